"""Setting up: boards, decks, survivors, starting equipment, who begins; both boxes, alone and together."""

import msgspec
import pytest

import overrun.darkside
import overrun.invader  # noqa: F401  # both boxes make their content known
from overrun.content import content_hash, library
from overrun.errors import OverrunError
from overrun.games import game_of, new, replay
from overrun.scifi import content, events, setup
from overrun.skirmish.identity import SkillEntry
from overrun.testing import rule
from tests.scifi.hands import (
    Story,
    asked,
    carried,
    held,
    kinds,
    number,
    options,
    packed,
    say,
    survivor,
    until,
    worn,
)

INVADER = ["cole", "vivian", "mitsuki", "baraka", "jared", "magnus"]
GREEN = list(library("darkside").of(content.SURVIVORS))
BOTH = ["invader", "darkside"]
M1 = "invader/m1-gathering-forces"
D1 = "darkside/m1-recovery-operation"


def ready(mission: str = M1, **said):
    """A game after the set-up, whatever had to be decided."""
    game = new(mission, seed=5, **said)
    until(game, "action", "done")
    return game


def cards_of(game, names) -> list[str]:
    return sorted(card for name in names for card in carried(game, name))


# Boards and tokens


@rule("scifi.setup.01-choose-mission", "scifi.setup.02-place-tiles", "scifi.setup.03-place-tokens")
def test_the_board_tokens_and_machines_are_those_of_the_mission() -> None:
    game = ready()
    board = game.world.board
    assert game.world.mission.id == M1
    assert board.name == M1
    spawns = {(spawn.colour, spawn.state) for spawn in game.state.spawns}
    assert spawns == {("red", "active"), ("purple", "asleep"), ("green", "asleep")}
    assert len(game.state.spawns) == 5
    assert {machine.of for machine in game.state.machines} == {"peacekeeper", "falchion"}
    assert len(game.world.objectives) == 6
    assert sorted(game.state.face_down) == ["green", "purple", "red", "red", "red", "red"]
    assert game.state.dead_mold.bit_count() == 2


@rule("scifi.setup.06-machine-cards", "scifi.def.mission-precedence")
def test_machines_have_no_card_in_any_deck() -> None:
    game = ready()
    assert not {"peacekeeper", "falchion"} & {kind.id for kind in game.world.cards}


def test_xenos_of_the_map_stand_there_from_the_start() -> None:
    game = new("invader/m0-breach", seed=1)
    assert sum(map(sum, game.state.horde)) == 3
    with_pits = new("darkside/m0-they-came-from-below", seed=1)
    assert with_pits.state.pits.bit_count() == 2
    assert sum(map(sum, with_pits.state.horde)) == 4


@rule("scifi.component.doors-neutral")
def test_five_neutral_doors_lie_in_reserve_and_coloured_ones_on_the_board() -> None:
    game = ready("invader/m7-xenium-burger")
    assert game.state.door_tokens == 5
    assert game.state.coloured == game.state.closed
    assert game.state.coloured.bit_count() == 2


# Survivors


@rule("scifi.setup.04-six-survivors", "scifi.def.player-count")
def test_six_survivors_are_shared_out_in_any_way() -> None:
    alone = ready()
    assert [alone.world.cast[s.who].id for s in alone.state.survivors] == INVADER
    assert {s.seat for s in alone.state.survivors} == {0}
    even = ready(seats=4)
    assert [s.seat for s in even.state.survivors] == [0, 0, 1, 1, 2, 3]
    uneven = ready(seats=2, survivors=[INVADER[:1], INVADER[1:]])
    assert [s.seat for s in uneven.state.survivors] == [0, 1, 1, 1, 1, 1]


@rule("scifi.mission.six-plus")
def test_fewer_than_six_do_not_play() -> None:
    with pytest.raises(OverrunError, match="6 to 12 survivors, not 5"):
        new(M1, survivors=INVADER[:5])


@pytest.mark.parametrize(
    ("said", "problem"),
    [
        ({"seats": 7}, "1 to 6 players, not 7"),
        ({"seats": 0}, "1 to 6 players"),
        ({"survivors": [*INVADER[:5], "cole"]}, "'cole' is chosen twice"),
        ({"survivors": [*INVADER[:5], "ned"]}, "no survivor 'ned'"),
        ({"survivors": [*INVADER[:5], "drake"]}, "no survivor 'drake'"),
        ({"seats": 2, "survivors": [INVADER]}, "1 seats, but there are 2"),
        ({"seats": 2, "survivors": [INVADER, []]}, "seat 1 has 0"),
        ({"boxes": ["darkside"]}, "needs the box invader"),
        ({"boxes": ["invader", "classic"]}, "no box 'classic'"),
        ({"machines": ["maul-9000"]}, "no machine 'maul-9000'"),
        ({"machines": ["vindicator"]}, "no machine 'vindicator'"),
        ({"boxes": "darkside"}, "needs the box invader"),
        ({"house": {"easier": True}}, "house rules"),
        ({"difficulty": {"level": 3}}, "difficulty"),
        ({"difficulty": {"easy": False, "hard": False, "extra_activations": False}}, "leave one in"),
        ({"tempo": 3}, "no set-up option 'tempo'"),
        ({"scenario": {"peple": []}}, "cannot be laid out"),
    ],
)
def test_what_cannot_be_set_up_is_refused_in_one_sentence(said, problem) -> None:
    with pytest.raises(OverrunError, match=problem):
        new(M1, **said)


def test_an_unknown_mission_is_refused() -> None:
    with pytest.raises(OverrunError, match="no mission 'invader/m99'"):
        new("invader/m99")


@rule(
    "scifi.setup.10-armor", "scifi.setup.11-blue-skill", "scifi.setup.11-xp-zero", "scifi.setup.05-dashboard"
)
def test_everybody_begins_unhurt_unexperienced_and_with_the_blue_skill() -> None:
    game = ready()
    for name, armour, skills in (("cole", 2, ("search-2-cards",)), ("baraka", 3, ("lucky",))):
        who = survivor(game, name)
        assert (who.armour, who.base_armour, who.experience, who.skills) == (armour, armour, 0, skills)


@rule("scifi.skill.starts-with-armor")
def test_a_skill_may_give_more_armour_as_the_base(monkeypatch) -> None:
    game = with_skill(monkeypatch, "cole", SkillEntry("scifi.skill.starts-with-armor", of="4"))
    assert (survivor(game, "cole").armour, survivor(game, "cole").base_armour) == (4, 4)
    assert survivor(game, "vivian").armour == 2


@rule("scifi.setup.09-place-survivors")
def test_survivors_stand_in_the_starting_zone() -> None:
    game = ready("invader/m2-rockn-rolly")
    start = game.world.board.tokens_of("start")[0].zone
    assert {s.zone for s in game.state.survivors} == {start}
    assert not any(s.camouflaged or s.acted or s.experience for s in game.state.survivors)


@rule("scifi.setup.12-first-player")
def test_the_players_agree_who_begins() -> None:
    story = Story()
    game = new(M1, seed=1, seats=3, sink=story)
    until(game, "first-player", "done")
    assert game.question.seats == (0, 1, 2)
    assert options(game) == ["first 0", "first 1", "first 2"]
    game.choose("first 1", seat=2)
    assert game.state.first_player == 1
    assert [event.seat for event in story.of(events.FirstPlayer)] == [1]
    assert game.question.seats == (1,)


# Two groups


@rule("invader.mission.m1-gathering-forces.setup.two-groups-at-random")
def test_two_groups_by_chance_are_equal() -> None:
    splits = set()
    for seed in range(4):
        game = new(M1, seed=seed)
        until(game, "action", "done")
        zones = [s.zone for s in game.state.survivors]
        assert sorted(zones.count(token.zone) for token in game.world.board.tokens_of("start")) == [3, 3]
        splits.add(tuple(zones))
    assert len(splits) > 1


@rule("darkside.mission.m10-demo-squad.setup.two-groups-by-choice")
def test_two_groups_by_choice_are_as_equal_as_can_be() -> None:
    game = new("darkside/m10-demo-squad", seed=1)
    until(game, "group", "done")
    one, two = (token.zone for token in game.world.board.tokens_of("start"))
    for name in GREEN[:3]:
        assert options(game) == [f"start {name} {one}", f"start {name} {two}"]
        say(game, f"start {name} {two}")
    # Half of them are there: the others have no choice.
    assert asked(game) != "group"
    assert [s.zone for s in game.state.survivors] == [two] * 3 + [one] * 3


# Invader's starting equipment


@rule(
    "invader.setup.06-starting-equipment", "invader.setup.07-distribute", "invader.ambiguity.start-one-each"
)
def test_the_six_cards_of_invader_go_one_to_each() -> None:
    game = new(M1, seed=1)
    assert options(game) == ["deal cole smg", "deal cole cattle-prod"]
    say(game, "deal cole cattle-prod", "deal vivian smg", "deal mitsuki smg")
    # The two guns are gone; the prods that are left need no question.
    assert asked(game) != "gear"
    until(game, "action")
    assert {name: held(game, name) for name in INVADER} == {
        "cole": ["cattle-prod"],
        "vivian": ["smg"],
        "mitsuki": ["smg"],
        "baraka": ["cattle-prod"],
        "jared": ["cattle-prod"],
        "magnus": ["cattle-prod"],
    }


@rule(
    "scifi.setup.07-skill-equipment",
    "scifi.skill.starts-with-equipment",
    "scifi.ambiguity.starts-with-source",
)
def test_a_card_of_a_skill_comes_on_top_from_the_deck(monkeypatch) -> None:
    game = with_card(monkeypatch, "cole", "chainsaw")
    until(game, "action", "deal cole cattle-prod")
    assert sorted(carried(game, "cole")) in (["cattle-prod", "chainsaw"], ["chainsaw", "smg"])
    assert kinds(game, game.state.equipment_deck).count("chainsaw") == 1
    assert all(carried(game, name) for name in INVADER)


@rule("scifi.setup.07-at-least-one-card", "invader.ambiguity.start-one-each")
def test_who_has_a_card_already_may_go_without_and_another_gets_two(monkeypatch) -> None:
    game = with_card(monkeypatch, "cole", "chainsaw")
    assert options(game) == ["none cole", "deal cole smg", "deal cole cattle-prod"]
    say(game, "none cole", "deal vivian smg", "deal mitsuki smg")
    # One prod is left over when everybody has a card.
    assert options(game) == [f"deal {name} cattle-prod" for name in INVADER]
    say(game, "deal magnus cattle-prod")
    until(game, "action")
    assert carried(game, "cole") == ["chainsaw"]
    assert carried(game, "magnus") == ["cattle-prod", "cattle-prod"]


@rule("scifi.ambiguity.starts-with-source")
def test_if_all_cards_are_in_use_there_is_an_extra_one(monkeypatch) -> None:
    game = with_card(monkeypatch, "cole", "prototype-sniper-rifle", copies=0)
    until(game, "action", "none cole")
    assert "prototype-sniper-rifle" in carried(game, "cole")
    assert "prototype-sniper-rifle" not in kinds(game, game.state.prototypes)


def with_card(monkeypatch, name: str, kind: str, copies: int = 1):
    """A game in which somebody begins with a card."""
    return with_skill(monkeypatch, name, SkillEntry("scifi.skill.starts-with-equipment", of=kind), copies)


def with_skill(monkeypatch, name: str, entry: SkillEntry, copies: int = 1):
    """A game in which somebody's blue skill is another one."""
    real = setup.make_world

    def changed(*args, **named):
        world = real(*args, **named)
        world.cast = tuple(
            msgspec.structs.replace(person, blue=(entry,)) if person.id == name else person
            for person in world.cast
        )
        if not copies:
            world.cards = tuple(kind for kind in world.cards if kind.id != entry.of)
            world.starting = setup._starting_cards(world.cards)
        return world

    monkeypatch.setattr(setup, "make_world", changed)
    return new("invader/m9-uninvited-guests", seed=1)


# Dark Side's starting equipment


@rule(
    "darkside.setup.06-starting-equipment", "darkside.setup.07-green-squad", "darkside.ex.green-squad-start"
)
def test_the_green_squad_begins_with_a_prod_and_a_pistol_each() -> None:
    game = new(D1, seed=1)
    assert asked(game) == "drone"
    say(game, "done")
    until(game, "action")
    for name in GREEN:
        assert held(game, name) == ["cattle-prod", "pistol"]
        assert survivor(game, name).armour == 3
    # Drones that nobody wants are not in the game.
    assert kinds(game, game.state.out).count("search-drone") == 2
    assert "search-drone" not in kinds(game, game.state.equipment_deck)


@rule("darkside.setup.07-search-drones")
def test_up_to_two_drones_go_to_two_members_of_the_squad() -> None:
    game = new(D1, seed=1)
    assert options(game) == [*(f"deal {name} search-drone" for name in GREEN), "done"]
    say(game, f"deal {GREEN[2]} search-drone")
    assert f"deal {GREEN[2]} search-drone" not in options(game)
    say(game, f"deal {GREEN[0]} search-drone")
    assert asked(game) != "drone"
    until(game, "action")
    assert worn(game, GREEN[2]) == worn(game, GREEN[0]) == ["search-drone"]
    assert worn(game, GREEN[1]) == []


@rule("darkside.mission.m5-gallants-book.setup.search-drones")
def test_where_drones_lie_on_the_board_none_is_dealt() -> None:
    game = new("darkside/m5-gallants-book", seed=1)
    assert asked(game) != "drone"
    until(game, "action")
    assert all("search-drone" not in carried(game, name) for name in GREEN)
    assert kinds(game, game.state.aside).count("search-drone") == 2


@rule("darkside.setup.07-other-survivors", "darkside.def.replace-survivors")
def test_others_get_a_prod_or_a_pistol_and_no_drone() -> None:
    game = new(D1, seed=1, boxes=BOTH, survivors=[*GREEN[:5], "cole"])
    assert not [text for text in options(game) if "cole" in text]
    say(game, "done")
    assert options(game) == ["deal cole cattle-prod", "deal cole pistol"]
    say(game, "deal cole pistol")
    until(game, "action")
    assert carried(game, "cole") == ["pistol"]
    assert cards_of(game, GREEN[:5]) == ["cattle-prod"] * 5 + ["pistol"] * 5


# Both boxes


@rule("mixed.ambiguity.starting-equipment")
def test_in_an_invader_mission_the_green_squad_keeps_its_own_gear() -> None:
    game = new(M1, seed=1, boxes=BOTH, survivors=[*INVADER[:4], *GREEN[:2]])
    say(game, f"deal {GREEN[0]} search-drone", "done")
    say(game, "deal cole smg", "deal vivian smg")
    # The six cards of Invader are shared by four: two prods are left over.
    say(game, "deal mitsuki cattle-prod", "deal cole cattle-prod")
    until(game, "action")
    assert cards_of(game, INVADER[:4]) == ["cattle-prod"] * 4 + ["smg"] * 2
    assert carried(game, "cole") == ["cattle-prod", "smg"]
    assert held(game, GREEN[0]) == held(game, GREEN[1]) == ["cattle-prod", "pistol"]
    assert worn(game, GREEN[0]) == ["search-drone"]


@rule("mixed.ambiguity.decks-default", "mixed.setup.decks", "mixed.difficulty.card-numbers")
def test_both_boxes_are_shuffled_together() -> None:
    game = ready(boxes=BOTH)
    assert sorted(game.state.xeno_deck) == [*range(1, 55), *range(61, 115)]
    deck = kinds(game, game.state.equipment_deck)
    assert {"mold-spawn-1-tank", "pit-spawn-1-driller-tank", "flamethrower", "minigun"} <= set(deck)
    assert deck.count("sledge") == 6
    # Drones are found in Invader's deck; those of Dark Side are starting equipment.
    assert deck.count("search-drone") == 2
    assert len(game.state.prototypes) == 9
    assert [figure.id for figure in game.world.figures][::4] == ["worker", "driller-worker"]


@rule("mixed.board.compatible", "scifi.def.era-compatibility", "mixed.ambiguity.supply")
def test_each_kind_of_figure_of_both_boxes_has_its_own_supply() -> None:
    world = ready(boxes=BOTH).world
    supply = {figure.id: count for figure, count in zip(world.figures, world.supply, strict=True)}
    assert supply == {
        "worker": 35,
        "tank": 14,
        "hunter": 14,
        "spoiler-abomination": 1,
        "driller-worker": 35,
        "driller-tank": 14,
        "driller-hunter": 14,
        "driller-abomination": 1,
    }


@rule("scifi.machine.swap")
def test_another_bot_may_stand_in_for_the_own_one() -> None:
    game = ready(boxes=BOTH, machines=["vindicator"])
    assert {machine.of for machine in game.state.machines} == {"vindicator", "falchion"}


# Decks


@rule("scifi.setup.08-decks", "invader.setup.06-oxygen", "invader.setup.06-prototypes")
def test_what_is_set_aside_is_not_in_the_equipment_deck() -> None:
    game = ready()
    deck = kinds(game, game.state.equipment_deck)
    assert len(deck) == 71 - 2 - 6 - 6 - 4
    assert not {"oxygen-tank", "cattle-prod"} & set(deck)
    assert not [kind for kind in deck if kind.startswith("prototype")]
    assert deck.count("smg") == 2
    assert kinds(game, game.state.oxygen) == ["oxygen-tank"] * 6
    assert len(game.state.prototypes) == 4
    assert sorted(game.state.xeno_deck) == list(range(1, 55))
    assert new(M1, seed=2).state.equipment_deck != new(M1, seed=3).state.equipment_deck


@rule("darkside.setup.06-prototypes")
def test_dark_side_sets_five_prototypes_aside() -> None:
    assert len(ready(D1).state.prototypes) == 5


@rule("scifi.difficulty.free-mix", "invader.difficulty.easy-cards", "invader.difficulty.hard-cards")
def test_parts_of_the_xeno_deck_may_be_left_out() -> None:
    def numbers(**difficulty):
        return sorted(ready(difficulty=difficulty).state.xeno_deck)

    assert numbers(hard=False, extra_activations=False) == list(range(1, 26))
    assert numbers(easy=False, extra_activations=False) == list(range(26, 51))
    assert numbers(easy=False, hard=False) == list(range(51, 55))


@rule("darkside.difficulty.easy-cards", "darkside.difficulty.extra-activation-cards")
def test_dark_sides_parts_have_numbers_of_their_own() -> None:
    easy = ready(D1, difficulty={"hard": False, "extra_activations": False})
    assert sorted(easy.state.xeno_deck) == list(range(61, 86))
    extra = ready(D1, difficulty={"hard": False, "easy": False})
    assert sorted(extra.state.xeno_deck) == list(range(111, 115))


@rule("invader.mission.m0-breach.setup.set-aside-cards")
def test_cards_that_an_objective_gives_are_set_aside() -> None:
    game = ready("invader/m0-breach")
    assert sorted(kinds(game, game.state.aside)) == ["energy-cell", "prototype-light-machine-gun"]
    assert kinds(game, game.state.equipment_deck).count("energy-cell") == 5
    assert "prototype-light-machine-gun" not in kinds(game, game.state.prototypes)


def test_a_larger_pool_of_figures_is_a_house_rule() -> None:
    world = ready(house={"larger_figure_pool": True}).world
    assert world.supply == (70, 28, 28, 1)


# More than six


@rule("scifi.difficulty.seven-spawn-tokens", "scifi.ex.seven-plus-tokens")
@pytest.mark.parametrize(("people", "tokens"), [(6, 0), (7, 1), (8, 1), (9, 2), (10, 2), (11, 3), (12, 3)])
def test_every_two_survivors_beyond_six_bring_a_spawn_token(people, tokens) -> None:
    game = ready(D1, seats=2, boxes=BOTH, survivors=[*GREEN, *INVADER][:people])
    assert len(game.state.spawns) == 4 + tokens


@rule("scifi.difficulty.seven-spawn-place", "scifi.difficulty.seven-multi-spawn")
def test_extra_spawn_tokens_lie_anywhere_also_on_others_and_each_draws_a_card() -> None:
    story = Story()
    game = new(D1, seed=1, seats=2, boxes=BOTH, survivors=[*GREEN, "cole"], sink=story)
    until(game, "extra-spawn", "done")
    assert len(options(game)) == len(game.world.board.zones)
    zone = game.state.spawns[0].zone
    say(game, f"spawn {zone}")
    assert [spawn.zone for spawn in game.state.spawns].count(zone) == 2
    assert [event.zone for event in story.of(events.SpawnPlaced)] == [zone]


@rule(
    "scifi.difficulty.seven-starting-card",
    "scifi.difficulty.seven-no-card",
    "scifi.difficulty.seven-reserved",
)
def test_the_seventh_gets_a_card_of_the_other_box_if_there_is_one() -> None:
    # Nobody of the squad: six cards of Invader for six, and prods of the other box are there for a seventh.
    names = [*INVADER, GREEN[0]]
    game = ready(M1, seats=2, boxes=BOTH, survivors=names)
    assert all(carried(game, name) for name in names)
    crowd = ready(D1, seats=2, boxes=BOTH, survivors=[*GREEN, *INVADER])
    with_card = [name for name in INVADER if carried(crowd, name)]
    # Six prods and six pistols are the squad's, and so are the drones; Invader's four prods are left.
    assert len(with_card) == 4
    assert all(held(crowd, name) == ["cattle-prod", "pistol"] for name in GREEN)
    assert not any("search-drone" in carried(crowd, name) for name in INVADER)


# Hidden things


@rule("invader.mission.m6-playing-with-fire.setup.hidden-purple-spawn", "invader.ambiguity.m6-hidden-active")
def test_one_of_the_face_down_spawn_tokens_is_purple_and_nobody_knows_which() -> None:
    places = set()
    for seed in range(6):
        game = new("invader/m6-playing-with-fire", seed=seed)
        hidden = [spawn for spawn in game.state.spawns if spawn.hidden]
        assert sorted(spawn.colour for spawn in hidden) == ["purple", "red"]
        assert {spawn.state for spawn in hidden} == {"active"}
        places.add(next(spawn.zone for spawn in hidden if spawn.colour == "purple"))
    assert len(places) > 1
    # Imagining the game deals it anew.
    until(game, "action", "done")
    dealt = {
        next(s.zone for s in game.imagine(seed).state.spawns if s.colour == "purple") for seed in range(8)
    }
    assert len(dealt) > 1


def test_the_record_of_a_set_up_says_everything() -> None:
    game = ready(seats=2, survivors=[["cole"], INVADER[1:]], boxes=BOTH)
    said = game.record.setup
    assert said["survivors"] == [["cole"], INVADER[1:]]
    assert said["boxes"] == BOTH
    assert said["seats"] == 2


@pytest.mark.parametrize("game", ["invader", "darkside"])
def test_a_box_lists_its_missions_in_order_and_its_survivors(game) -> None:
    entry = game_of(f"{game}/x")
    assert [info.id.partition("/")[2].partition("-")[0] for info in entry.missions()] == [
        f"m{n}" for n in range(11)
    ]
    assert all(info.players == (1, 2, 3, 4, 5, 6) for info in entry.missions())
    assert len(entry.survivors()) == 6


def test_nothing_is_dealt_into_the_backpack_without_need() -> None:
    game = ready()
    assert all(packed(game, name) == [] for name in INVADER)
    assert number(game, "cole") == 0


@rule("invader.ambiguity.m9-scientists")
def test_scientists_who_walk_are_people_and_no_tokens() -> None:
    game = new("invader/m9-uninvited-guests", seed=1)
    people = [
        (n, token) for n, token in enumerate(game.world.objectives) if token.colour in ("blue", "white")
    ]
    assert [(s.colour, s.zone) for s in game.state.scientists] == [(t.colour, t.zone) for _, t in people]
    assert game.state.lost == sum(1 << number for number, _ in people)


def test_the_crew_is_counted_from_the_start() -> None:
    assert new("invader/m3-the-rearguard", seed=1).state.crew == 10


def test_a_record_of_a_mixed_game_knows_the_content_of_both_boxes() -> None:
    alone = new(M1, seed=1).record
    mixed = new(M1, seed=1, boxes=BOTH).record
    assert alone.content == content_hash("invader")
    assert mixed.content == content_hash("invader", "darkside")
    assert len({alone.content, mixed.content, content_hash("darkside")}) == 3
    with pytest.raises(OverrunError, match="other content"):
        replay(msgspec.structs.replace(mixed, content=alone.content).json())

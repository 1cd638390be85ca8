"""Setting up a game: mission, board, decks, survivors, starting gear, first player."""

from collections import Counter
from typing import Any

import pytest

import overrun
from overrun.classic import events
from overrun.classic.setup import missions
from overrun.errors import OverrunError
from overrun.testing import rule
from tests.classic.helpers import AnyGame, Story, asked, carried, hands, options, pile, zone

ALL = sorted(missions())
CITY = "classic/01-city-blocks"
TUTORIAL = "classic/00-tutorial"


def begin(mission: str = CITY, **said: Any) -> AnyGame:
    return overrun.new(mission, **{"seed": 0, **said})


def owned_by(game: AnyGame) -> list[int]:
    """How many survivors each seat plays."""
    return [sum(s.seat == seat for s in game.state.survivors) for seat in range(game.world.seats)]


# The board


@rule("classic.setup.step-order")
def test_the_table_is_laid_then_gear_is_dealt_then_the_first_player_is_chosen_and_play_begins() -> None:
    story = Story()
    views: dict[str, Any] = {}

    def sink(event: Any, play: Any) -> None:
        story(event, play)
        views.setdefault(type(event).__name__, play.view())

    game = begin(seats=2, sink=sink)
    game.choose("first 0")
    told = list(dict.fromkeys(type(event).__name__ for event in story.events))
    wanted = ["GameStarted", "Dealt", "FirstPlayer", "RoundStarted"]
    assert [name for name in told if name in wanted] == wanted
    # When the game starts, tokens, decks and survivors are there; gear is not.
    table = views["GameStarted"]
    assert table["closed_doors"]
    assert table["objectives"]
    assert table["zombie_deck"] == 42
    assert table["equipment_deck"] == 52
    assert all(person["hands"] == [None, None] for person in table["survivors"])


@rule("classic.setup.choose-mission")
def test_exactly_one_known_mission_is_played() -> None:
    assert begin().world.mission.id == CITY
    with pytest.raises(
        OverrunError, match=r"there is no mission 'classic/99-nowhere'; classic has: .*01-city-blocks"
    ):
        begin("classic/99-nowhere")


@rule("classic.setup.place-tiles")
@pytest.mark.parametrize(
    ("mission", "tiles"),
    [
        ("classic/00-tutorial", "2B 1B"),
        ("classic/01-city-blocks", "2C 1C 4B 5C 7B 5D 6B 5E 1B"),
        ("classic/02-y-zone", "4B 4E 1B 7B 5D 6B 3C 4C 2C"),
        ("classic/03-24hrs-race", "2C 4D 4B 5C 6B 5F 1B 3C 4E"),
        ("classic/04-drive-by-shooting", "3C 4D 2C 5F 4E 4B 2B 5C"),
        ("classic/05-big-w", "5D 2C 1C 7B 5C 6B 5E 1B 4B"),
        ("classic/06-the-escape", "4C 2C 7B 3C 1B 5D"),
        ("classic/07-grindhouse", "3C 2C 2B 4C"),
        ("classic/08-zombie-police", "2C 7B 4B 1B 5C 3C"),
        ("classic/09-might-makes-right", "1B 2B 2C 7B"),
        ("classic/10-small-town", "7B 2B 5B 5C"),
    ],
)
def test_the_tiles_are_those_the_mission_names(mission: str, tiles: str) -> None:
    board = begin(mission).world.board
    assert sorted(placement.tile for placement in board.placements) == sorted(tiles.split())


def placed(mission: str, kind: str) -> list[Any]:
    """The tokens of a kind in the mission's own file."""
    return [token for token in missions()[mission].token if token.kind == kind]


@rule("classic.setup.place-doors")
@pytest.mark.parametrize("mission", ALL)
def test_doors_stand_where_the_map_shows_them_closed_unless_it_says_open(mission: str) -> None:
    game = begin(mission)
    board = game.world.board
    marked = {
        frozenset(board.at(place) for place in token.between): token.state != "open"
        for token in placed(mission, "door")
    }
    standing = {frozenset((door.a, door.b)): bool(game.state.closed >> door.id & 1) for door in board.doors}
    assert marked
    assert {zones: standing[zones] for zones in marked} == marked
    # No door is closed that the map does not show.
    assert {zones for zones, closed in standing.items() if closed} <= set(marked)


@rule("classic.setup.place-cars")
@pytest.mark.parametrize("mission", ALL)
def test_cars_stand_where_the_map_shows_them(mission: str) -> None:
    game = begin(mission)
    wanted = [(token.of, zone(game, token.at)) for token in placed(mission, "car")]
    assert [(car.of, car.zone) for car in game.state.cars] == wanted
    assert all(car.seats == [-1] * 4 and not car.searched for car in game.state.cars)


@rule("classic.setup.place-objectives")
@pytest.mark.parametrize("mission", ALL)
def test_objectives_lie_where_the_map_shows_them(mission: str) -> None:
    game = begin(mission)
    wanted = [zone(game, token.at) for token in placed(mission, "objective")]
    assert [token.zone for token in game.world.objectives] == wanted
    assert game.view()["objectives"] == list(range(len(wanted)))


@rule("classic.setup.place-other-marks")
@pytest.mark.parametrize("mission", ALL)
def test_spawn_zones_exits_and_zombies_are_where_the_map_shows_them(mission: str) -> None:
    game = begin(mission)
    spawns = sorted((zone(game, t.at), t.state != "asleep") for t in placed(mission, "spawn"))
    assert spawns
    assert sorted((s["zone"], s["active"]) for s in game.view()["spawns"]) == spawns
    exits = {zone(game, token.at) for token in placed(mission, "exit")}
    assert {z for z in range(len(game.state.noise)) if game.world.exits >> z & 1} == exits
    figures = Counter[tuple[int, str]]()
    for token in placed(mission, "enemy"):
        figures[zone(game, token.at), token.of] += token.count
    shown = Counter(
        {
            (entry["zone"], kind): entry[kind]
            for entry in game.view()["zombies"]
            for kind in entry
            if kind != "zone"
        }
    )
    assert shown == figures


@rule("classic.setup.place-other-marks")
def test_the_permanent_noise_of_grindhouse_lies_on_the_board() -> None:
    game = begin("classic/07-grindhouse")
    marked = {zone(game, token.at): token.count for token in placed("classic/07-grindhouse", "noise")}
    assert sorted(marked.values()) == [7, 7]
    assert {z: count for z, count in enumerate(game.state.permanent_noise) if count} == marked


# Decks


@rule(
    "classic.setup.aside-pimpmobile-cards",
    "classic.setup.aside-molotov",
    "classic.setup.aside-pan",
    "classic.setup.aside-wounded",
    "classic.setup.aside-starter-trio",
)
def test_what_is_set_aside_is_not_in_the_equipment_deck() -> None:
    """Amy, Doug, Josh and Ned take nothing out of the deck; they share axe, crowbar, pistol and a pan."""
    game = begin(survivors=["amy", "doug", "josh", "ned"])
    deck = Counter(pile(game, game.state.equipment_deck))
    assert not deck.keys() & {"evil-twins", "mas-shotgun", "molotov", "pan", "wounded"}
    # Of two axes, two crowbars and three pistols one each has been taken out.
    assert (deck["fire-axe"], deck["crowbar"], deck["pistol"]) == (1, 1, 2)
    dealt = sorted(card for name in ("amy", "doug", "josh", "ned") for card in carried(game, name))
    assert dealt == ["crowbar", "fire-axe", "pan", "pistol"]
    aside = Counter(pile(game, game.state.aside))
    assert aside == {"evil-twins": 1, "mas-shotgun": 1, "molotov": 2, "pan": 2, "wounded": 6}


@rule("classic.setup.shuffle-zombie-deck")
def test_all_42_zombie_cards_are_shuffled() -> None:
    first, second = begin(seed=1).state.zombie_deck, begin(seed=2).state.zombie_deck
    assert sorted(first) == sorted(second) == list(range(1, 43))
    assert first != second
    assert first != sorted(first)


@rule("classic.setup.shuffle-equipment-deck")
def test_the_other_equipment_cards_are_shuffled() -> None:
    team = ["amy", "doug", "josh", "ned"]
    first, second = begin(seed=1, survivors=team), begin(seed=2, survivors=team)
    assert len(first.state.equipment_deck) == 62 - 3 - 2 - 2 - 3
    assert sorted(first.state.equipment_deck) == sorted(second.state.equipment_deck)
    assert first.state.equipment_deck != second.state.equipment_deck
    assert first.state.equipment_deck != sorted(first.state.equipment_deck)


@rule("classic.setup.shuffle-equipment-deck", "classic.setup.shuffle-zombie-deck")
def test_decks_are_face_down() -> None:
    shown = begin().view()
    assert (shown["zombie_deck"], shown["zombie_discard"]) == (42, [])
    assert isinstance(shown["equipment_deck"], int)
    assert begin(seed=3).view()["zombie_deck"] == 42


# Survivors


@rule("classic.setup.survivors-one-player")
def test_one_player_runs_four() -> None:
    assert owned_by(begin(seats=1)) == [4]
    with pytest.raises(OverrunError, match="needs at least 4 survivors, not 3"):
        begin(seats=1, survivors=["amy", "doug", "josh"])


@rule("classic.setup.survivors-two-players")
def test_two_players_run_three_each() -> None:
    assert owned_by(begin(seats=2)) == [3, 3]


@rule("classic.setup.survivors-three-players")
def test_three_players_run_two_each() -> None:
    assert owned_by(begin(seats=3)) == [2, 2, 2]


@rule("classic.setup.survivors-four-to-six-players")
@pytest.mark.parametrize("seats", [4, 5, 6])
def test_four_to_six_players_run_one_each(seats: int) -> None:
    assert owned_by(begin(seats=seats)) == [1] * seats


@rule("classic.setup.survivors-four-to-six-players")
def test_a_seventh_player_and_none_at_all_are_refused() -> None:
    for seats in (0, 7, "two"):
        with pytest.raises(OverrunError, match="is for 1 to 6 players"):
            begin(seats=seats)


def test_naming_the_survivors_overrides_how_many_there_are() -> None:
    assert owned_by(begin(seats=2, survivors=["amy", "doug", "josh", "ned"])) == [2, 2]
    assert owned_by(begin(survivors=["amy", "doug", "josh", "ned", "phil", "wanda"])) == [6]


@rule("classic.ambiguity.min-survivors")
def test_missions_that_want_six_get_six_shared_out_from_the_first_seat_on() -> None:
    big = "classic/05-big-w"
    assert [owned_by(begin(big, seats=seats)) for seats in (1, 2, 3, 4, 5, 6)] == [
        [6],
        [3, 3],
        [2, 2, 2],
        [2, 2, 1, 1],
        [2, 1, 1, 1, 1],
        [1, 1, 1, 1, 1, 1],
    ]
    four = ["amy", "doug", "josh", "ned"]
    with pytest.raises(OverrunError, match="needs at least 6 survivors, not 4"):
        begin(big, survivors=four)
    relaxed = begin(big, survivors=four, house={"enforce_min_survivors": False})
    assert owned_by(relaxed) == [4]


@rule("classic.setup.survivors-distinct")
def test_nobody_is_chosen_twice() -> None:
    with pytest.raises(OverrunError, match="'ned' is chosen twice"):
        begin(survivors=["ned", "amy", "ned", "josh"])


def test_survivors_are_named_in_any_case_and_unknown_ones_refused() -> None:
    game = begin(survivors=["Ned", "WANDA", "Phil", "amy"])
    assert [person["id"] for person in game.view()["survivors"]] == ["ned", "wanda", "phil", "amy"]
    with pytest.raises(OverrunError, match="there is no survivor 'bob'; there are: amy, "):
        begin(survivors=["bob", "amy", "ned", "josh"])


@rule("classic.setup.place-survivors")
@pytest.mark.parametrize("mission", ALL)
def test_everybody_starts_on_the_starting_area(mission: str) -> None:
    game = begin(mission)
    starts = {zone(game, token.at) for token in placed(mission, "start")}
    assert starts
    assert {s.zone for s in game.state.survivors} <= starts


@rule("classic.setup.experience-tracker-start", "classic.ambiguity.first-square")
def test_everybody_begins_with_no_experience_at_the_blue_level() -> None:
    game = begin(seats=6)
    assert [s.experience for s in game.state.survivors] == [0] * 6
    assert {person["level"] for person in game.view()["survivors"]} == {"blue"}


@rule("classic.setup.skill-counter-start")
def test_everybody_begins_with_the_blue_skill() -> None:
    game = begin(seats=6)
    assert {person["id"]: person["skills"] for person in game.view()["survivors"]} == {
        "amy": ["free-move"],
        "doug": ["matching-set"],
        "josh": ["slippery"],
        "ned": ["free-search"],
        "phil": ["starts-with-pistol"],
        "wanda": ["two-zones-per-move"],
    }


# Starting gear


@rule(
    "classic.setup.starting-gear-pool",
    "classic.setup.starting-gear-pan-count",
    "classic.setup.starting-gear-one-each",
)
@pytest.mark.parametrize(("seats", "pans"), [(4, 1), (5, 2), (6, 3)])
def test_one_card_each_of_axe_crowbar_pistol_and_pans(seats: int, pans: int) -> None:
    story = Story()
    begin(seats=seats, sink=story)
    dealt = story.of(events.Dealt)[:seats]
    assert sorted(event.survivor for event in dealt) == list(range(seats))
    assert sorted(event.card for event in dealt) == sorted(["crowbar", "fire-axe", "pistol"] + ["pan"] * pans)
    # Whoever is dealt a card does not take it as well.
    assert story.of(events.CardTaken) == []


@rule("classic.setup.starting-gear-random")
def test_starting_gear_is_dealt_at_random() -> None:
    """Over many games Amy gets each of the four cards about as often: 60 games, 15 expected."""
    got = Counter(
        carried(begin(seed=seed, survivors=["amy", "doug", "josh", "ned"]), "amy")[0] for seed in range(60)
    )
    assert got.keys() == {"crowbar", "fire-axe", "pistol", "pan"}
    assert all(5 <= count <= 28 for count in got.values())


@rule("classic.setup.starting-gear-random")
def test_a_dealt_weapon_is_in_hand() -> None:
    game = begin(survivors=["amy", "doug", "josh", "ned"])
    assert all(len(hands(game, name)) == 1 for name in ("amy", "doug", "josh", "ned"))


@rule(
    "classic.example.phil-two-pistols",
    "classic.setup.starting-skill-gear-extra",
    "classic.setup.starting-skill-gear-source",
)
def test_phil_may_begin_with_two_pistols() -> None:
    """Three pistols: one is dealt, one comes out of the deck for Phil's skill, one stays in the deck."""
    names = ["phil", "amy", "doug", "ned"]
    held = {}
    for seed in range(20):
        game = begin(seed=seed, survivors=names)
        held[seed] = carried(game, "phil")
        assert "pistol" in held[seed]
        assert len(held[seed]) == 2
        assert pile(game, game.state.equipment_deck).count("pistol") == 1
        assert len(game.state.equipment_deck) == 51
    lucky = [seed for seed, cards in held.items() if cards == ["pistol", "pistol"]]
    assert lucky
    game = begin(seed=lucky[0], survivors=names)
    assert hands(game, "phil") == ["pistol", "pistol"]


@rule("classic.ambiguity.starting-gear-under-four")
@pytest.mark.parametrize("seats", [1, 2])
def test_with_fewer_than_three_survivors_the_rest_of_the_weapons_stays_out(seats: int) -> None:
    game = begin("classic/09-might-makes-right", seats=seats, survivors=["amy", "ned"][:seats])
    dealt = [card for name in ["amy", "ned"][:seats] for card in carried(game, name)]
    assert len(dealt) == seats
    assert sorted(dealt + pile(game, game.state.out)) == ["crowbar", "fire-axe", "pistol"]
    deck = Counter(pile(game, game.state.equipment_deck))
    assert (deck["fire-axe"], deck["crowbar"], deck["pistol"]) == (1, 1, 2)


@rule("classic.ambiguity.tutorial-pans")
def test_in_the_tutorial_three_pans_are_dealt_and_the_others_have_nothing() -> None:
    without = Counter[str]()
    for seed in range(12):
        game = begin(TUTORIAL, seed=seed, survivors=["amy", "doug", "josh", "ned"])
        cards = {name: carried(game, name) for name in ("amy", "doug", "josh", "ned")}
        assert sorted(cards.values()) == [[], ["pan"], ["pan"], ["pan"]]
        without.update(name for name, held in cards.items() if not held)
    assert len(without) > 1  # who goes without is a matter of chance
    kind = begin(TUTORIAL, survivors=["amy", "doug", "josh", "ned"], house={"tutorial_pan_for_all": True})
    assert [carried(kind, name) for name in ("amy", "doug", "josh", "ned")] == [["pan"]] * 4


# The first player


@rule("classic.setup.first-player-choice", "classic.setup.first-player-not-random")
def test_the_players_agree_on_the_first_player() -> None:
    game = begin(seats=3)
    assert asked(game) == "first-player"
    assert game.question is not None
    assert [*game.question.seats] == [0, 1, 2]
    assert options(game) == ["first 0", "first 1", "first 2"]
    game.choose("first 2", seat=1)
    assert game.state.first_player == 2
    assert [*game.question.seats] == [2]


@rule("classic.setup.first-player-not-random")
@pytest.mark.parametrize("seed", [0, 1, 2])
def test_the_choice_alone_decides_whatever_the_seed(seed: int) -> None:
    game = begin(seats=2, seed=seed)
    game.choose("first 1")
    assert game.state.first_player == 1
    alone = begin(seats=1, seed=seed)
    assert asked(alone) == "activate"


def test_unknown_set_up_options_and_house_rules_are_refused() -> None:
    with pytest.raises(
        OverrunError, match="knows no set-up option 'colour'; it knows seats, survivors, house"
    ):
        begin(colour="red")
    with pytest.raises(OverrunError, match=r"house rules, .*known are y_zone_strict"):
        begin(house={"bonus_lives": 3})

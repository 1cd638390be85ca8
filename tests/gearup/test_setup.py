"""Setting up, rounds, turns and cards."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import overrun
from overrun.content import check_game, check_pack, library
from overrun.errors import OverrunError
from overrun.gearup import content, events
from overrun.gearup.guide import house_rules
from overrun.gearup.setup import missions
from overrun.testing import rule
from overrun.words import Words

from .table import Table

SUPER = "gearup/super-abomination-easy"


def finish_round(table: Table) -> None:
    """Do as little as possible until the second round begins."""
    while table.game.question is not None and table.now.round == 1:
        question = table.game.question
        done = [o.text for o in question.options if o.verb in ("done", "unlock")]
        table.choose((done or [question.options[-1].text])[0])


def new(mission: str = SUPER, **setup: Any) -> Any:
    return overrun.new(mission, seed=4, **setup)


@rule("gearup.setup.choose-boss", "gearup.setup.difficulties", "gearup.setup.beginner-defaults")
def test_every_boss_at_every_difficulty() -> None:
    ids = list(missions())
    assert len(ids) == 24
    assert ids[0] == SUPER  # the one for beginners comes first
    assert {name.rpartition("-")[2] for name in ids} == {"easy", "standard", "hard", "nightmare"}
    assert new("gearup/the-mutation-hard").world.boss.boss == "the-mutation"


@rule("gearup.def.player-count", "gearup.setup.choose-survivor", "gearup.setup.dashboard-side")
def test_one_to_six_players() -> None:
    for seats in range(1, 7):
        game = new(seats=seats)
        assert len(game.state.survivors) == game.world.aid.players == seats
        assert game.world.people[0].health == (12 if seats == 1 else 10)
    for wrong in (0, 7, "two"):
        with pytest.raises(OverrunError, match="1 to 6 players"):
            new(seats=wrong)
    with pytest.raises(OverrunError, match="exactly one survivor"):
        new(seats=3, survivors=["ethan", "lisa"])


@rule("gearup.setup.survivors-distinct")
def test_nobody_twice() -> None:
    with pytest.raises(OverrunError, match="chosen twice"):
        new(survivors=["ethan", "Ethan"])
    with pytest.raises(OverrunError, match="there is no survivor 'bob'"):
        new(survivors=["bob"])


@pytest.mark.parametrize(
    ("said", "wrong"),
    [
        ({"colour": 1}, "no set-up option 'colour'"),
        ({"house": {"foo": True}}, "house rules"),
        ({"house": {"deadsox_order": ["batter"]}}, "deadsox_order"),
        ({"leader": 2, "seats": 2}, "the leader is one of the seats 0 to 1"),
    ],
)
def test_mistakes_are_named(said: dict[str, Any], wrong: str) -> None:
    with pytest.raises(OverrunError, match=wrong):
        new(**said)
    with pytest.raises(OverrunError, match="there is no mission"):
        new("gearup/santa-easy")


@rule("gearup.setup.zombie-decks", "gearup.setup.turn-deck", "gearup.q.open-information")
def test_decks_are_shuffled_and_face_down() -> None:
    games = [overrun.new(SUPER, seed=seed, seats=2) for seed in range(4)]
    assert len({tuple(game.state.regular_deck) for game in games}) == 4
    assert len({tuple(game.state.turn_row) for game in games}) == 4
    state = games[0].state
    assert len(state.regular_deck) == 48 - 4 and len(state.special_deck) == 24
    seen = games[0].view()
    assert seen["regular_deck"] == 44
    assert not any(key in seen for key in ("turn_row", "turn_aside", "spawn_row", "rng"))
    assert games[0].imagine(7).view() == seen


@rule(
    "gearup.setup.starting-spawn",
    "gearup.setup.starting-spawn-not-shared",
    "gearup.q.leader-numbers",
    "gearup.q.setup-order",
)
def test_the_first_zombies() -> None:
    for level, wanted in (("easy", (2, 0)), ("standard", (1, 1)), ("hard", (2, 1)), ("nightmare", (2, 2))):
        told: list[Any] = []
        game = overrun.new(
            f"gearup/screamer-{level}",
            seed=1,
            seats=3,
            sink=lambda event, play: told.append(event),  # noqa: B023
        )
        for street in game.state.street:
            tiers = [game.world.kinds[card].tier for card in street]
            assert tiers == ["regular"] * wanted[0] + ["special"] * wanted[1]
            assert {game.state.slot[card] for card in street} == {3}
        dealt = [event.seat for event in told if isinstance(event, events.Dealt)]
        assert dealt == [seat for seat in range(3) for _ in range(sum(wanted))]


@rule("gearup.setup.boss-side", "gearup.setup.spawn-aid-side", "gearup.q.spawn-aid-numbers")
def test_sides_of_the_cards() -> None:
    sides = {"easy": ("black", "black"), "standard": ("red", "black"), "hard": ("red", "red")}
    for level, (boss, aid) in {**sides, "nightmare": ("red", "red")}.items():
        world = new(f"gearup/screamer-{level}", seats=4).world
        assert (world.boss.side, world.aid.side, world.aid.players) == (boss, aid, 4)


@rule("gearup.setup.leader-chosen", "gearup.q.leader-after-round1", "gearup.round2.turns-1-2-no-boss-card")
def test_the_leader_meets_the_boss() -> None:
    table = Table("ethan", "lisa", "marcus", turn=9, leader=2, card="blue")
    table.zombie(0, "walker-a")
    table.play()
    finish_round(table)
    assert (table.now.round, table.now.turn, table.now.boss_at) == (2, 1, 2)
    assert table.now.cards_seen == []


@rule("gearup.setup.preferred-weapon-unlocked", "gearup.setup.empty-tracks", "gearup.q.starting-resources")
def test_dashboards_at_the_start() -> None:
    game = new(seats=3)
    for survivor, person in zip(game.state.survivors, game.world.people, strict=True):
        assert person.colors[0] == "yellow"
        assert survivor.unlocked == (2, 0, 0, 0)
        assert (survivor.lost, survivor.armor, survivor.ammo) == (0, 0, 0)
    assert new(seats=1).state.survivors[0].ammo == 3
    assert new(seats=1, house={"solo_starting_ammo": False}).state.survivors[0].ammo == 0


@rule("gearup.def.one-weapon-per-color", "gearup.def.starting-effect-kinds", "gearup.solo.companion-anatomy")
def test_weapons_of_the_box() -> None:
    loaded = library("gearup")
    weapons = loaded.of(content.WEAPONS).values()
    owned = Counter((weapon.survivor, weapon.color) for weapon in weapons)
    assert len(owned) == 24 and set(owned.values()) == {1}
    assert {weapon.start for weapon in weapons} == {"", "knockback", "multi-hit"}
    everything = {effect for weapon in weapons for effect in (weapon.start, *weapon.upgrades)} - {""}
    assert len(everything) == 13
    assert all(companion.effect for companion in loaded.of(content.COMPANIONS).values())
    multi = next(t for t in new(seats=1).world.companions if t.id == "june")
    assert (multi.hits, multi.effects) == (3, {"multi-hit"})


@rule("gearup.zombie.regular-types", "gearup.zombie.special-types")
def test_zombies_of_the_box() -> None:
    kinds = new(seats=2).world.kinds
    regular = Counter(kind.type for kind in kinds if kind.tier == "regular")
    special = Counter(kind.type for kind in kinds if kind.tier == "special")
    assert regular == {"walker": 12, "runner": 12, "crawler": 12, "zombie-dog": 12}
    assert special == {"soldier": 6, "stinky": 6, "brute": 6, "bomber": 6}
    assert {kind.type for kind in kinds if kind.ability} == {"stinky", "bomber"}


@rule("gearup.boss.each-rule-and-skill", "gearup.boss.special-attack-phase2-only", "gearup.q.achievements")
def test_bosses_and_boss_cards_of_the_box() -> None:
    loaded = library("gearup")
    bosses = loaded.of(content.BOSSES).values()
    assert len({boss.boss for boss in bosses}) == 6
    assert {boss.boss for boss in bosses if not boss.rule} == {"super-abomination"}
    assert all(boss.skill in ("scream", "break-armor", "direct", "blow", "volley") for boss in bosses)
    cards = loaded.of(content.BOSS_CARDS).values()
    phases = {card.phase for card in cards if "special-attack" in card.icons}
    assert phases == {2}
    assert sum(card.copies for card in cards) == 7
    # Nothing is counted beyond the game itself: there are no achievements.
    assert not [name for name in new().view() if "achievement" in name]


def test_fixed_figures_of_the_rulebook() -> None:
    loaded = library("gearup")
    cards = list(loaded.of(content.TURN_CARDS).values())
    assert Counter(card.color for card in cards) == {"red": 3, "blue": 3, "green": 3, "yellow": 1}
    assert sum(card.companion for card in cards) == 3
    spawns = {card.letter: card.copies for card in loaded.of(content.SPAWN_CARDS).values()}
    assert spawns == {"A": 3, "B": 2, "C": 2}
    draws = new("gearup/screamer-nightmare", seats=6).world
    most = [6 * draws.difficulty.start[tier] for tier in (0, 1)]
    for letter in [*"AAABBCC", "B"]:
        most = [have + more for have, more in zip(most, draws.aid.zombies(letter), strict=True)]
    assert most[0] <= 48 and most[1] <= 24  # the decks always suffice


ZOMBIE = """
[[zombie]]
id = "z"
origin = "published"
type = "walker"
tier = "regular"
copies = 1
speeds = ["slow"]
fixed_damage = 0
grid = ["oq", "o"]
"""
WEAPON = """
[[weapon]]
id = "w"
origin = "published"
survivor = "bob"
color = "red"
shape = ["##"]
upgrades = ["frenzy", "split"]
hits = 2
"""
BOSS = """
[[boss]]
id = "b"
origin = "published"
boss = "b"
name = "B"
side = "red"
skill = "scream"
body = []
"""
COMPANION = """
[[companion]]
id = "bob"
origin = "published"
shape = ["#"]
effect = "split"
hits = 2
"""
BROKEN = {
    "zombies.toml": (ZOMBIE, ["equally long", "not of q"]),
    "weapons.toml": (WEAPON, ["no survivor 'bob'", "Frenzy track", "Multi Hit"]),
    "bosses.toml": (BOSS, ["needs a body", "needs a track"]),
    "companions.toml": (COMPANION, ["called like a survivor", "Multi Hit"]),
}


@pytest.mark.parametrize("file", BROKEN)
def test_broken_content_is_explained(file: str, tmp_path: Path) -> None:
    text, wanted = BROKEN[file]
    (tmp_path / "pack.toml").write_text('id = "mine"\ntitle = "Mine"\nversion = "1"\ngame = "gearup"\n')
    (tmp_path / file).write_text(text)
    problems = [str(problem) for problem in check_pack(tmp_path).problems]
    assert [want for want in wanted if not any(want in problem for problem in problems)] == []


def test_the_box_itself_is_in_order() -> None:
    assert check_game("gearup") == []


# Rounds and turns


@rule("gearup.round1.turns-1-2-no-spawn", "gearup.spawn.card-below", "gearup.turn.nine-per-round")
def test_spawn_cards_lie_below_turns_three_to_nine() -> None:
    told: list[Any] = []
    game = overrun.new(SUPER, seed=2, seats=2, sink=lambda event, play: told.append(event))
    while game.question is not None and game.round == 1:
        done = [o for o in game.question.options if o.verb == "done"]
        game.choose((done or game.question.options)[0])
    turns = [e for e in told if isinstance(e, events.TurnStarted | events.SpawnCardRevealed)]
    spawned, turn = [], 0
    for event in turns:
        if isinstance(event, events.TurnStarted):
            turn = event.turn
        else:
            spawned.append(turn)
    assert spawned[:5] == [3, 4, 5, 6, 7][: len(spawned)]
    assert max(e.turn for e in turns if isinstance(e, events.TurnStarted)) <= 9


@rule(
    "gearup.turn.five-steps",
    "gearup.spawn.after-walk",
    "gearup.reveal.leftmost",
    "gearup.reveal.color-for-all",
)
def test_the_steps_of_a_turn() -> None:
    table = Table("ethan", "lisa", card="red slow")
    doomed = table.zombie(0, "walker-a", slot=2, left="a1")
    walker = table.zombie(1, "walker-a", slot=2)
    table.play()
    next_card = table.now.turn_row[-1]
    table.choose("draw 0 a1", "draw 1 a1", "unlock 0 crowbar")
    while table.asked == "give":
        table.choose("give 0")
    kinds: list[type] = [type(event) for event in table.events]
    order: list[type] = [
        events.Drawn,
        events.Upgraded,
        events.ZombiesWalk,
        events.SpawnCardRevealed,
        events.ZombieGiven,
    ]
    places = [kinds.index(kind) for kind in order]
    assert places == sorted(places)
    assert kinds.index(events.TurnStarted) > places[-1]
    assert table.slot(walker) == 1 and table.slot(doomed) == 0
    assert {table.slot(name) for name in table.street(0)} == {3}  # what has just come does not walk
    assert table.now.turns_seen[-1] == next_card
    started = table.told(events.TurnStarted)[0]
    assert started.color == table.world.turn_cards[next_card].color


@rule("gearup.round2.phase2-under-6-9", "gearup.round2.no-spawn-cards", "gearup.boss.always-one-survivor")
def test_boss_cards_of_both_phases() -> None:
    table = Table("ethan", "lisa", round=2, turn=1, card="blue")
    for seat in (0, 1):
        table.give(seat, armor=10)
        table.state.survivors[seat].lost = -200  # somebody who can bear it all
    seen: dict[int, int] = {}
    table.boss_grid(("oooooooo",) * 6).play()
    while table.game.question is not None:
        question = table.game.question
        assert table.now.boss_at in (0, 1)
        done = [o.text for o in question.options if o.verb == "done"]
        table.choose((done or [question.options[0].text])[0])
        seen[table.now.turn] = len(table.now.cards_seen)
    cards = table.told(events.BossCardRevealed)
    assert [card.phase for card in cards] == [1, 1, 1, 2, 2, 2, 2]
    assert not table.told(events.SpawnCardRevealed)
    assert seen[3] <= 1
    assert len(table.told(events.ZombiesArrived)) == 1  # the one spawn icon of the Boss cards
    assert table.over() == "lost gearup.end.lose-time"


@rule("gearup.round2.state-carries-over", "gearup.q.leftover-zombies", "gearup.q.round2-starting-spawn")
def test_nothing_is_cleared_between_the_rounds() -> None:
    table = Table("ethan", "lisa", turn=9, card="green").give(0, health=7, armor=2, ammo=3, red=1)
    walker = table.zombie(0, "walker-a", slot=2, crossed="a1")
    table.zombie(1, "walker-b", slot=3)
    table.play()
    finish_round(table)
    assert (table.health(0), table.armor(0), table.ammo(0)) == (7, 2, 3)
    assert table.now.survivors[0].unlocked == (2, 1, 0, 0)
    assert (table.slot(walker), table.marks(walker)) == (2, "a1")
    assert not table.told(events.Dealt)


@rule("gearup.round1.boss-untouchable", "gearup.end.round1-no-win", "gearup.def.boss-not-in-slot")
def test_no_boss_in_the_first_round() -> None:
    table = Table("ethan", "lisa", card="red slow").give(0, ammo=3)
    table.zombie(0, "walker-a")
    table.play()
    assert not [text for text in table.options() if "boss" in text]
    assert table.game.view()["boss"]["at"] == -1
    later = Table("ethan", "lisa", round=2, turn=1).play()
    assert "boss" not in [name for seat in (0, 1) for name in later.street(seat)]
    assert later.options("draw", seat=0) and not later.options(seat=1)


def test_every_choice_of_a_house_rule_can_be_set_up() -> None:
    for rule_ in house_rules(Words("en")):
        for choice in rule_.choices:
            game = overrun.new("gearup/dead-sox-easy", seed=1, house={rule_.id: choice.id})
            found = getattr(game.world.house, rule_.id)
            assert (found if isinstance(found, str) else ",".join(found)) == choice.id
    game = overrun.new("gearup/dead-sox-easy", seed=1, house={"deadsox_order": "pitcher, batter,catcher"})
    assert [body.id for body in game.world.boss.body] == ["pitcher", "batter", "catcher"]


# Giving up


@rule("gearup.q.giving-up")
def test_the_team_gives_up_when_somebody_confirms() -> None:
    game = overrun.new("gearup/screamer-easy", seed=1, seats=2)
    before = game.view()
    for seat in (0, 1):
        assert f"concede {seat}" in [a.option.text for a in game.question.asides if a.seat == seat]
    game.choose("concede 1", seat=1)
    assert (game.question.kind, game.question.seats) == ("concede", (0, 1))
    game.choose("fight-on", seat=0)
    assert not game.over
    assert game.view() == before
    game.choose("concede 0", seat=0)
    game.choose("give-up", seat=1)
    assert not game.result.won
    assert game.result.reason == "gearup.q.giving-up"


def test_every_mission_is_for_one_to_six() -> None:
    assert {info.players for info in missions().values()} == {(1, 2, 3, 4, 5, 6)}


@rule("gearup.q.boss-item-5")
def test_without_fixed_damage_there_is_none_of_either_colour() -> None:
    game = overrun.new("gearup/super-abomination-hard", seed=1, house={"boss_fixed_damage": False})
    assert game.view()["boss"]["fixed"] == [0, 0]
    assert overrun.new("gearup/super-abomination-hard", seed=1).view()["boss"]["fixed"] == [1, 1]

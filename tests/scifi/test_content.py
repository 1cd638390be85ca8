"""The science-fiction boxes, card by card and mission by mission: the figures of rulebooks and cards.

Only a rule that states a figure is cited here; what figures do in a game is for the game's tests to prove.
"""

import tomllib
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from overrun.board import TokenEntry
from overrun.content import check_game, library, mistakes
from overrun.rules import load_index
from overrun.scifi import mission_kinds
from overrun.scifi.content import EQUIPMENT, FIGURES, MACHINES, MISSIONS, SURVIVORS, XENO_CARDS
from overrun.scifi.content_kinds import (
    LEVELS,
    SKILLS_OF,
    SKILLS_OF_A_CARD,
    SKILLS_OF_A_NUMBER,
    SKILLS_OF_A_SKILL,
    Blast,
    Equipment,
    Profile,
    equipment_problems,
    machine_problems,
    survivor_problems,
    xeno_card_problems,
)
from overrun.scifi.mission_kinds import Defeat, Goal, Mission, MissionRules, Said, scifi_mission_problems
from overrun.skirmish.identity import SkillEntry
from overrun.testing import rule

GAMES = ("invader", "darkside")
CARDS = {game: dict(library(game).of(EQUIPMENT)) for game in GAMES}
XENOS = {game: list(library(game).of(XENO_CARDS).values()) for game in GAMES}
PEOPLE = {game: dict(library(game).of(SURVIVORS)) for game in GAMES}
BOTS = {game: dict(library(game).of(MACHINES)) for game in GAMES}
KINDS_OF_XENO = {game: dict(library(game).of(FIGURES)) for game in GAMES}
PLAYS: dict[str, Mission] = {i: m for game in GAMES for i, m in library(game).of(MISSIONS).items()}
INVADER, DARKSIDE = CARDS["invader"], CARDS["darkside"]


@pytest.mark.parametrize("game", GAMES)
def test_the_content_passes_its_own_checks(game: str) -> None:
    assert [str(problem) for problem in check_game(game)] == []
    assert all(library(game).of(kind) for kind in (EQUIPMENT, XENO_CARDS, SURVIVORS, MACHINES, FIGURES))


# --- Equipment ---


def copies(game: str) -> dict[str, int]:
    return {card.id: card.copies for card in CARDS[game].values()}


@rule("invader.component.equipment-cards")
def test_the_71_equipment_cards_of_invader() -> None:
    assert copies("invader") == {
        "ablative-armor": 4, "assault-shotgun": 3, "canister": 4, "cattle-prod": 4, "chainsaw": 2,
        "energy-cell": 6, "flamethrower": 2, "heavy-cutter": 3, "heavy-shotgun": 3, "light-machine-gun": 2,
        "mre": 3, "mold-spawn-1-hunter": 2, "mold-spawn-1-tank": 2, "mold-spawn-1-worker": 2,
        "mold-spawn-2-workers": 1, "oxygen-tank": 6, "plenty-of-bullets": 3, "prototype-assault-shotgun": 1,
        "prototype-heavy-shotgun": 1, "prototype-light-machine-gun": 1, "prototype-sniper-rifle": 1,
        "search-drone": 2, "searchlight": 2, "sledge": 3, "smg": 4, "sniper-rifle": 2,
    }  # fmt: skip
    assert sum(copies("invader").values()) + len(BOTS["invader"]) == 71


@rule("darkside.component.equipment-cards")
def test_the_74_equipment_cards_of_dark_side() -> None:
    assert copies("darkside") == {
        "ablative-armor": 4, "mre": 3, "energy-cell": 6, "golden-dragon-pistols": 1, "chainsaw": 2,
        "chainsword": 3, "light-machine-gun": 2, "prototype-light-machine-gun": 1, "plenty-of-bullets": 3,
        "minigun": 2, "pistol": 8, "reaver-sword": 1, "pit-spawn-1-driller-worker": 2,
        "pit-spawn-1-driller-tank": 2, "pit-spawn-1-driller-hunter": 2, "pit-saw": 1,
        "prototype-sniper-rifle": 1, "heavy-shotgun": 3, "prototype-heavy-shotgun": 1, "seismic-grenade": 6,
        "assault-rifle": 3, "prototype-assault-rifle": 1, "prototype-saw-ar": 1, "search-drone": 2,
        "searchlight": 2, "cattle-prod": 6, "sledge": 3,
    }  # fmt: skip
    assert sum(copies("darkside").values()) + len(BOTS["darkside"]) == 74


def lying(game: str, deck: str) -> dict[str, int]:
    """How many cards lie in a deck at the start; starting copies lie among the starting cards."""
    counts: Counter[str] = Counter()
    for card in CARDS[game].values():
        if card.deck == deck:
            counts[card.id] += card.copies - card.starting
        if deck == "starting":
            counts[card.id] += card.starting
    return +counts


def test_what_invader_lays_aside() -> None:
    assert lying("invader", "starting") == {"cattle-prod": 4, "smg": 2}
    assert lying("invader", "oxygen") == {"oxygen-tank": 6}
    assert lying("invader", "prototype") == {
        f"prototype-{name}": 1
        for name in ("assault-shotgun", "heavy-shotgun", "light-machine-gun", "sniper-rifle")
    }
    assert sum(lying("invader", "equipment").values()) == 53


def test_what_dark_side_lays_aside() -> None:
    assert lying("darkside", "starting") == {"cattle-prod": 6, "pistol": 6, "search-drone": 2}
    assert lying("darkside", "prototype") == {
        f"prototype-{name}": 1
        for name in ("assault-rifle", "heavy-shotgun", "light-machine-gun", "saw-ar", "sniper-rifle")
    }
    assert lying("darkside", "oxygen") == {}
    assert sum(lying("darkside", "equipment").values()) == 53


def line(attack: Profile | None) -> str:
    """A weapon's line as people write it: 1-3/5/5/1 n b is range, dice, accuracy, damage, noisy, bullets."""
    if attack is None:
        return ""
    marks = " n" * attack.noisy + f" {attack.ammo[:1]}".rstrip()
    near, far = attack.range
    return f"{near}-{far}/{attack.dice}/{attack.accuracy}/{attack.damage}{marks}"


def test_every_line_entered_twice() -> None:
    """So that a slip of the hand shows; melee before the semicolon, ranged after it."""
    both = {
        "cattle-prod": "0-0/2/5/1 e;",
        "chainsaw": "0-0/5/5/2 e;",
        "sledge": "0-0/3/4/1;",
        "heavy-shotgun": ";1-2/2/4/2 n b",
        "light-machine-gun": ";1-3/5/5/1 n b",
        "prototype-heavy-shotgun": ";1-2/2/3/2 e",
        "prototype-light-machine-gun": ";1-3/5/4/1 e",
        "prototype-sniper-rifle": ";1-4/1/3/2 e",
    }
    invader = {
        "smg": ";1-1/2/5/1 n b",
        "assault-shotgun": ";1-1/3/4/1 n b",
        "sniper-rifle": ";1-3/1/3/2 n b",
        "heavy-cutter": "0-0/2/3/2 e;",
        "prototype-assault-shotgun": ";1-1/3/3/1 e",
    }
    darkside = {
        "pistol": ";1-1/1/3/1 n b",
        "golden-dragon-pistols": ";1-1/4/3/1 n b",
        "assault-rifle": ";1-2/3/4/1 n b",
        "minigun": ";1-2/6/5/1 n b",
        "chainsword": "0-0/2/3/2 e;",
        "pit-saw": "0-0/5/4/2 e;",
        "reaver-sword": "0-0/3/3/2 e;",
        "prototype-assault-rifle": ";1-2/3/3/1 e",
        "prototype-saw-ar": "0-0/5/5/2 e;1-2/3/3/1 e",
    }
    for game, own in (("invader", invader), ("darkside", darkside)):
        lines = {card.id: f"{line(card.melee)};{line(card.ranged)}" for card in CARDS[game].values()}
        assert {i: text for i, text in lines.items() if text != ";"} == both | own
    dual = {"cattle-prod"}
    assert {card.id for card in INVADER.values() if card.dual} == dual | {"smg", "heavy-cutter"}
    assert {card.id for card in DARKSIDE.values() if card.dual} == dual | {"pistol", "chainsword"}


def test_cards_of_both_boxes_have_the_same_figures() -> None:
    """They bear the same name, so two of them are a pair; only where they lie, and how many, may differ."""
    common = INVADER.keys() & DARKSIDE.keys()
    assert len(common) == 14
    own = ("origin", "note", "copies", "deck", "starting")
    for i in sorted(common):
        one, other = (msgspec.structs.asdict(cards[i]) for cards in (INVADER, DARKSIDE))
        assert {k: v for k, v in one.items() if k not in own} == {
            k: v for k, v in other.items() if k not in own
        }


@rule("scifi.equipment.cattle-prod", "scifi.equipment.sledge", "scifi.equipment.chainsaw")
@pytest.mark.parametrize("game", GAMES)
def test_melee_weapons_the_rulebooks_tell_of(game: str) -> None:
    prod, sledge, saw = (CARDS[game][i] for i in ("cattle-prod", "sledge", "chainsaw"))
    assert (prod.slot, prod.dual) == ("hand", True)
    assert prod.melee == Profile(dice=2, accuracy=5, damage=1, ammo="energy")
    assert sledge.melee and (sledge.melee.dice, sledge.melee.damage, sledge.melee.noisy) == (3, 1, False)
    assert saw.melee and saw.melee.ammo == "energy" and not saw.ranged


@rule(
    "scifi.equipment.light-machine-gun", "scifi.equipment.heavy-shotgun", "scifi.equipment.prototypes-silent"
)
@pytest.mark.parametrize("game", GAMES)
def test_guns_the_rulebooks_tell_of(game: str) -> None:
    lmg, shotgun = (CARDS[game][i].ranged for i in ("light-machine-gun", "heavy-shotgun"))
    assert lmg and (lmg.range, lmg.dice, lmg.damage, lmg.noisy, lmg.ammo) == ((1, 3), 5, 1, True, "bullets")
    assert shotgun and (shotgun.dice, shotgun.accuracy, shotgun.damage, shotgun.ammo) == (2, 4, 2, "bullets")
    for card in CARDS[game].values():
        for attack in (card.melee, card.ranged) if card.prototype else ():
            assert attack is None or (attack.noisy, attack.ammo) == (False, "energy")
    name = {"invader": "prototype-light-machine-gun", "darkside": "prototype-assault-rifle"}[game]
    assert CARDS[game][name].ranged is not None


@rule("invader.equipment.smg", "invader.equipment.assault-shotgun", "invader.equipment.heavy-cutter")
def test_weapons_of_invader() -> None:
    smg, shotgun = INVADER["smg"], INVADER["assault-shotgun"].ranged
    assert smg.dual and smg.slot == "hand" and smg.ranged
    assert (smg.ranged.dice, smg.ranged.ammo) == (2, "bullets")
    assert shotgun and (shotgun.range, shotgun.dice, shotgun.damage, shotgun.noisy) == ((1, 1), 3, 1, True)
    assert INVADER["heavy-cutter"].melee and not INVADER["heavy-cutter"].ranged


@rule("darkside.equipment.pistol", "darkside.equipment.assault-rifle", "darkside.equipment.chainsword")
def test_weapons_of_dark_side() -> None:
    pistol, rifle = DARKSIDE["pistol"], DARKSIDE["assault-rifle"].ranged
    assert (pistol.slot, pistol.dual, pistol.extra_melee_dice) == ("hand", True, 1)
    assert pistol.ranged == Profile(range=(1, 1), dice=1, accuracy=3, damage=1, noisy=True, ammo="bullets")
    assert rifle and (rifle.dice, rifle.damage, rifle.noisy) == (3, 1, True)
    assert DARKSIDE["chainsword"].melee and DARKSIDE["chainsword"].melee.ammo == "energy"


def test_blasts() -> None:
    flames, grenade = INVADER["flamethrower"], DARKSIDE["seismic-grenade"]
    assert flames.blast == Blast(kind="hellfire", range=(1, 2), spends="canister", noise="none")
    assert grenade.blast == Blast(kind="seismic", range=(1, 1), spends="itself", noise="target")
    assert {i for cards in CARDS.values() for i, card in cards.items() if card.blast} == {
        "flamethrower",
        "seismic-grenade",
    }


def test_ammo_and_gear() -> None:
    fed = {i: (card.feeds, card.rerolls) for i, card in INVADER.items() if card.feeds}
    assert fed == {
        "energy-cell": ("energy", 1),
        "plenty-of-bullets": ("bullets", 1),
        "canister": ("canister", 0),
    }
    assert {i for i in DARKSIDE if DARKSIDE[i].feeds} == fed.keys() - {"canister"}

    def which(field: str) -> set[str]:
        return {i for cards in CARDS.values() for i, card in cards.items() if getattr(card, field)}

    assert which("oxygen") == {"oxygen-tank"}
    assert which("searches_rooms") == {"search-drone"}
    assert which("sees_dark") == {"searchlight"}
    assert which("prevents_damage") == {"ablative-armor"}
    assert which("gives_experience") == {"mre"}
    assert which("chooses_targets") == {"sniper-rifle", "prototype-sniper-rifle"}
    assert which("extra_melee_dice") == {"pistol"}
    bodies = {"oxygen-tank", "search-drone", "searchlight", "ablative-armor"}
    assert {i for cards in CARDS.values() for i, card in cards.items() if card.slot == "body"} == bodies


def test_spawn_cards() -> None:
    spawned = {i: (card.spawns, card.spawns_in) for i, card in INVADER.items() if card.kind == "spawn"}
    assert spawned == {
        "mold-spawn-1-worker": ({"worker": 1}, "active-mold"),
        "mold-spawn-2-workers": ({"worker": 2}, "active-mold"),
        "mold-spawn-1-tank": ({"tank": 1}, "active-mold"),
        "mold-spawn-1-hunter": ({"hunter": 1}, "active-mold"),
    }
    spawned = {i: (card.spawns, card.spawns_in) for i, card in DARKSIDE.items() if card.kind == "spawn"}
    assert spawned == {
        f"pit-spawn-1-driller-{xeno}": ({f"driller-{xeno}": 1}, "open-pit")
        for xeno in ("worker", "tank", "hunter")
    }


SLEDGE = INVADER["sledge"]
SNIPER = INVADER["sniper-rifle"]


@pytest.mark.parametrize(
    ("card", "problem"),
    [
        (replace(SLEDGE, melee=None), "a weapon needs a melee"),
        (replace(SLEDGE, kind="gear"), "only a weapon has one"),
        (replace(SLEDGE, slot="body"), "not in slot 'body'"),
        (replace(SLEDGE, melee=Profile(dice=1, accuracy=4, damage=1, range=(0, 1))), "leave out its range"),
        (replace(SNIPER, ranged=Profile(dice=1, accuracy=4, damage=1, range=(3, 1))), "range [3, 1]"),
        (replace(SNIPER, ranged=Profile(dice=1, accuracy=4, damage=1, range=(0, 0))), "range [0, 0]"),
        (replace(SNIPER, prototype=True), "lie in the deck 'prototype'"),
        (replace(INVADER["canister"], feeds=""), "says what it feeds"),
        (replace(INVADER["mre"], spawns={"worker": 1}), "which xenos appear and where"),
        (replace(INVADER["mold-spawn-1-tank"], spawns_in=""), "which xenos appear and where"),
        (replace(INVADER["mold-spawn-1-tank"], spawns={"truck": 1}), "xeno 'truck' is not in figures.toml"),
        (replace(INVADER["smg"], starting=5), "5 starting cards are more than the 4 copies"),
    ],
)
def test_a_wrong_card_is_found(card: Equipment, problem: str) -> None:
    found = list(equipment_problems(card, library("invader").entries))
    assert [text for text in found if problem in text], found


def test_a_weapon_may_reach_its_own_zone_too() -> None:
    near = replace(SNIPER, ranged=Profile(dice=1, accuracy=4, damage=1, range=(0, 2)))
    assert list(equipment_problems(near, library("invader").entries)) == []


# --- Xeno cards and figures ---


@rule("invader.component.xeno-deck", "darkside.component.xeno-deck")
def test_54_xeno_cards_each_by_number() -> None:
    for game, first in (("invader", 1), ("darkside", 61)):
        numbers = list(range(first, first + 54))
        assert [card.number for card in XENOS[game]] == numbers
        assert [card.id for card in XENOS[game]] == [f"xeno-{number:02}" for number in numbers]


@rule(
    "invader.difficulty.easy-cards",
    "invader.difficulty.hard-cards",
    "invader.difficulty.extra-activation-cards",
)
def test_the_parts_of_the_invader_deck() -> None:
    check_parts("invader", 0, "mold")


@rule(
    "darkside.difficulty.easy-cards",
    "darkside.difficulty.hard-cards",
    "darkside.difficulty.extra-activation-cards",
)
def test_the_parts_of_the_dark_side_deck() -> None:
    check_parts("darkside", 60, "pit")


def check_parts(game: str, before: int, zone: str) -> None:
    parts = {card.number - before: card.part for card in XENOS[game]}
    assert [n for n, part in parts.items() if part == "easy"] == list(range(1, 26))
    assert [n for n, part in parts.items() if part == "hard"] == list(range(26, 51))
    assert [n for n, part in parts.items() if part == "extra-activation"] == [51, 52, 53, 54]
    easy, hard = XENOS[game][:25], XENOS[game][25:50]
    # The hard half is the easy one with more xenos, never fewer, and most of all at Blue.
    assert [(card.kind, card.xeno) for card in easy] == [(card.kind, card.xeno) for card in hard]
    assert Counter(card.kind for card in easy) == {"spawn": 15, "abomination": 6, zone: 4}
    for one, other in zip(easy, hard, strict=True):
        more = {level: other.counts[level] - one.counts[level] for level in one.counts}
        assert all(count >= 0 for count in more.values()), one.id
        assert (more["blue"] > 0) if one.kind == "spawn" else not any(more.values()), one.id


def test_the_two_decks_are_alike_but_for_the_subspecies() -> None:
    def deck(game: str, zone: str) -> list[tuple[Any, ...]]:
        return [
            (
                card.part,
                card.kind.replace(zone, "zone"),
                KINDS_OF_XENO[game][card.xeno].type,
                card.counts,
                card.activates,
            )
            for card in XENOS[game]
        ]

    assert deck("invader", "mold") == deck("darkside", "pit")


@rule("darkside.spawn.card-61")
def test_cards_the_rulebook_shows() -> None:
    first, hunters = XENOS["darkside"][0], XENOS["darkside"][10]
    assert (first.xeno, first.counts) == (
        "driller-worker",
        {"blue": 2, "yellow": 4, "orange": 6, "red": 8},
    )
    assert (hunters.xeno, hunters.counts) == (
        "driller-hunter",
        {"blue": 2, "yellow": 2, "orange": 6, "red": 8},
    )


def test_extra_activations_do_nothing_at_blue() -> None:
    for game in GAMES:
        extra = [card for card in XENOS[game] if card.kind == "extra-activation"]
        assert {card.activates for card in extra} == {("yellow", "orange", "red")}
        types = Counter(KINDS_OF_XENO[game][card.xeno].type for card in extra)
        assert types == {"worker": 2, "tank": 1, "hunter": 1}


@pytest.mark.parametrize(
    ("level", "printed"),
    [
        ("blue", {"worker": 36, "tank": 24, "hunter": 30}),
        ("yellow", {"worker": 60, "tank": 24, "hunter": 30}),
        ("orange", {"worker": 84, "tank": 48, "hunter": 60}),
        ("red", {"worker": 108, "tank": 64, "hunter": 80}),
    ],
)
def test_figures_on_the_30_spawn_cards_together(level: str, printed: dict[str, int]) -> None:
    cards = [card for card in XENOS["invader"] if card.kind == "spawn"]
    assert len(cards) == 30
    counts: Counter[str] = Counter()
    for card in cards:
        counts[card.xeno] += card.counts[level]  # type: ignore[index]
    assert counts == printed


@pytest.mark.parametrize(
    ("changes", "problem"),
    [
        ({"xeno": "walker"}, "xeno 'walker' is not in figures.toml"),
        ({"counts": {"blue": 1}}, "needs a count for each of blue, yellow, orange, red"),
        ({"kind": "abomination"}, "a card of kind 'abomination' has no counts"),
        ({"activates": ("red",)}, "says at which levels it activates"),
        ({"part": "extra-activation"}, "are the part 'extra-activation'"),
    ],
)
def test_a_wrong_xeno_card_is_found(changes: dict[str, Any], problem: str) -> None:
    card = replace(XENOS["invader"][0], **changes)
    found = list(xeno_card_problems(card, library("invader").entries))
    assert [text for text in found if problem in text], found


@rule("scifi.component.xeno-miniatures")
def test_64_figures_in_each_box() -> None:
    for game in GAMES:
        counts = {figure.type: figure.count for figure in KINDS_OF_XENO[game].values()}
        assert counts == {"worker": 35, "tank": 14, "hunter": 14, "abomination": 1}


@rule("scifi.xeno.worker", "scifi.xeno.tank", "scifi.xeno.hunter", "scifi.xeno.abomination")
@pytest.mark.parametrize("game", GAMES)
def test_what_a_xeno_can_do_and_take(game: str) -> None:
    found = {
        xeno.type: (xeno.actions, xeno.attack, xeno.toughness, xeno.experience)
        for xeno in KINDS_OF_XENO[game].values()
    }
    assert found == {
        "worker": (1, 1, 1, 1),
        "tank": (1, 2, 2, 1),
        "hunter": (2, 1, 1, 1),
        "abomination": (1, 3, 3, 5),
    }


def test_whom_shots_hit_first() -> None:
    for game in GAMES:
        order = {xeno.type: xeno.priority for xeno in KINDS_OF_XENO[game].values()}
        assert order == {"tank": 1, "abomination": 1, "worker": 2, "hunter": 3}


def test_pits_protect_drillers_only() -> None:
    tough = {x.type: x.toughness + x.extra_toughness_in_pit for x in KINDS_OF_XENO["darkside"].values()}
    assert tough == {"worker": 2, "hunter": 2, "tank": 3, "abomination": 4}
    assert not any(xeno.extra_toughness_in_pit for xeno in KINDS_OF_XENO["invader"].values())


def test_what_abominations_do_to_the_ground() -> None:
    special = {i: xeno.special for game in GAMES for i, xeno in KINDS_OF_XENO[game].items() if xeno.special}
    assert special == {"spoiler-abomination": "spreads-mold", "driller-abomination": "drills-pits"}


# --- Survivors and machines ---


@rule("invader.def.survivor-roster", "scifi.def.civilian", "scifi.def.soldier")
def test_the_survivors_of_invader() -> None:
    assert {person.name: (person.type, person.armour) for person in PEOPLE["invader"].values()} == {
        "Cole": ("civilian", 2),
        "Vivian": ("civilian", 2),
        "Mitsuki": ("civilian", 2),
        "Baraka": ("soldier", 3),
        "Jared": ("soldier", 3),
        "Magnus": ("soldier", 3),
    }
    assert not any(person.squad for person in PEOPLE["invader"].values())


@rule("darkside.def.survivor-roster", "darkside.def.green-squad-soldiers")
def test_the_survivors_of_dark_side() -> None:
    people = PEOPLE["darkside"].values()
    assert {person.name for person in people} == {"Miranda", "Drake", "Reese", "Miles", "Umkos", "Radka"}
    assert {(person.type, person.armour, person.squad) for person in people} == {("soldier", 3, "green")}


@pytest.mark.parametrize("game", GAMES)
def test_one_skill_at_blue_and_yellow_two_at_orange_three_at_red(game: str) -> None:
    for person in PEOPLE[game].values():
        assert person.id == person.name.lower()
        assert [len(getattr(person, level)) for level in LEVELS] == [1, 1, 2, 3], person.id
        assert [skill.key for skill in person.yellow] == ["plus-1-action"]
        assert len(set(person.orange)) == 2 and len(set(person.red)) == 3


@pytest.mark.parametrize(
    ("game", "who", "blue", "orange", "red"),
    [
        (
            "invader",
            "baraka",
            "lucky",
            {"remote-control-sentry", "plus-1-die-combat"},
            {"plus-1-die-combat", "remote-control-bot", "sniper"},
        ),
        (
            "darkside",
            "reese",
            "point-blank",
            {"plus-1-free-action-ranged", "shove"},
            {"plus-1-to-dice-roll-ranged", "plus-1-free-action-combat", "hit-and-run"},
        ),
        (
            "darkside",
            "umkos",
            "enhanced-senses",
            {"plus-1-free-action-combat", "remote-control-bot"},
            {"plus-1-free-action-melee", "plus-1-free-action-ranged", "remote-control-sentry"},
        ),
    ],
)
def test_identity_cards_the_rulebooks_show(
    game: str, who: str, blue: str, orange: set[str], red: set[str]
) -> None:
    person = PEOPLE[game][who]
    assert person.origin == "rulebook"
    assert [skill.key for skill in person.blue] == [blue]
    assert {skill.key for skill in person.orange} == orange
    assert {skill.key for skill in person.red} == red


def skills() -> dict[str, Any]:
    return {entry.id: entry.detail for entry in load_index() if entry.id in set(_skill_ids())}


def _skill_ids() -> Iterator[str]:
    yield from (entry.id for entry in load_index() if entry.table == "skill" and entry.prefix == "scifi")


def test_every_skill_is_in_the_index_with_what_it_needs() -> None:
    known = skills()
    assert len(known) == 48
    for game in GAMES:
        for person in PEOPLE[game].values():
            for skill in person.skills:
                assert skill.skill in known
                assert bool(skill.of) == bool(known[skill.skill].params), (person.id, skill)


def test_what_skills_are_about_is_what_the_index_says() -> None:
    """The words after the colon in the index, in small letters, are the values `of` can have."""
    open_skills = {i: skill.params[0] for i, skill in skills().items() if skill.params}
    others = {*SKILLS_OF_A_CARD, *SKILLS_OF_A_NUMBER, *SKILLS_OF_A_SKILL}
    assert open_skills.keys() == SKILLS_OF.keys() | others
    for i, allowed in SKILLS_OF.items():
        text = open_skills[i].partition(":")[2].lower().replace("sentry gun", "sentry")
        stated = [word.strip(" ().") for word in text.replace(" or ", ", ").split(",")]
        if i == "scifi.skill.ironclad":
            stated = ["worker", "tank", "hunter", "abomination"]  # the index ends its list with dots
        assert list(allowed) == stated, i


@pytest.mark.parametrize(
    ("skill", "problem"),
    [
        (SkillEntry("scifi.skill." + "luckyy"), "did you mean scifi.skill.lucky"),
        (SkillEntry("scifi.skill.precedence"), "there is no skill 'scifi.skill.precedence'"),
        (SkillEntry("classic.skill.lucky"), "there is no skill 'classic.skill.lucky'"),
        (SkillEntry("scifi.skill.lucky", of="melee"), "allows as `of`: nothing; got 'melee'"),
        (SkillEntry("scifi.skill.plus-1-die"), "allows as `of`: combat, melee, ranged; got ''"),
        (SkillEntry("scifi.skill.starts-with-equipment", of="crowbar"), "needs a card"),
        (SkillEntry("scifi.skill.starts-with-armor", of="plenty"), "needs a number"),
        (SkillEntry("scifi.skill.brother-in-arms", of="plus-1-die"), "needs another skill"),
    ],
)
def test_a_wrong_skill_is_found(skill: SkillEntry, problem: str) -> None:
    person = replace(PEOPLE["invader"]["cole"], blue=(skill,))
    (found,) = survivor_problems(person, library("invader").entries)
    assert problem in found


@pytest.mark.parametrize(
    "skill",
    [
        SkillEntry("scifi.skill.starts-with-equipment", of="chainsaw"),
        SkillEntry("scifi.skill.starts-with-armor", of="4"),
        SkillEntry("scifi.skill.brother-in-arms", of="plus-1-die-melee"),
        SkillEntry("scifi.skill.brother-in-arms", of="lucky"),
    ],
)
def test_skills_about_cards_numbers_and_skills(skill: SkillEntry) -> None:
    person = replace(PEOPLE["invader"]["cole"], blue=(skill,))
    assert list(survivor_problems(person, library("invader").entries)) == []


def test_the_machines_of_invader() -> None:
    bot, gun = BOTS["invader"]["peacekeeper"], BOTS["invader"]["falchion"]
    assert (bot.kind, bot.moves, bool(bot.melee), bool(bot.ranged)) == ("bot", True, True, True)
    assert (gun.kind, gun.moves, bool(gun.melee), bool(gun.ranged)) == ("sentry", False, False, True)
    assert not (bot.prototype or gun.prototype)


def test_the_machines_of_dark_side() -> None:
    bot, gun = BOTS["darkside"]["vindicator"], BOTS["darkside"]["maul"]
    assert (bot.kind, bot.moves, bool(bot.melee), bool(bot.ranged)) == ("bot", True, False, True)
    assert (gun.kind, gun.moves, bool(gun.melee), bool(gun.ranged)) == ("sentry", False, False, True)
    assert bot.prototype and gun.prototype


def test_who_stands_beside_a_sentry_gun_controls_it() -> None:
    for game in GAMES:
        assert {m.controlled_in_zone for m in BOTS[game].values() if m.kind == "sentry"} == {True}
        assert {m.controlled_in_zone for m in BOTS[game].values() if m.kind == "bot"} == {False}


def test_a_wrong_machine_is_found() -> None:
    gun = BOTS["invader"]["falchion"]
    assert list(machine_problems(replace(gun, moves=True), {})) == ["a sentry gun never moves"]
    assert list(machine_problems(replace(gun, ranged=None), {})) == [
        "a machine needs a melee or a ranged line"
    ]


# --- Where the figures come from ---


def test_proposals_say_so_and_why() -> None:
    for game in GAMES:
        for kind in (EQUIPMENT, XENO_CARDS, SURVIVORS, MACHINES, FIGURES):
            for entry in library(game).of(kind).values():
                assert entry.note or entry.origin != "reconstructed", entry.id


def test_what_is_known_and_what_is_proposed() -> None:
    def known(found: Any) -> set[str]:
        return {entry.id for entry in found if entry.origin != "reconstructed"}

    assert known(PEOPLE["invader"].values()) == {"baraka"}
    assert known(PEOPLE["darkside"].values()) == {"reese", "umkos"}
    assert known(BOTS["invader"].values()) == known(BOTS["darkside"].values()) == set()
    assert known(KINDS_OF_XENO["invader"].values()) == set(KINDS_OF_XENO["invader"])
    corrected = {card.number for game in GAMES for card in XENOS[game] if card.origin == "reconstructed"}
    assert corrected == {24, 25, 49, 50, 84, 85, 109, 110}
    weapons = {i for cards in CARDS.values() for i in known(cards.values()) if cards[i].kind == "weapon"}
    assert weapons == {
        "smg", "heavy-shotgun", "light-machine-gun", "flamethrower", "cattle-prod", "chainsaw",
        "heavy-cutter", "prototype-sniper-rifle", "pistol", "seismic-grenade",
    }  # fmt: skip


# --- Missions ---

INDEX_MISSIONS = {
    entry.id: entry.detail
    for entry in load_index()
    if entry.table == "mission" and entry.id.startswith(("invader.mission.", "darkside.mission."))
    if entry.id.count(".") == 2
}


def index_id(mission: Mission) -> str:
    game, _, slug = mission.id.partition("/")
    return f"{game}.mission.{slug}"


def cited(value: Any) -> Iterator[str]:
    """Every rule id an entry cites, wherever in it."""
    if isinstance(value, dict):
        for name, inner in value.items():
            yield from inner if name == "rules" and isinstance(inner, tuple | list) else cited(inner)
    elif isinstance(value, list | tuple):
        for inner in value:
            yield from cited(inner)


def test_there_are_22_missions_and_the_index_has_them_all() -> None:
    assert len(PLAYS) == 22
    assert {index_id(mission) for mission in PLAYS.values()} == INDEX_MISSIONS.keys()


@pytest.mark.parametrize("name", PLAYS)
def test_every_sentence_of_the_index_is_put_into_effect_once(name: str) -> None:
    mission = PLAYS[name]
    detail = INDEX_MISSIONS[index_id(mission)]
    sentences = {
        f"{detail.id}.{part}.{statement.id}"
        for part, statements in (
            ("objective", detail.objectives),
            ("setup", detail.setup),
            ("rule", detail.rules),
            ("defeat", detail.defeats),
        )
        for statement in statements
    }
    found = Counter(cited(msgspec.to_builtins(mission)))
    assert found.keys() == sentences
    # One objective of Power Display is two goals: a level and the tokens.
    twice = {"darkside.mission.m9-power-display.objective.red-level-and-take-all"} & sentences
    assert {sentence for sentence, times in found.items() if times > 1} == twice


@pytest.mark.parametrize("name", PLAYS)
def test_goals_come_in_the_order_of_the_index(name: str) -> None:
    mission = PLAYS[name]
    detail = INDEX_MISSIONS[index_id(mission)]
    order = {
        f"{detail.id}.objective.{statement.id}": i + 1 if detail.ordered else 1
        for i, statement in enumerate(detail.objectives)
    }
    for goal in mission.goal:
        assert [order[i] for i in goal.rules] == [goal.step], goal.id


@pytest.mark.parametrize("name", PLAYS)
def test_a_mission_agrees_with_its_head_in_the_index(name: str) -> None:
    mission = PLAYS[name]
    detail = INDEX_MISSIONS[index_id(mission)]
    head = (detail.title, detail.difficulty, detail.minutes, detail.min_survivors)
    assert (mission.title, mission.difficulty, mission.minutes, mission.survivors) == head


def test_objectives_are_worth_five_points_everywhere() -> None:
    for mission in PLAYS.values():
        assert mission.rules.objective_experience and mission.rules.objective_experience.points == 5


def kinds(entries: Any) -> list[str]:
    return [type(entry).__struct_config__.tag for entry in entries]


def test_goals_in_short() -> None:
    assert {name: " ".join(kinds(mission.goal)) for name, mission in PLAYS.items()} == {
        "invader/m0-breach": "take-objectives escape",
        "invader/m1-gathering-forces": "gather-at-sentry",
        "invader/m2-rockn-rolly": "take-objectives take-objectives escape",
        "invader/m3-the-rearguard": "evacuate-crew escape",
        "invader/m4-the-engineers": "take-objectives escape",
        "invader/m5-arms-race": "take-objectives escape",
        "invader/m6-playing-with-fire": "destroy-spawn",
        "invader/m7-xenium-burger": "take-objectives escape",
        "invader/m8-code-orange": "take-objectives reach-level",
        "invader/m9-uninvited-guests": "escape",
        "invader/m10-back-to-the-roots": "take-objectives new-oxygen-tanks gather-samples",
        "darkside/m0-they-came-from-below": "escape",
        "darkside/m1-recovery-operation": "take-objectives escape",
        "darkside/m2-steps-in-the-dark": "take-objectives escape",
        "darkside/m3-pit-fighters": "destroy-spawn take-objectives clear-building",
        "darkside/m4-hard-reset": "take-objectives destroy-pits",
        "darkside/m5-gallants-book": "take-objectives escape",
        "darkside/m6-paths-to-the-dark": "weld-accesses escape",
        "darkside/m7-player-killer": "take-objectives escape",
        "darkside/m8-under-pressure": "reach-level take-objectives",
        "darkside/m9-power-display": "reach-level take-objectives escape",
        "darkside/m10-demo-squad": "collapse-pillar collapse-pillar escape",
    }


def play(name: str) -> MissionRules:
    return PLAYS[name].rules


def test_figures_of_special_rules() -> None:
    crew = play("invader/m3-the-rearguard").crew
    noise = [token.count for token in PLAYS["invader/m3-the-rearguard"].token if token.kind == "noise"]
    assert crew and [crew.tokens] == noise == [10]
    tutorial = play("invader/m0-breach").red_objectives
    assert tutorial and tutorial.cards == ("prototype-light-machine-gun", "energy-cell")
    roots = play("invader/m10-back-to-the-roots")
    assert roots.samples and (roots.samples.points, roots.samples.abomination, roots.samples.mold) == (
        5,
        "blue",
        "white",
    )
    assert roots.oxygen_at_start and roots.oxygen_at_start.lost_in_airlock
    (fire,) = play("invader/m6-playing-with-fire").removable_spawns
    assert (fire.by, fire.tiles, fire.mold) == (("hellfire",), ("01-V", "02-V"), "removed")
    (burger,) = play("invader/m7-xenium-burger").removable_spawns
    assert (burger.by, burger.tiles, burger.mold) == (("hellfire",), (), "flipped")
    (reset,) = play("darkside/m4-hard-reset").removable_spawns
    assert (reset.tiles, reset.grenades) == (("14-R", "17-V"), 2)
    (hacked,) = play("darkside/m7-player-killer").locked_doors
    assert (hacked.colour, hacked.opens_at_once, hacked.xenos_destroy) == ("yellow", True, False)
    demo = play("darkside/m10-demo-squad").pillars
    assert demo and demo.charges == 2
    assert {pillar.colour: pillar.tiles for pillar in demo.pillar} == {
        "yellow": ("12-V", "16-V"),
        "pink": ("13-R", "18-V"),
    }
    assert {name for name in PLAYS if play(name).oxygen_at_start} == {
        "invader/m2-rockn-rolly",
        "invader/m4-the-engineers",
        "invader/m7-xenium-burger",
        "invader/m10-back-to-the-roots",
    }


def test_readings_the_mission_files_carry() -> None:
    welding = play("darkside/m6-paths-to-the-dark").welding
    thumpers = play("darkside/m8-under-pressure").thumpers
    assert welding and welding.experience == 5
    assert thumpers and thumpers.noise == 1


def vocabulary(union: Any) -> set[str]:
    return {member.__struct_config__.tag for member in union.__args__}


def test_every_word_of_the_vocabulary_is_used() -> None:
    assert {kind for mission in PLAYS.values() for kind in kinds(mission.goal)} == vocabulary(Goal)
    assert {kind for mission in PLAYS.values() for kind in kinds(mission.defeat)} == vocabulary(Defeat)
    names = set(MissionRules.__struct_fields__)
    assert {n for mission in PLAYS.values() for n in names if getattr(mission.rules, n)} == names


def test_the_documentation_lists_the_vocabulary() -> None:
    page = (Path(__file__).parents[2] / "docs" / "scifi-missions.md").read_text("utf-8")
    sections = dict(part.partition("\n")[::2] for part in page.split("\n## "))

    def rows(section: str) -> set[str]:
        lines = sections[section].splitlines()
        return {line.split("`")[1] for line in lines if line.startswith("| `")}

    assert rows("Goals") == vocabulary(Goal)
    assert rows("Defeats") == vocabulary(Defeat)
    assert rows("Special rules") == set(MissionRules.__struct_fields__)


def test_every_word_has_a_docstring() -> None:
    for union in (Goal, Defeat):
        for member in union.__args__:
            assert member.__doc__, member


BREACH = PLAYS["invader/m0-breach"]
BURGER = PLAYS["invader/m7-xenium-burger"]
GUESTS = PLAYS["invader/m9-uninvited-guests"]
DEMO = PLAYS["darkside/m10-demo-squad"]
SAID = Said(rules=())
RED = mission_kinds.TakeObjectives(id="x", rules=(), colours=("red",))


def with_rules(mission: Mission, **rules: Any) -> Mission:
    return replace(mission, rules=replace(mission.rules, **rules))


def without(mission: Mission, kind: str) -> Mission:
    return replace(mission, token=tuple(token for token in mission.token if token.kind != kind))


def with_mold(mission: Mission, at: str, state: str = "") -> Mission:
    mold = TokenEntry(kind="mold", at=at, state=state, origin="reconstructed")
    return replace(mission, token=(*mission.token, mold))


def colours(*names: Any) -> mission_kinds.Colouring:
    return mission_kinds.Colouring(rules=(), colours=names)


@pytest.mark.parametrize(
    ("mission", "problem"),
    [
        (replace(BREACH, goal=()), "at least one [[goal]]"),
        (replace(BREACH, goal=(replace(RED, step=2),)), "steps of the goals are [2]"),
        (replace(BREACH, goal=(RED, RED)), "two entries [[goal]] are called 'x'"),
        (replace(BREACH, goal=(replace(RED, colours=("pink",)),)), "goal x: there is no pink objective"),
        (without(BREACH, "exit"), "need a token of kind exit"),
        (without(BREACH, "enemy"), "rules.xenos_at_start and tokens of kind enemy belong together"),
        (
            with_rules(
                BREACH, red_objectives=mission_kinds.RedObjectives(rules=(), gives="cards", cards=("x",))
            ),
            "rules.red_objectives: there is no card 'x'",
        ),
        (
            with_rules(BREACH, red_objectives=mission_kinds.RedObjectives(rules=(), gives="cards")),
            "name cards if, and only if, it gives cards",
        ),
        (with_rules(BREACH, fixed_objectives=colours("white")), "there is no white objective"),
        (with_rules(BREACH, plain_doors=colours("green")), "rules.plain_doors: there is no green door"),
        (with_rules(BREACH, facedown_objectives=SAID), "rules.facedown_objectives and board.pool"),
        (with_rules(BREACH, secured_door=SAID), "need a token of kind bot"),
        (with_rules(BREACH, hostile_machines=SAID), "need a token of kind sentry"),
        (with_rules(BREACH, hidden_spawn=None, two_groups=SAID), "rules.two_groups and starting areas"),
        (with_rules(BREACH, sealing=mission_kinds.Sealing(rules=(), by="yellow")), "no yellow objective"),
        (
            with_rules(
                BREACH,
                no_abomination=mission_kinds.NoAbomination(rules=(), before="red", instead="driller-tank"),
            ),
            "rules.no_abomination: there is no xeno 'driller-tank'",
        ),
        (
            with_rules(
                BURGER,
                waking_spawns=(mission_kinds.WakingSpawn(rules=(), colour="blue", by=("mold",)),),
            ),
            "rules.waking_spawns: there is no blue spawn token",
        ),
        (without(BURGER, "door"), "rules.waking_spawns: there is no purple door"),
        (with_mold(BURGER, "03-R.b1"), "purple door at 03-R.b1 | 03-R.b2: the mold at 03-R.b1 would have"),
        (with_mold(BURGER, "04-R.b2", "inactive"), "green door at 04-R.b1 | 04-R.b2: the mold at 04-R.b2"),
        (with_mold(BURGER, "06-R.b1"), "pool objective at 06-R.b1: the mold at 06-R.b1 would have"),
        (
            with_rules(
                BURGER,
                removable_spawns=(mission_kinds.RemovableSpawn(rules=(), by=("hellfire",), tiles=("09-V",)),),
            ),
            "rules.removable_spawns: tile 09-V is not on the board",
        ),
        (
            with_rules(GUESTS, locked_doors=(mission_kinds.LockedDoor(rules=(), colour="green"),)),
            "rules.locked_doors: there is no green door",
        ),
        (with_rules(DEMO, pillars=None), "rules.pillars and a goal collapse-pillar belong together"),
        (
            replace(DEMO, goal=(*DEMO.goal, mission_kinds.DestroySpawn(id="x", rules=(), colour="pink"))),
            "goal x: there is no pink spawn token",
        ),
    ],
)
def test_a_wrong_mission_is_found(mission: Mission, problem: str) -> None:
    entries = library(mission.id.partition("/")[0]).entries
    found = list(scifi_mission_problems(mission, entries))
    assert [text for text in found if problem in text], found


MISSPELT = {
    '[[goal]]\nid = "x"\nkind = "escpae"\nrules = []': "did you mean escape?",
    '[[goal]]\nid = "x"\nkind = "destroy-spawn"\nrules = []\ncolour = "bleu"': "did you mean blue?",
    '[[defeat]]\nid = "x"\nkind = "xeno-at-exti"\nrules = []': "did you mean xeno-at-exit?",
    "[rules]\nlocked_dors = []": "did you mean locked_doors?",
    '[rules]\nlocked_doors = [{ colour = "yelow", rules = [] }]': "did you mean yellow?",
    '[rules]\nred_objectives = { gives = "card", rules = [] }': "did you mean cards?",
}


@pytest.mark.parametrize("text", MISSPELT)
def test_a_misspelt_word_is_told_with_the_one_that_was_meant(text: str) -> None:
    head = 'id = "invader/x"\ntitle = "X"\norigin = "reconstructed"\n'
    head += 'board = { layout = [], origin = "rulebook" }\n'
    (mistake,) = mistakes(tomllib.loads(head + text), Mission)
    assert MISSPELT[text] in mistake[1]


def test_a_misspelt_colour_of_a_token_is_found() -> None:
    token = TokenEntry(kind="objective", at="03-R.b1", colour="purpel", origin="reconstructed")
    found = list(
        scifi_mission_problems(replace(BURGER, token=(*BURGER.token, token)), library("invader").entries)
    )
    assert any("there is no colour 'purpel'; did you mean purple?" in text for text in found), found


@pytest.mark.parametrize(
    ("text", "field"),
    [
        ('[[goal]]\nid = "x"\nkind = "win"\nrules = []', "goal[0].kind"),
        ('[[goal]]\nid = "x"\nkind = "reach-level"\nrules = []', "goal[0]"),
        ('[[goal]]\nid = "x"\nkind = "escape"\nrules = []\nlevel = "red"', "goal[0]"),
        ('[[defeat]]\nid = "x"\nkind = "xeno-activates-at"\nrules = []\ncolours = ["brown"]', "defeat[0]"),
        ("[rules]\nmagic = { rules = [] }", "rules.magic"),
        ("[rules]\ncrew = { tokens = 0, rules = [] }", "rules.crew.tokens"),
        ("[rules]\ncrew = { tokens = 5 }", "rules.crew"),
    ],
)
def test_mission_files_are_read_strictly(text: str, field: str) -> None:
    head = 'id = "invader/x"\ntitle = "X"\norigin = "reconstructed"\n'
    head += 'board = { layout = [], origin = "rulebook" }\n'
    assert list(mistakes(tomllib.loads(head), Mission)) == []
    found = [place for place, _ in mistakes(tomllib.loads(head + text), Mission)]
    assert len(found) == 1 and found[0].startswith(field), found

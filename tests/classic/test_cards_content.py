"""The classic box, card by card: the figures of the rulebook and of the printed cards, and words for all."""

import tomllib
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import overrun

PACKAGE = Path(overrun.__file__).parent
CONTENT = PACKAGE / "classic" / "content"

Level = Literal["blue", "yellow", "orange", "red"]
LEVELS: tuple[Level, ...] = ("blue", "yellow", "orange", "red")
ZombieKind = Literal["walker", "fatty", "runner", "abomination"]
FIGURES = {"walker": 40, "fatty": 8, "runner": 16, "abomination": 1}
Count = Annotated[int, msgspec.Meta(ge=1)]
Die = Annotated[int, msgspec.Meta(ge=2, le=6)]
Id = Annotated[str, msgspec.Meta(pattern=r"^[a-z0-9]+(-[a-z0-9]+)*$")]


class Entry(msgspec.Struct, kw_only=True, frozen=True, forbid_unknown_fields=True):
    id: Id
    origin: Literal["published", "rulebook"]
    note: str = ""


class Melee(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    dice: Count
    accuracy: Die
    damage: Count
    noisy: bool


class Ranged(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    range: tuple[int, int]
    dice: Count
    accuracy: Die
    damage: Count
    noisy: bool
    reload: bool = False


class Thrown(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    range: tuple[int, int]
    noisy: bool


class Equipment(Entry, kw_only=True, frozen=True, forbid_unknown_fields=True):
    kind: Literal["weapon", "gear", "supply", "ambush", "wound"]
    copies: Annotated[int, msgspec.Meta(ge=0)]
    deck: Literal["equipment", "starting", "pimpmobile", "made", "wounds"]
    starting: int = 0
    dual: bool = False
    melee: Melee | None = None
    ranged: Ranged | None = None
    thrown: Thrown | None = None
    opens_doors: Literal["silent", "noisy"] | None = None
    chooses_targets: bool = False
    made_of: tuple[str, str] | None = None
    spends: bool | None = None
    counts_as: str | None = None
    rerolls: tuple[str, ...] = ()
    extra_search_cards: int = 0
    prevents_wounds: int = 0
    brings: dict[ZombieKind, Count] = {}


class ZombieCard(Entry, kw_only=True, frozen=True, forbid_unknown_fields=True):
    number: int
    kind: Literal["spawn", "manhole", "extra-activation"]
    zombies: dict[Level, dict[ZombieKind, Count]] = {}
    activates: dict[Level, ZombieKind] = {}


class Skill(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    skill: str
    of: str | None = None


class Survivor(Entry, kw_only=True, frozen=True, forbid_unknown_fields=True):
    name: str
    blue: tuple[Skill, ...]
    yellow: tuple[Skill, ...]
    orange: tuple[Skill, ...]
    red: tuple[Skill, ...]


def entries(file: str, table: str, struct: type[Any]) -> list[Any]:
    data = tomllib.loads((CONTENT / file).read_text("utf-8"))
    assert list(data) == [table]
    return [msgspec.convert(row, struct) for row in data[table]]


def index() -> dict[str, Any]:
    return tomllib.loads((PACKAGE / "rules" / "index" / "classic.toml").read_text("utf-8"))


EQUIPMENT: dict[str, Equipment] = {e.id: e for e in entries("equipment.toml", "equipment", Equipment)}
ZOMBIE_CARDS: list[ZombieCard] = entries("zombie_cards.toml", "card", ZombieCard)
SURVIVORS: dict[str, Survivor] = {s.id: s for s in entries("survivors.toml", "survivor", Survivor)}


# --- Equipment ---


def test_every_id_stands_once() -> None:
    for file, table in (
        ("equipment.toml", "equipment"),
        ("zombie_cards.toml", "card"),
        ("survivors.toml", "survivor"),
    ):
        ids = [row["id"] for row in tomllib.loads((CONTENT / file).read_text("utf-8"))[table]]
        assert [i for i, n in Counter(ids).items() if n > 1] == []


def test_the_box_holds_62_equipment_cards_of_26_kinds_and_6_wounded_cards() -> None:
    printed = [e for e in EQUIPMENT.values() if e.copies and e.kind != "wound"]
    assert len(printed) == 26
    assert sum(e.copies for e in printed) == 62
    assert [(e.id, e.copies) for e in EQUIPMENT.values() if e.kind == "wound"] == [("wounded", 6)]
    assert 62 + 6 + len(ZOMBIE_CARDS) == 110


def test_set_up_lays_aside_what_the_rulebook_names() -> None:
    aside: dict[str, set[str]] = {}
    for e in EQUIPMENT.values():
        aside.setdefault(e.deck, set()).add(e.id)
    assert aside["pimpmobile"] == {"evil-twins", "mas-shotgun"}
    assert aside["made"] == {"molotov", "sniper-rifle"}
    assert aside["starting"] == {"pan"}
    assert aside["wounds"] == {"wounded"}
    assert {e.id: e.starting for e in EQUIPMENT.values() if e.starting} == {
        "fire-axe": 1,
        "crowbar": 1,
        "pistol": 1,
    }
    # 62 without 3 Pans, 2 Molotovs, 2 pimpmobile weapons and the three starting cards.
    assert sum(e.copies - e.starting for e in EQUIPMENT.values() if e.deck == "equipment") == 52


def test_six_survivors_can_be_armed() -> None:
    starting = sum(e.copies if e.deck == "starting" else e.starting for e in EQUIPMENT.values())
    assert starting == len(SURVIVORS) == 6


def test_figures_the_rulebook_states() -> None:
    sub_mg, rifle, machete = EQUIPMENT["sub-mg"], EQUIPMENT["rifle"], EQUIPMENT["machete"]
    axe, chainsaw, crowbar = EQUIPMENT["fire-axe"], EQUIPMENT["chainsaw"], EQUIPMENT["crowbar"]
    assert sub_mg.dual
    assert sub_mg.ranged == Ranged(range=(0, 1), dice=3, accuracy=5, damage=1, noisy=True)
    assert rifle.ranged is not None and rifle.ranged.range == (1, 3)
    assert machete.dual
    assert machete.melee is not None and (machete.melee.dice, machete.melee.damage) == (1, 2)
    assert axe.melee is not None and (axe.melee.damage, axe.melee.noisy, axe.opens_doors) == (
        2,
        False,
        "noisy",
    )
    assert chainsaw.melee is not None and (chainsaw.melee.noisy, chainsaw.opens_doors) == (True, "noisy")
    assert crowbar.melee is not None and crowbar.opens_doors is not None
    pistol, sawed_off = EQUIPMENT["pistol"], EQUIPMENT["sawed-off"]
    assert pistol.dual and pistol.ranged is not None and pistol.ranged.noisy and not pistol.ranged.reload
    assert sawed_off.ranged is not None and sawed_off.ranged.reload


def test_printed_figures() -> None:
    """Entered twice, so that a slip of the hand shows: dice, accuracy, damage; melee before the slash."""
    printed = {
        "pistol": "/ 1 4 1",
        "sawed-off": "/ 2 3 1",
        "shotgun": "/ 2 4 2",
        "rifle": "/ 1 3 1",
        "sub-mg": "/ 3 5 1",
        "evil-twins": "/ 2 4 1",
        "mas-shotgun": "1 3 2 / 2 3 2",
        "machete": "1 4 2 /",
        "katana": "2 4 1 /",
        "fire-axe": "1 4 2 /",
        "crowbar": "1 4 1 /",
        "baseball-bat": "1 3 1 /",
        "chainsaw": "5 5 2 /",
        "pan": "1 6 1 /",
        "sniper-rifle": "/ 1 3 1",
    }

    def figures(profile: Melee | Ranged | None) -> str:
        return f"{profile.dice} {profile.accuracy} {profile.damage}" if profile else ""

    found = {e.id: f"{figures(e.melee)} / {figures(e.ranged)}".strip() for e in EQUIPMENT.values()}
    assert {i: text for i, text in found.items() if text != "/"} == printed
    ranges = {e.id: p.range for e in EQUIPMENT.values() if (p := e.ranged or e.thrown)}
    assert {i for i, reach in ranges.items() if reach != (0, 1)} == {"rifle", "sniper-rifle"}


def test_only_printed_symbols() -> None:
    """The printed cards: which are dual, open doors, need reloading, are noisy in melee."""
    assert {e.id for e in EQUIPMENT.values() if e.dual} == {"pistol", "sawed-off", "sub-mg", "machete"}
    assert {e.id: e.opens_doors for e in EQUIPMENT.values() if e.opens_doors} == {
        "fire-axe": "noisy",
        "crowbar": "silent",
        "chainsaw": "noisy",
    }
    ranged = {e.id: e.ranged for e in EQUIPMENT.values() if e.ranged}
    assert {i for i, r in ranged.items() if r.reload} == {"sawed-off", "mas-shotgun"}
    assert all(r.noisy for r in ranged.values())
    assert {e.id for e in EQUIPMENT.values() if e.melee and e.melee.noisy} == {"chainsaw"}
    assert {e.id for e in EQUIPMENT.values() if e.chooses_targets} == {"sniper-rifle"}


def test_weapons_attack_and_nothing_else_does() -> None:
    for e in EQUIPMENT.values():
        attacks = [profile for profile in (e.melee, e.ranged, e.thrown) if profile]
        assert bool(attacks) == (e.kind == "weapon"), e.id
        assert not e.dual or len(attacks) == 1, e.id
        # A range that ends in the own zone is melee by definition.
        reach = [(p.range[0], p.range[1]) for p in (e.ranged, e.thrown) if p]
        assert all(0 <= near <= far and far >= 1 for near, far in reach), e.id


def test_improved_weapons() -> None:
    molotov, sniper_rifle = EQUIPMENT["molotov"], EQUIPMENT["sniper-rifle"]
    assert set(molotov.made_of or ()) == {"gasoline", "glass-bottles"} and molotov.spends is True
    assert molotov.thrown is not None and molotov.ranged is None
    assert set(sniper_rifle.made_of or ()) == {"rifle", "scope"} and sniper_rifle.spends is False
    assert sniper_rifle.copies == 0
    assert sniper_rifle.ranged == EQUIPMENT["rifle"].ranged
    assert [e.id for e in EQUIPMENT.values() if e.made_of] == ["molotov", "sniper-rifle"]


def test_names_of_other_cards_resolve() -> None:
    for e in EQUIPMENT.values():
        named = [*(e.made_of or ()), *e.rerolls, *filter(None, [e.counts_as])]
        assert [other for other in named if other not in EQUIPMENT] == [], e.id
        assert all(EQUIPMENT[other].ranged for other in e.rerolls), e.id


def test_what_gear_does() -> None:
    assert {e.id: e.extra_search_cards for e in EQUIPMENT.values() if e.extra_search_cards} == {
        "flashlight": 1
    }
    assert {e.id: e.prevents_wounds for e in EQUIPMENT.values() if e.prevents_wounds} == {"goalie-mask": 1}
    assert {e.id: e.brings for e in EQUIPMENT.values() if e.brings} == {"aaahh": {"walker": 1}}
    assert {e.id for e in EQUIPMENT.values() if e.kind == "supply"} == {"canned-food", "bag-of-rice", "water"}
    assert {e.id for e in EQUIPMENT.values() if e.rerolls} == {
        "plenty-of-ammo-pistol",
        "plenty-of-ammo-shotgun",
    }


# --- Zombie cards ---


def test_42_zombie_cards_by_number() -> None:
    assert [card.number for card in ZOMBIE_CARDS] == list(range(1, 43))
    assert [card.id for card in ZOMBIE_CARDS] == [f"zombie-{n:02}" for n in range(1, 43)]
    assert Counter(card.kind for card in ZOMBIE_CARDS) == {"spawn": 36, "extra-activation": 4, "manhole": 2}


def test_a_card_does_one_thing_and_never_more_than_the_box_can_show() -> None:
    for card in ZOMBIE_CARDS:
        assert bool(card.activates) == (card.kind == "extra-activation"), card.id
        assert bool(card.zombies) == (card.kind != "extra-activation"), card.id
        for group in card.zombies.values():
            assert len(group) == 1, card.id
            assert all(count <= FIGURES[kind] for kind, count in group.items()), card.id


def test_extra_activations_do_nothing_at_blue() -> None:
    kinds = []
    for card in ZOMBIE_CARDS:
        if card.kind == "extra-activation":
            assert set(card.activates) == {"yellow", "orange", "red"}
            assert len(set(card.activates.values())) == 1
            kinds.append(card.activates["yellow"])
    assert Counter(kinds) == {"walker": 2, "fatty": 1, "runner": 1}


def test_cards_the_rulebook_shows() -> None:
    first = ZOMBIE_CARDS[0]
    assert "blue" not in first.zombies
    assert (first.zombies["yellow"], first.zombies["red"]) == ({"runner": 2}, {"walker": 5})
    manholes = [card.zombies for card in ZOMBIE_CARDS if card.kind == "manhole"]
    assert [zombies["yellow"] for zombies in manholes] == [{"walker": 2}, {"runner": 1}]
    assert [zombies["blue"] for zombies in manholes] == [{"walker": 1}, {"walker": 1}]
    assert [zombies["orange"] for zombies in manholes] == [{"fatty": 1}, {"walker": 2}]
    assert [zombies["red"] for zombies in manholes] == [{"runner": 1}, {"fatty": 1}]
    assert any(card.activates.get("yellow") == "runner" for card in ZOMBIE_CARDS)


def test_the_tutorial_deck_has_four_spawn_cards_and_a_manhole() -> None:
    deck = [card for card in ZOMBIE_CARDS if card.number in {1, 2, 3, 4, 41}]
    assert Counter(card.kind for card in deck) == {"spawn": 4, "manhole": 1}


@pytest.mark.parametrize(
    ("level", "cards", "printed"),
    [
        ("blue", 30, {"walker": 30, "fatty": 3, "runner": 2, "abomination": 1}),
        ("yellow", 36, {"walker": 62, "fatty": 1, "runner": 13, "abomination": 1}),
        ("orange", 36, {"walker": 65, "fatty": 8, "runner": 32, "abomination": 1}),
        ("red", 36, {"walker": 115, "fatty": 19, "runner": 31, "abomination": 1}),
    ],
)
def test_figures_on_the_36_spawn_cards_together(level: Level, cards: int, printed: dict[str, int]) -> None:
    groups = [card.zombies[level] for card in ZOMBIE_CARDS if card.kind == "spawn" and level in card.zombies]
    assert len(groups) == cards
    assert sum(map(Counter, groups), Counter()) == printed


# --- Survivors ---


def test_six_survivors() -> None:
    assert [s.name for s in SURVIVORS.values()] == ["Amy", "Doug", "Josh", "Ned", "Phil", "Wanda"]
    assert all(s.id == s.name.lower() for s in SURVIVORS.values())


def test_one_skill_at_blue_and_yellow_two_at_orange_three_at_red() -> None:
    for s in SURVIVORS.values():
        assert [len(getattr(s, level)) for level in LEVELS] == [1, 1, 2, 3], s.id
        assert s.yellow == (Skill("classic.skill.plus-1-action"),)
        assert len(set(s.orange)) == 2 and len(set(s.red)) == 3


def test_skills_the_rulebook_tells_of() -> None:
    assert SURVIVORS["phil"].blue == (Skill("classic.skill.starts-with", of="pistol"),)
    assert SURVIVORS["wanda"].blue == (Skill("classic.skill.two-zones-per-move"),)
    assert SURVIVORS["amy"].blue == (Skill("classic.skill.free-move"),)


def test_skills_are_those_of_the_index_with_what_they_need() -> None:
    skills = {s["id"]: s["name"] for s in index()["skill"]}
    of: dict[str, set[str]] = {
        "classic.skill.starts-with": set(EQUIPMENT),
        "classic.skill.plus-1-damage": {"melee", "ranged"},
    }
    assert {i for i, name in skills.items() if "[" in name} == set(of), "what a name leaves open, `of` states"
    for s in SURVIVORS.values():
        for skill in (*s.blue, *s.yellow, *s.orange, *s.red):
            assert skill.skill in skills, (s.id, skill)
            assert skill.of in of.get(skill.skill, {None}), (s.id, skill)


def test_the_deck_still_has_the_card_a_survivor_starts_with() -> None:
    for s in SURVIVORS.values():
        for skill in s.blue:
            if skill.of:
                card = EQUIPMENT[skill.of]
                assert card.deck == "equipment" and card.copies > card.starting


# --- Words ---

WORDS = PACKAGE / "words"
LANGUAGES = ("en", "de")


def resource(language: str) -> ast.Resource:
    return FluentParser().parse((WORDS / language / "classic.ftl").read_text("utf-8"))


def patterns(language: str) -> dict[str, ast.Pattern]:
    """Every text by its key: `card-pistol`, `card-pistol.does`."""
    found: dict[str, ast.Pattern] = {}
    for entry in resource(language).body:
        if isinstance(entry, ast.Message):
            assert entry.value is not None, entry.id.name
            texts = {entry.id.name: entry.value}
            texts |= {f"{entry.id.name}.{a.id.name}": a.value for a in entry.attributes}
            assert found.keys().isdisjoint(texts), entry.id.name
            found |= texts
    return found


class Names(Visitor):
    """Which variables a text needs and which messages it refers to."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)


def names(pattern: ast.Pattern) -> Names:
    visitor = Names()
    visitor.visit(pattern)
    return visitor


def spoken(language: str, **args: Any) -> dict[str, str]:
    """Every text as people read it; an error in any of them fails the test."""
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource((WORDS / language / "classic.ftl").read_text("utf-8")))
    texts: dict[str, str] = {}
    for key in patterns(language):
        name, _, attribute = key.partition(".")
        message = bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None, key
        text, errors = bundle.format_pattern(pattern, args)
        assert errors == [] and isinstance(text, str), (key, errors)
        texts[key] = text
    return texts


TEXTS = {language: spoken(language, count=2, of="melee") for language in LANGUAGES}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_parse(language: str) -> None:
    assert [entry.content for entry in resource(language).body if isinstance(entry, ast.Junk)] == []


def test_both_languages_have_the_same_keys_and_variables() -> None:
    english, german = patterns("en"), patterns("de")
    assert list(english) == list(german)
    for key, pattern in english.items():
        assert names(pattern).variables == names(german[key]).variables, key
        assert names(pattern).messages == names(german[key]).messages, key


def test_only_these_texts_need_something_filled_in() -> None:
    needs = {
        key: names(pattern).variables for key, pattern in patterns("en").items() if names(pattern).variables
    }
    counted = {f"classic-zombie-{kind}{part}": {"count"} for kind in FIGURES for part in ("", ".counted")}
    of = ("classic-skill-plus-1-damage", "classic-skill-plus-1-damage.does", "classic-skill-starts-with")
    assert needs == counted | {key: {"of"} for key in of}


def group(prefix: str, language: str = "en") -> set[str]:
    """The keys of one kind, without the prefix."""
    return {key.removeprefix(prefix) for key in TEXTS[language] if key.startswith(prefix)}


def with_attributes(ids: Iterable[str], *attributes: str) -> set[str]:
    return {f"{i}{attribute}" for i in ids for attribute in ("", *attributes)}


def test_every_card_and_skill_has_its_words_and_no_other_has() -> None:
    skills = [s["id"].removeprefix("classic.skill.") for s in index()["skill"]]
    assert group("classic-card-") == with_attributes(EQUIPMENT, ".does")
    assert group("classic-skill-") == with_attributes(skills, ".does")


def test_zombies_levels_and_zombie_cards_have_their_words() -> None:
    cards = {f"card-{card.kind}" for card in ZOMBIE_CARDS}
    assert group("classic-zombie-") == with_attributes(FIGURES, ".counted", ".does") | with_attributes(
        cards, ".does"
    )
    assert group("classic-level-") == set(LEVELS)


def test_every_mission_of_the_index_has_its_words() -> None:
    slugs = [m["id"].removeprefix("classic.mission.") for m in index()["mission"]]
    assert group("classic-mission-") == with_attributes(slugs, ".briefing", ".objectives", ".special")
    assert {m["difficulty"] for m in index()["mission"]} == group("classic-difficulty-")


def test_a_sentence_that_missions_share_is_shared() -> None:
    shared = {f"{kind}{name}" for kind in ("classic-objective-", "classic-rule-") for name in group(kind)}
    used: set[str] = set()
    for key, pattern in patterns("en").items():
        used |= names(pattern).messages if key.startswith("classic-mission-") else set()
    assert shared == used


TILES = CONTENT / "tiles.toml"


@pytest.mark.skipif(not TILES.is_file(), reason="the tile drawings are not here yet")
def test_every_room_of_the_tiles_has_its_words() -> None:
    tiles = tomllib.loads(TILES.read_text("utf-8"))["tile"]
    labels = {label.lower().replace(" ", "-") for tile in tiles for label in tile["rooms"].values()}
    assert group("classic-room-") == labels


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_line_for_each_objective_and_each_special_rule_of_the_index(language: str) -> None:
    for mission in index()["mission"]:
        key = f"classic-mission-{mission['id'].removeprefix('classic.mission.')}"
        special = [*mission["rules"], *mission.get("defeats", mission.get("loses", []))]
        assert len(TEXTS[language][f"{key}.objectives"].splitlines()) == len(mission["objectives"]), key
        assert len(TEXTS[language][f"{key}.special"].splitlines()) == len(special), key


def test_a_number_chooses_between_one_and_many() -> None:
    assert spoken("en", count=1, of="")["classic-zombie-fatty"] == "Fatty"
    assert TEXTS["en"]["classic-zombie-fatty"] == "Fatties"
    assert TEXTS["en"]["classic-zombie-fatty.counted"] == "2 Fatties"
    assert spoken("de", count=1, of="")["classic-zombie-abomination.counted"] == "1 Monstrum"
    assert TEXTS["de"]["classic-zombie-abomination.counted"] == "2 Monstren"


def test_a_skill_says_what_it_is_about() -> None:
    assert TEXTS["de"]["classic-skill-plus-1-damage"] == "+1 Schaden: Nahkampf"
    assert TEXTS["en"]["classic-skill-plus-1-damage.does"] == "Your hits do 1 more damage in melee."
    assert spoken("en", count=1, of="ranged")["classic-skill-plus-1-damage"] == "+1 damage: ranged"
    assert spoken("de", count=1, of="Pistole")["classic-skill-starts-with"] == "Beginnt mit: Pistole"


@pytest.mark.parametrize("language", LANGUAGES)
def test_typography(language: str) -> None:
    """Typographic apostrophes and quotation marks, no double spaces, every sentence ended."""
    for key, text in TEXTS[language].items():
        assert not set("'\"`") & set(text), key
        assert "  " not in text and "--" not in text and "..." not in text, key
        if "." in key and not key.endswith(".counted"):
            assert all(line.endswith((".", "!")) for line in text.splitlines()), key


def test_briefings_are_two_or_three_sentences() -> None:
    for language in LANGUAGES:
        for key, text in TEXTS[language].items():
            if key.endswith(".briefing"):
                assert 2 <= text.count(". ") + text.endswith(".") <= 3, (language, key)

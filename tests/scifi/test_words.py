"""Words for everything in the science-fiction boxes; the German terms are those of the German Dark Side."""

import tomllib
from pathlib import Path
from typing import Any, get_args

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import overrun.darkside
import overrun.invader
from overrun.board.tiles import KINDS
from overrun.content import library
from overrun.rules import load_index
from overrun.scifi.content import EQUIPMENT, FIGURES, MACHINES, MISSIONS, SURVIVORS, XENO_CARDS
from overrun.scifi.content_kinds import LEVELS, SKILLS_OF, MachineClass
from overrun.words import LANGUAGES, Words
from overrun.words.catalogue import FOLDER
from overrun.words.tell import difficulty, game_key, mission_title

GAMES = ("invader", "darkside")
FILES = ("scifi", *GAMES)
INDEX = Path(overrun.invader.__file__).parents[1] / "rules" / "index"
TERMS = tomllib.loads((INDEX / "terms_de.toml").read_text("utf-8"))
SKILLS = {e.id.removeprefix("scifi.skill."): e for e in load_index() if e.table == "skill"}


def patterns(language: str) -> dict[str, ast.Pattern]:
    """Every text of the three files by its key: `scifi-card-sledge`, `scifi-card-sledge.does`."""
    found: dict[str, ast.Pattern] = {}
    for name in FILES:
        for entry in FluentParser().parse((FOLDER / language / f"{name}.ftl").read_text("utf-8")).body:
            if isinstance(entry, ast.Message):
                assert entry.value is not None, entry.id.name
                found[entry.id.name] = entry.value
                found |= {f"{entry.id.name}.{a.id.name}": a.value for a in entry.attributes}
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
    texts: dict[str, str] = {}
    bundles = {}
    for name in FILES:
        bundles[name] = FluentBundle([language], use_isolating=False)
        bundles[name].add_resource(FluentResource((FOLDER / language / f"{name}.ftl").read_text("utf-8")))
    for key in PATTERNS[language]:
        name, _, attribute = key.partition(".")
        bundle = bundles[name.partition("-")[0]]
        message = bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None, key
        text, errors = bundle.format_pattern(pattern, args)
        assert errors == [] and isinstance(text, str), (key, errors)
        texts[key] = text
    return texts


PATTERNS = {language: patterns(language) for language in LANGUAGES}
TEXTS = {language: spoken(language, count=2, of="melee") for language in LANGUAGES}


def test_both_languages_have_the_same_texts_in_the_same_order() -> None:
    english, german = PATTERNS["en"], PATTERNS["de"]
    assert list(english) == list(german)
    for key, pattern in english.items():
        assert names(pattern).variables == names(german[key]).variables, key
        assert names(pattern).messages == names(german[key]).messages, key


def wanted(game: str) -> set[str]:
    """What a game needs words for, without the game's name."""
    of = library(game)
    with_does = [f"card-{i}" for i in of.of(EQUIPMENT)] + [f"machine-{i}" for i in of.of(MACHINES)]
    with_does += [f"xeno-card-{card.kind}" for card in of.of(XENO_CARDS).values()]
    with_does += [f"machine-{kind}" for kind in get_args(MachineClass)] + [
        f"skill-{i}" for i in scifi_skills()
    ]
    counted = [f"xeno-{i}" for i in of.of(FIGURES)]
    plain = [f"level-{level}" for level in LEVELS]
    plain += [f"difficulty-{mission.difficulty}" for mission in of.of(MISSIONS).values()]
    plain += [f"type-{person.type}" for person in of.of(SURVIVORS).values()]
    plain += [f"squad-{person.squad}" for person in of.of(SURVIVORS).values() if person.squad]
    plain += [f"zone-{special or kind}" for kind, special in KINDS.values()] + ["zone-dark"]
    missions = [f"mission-{i.partition('/')[2]}" for i in of.of(MISSIONS)]
    return {
        *with_does, *(f"{key}.does" for key in with_does),
        *counted, *(f"{key}.{part}" for key in counted for part in ("counted", "does")),
        *plain,
        *missions, *(f"{key}.{part}" for key in missions for part in ("briefing", "objectives", "special")),
    }  # fmt: skip


def scifi_skills() -> list[str]:
    return [name for name, entry in SKILLS.items() if entry.prefix == "scifi"]


def test_there_are_48_skills() -> None:
    assert len(scifi_skills()) == 48


def owned(owner: str) -> set[str]:
    return {key.removeprefix(f"{owner}-") for key in TEXTS["en"] if key.startswith(f"{owner}-")}


@pytest.mark.parametrize("game", GAMES)
def test_a_game_has_words_for_everything_its_own_or_shared_but_not_both(game: str) -> None:
    assert sorted(wanted(game) - owned(game) - owned("scifi")) == []
    assert owned(game) & owned("scifi") == set()
    words = Words("de")
    assert game_key(words, game, "card-sledge") == "scifi-card-sledge"


def test_no_words_are_left_over() -> None:
    used = wanted("invader") | wanted("darkside")
    shared = {key for key in TEXTS["en"] if key.split("-")[1] in ("objective", "rule", "defeat")}
    referred = {i for key, pattern in PATTERNS["en"].items() for i in names(pattern).messages}
    assert referred == shared
    for owner in FILES:
        over = {key for key in owned(owner) - used if f"{owner}-{key}" not in shared}
        assert over == set()


def test_what_both_games_have_stands_in_the_shared_file_and_nothing_else() -> None:
    of = {game: wanted(game) for game in GAMES}
    common = {key for key in of["invader"] & of["darkside"] if not key.startswith("xeno-card-abomination")}
    assert owned("scifi") == common | {key for key in owned("scifi") if key.startswith("type-")}


def test_titles_and_difficulties_are_found_where_the_program_looks() -> None:
    german = Words("de")
    assert mission_title(german, "invader/m5-arms-race", "Arms Race") == "Wettrüsten"
    assert mission_title(german, "darkside/m7-player-killer", "Player Killer") == "Killer-Bot"
    assert difficulty(german, "darkside", "hard") == "Schwierig"
    for game in GAMES:
        for i, mission in library(game).of(MISSIONS).items():
            assert mission_title(Words("en"), i, "") == mission.title.replace("'", "’")


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_line_for_each_sentence_of_the_index(language: str) -> None:
    missions = [e.detail for e in load_index() if e.table == "mission" and e.id.count(".") == 2]
    checked = 0
    for mission in missions:
        game, _, slug = mission.id.split(".")
        if game not in GAMES:
            continue
        key = f"{game}-mission-{slug}"
        special = [*mission.setup, *mission.rules, *mission.defeats]
        assert len(TEXTS[language][f"{key}.objectives"].splitlines()) == len(mission.objectives), key
        assert len(TEXTS[language][f"{key}.special"].splitlines()) == len(special), key
        checked += 1
    assert checked == 22


@pytest.mark.parametrize("language", LANGUAGES)
def test_typography(language: str) -> None:
    """Typographic apostrophes and quotation marks, no double spaces, every sentence ended."""
    for key, text in TEXTS[language].items():
        assert not set("'\"`") & set(text), key
        assert "  " not in text and "--" not in text and "..." not in text, key
        if "." in key and not key.endswith(".counted"):
            assert all(line.endswith((".", "!")) for line in text.splitlines()), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_briefings_are_three_sentences_of_our_own(language: str) -> None:
    for key, text in TEXTS[language].items():
        if key.endswith(".briefing"):
            assert text.count(". ") + 1 == 3, key


# --- What skills are about, and numbers ---


def test_texts_that_need_something_filled_in() -> None:
    needs = {key: names(p).variables for key, p in PATTERNS["en"].items() if names(p).variables}
    of = {f"scifi-skill-{name}" for name in scifi_skills() if getattr(SKILLS[name].detail, "params", ())}
    assert {key for key, found in needs.items() if found == {"of"} and "." not in key} == of
    counted = {
        f"{game}-xeno-{i}{part}"
        for game in GAMES
        for i in library(game).of(FIGURES)
        for part in ("", ".counted")
    }
    assert {key for key, found in needs.items() if found == {"count"}} == counted
    assert {frozenset(found) for found in needs.values()} == {frozenset({"of"}), frozenset({"count"})}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("skill", SKILLS_OF)
def test_a_skill_says_what_it_is_about(language: str, skill: str) -> None:
    """Each thing it can be about gives another name and another explanation."""
    key = f"scifi-skill-{skill.removeprefix('scifi.skill.')}"
    words = Words(language)
    for part in ("", ".does"):
        texts = {words.text(f"{key}{part}", of=of) for of in SKILLS_OF[skill]}
        assert len(texts) == len(SKILLS_OF[skill]), texts


def test_skills_about_cards_numbers_and_skills() -> None:
    german = Words("de")
    assert german.text("scifi-skill-starts-with-equipment", of="Kettensäge") == "Beginnt mit Kettensäge"
    assert german.text("scifi-skill-starts-with-armor", of="4") == "Beginnt mit 4 Rüstungspunkten"
    assert german.text("scifi-skill-brother-in-arms", of="Glückspilz") == "Waffenbruder: Glückspilz"
    english = Words("en")
    assert english.text("scifi-skill-plus-1-damage-equipment", of="Sledge") == "+1 damage with: Sledge"


def test_a_number_chooses_between_one_and_many() -> None:
    english, german = Words("en"), Words("de")
    assert english.text("invader-xeno-tank", count=1) == "Tank"
    assert english.text("invader-xeno-tank.counted", count=3) == "3 Tanks"
    assert german.text("darkside-xeno-driller-abomination", count=2) == "Minen-Monstren"
    assert german.text("darkside-xeno-driller-abomination.counted", count=1) == "1 Minen-Monstrum"


# --- The German terms of Dark Side ---


def plain(text: str) -> str:
    return text.replace("’", "'").replace(".", "").casefold()


def terms(*tables: str) -> dict[str, str]:
    return {plain(english): german for table in tables for english, german in TERMS[table].items()}


def test_cards_bear_their_german_names() -> None:
    known = terms("equipment")
    for i in library("darkside").of(EQUIPMENT):
        key = game_key(Words("en"), "darkside", f"card-{i}")
        assert key and TEXTS["de"][key] == known[plain(TEXTS["en"][key])], i


def test_xenos_machines_and_missions_bear_their_german_names() -> None:
    known = terms("xeno", "machine", "mission", "zone", "survivor")
    english, german = spoken("en", count=1, of=""), spoken("de", count=1, of="")
    ours = {
        "scifi-zone-exterior", "scifi-zone-elevator", "scifi-zone-oxygen", "scifi-xeno-card-spawn",
        "scifi-xeno-card-extra-activation", "darkside-xeno-card-abomination", "darkside-xeno-card-pit",
    }  # fmt: skip
    families = ("xeno", "machine", "mission", "zone", "level", "difficulty", "type", "squad")
    keys = [
        key
        for key in english
        if "." not in key and key.split("-")[1] in families and not key.startswith("invader-")
    ]
    assert len(keys) > 30
    for key in keys:
        if key not in ours:
            assert german[key] == known[plain(english[key])], key
    assert german["scifi-zone-exterior"] + "n" == "Außenzonen"
    assert german["darkside-xeno-card-abomination"] in TERMS["xeno"]["Driller Abomination card"]
    assert german["darkside-xeno-card-pit"] in TERMS["xeno"]["Pit Xeno card"]
    assert german["scifi-xeno-card-extra-activation"] in TERMS["xeno"]["Extra Activation card"]


def test_invader_uses_the_same_german_words_for_the_same_things() -> None:
    german = spoken("de", count=1, of="")
    for kind, term in (("worker", "Worker"), ("tank", "Tank"), ("hunter", "Hunter")):
        assert german[f"invader-xeno-{kind}"] == TERMS["xeno"][term]
    assert german["invader-xeno-spoiler-abomination"].endswith("-" + TERMS["xeno"]["Abomination"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_skills_bear_their_names(language: str) -> None:
    """The index has both names; what it leaves open in brackets is filled in."""
    filled = {"[Action]": "melee", "[Aktion]": "Nahkampf", "[Machine]": "Bot", "[Maschine]": "Bot"}
    filled |= {"[Xeno type]": "Tank", "[Xeno-Art]": "Berserker", "[X]": "4", "[-aktion": "aktion"}
    filled |= {"[Equipment]": "X", "[Ausrüstung]": "X", "[game effect]": "X", "[Fertigkeit/Effekt]": "X"}
    of = {"remote-control": "bot", "ironclad": "tank", "starts-with-armor": "4"}
    of |= dict.fromkeys(("plus-1-damage-equipment", "starts-with-equipment", "brother-in-arms"), "X")
    for name in scifi_skills():
        detail: Any = SKILLS[name].detail
        printed = detail.name if language == "en" else detail.name_de
        for bracket, word in filled.items():
            printed = printed.replace(bracket, word)
        # "Nahkampf-aktion" is one word; our English leaves out "a" and puts a colon before what follows.
        printed = printed.replace("Nahkampf-aktion", "Nahkampfaktion")
        printed = printed.replace("Starts with a X", "Starts with: X").replace("with X", "with: X")
        printed = printed.replace("Armor", "armour")
        found = Words(language).text(f"scifi-skill-{name}", of=of.get(name, "melee"))
        assert plain(found) == plain(printed), name


def test_our_german_words_cover_what_the_book_lacks() -> None:
    """The German box is Dark Side; these words of Invader are our own."""
    ours = {
        "Spoiler Abomination": "invader-xeno-spoiler-abomination",
        "Oxygen Tank": "invader-card-oxygen-tank",
        "Oxygen Supply Room": "scifi-zone-oxygen",
        "Flamethrower": "invader-card-flamethrower",
        "Canister": "invader-card-canister",
        "SMG": "invader-card-smg",
        "Assault Shotgun": "invader-card-assault-shotgun",
        "Prototype Assault Shotgun": "invader-card-prototype-assault-shotgun",
        "Sniper Rifle": "invader-card-sniper-rifle",
        "Heavy Cutter": "invader-card-heavy-cutter",
        "Peacekeeper Bot": "invader-machine-peacekeeper",
        "Falchion Sentry Gun": "invader-machine-falchion",
    }
    missing = set(TERMS["missing"]["terms"])
    assert ours.keys() <= missing
    assert missing - ours.keys() == {
        "Active Mold",
        "Inactive Mold",
        "Mold Spawn",
        "mission titles of Invader",
    }
    english, german = spoken("en", count=1, of=""), spoken("de", count=1, of="")
    for term, key in ours.items():
        assert plain(english[key]) == plain(term)
        assert german[key] != english[key]

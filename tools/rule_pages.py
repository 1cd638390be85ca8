"""Write the rule index as pages for the documentation: one folder a game, one page a table, one anchor an id.

    python tools/rule_pages.py docs/rules

The pages are made anew at every build of the site and are not kept in the repository.
"""

import re
import shutil
import sys
import tomllib
from pathlib import Path

from overrun.rules import Entry, RuleIndex, load_index
from overrun.rules.entries import Ambiguity, Effect, Example, Mission, Skill, statements
from overrun.rules.rule_index import INDEX_FOLDER, mention_pattern

GAMES = {
    "classic": "Classic",
    "scifi": "Invader and Dark Side: what they share",
    "invader": "Invader",
    "darkside": "Dark Side",
    "mixed": "Invader and Dark Side mixed",
    "gearup": "Gear Up",
}
PAGES = {
    "rule": ("rules", "Rules"),
    "skill": ("skills", "Skills"),
    "effect": ("effects", "Weapon effects"),
    "boss": ("bosses", "Bosses"),
    "zombie": ("zombies", "Zombies"),
    "mission": ("missions", "Missions"),
    "statement": ("missions", "Missions"),
    "example": ("examples", "Worked examples"),
    "ambiguity": ("readings", "Readings of open questions"),
}
_MENTION = mention_pattern()
_MARKUP = re.compile(r"([\\`*_{}\[\]<>#|~^$])")


def pages(index: RuleIndex) -> dict[str, str]:
    """Every page by its path under the rules folder."""
    grouped: dict[str, list[Entry]] = {}
    for entry in index:
        grouped.setdefault(_page(entry), []).append(entry)
    written = {path: _table_page(entries, index) for path, entries in grouped.items()}
    written["index.md"] = _overview(grouped)
    written["german-terms.md"] = _german_terms()
    return written


def _page(entry: Entry) -> str:
    return f"{entry.prefix}/{PAGES[entry.table][0]}.md"


def _overview(grouped: dict[str, list[Entry]]) -> str:
    lines = ["# The rules", ""]
    lines += ["Every rule in our own words, with the id by which code, tests and the game's log cite it.", ""]
    for prefix, title in GAMES.items():
        lines += [f"## {title}", ""]
        for path, entries in grouped.items():
            if path.startswith(f"{prefix}/"):
                lines.append(f"- [{PAGES[entries[0].table][1]}]({path}) ({len(entries)} entries)")
        lines.append("")
    lines += ["## Words", "", "- [German terms](german-terms.md)", ""]
    return "\n".join(lines)


def _table_page(entries: list[Entry], index: RuleIndex) -> str:
    prefix, table = entries[0].prefix, entries[0].table
    lines = [f"# {PAGES[table][1]} ({GAMES[prefix]})", ""]
    if table == "rule":
        for kind in dict.fromkeys(entry.kind for entry in entries):
            lines += [f"## {kind.capitalize()}", ""]
            for entry in entries:
                if entry.kind == kind:
                    lines += _entry(entry, index)
        return "\n".join(lines)
    for entry in entries:
        if entry.table != "statement":  # sentences stand under their mission
            lines += _entry(entry, index)
    return "\n".join(lines)


def _entry(entry: Entry, index: RuleIndex) -> list[str]:
    depth = "###" if entry.table == "rule" else "##"
    title = entry.title if entry.title and entry.table != "ambiguity" else _words(entry.id)
    lines = [f"{depth} {_plain(title)} {{ #{entry.id} }}", "", f"`{entry.id}`", ""]
    for name, text in _parts(entry):
        lead = f"*{name}:* " if name else ""
        lines += [f"{lead}{_linked(text, entry, index)}", ""]
    if entry.refers:
        lines += ["*Rules:* " + ", ".join(_link(reference, entry, index) for reference in entry.refers), ""]
    if isinstance(entry.detail, Mission):
        for part, full_id, statement in statements(entry.detail):
            lines += [f"### {part.capitalize()}: {_plain(_words(full_id))} {{ #{full_id} }}", ""]
            lines += [f"`{full_id}`", "", _linked(statement.text, entry, index), ""]
            if statement.restates:
                links = ", ".join(_link(reference, entry, index) for reference in statement.restates)
                lines += [f"*Says again:* {links}", ""]
            if statement.derived:
                lines += ["*Follows from the general rules.*", ""]
    return lines


def _parts(entry: Entry) -> list[tuple[str, str]]:
    """What is said of an entry, as (name, text); empty texts are left out."""
    match entry.detail:
        case Ambiguity() as a:
            parts = [
                ("Question", a.question),
                ("Reading", a.reading),
                ("Why", a.why),
                ("House rule", a.switch),
            ]
        case Example() as e:
            parts = [("Given", e.given), ("When", e.when), ("Then", e.then), ("Note", e.note)]
        case Skill() as s:
            parts = [("", s.text), ("Timing", s.timing), ("Parameters", "; ".join(s.params))]
            parts += [("With other rules", " ".join(s.interactions)), ("German", s.name_de), ("Note", s.note)]
        case Effect() as f:
            parts = [("", f.text), ("Timing", f.timing), ("Cost", f.cost)]
            parts += [(_words(name), text) for name, text in f.interactions.items()]
        case Mission() as m:
            size = f"{m.difficulty}, {m.min_survivors}+ Survivors, {m.minutes} minutes"
            parts = [("", size), ("Tiles", ", ".join(m.tiles)), ("On the map", "; ".join(m.legend))]
            parts += [("German", m.title_de), ("Note", m.note)]
        case _:
            parts = [("", entry.text), ("Note", entry.note)]
    parts.append(("Source", entry.source))
    return [(name, text) for name, text in parts if text]


def _words(name: str) -> str:
    return name.rsplit(".", 1)[-1].replace("-", " ").replace("_", " ").capitalize()


def _plain(text: str) -> str:
    """Text that Markdown takes for text."""
    return re.sub(r"^([+\-]|\d+\.)(?=\s)", r"\\\1", _MARKUP.sub(r"\\\1", text))


def _linked(text: str, here: Entry, index: RuleIndex) -> str:
    """The text with every id it mentions turned into a link."""
    pieces: list[str] = []
    end = 0
    for mention in _MENTION.finditer(text):
        pieces += [_plain(text[end : mention.start()]), _link(mention.group(), here, index)]
        end = mention.end()
    return "".join([*pieces, _plain(text[end:])])


def _link(rule_id: str, here: Entry, index: RuleIndex) -> str:
    page, own = _page(index.get(rule_id)), _page(here)
    path = (
        "" if page == own else page.partition("/")[2] if page.startswith(f"{here.prefix}/") else f"../{page}"
    )
    return f"[{rule_id}]({path}#{rule_id})"


def _german_terms() -> str:
    data = tomllib.loads((INDEX_FOLDER / "terms_de.toml").read_text(encoding="utf-8"))
    lines = ["# German terms", "", "The words of the German edition of Dark Side, by their English ones.", ""]
    for section, terms in data.items():
        if all(isinstance(word, str) for word in terms.values()):
            lines += [f"## {section.capitalize()}", "", "| English | Deutsch |", "|---|---|"]
            lines += [f"| {_plain(english)} | {_plain(german)} |" for english, german in terms.items()]
            lines.append("")
    return "\n".join(lines)


def main(target: Path) -> None:
    shutil.rmtree(target, ignore_errors=True)
    for path, text in pages(load_index()).items():
        (target / path).parent.mkdir(parents=True, exist_ok=True)
        (target / path).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))

"""How often a bot wins missions: measured, kept for the server, and shown as a table in `docs/bots.md`.

    python tools/win_rates.py invader/m0-breach darkside/m0-they-came-from-below [--games 200]
    python tools/win_rates.py classic --agent random --games 40       # every mission of a game
    python tools/win_rates.py gearup --difficulty hard --seats 3 --agent search:100 --games 7
    python tools/win_rates.py darkside/m9-power-display --agent search:100 --games 40 --keep games.jsonl
    python tools/win_rates.py            # only writes the tables anew

What is measured of a mission and a bot, in Gear Up with so many players, replaces its entry in
`src/overrun/agents/win_rates.toml`; everything else stays. The games are those of
`overrun sim MISSION --seats N --agent BOT --seed SEED --games N --max-rounds N`.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from itertools import pairwise
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import msgspec

import overrun
from overrun.agents.win_rates import WinRate, key_of, rates
from overrun.errors import OverrunError
from overrun.games import game_of, games, missions_named
from overrun.lab import KeptGames, Task, identity, run, wilson
from overrun.words import Words
from overrun.words.tell import reason_words

ROOT = Path(__file__).resolve().parent.parent
DATA = ROOT / "src" / "overrun" / "agents" / "win_rates.toml"
PAGE = ROOT / "docs" / "bots.md"
BEGIN, END = "<!-- {} -->", "<!-- end of {} -->"
GEAR_UP = "gearup/"
# The bots in the order of the table; others come after them.
ORDER = ("random", "sensible", "search")
# Those of which each should be better than the one before it.
COMPARED = ("random", "sensible", "search:100")

Rates = dict[str, dict[str, WinRate]]


def measure(mission: str, said: argparse.Namespace) -> WinRate:
    """Play a mission so often; a game that takes too long is not won."""
    setup: dict[str, Any] = {"seats": said.seats} if said.seats else {}
    if said.survivors:
        setup["survivors"] = said.survivors.split(",")
    game = overrun.new(mission, seed=said.seed, **setup)
    task = Task(mission, setup, said.agent, said.seed, said.max_rounds)

    def advance(done: Any) -> None:
        if sys.stderr.isatty():
            wins = sum(outcome.won for outcome in done)
            print(f"\r{mission}: {wins} of {len(done)} ", end="", file=sys.stderr, flush=True)

    # The processor time of each game is kept with it.
    with TemporaryDirectory() as folder:
        file = said.keep or Path(folder, "games.jsonl")
        found = run(task, said.games, said.jobs, advance, kept=file)
        games = KeptGames(file, identity(task)).games
    spent = sum(games[number].seconds for number in range(said.games))
    defeats = Counter(
        "too long" if outcome.truncated else outcome.reason for outcome in found.outcomes if not outcome.won
    )
    return WinRate(
        agent=said.agent,
        games=said.games,
        wins=found.summary.wins,
        survivors=len(game.view()["survivors"]),
        seats=said.seats or 1,
        seed=said.seed,
        max_rounds=said.max_rounds,
        rounds=round(found.summary.rounds_per_game, 1),
        seconds=round(spent / said.games, 2),
        defeat=defeats.most_common(1)[0][0] if defeats else "",
    )


def data(found: Rates) -> str:
    """The data file."""
    entries = ["# Measured by tools/win_rates.py; do not edit.\n"]
    for mission, agent, rate in rows(found):
        fields = msgspec.structs.asdict(rate).items()
        lines = [
            f'{key} = "{value}"' if isinstance(value, str) else f"{key} = {value}" for key, value in fields
        ]
        entries.append("\n".join([f'["{mission}"."{agent}"]', *lines, ""]))
    return "\n".join(entries)


def rows(found: Rates) -> list[tuple[str, str, WinRate]]:
    """Everything measured, by game, number, players (where they are survivors) and bot."""
    everything = [(mission, key, rate) for mission, by in found.items() for key, rate in by.items()]
    return sorted(everything, key=lambda row: (order(row[0]), *setting_order(row[0], row[2])))


def setting_order(mission: str, rate: WinRate) -> tuple[int, tuple[int, str]]:
    """Players first where they make the setting, then bots from the weakest to the strongest."""
    return rate.seats if mission.startswith(GEAR_UP) else 0, bot_order(rate.agent)


def order(mission: str) -> tuple[str, int, str]:
    """Missions by game and number."""
    game, _, name = mission.partition("/")
    digits = "".join(c for c in name.split("-")[0] if c.isdigit())
    return game, int(digits or 0), name


def bot_order(agent: str) -> tuple[int, str]:
    """Bots from the weakest to the strongest."""
    plain = agent.partition(":")[0]
    return ORDER.index(plain) if plain in ORDER else len(ORDER), agent


def table(found: Rates) -> str:
    """The table of the page."""
    lines = [
        "| Mission | Difficulty | Bot | Players | Survivors | Games | Won | Share (95 %) | Rounds "
        "| s a game | Commonest defeat |",
        "|---|---|---|---|---|---|---|---|---|---|---|",
    ]
    levels = difficulties()
    for mission, _, rate in rows(found):
        if mission.startswith(GEAR_UP):
            continue
        lines.append(
            f"| {mission} | {levels.get(mission, '')} | {rate.agent} | {rate.seats} | {rate.survivors} "
            f"| {rate.games} | {rate.wins} | {share(rate.wins, rate.games)} | {rate.rounds} | {rate.seconds} "
            f"| {defeat(mission, rate)} |"
        )
    return "\n".join(lines)


def defeat(mission: str, rate: WinRate) -> str:
    """What was lost by most often, in words."""
    return reason_words(Words("en"), game_of(mission).id, rate.defeat) if rate.defeat else ""


def gear_up_table(found: Rates) -> str:
    """All Bosses of a difficulty together, for each number of players and bot."""
    lines = [
        "| Difficulty | Players | Bot | Bosses | Games | Won | Share (95 %) | s a game |",
        "|---|---|---|---|---|---|---|---|",
    ]
    for (level, seats, agent), measured in bosses_together(found).items():
        wins, played = counted(measured)
        seconds = sum(rate.seconds * rate.games for rate in measured) / played
        lines.append(
            f"| {level} | {seats} | {agent} | {len(measured)} | {played} | {wins} | {share(wins, played)} "
            f"| {seconds:.2f} |"
        )
    return "\n".join(lines)


def bosses_together(found: Rates) -> dict[tuple[str, int, str], list[WinRate]]:
    """What was measured of all Bosses, by difficulty, players and bot; the easy ones first."""
    levels = difficulties()
    together: dict[tuple[str, int, str], list[WinRate]] = {}
    for mission, _, rate in rows(found):
        if mission.startswith(GEAR_UP):
            together.setdefault((levels[mission], rate.seats, rate.agent), []).append(rate)
    known = list(dict.fromkeys(level for mission, level in levels.items() if mission.startswith(GEAR_UP)))
    in_order = sorted(together, key=lambda key: (known.index(key[0]), key[1], bot_order(key[2])))
    return {key: together[key] for key in in_order}


def settings(found: Rates) -> dict[tuple[str, str], dict[str, tuple[int, int]]]:
    """Games won and played by each bot, by game and mission, in Gear Up by difficulty and players."""
    found_in: dict[tuple[str, str], dict[str, tuple[int, int]]] = {}
    for mission, _, rate in rows(found):
        if not mission.startswith(GEAR_UP):
            game, _, name = mission.partition("/")
            setting = (game, name.partition("-")[0].upper())
            found_in.setdefault(setting, {})[rate.agent] = (rate.wins, rate.games)
    for (level, seats, agent), measured in bosses_together(found).items():
        found_in.setdefault(("gearup", f"{level} for {seats}"), {})[agent] = counted(measured)
    return found_in


def counted(measured: list[WinRate]) -> tuple[int, int]:
    """Games won and played, all together."""
    return sum(rate.wins for rate in measured), sum(rate.games for rate in measured)


def steps_shown(won: dict[str, tuple[int, int]]) -> tuple[bool, ...]:
    """Whether each bot is shown to be better than the one before it: their intervals lie apart."""
    return tuple(wilson(*won[worse])[1] < wilson(*won[better])[0] for worse, better in pairwise(COMPARED))


def ladder_table(found: Rates) -> str:
    """Where which bot is shown to be better than the one before it."""
    kinds: dict[tuple[bool, ...], str] = {
        (True, True): "both",
        (False, True): "search",
        (True, False): "sensible",
        (False, False): "neither",
    }
    by_game: dict[str, dict[str, list[str]]] = {}
    for (game, name), won in settings(found).items():
        if all(bot in won for bot in COMPARED):
            kind = kinds[steps_shown(won)]
            by_game.setdefault(game, {}).setdefault(kind, []).append(name)
    lines = [
        "| | both steps | only `search` above `sensible` | only `sensible` above `random` | neither |",
        "|---|---|---|---|---|",
    ]
    titles = {game.id: game.title for game in games()}
    for game, names in by_game.items():
        cells = [", ".join(names.get(kind, ["–"])) for kind in kinds.values()]
        lines.append(f"| {titles[game]} | {' | '.join(cells)} |")
    return "\n".join(lines)


def share(wins: int, played: int) -> str:
    """The share won with its interval."""
    low, high = wilson(wins, played)
    return f"{100 * wins / played:.0f} % ({100 * low:.0f}–{100 * high:.0f})"


def difficulties() -> dict[str, str]:
    """How hard each mission is."""
    return {info.id: info.difficulty for game in games() for info in game.missions()}


def written(page: str, name: str, text: str) -> str:
    """The page with another table between its marks."""
    begin, end = BEGIN.format(name), END.format(name)
    before, _, rest = page.partition(begin)
    return f"{before}{begin}\n{text}\n{end}{rest.partition(end)[2]}"


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument(
        "missions", nargs="*", help="missions (classic/1 will do), or games for all of theirs"
    )
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--agent", default="sensible")
    parser.add_argument("--max-rounds", type=int, default=40, help="a longer game counts as lost")
    parser.add_argument("--seats", type=int, default=0, help="how many players; one without it")
    parser.add_argument("--survivors", default="", help="which survivors, separated by commas")
    parser.add_argument("--difficulty", default="", help="only the missions of this difficulty")
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    parser.add_argument("--keep", type=Path, help="keep games in this file, and play only what is missing")
    said = parser.parse_args()
    found = {mission: dict(by) for mission, by in rates().items()}
    levels = difficulties()
    try:
        missions = missions_named(said.missions)
    except OverrunError as error:
        raise SystemExit(str(error)) from None
    for mission in missions:
        if said.difficulty not in ("", levels[mission]):
            continue
        rate = measure(mission, said)
        # Read again: another run may have written meanwhile.
        found = msgspec.toml.decode(DATA.read_text(encoding="utf-8"), type=Rates)
        found.setdefault(mission, {})[key_of(mission, rate.agent, rate.seats)] = rate
        print(f"\r{mission}, {said.agent}: {rate.wins} of {rate.games}, {rate.seconds} s a game", flush=True)
        DATA.write_text(data(found), encoding="utf-8")
    page = PAGE.read_text(encoding="utf-8")
    page = written(page, "ladder", ladder_table(found))
    page = written(page, "rates", table(found))
    PAGE.write_text(written(page, "gearup rates", gear_up_table(found)), encoding="utf-8")


if __name__ == "__main__":
    main()

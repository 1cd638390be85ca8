"""Playing without seeing: everything is told in short sentences, and everything can be asked for."""

from __future__ import annotations

import io
import re
from collections.abc import Generator
from typing import Any

import pytest

import overrun
from overrun.agents import make
from overrun.board import members
from overrun.classic.shown.seen import View
from overrun.cli import table as text_player
from overrun.cli.app import run
from overrun.cli.table import Table
from overrun.core import Game, option
from overrun.games import game_of
from overrun.scenario import scifi
from overrun.words import Words

CITY = "classic/01-city-blocks"
WORDS = Words("en")


@pytest.fixture(autouse=True)
def _only_the_cellar() -> None:
    """Here the real games are played."""


Lines = dict[str, str]
Player = Generator[str, str, None]


class Ears(io.TextIOBase):
    """Standard input and output of somebody who hears what is printed and types what `player` says."""

    def __init__(self, player: Player) -> None:
        self.player, self.heard, self.everything = player, "", ""
        next(player)

    def write(self, text: str) -> int:
        self.heard += text
        self.everything += text
        return len(text)

    # What is based on text reads text, though the types of the library have only bytes at their root.
    def readline(self, size: int | None = -1, /) -> str:  # type: ignore[override]
        heard, self.heard = self.heard, ""
        try:
            return self.player.send(heard) + "\n"
        except StopIteration:
            return ""


def played(monkeypatch: pytest.MonkeyPatch, player: Player, *arguments: str) -> str:
    """Everything that is heard while a player plays."""
    ears = Ears(player)
    monkeypatch.setattr("sys.stdin", ears)
    monkeypatch.setattr("sys.stdout", ears)
    assert run(("play", CITY, "--plain", *arguments)) == 0
    return ears.everything


# Somebody who knows nothing but what is said


def options_in(heard: str) -> Lines:
    """The options that were read out, by number."""
    return dict(re.findall(r"^(\d+): (.*)$", heard, re.MULTILINE))


def by_ear() -> Player:
    """Fight, take what lies here, and walk to the next objective or the exit, as the answers say."""
    heard = yield ""
    while "The game is over." not in heard:
        options = options_in(heard)
        if "What does " in heard:
            heard = yield (yield from next_action(options))
        else:
            heard = yield first_of(options, "done", "keep: ", "leave it", "roll again", "") or "1"
    yield "quit"


def first_of(options: Lines, *beginnings: str) -> str:
    """The number of the first option that begins in one of these ways."""
    for beginning in beginnings:
        for number, told in options.items():
            if told.startswith(beginning):
                return number
    return ""


def next_action(options: Lines) -> Generator[str, str, str]:
    """An action, by its number or in words."""
    shots = [
        told
        for told in options.values()
        if re.match("(attack|shoot)", told) and "may be hit" not in told.lower()
    ]
    for told in shots:
        if int(re.search(r"(\d+) %", told)[1]) >= 50 and "too tough" not in told:  # type: ignore[index]
            return told.partition(".")[0]
    if number := first_of(options, "take the objective", "search the room"):
        return number
    goals = yield "goals"
    places = re.findall(r"(?:Objective|Exit).* in zone (\d+),.*\. (\d+) steps? from", goals)
    if not places:
        return "end the turn"
    zone, _ = min(places, key=lambda place: int(place[1]))
    way = yield f"way {zone}"
    step = re.search(r"^(?:Open (door \d+) first|In (zone \d+),)", way, re.MULTILINE)
    if step is None:
        return "end the turn"
    wanted = f"open {step[1]} " if step[1] else f"go to {step[2]}."
    return first_of(options, wanted) or "end the turn"


@pytest.mark.parametrize("seed", ["3"])
def test_city_blocks_is_played_to_its_end_by_what_is_heard(
    seed: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard = played(monkeypatch, by_ear(), "--seed", seed)
    assert re.search(r"^(Won|Lost): [a-z ]+\.$", heard, re.MULTILINE)
    assert "is not one of the choices" not in heard and "could be:" not in heard
    assert "takes an objective token." in heard
    assert "Zombies attack in zone" in heard and "rolls" in heard
    # No drawing: nothing but sentences and numbered options.
    assert not re.search(r"[#|│─┌→↔⟨]|\+ -|: \.$", heard)
    assert re.findall(r"^\W*$", heard.replace("> ", "x"), re.MULTILINE) in ([], [""])


def hinted(heard: str = "") -> Player:
    """Whatever a bot would do, now by number and now in words, with questions in between."""
    heard = yield ""
    asked = (
        "where",
        "look",
        "enemies",
        "goals",
        "who",
        "hand",
        "sounds",
        "doors",
        "turn",
        "odds",
        "more",
        "since",
    )
    count = 0
    while "The game is over." not in heard and count < 80:
        count += 1
        yield asked[count % len(asked)]
        hint = yield "hint sensible"
        number, told = re.search(r"A bot would choose (\d+): (.*)", hint).groups()
        heard = yield number if count % 2 else told.partition(". ")[0].removesuffix(".")
        while "could be:" in heard or "is not one of" in heard:  # two cards of one kind
            heard = yield number
    yield "quit"


def test_hints_can_be_followed_by_number_and_in_words(monkeypatch: pytest.MonkeyPatch) -> None:
    heard = played(monkeypatch, hinted(), "--seed", "4")
    assert heard.count("A bot would choose") == 80
    assert heard.count("could be:") + heard.count("is not one of") <= heard.count("A bot would choose") // 20


# What is told is so


def moved_into_the_open() -> Game[Any, Any]:
    """A game of City Blocks some rounds later, in the turn of somebody beside zombies if there is any."""
    game, agent = overrun.new(CITY, seed=3), make("sensible")
    best = game
    while game.question is not None and game.answers < 400:
        game.choose(agent(game.for_agent(game.answers)))
        if game.question is not None and game.question.kind == "action":
            view: View = game.view()
            zone = view["survivors"][view["active"]]["zone"]
            if any(group["zone"] == zone for group in view["zombies"]):
                best = game.clone()
    return best


@pytest.fixture(scope="module")
def amid() -> Game[Any, Any]:
    return moved_into_the_open()


def asked(game: Game[Any, Any], command: str, said: str = "") -> list[str]:
    entry = game_of(game.mission)
    assert entry.reports is not None
    return list(entry.reports(game, WORDS)[command](said))


def test_every_enemy_is_told_where_it_is_and_how_far_away(amid: Game[Any, Any]) -> None:
    view: View = amid.view()
    lines = asked(amid, "enemies")
    assert len(lines) == len(view["zombies"]) > 3
    here = view["survivors"][view["active"]]
    graph = amid.world.graph(amid.state.closed)
    far = []
    for line in lines:
        zone = int(re.search(r"in zone (\d+),", line)[1])  # type: ignore[index]
        group = next(group for group in view["zombies"] if group["zone"] == zone)
        assert all(f"{count} " in line for kind, count in group.items() if kind != "zone")
        beside = [person["name"] for person in view["survivors"] if person["zone"] == zone]
        steps = graph.distance(here["zone"], zone)
        far.append(steps if steps >= 0 else 99)
        if beside:
            assert line.endswith(f"together with {', '.join(beside)}.")
        elif steps < 0:
            assert f"No open way from {here['name']}." in line
        else:
            assert f" {steps} step" in line and f"from {here['name']}." in line
            people = [
                one["name"] for one in view["survivors"] if one["zone"] >= 0 and graph.sees(one["zone"], zone)
            ]
            assert all(name in line.partition("In sight of ")[2] for name in people)
    assert far == sorted(far)


def test_the_way_is_a_way(amid: Game[Any, Any]) -> None:
    view: View = amid.view()
    here = view["survivors"][view["active"]]["zone"]
    board, state = amid.world.board, amid.state
    for goal in range(len(board.zones)):
        lines = asked(amid, "way", str(goal))
        zones = [int(zone) for line in lines for zone in re.findall(r"^In zone (\d+),", line)]
        doors = [int(door) for line in lines for door in re.findall(r"^Open door (\d+) first", line)]
        if goal == here:
            assert zones == doors == []
            continue
        assert zones[-1] == goal
        opened = amid.world.graph(state.closed & ~sum(1 << door for door in doors))
        assert all(opened.near[a] >> b & 1 for a, b in zip([here, *zones], zones, strict=False))
        assert all(state.closed >> door & 1 for door in doors)
        if amid.world.graph(state.closed).distance(here, goal) >= 0:
            assert not doors and len(zones) == amid.world.graph(state.closed).distance(here, goal)


def test_looking_around_tells_neighbours_doors_and_what_is_in_sight(amid: Game[Any, Any]) -> None:
    board, state = amid.world.board, amid.state
    graph = amid.world.graph(state.closed)
    for zone in range(len(board.zones)):
        text = "\n".join(asked(amid, "look", f"zone {zone}"))
        near = set(map(int, re.findall(r"^Next to it\. In zone (\d+),", text, re.MULTILINE)))
        doors = set(map(int, re.findall(r"^Closed door (\d+)", text, re.MULTILINE)))
        seen = set(map(int, re.findall(r"^In sight, \d+ zones? away\. In zone (\d+),", text, re.MULTILINE)))
        assert near == set(graph.neighbours(zone))
        assert doors == {door.id for door in board.doors_of(zone) if state.closed >> door.id & 1}
        assert seen <= set(members(graph.sight(zone)))
    assert asked(amid, "look") == asked(amid, "look", str(amid.state.survivors[amid.state.active].zone))


def test_what_a_choice_costs_and_its_odds_are_told_with_it(amid: Game[Any, Any]) -> None:
    entry = game_of(CITY)
    assert entry.remarks is not None and entry.preview is not None and amid.question is not None
    remark, checked = entry.remarks(amid, WORDS), 0
    who = amid.state.active
    for choice in amid.question.options:
        told = remark(choice)
        preview = entry.preview(amid, choice)
        if preview is not None and preview.at_enemies and preview.dice:
            assert f"{round(100 * (1 - preview.odds[0]))} %" in told
            assert ("Noise." in told) == preview.noisy
            checked += 1
        trial = amid.clone()
        left = trial.state.survivors[who].actions + trial.state.survivors[who].gifts
        trial.choose(choice)
        after = trial.state.survivors[who]
        if choice.verb == "move" and trial.state.active == who:
            spent = left - after.actions - after.gifts
            cost = re.search(r"Costs (\d+) actions", told)
            assert spent == (0 if "Free." in told else int(cost[1]) if cost else 1), (choice, told)
            checked += 1
    assert checked > 2


def test_names_and_zones_that_are_not_there_are_explained(amid: Game[Any, Any]) -> None:
    for command, said, sentence in (
        ("look", "99", "There is no zone 99. Zones go from 0 to 46."),
        ("way", "", "Which zone? Type way and its number."),
        ("who", "zoe", "Nobody is called zoe. There are: Amy, Doug, Josh, Ned."),
    ):
        with pytest.raises(overrun.OverrunError, match=re.escape(sentence)):
            asked(amid, command, said)


ENDLESS = "9" * 5000  # Python refuses to make a number of so many digits


@pytest.mark.parametrize("mission", [CITY, "darkside/m4", "gearup/screamer-easy"])
def test_a_line_as_long_as_a_book_is_explained(
    mission: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    lines = (ENDLESS, f"look {ENDLESS}", f"way {ENDLESS}", "go " + "x" * 5000, "quit")
    monkeypatch.setattr("sys.stdin", io.StringIO("\n".join(lines)))
    assert run(("play", mission, "--plain", "--seed", "3")) == 0
    out = capsys.readouterr().out
    assert "The choices go from 1 to" in out and "is not one of the choices" in out
    assert "???" not in out


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("play", CITY, "--text", "--bot", f"{ENDLESS}=random"), "is not SEAT=BOT"),
        (("sim", CITY, "-n", "1", "--agent", f"{ENDLESS}=random"), "is neither a bot nor SEAT=BOT"),
        (("sim", CITY, "-n", "1", "--house", f"shortage_chain_limit={ENDLESS}"), "house rules"),
        (("sim", CITY, "-n", "1", "--house", "shortage_chain_limit=--5"), "house rules"),
        (("play", f"classic/{ENDLESS}", "--text"), "a mission is named like"),
    ],
)
def test_what_only_looks_like_a_number_is_refused(
    arguments: tuple[str, ...], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(arguments) == 2
    error = capsys.readouterr().err
    assert said in error and "???" not in error and len(error) < 2500


def test_xenos_are_found_by_ear_as_well() -> None:
    game = (
        scifi("invader/m1-gathering-forces")
        .survivor("cole", at="01-R.b2")
        .xenos("01-R.b2", worker=2)
        .turn("cole")
    )
    (line,) = asked(game, "enemies")
    assert line.startswith("2 Workers in zone ") and line.endswith("together with Cole.")
    assert any("To do: Gather at the sentry gun" in line for line in asked(game, "goals"))


# Choices that are seldom wanted


def table(capsys: pytest.CaptureFixture[str], mission: str = CITY, plain: bool = True) -> Table:
    playing = Table(overrun.new(mission, seed=3), {}, WORDS, plain=plain)
    playing.ask()
    return playing


@pytest.mark.parametrize("plain", [True, False])
def test_throwing_away_and_giving_up_wait_behind_more(
    plain: bool, capsys: pytest.CaptureFixture[str]
) -> None:
    playing = table(capsys, plain=plain)
    out = capsys.readouterr().out
    assert "give up" not in out and "throws away" not in out
    assert out.count("Type more") == 1
    count = len(playing.choices)
    assert {choice.verb for choice in playing.choices} == {"activate"}
    playing.obey(str(count + 1))  # nobody throws a card away by a slip
    assert capsys.readouterr().out.startswith("The choices go from 1 to ")
    playing.obey("more")
    out = capsys.readouterr().out
    assert f"{count + 1}: " in out and "throws away" in out and "give up" in out
    answers = playing.game.answers
    playing.obey(str(count + 1))
    assert playing.game.answers == answers + 1
    assert playing.game.record.answers[-1][1].startswith("drop ")
    playing.ask()
    assert "Type more" not in capsys.readouterr().out  # once is enough


def test_rare_choices_can_be_typed_at_once(capsys: pytest.CaptureFixture[str]) -> None:
    playing = table(capsys)
    playing.obey("concede 0")
    assert playing.game.question is not None and playing.game.question.kind == "concede"


def test_more_twice_lists_the_same_numbers(capsys: pytest.CaptureFixture[str]) -> None:
    playing = table(capsys)
    capsys.readouterr()
    playing.obey("more")
    first = capsys.readouterr().out
    playing.obey("more")
    assert capsys.readouterr().out == first


def test_shots_at_nobody_are_rare_too(capsys: pytest.CaptureFixture[str]) -> None:
    playing = table(capsys)
    playing.obey("ned")
    playing.ask()
    assert option("shoot", "pistol", 23) in playing.rare
    assert option("shoot", "pistol", 23) not in playing.choices


def test_without_rare_choices_more_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    playing = table(capsys)
    playing.rare = []
    capsys.readouterr()
    playing.obey("more")
    assert capsys.readouterr().out == "There is nothing more to choose.\n"


# Around it


def test_plain_is_text_without_drawings(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def heard(flag: str) -> str:
        monkeypatch.setattr("sys.stdin", io.StringIO("board\nquit\n"))
        assert run(("play", "classic/0", flag, "--seed", "1")) == 0
        return capsys.readouterr().out

    assert "########" in heard("--text")
    told = heard("--plain")
    assert "#" not in told and "To do: Take the objective token" in told
    assert "In zone 13, Kitchen: objective 0 (red)." in told or "objective 0 (red)" in told


def test_what_was_typed_may_be_what_an_option_means(capsys: pytest.CaptureFixture[str]) -> None:
    playing = table(capsys)
    playing.obey("josh")
    playing.ask()
    playing.obey("search the room")
    assert playing.game.record.answers[-1][1] == "search"


def test_since_repeats_what_happened_after_the_last_choice(capsys: pytest.CaptureFixture[str]) -> None:
    playing = table(capsys)
    playing.obey("josh")
    playing.ask()
    capsys.readouterr()
    playing.obey("search")
    happened = capsys.readouterr().out
    playing.obey("since")
    assert capsys.readouterr().out == happened != ""


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("plain", [True, False])
def test_what_a_line_could_mean_is_told_in_words_and_in_few(
    language: str, plain: bool, capsys: pytest.CaptureFixture[str]
) -> None:
    """Cards have names, and a drawing of Gear Up has more places than a sentence holds."""
    city, boss = overrun.new(CITY, seed=3), overrun.new("gearup/screamer-easy", seed=3)
    agent = make("sensible")
    while boss.question is not None and not boss.question.find("draw 0 a1"):
        boss.choose(agent(boss.for_agent()))
    for game, line in ((city, "drop"), (boss, "draw")):
        playing = Table(game, {}, Words(language), plain=plain)
        playing.ask()
        capsys.readouterr()
        playing.obey(line)
        out = capsys.readouterr().out
        meant = [choice for choice in playing.choices + playing.rare if choice.verb == line]
        few = meant[: text_player.LIKELY]
        typed = [f"{choice.text} ({playing.meant(choice)})" for choice in few]
        told = [playing.meant(choice) for choice in few] if plain else typed
        assert len(told) > 1 and "; ".join(told) in out
        assert (f" {len(meant) - len(few)} " in out) == (len(meant) > len(few))
        if plain:
            assert not any(choice.text in out for choice in meant)


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("mission", [CITY, "invader/m1-gathering-forces", "gearup/screamer-easy"])
def test_help_explains_every_command(mission: str, language: str, capsys: pytest.CaptureFixture[str]) -> None:
    playing = Table(overrun.new(mission, seed=1), {}, Words(language))
    playing.help("")
    out = capsys.readouterr().out
    assert "⟨" not in out
    for command in (*playing.commands, *playing.reports()):
        assert re.search(rf"(^|; | ){command}( [A-Z]+)*:", out, re.MULTILINE) or command in (
            "save",
            "load",
        ), command


def test_no_choice_is_called_like_a_question(amid: Game[Any, Any]) -> None:
    """Typing a question never makes a choice."""
    for mission in (CITY, "invader/m1-gathering-forces", "darkside/m4-hard-reset", "gearup/screamer-easy"):
        game = overrun.new(mission, seed=2)
        commands = {*Table(game, {}, WORDS).commands, *Table(game, {}, WORDS).reports()}
        for _ in range(40):
            if game.question is None:
                break
            texts = {choice.text for choice in game.question.all_options()}
            assert not texts & commands
            game.choose(game.question.options[-1 if game.question.kind == "action" else 0])


# Gear Up


def test_gear_up_tells_goals_enemies_and_people() -> None:
    game = overrun.new("gearup/screamer-easy", seed=3, seats=2)
    view = game.view()
    goals = asked(game, "goals")
    assert goals[0].startswith("To do: get through round 1") and goals[1] == "To do: keep everybody alive."
    enemies = asked(game, "enemies")
    zombies = [z for person in view["survivors"] for slot in person["street"] for z in slot]
    assert len(enemies) == len(zombies) + 1 and enemies[-1] == "Screamer is not here yet."
    assert all(f"{zombie['damage']} damage" in line for zombie, line in zip(zombies, enemies, strict=False))
    where = asked(game, "where")
    assert where[0] == "Ethan: Health 10 of 10, Armor 0, Ammo 0. 2 zombies in front."
    (name,) = {line.partition(": ")[2].partition(",")[0] for line in enemies[:1]}
    grid = asked(game, "look", name)
    assert grid[0].startswith(f"{name}, ") and len(grid) == 1 + len(zombies[0]["grid"])
    assert asked(game, "hand", "lisa")[0].startswith("Lisa draws with ")
    with pytest.raises(overrun.OverrunError, match="Look at what"):
        asked(game, "look", "kraken")


def test_gear_up_drawings_say_what_they_cross_off() -> None:
    game = overrun.new("gearup/screamer-easy", seed=3, seats=2)
    entry = game_of(game.mission)
    assert entry.remarks is not None
    told: set[str] = set()
    agent = make("sensible")
    for _ in range(120):
        if game.question is None:
            break
        remark = entry.remarks(game, WORDS)
        told |= {remark(choice) for choice in game.question.options}
        game.choose(agent(game.for_agent(game.answers)))
    assert any("Crosses off: Damage icon" in line for line in told)
    assert any("The last squares: it dies." in line for line in told)


def test_nobody_needs_to_see_the_boss() -> None:
    assert text_player.NEAREST > 0
    game = overrun.new("gearup/screamer-easy", seed=3)
    assert asked(game, "look", "boss")[0].startswith("Screamer, ")
    assert len(asked(game, "board")) == len(
        asked(game, "turn") + asked(game, "where") + asked(game, "enemies")
    )

"""The hall: all tables of a server, who is connected to them, and everything that can be asked of them.

Each table does one thing at a time. What takes longer than a blink (rules, database, bots) happens in
threads; telling people about it happens here, in the order in which it happened.
"""

from __future__ import annotations

import asyncio
import contextlib
import re
import time
from collections import OrderedDict
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, TypeVar

from msgspec import json

from overrun.core import Record, parse_record
from overrun.core.version import ENGINE_VERSION
from overrun.errors import OverrunError
from overrun.games import game_of
from overrun.games import resume as take_up
from overrun.table import bots, render, shelf
from overrun.table import messages as m
from overrun.table import tables as t
from overrun.table.agents import known_agent
from overrun.table.problems import Refused, refused
from overrun.table.seats import Rights, Seat, all_gone, rights_of, together
from overrun.table.security import hashed, new_id, new_token
from overrun.table.settings import Settings
from overrun.table.store import Conflict, Key, Store
from overrun.table.tables import Change, Options, Table

T = TypeVar("T")

NAME, TITLE, CHAT_TEXT, NOTE = 40, 80, 500, 4000  # characters
SEATS = 12
PACE = 10_000  # milliseconds
TOKENS = 100
TIDY = 10.0  # seconds
ENCODER = json.Encoder()


def cleaned(text: str, most: int) -> str:
    """A text somebody typed, on one line and not too long."""
    return re.sub(r"\s+", " ", "".join(c for c in text if c.isprintable() or c.isspace())).strip()[:most]


class Client:
    """Somebody at a table: what they may do, what they read, and a way to tell them things."""

    def __init__(self, rights: Rights, language: str, tokens: Sequence[str] = ()):
        self.rights = rights
        self.language = language
        self.tokens = tuple(tokens)

    def send(self, text: str) -> None:
        """Tell them something, already in JSON. Those who only ask once are told by the answer itself."""


class Sitting:
    """A table in memory with the people connected to it."""

    def __init__(self, table: Table):
        self.table = table
        self.lock = asyncio.Lock()
        self.clients: set[Client] = set()
        self.agents: dict[int, bots.Player] = {}
        self.driver: asyncio.Task[None] | None = None
        self.asked_at = -1
        self.facts: render.Facts | None = None
        self.questions: dict[str, m.QuestionInfo | None] = {}
        self.used = time.monotonic()

    @property
    def connected(self) -> set[int]:
        """Seats with somebody at the screen."""
        return {seat for client in self.clients for seat in client.rights.seats}

    @property
    def watchers(self) -> int:
        """Connections without a seat."""
        return sum(1 for client in self.clients if not client.rights.seats)

    def question(self, language: str) -> m.QuestionInfo | None:
        """The question as it stands, made once for every language."""
        table = self.table
        if self.asked_at != table.at:
            self.asked_at = table.at
            self.facts = None if table.question is None else render.Facts(table, table.question)
            self.questions = {}
        if language not in self.questions:
            self.questions[language] = render.question(table, self.facts, language)
        return self.questions[language]

    def state(self, language: str, reason: str) -> m.State:
        """Everything about this table."""
        return render.state(
            self.table, self.question(language), language, self.connected, self.watchers, reason
        )

    def seats(self) -> list[m.SeatInfo]:
        """Who sits where."""
        return render.seats(self.table, self.connected)

    def seat(self, number: int) -> m.SeatInfo:
        """One seat."""
        return self.seats()[number]

    def tell(self, *make: Callable[[str], m.ServerMessage]) -> None:
        """Tell everybody something, made and written once for every language that is read here."""
        written: dict[str, list[str]] = {}
        for client in list(self.clients):
            language = client.language
            if language not in written:
                written[language] = [ENCODER.encode(each(language)).decode() for each in make]
            for text in written[language]:
                client.send(text)

    def tell_presence(self) -> None:
        """Tell everybody who is there."""
        seats, watchers = self.seats(), self.watchers
        self.tell(lambda _: m.Presence(seats, watchers))


class Hall:
    """All tables. The methods are what the routes and the sockets ask for."""

    def __init__(self, settings: Settings):
        self.settings = settings
        self.store: Store
        self.sittings: OrderedDict[str, Sitting] = OrderedDict()
        self.opening: dict[str, asyncio.Task[Sitting]] = {}
        self.work: ThreadPoolExecutor
        self.thinking: ThreadPoolExecutor
        self.tidying: asyncio.Task[None]

    async def open(self) -> None:
        """Begin: open the database."""
        self.store = Store(self.settings.database)
        # They mostly wait for the disk, and do so together.
        self.work = ThreadPoolExecutor(24, "table")
        self.thinking = ThreadPoolExecutor(2, "bot")
        self.tidying = asyncio.create_task(self._tidy())

    async def _tidy(self) -> None:
        while True:
            await asyncio.sleep(TIDY)
            await self.run(self.store.tidy)

    async def close(self) -> None:
        """End: let bots stop, and close the database."""
        self.tidying.cancel()
        for sitting in self.sittings.values():
            if sitting.driver is not None:
                sitting.driver.cancel()
        self.work.shutdown(wait=True)
        self.thinking.shutdown(wait=False, cancel_futures=True)
        self.store.close()

    async def run(self, function: Callable[..., T], *args: Any) -> T:
        """Do something that takes a while in a thread."""
        return await asyncio.get_running_loop().run_in_executor(self.work, function, *args)

    # Finding a table

    async def sitting(self, table: str) -> Sitting:
        """A table, from memory or rebuilt from its log."""
        found = self.sittings.get(table)
        if found is None:
            task = self.opening.get(table)
            if task is None:
                task = self.opening[table] = asyncio.create_task(self._open(table))
                task.add_done_callback(lambda _: self.opening.pop(table, None))
            found = await asyncio.shield(task)
        self.sittings.move_to_end(table)
        found.used = time.monotonic()
        return found

    async def _open(self, table: str) -> Sitting:
        if len(table) > 40:
            raise Refused("no-table")
        made = await self.run(t.open_table, self.store, table)
        if made is None:
            raise Refused("no-table")
        return self._seat(made)

    def _seat(self, table: Table) -> Sitting:
        sitting = self.sittings[table.id] = Sitting(table)
        self._make_room()
        return sitting

    def _make_room(self) -> None:
        """Forget tables that nobody sits at, the longest unused first; they are in the database."""
        surplus = len(self.sittings) - self.settings.tables_kept
        for name, sitting in list(self.sittings.items()):
            if surplus <= 0:
                break
            idle = not sitting.clients and not sitting.lock.locked() and sitting.driver is None
            if idle and time.monotonic() - sitting.used > 1:
                del self.sittings[name]
                surplus -= 1

    async def refresh(self, sitting: Sitting) -> None:
        """Another server has written to this table's log: read it anew, and show everybody."""
        made = await self.run(t.open_table, self.store, sitting.table.id)
        if made is not None:
            sitting.table = made
            sitting.asked_at = -1
            sitting.tell(lambda language: sitting.state(language, "stale"))

    async def rights(self, table: str, tokens: Sequence[str]) -> Rights:
        """What tokens are good for at a table; those who have none do not even learn that it exists."""
        found = await self.run(rights_of, self.store, table, tuple(tokens))
        if not found.any:
            raise Refused("no-table")
        return found

    async def visited(self, table: str, tokens: Sequence[str]) -> tuple[Sitting, Rights]:
        """A table and what the visitor may do there."""
        rights = await self.rights(table, tokens)
        return await self.sitting(table), rights

    # Setting up

    async def set_up(self, data: m.NewTable, language: str) -> m.NewTableLinks:
        """A new table."""
        setup: dict[str, Any] = {}
        if data.survivors is not None:
            setup["survivors"] = data.survivors
        if data.house:
            setup["house"] = data.house
        if data.seats:
            setup["seats"] = len(data.seats)
        _check_seats(data.seats)
        begun = await self.run(t.begin, data.mission, setup, data.undo)
        options = Options(data.undo, data.idle_bots, max(0, min(PACE, data.pace)))
        return await self.lay(begun, data.seats, data.title, options)

    async def lay(
        self, begun: t.Begun, seats: Sequence[m.SeatSetup], title: str, options: Options
    ) -> m.NewTableLinks:
        """Put a game on a new table, with its seats and keys."""
        table = new_id()
        plan = list(seats) or [m.SeatSetup()] * begun.seats
        if len(plan) != begun.seats:
            raise Refused("bad-setup", "table-wrong-seats", seats=begun.seats, count=len(plan))
        taken, tokens = [], []
        for number, wish in enumerate([] if options.replay else plan):
            name = cleaned(wish.name, NAME)
            if wish.kind == "bot":
                taken.append(Seat("bot", name, known_agent(wish.agent)))
            elif wish.kind == "open":
                taken.append(Seat("open", name))
            else:
                taken.append(Seat("person", name, owned=True))
                tokens.append(m.SeatToken(number, new_token()))
        host, invite, watch = new_token(), new_token(), new_token()
        keys = [Key(hashed(token.token), table, "seat", token.seat) for token in tokens]
        keys += [
            Key(hashed(secret), table, role)
            for role, secret in (("host", host), ("invite", invite), ("watch", watch))
        ]
        made = await self.run(t.create, self.store, table, begun, cleaned(title, TITLE), options, taken, keys)
        self._seat(made)
        return m.NewTableLinks(table, host, tokens, f"/t/{table}#join={invite}", f"/t/{table}#watch={watch}")

    async def fork(self, data: m.Fork, tokens: list[str], language: str) -> m.NewTableLinks:
        """A table that goes on from a record or from another table."""
        _check_seats(data.seats)
        undo = data.undo
        if data.record is not None:
            record = await self.run(_readable, data.record)
        else:
            sitting, rights = await self.visited(data.table, tokens)
            if not (rights.seats or rights.host or sitting.table.options.replay):
                raise Refused("not-allowed")
            # Going on with the same cards shows what is still face down at the other table.
            if not (sitting.table.game.over or sitting.table.options.replay or data.spoilers):
                raise Refused("spoilers")
            record = sitting.table.game.record
            undo = undo or sitting.table.options.undo
        begun = await self.run(t.from_record, record, data.answers, undo)
        return await self.lay(begun, data.seats, data.title, Options(undo or record.undo))

    async def show_record(self, data: m.Replay, language: str) -> m.NewTableLinks:
        """A table that only shows a record."""
        record = await self.run(_readable, data.record)
        begun = await self.run(t.from_record, record, None, None)
        return await self.lay(begun, [], data.title, Options(record.undo, replay=True))

    # Looking

    async def mine(self, tokens: list[str], language: str) -> m.MyTables:
        """The tables some tokens are good for, the last changed first."""
        return await self.run(self._mine, tokens[:TOKENS], language)

    def _mine(self, tokens: list[str], language: str) -> m.MyTables:
        by_hash = {hashed(token): token for token in tokens}
        keys = self.store.keys(list(by_hash))
        good = {key.hash for key in keys if key.role in ("seat", "host")}
        found = []
        for name in dict.fromkeys(key.table for key in keys if key.hash in good):
            kept = self.store.table(name)
            if kept is None:
                continue
            rights = together(key for key in keys if key.table == name)
            found.append(
                m.MyTable(
                    id=name,
                    title=kept.title,
                    mission=kept.mission,
                    mission_title=render.title_of(kept.mission, language),
                    created=kept.created,
                    changed=kept.changed,
                    seats=list(rights.seats),
                    host=rights.host,
                    round=kept.summary.round,
                    over=kept.summary.over,
                    won=kept.summary.won,
                    your_turn=any(seat in kept.summary.waiting for seat in rights.seats),
                )
            )
        found.sort(key=lambda table: -table.changed)
        return m.MyTables(found, [token for key, token in by_hash.items() if key not in good])

    async def info(self, table: str, tokens: list[str], language: str) -> m.TableInfo:
        """A table as a visitor sees it."""
        sitting, rights = await self.visited(table, tokens)
        of = sitting.table
        result = of.game.result
        return m.TableInfo(
            id=of.id,
            title=of.title,
            mission=of.mission,
            mission_title=render.title(of, language),
            game=of.entry.id,
            undo=of.options.undo,
            idle_bots=of.options.idle_bots,
            pace=of.options.pace,
            replay=of.options.replay,
            created=of.created,
            seats=sitting.seats(),
            watchers=sitting.watchers,
            round=of.game.round,
            answers=of.game.answers,
            over=result is not None,
            won=None if result is None else result.won,
            yours=list(rights.seats),
            host=rights.host,
            setup=of.game.setup,
        )

    async def frames(
        self, table: str, tokens: list[str], language: str, first: int, last: int | None
    ) -> m.Film:
        """The film of some answers."""
        sitting, _ = await self.visited(table, tokens)
        end = len(sitting.table.film.scenes) - 1
        last = end if last is None else min(last, end)
        if first > end:
            raise Refused("not-found", "table-no-such-answer", answers=first, count=end)
        return await self.run(render.film, sitting.table, language, first, last)

    async def record(self, table: str, tokens: list[str], spoilers: bool) -> m.RecordFile:
        """The record of a table."""
        sitting, rights = await self.visited(table, tokens)
        return await self.run(_record_file, sitting.table, spoilers and (rights.host or bool(rights.seats)))

    async def report(self, table: str, tokens: list[str], data: m.Report) -> m.Reported:
        """Keep the record and a note about a ruling."""
        sitting, _ = await self.visited(table, tokens)
        note = data.note.strip()[:NOTE]
        if not note:
            raise Refused("malformed", "table-empty-note")
        game, rules = sitting.table.game, [rule[:120] for rule in data.rules[:20]]
        record = await self.run(lambda: t.encoded(game.record))
        number = await self.run(self.store.add_report, table, note, rules, game.answers, record)
        return m.Reported(number)

    async def exported(self, table: str, tokens: list[str], number: int, spoilers: bool) -> m.ReportFile:
        """A report with its record."""
        sitting, rights = await self.visited(table, tokens)
        found = await self.run(self.store.report, table, number)
        if found is None:
            raise Refused("not-found")
        if not (rights.host or rights.seats):
            raise Refused("not-allowed")
        if not (spoilers or sitting.table.game.over):
            raise Refused("spoilers")
        record = json.decode(found.record)
        return m.ReportFile(number, table, found.note, found.rules, found.answers, found.created, record)

    # Seats

    async def claim(self, table: str, tokens: list[str], number: int, data: m.Claim) -> m.SeatToken:
        """Sit down in an open seat, or take over from a bot that nobody has lent a seat to."""
        sitting, rights = await self.visited(table, tokens)
        if not (rights.invited or rights.host):
            raise Refused("not-allowed")
        async with sitting.lock:
            seat = _seat(sitting, number)
            if seat.owned:
                raise Refused("seat-taken")
            token = new_token()
            name = cleaned(data.name, NAME) or seat.name
            key = Key(hashed(token), table, "seat", number)
            await self._change(sitting, number, Seat("person", name, owned=True), keys=[key], ended=True)
            await self._note(sitting, "table-note-sits-down", seat=number + 1, name=name or "none")
        return m.SeatToken(number, token)

    async def release(self, table: str, tokens: list[str], number: int) -> m.SeatInfo:
        """Stand up for good."""
        sitting, rights = await self.visited(table, tokens)
        async with sitting.lock:
            seat = _seat(sitting, number)
            if number not in rights.seats:
                raise Refused("not-allowed")
            await self._change(sitting, number, Seat("open"), ended=True)
            await self._note(sitting, "table-note-stands-up", seat=number + 1, name=seat.name or "none")
        await self.check_clients(sitting)
        return sitting.seat(number)

    async def hand_over(self, table: str, tokens: list[str], number: int, data: m.HandOver) -> m.SeatInfo:
        """Let a bot play one's own seat, or one that nobody looks after, as the table allows."""
        sitting, rights = await self.visited(table, tokens)
        agent = known_agent(data.agent)
        async with sitting.lock:
            seat = _seat(sitting, number)
            if number not in rights.seats:
                self._check_idle(sitting, rights, number)
            await self._change(sitting, number, Seat("bot", seat.name, agent, seat.owned))
            await self._note(
                sitting, "table-note-bot", seat=number + 1, name=seat.name or "none", agent=agent
            )
        self.wake(sitting)
        return sitting.seat(number)

    def _check_idle(self, sitting: Sitting, rights: Rights, number: int) -> None:
        allowed = sitting.table.options.idle_bots
        may = rights.host if allowed == "host" else bool(rights.seats) or rights.host
        if allowed == "nobody" or not may:
            raise Refused("not-allowed", "table-may-not-bot")
        if number in sitting.connected and not all_gone(sitting.table.film.view, number):
            raise Refused("not-allowed", "table-not-idle", seat=number + 1)

    async def take_back(self, table: str, tokens: list[str], number: int) -> m.SeatInfo:
        """Take one's seat back from a bot."""
        sitting, rights = await self.visited(table, tokens)
        async with sitting.lock:
            seat = _seat(sitting, number)
            if number not in rights.seats:
                raise Refused("not-allowed")
            await self._change(sitting, number, Seat("person", seat.name, owned=True))
            await self._note(sitting, "table-note-back", seat=number + 1, name=seat.name or "none")
        return sitting.seat(number)

    async def move(self, table: str, tokens: list[str], number: int) -> m.MovedSeat:
        """A new token for one's seat; the old one ends when the new one is first used."""
        sitting, rights = await self.visited(table, tokens)
        if number not in rights.seats:
            raise Refused("not-allowed")
        mine = await self.run(self.store.keys, [hashed(token) for token in tokens])
        old = next(key for key in mine if key.role == "seat" and key.seat == number and key.table == table)
        token = new_token()
        await self.run(self.store.add_key, Key(hashed(token), table, "seat", number, old.hash))
        return m.MovedSeat(number, token, f"/t/{sitting.table.id}#seat={token}")

    async def _change(
        self, sitting: Sitting, number: int, seat: Seat, keys: Sequence[Key] = (), ended: bool = False
    ) -> None:
        def change() -> None:
            sitting.table.set_seat(number, seat, keys=keys, ended=ended)

        await self._written(sitting, change)
        sitting.agents.pop(number, None)
        sitting.tell_presence()

    async def _note(self, sitting: Sitting, key: str, **args: Any) -> None:
        line = await self.run(partial(sitting.table.note, key, **args))
        sitting.tell(lambda language: m.Said(render.chat_line(line, language)))

    async def check_clients(self, sitting: Sitting) -> None:
        """Keys have ended: find out who still has which seat."""
        for client in list(sitting.clients):
            rights = await self.run(rights_of, self.store, sitting.table.id, client.tokens)
            if rights != client.rights:
                client.rights = rights
                seats = m.YourSeats(list(rights.seats), rights.host)
                client.send(ENCODER.encode(seats).decode())
        sitting.tell_presence()

    # The game

    async def join(self, sitting: Sitting, client: Client) -> None:
        """Somebody connects."""
        sitting.clients.add(client)
        if client.rights.seats and len(sitting.clients) > 1:
            # A seat that has moved here ends elsewhere.
            await self.check_clients(sitting)
        else:
            sitting.tell_presence()
        self.wake(sitting)

    def leave(self, sitting: Sitting, client: Client) -> None:
        """Somebody is gone."""
        sitting.clients.discard(client)
        sitting.used = time.monotonic()
        if sitting.clients:
            sitting.tell_presence()
        else:
            self._make_room()

    async def say(
        self, table: str, tokens: list[str], language: str, message: m.ClientMessage
    ) -> list[m.ServerMessage]:
        """One message from somebody without a socket."""
        if isinstance(message, m.Hello):
            tokens, language = [*tokens, *message.tokens], message.lang
        sitting, rights = await self.visited(table, tokens)
        client = Client(rights, language, tokens)
        self.wake(sitting)
        return await self.answer(sitting, client, message)

    async def answer(
        self, sitting: Sitting, client: Client, message: m.ClientMessage
    ) -> list[m.ServerMessage]:
        """Do what a message asks; what everybody hears is told to everybody, the rest comes back."""
        kind = str(message.__struct_config__.tag)
        try:
            return await self._answer(sitting, client, message, kind)
        except Exception as error:
            problem = refused(error, "illegal")
            answers: list[m.ServerMessage] = [m.Error(problem.code, problem.said(client.language), kind)]
            if problem.code == "stale":
                answers.append(sitting.state(client.language, "stale"))
            return answers

    async def _answer(
        self, sitting: Sitting, client: Client, message: m.ClientMessage, kind: str
    ) -> list[m.ServerMessage]:
        table = sitting.table
        if isinstance(message, m.Choose | m.ChooseAll | m.Undo | m.Redo):
            _check_own(client, message.seat)
            if table.seats[message.seat].kind == "bot":
                raise Refused("not-allowed", "table-bot-plays")
            if isinstance(message, m.Choose):
                await self.choose(sitting, [message.text], message.seat, message.at)
            elif isinstance(message, m.ChooseAll):
                await self.choose(sitting, message.texts, message.seat, message.at)
            elif isinstance(message, m.Undo):
                await self._move(sitting, table.undo, message.seat, message.at)
            else:
                await self._move(sitting, table.redo, message.seat, message.at)
            return [m.Accepted(kind, sitting.table.at)]
        if isinstance(message, m.Chat):
            await self.chat(sitting, client, message)
            return [m.Accepted(kind, table.at)]
        if isinstance(message, m.Suggest):
            _check_own(client, message.seat)
            return [await self.suggest(sitting, client, message)]
        if isinstance(message, m.Why):
            sitting.question(client.language)
            rules = sitting.facts.refused.get(message.verb, ()) if sitting.facts else ()
            return [m.Because(message.verb, shelf.known_rules(list(rules), client.language))]
        if isinstance(message, m.SetLanguage):
            client.language = message.lang
            return [sitting.state(client.language, "lang")]
        return [welcome(sitting, client), sitting.state(client.language, "hello")]

    async def choose(self, sitting: Sitting, texts: list[str], seat: int, at: int, bot: bool = False) -> None:
        """Answer the question of a table."""
        if not 1 <= len(texts) <= 50:
            raise Refused("malformed")
        await self._move(sitting, sitting.table.choose, texts, seat, at, bot)

    async def _move(self, sitting: Sitting, move: Callable[..., Change | None], *args: Any) -> None:
        """Make a move and tell everybody what it did."""
        async with sitting.lock:
            change = await self._written(sitting, move, *args)
            if change is None:
                return
            table = sitting.table
            if change.kind == "happened":
                sitting.tell(
                    lambda language: render.happened(table, change, language),
                    lambda language: render.asked(table, sitting.question(language), language),
                )
            else:
                sitting.tell(lambda language: sitting.state(language, change.kind))
        self.wake(sitting)

    async def _written(self, sitting: Sitting, write: Callable[..., T], *args: Any) -> T:
        """Write to a table's log; if another server was faster, the table is read anew."""
        try:
            return await self.run(write, *args)
        except Conflict:
            await self.refresh(sitting)
            raise Refused("stale") from None

    async def chat(self, sitting: Sitting, client: Client, message: m.Chat) -> None:
        """Say something to everybody."""
        text = cleaned(message.text, CHAT_TEXT)
        if not text:
            raise Refused("malformed", "table-empty-note")
        if message.seat is not None:
            _check_own(client, message.seat)
        name = "" if message.seat is None else sitting.table.seats[message.seat].name
        async with sitting.lock:
            say = sitting.table.say
            line = await self._written(sitting, say, text, message.seat, name, message.key[:64])
            if line is not None:
                sitting.tell(lambda language: m.Said(render.chat_line(line, language)))

    async def suggest(self, sitting: Sitting, client: Client, message: m.Suggest) -> m.Suggested:
        """What a bot would do."""
        table = sitting.table
        if message.at != table.at or table.question is None:
            raise Refused("stale")
        player = bots.Player(known_agent(""))
        loop = asyncio.get_running_loop()
        chosen = await loop.run_in_executor(self.thinking, player.choose, table.game.clone(), message.seat)
        tell = render.teller(table, client.language)
        return m.Suggested(message.at, chosen.text, tell.label(chosen), player.name)

    # Bots

    def wake(self, sitting: Sitting) -> None:
        """Let the table's bots go on, if they are to."""
        sitting.used = time.monotonic()
        if sitting.driver is None and bots.to_answer(sitting.table) is not None:
            sitting.driver = asyncio.create_task(self._drive(sitting))

    async def _drive(self, sitting: Sitting) -> None:
        """One driver for a table: as long as a bot has to answer and somebody is there to see it."""
        loop = asyncio.get_running_loop()
        pace = max(sitting.table.options.pace / 1000, self.settings.shortest_pace)
        try:
            while bots.to_answer(sitting.table) is not None and self._watched(sitting):
                await asyncio.sleep(pace)
                table = sitting.table
                seat = bots.to_answer(table)
                if seat is None:
                    break
                at = table.at
                player = sitting.agents.get(seat)
                if player is None:
                    player = sitting.agents[seat] = bots.Player(table.seats[seat].agent)
                chosen = await loop.run_in_executor(self.thinking, player.choose, table.game.clone(), seat)
                # While it was thinking somebody may have taken the seat back, or taken a move back.
                if table.seats[seat].kind == "bot":
                    try:
                        await self.choose(sitting, [chosen.text], seat, at, bot=True)
                    except Refused as error:
                        if error.code != "stale":
                            raise
        except asyncio.CancelledError:
            raise
        except Exception as error:
            refused(error)
            async with sitting.lock:
                with contextlib.suppress(Exception):
                    await self._note(sitting, "table-note-bot-stuck")
        finally:
            sitting.driver = None

    def _watched(self, sitting: Sitting) -> bool:
        return bool(sitting.clients) or time.monotonic() - sitting.used < self.settings.bots_linger


# ---------------------------------------------------------------- small questions


def welcome(sitting: Sitting, client: Client) -> m.Welcome:
    """Who one is here."""
    rights = client.rights
    return m.Welcome(sitting.table.id, list(rights.seats), rights.host, not rights.seats)


def _check_own(client: Client, seat: int) -> None:
    if seat not in client.rights.seats:
        raise Refused("not-allowed", "table-not-your-seat", seat=seat + 1)


def _check_seats(seats: Sequence[m.SeatSetup]) -> None:
    if len(seats) > SEATS:
        raise Refused("bad-setup", "table-wrong-seats", seats=SEATS, count=len(seats))


def _seat(sitting: Sitting, number: int) -> Seat:
    seats = sitting.table.seats
    if not 0 <= number < len(seats):
        raise Refused("not-found")
    return seats[number]


def _record_file(table: Table, spoilers: bool) -> m.RecordFile:
    record = table.game.record
    full = table.game.over or table.options.replay or spoilers
    return m.RecordFile(full, json.decode(json.encode(record)) if full else record.public())


def _readable(data: dict[str, Any]) -> Record:
    """A record somebody has sent; an unfinished one of another version goes on from its last round."""
    record = parse_record(data)
    try:
        if record.engine != ENGINE_VERSION and record.snapshot is not None:
            return take_up(record).record
        game_of(record.mission)
    except OverrunError as error:
        raise Refused("bad-record", text=str(error)) from None
    return record

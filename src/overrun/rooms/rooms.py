"""All rooms: who is connected to which table, and what happens there.

Each table does one thing at a time. What somebody wants is prepared, kept, and only then is it so and told
to everybody, in the order in which it happened.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from typing import Any, TypeVar

from overrun.core import position_of
from overrun.rooms import messages as m
from overrun.rooms import render
from overrun.rooms.clock import Clock, RealClock
from overrun.rooms.limits import Limits
from overrun.rooms.opener import Opener, OpenHere
from overrun.rooms.pace import Pace
from overrun.rooms.problems import Busy, Refused, refused
from overrun.rooms.requests import Responses
from overrun.rooms.restore import restored
from overrun.rooms.room import Client, Room, new_player
from overrun.rooms.seats import Rights, rights_of
from overrun.rooms.store import Conflict, Store
from overrun.rooms.table import Prepared, Table
from overrun.rooms.thinking import Task, Thinker, ThinkHere, Thought
from overrun.rooms.work import Work, at_once

T = TypeVar("T")

GREETED = 8  # at the same time: when all come back at once, the first do not wait for the last
CLOSE = 5.0  # seconds for what is being done when everything ends
AGAIN = 1.0  # seconds until a bot tries again when something has failed
TRIES = 3
FILMS = 48_000_000  # bytes of films that are kept
FIXED = 16_000_000  # bytes of boards, drawings, words
ANSWERS = 50  # answers given at once
ID = 40  # no table has a longer name

# Prepares something at a table; None where it was done before.
Prepare = Callable[[Table], Awaitable[Prepared | None]]


class Rooms:
    """All tables of a program. Everything they need of the world outside is given to them."""

    def __init__(
        self,
        store: Store,
        *,
        thinker: Thinker | None = None,
        opener: Opener | None = None,
        clock: Clock | None = None,
        pace: Pace | None = None,
        work: Work = at_once,
        limits: Limits | None = None,
    ):
        self.store = store
        self.thinker = thinker or ThinkHere()
        self.opener = opener or OpenHere()
        self.clock = clock or RealClock()
        self.pace = pace or Pace(self.clock)
        self.work = work
        self.limits = limits or Limits()
        self.in_memory: OrderedDict[str, Room] = OrderedDict()
        self.opening: dict[str, asyncio.Task[Room]] = {}
        self.films = Responses(FILMS)
        self.fixed_answers = Responses(FIXED)
        self.greeting = asyncio.Semaphore(GREETED)
        self._doing: set[asyncio.Future[Any]] = set()
        # Tables are restored one after another: all at once, the first would be ready when the last is.
        self._restoring = asyncio.Lock()
        # Films and records are long, and nobody waits for his turn because of them.
        self.long = asyncio.Lock()
        # What never changes is read from files by whoever asks first, and only once.
        self._loading = asyncio.Lock()

    async def close(self) -> None:
        """End: let bots stop, and finish what has begun."""
        for room in self.in_memory.values():
            if room.driver is not None:
                room.driver.cancel()
        if self._doing:
            await asyncio.wait(self._doing, timeout=CLOSE)

    async def fixed(self, do: Callable[..., T], *args: Any) -> T:
        """Work out something that never changes; those who ask at the same moment wait for one another."""
        async with self._loading:
            return await self.work(do, *args)

    async def whole(self, doing: Coroutine[Any, Any, T]) -> T:
        """Do something to its end, also if whoever has asked for it is gone meanwhile.

        What has been given to the store goes on anyway; nobody else may begin something at the same table
        before that.
        """
        task = asyncio.ensure_future(doing)
        self._doing.add(task)
        task.add_done_callback(self._doing.discard)
        return await asyncio.shield(task)

    # Finding a table

    async def room(self, table: str) -> Room:
        """A table, from memory or restored from its log."""
        found = self.in_memory.get(table)
        if found is None:
            task = self.opening.get(table)
            if task is None:
                task = self.opening[table] = asyncio.create_task(self._open(table))
                task.add_done_callback(lambda _: self.opening.pop(table, None))
            found = await asyncio.shield(task)
        if found.unsure:
            async with found.lock:
                await self._make_sure(found)
        if table in self.in_memory:
            self.in_memory.move_to_end(table)
        found.used = self.clock.elapsed()
        return found

    async def _open(self, table: str) -> Room:
        made = await self._restored(table) if len(table) <= ID else None
        if made is None:
            raise Refused("no-table")
        return self.add(made)

    async def _restored(self, table: str) -> Table | None:
        """A table as it is kept; one from before an upgrade is brought up to this version first."""
        async with self._restoring:
            for _ in range(2):
                stored = await self.store.load(table)
                if stored is None:
                    return None
                made, upgrade = await self.work(restored, stored, self.clock.now)
                if upgrade is None:
                    return made
                try:
                    await self._keep(made, upgrade)
                except Conflict:
                    # Another server has brought it up to this version at the same moment.
                    continue
                return made
            raise Busy

    def add(self, table: Table) -> Room:
        """A room for a table, kept in memory."""
        room = self.in_memory[table.id] = Room(table, self.clock.elapsed())
        self._make_space()
        return room

    def _make_space(self) -> None:
        """Forget tables that nobody sits at, the longest unused first; they are in the store."""
        surplus = len(self.in_memory) - self.limits.tables_kept
        for name, room in list(self.in_memory.items()):
            if surplus <= 0:
                break
            idle = not room.clients and not room.lock.locked() and room.driver is None
            if idle and self.clock.elapsed() - room.used > 1:
                del self.in_memory[name]
                self.thinker.forget(name)
                surplus -= 1

    async def rights(self, table: str, tokens: Sequence[str]) -> Rights:
        """What tokens are good for at a table; those who have none do not even learn that it exists."""
        found = await rights_of(self.store, table, tokens)
        if not found.any:
            raise Refused("no-table")
        return found

    async def visited(self, table: str, tokens: Sequence[str]) -> tuple[Room, Rights]:
        """A table and what the visitor may do there."""
        rights = await self.rights(table, tokens)
        return await self.room(table), rights

    # Prepared, kept, taken over, told

    async def carry_out(self, room: Room, prepare: Prepare) -> Prepared | None:
        """Prepare something, keep it, and only then let it be so. None if it was done before.

        If another server was faster, the table is read anew. Where nobody knows whether something was stored
        before a fault, the log is asked: if there is more in it, what was prepared is prepared once more, and
        whoever prepares finds that it was done.
        """
        if room.unsure:
            await self._make_sure(room)
        for _ in range(TRIES):
            prepared = await prepare(room.table)
            if prepared is None:
                return None
            try:
                await self._keep(room.table, prepared)
            except Conflict:
                await self.refresh(room)
                raise Refused("stale") from None
            except Busy:
                raise
            except Exception as error:
                refused(error)
                if not await self._make_sure(room):
                    break
            else:
                return prepared
        raise Refused("failed")

    async def _keep(self, table: Table, prepared: Prepared) -> None:
        """Keep what was prepared, and only then take it over."""
        await self.store.append(
            table.id,
            table.index,
            prepared.rows,
            summary=prepared.summary,
            snapshot=prepared.snapshot,
            keys=prepared.keys,
            ended_seat=prepared.ended_seat,
        )
        table.take(prepared)

    async def refresh(self, room: Room) -> None:
        """The log of this table holds more than was known here: read it anew, and show everybody."""
        room.unsure = True
        made = await self._restored(room.table.id)
        if made is not None:
            room.table = made
            room.asked_at = -1
            room.unsure = False
            room.tell(lambda: room.state("stale"))

    async def _make_sure(self, room: Room) -> bool:
        """Find out whether the log holds more than was known here; if so, it is read anew."""
        room.unsure = True
        try:
            if await self.store.length(room.table.id) == room.table.index:
                room.unsure = False
                return False
            await self.refresh(room)
        except Exception as error:
            refused(error)
            raise Refused("failed", "table-unsure") from error
        return True

    async def note(self, room: Room, key: str, **args: Any) -> None:
        """The table itself says something."""
        when = self.clock.now()

        async def noted(table: Table) -> Prepared | None:
            return table.note(key, when, args)

        self.tell_line(room, await self.carry_out(room, noted))

    def tell_line(self, room: Room, prepared: Prepared | None) -> None:
        """Tell everybody a new line of the chat, if there is one."""
        line = None if prepared is None else prepared.line
        if line is not None:
            room.tell(lambda: m.Said(render.chat_line(line)))

    async def mention(self, room: Room, key: str, **args: Any) -> None:
        """The same about something that is so already, said or not."""
        try:
            await self.note(room, key, **args)
        except Exception as error:
            refused(error)

    async def check_clients(self, room: Room) -> None:
        """Keys have ended: find out who still has which seat; who has nothing left here has to go."""
        for client in list(room.clients):
            try:
                rights = await rights_of(self.store, room.table.id, client.tokens)
            except Exception as error:
                refused(error)
                rights = Rights()
            if rights != client.rights:
                client.rights = rights
                client.tell(m.YourSeats(list(rights.seats), rights.host))
            if not rights.any:
                client.send("")
        room.tell_presence()

    # People

    def join(self, room: Room, client: Client) -> None:
        """Somebody connects."""
        room.clients.add(client)
        room.tell_presence()
        self.wake(room)

    def leave(self, room: Room, client: Client) -> None:
        """Somebody is gone."""
        room.clients.discard(client)
        room.used = self.clock.elapsed()
        if room.clients:
            room.tell_presence()
        else:
            self._make_space()

    # The game

    async def choose(self, room: Room, texts: list[str], seat: int, at: int, bot: bool = False) -> None:
        """Answer the question of a table."""
        if not 1 <= len(texts) <= ANSWERS:
            raise Refused("malformed")
        if not bot:
            self.pace.people_play()
        await self.move(room, Table.choose, texts, seat, at, bot)

    async def move(self, room: Room, move: Callable[..., Prepared | None], *args: Any) -> None:
        """Make a move (`Table.choose`, `undo` or `redo`) and tell everybody what it did."""
        await self.whole(self._move(room, lambda table: self.work(move, table, *args)))

    async def _move(self, room: Room, prepare: Prepare) -> None:
        async with room.lock:
            prepared = await self.carry_out(room, prepare)
            if prepared is None or prepared.position is None:
                return
            table, new = room.table, prepared.position
            if new.kind == "happened":
                room.tell(
                    lambda: render.happened(table, new),
                    lambda: render.asked(table, room.question()),
                )
            else:
                room.tell(lambda: room.state(new.kind))
        self.wake(room)

    # Bots

    def wake(self, room: Room) -> None:
        """Let the table's bots go on, if they are to."""
        room.used = self.clock.elapsed()
        if room.driver is None and room.table.bot_asked is not None:
            room.driver = asyncio.create_task(self._drive(room))

    async def _drive(self, room: Room) -> None:
        """One driver for a table: as long as a bot has to answer and somebody is there to see it."""
        failed = 0
        try:
            while room.table.bot_asked is not None and self._watched(room):
                await self.pace.wait(room.table.options.pace)
                try:
                    await self._answer_for_bot(room)
                    failed = 0
                except Refused as error:
                    if error.code == "stale":
                        continue
                    failed += error.code != "busy"
                    if failed > TRIES:
                        raise
                    await self.clock.sleep(AGAIN)
        except asyncio.CancelledError:
            raise
        except Exception as error:
            refused(error)
            async with room.lock:
                await self.mention(room, "table-note-bot-stuck")
        finally:
            room.driver = None

    async def _answer_for_bot(self, room: Room) -> None:
        table = room.table
        seat = table.bot_asked
        if seat is None:
            return
        at = table.at
        player = room.players.get(seat)
        if player is None:
            player = room.players[seat] = new_player(table.seats[seat].agent)
        apart = self.thinker.apart(player.bot)
        thought = await self.thought(table, player.bot, player.seed, seat) if apart else None
        async with self.pace.turn(first=room.people):
            thought = thought or await self.thought(table, player.bot, player.seed, seat)
            # While it was thinking somebody may have taken the seat back, or taken a move back.
            if table.seats[seat].kind == "bot":
                await self.choose(room, [thought.text], seat, at, bot=True)

    async def thought(self, table: Table, bot: str, seed: int, seat: int) -> Thought:
        """What a bot would answer in a seat of this table, and why."""
        return await self.thinker.choose(Task(table.id, bot, seed, position_of(table.game), seat))

    def _watched(self, room: Room) -> bool:
        return bool(room.clients) or self.clock.elapsed() - room.used < self.pace.lingers

"""What the messages of a client do. What concerns everybody is told to everybody, the rest comes back."""

from __future__ import annotations

from collections.abc import Sequence

from overrun.agents import ADVISER
from overrun.rooms import messages as m
from overrun.rooms import static
from overrun.rooms.keys import new_token
from overrun.rooms.problems import Refused, refused
from overrun.rooms.room import Client, Room, new_player, welcome
from overrun.rooms.rooms import Rooms
from overrun.rooms.table import Prepared, Table
from overrun.rooms.texts import CHAT, cleaned


async def say(
    rooms: Rooms, table: str, tokens: Sequence[str], language: str, message: m.ClientMessage
) -> list[m.ServerMessage]:
    """One message from somebody without a socket."""
    if isinstance(message, m.Hello):
        tokens, language = [*tokens, *message.tokens], message.lang
    room, rights = await rooms.visited(table, tokens)
    client = Client(rights, language, tokens)
    rooms.wake(room)
    return await answer(rooms, room, client, message)


async def answer(rooms: Rooms, room: Room, client: Client, message: m.ClientMessage) -> list[m.ServerMessage]:
    """Do what a message asks; what everybody hears is told to everybody, the rest comes back."""
    kind = str(message.__struct_config__.tag)
    try:
        return await _answer(rooms, room, client, message, kind)
    except Exception as error:
        problem = refused(error, "illegal")
        answers: list[m.ServerMessage] = [problem.error(kind)]
        if problem.code == "stale":
            try:
                async with room.lock:
                    answers.append(room.state("stale"))
            except Exception as fault:
                refused(fault)
        return answers


async def _answer(
    rooms: Rooms, room: Room, client: Client, message: m.ClientMessage, kind: str
) -> list[m.ServerMessage]:
    table = room.table
    if isinstance(message, m.Choose | m.ChooseAll | m.Undo | m.Redo):
        _check_own(client, message.seat)
        if table.seats[message.seat].kind == "bot":
            raise Refused("not-allowed", "table-bot-plays")
        if isinstance(message, m.Choose):
            await rooms.choose(room, [message.text], message.seat, message.at)
        elif isinstance(message, m.ChooseAll):
            await rooms.choose(room, message.texts, message.seat, message.at)
        elif isinstance(message, m.Undo):
            await rooms.move(room, Table.undo, message.seat, message.at)
        else:
            await rooms.move(room, Table.redo, message.seat, message.at)
        return [m.Accepted(kind, room.table.at)]
    if isinstance(message, m.Chat):
        await chat(rooms, room, client, message)
        return [m.Accepted(kind, table.at)]
    if isinstance(message, m.Suggest):
        _check_own(client, message.seat)
        return [await suggest(rooms, room, client, message)]
    if isinstance(message, m.Previews):
        async with room.lock:
            return [room.previews()]
    if isinstance(message, m.Why):
        room.question()
        rules = room.facts.refused.get(message.verb, ()) if room.facts else ()
        return [m.Because(message.verb, static.known_rules(list(rules), client.language))]
    async with room.lock:
        if isinstance(message, m.SetLanguage):
            client.language = message.lang
            return [room.state("lang")]
        return [welcome(room, client), room.state("hello")]


async def chat(rooms: Rooms, room: Room, client: Client, message: m.Chat) -> None:
    """Say something to everybody."""
    text = cleaned(message.text, CHAT)
    if not text:
        raise Refused("malformed", "table-empty-note")
    if message.seat is not None:
        _check_own(client, message.seat)
    name = "" if message.seat is None else room.table.seats[message.seat].name

    async def said() -> None:
        async with room.lock:
            # With a key of its own, what may have been written already is not written twice.
            key = message.key[:64] or new_token()

            async def prepared(table: Table) -> Prepared | None:
                return table.say(text, message.seat, name, key)

            rooms.tell_line(room, await rooms.carry_out(room, prepared))

    await rooms.whole(said())


async def suggest(rooms: Rooms, room: Room, client: Client, message: m.Suggest) -> m.Suggested:
    """What a bot would do, and why."""
    table = room.table
    if message.at != table.at or table.question is None:
        raise Refused("stale")
    # It thinks for a second, and everybody's bots in the same process: one question at a time.
    if room.advising:
        raise Refused("too-fast")
    player = new_player(ADVISER)
    room.advising = True
    try:
        thought = await rooms.thought(table, player.bot, player.seed, message.seat)
    finally:
        room.advising = False
    return m.Suggested(message.at, thought.text, player.bot, thought.why(client.language))


def _check_own(client: Client, seat: int) -> None:
    if seat not in client.rights.seats:
        raise Refused("not-allowed", "table-not-your-seat", seat=seat + 1)

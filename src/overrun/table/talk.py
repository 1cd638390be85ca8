"""What a client says and what it is answered. What concerns everybody is told to everybody by the hall."""

from __future__ import annotations

from overrun.agents import ADVISER
from overrun.table import messages as m
from overrun.table import render, shelf
from overrun.table.bots import Player
from overrun.table.hall import Hall
from overrun.table.problems import Refused, refused
from overrun.table.security import new_token
from overrun.table.sitting import Client, Sitting, welcome
from overrun.table.tables import Table
from overrun.table.texts import CHAT, cleaned


async def say(
    hall: Hall, table: str, tokens: list[str], language: str, message: m.ClientMessage
) -> list[m.ServerMessage]:
    """One message from somebody without a socket."""
    if isinstance(message, m.Hello):
        tokens, language = [*tokens, *message.tokens], message.lang
    sitting, rights = await hall.visited(table, tokens)
    client = Client(rights, language, tokens)
    hall.wake(sitting)
    return await answer(hall, sitting, client, message)


async def answer(
    hall: Hall, sitting: Sitting, client: Client, message: m.ClientMessage
) -> list[m.ServerMessage]:
    """Do what a message asks; what everybody hears is told to everybody, the rest comes back."""
    kind = str(message.__struct_config__.tag)
    try:
        return await _answer(hall, sitting, client, message, kind)
    except Exception as error:
        problem = refused(error, "illegal")
        answers: list[m.ServerMessage] = [m.Error(problem.code, problem.said(client.language), kind)]
        if problem.code == "stale":
            try:
                async with sitting.lock:
                    answers.append(sitting.state(client.language, "stale"))
            except Exception as fault:
                refused(fault)
        return answers


async def _answer(
    hall: Hall, sitting: Sitting, client: Client, message: m.ClientMessage, kind: str
) -> list[m.ServerMessage]:
    table = sitting.table
    if isinstance(message, m.Choose | m.ChooseAll | m.Undo | m.Redo):
        _check_own(client, message.seat)
        if table.seats[message.seat].kind == "bot":
            raise Refused("not-allowed", "table-bot-plays")
        if isinstance(message, m.Choose):
            await hall.choose(sitting, [message.text], message.seat, message.at)
        elif isinstance(message, m.ChooseAll):
            await hall.choose(sitting, message.texts, message.seat, message.at)
        elif isinstance(message, m.Undo):
            await hall.move(sitting, Table.undo, message.seat, message.at)
        else:
            await hall.move(sitting, Table.redo, message.seat, message.at)
        return [m.Accepted(kind, sitting.table.at)]
    if isinstance(message, m.Chat):
        await chat(hall, sitting, client, message)
        return [m.Accepted(kind, table.at)]
    if isinstance(message, m.Suggest):
        _check_own(client, message.seat)
        return [await suggest(hall, sitting, client, message)]
    if isinstance(message, m.Why):
        sitting.question(client.language)
        rules = sitting.facts.refused.get(message.verb, ()) if sitting.facts else ()
        return [m.Because(message.verb, shelf.known_rules(list(rules), client.language))]
    async with sitting.lock:
        if isinstance(message, m.SetLanguage):
            client.language = message.lang
            return [sitting.state(client.language, "lang")]
        return [welcome(sitting, client), sitting.state(client.language, "hello")]


async def chat(hall: Hall, sitting: Sitting, client: Client, message: m.Chat) -> None:
    """Say something to everybody."""
    text = cleaned(message.text, CHAT)
    if not text:
        raise Refused("malformed", "table-empty-note")
    if message.seat is not None:
        _check_own(client, message.seat)
    name = "" if message.seat is None else sitting.table.seats[message.seat].name

    async def said() -> None:
        async with sitting.lock:
            # With a key of its own, what may have been written already is not written twice.
            key = message.key[:64] or new_token()
            line = await hall.written(sitting, Table.say, text, message.seat, name, key)
            if line is not None:
                sitting.tell(lambda language: m.Said(render.chat_line(line, language)))

    await hall.whole(said())


async def suggest(hall: Hall, sitting: Sitting, client: Client, message: m.Suggest) -> m.Suggested:
    """What a bot would do, and why."""
    table = sitting.table
    if message.at != table.at or table.question is None:
        raise Refused("stale")
    # It thinks for a second, and everybody's bots in the same process: one question at a time.
    if sitting.advising:
        raise Refused("too-fast")
    player = Player(ADVISER)
    sitting.advising = True
    try:
        chosen = await hall.minds.choose(player, table, message.seat)
    finally:
        sitting.advising = False
    tell = render.teller(table, client.language)
    return m.Suggested(message.at, chosen.text, tell.label(chosen), player.name, player.why(client.language))


def _check_own(client: Client, seat: int) -> None:
    if seat not in client.rights.seats:
        raise Refused("not-allowed", "table-not-your-seat", seat=seat + 1)

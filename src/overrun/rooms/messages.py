"""Everything that is said between page and server. The TypeScript types are made from this file.

Two kinds of conversation:

* **HTTP** (`/api/…`): what there is to play, setting up a table, seats, records. A request is authorised by
  `Authorization: Bearer TOKEN`, several tokens separated by commas. The language is that of `?lang=`, else of
  `Accept-Language`, else English.
* **WebSocket** (`/ws/tables/{id}`): the game itself. The client's first message is `Hello`; the server
  answers with `Welcome` and `State`, and from then on tells everything that happens. `POST
  /api/tables/{id}/messages` takes the same messages one at a time, for tools that do without a socket.

`at` is the number of changes (answers, undos, redos) a table has been through. It never goes back, so it
tells a client that has seen everything from one that has not: an answer given `at` an older position is
refused with the code "stale" and the current `State`, unless it is the very answer that was given there;
repeating oneself is harmless. `answers` is how many answers the game has had; undo makes it smaller. Frames
belong to answers: those of answer 0 are the set-up, those of answer 5 are what the fifth brought about.

Events, questions and options are data: what happened or is asked, with numbers and ids. Refusals and
notes are keys of the catalogue with arguments. The client words them with the catalogue and the tables of
`GET /api/words/{lang}`. What else is said (titles, rules) comes in the language of the client.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Raw, Struct

from overrun.core import UndoPolicy
from overrun.games import HouseRule, SurvivorInfo, Switch
from overrun.skirmish.preview import Preview, Stakes

# Views and parts of views by their top-level keys. The server has them written already; `ClassicView` and
# its kin in the schema say what is in them.
View = dict[str, Raw]

Language = Literal["en", "de"]
Arg = int | str

# Seats, answers and positions as clients name them: no game has more, and longer numbers are a nuisance.
Number = Annotated[int, Meta(ge=-(2**31), le=2**31 - 1)]

# Who may hand an idle seat (nobody at the screen, or all its survivors gone) to a bot.
IdleRight = Literal["nobody", "host", "anyone"]

# "open": waiting for somebody; "person": claimed, at the screen or not; "bot": an agent answers.
SeatKind = Literal["open", "person", "bot"]

ErrorCode = Literal[
    "malformed",  # not a message this server knows, or a field is wrong
    "too-large",
    "too-fast",  # rate limit; wait a moment
    "no-table",  # there is no such table, or the link is not for it
    "not-allowed",  # no right to do this: wrong token, wrong seat
    "stale",  # the position has changed meanwhile; the current `State` follows
    "illegal",  # not an option of the current question
    "undo-refused",  # the table's undo policy does not allow it
    "seat-taken",
    "over",  # the game is over
    "bad-record",
    "bad-setup",
    "not-found",
    "spoilers",  # would show what is still hidden; ask again with `spoilers: true`
    "failed",  # a fault of ours: the answer was not taken, the table is as it was
    "busy",  # another program holds the database: nothing was taken, try again in a moment
    "origin",  # the request comes from another website
]


class Problem(Struct):
    """What every refused HTTP request gets.

    `key` and `args` are a sentence of the catalogue. What the engine has to say about it is the `message`, in
    English; it is empty where the key says it all.
    """

    code: ErrorCode
    key: str
    args: dict[str, Any] = {}
    message: str = ""


# ---------------------------------------------------------------- what there is to play


class BotRecord(Struct):
    """How a mission went when bots played it: `survivors` of them in `games` games."""

    agent: str
    games: int
    wins: int
    survivors: int = 0


class Mission(Struct):
    """A mission as the shelf shows it. `players` are the possible numbers of seats."""

    id: str
    title: str
    difficulty: str
    difficulty_text: str
    minutes: int
    survivors: int
    players: list[int]
    origin: str
    briefing: str
    objectives: list[str]
    special: list[str]
    has_board: bool
    # The most survivors, and the most of one seat, where there may be more than `survivors`.
    most_survivors: int = 0
    most_each: int = 0
    # How bots do in it, where that has been measured.
    bots: BotRecord | None = None


class GameInfo(Struct):
    """A game on the shelf."""

    id: str
    title: str
    missions: list[Mission]
    survivors: list[SurvivorInfo]
    house_rules: list[HouseRule]
    switches: list[Switch]


class AgentInfo(Struct):
    """A bot that can take a seat."""

    id: str
    name: str


class UndoInfo(Struct):
    """An undo policy with a sentence about it."""

    id: UndoPolicy
    text: str


class Shelf(Struct):
    """`GET /api/games`."""

    version: str
    language: Language
    languages: list[Language]
    games: list[GameInfo]
    agents: list[AgentInfo]
    undo: list[UndoInfo]


class BoardZone(Struct):
    """A zone: where it is (hundredths of a tile: rectangles x1, y1, x2, y2) and what it touches."""

    id: int
    kind: str
    label: str
    centre: tuple[float, float]
    rects: list[tuple[int, int, int, int]]
    special: str = ""
    dark: bool = False
    building: int | None = None
    neighbours: list[int] = []


class BoardDoor(Struct):
    """A door or a place for one; `segment` is the stretch x1, y1, x2, y2 it stands on."""

    id: int
    zones: tuple[int, int]
    segment: tuple[int, int, int, int]
    closed: bool
    colour: str = ""


class BoardInfo(Struct):
    """`GET /api/boards/{game}/{mission}`: the geometry of a board; `data` as in `overrun board --json`."""

    mission: str
    width: int
    height: int
    zones: list[BoardZone]
    doors: list[BoardDoor]
    data: dict[str, Any]


class Box(Struct):
    """`GET /api/boxes/{game}`: what lies in a game's box, as the content files have it: the figures of cards
    and so on. The schema has a type for each game: `ClassicBox` and its kin."""

    game: str
    contents: dict[str, Any]


class RuleText(Struct):
    """A rule of the index: what it is about, and its text; `language` is the one the text is really in."""

    id: str
    text: str
    language: Language
    title: str = ""
    kind: str = ""
    source: str = ""


class WordFiles(Struct):
    """`GET /api/words/{lang}`: the Fluent sources by file name, and how each game calls things.

    With a table of `naming` (`overrun.words.naming`, `web/src/lib/naming.ts`) and the sources, events,
    questions and options become sentences. A game that calls things by a function of its own has none.
    """

    language: Language
    files: dict[str, str]
    naming: dict[str, dict[str, Any]]


class Lan(Struct):
    """`GET /api/lan`: addresses under which others in the local network find this server.

    `reachable` is false if the server listens to this computer only.
    """

    addresses: list[str]
    reachable: bool


class QrRequest(Struct, forbid_unknown_fields=True):
    """`POST /api/qr`: a link to draw as a QR code (SVG)."""

    link: str


# ---------------------------------------------------------------- tables


class SeatSetup(Struct, forbid_unknown_fields=True):
    """Who is to sit in a seat: the one who sets the table up (`mine`), nobody yet (`open`) or a bot."""

    kind: Literal["mine", "open", "bot"] = "mine"
    name: str = ""
    agent: str = ""


class NewTable(Struct, forbid_unknown_fields=True):
    """`POST /api/tables`. Without `seats` there is one seat, played by the one who asks."""

    mission: str
    survivors: list[str] | None = None
    seats: list[SeatSetup] = []
    undo: UndoPolicy = "until reveal"
    house: dict[str, bool | int | str] = {}
    # Switches of the game that are not as by default.
    switches: dict[str, bool | str] = {}
    title: str = ""
    idle_bots: IdleRight = "anyone"
    # Milliseconds a bot waits before it answers, so that people can follow.
    pace: Number = 700


class SeatToken(Struct):
    """The secret that makes one the owner of a seat. It is shown once; the server keeps a hash."""

    seat: int
    token: str


class NewTableLinks(Struct):
    """The answer to setting up a table, a fork or a replay.

    Links are paths with the secret behind `#`, which browsers never send to a server:
    `/t/{id}#join=…` takes an open seat, `/t/{id}#watch=…` looks on. `host` is the token of who set it up.
    """

    id: str
    host: str
    seats: list[SeatToken]
    invite: str
    watch: str


class SeatInfo(Struct):
    """A seat as everybody at the table sees it. `owned` tells a lent seat (a bot plays it, its person may
    take it back) from an empty one; `idle` one that nobody is looking after."""

    seat: int
    kind: SeatKind
    name: str
    agent: str
    connected: bool
    owned: bool
    idle: bool
    survivors: list[str]


class TableInfo(Struct):
    """`GET /api/tables/{id}`, with any token or link secret of the table."""

    id: str
    title: str
    mission: str
    mission_title: str
    game: str
    undo: UndoPolicy
    idle_bots: IdleRight
    pace: int
    replay: bool
    created: float
    seats: list[SeatInfo]
    watchers: int
    round: int
    answers: int
    over: bool
    won: bool | None
    # What the tokens sent along are good for.
    yours: list[int]
    host: bool
    # Seats that a claim brings to this device: the tokens have the secret of a link.
    moving: list[int]
    setup: dict[str, Any]


class Tokens(Struct, forbid_unknown_fields=True):
    """`POST /api/tables/mine`: all tokens a browser has kept."""

    tokens: list[str]


class MyTable(Struct):
    """A line of "continue my tables"."""

    id: str
    title: str
    mission: str
    mission_title: str
    created: float
    changed: float
    seats: list[int]
    host: bool
    round: int
    over: bool
    won: bool | None
    # Whether one of these seats is asked something.
    your_turn: bool


class MyTables(Struct):
    """The answer to `Tokens`, the last changed first. Tokens that are good for nothing any more are named."""

    tables: list[MyTable]
    unknown: list[str]


class Claim(Struct, forbid_unknown_fields=True):
    """`POST /api/tables/{id}/seats/{seat}/claim`: sit down in an open seat, or that of a bot nobody owns;
    with the secret of a link to another device, in the seat it is for.

    `key` is a secret of the client's own, 22 random characters or more. Whoever claims again with the same
    key, because the answer was lost, gets the same answer.
    """

    name: str = ""
    key: str = ""


class HandOver(Struct, forbid_unknown_fields=True):
    """`POST /api/tables/{id}/seats/{seat}/bot`: let a bot play one's own seat, or an idle one."""

    agent: str = ""


class MovedSeat(Struct):
    """The answer to `POST …/seats/{seat}/move`: `token` is good for one claim of the seat, from the other
    device; this one loses the seat as soon as it is made. A newer link ends an older one."""

    seat: int
    token: str
    link: str


class Report(Struct, forbid_unknown_fields=True):
    """`POST /api/tables/{id}/reports`: report a ruling; the server keeps the record and the note. For those
    who sit at the table or have set it up, and only so often."""

    note: str
    rules: list[str] = []


class Reported(Struct):
    """The number of a report. `GET /api/tables/{id}/reports/{number}?spoilers=true` exports it."""

    number: int


class ReportFile(Struct):
    """An exported report: the note and the whole record, hidden things included."""

    number: int
    table: str
    note: str
    rules: list[str]
    answers: int
    created: float
    record: dict[str, Any]


class RecordFile(Struct):
    """`GET /api/tables/{id}/record`. `full` records replay; of a running game only the public part is given,
    unless `?spoilers=true` confirms that one wants to see everything."""

    full: bool
    record: dict[str, Any]


class Fork(Struct, forbid_unknown_fields=True):
    """`POST /api/tables/fork`: a new table that goes on from a record, or from a table (its token is needed).

    `answers` says after how many answers; none means at the end. The new table plays on with the same hidden
    cards; forking a running table shows them to whoever plays the fork, so it asks for `spoilers`.
    """

    record: dict[str, Any] | None = None
    table: str = ""
    answers: Number | None = None
    seats: list[SeatSetup] = []
    undo: UndoPolicy | None = None
    title: str = ""
    spoilers: bool = False


class Replay(Struct, forbid_unknown_fields=True):
    """`POST /api/replays`: a table that only shows a record, with its whole film."""

    record: dict[str, Any]
    title: str = ""


# ---------------------------------------------------------------- the game


class Frame(Struct):
    """One event of the film: what happened and what it changed.

    `fields` are the event's own, as numbers and ids: they are what is told of it. `patch` holds the top-level
    keys of the view that changed: the view before with these keys replaced is the board at this very moment.
    """

    answer: int
    number: int
    event: str
    fields: dict[str, Any]
    rules: list[str]
    patch: View


class Choice(Struct):
    """An answer that was given: the number of the answer, who, what, and whether a bot did."""

    answer: int
    seat: int
    text: str
    bot: bool


class Film(Struct):
    """`GET /api/tables/{id}/frames?from=&to=`: the frames of these answers (both included), with the view
    before the first of them. `choices` are the answers themselves, aligned by `answer`. A long film comes in
    parts: where `end` is not what was asked for, ask for the rest."""

    start: int
    end: int
    answers: int
    view: View
    frames: list[Frame]
    choices: list[Choice]


class LogLine(Struct):
    """A line of the log; `answer` and `number` find its frame, and so the board at that moment."""

    answer: int
    number: int
    event: str
    fields: dict[str, Any]
    rules: list[str]


class OptionInfo(Struct):
    """One possible answer. `text` is what to send back; `owner` is the one seat that may choose it, where
    everybody answers for themselves; of an attack, `stakes` says whom it may hit."""

    text: str
    verb: str
    args: list[Arg]
    owner: int | None = None
    stakes: Stakes | None = None


class AsideInfo(Struct):
    """What a seat may do at any time, without answering the question."""

    seat: int
    text: str
    verb: str
    args: list[Arg]


class Refusal(Struct):
    """A verb that is not offered now, and the rules in its way."""

    verb: str
    rules: list[str]


class QuestionInfo(Struct):
    """What is asked: `seats` may answer, any one of them for the team."""

    kind: str
    subject: list[Arg]
    seats: list[int]
    options: list[OptionInfo]
    asides: list[AsideInfo]
    refused: list[Refusal]


class Ending(Struct):
    """How the game ended; `reason` is a rule id."""

    won: bool
    reason: str


class ChatLine(Struct):
    """A line of the chat. `kind` "note" is the table itself speaking: somebody sat down, a bot took over.

    Then `note` is the key of the catalogue that says so, with `args`; an `agent` in them is the id of a bot.
    """

    number: int
    kind: Literal["chat", "note"]
    seat: int | None
    name: str
    text: str
    when: float
    note: str = ""
    args: dict[str, Any] = {}


# What a client says. `at` is the position it answers; `seat` is one of its own.


class ClientBase(Struct, tag_field="type", forbid_unknown_fields=True):
    pass


class Hello(ClientBase, tag="hello"):
    """The first message: who one is, and in which language to speak."""

    tokens: list[str] = []
    lang: Language = "en"


class Choose(ClientBase, tag="choose"):
    """Answer the question, or take an aside."""

    text: str
    seat: Number
    at: Number


class ChooseAll(ClientBase, tag="choose_all"):
    """Several answers one after another: all of them or none."""

    texts: list[str]
    seat: Number
    at: Number


class Undo(ClientBase, tag="undo"):
    """Take back the last answer of a person, and what bots answered after it."""

    seat: Number
    at: Number


class Redo(ClientBase, tag="redo"):
    """Do again what was taken back last."""

    seat: Number
    at: Number


class Chat(ClientBase, tag="chat"):
    """Say something. `key` is any unique text, so that a line sent twice is said once."""

    text: str
    key: str = ""
    seat: Number | None = None


class Suggest(ClientBase, tag="suggest"):
    """Ask a bot what it would do in one's place."""

    seat: Number
    at: Number


class Why(ClientBase, tag="why"):
    """Ask why a verb is not offered."""

    verb: str


class Previews(ClientBase, tag="previews"):
    """Ask what the attacks on offer would be like."""


class SetLanguage(ClientBase, tag="lang"):
    """Speak another language from now on; the answer is a `State` in it."""

    lang: Language


ClientMessage = Hello | Choose | ChooseAll | Undo | Redo | Chat | Suggest | Why | Previews | SetLanguage


# What the server says.


class ServerBase(Struct, tag_field="type"):
    pass


class Welcome(ServerBase, tag="welcome"):
    """The answer to `Hello`: which seats are yours. `unknown` are tokens that are good for nothing here."""

    table: str
    seats: list[int]
    host: bool
    watching: bool
    unknown: list[str] = []


class State(ServerBase, tag="state"):
    """Everything one needs to draw the table: sent at the beginning, after undo, redo, and to the stale."""

    at: int
    answers: int
    view: View
    question: QuestionInfo | None
    result: Ending | None
    undo: list[int]
    redo: list[int]
    seats: list[SeatInfo]
    watchers: int
    log: list[LogLine]
    chat: list[ChatLine]
    # Why the whole state is sent: "hello", "undo", "redo", "stale", "lang", "resumed".
    reason: str = "hello"


class Happened(ServerBase, tag="happened"):
    """What an answer brought about; a `question` follows. The view as it is afterwards is the last view with
    all patches applied. `choices` are several where `choose_all` was used."""

    at: int
    answers: int
    choices: list[Choice]
    frames: list[Frame]
    # Changes that no event told: apply them last.
    patch: View


class Asked(ServerBase, tag="question"):
    """The question now, or the `result` when the game is over. `undo` and `redo` are the seats that may."""

    at: int
    question: QuestionInfo | None
    result: Ending | None
    undo: list[int]
    redo: list[int]


class Error(ServerBase, tag="error"):
    """Something was refused; nothing has changed. `re` is the type of the message it is about.

    The rest is as in a `Problem`.
    """

    code: ErrorCode
    key: str
    args: dict[str, Any] = {}
    message: str = ""
    re: str = ""


class Accepted(ServerBase, tag="accepted"):
    """A message was done; `at` is the position now. A repeated message gets this, too."""

    re: str
    at: int


class Said(ServerBase, tag="chat"):
    """A new line in the chat."""

    line: ChatLine


class Presence(ServerBase, tag="presence"):
    """Who sits where and who is there: sent when it changes."""

    seats: list[SeatInfo]
    watchers: int


class YourSeats(ServerBase, tag="your_seats"):
    """Which seats this connection holds now: one has moved to another device, or was claimed."""

    seats: list[int]
    host: bool


class Suggested(ServerBase, tag="suggested"):
    """What a bot would do, and why, in one line where it can say."""

    at: int
    text: str
    agent: str
    why: str = ""


class Previewed(ServerBase, tag="previewed"):
    """What the attacks on offer would be like, by the text of the option."""

    at: int
    previews: dict[str, Preview]


class Because(ServerBase, tag="because"):
    """Why a verb is not offered: the rules in the way, in words. None: nothing stands in the way, or no rule
    is known."""

    verb: str
    rules: list[RuleText]


ServerMessage = (
    Welcome
    | State
    | Happened
    | Asked
    | Error
    | Accepted
    | Said
    | Presence
    | YourSeats
    | Suggested
    | Previewed
    | Because
)

decode_message = msgspec.json.Decoder(ClientMessage).decode

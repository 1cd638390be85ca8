"""What scenarios of both games share: how places are named, and what cannot be laid out."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import NamedTuple, Protocol, TypeVar

from overrun.board import Board, Token
from overrun.core import AnyLook
from overrun.core.bounds import Violated
from overrun.core.obstacle import Mark
from overrun.core.state import NO_MORE
from overrun.errors import OverrunError
from overrun.skirmish.levels import LAST_SQUARE, LEVELS, level_of

Where = int | str
Doorway = int | tuple[Where, Where]
Counted = Mapping[str, int]

W = TypeVar("W")
S = TypeVar("S")

# Far more than any game has: what is beyond is a slip of the pen.
MOST_ACTIONS = MOST_NOISE = MOST_CHOICES = 1000


class AnyPerson(Protocol):
    """A survivor of a scenario, whichever game it is."""

    @property
    def name(self) -> str: ...
    @property
    def at(self) -> Where: ...
    @property
    def seat(self) -> int: ...
    @property
    def experience(self) -> int: ...
    @property
    def actions(self) -> int | None: ...
    @property
    def skills(self) -> tuple[str, ...]: ...
    @property
    def own_skills(self) -> bool: ...
    @property
    def without(self) -> tuple[str, ...]: ...
    @property
    def used(self) -> tuple[str, ...]: ...


class AnyScenario(Protocol):
    """A scenario, whichever game it is."""

    @property
    def drawing(self) -> str: ...
    @property
    def people(self) -> Sequence[AnyPerson]: ...
    @property
    def supply(self) -> Counted: ...
    @property
    def equipment_top(self) -> tuple[str, ...]: ...
    @property
    def equipment_only(self) -> bool: ...
    @property
    def dice(self) -> tuple[int, ...]: ...
    @property
    def picks(self) -> tuple[int, ...]: ...
    @property
    def first_player(self) -> int: ...
    @property
    def start(self) -> str: ...
    @property
    def active(self) -> str: ...
    @property
    def strict(self) -> bool: ...


class LaidOut(NamedTuple):
    """The enemies that a scenario puts on the board, and whether those of the mission stay there, too."""

    said: Sequence[tuple[Where, Mapping[str, int]]]
    keeps_mission: bool

    def tokens(self, board: Board) -> Sequence[Token]:
        """Those of the mission that stay."""
        return board.tokens_of("enemy") if self.keeps_mission else ()


class AnySkill(Protocol):
    """A skill as it stands on an identity card."""

    @property
    def key(self) -> str: ...


class AnyCharacter(Protocol):
    """An identity card, whichever game it is."""

    @property
    def name(self) -> str: ...
    @property
    def blue(self) -> tuple[AnySkill, ...]: ...
    @property
    def yellow(self) -> tuple[AnySkill, ...]: ...
    @property
    def orange(self) -> tuple[AnySkill, ...]: ...
    @property
    def red(self) -> tuple[AnySkill, ...]: ...


def zone_at(board: Board, where: Where) -> int:
    """A zone by its number, or by the name of a place in it."""
    if isinstance(where, int):
        if not 0 <= where < len(board.zones):
            raise OverrunError(f"there is no zone {where}; the board has zones 0 to {len(board.zones) - 1}")
        return where
    try:
        return board.at(where)
    except KeyError:
        names = ", ".join(place.name for place in board.places)
        raise OverrunError(f"there is no place {where!r} on this board; there are: {names}") from None


def token_at(board: Board, tokens: Sequence[Token], where: Where) -> int:
    """A token by its number among these, or by its place if it is the only one there."""
    if isinstance(where, int):
        check_number(where, 0, len(tokens) - 1, "an objective token")
        return where
    here = [number for number, token in enumerate(tokens) if token.zone == zone_at(board, where)]
    if len(here) != 1:
        count = len(here) or "no"
        raise OverrunError(f"there are {count} objective tokens at {where!r}; name one by its number")
    return here[0]


def door_at(board: Board, doorway: Doorway) -> int:
    """A door by its number, or by the two places beside it."""
    if isinstance(doorway, int):
        check_number(doorway, 0, len(board.doors) - 1, "a door")
        return doorway
    a, b = (zone_at(board, place) for place in doorway)
    doors = board.doors_between(a, b)
    if len(doors) != 1:
        raise OverrunError(f"there are {len(doors)} doorways between {doorway[0]} and {doorway[1]}, not one")
    return doors[0].id


def check_number(number: int, first: int, last: int, what: str) -> None:
    """Refuse a number that is not from `first` to `last`."""
    if last < first:
        raise OverrunError(f"{what} is said to be {number}, but there is none on this board")
    if not first <= number <= last:
        raise OverrunError(f"{what} is a number from {first} to {last}, not {number}")


def check_start(scenario: AnyScenario, starts: Sequence[str], seats: int) -> None:
    """Refuse a scenario in which nobody could go on."""
    if scenario.start not in starts:
        raise OverrunError(f"a scenario starts with one of {', '.join(starts)}, not {scenario.start!r}")
    if not scenario.people:
        raise OverrunError("a scenario needs at least one survivor")
    names = [person.name for person in scenario.people]
    if scenario.start == "turn" and scenario.active not in names:
        raise OverrunError(f"whose turn is it? {scenario.active!r} is not one of: {', '.join(names)}")
    if len(set(names)) < len(names):
        raise OverrunError(f"a survivor is there twice: {', '.join(names)}")
    check_number(scenario.first_player, 0, seats - 1, "the first player's seat")


def check_drawing(scenario: AnyScenario, parts: Iterable[str]) -> None:
    """Refuse parts of a drawn board where the board is a mission's."""
    for what in parts:
        if not scenario.drawing and getattr(scenario, what):
            raise OverrunError(f"{what} can be said only of a drawn board; a mission has its own")


def check_person(
    person: AnyPerson, known: Sequence[str], seats: int, board: Board, marks: Iterable[Mark]
) -> None:
    """Refuse somebody who is not in the game, or nowhere on the board, or has used what there is not."""
    if person.name not in known:
        raise OverrunError(f"there is no survivor {person.name!r}; there are: {', '.join(known)}")
    check_number(person.seat, 0, seats - 1, f"{person.name}'s seat")
    check_number(person.experience, 0, LAST_SQUARE, f"{person.name}'s experience")
    check_number(person.actions or 0, 0, MOST_ACTIONS, f"{person.name}'s count of actions left")
    zone_at(board, person.at)
    for level in person.without:
        if level not in LEVELS[1:]:
            raise OverrunError(
                f"{person.name} cannot be without {level!r}; levels are {', '.join(LEVELS[1:])}"
            )
    names = sorted(mark.name for mark in marks)
    for name in person.used:
        if name not in names:
            raise OverrunError(f"{person.name} cannot have used {name!r}; there are: {', '.join(names)}")


def check_cards(cards: Iterable[str], known: Iterable[str]) -> None:
    """Refuse cards that are not in the game."""
    for kind in cards:
        if kind not in known:
            raise OverrunError(f"there is no card {kind!r}; there are: {', '.join(known)}")


def check_noise(noise: Iterable[tuple[Where, int]], board: Board) -> None:
    """Refuse noise that is nowhere."""
    for where, count in noise:
        zone_at(board, where)
        check_number(count, 0, MOST_NOISE, f"the noise at {where!r}")


def check_figures(
    scenario: AnyScenario,
    what: str,
    figures: Mapping[str, int],
    board: Board,
    laid_out: LaidOut,
    gone: Counted,
) -> None:
    """Refuse figures of kinds that there are not, or more of one than there are.

    `figures` are all of each kind, `laid_out` those that the scenario puts on the board beside the mission's
    own if it keeps them (`what` they are is part of the message), `gone` those that have left the game.
    """
    left = dict(figures)
    for token in laid_out.tokens(board):
        left[token.of] -= token.count

    def take(kind: str, count: int, where: str) -> None:
        if kind not in left:
            raise OverrunError(f"there are no {what} {kind!r}; there are: {', '.join(left)}")
        check_number(count, 0, left[kind], f"the count of {kind} figures{where} (others used aside)")
        left[kind] -= count

    for place, counts in laid_out.said:
        zone_at(board, place)
        for kind, count in counts.items():
            take(kind, count, f" at {place!r}")
    for kind, count in (*gone.items(), *scenario.supply.items()):
        take(kind, count, "")


def figures_in_play(
    scenario: AnyScenario, kind: str, all_: int, board: Board, laid_out: LaidOut, gone: Counted
) -> int:
    """How many figures of a kind are in play: all, or those on the board, gone and said to be in reserve."""
    if kind not in scenario.supply:
        return all_
    on_board = sum(counts.get(kind, 0) for _, counts in laid_out.said)
    on_board += sum(token.count for token in laid_out.tokens(board) if token.of == kind)
    return on_board + gone.get(kind, 0) + scenario.supply[kind]


def check_luck(scenario: AnyScenario) -> None:
    """Refuse dice and random choices that there are not."""
    for face in scenario.dice:
        check_number(face, 1, 6, "the face of a die")
    for pick in scenario.picks:
        check_number(pick, 0, MOST_CHOICES, "a random choice")


def check_laid_out(check: Callable[[W, S], None], world: W, state: S) -> None:
    """Refuse a position that no game can come to, however its parts may look by themselves."""
    try:
        check(world, state)
    except Violated as error:
        raise OverrunError(f"the scenario cannot be laid out: {error}") from None


def luck(scenario: AnyScenario, **decks: Sequence[int]) -> dict[str, list[int]] | None:
    """What dice, random choices and decks will show, if that is said. In a strict scenario it has to do."""
    said = {"die": scenario.dice, "pick": scenario.picks}
    if scenario.strict:
        exact = {**said, **decks}
        return {kind: [*values, NO_MORE] for kind, values in exact.items() if values} or None
    return {kind: list(values) for kind, values in said.items() if values} or None


# Cards


def taken_out(look: AnyLook, kind: str, piles: Iterable[list[int]]) -> int:
    """A card of a kind, taken out of the first pile in which one lies."""
    for pile in piles:
        for card in sorted(pile):
            if look.world.cards[card].id == kind:
                pile.remove(card)
                return card
    raise OverrunError(f"there are not so many {kind} cards in the box")


def stack_equipment(look: AnyLook, scenario: AnyScenario, top: Sequence[int]) -> None:
    """Put cards on top of the equipment deck, the first one uppermost, or make them the whole of it."""
    state = look.state
    if scenario.equipment_only:
        state.out += state.equipment_deck
        state.equipment_deck.clear()
    state.equipment_deck += reversed(top)


def stack_enemy_cards(deck: list[int], top: Sequence[int], only: bool) -> None:
    """Put cards on top of the enemies' deck, or make them the whole of it."""
    for card in top:
        if card in deck:
            deck.remove(card)
    if only:
        deck.clear()
    deck += reversed(top)


def equipment_on_top(look: AnyLook, scenario: AnyScenario) -> list[int]:
    """The cards that were put on top of the equipment deck; a deck with no others is simply that small."""
    top = len(scenario.equipment_top)
    return [] if scenario.equipment_only else look.state.equipment_deck[::-1][:top]


# Whose turn it is


class InTurn(Protocol):
    """A survivor in the middle of a turn."""

    actions: int
    used: tuple[str, ...]


def is_in_turn(who: InTurn, person: AnyPerson) -> None:
    """Somebody's turn has begun: what has been used in it, and the actions that are left."""
    who.used = person.used
    if person.actions is not None:
        who.actions = person.actions


# Skills that experience has brought


def skills_of(person: AnyPerson, character: AnyCharacter, strict: bool) -> tuple[str, ...]:
    """The skills somebody has at this experience: those of the card and those that are said.

    Which of several orange or red skills was chosen only the scenario can say.
    """
    if not person.own_skills:
        return person.skills
    level = level_of(person.experience)
    own = tuple(entry.key for entry in character.blue)
    yellow = tuple(entry.key for entry in character.yellow) if level else ()
    if not strict:
        return own + (() if person.skills else yellow) + person.skills
    # The same skill may be on a card at two levels and then counts twice; the yellow one may be said as well.
    gained = () if "yellow" in person.without else yellow
    return own + tuple(key for key in gained if key not in person.skills) + person.skills


def missing_skills(person: AnyPerson, character: AnyCharacter) -> dict[str, list[str]]:
    """The skills of which experience has brought one that the scenario does not name, by level."""
    if not person.own_skills:
        return {}
    found: dict[str, list[str]] = {}
    for name in LEVELS[1 : level_of(person.experience) + 1]:
        choices = [entry.key for entry in getattr(character, name)]
        if name not in person.without and len(choices) > 1 and not set(choices) & set(person.skills):
            found[name] = choices
    return found

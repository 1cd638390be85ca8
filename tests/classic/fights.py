"""What tests of fights and skills share: small boards, and short ways to look at a game."""

from typing import Any

from overrun.core import Event, Game
from overrun.core import Play as CorePlay
from overrun.scenario import ClassicScenario, classic
from tests.classic.helpers import asides, choose

# On all these boards the number of a zone is its place in the drawing, counted from 0 in reading order.
STREET = """
+#+#+#+#+#+
#0:1:2:3:4#
+#+#+#+#+#+
"""
ROOMS = """
+#+#+#+#+#+
#aobocodoe#
+#+#+#+#+#+
"""
# A street before a house: the door (number 0) leads from zone 1 to room b, which is zone 4.
HOUSE = """
+#+#+#+
#0:1:2#
+#+X+#+
#aoboc#
+#+#+#+
"""


class Told(list[Event]):
    """A sink that keeps every event."""

    def __call__(self, event: Event, play: CorePlay[Any, Any]) -> None:
        self.append(event)

    def of(self, *kinds: type[Event]) -> list[Any]:
        """The events of these kinds, in order."""
        return [event for event in self if isinstance(event, kinds)]


def alone(name: str, at: int | str = 0, *, board: str = STREET, **said: Any) -> ClassicScenario:
    """A position with one survivor who has no skills but those said; house, seats and seed go to the game."""
    game = {word: said.pop(word) for word in ("house", "seats", "seed") if word in said}
    return classic(board, **game).survivor(name, at=at, own_skills=False, **said)


def texts(game: Game[Any, Any]) -> list[str]:
    """What can be answered now."""
    assert game.question is not None
    return [option.text for option in game.question.options]


def offered(game: Game[Any, Any], *verbs: str) -> list[str]:
    """Those of the answers that begin with one of these verbs."""
    return [text for text in texts(game) if text.split()[0] in verbs]


def person(game: Game[Any, Any], name: str) -> dict[str, Any]:
    """Everything public about a survivor."""
    found: dict[str, Any] = next(one for one in game.view()["survivors"] if one["id"] == name)
    return found


def hands(game: Game[Any, Any], name: str) -> list[str]:
    """The kinds of cards in a survivor's hands; "" is an empty hand."""
    return [card["kind"] if card else "" for card in person(game, name)["hands"]]


def reserve(game: Game[Any, Any], name: str) -> list[str]:
    """The kinds of cards in a survivor's reserve; "" is an empty slot."""
    return [card["kind"] if card else "" for card in person(game, name)["reserve"]]


def zombies(game: Game[Any, Any], zone: int) -> dict[str, int]:
    """The zombies in a zone by kind."""
    for group in game.view()["zombies"]:
        if group["zone"] == zone:
            return {kind: count for kind, count in group.items() if kind != "zone"}
    return {}


def noise_tokens(game: Game[Any, Any]) -> dict[int, int]:
    """The zones with noise tokens, and how many."""
    return {zone: count for zone, count in enumerate(game.state.noise) if count}


__all__ = [
    "HOUSE",
    "ROOMS",
    "STREET",
    "Told",
    "alone",
    "asides",
    "choose",
    "hands",
    "noise_tokens",
    "offered",
    "person",
    "reserve",
    "texts",
    "zombies",
]

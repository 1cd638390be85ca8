"""What tests of fights and skills share: small boards, and short ways to look at a game."""

from typing import Any

from overrun.core import Event, Game
from overrun.core import Play as CorePlay
from overrun.scenario import SciFiScenario, scifi

# On all these boards the number of a zone is its place in the drawing, counted from 0 in reading order.
CORRIDOR = """
+#+#+#+#+#+
#C:C:C:C:C#
+#+#+#+#+#+
"""
ROOMS = """
+#+#+#+#+#+
#RoRoRoRoR#
+#+#+#+#+#+
"""
# A corridor that ends in an airlock (zone 2); outside are zones 3 and 4.
OUTSIDE = """
+#+#+#+#+#+
#C:CoALX:X#
+#+#+#+#+#+
"""
# A cross: the middle is zone 2.
CROSS = """
+ +#+ +
  #C#
+#+:+#+
#C:C:C#
+#+:+#+
  #C#
+ +#+ +
"""

OF_THE_GAME = ("house", "seats", "seed", "box", "boxes", "difficulty", "loose")


class Told(list[Event]):
    """A sink that keeps every event."""

    def __call__(self, event: Event, play: CorePlay[Any, Any]) -> None:
        self.append(event)

    def of(self, *kinds: type[Event]) -> list[Any]:
        """The events of these kinds, in order."""
        return [event for event in self if isinstance(event, kinds)]


def alone(name: str, at: int | str = 0, *, board: str = CORRIDOR, **said: Any) -> SciFiScenario:
    """A position with one survivor who has no skills but those said; house, box and so on go to the game."""
    game = {word: said.pop(word) for word in OF_THE_GAME if word in said}
    return scifi(board, **game).survivor(name, at=at, own_skills=False, **said)


def texts(game: Game[Any, Any]) -> list[str]:
    """What can be answered now."""
    assert game.question is not None
    return [option.text for option in game.question.options]


def offered(game: Game[Any, Any], *verbs: str) -> list[str]:
    """Those of the answers that begin with one of these verbs."""
    return [text for text in texts(game) if text.split()[0] in verbs]


def asked(game: Game[Any, Any]) -> str:
    """The kind of question that stands."""
    assert game.question is not None
    return game.question.kind


def who(game: Game[Any, Any], name: str) -> Any:
    """A survivor of the state."""
    return next(s for s in game.state.survivors if game.world.cast[s.who].id == name)


def held(game: Game[Any, Any], name: str) -> list[str]:
    """The kinds of cards in a survivor's slots."""
    return [game.world.cards[card].id for card in who(game, name).slots if card >= 0]


def attached(game: Game[Any, Any]) -> list[tuple[str, str]]:
    """Weapons and what is attached to them, by kind."""
    cards = game.world.cards
    return [(cards[weapon].id, cards[ammo].id) for weapon, ammo in game.state.attached]


def xenos(game: Game[Any, Any], zone: int) -> dict[str, int]:
    """The xenos in a zone by kind."""
    figures = game.world.figures
    return {figures[k].id: row[zone] for k, row in enumerate(game.state.horde) if row[zone]}


def noise(game: Game[Any, Any]) -> dict[int, int]:
    """The zones with noise tokens, and how many."""
    return {zone: count for zone, count in enumerate(game.state.noise) if count}


def machine(game: Game[Any, Any], name: str) -> Any:
    """A machine of the state."""
    return next(m for m in game.state.machines if m.of == name)


def choose(game: Game[Any, Any], *answers: str) -> None:
    """Give several answers."""
    for answer in answers:
        game.choose(answer)

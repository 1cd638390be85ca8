"""Where missions listen: named moments at which the rules of this mission alone have their say."""

from __future__ import annotations

from typing import Any

from overrun.core import Play, Script


def run(play: Play[Any, Any], moment: str, *args: Any) -> None:
    """Let the mission's rules act at a moment where nothing is asked."""
    for hook in play.world.hooks.get(moment, ()):
        hook(play, *args)


def ask(play: Play[Any, Any], moment: str, *args: Any) -> Script[None]:
    """Let the mission's rules act at a moment where something may be asked."""
    for hook in play.world.hooks.get(moment, ()):
        script = hook(play, *args)
        if script is not None:
            yield from script


def gather(play: Play[Any, Any], moment: str, *args: Any) -> list[Any]:
    """What the mission's rules answer at a moment; each answers with a list."""
    return [answer for hook in play.world.hooks.get(moment, ()) for answer in hook(play, *args)]

"""Agents: programs that answer a game's questions. They see what a person at the table sees, no more."""

from overrun.agents.registry import Factory, make, names, register

__all__ = ["Factory", "make", "names", "register"]

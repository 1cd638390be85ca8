"""Agents: programs that answer a game's questions. They see what a person at the table sees, no more."""

from overrun.agents.registry import ADVISER, Factory, in_company, make, names, register, thinks

__all__ = ["ADVISER", "Factory", "in_company", "make", "names", "register", "thinks"]

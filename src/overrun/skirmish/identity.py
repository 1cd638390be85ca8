"""What is printed on identity cards alike."""

from __future__ import annotations

from msgspec import Struct


class SkillEntry(Struct, frozen=True, forbid_unknown_fields=True):
    """A skill on an identity card; `of` names what it is about where the skill leaves that open."""

    skill: str
    of: str = ""

    @property
    def key(self) -> str:
        """The skill's name in the engine.

        >>> SkillEntry("scifi.skill.plus-1-die", of="combat").key
        'plus-1-die-combat'
        """
        name = self.skill.rpartition(".")[2]
        return f"{name}-{self.of}" if self.of else name

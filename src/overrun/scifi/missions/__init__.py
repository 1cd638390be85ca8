"""Missions: goals, defeats and special rules from a closed vocabulary, each a named piece of Python.

The rules let a mission have its say at named moments (`overrun.skirmish.hooks`). Where a moment says "ask",
the mission may put questions, so it is run with `yield from hooks.ask(…)`; otherwise with `hooks.run(…)`.
Moments that begin with "may" are questions to the mission: each listener answers with rule ids that are in
the way.

* "set up"(): all tokens and figures of the map are laid out; cards come later.
* "may take"(token) -> rule ids against taking this objective token.
* "objective taken"(survivor, token, colour), ask: it has been revealed, and remotes were handed over.
  Experience, cards and everything else the mission gives come from here.
* "objective lost"(token, colour): it left the board otherwise.
* "may open"(door), "may destroy"(door) -> rule ids against it.
* "door gone"(door, how): how is "removed", "destroyed" or "mold".
* "blast"(survivor, zone, kind), ask: after everything else of hellfire or a seismic blast.
* "xenos activate"(zones): xenos in these zones begin an action, before anything else of it.
* "attack step", ask: the attack part of the first action of each ordinary activation.
* "xenos arrived"(zones): xenos have moved or appeared there.
* "mold set"(zone): a new mold token lies there. "abomination there"(zone): one that spreads mold is there.
* "abomination instead"() -> the kinds of xenos that come while no abomination may.
* "machine destroyed"(machine).
* "moved"(survivor, source, target).
* "melee kill"(survivor, kind, zone), ask.
* "turn over"(survivor), "players phase over", "end phase": ask.
* "noise"() -> where there is more noise than tokens and people make, as (zone, how much).
* "position changed": at the beginning of every check for the end of the game.
"""

"""Nets: what must stay as it is while code moves, written down so that a difference says where it is.

* `decisions`: what every bot chooses and why, and what it sees, at some hundred positions of kept games.
* `sentences`: every sentence of the golden games, in both languages.
* `environments`: the numbers of the action words and the features of the observations.
* `names`: what others build on: importable names, events, view keys, routes, JSON of the command line.
"""

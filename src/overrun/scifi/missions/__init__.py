"""Missions: goals, defeats and special rules from a closed vocabulary, each a named piece of Python.

The rules let a mission have its say at named moments; `overrun.scifi.words` declares them all.
"""

"""Missions: goals and special rules from a closed vocabulary, each a named piece of Python."""

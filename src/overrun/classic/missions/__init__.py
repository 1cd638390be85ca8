"""Missions: goals and special rules from a closed vocabulary, and a named piece of Python for each rule of one kind."""

"""Missions: goals, defeats and special rules."""

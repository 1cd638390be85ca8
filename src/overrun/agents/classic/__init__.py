"""Rules of thumb for the classic game, one file for each family of questions."""

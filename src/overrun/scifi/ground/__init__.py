"""What changes the board: mold, pits, and who sees whom."""

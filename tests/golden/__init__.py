"""Golden games: records that must come out the same, byte for byte, on every machine and Python version."""

"""Rules of thumb for Gear Up: what a drawing is worth, and what to do with that."""

"""Cards: dealt, carried, arranged, used."""

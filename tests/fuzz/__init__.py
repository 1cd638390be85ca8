"""What strangers may send, spoilt by chance: records, states, set-ups, packs. `tools/fuzz.py` does more."""

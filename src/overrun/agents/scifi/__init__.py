"""The sensible player of Invader and Dark Side."""

"""What Invader and Dark Side share; where they differ, each game states its own rule."""

"""What the classic game, Invader and Dark Side really share: levels, skills, actions, decks and the like."""

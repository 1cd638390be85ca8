"""What the classic game, Invader and Dark Side really share: levels, skills, actions and how a turn is paid."""

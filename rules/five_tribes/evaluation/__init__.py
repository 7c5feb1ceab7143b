"""What positions and actions are worth, for hints, bots and previews. It reads positions and changes none."""

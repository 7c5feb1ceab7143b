"""How good actions and positions of a Duel look; reads positions and changes none."""

"""How good actions and positions of a Rixe look; reads positions and changes none."""

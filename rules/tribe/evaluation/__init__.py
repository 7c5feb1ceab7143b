"""How good a move looks and how a seat stands: reads positions, changes none."""

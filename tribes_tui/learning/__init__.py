"""Learning by playing: short guided games, and the rule behind one's first moves."""

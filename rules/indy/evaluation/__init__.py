"""How good a move looks and how well a seat stands, at a glance: for bots and hints. Nothing here changes a position."""

"""A recorded game, to be walked through: the table after any move, how everybody stood, and what was told."""

"""A new game: which, who sits where, its options, its seed."""

"""One package a game: its table, its words, its lesson, what it is about. No game knows another."""

"""Every sentence that a person reads about a game, one module a game; what they share is in `common`."""

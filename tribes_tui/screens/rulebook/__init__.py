"""A game's rulebook: its contents, one section of it at a time, and where a word stands."""

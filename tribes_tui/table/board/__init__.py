"""What a game brings to a table, and what is shown of it."""

"""The pieces of a Duel's table."""

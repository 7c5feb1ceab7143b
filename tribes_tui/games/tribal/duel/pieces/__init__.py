"""The pieces of the table of a Duel, and what a position tells them."""

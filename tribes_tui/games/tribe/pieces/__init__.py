"""The pieces of the table of Tribe, and what a position tells them."""

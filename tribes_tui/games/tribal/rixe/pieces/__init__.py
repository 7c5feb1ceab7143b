"""The pieces of the table of the Rixe, and what a position tells them."""

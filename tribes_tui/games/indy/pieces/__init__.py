"""The pieces of the table of indy, and what a position tells them."""

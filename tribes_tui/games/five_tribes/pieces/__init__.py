"""Pieces that only the table of Five Tribes has, and what a position tells them."""

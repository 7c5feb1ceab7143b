"""Pieces that only the table of Five Tribes has."""

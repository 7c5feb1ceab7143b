"""Positions of a Duel, places on its table and refusals, as plain JSON types and text."""

"""Positions of a Rixe, places on its table and refusals, as plain JSON types and text."""

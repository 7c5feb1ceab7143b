"""Moves: where they can end, how they were walked, which targets choose them."""

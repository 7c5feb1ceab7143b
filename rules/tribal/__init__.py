"""Tribal: one box of 72 cards, two games, over shared columns of falling runs in alternating colours."""

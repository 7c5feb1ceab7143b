"""Opponents. A bot is given a view and a budget, and returns an action; it has no way to the truth."""

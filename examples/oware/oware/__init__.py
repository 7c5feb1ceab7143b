"""Oware (Abapa) for Tribes: rules here, and beside them what a table, a lesson and the lines of text say."""

from oware.game import OWARE

GAMES = {"oware": OWARE}
"""What the entry point `tribes.games` in pyproject.toml leads to."""

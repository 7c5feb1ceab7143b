"""Tribe on the screen."""

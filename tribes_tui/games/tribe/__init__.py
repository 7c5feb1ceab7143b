"""Tribe."""

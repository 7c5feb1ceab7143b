"""Tribal Duel."""

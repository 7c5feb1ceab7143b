"""Tribal Rixe."""

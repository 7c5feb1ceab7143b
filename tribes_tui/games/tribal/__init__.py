"""Tribal: what the tables of both its games share, and the two games."""

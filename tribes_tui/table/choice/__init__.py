"""Choosing: targets, cursor, keys, and what is said of what can be chosen."""

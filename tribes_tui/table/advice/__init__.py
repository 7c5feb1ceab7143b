"""Advice: hints, help, what is this."""

"""Positions as plain JSON types and back, and refusals as sentences."""

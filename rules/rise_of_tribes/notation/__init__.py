"""Positions and refusals as text: dump, load, and why an action is not legal."""

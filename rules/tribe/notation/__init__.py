"""Positions and refusals as text: dumped, loaded, and why an action is not legal."""

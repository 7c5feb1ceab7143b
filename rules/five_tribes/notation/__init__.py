"""Positions and refusals as text: what `dump` writes, `load` reads, and why an action is not legal."""

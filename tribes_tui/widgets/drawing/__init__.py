"""Drawing: cells, what is painted into them, and the base of every piece."""

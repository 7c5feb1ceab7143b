"""Maps of hexes, grids of tiles, and what stands on them."""

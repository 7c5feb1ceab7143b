"""Charts: ridges, towers, scales."""

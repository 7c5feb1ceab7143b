"""Charts: lines, towers, scales."""

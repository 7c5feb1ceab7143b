"""What a record is, as `FORMAT.md` tells it: its lines, their seals, and what they add up to."""

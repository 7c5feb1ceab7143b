"""What is said of a record that can be read but not replayed."""

from __future__ import annotations

TITLE = "a recording"
NUMBER, WHO, WHAT = "move", "who", "what was written down"
"""The columns."""
HIDDEN = "(hidden)"
WALK = "move"

"""What the host refuses somebody who may try again another time."""

from __future__ import annotations


class NotNow(ValueError):
    """What somebody wanted can't be; the text says why, in one line."""

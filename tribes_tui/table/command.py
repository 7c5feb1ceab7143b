"""What a key does, as the line of keys shows it."""

from __future__ import annotations

from typing import NamedTuple


class Command(NamedTuple):
    """Something a key does besides choosing a target: `name` is what the screen is told."""

    key: str
    label: str
    name: str

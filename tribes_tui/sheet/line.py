"""A line of a page: what it says, and in which role."""

from __future__ import annotations

from typing import NamedTuple


class Line(NamedTuple):
    """A line with its role; empty lines keep their place."""

    text: str
    role: str = "text"

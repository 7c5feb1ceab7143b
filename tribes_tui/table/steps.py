"""The steps of a turn, as the first line names them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple


class TurnSteps(NamedTuple):
    """The steps of a turn, in their order, and which of them is the present one (None: none of them)."""

    names: Sequence[str]
    now: int | None
    brief: Sequence[str] = ()
    """The same in a word each, where there is no room for more."""

"""A mark for the compiler (`make wheel`); plain Python neither needs it nor sees any difference."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

T = TypeVar("T")

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr as mypyc_attr  # a part of mypy; never imported when the game runs
else:

    def mypyc_attr(**marks: bool) -> Callable[[T], T]:
        """Say how a class is to be compiled; does nothing here."""
        return lambda marked: marked

"""A mark for the compiler (`make wheel`); plain Python neither needs it nor sees any difference."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

T = TypeVar("T")

MYPY = False
"""True for mypy and its compiler alone: other type checkers, which lack its extensions, read what Python reads."""

if MYPY:
    from mypy_extensions import mypyc_attr as mypyc_attr
else:

    def mypyc_attr(**marks: bool) -> Callable[[T], T]:
        """Say how a class is to be compiled; does nothing here."""
        return lambda marked: marked

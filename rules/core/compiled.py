"""What the compiler (`make wheel`) is told; plain Python neither needs it nor sees any difference."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

T = TypeVar("T")

MYPY = False
"""True for mypy and its compiler alone: other type checkers, which lack its extensions, read what Python reads."""

if MYPY:
    from mypy_extensions import i64 as i64, mypyc_attr as mypyc_attr
else:
    i64 = int
    """A whole number; compiled, one of 64 bits with a sign, of which only the lowest 64 are kept."""

    def mypyc_attr(**marks: bool) -> Callable[[T], T]:
        """Say how a class is to be compiled; does nothing here."""
        return lambda marked: marked

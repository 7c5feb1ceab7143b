"""The shortest way of the cursor."""

from __future__ import annotations

Place = tuple[int, int]
"""Column and row, from 0."""


def move(before: Place | None, after: Place) -> str:
    """What brings the cursor from one place to another; `before` is None when nobody knows where it is."""
    if before == after:
        return ""
    ways = [absolute(after)]
    if before is not None:
        ways += _relative(before, after)
    return min(ways, key=len)


def absolute(place: Place) -> str:
    """The way that works from everywhere."""
    x, y = place
    if not x:
        return f"\x1b[{_from_1(y)}H"
    return f"\x1b[{_from_1(y)};{x + 1}H"


def _relative(before: Place, after: Place) -> list[str]:
    across, down = after[0] - before[0], after[1] - before[1]
    if not down:
        return _along(across, after[0])
    ways = [_times(down, "B", "A")] if not across else []
    return ways + (["\r" + _times(down, "B", "A")] if not after[0] else [])


def _along(across: int, x: int) -> list[str]:
    ways = ["\r"] if not x else []
    if across < 0:
        ways.append("\b" * -across)
    return [*ways, _times(across, "C", "D"), f"\x1b[{x + 1}G"]


def _times(steps: int, forwards: str, backwards: str) -> str:
    count = abs(steps)
    return f"\x1b[{count if count > 1 else ''}{forwards if steps > 0 else backwards}"


def _from_1(number: int) -> str:
    return str(number + 1) if number else ""

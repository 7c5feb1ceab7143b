"""The shortest way of the cursor."""

Place = tuple[int, int]
"""Column and row, from 0."""


def move(before: Place | None, after: Place) -> str:
    """What brings the cursor from one place to another; `before` is None when nobody knows where it is."""
    if before is None:
        return absolute(after)
    x, down = after[0], after[1] - before[1]
    along = _along(x - before[0], x)
    if not down:
        return along
    way, straight = along + _times(down, "B", "A"), absolute(after)
    return way if len(way) < len(straight) else straight


def length(before: Place, after: Place) -> int:
    """How many characters `move` needs, told without making them: many ways are compared before one is gone."""
    x, y = after
    across, down = x - before[0], y - before[1]
    if not across:
        along = 0
    elif not x:
        along = 1
    elif -4 < across < 0:
        along = -across
    else:
        along = 3 if across == 1 else 4 if -10 < across < 10 or x < 9 else 5 if -100 < across < 100 or x < 99 else 6
    if not down:
        return along
    way = along + (3 if -2 < down < 2 else 4 if -10 < down < 10 else 5 if -100 < down < 100 else 6)
    if way < 4:
        return way
    row = 3 if not y else 4 if y < 9 else 5 if y < 99 else 6
    straight = row + (0 if not x else 2 if x < 9 else 3 if x < 99 else 4)
    return way if way < straight else straight


def absolute(place: Place) -> str:
    """The way that works from everywhere."""
    x, y = place
    if not x:
        return f"\x1b[{_from_1(y)}H"
    return f"\x1b[{_from_1(y)};{x + 1}H"


def _along(across: int, x: int) -> str:
    if not across:
        return ""
    if not x:
        return "\r"
    if -4 < across < 0:
        return "\b" * -across
    steps, column = _times(across, "C", "D"), f"\x1b[{x + 1}G"
    return steps if len(steps) <= len(column) else column


def _times(steps: int, forwards: str, backwards: str) -> str:
    count = abs(steps)
    return f"\x1b[{count if count > 1 else ''}{forwards if steps > 0 else backwards}"


def _from_1(number: int) -> str:
    return str(number + 1) if number else ""

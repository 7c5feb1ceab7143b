"""What a replay says, and the graph of how everybody stood, in every game."""

from __future__ import annotations


def where(title: str, move: int, moves: int) -> str:
    """Which game this is, if it has a title, and where in it one is."""
    place = f"move {move} of {moves}"
    return f"{title}, {place}" if title else place


def in_hundred(chance: float) -> str:
    """A chance from 0 to 1."""
    return f"{round(100 * chance)} %"


def measured(unit: str) -> str:
    """The heading of a graph of points."""
    return unit[:1].upper() + unit[1:]


def signed(points: int) -> str:
    """What a turn brought."""
    return f"+{points}" if points > 0 else f"−{-points}" if points < 0 else ""


def moment_told(round_name: str, number: int, text: str) -> str:
    """A turning point in a list."""
    return f"{round_name} {number}  {text}"

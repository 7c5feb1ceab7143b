"""What a review of a game says of figures, and of a bot that sat there."""

from __future__ import annotations

from saves.course import Course
from tribes_tui.words.said import review


def points(change: float) -> str:
    """A change of the chance to win, in points of a hundred."""
    whole = round(100 * change)
    return f"+{whole}" if whole > 0 else f"−{-whole}" if whole < 0 else "±0"


def bot_sat(course: Course, seat: int) -> list[str]:
    """That a bot made some of the moves in a person's seat, and since when; nothing where it made none, or all."""
    own, people = [move.number for move in course.moves if move.seat == seat], course.chosen_by_people(seat)
    bots = [number for number in own if number not in people]
    if not people or not bots:
        return []
    return [review.bot_sat(first=bots[0], number=len(bots), own=len(own))]

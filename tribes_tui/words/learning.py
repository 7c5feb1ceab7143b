"""What puzzles say, and where the rulebook says why."""

from collections.abc import Sequence

from tribes_tui.words.common import colon
from tribes_tui.words.said import puzzles, refusals as said


def where(sections: Sequence[str]) -> str:
    """Where the rulebook says so: `rules 3.4 and 3.5`."""
    return said.where(sections=sections, number=len(sections))


# ---- What puzzles say ---------------------------------------------------------------------------------


OTHER = "Ash"
"""Of two who play a puzzle's game, who is not asked; the texts that are kept with puzzles call them so."""
UNPLAYED = "medium"
"""The level of those who played the game that a puzzle is taken from."""


def worth(gain: float) -> str:
    """A difference of the chance to win, in games of 100."""
    return puzzles.worth(games=max(1, round(100 * gain)))


def task(solutions: int) -> str:
    """What is to be found, of which there may be several."""
    return " ".join((puzzles.task(), *as_good(solutions)))


def as_good(solutions: int) -> list[str]:
    """That any of several solves it."""
    return [] if solutions == 1 else [puzzles.task_several(number=solutions)]


def why(move: str, outcome: str, gain: float, other: str, as_good: int) -> str:
    """Why a move is the solution; `outcome` is what it brings at once, or empty; so many others are as good."""
    made = move + colon() + outcome if outcome else move
    return puzzles.why(move=made, games=max(1, round(100 * gain)), other=other, as_good=as_good)


def better(gain: float) -> str:
    """Why a move that was tried isn't the best."""
    return puzzles.better(worth=worth(gain))


def hint_worth(gain: float, solutions: int) -> str:
    """The first hint."""
    return puzzles.hint_worth(worth=worth(gain), number=solutions)


def signed(change: int) -> str:
    """Points up or down: `+24`, `−24`, `±0`."""
    return f"{'+' if change > 0 else '−' if change < 0 else '±'}{abs(change)}"


def moves(level: int, number: int, hint: str = "") -> str:
    """How hard it is, how many moves there are to choose from, and the key that helps ("" where it has none)."""
    hard = puzzles.difficulty(level=level)
    if hint:
        return puzzles.moves_hint(difficulty=hard, number=number, hint=hint)
    return puzzles.moves(difficulty=hard, number=number)


def rating(points: int, within: int | None, change: int | None = None, is_brief: bool = False) -> str:
    """Where somebody's rating in puzzles stands (`within`: None as long as nobody knows), and by how much the last one changed it; on the
    screen in brief."""
    if within is None:
        return (
            puzzles.rating_now_vague(points=points)
            if change is None
            else puzzles.rating_now_brief_vague(points=points, by=signed(change))
        )
    if change is None:
        return puzzles.rating_now(points=points, within=within)
    if is_brief:
        return puzzles.rating_now_brief(points=points, within=within, by=signed(change))
    way = "up" if change > 0 else "down" if change < 0 else "same"
    return puzzles.rating_now_changed(points=points, within=within, way=way, by=abs(change))

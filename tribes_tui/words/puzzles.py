"""What puzzles say."""

from __future__ import annotations

from collections.abc import Sequence

from tribes_tui.words.said import puzzles

OTHER = "Ash"
"""Of two who play a puzzle's game, who is not asked; the texts that are kept with puzzles call them so."""
UNPLAYED = "medium"
"""The level of those who played the game that a puzzle is taken from."""


def worth(gain: float) -> str:
    """A difference of the chance to win, in games of 100."""
    games = max(1, round(100 * gain))
    return puzzles.worth(games=games)


def why(move: str, outcome: str, gain: float, other: str) -> str:
    """Why a move is the solution; `outcome` is what it brings at once, or empty."""
    fields = {"move": move, "worth": worth(gain), "other": other}
    return puzzles.why_at_once(outcome=outcome.rstrip("."), **fields) if outcome else puzzles.why(**fields)


def moves(level: int, number: int, hint: str = "") -> str:
    """How hard it is, how many moves there are to choose from, and the key that helps ("" where it has none)."""
    hard = puzzles.difficulty(level=level)
    if hint:
        return puzzles.moves_hint(difficulty=hard, number=number, hint=hint)
    return puzzles.moves(difficulty=hard, number=number)


def tried(number: int) -> str:
    """How many moves have been tried."""
    return puzzles.tried_so_far(number=number)


def hint_worth(gain: float) -> str:
    """The first hint."""
    return puzzles.hint_worth(worth=worth(gain))


def solved(tries: int, hints: int) -> str:
    """How it was solved."""
    return puzzles.solved(tries=tries, hints=hints)


def follows(line: Sequence[str]) -> str:
    """What may come afterwards."""
    return puzzles.follows(line="; ".join(line))


def goes_on(choose: str) -> str:
    """The order after a puzzle."""
    return puzzles.goes_on(choose=choose)


def rating(points: int, within: int, change: int | None = None, is_brief: bool = False) -> str:
    """Where somebody's rating in puzzles stands, and by how much the last one changed it; on the screen in brief."""
    if change is None:
        return puzzles.rating_now(points=points, within=within)
    sign, way = ("+", "up") if change > 0 else ("−", "down") if change < 0 else ("±", "same")
    if is_brief:
        return puzzles.rating_now_brief(points=points, within=within, sign=sign, by=abs(change))
    return puzzles.rating_now_changed(points=points, within=within, way=way, by=abs(change))


def streak(days: int, longest: int) -> str:
    """On how many days in a row a puzzle was solved."""
    return puzzles.streak(days=days, longest=longest)


def choice(number: int, move: str) -> str:
    """A line of the list of moves."""
    return f"{number:>3}) {move}"


def of_a_game(game: str, known: int, solved_ones: int, seen: int) -> str:
    """A line of the list: how many puzzles a game has, how many were solved, and of how many the solution was seen."""
    return puzzles.of_a_game(game=game, solved=solved_ones, known=known, seen=seen)

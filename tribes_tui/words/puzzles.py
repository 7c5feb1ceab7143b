"""What puzzles say."""

from __future__ import annotations

from collections.abc import Sequence

from tribes_tui.words.common import count

TITLE = "Puzzle"
SOLVED_TITLE = "Solved"
SHOWN_TITLE = "The solution"
TASK = "Find the move that wins the most games."
OPENS = "Esc more"
"""At the end of the line to which the puzzle's text folds."""
TRIED = "tried: another move wins more"
OTHER = "Ash"
"""Of two who play a puzzle's game, who is not asked; the texts that are kept with puzzles call them so."""
UNPLAYED = "medium"
"""The level of those who played the game that a puzzle is taken from."""
NO_UNDO = "nothing has been played: in a puzzle you look for one move"
STAY = "In a puzzle nobody changes seats."
NEXT, HINT, LEAVE = "next puzzle", "hint", "leave"
TO_NEXT = "the next puzzle"
PICK = "puzzles: find the best move"
UNRECORDED = "a puzzle"
TRY = "Which move? Its number, hint, skip, or quit:"
NOT_A_MOVE = "That is no move: give its number, hint, skip, or quit."


def none_of(game: str) -> str:
    """When there is nothing to solve."""
    return f"there are no puzzles of {game}: tribes puzzle --list says which games have some"


def worth(gain: float) -> str:
    """A difference of the chance to win, in games of 100."""
    games = max(1, round(100 * gain))
    return f"{games} games of 100" if games > 1 else "1 game of 100"


def why(move: str, outcome: str, gain: float, other: str) -> str:
    """Why a move is the solution; `outcome` is what it brings at once, or empty."""
    at_once = f" ({outcome.rstrip('.')})" if outcome else ""
    return f"{move}{at_once}: it wins {worth(gain)} more than the next best move, {other}."


def of_day(game: str) -> str:
    """The puzzle of the day, in the frame."""
    return f"Puzzle of the day: {game}"


def of_game(game: str) -> str:
    """Another puzzle, in the frame."""
    return f"Puzzle: {game}"


def moves(number: int, hint: str) -> str:
    """How many moves there are to choose from, and the key that helps ("" where it has none)."""
    choices = f"{count(number, 'move')} to choose from"
    return f"{choices}; {hint} helps." if hint else f"{choices}."


def wrong(move: str) -> str:
    """After a move that is no solution."""
    return f"Not the best: {move}."


def tried(number: int) -> str:
    """How many moves have been tried."""
    return f"{count(number, 'move')} tried so far: each says so when the cursor stands on it."


def hint_worth(gain: float) -> str:
    """The first hint."""
    return f"Hint: it wins {worth(gain)} more than others."


def hint_next_best(move: str) -> str:
    """The second hint."""
    return f"Hint: second best, so not it: {move}."


HINT_PLACE = "Hint: it begins with what is lit on the table."


def solved(tries: int, hints: int) -> str:
    """How it was solved."""
    helped = f" and {count(hints, 'hint')}" if hints else ""
    return f"Solved with {count(tries, 'try', 'tries')}{helped}."


def follows(line: Sequence[str]) -> str:
    """What may come afterwards."""
    return f"What may follow: {'; '.join(line)}."


def goes_on(choose: str) -> str:
    """The order after a puzzle."""
    return f"{choose}: {TO_NEXT}."


def streak(days: int, longest: int) -> str:
    """On how many days in a row a puzzle was solved."""
    return f"Puzzles: solved on {count(days, 'day')} in a row, {longest} at best."


def so_far(solved_ones: int, known: int) -> str:
    """How many have been solved."""
    return f"Puzzles: {solved_ones} of {known} solved."


def choice(number: int, move: str) -> str:
    """A line of the list of moves."""
    return f"{number:>3}) {move}"


def none_kept(game: str) -> str:
    """A game of the list that has none."""
    return f"{game}: none; nothing that was looked at had one move that is surely better than all others."


def of_a_game(game: str, known: int, solved_ones: int, seen: int) -> str:
    """A line of the list: how many puzzles a game has, how many were solved, and of how many the solution was seen."""
    looked_up = f", the solution of {seen} seen" if seen else ""
    return f"{game}: {solved_ones} of {count(known, 'puzzle')} solved{looked_up}."

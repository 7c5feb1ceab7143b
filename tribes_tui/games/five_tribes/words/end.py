"""The end of Five Tribes in words: the score sheet, who won, and what brought most."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from rules.five_tribes.state import FiveTribesState
from tribes_tui.games.five_tribes.words.things import SHEET, Names
from tribes_tui.words.common import count, do, does, sentence

if TYPE_CHECKING:
    from rules import State


def winners(state: State, names: Names) -> list[str]:
    """The names of those who won, or would win now."""
    return [names[seat] for seat, place in enumerate(state.ranking()) if place == 1]


def sheet(state: FiveTribesState, names: Names) -> list[str]:
    """The official score sheet: eight lines and the total, a column for each player; what a view hides is said so."""
    columns = [_column(state, seat) for seat in range(state.players)]
    wide = max(6, *(len(name) for name in names)) + 2
    wide = min(wide, (78 - 14) // state.players)
    lines = [" " * 14 + "".join(name[: wide - 1].rjust(wide) for name in names)]
    lines += [
        line.ljust(14) + "".join(cell.rjust(wide) for cell in cells)
        for line, *cells in zip((*SHEET, "total"), *columns, strict=True)
    ]
    return lines


def _column(state: FiveTribesState, seat: int) -> list[str]:
    """A player's lines and their sum; with a plus where gold or cards that nobody saw come to it."""
    points = state.sheet(seat)
    is_hidden = state.gold[seat] < 0
    unseen = "+" if is_hidden and state.secret[seat] else ""
    cells = ["hidden" if is_hidden else str(points[0]), *map(str, points[1:])]
    return [*cells[:-1], f"{cells[-1]}{unseen}", f"{sum(points)}{'+' if is_hidden else ''}"]


def story(state: State, names: Names) -> list[str]:
    """Who won and how the points came about."""
    end = cast(FiveTribesState, state)
    who = winners(end, names)
    scores = end.scores()
    best = max(scores)
    shared = " together" if len(who) > 1 else ""
    lines = [sentence(f"{do(who, 'win')}{shared} with {count(best, 'point')} after {count(end.number, 'round')}")]
    lines.append(why_it_ended(end, names))
    lines += sheet(end, names)
    lines += [sentence(text) for text in _strengths(end, names) if text]
    return lines


def why_it_ended(end: FiveTribesState, names: Names) -> str:
    """The last camel, or no move, as a sentence."""
    done = [names[seat] for seat in range(end.players) if end.camels[seat] == 0]
    if done:
        return sentence(f"{do(done, 'place')} the last camel, which ended the game")
    return "No move was left on the board, which ended the game."


def _strengths(end: FiveTribesState, names: Names) -> list[str]:
    """For each seat the line of the sheet that brought most."""
    found = []
    for seat in range(end.players):
        points = end.sheet(seat)
        most = max(points)
        if most:
            found.append(f"{does(names[seat], 'owe')} most to {SHEET[points.index(most)]}: {count(most, 'point')}")
    return found

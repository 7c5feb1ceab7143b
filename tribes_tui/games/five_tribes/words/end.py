"""The end of Five Tribes in words: the score sheet, who won, and what brought most."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from rules.five_tribes.state import FiveTribesState
from tribes_tui.games.five_tribes.words.said import end as said
from tribes_tui.games.five_tribes.words.things import Names, sheet_lines

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
        for line, *cells in zip((*sheet_lines(), said.total()), *columns, strict=True)
    ]
    return lines


def _column(state: FiveTribesState, seat: int) -> list[str]:
    """A player's lines and their sum; with a plus where gold or cards that nobody saw come to it."""
    points = state.sheet(seat)
    is_hidden = state.gold[seat] < 0
    unseen = "+" if is_hidden and state.secret[seat] else ""
    cells = [said.hidden() if is_hidden else str(points[0]), *map(str, points[1:])]
    return [*cells[:-1], f"{cells[-1]}{unseen}", f"{sum(points)}{'+' if is_hidden else ''}"]


def story(state: State, names: Names) -> list[str]:
    """Who won and how the points came about."""
    end = cast(FiveTribesState, state)
    who, best = winners(end, names), max(end.scores())
    won = said.won(number=len(who), who=who[0], winners=who, points=best, rounds=end.number)
    return [won, why_it_ended(end, names), *sheet(end, names), *_strengths(end, names)]


def why_it_ended(end: FiveTribesState, names: Names) -> str:
    """The last camel, or no move, as a sentence."""
    done = [names[seat] for seat in range(end.players) if end.camels[seat] == 0]
    if done:
        return said.last_camel(number=len(done), who=done[0], names=done)
    return said.no_move()


def _strengths(end: FiveTribesState, names: Names) -> list[str]:
    """For each seat the line of the sheet that brought most."""
    found, lines = [], sheet_lines()
    for seat in range(end.players):
        points = end.sheet(seat)
        most = max(points)
        if most:
            found.append(said.owe(who=names[seat], line=lines[points.index(most)], points=most))
    return found

"""The end of Five Tribes in words: the score sheet, who won, and what brought most."""

from __future__ import annotations

from collections.abc import Iterator

from rules.five_tribes.state import FiveTribesState as S
from tribes_tui.games.five_tribes.words.said import end as said
from tribes_tui.games.five_tribes.words.things import Names, sheet_lines


def winners(state: S, names: Names) -> list[str]:
    """The names of those who won, or would win now."""
    return [names[seat] for seat, place in enumerate(state.ranking()) if place == 1]


def sheet(state: S, names: Names) -> list[str]:
    """The official score sheet: eight lines and the total, a column for each player; what a view hides is said so."""
    wide = min(max(6, *map(len, names)) + 2, (78 - 14) // state.players)
    columns = [[name[: wide - 1], *_column(state, seat)] for seat, name in enumerate(names)]
    rows = zip(("", *sheet_lines(), said.total()), *columns, strict=True)
    return [line.ljust(14) + "".join(cell.rjust(wide) for cell in cells) for line, *cells in rows]


def _column(state: S, seat: int) -> list[str]:
    """A player's lines and their sum; with a plus where gold or cards that nobody saw come to it."""
    gold, *others, goods = state.sheet(seat)
    if state.gold[seat] >= 0:
        return [*map(str, (gold, *others, goods, sum(state.sheet(seat))))]
    return [
        said.hidden(),
        *map(str, others),
        f"{goods}{'+' if state.secret[seat] else ''}",
        f"{sum(state.sheet(seat))}+",
    ]


def story(state: S, names: Names) -> list[str]:
    """Who won and how the points came about."""
    who, best = winners(state, names), max(state.scores())
    won = said.won(number=len(who), who=who[0], winners=who, points=best, rounds=state.number)
    return [won, why_it_ended(state, names), *sheet(state, names), *_strengths(state, names)]


def why_it_ended(state: S, names: Names) -> str:
    """The last camel, or no move, as a sentence."""
    done = [name for name, camels in zip(names, state.camels, strict=False) if camels == 0]
    return said.why(number=len(done), who=done[0] if done else "", names=done)


def _strengths(state: S, names: Names) -> Iterator[str]:
    """For each seat the line of the sheet that brought most."""
    for seat, name in enumerate(names):
        points, line = max(zip(state.sheet(seat), sheet_lines(), strict=True), key=lambda one: one[0])
        if points:
            yield said.owe(who=name, line=line, points=points)

"""The picture of the statistics: a field for each game, or each table size, and each strength of bots; the brighter, the more were won."""

from collections.abc import Iterable, Mapping, Sequence
from datetime import date
from typing import NamedTuple

from textual.geometry import Region, Size

from tribes_tui.profile.rating_words import tone_of
from tribes_tui.profile.statistics import Outcome, WinShare, by_game, by_level, by_seats, share
from tribes_tui.theme.palette import BOLD
from tribes_tui.widgets.drawing import shapes
from tribes_tui.widgets.drawing.cells import Cells
from tribes_tui.widgets.drawing.drawn import Place, Showing
from tribes_tui.words.about import title_of
from tribes_tui.words.rivals import bots_of
from tribes_tui.words.said import bots as said_bots, grammar, statistics

LEVELS = ("easy", "medium", "even", "hard", "master")
GAP, LEAST, MOST, HEADS, ROOMY = 2, 8, 26, 2, 34
"""Columns between two parts of a line, of a field at the least and at the most; rows above the fields; rows of a window that has room for air."""
DARK, BRIGHT = 0.82, 0.1
"""How far a field goes into the felt, of which none and of which all were won."""


class WonRow(NamedTuple):
    """A line: what it counts, its tone by its name in the theme, the games, and of each strength of bots."""

    label: str
    tone: str
    share: WinShare
    fields: Mapping[str, WinShare]


class WonGames(Showing[tuple[WonRow, ...]]):
    """A line each, a column for each strength of bots; at the right all of the line, and how many chance alone would have won."""

    DEFAULT_CSS = "WonGames { height: auto; }"
    shown: tuple[WonRow, ...] = ()
    title = ""
    high = 1
    """Rows of a field, where there is room for air."""

    def show_below(self, title: str, rows: Sequence[WonRow], high: int) -> None:
        """These, below a heading."""
        self.title, self.high = title, high
        self.refresh(layout=True)
        super().show(tuple(rows))

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        """The headings, the lines, and a blank one."""
        return HEADS + len(self.shown) * self._pitch(viewport.height) + (viewport.height < ROOMY)

    def _pitch(self, window: int) -> int:
        return 1 + self.high if window >= ROOMY else 1

    def lay(self, cells: Cells) -> Iterable[Place]:
        """The whole picture."""
        p, rows = cells.palette, self.shown
        legend = ((statistics.brighter(), "dim"),), ((statistics.brighter_brief(), "dim"),)
        shapes.heading(cells, Region(1, 0, cells.width - 2, 1), self.title, *legend)
        levels = levels_of(rows)
        chances = [statistics.chance(), *(statistics.chance_number(number=row.share.by_chance) for row in rows)]
        wholes = [statistics.all_levels(), *(told(row.share) for row in rows)]
        first = max((len(row.label) for row in rows), default=0) + GAP + 3
        figures = max(map(len, wholes)) + GAP + max(map(len, chances)) + GAP + 1
        room = cells.width - first - figures
        levels = levels[: room // LEAST]
        wide = min(MOST, room // max(1, len(levels)))
        all_at = first + wide * len(levels) + 1
        end = all_at + figures - GAP - 1
        for k, level in enumerate(levels):
            name = next((one for one in (bots_of(level), said_bots.level(level=level)) if len(one) < wide), "")
            cells.centre(first + k * wide, 1, wide - 1, name, p.accent, None, BOLD)
        cells.put(all_at, 1, wholes[0], p.accent, None, BOLD)
        cells.right(end, 1, chances[0], p.soft)
        pitch = self._pitch(self.app.size.height)
        for k, row in enumerate(rows):
            y, tone = HEADS + k * pitch, p.colour(row.tone)
            shapes.pill(cells, 1, y, row.label, tone, p.on(tone))
            for column, level in enumerate(levels):
                spot = Region(first + column * wide, y, wide - 1, max(1, pitch - 1))
                _paint_field(cells, spot, tone, row.fields.get(level))
            cells.put(all_at, y, wholes[1 + k], p.ink, None, BOLD)
            cells.right(end, y, chances[1 + k], p.soft)
        return ()


def levels_of(rows: Iterable[WonRow]) -> list[str]:
    """Of the bots one has played with, the weakest first; rivals, and bots of several levels, last."""
    known = {level for row in rows for level in row.fields}
    return [*(level for level in LEVELS if level in known), *sorted(known - {*LEVELS})]


def told(found: WinShare) -> str:
    """How many were won of how many."""
    return statistics.of_won(won=found.won, games=found.games)


def _paint_field(cells: Cells, spot: Region, tone: str, found: WinShare | None) -> None:
    """As bright as the part that was won; where nothing was played it is sunk into the felt."""
    p = cells.palette
    if found is None:
        shapes.hollow(cells, spot)
        cells.centre(*spot[:3], "·", p.dim)
        return
    face = p.mix(tone, p.below, DARK - (DARK - BRIGHT) * found.won / found.games)
    forms = told(found), statistics.of(won=found.won, games=found.games)
    text = next((form for form in forms if len(form) <= spot.width), forms[-1])
    if not p.is_bare:
        cells.fill(*spot, face)
    cells.centre(*spot[:3], text, p.ink if p.is_bare else p.on(face), None, BOLD if found.won else 0)


def won_rows(found: list[Outcome], game_id: str) -> list[WonRow]:
    """A line a game and below them all; for one game a line for each number of players."""
    if game_id:
        groups = [
            (statistics.players_of(number=seats), tone_of(game_id), some) for seats, some in by_seats(found).items()
        ]
    else:
        groups = [(title_of(id), tone_of(id), some) for id, some in by_game(found).items()]
    groups += [(statistics.all_levels() if game_id else statistics.all(), "soft", found)] * (len(groups) > 1)
    return [
        WonRow(label, tone, share(some), {level: share(few) for level, few in by_level(some).items()})
        for label, tone, some in groups
    ]


def month_and_year(month: str, today: date) -> str:
    """`2026-11` as `November`, with the year if it is another one: `November 2025`."""
    name = grammar.month_long(month=int(month[5:7]))
    return name if month[:4] == str(today.year) else f"{name} {month[:4]}"

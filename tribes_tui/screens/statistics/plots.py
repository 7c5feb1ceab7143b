"""The plots of the statistics, and the figures beside them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import date
from itertools import accumulate
from typing import NamedTuple

from textual.geometry import Region, Size

from tribes_tui.profile.rating_words import numbers, tone_of
from tribes_tui.profile.statistics import Outcome, WinShare, by_game, by_level, by_month, by_seats, share
from tribes_tui.theme.palette import BOLD, DIM
from tribes_tui.widgets.charts.values import Ridges, Strip
from tribes_tui.widgets.drawing import shapes
from tribes_tui.widgets.drawing.cells import Cells
from tribes_tui.widgets.drawing.drawn import Place, Showing
from tribes_tui.widgets.drawing.pixels import LOWER
from tribes_tui.words.about import title_of, unit_of
from tribes_tui.words.rivals import bots_of
from tribes_tui.words.said import common, grammar, replay, statistics

LABEL = 17
"""Columns of the words before a bar."""
FIGURE = 11
"""Columns of the figures behind it."""


class Bar(NamedTuple):
    """A line: what it counts, its tone by its name in the theme, the games."""

    label: str
    tone: str
    share: WinShare


class BarLines(Showing[tuple[Bar, ...]]):
    """A line each, below a heading."""

    shown: tuple[Bar, ...] = ()

    def show(self, bars: Sequence[Bar]) -> None:
        """These, from above."""
        self.refresh(layout=True)
        super().show(tuple(bars))

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        """The heading, a line each, and a blank one."""
        return 2 + len(self.shown)


class Shares(BarLines):
    """A bar a line, as long as the share of games won; a mark where chance alone would be."""

    DEFAULT_CSS = "Shares { height: auto; }"

    def lay(self, cells: Cells) -> Iterable[Place]:
        """The whole plot."""
        palette = cells.palette
        x = cells.title(1, 0, statistics.share())
        if x + len(statistics.chance()) + 2 < cells.width:
            cells.put(x + 2, 0, statistics.chance(), palette.dim)
        width = max(4, cells.width - LABEL - FIGURE - 2)
        for y, bar in enumerate(self.shown, 1):
            tone = palette.colour(bar.tone)
            cells.put(1, y, "▌", tone)
            cells.put(3, y, bar.label[: LABEL - 3], palette.ink)
            games, won, by_chance = bar.share
            rest = palette.mix(palette.below, "#000000" if palette.is_dark else "#ffffff", 0.4)
            shapes.gauge(cells, LABEL + 1, y, width, won / games, tone, rest)
            mark = LABEL + 1 + min(width - 1, round(by_chance / games * width))
            cells.put(mark, y, "│", palette.ink if not palette.is_dark else palette.chosen, None, BOLD)
            cells.put(LABEL + width + 3, y, statistics.of(won=won, games=games), palette.ink, None, BOLD)
        return ()


class Squares(BarLines):
    """A line a level, a square a game, those that were won first; a square stands for several where there are too many."""

    DEFAULT_CSS = "Squares { height: auto; }"

    def lay(self, cells: Cells) -> Iterable[Place]:
        """The whole plot."""
        palette = cells.palette
        x = cells.title(1, 0, statistics.against())
        x = cells.put(x + 2, 0, "■", palette.gain)
        x = cells.put(x, 0, f" {statistics.won()}", palette.dim)
        x = cells.put(x + 2, 0, "□" if palette.is_bare else "■", palette.line)
        x = cells.put(x, 0, f" {statistics.not_won()}", palette.dim)
        room = max(4, cells.width - LABEL - FIGURE - 2)
        each = self._games_a_square(room)
        cells.put(x + 2, 0, statistics.square(games=each) if each > 1 else "", palette.dim)
        for y, bar in enumerate(self.shown, 1):
            games, won, _ = bar.share
            cells.put(3, y, bar.label[: LABEL - 3], palette.ink)
            shown = -(-games // each)
            full = round(won * shown / games)
            x = cells.put(LABEL + 1, y, "■" * full, palette.gain)
            x = cells.put(x, y, ("□" if palette.is_bare else "■") * (shown - full), palette.line)
            cells.put(LABEL + room + 3, y, statistics.of(won=won, games=games), palette.ink)
        return ()

    def _games_a_square(self, room: int) -> int:
        """So many that the longest line has room."""
        most = max((bar.share.games for bar in self.shown), default=1)
        return max(1, -(-most // room))


class Month(NamedTuple):
    """A month: its name, games, and how many of them were won."""

    name: str
    games: int
    won: int


class Months(Showing[tuple[Month, ...]]):
    """A tower a month, as high as games were played; its lower part are those that were won."""

    DEFAULT_CSS = "Months { height: 1fr; }"
    shown: tuple[Month, ...] = ()
    WIDE = 6

    def lay(self, cells: Cells) -> Iterable[Place]:
        """In a frame, as many months as there is room for."""
        palette, (width, height) = cells.palette, self.size
        line = palette.mix(palette.line, palette.below, 0.35)
        shapes.frame(cells, Region(0, 0, width, height), line, statistics.months(), palette.accent)
        months = self.shown[-max(1, (width - 4) // self.WIDE) :]
        most = max((month.games for month in months), default=1)
        for k, month in enumerate(months):
            self._paint_month(cells, 2 + self.WIDE * k, height - 3, month, (height - 5) / max(1, most))
        return ()

    def _paint_month(self, cells: Cells, x: int, ground: int, month: Month, rows_a_game: float) -> None:
        """`ground` is the lowest row of a tower."""
        palette, width = cells.palette, self.WIDE - 2
        other = palette.line if palette.is_bare else palette.mix(palette.panel, palette.line, 0.5)
        whole = round(8 * month.games * rows_a_game) // 8
        for games, tone, flags in ((month.games, other, DIM), (month.won, palette.accent, BOLD)):
            eighths = round(8 * games * rows_a_game)
            for row in range(-(-eighths // 8)):
                sign, behind = LOWER[min(8, eighths - 8 * row)], other if tone != other and row < whole else None
                cells.put(x, ground - row, sign * width, palette.ink if palette.is_bare else tone, behind, flags)
        if month.games:
            top = ground - -(-round(8 * month.games * rows_a_game) // 8)
            cells.centre(x, top, width, str(month.games), palette.soft)
        if month.won and not palette.is_bare:
            cells.centre(x, ground, width, str(month.won), palette.on(palette.accent), palette.accent, BOLD)
        cells.centre(x, ground + 1, width, month.name, palette.soft)


# ---- What the plots show of some outcomes -------------------------------------------------------------


LEVELS = ("easy", "medium", "even", "hard", "master")


def shares(found: Sequence[Outcome], game_id: str) -> list[Bar]:
    """A bar a game; for one game a bar for each number of players."""
    if game_id:
        return [
            Bar(statistics.players_of(number=seats), tone_of(game_id), share(some))
            for seats, some in by_seats(found).items()
        ]
    return [Bar(title_of(id), tone_of(id), share(some)) for id, some in by_game(found).items()]


def against(found: Sequence[Outcome]) -> list[Bar]:
    """A line a level, the weakest first; games against bots of several levels last."""
    groups = by_level(found)
    known = [level for level in LEVELS if level in groups]
    return [Bar(bots_of(level), "gain", share(groups[level])) for level in [*known, *sorted(groups.keys() - {*known})]]


def months(found: Sequence[Outcome]) -> list[Month]:
    """All months from the first to the last."""
    groups = by_month(found).items()
    return [Month(month_name(month), len(some), sum(one.is_win for one in some)) for month, some in groups]


def month_name(month: str) -> str:
    """`2026-11` as `Nov`."""
    return grammar.month_short(month=int(month[5:7]))


def month_and_year(month: str, today: date) -> str:
    """`2026-11` as `Nov`, with the year if it is another one: `Nov 2025`."""
    name = month_name(month)
    return name if month[:4] == str(today.year) else f"{name} {month[:4]}"


def over_time(found: Sequence[Outcome], game_id: str) -> Ridges:
    """A strip a game: how many were won up to each game that was played. For one game the points of each."""
    if game_id:
        scores = tuple(float(one.score) for one in found)
        return Ridges(
            (Strip(replay.measured(units=common.units(unit=unit_of(game_id))), 0, scores, tone=tone_of(game_id)),),
            axis=numbers(len(found)),
            axis_name=statistics.game(),
        )
    strips = []
    for seat, id in enumerate(by_game(found)):
        won = tuple(accumulate((float(one.is_win and one.game == id) for one in found), initial=0.0))
        strips.append(Strip(title_of(id), seat, won, str(round(won[-1])), tone=tone_of(id)))
    return Ridges(tuple(strips), axis=numbers(len(found) + 1), axis_name=statistics.game())

"""The plots of the statistics: every game in its order, and how many were won of each kind."""

from collections.abc import Iterable, Sequence
from datetime import date
from itertools import pairwise
from typing import NamedTuple

from textual.geometry import Region, Size

from tribes_tui.profile.rating_words import tone_of
from tribes_tui.profile.statistics import Outcome, WinShare, by_game, by_level, by_seats, share
from tribes_tui.theme.palette import BOLD, DIM
from tribes_tui.widgets.drawing import shapes
from tribes_tui.widgets.drawing.cells import Cells, Part
from tribes_tui.widgets.drawing.drawn import Place, PlaceState, Showing
from tribes_tui.widgets.drawing.pixels import EIGHTHS, LOWER
from tribes_tui.words.about import title_of, unit_of
from tribes_tui.words.rivals import bots_of
from tribes_tui.words.said import common, grammar, statistics

# ---- How many were won of each kind --------------------------------------------------------------------

LABEL, LEAST_BAR = 20, 6
"""Columns of the words before a bar, and of a bar at the least."""


class Bar(NamedTuple):
    """A line: what it counts, its tone by its name in the theme, the games."""

    label: str
    tone: str
    share: WinShare

    @property
    def told(self) -> str:
        """How many were won of how many."""
        return statistics.of_won(won=self.share.won, games=self.share.games)


class Shares(Showing[tuple[Bar, ...]]):
    """Below a heading a bar a line, as long as the share of games won; a mark where chance alone would be."""

    DEFAULT_CSS = "Shares { height: auto; }"
    shown: tuple[Bar, ...] = ()
    title = ""
    is_airy = False
    """Whether a blank line parts two bars."""

    def show_below(self, title: str, bars: Sequence[Bar], is_airy: bool) -> None:
        """These, from above."""
        self.title, self.is_airy = title, is_airy
        self.refresh(layout=True)
        super().show(tuple(bars))

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        """The heading, the lines, and a blank one."""
        return 1 + len(self.shown) * (1 + self.is_airy) + (not self.is_airy and viewport.height > LOW_WINDOW)

    def lay(self, cells: Cells) -> Iterable[Place]:
        """The whole plot."""
        p = cells.palette
        told: list[tuple[Part, ...]] = [((form, "dim"),) for form in (statistics.chance(), statistics.chance_brief())]
        shapes.heading(cells, Region(1, 0, cells.width - 2, 1), self.title, *told)
        figure = max((len(bar.told) for bar in self.shown), default=0)
        x = min(LABEL, 4 + max((len(bar.label) for bar in self.shown), default=0))
        width = max(LEAST_BAR, cells.width - x - figure - 3)
        for k, bar in enumerate(self.shown):
            y, tone, (games, won, by_chance) = 1 + k * (1 + self.is_airy), p.colour(bar.tone), bar.share
            cells.put(1, y, "▌", tone)
            cells.put(3, y, bar.label[: x - 4], p.ink)
            rest = p.mix(tone, p.below, 0.75)
            shapes.gauge(cells, x, y, width, won / games, tone, rest)
            mark = x + min(width - 1, round(by_chance / games * width))
            cells.put(mark, y, "│", p.ink if not p.is_dark else p.chosen, None, BOLD)
            cells.put(x + width + 1, y, bar.told, p.ink, None, BOLD)
        return ()


LOW_WINDOW = 28
"""Rows of a window from which on a blank line has room."""


# ---- Every game in its order ---------------------------------------------------------------------------


class EndedGame(NamedTuple):
    """A game that was played: its tone, whether it was won, the month in which it is the first, if it is, its points."""

    tone: str
    is_win: bool
    month: str
    score: int


class GamesEnded(NamedTuple):
    """All games in their order; with `units` each is as high as its points, else those that were won are."""

    games: tuple[EndedGame, ...] = ()
    units: str = ""


class GamesInOrder(Showing[GamesEnded]):
    """A bar a game, in the colour of its game, faint if it was not won; its points above it where there is room. Where they are too many,
    the last ones."""

    shown = GamesEnded()
    WIDEST, OTHERS, LOW, FIGURES = 6, 4, 2, 5
    """The widest game; rows above and below the bars; eighths of a game that was not won; rows from which on points stand above bars."""
    at = 0
    """How many games before the last one that is which is marked."""

    def mark(self, at: int) -> None:
        """The game that was played so many before the last."""
        self.at = at
        self.changed()

    def look(self, name: str) -> bool:
        """Whether it is marked."""
        return name == f"game:{self.at}"

    def lay(self, cells: Cells) -> Iterable[Place]:
        """What the bars are; the games; the months below."""
        games, units = self.shown
        pitch = min(self.WIDEST, max(1, (cells.width - 2) // max(1, len(games))))
        seen = games[-max(1, (cells.width - 2) // pitch) :]
        title = statistics.points(units=units) if units else statistics.every()
        last = len(seen) if len(seen) < len(games) else 0
        has_figures = self._has_figures(cells.height, pitch)
        by_wins = (statistics.course_long, statistics.course, statistics.course_brief)[not has_figures :]
        forms = [told(last=last) for told in ((statistics.course_scored,) if units else by_wins)]
        shapes.heading(cells, Region(1, 0, cells.width - 2, 1), title, *(((form, "dim"),) for form in forms))
        months = [(1 + k * pitch, one.month) for k, one in enumerate(seen)]
        _paint_months(cells, cells.height - 1, months)
        for k, _ in enumerate(seen):
            spot = Region(1 + k * pitch, 1, max(1, pitch - 1), cells.height - 2)
            yield Place(f"game:{len(seen) - 1 - k}", Region(), spot)

    def _has_figures(self, rows: int, pitch: int) -> bool:
        return rows > self.FIGURES and pitch > max((len(str(one.score)) for one in self.shown.games), default=0)

    def paint(self, cells: Cells, place: Place, state: PlaceState) -> None:
        """A game on the foot of its spot, its points above it, and above all the sign of the one that is marked."""
        p, spot, (games, units) = cells.palette, place.extent, self.shown
        number = int(place.name.rpartition(":")[2])
        one, is_marked = games[-1 - number], number == self.at
        has_figures = self._has_figures(cells.height, spot.width + 1)
        rows, high = spot.height - 1 - has_figures, max(1, *(each.score for each in games))
        share = max(0, one.score) / high if units else 1.0 if one.is_win else 0.0
        eighths = max(self.LOW, round(EIGHTHS * rows * share))
        tone = p.cursor if is_marked and spot.width == 1 else p.colour(one.tone)
        ink = tone if one.is_win else p.dim if p.is_flat else p.mix(tone, p.below, 0.55)
        filled = -(-eighths // EIGHTHS)
        for row in range(filled):
            sign = LOWER[min(EIGHTHS, eighths - EIGHTHS * row)]
            sign = "○" if p.is_bare and not one.is_win and not row else sign
            cells.put(spot.x, spot.bottom - 1 - row, sign * spot.width, ink, None, BOLD if one.is_win else DIM)
        if has_figures:
            figure = p.ink if one.is_win else p.soft
            cells.centre(spot.x, spot.bottom - 1 - filled, spot.width, str(one.score), figure, None, BOLD * one.is_win)
        if is_marked:
            cells.centre(spot.x, spot.y, spot.width, "▼", p.cursor, None, BOLD)


def _paint_months(cells: Cells, y: int, spots: Sequence[tuple[int, str]]) -> None:
    """Each where it begins, as far as the next one leaves room."""
    named = [(x, month) for x, month in spots if month]
    for (x, month), (after, _) in pairwise([*named, (cells.width, "")]):
        if x + len(month) < after:
            cells.put(x, y, month, cells.palette.dim)


# ---- What the plots show of some outcomes -------------------------------------------------------------


LEVELS = ("easy", "medium", "even", "hard", "master")


def shares(found: Sequence[Outcome], game_id: str) -> list[Bar]:
    """A bar a game; for one game a bar for each number of players."""
    if game_id:
        groups = by_seats(found).items()
        return [Bar(statistics.players_of(number=seats), tone_of(game_id), share(some)) for seats, some in groups]
    return [Bar(title_of(id), tone_of(id), share(some)) for id, some in by_game(found).items()]


def against(found: Sequence[Outcome]) -> list[Bar]:
    """A line a level, the weakest first; games against bots of several levels last."""
    groups = by_level(found)
    known = [level for level in LEVELS if level in groups]
    return [Bar(bots_of(level), "gain", share(groups[level])) for level in [*known, *sorted(groups.keys() - {*known})]]


def month_name(month: str) -> str:
    """`2026-11` as `Nov`."""
    return grammar.month_short(month=int(month[5:7]))


def month_and_year(month: str, today: date) -> str:
    """`2026-11` as `November`, with the year if it is another one: `November 2025`."""
    name = grammar.month_long(month=int(month[5:7]))
    return name if month[:4] == str(today.year) else f"{name} {month[:4]}"


def played(found: Sequence[Outcome], game_id: str) -> GamesEnded:
    """All games in their order; of one game by their points."""
    months = ["", *(one.when[:7] for one in found)]
    games = (
        EndedGame(tone_of(one.game), one.is_win, month_name(month) if month != before else "", one.score)
        for one, (before, month) in zip(found, pairwise(months), strict=True)
    )
    return GamesEnded(tuple(games), common.units(unit=unit_of(game_id)) if game_id else "")

"""The plots of the statistics, and the figures beside them."""

from collections.abc import Iterable, Sequence
from datetime import date
from itertools import pairwise
from typing import NamedTuple

from textual.geometry import Region, Size

from tribes_tui.profile.rating_words import tone_of
from tribes_tui.profile.statistics import Outcome, WinShare, by_game, by_level, by_month, by_seats, share
from tribes_tui.theme.palette import BOLD, DIM
from tribes_tui.widgets.drawing import shapes
from tribes_tui.widgets.drawing.cells import Cells
from tribes_tui.widgets.drawing.drawn import Place, PlaceState, Showing
from tribes_tui.widgets.drawing.pixels import LOWER
from tribes_tui.words.about import title_of, unit_of
from tribes_tui.words.rivals import bots_of
from tribes_tui.words.said import common, grammar, statistics

MARKED = 3
"""Columns from which on a marked game keeps its colour, between two signs."""
LABEL = 17
"""Columns of the words before a bar."""
FIGURE, ROOMY = 11, 110
"""Columns of the figures behind it; of a window in which there is room for more of them."""


TALL, LOW = "▇▁"
"""Of a game that was won, and of another, where they are a row high; neither meets what is above it."""


class Bar(NamedTuple):
    """A line: what it counts, its tone by its name in the theme, the games."""

    label: str
    tone: str
    share: WinShare
    unit: str = ""
    """What is counted in it, by its name."""


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
        forms = statistics.chance(), statistics.chance_brief()
        told = [((form, "dim"),) for form in forms]
        shapes.heading(cells, Region(1, 0, cells.width - 2, 1), statistics.share(), *told)
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
    """A line a level, a box a game, tall or low as in the lines above, those that were won first; a box stands for several where there are too
    many."""

    DEFAULT_CSS = "Squares { height: auto; }"

    def lay(self, cells: Cells) -> Iterable[Place]:
        """The whole plot."""
        palette = cells.palette
        room = max(4, cells.width - LABEL - FIGURE - 2)
        each = self._games_a_square(room)
        counted = statistics.square(games=each) if each > 1 else statistics.won_first()
        shapes.heading(cells, Region(1, 0, cells.width - 2, 1), statistics.against(), ((counted, "dim"),))
        for y, bar in enumerate(self.shown, 1):
            games, won, _ = bar.share
            cells.put(3, y, bar.label[: LABEL - 3], palette.ink)
            shown = -(-games // each)
            full = round(won * shown / games)
            x = cells.put(LABEL + 1, y, TALL * full, palette.gain)
            cells.put(x, y, LOW * (shown - full), palette.danger)
            cells.put(LABEL + room + 3, y, statistics.of(won=won, games=games), palette.ink)
        return ()

    def _games_a_square(self, room: int) -> int:
        """So many that the longest line has room."""
        most = max((bar.share.games for bar in self.shown), default=1)
        return max(1, -(-most // room))


class EndedGame(NamedTuple):
    """A game that was played: which of the lines it is in, whether it was won, the month in which it is the first, if it is, its points."""

    line: int
    is_win: bool
    month: str
    score: int


class Quilt(Showing[tuple[tuple[Bar, ...], tuple[EndedGame, ...]]]):
    """A line a game, in it every time it was ended, from the first to the last: tall when it was won, low when not. Where they are too
    many, the last ones."""

    DEFAULT_CSS = "Quilt { height: auto; }"
    shown: tuple[tuple[Bar, ...], tuple[EndedGame, ...]] = ((), ())
    WIDEST, HIGH, LOW, LARGE, SCORED = 12, 3, 2, 36, 6
    """The widest game, the rows of a line in a large window and in another; from how many columns on its score stands in it, where there are so many rows."""
    is_flat = False
    """Whether few games stand no higher than many: something else has the room."""
    at = 0
    """How many games before the last one that is which is marked."""

    def show(self, shown: tuple[tuple[Bar, ...], tuple[EndedGame, ...]]) -> None:
        """These."""
        self.refresh(layout=True)
        super().show(shown)

    def mark(self, at: int) -> None:
        """The game that was played so many before the last."""
        self.at = at
        self.changed()

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        """The heading and the lines."""
        lines = len(self.shown[0])
        room = (viewport.height // 2 - 2) // max(1, lines)
        is_large = viewport.height >= self.LARGE
        most = 4 * self.HIGH // max(1, lines) if is_large and not self.is_flat else self.HIGH
        high = min(room, max(self.HIGH, most)) if room >= (self.HIGH if is_large else self.HIGH + 1) else self.LOW
        return high * lines + 1

    @property
    def _right(self) -> int:
        figure = max(FIGURE, 3 + max((len(self._won_of(bar)) for bar in self.shown[0]), default=0))
        return figure + len(statistics.by_chance(number=99.5)) if self.size.width >= ROOMY else figure

    @staticmethod
    def _won_of(bar: Bar) -> str:
        return statistics.of_won(won=bar.share.won, games=bar.share.games)

    def _lines(self) -> list[list[int]]:
        """For each line its games, by how many came after each."""
        lines: list[list[int]] = [[] for _ in self.shown[0]]
        for number, one in enumerate(reversed(self.shown[1])):
            lines[one.line].insert(0, number)
        return lines

    def look(self, name: str) -> bool:
        """Whether it is marked."""
        return name == f"game:{self.at}"

    def lay(self, cells: Cells) -> Iterable[Place]:
        """The heading; a line a game."""
        p, (bars, _) = cells.palette, self.shown
        lines, room = self._lines(), cells.width - LABEL - self._right - 2
        pitch = min(self.WIDEST, max(1, room // max(map(len, lines), default=1)))
        most = max(1, room // pitch)
        told = statistics.last_of(number=most) if any(len(line) > most for line in lines) else statistics.tall()
        high = (cells.height - 1) // max(1, len(bars))
        if pitch - 1 >= self.SCORED and high >= self.HIGH:
            told = statistics.tall_scored()
        marked = statistics.tall_marked if pitch > MARKED else statistics.tall_yellow
        forms = [told] if p.is_bare and pitch <= MARKED else [marked(told=told), told]
        shapes.heading(
            cells, Region(1, 0, cells.width - 2, 1), statistics.every(), *(((form, "dim"),) for form in forms)
        )
        for k, (bar, line) in enumerate(zip(bars, lines, strict=True)):
            self._paint_name(cells, 1 + high * k, high, bar)
            for i, number in enumerate(line[-most:]):
                spot = Region(LABEL + 1 + i * pitch, 1 + high * k, max(1, pitch - 1), high)
                yield Place(f"game:{number}", Region(), spot)

    def _paint_name(self, cells: Cells, top: int, high: int, bar: Bar) -> None:
        """In a high line what is counted in it, and what chance alone had won, stand below the name and the figures."""
        p, tone, is_high = cells.palette, cells.palette.colour(bar.tone), high >= self.HIGH
        y = top + high - 1 - is_high
        if p.is_bare:
            cells.put(1, y, bar.label[: LABEL - 2], p.ink, None, BOLD)
        else:
            shapes.pill(cells, 0, y, bar.label[: LABEL - 2], tone, p.on(tone))
        by_chance = bar.share.by_chance
        x = cells.put(cells.width - self._right + 1, y, self._won_of(bar), p.ink, None, BOLD)
        if is_high:
            cells.put(1, y + 1, bar.unit[: LABEL - 2], p.dim)
        if cells.width >= ROOMY:
            beside = cells.width - self._right + 1 if is_high else x + 2
            cells.put(beside, y + is_high, statistics.by_chance(number=by_chance), p.dim)

    def paint(self, cells: Cells, place: Place, state: PlaceState) -> None:
        """A game in its line; amber, if it is the marked one."""
        bars, number = self.shown[0], int(place.name.rpartition(":")[2])
        one, is_marked, spot = self.shown[1][-1 - number], number == self.at, place.extent
        p, tone = cells.palette, cells.palette.colour(bars[one.line].tone)
        is_small = is_marked and spot.width < MARKED
        _paint_played(cells, spot, one.is_win, p.cursor if is_small else tone, is_small)
        if spot.width >= self.SCORED and spot.height >= self.HIGH:
            ink, ground = (cells.palette.on(tone), tone) if one.is_win else (cells.palette.soft, None)
            cells.centre(spot.x, spot.bottom - 1 - (not one.is_win), spot.width, str(one.score), ink, ground, BOLD)
        if is_marked and not is_small:
            ink, ground = (p.on(tone), tone) if one.is_win and not p.is_bare else (p.cursor, None)
            cells.put(spot.x, spot.bottom - 1 - (not one.is_win), "►", ink, ground, BOLD)
            cells.put(spot.right - 1, spot.bottom - 1 - (not one.is_win), "◄", ink, ground, BOLD)


def _paint_played(cells: Cells, spot: Region, is_win: bool, tone: str, is_bright: bool) -> None:
    """Tall or low; low ones are faint unless they are to be `is_bright`."""
    p, (x, y, width, high) = cells.palette, spot
    foot = y + high - 1
    if is_win:
        cells.put(x, y, "▄" * width, tone)
        for row in range(y + 1, foot + 1):
            cells.put(x, row, "█" * width, tone)
    elif p.is_bare:
        cells.put(x, foot, "○" * width, p.ink)
    else:
        faint = tone if is_bright else p.dim if p.is_flat else p.mix(tone, p.below, 0.5)
        cells.put(x, foot, "▂" * width, faint, None, DIM)


def _paint_months(cells: Cells, y: int, spots: Sequence[tuple[int, str]]) -> None:
    """Each where it begins, as far as the next one leaves room."""
    named = [(x, month) for x, month in spots if month]
    for (x, month), (after, _) in pairwise([*named, (cells.width, "")]):
        if x + len(month) < after:
            cells.put(x, y, month, cells.palette.dim)


class Scores(Showing[tuple[tuple[EndedGame, ...], str]]):
    """The points of each game of one kind as a bar, bright when it was won; where there are too many, of the last ones."""

    shown: tuple[tuple[EndedGame, ...], str] = ((), "ink")
    WIDEST = 8

    def lay(self, cells: Cells) -> Iterable[Place]:
        """Bars on a line, their figures above them, the months below."""
        p, (games, tone_name) = cells.palette, self.shown
        pitch = min(self.WIDEST, max(2, (cells.width - 4) // max(1, len(games))))
        seen, tone = games[-max(1, (cells.width - 4) // pitch) :], p.colour(tone_name)
        high, foot = max([1, *(one.score for one in seen)]), cells.height - 2
        rows = max(1, foot - 1)
        for i, one in enumerate(seen):
            x, eighths = 2 + i * pitch, max(1, round(8 * rows * max(0, one.score) / high))
            ink = tone if one.is_win else p.dim if p.is_flat else p.mix(tone, p.below, 0.55)
            for row in range(-(-eighths // 8)):
                sign = LOWER[min(8, eighths - 8 * row)]
                cells.put(x, foot - row, sign * (pitch - 1), ink, None, BOLD if one.is_win else DIM)
            if pitch > len(str(high)):
                cells.centre(x, foot - -(-eighths // 8), pitch - 1, str(one.score), p.ink if one.is_win else p.soft)
        _paint_months(cells, foot + 1, [(2 + i * pitch, one.month) for i, one in enumerate(seen)])
        return ()


class Month(NamedTuple):
    """A month: its name, games, and how many of them were won."""

    name: str
    games: int
    won: int


class Months(Showing[tuple[Month, ...]]):
    """A tower a month, as high as games were played; its lower part are those that were won."""

    DEFAULT_CSS = "Months { height: 1fr; }"
    shown: tuple[Month, ...] = ()
    WIDE, WIDEST, LEAST, OTHERS = 6, 14, 8, 5
    """The fewest columns of a month and the most, the fewest rows in which towers can be told apart, and the rows around them."""

    def show(self, months: Sequence[Month]) -> None:
        """These: no game is higher than a row."""
        most = max((month.games for month in months), default=1)
        self.styles.max_height = max(self.LEAST, most + self.OTHERS)
        super().show(tuple(months))

    def lay(self, cells: Cells) -> Iterable[Place]:
        """In a frame, as many months as there is room for."""
        palette, (width, height) = cells.palette, self.size
        if height < self.LEAST:
            return ()
        line = palette.mix(palette.line, palette.below, 0.35)
        shapes.frame(cells, Region(0, 0, width, height), line, statistics.months(), palette.accent)
        months = self.shown[-max(1, (width - 4) // self.WIDE) :]
        pitch = min(self.WIDEST, (width - 4) // max(1, len(months)))
        most = max((month.games for month in months), default=1)
        for k, month in enumerate(months):
            self._paint_month(
                cells,
                Region(2 + pitch * k, 0, pitch - 2, height - 2),
                month,
                min(1.0, (height - self.OTHERS) / max(1, most)),
            )
        return ()

    def _paint_month(self, cells: Cells, spot: Region, month: Month, rows_a_game: float) -> None:
        """A tower on the foot of its spot."""
        palette, x, width, ground = cells.palette, spot.x, spot.width, spot.bottom - 1
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
    return [
        Bar(title_of(id), tone_of(id), share(some), common.units(unit=unit_of(id)))
        for id, some in by_game(found).items()
    ]


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
    """`2026-11` as `November`, with the year if it is another one: `November 2025`."""
    name = grammar.month_long(month=int(month[5:7]))
    return name if month[:4] == str(today.year) else f"{name} {month[:4]}"


def quilt(found: Sequence[Outcome]) -> tuple[tuple[Bar, ...], tuple[EndedGame, ...]]:
    """A line a game that was played, and all games in their order."""
    lines = {id: k for k, id in enumerate(by_game(found))}
    months = ["", *(one.when[:7] for one in found)]
    games = (
        EndedGame(lines[one.game], one.is_win, month_name(month) if month != before else "", one.score)
        for one, (before, month) in zip(found, pairwise(months), strict=True)
    )
    return tuple(shares(found, "")), tuple(games)

"""The plots of the statistics: each kind on its shelf, how many were won against whom."""

from collections.abc import Hashable, Iterable, Sequence
from textwrap import wrap
from typing import NamedTuple

from textual.geometry import Region, Size

import rules
from tribes_tui.profile.rating_words import tone_of
from tribes_tui.profile.statistics import Outcome, WinShare, by_game, by_level, by_seats, share
from tribes_tui.screens.home.windows import paint_window
from tribes_tui.screens.lists import name_plate
from tribes_tui.theme.palette import BOLD, Palette
from tribes_tui.widgets.drawing import shapes
from tribes_tui.widgets.drawing.cells import Cells, Part
from tribes_tui.widgets.drawing.drawn import Place, Showing
from tribes_tui.widgets.drawing.pixels import EIGHTHS, LOWER
from tribes_tui.words.about import title_of
from tribes_tui.words.rivals import bots_of
from tribes_tui.words.said import daily, statistics

# ---- How many were won of each kind --------------------------------------------------------------------

LEAST_BAR, AROUND, LOW_WINDOW, ROOMY = 6, 4, 28, 36
"""Columns of a bar from which on its figure is told in words, and around its words; rows of a window from which on a blank line has room, and large pictures."""


class Bar(NamedTuple):
    """A line: what it counts, its tone by its name in the theme, the games."""

    label: str
    tone: str
    share: WinShare

    @property
    def told(self) -> tuple[str, str]:
        """How many were won of how many; the same without the word."""
        found = {"won": self.share.won, "games": self.share.games}
        return statistics.of_won(**found), statistics.of(**found)


class Shares(Showing[tuple[Bar, ...]]):
    """Below a heading a bar a line, as long as the share of games won; a mark where chance alone would be."""

    DEFAULT_CSS = "Shares { height: auto; }"
    shown: tuple[Bar, ...] = ()
    title = ""
    beside: Sequence[Bar] = ()
    """Others that begin and end in the same columns."""

    def show_below(self, title: str, bars: Sequence[Bar], beside: Sequence[Bar] = ()) -> None:
        """These, from above."""
        self.title, self.beside = title, (*bars, *beside)
        self.refresh(layout=True)
        super().show(tuple(bars))

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        """The heading, the lines, and a blank one."""
        return 1 + len(self.shown) + (viewport.height > LOW_WINDOW)

    def lay(self, cells: Cells) -> Iterable[Place]:
        """The whole plot."""
        p, label = cells.palette, max((len(bar.label) for bar in self.beside), default=0)
        whole, brief = (max((len(bar.told[k]) for bar in self.beside), default=0) for k in (0, 1))
        is_brief = cells.width - label - AROUND - whole - 3 < LEAST_BAR
        figure = brief if is_brief else whole
        told: list[tuple[Part, ...]] = [((form, "dim"),) for form in (statistics.chance(), statistics.chance_brief())]
        shapes.heading(cells, Region(1, 0, cells.width - 2, 1), self.title, *told)
        width = max(1, cells.width - label - AROUND - figure - 3)
        x = min(label + AROUND, cells.width - width - figure - 1)
        for y, bar in enumerate(self.shown, 1):
            tone, (games, won, by_chance) = p.colour(bar.tone), bar.share
            shapes.pill(cells, 1, y, bar.label[: x - 4], tone, p.on(tone))
            shapes.gauge(cells, x, y, width, won / games, tone, p.mix(tone, p.below, 0.75))
            mark = x + min(width - 1, round(by_chance / games * width))
            cells.put(mark, y, "│", p.ink if not p.is_dark else p.chosen, None, BOLD)
            cells.put(x + width + 1, y, bar.told[is_brief], p.ink, None, BOLD)
        return ()


# ---- All games, each kind on its shelf -----------------------------------------------------------------


class GameShelf(NamedTuple):
    """A kind of game, and of each that was played of it whether it was won, and its points, oldest first."""

    game_id: str
    games: tuple[tuple[bool, int], ...] = ()


CHOSEN = "◄"
"""Behind the game under the cursor."""


class Shelves(Showing[tuple[GameShelf, ...]]):
    """A column a kind: its picture, hollow until it was played, how many were won, and a block a game. One kind alone: the blocks with their
    points. Where these are too many, the newest."""

    DEFAULT_CSS = "Shelves { height: auto; }"
    shown: tuple[GameShelf, ...] = ()
    ROOM = ((46, 9, 5), (ROOMY, 6, 5), (LOW_WINDOW + 1, 4, 3), (0, 3, 2))
    """Rows of a window from which on a picture has so many, and the blocks at the most."""
    units = ""
    """What the points of the only kind are called."""
    chosen = "", 0
    """Which game is marked: of which kind, and how many before its last."""

    def show_shelves(self, shown: Sequence[GameShelf], units: str = "") -> None:
        """These."""
        self.units = units
        super().show(tuple(shown))
        self.refresh(layout=True)

    def mark(self, game_id: str, before: int) -> None:
        """The game of that kind that was played so many before the last one."""
        self.chosen = game_id, before
        self.changed()

    def shape(self) -> Hashable:
        """All of it."""
        return self.shown, self.units, self.chosen

    @property
    def _block(self) -> int:
        """Columns from one block to the next."""
        figures = [len(f" {score}") for one in self.shown for _, score in one.games if self.units]
        return 3 + max(figures, default=0)

    def _form(self, width: int, height: int) -> tuple[int, int, int, int]:
        """Rows of the plates, of the pictures, of the blocks, and how many of these stand in a row."""
        pitch = (width - 1) // max(1, len(self.shown))
        plate = max((len(wrap(title_of(one.game_id), pitch - 3)) for one in self.shown), default=1)
        picture, most = next(found for least, *found in self.ROOM if height >= least)
        longest, in_row = max((len(one.games) for one in self.shown), default=0), pitch // self._block
        heads = (0, 0) if self.units else (plate, 0 if self.palette.is_bare else picture)
        return *heads, min(most, -(-longest // in_row)), in_row

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        """The heading, a plate, a picture, a figure, the blocks."""
        return 1 + (not self.units) + sum(self._form(container.width, viewport.height)[:3])

    def lay(self, cells: Cells) -> Iterable[Place]:
        """The heading with what a block says; the columns."""
        p, (plate, high, rows, in_row) = cells.palette, self._form(cells.width, self.screen.size.height)
        is_whole = all(len(one.games) <= rows * in_row for one in self.shown)
        title = statistics.every() if is_whole else statistics.every_last(last=rows * in_row)
        kinds = (False, True, statistics.won()), (False, False, statistics.lost()), (True, True, statistics.chosen())
        legend, tone = list[Part](), p.colour(tone_of(self.shown[0].game_id)) if self.units else p.ink
        for is_chosen, is_win, said in kinds:
            sign = (CHOSEN, p.cursor) if is_chosen else self._seen(p, tone, is_win)
            legend += [sign, (f" {said}  ", "dim")]
        points = statistics.points(units=self.units) if self.units and is_whole else title
        shapes.heading(cells, Region(1, 0, cells.width - 2, 1), points, legend)
        for k, (game_id, games) in enumerate(self.shown):
            x, width = 1 + k * (cells.width - 1) // len(self.shown), (cells.width - 1) // len(self.shown) - 1
            tone, y = p.colour(tone_of(game_id)), 1
            if not self.units:
                self._paint_head(cells, Region(x, 1, width, plate), high, self.shown[k])
                y = 2 + plate + high
            for at, (is_win, score) in enumerate(last := games[-rows * in_row :]):
                row, column = divmod(at, in_row)
                x0 = cells.put(x + column * self._block, y + row, *self._seen(p, tone, is_win))
                if self.units:
                    cells.put(x0, y + row, f" {score}", p.ink if is_win else p.soft, None, BOLD * is_win)
                if self.chosen == (game_id, len(last) - 1 - at):
                    cells.put(x0, y + row, CHOSEN, p.cursor, None, BOLD)
        return ()

    @staticmethod
    def _paint_head(cells: Cells, spot: Region, high: int, shelf: GameShelf) -> None:
        """What it is called, its picture, how many were won."""
        p, wins, (game_id, games) = cells.palette, sum(won for won, _ in shelf.games), shelf
        tone, picture = p.colour(tone_of(game_id)), Region(spot.x, spot.bottom, spot.width, high)
        if games:
            paint_window(cells, picture, game_id)
        else:
            shapes.hollow(cells, picture)
        name_plate(cells, spot, title_of(game_id), tone if games else p.mix(tone, p.below, 0.75))
        told = statistics.of_won(won=wins, games=len(games)), statistics.of(won=wins, games=len(games))
        figure = told[len(told[0]) > spot.width] if games else daily.not_played()
        cells.put(spot.x, picture.bottom, figure, p.ink if games else p.dim, None, BOLD * bool(games))

    @staticmethod
    def _seen(p: Palette, tone: str, is_win: bool) -> tuple[str, str]:
        """A game as a sign and its ink."""
        if p.is_flat:
            return ("■" if is_win else "○") * 2, p.ink
        return LOWER[EIGHTHS - 1] * 2, tone if is_win else p.mix(tone, p.below, 0.65)


# ---- What the plots show of some outcomes -------------------------------------------------------------


LEVELS = ("easy", "medium", "even", "hard", "master")


def shares(found: Sequence[Outcome], game_id: str) -> list[Bar]:
    """Of one game a bar for each number of players."""
    groups = by_seats(found).items()
    return [Bar(statistics.players_of(number=seats), tone_of(game_id), share(some)) for seats, some in groups]


def shelves(found: Sequence[Outcome], game_id: str = "") -> list[GameShelf]:
    """All kinds of games that there are, or that were played; or one of them."""
    groups = by_game(found)
    ids = [game_id] if game_id else {**rules.games, **groups}
    return [GameShelf(id, tuple((one.is_win, one.score) for one in groups.get(id, ()))) for id in ids]


def against(found: Sequence[Outcome]) -> list[Bar]:
    """A line a level, the weakest first; games against bots of several levels last."""
    groups = by_level(found)
    known = [level for level in LEVELS if level in groups]
    return [Bar(bots_of(level), "gain", share(groups[level])) for level in [*known, *sorted(groups.keys() - {*known})]]

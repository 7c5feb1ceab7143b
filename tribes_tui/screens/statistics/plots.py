"""The plots of the statistics: each kind on its shelf, the games of one in their order, how many were won against whom."""

from collections.abc import Iterable, Sequence
from datetime import date
from itertools import pairwise
from textwrap import wrap
from typing import NamedTuple

from textual.geometry import Region, Size

import rules
from tribes_tui.profile.rating_words import tone_of
from tribes_tui.profile.statistics import Outcome, WinShare, by_game, by_level, by_seats, share
from tribes_tui.screens.home.windows import paint_window
from tribes_tui.screens.lists import name_plate
from tribes_tui.theme.palette import BOLD, DIM, Palette
from tribes_tui.widgets.drawing import shapes
from tribes_tui.widgets.drawing.cells import Cells, Part
from tribes_tui.widgets.drawing.drawn import Place, PlaceState, Showing
from tribes_tui.widgets.drawing.pixels import EIGHTHS, LOWER
from tribes_tui.words.about import title_of, unit_of
from tribes_tui.words.rivals import bots_of
from tribes_tui.words.said import common, daily, grammar, statistics

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
    title, is_airy = "", False
    beside: Sequence[Bar] = ()
    """Whether a blank line parts two bars; others that begin and end in the same columns."""

    def show_below(self, title: str, bars: Sequence[Bar], is_airy: bool, beside: Sequence[Bar] = ()) -> None:
        """These, from above."""
        self.title, self.is_airy, self.beside = title, is_airy, (*bars, *beside)
        self.refresh(layout=True)
        super().show(tuple(bars))

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        """The heading, the lines, and a blank one."""
        return 1 + len(self.shown) * (1 + self.is_airy) + (not self.is_airy and viewport.height > LOW_WINDOW)

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
        for y, bar in enumerate(self.shown):
            y, tone, (games, won, by_chance) = 1 + y * (1 + self.is_airy), p.colour(bar.tone), bar.share
            shapes.pill(cells, 1, y, bar.label[: x - 4], tone, p.on(tone))
            shapes.gauge(cells, x, y, width, won / games, tone, p.mix(tone, p.below, 0.75))
            mark = x + min(width - 1, round(by_chance / games * width))
            cells.put(mark, y, "│", p.ink if not p.is_dark else p.chosen, None, BOLD)
            cells.put(x + width + 1, y, bar.told[is_brief], p.ink, None, BOLD)
        return ()


# ---- All games, each kind on its shelf -----------------------------------------------------------------


class Shelf(NamedTuple):
    """A kind of game, and whether each that was played of it was won, oldest first."""

    game_id: str
    wins: tuple[bool, ...] = ()


class Shelves(Showing[tuple[Shelf, ...]]):
    """A column a kind: its picture, hollow until it was played, how many were won, and a block a game; where these are too many, the newest."""

    DEFAULT_CSS = "Shelves { height: auto; }"
    shown: tuple[Shelf, ...] = ()
    BLOCK = 3
    """Columns from one block to the next."""
    ROOM = ((46, 9, 5), (ROOMY, 6, 5), (LOW_WINDOW + 1, 4, 3), (0, 3, 2))
    """Rows of a window from which on a picture has so many, and the blocks at the most."""
    chosen = "", 0
    """Which game is marked: of which kind, and how many before its last."""

    def show_shelves(self, shown: Sequence[Shelf]) -> None:
        """These."""
        super().show(tuple(shown))
        self.refresh(layout=True)

    def mark(self, game_id: str, before: int) -> None:
        """The game of that kind that was played so many before the last one."""
        self.chosen = game_id, before
        self.changed()

    def _rows(self, width: int, height: int) -> tuple[int, int, int]:
        """Rows of the plates, of the pictures, of the blocks."""
        pitch = self._pitch(width)
        plates = max((len(wrap(title_of(one.game_id), pitch - 3)) for one in self.shown), default=1)
        picture, most = next(found for least, *found in self.ROOM if height >= least)
        longest = max((len(one.wins) for one in self.shown), default=0)
        return plates, 0 if self.palette.is_bare else picture, min(most, -(-longest // (pitch // self.BLOCK)))

    def _pitch(self, width: int) -> int:
        return (width - 1) // max(1, len(self.shown))

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        """The heading, a plate, a picture, a figure, the blocks."""
        return 2 + sum(self._rows(container.width, viewport.height))

    def lay(self, cells: Cells) -> Iterable[Place]:
        """The heading with what a block says; the columns."""
        p, pitch = cells.palette, self._pitch(cells.width)
        plate, high, rows = self._rows(cells.width, self.screen.size.height)
        room = rows * (pitch // self.BLOCK)
        is_whole = all(len(one.wins) <= room for one in self.shown)
        title = statistics.every() if is_whole else statistics.every_last(last=room)
        blocks = [
            (self._block(p, p.accent, *kind), said)
            for kind, said in (
                ((True, False), statistics.won()),
                ((False, False), statistics.lost()),
                ((True, True), statistics.chosen()),
            )
        ]
        legend = [part for (sign, ink), said in blocks for part in ((sign, ink), (f" {said}  ", "dim"))]
        shapes.heading(cells, Region(1, 0, cells.width - 2, 1), title, legend)
        for k, (game_id, wins) in enumerate(self.shown):
            x, tone, width = 1 + k * (cells.width - 1) // len(self.shown), p.colour(tone_of(game_id)), pitch - 1
            picture = Region(x, 1 + plate, width, high)
            if wins:
                paint_window(cells, picture, game_id)
            else:
                tone = p.mix(tone, p.below, 0.75)
                shapes.hollow(cells, picture)
            name_plate(cells, Region(x, 1, width, plate), title_of(game_id), tone)
            told = statistics.of_won(won=sum(wins), games=len(wins)), statistics.of(won=sum(wins), games=len(wins))
            figure = next((one for one in told if len(one) < pitch), told[1]) if wins else daily.not_played()
            cells.put(x, picture.bottom, figure, p.ink if wins else p.dim, None, BOLD * bool(wins))
            for at, is_win in enumerate(wins[-room:]):
                is_chosen = self.chosen == (game_id, len(wins[-room:]) - 1 - at)
                row, column = divmod(at, pitch // self.BLOCK)
                sign, ink = self._block(p, tone, is_win, is_chosen)
                cells.put(x + column * self.BLOCK, picture.bottom + 1 + row, sign, ink)
        return ()

    def _block(self, palette: Palette, tone: str, is_win: bool, is_chosen: bool) -> tuple[str, str]:
        """A game as a sign and its ink."""
        if palette.is_flat:
            return ("►" if is_chosen else "■" if is_win else "○") * 2, palette.cursor if is_chosen else palette.ink
        ink = palette.cursor if is_chosen else tone if is_win else palette.mix(tone, palette.below, 0.65)
        return LOWER[EIGHTHS - 1] * (self.BLOCK - 1), ink


# ---- Every game in its order ---------------------------------------------------------------------------


class EndedGame(NamedTuple):
    """A game that was played: its tone, whether it was won, the month in which it is the first, if it is, its points."""

    tone: str
    is_win: bool
    month: str
    score: int


class GamesEnded(NamedTuple):
    """All games of one kind in their order; each is as high as its points, which are called that."""

    games: tuple[EndedGame, ...] = ()
    units: str = ""


class GamesInOrder(Showing[GamesEnded]):
    """A pillar a game over the whole width, faint if it was not won, as high as its points; these stand above it if there is room. Where they
    are too many, the last ones."""

    shown = GamesEnded()
    WIDEST, APART, LOW = 5, 12, 2
    """Columns of the widest pillar, and from one to the next at the most; eighths of a game that was not won."""
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
        """What the pillars are; the games; the months below."""
        games, units = self.shown
        seen = games[-(cells.width - 2) :]
        pitch = min(self.APART, (cells.width - 1) / max(1, len(seen)))
        form = statistics.course(last=len(seen) * (len(seen) < len(games)))
        shapes.heading(cells, Region(1, 0, cells.width - 2, 1), statistics.points(units=units), ((form, "dim"),))
        columns = [1 + int(k * pitch) for k in range(len(seen) + 1)]
        named = [(x, one.month) for x, one in zip(columns, seen, strict=False) if one.month]
        for (x, month), (after, _) in pairwise([*named, (cells.width, "")]):  # as far as the next one leaves room
            cells.put(x, cells.height - 1, month if x + len(month) < after else "", cells.palette.dim)
        wide = max(1, min(self.WIDEST + 1, int(pitch)))
        for k, x in enumerate(columns[:-1], 1):
            yield Place(f"game:{len(seen) - k}", Region(), Region(x, 1, wide, cells.height - 2))

    def paint(self, cells: Cells, place: Place, state: PlaceState) -> None:
        """A game on the foot of its spot; above it its points, and the sign of the one that is marked."""
        p, spot, games = cells.palette, place.extent, self.shown.games
        number = int(place.name.rpartition(":")[2])
        one, is_marked = games[-1 - number], number == self.at
        share = one.score / max(1, *(each.score for each in games))
        eighths = max(self.LOW, round(EIGHTHS * (spot.height - 1 - (spot.height > 3)) * share))
        tone = p.colour(one.tone)
        ink = tone if one.is_win else p.dim if p.is_flat else p.mix(tone, p.below, 0.55)
        filled = -(-eighths // EIGHTHS)
        for row in range(filled):
            sign = LOWER[min(EIGHTHS, eighths - EIGHTHS * row)]
            sign = "○" if p.is_bare and not one.is_win and not row else sign
            cells.put(
                spot.x, spot.bottom - 1 - row, sign * max(1, spot.width - 1), ink, None, BOLD if one.is_win else DIM
            )
        above = [(str(one.score), p.ink if one.is_win else p.soft)] * self._has_figure(number, spot)
        above += [("▼", p.cursor)] * is_marked
        for y, (text, face) in enumerate(above[filled - spot.height :], 1 + filled):
            cells.centre(spot.x, spot.bottom - y, max(len(text), spot.width - 1), text, face, None, BOLD * one.is_win)

    def _has_figure(self, number: int, spot: Region) -> bool:
        """Whether it is as high as its points, and these have room above it: those of all games have, or the next one is low or they leave a gap."""
        games = self.shown.games
        longest, after = max(len(str(each.score)) for each in games), games[len(games) - number :][:1]
        room = spot.width - any(each.is_win for each in after)
        return longest < spot.width or (games[-1 - number].is_win and len(str(games[-1 - number].score)) <= room)


# ---- What the plots show of some outcomes -------------------------------------------------------------


LEVELS = ("easy", "medium", "even", "hard", "master")


def shares(found: Sequence[Outcome], game_id: str) -> list[Bar]:
    """Of one game a bar for each number of players."""
    groups = by_seats(found).items()
    return [Bar(statistics.players_of(number=seats), tone_of(game_id), share(some)) for seats, some in groups]


def shelves(found: Sequence[Outcome]) -> list[Shelf]:
    """All kinds of games that there are, or that were played."""
    groups = by_game(found)
    return [Shelf(id, tuple(one.is_win for one in groups.get(id, ()))) for id in {**rules.games, **groups}]


def against(found: Sequence[Outcome]) -> list[Bar]:
    """A line a level, the weakest first; games against bots of several levels last."""
    groups = by_level(found)
    known = [level for level in LEVELS if level in groups]
    return [Bar(bots_of(level), "gain", share(groups[level])) for level in [*known, *sorted(groups.keys() - {*known})]]


def month_and_year(month: str, today: date) -> str:
    """`2026-11` as `November`, with the year if it is another one: `November 2025`."""
    name = grammar.month_long(month=int(month[5:7]))
    return name if month[:4] == str(today.year) else f"{name} {month[:4]}"


def played(found: Sequence[Outcome], game_id: str) -> GamesEnded:
    """All of one game in their order, by their points."""
    months = pairwise(["", *(one.when[:7] for one in found)])
    named = (grammar.month_short(month=int(month[5:7])) if month != before else "" for before, month in months)
    games = (
        EndedGame(tone_of(one.game), one.is_win, month, one.score) for one, month in zip(found, named, strict=True)
    )
    return GamesEnded(tuple(games), common.units(unit=unit_of(game_id)))

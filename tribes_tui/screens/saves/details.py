"""The game under the cursor: its position in small, how all stand, what happened last, what is kept."""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from typing import NamedTuple

from textual.geometry import Region

from tribes_tui.play.deals import name_of, seed_text
from tribes_tui.play.seat import BOT
from tribes_tui.screens.home.windows import paint_window
from tribes_tui.screens.saves.entries import SavedGame
from tribes_tui.screens.saves.looked_back import LookedBack
from tribes_tui.screens.saves.thumbnails import paint_thumbnail
from tribes_tui.theme.moods import mood_of
from tribes_tui.theme.palette import BOLD
from tribes_tui.widgets.beside.seat_rows import name_in, names_in
from tribes_tui.widgets.drawing import shapes
from tribes_tui.widgets.drawing.cells import Cells
from tribes_tui.widgets.drawing.drawn import Drawn, Place
from tribes_tui.widgets.drawing.lines import fit, fold
from tribes_tui.words.common import capital
from tribes_tui.words.rivals import level_word
from tribes_tui.words.said import saves as said

PICTURE = 9
"""Rows of the picture where there is much room."""
SMALL_PICTURE = 30
"""Columns of it on a low one."""
PILL = 5
"""Columns around a name and its points."""


CONTINUED = -1
"""In the place of a seat: a line that goes on from the one above."""


class DetailedGame(NamedTuple):
    """A game, and what is known of it so far."""

    entry: SavedGame
    back: LookedBack | None


class GameDetails(Drawn):
    """A column with everything, or three rows with the most important things."""

    DEFAULT_CSS = "GameDetails { width: 38; height: 1fr; margin: 0 1 0 1; }"

    def __init__(self) -> None:
        super().__init__(id="details")
        self._shown: DetailedGame | None = None

    def show(self, entry: SavedGame | None, back: LookedBack | None) -> None:
        """Show this game; None: none."""
        self._shown = None if entry is None else DetailedGame(entry, back)
        self.changed()

    def shape(self) -> Hashable:
        """All of it, told apart by what it is about: it is drawn anew as a whole."""
        shown = self._shown
        return None if shown is None else (shown.entry, id(shown.back))

    def lay(self, cells: Cells) -> Iterable[Place]:
        """All of it."""
        if self._shown is not None:
            (self._lay_low if cells.height < PICTURE else self._lay_high)(cells, *self._shown)
        return ()

    # ---- Three rows

    def _lay_low(self, cells: Cells, entry: SavedGame, back: LookedBack | None) -> None:
        palette = cells.palette
        if not palette.is_bare:
            _picture(cells, Region(0, 0, SMALL_PICTURE, cells.height), entry, back)
        x = 1 if palette.is_bare else SMALL_PICTURE + 2
        room = cells.width - x - 1
        cells.parts(x, 0, fit(((entry.called_whole, "ink", BOLD),), room))
        self._pills(cells, x, back)
        line = back.prompt if back and back.prompt else (entry.summary.problem or entry.result)
        cells.parts(x, 2, fit(((line, "soft"),), room))

    def _pills(self, cells: Cells, x: int, back: LookedBack | None) -> None:
        """Everybody's name and points; the names share what room the points leave."""
        if back is None:
            return
        palette = cells.palette
        taken = sum(PILL + len(str(score)) for score in back.scores)
        names = names_in([capital(name) for name in back.names], cells.width - x - taken)
        for seat, (text, score) in enumerate(zip(names, back.scores, strict=True)):
            tone = palette.seats[seat % len(palette.seats)]
            x = shapes.pill(cells, x, 1, text, tone, palette.on(tone)) + 1
            x = cells.put(x, 1, str(score), palette.ink, None, BOLD) + 2

    # ---- A column

    def _lay_high(self, cells: Cells, entry: SavedGame, back: LookedBack | None) -> None:
        palette, width = cells.palette, cells.width - 1
        spot = Region(0, 0, width, cells.height - 1)
        shapes.slab(cells, spot, palette.panel)
        shapes.shadow(cells, spot)
        self._band(cells, entry, width)
        y = 2 if palette.is_bare else PICTURE + 2
        if not palette.is_bare:
            _picture(cells, Region(1, 1, width - 2, PICTURE), entry, back)
        for line in fold(((self._where(entry, back), "ink", BOLD),), width - 4)[:3]:
            cells.parts(2, y, line)
            y += 1
        y = self._standing(cells, y + 1, width, back)
        y = self._last(cells, y, width, back)
        self._kept(cells, y, width, entry)

    def _band(self, cells: Cells, entry: SavedGame, width: int) -> None:
        palette, game = cells.palette, entry.summary.game
        tone = palette.colour(f"{mood_of(game)}-accent")
        ink = palette.ink if palette.is_bare else palette.on(tone)
        if not palette.is_bare:
            cells.put(0, 0, "▟", tone)
            cells.put(width - 1, 0, "▙", tone)
            cells.fill(1, 0, width - 2, 1, tone)
        right = entry.game if entry.title and not entry.is_daily else ""
        cells.parts(2, 0, fit(((entry.called, ink, BOLD),), width - 5 - len(right)))
        cells.right(width - 2, 0, right, ink)

    def _where(self, entry: SavedGame, back: LookedBack | None) -> str:
        if entry.summary.problem is not None:
            return entry.summary.problem
        return back.prompt if back and back.prompt else entry.result

    def _standing(self, cells: Cells, y: int, width: int, back: LookedBack | None) -> int:
        """A bar a seat."""
        if back is None or y + len(back.names) + 2 > cells.height:
            return y
        palette = cells.palette
        cells.title(2, y, said.standing())
        most = max(1, *back.scores)
        for seat, (name, score) in enumerate(zip(back.names, back.scores, strict=True)):
            y += 1
            tone = palette.seats[seat % len(palette.seats)]
            shapes.pill(cells, 2, y, name_in(capital(name), 7), tone, palette.on(tone))
            rest = palette.mix(palette.below, "#000000" if palette.is_dark else "#ffffff", 0.3)
            shapes.gauge(cells, 12, y, width - 20, max(0, score) / most, tone, rest)
            cells.right(width - 2, y, str(score), palette.ink, None, BOLD)
        return y + 2

    def _last(self, cells: Cells, y: int, width: int, back: LookedBack | None) -> int:
        if back is None or not back.last:
            return y
        lines = [
            (told.seat if not k else CONTINUED, line)
            for told in back.last
            for k, line in enumerate(fold(((told.text, "ink"),), width - 7))
        ]
        lines = lines[-max(0, min(len(lines), cells.height - y - 7)) :]
        if len(lines) < 1 or y + 2 > cells.height - 6:
            return y
        cells.title(2, y, said.last())
        for seat, line in lines:
            y += 1
            palette = cells.palette
            tone = palette.dim if seat is None else palette.seats[seat % len(palette.seats)]
            cells.put(2, y, " " if seat == CONTINUED else "•", tone, None, BOLD)
            cells.parts(4, y, line)
        return y + 2

    def _kept(self, cells: Cells, y: int, width: int, entry: SavedGame) -> None:
        """When, seed, options, and how well the bots play."""
        lines = [*_kept(entry)]
        if y + len(lines) + 1 >= cells.height:
            return
        cells.title(2, y, said.kept())
        for k, text in enumerate(lines, y + 1):
            cells.parts(2, k, fit(((text, "soft"),), width - 4))


def _picture(cells: Cells, spot: Region, entry: SavedGame, back: LookedBack | None) -> None:
    """The position in small; as long as that is not known, what one plays with."""
    if back is None or not paint_thumbnail(cells, spot, entry.summary.game, back.view):
        paint_window(cells, spot, entry.summary.game)


def _kept(entry: SavedGame) -> Iterable[str]:
    summary = entry.summary
    yield said.kept_when(when=entry.when, moves=summary.moves)
    deal = name_of(summary)
    yield said.kept_deal(deal=deal) if deal else said.kept_seed(seed=seed_text(summary.seed or 0))
    levels: dict[str, list[str]] = {}
    for seat in summary.seats:
        if seat.get("kind") == BOT:
            levels.setdefault(str(seat.get("level", "")), []).append(str(seat.get("name", "")))
    for level, names in levels.items():
        yield said.bots_of(names=names, number=len(names), level=level_word(level))

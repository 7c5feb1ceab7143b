"""The stock with its number, a card turned up after a dry lap, the plates that draw and end the turn; the points of all rounds, and what signs mean."""

from collections.abc import Hashable, Iterable, Sequence
from typing import NamedTuple

from textual.geometry import Region

from rules.tribal.cards import RANKS, SYMBOL_NAMES
from tribes_tui.games.tribal.rixe.pieces.hand import HEADED
from tribes_tui.games.tribal.rixe.words.said import table as said
from tribes_tui.games.tribal.table_parts import BACK, EMBLEMS
from tribes_tui.games.tribal.words.said import symbol
from tribes_tui.widgets.cards.card_face import Face, paint_back, paint_card
from tribes_tui.widgets.drawing import BOLD, Cells, Place, PlaceState, Showing, shortened
from tribes_tui.widgets.drawing.shapes import glow, key_button, seat_pill, shadow, sheet, slab
from tribes_tui.words.folding import fold

PILE, AROUND_PILE = 5, 3
"""Rows of the pile at the most; of the words above it, its shadow, and the plate below."""
WIDTH = 11
DRAW_KEY, END_KEY = "d", "e"


class StockView(NamedTuple):
    """What lies there. `turned`: the card turned up, or None; `ending` what ends the turn, in words; `worth` what there is to win, told there where
    the hand has no heading that says it. `drawing` and `ending` are empty while another is asked."""

    number: int
    words: str
    turned: Face | None
    turned_words: str
    drawing: str
    ending: str
    worth: str = ""


class Stock(Showing[StockView]):
    """Places `stock`, `turned` and `end`."""

    DEFAULT_CSS = "Stock { width: 12; height: 7; }"

    shown = StockView(0, "", None, "", "", "")

    def names(self) -> Iterable[str]:
        """The stock, the card turned up, what ends the turn."""
        yield "stock"
        if self.shown.turned is not None:
            yield "turned"
        if self.shown.ending:
            yield "end"

    def look(self, name: str) -> Hashable:
        """All of it."""
        return self.shown

    @property
    def has_pile(self) -> bool:
        """Whether there is room for the cards themselves."""
        return self.size.height >= HEADED

    def lay(self, cells: Cells) -> Iterable[Place]:
        """The stock, the card below it, the plate that ends."""
        view, width = self.shown, min(WIDTH, cells.width - 1)
        pile = min(PILE, cells.height - AROUND_PILE) if self.has_pile else 1
        below, turned = 1 + pile + self.has_pile, Region(0, pile + 3, cells.width if self.has_pile else width, 1)
        cells.put(1, 0, shortened(view.words, cells.width - 1), cells.palette.soft)
        spot = Region(1, 1, width - 2, pile) if self.has_pile else Region(0, 1, width, 1)
        yield Place("stock", spot, Region(spot.x, 1, width - spot.x, below - 1))
        if view.turned is not None:
            cells.put(1, pile + 2, shortened(view.turned_words, cells.width - 1), cells.palette.ink)
            yield Place("turned", turned, turned)
        elif not self.has_pile:
            for row, text in enumerate(fold(view.worth, cells.width - 1, ""), 2):
                cells.put(1, row, text, cells.palette.soft)
        if view.ending:
            y = min(cells.height - 1, pile + (5 if view.turned is not None or not self.has_pile else 2))
            yield Place("end", Region(0, y, width, 1), Region(0, y, width, 1))

    def paint(self, cells: Cells, place: Place, state: PlaceState) -> None:
        """The pile or its plate, the card, the plate that ends."""
        view, spot = self.shown, place.region
        if place.name == "turned":
            if view.turned is not None:
                paint_card(cells, spot, view.turned._replace(word=""), state._replace(is_faded=False))
        elif place.name == "end":
            _paint_button(cells, spot, END_KEY, view.ending, state)
        elif self.has_pile:
            self._paint_pile(cells, spot, state)
        else:
            _paint_button(cells, spot, DRAW_KEY, view.drawing, state)

    def _paint_pile(self, cells: Cells, spot: Region, state: PlaceState) -> None:
        """The back of the uppermost card, and in its middle how many there are, or what drawing is called."""
        palette, view = cells.palette, self.shown
        shown = state._replace(is_faded=False)
        if view.number and spot.height < PILE and not palette.is_bare:
            slab(cells, spot, palette.tone(BACK.tone))
            glow(cells, spot.x, spot.bottom, spot.width, shown)
        elif view.number:
            paint_back(cells, spot, BACK.tone, shown._replace(is_cursor=False), spot.width)
        middle = spot.y + spot.height // 2
        label = ""
        if state.is_cursor:
            label = f"►{DRAW_KEY} {view.drawing}◄" if view.drawing else f"►{view.number}◄"
            cells.centre(spot.x, middle, spot.width, label, palette.dark_ink, palette.cursor, BOLD)
            return
        if state.is_legal:
            label = f" {DRAW_KEY} {view.drawing} "
        ground = palette.below if palette.is_bare else palette.mix(palette.tone(BACK.tone), "#000000", 0.45)
        ink = palette.ink if palette.is_bare else palette.on(ground)
        cells.centre(spot.x, middle, spot.width, label, ink, ground, BOLD)
        if view.number and spot.height == PILE and not state.is_legal and not palette.is_bare:
            shadow(cells, spot)


def _paint_button(cells: Cells, spot: Region, key: str, text: str, state: PlaceState) -> None:
    """A key as a cap, and what it does; faded while it does nothing, nothing at all without words."""
    palette = cells.palette
    if not text:
        cells.put(spot.x, spot.y, "►◄" if state.is_cursor else "", palette.cursor, None, BOLD)
        return
    works = state.is_legal or state.is_cursor or state.is_chosen
    state = state if works else state._replace(is_faded=True)
    ink, end = (
        palette.ink if palette.is_bare else palette.legal if works else palette.dim,
        " " if palette.is_flat else "▌",
    )
    key_button(cells, spot, key, text, state, end, 0.3 if works else 0.14, ink)


NAMES = 8
"""Columns for names."""
PITCHES = 4, 3, 2
"""Columns for a round, the widest ones for which all rounds have room; the last where no number has two digits."""
TOTAL = 6
"""Columns for the points together, with the frame."""


class Score(NamedTuple):
    """A seat's line: its points by rounds so far, the present one last, and together."""

    seat: int
    name: str
    is_acting: bool
    gains: tuple[int, ...]
    total: int
    start: int = 0
    """Those that it began with."""


class PointsTable(Showing[tuple[Sequence[Score], int]]):
    """A table with a line a seat, of a game of so many rounds."""

    DEFAULT_CSS = "PointsTable { height: 7; }"

    shown: tuple[Sequence[Score], int] = ((), 0)

    def lay(self, cells: Cells) -> Iterable[Place]:
        """The rounds above, the latest ones if there are more than fit; a dot for those to come."""
        palette, (scores, rounds) = cells.palette, self.shown
        sheet(cells, Region(0, 0, cells.width, cells.height), said.points())
        room = cells.width - NAMES - 1 - TOTAL
        has_start = any(score.start for score in scores)
        numbers = [rounds, *(one for score in scores for one in (score.start, *score.gains))]
        pitches = PITCHES if max(numbers) < 10 else PITCHES[:-1]
        pitch = next((pitch for pitch in pitches if (rounds + has_start) * pitch <= room), pitches[-1])
        most = max(1, room // pitch - has_start)
        now = max((len(score.gains) for score in scores), default=0)
        first = max(0, min(rounds - most, now - most + 1))
        shown, x = range(first, min(rounds, first + most)), NAMES + 1 + pitch * has_start
        cells.right(cells.width - 2, 1, said.together_brief(), palette.dim)
        if has_start:
            cells.right(x, 1, said.start(), palette.dim)
        else:
            cells.put(2, 1, said.round(), palette.dim)
        for k, number in enumerate(shown):
            cells.right(x + pitch * (k + 1), 1, str(number + 1), palette.ink if number == now - 1 else palette.dim)
        cells.put(x, 1, "…" if shown.start else "", palette.dim)
        cells.put(x + pitch * len(shown), 1, "…" if shown.stop < rounds else "", palette.dim)
        for y, score in enumerate(scores, 2):
            cells.right(x, y, str(score.start) if has_start else "", palette.soft)
            name = shortened(score.name, NAMES + pitch - PITCHES[0] - 1)
            seat_pill(cells, 2, y, name, score.seat, score.is_acting)
            for k, number in enumerate(shown):
                gain = str(score.gains[number]) if number < len(score.gains) else "·"
                ink = palette.ink if number == len(score.gains) - 1 else palette.soft
                cells.right(x + pitch * (k + 1), y, gain, ink)
            cells.right(cells.width - 2, y, str(score.total), palette.ink, None, BOLD)
        return ()


APART = "· "
"""Between the signs of one colour and those of the other."""


class RixeLegend(Showing[tuple[Sequence[str], Sequence[str]]]):
    """Signs with their colours, then the rule of what goes where, in as many words as there is room for, else a column as it is to be: shown are
    the rule in ever fewer words, and a word before each sign, or none."""

    DEFAULT_CSS = "RixeLegend { height: 1; }"

    shown: tuple[Sequence[str], Sequence[str]] = ((), ("",) * len(EMBLEMS))

    def lay(self, cells: Cells) -> Iterable[Place]:
        """From the left, as far apart as there is room."""
        palette, room, (rules, colours), x = cells.palette, cells.width - 1, self.shown, 1
        signs = [*zip(EMBLEMS, (symbol(symbol=name) for name in SYMBOL_NAMES), SYMBOL_NAMES, colours, strict=True)]
        used = 1 + sum(len(name) + 2 + len(colour) + bool(colour) for _, name, _, colour in signs) + len(APART)
        rule, gap = next(
            ((text, gap) for text in rules for gap in (2, 1) if used + gap * len(signs) + 1 + len(text) <= room),
            ("", 1),
        )
        for sign, name, tone, colour in signs:
            if colour:
                x = cells.put(x, 0, f"{APART if x > 1 else ''}{colour}", palette.soft) + 1
            x = cells.put(x, 0, sign, palette.ink if palette.is_bare else palette.tone(tone))
            x = cells.put(x + 1, 0, name, palette.soft) + gap
        cells.put(x + 1, 0, rule, palette.ink)
        if rule:
            return ()
        x, word = x + 1, said.column()  # from 9 to 1, the colours by turns
        is_wide, has_word = (x + more + 2 * RANKS <= cells.width for more in (0, len(word) + 1))
        x = cells.put(x, 0, word, palette.soft) + 1 if has_word else x
        for value in range(RANKS, 0, -1):
            ground = None if palette.is_bare else palette.tone(SYMBOL_NAMES[0 if value % 2 else -1])
            ink = palette.ink if palette.is_bare else palette.dark_ink
            x = cells.put(x, 0, f"{value} " if is_wide and value > 1 else str(value), ink, ground)
        return ()

"""Below the zones: what both players share, what ends a turn, what the opponent did last, and what the signs on the cards mean."""

from collections.abc import Hashable, Iterable, Iterator, Sequence
from functools import partial
from itertools import accumulate
from typing import NamedTuple

from textual.geometry import Region

from rules.tribal.cards import SYMBOL_NAMES
from tribes_tui.games.tribal.duel.words import places as words
from tribes_tui.games.tribal.duel.words.said import log as said_log, table
from tribes_tui.games.tribal.table_parts import BACK, EMBLEMS
from tribes_tui.games.tribal.words import said
from tribes_tui.widgets.cards.card_face import Face, paint_back, paint_card
from tribes_tui.widgets.cards.column_bands import words_in
from tribes_tui.widgets.drawing import (
    BOLD,
    Cells,
    Drawn,
    Place,
    PlaceState,
    Showing,
    has_choice,
    own_state,
    shapes,
    shortened,
    tones_of,
)
from tribes_tui.widgets.drawing.shapes import key_button
from tribes_tui.words.folding import fold

END, KEY = "end", "e"


class DuelButtons(Showing[tuple[str, Sequence[str]]]):
    """The button that ends the turn or the cleaning at the left, empty if there is none; beside it words, in ever fewer forms."""

    DEFAULT_CSS = "DuelButtons { height: 1; }"

    shown: tuple[str, Sequence[str]] = ("", ())

    def names(self) -> Iterable[str]:
        """The button."""
        return (END,) if self.shown[0] else ()

    def look(self, name: str) -> Hashable:
        """What it says."""
        return self.shown[0]

    def lay(self, cells: Cells) -> Iterable[Place]:
        """The button, then the longest words that fit."""
        (button, words), x = self.shown, 1
        shapes.laid(cells, Region(0, 0, cells.width, 1))
        if button:
            spot = Region(0, 0, len(button) + 8, 1)
            yield Place(END, spot, spot)
            x = spot.right + 2
        cells.put(x, 0, next((text for text in words if x + len(text) < cells.width), ""), cells.palette.soft)

    def paint(self, cells: Cells, place: Place, state: PlaceState) -> None:
        """Its key as a cap, and the plate."""
        key_button(cells, place.region, KEY, self.shown[0], state, " " if cells.palette.is_flat else "▌")


TITLED = 4
"""Rows from which on the title has one of its own."""
LEFT = 1
"""Columns of the sheet before its words, where these have a title."""
BELOW = 2
"""Rows that are left for the last sentences below what a turn comes to, if they can be."""


class LatestView(NamedTuple):
    """What `Latest` shows: a title, the sentences of a turn; the bans, and the same in fewer words, where they would leave those no row; the parts
    of what the turn comes to (`in_all`); `key` shows the rest, where not all of them have room; the sentence that stands where nothing else has any."""

    title: str = ""
    lines: Sequence[str] = ()
    bans: Sequence[Sequence[str]] = ()
    in_all: Sequence[str] = ()
    key: str = ""
    least: str = ""


class Latest(Showing[LatestView]):
    """A title, the bans, and the sentences of a turn; where not all go in, what they come to and the last of them."""

    DEFAULT_CSS = "Latest { height: 1fr; }"

    shown = LatestView()

    def lay(self, cells: Cells) -> Iterable[Place]:
        """The title, bans in the colour of danger, then as many sentences as there is room for."""
        view, top = self.shown, int(cells.height >= TITLED)
        left = LEFT * top
        palette, width = cells.palette, cells.width - 1 - left
        shapes.laid(cells, Region(0, 0, cells.width, cells.height))
        forms = [[piece for ban in bans for piece in fold(ban, width)] for bans in view.bans or ((),)]
        shown = forms[-1] if len(forms[0]) >= cells.height - top else forms[0]
        bans = [(piece, palette.danger) for piece in shown][: max(0, cells.height - top)]
        room = cells.height - top - len(bans)
        say = partial(said_log.turn_of, is_titled=bool(top), title=view.title)
        in_all = [say(parts=view.in_all, key="none")] if view.in_all else []
        in_part = [say(parts=view.in_all[:k], key=view.key) for k in range(len(view.in_all) - 1, 0, -1) if view.key]
        rows = told_in(view.lines, width, room, in_all, in_part)
        if view.least and not rows:
            rows = told_in([view.least], width, room)
        told = [(row, palette.soft) for row in rows]
        if top:
            cells.put(left, 0, shortened(view.title, width), palette.accent, None, BOLD)
        for y, (text, ink) in enumerate([*bans, *told], top):
            cells.put(left, y, text, ink, None, BOLD if ink == palette.accent else 0)
        return ()


def told_in(
    lines: Sequence[str], width: int, room: int, in_all: Sequence[str] = (), in_part: Sequence[str] = ()
) -> list[str]:
    """All sentences in so many rows; else what they come to (`in_all`, from long to short; else `in_part`), and the last of them below."""
    told = [fold(f"· {line}", width) for line in lines]
    if sum(map(len, told)) > room:
        forms, begun = ([fold(f"· {form}", width) for form in some] for some in (in_all, in_part))
        ways = ((room - BELOW, forms), (room, forms), (room, begun))
        first = next((form for most, some in ways for form in some if len(form) <= most), [])
        used = [*accumulate(map(len, reversed(told)), initial=len(first))]
        told = [first, *told[len(told) + 1 - sum(rows <= room for rows in used) :]]
    return [piece for pieces in told for piece in pieces]


FRAMED = 7
"""Rows from which on what is needed has a frame."""
BESIDE = 60
"""Columns from which on both players stand side by side."""


class Needed(Showing[Sequence[tuple[str, Sequence[str]]]]):
    """What each player's piles wait for: a heading, and a row for each pile."""

    shown: Sequence[tuple[str, Sequence[str]]] = ()

    def lay(self, cells: Cells) -> Iterable[Place]:
        """Side by side, else one below the other as far as there is room; in a frame where there is room for it."""
        is_framed = cells.height >= FRAMED
        if self.shown and is_framed:
            shapes.sheet(cells, Region(0, 0, cells.width, cells.height), table.needed())
        elif self.shown:
            shapes.laid(cells, Region(0, 0, cells.width - 1, cells.height))
        width = (cells.width - 3) // 2 if cells.width >= BESIDE else cells.width - 3
        for k, (head, lines) in enumerate(self.shown):
            x, top = (2 + k * width, is_framed) if cells.width >= BESIDE else (2, is_framed + k * (len(lines) + 2))
            if top + len(lines) < cells.height - is_framed:
                cells.put(x, top, head, cells.palette.soft)
                for y, line in enumerate(lines, top + 1):
                    cells.put(x, y, shortened(line, width - 1), cells.palette.ink)
        return ()


WIDE = 3
"""Columns of a symbol's sign where there is room."""
GAP = 3
"""Columns between two signs at the most."""
INKS = {words.BANNED: "danger", words.LIT: "legal"}


class DuelLegend(Showing[Sequence[Sequence[words.Mark]]]):
    """Symbols and marks in one row; shown are the marks, in ever fewer words."""

    DEFAULT_CSS = "DuelLegend { height: 1; }"

    shown: Sequence[Sequence[words.Mark]] = ()

    def lay(self, cells: Cells) -> Iterable[Place]:
        """As far apart as there is room: the most marks that have any, the symbols' signs wide where they can be."""
        palette, is_bare, x = cells.palette, cells.palette.is_bare, 1
        symbols = [said.symbol(symbol=symbol) for symbol in SYMBOL_NAMES]
        for marks, chip in ((marks, chip) for marks in (*self.shown, ()) for chip in ((1,) if is_bare else (WIDE, 1))):
            used = sum(chip + 1 + len(name) for name in symbols) + sum(1 + len(sign + told) for sign, told in marks)
            gap = min(GAP, (cells.width - 2 - used) // (len(symbols) + len(marks) - 1))
            if gap > 0:
                break
        for symbol, name, sign in zip(SYMBOL_NAMES, symbols, EMBLEMS, strict=True):
            tone = palette.tone(symbol)
            x = cells.put(x, 0, sign.center(chip), palette.ink if is_bare else palette.on(tone), tone, BOLD)
            x = cells.put(x + 1, 0, name, palette.soft) + gap
        for sign, meaning in marks:
            ink = palette.colour(INKS.get(sign, "accent"))
            x = cells.put(x, 0, "_" if is_bare and sign == words.LIT else sign, ink, None, BOLD)
            x = cells.put(x + 1, 0, meaning, palette.soft) + gap
        return ()


STOCK, DRAWN = "stock", "drawn"
CARD = 7
CARDS = 6
"""Rows for cards with their titles and their shadow."""
NARROW = 4
GOAL = 31
"""Columns at the least for how the game is won."""
FIRST = 12
"""The column where the discard begins in the large form; in two rows it has its word before it."""


class DiscardedCard(NamedTuple):
    """A card of the discard: its place, its face, and the marks it has."""

    name: str
    face: Face
    mark: str = ""


class Supply(Drawn):
    """Cards of four rows under their titles; or two rows: the stock, and below it the discard."""

    DEFAULT_CSS = "Supply { height: 2; }"

    _stock = 0
    _discard: dict[str, DiscardedCard] = {}
    _drawn: Face | None = None
    _goals: tuple[str, ...] = ()
    _note = ""

    def show(
        self,
        stock: int,
        discard: Sequence[DiscardedCard],
        drawn: Face | None,
        goals: Sequence[str] = (),
    ) -> None:
        """So many in the stock; the discard; the card to be placed; how the game is won, in ever fewer words."""
        self._stock, self._drawn, self._goals = stock, drawn, tuple(goals)
        self._discard = {card.name: card for card in discard}
        self.changed()

    def tell(self, note: str) -> None:
        """A note behind the discard."""
        if note != self._note:
            self._note = note
            self.changed()

    def names(self) -> Iterable[str]:
        """The stock, the card to be placed, the discard."""
        yield STOCK
        if self._drawn is not None:
            yield DRAWN
        yield from self._discard

    def shape(self) -> Hashable:
        """Which cards there are, and the words."""
        return tuple(self._discard), self._drawn is None, self._goals, self._note

    def look(self, name: str) -> Hashable:
        """The number of cards, or the card."""
        shown = self._stock if name == STOCK else self._drawn if name == DRAWN else self._discard[name]
        return shown, has_choice(self)

    # ---- Where things lie

    def lay(self, cells: Cells) -> Iterable[Place]:
        """Titles and words under the places."""
        return self._lay_cards(cells) if cells.height >= CARDS else self._lay_rows(cells)

    def _lay_cards(self, cells: Cells) -> Iterator[Place]:
        palette, high = cells.palette, 4
        cells.put(0, 0, table.stock(), palette.soft)
        yield Place(STOCK, Region(0, 1, CARD, high), Region(0, 1, CARD + 1, high + 1))
        x = FIRST
        if self._drawn is not None:
            cells.centre(x, 0, CARD + 2, table.to_place(), palette.accent, None, BOLD)
            yield Place(DRAWN, Region(x + 1, 1, CARD, high), Region(x + 1, 1, CARD + 1, high + 1))
            x += CARD + 5
        cells.put(x, 0, table.discard(), palette.soft)
        if not self._discard:
            shapes.slot(cells, Region(x, 1, CARD + 6, high), (table.discard_empty(),))
        end, half = x + max(CARD + 6, len(self._discard) * (CARD + 1)) + 2, cells.width // 2 + 1
        right = half if end < half <= cells.width - GOAL else cells.width - max(GOAL, cells.width * 2 // 5)
        left = min(right - 1, end)
        shapes.laid(cells, Region(left, 0, cells.width - left, cells.height))
        forms, room = [fold(goal, max(1, cells.width - right - 2), "") for goal in self._goals], cells.width - right - 2
        goal = next((lines for lines in forms if len(lines) <= high and max(map(len, lines)) <= room), ())
        for y, line in enumerate(goal):
            cells.put(right, y, line, palette.soft)
        yield from self._lay_discard(x, right - 2 - x, high)

    def _lay_discard(self, x: int, room: int, high: int) -> Iterator[Place]:
        """Cards over each other; where there is no room for even their left parts, in rows of small ones."""
        pitch = min(CARD + 1, (room - CARD - 1) // max(1, len(self._discard) - 1))
        a_row = max(1, room // NARROW)
        for k, name in enumerate(self._discard):
            if pitch < NARROW:
                spot = Region(x + k % a_row * NARROW, 1 + 2 * (k // a_row), NARROW, 1)
                yield Place(name, spot, spot)
                continue
            is_last = k == len(self._discard) - 1
            seen, extent = (CARD, CARD + 1) if is_last else (min(CARD, pitch), min(CARD + 1, pitch))
            left = x + k * pitch
            yield Place(name, Region(left, 1, seen, high), Region(left, 1, extent, high + 1))

    def _lay_rows(self, cells: Cells) -> Iterator[Place]:
        palette = cells.palette
        shapes.laid(cells, Region(0, 0, cells.width, cells.height))
        yield Place(STOCK, Region(0, 0, NARROW, 1), Region(0, 0, NARROW, 1))
        x = cells.put(NARROW + 1, 0, table.stock(), palette.soft) + 2
        if self._drawn is not None:
            yield Place(DRAWN, Region(x, 0, 9, 1), Region(x, 0, 9, 1))
            x += 11
        x = cells.put(x, 0, table.discard(), palette.soft) + 1
        if not self._discard:
            cells.put(x, 0, table.discard_empty(), palette.dim)
        pitch = min(NARROW, (cells.width - x) // max(1, len(self._discard)))
        for k, name in enumerate(self._discard):
            spot = Region(x + pitch * k, 0, pitch, 1)
            yield Place(name, spot, spot)
        left = cells.width - 1 - len(self._note)
        if x + max(pitch * len(self._discard), len(table.discard_empty())) < left:
            cells.put(left, 0, self._note, palette.soft)
        goal = next((goal for goal in self._goals if 1 + len(goal) < cells.width), "")
        cells.put(1, 1, goal, palette.soft)

    # ---- Painting

    def paint(self, cells: Cells, place: Place, state: PlaceState) -> None:
        """The stock or a card, large or in a row."""
        state = own_state(self, place.name, state)
        is_large = place.region.height > 1
        if place.name == STOCK:
            self._paint_stock(cells, place.region, state, is_large)
            return
        shown = DiscardedCard(DRAWN, self._drawn) if place.name == DRAWN and self._drawn else self._discard[place.name]
        if place.name == DRAWN:
            state = state._replace(is_chosen=True, is_faded=False)
        if is_large:
            self._paint_large(cells, place.region, shown, state)
        else:
            self._paint_small(cells, place.region, shown, state)

    def _paint_stock(self, cells: Cells, spot: Region, state: PlaceState, is_large: bool) -> None:
        palette = cells.palette
        tone = palette.tone(BACK.tone)
        if not is_large:
            ground, ink, flags = tones_of(palette, palette.ink if palette.is_bare else palette.on(tone), state)
            text = f"►{self._stock}◄" if state.is_cursor else f"{self._stock}"
            cells.put(spot.x, spot.y, text.center(NARROW), ink, ground or tone, flags | BOLD)
            return
        if not self._stock:
            shapes.slot(cells, spot, (table.stock_empty(),))
            return
        paint_back(cells, spot, BACK.tone, state._replace(is_cursor=False, is_chosen=False), spot.width)
        label = f"►{self._stock}◄" if state.is_cursor else f" {self._stock} "
        dark = palette.mix(tone, "#000000", 0.45)
        ground, ink, flags = tones_of(palette, palette.ink if palette.is_bare else palette.on(dark), state)
        cells.centre(spot.x, spot.y + 1, spot.width, label, ink, ground or dark, flags | BOLD)
        if not palette.is_bare:
            foot = spot.bottom - 1
            cells.put(spot.x + 1, foot, "═" * (spot.width - 2), palette.card_dim, palette.card_edge)
        shapes.glow(cells, spot.x, spot.bottom, spot.width, state)

    def _paint_large(self, cells: Cells, spot: Region, shown: DiscardedCard, state: PlaceState) -> None:
        """The left part is seen where cards lie over each other."""
        whole = Region(spot.x, spot.y, CARD, spot.height)
        face = shown.face._replace(name=words_in(shown.face, min(spot.width, CARD) - 2), value="")
        if cells.palette.is_bare:
            face = face._replace(word="")
        paint_card(cells, whole, face, state, spot.width)
        if shown.mark:
            cells.put(spot.x, spot.y + 1, shown.mark, cells.palette.card_ink, None, BOLD)

    def _paint_small(self, cells: Cells, spot: Region, shown: DiscardedCard, state: PlaceState) -> None:
        palette, face = cells.palette, shown.face
        tone = palette.tone(face.tone)
        if state.is_faded:
            tone = palette.fade(tone, cells.ground(spot.x, spot.y))
        ground, ink, flags = tones_of(palette, palette.ink if palette.is_bare else palette.on(tone), state)
        text = words_in(face, spot.width - 2)
        edges = ("►", "◄") if state.is_cursor else ("[", "]") if palette.is_bare else (" ", " ")
        cells.put(
            spot.x, spot.y, f"{edges[0]}{text.center(spot.width - 2)}{edges[1]}", ink, ground or tone, flags | BOLD
        )
        if shown.mark and not state.is_cursor:
            cells.put(spot.right - 1, spot.y, shown.mark, None, None, BOLD)
        if state.is_legal and not state.is_cursor and not palette.is_bare:
            cells.put(spot.x, spot.y, "▌", palette.legal)

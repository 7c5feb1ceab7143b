"""Below the zones: what ends a turn and what may be done once in it, what the opponent did last, and what the signs on the cards mean."""

from collections.abc import Hashable, Iterable, Sequence

from textual.geometry import Region

from rules.tribal.cards import SYMBOL_NAMES
from tribes_tui.games.tribal.duel.words import places as words
from tribes_tui.games.tribal.duel.words.said import table
from tribes_tui.games.tribal.table_parts import EMBLEMS
from tribes_tui.games.tribal.words import said
from tribes_tui.widgets.drawing import BOLD, Cells, Drawn, Place, PlaceState, Showing, shapes, shortened
from tribes_tui.widgets.drawing.shapes import key_button
from tribes_tui.words.folding import fold

END, KEY = "end", "e"


class DuelButtons(Drawn):
    """The button that ends the turn or the cleaning at the left; words beside it."""

    DEFAULT_CSS = "DuelButtons { height: 1; }"

    _button, _said = "", tuple[str, ...]()

    def show(self, button: str, said: Sequence[str]) -> None:
        """What the button says, empty if there is none; and what else there is to say, in ever fewer words."""
        self._button, self._said = button, tuple(said)
        self.changed()

    def names(self) -> Iterable[str]:
        """The button."""
        return (END,) if self._button else ()

    def shape(self) -> Hashable:
        """The words."""
        return self._button, self._said

    def look(self, name: str) -> Hashable:
        """What it says."""
        return self._button

    def lay(self, cells: Cells) -> Iterable[Place]:
        """The button, then the longest words that fit."""
        x = 1
        shapes.laid(cells, Region(0, 0, cells.width, 1))
        if self._button:
            spot = Region(0, 0, len(self._button) + 8, 1)
            yield Place(END, spot, spot)
            x = spot.right + 2
        cells.put(x, 0, next((text for text in self._said if x + len(text) < cells.width), ""), cells.palette.soft)

    def paint(self, cells: Cells, place: Place, state: PlaceState) -> None:
        """Its key as a cap, and the plate."""
        key_button(cells, place.region, KEY, self._button, state, " " if cells.palette.is_flat else "▌")


TITLED = 4
"""Rows from which on the title has one of its own."""
LEFT = 1
"""Columns of the sheet before its words, where these have a title."""
BELOW = 2
"""Rows that are left for the last sentences below what a turn comes to, if they can be."""


class Latest(Drawn):
    """A title, the bans, and the sentences of a turn; where not all go in, what they come to and the last of them."""

    DEFAULT_CSS = "Latest { height: 1fr; }"

    _title = ""
    _lines: tuple[str, ...] = ()
    _bans: tuple[str, ...] = ()
    _in_all: tuple[tuple[str, ...], tuple[str, ...]] = ((), ())
    _own: tuple[str, ...] = ()
    _in_part: tuple[tuple[str, ...], tuple[str, ...]] = ((), ())
    _brief_bans: tuple[str, ...] = ()
    _own_title = ""

    def show(
        self,
        title: str,
        lines: Sequence[str],
        bans: Sequence[str],
        in_all: tuple[tuple[str, ...], tuple[str, ...]] = ((), ()),
        own: Sequence[str] = (),
        in_part: tuple[tuple[str, ...], tuple[str, ...]] = ((), ()),
        brief_bans: Sequence[str] = (),
        own_title: str = "",
    ) -> None:
        """Tell this from now on; `in_all`: the lines as one sentence, in ever fewer words, and the same as below the title; `own`: one's own last deed, in ever fewer words, behind them
        where they leave it room, below `own_title` where the lines have a title; `in_part`: the first of that sentence, likewise; `brief_bans`: the bans where they would leave the lines no row."""
        self._title, self._lines, self._bans, self._in_all = title, tuple(lines), tuple(bans), in_all
        self._own, self._in_part, self._brief_bans = tuple(own), in_part, tuple(brief_bans)
        self._own_title = own_title
        self.changed()

    def shape(self) -> Hashable:
        """All of it."""
        return (
            self._title,
            self._lines,
            self._bans,
            self._in_all,
            self._own,
            self._in_part,
            self._brief_bans,
            self._own_title,
        )

    def lay(self, cells: Cells) -> Iterable[Place]:
        """The title, bans in the colour of danger, then as many sentences as there is room for."""
        left = LEFT * (cells.height >= TITLED)
        palette, width = cells.palette, cells.width - 1 - left
        shapes.laid(cells, Region(0, 0, cells.width, cells.height))
        top = 0
        if cells.height >= TITLED:
            cells.put(left, 0, shortened(self._title, width), palette.accent, None, BOLD)
            top = 1
        forms = [[piece for ban in bans for piece in fold(ban, width)] for bans in (self._bans, self._brief_bans)]
        shown = forms[len(forms[0]) >= cells.height - top and bool(forms[1])]
        bans = [(piece, palette.danger) for piece in shown][: max(0, cells.height - top)]
        room = cells.height - top - len(bans)
        head = [(shortened(self._own_title, width), palette.accent)] if top and self._own_title else []
        deeds = ([*head, *((piece, palette.ink) for piece in fold(f"· {form}", width))] for form in self._own)
        ways = (
            (deed, told_in(self._lines, width, room - len(deed), self._in_all[top], self._in_part[top]))
            for deed in (*(deed for deed in deeds if len(deed) < room), [])
        )
        own, told = next(way for way in ways if way[1] or not (way[0] and self._lines))
        for y, (text, ink) in enumerate([*bans, *((piece, palette.soft) for piece in told), *own], top):
            cells.put(left, y, text, ink, None, BOLD if ink == palette.accent else 0)
        return ()


def told_in(
    lines: Sequence[str], width: int, room: int, in_all: Sequence[str] = (), in_part: Sequence[str] = ()
) -> list[str]:
    """All sentences in so many rows; else what they come to (`in_all`, from long to short; else `in_part`), and the last of them below."""
    whole = [piece for line in lines for piece in fold(f"· {line}", width)]
    if len(whole) <= room:
        return whole
    forms, begun = ([fold(f"· {form}", width) for form in told] for told in (in_all, in_part))
    ways = ((room - BELOW, forms), (room, forms), (room, begun))
    first = next((form for most, told in ways for form in told if len(form) <= most), [])
    return [*first, *_last(lines, width, room - len(first))]


def _last(lines: Sequence[str], width: int, room: int) -> list[str]:
    """The last sentences in so many rows."""
    told: list[str] = []
    for line in reversed(lines):
        pieces = fold(f"· {line}", width)
        if len(told) + len(pieces) > room:
            break
        told = [*pieces, *told]
    return told


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
    """Symbols and marks in one row."""

    DEFAULT_CSS = "DuelLegend { height: 1; }"

    shown: Sequence[Sequence[words.Mark]] = ()

    def lay(self, cells: Cells) -> Iterable[Place]:
        """As far apart as there is room; the marks in a row of their own where there are two."""
        palette, is_bare = cells.palette, cells.palette.is_bare
        has_two = cells.height > 1
        marks, chip, gap = self._fitting(cells.width - 2, is_bare, has_two)
        x = 1
        for symbol, sign in zip(SYMBOL_NAMES, EMBLEMS, strict=True):
            tone = palette.tone(symbol)
            ink = palette.ink if is_bare else palette.on(tone)
            x = cells.put(x, 0, sign.center(chip), ink, tone, BOLD)
            x = cells.put(x + 1, 0, said.symbol(symbol=symbol), palette.soft) + (1 if has_two else gap)
        x, y = (1, 1) if has_two else (x, 0)
        for sign, meaning in marks:
            ink = palette.colour(INKS.get(sign, "accent"))
            x = cells.put(x, y, "_" if is_bare and sign == words.LIT else sign, ink, None, BOLD)
            x = cells.put(x + 1, y, meaning, palette.soft) + gap
        return ()

    def _fitting(self, room: int, is_bare: bool, has_two: bool) -> tuple[Sequence[words.Mark], int, int]:
        """The marks that are explained, the columns of a symbol's sign, and those between two of them."""
        for marks in self.shown:
            for chip in (1,) if is_bare or has_two else (WIDE, 1):
                symbols = [said.symbol(symbol=symbol) for symbol in (() if has_two else SYMBOL_NAMES)]
                used = sum(chip + 1 + len(name) for name in symbols) + sum(
                    1 + len(mark.sign + mark.meaning) for mark in marks
                )
                gap = (room - used) // (len(symbols) + len(marks) - 1)
                if gap > 0:
                    return marks, chip, min(GAP, gap)
        return (), 1, 1

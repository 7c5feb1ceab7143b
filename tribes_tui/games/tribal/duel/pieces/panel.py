"""Below the zones: what ends a turn and what may be done once in it, what the opponent did last, and what the signs on the cards mean."""

from collections.abc import Hashable, Iterable, Sequence
from functools import partial
from itertools import accumulate
from typing import NamedTuple

from textual.geometry import Region

from rules.tribal.cards import SYMBOL_NAMES
from tribes_tui.games.tribal.duel.words import places as words
from tribes_tui.games.tribal.duel.words.said import log as said_log, table
from tribes_tui.games.tribal.table_parts import EMBLEMS
from tribes_tui.games.tribal.words import said
from tribes_tui.widgets.drawing import BOLD, Cells, Place, PlaceState, Showing, shapes, shortened
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
    """What `Latest` shows: a title, the sentences of a turn; the bans, and the same in fewer words, where they would leave those no row; what the
    turn comes to (`in_all`), in ever fewer words; `own`: one's own last deed, likewise, behind them where they leave it room, below
    `own_title`; `key` shows the rest, where not even the fewest words have room."""

    title: str = ""
    lines: Sequence[str] = ()
    bans: Sequence[Sequence[str]] = ()
    in_all: Sequence[Sequence[str]] = ()
    own: Sequence[str] = ()
    own_title: str = ""
    key: str = ""


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
        if top:
            cells.put(left, 0, shortened(view.title, width), palette.accent, None, BOLD)
        forms = [[piece for ban in bans for piece in fold(ban, width)] for bans in view.bans or ((),)]
        shown = forms[-1] if len(forms[0]) >= cells.height - top else forms[0]
        bans = [(piece, palette.danger) for piece in shown][: max(0, cells.height - top)]
        room = cells.height - top - len(bans)
        say = partial(said_log.turn_of, is_titled=bool(top), title=view.title)
        in_all = [say(parts=parts, key="none") for parts in view.in_all]
        fewest = view.in_all[-1] if view.in_all and view.key else ()
        in_part = [say(parts=[*fewest[:k]], key=view.key) for k in range(len(fewest) - 1, 0, -1)]
        head = [(shortened(view.own_title, width), palette.accent)] if top and view.own_title else []
        deeds = ([*head, *((piece, palette.ink) for piece in fold(f"· {form}", width))] for form in view.own)
        ways = (
            (deed, told_in(view.lines, width, room - len(deed), in_all, in_part))
            for deed in (*(deed for deed in deeds if len(deed) < room), [])
        )
        own, told = next(way for way in ways if way[1] or not (way[0] and view.lines))
        for y, (text, ink) in enumerate([*bans, *((piece, palette.soft) for piece in told), *own], top):
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

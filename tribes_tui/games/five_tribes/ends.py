"""Where a move in progress can end and what that certainly brings: facts of the board, no judgement (spec 3.3 to 3.6)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from rules.five_tribes.components.grid import TILE_TEXT
from rules.five_tribes.components.pieces import COLOURS, FACE_KIND, LARGE_MARKET, OASIS, SACRED, SMALL_MARKET, VILLAGE
from tribes_tui.games.five_tribes.words import board as words
from tribes_tui.games.five_tribes.words.said import ends as said
from tribes_tui.games.five_tribes.words.things import COLOUR_WORDS
from tribes_tui.theme.palette import BOLD
from tribes_tui.words.common import count

if TYPE_CHECKING:
    from rules.five_tribes.evaluation.preview import MoveEnd
    from rules.five_tribes.state import FiveTribesState as S
    from tribes_tui.games.five_tribes.foresight import Ends
    from tribes_tui.widgets.words import Line

TILE_BRINGS = {
    VILLAGE: "a palace",
    SACRED: "a djinn to buy",
    OASIS: "a palm",
    SMALL_MARKET: "a card to buy",
    LARGE_MARKET: "2 cards to buy",
}


def tribe_brings(state: S, end: MoveEnd) -> str:
    """What the meeples do: `3 cards`, `12 gold`, `a kill within 3` (tiles); of viziers and elders the points."""
    number, what = end.taken, COLOURS[end.colour]
    if what == "G":
        return count(min(number, len(state.row)), "card")
    if what == "B":
        return f"{number * state.blues[end.tile]} gold"
    return f"a kill within {number}" if what == "R" else count(end.points.tribe, "point")


def brings(state: S, end: MoveEnd) -> list[str]:
    """All that certainly follows, or may be bought."""
    parts = [tribe_brings(state, end)]
    if end.control:
        parts.append("yours")
    return [part for part in (*parts, TILE_BRINGS[FACE_KIND[state.faces[end.tile]]]) if part]


def distinct(found: Sequence[MoveEnd]) -> list[MoveEnd]:
    """Of all ways to end on a tile, the best first, that which the table plays for each tribe, in the tribes' order."""
    best: dict[int, MoveEnd] = {}
    for end in found:
        best.setdefault(end.colour, end)
    return [best[colour] for colour in sorted(best)]


def lines(state: S, ends: Ends) -> list[Line]:
    """A line for each tile and tribe, in the order of the board."""
    found: list[Line] = []
    for tile in sorted(ends):
        for end in distinct(ends[tile]):
            one = COLOUR_WORDS[COLOURS[end.colour]]
            what = count(end.taken, one)
            rest = ", ".join(brings(state, end))
            found.append(((f"{TILE_TEXT[tile]} ", "ink", BOLD), (what, f"meeple-{one}"), (f": {rest}", "soft")))
    return found


def short_lines(state: S, ends: Ends) -> list[Line]:
    """The same in the signs that stand on tiles: `c1 V3 +13 ∩ †`."""
    found: list[Line] = []
    for tile in sorted(ends):
        for end in distinct(ends[tile]):
            one = COLOURS[end.colour]
            what = (f"{words.LETTERS[one]}{end.taken}", f"meeple-{COLOUR_WORDS[one]}", BOLD)
            brings, *rest = (f" {part}" for part in _in_short(state, end) if part)
            found.append(((f"{TILE_TEXT[tile]} ", "ink", BOLD), what, (brings, "soft"), ("".join(rest), "ink")))
    return found


def _in_short(state: S, end: MoveEnd) -> Iterator[str]:
    letter = COLOURS[end.colour]
    if letter == "R":
        yield said.kill()
    else:
        yield tribe_brings(state, end) if letter in "GB" else f"+{end.points.tribe}"
    yield words.SIGNS[0][0] if end.control else ""
    yield {
        VILLAGE: words.SIGNS[2][0],
        SACRED: said.djinn(),
        OASIS: words.SIGNS[1][0],
        SMALL_MARKET: said.buy(number=1),
        LARGE_MARKET: said.buy(number=2),
    }[FACE_KIND[state.faces[end.tile]]]


def end_text(state: S, end: MoveEnd) -> str:
    """An end in words: `3 elders, yours, a palm`."""
    return ", ".join([tribe_of(end), *brings(state, end)])


def tribe_of(end: MoveEnd) -> str:
    """Who is picked up: `3 elders`."""
    return count(end.taken, COLOUR_WORDS[COLOURS[end.colour]])

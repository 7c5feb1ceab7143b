"""What was done since the viewer's last decision, as a page: each way tile by tile on the board itself, and turns below each other beside it."""

from collections.abc import Hashable, Iterable, Sequence
from functools import partial
from typing import ClassVar, NamedTuple

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.geometry import Region

from rules import Event
from rules.five_tribes.components import stages as st
from rules.five_tribes.components.grid import TILE_TEXT
from rules.five_tribes.components.pieces import ROW
from rules.five_tribes.state import FiveTribesState as S
from tribes_tui.games.five_tribes.pieces.layout import HIGH_MARKET
from tribes_tui.games.five_tribes.pieces.parts import Lines
from tribes_tui.games.five_tribes.pieces.values import legend, market, signs_legend, tiles
from tribes_tui.games.five_tribes.words import news
from tribes_tui.games.five_tribes.words.news import MoveWay, split
from tribes_tui.games.five_tribes.words.said import log, table as words
from tribes_tui.games.five_tribes.words.things import TONES, Names, longest_card
from tribes_tui.table.board.scene import Moment
from tribes_tui.widgets.cards.market_row import MarketRow
from tribes_tui.widgets.drawing import (
    BOLD,
    REVERSE,
    Cells,
    Chosen,
    Drawn,
    Felt,
    Line,
    Part,
    Place,
    PlaceState,
    Words,
    fold,
    shapes,
    shortened,
)
from tribes_tui.widgets.tiles.tile_grid import TileGrid
from tribes_tui.words.common import capital
from tribes_tui.words.language import Later

FORMS = ((True, True, 1), (True, True, 0), (False, True, 0), (True, False, 0))
"""How turns are told, from long to short: with their whole ways, all of them or of all but one the name, free rows between them."""


SEVERAL = 2
"""Turns of others that are told on a page."""


Drop = tuple[str, str, str]
"""A step: the tile, what was dropped there, its colour."""


class OthersTurn(NamedTuple):
    """A turn: who, where the meeples were taken, the steps, what came of it."""

    who: str
    seat: int
    start: str
    drops: tuple[Drop, ...]
    brought: str


class OthersTurnsList(Drawn):
    """A place a turn; the one under the cursor is the one whose steps the board shows."""

    def __init__(self, turns: Sequence[OthersTurn], id: str | None = None) -> None:
        super().__init__(id=id)
        self._has_ways = self._tells_all = True
        self.pieces = {f"turn:{number}": turn for number, turn in enumerate(turns)}

    def lay(self, cells: Cells) -> Iterable[Place]:
        """In full with a free row between them; where there are too many, without it, without the ways; at last one alone in full."""
        number = len(self.pieces)
        cells.title(1, 0, words.log_turns(number=number) if number > 1 else words.log())
        room, width = cells.height - 1, cells.width - 2
        for self._has_ways, self._tells_all, gap in FORMS:
            heights = [1 + len(self._rows(name, width)) for name in self.pieces]
            if sum(heights) + gap * (len(heights) - 1) <= room:
                break
        cursor, names = self.states.cursor, [*self.pieces]
        last = names.index(cursor) if cursor in names else len(heights) - 1
        first = next((k for k in range(last) if sum(heights[k : last + 1]) <= room - bool(k)), last)
        y = 1 + bool(first)
        if first:
            cells.put(1, 1, shortened(words.more_turns(), width), cells.palette.dim)
        for name, height in [*zip(self.pieces, heights, strict=True)][first:]:
            if y + height > cells.height > height:
                return
            yield Place(name, Region(1, y, width, height), Region(0, y, cells.width, height))
            y += height + gap

    def paint(self, cells: Cells, place: Place, state: PlaceState) -> None:
        """The name, and below it as many rows as there are."""
        turn, (x, y, width, height) = self.pieces[place.name], place.region
        palette = cells.palette
        name = shortened(turn.who, width - 2)
        if state.is_cursor:
            cells.put(x, y, f"►{name}◄", palette.dark_ink, palette.cursor, BOLD | REVERSE)
        else:
            tone = palette.seat(turn.seat)
            shapes.pill(cells, x, y, name, tone, palette.on(tone))
        for row, line in enumerate(self._rows(place.name, width)[: height - 1], y + 1):
            cells.parts(x, row, line)

    def shape(self) -> Hashable:
        """Which turns, and the one that is shown whatever the room."""
        return tuple(self.pieces), self.states.cursor

    def _rows(self, name: str, width: int) -> list[Line]:
        """The way as it folds, `from e2: e3 vizier, d3 merchant`, or only its ends, then what it brought; none where another turn alone is
        told."""
        if not self._tells_all and name != self.states.cursor:
            return []
        turn = self.pieces[name]
        way: list[Part] = [(words.way_begin(tile=turn.start), "soft")]
        for k, (tile, word, tone) in enumerate(turn.drops):
            way += [("," if k else "", "soft"), (f" {tile}", "soft"), (f" {word}", tone, BOLD)]
        if self._has_ways:
            return [*fold(tuple(way), width), *fold(((turn.brought, "ink"),), width)]
        return list(fold(((f"{turn.start} → {turn.drops[-1][0]}, ", "soft"), (turn.brought, "ink")), width))


class OthersTurnsPage(Felt, can_focus=True):
    """The market, the board and the turns beside it."""

    SCOPED_CSS = False
    DEFAULT_CSS = """
    OthersTurnsPage #market { height: 3; }
    .-h24 OthersTurnsPage #market { height: 2; }
    OthersTurnsPage #body { height: 1fr; layout: horizontal; }
    OthersTurnsPage #bids, OthersTurnsPage #legend { height: 1; }
    OthersTurnsPage #tiles { width: 56; height: 1fr; }
    OthersTurnsPage #turns { width: 1fr; height: 1fr; margin: 0 0 0 1; }
    .-w100.-from-h30 OthersTurnsPage #tiles, .-from-w120.-h30 OthersTurnsPage #tiles { width: 74; }
    .-w120.-from-h40 OthersTurnsPage #tiles, .-from-w160.-h40 OthersTurnsPage #tiles { width: 92; }
    .-w160.-from-h50 OthersTurnsPage #tiles { width: 110; }
    .-w200.-from-h50 OthersTurnsPage #tiles { width: 128; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up,left", "walk(-1)", Later(words.other_turn), key_display="↑↓"),
        Binding("down,right", "walk(1)", show=False),
    ]

    def __init__(self, told: Sequence[OthersTurn], state: S, names: Names, bids: str = "") -> None:
        """`told`: turns, oldest first; `state`: the position after them; `bids`: what was bid, a sentence."""
        super().__init__()
        self._told, self._state, self._names, self._bidding = told, state, names, bids
        self.at = len(told) - 1
        """The turn whose steps the board shows: the last one first."""
        self.market, self.tiles = (
            MarketRow(words.market(), id="market", places=ROW, longest=longest_card()),
            TileGrid(id="tiles"),
        )
        self.turns, self._bids = OthersTurnsList(told, id="turns"), Lines(id="bids")

    def compose(self) -> ComposeResult:
        """As on the table: the market, the board with a column beside it, two lines."""
        yield self.market
        with Felt(id="body"):
            yield self.tiles
            yield self.turns
        yield self._bids
        yield Words(legend(self.app.size.width), id="legend")

    def on_mount(self) -> None:
        """Show the last turn; the arrows are this widget's."""
        self._bids.show("", [((self._bidding, "soft"),)] if self._bidding else [])
        self._show()
        self.focus()

    def watch_has_focus(self, _has_focus: bool) -> None:
        """It looks the same with the focus: Textual would style all that lies on it once more before the page is shown."""

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """There is nothing to walk among where one turn alone is told."""
        return len(self._told) > 1

    def action_walk(self, by: int) -> None:
        """To the turn before or after this one; from the last on to the first."""
        self.at = (self.at + by) % len(self._told)
        self._show()

    def on_drawn_chosen(self, message: Chosen) -> None:
        """A click on a turn."""
        if message.piece is self.turns:
            self.at = [*self.turns.names()].index(message.name)
            self._show()

    def _show(self) -> None:
        turn = self._told[self.at]
        self.turns.states.cursor = f"turn:{self.at}"
        self.turns.changed()
        start, *entered = (TILE_TEXT.index(tile) for tile in (turn.start, *(tile for tile, *_ in turn.drops)))
        self.tiles.show(tiles(self._state, self._names, MoveWay(turn.seat, start, tuple(entered)), {}))
        self.market.show(*market(self._state, self.app.size.height >= HIGH_MARKET), notes=signs_legend())


def turns_page(events: Sequence[Event], names: Names, state: S) -> list[Moment]:
    """A page for the turns of the others among these events, on the board as `state` has it, and for the viewer's own before
    them that a move ended, with nothing more to decide. One page a round, before the bids, if several others had a turn, and one whenever the
    viewer was robbed: the table tells the last turn, and a key all.
    """
    is_over = state.stage in (st.BIDDING, st.MOVE)
    found = tuple(
        _since(seat, told, names)
        for seat, told in split(events)
        if seat is not None and (is_over or seat != state.viewer) and any(event.kind == "gather" for event in told)
    )
    others = sum(one.seat != state.viewer for one in found)
    robbed = [event for event in events if event.kind == "rob" and event.public["player"] == state.viewer]
    if not robbed and (others < SEVERAL or state.stage != st.BIDDING):
        return []
    since = words.since(is_own=any(one.seat == state.viewer for one in found))
    sentence = news.event(robbed[-1], names) if robbed else since
    has_others = any(event.kind == "bid" and event.player != state.viewer for event in events)
    lines, bids = [sentence], news.bids(events, names) if has_others else ""
    for one in found:
        way = words.way(tile=one.start, steps=", ".join(f"{tile} {word}" for tile, word, _ in one.drops))
        lines += [words.turn_of(who=one.who, way=way), f"  {one.brought}"]
    page = partial(OthersTurnsPage, found, state, names, bids)
    return [Moment(sentence, page, words.onward(), [*lines, bids], (words.round(number=state.number),))]


def _since(seat: int, events: Sequence[Event], names: Names) -> OthersTurn:
    start = next(event.public["tile"] for event in events if event.kind == "take")
    steps = (event.public for event in events if event.kind == "drop")
    drops = ((one["tile"], log.a_meeple_bare(colour=one["colour"]), TONES[one["colour"]]) for one in steps)
    return OthersTurn(capital(names[seat]), seat, start, tuple(drops), news.brought(names[seat], events, names))

"""The others' turns on the board itself: it lies where it lies on the table, and shows the steps of one turn."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, ClassVar, NamedTuple

from textual.app import ComposeResult
from textual.binding import Binding, BindingType

from rules.five_tribes.components.pieces import ROW
from tribes_tui.games.five_tribes.pieces.lines import Lines
from tribes_tui.games.five_tribes.pieces.others_turns_list import OthersTurn, OthersTurnsList, place_name
from tribes_tui.games.five_tribes.words.said import table as words
from tribes_tui.widgets.cards.market_row import MarketRow
from tribes_tui.widgets.drawing.felt import Felt
from tribes_tui.widgets.drawing.lines import Line, Words
from tribes_tui.widgets.tiles.tile_grid import TileGrid
from tribes_tui.words.later import Later

if TYPE_CHECKING:
    from textual.geometry import Size

    from tribes_tui.widgets.cards.market_row import Reach, Ware
    from tribes_tui.widgets.drawing.pointing import Chosen
    from tribes_tui.widgets.tiles.tile_face import Tile


class OthersTurns(NamedTuple):
    """What the page shows.

    turns   those of the others, oldest first
    tiles   the board with the steps of the turn of that number
    market  the row of cards as `MarketRow.show` wants it, in a window of that size
    legend  what each tribe brings, in so many columns; `signs` what the signs on tiles mean, from long to short
    bids    what was bid, a sentence; empty if nothing was
    """

    turns: tuple[OthersTurn, ...]
    tiles: Callable[[int], Sequence[Tile]]
    market: Callable[[Size], tuple[Sequence[Ware], Sequence[str], Sequence[Reach]]]
    legend: Callable[[int], Line]
    signs: Sequence[Line]
    bids: str = ""


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

    def __init__(self, told: OthersTurns) -> None:
        super().__init__()
        self._told = told
        self.at = len(told.turns) - 1
        """The turn whose steps the board shows: the last one first."""
        self.market, self.tiles = (
            MarketRow(words.market(), id="market", places=ROW),
            TileGrid(id="tiles"),
        )
        self.turns, self._bids = OthersTurnsList(told.turns, id="turns"), Lines(id="bids")

    def compose(self) -> ComposeResult:
        """As on the table: the market, the board with a column beside it, two lines."""
        yield self.market
        with Felt(id="body"):
            yield self.tiles
            yield self.turns
        yield self._bids
        yield Words(self._told.legend(self.app.size.width), id="legend")

    def on_mount(self) -> None:
        """Show the last turn; the arrows are this widget's."""
        self.market.show(*self._told.market(self.app.size), notes=self._told.signs)
        self._bids.show("", [((self._told.bids, "soft"),)] if self._told.bids else [])
        self._show()
        self.focus()

    def watch_has_focus(self, _has_focus: bool) -> None:
        """It looks the same with the focus: Textual would style all that lies on it once more before the page is shown."""

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """There is nothing to walk among where one turn alone is told."""
        return len(self._told.turns) > 1

    def action_walk(self, by: int) -> None:
        """To the turn before or after this one; from the last on to the first."""
        self.at = (self.at + by) % len(self._told.turns)
        self._show()

    def on_drawn_chosen(self, message: Chosen) -> None:
        """A click on a turn."""
        if message.piece is self.turns:
            self.at = [*self.turns.names()].index(message.name)
            self._show()

    def _show(self) -> None:
        self.turns.states.cursor = place_name(self.at)
        self.turns.changed()
        self.tiles.show(self._told.tiles(self.at))

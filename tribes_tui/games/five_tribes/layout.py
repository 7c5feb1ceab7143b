"""The table of Five Tribes as a container: what lies where at each size of the window."""

from __future__ import annotations

from collections.abc import Callable

from textual.app import ComposeResult

from rules.five_tribes.components.pieces import ROW
from tribes_tui.games.five_tribes.pieces.bid_track import BidTrack
from tribes_tui.games.five_tribes.pieces.buttons import FiveButtons
from tribes_tui.games.five_tribes.pieces.carried import Carried
from tribes_tui.games.five_tribes.pieces.column import FiveColumn
from tribes_tui.games.five_tribes.pieces.lines import Lines
from tribes_tui.games.five_tribes.words.said import table as words
from tribes_tui.widgets.beside.game_log import GameLog
from tribes_tui.widgets.beside.seat_panel import SeatPanel
from tribes_tui.widgets.beside.seat_rows import SeatValues
from tribes_tui.widgets.beside.words import FactsPanel
from tribes_tui.widgets.cards.market_row import MarketRow
from tribes_tui.widgets.drawing.felt import Felt
from tribes_tui.widgets.drawing.lines import Words
from tribes_tui.widgets.tiles.tile_grid import TileGrid

MOST_SEATS = 4


class FiveTable(Felt):
    """Market above, tiles and a column beside each other, the last turn (or one's goods) and the legend below."""

    SCOPED_CSS = False
    DEFAULT_CSS = """
    FiveTable { layout: vertical; overflow: hidden; }
    FiveTable #market { height: 3; }
    .-h24 FiveTable #market { height: 2; }
    FiveTable #body { height: 1fr; layout: horizontal; }
    FiveTable #goods, FiveTable #news, FiveTable #legend { height: 1; }
    FiveTable #tiles { width: 56; height: 1fr; }
    FiveTable #column { width: 1fr; height: 1fr; margin: 0 0 0 1; }
    FiveTable #late, FiveTable #facts { width: 1fr; }
    FiveTable #log { display: none; }
    .-w100.-from-h30 FiveTable #tiles, .-from-w120.-h30 FiveTable #tiles { width: 74; }
    .-w120.-from-h40 FiveTable #tiles, .-from-w160.-h40 FiveTable #tiles { width: 92; }
    .-w160.-from-h50 FiveTable #tiles { width: 110; }
    .-w200.-from-h50 FiveTable #tiles { width: 128; }
    .-w200 FiveTable #column { width: 40; }
    .-w200 FiveTable #log { display: block; width: 1fr; height: 1fr; margin: 0 1; }
    """

    def __init__(self, spread_again: Callable[[], None]) -> None:
        """`spread_again` shows the present position anew: what is said depends on how much room there is."""
        super().__init__(id="five")
        self.spread_again = spread_again
        self.market, self.tiles = MarketRow(words.market(), id="market", places=ROW), TileGrid(id="tiles")
        self.track, self.carried = BidTrack(words.track(), id="track"), Carried(id="carried")
        self.ends, self.order, self.buttons = Lines(id="ends"), Lines(id="order"), FiveButtons(id="buttons")
        self.djinns = MarketRow(words.djinns(), id="djinns")
        self.seats = tuple(SeatPanel(SeatValues(k, ""), False, id=f"seat-{k}") for k in range(MOST_SEATS))
        self.late, self.log_beside = GameLog(words.log(), id="late"), GameLog(words.log(), id="log")
        self.facts = FactsPanel(id="facts")
        above = (self.track, self.carried, self.ends, self.order, self.buttons, self.djinns)
        parts = (*above, *self.seats, self.facts, self.late)
        self.column = FiveColumn(*parts, id="column")
        self.goods, self.news = MarketRow(words.goods(), "good", 12, id="goods"), Lines(id="news")
        self.legend = Words(id="legend")

    def on_resize(self) -> None:
        """Another size: show the position as it is shown there, before anything is painted; the parts have theirs by now."""
        self.spread_again()

    def compose(self) -> ComposeResult:
        """The market, tiles with the column, the lines below."""
        yield self.market
        with Felt(id="body"):
            yield self.tiles
            yield self.column
            yield self.log_beside
        yield self.goods
        yield self.news
        yield self.legend

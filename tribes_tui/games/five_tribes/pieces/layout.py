"""The table of Five Tribes as a container: what lies where at each size of the window; the column beside the tiles."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from textual.app import ComposeResult
from textual.widget import Widget

from rules.five_tribes.components.pieces import ROW
from tribes_tui.games.five_tribes.pieces.parts import BidTrack, Carried, FiveButtons, Lines
from tribes_tui.games.five_tribes.words.said import table as words
from tribes_tui.widgets.facts_panel import FactsPanel
from tribes_tui.widgets.felt import Felt
from tribes_tui.widgets.game_log import GameLog
from tribes_tui.widgets.market_row import MarketRow
from tribes_tui.widgets.seat_panel import SeatPanel
from tribes_tui.widgets.seat_values import SeatValues
from tribes_tui.widgets.tile_grid import TileGrid
from tribes_tui.widgets.words import Words


class ColumnPart(NamedTuple):
    """One or more widgets of the same height, and the heights that are of use to each, the least first."""

    widgets: tuple[Widget, ...]
    heights: tuple[int, ...]


def share(parts: Sequence[ColumnPart], room: int, before: Sequence[int] = ()) -> list[int]:
    """A height for each part: in turns each gets its next larger one, the first parts first, as long as there are rows.

    `before`: what each has already.
    """
    found, left, is_growing = list(before) or [0] * len(parts), room, True
    while is_growing:
        is_growing = False
        for k, part in enumerate(parts):
            rows = next((height for height in part.heights if height > found[k]), 0)
            cost = (rows - found[k]) * len(part.widgets)
            if rows and cost <= left:
                found[k], left, is_growing = rows, left - cost, True
    return found


class FiveColumn(Felt):
    """Widgets below each other; `give` says which parts there are, the most important first."""

    DEFAULT_CSS = "FiveColumn { layout: vertical; }"

    def __init__(self, *widgets: Widget, id: str | None = None) -> None:
        super().__init__(*widgets, id=id)
        self._groups: tuple[Sequence[ColumnPart], ...] = ()

    def give(self, *groups: Sequence[ColumnPart]) -> None:
        """Share the rows among these from now on, what the first group leaves among the next; what is in none is hidden."""
        self._groups = groups
        self._share()

    def on_resize(self) -> None:
        """Share the rows anew."""
        self._share()

    def _share(self) -> None:
        if not self.size.height:
            return
        rows: dict[Widget, int] = {}
        left = self.size.height
        for parts in self._groups:
            before = [rows.get(part.widgets[0], 0) for part in parts]
            for part, height, had in zip(parts, share(parts, left, before), before, strict=True):
                rows |= dict.fromkeys(part.widgets, height)
                left -= (height - had) * len(part.widgets)
        for widget in self.children:
            wanted = rows.get(widget, 0)
            if widget.display != (wanted > 0):
                widget.display = wanted > 0
            if wanted and (widget.styles.height is None or widget.styles.height.value != wanted):
                widget.styles.height = wanted


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

"""The table of the Rixe as a container: what lies where at each size of the window."""

from __future__ import annotations

from textual.app import ComposeResult

from tribes_tui.games.tribal.rixe.pieces.hand import RixeHand
from tribes_tui.games.tribal.rixe.pieces.legend import RixeLegend
from tribes_tui.games.tribal.rixe.pieces.points import PointsTable
from tribes_tui.games.tribal.rixe.pieces.stock import Stock
from tribes_tui.games.tribal.rixe.pieces.zone import RixeZone
from tribes_tui.widgets.facts_panel import FactsPanel
from tribes_tui.widgets.felt import Columns, Felt, Rows
from tribes_tui.widgets.game_log import GameLog
from tribes_tui.widgets.words import Words

MOST_SEATS = 4
LOG_TITLE = "What happened"


class RixeTable(Felt):
    """All that lies between the prompt and the line of Enter: zones above, the hand below."""

    SCOPED_CSS = False
    DEFAULT_CSS = """
    RixeTable { layout: vertical; }
    RixeTable #zones { height: 12; }
    RixeTable #legend { height: 1; }
    RixeTable #low { height: 1fr; }
    RixeTable #near, RixeTable #hand { width: 1fr; height: 1fr; }
    RixeTable #stock { width: 12; height: 1fr; }
    RixeTable #worth, RixeTable #right, RixeTable #below, RixeTable #facts { display: none; }
    RixeTable #below { height: 4; }
    RixeTable #facts { width: 40; height: 1fr; }

    .-h30 RixeTable #below { display: block; width: 1fr; }

    .-h40 RixeTable #zones { height: 19; padding: 1 0 0 0; }
    .-from-h50 RixeTable #zones { height: 21; padding: 1 0 0 0; }
    .-w200.-h60 RixeTable #zones { height: 32; }
    .-from-h40 RixeTable #worth { display: block; height: 3; }
    .-from-h40 RixeTable #below { display: block; width: 1fr; }

    .-from-w120.-h40 RixeTable #right { display: block; width: 31; }
    .-from-w120.-h50 RixeTable #right { display: block; width: 44; }
    .-from-w120.-h60 RixeTable #right { display: block; width: 60; }
    .-from-w120.-from-h40 RixeTable #below { display: none; }
    .-w160.-h40 RixeTable #facts, .-w200.-from-h40 RixeTable #facts { display: block; }
    RixeTable #log { height: 1fr; width: 1fr; }
    RixeTable #points { width: 1fr; margin: 0 1 0 0; }
    RixeTable.-two #points { height: 5; }
    RixeTable.-three #points { height: 6; }
    """

    def __init__(self) -> None:
        super().__init__(id="rixe")
        self.zones = tuple(RixeZone(id=f"zone-{k}") for k in range(MOST_SEATS))
        self.hand, self.stock, self.points = RixeHand(id="hand"), Stock(id="stock"), PointsTable(id="points")
        self.legend, self.worth = RixeLegend(id="legend"), Words(id="worth")
        self.facts = FactsPanel(id="facts")
        self.logs = GameLog(LOG_TITLE, id="log"), GameLog(LOG_TITLE, id="below")

    def compose(self) -> ComposeResult:
        """Zones side by side; the legend; hand and stock; points and what happened beside or below them."""
        with Columns(id="zones"):
            yield from self.zones
        yield self.legend
        with Columns(id="low"):
            with Rows(id="near"):
                yield self.hand
                yield self.worth
            yield self.stock
            yield self.facts
            with Rows(id="right"):
                yield self.points
                yield self.logs[0]
        yield self.logs[1]

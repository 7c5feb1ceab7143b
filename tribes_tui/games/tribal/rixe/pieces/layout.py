"""The table of the Rixe as a container: what lies where at each size of the window."""

from __future__ import annotations

from textual.app import ComposeResult

from tribes_tui.games.tribal.rixe.pieces.hand import RixeHand
from tribes_tui.games.tribal.rixe.pieces.stock import PointsTable, RixeLegend, Stock
from tribes_tui.games.tribal.rixe.pieces.zone import RixeZone
from tribes_tui.games.tribal.rixe.words.said.table import what_happened
from tribes_tui.games.tribal.table_parts import Sharing
from tribes_tui.theme.palette import palette_for
from tribes_tui.widgets.column import EMPTY
from tribes_tui.widgets.facts_panel import FactsPanel
from tribes_tui.widgets.felt import Columns, Felt, Rows
from tribes_tui.widgets.game_log import GameLog

MOST_SEATS = 4
LEAST_LOG, ALWAYS = 2, 1
"""Rows of what happened below the zones of the smallest window, as long as the longest column leaves them, and whatever it leaves."""
AROUND = 3
"""Rows of a zone above its columns, and below the longest."""
END, BARE_END = 2, 4
"""Rows of the last card of a column there, and without colours."""
WHOLE = 4
"""Those of a last card with its picture, where the columns leave room for it."""
MOST_BESIDE_FACTS = 8
"""Cards in a hand that leaves room for what helps to play well."""


class RixeTable(Felt):
    """All that lies between the prompt and the line of Enter: zones above, the hand below."""

    SCOPED_CSS = False
    DEFAULT_CSS = """
    RixeTable { layout: vertical; }
    RixeTable #sharing { height: 12; }
    RixeTable #zones { height: 1fr; }
    RixeTable #below { display: none; width: 1fr; height: 0; }
    RixeTable #legend { height: 1; }
    RixeTable #low { height: 1fr; }
    RixeTable #near, RixeTable #hand { width: 1fr; height: 1fr; }
    RixeTable #stock { width: 12; height: 1fr; }
    RixeTable #right, RixeTable #facts, RixeTable #known { display: none; }
    RixeTable #facts { width: 40; height: 1fr; }
    RixeTable #known { height: 6; }

    .-w80.-h24 RixeTable #below { display: block; }
    LessonScreen.-w80.-h24 RixeTable #below, PuzzleScreen.-w80.-h24 RixeTable #below { display: none; }
    LessonScreen.-w80.-h24 RixeTable #sharing { height: 13; }
    LessonScreen.-w80.-h24 RixeTable #legend { display: none; }
    .-h30 RixeTable #sharing { height: 16; }
    .-h30 RixeTable #below { display: block; min-height: 4; max-height: 4; }

    .-h40 RixeTable #sharing { height: 23; }
    .-from-h50 RixeTable #sharing { height: 25; }
    .-from-h40 RixeTable #below { display: block; min-height: 4; max-height: 4; }

    .-from-w120.-h40 RixeTable #sharing { height: 16; }
    .-from-w120.-from-h50 RixeTable #sharing { height: 21; padding: 1 0 0 0; }
    .-w200.-h60 RixeTable #sharing { height: 32; }
    .-from-w120.-h40 RixeTable #right { display: block; width: 31; }
    .-from-w120.-h50 RixeTable #right { display: block; width: 44; }
    .-from-w120.-h60 RixeTable #right { display: block; width: 60; }
    .-from-w120.-from-h40 RixeTable #below { display: none; }
    .-w120.-from-h40 RixeTable.-few #known { display: block; }
    LessonScreen.-w120.-from-h40 RixeTable.-few #known { display: none; }
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
        self.legend = RixeLegend(id="legend")
        self.facts, self.known = FactsPanel(id="facts"), FactsPanel(id="known")
        self.logs = GameLog(what_happened(), id="log"), GameLog(id="below", has_frame=False)
        self.sharing = Sharing(Columns(*self.zones, id="zones"), self.logs[1], LEAST_LOG, "sharing", ALWAYS)

    def compose(self) -> ComposeResult:
        """Zones side by side, in the smallest window with what happened below them; the legend; hand and stock; points and what
        happened beside them."""
        yield self.sharing
        yield self.legend
        with Columns(id="low"):
            with Rows(id="near"):
                yield self.hand
                yield self.known
            yield self.stock
            yield self.facts
            with Rows(id="right"):
                yield self.points
                yield self.logs[0]

    def lay_out(self, longest: int, held: int) -> None:
        """So many cards in the longest column, and in the hand: the rows that those leave are for pictures and what happened, or
        for the box of a lesson or a puzzle; and for what helps to play well."""
        end = BARE_END if palette_for(self).is_bare else END
        own = AROUND + max(EMPTY, longest - 1 + end)
        self.sharing.keep(own, max(0, AROUND + longest - 1 + WHOLE - own))
        for zone in self.zones:
            zone.end = WHOLE if self.logs[1].display else END
        self.set_class(held <= MOST_BESIDE_FACTS, "-few")

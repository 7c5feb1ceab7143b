"""The table of a Duel as a container: what lies where at each size of the window."""

from __future__ import annotations

from collections.abc import Sequence

from textual.app import ComposeResult

from rules.tribal.duel.components.phases import COLUMNS
from tribes_tui.games.tribal.duel.pieces.panel import DuelButtons, DuelLegend, Latest
from tribes_tui.games.tribal.duel.pieces.supply import Supply
from tribes_tui.games.tribal.duel.pieces.zone import ColumnNumbers, Divider, DuelZone, ZoneHead
from tribes_tui.games.tribal.duel.words.said import table as said
from tribes_tui.games.tribal.table_parts import Sharing
from tribes_tui.widgets.column_values import ColumnForm, Stack, rows_of
from tribes_tui.widgets.facts_panel import FactsPanel
from tribes_tui.widgets.felt import Felt
from tribes_tui.widgets.game_log import GameLog

SIDES = ("left", "right")
LEAST_KNOWN = 4
"""Rows of the facts between the zones and the legend, with their frame."""
AROUND = 8, 1
"""Rows of a zone above its columns where those facts stand, and below the longest."""
WHOLE = ColumnForm(False, 6)
"""How columns are drawn there."""


class DuelTable(Felt):
    """The two zones face to face, what both share below them, the log at the right where there is room for it."""

    SCOPED_CSS = False
    DEFAULT_CSS = """
    DuelTable { layout: horizontal; }
    DuelTable #main { layout: vertical; width: 1fr; }
    DuelTable #sharing { height: 14; }
    DuelTable #zones { layout: horizontal; height: 1fr; }
    DuelTable #known { display: none; layout: horizontal; height: 0; padding: 0 1; }
    DuelTable #still-unseen { width: 48; }
    DuelTable .zone { layout: vertical; width: 38; margin: 0 0 0 1; }
    DuelTable Divider { margin: 1 0 0 0; }
    DuelTable #shared { layout: horizontal; height: 1fr; }
    DuelTable #common { layout: vertical; margin: 0 0 0 1; }
    DuelTable #beside { display: none; width: 36; margin: 0 1 0 2; height: 1fr; }
    DuelTable #facts { display: none; width: 36; height: 1fr; margin: 0 1 0 0; }
    DuelTable #unseen { display: none; height: 6; margin: 1 0 0 0; }
    DuelTable #log, DuelTable #low-log { display: none; width: 40; height: 1fr; margin: 0 1 0 1; }
    DuelTable #low-log { width: 1fr; margin: 1 0 0 0; }

    .-w100 DuelTable .zone { width: 49; margin: 0; }
    .-w100 DuelTable #sharing { margin: 0 0 0 1; }
    .-w120 DuelTable .zone { width: 56; margin: 0 0 0 3; }
    .-w160 DuelTable .zone { width: 77; margin: 0 0 0 2; }
    .-w200 DuelTable .zone { width: 77; margin: 0 0 0 1; }

    .-h30 DuelTable ZoneHead { height: 3; }
    .-h30 DuelTable #sharing { height: 18; }

    .-from-h40 DuelTable ZoneHead { height: 7; }
    .-h40 DuelTable #sharing { height: 28; }
    .-from-h50 DuelTable #sharing { height: 30; margin: 1 0 0 0; }
    .-w200.-h60 DuelTable #sharing { height: 36; }
    .-w80.-from-h40 DuelTable ZoneHead { height: 1; }
    .-w100.-from-h40 DuelTable ZoneHead { height: 3; }
    .-w80.-from-h40 DuelTable #sharing, .-w100.-from-h40 DuelTable #sharing { height: 20; }
    .-w120.-from-h40 DuelTable #known { display: block; }
    .-w120.-from-h50 DuelTable #unseen { display: none; }
    LessonScreen.-w120.-from-h40 DuelTable #known { display: none; }
    LessonScreen.-w80.-h24 DuelTable #shared { width: 41; }
    LessonScreen.-w80.-h24 DuelTable #legend { width: 41; height: 2; }
    .-from-h50 DuelTable #legend { margin: 0 0 1 0; }
    .-from-h40 DuelTable Supply { height: 6; }
    .-from-h50 DuelTable #unseen { display: block; }

    .-from-w120.-from-h40 DuelTable #beside { display: block; }
    .-from-w160.-from-h40 DuelTable #facts { display: block; }
    .-from-w160.-from-h40 DuelTable #beside { width: 33; }
    .-from-w120.-from-h40 DuelTable #below { display: none; }
    .-w120.-h60 DuelTable #low-log, .-w160.-h60 DuelTable #low-log { display: block; }
    .-w200 DuelTable #log { display: block; }
    """

    def __init__(self) -> None:
        super().__init__(id="duel")
        self.heads = tuple(ZoneHead(f"head-{side}") for side in SIDES)
        self.zones = tuple(DuelZone(f"zone-{side}") for side in SIDES)
        self.legend, self.supply, self.buttons = DuelLegend("legend"), Supply("supply"), DuelButtons("buttons")
        self.below, self.beside = Latest("below"), Latest("beside")
        self.facts, self.unseen = FactsPanel(id="facts"), FactsPanel(said.not_seen(), id="unseen")
        self.known = FactsPanel(flows=True), FactsPanel(said.not_seen(), id="still-unseen")
        sides = [
            Felt(head, ColumnNumbers(), zone, classes="zone") for head, zone in zip(self.heads, self.zones, strict=True)
        ]
        zones = Felt(sides[0], Divider(), sides[1], id="zones")
        self.sharing = Sharing(zones, Felt(*self.known, id="known"), LEAST_KNOWN, "sharing")
        self.logs = GameLog(said.what_happened(), id="log"), GameLog(said.what_happened(), id="low-log")

    def compose(self) -> ComposeResult:
        """Zones, then what both share."""
        with Felt(id="main"):
            yield self.sharing
            yield self.legend
            with Felt(id="shared"):
                with Felt(id="common"):
                    yield self.supply
                    yield self.buttons
                    yield self.below
                    yield self.unseen
                    yield self.logs[1]
                yield self.beside
                yield self.facts
        yield self.logs[0]

    def lay_out(self, sides: Sequence[Sequence[Stack]], is_goal: bool) -> None:
        """These columns; the rows below the longest are free for what helps to play well."""
        for zone, stacks in zip(self.zones, sides, strict=True):
            zone.lay_out(stacks, is_goal)
        self.sharing.keep(sum(AROUND) + max(rows_of(stack, WHOLE) for stacks in sides for stack in stacks))

    def lane_of(self, name: str) -> int | None:
        """The number of the column in which a place lies, the left zone's first."""
        for side, zone in enumerate(self.zones):
            number = zone.number_of(name)
            if number is not None:
                return side * COLUMNS + number
        return None

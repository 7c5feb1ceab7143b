"""The table of indy as a container: what lies where at each size of the window."""

from __future__ import annotations

from textual.app import ComposeResult

from tribes_tui.games.indy.pieces.faces import DeckAndPlate, IndyLegend
from tribes_tui.games.indy.pieces.rows import Answers, BestThree, CardRow, IndyHeading
from tribes_tui.games.indy.pieces.seats import Seats
from tribes_tui.games.indy.words.said.table import log_title
from tribes_tui.widgets.facts_panel import FactsPanel
from tribes_tui.widgets.felt import Columns, Felt, Rows
from tribes_tui.widgets.game_log import GameLog


class IndyTable(Felt):
    """All that lies between the prompt and the line of Enter. `-few`: up to three seats, in one row."""

    SCOPED_CSS = False
    DEFAULT_CSS = """
    IndyTable { layout: vertical; }
    IndyTable #body { height: 1fr; }
    IndyTable IndyHeading { display: none; }
    IndyTable #seats { height: 4; }
    IndyTable #around-row, IndyTable #around-hand { height: 7; }
    IndyTable #row, IndyTable #hand { width: 54; height: 100%; }
    IndyTable #beside, IndyTable #best { width: 1fr; height: 100%; }
    IndyTable #right { display: none; margin: 0 1 0 0; }
    IndyTable #aside { width: 1fr; height: 1fr; }
    IndyTable #facts { display: none; min-height: 17; max-height: 24; }
    IndyTable #below { display: none; width: 1fr; height: 1fr; margin: 0 1 0 0; }
    IndyTable.-few #seats { height: 2; }
    IndyTable.-few #around-row, IndyTable.-few #around-hand { height: 8; }

    LessonScreen IndyTable #facts { max-height: 17; }
    LessonScreen.-w80.-h24 IndyTable #around-row { height: 7; }
    LessonScreen.-w80.-h24 IndyTable #legend { width: 54; height: 2; }

    .-h30 IndyTable #around-row, .-h30 IndyTable #around-hand { height: 9; }
    .-h30 IndyTable #below { display: block; }
    .-w100 IndyTable #row, .-w100 IndyTable #hand { width: 58; }

    .-from-h40 IndyTable IndyHeading { display: block; }
    .-from-h40 IndyTable #around-row, .-from-h40 IndyTable #around-hand { height: 10; }
    .-from-h40 IndyTable #below { display: block; }
    .-from-h50 IndyTable #seats { height: 12; }
    .-from-h50 IndyTable #facts { max-height: 32; }
    .-h40 IndyTable.-few #legend, .-from-h50 IndyTable #legend { height: 3; }

    .-w120 IndyTable #right { display: block; width: 30; }
    .-w160 IndyTable #right { display: block; width: 38; }
    .-w200 IndyTable #right { display: block; width: 57; }
    .-from-w120 IndyTable #below { display: none; }
    .-w120 IndyTable #row, .-w120 IndyTable #hand { width: 58; }
    .-from-w160 IndyTable #row, .-from-w160 IndyTable #hand { width: 58; }
    .-from-w120.-from-h40 IndyTable #facts { display: block; }
    .-from-w120.-h40 IndyTable #seats { height: 12; }
    .-from-w120.-h40 IndyTable.-few #seats { height: 8; }
    .-from-w160.-from-h50 IndyTable #row, .-from-w160.-from-h50 IndyTable #hand { width: 92; }
    .-from-w160.-h50 IndyTable #around-row, .-from-w160.-h50 IndyTable #around-hand { height: 15; }
    .-from-w160.-h50 IndyTable #legend { height: 1; }
    .-from-w160.-h50 IndyTable.-few #seats { height: 8; }
    .-from-w160.-h50 IndyTable.-few #legend { height: 3; }
    .-from-w160.-h60 IndyTable #around-row, .-from-w160.-h60 IndyTable #around-hand { height: 16; }
    .-from-w160.-h60 IndyTable #seats { height: 16; }
    .-from-w160.-h60 IndyTable.-few #seats { height: 12; }
    """

    def __init__(self) -> None:
        super().__init__(id="indy")
        self.answers, self.seats, self.legend = Answers(id="answers"), Seats(id="seats"), IndyLegend(id="legend")
        self.row, self.hand = CardRow(id="row"), CardRow(id="hand")
        self.beside, self.best = DeckAndPlate(id="beside"), BestThree(id="best")
        self.row_title, self.hand_title = IndyHeading(), IndyHeading()
        self.facts = FactsPanel(id="facts", grows=True)
        self.aside, self.below = GameLog(log_title(), "aside"), GameLog(log_title(), "below")

    def compose(self) -> ComposeResult:
        """Answers; seats, row and hand below each other; what happened beside or below them."""
        yield self.answers
        with Columns(id="body"):
            with Rows():
                yield self.seats
                yield self.row_title
                with Columns(id="around-row"):
                    yield self.row
                    yield self.beside
                yield self.legend
                yield self.hand_title
                with Columns(id="around-hand"):
                    yield self.hand
                    yield self.best
                yield self.below
            with Rows(id="right"):
                yield self.facts
                yield self.aside

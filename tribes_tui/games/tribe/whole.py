"""The table of Tribe as a container: what lies where at each size of the window."""

from __future__ import annotations

from textual.app import ComposeResult

from tribes_tui.games.tribe.faces import BACK
from tribes_tui.games.tribe.pieces.camp import Camp
from tribes_tui.games.tribe.pieces.defence import Attack, Defence
from tribes_tui.games.tribe.pieces.hand import TribeHand
from tribes_tui.games.tribe.pieces.legend import Legend
from tribes_tui.games.tribe.pieces.standing import StandingLine
from tribes_tui.games.tribe.words.places import PILES
from tribes_tui.widgets.felt import Felt
from tribes_tui.widgets.game_log import GameLog
from tribes_tui.widgets.pile import Pile
from tribes_tui.widgets.seat_panel import SeatPanel
from tribes_tui.widgets.seat_values import Seat
from tribes_tui.widgets.words import Words

SEATS = 4
LARGE_FROM = 160, 50
"""The least window for large cards."""

ABOVE, BELOW = 2, 2
"""Rows of the screen above the table and below it."""

LARGE_BOTTOM, LARGE_PITCH = 11, 9
"""Rows of the hand, and from one chain to the next, when cards are large."""


class TribeTable(Felt):
    """Seats in two columns, below them the hand and the piles.

    `-two`: two players, whose seats are as high as both rows. `-four`: no quarter is free for the log. `-large`: all
    cards are large.
    """

    SCOPED_CSS = False
    DEFAULT_CSS = """
    TribeTable { layout: vertical; }
    TribeTable #around { layout: horizontal; height: 1fr; }
    TribeTable #camps { layout: vertical; width: 1fr; }
    TribeTable .pair { layout: horizontal; height: 1fr; }
    TribeTable #first { height: 1.17fr; }
    TribeTable .camp { layout: vertical; width: 1fr; margin: 0 1 0 0; }
    TribeTable SeatPanel { height: 1; }
    TribeTable Camp { height: 1fr; }
    TribeTable #bottom { layout: horizontal; height: 6; }
    TribeTable #hand { width: 67; height: 100%; }
    TribeTable #beside { layout: vertical; width: 1fr; height: 100%; }
    TribeTable #piles { layout: vertical; height: 3; }
    TribeTable #last { layout: vertical; height: 1; }
    TribeTable #piles Pile, TribeTable #played { width: 1fr; height: 1; }
    TribeTable #top { height: 2; }
    TribeTable #lately { margin: 0 0 0 1; }
    TribeTable #log, TribeTable #below, TribeTable #lately { display: none; }
    TribeTable #aside { width: 1fr; height: 1fr; margin: 0 1 0 0; }
    TribeTable.-two #second { display: none; }
    .-w120.-h40 TribeTable.-two #second, .-w120.-h50 TribeTable.-two #second, .-w120.-h60 TribeTable.-two #second,
    .-w100.-h40 TribeTable.-two #second, .-w100.-h50 TribeTable.-two #second, .-w100.-h60 TribeTable.-two #second { display: block; height: 7; }

    .-w100 TribeTable #hand { width: 80; }
    .-h30 TribeTable #bottom { height: 7; }
    .-h40 TribeTable #bottom, .-h50 TribeTable #bottom, .-h60 TribeTable #bottom { height: 8; }

    .-w120 TribeTable #hand, .-w160 TribeTable #hand, .-w200 TribeTable #hand { width: 80; }
    .-w120 TribeTable #legend, .-w160 TribeTable #legend, .-w200 TribeTable #legend { display: none; }
    .-w120.-h40 TribeTable #beside,
    .-w160.-h40 TribeTable #beside,
    .-w200.-h40 TribeTable #beside,
    .-w120.-h50 TribeTable #beside,
    .-w160.-h50 TribeTable #beside,
    .-w200.-h50 TribeTable #beside,
    .-w120.-h60 TribeTable #beside,
    .-w160.-h60 TribeTable #beside,
    .-w200.-h60 TribeTable #beside { layout: horizontal; }
    .-w120.-h40 TribeTable #piles,
    .-w160.-h40 TribeTable #piles,
    .-w200.-h40 TribeTable #piles,
    .-w120.-h50 TribeTable #piles,
    .-w160.-h50 TribeTable #piles,
    .-w200.-h50 TribeTable #piles,
    .-w120.-h60 TribeTable #piles,
    .-w160.-h60 TribeTable #piles,
    .-w200.-h60 TribeTable #piles { layout: horizontal; width: 22; height: 8; }
    .-w120.-h40 TribeTable #last,
    .-w160.-h40 TribeTable #last,
    .-w200.-h40 TribeTable #last,
    .-w120.-h50 TribeTable #last,
    .-w160.-h50 TribeTable #last,
    .-w200.-h50 TribeTable #last,
    .-w120.-h60 TribeTable #last,
    .-w160.-h60 TribeTable #last,
    .-w200.-h60 TribeTable #last { width: 12; height: 8; }
    .-w120.-h40 TribeTable #played,
    .-w160.-h40 TribeTable #played,
    .-w200.-h40 TribeTable #played,
    .-w120.-h50 TribeTable #played,
    .-w160.-h50 TribeTable #played,
    .-w200.-h50 TribeTable #played,
    .-w120.-h60 TribeTable #played,
    .-w160.-h60 TribeTable #played,
    .-w200.-h60 TribeTable #played { width: 12; height: 8; }
    .-w120.-h40 TribeTable #draw,
    .-w160.-h40 TribeTable #draw,
    .-w200.-h40 TribeTable #draw,
    .-w120.-h50 TribeTable #draw,
    .-w160.-h50 TribeTable #draw,
    .-w200.-h50 TribeTable #draw,
    .-w120.-h60 TribeTable #draw,
    .-w160.-h60 TribeTable #draw,
    .-w200.-h60 TribeTable #draw { width: 10; height: 8; }
    .-w120.-h40 TribeTable #top,
    .-w160.-h40 TribeTable #top,
    .-w200.-h40 TribeTable #top,
    .-w120.-h50 TribeTable #top,
    .-w160.-h50 TribeTable #top,
    .-w200.-h50 TribeTable #top,
    .-w120.-h60 TribeTable #top,
    .-w160.-h60 TribeTable #top,
    .-w200.-h60 TribeTable #top { width: 12; height: 8; }
    .-w120.-h40 TribeTable #top Pile,
    .-w160.-h40 TribeTable #top Pile,
    .-w200.-h40 TribeTable #top Pile,
    .-w120.-h50 TribeTable #top Pile,
    .-w160.-h50 TribeTable #top Pile,
    .-w200.-h50 TribeTable #top Pile,
    .-w120.-h60 TribeTable #top Pile,
    .-w160.-h60 TribeTable #top Pile,
    .-w200.-h60 TribeTable #top Pile { width: 12; height: 7; }
    .-w120.-h40 TribeTable.-four #hand, .-w120.-h50 TribeTable.-four #hand, .-w120.-h60 TribeTable.-four #hand { width: 73; }
    .-w120.-h40 TribeTable.-four #piles, .-w120.-h50 TribeTable.-four #piles, .-w120.-h60 TribeTable.-four #piles { width: 20; }
    .-w120.-h40 TribeTable.-four #draw, .-w120.-h50 TribeTable.-four #draw, .-w120.-h60 TribeTable.-four #draw { width: 9; }
    .-w120.-h40 TribeTable.-four #top, .-w120.-h50 TribeTable.-four #top, .-w120.-h60 TribeTable.-four #top { width: 11; }
    .-w120.-h40 TribeTable.-four #last, .-w120.-h50 TribeTable.-four #last, .-w120.-h60 TribeTable.-four #last { width: 1fr; }
    .-w120.-h40 TribeTable.-four #played, .-w120.-h50 TribeTable.-four #played, .-w120.-h60 TribeTable.-four #played { width: 1fr; height: 1; }
    .-w120.-h40 TribeTable.-four #lately, .-w120.-h50 TribeTable.-four #lately, .-w120.-h60 TribeTable.-four #lately { display: block; width: 1fr; height: 7; }
    .-w160 TribeTable #log { display: block; width: 36; margin: 0 1 0 0; }
    .-w200 TribeTable #log { display: block; width: 58; margin: 0 1 0 0; }
    TribeTable.-large #bottom { height: 11; }
    .-w160 TribeTable.-large #piles, .-w200 TribeTable.-large #piles { width: 24; height: 11; }
    .-w160 TribeTable.-large #draw, .-w200 TribeTable.-large #draw,
    .-w160 TribeTable.-large #top, .-w200 TribeTable.-large #top { width: 12; height: 11; }
    .-w160 TribeTable.-large #top Pile, .-w200 TribeTable.-large #top Pile { width: 12; height: 10; }
    .-w160 TribeTable.-large #last, .-w200 TribeTable.-large #last,
    .-w160 TribeTable.-large #played, .-w200 TribeTable.-large #played { width: 12; height: 11; }
    """

    def __init__(self) -> None:
        super().__init__(id="tribe")
        self.panels = [SeatPanel(Seat(seat, ""), has_frame=False, is_bar=True) for seat in range(SEATS)]
        self.camps = [Camp() for _ in range(SEATS)]
        self.hand, self.standing, self.legend = TribeHand(id="hand"), StandingLine(id="standing"), Legend(id="legend")
        self.draw = Pile(BACK, 0, PILES["draw"], "draw", id="draw")
        self.discards = Pile(BACK, 0, "", "discards")
        self.played = Pile(BACK, 0, PILES["played"], "played", id="played")
        self.story, self.aside = GameLog("What happened", id="log"), GameLog("What happened", id="aside")
        self.lately = GameLog(id="lately", has_frame=False)
        self.defence = Defence(id="defence")
        self.defence.display = False
        self._around, self._bottom = Felt(id="around"), Felt(id="bottom")
        self._rows = [self._camp(k) for k in range(SEATS)]
        self._most = 0
        for camp in self.camps:
            camp.fellows = self.camps

    def _camp(self, k: int) -> Felt:
        return Felt(self.panels[k], self.camps[k], classes="camp")

    def defend(self, attack: Attack | None) -> None:
        """Instead of everything else an attack that has to be answered; None: everything else."""
        for part in (self._around, self.standing, self._bottom):
            part.display = attack is None
        self.defence.display = attack is not None
        self.defence.show(attack)

    def compose(self) -> ComposeResult:
        """Seats in their order, the viewer's first; a free quarter has the log."""
        with self._around:
            with Felt(id="camps"):
                with Felt(id="first", classes="pair"):
                    yield from self._rows[:2]
                with Felt(id="second", classes="pair"):
                    yield from self._rows[2:]
                    yield self.aside
            yield self.story
        yield self.standing
        yield self.defence
        with self._bottom:
            yield self.hand
            with Felt(id="beside"):
                with Felt(id="piles"):
                    yield self.draw
                    with Felt(id="top"):
                        yield Words(((PILES["discards"], "soft"),))
                        yield self.discards
                with Felt(id="last"):
                    yield self.played
                    yield self.lately
                yield self.legend

    def seat(self, players: int) -> None:
        """Show as many camps as there are players; where a row or a quarter is free it has the log."""
        self.set_class(players == 2, "-two")
        self.set_class(players == SEATS, "-four")
        for k, row in enumerate(self._rows):
            for part in (row, self.panels[k], self.camps[k]):
                part.display = k < players
        self.aside.display = players < SEATS

    @property
    def is_large(self) -> bool:
        """Whether all cards are large."""
        return self.has_class("-large")

    def fit(self, most: int) -> None:
        """Take large cards if the window has room for `most` chains of a seat, a new one included."""
        self._most = most
        width, height = self.screen.size
        rows = height - ABOVE - BELOW - 1 - LARGE_BOTTOM
        here = (rows if self.has_class("-two") else rows // 2) - 2
        is_large = width >= LARGE_FROM[0] and height >= LARGE_FROM[1] and most * LARGE_PITCH - 1 <= here
        self.set_class(is_large and not self.camps[0].palette.is_bare, "-large")
        for camp in self.camps:
            camp.is_large = self.is_large

    def on_resize(self) -> None:
        """Larger cards in a larger window."""
        self.fit(self._most)

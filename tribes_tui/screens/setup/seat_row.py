"""A seat of the table that is set up: its number, its player's name, who plays, how strong a bot is."""

from __future__ import annotations

from textual.app import ComposeResult
from textual.validation import Function

from rules.bots.levels import EVEN, LEVELS, kind_of, offered
from rules.bots.rivals import rival_of, rivals_of
from tribes_tui.play.seat import Seat
from tribes_tui.seats.parse import LONGEST, why_not_name
from tribes_tui.theme.palette import BOLD, REVERSE
from tribes_tui.widgets.drawing.cells import Cells
from tribes_tui.widgets.drawing.drawn import Place, PlaceState
from tribes_tui.widgets.drawing.felt import Felt
from tribes_tui.widgets.drawing.lines import Words
from tribes_tui.widgets.screen.form import Choice, FieldLine, SideBySide, Value
from tribes_tui.words.common import YOU
from tribes_tui.words.rivals import about, bot_called, plays
from tribes_tui.words.said import common, setup

WHO, CALLED = "who-", "name-"
"""Beginnings of the ids of a seat's two fields."""
BARS = "▂▄▆█"


class SeatCap(Words):
    """The number of a seat, in its colour."""

    DEFAULT_CSS = "SeatCap { width: 5; height: 1; }"

    def __init__(self, at: int) -> None:
        super().__init__()
        self._at = at

    def paint(self, cells: Cells, place: Place, state: PlaceState) -> None:
        """A cap."""
        p = cells.palette
        tone = p.seats[self._at % len(p.seats)]
        cells.put(1, 0, f" {self._at + 1} ", p.ink if p.is_bare else p.on(tone), tone, BOLD | REVERSE)


class Strength(Words):
    """How strong a bot is, as four bars."""

    DEFAULT_CSS = "Strength { width: 1fr; height: 1; }"

    def show(self, level: str) -> None:
        """Of a level; "" for a person."""
        at = LEVELS.index(level) if level in LEVELS else 0
        self.say(((BARS[:at], "legal"), (BARS[at:], "line")) if level in LEVELS else ())


class SeatRow(Felt):
    """One seat: its fields, and below them, in a window that is tall enough, how it plays."""

    DEFAULT_CSS = """
    SeatRow { height: 1; }
    SeatRow .how { margin-left: 25; }
    SeatRow Input { width: 20; }
    SeatRow Choice { width: 18; margin: 0 1; }
    """

    def __init__(self, at: int, seat: Seat, game_id: str, players: int) -> None:
        """`players`: how many sit there, as not every level is offered for any number."""
        super().__init__()
        self.at, self.seat = at, seat
        self._level = kind_of(seat.level)
        self._levels = [level for level in LEVELS if level in {*offered(game_id, players), seat.level}] + [EVEN]
        self._levels += [rival.level for rival in rivals_of(game_id)]

    def compose(self) -> ComposeResult:
        """Its fields."""
        with SideBySide():
            yield SeatCap(self.at)
            yield self._name_field()
            yield self._who_field()
            yield Strength()
        yield Words(classes="how")

    def _name_field(self) -> FieldLine:
        hint = common.you() if self.seat.is_human else setup.bot_name()
        checks = [Function(is_name)]
        name = "" if self.seat.name == YOU else self.seat.name
        return FieldLine(name, hint, max_length=LONGEST, validators=checks, id=f"{CALLED}{self.at}")

    def _who_field(self) -> Choice:
        who = [Value("", setup.person(), setup.person_about())]
        who += [Value(level, bot_called(level), plays(level)) for level in self._levels]
        return Choice(setup.seat(number=self.at + 1), who, self._level, id=f"{WHO}{self.at}")

    def on_mount(self) -> None:
        """Say how strong it is."""
        self.show_strength(self.seat.level)

    def show_strength(self, level: str) -> None:
        """Of the bot there."""
        self.query_one(Strength).show(level)
        rival = rival_of(level)
        how = setup.plays_so(level=kind_of(level)) if level else setup.person_about()
        how = how if rival is None else about(rival)
        self.query_one(".how", Words).say(((how, "dim"),))


def is_name(name: str) -> bool:
    """Whether somebody may be called so; nothing is no name yet, and allowed."""
    return not name or why_not_name(name) is None

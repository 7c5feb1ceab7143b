"""Beside the table of a replay: the log up to the present move, and below it the turning points to go to."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence
from typing import NamedTuple

from textual.app import ComposeResult
from textual.geometry import Region

from saves import SaveError
from tribes_tui.play.standings import Turning
from tribes_tui.screens.replay.seen import SeenGame
from tribes_tui.theme.palette import BOLD, REVERSE
from tribes_tui.widgets.beside.game_log import GameLog, LogEntry
from tribes_tui.widgets.drawing.cells import Cells
from tribes_tui.widgets.drawing.drawn import Drawn, Place, PlaceState
from tribes_tui.widgets.drawing.felt import Felt
from tribes_tui.widgets.drawing.lines import Line, fit, fold, words_of
from tribes_tui.words.about import round_of
from tribes_tui.words.said import common, replay

MOVES = 60
"""Whose news are in the log."""
ROWS = 2
"""Of a turning point."""


class TurningPoint(NamedTuple):
    """A turning point as it is told."""

    seat: int
    text: str
    points: int


class Moments(Drawn):
    """Two lines each, numbered as above the graph; a click goes there."""

    DEFAULT_CSS = "Moments { height: auto; }"

    def __init__(self) -> None:
        super().__init__()
        self._moments: tuple[TurningPoint, ...] = ()

    def show(self, moments: Sequence[TurningPoint]) -> None:
        """These, oldest first."""
        self._moments = tuple(moments)
        self.styles.height = ROWS * len(moments) + 1 if moments else 0
        self.changed()

    def names(self) -> Iterable[str]:
        """As in the graph."""
        return (f"moment:{k}" for k in range(len(self._moments)))

    def shape(self) -> Hashable:
        """All of them."""
        return self._moments

    def lay(self, cells: Cells) -> Iterable[Place]:
        """Below a heading."""
        if self._moments:
            cells.put(1, 0, replay.moments(), cells.palette.accent, None, BOLD)
        for k in range(len(self._moments)):
            spot = Region(1, ROWS * k + 1, cells.width - 2, ROWS)
            yield Place(f"moment:{k}", spot, spot)

    def paint(self, cells: Cells, place: Place, state: PlaceState) -> None:
        """Its number in the colour of the seat, what happened, and what it brought."""
        p, spot, k = cells.palette, place.extent, int(place.name.rpartition(":")[2])
        moment = self._moments[k]
        tone = p.seats[moment.seat % len(p.seats)]
        cells.put(spot.x, spot.y, f" {k + 1} ", p.ink if p.is_bare else p.on(tone), tone, BOLD | REVERSE)
        points = _signed(moment.points)
        for y, line in enumerate(_lines(moment.text, spot.width - 5 - len(points)), spot.y):
            cells.parts(spot.x + 4, y, line)
        cells.right(spot.right, spot.y, points, p.gain if moment.points > 0 else p.danger, None, BOLD)


def _signed(points: int) -> str:
    """What a turn brought."""
    return f"+{points}" if points > 0 else f"−{-points}" if points < 0 else ""


def _lines(text: str, room: int) -> list[Line]:
    """The text in as many rows as there are; what is left out is an ellipsis."""
    first, *others = fold(((text, "ink"),), room) or ((),)
    return [first, *([fit(((" ".join(words_of(line) for line in others), "ink"),), room)] if others else [])]


class ReplayColumn(Felt):
    """The column beside a table."""

    DEFAULT_CSS = """
    ReplayColumn { width: 40; padding: 1 0 0 0; }
    ReplayColumn GameLog { width: 1fr; height: 1fr; }
    """

    def __init__(self) -> None:
        super().__init__(id="beside")
        self._log, self._moments = GameLog(replay.log()), Moments()

    def compose(self) -> ComposeResult:
        """One above the other."""
        yield self._log
        yield self._moments

    def tell_log(self, seen: SeenGame, number: int) -> None:
        """What was told up to a move."""
        if not self.display:
            return
        ends = [end for end in seen.turn_ends if end < number]
        turn, entries = len(ends), []
        for move in range(number, max(0, number - MOVES), -1):
            while turn and ends[turn - 1] >= move:
                turn -= 1
            seat = seen.recording.moves[move - 1].seat
            entries += [LogEntry(((text, "ink"),), turn, seat) for text in reversed(seen.told(move))]
        self._log.show(entries[::-1])

    def tell_moments(self, turning: Sequence[Turning], seen: SeenGame) -> None:
        """The turning points, each by the first thing that was told of it."""
        try:
            told = [(one, seen.told(one.move)) for one in turning]
        except SaveError:
            return
        kind = round_of(seen.recording.header.game)
        points = []
        for one, lines in told:
            when = common.round_numbered(kind=kind, number=one.round)
            points.append(TurningPoint(one.seat, replay.swing(when=when, text=next(iter(lines), "")), one.points))
        self._moments.show(points)

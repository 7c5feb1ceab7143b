"""What is to be seen of a recorded game: how one walks through it, with whose eyes, and the column beside its table."""

from collections.abc import Iterable, Sequence
from contextlib import suppress

from textual.app import ComposeResult
from textual.geometry import Region, Size
from textual.timer import Timer

from rules import Event, State
from saves import Parted, Recording
from saves.walk import Walk
from tribes_tui.play.seat import names_for, seat_from
from tribes_tui.play.standings import Standings
from tribes_tui.play.turned import Turned
from tribes_tui.table.frame.ground import GroundScreen
from tribes_tui.table.history.chronicle import LogLine
from tribes_tui.widgets.beside.game_log import GameLog, LogEntry
from tribes_tui.widgets.drawing import (
    BOLD,
    REVERSE,
    Cells,
    Felt,
    Line,
    Place,
    PlaceState,
    Showing,
    fit,
    fold,
    words_of as plain_words,
)
from tribes_tui.words.said import replay
from tribes_tui.words.wording import weight_of, words_of


class SeenGame:
    """A walk through a recording. While the game goes on, only what its one person may know is shown."""

    def __init__(self, recording: Recording) -> None:
        """Raises as `Walk` does."""
        self._words = words_of(recording.header.game)
        self.take(recording)
        people = self.seats_of_people
        self.eyes: int | None = people[0] if len(people) == 1 else None

    def take(self, recording: Recording) -> None:
        """Walk through this one from now on."""
        self.recording = recording
        self._walk = Walk(recording)
        self._rounds: list[int] = []
        self.seats = [seat_from(plain) for plain in recording.seats]
        self.is_open = recording.finished
        """Whether the game is over, so that nothing is secret any more."""
        self._heard: dict[tuple[int, int | None], list[LogLine]] = {}
        self._events: dict[tuple[int, int | None], Sequence[Event]] = {}

    def __len__(self) -> int:
        return len(self._walk)

    def changed_after(self, number: int) -> None:
        """The recording is another one after its first `number` moves."""
        self._walk.changed_after(number)
        self._rounds, self.is_open = [], self.recording.finished
        self._heard = {which: lines for which, lines in self._heard.items() if which[0] <= number}
        self._events = {which: events for which, events in self._events.items() if which[0] <= number}

    @property
    def names(self) -> tuple[str, ...]:
        """The seats' names as these eyes read them."""
        return tuple(names_for(self.seats, self.eyes))

    @property
    def seats_of_people(self) -> list[int]:
        """Where people sit."""
        return [number for number, seat in enumerate(self.seats) if seat.is_human]

    @property
    def rounds(self) -> list[int]:
        """After how many moves each round begins, as far as the rules play the record as it was played."""
        if not self._rounds:
            with suppress(Parted):
                for _, number in self._walk.rounds():
                    self._rounds.append(number)
        return self._rounds

    def leaves_choice(self, number: int) -> bool:
        """Whether a person, of bots alone anybody, still had something to choose after so many moves."""
        deciding = self.seats_of_people or range(len(self.seats))
        with suppress(Parted):
            left = ((k, move.seat) for k, move in enumerate(self.recording.moves) if k >= number)
            return any(seat in deciding and len(self.whole(k).legal_actions()) > 1 for k, seat in left)
        return True

    @property
    def turn_ends(self) -> list[int]:
        """After how many moves each turn ends: moves of one seat without a break, within a round."""
        moves, starts = self.recording.moves, set(self.rounds)
        inner = [k for k in range(1, len(moves)) if moves[k].seat != moves[k - 1].seat or k in starts]
        return [*inner, len(moves)]

    def look_with(self, eyes: int | None) -> None:
        """Look with a seat's eyes (None: with all), if the game is over."""
        if self.is_open:
            self.eyes = eyes

    def whole(self, number: int) -> State:
        """The position after so many moves, everything known. Raises `Parted`."""
        return self._walk.state(number)

    def view(self, number: int) -> State:
        """The position after so many moves, as the eyes may know it. Raises `Parted`."""
        state = self._walk.state(number)
        return state if self.eyes is None and self.is_open else state.view(self.eyes)

    def told(self, move: int) -> list[str]:
        """The lines about one move (from 1), as the eyes may know it."""
        return [text for text, _, _ in self.heard(move)]

    def heard(self, move: int) -> list[LogLine]:
        """The same, each with the seat it is about, and what it is in the course of the game."""
        lines = self._heard.get((move, self.eyes))
        if lines is None:
            names, game_id = list(self.names), self.recording.header.game
            said = (
                LogLine(self._words.event(one, names), one.player, weight_of(game_id, one.kind))
                for one in self.events(move)
            )
            lines = self._heard[move, self.eyes] = [line for line in said if line.text]
        return lines

    def untold(self, move: int) -> str:
        """What is said of a move (from 1) about which there are no lines: what was chosen, to whom may know it."""
        seat, text = self.recording.moves[move - 1].seat, self.recording.moves[move - 1].text
        if move in self.turn_ends:
            return replay.turn_ends(who=self.names[seat])
        if self.eyes != seat and (self.eyes is not None or not self.is_open):
            return replay.unseen()
        before = self.whole(move - 1).view(seat)
        return replay.chosen(who=self.names[seat], action=self._words.action(before, before.read(text), self.names))

    def entries(self, number: int) -> list[LogEntry]:
        """The last lines up to a move, turn by turn, with whose doing they were."""
        ends = [end for end in self.turn_ends if end < number]
        turn, found = len(ends), list[LogEntry]()
        for move in range(number, max(0, number - MOVES), -1):
            while turn and ends[turn - 1] >= move:
                turn -= 1
            found += [LogEntry(((line.text, "ink"),), turn, line.seat) for line in reversed(self.heard(move))]
        return found[::-1]

    def events(self, move: int) -> Sequence[Event]:
        """What happened at a move (from 1), as the eyes may know it."""
        key = move, self.eyes
        if key not in self._events:
            everything = self.eyes is None and self.is_open
            seen = (event if everything else event.seen_by(self.eyes) for event in self._walk.events(move))
            self._events[key] = [event for event in seen if event is not None]
        return self._events[key]


# ---- Going through a game -----------------------------------------------------------------------------


PACES = (3.0, 1.5, 0.7, 0.35, 0.15, 0.05)
"""Seconds a move is shown when the replay runs by itself, slowest first."""


class Walking(GroundScreen):
    """Where in a game one is. A subclass paints it."""

    def __init__(self, seen: SeenGame) -> None:
        super().__init__()
        self.seen = seen
        self.number = 0
        self.pace = PACES.index(0.7)
        self._timer: Timer | None = None
        self._standings: Standings | None = None
        self._trouble = ""

    def paint(self) -> None:
        """Show the position after `number` moves."""
        raise NotImplementedError

    def go_to(self, number: int) -> None:
        """Show the position after `number` moves; the last good one when the rules play the record otherwise."""
        self.number = max(0, min(number, len(self.seen)))
        try:
            self.seen.whole(self.number)
        except Parted as error:
            self.number = 0 if error.good is None else len(error.good.moves)
            self._trouble = str(error)
        self.paint()

    def action_walk(self, where: str) -> None:
        """By a move, a turn, a round, or to an end; a replay that runs stands still then."""
        self._begin()
        self.go_to(self._place(where))

    def _begin(self) -> None:
        """Somebody does something: nothing runs, and what was said is read."""
        self._trouble = ""
        if self._timer is not None:
            self._timer.stop()
            self._timer = None

    def _place(self, where: str) -> int:
        if where in ("first", "last"):
            return 0 if where == "first" else len(self.seen)
        if where in ("on", "back"):
            return self.number + (1 if where == "on" else -1)
        starts = self.seen.rounds if where.startswith("round") else self.seen.turn_ends
        if where.endswith("back"):
            return next((start for start in reversed(starts) if start < self.number), 0)
        return next((start for start in starts if start > self.number), len(self.seen))

    def action_run(self) -> None:
        """Move by move by itself, or stop."""
        was_running = self._timer is not None
        self._begin()
        if not was_running:
            if self.number == len(self.seen):
                self.number = 0
            self._timer = self.set_interval(PACES[self.pace], self._step)
        self.paint()

    def action_pace(self, by: int) -> None:
        """Faster or slower, and running."""
        self.pace = max(0, min(len(PACES) - 1, self.pace + by))
        self._begin()
        self.action_run()

    def _step(self) -> None:
        self.number = min(self.number + 1, len(self.seen))
        if self.number == len(self.seen):
            self._begin()
        self.go_to(self.number)


# ---- Beside the table of a replay ---------------------------------------------------------------------


MOVES = 60
"""Whose news are in the log."""
NUMBER = 4
"""Columns of its number."""
MOST_ROWS = 4
"""Of what happened at a turning point, below when it was."""


def keys_of(moments: int) -> str:
    """The caps of the keys that lead to so many turning points."""
    return f"1-{moments}" if moments > 1 else "1"


class Moments(Showing[tuple[Turned, ...]]):
    """Some lines each, numbered as above the graph; a click goes there."""

    DEFAULT_CSS = "Moments { height: auto; }"
    shown: tuple[Turned, ...] = ()

    def show(self, moments: Sequence[Turned]) -> None:
        """These, oldest first."""
        before = self.shown
        super().show(tuple(moments))
        if self.shown != before:
            self.refresh(layout=True)

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        """The heading and the lines; nothing without any."""
        return 1 + sum(self._rows(width)) if self.shown else 0

    def _rows(self, width: int) -> list[int]:
        """Of each."""
        return [1 + len(_lines(one.what, width - 2 - NUMBER)) for one in self.shown]

    def names(self) -> Iterable[str]:
        """As in the graph."""
        return (f"moment:{k}" for k in range(len(self.shown)))

    def lay(self, cells: Cells) -> Iterable[Place]:
        """Below a heading."""
        if self.shown:
            cells.put(1, 0, replay.moments(), cells.palette.accent, None, BOLD)
        y = 1
        for k, rows in enumerate(self._rows(cells.width)):
            spot = Region(1, y, cells.width - 2, rows)
            yield Place(f"moment:{k}", spot, spot)
            y += rows

    def paint(self, cells: Cells, place: Place, state: PlaceState) -> None:
        """Its number in the colour of the seat, when it was, how the chances changed, and what happened."""
        p, spot, k = cells.palette, place.extent, int(place.name.rpartition(":")[2])
        moment = self.shown[k]
        tone = p.seats[moment.turning.seat % len(p.seats)]
        cells.put(spot.x, spot.y, f" {k + 1} ", p.ink if p.is_bare else p.on(tone), tone, BOLD | REVERSE)
        cells.parts(spot.x + NUMBER, spot.y, fit(((moment.when, "soft"),), spot.width - NUMBER))
        cells.right(spot.right, spot.y, moment.figures, p.ink, None, BOLD)
        for y, line in enumerate(_lines(moment.what, spot.width - NUMBER), spot.y + 1):
            cells.parts(spot.x + NUMBER, y, line)


def _lines(text: str, room: int) -> list[Line]:
    """The text in as many rows as it may have; what is left out is an ellipsis."""
    rows = [*(fold(((text, "ink"),), max(8, room)) or ((),))]
    last = " ".join(plain_words(line) for line in rows[MOST_ROWS - 1 :])
    return rows if len(rows) <= MOST_ROWS else [*rows[: MOST_ROWS - 1], fit(((last, "ink"),), room)]


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
        return self._log, self._moments

    def tell(self, seen: SeenGame, number: int, moments: Sequence[Turned]) -> None:
        """What was told up to a move; the turning points."""
        if self.display:
            self._log.show(seen.entries(number))
        self._moments.show(moments)

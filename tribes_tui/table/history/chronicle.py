"""What a viewer knows of the game: its lines, its news, what they were not shown yet, and what is announced."""

from collections import deque
from collections.abc import Callable, Mapping, Sequence
from itertools import takewhile
from typing import Any, NamedTuple

from textual.app import App
from textual.geometry import Size
from textual.timer import Timer
from textual.widgets import Static

from rules import Event, State
from tribes_tui.play.seat import Entry, ShownTable, Update, names_for
from tribes_tui.table.board.contract import GameBoard
from tribes_tui.table.board.scene import AtCursor, News
from tribes_tui.widgets.beside.game_log import LogEntry
from tribes_tui.words.said import common
from tribes_tui.words.spoken import Names, as_said, lines_of, news_sentences, spoken_of
from tribes_tui.words.wording import GameWords, weight_of

TURN_BEGINS = frozenset({"activation", "turn"})  # no words
"""Kinds of events with which somebody's turn begins, though it may come after another of theirs."""


class LogLine(NamedTuple):
    """A line of the log, the seat it is about (None: nobody), and what it is in the course of the game (`wording.weight_of`)."""

    text: str
    seat: int | None
    weight: str = ""


class Chronicle:
    """The past of a table as `viewer` may know it; grows with every update."""

    def __init__(self, table: ShownTable, viewer: int | None, words: GameWords) -> None:
        self._table = table
        self._words = words
        self.viewer = viewer
        self.entries: list[Entry] = []
        self.lines: list[LogLine] = []
        self._starts: list[int] = []
        self._undone: Entry | None = None
        """The first of the moves that were taken back just now."""
        self.has_decided: Callable[[int], bool] = lambda number: False
        """Whether the viewer chose their move of that number here, be it the only one there was."""
        self.was_asked: Callable[[int], bool] = lambda number: True
        """Whether the viewer was asked for their move of that number: what was played without a question is not their doing."""
        self._views: dict[int, State] = {}
        """Number of a move -> the position after it, of the moves since the viewer's last turn."""
        self.read_again()

    @property
    def names(self) -> tuple[str, ...]:
        """The seats' names as this viewer reads them."""
        return tuple(names_for(self._table.seats, self.viewer))

    def read_again(self) -> None:
        """Take everything from the table anew: the names changed."""
        self.entries, self.lines, self._starts, self._undone = [], [], [], None
        for entry in self._table.history(self.viewer):
            self._append(entry)

    def begin_with(self, lines: Sequence[LogLine]) -> None:
        """These stand before the first move."""
        self.lines[:0] = lines
        self._starts = [start + len(lines) for start in self._starts]

    def add(self, update: Update) -> None:
        """Take in one update."""
        if any(event.kind == "undo" for event in update.events):
            self._undone = next(iter(self.entries[update.number :]), None)
            self._cut(update.number)
            self.lines += self._told(update.events)
            return
        undone, self._undone = self._undone, None
        is_again = undone is not None and (update.seat, update.text) == (undone.seat, undone.text)
        if is_again and update.seat is not None and self.lines:
            self.lines[-1] = LogLine(common.played_again(who=self.names[update.seat]), update.seat)
        self._append(Entry(update.number, update.seat, update.text, update.events, update.is_idle))
        if self.viewer is None:
            return
        self.recall({update.number: update.view})

    def recall(self, views: Mapping[int, State]) -> None:
        """These were the positions after moves of those numbers: those since the viewer's last turn are kept."""
        self._views |= views
        first = next((entry.number for entry, _ in self.since_own_turn), max(self._views, default=0)) - 1
        self._views = {number: view for number, view in self._views.items() if number >= first}

    @property
    def since_own_turn(self) -> list[tuple[Entry, State | None]]:
        """The moves of others between the viewer's last two turns (the present one counts), and the positions after
        them as far as they are remembered: moves that were read from the disk have none. Once the game is over they go on
        to its end, whoever brought it about. A spectator has no turns."""
        first, last = self._since_own_turn()
        begun = self._begun_with(self.entries[first - 1]) if first and self.viewer is not None else []
        return [(entry, self._views.get(entry.number)) for entry in (*begun, *self.entries[first:last])]

    def _since_own_turn(self) -> tuple[int, int]:
        """Which of the entries these are, from and to."""
        last = len(self.entries)
        if self.viewer is None:
            return last, last
        if not self._table.is_over:
            while last and not self._is_others(self.entries[last - 1]):
                last -= 1
            if not last:
                return 0, 0
            while last < len(self.entries) and not self._is_own(self.entries[last]):
                last += 1
        first = last
        while first and self._table.is_over and not self._is_others(self.entries[first - 1]):
            first -= 1
        while first and not self._is_own(self.entries[first - 1]):
            first -= 1
        return first, last

    @property
    def is_first_turn(self) -> bool:
        """Whether what happened since the viewer's last turn goes back to the beginning."""
        return self.since_own_turn[:1] == [(entry, self._views.get(entry.number)) for entry in self.entries[:1]]

    def _begun_with(self, entry: Entry) -> list[Entry]:
        """What a move of the viewer's own brought on of another's turn, before that one was asked for anything."""
        for number, event in enumerate(entry.events):
            if event.kind in TURN_BEGINS and event.player not in (None, self.viewer):
                return [Entry(entry.number, event.player, None, entry.events[number:])]
        return []

    @property
    def goes_on(self) -> bool:
        """Whether the last move was the viewer's own: nobody has done anything since."""
        return bool(self.entries) and self._is_own(self.entries[-1])

    def news(self, game_id: str) -> News:
        """What happened between the viewer's last two turns."""
        events = (event for entry, _ in self.since_own_turn for event in entry.told)
        ends = (self._views.get(number) for number in self._since_own_turn())
        return News(game_id, tuple(events), self.names, self.viewer, *ends)

    def fresh(self, board: GameBoard) -> dict[str, int]:
        """What others and chance changed since the viewer last decided, on some boards what that decision changed, too: its name ->
        the seat, -1 for chance. Once the game is over, nothing where nothing is told of it either; and nothing of the viewer's own
        decision where the question says that dots are others' doing since, but for what `stays_new`."""
        if self._table.is_over and not self.since_own_turn:
            return {}
        events = [event for event in self._in_own_turn() if event.kind in board.stays_new]
        if not (board.has_bare_dots and self.goes_on):
            events += self._since_own(board.marks_own and self.goes_on, board.begins_anew)
        return {name: -1 if event.player is None else event.player for event in events for name in board.touched(event)}

    def _in_own_turn(self) -> list[Event]:
        """What happened in the viewer's turn so far; nothing in others' turns."""
        found = list[Event]()
        for event in (event for entry in reversed(self.entries) for event in reversed(entry.events)):
            if event.kind in TURN_BEGINS:
                return found if event.player == self.viewer else []
            found.append(event)
        return []

    def _is_own(self, entry: Entry) -> bool:
        """Whether the viewer did something by a move: what was done for them, or let pass unnoticed, is nothing done."""
        if entry.seat != self.viewer or not entry.events:
            return False
        return self.has_decided(entry.number) or (not entry.is_idle and self.was_asked(entry.number))

    def _is_others(self, entry: Entry) -> bool:
        """Whether another did something: who lets a question pass in the viewer's turn doesn't cut it in two."""
        return entry.seat != self.viewer and bool(entry.events)

    def told(self, most: int) -> tuple[LogEntry, ...]:
        """The last lines, for a log of pieces beside the table, without what others did that lies open there. Whatever was told since the viewer's turn began is one turn of the log; for
        a spectator each player's lines are."""
        found, turn, before = [], 0, None
        for line in [one for one in self.lines if one.weight != "open" or one.seat == self.viewer][-most:]:
            if line.seat not in (None, before):
                turn += self.viewer in (None, line.seat)
                before = line.seat
            found.append(LogEntry(((line.text, "ink"),), turn, line.seat))
        return tuple(found)

    def recent(self, moves: int) -> tuple[Event, ...]:
        """What happened in so many of the last moves, oldest first."""
        return tuple(event for entry in self.entries[-moves:] for event in entry.events)

    def _since_own(self, with_own: bool, begins_anew: frozenset[str]) -> list[Event]:
        """The events after the viewer's last move, and those of it that were not their doing, or all of it; of them those since the last
        with which something `begins_anew`."""
        found: list[Event] = []
        for entry in reversed(self.entries):
            is_viewers, kept = entry.seat == self.viewer and not with_own and self.was_asked(entry.number), list[Any]()
            is_anew = any(event.kind in begins_anew for event in entry.events)
            for event in entry.events:
                kept = [] if event.kind in begins_anew else kept
                kept += [event] if not is_viewers or event.player != self.viewer else []
            found[:0] = kept
            if is_anew or self._is_own(entry) or self.viewer is None:
                break
        return found

    def _append(self, entry: Entry) -> None:
        self.entries.append(entry)
        self._starts.append(len(self.lines))
        self.lines += self._told(entry.told)

    def _cut(self, number: int) -> None:
        """Forget the moves after the first `number`; what came before them is not told again, however much it is."""
        self._views = {one: view for one, view in self._views.items() if one <= number}
        if number < len(self.entries):
            del self.lines[self._starts[number] :]
            del self.entries[number:]
            del self._starts[number:]

    def _told(self, events: Sequence[Event]) -> list[LogLine]:
        names = self.names
        game_id = self._table.game.id
        lines = (
            LogLine(self._words.event(event, names), event.player, weight_of(game_id, event.kind)) for event in events
        )
        return [line for line in lines if line.text]


class Unshown:
    """Who has been shown what: up to which of the moves they know of."""

    def __init__(self, table: ShownTable) -> None:
        """What happened before now is not shown."""
        self._table = table
        self._shown = {seat: table.number_for(seat) for seat in range(len(table.seats))}

    def events(self, seat: int, chronicle: Chronicle) -> list[Event]:
        """What `seat` has not been shown yet, from their chronicle; it counts as shown now. Where moves were taken back that they had been
        shown, that comes first."""
        shown, self._shown[seat] = self._shown[seat], self._table.number_for(seat)
        before = min(shown, self._shown[seat])
        new = [*takewhile(lambda entry: entry.number > before, reversed(chronicle.entries))]
        taken_back = [Event("undo", seat)] if before < shown else []
        return taken_back + [event for entry in reversed(new) for event in entry.events]


LINES = 3
"""So many of the latest are shown."""
ROOM = 27
"""Rows of a window from which on the board leaves them their own; below it one covers the board's line of the focus."""
EVERY = 1.5
"""Seconds that a line stands where there is room for one, while others wait."""


def is_wanted(app: App[object]) -> bool:
    """Whether the settings ask for it."""
    settings = getattr(app, "settings", None)
    return settings is not None and bool(settings.announce)


def left_for_the_board(window: Size) -> Size:
    """What of a window is left beside the lines."""
    return window - (0, LINES) if window.height >= ROOM else window


class Announced(Static):
    """The latest lines, the newest at the bottom."""

    DEFAULT_CSS = """
    Announced { dock: bottom; height: 3; width: 100%; padding: 0 1; content-align: left bottom; }
    Announced.-over { layer: note; height: 1; margin-bottom: 1; }
    """

    def __init__(self, game_id: str) -> None:

        super().__init__(markup=False)
        self._spoken = spoken_of(game_id)
        self._focus: tuple[str | None, str] = None, ""
        self._wait: Timer | None = None
        self.waiting: deque[str] = deque()
        self.lines: deque[str] = deque(maxlen=LINES)

    def happened(self, events: Sequence[Event], names: Names, viewer: int | None) -> None:
        """Say what happened, as it is said in plain mode."""

        self._append(news_sentences(self._spoken.news(events, names, viewer), names))

    def say(self, word: str) -> None:
        """Say what somebody said."""
        self._append([as_said(word)])

    def looked(self, look: AtCursor) -> None:
        """Say what has the focus now, when it is another thing or another thing is said of it; before what waits."""

        if (look.cursor, look.text) != self._focus and look.text:
            self._append([as_said(look.text)], at_once=True)
        self._focus = look.cursor, look.text

    def fit(self, window: Size) -> None:
        """The window has this size."""
        self.set_class(window.height < ROOM, "-over")
        if not self.has_class("-over"):
            self._show(*self.waiting)
            self.waiting.clear()

    def _append(self, sentences: Sequence[str], at_once: bool = False) -> None:

        new = lines_of(sentences, max(20, (self.app.size.width or 80) - 2))
        if not self.has_class("-over"):
            self._show(*new)
            return
        if at_once:
            self.waiting.extendleft(reversed(new))
        else:
            self.waiting.extend(new)
        if at_once or self._wait is None:
            self.say_next()

    def say_next(self) -> None:
        """Where there is room for one line: the next of those that wait."""
        if self._wait is not None:
            self._wait.stop()
            self._wait = None
        if self.waiting:
            self._show(self.waiting.popleft())
            self._wait = self.set_timer(EVERY, self.say_next)

    def _show(self, *new: str) -> None:
        self.lines.extend(new)
        self.update("\n".join(self.lines))

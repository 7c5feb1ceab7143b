"""Walking through a recorded game, step by step, with a seat's eyes or all open."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from textual import events
from textual.app import ComposeResult
from textual.message import Message
from textual.timer import Timer

from rules import Event, State
from saves import Following, Parted, Recording, SaveError
from saves.walk import Walk
from tribes_tui.play.seat import names_for, seat_from
from tribes_tui.sheet.command import Command
from tribes_tui.sheet.widget import Sheet
from tribes_tui.table.breakpoints import SizedScreen
from tribes_tui.table.grounds import ground_of
from tribes_tui.table.head import TableKeys
from tribes_tui.table.look import Look
from tribes_tui.table.scene import Scene
from tribes_tui.table.screen import board_of
from tribes_tui.widgets.messages import Chosen
from tribes_tui.words.wording import words_of

PACES = (3.0, 1.5, 0.7, 0.35, 0.15, 0.05)
"""Seconds a move is shown when the replay runs by itself, slowest first."""

LOOK = 0.5
"""Seconds between two looks at a game that is still being played."""

LOG = 40
RECENT_MOVES = 40
"""Moves whose news are put into the log."""

KEYS = {
    "right": "on",
    "space": "on",
    "left": "back",
    "home": "first",
    "end": "last",
    "right_square_bracket": "round+",
    "left_square_bracket": "round-",
    "a": "run",
    "plus": "faster",
    "minus": "slower",
    "g": "graph",
    "p": "play",
    "escape": "leave",
    "q": "leave",
}


class ReplayScreen(SizedScreen):
    """The position after any move; the footer says what the keys do."""

    AUTO_FOCUS: ClassVar[str | None] = "Sheet"

    class PlayOn(Message):
        """A new game is to begin with the first `number` moves of `recording`."""

        def __init__(self, recording: Recording, number: int) -> None:
            super().__init__()
            self.recording = recording
            self.number = number

    def __init__(self, recording: Recording, following: Following | None = None, trouble: str = "") -> None:
        """With `following` the game is still being played: it is read on as it grows, from its last move.

        `trouble` is said at first.
        """
        super().__init__()
        header = recording.header
        self._board = board_of(header.game)
        self._words = words_of(header.game)
        self._following = following
        self._take(recording)
        people = [i for i, seat in enumerate(self._seats) if seat.is_human]
        self._eyes: int | None = None if self._open or len(people) != 1 else people[0]
        self.number = len(self._walk) if following is not None else 0
        self._timer: Timer | None = None
        self._pace = PACES.index(0.7)
        self._trouble = trouble
        self._ground = ground_of(self._board, lambda: self.app, self.paint)

    def compose(self) -> ComposeResult:
        """What the table itself is shown on."""
        yield from self._ground.compose()

    @property
    def mood(self) -> str:
        """Which of the theme's moods colours the table."""
        return self._board.mood

    def forget_places(self) -> None:
        """Ask again where things lie."""
        self._ground.forget_places()

    def on_sheet_resized(self) -> None:
        """Draw it for the new size."""
        self.paint()

    # ---- A game that is still being played ----------------------------------------------------

    def on_mount(self) -> None:
        """Show the first position; look from time to time whether the game has gone on."""
        self.call_after_refresh(self.paint)
        if self._following is not None:
            self.set_interval(LOOK, self._read_on)

    def _take(self, recording: Recording) -> None:
        self._course = recording
        self._walk = Walk(recording)
        self._rounds: list[int] = []
        self._seats = [seat_from(plain) for plain in recording.seats]
        self._open = recording.finished
        self._heard: dict[tuple[int, int | None], list[str]] = {}
        self._events: dict[tuple[int, int | None], Sequence[Event]] = {}

    def _read_on(self) -> None:
        assert self._following is not None
        was_at_the_end = self.number >= len(self._walk)
        try:
            kept = self._following.look()
            if kept is None:
                return
            if self._following.course is not self._course:
                self._take(self._following.course)
        except SaveError as error:
            self._say(str(error))
            return
        self._walk.changed_after(kept)
        self._rounds, self._open = [], self._course.finished
        self._heard = {which: lines for which, lines in self._heard.items() if which[0] <= kept}
        self._events = {which: seen for which, seen in self._events.items() if which[0] <= kept}
        self.go_to(len(self._walk) if was_at_the_end else self.number)

    # ---- Walking ------------------------------------------------------------------------------

    def on_key(self, event: events.Key) -> None:
        """Walk, look with other eyes, run, or leave."""
        if event.character is not None and event.character.isdecimal():
            event.stop()
            self._look(int(event.character))
        elif event.key in KEYS:
            event.stop()
            self.command(KEYS[event.key])

    def on_sheet_clicked(self, event: Sheet.Clicked) -> None:
        """The keys of the footer can be clicked; elsewhere the left half goes back, the right half on."""
        target = self._ground.footer.at(event.place)
        if target is not None:
            self.command(target.name)
        else:
            self._walk_by(event.place.x)

    def on_click(self, event: events.Click) -> None:
        """Between the pieces of a table: the left half goes back, the right half on."""
        self._walk_by(event.screen_x)

    def on_drawn_chosen(self, message: Chosen) -> None:
        """On a piece the same."""
        target = self._ground.targets.get(message.name)
        if target is not None:
            self._walk_by(target.region.x)

    def on_table_keys_pressed(self, message: TableKeys.Pressed) -> None:
        """A click on a key of the last row presses it."""
        self.command(message.command)

    def _walk_by(self, x: int) -> None:
        self.command("back" if x < self.app.size.width // 2 else "on")

    def command(self, name: str) -> None:
        """Carry out a command of the footer."""
        running = self._timer is not None
        self._stop()
        self._trouble = ""
        if name == "leave":
            self.dismiss(None)
        elif name in ("faster", "slower"):
            step = 1 if name == "faster" else -1
            self._pace = max(0, min(len(PACES) - 1, self._pace + step))
            self._run()
        elif name == "run":
            self.paint() if running else self._run()
        elif name == "graph":
            self._show_graph()
        elif name == "play":
            self._play_on()
        elif name == "eyes":
            self._look(0 if self._eyes == len(self._seats) - 1 else 1 if self._eyes is None else self._eyes + 2)
        else:
            self.go_to(self._place(name))

    def _run(self) -> None:
        self._timer = self.set_interval(PACES[self._pace], self._step)
        self.paint()

    def _show_graph(self) -> None:
        from tribes_tui.screens.standings import StandingsScreen

        if not self._open:
            self._say("The graph tells how everybody stood: it is for games that are over.")
            return
        names = names_for(self._seats, None)
        self.app.push_screen(StandingsScreen(self._course, names, self.number), self._back_from_graph)

    def _back_from_graph(self, number: int | None) -> None:
        if number is not None:
            self.go_to(number)

    def _play_on(self) -> None:
        if not self._open and sum(seat.is_human for seat in self._seats) != 1:
            self._say("Others still play this game: when it is over, you may play on from any move.")
        elif self.number == len(self._walk) and self._open:
            self._say("The game is over here: go back to a move from which there is something to decide.")
        else:
            self.post_message(self.PlayOn(self._course, self.number))

    def _say(self, text: str) -> None:
        self._trouble = text
        self.paint()

    def go_to(self, number: int) -> None:
        """Show the position after `number` moves; the last good one when the rules play the record otherwise."""
        self.number = max(0, min(number, len(self._walk)))
        try:
            self._walk.state(self.number)
        except Parted as error:
            self.number = 0 if error.good is None else len(error.good.moves)
            self._trouble = str(error)
        self.paint()

    def _place(self, name: str) -> int:
        if name.startswith("round") and not self._rounds:
            self._rounds = [number for _, number in self._walk.rounds()]
        if name == "round+":
            return next((start for start in self._rounds if start > self.number), len(self._walk))
        if name == "round-":
            return next((start for start in reversed(self._rounds) if start < self.number), 0)
        return {"on": self.number + 1, "back": self.number - 1, "first": 0, "last": len(self._walk)}[name]

    def _step(self) -> None:
        self.go_to(self.number + 1)
        if self.number == len(self._walk):
            self._stop()

    def _stop(self) -> None:
        if self._timer is not None:
            self._timer.stop()
            self._timer = None

    def _look(self, key: int) -> None:
        """1 to 6: with that seat's eyes, when the game is over or the seat is the one shown; 0: all open."""
        if key == 0:
            self._eyes = None if self._open else self._eyes
        elif key <= len(self._seats) and self._open:
            self._eyes = key - 1
        self.paint()

    # ---- Drawing ------------------------------------------------------------------------------

    def paint(self) -> None:
        """Draw the position."""
        if not self.is_attached or not self._ground.is_ready:
            return
        try:
            scene = self._scene(self.number)
        except (Parted, SaveError) as error:
            self.notify(str(error), severity="error")
            return
        self._ground.draw(scene)
        self.app.cursor_position = self._ground.show(scene, Look())

    def _shown(self, number: int) -> State:
        """The position as the eyes see it; open, with the hand of the one who decides, only when the game is over."""
        state = self._walk.state(number)
        if self._eyes is None and self._open:
            return state
        return state.view(self._eyes)

    def _scene(self, number: int) -> Scene:
        view = self._shown(number)
        names = tuple(names_for(self._seats, self._eyes))
        told = self._told(number, names)
        news = told[-1] if told else "Before the first move."
        return Scene(
            view=view,
            names=names,
            viewer=self._eyes,
            title=f"move {number} of {len(self._walk)}",
            prompt=self._trouble or f"{self._whose()}: {news}",
            log=tuple(told),
            recent=self._recent(number),
            keys=self._keys(),
        )

    def _recent(self, number: int) -> tuple[Event, ...]:
        """What happened in the last moves, as the eyes may know it."""
        moves = range(max(1, number - RECENT_MOVES + 1), number + 1)
        return tuple(event for move in moves for event in self._seen(move))

    def _seen(self, move: int) -> Sequence[Event]:
        """What happened at a move, as the eyes may know it."""
        key = move, self._eyes
        if key not in self._events:
            everything = self._eyes is None and self._open
            seen = (event if everything else event.seen_by(self._eyes) for event in self._walk.events(move))
            self._events[key] = [event for event in seen if event is not None]
        return self._events[key]

    def _whose(self) -> str:
        if self._eyes is None:
            return "All open" if self._open else "What everybody sees"
        name = self._seats[self._eyes].name
        return "As you see it" if name == "you" else f"As {name} sees it"

    def _told(self, number: int, names: tuple[str, ...]) -> list[str]:
        moves = range(max(1, number - LOG), number + 1)
        return [text for move in moves for text in self._news(move, names)]

    def _news(self, move: int, names: tuple[str, ...]) -> list[str]:
        """The lines about one move, as the eyes may know it."""
        lines = self._heard.get((move, self._eyes))
        if lines is None:
            told = [self._words.event(event, list(names)) for event in self._seen(move)]
            lines = self._heard[move, self._eyes] = [text for text in told if text]
        return lines

    def _keys(self) -> tuple[Command, ...]:
        eyes = (Command(f"0-{len(self._seats)}", "eyes", "eyes"),) if self._open else ()
        return (
            Command("→", "on", "on"),
            Command("←", "back", "back"),
            Command("a", "stop" if self._timer is not None else "run", "run"),
            Command("+", "faster", "faster"),
            Command("]", "round", "round+"),
            *eyes,
            *([Command("g", "graph", "graph")] if self._open else []),
            Command("p", "play on", "play"),
            Command("q", "leave", "leave"),
            Command("-", "slower", "slower"),
            Command("[", "round before", "round-"),
            Command("Home", "first", "first"),
            Command("End", "last", "last"),
        )

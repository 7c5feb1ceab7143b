"""Walking through a recorded game, step by step, with a seat's eyes or all open."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, ClassVar

from textual import events, work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.geometry import Region, Size
from textual.message import Message
from textual.strip import Strip

from saves import Following, Parted, Recording, SaveError
from tribes_tui.play.standings import Standings, standings
from tribes_tui.screens.replay.beside import Beside
from tribes_tui.screens.replay.seen import Seen
from tribes_tui.screens.replay.transport import Transport
from tribes_tui.screens.replay.walking import PACES, Walking
from tribes_tui.table.chronicle import Line
from tribes_tui.table.graph import Graph
from tribes_tui.table.look import Look
from tribes_tui.table.piece_ground import PieceGround
from tribes_tui.table.scene import Scene
from tribes_tui.table.screen import board_of
from tribes_tui.widgets.drawn import Drawn
from tribes_tui.widgets.felt import Felt, felt_lines
from tribes_tui.widgets.key_line import KeyLine
from tribes_tui.widgets.lines import fit, words_of
from tribes_tui.widgets.messages import Chosen
from tribes_tui.words import replay as words
from tribes_tui.words.about import round_of, unit_of

if TYPE_CHECKING:
    from tribes_tui.screens.replay.review import Wish
    from tribes_tui.seats.reviews import Reviews

LOOK = 0.5
"""Seconds between two looks at a game that is still being played."""
LOG = 40
"""Moves whose news are put into the log."""
LEAST = Size(80, 24)
"""What a table needs; the graph and what stands beside it take the rest."""
BESIDE = 40
"""Columns beside the table, where the window is so much wider than it needs."""
ROWS = 1
"""Of the transport; the line of keys stands where a table has its own."""


class ReplayScreen(Walking):
    """The position after any move; below it the graph and the buttons, beside it the log, where there is room."""

    DEFAULT_CSS = """
    ReplayScreen { overflow: hidden; }
    ReplayScreen #above { layout: horizontal; height: 1fr; }
    ReplayScreen #ground { width: 1fr; height: 1fr; }
    ReplayScreen #ground #enter, ReplayScreen #ground #keys { display: none; }
    """
    AUTO_FOCUS: ClassVar[str | None] = ""
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("right", "walk('on')", words.ON, key_display="←→"),
        Binding("left", "walk('back')", words.BACK, show=False),
        Binding("down", "walk('turn')", words.TURN, key_display="↑↓"),
        Binding("up", "walk('turn_back')", words.TURN_BACK, show=False),
        Binding("right_square_bracket", "walk('round')", words.ROUND, key_display="[ ]"),
        Binding("left_square_bracket", "walk('round_back')", words.ROUND_BACK, show=False),
        Binding("space", "run", words.RUN, key_display="Space"),
        Binding("q,escape", "leave", words.LEAVE),
        Binding("1", "moment(0)", words.MOMENT, key_display="1-3"),
        Binding("2", "moment(1)", words.MOMENT, show=False),
        Binding("3", "moment(2)", words.MOMENT, show=False),
        Binding("e", "eyes", words.EYES),
        Binding("g", "graph", words.GRAPH),
        Binding("m", "measure", words.MEASURE),
        Binding("p", "play_on", words.PLAY),
        Binding("w", "review", words.REVIEW),
        Binding("plus,equals_sign", "pace(1)", words.FASTER, key_display="+ −"),
        Binding("minus", "pace(-1)", words.SLOWER, show=False),
        Binding("l", "log", words.WHOLE_LOG),
        Binding("home", "walk('first')", words.FIRST, key_display="Home"),
        Binding("end", "walk('last')", words.LAST, key_display="End"),
    ]

    class PlayOn(Message):
        """A new game is to begin with the first `number` moves of `recording`."""

        def __init__(self, recording: Recording, number: int) -> None:
            super().__init__()
            self.recording = recording
            self.number = number

    def __init__(
        self,
        recording: Recording,
        following: Following | None = None,
        trouble: str = "",
        reviewed: int | None = None,
        opens_review: bool = False,
    ) -> None:
        """With `following` the game is still being played: it is read on as it grows, from its last move.

        `trouble` is said at first. `reviewed` is the seat whose review is asked for when all are looked at; it may open at once.
        """
        super().__init__(Seen(recording))
        game = recording.header.game
        self._board = board_of(game)
        self._following = following
        self.number = len(self.seen) if following is not None else 0
        self._trouble = trouble
        self._reviewed, self._opens_review = reviewed, opens_review
        self._ground = PieceGround(self._board)
        self._graph, self._transport, self._beside = Graph(unit_of(game), round_of(game)), Transport(), Beside()
        self._above = Felt(id="above")
        self._is_graph_alone = False

    def compose(self) -> ComposeResult:
        """The table as everywhere, and around it what a replay needs."""
        with self._above:
            with Felt(id="ground"):
                yield from self._ground.compose()
            yield self._beside
        yield self._graph
        yield self._transport
        yield KeyLine()

    @property
    def mood(self) -> str:
        """Which of the theme's moods colours the table."""
        return self._board.mood

    @property
    def has_graph(self) -> bool:
        """Whether there is something to draw: while the game goes on, nobody is told how all stand."""
        return self.seen.is_open and len(self.seen) > 0

    def on_mount(self) -> None:
        """Show the first position; look from time to time whether the game has gone on."""
        self.app.theme_changed_signal.subscribe(self, lambda _: self._restyle())
        self.call_after_refresh(self.paint)
        if self._following is not None:
            self.set_interval(LOOK, self._read_on)
        if self.has_graph:
            self._judge()
        if self._opens_review and self._reviews is not None:
            self.call_after_refresh(self.action_review)

    def _restyle(self) -> None:
        self._ground.restyle(self.app)
        for piece in self.query(Drawn):
            piece.changed()
        self.paint()

    # ---- How everybody stood ------------------------------------------------------------------

    @work(thread=True)
    def _judge(self) -> None:
        try:
            found = standings(self.seen.recording)
        except SaveError as error:
            self.app.call_from_thread(partial(self._graph.fail, str(error)))
        else:
            self.app.call_from_thread(partial(self._judged, found))

    def _judged(self, found: Standings) -> None:
        self._standings = found
        if self.is_attached:
            self._beside.tell_moments(found.turning(), self.seen)
            self.refresh_bindings()
            self.paint()

    # ---- Room ---------------------------------------------------------------------------------

    def table_size(self, window: Size) -> Size:
        """What is left beside the log and above the graph."""
        beside = BESIDE if window.width >= LEAST.width + BESIDE else 0
        free = window.height - LEAST.height
        below = Graph.rows(len(self.seen.seats), free) if self.has_graph and free > 0 else 0
        self._beside.display, self._beside.styles.width = beside > 0, beside
        if not self._is_graph_alone:
            self._graph.display, self._graph.styles.height = below > 0, max(1, below)
        return Size(window.width - beside, window.height - below)

    def forget_places(self) -> None:
        """Ask again where things lie."""
        self._ground.forget_places()

    # ---- A game that is still being played ----------------------------------------------------

    def _read_on(self) -> None:
        assert self._following is not None
        was_at_the_end = self.number >= len(self.seen)
        try:
            kept = self._following.look()
            if kept is None:
                return
            if self._following.course is not self.seen.recording:
                self.seen.take(self._following.course)
        except SaveError as error:
            self._say(str(error))
            return
        self.seen.changed_after(kept)
        self.refresh_bindings()
        self.go_to(len(self.seen) if was_at_the_end else self.number)

    # ---- Other commands -----------------------------------------------------------------------

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """What a game that goes on doesn't tell can't be asked for."""
        if action == "moment":
            return self._standings is not None and bool(self._standings.turning())
        if action == "graph":
            return self.has_graph
        if action == "review":
            return self._reviews is not None
        if action == "play_on":
            return self._can_play_on
        if action == "measure":
            return self.has_graph and bool(self._graph.display)
        return self.seen.is_open if action == "eyes" else True

    def action_eyes(self) -> None:
        """With the next seat's eyes; after the last with all."""
        eyes = self.seen.eyes
        self._look_with(0 if eyes is None else eyes + 1)

    def _look_with(self, seat: int | None) -> None:
        self.seen.look_with(seat if seat is not None and seat < len(self.seen.seats) else None)
        self.paint()

    def action_graph(self) -> None:
        """The graph over all the window, or the table again."""
        self._is_graph_alone = not self._is_graph_alone
        self._above.display = not self._is_graph_alone
        self._graph.display, self._graph.styles.height = True, "1fr"
        self.table_size(self.size)
        self.refresh_bindings()

    def action_measure(self) -> None:
        """Points, or how well everybody stood."""
        self._graph.turn_measure()
        self.paint()

    def action_play_on(self) -> None:
        """A new game from here."""
        if not self.seen.is_open and self.seen.people != 1:
            self._say(words.OTHERS_PLAY)
        elif self.number == len(self.seen) and self.seen.is_open:
            self._say(words.NOTHING_TO_DECIDE)
        else:
            self.post_message(self.PlayOn(self.seen.recording, self.number))

    @property
    def _reviews(self) -> Reviews | None:
        """Who reviews games here, if this one is over."""
        found: Reviews | None = getattr(self.app, "reviews", None)
        return found if self.seen.recording.finished and isinstance(self.seen.recording, Recording) else None

    @property
    def _can_play_on(self) -> bool:
        """Whether a new game may begin here: not on a host, whose tables begin in its lobby."""
        return hasattr(self.app, "on_replay_screen_play_on")

    def action_review(self) -> None:
        """Every choice judged, of the seat whose eyes are used, else of whoever asks, of the first person, of the first seat."""
        from tribes_tui.screens.replay.review import ReviewScreen

        self._begin()
        reviews, eyes, people = self._reviews, self.seen.eyes, self.seen.seats_of_people
        wanted = (eyes, self._reviewed, *people, 0)
        seat = next(one for one in wanted if one is not None)
        if reviews is not None and isinstance(self.seen.recording, Recording):
            screen = ReviewScreen(reviews, self.seen.recording, seat, self.mood, self._can_play_on)
            self.app.push_screen(screen, partial(self._look_there, seat))

    def _look_there(self, seat: int, wish: Wish | None) -> None:
        if wish is None:
            return
        self.seen.look_with(seat)
        self.go_to(wish.number)
        if wish.is_to_play:
            self.action_play_on()

    def action_log(self) -> None:
        """All that was told up to here."""
        from tribes_tui.table.log import LogScreen

        moves = self.seen.recording.moves
        lines = [Line(text, moves[k - 1].seat) for k in range(1, self.number + 1) for text in self.seen.told(k)]
        self.app.push_screen(LogScreen(lines, self.seen.names))

    def action_leave(self) -> None:
        """Back to where one came from."""
        self._begin()
        self.dismiss(None)

    def _say(self, text: str) -> None:
        self._trouble = text
        self.paint()

    # ---- The mouse ----------------------------------------------------------------------------

    def on_drawn_chosen(self, message: Chosen) -> None:
        """A button, a turning point; on the table the left half goes back, the right half on."""
        kind, _, number = message.name.partition(":")
        if kind == "moment":
            self.action_moment(int(number))
        elif kind == "eyes":
            self._look_with(int(number) - 1 if int(number) else None)
        elif message.piece is self._transport:
            self._press(kind)
        elif (target := self._ground.targets.get(message.name)) is not None:
            self._walk_by(target.region.x)

    def _press(self, button: str) -> None:
        if button == "run":
            self.action_run()
        elif button in ("slower", "faster"):
            self.action_pace(1 if button == "faster" else -1)
        else:
            self.action_walk(button)

    def on_click(self, event: events.Click) -> None:
        """Between the pieces of a table."""
        if event.screen_y < self._transport.region.y:
            self._walk_by(event.screen_x)

    def _walk_by(self, x: int) -> None:
        self.action_walk("back" if x < self._ground_width // 2 else "on")

    @property
    def _ground_width(self) -> int:
        return self.query_one("#ground").size.width

    # ---- Drawing ------------------------------------------------------------------------------

    def paint(self) -> None:
        """Draw the position, and mark it in the graph."""
        if not self.is_attached or not self._ground.is_ready:
            return
        try:
            scene = self._scene()
        except (Parted, SaveError) as error:
            self.notify(str(error), severity="error")
            return
        self._ground.draw(scene)
        self.app.cursor_position = self._ground.show(scene, Look())
        self._show_around()

    def _scene(self) -> Scene:
        seen, number = self.seen, self.number
        told = seen.told(number) if number else []
        moves = range(max(1, number - LOG), number + 1)
        log = [text for move in moves for text in seen.told(move)]
        return Scene(
            view=seen.view(number),
            names=seen.names,
            viewer=seen.eyes,
            title=words.where(seen.recording.title, number, len(seen)),
            prompt=self._trouble or self._short(told) or words.BEFORE,
            log=tuple(log),
            recent=tuple(event for move in moves for event in seen.events(move)),
        )

    def _short(self, told: list[str]) -> str:
        """All that was told of a move, or as much as a row takes."""
        room = self._ground_width - 6
        while len(told) > 1 and len(" ".join(told)) > room:
            told = told[:-1]
        return words_of(fit(((" ".join(told), "ink"),), room))

    def _show_around(self) -> None:
        seen = self.seen
        eyes = ("all", *(seat.name for seat in seen.seats)) if seen.is_open else ()  # whose, also when they are "you"
        pace = words.pace_of(self.pace + 1, len(PACES))
        self._transport.show(self._timer is not None, pace, eyes, 0 if seen.eyes is None else seen.eyes + 1)
        self._beside.tell_log(seen, self.number)
        if self._standings is not None:
            ranking = (seen.recording.result or {}).get("ranking", ())
            self._graph.show(self._standings, seen.names, self.number, ranking)

    def render_lines(self, crop: Region) -> list[Strip]:
        """The felt where no piece lies."""
        return felt_lines(self, crop)

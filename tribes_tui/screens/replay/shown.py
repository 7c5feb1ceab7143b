"""A recorded game as it is shown after any move: the table, and the line with which one walks."""

from collections.abc import Hashable, Iterable, Sequence
from datetime import date
from functools import partial
from threading import Lock

from textual import work
from textual.app import ComposeResult
from textual.geometry import Region, Size

from saves import Parted, Recording, SaveError
from tribes_tui.play.records import Notes
from tribes_tui.play.standings import ENDS, Standings, standings
from tribes_tui.play.turned import Turned, turned
from tribes_tui.profile.daily import day_titled
from tribes_tui.screens.replay.seen import PACES, ReplayColumn, SeenGame, Walking
from tribes_tui.table.board import Scene, board_of
from tribes_tui.table.board.scene import News
from tribes_tui.table.end.graph import Graph
from tribes_tui.table.frame.ground import PieceGround
from tribes_tui.table.frame.screens import LEAST
from tribes_tui.widgets.beside.seat_panel import name_in
from tribes_tui.widgets.drawing import BOLD, REVERSE, Cells, Drawn, Felt, Place, PlaceState, to_sentence
from tribes_tui.widgets.screen.top_screen import KeyLine
from tribes_tui.words.common import capital, round_of, unit_of
from tribes_tui.words.said import replay, saves
from tribes_tui.words.saves import date_of

BUTTONS = {
    "first": "|◄",
    "round_back": "◄◄",
    "back": "◄",
    "run": "",
    "on": "►",
    "round": "►►",
    "last": "►|",
}
"""What each does, and its sign; what lets it run is called so in words."""
STOP = "■"
NEXT_EYES = "next_eyes"
"""Looks with the next one's, where there is no room for everybody's name."""
SAID = ("pace", "eyes")
"""What is no button, but read."""


class Transport(Drawn):
    """Places: the buttons, `slower` and `faster` around the pace, `eyes:0` for all eyes and `eyes:1` ... for the seats, `NEXT_EYES`."""

    DEFAULT_CSS = "Transport { height: 1; }"

    def __init__(self) -> None:
        super().__init__()
        self._is_running = False
        self._pace = ""
        self._eyes: tuple[str, ...] = ()
        self._now, self._seen = 0, ""

    def show(self, is_running: bool, pace: str, eyes: Sequence[str], now: int, seen: str) -> None:
        """`eyes`: who can be seen with, all first, empty if there is no choice; `now` is the number of the present one, `seen` tells so."""
        self._is_running, self._pace, self._eyes, self._now, self._seen = is_running, pace, tuple(eyes), now, seen
        self.changed()

    def names(self) -> Iterable[str]:
        """The buttons and the eyes that there is room for."""
        return (name for name, _, _ in self._spots(self.size.width) if name not in SAID)

    def shape(self) -> Hashable:
        """What there is room for, and where: one name is longer than another."""
        return tuple(self._spots(self.size.width))

    def look(self, name: str) -> Hashable:
        """Whether it runs, and whose eyes these are."""
        return self._is_running if name == "run" else name == f"eyes:{self._now}"

    def _spots(self, width: int) -> Iterable[tuple[str, int, str]]:
        """Name, column and text of each place that there is room for; some are only read (`SAID`)."""
        x = 1
        for name, sign in BUTTONS.items():
            shown = sign or replay.run()
            yield name, x, f" {shown} "
            x += len(shown) + 3
        for name, text in (("slower", " − "), ("pace", self._pace), ("faster", " + ")):
            if x + len(text) > width:
                return
            yield name, x, text
            x += len(text) + 1
        yield from self._eyes_from(x + 2, width)

    def _eyes_from(self, x: int, width: int) -> Iterable[tuple[str, int, str]]:
        """What they are called and all of them; where there is no room for all, whose cards are seen, and the next."""
        if not self._eyes:
            return
        first = x + len(replay.eyes()) + 1
        if first + sum(len(name) + 2 for name in self._eyes) <= width:
            yield "eyes", x, replay.eyes()
            for number, name in enumerate(self._eyes):
                yield f"eyes:{number}", first, f" {name} "
                first += len(name) + 2
        elif name := self._seen if len(self._seen) <= width - x - 5 else name_in(self._eyes[self._now], width - x - 5):
            yield f"eyes:{self._now}", x, f" {name} "
            yield NEXT_EYES, x + len(name) + 2, " ► "

    def lay(self, cells: Cells) -> Iterable[Place]:
        """Side by side; what is only read is no button."""
        for name, x, text in self._spots(cells.width):
            spot = Region(x, 0, len(text), 1)
            yield Place(name, Region() if name in SAID else spot, spot)

    def paint(self, cells: Cells, place: Place, state: PlaceState) -> None:
        """Caps; what runs is amber, the present eyes are in the accent."""
        p, spot = cells.palette, place.extent
        name, _, text = next(one for one in self._spots(cells.width) if one[0] == place.name)
        if name in SAID or (name.startswith("eyes:") and name != f"eyes:{self._now}"):
            cells.put(spot.x, 0, text, p.soft)
        elif name == "run" and self._is_running:
            cells.put(spot.x, 0, STOP.center(len(text)), p.dark_ink, p.cursor, BOLD | REVERSE)
        elif name == f"eyes:{self._now}":
            cells.put(spot.x, 0, text, p.on(p.accent), p.accent, BOLD | REVERSE)
        else:
            cells.put(spot.x, 0, text, p.ink, p.cap, BOLD | REVERSE)


# ---- What a replay shows ------------------------------------------------------------------------------


JUDGING = Lock()
"""One replay at a time is worked out in a program: on a host others play meanwhile."""
LOG = 40
"""Moves whose news are put into the log."""
BESIDE, ROOMY = 40, 120
"""Columns beside the table, where as many are left for that as make it large."""


def called(recording: Recording) -> str:
    """The title of a recorded game; of a game of the day, its day; "" if it has none."""
    day = day_titled(recording.title, recording.header.game, recording.header.seed)
    return recording.title if day is None else saves.of_day(day=date_of(day, date.today()))


class ShownReplay(Walking):
    """The position after any move; below it the graph and the buttons, beside it the log, where there is room."""

    DEFAULT_CSS = """
    ShownReplay { overflow: hidden; }
    ShownReplay #above { layout: horizontal; height: 1fr; }
    ShownReplay #ground { width: 1fr; height: 1fr; }
    ShownReplay #ground #enter, ShownReplay #ground #keys { display: none; }
    """

    def __init__(self, recording: Recording, notes: Notes | None = None) -> None:
        """`notes`: what was noted on it; each is shown at its move."""
        super().__init__(SeenGame(recording))
        self.notes = notes or {}
        game = recording.header.game
        self._title = called(recording)
        self.ground = PieceGround(board_of(game))
        self._graph, self._transport, self._beside = Graph(unit_of(game), round_of(game)), Transport(), ReplayColumn()
        self._above = Felt(id="above")
        self._is_graph_alone = False
        self._looked_up: int | None = None
        """The move that somebody looks at who came from the review's list."""
        self._coming: tuple[int, str] | None = None
        """The move, from 1, that somebody came to see: before it is made it is told what it will be, and what of more than the move alone."""
        self._told_to: dict[int | None, Sequence[Turned]] = {}

    def compose(self) -> ComposeResult:
        """The table as everywhere, and around it what a replay needs."""
        with self._above:
            with Felt(id="ground"):
                yield from self.ground.compose(len(self.seen.seats))
            yield self._beside
        yield self._graph
        yield self._transport
        yield KeyLine()

    @property
    def has_graph(self) -> bool:
        """Whether there is something to draw: while the game goes on, nobody is told how all stand."""
        return self.seen.is_open and len(self.seen) > 0

    def on_mount(self) -> None:
        """Show the first position, and work out how everybody stood."""
        self.call_after_refresh(self.paint)
        if self.has_graph:
            self._judge()

    def restyle(self) -> None:
        """The table, too."""
        super().restyle()
        self.paint()

    # ---- How everybody stood ------------------------------------------------------------------

    @work(thread=True)
    def _judge(self) -> None:
        try:
            with JUDGING:
                found = standings(self.seen.recording)
        except SaveError as error:
            self.app.call_from_thread(partial(self._graph.fail, str(error)))
        else:
            self.app.call_from_thread(partial(self._judged, found))

    def _judged(self, found: Standings) -> None:
        self._standings = found
        if self.is_attached:
            self.refresh_bindings()
            self.paint()

    # ---- Room ---------------------------------------------------------------------------------

    def table_size(self, window: Size) -> Size:
        """What is left beside the log and above the graph."""
        beside = BESIDE if window.width >= ROOMY + BESIDE else 0
        free = window.height - LEAST.height
        below = Graph.rows(len(self.seen.seats), free) if self.has_graph and free > 0 else 0
        self._beside.display, self._beside.styles.width = beside > 0, beside
        if not self._is_graph_alone:
            self._graph.display, self._graph.styles.height = below > 0, max(1, below)
        return Size(window.width - beside, window.height - below)

    # ---- Drawing ------------------------------------------------------------------------------

    def paint(self) -> None:
        """Draw the position, and mark it in the graph."""
        if not self.is_drawable:
            return
        try:
            scene = self._scene()
        except (Parted, SaveError) as error:
            self.notify(str(error), severity="error")
            return
        self.draw(scene)
        self._show_around()

    def _scene(self) -> Scene:
        seen, number = self.seen, self.number
        told = self._told_at(number) if number else [replay.before()]
        if self._is_coming(number):
            assert self._coming is not None
            first, *others = [self._coming[1]] if self._coming[1] else self._told_at(number + 1)
            told = [replay.comes(told=first), *others]
        if ends := self._ends_part(number):  # with it all is cleared: what it tells of lies there before
            told = News(seen.recording.header.game, tuple(seen.events(number)), seen.names, seen.eyes).within(
                self._ground_width - 6
            ) or [*told]
        moves = range(max(1, number - LOG), number + 1)
        log = [text for move in moves for text in seen.told(move)]
        return Scene(
            view=seen.view(number - ends),
            names=seen.names,
            viewer=seen.eyes,
            chooses=False,
            title=self._where(number),
            brief_titles=(replay.place(move=number, moves=len(seen)),),
            prompt=self._trouble or self._short([*told, *self._noted]),
            log=tuple(log),
            told=tuple(seen.entries(number)),
            recent=tuple(event for move in moves for event in seen.events(move)),
        )

    def _ends_part(self, number: int) -> bool:
        """Whether a part of the game is reckoned up at a move, and another one follows."""
        return 0 < number < len(self.seen) and any(one.kind in ENDS for one in self.seen.events(number))

    def _is_coming(self, number: int) -> bool:
        """Whether the next move is the one that somebody came to see."""
        return self._coming is not None and self._coming[0] == number + 1

    def action_moment(self, number: int) -> None:
        """To the table at which one of the turning points comes: behind it a round may be over, and all cleared."""
        if number < len(found := self._turned()):
            self._begin()
            one = found[number]
            self._coming = one.turning.move, replay.swing(when=one.when, text=one.what)
            self.go_to(one.turning.move - 1)

    def _told_at(self, move: int) -> Sequence[str]:
        """What is told of a move (from 1), however little."""
        return self.seen.told(move) or [self.seen.untold(move)]

    def _where(self, number: int) -> str:
        """Which game this is, if it has a title, and where in it one is."""
        if self._is_coming(number):
            return replay.place_coming(move=number + 1, moves=len(self.seen))
        if self._title:
            return replay.place_titled(title=self._title, move=number, moves=len(self.seen))
        return replay.place(move=number, moves=len(self.seen))

    @property
    def _seen(self) -> str:
        """Whose cards are seen."""
        eyes = self.seen.eyes
        return replay.eyes_all() if eyes is None else replay.seen_by(who=self.seen.seats[eyes].name)

    @property
    def _noted(self) -> list[str]:
        """The person's note at this move."""
        noted = self.notes.get(self.number, "")
        return [replay.noted(text=noted)] if noted else []

    def _short(self, told: list[str]) -> str:
        """All that was told of a move, or as much as a row takes; the first of it gives way last, to a note alone."""
        kept, room = 1 + len(self._noted), self._ground_width - 6
        while len(told) > 1 and len(" ".join(told)) > room:
            del told[len(told) - kept]
        return to_sentence(" ".join(told), room)

    def _show_around(self) -> None:
        seen = self.seen
        eyes = (
            (replay.eyes_all(), *(capital(seat.name) for seat in seen.seats)) if seen.is_open else ()
        )  # whose, also when they are "you"
        pace = replay.pace_of(pace=self.pace + 1, paces=len(PACES))
        self._transport.show(self._timer is not None, pace, eyes, 0 if seen.eyes is None else seen.eyes + 1, self._seen)
        found = self._turned()
        self._beside.tell(seen, self.number, found)
        if self._standings is not None:
            self._graph.show(self._standings, seen.names, self.number, found)

    def _turned(self) -> Sequence[Turned]:
        """The turning points, as these eyes may know them."""
        found, eyes = self._standings, self.seen.eyes
        if found is not None and eyes not in self._told_to:
            game, people = self.seen.recording.header.game, self.seen.seats_of_people
            self._told_to[eyes] = turned(found, game, self.seen.names, eyes, next(iter(people), None))
        return self._told_to.get(eyes, ())

    @property
    def _ground_width(self) -> int:
        return self.query_one("#ground").size.width

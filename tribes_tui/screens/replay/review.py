"""The review of a game: what its choices cost, what chance brought, who was to win, and the moves that stand out."""

from collections.abc import Sequence
from dataclasses import replace
from math import ceil, inf
from time import monotonic
from typing import ClassVar, NamedTuple

from textual import on, work
from textual.app import ComposeResult
from textual.binding import ActiveBinding, Binding, BindingType
from textual.widgets import DataTable

from saves import Recording, SaveError
from saves.replay import game_of
from tribes_tui.plain.review import ReviewRow, Telling
from tribes_tui.play.seat import names_for, seat_from
from tribes_tui.play.standings import Standings, standings
from tribes_tui.play.turned import Turned, turned
from tribes_tui.screens.lists import ListScreen
from tribes_tui.screens.replay.flags import Flags
from tribes_tui.screens.replay.review_table import MoveCompared, ReviewTable
from tribes_tui.screens.replay.seen import keys_of
from tribes_tui.seats.review import Review
from tribes_tui.seats.reviewing import ReviewError, Reviews
from tribes_tui.table.end.graph import by_moves, ridges
from tribes_tui.widgets.beside.words import Labelled, Paragraphs, plain
from tribes_tui.widgets.charts.chart import Chart
from tribes_tui.widgets.drawing import BOLD, Chosen, Felt, Heading, Line
from tribes_tui.words.language import Later
from tribes_tui.words.said import common, forms, replay, review as said

MARKS = "good", "even", "unsure", "better", "costly"
"""What is said of choices, the best first."""
BAR, STEP, IN_SECONDS = 30, 5, 90
"""Columns of the progress bar; seconds to which the time that is left is told, and up to how many."""
TRIED, TRUSTED = 10, 0.5
"""A part of the moves tells how long the others take; less than this part of what these would take is no longer told."""
BRIEF = 50
"""Rows of a window below which what the figures mean comes when it is asked for: the moves have its room."""
MOST_ROWS, LOW_MOST, AROUND = 16, 8, 3
"""The highest graph; that of a low window; rows above and below its lines, which are odd in number: their middle has one of its own."""
ELSE, LOW_ELSE = 15, 8
"""The rows that all but it, the first sentences and the moves takes, also in a low window."""
DETAIL, LOW_DETAIL = 5, 3
"""Rows of what is told of the move under the cursor."""
SIDES = 2
"""Columns at the left and the right of the first sentences."""
MARGIN = 3
"""Columns that the table leaves free: what scrolls it."""


class Wish(NamedTuple):
    """Before which move, that is after how many, somebody wants to look at the game, or to play on; what the list tells of it, if its row
    is of more than the move."""

    number: int
    is_to_play: bool = False
    told: str = ""


class ReviewScreen(ListScreen[Wish]):
    """Dismissed with what somebody wants to see again, or with None.

    First in sentences where it turned, what would have been better and how much was luck, then the same as one picture; below it the moves
    that stand out, the one under the cursor beside what would have been better. A review that was kept opens at once; else it is made, in
    processes of its own, which end when the screen is left. But in a very high window what the figures mean comes when it is asked for.
    """

    DEFAULT_CSS = """
    ReviewScreen #answers { margin: 1 1 0 1; }
    ReviewScreen #heading { height: 1; margin: 1 0 0 0; }
    ReviewScreen Chart { margin: 0 1 0 0; }
    ReviewScreen ReviewTable { height: 1fr; margin: 0 1; overflow-x: hidden; }
    ReviewScreen #stood-out { margin-top: 1; }
    ReviewScreen.-words #stood-out { display: none; }
    ReviewScreen MoveCompared { margin: 1 1 0 1; }
    ReviewScreen #sums { height: auto; margin: 1 1 0 1; }
    ReviewScreen #rest { width: 100%; height: 1fr; overflow: hidden; }
    ReviewScreen #foretold { height: 1; margin: 1 0 0 0; }
    ReviewScreen.-made #rest { display: none; }
    ReviewScreen.-empty #rest { display: block; }
    ReviewScreen.-low #heading, ReviewScreen.-low #stood-out { margin: 0; }
    ReviewScreen.-low #answers { margin: 0 1; }
    ReviewScreen.-brief.-made #sums { display: none; }
    ReviewScreen.-low ReviewTable, ReviewScreen.-low MoveCompared { margin: 0 1; }
    ReviewScreen.-brief.-words #sums, ReviewScreen.-brief.-words #rest { display: block; }
    ReviewScreen.-brief.-words #heading, ReviewScreen.-brief.-words Chart { display: none; }
    ReviewScreen.-brief.-words Flags { display: none; }
    ReviewScreen.-brief.-words ReviewTable, ReviewScreen.-brief.-words MoveCompared { display: none; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        *(
            Binding(str(k), f"moment({k})", Later(said.to_moment), tooltip=Later(replay.moment_told), key_display="1-3")
            for k in (1, 2, 3)
        ),
        Binding("i", "words", Later(said.to_words), tooltip=Later(said.to_words_told)),
        Binding("p", "play_on", Later(said.play), tooltip=Later(replay.play_told)),
        Binding("enter", "look", show=False),
        Binding("escape,q,w", "back", Later(said.leave), tooltip=Later(forms.back_told), key_display="Esc"),
    ]
    AUTO_FOCUS = None
    VERTICAL_BREAKPOINTS = [(0, "-low"), (36, "-tall")]

    def __init__(
        self,
        reviews: Reviews,
        recording: Recording,
        seat: int,
        mood: str,
        can_play_on: bool = True,
        is_alone: bool = False,
        looked_up: int | None = None,
    ) -> None:
        """The game must be over. `is_alone`: it was asked for alone, and leads back to where one came from, not to the replay;
        `looked_up`: the move that was looked at from here, the cursor begins there."""
        super().__init__()
        self._reviews, self._recording, self._seat, self.mood = reviews, recording, seat, mood
        self._can_play_on, self._is_alone = can_play_on, is_alone
        self._names = names_for([seat_from(plain) for plain in recording.seats], seat)
        self._totals = Labelled(id="totals")
        self._totals.tell_all([("", replay.judging())])
        self._looked_up = looked_up
        self._table, self._whole = ReviewTable(looked_up), MoveCompared()
        self._is_browsed = False
        self._since: tuple[float, int] | None = None
        """When the first move was done, and how many were then."""
        self._ends = inf
        """When it is ready at the latest, as was told: that time is never put off."""
        self._first = Paragraphs(id="answers")
        self._answers: Sequence[tuple[str, str]] = ()
        self._rest, self._sums = Felt(id="rest"), Felt(self._totals, id="sums")
        self._graph: Chart | None = None
        self._flags: Flags | None = None
        self._rows: Sequence[ReviewRow] = ()
        self._is_left = False
        self.review: Review | None = None

    def compose_body(self) -> ComposeResult:
        """That it is being made; what it says comes when it is."""
        return self._sums, self._rest

    def on_mount(self) -> None:
        """Open the review, or make it."""
        self.entitle(said.of(who=self._names[self._seat]), name=game_of(self._recording).title.upper())
        self._make()

    def on_unmount(self) -> None:
        """Nobody wants it any more."""
        self._is_left = True

    @work(thread=True)
    def _make(self) -> None:
        try:
            kept = self._reviews.kept(self._recording, self._seat)
            if kept is None:
                self.app.call_from_thread(self._tell, 0, len(self._recording.moves))
            stood = standings(self._recording)
            found = kept or self._made(stood)
            if found is None:
                return
            telling = Telling(self._recording, found, stood)
            self._answers, more, rows = telling.first(), [*telling.more()], telling.rows()
        except (SaveError, ReviewError, OSError) as error:
            self.app.call_from_thread(self._totals.tell_all, [("", str(error))])
        else:
            self.app.call_from_thread(self.call_later, self._spread_out, found, telling, more, rows)

    def _made(self, found: Standings) -> Review | None:
        """A new review; None when this was left meanwhile. What is known already can be read as long as it is being made."""
        turns = turned(found, self._recording.header.game, self._names, self._seat)
        self.app.call_from_thread(self._foretell, found, turns)

        def told(done: int, total: int) -> None:
            self.app.call_from_thread(self._tell, done, total)

        def so_far(review: Review) -> None:
            rows = [row for row in Telling(self._recording, review, found).rows() if row.sides]
            self.app.call_from_thread(self.call_later, self._browse, rows)

        return self._reviews.make(self._recording, self._seat, told, lambda: self._is_left, so_far)

    def _foretell(self, found: Standings, told: Sequence[Turned]) -> None:
        """The graph, and the turns that changed most."""
        if self.is_attached and not self.review:
            chart = self._chart_of(found, self._names, told)
            chart.styles.height, chart.styles.max_height = "1fr", MOST_ROWS
            flags = _flags(chart, told)
            flags.styles.height = len(told)
            self._rest.mount(self._heading(len(told), "foretold"), flags, chart)
            self.call_after_refresh(flags.changed)  # now it is known where the chart has its numbers

    async def _browse(self, rows: Sequence[ReviewRow]) -> None:
        """The choices that stand out so far, each with what is said of it."""
        if not self.is_attached or self.review:
            return
        self._rows = rows
        if not self._is_browsed:
            self._is_browsed = True
            self._rest.query_one(Chart).styles.height = LOW_MOST + 2 if self.has_class("-tall") else self._least_rows
            if not self.has_class("-tall"):
                await self._rest.query(Flags).remove()
            self._whole.styles.height = DETAIL if self.has_class("-tall") else LOW_DETAIL
            await self._rest.mount(
                Heading(said.stood_out(), said.stood_out_told(who=self._names[self._seat]), indent=1),
                self._table,
                self._whole,
            )
            self._table.focus(scroll_visible=False)
        self._table.fill(rows, self.size.width - MARGIN, self.palette)

    @staticmethod
    def _heading(turns: int, id: str) -> Heading:
        """Of the graph: what it is, and what its numbers are."""
        numbers = " ".join(map(str, range(1, turns + 1)))
        told = [said.graph_told(numbers=numbers)] if turns else []
        return Heading(said.graph(), *told, said.graph_brief(), id=id, indent=1)

    @staticmethod
    def _chart_of(found: Standings, names: Sequence[str], told: Sequence[Turned]) -> Chart:
        """How everybody stood; nothing in it is gone to by key."""
        chart = Chart(ridges(found, names, by_moves(found), common.round(kind="move"), turned=told))
        chart.can_focus = False
        return chart

    def _tell(self, done: int, total: int) -> None:
        if not self.is_attached:
            return
        if not total:
            self._totals.tell_all([("", said.waiting()), *self._meanings])
            return
        filled = BAR * done // total
        bar = "█" * filled + "·" * (BAR - filled)
        counted = f"{bar}  {said.progress(done=done, total=total)}"
        if left := self._left(done, total):
            minutes = round(left / 60) if left > IN_SECONDS else 0
            counted = f"{bar}  {said.progress_left(done=done, total=total, minutes=minutes, seconds=left)}"
        judging = f"{replay.judging()} {said.then()}"
        self._totals.tell_all([("", judging), ("", counted), *(() if self._rows else self._meanings)])

    def _left(self, done: int, total: int) -> int:
        """So many seconds it takes, which never become more; 0 where that isn't known."""
        now = monotonic()
        begun, first = self._since = self._since or (now, done)
        if (done - first) * TRIED < total:
            return 0
        takes = (now - begun) * (total - done) / (done - first)
        self._ends = min(self._ends, now + takes)
        left = self._ends - now
        return STEP * ceil(left / STEP) if left > TRUSTED * takes else 0

    @property
    def _meanings(self) -> list[tuple[str, str]]:
        """What the figures mean, and each word for a choice."""
        marks = ((said.judged(mark=mark), said.mark_means(mark=mark)) for mark in MARKS)
        return [("", "")] * self.has_class("-tall") + [("", said.won_means()), *marks, ("", said.graph_means())]

    # ---- What is shown ------------------------------------------------------------------------

    async def _spread_out(self, made: Review, telling: Telling, more: list[str], rows: list[ReviewRow]) -> None:
        """The sentences, the graph, the moves, what is said of the one under the cursor, what the figures are."""
        if not self.is_attached:
            return
        self.review, self._rows = made, rows
        self._totals.tell_all([*(("", one) for one in more), *self._meanings])
        self.entitle(
            said.of(who=self._names[self._seat]),
            telling.outcome(),
            game_of(self._recording).title.upper(),
        )
        await self._rest.remove_children()
        if self._is_browsed:
            self._table, self._whole = ReviewTable(self._looked_up), MoveCompared()
        self._table.begins_at = telling.begins_at
        self._graph = graph = self._chart_of(telling.found, telling.names, telling.turned)
        heading = self._heading(len(telling.turned), "heading")
        self._flags = _flags(graph, telling.turned)
        stood_out = Heading(
            said.stood_out(), said.stood_out_told(who=self._names[self._seat]), id="stood-out", indent=1
        )
        parts = (
            (stood_out, self._table, self._whole) if self._rows else (Paragraphs(*plain([said.no_marks()]), id="none"),)
        )
        self.add_class("-made")
        self.set_class(not self._rows, "-empty")
        await self.mount(self._first, heading, self._flags, graph, *parts, before=self._sums)
        self.fill()
        if self._rows:
            self._table.focus(scroll_visible=False)
        self.refresh_bindings()

    def fill(self) -> None:
        """The table in the columns that there are; the graph as high as there is room for."""
        if self._graph is None or self._flags is None or not self.size:
            return
        self.set_class(self.size.height < BRIEF, "-brief")
        self._tell_first()
        points, answers = (
            max((row.moment for row in self._rows), default=0),
            self._first.get_content_height(self.size, self.size, self.size.width - SIDES),
        )
        points, most, other = (0, LOW_MOST, LOW_ELSE) if self.has_class("-low") else (points, MOST_ROWS, ELSE)
        spare = (
            self.size.height - other - len(self._rows) - points - answers
        )  # the list tells of the turning points, too
        self._flags.styles.height = points
        self._graph.styles.height = max(self._least_rows, min(most, spare - spare % 2))
        if self._table.is_attached:
            self._table.fill(self._rows, self.size.width - MARGIN, self.palette)
            self._walked()

    @property
    def _least_rows(self) -> int:
        """Of the graph: a row for each player at the least."""
        return len(self._names) + AROUND + (len(self._names) + AROUND) % 2

    def _tell_first(self) -> None:
        """The sentences, with more to each where there is room for it."""
        is_close, width = self.has_class("-low") and not self.has_class("-words"), self.size.width - SIDES
        lines = (
            _answer(*answer, width if is_close and k else 2 * width, k == 0) for k, answer in enumerate(self._answers)
        )
        self._first.tell(*lines)

    def on_drawn_chosen(self, message: Chosen) -> None:
        """A click on the number of a turning point: its row."""
        kind, _, number = message.name.partition(":")
        if kind == "moment":
            self.action_moment(int(number) + 1)

    @on(DataTable.RowHighlighted)
    def _walked(self) -> None:
        """All that is said of the move under the cursor."""
        row = self._table.under_cursor
        if row is not None:
            least = LOW_DETAIL if self.has_class("-low") else DETAIL
            self._whole.styles.height = max(least, self._whole.rows(row, self.size.width - SIDES))
            self._whole.show(row)
            self.say(said.look_move(number=row.number) if self.review else "", self.review is not None)

    # ---- What can be done ---------------------------------------------------------------------

    @on(DataTable.RowSelected)
    def action_look(self) -> None:
        """At the table as it was when the move under the cursor was to be made: the move may end a round, and clear the table."""
        row = self._table.under_cursor
        if row is not None and self.review is not None:
            self.dismiss(Wish(row.after, told=row.told))

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """A new game can begin where there is something to choose it by; words are asked for where they have no room."""
        asked = {
            "moment": lambda: not self._is_in_words and any(row.moment == parameters[0] for row in self._rows),
            "words": lambda: self.has_class("-brief"),
            "play_on": lambda: self._can_play_on,
        }
        return action not in asked or (self.review is not None and self._table.is_attached and asked[action]())

    @property
    def active_bindings(self) -> dict[str, ActiveBinding]:
        """The keys that leave say where to, those of the moments how many there are."""
        caps = keys_of(max((row.moment for row in self._rows), default=1))
        found: dict[str, ActiveBinding] = {}
        for key, one in super().active_bindings.items():
            binding = one.binding
            if self._is_in_words and binding.action in ("back", "words"):
                binding = replace(binding, description=said.to_moves(), show=binding.action == "back")
            elif binding.action == "back" and self._is_alone:
                binding = replace(binding, description=said.leave_alone())
            elif binding.action.startswith("moment("):
                binding = replace(binding, key_display=caps)
            found[key] = one._replace(binding=binding)
        return found

    def action_moment(self, rank: int) -> None:
        """To one of the moves that decided the game."""
        self._table.go_to_moment(rank)

    @property
    def _is_in_words(self) -> bool:
        """Whether words stand in the place of the graph and the moves."""
        return self.has_class("-words") and self.has_class("-brief")

    def action_back(self) -> None:
        """From the words to the moves; else out."""
        if self._is_in_words:
            self.action_words()
        else:
            self.dismiss(None)

    def action_words(self) -> None:
        """Skill and luck in words in the place of the graph and the moves, or those again."""
        self.toggle_class("-words")
        self._tell_first()
        self.refresh_bindings()
        if not self.has_class("-words"):
            self._table.focus(scroll_visible=False)

    def action_play_on(self) -> None:
        """A new game from the move that is chosen in the table."""
        row = self._table.under_cursor
        if row is not None:
            self.dismiss(Wish(row.after, True))


def _flags(chart: Chart, told: Sequence[Turned]) -> Flags:
    """Where it turned, in words above the graph."""
    return Flags(
        chart, [(replay.swing(when=one.when, text=one.what), *([] if one.is_over else [one.what])) for one in told]
    )


def _answer(first: str, more: str, room: int, leads: bool) -> Line:
    """A sentence, and what there is more to it if all of that has room in so many columns. The one that leads is bright."""
    is_whole = more and len(first) + 1 + len(more) <= room
    told = (first, "ink", BOLD) if leads else (first, "soft")
    return (told, (f" {more}", "soft")) if is_whole else (told,)

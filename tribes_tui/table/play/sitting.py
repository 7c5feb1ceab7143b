"""Who sits at this keyboard: whom it asks next, when it is passed on, and asking in the open who wants to decide out of turn."""

from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from enum import Enum
from typing import Any, NamedTuple

from rules import State
from tribes_tui.play.seat import ShownTable, Update, names_for
from tribes_tui.table.board import NO_NEWS, AtCursor, Command, GameBoard, Scene
from tribes_tui.table.play.stage import Stage
from tribes_tui.words.said import dialogs as words


class Asking(Enum):
    """How often a person is asked about decisions out of turn."""

    ALWAYS = "always"
    CHANGED = "changed"
    NEVER = "never"


class StepKind(Enum):
    """What comes next at this keyboard."""

    OVER = "over"
    WAIT = "wait"
    ASK = "ask"
    HAND_OVER = "hand_over"
    CALL = "call"
    SILENCE = "silence"
    NOTHING = "nothing"


class NextStep(NamedTuple):
    """What comes next, and for which seat."""

    kind: StepKind
    seat: int | None = None


class Sitting:
    """The people at one keyboard. Watches the table as a spectator: what it decides rests on public things."""

    viewer: int | None = None

    def __init__(self, table: ShownTable, board: GameBoard, on_call: Callable[[], None] = lambda: None) -> None:
        """`on_call` is told at once when the people are to be asked who calls; bots must wait for that."""
        self._table = table
        self._board = board
        self._on_call: Callable[[], None] = lambda: None
        self._public = table.view(None)
        self._offered: Hashable | None = None
        self._passed: frozenset[Hashable] = frozenset()
        self._settled: dict[int, Hashable] = {}
        """Who has answered for longer -> how long: see `GameBoard.settles_for`."""
        self._callers: list[int] = []
        self._armed: set[int] = set()
        self.asking: dict[int, Asking] = {}
        self.usual_asking = Asking.CHANGED
        self.call_view: State | None = None
        self.is_last_call = False
        self.at_keyboard: int | None = None
        self.sit_down()
        table.watch(self)
        self._look_for_call(None, self._public)
        self._on_call = on_call

    @property
    def people(self) -> list[int]:
        """The seats of people."""
        return [i for i, seat in enumerate(self._table.seats) if seat.is_human]

    @property
    def is_shared(self) -> bool:
        """Whether several people share this keyboard."""
        return len(self.people) > 1

    def sit_down(self) -> None:
        """Give the keyboard to the only person there is, or to nobody yet."""
        self.at_keyboard = None if self.is_shared else next(iter(self.people), None)

    def leave(self) -> None:
        """Watch the table no more."""
        self._table.unwatch(self)

    # ---- What comes next ----------------------------------------------------------------------

    def next(self) -> NextStep:
        """What comes next at this keyboard."""
        if self._table.is_over:
            return NextStep(StepKind.OVER)
        if self.call_view is not None and self.asked(self.call_view):
            return NextStep(StepKind.CALL)
        self.call_view = None  # bots have come for all who were to be asked
        seat = self._table.turn
        assert seat is not None
        is_person = self._table.seats[seat].is_human
        if self._table.is_concealed:
            return self._concealed(seat) if is_person else NextStep(StepKind.WAIT)
        if self._callers:
            caller = self._callers[0]
            return NextStep(StepKind.NOTHING if caller == self.at_keyboard else StepKind.HAND_OVER, caller)
        return self._ask(seat) if is_person else NextStep(StepKind.WAIT)

    def _ask(self, seat: int) -> NextStep:
        return NextStep(StepKind.ASK if seat == self.at_keyboard else StepKind.HAND_OVER, seat)

    def _concealed(self, seat: int) -> NextStep:
        if self.is_shared:
            return self._ask(seat) if seat in self._callers else NextStep(StepKind.SILENCE, seat)
        return self._ask(seat) if self._wants_to_be_asked(seat) else NextStep(StepKind.SILENCE, seat)

    def _wants_to_be_asked(self, seat: int) -> bool:
        asking = self.asking_of(seat)
        if seat in self._armed or asking is Asking.ALWAYS:
            return True
        view = self._table.view(seat)
        is_settled = seat in self._settled and self._settled[seat] == self._board.settles_for(view)
        return asking is Asking.CHANGED and not is_settled and not self._board.question(view) <= self._passed

    def settle(self, seat: int) -> None:
        """The seat lets decisions out of turn pass until something else begins."""
        self._settled[seat] = self._board.settles_for(self._table.view(seat))

    def asking_of(self, seat: int) -> Asking:
        """How often the seat wants to be asked."""
        return self.asking.get(seat, self.usual_asking)

    # ---- What the people say ------------------------------------------------------------------

    def asked(self, view: State) -> list[int]:
        """The people who may want to decide out of turn, as far as everybody can tell from `view`: never the one in turn."""
        in_turn = None if self.is_last_call else view.current_player
        return [seat for seat in self.people if seat != in_turn and self._board.may_call(view, seat, self.is_last_call)]

    def called(self, seats: Iterable[int]) -> None:
        """The people were asked who calls: these do."""
        self._callers = list(seats)
        self.call_view = None

    def nothing_done(self, seat: int) -> None:
        """A caller has seen that there is nothing for them to do."""
        self._callers.remove(seat)

    def arm(self, seat: int) -> bool:
        """Ask the seat at the next moment, whatever it said about asking; or no longer. Whether it will be asked."""
        self._armed ^= {seat}
        return seat in self._armed

    def is_armed(self, seat: int) -> bool:
        """Whether the seat will be asked at the next moment, whatever it said about asking."""
        return seat in self._armed

    def decided(self, before: State, action: int) -> None:
        """A person decides in `before`: what they let pass they are not asked again until something changes."""
        seat = before.current_player
        assert seat is not None
        passes = not before.is_concealed or action == self._board.silence(before)
        self._passed = self._passed | self._board.question(before) if passes else frozenset()
        if before.is_concealed:
            self._armed.discard(seat)
            if passes and seat in self._callers:
                self._callers.remove(seat)

    # ---- What happens -------------------------------------------------------------------------

    def updated(self, update: Update) -> None:
        """Something public happened."""
        before, self._public = self._public, update.view
        if any(event.kind == "undo" for event in update.events):
            self.call_view, self._callers = None, []
            self._offered = self._board.call_moment(None, update.view, self._asks_every_turn) or self._offered
            return
        self._look_for_call(before, update.view)

    @property
    def _asks_every_turn(self) -> bool:
        return any(self.asking_of(seat) is Asking.ALWAYS for seat in self.people)

    def _look_for_call(self, before: State | None, after: State) -> None:
        if not self.is_shared:
            return
        every_turn = self._asks_every_turn
        moment = self._board.call_moment(before, after, every_turn)
        if moment is None or moment == self._offered:
            return
        self._offered = moment
        self._callers = []
        if all(self.asking_of(seat) is Asking.NEVER for seat in self.people):
            return
        ended = before is not None and self._board.call_moment(None, after, every_turn) != moment
        view = before if ended and before is not None else after
        self.is_last_call = ended
        if self.asked(view):
            self.call_view = view
            self._on_call()


CALLS = "calls:"
"""Beginning of the command by which somebody calls, or takes that back; their seat behind it."""


class Calling(Stage, is_layer=True):
    """While it is asked, no hand is on the table. Enter goes on, and gives the keyboard to whoever is next."""

    sitting: Sitting
    _passing_to: NextStep | None = None
    """What waits until the one at the keyboard has seen enough, or all have been asked."""
    _callers: tuple[int, ...] = ()
    _next: int | None = None
    """Who has been told that the keyboard is theirs with Enter: nothing has to be covered once more."""
    decided_openly = False
    """Whether all saw the last decision here, and nobody has been asked since who may have decided unnoticed."""

    def look(self) -> None:
        """See what comes next at this keyboard and do it."""
        raise NotImplementedError

    def pass_keyboard(self, step: NextStep) -> None:
        """From here on nothing of anybody's hand is on the screen, until somebody says who they are."""
        raise NotImplementedError

    def come_to(self, step: NextStep) -> None:
        """Somebody else is needed: at once where the one at the keyboard has learnt nothing and nothing has to be covered, or has
        passed, so that there is nothing to see; else when they have seen enough."""
        is_call = step.kind is StepKind.CALL
        is_open = is_call or (step.seat is not None and not self.hides_anything(step.seat))
        if (
            self.viewer is None
            or (is_open and not self._saw_alone(self.viewer))
            or (is_call and self.sitting.is_last_call)
            or not any(any(fields.values()) for fields in self._last_told(self.viewer, self.viewer))
        ):
            self.pass_keyboard(step)
        else:
            self._passing_to = step

    def _saw_alone(self, seat: int) -> bool:
        """Whether a seat's last decision has shown it something that nobody else saw."""
        own, open_to_all = (self._last_told(viewer, seat) for viewer in (seat, None))
        return own != open_to_all and self.table.why_not_undo(seat) is not None

    def _last_told(self, viewer: int | None, seat: int) -> list[Mapping[str, Any]]:
        """What a viewer was told of a seat's last decision."""
        last = next((entry for entry in reversed(self.table.history(viewer)) if entry.seat == seat), None)
        return [event.fields() for event in last.events] if last is not None else []

    def hides_anything(self, seat: int) -> bool:
        """Whether a seat sees more than everybody does."""
        return self.board.hides_anything(self.table.view(seat), self.table.view(None))

    # ---- Asking all ---------------------------------------------------------------------------

    @property
    def is_asking_all(self) -> bool:
        """Whether the question to everybody stands on the table."""
        return self.viewer is None and self._passing_to is not None and self._passing_to.kind is StepKind.CALL

    def ask_all(self) -> None:
        """From now on until Enter."""
        self._passing_to, self._callers = NextStep(StepKind.CALL), ()

    def all_asked(self) -> None:
        """Those who have called are handed the keyboard one after the other, else whoever is next."""
        self._next, callers = self._comes_next, list(self._callers)
        self._passing_to, self.decided_openly = None, False
        self.sitting.called(callers)
        self.look()

    def takes_next(self, seat: int) -> bool:
        """Whether it was said that this seat takes the keyboard; said once, it counts once."""
        was_told, self._next = self._next == seat, None
        return was_told

    def call(self, seat: int) -> None:
        """Somebody calls, or takes it back."""
        self._callers = tuple(sorted({*self._callers} ^ {seat}))
        self.paint()

    @property
    def _asked_view(self) -> State:
        view = self.sitting.call_view
        assert view is not None
        return view

    @property
    def _comes_next(self) -> int | None:
        """The person who has the keyboard after Enter: the first who calls, else who is in turn."""
        if self._callers:
            return self._callers[0]
        seat = None if self.sitting.is_last_call else self._asked_view.current_player
        return seat if seat in self.sitting.people else None

    # ---- What is shown meanwhile --------------------------------------------------------------

    def question_to_all(self) -> str:
        """In the place of the prompt."""
        return self.board.call_question(self._asked_view, names_for(self.table.seats, None), self.sitting.is_last_call)

    def call_keys(self) -> list[Command]:
        """A number for each who may want to decide, and who does."""
        if not self.is_asking_all:
            return []
        names, asked = names_for(self.table.seats, None), self.sitting.asked(self._asked_view)
        return [
            Command(str(number), f"{names[seat]} ✓" if seat in self._callers else names[seat], f"{CALLS}{seat}")
            for number, seat in enumerate(asked, 1)
        ]

    def looked_at(self) -> AtCursor:
        """What Enter does."""
        if not self.is_asking_all:
            return super().looked_at()
        seat = self._comes_next
        is_called = bool(self._callers)
        if seat is None:
            return AtCursor(line=words.after_all_asked_alone(is_called=is_called), enter=True)
        return AtCursor(line=words.after_all_asked(is_called=is_called, name=self.table.seats[seat].name), enter=True)

    def own_commands(self) -> Sequence[Command]:
        """With those by which one calls."""
        return [*super().own_commands(), *self.call_keys()]

    def _make_scene(self) -> Scene:
        """What there was to see when it was asked: what came of it after is told when nobody calls."""
        scene = super()._make_scene()
        if not self.is_asking_all:
            return scene
        self._scene = scene._replace(
            view=self._asked_view, news=NO_NEWS, fresh={}, told=() if self.sitting.is_last_call else scene.told
        )
        return self._scene

"""Who is at the keyboard, and what comes next there: deciding, passing the keyboard, calling, waiting.

With several people at one keyboard nobody is handed it for a decision that nobody may notice
(`State.is_concealed`). Instead, whenever such a decision could come up, whether or not it does, everybody
is asked in the open who wants to call; who doesn't call has passed. With one person it is put to them
directly, as often as they like (`Asking`).
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from enum import Enum
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from rules import State
    from tribes_tui.play.seat import ShownTable, Update
    from tribes_tui.table.contract import GameBoard


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
        return asking is Asking.CHANGED and not self._board.question(self._table.view(seat)) <= self._passed

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
            self._forget_calls(update.view)
            return
        self._look_for_call(before, update.view)

    def _forget_calls(self, view: State) -> None:
        """All have been asked about what lies there again."""
        self.call_view, self._callers = None, []
        self._offered = self._board.call_moment(None, view, self._asks_every_turn) or self._offered

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

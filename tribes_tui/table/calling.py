"""Several people at one keyboard: when it is passed on, and asking in the open, on the table as everybody may see it, who wants
to decide out of turn."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from rules import State
from tribes_tui.play.seat import names_for
from tribes_tui.table.at_cursor import AtCursor
from tribes_tui.table.command import Command
from tribes_tui.table.scene import NO_NEWS, Scene
from tribes_tui.table.sitting import NextStep, Sitting, StepKind
from tribes_tui.table.stage import Stage
from tribes_tui.words.said import dialogs as words

CALLS = "calls:"
"""Beginning of the command by which somebody calls, or takes that back; their seat behind it."""


class Calling(Stage):
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
        self._scene = replace(
            scene, view=self._asked_view, news=NO_NEWS, fresh={}, told=() if self.sitting.is_last_call else scene.told
        )
        return self._scene

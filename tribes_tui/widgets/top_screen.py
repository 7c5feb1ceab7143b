"""A screen that minds whether it lies on top: keys and sizes reach it after another has come over it, or it has gone."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, ClassVar, TypeVar

from textual import events
from textual.await_complete import AwaitComplete
from textual.geometry import Size
from textual.screen import Screen

from tribes_tui.widgets.drawn import Drawn
from tribes_tui.widgets.key_line import KeyLine
from tribes_tui.words.language import spoken

if TYPE_CHECKING:
    from textual.command import Provider

Result = TypeVar("Result")

BEING_THERE = events.Mount, events.DescendantFocus, events.DescendantBlur, events.ScreenResume, events.Resize
"""What only a screen that is there has to hear."""
LEAVING = {("leave", ()), ("command", ("leave",)), ("choose", ("quit",))}
"""Actions, with their arguments, by which one goes from where nothing can be seen."""


def _named_keys() -> type[Provider]:
    from tribes_tui.widgets.named_keys import NamedKeys

    return NamedKeys


class TopScreen(Screen[Result]):
    """It closes once, and only from the top; its size is the app's. The palette lists what its keys do."""

    COMMANDS: ClassVar[set[type[Provider] | Callable[[], type[Provider]]]] = {_named_keys}
    LEAST: ClassVar[Size] = Size(0, 0)
    """In a smaller window it shows a word about that alone, and all that its keys do is leave."""
    _said_in = ""
    """The language in which its words were said last."""

    @property
    def is_on_top(self) -> bool:
        """Whether keys are for this screen. For Textual the one beneath the top is "current", too."""
        return self.app.screen_stack[-1:] == [self]

    @property
    def is_cramped(self) -> bool:
        """Whether the window is too small for it."""
        size = self.app.size
        return size.width < self.LEAST.width or size.height < self.LEAST.height

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Nothing is chosen by who can't see it."""
        return not self.is_cramped or (action, parameters) in LEAVING

    async def on_event(self, event: events.Event) -> None:
        """One that is taken away before it was laid has no widgets, and isn't told that it is there."""
        if not (isinstance(event, BEING_THERE) and self._pruning):
            await super().on_event(event)

    def on_screen_resume(self) -> None:
        """Who has chosen another language over this screen reads that here, too."""
        before, self._said_in = self._said_in, spoken()
        if before not in ("", self._said_in):
            self.say_anew()

    def say_anew(self) -> None:
        """All that is drawn, and what its keys do."""
        for piece in self.query(Drawn):
            piece.changed()
        for line in self.query(KeyLine):
            line.read()

    def _on_unmount(self) -> None:
        """Hear of no theme any more: the app's signal would hold it, whatever it heard it with, until the program ends."""
        self.app.theme_changed_signal.unsubscribe(self)

    def _screen_resized(self, size: Size) -> None:
        """The app's size now, whichever a message told.

        Where one screen lies over another, both hear of each size, and a screen that has changed hears of it again. With
        two sizes under way the one beneath would go from the first to the second and back, and never end.
        """
        super()._screen_resized(self.app.size)

    def dismiss(self, result: Result | None = None) -> AwaitComplete:
        """Close, unless it is closed already or another lies over it, which would be closed in its place."""
        return super().dismiss(result) if self.is_on_top else AwaitComplete()

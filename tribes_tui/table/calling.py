"""Asking in the open who wants to decide out of turn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.widgets import Button

from tribes_tui.widgets.choice import Choice, Value
from tribes_tui.widgets.form import Field, SideBySide
from tribes_tui.widgets.framed_screen import FramedScreen
from tribes_tui.widgets.paragraphs import Paragraphs, plain
from tribes_tui.widgets.scroll import MoreSign, Reading
from tribes_tui.words import dialogs as words
from tribes_tui.words.forms import FIELD


class GoOnButton(Button):
    """For all."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter,space", "press", words.GO_ON, key_display="Enter")]


class CallScreen(FramedScreen[list[int]], inherit_bindings=False):
    """Everybody in the open: who wants to decide now, out of turn? Dismissed with the list of those seats."""

    DEFAULT_CSS = """
    CallScreen Reading { padding: 0 2; }
    CallScreen .buttons { height: 3; padding: 1 2; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        *(Binding(str(number), f"call({number})", words.CALL, key_display="1 2 3") for number in range(1, 7)),
        Binding("enter", "go_on", show=False),
        Binding("up", "app.focus_previous", FIELD, key_display="↑↓"),
        Binding("down", "app.focus_next", FIELD),
    ]

    def __init__(self, question: str, people: Sequence[tuple[int, str]], public: Sequence[str]) -> None:
        """`people` are (seat, name) of those who may call; `public` describes what everybody sees."""
        super().__init__()
        self._question, self._people, self._public = question, list(people), public

    def compose_body(self) -> ComposeResult:
        """A switch for each person, the button to go on, what lies open."""
        for number, (seat, name) in enumerate(self._people, 1):
            values = [Value(False, words.PASSES), Value(True, words.CALLS)]
            yield Field(f"{number}  {name}", Choice(name, values, False, id=f"call-{seat}"))
        with SideBySide(classes="buttons"):
            yield GoOnButton(words.NOBODY.capitalize(), compact=True)
        with Reading() as public:
            yield Paragraphs(*plain(self._public, "soft"))
        yield MoreSign(public)

    def on_mount(self) -> None:
        """The question."""
        self.entitle(words.MOMENT)
        self.ask(self._question, words.WHO_CALLS)
        self.query_one(Button).focus()

    def action_call(self, number: int) -> None:
        """Somebody calls, or takes it back."""
        if number <= len(self._people):
            self.query_one(f"#call-{self._people[number - 1][0]}", Choice).action_turn(1)

    def on_choice_turned(self) -> None:
        """What the button would do."""
        self.query_one(Button).label = (words.GO_ON if self._calling else words.NOBODY).capitalize()

    @property
    def _calling(self) -> list[int]:
        return [seat for seat, _ in self._people if self.query_one(f"#call-{seat}", Choice).value]

    def on_button_pressed(self) -> None:
        """All have said what they want."""
        self.action_go_on()

    def action_go_on(self) -> None:
        """All have said what they want."""
        self.dismiss(sorted(self._calling))

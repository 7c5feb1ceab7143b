"""The page between two people at one keyboard."""

from collections.abc import Callable, Iterable, Sequence
from typing import ClassVar, NamedTuple

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.content import Content
from textual.widgets import Button, Static

from tribes_tui.profile.keymap import BY_NAME
from tribes_tui.widgets.beside.seat_panel import name_in
from tribes_tui.widgets.drawing import BOLD, REVERSE, Cells, Dusk, Place, picture
from tribes_tui.widgets.screen.framed_screen import FramedScreen
from tribes_tui.words.language import Later
from tribes_tui.words.said import dialogs

Person = tuple[int, str]
"""A seat and the name of who sits there."""
FIGURE = (
    "...xxxx...",
    "..xxxxxx..",
    "..xxxxxx..",
    "...xxxx...",
    ".xxxxxxxx.",
    "xxxxxxxxxx",
    "xxxxxxxxxx",
    "xxxxxxxxxx",
    "xxxxxxxxxx",
    "xxxxxxxxxx",
)
KEYBOARD = (
    ".xxxxxxxxxxxxxxxxxx.",
    "xxoxoxoxoxoxoxoxoxxx",
    "xxxxxxxxxxxxxxxxxxxx",
    "xxxoxoxoxoxoxoxoxoxx",
    "xxxxxxxxxxxxxxxxxxxx",
    ".xxxxoooooooooxxxxx.",
)
CASE, CAPS = "#3a3346", "#b9aed0"
ARROWS = "► ► ►"


class Passing(Dusk):
    """Who had the keyboard (if it is known) at the left, who takes it at the right."""

    def __init__(self, before: Person | None, after: Person) -> None:
        super().__init__()
        self._before, self._after = before, after

    def lay(self, cells: Cells) -> Iterable[Place]:
        """All of it; in a low window, or without colour, the names alone."""
        if cells.palette.is_bare:
            line = " ".join([*([self._before[1]] if self._before else []), ARROWS, self._after[1]])
            cells.centre(0, cells.height // 2, cells.width, line, cells.palette.ink, None, BOLD)
            return ()
        self.paint_sky(cells)
        self.paint_sun(cells, 0.5)
        self.paint_mountains(cells)
        foot = cells.height - 1 - (cells.height >= 12)
        middle = cells.width // 2
        if cells.height >= 6:
            picture(cells, middle - 10, foot - 2, KEYBOARD, {"x": CASE, "o": CAPS})
        if self._before:
            self._paint_person(cells, middle - min(36, middle // 2 + 8), foot, self._before)
        self._paint_person(cells, middle + min(26, middle // 2 - 2), foot, self._after)
        for x in (*((middle - 18,) if self._before else ()), middle + 13):
            cells.put(x, foot - 1, ARROWS, cells.palette.cursor, None, BOLD)
        return ()

    def _paint_person(self, cells: Cells, x: int, foot: int, person: Person) -> None:
        seat, name = person
        tone = cells.palette.seats[seat % len(cells.palette.seats)]
        top = max(0, foot - 4)
        picture(cells, x, top, FIGURE, {"x": tone})
        cells.centre(x, foot - 1, 10, name_in(name, 10), cells.palette.on(tone), tone, BOLD | REVERSE)


class Handover(NamedTuple):
    """All that is told of the table between two people; each part is public.

    after       who takes the keyboard
    before      from whom, if somebody else had it
    news        what everybody saw last, in lines
    game        its title
    facts       where in the game one is: "round 3 of 5"
    people      how many share the keyboard
    can_undo    whether the one before may still take their decision back
    """

    after: Person
    before: Person | None = None
    news: Sequence[str] = ()
    game: str = ""
    facts: Sequence[str] = ()
    people: int = 2
    can_undo: bool = False


class TakeButton(Button):
    """For the one who is named."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter,space", "press", Later(dialogs.here), key_display="Enter")]


def _of_the_table(name: str, command: str, label: str) -> Binding:
    """The table's key of that name, which carries out a command of the table."""
    return Binding(",".join(BY_NAME[name].keys), f"ask('{command}')", label, id=name)


class HandoverScreen(FramedScreen[bool], inherit_bindings=False):
    """Between two people: nothing of anybody's hand. Dismissed with True when the next one is there."""

    DEFAULT_CSS = """
    HandoverScreen #prompt { display: none; }
    HandoverScreen #middle { height: auto; align-horizontal: center; background: $background; }
    HandoverScreen #plate {
        width: 66; max-width: 100%; height: auto; background: $surface; color: $foreground;
        border: round $accent; border-title-color: $accent; border-title-style: bold; padding: 0 1;
    }
    HandoverScreen.-tall #middle { padding: 1 0; }
    HandoverScreen.-tall #plate { padding: 1 2; }
    HandoverScreen Static { width: 1fr; height: auto; background: transparent; text-align: center; }
    HandoverScreen #whose { text-style: bold; }
    HandoverScreen #buttons { height: 3; padding: 1 0; align-horizontal: center; }
    HandoverScreen #news { max-height: 4; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "take", show=False),
        _of_the_table("undo", "take_back", Later(dialogs.take_back)),
        _of_the_table("seats", "seats", Later(dialogs.bot_plays)),
        _of_the_table("say", "say", Later(dialogs.what_all_see)),
        _of_the_table("leave", "leave", BY_NAME["leave"].label),
    ]

    def __init__(self, told: Handover, mood: str = "", ask: Callable[[str], None] = lambda command: None) -> None:
        """`ask` carries out a command of the table; `mood` is the table's."""
        super().__init__()
        self.told, self._ask = told, ask
        self.mood = mood or self.mood

    def compose_body(self) -> ComposeResult:
        """The picture; the plate with the button for the one who is named, and what all may know."""
        told, name = self.told, self.told.after[1]
        yield Passing(told.before, told.after)
        with Vertical(id="middle"), Vertical(id="plate") as plate:
            plate.border_title = Content(dialogs.pass_keyboard())
            yield Static(dialogs.your_turn(name=name), id="whose", markup=False)
            yield Static(dialogs.look_away(name=name), markup=False)
            with Vertical(id="buttons"):
                yield TakeButton(dialogs.i_am(name=name), compact=True, action="screen.take")
            if told.news:
                yield Static("\n".join([dialogs.last_news(), *told.news]), id="news", markup=False)

    def on_mount(self) -> None:
        """Which table this is."""
        told = self.told
        self.entitle("  ".join(told.facts), dialogs.at_one_keyboard(people=told.people), told.game.upper())
        self.query_one(Button).focus()

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Nothing is taken back where that is not to be."""
        return self.told.can_undo if parameters == ("take_back",) else True

    def action_take(self) -> None:
        """They are there: let them see their cards."""
        self.dismiss(True)

    def action_ask(self, command: str) -> None:
        """What the table does with that key."""
        self._ask(command)

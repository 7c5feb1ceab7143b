"""What the screens of a session, and its entrance, ask of their app; and what they have in common: a list that changes under the cursor, a
question with one line to answer it."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any, ClassVar, Protocol, TypeVar, cast

from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.screen import Screen
from textual.timer import Timer
from textual.widgets import Input, OptionList

from tribes_tui.errors import why
from tribes_tui.profile.settings import Settings
from tribes_tui.server.host.people import Person
from tribes_tui.server.host.table.chat import Line
from tribes_tui.server.host.table.hosted import HostedTable
from tribes_tui.server.host.table.plan import Plan
from tribes_tui.server.house import Host
from tribes_tui.server.shared.shared import NotKept
from tribes_tui.server.transport.ssh_session import SshSession
from tribes_tui.server.words.said import refusals as said
from tribes_tui.server.words.said.visit import done, nothing_typed
from tribes_tui.theme.palette import BOLD
from tribes_tui.widgets.beside.words import Paragraphs
from tribes_tui.widgets.screen.dialog import Dialog, Item, Items, ListDialog
from tribes_tui.widgets.screen.form import TextLine
from tribes_tui.widgets.screen.framed_screen import FramedScreen, MoreSign, Reading
from tribes_tui.words.common import sentence
from tribes_tui.words.language import Later

Result = TypeVar("Result")
Then = Callable[[Result], object]
Refused = Callable[[Exception], None]
"""Gets a `NotNow`, `CannotInvite`, `NameTaken`, `TooMuch`, `RulesError`, `SaveError` or `OSError`."""


def ignored(result: object) -> None:
    """Nobody asks what came of it."""


class SessionContract(Protocol):
    """`SessionApp` answers all of it."""

    host: Host
    person: Person
    session: SshSession
    settings: Settings
    draft: str
    """What they were about to say when a game called them away."""
    is_called: bool
    """Whether one does, while something is being answered."""

    def attempt(self, what: Callable[[], Result], then: Then[Result] = ignored, refused: Refused | None = None) -> None:
        """Do something that the host may refuse. `then` gets what it gave once it lasts, `refused` why not (else the lobby)."""

    def announce(self, news: str) -> None:
        """A line in the lobby."""

    def tell_here(self, news: str) -> None:
        """A line where the person is, if there is one, else in the lobby."""

    def read_notices(self) -> None:
        """What somebody has done that the person must read stands over the lobby until they have."""

    def show_again(self) -> None:
        """What was drawn while a screen was covered may not have been sent: send it."""

    def ask(self, screen: Screen[str], then: Callable[[str], None], left: Callable[[], None] = lambda: None) -> None:
        """Put a question over everything; `then` gets the answer, `left` is called where there is none."""

    def after(self, seconds: float, what: Callable[[], None]) -> None:
        """Call something later."""

    def ask_for_code(self) -> None:
        """Somebody in the lobby has an invitation."""

    def enter(self) -> None:
        """Straight back to one's seat, or into the lobby."""

    def if_agreed(self, plan: Plan | None, then: Callable[[bool], object]) -> None:
        """Call `then`; where a game of that plan is rated, only once the person has said yes to that."""

    def go_to(self, hosted: HostedTable) -> None:
        """Go to a table: to one's seat, to wait for others, or to watch."""

    def come_back(self, news: str = "") -> None:
        """Back to the lobby."""

    def open_table(self, plan: Plan | None) -> None:
        """A new table, as planned."""

    def join(self, hosted: HostedTable) -> None:
        """Sit down at a table that has not begun; else look at it."""

    def show_rules(self, game_id: str | None, section: str = "") -> None:
        """A game's rulebook."""

    def record_command(self, hosted: HostedTable | None = None) -> str:
        """What is typed elsewhere for the record of a game at which one sat, else of that where one is; "" before it is over."""

    @property
    def rating_told(self) -> str:
        """What the game where one is has done to one's rating; "" as long as it has done nothing."""

    def resign(self) -> None:
        """Give the seat at the table where one is up for good."""

    def hears(self, line: Line) -> bool:
        """Whether the person wants to read a line of talk."""

    def lines_here(self) -> list[str]:
        """What people have said last where the person is."""

    def mute(self, name: str, *, is_muted: bool) -> str:
        """Read no more of what somebody says, or read it again. A line about it."""

    def report(self, name: str) -> str:
        """Tell the keeper of somebody; why that can't be."""

    def talk(self, text: str, refused: Callable[[str], None]) -> None:
        """Say something to all at the table; `refused` hears why not."""


def app_of(screen: Screen[Any]) -> SessionContract:
    """The app of the session that a screen belongs to: these screens are shown by no other."""
    return cast("SessionContract", screen.app)


# ---- Why the host refused something, as somebody reads it ---------------------------------------


def told(error: Exception) -> str:
    """In a sentence."""
    is_disk = isinstance(error, OSError) and not isinstance(error, NotKept)
    return said.disk(why=why(error)) if is_disk else sentence(str(error))


# ---- One question, one line to answer it --------------------------------------------------------


Tries = Callable[[str, Callable[[], None], Callable[[str], None]], object]
"""Sees to a line that was typed: calls the second when it is good, or the third with why it is not."""

LONGEST = 280
LINES_ABOVE = 8
"""At most so many lines stand over the question."""
AROUND = 12
"""Rows of the dialog besides those lines, and of the screen around it that they leave as it is."""
BESIDE = 6
"""Columns of the dialog besides its words."""
WIDEST = 76


class LineInput(TextLine):
    """A line that is typed, or pasted."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter", "submit", Later(done), key_display="Enter")]

    def on_paste(self, event: events.Paste) -> None:
        """A paste is part of the line, whatever line ends it has."""
        event.stop()
        event.prevent_default()
        text = " ".join(event.text[: LONGEST * 4].split())
        start, end = sorted(self.selection)
        room = LONGEST - len(self.value) + end - start
        self.replace("".join(sign for sign in text if sign.isprintable())[:room], start, end)


class AskScreen(Dialog[str]):
    """Dismisses with the line that was typed, or None. `above` are lines of which the last stand over the question; `typed` is there already.
    With `tries` the box stays until the line is good, so that what is typed again goes nowhere else; `may_be_empty`: Enter alone answers, too."""

    def __init__(
        self,
        title: str,
        question: str,
        trouble: str = "",
        above: Sequence[str] = (),
        typed: str = "",
        tries: Tries | None = None,
        *,
        may_be_empty: bool = False,
    ) -> None:
        super().__init__(title, question)
        self._trouble, self._above, self._typed = trouble, above, typed
        self._tries, self._may_be_empty, self._is_tried = tries, may_be_empty, False

    replaces = True
    """Whether what is typed takes the place of what is there already."""

    def compose(self) -> ComposeResult:
        """As many of the lines above as leave the question and the line that is typed in sight."""
        width, height = self.app.size
        columns, room = max(1, min(WIDEST, width) - BESIDE), height - AROUND
        shown: list[str] = []
        for line in reversed(self._above[-LINES_ABOVE:]):
            room -= Content(line).get_height({}, columns)
            if room < 0:
                break
            shown.insert(0, line)
        self._words = "\n".join([*shown, *([""] if shown else []), self._words])
        yield from super().compose()

    def compose_body(self) -> ComposeResult:
        """The line."""
        yield LineInput(self._typed, max_length=LONGEST, select_on_focus=self.replaces)

    def on_mount(self) -> None:
        """What was wrong with the last answer."""
        self.warn(self._trouble)

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Close with the answer, if there is one."""
        line = event.value.strip()
        if not line and not self._may_be_empty:
            self.warn(nothing_typed())
        elif self._tries is None:
            self.dismiss(line)
        elif not self._is_tried:
            self._is_tried = True
            self._tries(line, lambda: self._good(line), self._bad)

    def _good(self, line: str) -> None:
        if self.is_on_top:
            self.dismiss(line)

    def _bad(self, why: str) -> None:
        self._is_tried = False
        if self.is_on_top:
            self.warn(why)
            self.query_one(LineInput).select_all()  # what is typed now takes its place


def ask_sure(
    screen: Screen[Any],
    title: str,
    about: str,
    no: str,
    yes: str,
    then: Callable[[], object],
    *,
    yes_first: bool = False,
) -> None:
    """Whether something is meant; `then` is called if it is. The cursor begins on no, unless yes stands first."""
    items = [Item("no", no), Item("yes", yes)][:: -1 if yes_first else 1]

    def answered(answer: str | None) -> None:
        if answer == "yes":
            then()

    screen.app.push_screen(ListDialog(title, items, about), answered)


# ---- Something to read ----------------------------------------------------------------------------------


def reading(*, can_focus: bool = True) -> ComposeResult:
    """Paragraphs, and whether there is more of them."""
    with Reading(can_focus=can_focus) as told:
        yield Paragraphs()
    yield MoreSign(told)


class ReadingScreen(FramedScreen[None]):
    """Paragraphs over the whole screen."""

    DEFAULT_CSS = "ReadingScreen Reading { padding: 1 2 0 2; }"
    BINDINGS: ClassVar[list[BindingType]] = [Binding("q", "back", show=False)]

    def compose_body(self) -> ComposeResult:
        """What is read, and whether there is more."""
        return reading()

    def on_mount(self) -> None:
        """It is read."""
        self.query_one(Reading).focus()


def _names(items: Sequence[Item]) -> tuple[str, ...]:
    return tuple(item.name for item in items)


# ---- A list -------------------------------------------------------------------------------------


LASTS = 20.0
"""Seconds for which news stands there."""


class HostScreen(FramedScreen[None]):
    """It is brought up to date when something at the host has changed, while it is on top. What is told goes after a while, with
    a page that covers it, and a refusal as soon as something else can be chosen."""

    _refused_with: tuple[str, ...] | None = None
    """What could be chosen when something was refused."""
    _news: Timer | None = None

    @property
    def session_app(self) -> SessionContract:
        """The app of this session."""
        return app_of(self)

    def items(self) -> Iterator[Item]:
        """What can be chosen now."""
        raise NotImplementedError

    def choose(self, name: str) -> None:
        """One of them was."""
        raise NotImplementedError

    def action_choose(self, what: str) -> None:
        """As if it was chosen from the list."""
        self.choose(what)

    def bring_up_to_date(self) -> None:
        """What stands there besides the list."""

    def refresh_all(self) -> None:
        """Show how things are, if it can be seen; the cursor stays on what it was on."""
        if self.is_mounted and self.is_on_top:
            items = list(self.items())
            if self._refused_with not in (None, _names(items)):
                self.tell()
            self.query_one(Items).show(items)
            self.bring_up_to_date()

    def restyle(self) -> None:
        """Everything in the colours and signs that are liked now."""
        super().restyle()
        self.refresh_all()

    def on_screen_resume(self) -> None:
        """It is on top again; what was drawn while it wasn't may not have been sent."""
        self.refresh_all()
        self.call_after_refresh(self.session_app.show_again)

    def on_screen_suspend(self) -> None:
        """Whoever comes back does not read what was so before."""
        self.tell()

    def tell(self, *line: Any) -> None:
        """As ever, in the place of news."""
        if self._news is not None:
            self._news.stop()
        self._news = self._refused_with = None
        super().tell(*line)

    def announce(self, news: str) -> None:
        """A line above the keys."""
        self.tell((news, "accent", BOLD))
        self.call_later(
            self._time_news
        )  # whoever brings news may be the host, to whom no timer of this session belongs
        self.refresh_all()

    def _time_news(self) -> None:
        if self._news is not None:
            self._news.stop()
        self._news = self.set_timer(LASTS, self.tell)

    def refuse(self, why: str) -> None:
        """The same of what was refused."""
        self.announce(why)
        self._refused_with = _names(list(self.items()))

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Do it."""
        self.choose(event.option_id or "")

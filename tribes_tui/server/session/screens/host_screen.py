"""What the screens of a session, and its entrance, ask of their app; and what they have in common: a list that changes under the cursor, a
question with one line to answer it."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any, ClassVar, cast

from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.screen import Screen
from textual.timer import Timer
from textual.widgets import Input, OptionList

from tribes_tui.server.host.table.plan import Plan
from tribes_tui.server.session.asking import AskingApp
from tribes_tui.server.session.screens.table_tiles import pace_of
from tribes_tui.server.words.said import lobby, over_days, ratings, tournament
from tribes_tui.server.words.said.visit import done, nothing_typed
from tribes_tui.theme.palette import BOLD
from tribes_tui.widgets.beside.words import Paragraphs
from tribes_tui.widgets.screen.dialog import Dialog, Item, Items, ListDialog
from tribes_tui.widgets.screen.form import TextLine
from tribes_tui.widgets.screen.framed_screen import FramedScreen, MoreSign, Reading
from tribes_tui.words.language import Later


def app_of(screen: Screen[Any]) -> AskingApp:
    """The app of the session that a screen belongs to: these screens are shown by no other."""
    return cast("AskingApp", screen.app)


# ---- One question, one line to answer it --------------------------------------------------------


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
    `tries` tells what is wrong with a line: the box stays until it is good, so that what is typed again goes nowhere else; `may_be_empty`: Enter alone answers, too."""

    def __init__(
        self,
        title: str,
        question: str,
        trouble: str = "",
        above: Sequence[str] = (),
        typed: str = "",
        tries: Callable[[str], str] = lambda line: "",
        *,
        may_be_empty: bool = False,
    ) -> None:
        super().__init__(title, question)
        self._trouble, self._above, self._typed = trouble, above, typed
        self._tries, self._may_be_empty = tries, may_be_empty

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
        elif trouble := self._tries(line):
            self.warn(trouble)
            event.input.select_all()  # what is typed now takes its place
        else:
            self.dismiss(line)


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


def if_agreed(app: AskingApp, plan: Plan | None, then: Callable[[bool], object]) -> None:
    """Call `then`; where a game of that plan is rated, or shows hands, only once the person has said yes to that."""
    if plan is None or not (plan.rated or plan.hands) or (plan.rated and app.person.is_guest):  # whom the host refuses
        then(False)
        return
    yes = ratings.sit_down() if plan.rated else lobby.accept()
    hands = [over_days.agree(moves=plan.hands)] if plan.hands else []
    asked = "\n".join([*([ratings.agree(pace=pace_of(plan))] if plan.rated else []), *hands])
    title = ratings.rated() if plan.rated else over_days.hands()
    ask_sure(app.screen, title, asked, ratings.stay_away(), yes, lambda: then(True), yes_first=True)


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


def nothing() -> None:
    """A line that says something, and does nothing."""


Line = tuple[Item, Callable[[], object]]
"""What can be chosen, and what that does."""


class HostScreen(FramedScreen[None]):
    """It is brought up to date when something at the host has changed, while it is on top. What is told goes after a while, with
    a page that covers it, and a refusal as soon as something else can be chosen."""

    _refused_with: tuple[str, ...] | None = None
    """What could be chosen when something was refused."""
    _news: Timer | None = None

    @property
    def session_app(self) -> AskingApp:
        """The app of this session."""
        return app_of(self)

    def lines(self) -> Iterator[Line]:
        """What can be chosen now, and what each does."""
        raise NotImplementedError

    def items(self) -> Iterator[Item]:
        """What can be chosen now."""
        return (item for item, _ in self.lines())

    def choose(self, name: str) -> None:
        """One of them was."""
        deeds = {item.name: do for item, do in self.lines()}
        deeds.get(name, nothing)()

    def go(self, make: Callable[..., Screen[Any]], *given: object) -> None:
        """To another page."""
        self.app.push_screen(make(*given))

    def watch_table(self, table: str, record: str) -> None:
        """To a table whose result stands here, or where to find what is left of it."""
        hosted = self.session_app.host.tables.get(table)
        if hosted is not None:
            self.session_app.join(hosted)
        else:
            self.announce(tournament.no_record(record=record) if record else lobby.gone())

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
        self.call_after_refresh(self.session_app.painter.changed)

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

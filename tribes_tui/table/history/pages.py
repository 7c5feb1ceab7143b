"""Pages in words and pictures over the table: the log, what can be said of it, a moment."""

import time
from collections.abc import Callable, Hashable, Iterable, Sequence
from dataclasses import replace
from itertools import groupby
from typing import Any, ClassVar

from textual.app import ComposeResult
from textual.binding import ActiveBinding, Binding, BindingType
from textual.content import Content
from textual.events import ScreenSuspend
from textual.timer import Timer
from textual.widgets import OptionList

from tribes_tui.profile.keymap import BY_NAME
from tribes_tui.table.board.scene import Moment
from tribes_tui.table.frame.enter_line import ENTER, FAINT, EnterLine
from tribes_tui.table.frame.head import Head, HeadFacts
from tribes_tui.table.frame.screens import KeyedScreen, SizedScreen
from tribes_tui.table.history.chronicle import LogLine
from tribes_tui.theme.moods import mood_of
from tribes_tui.widgets.beside.game_log import GameLog, LogEntry
from tribes_tui.widgets.beside.words import Labelled
from tribes_tui.widgets.drawing import BOLD, REVERSE, Cells, Felt, Line, Place, Words, fit, length
from tribes_tui.widgets.screen.dialog import Item, Items
from tribes_tui.widgets.screen.form import Heading
from tribes_tui.widgets.screen.framed_screen import FramedScreen, MoreSign, Reading
from tribes_tui.widgets.screen.top_screen import Key, KeyLine
from tribes_tui.words.about import title_of
from tribes_tui.words.common import YOU, capital, key_name
from tribes_tui.words.language import Later
from tribes_tui.words.said import (
    dialogs as said,
    forms,
    grammar,
    keys as said_keys,
    log as words,
    table as said_table,
)

SEATS = 6
PAGE = 10
ALL = 10**6
"""More rows than any log has."""


class Whose(KeyLine):
    """The names as tabs, a number each, above a line that is bright below the one that is shown."""

    DEFAULT_CSS = "Whose { height: 2; margin-top: 1; }"

    def __init__(self, names: Sequence[str]) -> None:
        super().__init__()
        self._keys = tuple(Key(str(number), str(number), name) for number, name in enumerate(names))
        self._at = 0

    def read(self) -> None:
        """The names stay, whatever else can be pressed."""

    def show(self, at: int) -> None:
        """This one's lines are shown."""
        self._at = at
        self.changed()

    def shape(self) -> Hashable:
        """Which one is bright, too."""
        return super().shape(), self._at

    def lay(self, cells: Cells) -> Iterable[Place]:
        """The line below them."""
        tabs, p = [*super().lay(cells)], cells.palette
        cells.put(0, 1, "━" * cells.width, p.line)
        for tab in tabs[self._at : self._at + 1]:
            cells.put(tab.region.x, 1, "━" * tab.region.width, p.accent, None, BOLD)
            cells.put(tab.region.x + 4, 0, self._keys[self._at].words, p.accent, None, BOLD)
        return tabs


class LogScreen(KeyedScreen, FramedScreen[None]):
    """What the viewer knows of the game so far, the newest at the bottom; a number shows one seat's lines."""

    DEFAULT_CSS = """
    LogScreen GameLog { width: 1fr; height: 1fr; }
    LogScreen #prompt, LogScreen #said { display: none; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up,k", "scroll_log(-1)", Later(forms.scroll), tooltip=Later(words.scroll_told), key_display="↑↓"),
        Binding("down,j", "scroll_log(1)", Later(forms.scroll), tooltip=Later(words.scroll_told)),
        Binding("pageup", f"scroll_log(-{PAGE})", show=False),
        Binding("pagedown", f"scroll_log({PAGE})", show=False),
        Binding("home", f"scroll_log(-{ALL})", show=False),
        Binding("end", f"scroll_log({ALL})", show=False),
        *(
            Binding(str(n), f"whose({n})", Later(words.by_seat), tooltip=Later(words.by_seat_told), show=not n)
            for n in range(SEATS + 1)
        ),
        Binding("escape", "back", Later(forms.back), tooltip=Later(forms.back_told), key_display="Esc"),
        Binding("enter,l,q", "back", Later(forms.back), show=False),
    ]

    def __init__(self, log: Sequence[LogLine], names: Sequence[str], game: str = "") -> None:
        super().__init__()
        self._lines, self._game, self.mood = log, game, mood_of(game)
        self._plates = [forms.by_name(what=grammar.you()) if name == YOU else name for name in names]
        self._log_widget, self._whose = GameLog(is_page=True), Whose([words.everybody(), *self._plates])

    def compose_body(self) -> ComposeResult:
        """Whose lines there are, and below it the log."""
        yield self._whose
        yield self._log_widget

    def on_mount(self) -> None:
        """Everybody's lines at first."""
        self.action_whose(0)

    @property
    def active_bindings(self) -> dict[str, ActiveBinding]:
        """Textual's; the numbers are one."""
        found = super().active_bindings
        one = found["0"]
        return {**found, "0": one._replace(binding=replace(one.binding, key_display=f"0-{len(self._plates)}"))}

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """No number without its seat."""
        return action != "whose" or parameters[0] in range(len(self._plates) + 1)

    def action_whose(self, number: int) -> None:
        """Only the lines about a seat, from 1; 0: all."""
        seat = number - 1 if number else None
        shown = [line for line in self._lines if seat is None or line.seat == seat]
        self._log_widget.show(_entries(shown, self._plates))
        self._log_widget.scroll(ALL)
        self._whose.show(number)
        name = title_of(self._game).upper() if self._game else ""
        self.entitle(capital(said_keys.log()), words.events(number=len(shown)), name)

    def action_scroll_log(self, rows: int) -> None:
        """Towards the newest, or back."""
        self._log_widget.scroll(rows)


def _entries(lines: Sequence[LogLine], plates: Sequence[str]) -> list[LogEntry]:
    """Who did it stands in the plate alone, once for all that is done one after the other, and nowhere where a line names somebody else first; what
    happens several times in a row is said once, with how often."""
    entries, turn, before, named = list[LogEntry](), 0, None, -1
    for line, alike in groupby(lines):
        turn += before is not None and (line.seat != before.seat or "begins" in (line.weight, before.weight))
        times = len(list(alike))
        often = ((f" ×{times}", "soft"),) if times > 1 else ()
        name = plates[line.seat] if line.seat is not None and line.weight != "begins" else ""
        text = line.text.removeprefix(f"{name} ")
        plate = name if text != line.text and named != turn else ""
        named = turn if plate else named
        entries.append(LogEntry(((text, "ink"), *often), turn, line.seat, plate, line.weight))
        before = line
    return entries or [LogEntry(((words.nothing(), "dim"),), 0)]


LEAST, MOST = 0.3, 0.56
"""The least and the most of a wide window that choices take."""


def labelled(text: str) -> tuple[str, str]:
    """A line of the position: what it is about, and what is said of that."""
    label, colon, rest = text.partition(":")
    return (label + colon, rest.strip()) if rest and ". " not in label else ("", text)


class SaidItems(Items):
    """What can be chosen below what is read: Space and the keys of pages go on reading, and choose nothing; the digits of a number go to
    it."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding(
            "space,pagedown", "read(1)", Later(forms.scroll), tooltip=Later(words.scroll_told), key_display="Space"
        ),
        Binding("pageup", "read(-1)", show=False),
        Binding("enter", "select", show=False),
        Binding("up", "cursor_up", Later(forms.choose), tooltip=Later(words.by_number_told), key_display="↑↓"),
        *(
            Binding(
                str(n),
                f"number({n})",
                Later(words.by_number),
                tooltip=Later(words.by_number_told),
                show=n == 1,
                key_display="1-9",
            )
            for n in range(10)
        ),
    ]

    def __init__(self, choices: Sequence[tuple[int, str]], read: Reading, at: int = 0) -> None:
        """`read`: what stands above; `at`: where the cursor begins."""
        super().__init__([Item(str(action), text) for action, text in choices], at)
        self._choices, self._read = choices, read
        self._typed = 0

    def on_resize(self) -> None:
        """Folded behind their numbers."""
        room, wide = self.scrollable_content_region.width - 1, len(str(len(self._choices)))
        shared = _shared([text for _, text in self._choices])
        for n, (_, text) in enumerate(self._choices):
            told = _numbered(f"{n + 1:>{wide}}  ", text, room, shared[text.partition(" ")[0]])
            self.replace_option_prompt_at_index(n, told)

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """No key to read on where all of it can be seen."""
        is_more = self._read.max_scroll_y > 0 or self.max_scroll_y > 0
        return super().check_action(action, parameters) and (action != "read" or is_more)

    def action_read(self, by: int) -> None:
        """On in what is read; where all of that can be seen, a page of the choices."""
        if self._read.max_scroll_y > 0:
            self._read.scroll_relative(y=by * self._read.scrollable_content_region.height, animate=False)
        elif self.highlighted is not None:
            self.highlighted = min(max(0, self.highlighted + by * (self.size.height - 1)), self.option_count - 1)

    def action_number(self, digit: int) -> None:
        """To the choice of that number, which goes on from the one that was typed, as far as there are so many."""
        before = self._typed if self._typed - 1 == self.highlighted else 0
        number = next((one for one in (10 * before + digit, digit) if 0 < one <= len(self._choices)), 0)
        if number:
            self._typed, self.highlighted = number, number - 1


def _shared(texts: Sequence[str]) -> dict[str, tuple[int, int]]:
    """First word of choices -> with how many words all of those begin and end alike."""
    found = dict[str, tuple[int, int]]()
    for first in {text.partition(" ")[0] for text in texts}:
        split = [text.split(" ") for text in texts if text.partition(" ")[0] == first]
        least = min(map(len, split)) - 1 if len(split) > 1 else 0
        begin = min(_alike(split), least)
        found[first] = begin, min(_alike([one[::-1] for one in split]), max(0, least - begin))
    return found


def _alike(split: Sequence[Sequence[str]]) -> int:
    """How many words they begin with alike."""
    return next((k for k, words in enumerate(zip(*split, strict=False)) if len({*words}) > 1), min(map(len, split)))


def _numbered(number: str, text: str, room: int, shared: tuple[int, int]) -> Content:
    """A numbered line, its other rows below its first word; what the choices like it don't say is bold."""
    words, (begin, end) = text.split(" "), shared
    at, until = len(" ".join([*words[:begin], ""])), len(text) - len(" ".join(["", *words[len(words) - end :]]))
    told = Content(text).stylize("bold", at, until) if begin or end else Content(text)
    return Content.assemble(
        f" {number}", Content("\n " + " " * len(number)).join(told.wrap(max(10, room - len(number))))
    )


class SayScreen(FramedScreen[int]):
    """Dismisses with the action that was chosen, or None."""

    DEFAULT_CSS = """
    SayScreen Reading { padding: 0 2; }
    SayScreen #choices { display: none; height: 50%; }
    SayScreen #choices.-open { display: block; }
    SayScreen Items { height: 1fr; max-height: 100%; }
    SayScreen #columns.-whole MoreSign { display: none; }
    SayScreen.-wide #columns { layout: horizontal; }
    SayScreen.-wide #choices { margin: 0 0 0 2; }
    SayScreen.-tall #columns, SayScreen #columns.-airy { margin-top: 1; }
    SayScreen OptionList > .option-list--option-highlighted,
    SayScreen OptionList:focus > .option-list--option-highlighted { text-style: none; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("v,l,q", "back", show=False),
        Binding("space", "read_on", show=False),
        Binding("enter", "go_on", show=False),
    ]

    def __init__(
        self,
        prompt: str,
        position: Sequence[str],
        choices: Sequence[tuple[int, str]] = (),
        at: int | None = None,
        title: str = "",
        game: str = "",
        names: Sequence[str] = (),
    ) -> None:
        """`position` are plain lines, `choices` (action, its words); the cursor begins on the action `at`. With a `title` of its own it tells
        something else than the table of that `game`, at which those of these `names` sit."""
        super().__init__()
        self._title, self._game, self._names, self.mood = title, game, names, mood_of(game)
        self._prompt, self._position, self._choices, self._begins = prompt, position, choices, at
        self._is_open = False

    def compose_body(self) -> ComposeResult:
        """The position; below it there will be the choices."""
        with Felt(id="columns"):
            with Felt():
                with Reading() as position:
                    yield Labelled()
                yield MoreSign(position)
            yield Felt(id="choices")

    def on_mount(self) -> None:
        """Say it all."""
        self.entitle(self._title or said.in_words(), name=title_of(self._game).upper() if self._game else "")
        self.query_one(Reading).focus()
        self._is_open = True
        self._tell()

    def go_on_to(
        self, prompt: str, position: Sequence[str], choices: Sequence[tuple[int, str]], at: int | None = None
    ) -> None:
        """The table went on while this page waits. What can be chosen stays as it is under the cursor."""
        if not self._choices:
            self._prompt, self._position, self._choices, self._begins = prompt, position, choices, at
            if self._is_open:
                self._tell()

    def _tell(self) -> None:
        """The question and the position; the cursor goes to the choices when there are any."""
        self.ask(self._prompt)
        self.query_one("#prompt").display = bool(self._prompt)
        if self._title:
            first, *others = self._position
            lines = [(first, ""), *(("", line) for one in others for line in ("", one))]
        else:
            lines = [labelled(line) for line in self._position]
        self.query_one(Labelled).tell_all(
            lines, {f"{name[:1].upper()}{name[1:]}": f"seat-{n}" for n, name in enumerate(self._names, 1)}
        )
        if self._choices:
            at = [action for action, _ in self._choices].index(self._begins) if self._begins is not None else 0
            items = SaidItems(self._choices, self.query_one(Reading), at)
            choices = self.query_one("#choices")
            choices.add_class("-open")
            count = said.choices_number(number=len(self._choices))
            choices.mount_all([Heading(said.choices(), count), items, MoreSign(items)])
            items.focus()
        self.call_after_refresh(self._share)

    def on_resize(self) -> None:
        """There are other rows to share."""
        self.call_after_refresh(self._share)

    def _share(self) -> None:
        """One below the other, what is read and what can be chosen have the rows that they need; where there are too few, each has half of
        them at least. A row that nothing needs stands below the title."""
        columns, choices, is_wide = self.query_one("#columns"), self.query_one("#choices"), self.has_class("-wide")
        rows, read = columns.size.height, self.query_one(Labelled).size.height
        free = rows + columns.has_class("-airy") - read - 1
        if not self._choices:
            columns.set_class(free > 0, "-airy")
        for items in self.query(SaidItems):
            offered = items.virtual_size.height
            spare = free - offered
            is_whole = not is_wide and spare >= 0
            columns.set_class(is_whole, "-whole").set_class(is_whole and spare > 0, "-airy")
            least = max(rows // 2, rows - read - 1)
            longest = max(len(text) for _, text in self._choices) + len(str(len(self._choices))) + 7
            width = min(max(longest, round(LEAST * columns.size.width)), round(MOST * columns.size.width))
            choices.styles.width = width if is_wide else "100%"
            choices.styles.height = "100%" if is_wide else offered + 1 if is_whole else min(offered + 2, least)
            items.call_after_refresh(items.scroll_to_highlight)
            self.call_after_refresh(self.refresh_bindings)

    def action_read_on(self) -> None:
        """A page of what is read further; at its end Space goes on as Enter does, but chooses nothing."""
        for position in self.query(Reading):
            if position.scroll_y < position.max_scroll_y:
                position.scroll_page_down(animate=False)
            else:
                self.action_go_on()

    def action_go_on(self) -> None:
        """Enter on what is read goes to the choices; where there are none, back to the table."""
        if not self._choices:
            self.action_back()
        elif offered := self.query(Items):  # else it is only being opened
            offered.first().focus()

    @property
    def active_bindings(self) -> dict[str, ActiveBinding]:
        """The digits say up to which number."""
        found = super().active_bindings
        if one := found.get("1"):
            found["1"] = one._replace(binding=replace(one.binding, key_display=f"1-{len(self._choices)}"))
        return found

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """Above the keys, what Enter does."""
        told: Line = ((key_name(ENTER), "cursor", BOLD | REVERSE), (f" {self._choices[event.option_index][1]}", "ink"))
        self.tell(*fit(told, self.size.width - 2))

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Close with the action."""
        self.dismiss(self._choices[event.option_index][0])


ASKED = ("log", "rules")
"""The table's commands that work here, too, and leaving it: such a page comes unasked, perhaps just before a key that was
meant for the table."""

BREATH, PATIENCE = 0.2, 1.5
"""Seconds: whoever presses Enter again and again has not read the page. Enter leaves it once it was let alone for so long, until then its line is
faint; or after so many."""


class MomentScreen(KeyedScreen, SizedScreen[None]):
    """It stays until Enter, or so many seconds. The game goes on beneath it as far as it needs nobody here."""

    ALLOW_SELECT: ClassVar[bool] = False
    AUTO_FOCUS: ClassVar[str | None] = ""
    now = staticmethod(time.monotonic)
    DEFAULT_CSS = "MomentScreen { overflow: hidden; } MomentScreen .picture { height: 1fr; }"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter,space", "go_on", Later(forms.go_on), id="choose", key_display="Enter"),
        Binding("escape,backspace", "leave", show=False, id="back"),
        *(Binding(",".join(BY_NAME[name].keys), f"ask('{name}')", BY_NAME[name].label, id=name) for name in ASKED),
        Binding(",".join(BY_NAME["say"].keys), "say", BY_NAME["say"].label, id="say"),
        Binding(",".join(BY_NAME["leave"].keys), "ask('leave')", BY_NAME["leave"].label, id="leave"),
    ]

    def __init__(
        self,
        moment: Moment,
        title: str,
        mood: str,
        ask: Callable[[str], None],
        seconds: float | None = None,
        clocks: Callable[[], Sequence[Line]] = tuple,
    ) -> None:
        """`ask` carries out a command of the table; after `seconds` the page goes by itself (None: never). `clocks`: as `clocks_told`, for time
        runs on while one reads."""
        super().__init__()
        self._clocks = clocks
        self.moment, self.mood = moment, mood
        self._game, self._ask, self._seconds = title, ask, seconds
        self._timer: Timer | None = None
        self._was_early = False
        self._came = self._pressed = self.now()
        self._head, self._prompt, self._enter = Head(), Words(), EnterLine()

    def compose(self) -> ComposeResult:
        """The lines of a table, and the picture between them."""
        picture = self.moment.picture()
        picture.add_class("picture")
        with Felt():
            yield self._head
            yield self._prompt
            yield picture
            yield self._enter
            yield KeyLine()

    def _compositor_refresh(self) -> None:
        """Paint once all of it is there: what the page leaves as it lay on the table is then not sent again."""
        if self.is_mounted:
            super()._compositor_refresh()

    def on_mount(self) -> None:
        """Say what happened."""
        names, now, brief = self.moment.steps
        standing = HeadFacts(self._game.upper(), self.moment.facts, tuple(names), now, brief=tuple(brief))
        self._head.show(standing)
        self._tell_time()
        if self._clocks():
            self.set_interval(1.0, self._tell_time)
        self._came = self._pressed = self.now()
        self._wait()
        if self._seconds is not None:
            self._timer = self.set_timer(self._seconds, self.action_leave)

    def _wait(self) -> None:
        """The line of Enter is faint as long as that key does nothing."""
        is_faint = BREATH > 0
        self._enter.show(not is_faint, self._onward, "", FAINT if is_faint else "info")
        if is_faint:
            self.set_timer(BREATH, self._ready)

    @property
    def _onward(self) -> str:
        """What Enter does; where it did nothing yet, as it came too soon, that it is to be read first."""
        return said_table.once_read(onward=self.moment.onward) if self._was_early else self.moment.onward

    def _ready(self) -> None:
        left = BREATH - (self.now() - self._pressed)
        if left > 0:
            self.set_timer(left, self._ready)
        else:
            self._enter.show(True, self._onward, "", "info")

    def lead_on(self, onward: str) -> None:
        """Enter leads elsewhere than when the page came."""
        self.moment = self.moment._replace(onward=onward)
        if self.is_mounted:
            self._wait()

    def _tell_time(self) -> None:
        """What happened, and how much time is left: in the most words for which there is room."""
        asked: Line = (("► ", "cursor"), (self.moment.sentence, "ink", 1))
        clocks, room = self._clocks(), self.size.width - 5
        told = next((one for one in clocks if length(asked) + length(one) <= room), clocks[-1] if clocks else ())
        said = fit(asked, room - length(told)) if told else asked
        self._prompt.say((*said, (" " * (room + 1 - length(said) - length(told)), "soft"), *told) if told else said)

    def on_resize(self) -> None:
        """There is room for more words, or for fewer."""
        self._tell_time()

    def on_screen_suspend(self, event: ScreenSuspend) -> None:
        """Somebody opens another page over this one: they are here, and it stays."""
        if self._timer is not None:
            self._timer.stop()

    def action_go_on(self) -> None:
        """Back to the table, unless the key is one of many that began before the page came."""
        now = self.now()
        last, self._pressed = self._pressed, now
        if now - last >= BREATH or now - self._came >= PATIENCE:
            self.action_leave()
        elif self.is_mounted:
            self._was_early = True
            self._wait()

    def action_leave(self) -> None:
        """Back to the table."""
        self.dismiss(None)

    def action_ask(self, command: str) -> None:
        """What the table does with that key."""
        self._ask(command)

    def action_say(self) -> None:
        """The moment in words."""

        self.app.push_screen(SayScreen(self.moment.sentence, self.moment.text, ()))

    def on_drawn_chosen(self, message: Any) -> None:
        """Nothing on a moment can be chosen."""

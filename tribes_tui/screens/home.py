"""The home screen: where one begins."""

from __future__ import annotations

from typing import ClassVar, NamedTuple

from textual import events
from textual.app import ComposeResult
from textual.geometry import Offset, Region
from textual.message import Message
from textual.screen import Screen

import rules
from saves import Summary
from tribes_tui.board.canvas import Canvas
from tribes_tui.board.folding import fold
from tribes_tui.board.skin import Skin, skin_of
from tribes_tui.board.targets import Target, Targets
from tribes_tui.board.widget import Sheet

TITLE = """\
▀█▀ █▀▄ █ █▀▄ █▀▀ █▀▀
 █  █▀▄ █ █▀▄ █▀  ▀▀█
 ▀  ▀ ▀ ▀ ▀▀  ▀▀▀ ▀▀▀"""
MOTTO = "games about tribes, at any terminal"
LEAST = (60, 22)
PAGE, INDENT = 64, 8
TOO_SMALL = "Tribes needs a window of 80 by 24: please make this one larger."
KEYS = "↑↓ walk · Enter or the letter choose · ctrl+p all by name"


class Choice(NamedTuple):
    """One line of the menu: what it does, its key, its text."""

    what: str
    key: str
    text: str


def choices(unfinished: Summary | None) -> list[Choice]:
    """The menu; to go on with a game only when there is one."""
    found = []
    if unfinished is not None:
        names = ", ".join(str(seat.get("name", "")) for seat in unfinished.seats)
        title = rules.games[unfinished.game].title if unfinished.game in rules.games else unfinished.game
        found.append(Choice("continue", "c", f"Continue {title} ({names}), move {unfinished.moves}"))
    found += [
        Choice(f"quick:{id}", key, f"Play {title_of(id)} now") for id, key in zip(rules.games, "123456", strict=False)
    ]
    return [
        *found,
        Choice("setup", "n", "New game: seats, bots, options"),
        Choice("daily", "d", "The games of the day"),
        Choice("learn", "t", "Learn a game by playing it"),
        Choice("saves", "s", "Saved games"),
        Choice("replays", "v", "Replays"),
        Choice("statistics", "a", "Statistics"),
        Choice("rules", "r", "Rulebooks"),
        Choice("settings", "o", "Settings"),
        Choice("quit", "q", "Quit"),
    ]


def title_of(id: str) -> str:
    """A game's title without loading the game: its id in words."""
    return id if id == "indy" else id.replace("_", " ").title().replace(" Of ", " of ")


class HomeScreen(Screen[None]):
    """The menu; posts `Chosen`, and the app does it."""

    AUTO_FOCUS: ClassVar[str | None] = "Sheet"

    class Chosen(Message):
        """A line of the menu was chosen."""

        def __init__(self, what: str) -> None:
            super().__init__()
            self.what = what

    def __init__(self) -> None:
        super().__init__()
        self.choices = choices(None)
        self.at = 0
        self._news = ""
        self._lines = Targets()
        self._skin = Skin(None)

    def compose(self) -> ComposeResult:
        """One sheet, like the tables'."""
        self._skin = skin_of(self.app)
        yield Sheet(self._skin, self.paint)

    def on_mount(self) -> None:
        """Follow the app's theme."""
        self.app.theme_changed_signal.subscribe(self, lambda _: self.restyle())

    def show(self, unfinished: Summary | None, news: str = "") -> None:
        """Draw the menu anew, with a line of news under it."""
        self.choices = choices(unfinished)
        self.at, self._news = 0, news
        self.restyle()

    def restyle(self) -> None:
        """Draw it in the app's present theme and signs."""
        if self.children:
            self._skin = skin_of(self.app)
            self.query_one(Sheet).restyle(self._skin)
            self.paint()

    # ---- Keys and clicks ----------------------------------------------------------------------

    def on_key(self, event: events.Key) -> None:
        """Walk, choose, or the letter before a line."""
        steps = {"up": -1, "down": 1, "shift+tab": -1, "tab": 1, "k": -1, "j": 1}
        if event.key in steps:
            event.stop()
            self.at = (self.at + steps[event.key]) % len(self.choices)
            self.paint()
        elif event.key in ("home", "end"):
            self.at = 0 if event.key == "home" else len(self.choices) - 1
            self.paint()
        elif event.key in ("enter", "space"):
            self._choose(self.choices[self.at].what)
        else:
            for choice in self.choices:
                if choice.key == event.character:
                    self._choose(choice.what)

    def on_sheet_clicked(self, event: Sheet.Clicked) -> None:
        """A click on a line chooses it."""
        line = self._lines.at(event.place)
        if line is not None:
            self._choose(line.name)

    def _choose(self, what: str) -> None:
        self.post_message(self.Chosen(what))

    # ---- Drawing ------------------------------------------------------------------------------

    def on_sheet_resized(self) -> None:
        """Draw it for the new size."""
        self.paint()

    def paint(self) -> None:
        """Draw title, menu, a line of news, keys; a word instead where they have no room."""
        if not self.children:
            return
        sheet = self.query_one(Sheet)
        canvas = Canvas(*sheet.size, self._skin.ink)
        if canvas.width < LEAST[0] or canvas.height < LEAST[1]:
            self._lines = Targets()
            for y, line in enumerate(fold(TOO_SMALL, max(1, canvas.width - 2))):
                canvas.text(1, y, line)
        else:
            self._draw_page(canvas)
        sheet.show(canvas)

    def _draw_page(self, canvas: Canvas) -> None:
        title, news = TITLE.splitlines(), fold(self._news, PAGE - 4) if self._news else []
        room = canvas.height - len(self.choices) - len(news) - 4
        if room < len(title):
            title = []
        y = max(0, (room - len(title)) // 2)
        for line in title:
            y = _centred(canvas, y, line, "key")
        y = _centred(canvas, y, MOTTO, "info") + 1
        y = self._draw_choices(canvas, y)
        for line in news:
            y = _centred(canvas, y, line, "turn")
        _centred(canvas, y + 1, KEYS, "dim")

    def _draw_choices(self, canvas: Canvas, y: int) -> int:
        x, width = (canvas.width - PAGE) // 2 + INDENT, PAGE - 2 * INDENT
        targets = []
        for at, choice in enumerate(self.choices):
            region = Region(x, y, width, 1)
            canvas.text(x, y, f"{choice.key}  {choice.text}", "text", width)
            if at == self.at:
                canvas.flag(region, "cursor")
                self.app.cursor_position = Offset(x, y)
            targets.append(Target(choice.what, (region,)))
            y += 1
        self._lines = Targets(targets)
        return y


def _centred(canvas: Canvas, y: int, text: str, role: str) -> int:
    canvas.centre(Region(0, 0, canvas.width, canvas.height), y, text, role)
    return y + 1

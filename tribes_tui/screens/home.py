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
from tribes_tui.words.about import about

TITLE = """\
▀█▀ █▀▄ █ █▀▄ █▀▀ █▀▀
 █  █▀▄ █ █▀▄ █▀  ▀▀█
 ▀  ▀ ▀ ▀ ▀▀  ▀▀▀ ▀▀▀"""
MOTTO = "games about tribes, at any terminal"
LEAST = (64, 22)
PAGE = 63
COLUMN = 3
"""Choices that are no games stand in columns of so many."""

BADGES = ("red", "blue", "green", "orange", "teal", "purple")
"""The pieces on which the games' keys stand."""

TOO_SMALL = "Tribes needs a window of 80 by 24: please make this one larger."
KEYS = "arrows walk · Enter or a key chooses · ctrl+p all by name"


class Choice(NamedTuple):
    """One line of the menu: what it does, its key, its text, a few words about it."""

    what: str
    key: str
    text: str
    about: str = ""

    @property
    def named(self) -> str:
        """What it does, where it stands alone in a list."""
        return f"Play {self.text} now" if self.what.startswith("quick:") else self.text

    @property
    def told(self) -> str:
        """What Enter does."""
        if self.what.startswith("quick:"):
            return f"Enter: play {self.text} at once, against bots"
        return f"Enter: {self.about or 'go on where you left off'}"


def choices(unfinished: Summary | None) -> list[Choice]:
    """The menu; to go on with a game only when there is one."""
    found = []
    if unfinished is not None:
        names = ", ".join(str(seat.get("name", "")) for seat in unfinished.seats)
        title = rules.games[unfinished.game].title if unfinished.game in rules.games else unfinished.game
        found.append(Choice("continue", "c", f"Continue {title} ({names}), move {unfinished.moves}"))
    found += [
        Choice(f"quick:{id}", key, title_of(id), about(id)) for id, key in zip(rules.games, "123456", strict=False)
    ]
    return [
        *found,
        Choice("setup", "n", "New game", "your seats, bots, options and seed"),
        Choice("daily", "d", "Games of the day", "the same deal for everybody today"),
        Choice("learn", "t", "Learn by playing", "a short game that guides you"),
        Choice("saves", "s", "Saved games", "go on with a game, or see it again"),
        Choice("replays", "v", "Replays", "walk through a game, move by move"),
        Choice("statistics", "a", "Statistics", "how you did, by game and opponent"),
        Choice("rules", "r", "Rulebooks", "the rules in our own words, to search"),
        Choice("settings", "o", "Settings", "theme, signs, mouse, keys, pace"),
        Choice("quit", "q", "Quit", "every game is saved already"),
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
        elif event.key in ("left", "right"):
            self._walk_aside(-COLUMN if event.key == "left" else COLUMN)
        elif event.key in ("home", "end"):
            self.at = 0 if event.key == "home" else len(self.choices) - 1
            self.paint()
        elif event.key in ("enter", "space"):
            self._choose(self.choices[self.at].what)
        else:
            for choice in self.choices:
                if choice.key == event.character:
                    self._choose(choice.what)

    def _walk_aside(self, by: int) -> None:
        """To the next column, where there is one."""
        first = len(self.choices) - len(self._aside)
        if first <= self.at and first <= self.at + by < len(self.choices):
            self.at += by
            self.paint()

    @property
    def _aside(self) -> list[Choice]:
        """What is not a game to play."""
        return [choice for choice in self.choices if not choice.what.startswith(("quick:", "continue"))]

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
        rows = len(self.choices) - len(self._aside) + COLUMN + (1 if self._is_begun else 0)
        room = canvas.height - rows - len(news) - 6
        if room < len(title):
            title = []
        gap = 1 if room > len(title) + 1 else 0
        y = max(0, (room - len(title) - gap) // 2)
        for line in title:
            y = _centred(canvas, y, line, "key")
        y = _centred(canvas, y + gap, MOTTO, "dim") + 1
        y = self._draw_choices(canvas, y)
        for line in news:
            y = _centred(canvas, y, line, "turn")
        y = _centred(canvas, min(y + 1, canvas.height - 2), self.choices[self.at].told, "info")
        _centred(canvas, y, KEYS, "dim")

    @property
    def _is_begun(self) -> bool:
        return self.choices[0].what == "continue"

    def _draw_choices(self, canvas: Canvas, y: int) -> int:
        """The game to go on with, the games to play, and the rest in columns; the row behind them."""
        x, targets, aside = (canvas.width - PAGE) // 2, [], self._aside
        for at, choice in enumerate(self.choices):
            number = at - len(self.choices) + len(aside)
            if number == 0:
                y += 1
            column, row = divmod(number, COLUMN) if number >= 0 else (0, 0)
            wide = PAGE if number < 0 else PAGE // 3
            region = Region(x + column * (PAGE // 3), y + row, wide, 1)
            self._draw_choice(canvas, region, at)
            targets.append(Target(choice.what, (region,)))
            if number < 0:
                y += 2 if choice.what == "continue" else 1
        self._lines = Targets(targets)
        return y + COLUMN

    def _draw_choice(self, canvas: Canvas, region: Region, at: int) -> None:
        choice = self.choices[at]
        is_game = choice.what.startswith("quick:")
        canvas.text(region.x, region.y, f" {choice.key} ", f"piece-{BADGES[int(choice.key) - 1]}" if is_game else "key")
        canvas.text(region.x + 4, region.y, choice.text, "prompt" if is_game else "text", region.width - 4)
        if is_game:
            canvas.text(region.x + 20, region.y, choice.about, "dim", region.width - 20)
        if at == self.at:
            canvas.flag(Region(region.x + 3, region.y, region.width - 3, 1), "cursor")
            self.app.cursor_position = Offset(region.x + 1, region.y)


def _centred(canvas: Canvas, y: int, text: str, role: str) -> int:
    canvas.centre(Region(0, 0, canvas.width, canvas.height), y, text, role)
    return y + 1

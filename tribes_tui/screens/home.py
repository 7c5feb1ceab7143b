"""The home screen: where one begins."""

from __future__ import annotations

from typing import ClassVar, NamedTuple

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.message import Message
from textual.screen import Screen
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

import rules
from saves import Summary

TITLE = """\
▀█▀ █▀▄ █ █▀▄ █▀▀ █▀▀
 █  █▀▄ █ █▀▄ █▀  ▀▀█
 ▀  ▀ ▀ ▀ ▀▀  ▀▀▀ ▀▀▀"""
MOTTO = "games about tribes, at any terminal"
LEAST = (60, 22)
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

    DEFAULT_CSS = """
    HomeScreen { align: center middle; }
    HomeScreen #page { width: 64; height: auto; max-height: 100%; }
    HomeScreen #title { color: $primary; text-style: bold; text-align: center; width: 100%; }
    HomeScreen #motto { color: $secondary; text-align: center; width: 100%; margin-bottom: 1; }
    HomeScreen OptionList { height: auto; max-height: 16; border: none; background: $background; padding: 0 8; }
    HomeScreen OptionList:focus { border: none; }
    HomeScreen #news { color: $warning; text-align: center; width: 100%; height: auto; }
    HomeScreen #keys { text-align: center; width: 100%; margin-top: 1; }
    HomeScreen #small { display: none; width: 100%; text-align: center; }
    HomeScreen.-small #page { display: none; }
    HomeScreen.-small #small { display: block; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        *(Binding(key, f"key('{key}')", show=False) for key in "cndtsvaroq123456"),
    ]

    class Chosen(Message):
        """A line of the menu was chosen."""

        def __init__(self, what: str) -> None:
            super().__init__()
            self.what = what

    def compose(self) -> ComposeResult:
        """Title, menu, a line of news, keys."""
        with Vertical(id="page"):
            yield Static("", id="title", markup=False)
            yield Static(MOTTO, id="motto", markup=False)
            yield OptionList(id="menu", markup=False)
            yield Static("", id="news", markup=False)
            yield Static("", id="keys", markup=False)
        yield Static(TOO_SMALL, id="small", markup=False)

    def show(self, unfinished: Summary | None, news: str = "") -> None:
        """Draw the menu anew, with a line of news under it."""
        self.choices = choices(unfinished)
        menu = self.query_one(OptionList)
        ink = getattr(self.app, "ink", str)
        menu.clear_options()
        menu.add_options([Option(ink(f"{choice.key}  {choice.text}"), id=choice.what) for choice in self.choices])
        menu.highlighted = 0
        menu.focus()
        for name, text in (("title", TITLE), ("keys", KEYS), ("news", news)):
            self.query_one(f"#{name}", Static).update(ink(text))

    def on_option_list_option_selected(self, message: OptionList.OptionSelected) -> None:
        """Enter or a click."""
        if message.option_id is not None:
            self.post_message(self.Chosen(message.option_id))

    def action_key(self, key: str) -> None:
        """The letter before a line."""
        for choice in self.choices:
            if choice.key == key:
                self.post_message(self.Chosen(choice.what))

    def on_resize(self) -> None:
        """A word instead of a menu where that has no room."""
        width, height = self.app.size
        self.set_class(width < LEAST[0] or height < LEAST[1], "-small")

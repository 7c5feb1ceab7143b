"""The smallest Textual programs of two kinds, to measure beside ours."""

from __future__ import annotations

from rich.segment import Segment
from rich.style import Style
from textual.app import App, ComposeResult
from textual.geometry import Region
from textual.strip import Strip
from textual.widget import Widget
from textual.widgets import Static

TILES, WIDTH, HEIGHT = 100, 8, 3
PLAIN, LIT = Style(bgcolor="#203040"), Style(bgcolor="#d0a040", color="#000000")


class LabelApp(App[None]):
    """One label that counts keys."""

    count = 0

    def compose(self) -> ComposeResult:
        yield Static("label 0")

    def on_key(self) -> None:
        self.count += 1
        self.query_one(Static).update(f"label {self.count}")


class Board(Widget):
    """A hundred tiles drawn line by line; a key moves the lit one."""

    at = 0

    def render_line(self, y: int) -> Strip:
        across = self.size.width // WIDTH
        row = y // HEIGHT
        tiles = [row * across + column for column in range(across)]
        text = "board".center(WIDTH)
        return Strip([Segment(text, LIT if tile == self.at else PLAIN) for tile in tiles if tile < TILES])

    def step(self) -> None:
        """Light the next tile."""
        across = max(1, self.size.width // WIDTH)
        for _ in range(2):
            self.refresh(Region(self.at % across * WIDTH, self.at // across * HEIGHT, WIDTH, HEIGHT))
            self.at = (self.at + (_ == 0)) % TILES


class BoardApp(App[None]):
    """One line-drawn widget."""

    def compose(self) -> ComposeResult:
        yield Board()

    def on_key(self) -> None:
        self.query_one(Board).step()


class WidgetsApp(App[None]):
    """A hundred widgets; a key moves a class from one to the next."""

    CSS = """
    Screen { layout: grid; grid-size: 14; }
    Static { height: 3; background: #203040; }
    Static.lit { background: #d0a040; color: #000000; }
    """
    at = 0

    def compose(self) -> ComposeResult:
        for tile in range(TILES):
            yield Static("board", id=f"tile{tile}")

    def on_key(self) -> None:
        self.query_one(f"#tile{self.at}").remove_class("lit")
        self.at = (self.at + 1) % TILES
        self.query_one(f"#tile{self.at}").add_class("lit")

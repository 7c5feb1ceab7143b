"""How the home screen is laid out: the name, the games with a picture of one, everything else in three columns."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice
from textwrap import wrap

from textual.geometry import Region

from tribes_tui.display.targets import Target, Targets
from tribes_tui.screens.home.menu import Choice, players
from tribes_tui.screens.home.pictures import HEIGHT, WIDTH, draw_picture
from tribes_tui.sheet.canvas import Canvas
from tribes_tui.words.folding import fold

TITLE = """\
▀█▀ █▀▄ █ █▀▄ █▀▀ █▀▀
 █  █▀▄ █ █▀▄ █▀  ▀▀█
 ▀  ▀ ▀ ▀ ▀▀  ▀▀▀ ▀▀▀"""
MOTTO = "games about tribes, at any terminal"
KEYS = "↑↓ ← → walk · Enter or the letter choose · ctrl+p all by name"
TOO_SMALL = "Tribes needs a window of 80 by 24: please make this one larger."
LEAST = (66, 22)
PAGE = (74, 22)
"""The page without its bands; it stands in the middle of the window."""

LINE = 34
COLUMNS = 3
BAND = ("red", "gold", "teal", "purple", "green", "blue")
STITCH = "▀▄▀▄"


def draw_home(canvas: Canvas, menu: Sequence[Choice], at: int, news: str) -> Targets:
    """Draw all of it with the cursor on line `at`; where each line stands."""
    if canvas.width < LEAST[0] or canvas.height < LEAST[1]:
        for y, line in enumerate(fold(TOO_SMALL, max(1, canvas.width - 2))):
            canvas.text(1, y, line)
        return Targets()
    page = Region(
        max(1, (canvas.width - PAGE[0]) // 2),
        max(0, (canvas.height - PAGE[1]) // 2),
        min(PAGE[0], canvas.width - 2),
        PAGE[1],
    )
    if page.y > 0:
        for y in (page.y - 1, page.bottom):
            _band(canvas, y, page.x, page.width)
    targets = [*_draw_games(canvas, page, menu), *_draw_others(canvas, page, menu)]
    if page.width == PAGE[0]:
        _draw_about(canvas, page, menu[at])
    y = page.bottom - 4
    for line in islice(fold(news, page.width), 2):
        canvas.centre(page, y, line, "turn")
        y += 1
    canvas.centre(page, page.bottom - 1, KEYS, "dim")
    canvas.flag(targets[at].region, "cursor")
    return Targets(targets)


def rows_of(menu: Sequence[Choice]) -> list[list[int]]:
    """The indices of the menu's lines as they stand on the screen, row by row."""
    games = [[i] for i, choice in enumerate(menu) if choice.game]
    others = [i for i, choice in enumerate(menu) if not choice.game]
    high = -(-len(others) // COLUMNS)
    return [*games, *(others[row::high] for row in range(high))]


def _band(canvas: Canvas, y: int, x: int, width: int) -> None:
    """A woven band."""
    for i, start in enumerate(range(0, width, len(STITCH))):
        canvas.text(x + start, y, STITCH, f"piece-{BAND[i % len(BAND)]}", width - start)


def _draw_games(canvas: Canvas, page: Region, menu: Sequence[Choice]) -> list[Target]:
    games = [choice for choice in menu if choice.game]
    y = page.y + (1 if len(games) < 7 else 0)
    for line in TITLE.splitlines():
        canvas.text(page.x + 6, y, line, "key")
        y += 1
    canvas.text(page.x, y, MOTTO, "info")
    y += 2
    targets = []
    for choice in games:
        region = Region(page.x, y, LINE, 1)
        canvas.parts(page.x, y, (f" {choice.key}  ", "key"), (choice.label, "prompt"))
        canvas.right(region.right - 1, y, players(choice), "dim")
        targets.append(Target(choice.what, (region,)))
        y += 1
    return targets


def _draw_others(canvas: Canvas, page: Region, menu: Sequence[Choice]) -> list[Target]:
    others = [choice for choice in menu if not choice.game]
    high, wide = -(-len(others) // COLUMNS), page.width // COLUMNS
    targets = []
    for i, choice in enumerate(others):
        region = Region(page.x + i // high * wide, page.bottom - 7 + i % high, wide - 1, 1)
        canvas.parts(region.x, region.y, (f" {choice.key}  ", "key"), (choice.label, "text"))
        targets.append(Target(choice.what, (region,)))
    return targets


def _draw_about(canvas: Canvas, page: Region, choice: Choice) -> None:
    """On the right: the picture of what the cursor is on, and what it is."""
    x = page.right - WIDTH
    draw_picture(canvas, x, page.y + 1, choice.game)
    for row, line in enumerate(wrap(choice.about, WIDTH)):
        canvas.text(x, page.y + HEIGHT + 2 + row, line, "text")

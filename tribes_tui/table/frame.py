"""Drawing a whole table screen: the game's board, and what is the same around it in all games."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from textual.geometry import Offset, Region, Size

from tribes_tui.display.targets import Target, Targets
from tribes_tui.sheet.canvas import Canvas, Ink
from tribes_tui.sheet.layout import SMALLEST, TOP, Layout, lay_out
from tribes_tui.table.contract import GameBoard
from tribes_tui.table.look import Look
from tribes_tui.table.scene import Scene
from tribes_tui.words.folding import fold

CURSOR_MARKS = ("▸", "◂")
CHOSEN_MARK = "✓"
FRESH_MARK = "•"


class Drawing(NamedTuple):
    """A drawn table: the canvas, what can be chosen on it, the keys of the footer, the parts' places."""

    canvas: Canvas
    targets: Targets
    footer: Targets
    layout: Layout | None


def draw(board: GameBoard, scene: Scene, size: Size, ink: Ink) -> Drawing:
    """Draw a scene for a window of `size`; a kind word when that is too small."""
    if size.width < SMALLEST.width or size.height < SMALLEST.height:
        canvas = Canvas(size.width, size.height, ink)
        _too_small(canvas, size)
        return Drawing(canvas, Targets(), Targets(), None)
    layout = lay_out(size, board.needs(scene, size), board.log_columns)
    around = _around(size, ink, layout, board.header(scene), scene.title, scene.prompt, scene.warning, scene.log)
    canvas = around.twin()
    targets = Targets(board.draw(scene, canvas, layout.body))
    return Drawing(canvas, targets, Targets(_footer(canvas, layout.footer, scene)), layout)


def overlay(drawing: Drawing, scene: Scene, look: Look) -> Canvas:
    """The drawing with what is lit, picked and under the cursor, and the line about it."""
    canvas = drawing.canvas.twin()
    if drawing.layout is None:
        return canvas
    for target in drawing.targets:
        if target.name in scene.fresh:
            _flag(canvas, target, "new")
        if target.name in scene.picked:
            _flag(canvas, target, "chosen")
            _mark(canvas, target, CHOSEN_MARK, "")
        elif target.name in scene.lit:
            _flag(canvas, target, "lit")
    cursor = drawing.targets.get(look.cursor)
    if cursor is not None:
        _flag(canvas, cursor, "cursor")
        _mark(canvas, cursor, *CURSOR_MARKS, "info")
    for target in drawing.targets:
        if target.name in scene.fresh:
            _mark(canvas, target, FRESH_MARK, "")
    for letter, name in look.jumps.items():
        goal = drawing.targets.get(name)
        if goal is not None:
            canvas.text(goal.region.x, _middle(goal.region).y, letter, "jump")
    info = drawing.layout.info
    canvas.text(1, info.y, look.text.ljust(info.width - 2), look.role, info.width - 2)
    return canvas


def cursor_place(drawing: Drawing, look: Look) -> Offset:
    """Where the terminal's own cursor belongs: on the target under the cursor, else on the prompt."""
    target = drawing.targets.get(look.cursor)
    if target is None:
        return Offset(1, 1)
    spot = target.region
    return Offset(spot.x + min(1, spot.width - 1), spot.y + (spot.height - 1) // 2)


# ---- The parts --------------------------------------------------------------------------------


def _too_small(canvas: Canvas, size: Size) -> None:
    area = Region(0, 0, size.width, size.height)
    lines = [
        f"This window is {size.width} x {size.height}.",
        f"The table needs {SMALLEST.width} x {SMALLEST.height}:",
        "make it larger, or its letters smaller.",
        "Nothing is lost; the game waits.",
    ]
    folded = [piece for line in lines for piece in fold(line, size.width, "")]
    top = max(0, (size.height - len(folded)) // 2)
    for y, line in enumerate(folded, top):
        canvas.centre(area, y, line)


@lru_cache(2)
def _around(
    size: Size, ink: Ink, layout: Layout, header: str, title: str, prompt: str, warning: str, log: tuple[str, ...]
) -> Canvas:
    """What stands around the board, which stays the same from key to key. Take a twin of it to draw on."""
    canvas = Canvas(size.width, size.height, ink)
    _header(canvas, header, title)
    canvas.text(1, layout.prompt.y, prompt, "prompt", size.width - 2)
    canvas.rule(TOP - 1)
    if warning:
        canvas.text(1, TOP - 1, f" {warning} "[: size.width - 2], "bad")
    _log(canvas, layout, log)
    return canvas


def _header(canvas: Canvas, left: str, title: str) -> None:
    canvas.fill(Region(0, 0, canvas.width, 1), "head")
    end = canvas.text(1, 0, left, "head", canvas.width - 2)
    if canvas.width - end > len(title) + 3:
        canvas.right(canvas.width - 1, 0, title, "head")


def _log(canvas: Canvas, layout: Layout, lines: tuple[str, ...]) -> None:
    region = layout.log
    if layout.log_is_beside:
        canvas.upright(region.x - 1, region.y, region.height)
    folded = [piece for line in lines[-region.height or len(lines) :] for piece in fold(line, region.width - 2)]
    shown = folded[-region.height :] if region.height else []
    for y, line in enumerate(shown, region.y):
        canvas.text(region.x + 1, y, line, "log" if y - region.y >= len(shown) - 3 else "dim", region.width - 2)


def _footer(canvas: Canvas, region: Region, scene: Scene) -> list[Target]:
    """The keys that work now; each can be clicked, also when two do the same."""
    x, targets = 1, dict[str, Target]()
    for command in scene.keys:
        if x + len(command.key) + len(command.label) + 1 > canvas.width:
            break
        end = canvas.parts(x, region.y, (command.key, "key"), (f" {command.label}", "dim"))
        others = targets[command.name].spots if command.name in targets else ()
        spots = (*others, Region(x, region.y, end - x, 1))
        targets[command.name] = Target(command.name, spots, command.label, command.key)
        x = end + 2
    return list(targets.values())


def _flag(canvas: Canvas, target: Target, flag: str) -> None:
    """Flag the middle row of each spot: enough to be seen, and a third of the bytes of a tall piece."""
    for spot in target.spots:
        canvas.flag(_middle(spot), flag)


def _mark(canvas: Canvas, target: Target, before: str, behind: str, role: str = "text") -> None:
    """In the colour of text, or of the line about the target: what is next needs no other escape code."""
    middle = _middle(target.region)
    canvas.mark(middle.x - 1, middle.y, before, role)
    if behind:
        canvas.mark(middle.right, middle.y, behind, role)


def _middle(spot: Region) -> Region:
    return Region(spot.x, spot.y + (spot.height - 1) // 2, spot.width, 1)

"""A second, plain terminal beside the screens of tests.

After each frame it must show what the display takes for shown: in the app on its terminal, which draws nothing by itself in tests, at a
depth of colour that the name of the test chooses, and in sessions at a host at their own. At rest (when a pilot has paused, when a visitor of a host has
settled) that must be what the screen draws as a whole, too.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from functools import wraps
from typing import Any
from weakref import WeakKeyDictionary
from zlib import crc32

from textual._compositor import ChopsUpdate, Compositor, LayoutUpdate
from textual._context import active_app
from textual.app import App
from textual.pilot import Pilot

from tests.display.terminal import Terminal, seen, told
from tribes_tui.display.display import Display
from tribes_tui.display.local import LocalApp
from tribes_tui.display.looks import DEPTHS, CellRow, row_of
from tribes_tui.widgets.drawing import Drawn
from tribes_tui.words.language import in_language, spoken

RUBBISH = "\x1b[1;7;35m" + "#" * 200
FAR = 300
"""Faults that are told: the first tell enough."""

faults: list[str] = []
"""What has been wrong on any terminal since the list was emptied."""


class Beside:
    """The terminal of one display, which shows rubbish until it is drawn on."""

    def __init__(self, display: Display) -> None:
        self.terminal = Terminal(display.width, display.height)
        self.compared: list[CellRow | None] = [None] * display.height
        self.is_rested = False
        for y in range(display.height):
            self.terminal.feed(f"\x1b[{y + 1}H{RUBBISH[: 9 + display.width]}")

    def take(self, display: Display, text: str) -> None:
        """Show it; what now differs from what the display takes for shown is a fault."""
        screen = self.terminal.screen
        self.terminal.feed(text)
        for y, row in enumerate(display._shown):
            if y in screen.dirty or self.compared[y] is not row:
                cells = screen.buffer[y]
                for x, (sign, look) in enumerate(zip(row.signs, row.looks, strict=True)):
                    if seen(cells[x]) != told(sign, look):
                        note(f"row {y}, column {x}: {seen(cells[x])} is shown, {told(sign, look)} was sent: {text!r}")
                        break
        cursor = (screen.cursor.x, screen.cursor.y)
        if display.cursor is not None and cursor != display.cursor and cursor[0] < screen.columns:
            note(f"the cursor is at {cursor}, not at {display.cursor}: {text!r}")
        screen.dirty.clear()
        self.compared = list(display._shown)
        self.is_rested = False


def begin(test: str, is_slow: bool = True) -> None:
    """Another test: its terminal is always of the same kind."""
    global kind, is_on
    number = crc32(test.encode())
    kind = KINDS[number % len(KINDS)]
    is_on = is_slow or not number % SHARE or bool(os.environ.get("TRIBES_SECOND"))
    faults.clear()


def note(fault: str) -> None:
    if len(faults) < FAR:
        faults.append(fault)


class Sent:
    """What is sent for an app, as `LocalApp` does it where there is a terminal."""

    take: Callable[..., None] = LocalApp._take

    def __init__(self) -> None:
        self.display_layer: Display | None = None

    def _make_display(self, width: int, height: int) -> Display:
        return Display(width, height, *kind)


screens: WeakKeyDictionary[App[Any], Sent] = WeakKeyDictionary()
terminals: WeakKeyDictionary[Display, Beside] = WeakKeyDictionary()
KINDS = [(depth, erases) for depth in DEPTHS for erases in (True, False)]
kind = KINDS[0]
"""The depth of the test's terminal, and whether that fills what it erases with the colour behind."""
SHARE = 16
"""One in so many of the quick tests has such a terminal, always the same, and every slow one; all have it when TRIBES_SECOND is set."""
is_on = True


def rest(app: Any, display: Display | None) -> None:
    """Where nothing more is to be drawn, what is shown must be what the screen draws as a whole."""
    beside = terminals.get(display) if display is not None else None
    if display is None or beside is None or beside.is_rested or display.is_pending or not _is_at_rest(app):
        return
    beside.is_rested = True
    compositor = app.screen._compositor
    if (display.width, display.height) != tuple(compositor.size):
        return
    tongue = getattr(
        getattr(app, "session", None), "_tongue", None
    )  # at a host, whose language is spoken on the screen
    with in_language(tongue.language if tongue is not None else spoken()):
        strips = compositor.render_strips()
    for y, strip in enumerate(strips):
        meant, shown = row_of(strip, display._looks).cut(0, display.width), display._shown[y]
        if meant.signs != shown.signs:
            note(f"row {y} should be\n{''.join(meant.signs)}\nand is\n{''.join(shown.signs)}")
        elif meant.looks != shown.looks:
            x = next(x for x, look in enumerate(meant.looks) if look != shown.looks[x])
            note(f"row {y}, column {x} should be {meant.looks[x]} and is {shown.looks[x]}: {''.join(meant.signs)}")


def _is_at_rest(app: Any) -> bool:
    """Whether all that was asked to be drawn has been drawn."""
    if not app._running or app._closed or app._batch_count or app._exit or not app._screen_stack:
        return False
    screen = app.screen
    if screen._layout_required or screen._scroll_required or screen._dirty_widgets or screen._compositor._dirty_regions:
        return False
    return (
        not any(
            one._repaint_required or one._layout_required or one._scroll_required or not one._message_queue.empty()
            for one in (app, *screen.walk_children(with_self=True))
            if one is not app
        )
        and app._message_queue.empty()
    )


def install() -> None:
    """From now on, in this process."""
    _wrap(Display, "difference", _difference)
    _wrap(App, "_display", _drawn)
    pause = Pilot.pause

    @wraps(pause)
    async def paused(self: Pilot[Any], delay: float | None = None) -> None:
        await pause(self, delay)
        rest(self.app, screens[self.app].display_layer if self.app in screens else None)

    Pilot.pause = paused  # type: ignore[method-assign]
    update = Compositor.render_update

    @wraps(update)
    def rendered(self: Compositor, *how: Any, **more: Any) -> Any:
        """An app without a terminal would put each frame together for nobody: its pieces are drawn, and what its test asks the screen
        for is put together for that."""
        if is_on or not active_app.get().is_headless:
            return update(self, *how, **more)
        self._dirty_regions.clear()
        for widget, (region, _) in self.visible_widgets.items():
            if isinstance(widget, Drawn) and region.size:
                widget.render_lines(region.size.region)
        return None

    Compositor.render_update = rendered  # type: ignore[method-assign]


def _wrap(owner: type, name: str, after: Callable[..., None]) -> None:
    right = getattr(owner, name)

    @wraps(right)
    def wrapped(self: Any, *arguments: Any) -> Any:
        found = right(self, *arguments)
        after(self, *arguments, *([] if found is None else [found]))
        return found

    setattr(owner, name, wrapped)


def _difference(display: Display, text: str) -> None:
    if not display.width or not is_on:
        return
    beside = terminals.get(display)
    size = (display.height, display.width)
    if beside is None or (beside.terminal.screen.lines, beside.terminal.screen.columns) != size:
        beside = terminals[display] = Beside(display)
    beside.take(display, text)


def _drawn(app: App[Any], screen: Any, renderable: Any) -> None:
    """What an app without a terminal would send to one."""
    if (
        is_on
        and app.is_headless
        and isinstance(renderable, LayoutUpdate | ChopsUpdate)
        and app._running
        and not app._closed
    ):
        drawn = screens.setdefault(app, Sent())
        drawn.take(renderable)
        if drawn.display_layer is not None:
            drawn.display_layer.cursor = tuple(app.screen.outer_size.clamp_offset(app.cursor_position))
            drawn.display_layer.difference()

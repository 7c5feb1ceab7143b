"""What takes long is not done all at once: others come in between.

Textual handles a widget's messages without going back to the loop as long as there are more. Twenty keys that wait for a table, or
a hundred scraps of news, would be one call, which no order of calls makes shorter. And it looks up the style of each widget
of a screen, lays all of them out, and draws them, in one call: between two widgets others have their turn there, where nothing of
the host's is under way.
"""

import asyncio
import functools
from collections.abc import Callable
from typing import Any, TypeVar

from textual.css.stylesheet import Stylesheet
from textual.message import Message
from textual.message_pump import MessagePump
from textual.screen import Screen
from textual.widget import Widget

from tribes_tui.server.transport.fair_loop import FairLoop

Function = TypeVar("Function", bound=Callable[..., Any])

WHOLE = (Screen, "_on_screen_resume"), (Screen, "_refresh_layout"), (Screen, "_compositor_refresh")
"""What Textual does to a whole screen, of one session alone."""

PARTS = (Stylesheet, "apply"), (Widget, "arrange"), (Widget, "_size_updated"), (Widget, "render_lines")
"""What it does then to one widget after the other."""

_usual = MessagePump._get_message
_screens = 0


async def _in_turn(pump: MessagePump) -> Message:
    """The next message; where the present call has lasted for a turn of the loop, after whoever waits for theirs."""
    loop = asyncio.get_running_loop()
    if isinstance(loop, FairLoop) and loop.ready.has_had_its_turn():
        await asyncio.sleep(0)
    return await _usual(pump)


def _of_a_screen(function: Function) -> Function:
    @functools.wraps(function)
    def whole(*args: Any, **kwargs: Any) -> Any:
        global _screens
        _screens += 1
        try:
            return function(*args, **kwargs)
        finally:
            _screens -= 1

    return whole  # type: ignore[return-value]


def _of_a_widget(function: Function) -> Function:
    @functools.wraps(function)
    def part(*args: Any, **kwargs: Any) -> Any:
        if _screens:
            loop = asyncio.get_running_loop()
            if isinstance(loop, FairLoop):
                loop.let_others_in()
        return function(*args, **kwargs)

    return part  # type: ignore[return-value]


@functools.cache
def let_others_in() -> None:
    """From now on, in all apps of this process whose loop is shared out."""
    setattr(MessagePump, "_get_message", _in_turn)  # noqa: B010  # Textual's own
    for wrapped, those in ((_of_a_screen, WHOLE), (_of_a_widget, PARTS)):
        for owner, name in those:
            setattr(owner, name, wrapped(getattr(owner, name)))

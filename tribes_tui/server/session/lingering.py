"""An app that goes on though nobody is there: where it waits, and how it ends all the same."""

from __future__ import annotations

from collections.abc import Iterable
from types import CodeType, FrameType
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from asyncio import Task

    from textual.dom import DOMNode

AT_REST = "get_message", "_get_message"
"""Where a widget waits that has nothing to do."""
TOLD = 5
"""Places at most."""


def places(task: Task[Any], nodes: Iterable[DOMNode]) -> str:
    """Where an app, whose task this is, and its widgets wait, but those that have nothing to do: files and lines, innermost first."""
    tasks = [task, *(node._task for node in nodes)]
    waiting = [frames_of(task) for task in tasks if task is not None and not task.done()]
    busy = {where(frames) for frames in waiting if not any(frame.f_code.co_name in AT_REST for frame in frames)}
    return "; ".join(sorted(busy)[:TOLD]) or "nothing is being done"  # no words: the log's


def cancel(nodes: Iterable[DOMNode]) -> None:
    """End all widgets' own work."""
    for node in nodes:
        if node._task is not None:
            node._task.cancel()


def frames_of(task: Task[Any]) -> list[FrameType]:
    """What a task is in the midst of, outermost first: each waits for the next."""
    found = list[FrameType]()
    step: Any = task.get_coro()
    while step is not None:
        frame = getattr(step, "cr_frame", None) or getattr(step, "gi_frame", None)
        if frame is not None:
            found.append(frame)
        step = getattr(step, "cr_await", None) or getattr(step, "gi_yieldfrom", None)
    return found


def where(frames: list[FrameType]) -> str:
    """The innermost four."""
    return " < ".join(f"{_file(frame.f_code)}:{frame.f_lineno}" for frame in reversed(frames[-4:]))


def _file(code: CodeType) -> str:
    return code.co_filename.rsplit("/", 1)[-1]

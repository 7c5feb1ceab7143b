"""What a piece of Python does, counted, not timed: the same on every machine and at every load."""

from __future__ import annotations

import sys
import tracemalloc
from collections.abc import Callable
from types import CodeType, FrameType
from typing import Any, NamedTuple

TOOL = 4
"""One of the numbers that nothing else of Python's takes."""


class Work(NamedTuple):
    """What something took: bytecodes that ran, and the most bytes that it held at once beyond those before."""

    codes: int
    bytes: int


def codes_of(action: Callable[[], object]) -> int:
    """How many bytecodes `action` runs, whatever calls whatever; what C does for one of them is not counted."""
    return _monitored(action) if sys.version_info >= (3, 12) else _traced(action)


def _monitored(action: Callable[[], object]) -> int:
    """From Python 3.12 on, where tracing may leave the codes of functions out that were called before."""
    monitoring: Any = sys.monitoring  # type: ignore[attr-defined]  # not in 3.11
    count = 0

    def instruction(code: CodeType, offset: int) -> None:
        nonlocal count
        count += 1

    monitoring.use_tool_id(TOOL, "codes_of")
    try:
        monitoring.register_callback(TOOL, monitoring.events.INSTRUCTION, instruction)
        monitoring.set_events(TOOL, monitoring.events.INSTRUCTION)
        action()
    finally:
        monitoring.set_events(TOOL, 0)
        monitoring.register_callback(TOOL, monitoring.events.INSTRUCTION, None)
        monitoring.free_tool_id(TOOL)
    return count


def _traced(action: Callable[[], object]) -> int:
    count = 0

    def trace(frame: FrameType, event: str, arg: Any) -> Any:
        nonlocal count
        if event == "call":
            frame.f_trace_opcodes = True
            frame.f_trace_lines = False
        elif event == "opcode":
            count += 1
        return trace

    before = sys.gettrace()
    sys.settrace(trace)
    try:
        action()
    finally:
        sys.settrace(before)
    return count


def bytes_of(action: Callable[[], object]) -> int:
    """How many bytes `action` allocates at the most at one time: copies of long lists show here."""
    tracemalloc.start()
    try:
        before, _ = tracemalloc.get_traced_memory()
        action()
        _, peak = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    return peak - before

"""A process that plays some of the games: it is told in a few bytes what to do, and answers in a few."""

from __future__ import annotations

import signal
from collections.abc import Sequence
from contextlib import suppress
from multiprocessing.connection import Connection
from typing import Any

from rules.core.errors import IllegalAction
from rules.vector.arrays import Arrays, Sizes
from rules.vector.slot import Slot, SlotKind, act

STEP = b"s"
DONE = b""


def serve(pipe: Connection, kind: SlotKind, sizes: Sizes, memory: Any, parts: Sequence[range]) -> None:
    """Play the games of these rows until the pipe is closed, and answer each order.

    An order is the number of a part in one byte, and what to do with its games: `STEP`, or the seed to begin anew from.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # whoever started it says when to stop
    slots = [slots_of(kind, sizes, memory, rows) for rows in parts]
    with suppress(EOFError, OSError):  # the pipe is closed, perhaps while a step was under way: nobody asks any more
        while True:
            part, *order = pipe.recv_bytes()
            pipe.send_bytes(answer(bytes(order), slots[part], parts[part]))


def answer(order: bytes, slots: Sequence[Slot], rows: range) -> bytes:
    """Do what was ordered: `DONE`, or why an action was refused."""
    try:
        obey(order, slots, rows)
    except IllegalAction as error:
        return str(error).encode()
    return DONE


def slots_of(kind: SlotKind, sizes: Sizes, memory: Any, rows: range) -> list[Slot]:
    """The places of these rows."""
    arrays = Arrays(sizes, memory)
    return [Slot(kind, arrays, row, sizes.games) for row in rows]


def obey(order: bytes, slots: Sequence[Slot], rows: range) -> None:
    """Do what was ordered. Raises `IllegalAction` as `act` does."""
    if order == STEP:
        act(slots, rows)
    else:
        for row, slot in zip(rows, slots, strict=True):
            slot.reset(int(order) + row)

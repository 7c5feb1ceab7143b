"""What waits in one widget's queue of messages is not handled all at once: others come in between.

Textual handles a widget's messages without going back to the loop as long as there are more. Twenty keys that wait for a table, or
a hundred scraps of news, would be one call, which no order of calls makes shorter.
"""

from __future__ import annotations

import asyncio

from textual.message import Message
from textual.message_pump import MessagePump

from tribes_tui.server.transport.fair_loop import FairLoop

_usual = MessagePump._get_message


async def _in_turn(pump: MessagePump) -> Message:
    """The next message; where the present call has lasted for a turn of the loop, after whoever waits for theirs."""
    loop = asyncio.get_running_loop()
    if isinstance(loop, FairLoop) and loop.ready.has_had_its_turn():
        await asyncio.sleep(0)
    return await _usual(pump)


def let_others_in() -> None:
    """From now on, in all apps of this process whose loop is shared out."""
    setattr(MessagePump, "_get_message", _in_turn)  # noqa: B010  # Textual's own

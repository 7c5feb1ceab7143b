"""How long somebody who asks for much has to wait, so that all others needn't: longer, the later the loop is by it."""

from __future__ import annotations

import asyncio

LOOK = 0.02
"""Seconds after which it is looked at what the last thing has cost: it has been drawn by then."""

TIMES, MOST = 3.0, 0.5
"""So many times as long as the loop was late, and seconds at most: all who flood it have a quarter of it together."""


class Courtesy:
    """One session's. Who types, and looks at what came of it, is never held back."""

    def __init__(self) -> None:
        self._until = 0.0
        self._look: asyncio.TimerHandle | None = None

    @property
    def wait(self) -> float:
        """Seconds until something more may be taken; 0: now."""
        now = asyncio.get_running_loop().time()
        if self._look is not None:
            return max(0.001, self._look.when() - now)
        return max(0.0, self._until - now)

    def taken(self) -> None:
        """Something was taken: see how late the loop is after it."""
        if self._look is None:
            loop = asyncio.get_running_loop()
            self._look = loop.call_later(LOOK, self._looked)

    def stop(self) -> None:
        """Nothing more will be taken."""
        if self._look is not None:
            self._look.cancel()
            self._look = None

    def _looked(self) -> None:
        assert self._look is not None
        now = asyncio.get_running_loop().time()
        late, self._look = now - self._look.when(), None
        self._until = now + min(MOST, TIMES * max(0.0, late))

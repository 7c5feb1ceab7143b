"""Bots at a host's table: they move on the beat, so that their moments of thought tell nothing."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

from tribes_tui.play.replica import Replica
from tribes_tui.play.table import Table
from tribes_tui.seats.bots import BotPlayer
from tribes_tui.server.host.bots import TableBots


class PacedBots:
    """Play at one table once they are let, `seconds` from one beat to the next; `played` is called after each move."""

    def __init__(
        self,
        table: Table,
        thinker: TableBots,
        seconds: float,
        played: Callable[[], None],
        log: Callable[[str], None],
    ) -> None:
        self._table = table
        self._seconds = seconds
        self._played = played
        self._last_move = 0.0
        self._loop = asyncio.get_running_loop()
        self._player = BotPlayer(table, thinker, self._answered, log)
        self._player.paused = True

    def let(self, may_play: bool) -> None:
        """Whether they play now, or wait."""
        if self._player.paused == may_play:
            self._player.paused = not may_play
            self._player.look()

    def stop(self) -> None:
        """They play no more."""
        self._player.stop()

    def _answered(self, play: Callable[[], None]) -> None:
        """In the bots' thread."""
        self._loop.call_soon_threadsafe(self._in_pace, play)

    def _in_pace(self, play: Callable[[], None]) -> None:
        beats = (time.monotonic() - self._last_move) // self._seconds + 1
        if self._table.is_concealed:
            self._play(play)
        else:
            self._loop.call_at(self._last_move + beats * self._seconds, self._play, play)

    def _play(self, play: Callable[[], None]) -> None:
        before, is_seen = self._table.number_for(None), not self._table.is_concealed
        play()
        if self._table.number_for(None) != before or (is_seen and isinstance(self._table, Replica)):
            self._last_move = time.monotonic()
        self._played()

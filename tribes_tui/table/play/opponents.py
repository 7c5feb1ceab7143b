"""The bots at a table with a screen: they play at a pace that can be followed, wait when told, and give hints."""

import time
from collections.abc import Callable
from concurrent.futures import Future
from typing import Any

from tribes_tui.play.table import Table
from tribes_tui.seats.thinker import HINT_LEVEL, HINT_SECONDS, BotPlayer, Thinker, ask_bot
from tribes_tui.seats.worker import Answer

PACE = 0.45
"""Seconds between two visible moves of bots."""

Post = Callable[..., Any]
"""Runs a function with its arguments in the screen's own thread; may be called from any."""


class Others:
    """The others at a table as a screen has them: the bots that play here; or, if nothing else is said, nobody, or those of
    somebody else, whose play and pace are not ours."""

    is_waiting = False
    """Whether they have been told to wait."""
    can_hurry = False
    """Whether their pace is ours to change."""

    @property
    def until_next(self) -> float:
        """Seconds until one of them moves at the earliest, as far as that is ours to know."""
        return 0.0

    def start(self, set_timer: Callable[[float, Callable[[], None]], Any]) -> None:
        """Let them play; `set_timer` calls a function after so many seconds."""

    def stop(self) -> None:
        """They play no more, as far as it is ours to say."""

    def wait(self) -> None:
        """They must not decide anything now."""

    def go_on(self) -> None:
        """They may decide."""

    def hurry(self, is_hurried: bool) -> None:
        """Nobody wants to follow each of their moves now; or they do again."""

    def let_see(self, moves: int) -> None:
        """What was just played is seen as long as so many of their moves take, before they go on."""

    def hint(self, seat: int, then: Callable[[Future[Answer]], None]) -> None:
        """Ask a bot what it would do for `seat`; `then` gets the answer in the screen's own thread."""


class Opponents(Others):
    """Drives the bots of one table. Without a thinker it starts one when it is needed, and ends it."""

    can_hurry = True

    def __init__(
        self, table: Table, thinker: Thinker | None, pace: float, post: Post, say: Callable[[str], None]
    ) -> None:
        self._table = table
        self._thinker = thinker
        self._owns_thinker = thinker is None
        self._pace = self._usual_pace = pace
        self._post = post
        self._say = say
        self._player: BotPlayer | None = None
        self._last_move = 0.0
        self._held: Callable[[], None] | None = None
        """A move that was thought of before they were told to wait."""

    def start(self, set_timer: Callable[[float, Callable[[], None]], Any]) -> None:
        """Let them play; `set_timer` calls a function after so many seconds."""
        self._set_timer = set_timer
        self._seat_bots()

    def stop(self) -> None:
        """They play no more."""
        if self._player is not None:
            self._player.stop()
        if self._owns_thinker and self._thinker is not None:
            self._thinker.close()

    @property
    def thinker(self) -> Thinker:
        """Where they think."""
        if self._thinker is None:
            self._thinker = Thinker()
        return self._thinker

    def wait(self) -> None:
        """They must not decide anything now."""
        self.is_waiting = True
        if self._player is not None:
            self._player.paused = True

    def go_on(self) -> None:
        """They may decide."""
        self.is_waiting = False
        self._seat_bots()
        if self._player is not None:
            self._player.paused = False
            self._player.look()
        held, self._held = self._held, None
        if held is not None:
            self._play(held)

    def take_pace(self, pace: float) -> None:
        """So many seconds a move from now on."""
        is_hurried, self._usual_pace = self._pace < self._usual_pace, pace
        self.hurry(is_hurried)

    @property
    def until_next(self) -> float:
        """Seconds until a bot moves at the earliest."""
        return self._last_move + self._pace - time.monotonic()

    def hurry(self, is_hurried: bool) -> None:
        """Without a pace, or at the usual one."""
        self._pace = 0.0 if is_hurried else self._usual_pace

    def let_see(self, moves: int) -> None:
        """Reckoned from now, whenever it was played."""
        self._last_move = time.monotonic() + (moves - 1) * self._pace

    def _seat_bots(self) -> None:
        """Begin to play for bots, also when one takes a seat in the middle of a game."""
        if self._player is None and any(not seat.is_human for seat in self._table.seats):
            self._player = BotPlayer(
                self._table, self.thinker, lambda play: self._post(self._play_in_pace, play), self._say
            )
            self._player.paused = self.is_waiting

    def hint(self, seat: int, then: Callable[[Future[Answer]], None]) -> None:
        """Ask a bot what it would do for `seat`; `then` gets the answer in the screen's own thread."""
        self._table.keep_hint(seat)
        self._table.counts_no_more()  # they were told before
        future = ask_bot(self._table, self.thinker, seat, HINT_LEVEL, HINT_SECONDS)
        future.add_done_callback(lambda done: self._post(then, done))

    def _play_in_pace(self, play: Callable[[], None]) -> None:
        if self.until_next > 0:
            self._set_timer(self.until_next, lambda: self._play(play))
        else:
            self._play(play)

    def _play(self, play: Callable[[], None]) -> None:
        if self.is_waiting:
            self._held = play
            return
        before, last = self._table.number_for(None), self._last_move
        self._last_move = time.monotonic()
        play()
        if self._table.number_for(None) == before:  # what nobody may notice takes no time either
            self._last_move = last

"""A table as a screen sees it, wherever the game is played."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from rules import Game, State
    from tribes_tui.play.seat import Entry, Seat, Watcher
    from tribes_tui.play.standings import Standings


class ShownTable(Protocol):
    """What a screen asks of a table: `Table` answers for a game that is played here, a host for one of its seats."""

    interruption: str

    @property
    def game(self) -> Game[State]:
        """Which game it is."""

    @property
    def name(self) -> str:
        """The name of the record, or what the table is called; empty when nothing is recorded."""

    @property
    def seats(self) -> Sequence[Seat]:
        """Who sits where."""

    @property
    def turn(self) -> int | None:
        """Who decides now, None when the game is over."""

    @property
    def is_concealed(self) -> bool:
        """Whether only the seat in turn may know that it is asked."""

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""

    @property
    def final(self) -> State | None:
        """The whole state once the game is over, None before."""

    @property
    def unsaved(self) -> str | None:
        """Why the last moves are not on the disk; None when all is well."""

    def standings(self) -> Standings | None:
        """How everybody stood after each move once the game is over; None before, and where it isn't told."""

    def time_left(self) -> Mapping[int, float]:
        """Seconds that people have left, by seat; empty where there are no clocks."""

    def view(self, viewer: int | None) -> State:
        """What `viewer` may know now."""

    def history(self, viewer: int | None, since: int = 0) -> list[Entry]:
        """The moves that `viewer` knows of, without the first `since`."""

    def number_for(self, viewer: int | None) -> int:
        """How many moves `viewer` knows of."""

    def propose(self, seat: int, action: int, number: int) -> bool:
        """Play an action; False while it waits for something that this seat may not know of."""

    def why_not_undo(self, seat: int, decisions: int = 1) -> str | None:
        """None if `seat` may take back its last so many decisions, else why not."""

    def undo(self, seat: int) -> None:
        """Take back the last decision of `seat`. Raises `CannotUndo`."""

    def can_redo(self, seat: int) -> bool:
        """Whether `seat` may play again what it took back last."""

    def redo(self, seat: int) -> None:
        """Play it again. Raises `CannotUndo`."""

    def watch(self, watcher: Watcher) -> None:
        """Tell `watcher` of everything its viewer may know from now on."""

    def unwatch(self, watcher: Watcher) -> None:
        """Tell it no more."""

    def follow(self, callback: Callable[[], None]) -> None:
        """Call it after every change."""

    def unfollow(self, callback: Callable[[], None]) -> None:
        """Call it no more."""

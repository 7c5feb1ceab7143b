"""Those who watch a table, each told what they may know, in the order in which it happened."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from typing import TYPE_CHECKING

from rules import Event, State
from tribes_tui.play.seat import Update, Watcher

if TYPE_CHECKING:
    from tribes_tui.play.past import Past, Played


class Audience:
    """The watchers of one table, and the updates that are still to be delivered to them.

    An update is made when its move is played, and delivered when the table is in order again: so a
    watcher may propose the next move from within `updated`, and nobody sees two moves in the wrong order.
    """

    def __init__(self) -> None:
        self.watchers: list[Watcher] = []
        self._waiting: deque[tuple[Watcher, Update]] = deque()
        self._delivering = False

    def played(self, past: Past, state: State, played: Played) -> None:
        """Prepare the news of a move for all who may know of it."""
        for watcher in self.watchers:
            viewer = watcher.viewer
            if viewer not in played.unseen_by:
                told = played.seat, played.text_for(viewer), played.events_for(viewer)
                idle = played.is_idle_for(viewer)
                self._waiting.append((watcher, Update(past.known_to(viewer), *told, state.view(viewer), idle)))

    def undone(self, past: Past, state: State, seat: int, dropped: Sequence[Played]) -> None:
        """Prepare the news that `seat` took moves back, for all who knew of any of them."""
        for watcher in self.watchers:
            if any(watcher.viewer not in played.unseen_by for played in dropped):
                told = seat, None, [Event("undo", seat)]
                self._waiting.append(
                    (watcher, Update(past.known_to(watcher.viewer), *told, state.view(watcher.viewer)))
                )

    def deliver(self) -> None:
        """Deliver what is prepared. When watchers fail the others are told all the same; the first error is raised."""
        if self._delivering:
            return
        self._delivering = True
        failed: list[Exception] = []
        try:
            while self._waiting:
                watcher, update = self._waiting.popleft()
                if watcher in self.watchers:
                    _tell(watcher, update, failed)
        finally:
            self._delivering = False
        if failed:
            raise failed[0]


def _tell(watcher: Watcher, update: Update, failed: list[Exception]) -> None:
    try:
        watcher.updated(update)
    except Exception as error:
        failed.append(error)

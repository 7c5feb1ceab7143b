"""News for somebody in the lobby: at once where few are here, together where many are."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.server.inside import Clock, Visitor, make_host, someone
from tribes_tui.server.session.app import SessionApp
from tribes_tui.server.transport.wire import Coalescing


class Lobby:
    """What one person is shown, and when."""

    def __init__(self) -> None:
        self.clock = Clock()
        self.lull = 2.0
        self.shown: list[float] = []
        self._timers: list[tuple[float, Callable[[], None]]] = []
        self.coalescing = Coalescing(
            lambda: self.shown.append(self.clock.now),
            lambda: self.lull,
            lambda due, what: self._timers.append((due, what)),
            self.clock,
        )

    def wait(self, seconds: float) -> None:
        """Let time go on from timer to timer."""
        end = self.clock.now + seconds
        while due := sorted((one for one in self._timers if one[0] <= end), key=lambda one: one[0]):
            self._timers.remove(due[0])
            self.clock.now = max(self.clock.now, due[0][0])
            due[0][1]()
        self.clock.now = end


@pytest.fixture
def lobby() -> Lobby:
    return Lobby()


def test_the_first_news_is_shown_at_once_and_what_comes_after_it_together(lobby: Lobby) -> None:
    began = lobby.clock.now
    for _ in range(10):
        lobby.coalescing.news()
        lobby.wait(0.1)
    assert lobby.shown == [began]
    lobby.wait(1.5)
    assert lobby.shown == [began, began + 2.0]
    lobby.wait(60)
    assert len(lobby.shown) == 2, "nothing is shown without news"
    lobby.coalescing.news()
    lobby.wait(0)
    assert len(lobby.shown) == 3


def test_who_sits_down_meanwhile_is_shown_it_at_once(lobby: Lobby) -> None:
    lobby.coalescing.news()
    lobby.wait(0.1)
    lobby.coalescing.news()
    lobby.lull = 0.0
    lobby.coalescing.news()
    lobby.wait(0)
    assert len(lobby.shown) == 2
    lobby.wait(60)
    assert len(lobby.shown) == 2, "what was to be shown later has been"


async def test_a_hundred_changes_at_a_time_are_drawn_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[object] = []
    monkeypatch.setattr(SessionApp, "lobby_changed", lambda app: drawn.append(app))
    host = make_host(tmp_path)
    ada, bob = (Visitor(host, someone(host, name)) for name in ("Ada", "Bob"))
    await ada.see("you are Ada")
    await bob.see("you are Bob")
    await ada.settle()
    drawn.clear()
    for _ in range(100):
        host.changed()
    await ada.settle()
    assert sorted(map(id, drawn)) == sorted((id(ada.app), id(bob.app)))
    for visitor in (ada, bob):
        await visitor.close()
    host.close()

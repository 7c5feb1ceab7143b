"""While the database doesn't answer: who is told, and what becomes of what was done meanwhile."""

from __future__ import annotations

import asyncio

import pytest

pytest.importorskip("psycopg", exc_type=ImportError)
pytest.importorskip("prometheus_client")

from tests.server.inside import laid
from tests.server.shared.inside import Start, named, until
from tests.server.shared.places import OneDatabase
from tribes_tui.server.host.table.chat import Line, read
from tribes_tui.server.metrics import MetricsServer
from tribes_tui.server.shared.postgresql import shared_database
from tribes_tui.server.words.said import table


class Listener:
    """Somebody at a table."""

    def __init__(self) -> None:
        self.words: list[str] = []

    def heard(self, *what: object) -> None:
        pass

    def said(self, line: Line) -> None:
        self.words.append(read(line))

    def reseated(self) -> None:
        pass


async def test_people_and_balancers_are_told_and_a_move_counts_when_the_database_is_back(
    start: Start, ready: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shared_database, "SILENCE", 0.05)
    host = await start()
    ada, bob = await named(host, "Ada"), await named(host, "Bob")
    hosted = await host.change(lambda: laid(host, "indy", ada, bob))
    server, listener = MetricsServer(host), Listener()
    hosted.listeners.append(listener)
    assert hosted.table is not None
    seat = hosted.table.turn
    assert seat is not None

    def answers() -> list[bytes]:
        """What the balancer hears at either place, and the number of the dashboard."""
        told = [server._answer(b"GET /%s HTTP/1.1" % path)[9:12] for path in (b"health", b"open")]
        (silent,) = [line for line in server._answer(b"GET /metrics HTTP/1.1").splitlines() if b"silent" in line[:25]]
        return [*told, silent.split()[1]]

    assert answers() == [b"200", b"200", b"0.0"]
    with OneDatabase(ready).broken():
        await until(lambda: host.shared.is_silent)
        host.tick()
        assert listener.words == [table.database_silent()]
        assert answers() == [b"503", b"404", b"1.0"]
        hosted.propose(seat, hosted.table.view(seat).legal_actions()[0], hosted.table.number_for(seat))
        await asyncio.sleep(0.1)
        assert hosted.table.number == 0
    await until(lambda: hosted.table is not None and hosted.table.number > 0 and not host.shared.is_silent)
    host.tick()
    assert listener.words[1] == table.database_answers()
    assert answers() == [b"200", b"200", b"0.0"]

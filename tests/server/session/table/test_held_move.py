"""A move that can't be played yet, because somebody is asked in secret: it waits, and so does nobody else."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from rules.indy.components import actions
from tests.server.inside import Visitor, laid, make_host, someone
from tribes_tui.play.table import Table
from tribes_tui.server.host.people import Person
from tribes_tui.server.host.seat_access import SeatAccess
from tribes_tui.server.host.table.hosted import HostedTable
from tribes_tui.server.host.table.plan import Deal
from tribes_tui.server.house import Host


def only_pass_while_another_is_asked(table: Table) -> bool:
    """Whether the seat in turn can do nothing but pass, and must wait until the other has answered in secret."""
    state: Any = table._state
    return state.window and state.view(state.turn).legal_actions() == [actions.PASS]


def await_it(folder: Path) -> tuple[Host, HostedTable, list[Person]]:
    """Ada and Bob at a table where one of them has a forced pass, and the other holds an eagle and is asked."""
    for seed in range(400):
        host = make_host(folder / str(seed))
        host.draw = lambda: Deal(seed, "salt")  # noqa: B023  # drawn at once
        people = [someone(host, name) for name in ("Ada", "Bob")]
        hosted = laid(host, "indy", *people)
        for chair in hosted.chairs:
            chair.asks = True
            chair.presence = type(chair.presence).HERE
        table = hosted.table
        assert table is not None
        while not table.is_over and table.view(None).round < 4:
            if only_pass_while_another_is_asked(table):
                return host, hosted, people
            assert table.turn is not None
            table.propose(table.turn, table.view(table.turn).legal_actions()[0], table.number)
        host.close()
    raise AssertionError("no such table")


async def test_a_forced_move_that_has_to_wait_is_proposed_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    host, hosted, people = await_it(tmp_path)
    table = hosted.table
    assert table is not None
    assert table.turn is not None
    asked, waits = table.turn, 1 - table.turn
    before = table.number
    proposed: list[int] = []
    propose = SeatAccess.propose

    def counted(access: SeatAccess, action: int, number: int) -> bool:
        if access.viewer == waits:
            proposed.append(action)
            assert len(proposed) < 20, "proposed again and again: the host would do nothing else any more"
        return propose(access, action, number)

    monkeypatch.setattr(SeatAccess, "propose", counted)
    visitor = Visitor(host, people[waits])
    await visitor.see("talk")
    await visitor.settle()
    assert proposed == [actions.PASS]
    assert table.number == before, "it waits for the other"
    hosted.propose(asked, actions.PASS, table.number_for(asked))
    await visitor.settle()
    assert table.number >= before + 2, "the answer, and the pass that waited for it"
    await visitor.close()
    host.close()

"""A game that is over is reviewed from a session: with the eyes of whoever asks, and nobody plays on from it there."""

from __future__ import annotations

from pathlib import Path

import pytest

from rules import Rng
from saves import Recording, Store
from tests.server.inside import Visitor, laid, make_host, someone
from tribes_tui.seats.reviewing import Reviewing, kept
from tribes_tui.server.host.table.plan import Deal
from tribes_tui.words.said import replay, review


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    def here(recording: Recording, seat: int, jobs: int) -> Reviewing:
        assert jobs == 1, "the host lets one process work"
        return Reviewing(recording, seat, jobs=0, simulations=4)

    monkeypatch.setattr("tribes_tui.seats.reviewing.Reviewing", here)
    monkeypatch.setattr("rules.bots.judging.luck.MANY", 4)


async def test_the_end_of_a_game_leads_to_its_review(tmp_path: Path) -> None:
    host = make_host(tmp_path)
    host.draw = lambda: Deal(3, "salt")
    ada, bob = someone(host, "ada"), someone(host, "bob")
    hosted = laid(host, "indy", ada, bob)
    visitor = Visitor(host, bob, size=(120, 40))
    table, rng = hosted.table, Rng(1)
    assert table is not None
    while (seat := table.turn) is not None:
        table.propose(seat, table.view(seat).pick(rng), table.number_for(seat))
    await visitor.settle()
    await visitor.press("g")
    await visitor.see("indy")
    await visitor.press("enter")
    await visitor.see("rematch")
    await visitor.press("w")
    text = await visitor.see("another move", seconds=20)
    assert review.graph() in text
    assert review.play() not in text
    await visitor.press("esc")
    await visitor.see("rematch")
    await visitor.press("v")
    text = await visitor.see("1-3")
    assert replay.play() not in text
    assert kept(Store(tmp_path), host.finished.recording(hosted), 1) is not None
    assert kept(Store(tmp_path), host.finished.recording(hosted), 0) is None
    await visitor.close()

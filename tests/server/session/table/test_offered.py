"""What the last row of keys offers works at a host's table, too: what is taken back, and a hint."""

from __future__ import annotations

from pathlib import Path

import pytest

import rules
from rules import Rng
from tests.server.inside import Visitor, laid, make_host, someone
from tribes_tui.server.host.table.plan import Deal
from tribes_tui.table.screen import TableScreen

POSITIONS, ENOUGH = 24, 3


@pytest.mark.sampled(1)
@pytest.mark.parametrize("game_id", rules.games)
async def test_k28_undo_is_offered_exactly_where_it_works_on_a_host(game_id: str, tmp_path: Path) -> None:
    host = make_host(tmp_path)
    host.draw = lambda: Deal(4, "salt")
    people = [someone(host, name) for name in ("Ada", "Bob")]
    hosted, rng, undone = laid(host, game_id, *people), Rng(1), 0
    table = hosted.table
    assert table is not None
    visitors = [Visitor(host, person) for person in people]
    for visitor in visitors:
        await visitor.see("talk")
    for _ in range(POSITIONS):
        seat = table.turn
        if seat is None or undone == ENOUGH:
            break
        visitor = visitors[seat]
        for _ in range(4):  # a page about what happened lies over the table
            if isinstance(visitor.app.screen, TableScreen):
                break
            await visitor.press("enter")
        screen = visitor.app.screen
        assert isinstance(screen, TableScreen)
        if table.view(seat).current_player != seat:
            break
        screen.decide(table.view(seat).pick(rng))
        await visitor.settle()
        number = table.number
        names = {command.name for command in screen.keys()}  # noqa: SIM118  # no dictionary
        works = screen.why_not_undo(seat) is None
        assert ("undo" in names) == works
        if works:
            await visitor.press("u")
            assert table.number < number, screen.selection.notice
            undone += 1
            await visitor.press("U")
            assert table.number >= number, "what was taken back is played again"
    for visitor in visitors:
        await visitor.close()
    host.close()
    assert undone

"""One whole screen of each game in two sizes, compared cell for cell with what is kept in `snapshots/`.

A fixed position: the moves of `snapshots/GAME.moves`, played on a table of fixed seats and seed. What is kept is the
text of every row. When a screen was changed on purpose, `make snapshots` writes them anew (as does
`TRIBES_SNAPSHOTS=write pytest tests/table/test_snapshots.py`); look at the difference before you commit it.
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest

import rules
from tests.app.test_app import until
from tests.table.helpers import text_of
from tribes_tui.app import TribesApp
from tribes_tui.play.seat import Seat
from tribes_tui.play.table import Table
from tribes_tui.table.screen import TableScreen

FOLDER = Path(__file__).parent / "snapshots"
SIZES = ((80, 24), (120, 40))
SEED = 7
PLAYERS = {"indy": 4, "tribe": 4}
WRITES = os.environ.get("TRIBES_SNAPSHOTS") == "write"


def position(game_id: str) -> Table:
    """The fixed position, in which it is the person's turn."""
    others = [Seat("bot", "medium", name) for name in ("Ada", "Bo", "Cy")]
    table = Table.new(game_id, [Seat("human", "", "you"), *others][: PLAYERS.get(game_id, 2)], {}, SEED)
    actions = {action.text: number for number, action in enumerate(table.game.actions)}
    for text in (FOLDER / f"{game_id}.moves").read_text(encoding="utf-8").splitlines():
        seat = table.turn
        assert seat is not None
        assert table.propose(seat, actions[text], table.number_for(seat))
    return table


@pytest.fixture(autouse=True)
def _own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TRIBES_HOME", str(tmp_path))


@pytest.mark.every
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("game_id", list(rules.games))
async def test_the_screen_is_what_it_was(game_id: str, size: tuple[int, int]) -> None:
    app = TribesApp(position(game_id))
    async with app.run_test(size=size) as pilot:
        await until(pilot, lambda: isinstance(app.screen, TableScreen) and app.screen.is_my_turn)
        await pilot.pause()
        shown = f"{text_of(app.screen)}\n"
    kept = FOLDER / f"{game_id}-{size[0]}x{size[1]}.txt"
    if WRITES:
        kept.write_text(shown, encoding="utf-8")
    assert shown == kept.read_text(encoding="utf-8"), "changed on purpose? then `make snapshots`"

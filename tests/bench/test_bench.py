"""The table is made as it should be; nothing is measured here but that it can be."""

from __future__ import annotations

import random
import sys
from importlib import import_module
from pathlib import Path

import pytest

from rules.bots.mcts.tuning import tuning_of
from saves import Store
from tests.bench.__main__ import keep, main, markdown, parts
from tests.bench.figures import spread, verdict
from tests.bench.rules import playouts, rules_part
from tests.bench.rules.rules_part import Rate
from tests.bench.screen import further_sessions
from tests.bench.screen.midgame import CHOICES, LEAST, laid, lay
from tests.bench.screen.program import Program
from tests.bench.screen.screen_part import FLY, MARKER, contenders, everything, targets
from tests.bench.screen.thinking_part import quantile
from tests.bench.strength import stopping, tunings
from tribes_tui.play.table import Table


def test_a_table_in_markdown() -> None:
    assert markdown("x", [["a", "b"], ["1", "2"]]) == "## x\n\n| a | b |\n|---|---|\n| 1 | 2 |\n"


def test_ratios_say_whether_the_target_is_met() -> None:
    rates = {"indy": Rate(300, 0, 0), "rlcard uno": Rate(100, 0, 0)}
    assert rules_part.ratios("indy", rates) == "rlcard uno: 3.00x (2.0x met)"
    assert rules_part.ratios("indy", {**rates, "rlcard uno": Rate(200, 0, 0)}).endswith("not met)")
    assert "absent" in rules_part.ratios("indy", {**rates, "rlcard uno": None})


def test_a_playout_of_ours_counts_decisions() -> None:
    assert playouts.ours("indy")(random.Random(1)) > 20


def test_an_unknown_part_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["speed"]) == 2
    assert "speed" in capsys.readouterr().err


def test_a_part_measured_alone_leaves_the_others(tmp_path: Path) -> None:
    (tmp_path / "bench.json").write_text('{"old form": [["a"]]}')
    keep("rules", "today", {"rules": [["a"], ["1"]]}, tmp_path)
    keep("save", "today", {"save": [["b"], ["2"]]}, tmp_path)
    text = (tmp_path / "bench.md").read_text()
    assert "## rules" in text
    assert "## save" in text
    assert "old form" not in text


def test_every_part_can_be_measured() -> None:
    assert {"rules", "save", "screen", "ssh"} <= set(parts())
    for part, name in parts().items():
        module = import_module(name)
        assert hasattr(module, "tables") or hasattr(module, "table"), part


def test_figures_say_how_far_a_target_is() -> None:
    assert spread([1.0, 2.5, 3.0]) == "2.5 (1-3)"
    assert spread([7, 7]) == "7"
    assert verdict(299, 300) == "met"
    assert verdict(330, 300) == "not met: 10% away"
    assert verdict(0.5, 1.0, higher_is_better=True) == "not met: 50% away"
    assert verdict(3, 0) == "not met"


def test_the_targets_of_the_screen_name_the_worst_table() -> None:
    run = dict.fromkeys(("start CPU ms", "key CPU ms", "memory MB", "bytes of that screen"), 100.0)
    run |= {"start bytes": 900.0, "key bytes": 150.0, "resize bytes": 90.0}
    runs = {name: [dict(run)] for name in contenders()}
    rows = {row[0]: row for row in targets(runs)[1:]}
    assert all(row[3] == "met" for row in rows.values())
    runs["indy"][0]["key bytes"] = 600.0
    found = {row[0]: row for row in targets(runs)}
    assert found["a cursor key on any table: bytes, median"][1:] == ["600", "300", "not met: 100% away"]


@pytest.mark.soak
async def test_a_further_session_has_its_cost() -> None:
    found = await further_sessions.cost("indy", sessions=1)
    assert found[further_sessions.TABLE_FIGURE] < 50
    assert found["further session CPU ms"] > 0


@pytest.mark.soak
def test_a_plate_flies_on_a_table_in_mid_game(tmp_path: Path) -> None:
    program = Program(contenders()["indy"].command, TRIBES_HOME=str(laid("indy", tmp_path)))  # type: ignore[union-attr]
    try:
        program.until(MARKER, longest=60.0)
        program.settle(0.5)
        program.press(FLY)
        assert 100 < program.settle(0.4, 2.0)[0] < 5_000
    finally:
        program.end()


def test_quantiles_are_of_what_was_measured() -> None:
    waits = [float(wait) for wait in range(100, 0, -1)]
    assert [quantile(waits, share) for share in (0.0, 0.5, 0.99, 1.0)] == [1.0, 51.0, 100.0, 100.0]
    assert quantile([7.0], 0.99) == 7.0


def test_absent_peers_are_shown_as_absent() -> None:
    rows = everything({"ours": [{"bytes": 3.0}], "theirs": []})
    assert rows == [["program", "bytes"], ["ours", "3"], ["theirs", "absent"]]


def test_a_program_is_measured_in_a_terminal(tmp_path: Path) -> None:
    code = "print('\\x1b[2J\\x1b[5;5Hhere', end='', flush=True); input(); print('there')"
    program = Program((sys.executable, "-c", code), TRIBES_HOME=str(tmp_path))
    try:
        assert program.until("here") > 0
        assert program.cpu() > 0
        assert program.memory() > 1
        program.press(b"\n")
        assert program.settle(0.3)[0] > 0
        assert program.shows("there")
    finally:
        program.end()


def test_a_table_in_mid_game_waits_for_you(tmp_path: Path) -> None:
    store = Store(tmp_path)
    assert lay("indy", store) >= LEAST
    newest = store.newest_unfinished()
    assert newest is not None
    table = Table.resume(store.open(newest.name))
    try:
        assert table.turn == 0
        assert len(table.view(0).legal_actions()) >= CHOICES
    finally:
        table.close()


@pytest.mark.soak
def test_two_ways_of_searching_share_a_deal_between_them() -> None:
    assert tunings.figures("legs=2,proof=0.5") == {"legs": 2.0, "proof": 0.5}
    assert tunings.changed("tribe", {"legs": 2.0}) == tuning_of("tribe")._replace(legs=2)
    played = [tunings.play((3, seat), "tribal_rixe", 2, {"legs": 1.0}, {}, (2, 1)) for seat in range(2)]
    assert all(one.share in (0, 0.5, 1) and min(one.decisions) for one in played)


def test_a_search_that_stops_is_told_beside_the_whole_one(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "decisions"
    given = ["stopping", "indy", "--games", "1", "--every", "40", "--simulations", "60", "--to", str(file)]
    monkeypatch.setattr(sys, "argv", given)
    stopping.main()
    found, told = stopping.kept(file), capsys.readouterr().out
    assert found
    assert all(0 < one.share <= 1 and one.is_other >= bool(one.cost) for one in found)
    assert f"| indy, {found[0].players} | {len(found)} |" in told
    monkeypatch.setattr(stopping, "decisions", lambda *_: pytest.fail("it was played already"))
    stopping.main()
    assert capsys.readouterr().out == told


def test_a_cost_is_what_the_whole_search_has_more() -> None:
    same, other = (stopping.Decision("indy", 2, 1, share, cost > 0, cost) for share, cost in ((0.2, 0.0), (0.6, 1.0)))
    assert stopping.row("indy", [same, other]) == "| indy | 2 | 0.40 | 0.40 | 0.60 | 0.500 | +0.50 ± 0.50 |"

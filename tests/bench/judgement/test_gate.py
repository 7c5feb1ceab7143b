"""The gate opens where an observation holds what the judgement doesn't know, and nowhere else."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.adapters.tables import NEEDED

np = pytest.importorskip("numpy", reason=NEEDED)
pytest.importorskip("gymnasium", reason=NEEDED)

from tests.bench.judgement import gate  # noqa: E402

pytestmark = pytest.mark.peers


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in (("HIDDEN", 8), ("ROUNDS", 250), ("BATCH", 512), ("RATES", (0.01,))):
        monkeypatch.setattr(gate, name, value)


def seen(hidden_from_judgement: float) -> Any:
    """Positions of 600 games: five numbers, of which today's judgement knows the first, and chance."""
    rng = np.random.default_rng(3)
    numbers = rng.normal(size=(2400, 5)).astype(np.float32)
    odds = numbers[:, 0] + hidden_from_judgement * numbers[:, 1]
    won = (rng.random(2400) < 1 / (1 + np.exp(-odds))).astype(float)
    return gate.Seen(numbers, numbers[:, 0].astype(float), won, np.repeat(np.arange(600), 4))


def test_it_opens_where_more_can_be_known() -> None:
    passes = gate.row("indy", 2, seen(1.5)).split(" | ")[-1]
    assert "linear" in passes
    assert "both" in passes


def test_it_stays_shut_where_the_judgement_knows_all() -> None:
    assert gate.row("indy", 2, seen(0.0)).endswith("| no |")


def test_positions_are_seen_and_judged_by_the_player_in_turn() -> None:
    found = gate.collect("indy", 3, 3)
    assert len(found.won) == len(found.numbers) > 9
    assert {*np.unique(found.won)} <= {0.0, 1.0}
    assert set(found.game) <= {0, 1, 2}
    assert np.abs(found.judged).max() < 10


def test_the_line_through_the_log_odds_is_found() -> None:
    rng = np.random.default_rng(4)
    judged = rng.normal(size=20_000)
    won = (rng.random(20_000) < 1 / (1 + np.exp(-(0.5 + 2 * judged)))).astype(float)
    assert gate.line_through(judged, won) == pytest.approx((0.5, 2.0), abs=0.1)


def test_what_was_written_by_hand_stays(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    table = tmp_path / "GATE.md"
    monkeypatch.setattr(gate, "TABLE", table)
    monkeypatch.setattr(gate, "ROUNDS", 25)
    monkeypatch.setattr(gate, "collect", lambda *asked: seen(0.0))
    gate.main(["--only", "tribe:2"])
    assert gate.notes() == ""
    assert gate.SHUT in table.read_text()
    table.write_text(table.read_text() + gate.NOTES + "\nBy hand.\n")
    gate.main(["--only", "tribe:4"])
    written = table.read_text()
    assert written.endswith("\n## Notes\n\nBy hand.\n")
    assert [line.split(" | ")[1] for line in written.splitlines() if line.startswith("| Tribe |")] == ["4", "2"]

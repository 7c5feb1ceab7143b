"""Tournaments at hosts that are killed with kill -9, and at a database that ends as in a crash: no result is lost, none counts twice, nobody is
seated twice. `python -m tests.server.shared.kills.tournament_kills` does it very often, in parts that add up.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

pytest.importorskip("psycopg", exc_type=ImportError)

from tests.server.shared.kills import tournament_kills
from tests.server.shared.kills.tournament_kills import DATABASE, FILES, RESTARTS, part, reached, told
from tests.server.shared.postgres import OwnPostgres
from tribes_tui.server import house
from tribes_tui.server.club.tournaments import keeping
from tribes_tui.server.shared.postgresql import attendance

HASTENED = (
    (keeping, "PAUSE"),
    (keeping, "KEPT_OVER"),
    (attendance, "BEAT"),
    (attendance, "LIFE"),
    (house, "KEPT_OVER"),
)


@pytest.fixture(autouse=True)
def hastened_here_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a host that looks on changes for its process is as before after the test."""
    for module, name in HASTENED:
        monkeypatch.setattr(module, name, getattr(module, name))


@pytest.mark.sampled(1)
@pytest.mark.parametrize("kind", [FILES, DATABASE])
def test_hosts_that_are_killed_keep_all_that_was_told(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    figures = part(kind, 2, 7, tmp_path, None if kind == FILES else request.getfixturevalue("postgres"))
    assert figures["told"] > 6


@pytest.mark.soak
def test_a_database_that_is_killed_keeps_all_that_was_told(tmp_path: Path) -> None:
    postgres = OwnPostgres()
    try:
        assert part(RESTARTS, 2, 7, tmp_path, postgres)["told"] > 6
    finally:
        postgres.close()


def test_parts_add_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    seeds = []

    def played(kind: str, times: int, seed: int, folder: Path, postgres: OwnPostgres | None) -> dict[str, int]:
        seeds.append(seed)
        return {"tournaments": 1, "tables": 3, "results": 3, "rated": 2, "told": 9}

    monkeypatch.setattr(tournament_kills, "part", played)
    file = tmp_path / "kills"
    for wanted in (30, 60):
        tournament_kills.main({FILES: wanted}, 1.0, file)
    assert [one["kills"] for one in reached(file)] == [25, 5, 25, 5]
    assert seeds == [1, 2, 3, 4]
    assert told(file).startswith("files: 60 kills, 4 tournaments")
    assert json.loads(file.read_text().splitlines()[-1])["seed"] == 4

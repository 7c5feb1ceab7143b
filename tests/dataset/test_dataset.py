"""The data set: whole games in the record format, the same bytes every time, read by a short loader."""

from __future__ import annotations

import ast
import hashlib
import subprocess
import sys
import xml.etree.ElementTree as ElementTree
from pathlib import Path

import pytest

import rules
import saves
from tests.dataset.__main__ import main
from tests.dataset.figures import figures, first_seat, spread
from tests.dataset.kinds import KINDS, TENTHS, Kind, kinds
from tests.dataset.load import games as loaded, positions
from tests.dataset.playing import games, played
from tests.dataset.plots import picture

ROOT = Path(__file__).parents[2]
LOADER = Path(__file__).with_name("load.py")


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    into = tmp_path_factory.mktemp("made") / "set"
    assert (
        main(["--games", "2", "--only", "indy", "--levels", "random,easy,medium", "--jobs", "1", "--into", str(into)])
        == 0
    )
    return into


def test_it_is_made_again_bit_for_bit(folder: Path, tmp_path: Path) -> None:
    again = tmp_path / "again"
    main(["--games", "2", "--only", "indy", "--levels", "random,easy,medium", "--jobs", "1", "--into", str(again)])
    paths = sorted(path.relative_to(folder) for path in folder.rglob("*") if path.is_file())
    assert len(paths) == 8
    for path in paths:
        assert (folder / path).read_bytes() == (again / path).read_bytes()
    for line in (folder / "SHA256SUMS").read_text().splitlines():
        digest, name = line.split("  ")
        assert hashlib.sha256((folder / name).read_bytes()).hexdigest() == digest


def test_the_command_plays_in_several_processes_to_the_same_bytes(folder: Path, tmp_path: Path) -> None:
    """As it is typed: a process of its own has another `__main__`."""
    command = [
        sys.executable,
        "-m",
        "tests.dataset",
        "--games",
        "2",
        "--only",
        "indy",
        "--levels",
        "random,easy,medium",
    ]
    ran = subprocess.run([*command, "--jobs", "2", "--into", str(tmp_path)], cwd=ROOT, timeout=100, check=True)
    assert ran.returncode == 0
    assert (tmp_path / "SHA256SUMS").read_bytes() == (folder / "SHA256SUMS").read_bytes()


def test_the_loader_gives_games_that_the_rules_play_again(folder: Path) -> None:
    found = [*loaded(folder, kind="easy")]
    assert [row["record"] for row, _ in found] == ["indy-easy-0000.tribes", "indy-easy-0001.tribes"]
    for row, record in found:
        final = saves.replay(record)
        assert final.is_terminal
        assert record.result is not None
        assert record.result["key"] == final.key()
        assert row["ranking"] == " ".join(map(str, final.ranking()))
        steps = 0
        for state, seat, action in positions(record):
            assert state.current_player == seat
            assert state.is_legal(action)
            steps += 1
        assert steps == int(row["moves"])


def test_the_loader_has_twenty_lines() -> None:
    tree = ast.parse(LOADER.read_text())
    functions = [node for node in tree.body if isinstance(node, ast.FunctionDef)]
    assert sum((node.end_lineno or 0) - node.lineno for node in functions) <= 20


@pytest.mark.parametrize("id", rules.games)
def test_each_kind_is_played_by_the_levels_that_there_are(id: str) -> None:
    there = {kind.level for kind in kinds([id], KINDS)}
    assert there >= {"random", "easy", "medium", "hard", "mixed"}
    assert ("master" in there) == (id not in ("indy", "tribal_rixe"))
    kind = Kind(id, "mixed")
    assert {len(kind.levels(number)) for number in range(9)} == {*rules.games[id].players}
    assert len({kind.seed(number) for number in range(50)}) == 50
    game = played(Kind(id, "easy"), 1)
    record = saves.parse(game.record.encode())
    saves.verify(record)
    assert record.header.seats[0]["level"] == "easy"


def test_splits_are_of_whole_games() -> None:
    assert [TENTHS.count(split) for split in ("train", "valid", "test")] == [8, 1, 1]


def test_figures() -> None:
    assert spread(range(101)) == (5, 50, 95)
    assert first_seat([[1, 2], [1, 2], [2, 1], [2, 1]]).middle == 1
    assert first_seat([[1, 1, 3]] * 4).middle == 1.5
    low, all_won, high = first_seat([[1, 2]] * 4)
    assert low < 1.1 < all_won == high == 2, "four games say little"
    rows = [game.row for game in games([Kind("indy", "random")], 3)]
    (one,) = figures(rows)
    assert (one.game, one.kind, one.games) == ("indy", "random", 3)
    for logarithmic, mark in ((True, None), (False, 1.0)):
        drawn = ElementTree.fromstring(picture("a <title>", [one], lambda one: one.moves, logarithmic, mark))
        assert drawn.tag.endswith("svg")
        assert any(text.text == "indy random" for text in drawn.iter() if text.text)


def test_what_there_is_not_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["--only", "chess"])
    assert "there is no 'chess'" in capsys.readouterr().err


@pytest.mark.soak
def test_searching_bots_and_several_processes_play_the_same(tmp_path: Path) -> None:
    digests = set()
    for number, jobs in enumerate("121"):
        into = tmp_path / str(number)
        main(
            [
                "--only",
                "indy,rise_of_tribes",
                "--levels",
                "hard,mixed",
                "--games",
                "2",
                "--jobs",
                jobs,
                "--into",
                str(into),
            ]
        )
        digests.add((into / "SHA256SUMS").read_text())
    assert len(digests) == 1

"""An odd file among the saved games: lists show it, whoever asks for it is told in one line what is wrong with it (R1)."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from saves import Store, parse, seal_text
from tests.cli.helpers import Ran
from tests.saves.mutated import GOLDEN, header, mutated
from tribes_tui.play.standings import standings
from tribes_tui.seats.reviewing import Reviewing


@pytest.mark.parametrize("arguments", [("saves",), ("saves", "--json"), ("saves", "--plain"), ("statistics",)])
def test_r1_one_bad_file_ends_no_command(arguments: tuple[str, ...], home: Path, tribes: Callable[..., Ran]) -> None:
    folder = Store(home).folder
    folder.mkdir(parents=True)
    (folder / "needs.tribes").write_bytes(header(needs=[[]]))
    (folder / "sound.tribes").write_bytes((GOLDEN / "schema1-finished.tribes").read_bytes())
    for seed in range(60):
        (folder / f"odd-{seed}.tribes").write_bytes(mutated(seed))
    ran = tribes(*arguments)
    assert (ran.code, ran.err) == (0, "")
    if arguments[0] == "saves":
        assert "its header is wrong" in ran.out
        assert "sound" in ran.out


@pytest.mark.parametrize("command", [("replay",), ("continue", "--plain"), ("review",)])
def test_r1_a_bad_file_is_refused_in_one_line(command: tuple[str, ...], home: Path, tribes: Callable[..., Ran]) -> None:
    folder = Store(home).folder
    folder.mkdir(parents=True)
    (folder / "needs.tribes").write_bytes(header(needs=[[]]))
    ran = tribes(command[0], "needs", *command[1:])
    assert (ran.code, ran.err.count("\n")) == (2, 1)
    assert "its header is wrong (needs must be a list of texts)" in ran.err


def test_scores_left_out_of_a_result_are_those_of_the_rules() -> None:
    lines = (GOLDEN / "indy-rules1.tribes").read_text().splitlines()
    bodies = [line.rpartition(" #")[0] for line in lines]
    bodies[-1] = bodies[-1].partition("{")[0] + "{}"
    recording = parse(seal_text("\n".join(bodies) + "\n").encode())
    assert recording.result == {}
    assert Reviewing(recording, 0, jobs=0, simulations=1).total
    assert sum(standings(recording).values[-1]) == 1

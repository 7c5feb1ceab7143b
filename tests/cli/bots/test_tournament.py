"""Arenas that are stopped, gone on with, parted, merged and decided: always the same results as in one run."""

from __future__ import annotations

import doctest
import json
import os
from collections.abc import Callable
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from rules import Rng
from rules.bots.bot import Budget
from rules.bots.matches import sequential
from rules.bots.matches.arena import Match, play_deal
from rules.bots.matches.sequential import FEWEST, Bounds, judge
from tests.cli.helpers import Ran
from tribes_tui.commands.parser import parse
from tribes_tui.commands.tournament import arena as arena_command, engine as progress
from tribes_tui.commands.tournament.arena import run_arena
from tribes_tui.commands.tournament.cluster import do_batch
from tribes_tui.commands.tournament.engine import Failed, Progress, WorksInProcesses
from tribes_tui.errors import Mendable

Tribes = Callable[..., Ran]

MATCH = ("arena", "indy", "--levels", "medium,random", "--seed", "5")


@pytest.fixture(autouse=True)
def few_draws(monkeypatch: pytest.MonkeyPatch) -> None:
    """Intervals are not what is tested here, and drawing deals for them takes most of the time."""
    monkeypatch.setattr("rules.bots.matches.arena.DRAWS", 20)


def arena(capsys: pytest.CaptureFixture[str], *arguments: str) -> dict[str, Any]:
    """The JSON of an arena that is run here."""
    assert run_arena(parse([*arguments, "--json"])) == 0
    found: dict[str, Any] = json.loads(capsys.readouterr().out)
    return found


def test_a_run_that_was_killed_is_gone_on_with(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    whole = arena(capsys, *MATCH, "--deals", "4")["digest"]
    path = tmp_path / "indy.jsonl"
    arena(capsys, *MATCH, "--deals", "2", "--resume", str(path))
    kept = path.read_bytes()
    path.write_bytes(kept + b'{"deal": 7, "games": [{"se')
    assert arena(capsys, *MATCH, "--deals", "4", "--resume", str(path))["digest"] == whole
    assert path.read_bytes().startswith(kept)
    assert path.read_bytes().count(b"\n") == 5
    before = path.read_bytes()
    assert (
        arena(capsys, "arena", "indy", "--levels", "medium,random", "--deals", "4", "--resume", str(path))["digest"]
        == whole
    )
    assert path.read_bytes() == before


def test_parts_are_merged(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    parts = [str(tmp_path / name) for name in "ab"]
    arena(capsys, *MATCH, "--deals", "0:2", "--resume", parts[0])
    arena(capsys, *MATCH, "--deals", "1:4", "--resume", parts[1])
    merged = arena(capsys, "arena", "--merge", *parts)
    whole = arena(capsys, *MATCH, "--deals", "4")
    assert (merged["digest"], merged["deals"]) == (whole["digest"], 4)
    assert [game["scores"] for game in merged["games"]] == [game["scores"] for game in whole["games"]]


def test_files_of_other_matches_are_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    one, other, changed = (str(tmp_path / name) for name in "abc")
    arena(capsys, *MATCH, "--deals", "1", "--resume", one)
    arena(capsys, "arena", "indy", "--levels", "medium,easy", "--seed", "5", "--deals", "1", "--resume", other)
    with pytest.raises(Mendable, match="something else: levels differ"):
        run_arena(parse(["arena", "--merge", one, other]))
    with pytest.raises(Mendable, match="something else: seed differ"):
        run_arena(parse(["arena", "indy", "--levels", "medium,random", "--seed", "6", "--resume", one]))
    text = Path(one).read_text()
    Path(changed).write_text(text.replace('"ranking": [1, 2]', '"ranking": [2, 1]'))
    with pytest.raises(Mendable, match="deal 5 went differently"):
        run_arena(parse(["arena", "--merge", one, changed]))
    Path(changed).write_text("something else\n")
    with pytest.raises(Mendable, match="doesn't hold results of this kind"):
        run_arena(parse(["arena", "--merge", changed]))


def test_a_test_is_decided_at_the_same_deal_wherever_it_is_played(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    found = arena(capsys, *MATCH, "--deals", "20", "--sprt", "0.5,0.6")
    assert found["sprt"]["accepted"] == 0.6
    assert found["deals"] == found["sprt"]["deals"] < 20
    path = str(tmp_path / "all")
    arena(capsys, *MATCH, "--deals", "18", "--resume", path)
    again = arena(capsys, *MATCH, "--deals", "20", "--sprt", "0.5,0.6", "--resume", path)
    assert (again["digest"], again["sprt"]) == (found["digest"], found["sprt"])
    run_arena(parse([*MATCH, "--deals", "2", "--sprt", "0.5,0.6"]))
    assert "not decided between a share of 0.5 and 0.6 after 2 deals" in capsys.readouterr().out


@pytest.mark.parametrize(
    "arguments",
    [
        (),
        ("indy", "--deals", "3:3"),
        ("indy", "--deals", ":"),
        ("indy", "--deals", "2:4"),
        ("indy", "--sprt", "0.6,0.5"),
        ("indy", "--sprt", "half"),
        ("indy", "--over", "local:none"),
        ("indy", "--over", "local:2", "--jobs", "2"),
        ("--merge", "/nowhere/at/all"),
        ("indy", "--resume", "/nowhere/at/all"),
    ],
)
def test_what_cannot_be_is_said(arguments: tuple[str, ...]) -> None:
    with pytest.raises(Mendable):
        run_arena(parse(["arena", *arguments]))


# ---- What plays -------------------------------------------------------------------------------


def test_a_deal_that_fails_costs_no_other(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    played = arena_command.play_deal

    def failing(match: Match, deal: int) -> Any:
        if deal == 6:
            raise ZeroDivisionError("by nothing")
        return played(match, deal)

    monkeypatch.setattr(arena_command, "play_deal", failing)
    assert run_arena(parse([*MATCH, "--deals", "3", "--simulations", "2", "--set", "return_from=all"])) == 1
    told = capsys.readouterr()
    assert "deal 6 failed: ZeroDivisionError: by nothing" in told.err
    assert (
        "tribes arena indy --levels medium,random --seed 6 --deals 1 --set return_from=all --simulations 2" in told.err
    )
    assert "2 deals in 2 seatings" in told.out


class Deadly(int):
    """A deal that kills the process to which it is sent."""

    def __reduce__(self) -> Any:
        return os._exit, (9,)


@pytest.mark.soak
def test_a_deal_that_kills_its_process_costs_no_other() -> None:
    match = Match("indy", ("medium", "random"), {}, Budget())
    outcomes = dict(WorksInProcesses(2).play(partial(play_deal, match), [1, 2, Deadly(3), 4, 5, 6]))
    assert outcomes.pop(3) == Failed("its process ended while playing it")
    alone = dict(WorksInProcesses().play(partial(play_deal, match), [1, 2, 4, 5, 6]))
    assert {deal: [game.scores for game in games] for deal, games in outcomes.items()} == {
        deal: [game.scores for game in games] for deal, games in alone.items()
    }


def test_what_fails_in_a_batch_costs_no_other() -> None:
    assert do_batch(lambda number: 6 // number, (1, 0, 2))[0] == [
        6,
        Failed("ZeroDivisionError: integer division or modulo by zero"),
        3,
    ]


def test_the_line_of_progress_says_all() -> None:
    text = Progress(total=40, before=10, seatings=2).text(done=20, workers=3, seconds=5.0)
    assert text == "deals 20/40, games 40, 4.0 games/s, workers 3, 0:00:10 left"
    assert Progress(4, 0, 2).text(0, 1, 3.0).endswith("no deal yet")


def test_waiting_for_workers_slows_no_rate(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    now = 0.0
    monkeypatch.setattr(progress, "time", SimpleNamespace(monotonic=lambda: now))
    standing = Progress(total=40, before=0, seatings=2)
    now = 3600.0
    standing.begin()
    now += 20.0
    standing.show(10, 2)
    assert capsys.readouterr().err == "deals 10/40, games 20, 1.0 games/s, workers 2, 0:01:00 left\n"


# ---- The sequential test ----------------------------------------------------------------------


def test_its_examples_are_true() -> None:
    assert doctest.testmod(sequential).failed == 0


@pytest.mark.parametrize(("truth", "wrong"), [(0.5, 0.6), (0.6, 0.5)])
def test_it_errs_no_more_often_than_it_says(truth: float, wrong: float) -> None:
    """Deals of two games each, won or lost: of 120 tests at most 8 % go wrong where 5 % are promised."""
    rng, bounds = Rng(1), Bounds(0.5, 0.6)
    verdicts = [
        judge([(int(rng.random() < truth) + int(rng.random() < truth)) / 2 for _ in range(600)], bounds)
        for _ in range(120)
    ]
    assert sum(verdict.accepted == truth for verdict in verdicts) >= 108
    assert sum(verdict.accepted == wrong for verdict in verdicts) <= 9


def test_nothing_is_decided_by_a_handful() -> None:
    assert judge([1.0] * (FEWEST - 1), Bounds(0.5, 0.6)).accepted is None
    assert judge([], Bounds(0.5, 0.6)).deals == 0

"""Mining puzzles: the same file whichever engine plays the games and in whatever order they come."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Generator, Iterable
from pathlib import Path
from typing import Any

import pytest

from tests.bench.judgement.foresight import played
from tests.puzzles import __main__ as command, mining
from tests.puzzles.check import Tried, checked, table
from tests.puzzles.mine import first_choices, moves_of
from tests.puzzles.mining import Mined, mine, still_found, various
from tribes_tui.commands.tournament.engine import Asked, Done, Engine, Outcome, WorksInProcesses
from tribes_tui.learning.puzzle import puzzles_of
from tribes_tui.words.wording import goes_on

KEPT = puzzles_of("indy")
SEEDS = range(1, 7)


class LastFirst(WorksInProcesses):
    """Does all, and gives the last outcome first."""

    def play(
        self, task: Callable[[Asked], Done], asked: Iterable[Asked]
    ) -> Generator[Outcome[Asked, Done], None, None]:
        yield from reversed([*super().play(task, asked)])


def some(game_id: str, seed: int) -> Mined:
    """In place of a search that takes minutes: a puzzle in each second game, and a game that fails."""
    if seed == 5:
        raise ValueError("no such game")
    return Mined(() if seed % 2 else (KEPT[seed // 2],), 0.5)


def written(engine: Engine, folder: Path, said: list[str]) -> tuple[bool, str]:
    folder.mkdir()
    good = mine(engine, "indy", SEEDS, folder, said.append)
    return good, (folder / "indy.json").read_text()


def test_the_order_in_which_games_come_changes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mining, "mined", some)
    here: list[str] = []
    there: list[str] = []
    assert written(WorksInProcesses(), tmp_path / "here", here) == written(LastFirst(), tmp_path / "there", there)
    assert here == there
    assert here[-1] == "indy: 6 of 6 games, 3 puzzles, 2 s of CPU"


def test_a_game_that_fails_is_told_and_costs_no_other(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mining, "mined", some)
    said: list[str] = []
    good, text = written(WorksInProcesses(), tmp_path / "here", said)
    file = json.loads(text)
    assert not good
    assert "indy: the game of seed 5 failed: ValueError: no such game" in said
    assert file["mined"] == {"seeds": [1, 6], "failed": [5]}
    assert [one["name"] for one in file["puzzles"]] == [one.name for one in KEPT[1:4]]


def test_enough_is_enough_after_the_same_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mining, "mined", some)
    monkeypatch.setattr(mining, "MOST", 2)
    texts = [
        written(engine, tmp_path / str(number), []) for number, engine in enumerate((WorksInProcesses(), LastFirst()))
    ]
    assert texts[0] == texts[1]
    assert json.loads(texts[0][1])["mined"] == {"seeds": [1, 4]}


def test_what_is_kept_comes_first_as_it_is_found_now(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One that is found no more is left out, one that a game gives again stands once, with what is told of it now."""
    monkeypatch.setattr(mining, "mined", some)
    now = {KEPT[1].name: KEPT[1]._replace(gain=0.5), KEPT[3].name: KEPT[3]._replace(name="not upheld")}
    monkeypatch.setattr(mining, "found_at", lambda view, name, rng: now.get(name))
    monkeypatch.setattr(mining, "holds", lambda puzzle: puzzle.name != "not upheld")
    for engine in (WorksInProcesses(), LastFirst()):
        said: list[str] = []
        kept = still_found(engine, [KEPT[3], KEPT[1], KEPT[0]], said.append)
        assert said == [f"{one.name}: found no more" for one in (KEPT[3], KEPT[0])]
        mine(engine, "indy", range(1, 5), tmp_path, str, kept=kept)
        file = json.loads((tmp_path / "indy.json").read_text())
        assert file["mined"] == {"kept": 1, "seeds": [1, 4]}
        assert [(one["name"], one["gain"]) for one in file["puzzles"]] == [
            (KEPT[1].name, 0.5),
            (KEPT[2].name, KEPT[2].gain),
        ]


def test_the_command_chooses_where(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Any) -> None:
    monkeypatch.setattr(mining, "mined", some)
    for arguments, status in (("--games 3", 0), ("--games 6", 1), ("--over local:none", 2)):
        given = ["puzzles", "indy", "--into", str(tmp_path / "new"), *arguments.split()]
        monkeypatch.setattr(sys, "argv", given)
        assert command.main() == status
    assert capsys.readouterr().err.splitlines()[-1] == "local:N starts N workers of its own, not 'local:none'"
    assert len(json.loads((tmp_path / "new/indy.json").read_text())["puzzles"]) == 3


def test_a_search_that_was_stopped_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Any) -> None:
    """What was found is not looked for again, in one file for all games; a game that failed is tried again."""
    asked: list[int] = []

    def noted(game_id: str, seed: int) -> Mined:
        asked.append(seed)
        return some(game_id, seed)

    monkeypatch.setattr(mining, "mined", noted)
    resume = str(tmp_path / "found")
    for games, looked_for in (("3", [1, 2, 3]), ("6", [4, 5, 6]), ("6", [5])):
        asked.clear()
        given = ["puzzles", "indy", "--into", str(tmp_path / "new"), "--resume", resume, "--games", games]
        monkeypatch.setattr(sys, "argv", given)
        assert command.main() == (5 in looked_for)
        assert asked == looked_for
    whole = written(WorksInProcesses(), tmp_path / "whole", [])
    assert (tmp_path / "new/indy.json").read_text() == whole[1]
    monkeypatch.setattr(command, "fingerprint", lambda: "other rules")
    assert command.main() == 2
    assert "rules differ" in capsys.readouterr().err


def test_what_could_not_be_looked_at_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    def tried(puzzle: Any) -> Tried:
        if puzzle == KEPT[0]:
            raise ValueError("no such view")
        return Tried(puzzle != KEPT[1], 0.25, 0.5, 1.0)

    monkeypatch.setattr("tests.puzzles.check.tried", tried)
    here, there = (checked(engine, "indy", KEPT[:3]) for engine in (WorksInProcesses(), LastFirst()))
    assert here == there
    assert [*table([here])][1:] == [
        f"not upheld: {KEPT[1].name}",
        f"not looked at: {KEPT[0].name}: ValueError: no such view",
        "| indy | 2 | 1 | 25% | 50% | 100% |",
    ]


@pytest.mark.parametrize("game_id", ["tribe", "tribal_duel", "five_tribes"])
def test_a_puzzle_begins_at_a_turns_start(game_id: str) -> None:
    """The first decision of a turn that is a choice: what was decided before in the same turn was none, and no move is under way."""
    states, _ = played(game_id, 2, 1)
    found = first_choices(states)
    assert found
    for number, state in found:
        before = number - 1
        while before >= 0 and states[before].current_player == state.current_player:
            assert before not in [at for at, _ in found]
            before -= 1
        kinds = {state.game.actions[move].kind for move in moves_of(state)}
        assert kinds - goes_on(game_id)
        assert len(state.legal_actions()) >= 3


def test_no_move_solves_more_than_three() -> None:
    alike = [KEPT[0]._replace(name=f"indy-1-{k}") for k in range(5)]
    other = KEPT[1]._replace(solutions=("pass",))
    assert various([*alike, other]) == [*alike[:3], other]
    assert various([*alike, other], 4) == [*alike[:4], other], "what is kept stays"

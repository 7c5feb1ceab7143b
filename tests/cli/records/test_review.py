"""`tribes review`."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Generator, Iterable
from pathlib import Path
from typing import Any

import pytest

from saves import Store
from tests.cli.helpers import Ran
from tests.seats.test_review import recorded
from tribes_tui.commands.tournament.engine import Failed, WorksInProcesses
from tribes_tui.seats import reviewing
from tribes_tui.seats.review import Reviewed
from tribes_tui.seats.reviewing import ReviewedStep, kept, look_at

Tribes = Callable[..., Ran]
QUICK = ("--jobs", "1", "--simulations", "8")


@pytest.fixture(autouse=True)
def _few_draws(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rules.bots.judging.luck.MANY", 8)


def test_a_game_is_reviewed_in_sentences_and_as_json(tribes: Tribes) -> None:
    name = recorded(Store()).name
    ran = tribes("review", name[:-2], *QUICK)
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.startswith("indy, reviewed for you: ")
    for part in (" most lastingly ", "Luck ", "Turning points:", "Every choice, in the order of the game:"):
        assert part in " ".join(ran.out.split())
    _, _, choices = ran.out.partition("Every choice")
    choices = " ".join(choices.split())
    head = re.search(r"(\d+) choices\.", ran.out)
    assert head is not None
    verdicts = re.findall(r"\d+\. (?:Best|As good as any|Unclear|Not the best|Costly|Played): ", choices)
    assert len(verdicts) == int(head[1]), "each with its verdict, in lines as on the screen"
    plain = json.loads(tribes("review", name, "--seat", "1", "--json", *QUICK).out)
    assert plain["seat"] == 1
    assert len(plain["chances"]) == len(Store().read(name).moves) + 1
    assert kept(Store(), Store().read(name), 0) is None  # another measure than the usual one is not kept


def test_a_review_is_opened_the_second_time(tribes: Tribes, monkeypatch: pytest.MonkeyPatch) -> None:
    recording = recorded(Store())
    monkeypatch.setitem(reviewing.SIMULATIONS, "indy", 8)
    first = tribes("review", recording.name, "--jobs", "1")
    again = tribes("review", recording.name, "--simulations", "4")  # another measure is thought anew
    assert (again.code, again.out != first.out) == (0, True)
    monkeypatch.setattr("tribes_tui.commands.replay.Reviewing", None)
    assert tribes("review", recording.name) == first


def test_a_review_that_was_stopped_is_gone_on_with(
    tribes: Tribes, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    name, file = recorded(Store()).name, tmp_path / "moves.jsonl"
    review = ("review", name, *QUICK, "--json", "--resume", str(file))
    whole = tribes(*review)
    first, *moves = file.read_text().splitlines(keepends=True)
    assert len(moves) == len(Store().read(name).moves)
    file.write_text("".join([first, *moves[3:], '{"mov']))  # three are missing, and the run was killed over one
    seen: list[int] = []

    def look_again(step: ReviewedStep) -> Reviewed:
        seen.append(step.number)
        return look_at(step)

    monkeypatch.setattr("tribes_tui.seats.reviewing.look_at", look_again)
    assert tribes(*review) == whole
    assert seen == [1, 2, 3]
    assert sorted(file.read_text().splitlines(keepends=True)[1:]) == sorted(moves)


class Elsewhere(WorksInProcesses):
    """A cluster as `--over` finds it, which says what it was asked for, and may lose its worker over one move."""

    def __init__(self, fails_at: int = 0) -> None:
        self.asked: list[int] = []
        self.fails_at = fails_at
        self.is_closed = False

    def play(self, task: Callable[[Any], Any], asked: Iterable[Any]) -> Generator[tuple[Any, Any], None, None]:
        for step in asked:
            self.asked.append(step.number)
            yield step, Failed("KilledWorker: 10.0.0.7") if step.number == self.fails_at else task(step)

    def close(self) -> None:
        self.is_closed = True


def test_a_review_on_a_cluster_is_gone_on_with_there(
    tribes: Tribes, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What the cluster has told is in the file when it fails; gone on with, it is asked for the others alone."""
    name, file = recorded(Store()).name, tmp_path / "moves.jsonl"
    count = len(Store().read(name).moves)
    review = ("review", name, "--simulations", "8", "--json")
    whole = tribes(*review, "--jobs", "1")
    engines = [Elsewhere(fails_at=6), Elsewhere()]
    addresses: list[str] = []

    def chosen_engine(address: str, jobs: int, say: Callable[[str], None]) -> Elsewhere:
        addresses.append(address)
        return engines[len(addresses) - 1]

    monkeypatch.setattr("tribes_tui.commands.replay.chosen_engine", chosen_engine)
    over = ("--over", "tcp://10.0.0.1:8786", "--resume", str(file))
    failed = tribes(*review, *over)
    assert (failed.code, failed.out) == (2, "")
    assert "move 6 couldn't be judged: KilledWorker: 10.0.0.7" in failed.err
    assert len(file.read_text().splitlines()) == 1 + 5
    assert tribes(*review, *over).out == whole.out
    assert [engine.asked for engine in engines] == [[*range(1, 7)], [*range(6, count + 1)]]
    assert addresses == ["tcp://10.0.0.1:8786"] * 2
    assert all(engine.is_closed for engine in engines)


def test_moves_of_another_review_are_refused(tribes: Tribes, tmp_path: Path) -> None:
    name, file = recorded(Store()).name, tmp_path / "moves.jsonl"
    assert tribes("review", name, *QUICK, "--resume", str(file)).code == 0
    other = tribes("review", name, *QUICK, "--seat", "1", "--resume", str(file))
    assert other.code == 2
    assert "results of something else: seat" in other.err
    file.write_text(file.read_text().splitlines()[0] + '\n{"move": [1, 2]}\n')
    broken = tribes("review", name, *QUICK, "--resume", str(file))
    assert (broken.code, broken.err.count("\n")) == (2, 1)
    assert "doesn't hold the moves of a review" in broken.err


@pytest.mark.parametrize(
    ("arguments", "told"), [(["--seat", "5"], "there are seats 0 to 1, not 5"), (["--seat", "x"], "is not a seat")]
)
def test_a_seat_that_is_not_there_is_said(tribes: Tribes, arguments: list[str], told: str) -> None:
    ran = tribes("review", recorded(Store()).name, *arguments)
    assert ran.code == 2
    assert told in ran.err


def test_only_games_that_are_over(tribes: Tribes) -> None:
    recording = recorded(Store())
    half = Store().branch(recording, 5)
    half.close()
    ran = tribes("review", half.name)
    assert ran.code == 2
    assert "this one is still going on" in ran.err

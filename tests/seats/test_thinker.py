"""The process in which bots think: answers, deadlines, cancelling, dying, idling."""

from __future__ import annotations

import errno
import os
import signal
import subprocess
import sys
import time
from concurrent.futures import CancelledError
from pathlib import Path

import pytest

from rules.bots.bot import Candidate
from tests.seats.helpers import BOOT, position, wait_until
from tribes_tui.seats.thinker import Thinker, ThinkerError
from tribes_tui.seats.worker import Worker, start_worker, view_from

SOON = 20.0


def alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    state = Path(f"/proc/{pid}/stat")
    return not state.exists() or state.read_text().rpartition(")")[2].split()[0] != "Z"


def test_it_answers_with_an_action_its_time_and_its_reasons(thinker: Thinker) -> None:
    answer = thinker.ask(position(), "first", 1, 0.25).result(SOON)
    legal = view_from(position()).legal_actions()
    assert answer.action == legal[0]
    assert 0 < answer.seconds < SOON
    assert answer.candidates == [Candidate(action, 250, 0.5, ahead=2.0) for action in legal]


def test_asking_does_not_wait_for_the_answer(thinker: Thinker) -> None:
    thinker.ask(position(), "first", 1).result(SOON)
    began = time.perf_counter()
    future = thinker.ask(position(), "sleepy", 1, 0.3)
    assert time.perf_counter() - began < 0.1
    assert not future.done()
    assert future.result(SOON).seconds >= 0.3


def test_the_worker_knows_no_screen_no_saves_no_truth_and_steps_back(thinker: Thinker) -> None:
    with pytest.raises(ThinkerError) as report:
        thinker.ask(position(), "spy", 1).result(SOON)
    assert "modules [], generator None, nice 1" in str(report.value)


def test_what_a_bot_prints_does_not_garble_its_answer(thinker: Thinker) -> None:
    assert thinker.ask(position(), "chatty", 1).result(SOON).action >= 0


def test_a_bot_that_fails_says_why_and_the_worker_lives_on(thinker: Thinker, troubles: list[str]) -> None:
    pid = thinker.pid
    with pytest.raises(ThinkerError, match="ZeroDivisionError: it divided by zero"):
        thinker.ask(position(), "broken", 1).result(SOON)
    assert thinker.ask(position(), "first", 1).result(SOON).action >= 0
    assert thinker.pid == pid
    assert troubles == []


def test_a_worker_killed_while_it_thinks_is_replaced_and_asked_again(thinker: Thinker, troubles: list[str]) -> None:
    thinker.ask(position(), "first", 1).result(SOON)
    pid = thinker.pid
    future = thinker.ask(position(), "sleepy", 1, 1.0)
    time.sleep(0.2)
    os.kill(pid, signal.SIGKILL)
    assert future.result(SOON).action >= 0
    assert thinker.pid != pid
    wait_until(lambda: len(troubles) == 1)
    assert troubles == ["the bots' process ended unexpectedly (status -9); another one was started"]


def test_a_worker_killed_while_idle_is_replaced_too(thinker: Thinker, troubles: list[str]) -> None:
    thinker.ask(position(), "first", 1).result(SOON)
    os.kill(thinker.pid, signal.SIGKILL)
    wait_until(lambda: len(troubles) == 1)
    assert thinker.ask(position(), "first", 1).result(SOON).action >= 0


def test_a_bot_that_kills_its_worker_once_is_asked_again(
    thinker: Thinker, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    mark = tmp_path / "mark"
    monkeypatch.setenv("TRIBES_TEST_MARK", str(mark))
    thinker.cancel()
    os.kill(thinker.pid, signal.SIGKILL)  # the next one is started with the new environment
    wait_until(lambda: alive(thinker.pid))
    assert thinker.ask(position(), "dies_once", 1).result(SOON).action >= 0
    assert mark.exists()


def test_a_bot_that_always_kills_its_worker_is_given_up(thinker: Thinker, troubles: list[str]) -> None:
    with pytest.raises(ThinkerError, match="ends every time it is asked this"):
        thinker.ask(position(), "deadly", 1).result(SOON)
    assert len(troubles) == 3
    assert thinker.ask(position(), "first", 1).result(SOON).action >= 0


def test_a_stuck_worker_is_stopped_after_its_time(thinker: Thinker, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tribes_tui.seats.thinker.GRACE", 0.1)
    with pytest.raises(ThinkerError):
        thinker.ask(position(), "stuck", 1, 0.1).result(SOON)


def test_cancel_is_at_once_whatever_the_bot_does(thinker: Thinker, troubles: list[str]) -> None:
    thinker.ask(position(), "first", 1).result(SOON)
    pid = thinker.pid
    future = thinker.ask(position(), "stuck", 1)
    time.sleep(0.1)
    began = time.perf_counter()
    thinker.cancel()
    assert time.perf_counter() - began < 0.5
    with pytest.raises(CancelledError):
        future.result(0)
    assert not alive(pid)
    assert thinker.ask(position(), "first", 1).result(SOON).action >= 0
    assert troubles == []


def test_cancelling_nothing_keeps_the_worker_warm(thinker: Thinker) -> None:
    pid = thinker.pid
    thinker.cancel()
    assert thinker.pid == pid


def test_closing_ends_the_worker_and_what_it_thought_about(thinker: Thinker) -> None:
    future = thinker.ask(position(), "stuck", 1)
    thinker.close()
    assert future.cancelled()
    assert not alive(thinker.pid)
    with pytest.raises(ThinkerError):
        thinker.ask(position(), "first", 1)
    thinker.close()


def test_several_questions_are_answered_each_to_its_own(thinker: Thinker) -> None:
    futures = [thinker.ask(position(seed), "first", seed) for seed in range(5)]
    answers = [future.result(SOON).action for future in futures]
    assert answers == [view_from(position(seed)).legal_actions()[0] for seed in range(5)]


def test_a_future_cancelled_alone_harms_nobody(thinker: Thinker) -> None:
    dropped = thinker.ask(position(), "sleepy", 1, 0.1)
    kept = thinker.ask(position(), "first", 1)
    assert dropped.cancel()
    assert kept.result(SOON).action >= 0


def test_the_worker_ends_with_its_parent_even_in_mid_thought() -> None:
    program = (
        "import os, sys; from functools import partial; from tests.seats.helpers import BOOT, position;"
        "from tribes_tui.seats.worker import start_worker; from tribes_tui.seats.thinker import Thinker;"
        "t = Thinker(None, partial(start_worker, BOOT)); t.ask(position(), 'first', 1).result(20);"
        "t.ask(position(), 'stuck', 1); print(t.pid, flush=True); os.kill(os.getpid(), 9)"
    )
    out = subprocess.run([sys.executable, "-c", program], stdout=subprocess.PIPE, text=True, check=False, timeout=60)
    wait_until(lambda: not alive(int(out.stdout)))


def test_an_idle_thinker_costs_nothing(thinker: Thinker) -> None:
    thinker.ask(position(), "first", 1).result(SOON)
    time.sleep(0.05)
    began = time.process_time()
    time.sleep(0.5)
    assert time.process_time() - began < 0.01


class Refusing:
    """Starts workers, but for those times when there is no room for one more process."""

    def __init__(self) -> None:
        self.is_full = False

    def __call__(self) -> Worker:
        if self.is_full:
            raise OSError(errno.EAGAIN, os.strerror(errno.EAGAIN))
        return start_worker(BOOT)


def test_without_room_for_a_process_questions_fail_and_the_next_tries_again(troubles: list[str]) -> None:
    start = Refusing()
    start.is_full = True
    with Thinker(troubles.append, start) as thinker:
        assert thinker.pid == 0
        with pytest.raises(ThinkerError, match="can't be started: the system has no room for it now"):
            thinker.ask(position(), "first", 1).result(SOON)
        thinker.cancel()
        start.is_full = False
        assert thinker.ask(position(), "first", 1).result(SOON).action >= 0
        start.is_full = True
        lost = thinker.ask(position(), "stuck", 1)
        os.kill(thinker.pid, signal.SIGKILL)
        with pytest.raises(ThinkerError, match="can't be started: the system has no room for it now"):
            lost.result(SOON)
        wait_until(lambda: len(troubles) == 1)
        assert "no other can be started" in troubles[0]
        start.is_full = False
        assert thinker.ask(position(), "first", 1).result(SOON).action >= 0

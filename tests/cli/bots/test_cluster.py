"""An arena on a Dask cluster: the same results as in one process, whatever happens to its workers."""

from __future__ import annotations

import json
import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from rules.bots.bot import Budget
from rules.bots.matches.arena import Match, play_deal
from tests.cli.helpers import ROOT, command, run
from tests.dataset.kinds import Kind
from tests.dataset.playing import played
from tribes_tui.commands.tournament.cluster import Cluster
from tribes_tui.commands.tournament.engine import Failed, WorksInProcesses
from tribes_tui.errors import Mendable

pytestmark = [pytest.mark.peers, pytest.mark.soak]

MATCH = ("arena", "indy", "--levels", "medium,easy", "--seed", "5")
PATIENCE = 120


@pytest.fixture(autouse=True)
def _with_dask() -> None:
    """Only where these tests run: Dask is loaded for a quarter of a second, by every process that collects tests."""
    pytest.importorskip("distributed", reason="needs the extra `cluster` (Dask)")


@pytest.fixture
def cluster() -> Iterator[Any]:
    """Two workers of one thread, on loopback; each has a process that starts it anew when it dies, however often."""
    import dask
    import distributed

    patient = dask.config.set(
        {"distributed.deploy.lost-worker-timeout": "1 hour"}
    )  # else one that is away twice is given up
    with (
        patient,
        distributed.LocalCluster(
            n_workers=2, threads_per_worker=1, host="127.0.0.1", dashboard_address="127.0.0.1:0", silence_logs=50
        ) as made,
    ):
        yield made


def digest(text: str) -> str:
    return text.splitlines()[-1].removeprefix("digest ")


def alone(deals: int) -> str:
    return digest(run(*MATCH, "--deals", str(deals)).out)


def start(cluster: Any, deals: int, path: Path) -> subprocess.Popen[str]:
    arguments = (*MATCH, "--deals", str(deals), "--over", cluster.scheduler_address, "--resume", str(path))
    return subprocess.Popen(command(*arguments), stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, cwd=ROOT)


def until(done: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not done():
        assert time.monotonic() < end
        time.sleep(0.05)


def lines(path: Path) -> int:
    return path.read_bytes().count(b"\n") if path.exists() else 0


def pids(cluster: Any) -> list[int]:
    return [worker.pid for worker in cluster.workers.values() if worker.pid]


def test_our_own_cluster_gives_the_same_digest() -> None:
    ran = run(*MATCH, "--deals", "20", "--over", "local:2")
    assert (ran.code, digest(ran.out)) == (0, alone(20))


@pytest.mark.parametrize("kills", [1, 20])
def test_workers_that_are_killed_change_nothing(cluster: Any, tmp_path: Path, kills: int) -> None:
    path, deals = tmp_path / "results", 60 * kills + 40  # some forty of them are a batch
    arena = start(cluster, deals, path)
    for kill in range(kills):
        until(lambda kill=kill: lines(path) > 10 + 50 * kill)  # type: ignore[misc]
        until(lambda: bool(pids(cluster)))
        os.kill(pids(cluster)[0], signal.SIGKILL)
    out, err = arena.communicate(timeout=5 * PATIENCE)
    assert arena.returncode == 0, err
    assert digest(out) == alone(deals)


def test_an_arena_that_is_killed_is_gone_on_with(cluster: Any, tmp_path: Path) -> None:
    path = tmp_path / "results"
    arena = start(cluster, 80, path)
    until(lambda: lines(path) > 10)
    arena.kill()
    arena.communicate()
    kept = lines(path)
    assert kept < 81
    out, _ = start(cluster, 80, path).communicate(timeout=PATIENCE)
    assert digest(out) == alone(80)


def test_no_worker_is_said_and_waited_for(tmp_path: Path) -> None:
    import distributed

    with distributed.LocalCluster(
        n_workers=0, threads_per_worker=1, host="127.0.0.1", dashboard_address="127.0.0.1:0", silence_logs=50
    ) as cluster:
        arena = start(cluster, 4, tmp_path / "results")
        assert arena.stderr is not None
        assert "waiting for one" in arena.stderr.readline()
        cluster.scale(1)
        out, _ = arena.communicate(timeout=PATIENCE)
    assert digest(out) == alone(4)


def test_a_cluster_of_our_own_has_as_many_workers_as_asked_for() -> None:
    engine = Cluster("local:1", lambda text: None)
    try:
        assert len(list(engine.play(partial(play_deal, Match("indy", ("medium", "random"), {}, Budget())), [1]))) == 1
        assert engine.workers() == 1
        assert (
            len(dict(engine.play(partial(play_deal, Match("indy", ("easy", "random"), {}, Budget())), range(60)))) == 60
        )
        assert engine._size > 1, "short tasks go in batches"
    finally:
        engine.close()


@pytest.mark.parametrize("address", ["nowhere", "tcp://host", "tcp://host:x", "xx://host:1"])
def test_no_address_is_one_line(address: str) -> None:
    with pytest.raises(Mendable, match="not '" + address):
        Cluster(address, lambda text: None)


def test_nobody_there_is_one_line() -> None:
    ran = run(*MATCH, "--over", "tcp://127.0.0.1:1")
    assert (ran.code, ran.err.count("\n")) == (2, 1)
    assert "no scheduler answers at tcp://127.0.0.1:1" in ran.err


def test_a_worker_with_other_rules_is_refused(cluster: Any, tmp_path: Path) -> None:
    for name in ("rules", "saves", "tribes_tui"):
        shutil.copytree(ROOT / name, tmp_path / "other" / name)
    with (tmp_path / "other/rules/indy/game.py").open("a") as file:
        file.write("# another rule\n")
    program = "from distributed.cli.dask_worker import main; main()"
    worker = subprocess.Popen(
        [sys.executable, "-c", program, cluster.scheduler_address, "--no-nanny", "--no-dashboard", "--nthreads", "1"],
        cwd=tmp_path / "other",
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    try:
        until(lambda: len(cluster.scheduler_info["workers"]) == 3)
        out, err = start(cluster, 40, tmp_path / "results").communicate(timeout=PATIENCE)
    finally:
        worker.kill()
        worker.wait()
    assert err.count("has other rules") == 1
    assert digest(out) == alone(40)


class Deadly(int):
    """A deal that ends every process that plays it, but for the one that asked for it."""

    def __str__(self) -> str:
        if os.environ["TESTS_PROCESS"] != repr(os.getpid()):
            os._exit(9)
        return int.__repr__(self)


def test_a_deal_that_kills_its_workers_is_told_and_costs_no_other(monkeypatch: pytest.MonkeyPatch) -> None:
    import dask

    monkeypatch.setenv("TESTS_PROCESS", repr(os.getpid()))
    match = Match("indy", ("medium", "random"), {}, Budget())
    with dask.config.set({"distributed.scheduler.allowed-failures": 0}):  # as soon as a worker has died of it
        engine = Cluster("local:2", lambda text: None)
        try:
            outcomes = dict(engine.play(partial(play_deal, match), [1, Deadly(2), 3, 4, 5]))
        finally:
            engine.close()
    lost = outcomes.pop(2)
    assert isinstance(lost, Failed)
    assert lost.reason.startswith("KilledWorker")
    alone = dict(WorksInProcesses().play(partial(play_deal, match), [1, 3, 4, 5]))
    for deal, games in alone.items():
        assert [game.scores for game in outcomes[deal]] == [game.scores for game in games]


def test_simulated_games_are_the_same_there() -> None:
    games = ("simulate", "indy", "--games", "12", "--seats", "bot:medium,bot:easy,bot:random", "--seed", "3", "--json")
    there, here = run(*games, "--over", "local:2"), run(*games)
    assert there.code == 0, there.err
    assert json.loads(there.out)["rows"] == json.loads(here.out)["rows"]


def test_a_review_is_the_same_there(tmp_path: Path) -> None:
    record = tmp_path / "game.tribes"
    record.write_text(played(Kind("indy", "easy"), 0).record)
    review = ("review", str(record), "--seat", "0", "--simulations", "8", "--json")
    there, here = run(*review, "--over", "local:2"), run(*review)
    assert there.code == 0, there.err
    assert json.loads(there.out) == json.loads(here.out)


def test_a_review_that_was_killed_there_is_gone_on_with_there(cluster: Any, tmp_path: Path) -> None:
    """Once the command is killed, and once a worker: the review is the one from here."""
    record, moves = tmp_path / "game.tribes", tmp_path / "moves.jsonl"
    record.write_text(played(Kind("indy", "easy"), 0).record)
    review = ("review", str(record), "--seat", "0", "--simulations", "64", "--json")
    over = (*review, "--over", cluster.scheduler_address, "--resume", str(moves))
    for killed in ("command", "worker"):
        before = lines(moves)
        process = subprocess.Popen(command(*over), stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, cwd=ROOT)
        until(lambda before=before: lines(moves) > max(before, 1) + 2)
        os.kill(process.pid if killed == "command" else pids(cluster)[0], signal.SIGKILL)
        out, told = process.communicate(timeout=PATIENCE)
    assert process.returncode == 0, told
    assert before > 3, "the first run has left some"
    assert json.loads(out) == json.loads(run(*review).out)


def test_puzzles_are_the_same_there(tmp_path: Path) -> None:
    mining = (sys.executable, "-m", "tests.puzzles", "tribal_duel", "--games", "2", "--seed", "5")
    texts = []
    for name, where in (("here", ()), ("there", ("--over", "local:2"))):
        into = tmp_path / name
        arguments = (*mining, "--into", str(into), *where)
        ran = subprocess.run(arguments, capture_output=True, text=True, cwd=ROOT, timeout=5 * PATIENCE, check=False)
        assert ran.returncode == 0, ran.stderr
        texts.append((into / "tribal_duel.json").read_text())
    assert json.loads(texts[0])["puzzles"], "two empty files would say nothing"
    assert texts[0] == texts[1]

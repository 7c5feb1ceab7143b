"""kill -9 in the middle of moves at many tables: nothing that was acknowledged is lost."""

from __future__ import annotations

import os
import random
import subprocess
import sys
import threading
from hashlib import sha256
from pathlib import Path

import pytest

from saves import Store
from tests.server.hosts import ROOT
from tests.server.inside import log_of, make_host
from tribes_tui.server.host.table.hosted import TITLE
from tribes_tui.server.house import Host
from tribes_tui.server.words.said.table import host_is_back, sealed, unsealed

Acknowledged = dict[str, list[str]]


def killed_once(folder: Path, tables: int, seconds: float, seed: int, acknowledged: Acknowledged) -> int:
    """Let a host play for a while and kill it; what it acknowledged is added. How many moves that were."""
    command = [sys.executable, "-m", "tests.server.mover", str(folder), str(tables), str(seed)]
    process = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    timer: threading.Timer | None = None
    count = 0
    for line in process.stdout:
        if timer is None:
            timer = threading.Timer(seconds, process.kill)
            timer.start()
        if line.endswith("\n"):
            id, number, text = line.rstrip("\n").split(" ", 2)
            moves = acknowledged.setdefault(id, [])
            del moves[int(number) - 1 :]
            moves.append(text)
            count += 1
    process.wait()
    return count


def restored(folder: Path) -> Host:
    host = make_host(folder)
    host.restore()
    return host


def check(folder: Path, acknowledged: Acknowledged) -> None:
    """Every acknowledged move is there, and little that was not yet acknowledged."""
    store = Store(folder)
    names = {summary.title.removeprefix(TITLE): summary.name for summary in store.list()}
    for id, moves in acknowledged.items():
        there = [move.text for move in store.read(names[id]).moves]
        assert there[: len(moves)] == moves, id
        assert len(there) <= len(moves) + 6, "the move in progress, and what passes in silence after it"
    host = restored(folder)
    assert all(not hosted.trouble for hosted in host.tables.values())
    begun = {id: hosted.table.number for id, hosted in host.tables.items() if hosted.table is not None}
    assert all(begun[id] >= len(moves) for id, moves in acknowledged.items() if id in host.tables)
    host.close()
    for id in acknowledged:  # what the killed host had written is played on, and so are silent passes
        acknowledged[id] = [move.text for move in store.read(names[id]).moves]


async def kill_often(folder: Path, tables: int, times: int) -> None:
    acknowledged: Acknowledged = {}
    rng = random.Random(times)
    total = 0
    for seed in range(times):
        total += killed_once(folder, tables, rng.uniform(0.05, 0.6), seed, acknowledged)
        check(folder, acknowledged)
        for id in [id for id in acknowledged if len(acknowledged[id]) > 5000]:
            del acknowledged[id]
    assert total > times * 5


async def test_three_kills_at_ten_tables(tmp_path: Path) -> None:
    await kill_often(tmp_path, 10, 3)


@pytest.mark.soak
async def test_a_hundred_kills_at_ten_tables(tmp_path: Path) -> None:
    await kill_often(tmp_path, 10, 100)


async def test_a_table_whose_registry_was_not_written_is_found_by_its_record(tmp_path: Path) -> None:
    """Killed between the first line of the record and the registry's."""
    from tests.server.inside import laid, someone
    from tribes_tui.server.shared.files import read_json, write_json

    host = make_host(tmp_path)
    hosted = laid(host, "indy", someone(host, "Ada"), someone(host, "Bob"))
    host.close()
    plain = read_json(tmp_path / "tables.json")
    plain[0]["record"] = None
    write_json(tmp_path / "tables.json", plain)
    again = restored(tmp_path).tables[hosted.id]
    assert again.table is not None


async def test_a_damaged_record_leaves_the_other_tables_alone(tmp_path: Path) -> None:
    from tests.server.inside import laid, someone

    host = make_host(tmp_path)
    ada, bob = someone(host, "Ada"), someone(host, "Bob")
    first, second = laid(host, "indy", ada, bob), laid(host, "indy", ada, bob)
    name = first.table.name if first.table else ""
    host.close()
    path = next((tmp_path / "saves").glob(f"{name}*"))
    path.write_bytes(b"rubbish\n" + os.urandom(100))
    again = restored(tmp_path)
    assert again.tables[first.id].trouble
    assert again.tables[second.id].table is not None


async def test_after_a_kill_everybody_reads_that_nothing_is_lost_and_after_an_ordinary_stop_nothing(
    tmp_path: Path,
) -> None:
    from tests.server.inside import laid, someone

    killed_once(tmp_path, 2, 0.3, 1, {})
    host = restored(tmp_path)
    assert {
        host_is_back() in log_of(hosted) for hosted in host.tables.values() if hosted.table and not hosted.is_over
    } == {True}
    hosted = laid(host, "indy", someone(host, "Ada"), someone(host, "Bob"))
    host.close()
    assert host_is_back() not in log_of(restored(tmp_path).tables[hosted.id])


async def test_after_a_restart_the_deal_is_as_sealed_as_before_and_still_proved_in_the_end(tmp_path: Path) -> None:
    from tests.server.inside import laid, someone

    host = make_host(tmp_path)
    hosted = laid(host, "indy", someone(host, "Ada"), someone(host, "Bob"))
    deal = hosted.deal
    host.close()
    host = restored(tmp_path)
    hosted, table = host.tables[hosted.id], host.tables[hosted.id].table
    assert table is not None
    assert sealed(code=deal.commitment) in log_of(hosted)
    said = "".join(log_of(hosted))
    assert f"The deal is sealed: {deal.commitment}. With this code you can check" in said, "it says what it is for"
    assert deal.proof not in said
    while table.turn is not None:
        hosted.propose(table.turn, table.view(table.turn).legal_actions()[0], table.number)
    assert deal.proof in "".join(log_of(hosted))
    host.close()
    lines = "".join(log_of(restored(tmp_path).tables[hosted.id]))
    assert deal.commitment in lines
    assert unsealed(proof=deal.proof) in lines
    assert sha256(deal.proof.encode()).hexdigest().startswith(deal.commitment), "as that sentence says"

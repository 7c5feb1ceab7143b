"""How long a bystander's key waits while a round of a tournament begins: `python -m tests.bench.screen.round_begins [PEOPLE]`.

All sessions are in this process, which does nothing else; what is told is the processor's time that it took from the key to the frame: so long
one waits on a machine with nothing else to do, whatever this one does. Without SSH, and without the disk (`--folder` may be one in memory).
"""

from __future__ import annotations

import argparse
import asyncio
import tempfile
import time
from itertools import cycle
from pathlib import Path

from tests.server.guests import name_of
from tests.server.inside import Visitor, laid, make_host, someone
from tribes_tui.server.club.tournaments.course import SWISS, TournamentPlan
from tribes_tui.server.house import Host
from tribes_tui.server.session.memory import RubbishCollector
from tribes_tui.server.transport import fair_loop

PATIENCE = 600.0


async def comes(host: Host, number: int) -> Visitor:
    """Somebody comes to the tournament's page."""
    visitor = Visitor(host, someone(host, name_of(number)))
    await visitor.see("Rulebooks", PATIENCE)
    visitor.session.data_received(b"d", None)
    await visitor.see("Choose a tournament", PATIENCE)
    visitor.session.data_received(b"\x1b[B\r", None)
    await visitor.see("begins when", PATIENCE)
    return visitor


async def key_time(visitor: Visitor, key: bytes) -> float:
    """Seconds of the processor's from a key to the frame."""
    before, began = len(visitor.channel.sent), time.process_time()
    visitor.session.data_received(key, None)
    while len(visitor.channel.sent) == before:
        await asyncio.sleep(0.001)  # in between those who have something to do
    return time.process_time() - began


async def beat(host: Host, rubbish: RubbishCollector) -> None:
    """As a host that serves does once a second, as far as it touches this."""
    while True:
        await asyncio.sleep(1)
        host.tick()
        for visit in host.visits:
            visit.goes_first(visit.at is not None and visit.at.table is not None)
        rubbish.collect(0.0)


async def main(people: int, folder: Path) -> None:
    """Prints it."""
    host = make_host(folder, tables=people, sessions=2 * people)
    ada, bob = someone(host, "Ada"), someone(host, "Bob")
    hosted = laid(host, "indy", ada, bob)
    assert hosted.table is not None
    bystander = Visitor(host, (ada, bob)[hosted.table.turn or 0])
    await bystander.see("talk", PATIENCE)
    entered = [someone(host, name_of(number)) for number in range(people)]
    t = host.tournaments.make(entered[0], TournamentPlan("indy", 2, SWISS, "fast"))
    for person in entered:
        host.tournaments.enter(person, t.id)
    visitors = [await comes(host, number) for number in range(people)]
    rubbish, keys, times = RubbishCollector(), cycle((b"\x1b[C", b"\x1b[D")), list[float]()
    rubbish.start()
    beating = asyncio.create_task(beat(host, rubbish))
    await asyncio.sleep(3)
    alone = sorted([await key_time(bystander, next(keys)) for _ in range(50)])
    began = time.monotonic()
    await host.change(lambda: host.tournaments.begin(entered[0], t.id))
    while any(visitor.session.at is None for visitor in visitors):
        times.append(await key_time(bystander, next(keys)))
        await asyncio.sleep(0.02)
        assert time.monotonic() - began < PATIENCE
    times.sort()
    print(
        f"{people} people at tables after {time.monotonic() - began:.0f} s; a bystander's key, in processor time: alone {alone[25] * 1e3:.0f} ms;"
        f" meanwhile, of {len(times)}: median {times[len(times) // 2] * 1e3:.0f}, p99 {times[int(len(times) * 0.99)] * 1e3:.0f},"
        f" worst {times[-1] * 1e3:.0f} ms"
    )
    beating.cancel()
    for visitor in (bystander, *visitors):
        visitor.session.connection_lost(None)
    await asyncio.sleep(2)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("people", nargs="?", type=int, default=100)
    parser.add_argument("--folder", type=Path)
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as made:
        fair_loop.run(main(chosen.people, chosen.folder or Path(made)))

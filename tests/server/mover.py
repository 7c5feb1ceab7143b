"""A host that plays moves at many tables as fast as it can, telling each one once it is acknowledged."""

from __future__ import annotations

import asyncio
import random
import sys
from pathlib import Path

from tests.server.inside import make_host
from tribes_tui.server.host.table.plan import Plan

GAMES = ("indy", "tribal_duel", "five_tribes")


async def main(folder: Path, tables: int, seed: int) -> None:
    host = make_host(folder)
    host.restore()
    people = [host.people.by_key(f"SHA256:{name}", True) for name in ("Ada", "Bob")]
    for person, name in zip(people, ("Ada", "Bob"), strict=True):
        if not person.name:
            host.people.name(person, name)
    rng = random.Random(seed)
    while True:
        going = [hosted for hosted in host.tables.values() if not hosted.is_over]
        while len(going) < tables:
            host.limits = host.limits._replace(tables_per_person=1000, tables=1000)
            hosted = host.seating.open_table(people[0], Plan(GAMES[len(host.tables) % 3], ["", ""], {}))
            host.seating.join(hosted, people[1])
            going.append(hosted)
        hosted = rng.choice(going)
        table = hosted.table
        before = table.number
        hosted.propose(table.turn, rng.choice(table._state.legal_actions()), before)
        for number, played in enumerate(table._past.moves[before:], before + 1):
            print(hosted.id, number, played.text, flush=True)


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3])))

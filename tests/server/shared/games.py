"""Games in a database as one host, or several, have them."""

from __future__ import annotations

import asyncio
from uuid import UUID

import saves
from tribes_tui.play.seat import Seat
from tribes_tui.server.shared.postgresql import documents as rows
from tribes_tui.server.shared.postgresql.database import Database
from tribes_tui.server.shared.postgresql.documents import Ledger
from tribes_tui.server.shared.postgresql.records import DatabaseRecords, SharedGame

SEATS = [Seat("human", "", "Ada"), Seat("human", "", "Bob")]


async def new_game(database: Database, game_id: str = "indy", seed: int = 7) -> str:
    """The name of a record that is in the database."""
    records = DatabaseRecords(Ledger(database))
    name = records.begin(game_id, SEATS, {}, seed, "a game").name
    await database.run(lambda c: rows.begin(c, name, records.begun()[name], UUID(int=1)))
    return name


async def at(database: Database, name: str) -> SharedGame:
    """The game as one host has it."""
    ledger = Ledger(database)
    trouble: list[saves.SaveError] = []
    game = SharedGame(name, await ledger.read(name), ledger, trouble.append)
    game.begin()
    return game


async def settled(*games: SharedGame) -> None:
    """Until all have done what they were asked for, and know what the others did."""
    for game in games:
        while game._wanted:
            await asyncio.sleep(0.002)
    for game in games:
        await game.catch_up()
    for game in games:
        while game._wanted:
            await asyncio.sleep(0.002)

"""The records of the games that the tables of one host show, in a database."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from uuid import UUID, uuid4

import rules
from saves import Header, Recording, SaveError, Unwritable
from saves.errors import NoSuchRecord
from saves.header import CLOCKS
from saves.migrations import FORMAT
from saves.seal import sealed
from saves.text import written
from tribes_tui.play.clock import Clock
from tribes_tui.play.seat import Seat
from tribes_tui.play.table import Table
from tribes_tui.server.shared.postgresql.ledger import Ledger, RecordLine
from tribes_tui.server.shared.postgresql.shared_game import SharedGame
from tribes_tui.server.words.said import database as said


class DatabaseRecords:
    """As `Records`, of the games that tables of this host show."""

    def __init__(self, ledger: Ledger) -> None:
        self._ledger = ledger
        self._games: dict[str, SharedGame] = {}
        self._begun: dict[str, str] = {}
        self._broken: dict[str, SaveError] = {}
        self._failed: Callable[[str, SaveError], None] = lambda name, error: None

    def begin(
        self,
        game_id: str,
        seats: Sequence[Seat],
        options: Mapping[str, object],
        seed: int,
        title: str,
        clock: Clock | None = None,
    ) -> Table:
        """As `Records.begin`; the record is there when the change is."""
        game = rules.games[game_id]
        name = f"{game_id}-{uuid4().hex}"
        state = game.new_state(len(seats), seed, dict(options))
        fields = {
            "game": game_id,
            "rules": game.version,
            "players": len(seats),
            "options": dict(state.options),
            "seed": seed,
            "seats": [seat.plain() for seat in seats],
            "title": title,
            "created": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime()),
            "by": "tribes",
        }
        if clock is not None:
            fields |= {"needs": [CLOCKS], "clock": clock.plain()}
        line = sealed(b"", written(Header.of(fields).fields(FORMAT.schema))).decode().rstrip("\n")
        self._begun[name] = line
        return self._lay(name, [RecordLine(0, line, UUID(int=0))])

    def resume(self, name: str) -> Table:
        """As `Records.resume`; it has been fetched."""
        if name in self._broken:
            raise self._broken[name]
        if name not in self._games:
            raise NoSuchRecord(said.no_record(name=name))
        return self._games[name].table

    def named(self, title: str) -> str | None:
        """As `Records.named`: a record never comes without its table."""
        return None

    def read(self, name: str) -> Recording:
        """As `Records.read`."""
        if name not in self._games:
            raise NoSuchRecord(said.no_record(name=name))
        return self._games[name].recording()

    def on_failure(self, failed: Callable[[str, SaveError], None]) -> None:
        """As `Records.on_failure`: the record in the database is not the one that was followed."""
        self._failed = failed

    # ---- For the database ---------------------------------------------------------------------

    async def fetch(self, name: str) -> None:
        """Have the game of a record here."""
        self._let_go()
        if name in self._games:
            return
        rows = await self._ledger.read(name)
        self._broken.pop(name, None)
        try:
            if not rows:
                raise NoSuchRecord(said.no_record(name=name))
            self._lay(name, rows)
        except SaveError as error:
            self._broken[name] = error
        except ValueError as error:
            self._broken[name] = Unwritable(said.record_damaged(name=name, why=str(error)))

    def begun(self) -> dict[str, str]:
        """The first lines of the games that were begun in this change."""
        begun, self._begun = self._begun, {}
        return begun

    def settle(self, begun: Mapping[str, str]) -> None:
        """Those games are in the database now: what was wanted there meanwhile can be added."""
        for name in begun:
            if name in self._games:
                self._games[name].begin()

    def _let_go(self) -> None:
        """Games whose tables were closed need not be followed."""
        for name in [name for name, game in self._games.items() if game.table.is_closed]:
            self.drop(name)

    def drop(self, name: str) -> None:
        """A game is not followed any more."""
        game = self._games.pop(name, None)
        if game is not None:
            game.close()

    def notice(self, name: str, number: int) -> None:
        """A record has a line of that number now."""
        if name in self._games:
            self._games[name].notice(number)

    async def catch_up(self) -> None:
        """Read on in every record."""
        self._let_go()
        for game in [*self._games.values()]:
            game.look()

    def close(self) -> None:
        """Follow nothing any more."""
        for name in [*self._games]:
            self.drop(name)

    def _lay(self, name: str, rows: Sequence[RecordLine]) -> Table:
        game = SharedGame(name, rows, self._ledger, lambda error: self._failed(name, error))
        self._games[name] = game
        if rows[0].intent.int:
            game.begin()
        return game.table

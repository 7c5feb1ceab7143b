"""The records of the games that the tables of one host show, in a database."""

import asyncio
import time
from collections import deque
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import groupby
from uuid import UUID, uuid4

import rules
from rules import RulesError
from saves import Entry, Header, Recording, SaveError, Unwritable, parse
from saves.errors import Damaged, NoSuchRecord
from saves.format.entries import read_entry, write_entry
from saves.format.header import CLOCKS
from saves.format.seal import seal, seal_of, sealed, split
from saves.format.text import written
from saves.migrations import FORMAT
from tribes_tui.play.clock import Clock
from tribes_tui.play.replica import Change, DraftJournal, Replica
from tribes_tui.play.table import Seat, Table, TableError
from tribes_tui.server.shared.postgresql.database import OwnTasks
from tribes_tui.server.shared.postgresql.documents import Ledger, RecordEnd, RecordLine, place_after
from tribes_tui.server.words.said import database as said

# ---- One game that many hosts play --------------------------------------------------------------
#
# What the record has is followed, what is wanted here is added to it.


class SharedGame:
    """A `Replica`, and the way between it and the record. `fail` is told when the two can't be brought together."""

    def __init__(
        self, name: str, rows: Sequence[RecordLine], ledger: Ledger, fail: Callable[[SaveError], None]
    ) -> None:
        """From the record's first lines on. Raises a `SaveError` when they can't be played."""
        self.name = name
        self.lines: list[str] = []
        self._ledger = ledger
        self._fail = fail
        self._wanted: deque[Change] = deque()
        self._lock = asyncio.Lock()
        self._tasks = OwnTasks()
        self._place = RecordEnd(-1, "")
        self._is_begun = False
        self._checked(rows[0])
        self.table = Replica(name, self.recording().header, rows[0].age)
        self.table.submit = self.submit
        self._take_in(rows[1:])

    @property
    def number(self) -> int:
        """The number of the last line that is known here."""
        return self._place.number

    def recording(self) -> Recording:
        """The record as far as it is known here."""
        return parse("".join(f"{line}\n" for line in self.lines).encode(), self.name)

    def submit(self, change: Change) -> None:
        """Try a change on a draft, and add what it writes; as often as another host was faster, until it is refused."""
        self._wanted.append(change)
        if self._is_begun and len(self._wanted) == 1:
            self._tasks.start(self._work())

    def begin(self) -> None:
        """The record is in the database: now something can be added to it."""
        self._is_begun = True
        if self._wanted:
            self._tasks.start(self._work())

    def notice(self, number: int) -> None:
        """The record has a line of that number now."""
        if number > self.number:
            self._tasks.start(self._catch_up_alone(number))

    def look(self) -> None:
        """Others may have added something of which nothing was told."""
        self._tasks.start(self._catch_up_alone(None))

    async def catch_up(self) -> None:
        """Read what others have added."""
        async with self._lock:
            self._take_in(await self._ledger.read(self.name, self.number))

    def close(self) -> None:
        """Nothing more is followed or added. What was acknowledged is in the record."""
        self.table.close()
        self._tasks.cancel()

    # ---- Inside -------------------------------------------------------------------------------

    async def _catch_up_alone(self, number: int | None) -> None:
        try:
            async with self._lock:
                if number is None or number > self.number:  # else it was we who added it
                    self._take_in(await self._ledger.read(self.name, self.number))
        except SaveError as error:
            self._fail(error)

    async def _work(self) -> None:
        while self._wanted:
            try:
                async with self._lock:
                    await self._carry_out(self._wanted[0])
            except SaveError as error:
                self._fail(error)
            finally:
                self._wanted.popleft()

    async def _carry_out(self, change: Change) -> None:
        intent = uuid4()
        while not self.table.is_closed:
            entries = self._tried(change)
            if not entries:
                return
            lines = list(self._sealed(entries))
            if added := await self._ledger.add(self.name, self._place, lines, intent):
                self._take_in(added)
                return
            rows = await self._ledger.read(self.name, self.number)
            if not rows:
                raise Damaged(said.record_shorter(name=self.name), self.number)
            self._take_in(rows)

    def _tried(self, change: Change) -> list[Entry]:
        """What a change writes as the game stands now; nothing when it is refused."""
        journal = DraftJournal()
        draft = self.table.draft(journal)
        try:
            self.table.on_draft(draft)
            change(draft)
        except (TableError, RulesError):
            return []
        return journal.entries

    def _sealed(self, entries: Sequence[Entry]) -> Iterator[str]:
        before = self._place.seal.encode()
        for entry in entries:
            line = sealed(before, write_entry(entry))
            before = seal_of(line)
            yield line.decode().rstrip("\n")

    def _take_in(self, rows: Sequence[RecordLine]) -> None:
        """Follow lines, those of one change together."""
        for _, change in groupby(rows, key=lambda row: row.intent):
            lines = list(change)
            self.table.take_in([read_entry(self._checked(row)) for row in lines], lines[-1].age)

    def _checked(self, row: RecordLine) -> str:
        """The body of the next line. Raises `Damaged`."""
        body, digits = split(row.line.encode())
        if row.number != self.number + 1 or seal(self._place.seal.encode(), body) != digits:
            raise Damaged(said.record_broken(name=self.name, line=row.number + 1), row.number)
        self._place = place_after(row)
        self.lines.append(row.line)
        return body.decode()


# ---- All of them --------------------------------------------------------------------------------


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

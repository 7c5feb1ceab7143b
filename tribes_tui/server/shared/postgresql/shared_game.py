"""One game that many hosts play: what the record has is followed, what is wanted here is added to it."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from itertools import groupby
from uuid import uuid4

from rules import RulesError
from saves import Entry, Recording, SaveError, parse
from saves.entries import read_entry, write_entry
from saves.errors import Damaged
from saves.seal import seal, seal_of, sealed, split
from tribes_tui.play.replica import Change, DraftJournal, Replica
from tribes_tui.play.seat import TableError
from tribes_tui.server.shared.postgresql.ledger import Ledger, RecordEnd, RecordLine, place_after
from tribes_tui.server.shared.postgresql.tasks import OwnTasks
from tribes_tui.server.words.said import database as said


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
        journal = DraftJournal(self.table.number)
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

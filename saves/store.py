"""All records of a person: making, opening, reading, listing; renaming, copying and deleting even what is broken."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from saves.errors import Damaged, Locked, NoSuchRecord, SaveError, Unwritable, no_record
from saves.files.disk import Disk, Handle, Info
from saves.files.disks import this_disk
from saves.format.entries import Title
from saves.format.header import CLOCKS, HINTS, Header
from saves.format.recording import Recording, compose
from saves.format.text import clean
from saves.journal import LineFile
from saves.migrations import FORMAT, Format
from saves.place import home, located
from saves.reader import parse
from saves.record import CLOSED, Record, how_left
from saves.shelf import SUFFIX, Shelf
from saves.summary import Summary, fields_of, read, remembered

if TYPE_CHECKING:
    from saves.following import Following

LEFT_BEHIND = 3600.0
"""Seconds after which a file that was being written has been left behind by a program that is gone."""

COPIED = "copy"
"""The title of a copy of a game that has none."""
NOTES = "notes"
"""The kind of what a person wrote themselves: it can't be worked out again."""


class Store:
    """The records under `root` (default `home()`), in its folder `saves`.

    `saves/damaged` keeps what had to be set aside, `saves/older` records as they were before they were
    brought to a new schema, `saves/index` what is remembered of each, `saves/beside` what was worked out of it or noted on
    it. `by` names the program in the records. Raises `Unwritable` when there is no home.
    """

    def __init__(
        self,
        root: Path | None = None,
        *,
        disk: Disk | None = None,
        format: Format = FORMAT,
        by: str = "tribes",
        clock: Callable[[], float] = time.time,
    ) -> None:
        self.folder = (home() if root is None else located(root)) / "saves"
        self._shelf = Shelf(disk or this_disk(), self.folder, format)
        self._by = by
        self._clock = clock

    # ---- Playing ------------------------------------------------------------------------------

    def create(
        self,
        game_id: str,
        version: int,
        players: int,
        options: Mapping[str, Any],
        seed: int,
        seats: Sequence[Mapping[str, Any]],
        title: str = "",
        clock: Mapping[str, Any] | None = None,
        tells_hints: bool = False,
        stage: str | None = None,
    ) -> Record:
        """A new record, on the disk when it returns. `clock`: how much time people have (plain JSON), None for no clocks; `tells_hints`:
        whoever plays writes down each hint that is asked for; `stage`: the name of the journey's stage that is begun, "" for a game that is none,
        None where that is not told.

        The title is kept as `saves.format.text.clean` makes it. `ValueError` when the arguments make no header.
        `Unwritable` when it could not be saved: the error's `record` is the new record all the same, which tries
        again with every entry.
        """
        fields = {
            "game": game_id,
            "rules": version,
            "players": players,
            "options": dict(options),
            "seed": seed,
            "seats": [dict(seat) for seat in seats],
            "title": title,
        }
        needs = [*[CLOCKS] * (clock is not None), *[HINTS] * tells_hints]
        if needs:
            fields["needs"] = needs
        if clock is not None:
            fields["clock"] = dict(clock)
        if stage is not None:
            fields["stage"] = stage
        return self._begin(self._compose(fields, []))

    def branch(self, recording: Recording, to: int, seats: Sequence[Mapping[str, Any]] | None = None) -> Record:
        """A new game that begins with the first `to` moves of `recording`, with those who sat there then, or other `seats`.

        Raises as `create` does, and `ValueError` when there are not so many moves.
        """
        cut = recording.cut(to)
        fields = cut.header.fields(self._schema)
        fields["seats"] = [dict(seat) for seat in (recording.seats_at(to) if seats is None else seats)]
        fields["needs"] = [need for need in cut.header.needs if need != CLOCKS]  # who plays on has all the time
        fields.pop("clock", None)
        fields["from"] = {"record": recording.name, "move": to}
        return self._begin(self._compose(fields, cut.entries))

    def open(self, name: str) -> Record:
        """The record `name`, to be played on; nobody else can open it until it is closed.

        An older schema is brought to today's, the old file kept. Raises `NoSuchRecord`, `NotARecord`, `TooLarge`,
        `TooNew`, `Damaged`, `Shortened`, `Locked`, `Unreadable`, `Unwritable`; the file is untouched then.
        """
        return self._open(name, salvage=False)

    def repair(self, name: str) -> Record:
        """The good part of a damaged or shortened record, opened to be played on; the file as it was is set aside.

        Raises as `open` does, when nothing can be saved of it.
        """
        return self._open(name, salvage=True)

    def adopt(self, record: Record) -> Record:
        """The same record, saved here too and opened: for going on elsewhere when its own disk fails.

        Close the other one then. Raises `Unwritable`.
        """
        recording = parse(b"".join(record.lines), record.name, self._shelf.format)
        return self._begin(recording, self._shelf.free(record.name))

    # ---- Looking ------------------------------------------------------------------------------

    def read(self, name_or_path: str | Path) -> Recording:
        """A record, to be looked at; it may be open elsewhere, or lie anywhere. Nothing is locked or changed.

        Raises as `open` does; on damage the error's `good` is the part that could be read.
        """
        if isinstance(name_or_path, str) and self._shelf.has(name_or_path):
            return self._shelf.read(name_or_path)
        try:
            return self._shelf.read_file(located(Path(name_or_path)))
        except NoSuchRecord:
            raise no_record(name_or_path) from None

    def follow(self, name: str) -> Following:
        """A record to be looked at while somebody else plays it. Raises as `read` does."""
        from saves.following import Following

        return Following(self._shelf, name)

    def list(self, anew: bool = False) -> list[Summary]:
        """All records, newest first; those that cannot be opened too, with the problem. Raises `Unreadable`.

        `anew`: every record is read again, whatever is remembered of it, and what was found is remembered instead.
        """
        found = (self._summary(name, not anew) for name in self._shelf.names())
        summaries = [summary for summary in found if summary is not None]
        return sorted(summaries, key=lambda summary: (summary.when, summary.name), reverse=True)

    def newest_unfinished(self) -> Summary | None:
        """The game to continue, if there is one."""
        return next((one for one in self.list() if one.is_begun and not one.finished and one.problem is None), None)

    def is_played(self, name: str) -> bool:
        """Whether somebody has the record open for playing at this moment."""
        try:
            file = self._shelf.disk.open(self._shelf.path(name))
        except (OSError, SaveError):
            return False
        try:
            return not self._shelf.disk.lock(file)
        finally:
            self._shelf.close(file)

    # ---- What was worked out of a record ------------------------------------------------------

    def beside(self, name: str, kind: str) -> dict[str, Any]:
        """What `keep_beside` kept of that kind beside the record `name`; empty when nothing is, or nothing sound."""
        return self._shelf.beside.read(name, kind) if self._shelf.has(name) else {}

    def keep_beside(self, name: str, kind: str, fields: Mapping[str, Any]) -> bool:
        """Keep what was worked out of a record, to be had at once the next time, or a person's notes on it; whether that could be done.

        It goes when the record is deleted; only notes go along with a copy. A record that lies elsewhere has nothing beside it.
        """
        return self._shelf.has(name) and self._shelf.beside.write(name, kind, dict(fields))

    # ---- Tidying ------------------------------------------------------------------------------

    def rename(self, name: str, title: str) -> None:
        """Call a record `title`; it stays as old as it was. One that cannot be opened is only listed so.

        Raises `Locked`, `Unwritable`.
        """
        try:
            before = self._shelf.written(name)
            record = self.open(name)
            try:
                record.rename(title)
            finally:
                record.close(record.left or CLOSED)
            self._shelf.date(name, before)
        except (Locked, NoSuchRecord, Unwritable):
            raise
        except SaveError:
            self._shelf.index.update(name, {"label": clean(title)})

    def copy(self, name: str) -> str:
        """Copy a record, open elsewhere or broken as it may be; returns the copy's name.

        Raises `Unwritable`, or `TooLarge` and `NotARecord` for what is not even a file of a record's size.
        """
        try:
            recording = self._shelf.read(name)
        except NoSuchRecord:
            raise
        except SaveError:
            copy = self._shelf.unused(f"copy-{self._stamp()}")
            self._shelf.write_file(self._shelf.path(copy), self._shelf.content(name))
            return copy
        entries = [*recording.entries, Title(clean(f"{recording.title} (copy)") if recording.title else COPIED)]
        with self._begin(compose(recording.header, entries, self._schema)) as record:
            if notes := self.beside(name, NOTES):
                self.keep_beside(record.name, NOTES, notes)
            return record.name

    def add(self, path: Path) -> str:
        """Take a record from any file, one that was mailed or saved elsewhere; returns its name here.

        Raises as `read` does, and `Unwritable`.
        """
        recording = self._shelf.read_file(located(path))
        with self._begin(recording, self._shelf.free(recording.name)) as record:
            return record.name

    def delete(self, name: str) -> None:
        """Delete a record, broken as it may be. Raises `Locked` when it is being played, `Unwritable`."""
        try:
            file = self._shelf.open_locked(name)
        except (Locked, NoSuchRecord):
            raise
        except SaveError:
            self._shelf.remove(name)
            return
        try:
            self._shelf.remove(name)
        finally:
            self._shelf.close(file)

    # ---- Insides ------------------------------------------------------------------------------

    @property
    def _schema(self) -> int:
        return self._shelf.format.schema

    def _stamp(self, form: str = "%Y%m%d-%H%M%S") -> str:
        return time.strftime(form, time.gmtime(self._clock()))

    def _compose(self, fields: dict[str, Any], entries: Sequence[Any]) -> Recording:
        """A recording that begins now."""
        now = {"created": self._stamp("%Y-%m-%dT%H:%M:%SZ"), "by": self._by}
        return compose(Header.of({**fields, **now}), entries, self._schema)

    def _begin(self, recording: Recording, name: str = "") -> Record:
        self._shelf.sweep(self._clock() - LEFT_BEHIND)
        name = name or self._shelf.unused(f"{recording.header.game}-{self._stamp()}")
        journal = LineFile(self._shelf.disk, self._shelf.path(name), [*recording.lines])
        record = Record(name, recording, journal, self._shelf.index.entry(name))
        record.flush()
        return record

    def _open(self, name: str, *, salvage: bool) -> Record:
        file = self._shelf.open_locked(name)
        known = self._shelf.index.read(name)
        try:
            recording, aside = self._good_part(file, name) if salvage else self._whole(file, name)
            if aside:
                self._set_aside(name, aside)
        except BaseException:
            self._shelf.close(file)
            raise
        journal = LineFile.opened(self._shelf.disk, self._shelf.path(name), file, recording)
        if aside:
            self._replace(journal)
        record = Record(name, recording, journal, self._shelf.index.entry(name), known)
        record.remember()
        return record

    def _whole(self, file: Handle, name: str) -> tuple[Recording, str]:
        """The recording, and the name under which to keep the file as it is ("": it can be written on)."""
        recording = self._shelf.read_open(file, name)
        is_old = recording.file_schema != self._schema
        return recording, f"older/{name}.v{recording.file_schema}" if is_old else ""

    def _good_part(self, file: Handle, name: str) -> tuple[Recording, str]:
        try:
            return self._whole(file, name)
        except Damaged as error:
            if error.good is None:
                raise
            return error.good, self._shelf.unused(f"damaged/{name}-{self._stamp()}")

    def _set_aside(self, name: str, aside: str) -> None:
        """Copy the file, and forget how long it was: what takes its place may be shorter."""
        content = self._shelf.content(name)
        self._shelf.write_file(self.folder / f"{aside}{SUFFIX}", content)
        self._shelf.index.remove(name)

    def _replace(self, journal: LineFile) -> None:
        journal.distrust()
        try:
            journal.flush()
        except BaseException:
            journal.close()
            raise

    def _summary(self, name: str, is_trusted: bool) -> Summary | None:
        """Of one record; without trust in what is remembered it is read, and remembered, anew."""
        path = self._shelf.path(name)
        try:
            info = self._shelf.disk.info_at(path)
        except OSError:
            return None
        known = self._shelf.index.read(name)
        summary = remembered(name, path, info, known) if is_trusted else None
        if summary is None:
            summary = self._read_summary(name, path, info, known, is_kept=not is_trusted)
        return summary if summary.finished else summary._replace(left=how_left(known))

    def _read_summary(self, name: str, path: Path, info: Info, known: Mapping[str, Any], is_kept: bool) -> Summary:
        try:
            recording = self._shelf.read(name)
            if is_kept:
                found = {"bytes": info.size, "mtime": info.mtime_ns, "lines": recording.line_count}
                self._shelf.index.update(name, {**found, **fields_of(recording)})
            return read(name, path, info, recording, None, None)
        except SaveError as error:
            return read(name, path, info, error.good, str(error), known.get("label"))

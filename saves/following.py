"""Looking on while somebody else plays: a record is read on as it grows, and never locked or changed."""

from __future__ import annotations

from saves.errors import SaveError
from saves.format.entries import Entry, Undo, read_entry
from saves.format.recording import Recording
from saves.format.seal import read_chain, seal_of
from saves.shelf import Shelf


class Following:
    """The record `name`, as far as it has been read: `course` grows with every `look`, or is another one after it."""

    def __init__(self, shelf: Shelf, name: str) -> None:
        """Read the record as it is now. Raises what `Store.read` raises."""
        self.name = name
        self._shelf = shelf
        self._seen: object = None
        self.course = self._read()

    def look(self) -> int | None:
        """Read on. None: there was nothing new; else up to how many moves all is as it was before.

        Raises as `Store.read` does, when the record is gone or damaged; what was read stays.
        """
        if self._stamp() == self._seen:
            return None
        # The stamp is taken before the bytes: what is written in between is read again by the next look.
        seen, data = self._stamp(), self._shelf.content(self.name)
        added = self._added(data)
        if added is None:
            self.course = self._read()
            return 0
        self._seen = seen
        # `kept` is to how few moves any of the new entries went back.
        kept, before = len(self.course.moves), len(self.course.entries)
        for line, entry in added:
            if isinstance(entry, Undo):
                kept = min(kept, entry.number)
            self.course._add(entry)
            self.course.lines.append(line)
            self.course.size += len(line)
        return kept if len(self.course.entries) > before else None

    def _added(self, data: bytes) -> list[tuple[bytes, Entry]] | None:
        """The lines after those we know, without one that is not whole yet; None when it is another record now."""
        known = self.course.lines[-1]
        size = self.course.size
        is_older = self.course.file_schema != self.course.schema
        if is_older or self.course.open_end or data[size - len(known) : size] != known:
            return None
        chain = read_chain(data[size:], seal_of(known))
        if chain.fault:
            return None
        whole = chain.lines[:-1] if chain.open_end else chain.lines
        try:
            bodies = [line.rpartition(b" #")[0].decode() for line in whole]
            return [(line, read_entry(body)) for line, body in zip(whole, bodies, strict=True)]
        except ValueError:
            return None

    def _read(self) -> Recording:
        self._seen = self._stamp()
        return self._shelf.read(self.name)

    def _stamp(self) -> object:
        """What changes whenever the file does."""
        try:
            info = self._shelf.disk.info_at(self._shelf.path(self.name))
        except (OSError, SaveError):
            return None
        return info.size, info.mtime_ns, info.id

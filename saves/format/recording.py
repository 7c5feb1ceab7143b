"""A record as it was read: the whole course of a game, to be looked at, replayed, copied, played on from."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from saves.format.course import Course
from saves.format.entries import Check, Entry, read_entry, write_entry
from saves.format.header import HINTS, Header
from saves.format.seal import sealed_all
from saves.format.text import written


class Recording(Course):
    """A course with its sealed `lines`; `path` says where it was read, if anywhere.

    What was found there: `file_schema`, which may be older than that of the lines; `line_count` sound lines,
    whole ones in the first `size` bytes; `open_end`, whether the last of them lacks its newline; `torn`,
    whether an unfinished line, never acknowledged, follows them.
    """

    def __init__(self, header: Header, entries: Sequence[Entry], lines: list[bytes], schema: int) -> None:
        """Take a header, the entries after it, and all their sealed lines.

        Raises `ValueError` when the entries do not follow from one another.
        """
        super().__init__(header, schema)
        self.lines = lines
        self.path: Path | None = None
        self.file_schema = schema
        self.line_count = len(lines)
        self.size = 0
        self.open_end = False
        self.torn = False
        for entry in entries:
            self._add(entry)

    def text(self) -> str:
        """The record as a text that may be saved, mailed and read back."""
        return b"".join(self.lines).decode()

    def cut(self, number: int) -> Recording:
        """A recording of the first `number` moves of this one, with their checks and without the branches.

        Those who sit there now sit there from the start. `ValueError` when there are not so many moves.
        """
        return prefix(self, number)


def prefix(course: Course, number: int) -> Recording:
    """A recording of the first `number` moves of any course, as `Recording.cut` makes it of its own."""
    if not 0 <= number <= len(course.moves):
        raise ValueError(f"there are {len(course.moves)} moves, not {number}")
    needs = [need for need in course.header.needs if need != HINTS]  # what goes with the branches was more than moves
    fields = {**course.header.fields(course.schema), "seats": course.seats, "title": course.title, "needs": needs}
    entries: list[Entry] = []
    for count in range(number + 1):
        if count:
            entries.append(course.moves[count - 1])
        if count in course.checks:
            entries.append(Check(count, course.checks[count]))
    recording = compose(Header.of(fields), entries, course.schema)
    recording.name = course.name
    return recording


def compose(header: Header, entries: Sequence[Entry], schema: int) -> Recording:
    """The recording that these make, sealed. `ValueError` when they do not fit together."""
    bodies = [written(header.fields(schema)), *map(write_entry, entries)]
    return Recording(header, entries, sealed_all(bodies), schema)


def recompose(bodies: Sequence[str], header: Header, schema: int) -> Recording:
    """The recording of these bodies, sealed anew. `ValueError` when they do not fit together."""
    return Recording(header, [read_entry(body) for body in bodies[1:]], sealed_all(bodies), schema)

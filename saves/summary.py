"""What a list of records shows of each, from the index where it can be trusted, else from the record itself."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, NamedTuple

from saves.course import Course
from saves.disk import Info


class Summary(NamedTuple):
    """One record in a list.

    `when` it was last written; `seats` who sits there now; `result` what the last line says of a finished game
    (`scores`, `ranking`, `end`); `problem` the one line that says why it cannot be opened, else None (what could
    be read of it is shown all the same); `left` how an unfinished one was left, as `Record.left` says, unless somebody has it open.
    """

    name: str
    title: str
    game: str
    seats: list[dict[str, Any]]
    moves: int
    finished: bool
    created: str
    when: datetime
    path: Path
    problem: str | None
    seed: int = 0
    result: Mapping[str, Any] | None = None
    left: str = ""

    @property
    def is_begun(self) -> bool:
        """Whether there is anything to keep: a move, an end, or what can't be read. A game without a move is none yet."""
        return bool(self.moves) or self.finished or self.problem is not None


def fields_of(course: Course) -> dict[str, Any]:
    """What is remembered of a game for lists: plain JSON."""
    return {
        "title": course.title,
        "game": course.header.game,
        "created": course.header.created,
        "seats": course.seats,
        "moves": len(course.moves),
        "finished": course.finished,
        "seed": course.header.seed,
        "result": course.result,
    }


def remembered(name: str, path: Path, info: Info, known: Mapping[str, Any]) -> Summary | None:
    """The summary that the index gives, if the file is still as it was when that was written."""
    if (known.get("bytes"), known.get("mtime")) != (info.size, info.mtime_ns) or "result" not in known:
        return None
    return _summary(name, path, info, known, None)


def read(name: str, path: Path, info: Info, course: Course | None, problem: str | None, label: object) -> Summary:
    """The summary of a record that was read as far as it could be; `label` is its title when it has none."""
    fields = {} if course is None else fields_of(course)
    if isinstance(label, str):
        fields["title"] = label
    return _summary(name, path, info, fields, problem)


def _summary(name: str, path: Path, info: Info, fields: Mapping[str, Any], problem: str | None) -> Summary:
    seats, seed, result = fields.get("seats"), fields.get("seed"), fields.get("result")
    return Summary(
        name=name,
        title=str(fields.get("title", "")),
        game=str(fields.get("game", "")),
        seats=seats if isinstance(seats, list) else [],
        moves=int(fields.get("moves", 0)),
        finished=bool(fields.get("finished")),
        created=str(fields.get("created", "")),
        when=datetime.fromtimestamp(info.mtime_ns / 1e9, UTC),
        path=path,
        problem=problem,
        seed=seed if isinstance(seed, int) else 0,
        result=result if isinstance(result, dict) else None,
    )

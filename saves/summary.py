"""What a list of records shows of each, from the index where it can be trusted, else from the record itself."""

from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final, NamedTuple

from saves.files.disk import Info
from saves.format.course import ASIDES, Course
from saves.format.header import checked_result, checked_seat


class Summary(NamedTuple):
    """One record in a list.

    `when` it was last written; `seats` who sits there now; `result` what the last line says of a finished game
    (`scores`, `ranking`, `end`); `problem` the one line that says why it cannot be opened, else None (what could
    be read of it is shown all the same); `untouched`: nobody has moved who is a person, where people sit; `left` how an unfinished one was left, as `Record.left` says, unless somebody has it open;
    `asides` what the game had besides its moves (`saves.format.course.ASIDES`), in alphabetical order; `stage` the name of the journey's stage as
    which it was begun, "" if as none, None where the record doesn't tell.
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
    untouched: bool = False
    options: Mapping[str, Any] = MappingProxyType({})
    asides: Sequence[str] = ()
    stage: str | None = None

    @property
    def is_begun(self) -> bool:
        """Whether there is anything to keep, or it can't be read. A game in which no person has moved is none yet."""
        return not self.untouched or self.problem is not None


KINDS: Final[dict[str, tuple[type, ...]]] = {
    "title": (str,),
    "game": (str,),
    "created": (str,),
    "seats": (list,),
    "moves": (int,),
    "finished": (bool,),
    "seed": (int,),
    "result": (dict, type(None)),
    "untouched": (bool,),
    "options": (dict,),
    "asides": (list,),
    "stage": (str, type(None)),
}
"""What stands in `fields_of`."""


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
        "untouched": course.is_untouched,
        "options": dict(course.header.options),
        "asides": sorted(course.asides),
        "stage": stage if isinstance(stage := course.header.more.get("stage"), str) else None,
    }


def remembered(name: str, path: Path, info: Info, known: Mapping[str, Any]) -> Summary | None:
    """The summary that the index gives, if the file is still as it was when that was written."""
    if (known.get("bytes"), known.get("mtime")) != (info.size, info.mtime_ns) or not _is_sound(known):
        return None
    return _summary(name, path, info, known, None)


def _is_sound(known: Mapping[str, Any]) -> bool:
    """Whether what is remembered is what `fields_of` gives of some game, kind by kind."""
    if any(name not in known or type(known[name]) not in kinds for name, kinds in KINDS.items()):
        return False
    if any(aside not in ASIDES for aside in known["asides"]):
        return False
    seats, result = known["seats"], known["result"]
    try:
        for seat in seats:
            checked_seat(dict(seat))
        if result is not None:
            checked_result(result, len(seats))
    except (TypeError, ValueError):
        return False
    return known["finished"] is (result is not None)


def read(name: str, path: Path, info: Info, course: Course | None, problem: str | None, label: object) -> Summary:
    """The summary of a record that was read as far as it could be; `label` is its title when it has none."""
    fields = {} if course is None else fields_of(course)
    if isinstance(label, str):
        fields["title"] = label
    return _summary(name, path, info, fields, problem)


def _summary(name: str, path: Path, info: Info, fields: Mapping[str, Any], problem: str | None) -> Summary:
    return Summary(
        name=name,
        title=fields.get("title", ""),
        game=fields.get("game", ""),
        seats=fields.get("seats", []),
        moves=fields.get("moves", 0),
        finished=fields.get("finished", False),
        created=fields.get("created", ""),
        when=datetime.fromtimestamp(info.mtime_ns / 1e9, UTC),
        path=path,
        problem=problem,
        seed=fields.get("seed", 0),
        result=fields.get("result"),
        untouched=fields.get("untouched", True),
        options=fields.get("options", {}),
        asides=fields.get("asides", ()),
        stage=fields.get("stage"),
    )

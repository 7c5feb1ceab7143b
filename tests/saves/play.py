"""Playing the toy game into a record, for the tests."""

from __future__ import annotations

from typing import Any

from saves import Record, Store
from tests.saves.toy import moves

SEATS: list[dict[str, Any]] = [{"kind": "human", "name": "Ada"}, {"kind": "bot", "level": "easy"}]


def new(store: Store, seed: int = 1, heap: int = 40, title: str = "") -> Record:
    """A new game of two."""
    return store.create("pebbles", 1, 2, {"heap": heap}, seed, SEATS, title)


def play(record: Record, count: int, checks: int = 5) -> list[tuple[int, str]]:
    """The first moves of the game of the record's seed, a check every so often; what was played."""
    seed, heap = record.header.seed, record.header.options["heap"]
    played = moves(count, seed, record.header.players, heap)
    for number, (seat, text, state) in enumerate(played, 1):
        record.append(number, seat, text)
        if number % checks == 0:
            record.check(number, state.key())
    if played[-1][2].is_terminal:
        record.finish({"scores": [*played[-1][2].scores()]})
    return [(seat, text) for seat, text, _ in played]


def steps(course: Any) -> list[tuple[int, str]]:
    """The moves of a record or recording, without numbers."""
    return [(move.seat, move.text) for move in course.moves]

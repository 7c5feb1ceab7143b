"""The loader: `for row, positions in games("build/dataset", game="indy", split="train"): ...`. Needs `tribes-tui` installed."""

from __future__ import annotations

import csv
import tarfile
from collections.abc import Iterator
from pathlib import Path

import rules
import saves


def games(folder: str | Path, **wanted: str) -> Iterator[tuple[dict[str, str], saves.Recording]]:
    """The games whose row of the index has these values: the row, and the record."""
    with (Path(folder) / "index.csv").open(newline="") as index:
        rows = [row for row in csv.DictReader(index) if all(row[name] == value for name, value in wanted.items())]
    for game in sorted({row["game"] for row in rows}):
        with tarfile.open(Path(folder) / "records" / f"{game}.tar") as tar:
            for row in rows:
                found = tar.extractfile(row["record"]) if row["game"] == game else None
                if found is not None:
                    yield row, saves.parse(found.read(), row["record"])


def positions(record: saves.Recording) -> Iterator[tuple[rules.State, int, int]]:
    """Each position of a game, who decides there, and the action that was chosen; `state.view(seat)` is what they saw."""
    head = record.header
    state = rules.games[head.game].new_state(head.players, head.seed, head.options)
    for move in record.moves:
        action = state.read(move.text)
        yield state, move.seat, action
        state.apply(action)

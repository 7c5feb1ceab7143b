"""The folder of the data set: records in a tar for each game, index, figures, card, sums. The same bytes every time."""

from __future__ import annotations

import csv
import io
import shutil
import tarfile
from collections.abc import Iterable, Sequence
from hashlib import sha256
from itertools import groupby
from pathlib import Path
from typing import Any

from tests.dataset import load
from tests.dataset.card import card
from tests.dataset.figures import figures
from tests.dataset.playing import Game
from tests.dataset.plots import picture


def write(folder: Path, games: Iterable[Game]) -> str:
    """Write the data set, and its digest: the sha256 of SHA256SUMS. Whatever lay in the folder before is gone."""
    shutil.rmtree(folder, ignore_errors=True)
    (folder / "records").mkdir(parents=True)
    rows = _write_records(folder / "records", games)
    (folder / "index.csv").write_text(_index(rows), newline="\n")
    found = [*figures(rows)]
    plots = {
        "moves": picture("Moves of a game: 5 %, median, 95 %", found, lambda one: one.moves, logarithmic=True),
        "scores": picture("Points of a seat: 5 %, median, 95 %", found, lambda one: one.scores),
        "first-seat": picture(
            "First places of the first seat beside an equal share, with a 95 % interval",
            found,
            lambda one: one.first_seat,
            mark=1,
        ),
    }
    for name, text in plots.items():
        (folder / f"{name}.svg").write_text(text, newline="\n")
    shutil.copyfile(Path(load.__file__), folder / "load.py")
    (folder / "README.md").write_text(card(rows, found, _sizes(folder)), newline="\n")
    return _sums(folder)


def _write_records(folder: Path, games: Iterable[Game]) -> list[dict[str, Any]]:
    """A tar a game; the games come in its order."""
    rows: list[dict[str, Any]] = []
    for name, group in groupby(games, lambda game: game.row["game"]):
        with tarfile.open(folder / f"{name}.tar", "w", format=tarfile.USTAR_FORMAT) as tar:
            for game in group:
                data = game.record.encode()
                member = tarfile.TarInfo(game.row["record"])
                member.size = len(data)
                tar.addfile(member, io.BytesIO(data))
                rows.append(game.row)
    return rows


def _index(rows: Sequence[dict[str, Any]]) -> str:
    text = io.StringIO()
    writer = csv.DictWriter(text, [*rows[0]], lineterminator="\n")
    writer.writeheader()
    writer.writerows(rows)
    return text.getvalue()


def _sizes(folder: Path) -> dict[str, int]:
    """Game -> bytes of its records."""
    return {path.stem: path.stat().st_size for path in sorted((folder / "records").glob("*.tar"))}


def _sums(folder: Path) -> str:
    paths = sorted(path for path in folder.rglob("*") if path.is_file())
    lines = [f"{sha256(path.read_bytes()).hexdigest()}  {path.relative_to(folder).as_posix()}\n" for path in paths]
    (folder / "SHA256SUMS").write_text("".join(lines), newline="\n")
    return sha256("".join(lines).encode()).hexdigest()

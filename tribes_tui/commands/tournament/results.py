"""The results of an arena, by deal: in a JSON-lines file that any run may go on with, and as a digest.

The first line says what is played (`Header`), each other one is a deal with its games. Lines are only appended; a torn
last one, of a run that was killed, is cut off.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterable, Mapping, Sequence
from hashlib import blake2b
from pathlib import Path
from types import TracebackType
from typing import Any, NamedTuple, Self

from rules.bots.arena import Match, Played
from rules.bots.bot import Budget
from rules.bots.fingerprint import fingerprint
from tribes_tui.errors import Mendable

FORMAT = "tribes-arena-1"

Deals = dict[int, list[Played]]
"""Deal (its seed) -> its games, one a seating."""


class Header(NamedTuple):
    """What a file's deals are of: the match, the first seed, and the rules and bots that play."""

    match: Match
    seed: int
    rules: str

    def line(self) -> dict[str, Any]:
        """The header as it is written."""
        match = self.match
        return {
            "format": FORMAT,
            "game": match.game,
            "levels": list(match.levels),
            "options": dict(match.options),
            "milliseconds": match.budget.milliseconds,
            "simulations": match.budget.simulations,
            "seed": self.seed,
            "rules": self.rules,
        }


def header(match: Match, seed: int) -> Header:
    """The header of a run by these rules."""
    return Header(match, seed, fingerprint())


def read(path: Path) -> tuple[Header, Deals]:
    """A file's header and deals, without a torn last line. Raises `Mendable`."""
    try:
        lines = path.read_bytes().split(b"\n")[:-1]
    except OSError as error:
        raise Mendable(f"{path} cannot be read: {error.strerror}") from None
    try:
        first, *rows = [json.loads(line) for line in lines]
        if first["format"] != FORMAT:
            raise ValueError
        match = Match(
            first["game"], tuple(first["levels"]), first["options"], Budget(first["milliseconds"], first["simulations"])
        )
        found = Header(match, first["seed"], first["rules"])
        return found, {row["deal"]: [_played(row["deal"], game) for game in row["games"]] for row in rows}
    except (ValueError, KeyError, TypeError):
        raise Mendable(f"{path} does not hold the results of an arena") from None


def _played(deal: int, game: Mapping[str, Any]) -> Played:
    columns = (tuple(game[name]) for name in ("seats", "ranking", "scores", "seconds", "decisions"))
    return Played(deal, *columns)


def row(deal: int, games: Sequence[Played]) -> dict[str, Any]:
    """A deal as it is written."""
    return {"deal": deal, "games": [{**game._asdict(), "deal": deal} for game in games]}


def merged(paths: Iterable[Path]) -> tuple[Header, Deals]:
    """All deals of several files of one match. Raises `Mendable` when they are of another, or contradict each other."""
    whole: Header | None = None
    deals: Deals = {}
    for path in paths:
        found, more = read(path)
        whole = whole or found
        check_same(path, found, whole)
        for deal, games in more.items():
            if deal in deals and digest({deal: games}) != digest({deal: deals[deal]}):
                raise Mendable(f"{path}: deal {deal} went otherwise than in the files before")
            deals.setdefault(deal, games)
    assert whole is not None
    return whole, deals


def check_same(path: Path, found: Header, wanted: Header) -> None:
    """Raise `Mendable` when a file is of another match than is wanted, with what differs."""
    differing = [name for name, value in found.line().items() if value != wanted.line()[name]]
    if differing:
        raise Mendable(f"{path} is of another match: {', '.join(differing)} differ")


def digest(deals: Deals) -> str:
    """Stands for all results, by deal, without the times: 32 hexadecimal digits, however and wherever they were played."""
    seen = blake2b(digest_size=16)
    for deal in sorted(deals):
        games = [(game.seats, game.ranking, game.scores, game.decisions) for game in deals[deal]]
        seen.update(json.dumps([deal, games]).encode() + b"\n")
    return seen.hexdigest()


class Keeper:
    """Keeps deals as they come: in memory, and at the end of a file where there is one, on the disk before it goes on."""

    def __init__(self, path: Path | None, wanted: Header) -> None:
        """Open the file, or begin it. Raises `Mendable` for one that is of another match, or cannot be written."""
        self.deals: Deals = {}
        self._file: int | None = None
        if path is None:
            return
        if path.exists() and path.stat().st_size:
            found, self.deals = read(path)
            check_same(path, found, wanted)
        try:
            self._file = os.open(path, os.O_RDWR | os.O_CREAT | os.O_APPEND, 0o644)
        except OSError as error:
            raise Mendable(f"{path} cannot be written: {error.strerror}") from None
        whole = path.read_bytes().rfind(b"\n") + 1
        os.ftruncate(self._file, whole)
        if not whole:
            self._append(wanted.line())

    def add(self, deal: int, games: list[Played]) -> None:
        """Keep a deal."""
        self.deals[deal] = games
        if self._file is not None:
            self._append(row(deal, games))

    def _append(self, line: Mapping[str, Any]) -> None:
        assert self._file is not None
        os.write(self._file, (json.dumps(line) + "\n").encode())
        os.fsync(self._file)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        if self._file is not None:
            os.close(self._file)
            self._file = None

"""Results that outlast the run that made them: a file of JSON lines, with which any run may go on.

The first line says what the results are of, each other one is a result. Lines are only appended; a torn last one, of a run
that was killed, is cut off.
"""

import json
import os
from collections.abc import Iterable, Mapping
from hashlib import blake2b
from pathlib import Path
from types import TracebackType
from typing import Any, NamedTuple, Self, TypeGuard

from rules.bots.bot import Budget
from rules.bots.fingerprint import fingerprint
from rules.bots.matches.arena import Match, PlayedGame
from tribes_tui.errors import Mendable, mending, why
from tribes_tui.words.said import commands as said

Line = dict[str, Any]


def read_lines(path: Path) -> tuple[Line, list[Line]]:
    """A file's first line, and its results. Raises `Mendable`."""
    with mending(OSError, lambda error: said.cant_read(file=str(path), why=why(error))):
        lines = path.read_bytes().split(b"\n")[:-1]
    with mending(ValueError, lambda _: said.holds_no_results(file=str(path))):
        first, *rows = [json.loads(line) for line in lines]
        if not all(isinstance(line, dict) and line for line in (first, *rows)):
            raise ValueError
    return first, rows


def is_begun(path: Path | None) -> TypeGuard[Path]:
    """Whether there is something to go on with."""
    return path is not None and path.exists() and path.stat().st_size > 0


def seed_of(path: Path | None) -> int | None:
    """The seed with which the results of a file began; None where there is no file yet."""
    found = read_lines(path)[0].get("seed") if is_begun(path) else None
    return found if isinstance(found, int) else None


def check_same(path: Path, found: Mapping[str, Any], wanted: Mapping[str, Any]) -> None:
    """Raise `Mendable` when a file's results are of something else than is wanted, with what differs."""
    differing = [name for name in {**wanted, **found} if found.get(name) != wanted.get(name)]
    if differing:
        raise Mendable(said.holds_others(file=str(path), what=", ".join(differing)))


class Kept:
    """Results as they come: in memory, and at the end of a file where there is one, on the disk before it goes on."""

    def __init__(self, path: Path | None, first: Mapping[str, Any]) -> None:
        """Open the file, or begin it. Raises `Mendable` for one of something else, or that cannot be written."""
        self.rows: list[Line] = []
        self._file: int | None = None
        if path is None:
            return
        if is_begun(path):
            found, self.rows = read_lines(path)
            check_same(path, found, first)
        with mending(OSError, lambda error: said.cant_write(file=str(path), why=why(error))):
            self._file = os.open(path, os.O_RDWR | os.O_CREAT | os.O_APPEND, 0o644)
        whole = path.read_bytes().rfind(b"\n") + 1
        os.ftruncate(self._file, whole)
        if not whole:
            self._append(first)

    def add(self, row: Line) -> None:
        """Keep a result."""
        self.rows.append(row)
        if self._file is not None:
            self._append(row)

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


# ---- The results of an arena, by deal ------------------------------------------------------------------


FORMAT = "tribes-arena-1"

Deals = dict[int, list[PlayedGame]]
"""Deal (its seed) -> its games, one a seating."""


class RunHeader(NamedTuple):
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


def header(match: Match, seed: int) -> RunHeader:
    """The header of a run by these rules."""
    return RunHeader(match, seed, fingerprint())


def read(path: Path) -> tuple[RunHeader, Deals]:
    """A file's header and deals. Raises `Mendable`."""
    first, rows = read_lines(path)
    with mending((ValueError, KeyError, TypeError), lambda _: said.holds_no_results(file=str(path))):
        if first["format"] != FORMAT:
            raise ValueError
        budget = Budget(first["milliseconds"], first["simulations"])
        match = Match(first["game"], tuple(first["levels"]), first["options"], budget)
        return RunHeader(match, first["seed"], first["rules"]), _deals(rows)


def _deals(rows: Iterable[Mapping[str, Any]]) -> Deals:
    return {row["deal"]: [played_from(game) for game in row["games"]] for row in rows}


def played_from(game: Mapping[str, Any]) -> PlayedGame:
    """A game as it was written."""
    columns = (tuple(game[name]) for name in ("seats", "ranking", "scores", "seconds", "decisions"))
    return PlayedGame(game["deal"], *columns)


def merged(paths: Iterable[Path]) -> tuple[RunHeader, Deals]:
    """All deals of several files of one match. Raises `Mendable` when they are of another, or contradict each other."""
    whole: RunHeader | None = None
    deals: Deals = {}
    for path in paths:
        found, more = read(path)
        whole = whole or found
        check_same(path, found.line(), whole.line())
        for deal, games in more.items():
            if deal in deals and digest({deal: games}) != digest({deal: deals[deal]}):
                raise Mendable(said.arena_otherwise(file=str(path), deal=deal))
            deals.setdefault(deal, games)
    assert whole is not None
    return whole, deals


def digest(deals: Deals) -> str:
    """Stands for all results, by deal, without the times: 32 hexadecimal digits, however and wherever they were played."""
    seen = blake2b(digest_size=16)
    for deal in sorted(deals):
        games = [(game.seats, game.ranking, game.scores, game.decisions) for game in deals[deal]]
        seen.update(json.dumps([deal, games]).encode() + b"\n")
    return seen.hexdigest()


class Keeper(Kept):
    """Keeps deals as they come, in memory and in a file where there is one."""

    def __init__(self, path: Path | None, wanted: RunHeader) -> None:
        """Open the file, or begin it. Raises `Mendable` for one that is of another match, or cannot be written."""
        if is_begun(path):
            read(path)
        super().__init__(path, wanted.line())
        self.deals: Deals = _deals(self.rows)

    def add_deal(self, deal: int, games: list[PlayedGame]) -> None:
        """Keep a deal."""
        self.deals[deal] = games
        self.add({"deal": deal, "games": [{**game._asdict(), "deal": deal} for game in games]})

"""`python -m rules.check GAME`: the battery on an installed game, for every number of players and every value of every option, and
what its package gives to those who play it; what fails is said in words.

The exit code is 0 when all of it holds, 1 when something fails, 2 when there is no such game.
"""

from __future__ import annotations

import argparse
import sys
import traceback
from collections.abc import Iterator, Mapping, Sequence
from importlib import import_module
from typing import Any, NamedTuple, cast

from rules import BadOption, Option, State, UnknownGame, games
from rules.check.battery import CHECKS, AnyGame, Check
from rules.core.option import Value, written

GAMES = 3


def main(arguments: Sequence[str] | None = None) -> int:
    """Check the game that is named."""
    parser = argparse.ArgumentParser("python -m rules.check", description="Whether a game keeps the contract.")
    parser.add_argument("game", metavar="GAME", help="its id, such as indy")
    parser.add_argument(
        "--games",
        type=int,
        default=GAMES,
        metavar="N",
        help=f"so many random games a check, with the usual options ({GAMES})",
    )
    chosen = parser.parse_args(arguments)
    if not __debug__:
        sys.stderr.write("python -O leaves out what is to be checked: run it without -O\n")
        return 2
    try:
        game = games[chosen.game]
    except UnknownGame as error:
        sys.stderr.write(f"{error}\n")
        return 2
    cases = [*_cases(game, chosen.games)]
    failed = [check for check in CHECKS if not _holds(check, cases)]
    sys.stdout.write(f"{game.title}: {len(CHECKS) - len(failed)} of {len(CHECKS)} hold\n")
    troubles = _rooms(game.id)
    sys.stdout.writelines(f"FAILS  {trouble}\n" for trouble in troubles)
    return 1 if failed or troubles else 0


def _rooms(game_id: str) -> list[str]:
    """What is wrong with what its package says and shows, for games of other packages: the client knows, if it is there."""
    try:
        trying = import_module("tribes_tui.app.trying")
    except ImportError:
        return []
    found: list[str] = trying.try_rooms(game_id)
    return found


class Case(NamedTuple):
    """A random game: of so many players, from a seed, with these options besides the usual ones."""

    game: AnyGame
    players: int
    seed: int
    options: Mapping[str, Value]

    def __str__(self) -> str:
        chosen = "".join(f", {name}={written(value)}" for name, value in self.options.items())
        return f"{self.players} players, seed {self.seed}{chosen}"


class WithOptions:
    """A game that begins with other options than the usual ones; else the game itself."""

    def __init__(self, game: AnyGame, options: Mapping[str, Value]) -> None:
        self._game, self._options = game, options

    def __getattr__(self, name: str) -> Any:
        return getattr(self._game, name)

    def new_state(self, players: int | None = None, seed: int = 0) -> State:
        """With these options."""
        return cast("State", self._game.new_state(players, seed, self._options))


def _cases(game: AnyGame, number: int) -> Iterator[Case]:
    """So many games for every number of players, then one with each other value of each option."""
    for players in game.players:
        for seed in range(number):
            yield Case(game, players, seed, {})
    for option in game.options:
        for value in option.choices:
            if value != option.default:
                yield _with(game, option, value)


def _with(game: AnyGame, option: Option, value: Value) -> Case:
    """A game with that value and with what it needs to matter, of the fewest players who can have it."""
    name, needed = option.needs or ("", None)
    options = {option.name: value}
    other = next((one for one in game.options if one.name == name), None)
    if other is not None:
        options[name] = next(one for one in other.choices if one) if needed is None else needed
    least = int(needed or 0) if name == "players" else 0
    may = [players for players in game.players if players >= least and _begins(game, players, options)]
    return Case(cast("AnyGame", WithOptions(game, options)), (may or [game.players[0]])[0], 0, options)


def _begins(game: AnyGame, players: int, options: Mapping[str, Value]) -> bool:
    try:
        game.new_state(players, 0, options)
    except BadOption:
        return False
    except Exception:  # the checks will tell
        return True
    return True


def _holds(check: Check, cases: Sequence[Case]) -> bool:
    promise = " ".join((check.__doc__ or "").split("\n\n")[0].split())
    for case in cases:
        try:
            check(case.game, case.players, case.seed)
        except Exception as error:  # a game that is being written may do anything
            sys.stdout.write(f"FAILS  {promise}\n       {case}: {_why(error)}\n")
            return False
    sys.stdout.write(f"holds  {promise}\n")
    return True


def _why(error: Exception) -> str:
    """What was raised, and where in the game or in the check."""
    last = traceback.extract_tb(error.__traceback__)[-1]
    told = str(error).partition("\n")[0] or last.line or ""
    return f"{type(error).__name__}: {told} ({last.filename}, line {last.lineno})"


if __name__ == "__main__":
    sys.exit(main())

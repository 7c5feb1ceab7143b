"""Who plays on a leaderboard: pinned baselines, and bots from elsewhere as a file names them.

    [[bot]]
    name = "mine"
    program = "python my_bot.py"        # told and answering JSON lines
    games = ["indy"]                    # only these; all if left out

    [[bot]]
    name = "searcher"
    open_spiel = "my_bots:searcher"     # searcher(game, player, seed) -> a bot of OpenSpiel's

    [[bot]]
    name = "learnt"
    policy = "my_bots:policy"           # policy(game id) -> a function of PettingZoo's observation that gives an action

A contestant gets views of its seat only; a bot of OpenSpiel's gets a state that is drawn from them.
"""

from __future__ import annotations

import importlib
import sys
import tomllib
from collections.abc import Callable, Mapping, Sequence
from os import SEEK_END
from pathlib import Path
from tempfile import TemporaryFile
from typing import Any, NamedTuple, Protocol

import rules
from rules import Rng, State
from rules.bots.pinned import Pinned
from rules.core.rng import seeded
from tribes_tui.errors import Mendable
from tribes_tui.seats.lines import decision
from tribes_tui.seats.program import LIMIT, Program, ProgramError

LONGEST_WORDS = 200
"""Bytes of what a program wrote last that are told."""

KINDS = ("program", "open_spiel", "policy")


class Unplayed(RuntimeError):
    """A bot gave no legal action; the text says why."""


class Player(Protocol):
    """A contestant in one seat of one game."""

    def choose(self, view: State, number: int) -> int:
        """The action in `view`, after `number` decisions. Raises `Unplayed`."""

    def saw(self, action: int) -> None:
        """A decision was taken by whomever."""

    def leave(self) -> None:
        """The game is over."""


class Contestant(NamedTuple):
    """Who takes part: a name, the games it plays, and how it sits down: at a game, number of players, seat, seed."""

    name: str
    games: tuple[str, ...]
    sit: Callable[[str, int, int, int], Player]


# ---- From a file --------------------------------------------------------------------------------------


def read(path: Path, games: Sequence[str]) -> list[Contestant]:
    """The bots that a file names, each with those of the games that it plays. Raises `Mendable`."""
    try:
        found = tomllib.loads(path.read_text(encoding="utf-8")).get("bot", [])
    except (OSError, UnicodeDecodeError) as error:
        raise Mendable(f"{path} can't be read: {error}") from None
    except tomllib.TOMLDecodeError as error:
        raise Mendable(f"{path} is no TOML: {error}") from None
    if not isinstance(found, list) or not found:
        raise Mendable(f"{path} names no bot: write [[bot]], a name, and one of {', '.join(KINDS)}")
    sys.path[:0] = [folder for folder in (str(path.resolve().parent), str(Path.cwd())) if folder not in sys.path]
    bots = [_contestant(path, bot, games) for bot in found]
    names = [bot.name for bot in bots]
    if len({*names}) < len(names):
        raise Mendable(f"{path} has two bots of one name")
    return bots


def _contestant(path: Path, bot: Any, games: Sequence[str]) -> Contestant:
    name = bot.get("name") if isinstance(bot, dict) else None
    if not isinstance(name, str) or not name.strip() or name.startswith("tribes-"):
        raise Mendable(f"{path}: a bot needs a name, which may not begin with tribes-")
    kinds = [kind for kind in KINDS if isinstance(bot.get(kind), str)]
    if len(kinds) != 1:
        raise Mendable(f"{path}: {name} needs one of {', '.join(KINDS)}")
    only = bot.get("games", [*games])
    unknown = [game for game in only if game not in rules.games]
    if unknown:
        raise Mendable(f"{path}: {name} names a game that there is not: {unknown[0]}")
    return Contestant(name, tuple(game for game in games if game in only), _way(path, name, kinds[0], bot[kinds[0]]))


def _way(path: Path, name: str, kind: str, what: str) -> Callable[[str, int, int, int], Player]:
    if kind == "program":
        return lambda game_id, players, seat, seed: ProgramPlayer(what, players)
    made = _imported(path, name, what)
    if kind == "policy":
        return lambda game_id, players, seat, seed: PolicyPlayer(made(game_id), game_id)
    return lambda game_id, players, seat, seed: SpielPlayer(made, game_id, players, seat, seed)


def _imported(path: Path, name: str, what: str) -> Callable[..., Any]:
    module, _, attribute = what.partition(":")
    try:
        made = getattr(importlib.import_module(module), attribute)
    except (ImportError, AttributeError, ValueError) as error:
        raise Mendable(f"{path}: {name}: {what!r} can't be imported: {error}") from None
    if not callable(made):
        raise Mendable(f"{path}: {name}: {what!r} can't be called")
    found: Callable[..., Any] = made
    return found


# ---- In a seat ----------------------------------------------------------------------------------------


class PinnedPlayer:
    """A pinned baseline."""

    def __init__(self, policy: Pinned, seat: int, seed: int) -> None:
        self._policy, self._rng = policy, Rng(seeded("leaderboard", policy.name, seed, seat))

    def choose(self, view: State, number: int) -> int:
        """What it always does there."""
        return self._policy.choose(view, self._rng)

    def saw(self, action: int) -> None:
        """It needs no memory."""

    def leave(self) -> None:
        """Nothing is held."""


class ProgramPlayer:
    """A program, started for one game; what it may take for a decision is what it may at a table."""

    def __init__(self, command: str, players: int) -> None:
        self._errors = TemporaryFile()  # noqa: SIM115  # `leave` closes it
        self._program, self._names = Program(command, LIMIT, self._errors), [f"seat {seat}" for seat in range(players)]

    def choose(self, view: State, number: int) -> int:
        """Its answer."""
        try:
            return self._program.ask(view, decision(view, self._names, number, LIMIT))
        except ProgramError as error:
            last = self._last_words()
            raise Unplayed(f"the program {error}; it wrote: {last}" if last else f"the program {error}") from None

    def saw(self, action: int) -> None:
        """It is told with its next view."""

    def leave(self) -> None:
        """End it."""
        self._program.close()
        self._errors.close()

    def _last_words(self) -> str:
        """The last line on its standard error, for a line of a table; empty if there is none."""
        self._errors.seek(0, SEEK_END)
        self._errors.seek(max(0, self._errors.tell() - LONGEST_WORDS))
        written = self._errors.read().decode("utf-8", "replace")
        lines = ("".join(sign if sign.isprintable() else " " for sign in line) for line in written.split("\n"))
        last = next((line.strip() for line in reversed([*lines]) if line.strip()), "")
        return last.replace("|", "/")


class PolicyPlayer:
    """A function of what PettingZoo shows: `{"observation": numbers, "action_mask": 0 or 1 for each action}`."""

    def __init__(self, policy: Callable[[Mapping[str, Any]], Any], game_id: str) -> None:
        self._policy, self._game = policy, rules.games[game_id]

    def choose(self, view: State, number: int) -> int:
        """What it answers, where that is legal."""
        import numpy as np

        from rules.adapters.observed import SHORT, observed

        mask: Any = np.zeros(len(self._game.actions), np.int8)
        mask[view.legal_actions()] = 1
        seen = {"observation": observed(self._game, view, SHORT), "action_mask": mask}
        return _legal(view, lambda: self._policy(seen))

    def saw(self, action: int) -> None:
        """It sees positions only."""

    def leave(self) -> None:
        """Nothing is held."""


class SpielPlayer:
    """A bot of OpenSpiel's. The state that it is given is drawn from its seat's view: the truth is not in it."""

    def __init__(self, made: Callable[..., Any], game_id: str, players: int, seat: int, seed: int) -> None:
        try:
            import pyspiel

            import rules.adapters.open_spiel
        except ImportError:
            raise Mendable("a bot of OpenSpiel's needs open_spiel: pip install 'tribes-tui[adapters]'") from None
        self._seat, self._rng = seat, Rng(seeded("leaderboard", "open_spiel", seed, seat))
        prefix = rules.adapters.open_spiel.PREFIX
        game = pyspiel.load_game(prefix + game_id, {"players": players, "deals": 1})
        self._state = game.new_initial_state()
        self._state.apply_action(0)
        self._state.inner = rules.games[game_id].new_state(players, seed, {})  # OpenSpiel's own seeds are short
        self._bot = made(game, seat, seed)

    def choose(self, view: State, number: int) -> int:
        """Its step, where that is legal."""
        return _legal(view, lambda: self._bot.step(self._state.resampled(self._seat, self._rng)))

    def saw(self, action: int) -> None:
        """OpenSpiel's own state goes on, for the memory of its players."""
        self._state.apply_action(action)

    def leave(self) -> None:
        """Nothing is held."""


def _legal(view: State, ask: Callable[[], Any]) -> int:
    """The answer, where it is one. Whatever goes wrong in somebody else's bot is its failure, and not ours."""
    try:
        answer = ask()
    except Exception as error:
        raise Unplayed(f"it raised {type(error).__name__}: {error}") from None
    try:
        action = int(answer)
    except (TypeError, ValueError):
        raise Unplayed(f"it answered {str(answer)[:40]!r}, which is no action") from None
    if not view.is_legal(action):
        raise Unplayed(f"it answered {action}, which is not legal")
    return action

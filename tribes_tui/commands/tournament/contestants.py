"""A contestant of a leaderboard in one seat of one game: a pinned baseline, a program, a policy, a bot of OpenSpiel's."""

import importlib
import re
import sys
import tomllib
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import rules
from rules import Rng, State
from rules.bots.pinned import Pinned
from rules.core.rng import seeded
from tribes_tui.errors import Mendable, mending, why
from tribes_tui.seats.program import LIMIT, Program, ProgramError, decision
from tribes_tui.words.said import commands as said


class Unplayed(RuntimeError):
    """A bot gave no legal action; the text says why."""


class Player:
    """A contestant in one seat of one game."""

    def choose(self, view: State, number: int) -> int:
        """The action in `view`, after `number` decisions. Raises `Unplayed`."""
        raise NotImplementedError

    def saw(self, action: int) -> None:
        """A decision was taken by whomever; who sees positions only needs no memory."""

    def leave(self) -> None:
        """The game is over: let go of what is held."""


class PinnedPlayer(Player):
    """A pinned baseline."""

    def __init__(self, policy: Pinned, seat: int, seed: int) -> None:
        self._policy, self._rng = policy, Rng(seeded("leaderboard", policy.name, seed, seat))

    def choose(self, view: State, number: int) -> int:
        """What it always does there."""
        return self._policy.choose(view, self._rng)


class ProgramPlayer(Player):
    """A program, started for one game; what it may take for a decision is what it may at a table."""

    def __init__(self, command: str, players: int) -> None:
        self._program, self._names = Program(command), [f"seat {seat}" for seat in range(players)]  # no words

    def choose(self, view: State, number: int) -> int:
        """Its answer."""
        try:
            return self._program.ask(view, decision(view, self._names, number, LIMIT))
        except ProgramError as error:
            raise Unplayed(said.program_failed(why=str(error)).replace("|", "/")) from None  # it may stand in a table

    def leave(self) -> None:
        """End it."""
        self._program.close()


class PolicyPlayer(Player):
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


class SpielPlayer(Player):
    """A bot of OpenSpiel's. The state that it is given is drawn from its seat's view: the truth is not in it."""

    def __init__(self, made: Callable[..., Any], game_id: str, players: int, seat: int, seed: int) -> None:
        with mending(ImportError, lambda _: said.needs_openspiel()):
            import pyspiel

            import rules.adapters.open_spiel
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


def _legal(view: State, ask: Callable[[], Any]) -> int:
    """The answer, where it is one. Whatever goes wrong in somebody else's bot is its failure, and not ours."""
    try:
        answer = ask()
    except Exception as error:
        raise Unplayed(said.bot_raised(error=type(error).__name__, why=str(error))) from None
    try:
        action = int(answer)
    except (TypeError, ValueError):
        raise Unplayed(said.bot_no_action(answer=f"{str(answer)[:40]!r}")) from None
    if not view.is_legal(action):
        raise Unplayed(said.bot_not_legal(action=action))
    return action


# ---- Who takes part ------------------------------------------------------------------------------------


KINDS = ("program", "open_spiel", "policy")


class Contestant(NamedTuple):
    """Who takes part: a name, the games it plays, which of `KINDS` it is, what the file says of that, and the folders in
    which modules are looked for. It may be sent to another process."""

    name: str
    games: tuple[str, ...]
    kind: str
    what: str
    folders: tuple[str, ...]

    def sit(self, game_id: str, players: int, seat: int, seed: int) -> Player:
        """It in a seat of a game. Raises `Mendable` when its module cannot be imported, or lacks a package."""
        if self.kind == "program":
            return ProgramPlayer(self.what, players)
        made = self.imported()
        is_policy = self.kind == "policy"
        return PolicyPlayer(made(game_id), game_id) if is_policy else SpielPlayer(made, game_id, players, seat, seed)

    def imported(self) -> Callable[..., Any]:
        """What makes it, from its module. Raises `Mendable`."""
        sys.path[:0] = [folder for folder in self.folders if folder not in sys.path]
        module, _, attribute = self.what.partition(":")
        try:
            made = getattr(importlib.import_module(module), attribute)
        except AttributeError:
            raise Mendable(said.bot_no_attribute(name=self.name, attribute=attribute, module=module)) from None
        except (ImportError, ValueError) as error:
            raise Mendable(said.bot_no_import(name=self.name, what=f"{self.what!r}", why=why(error))) from None
        if not callable(made):
            raise Mendable(said.bot_no_call(name=self.name, what=f"{self.what!r}"))
        found: Callable[..., Any] = made
        return found


def read(path: Path, games: Sequence[str]) -> list[Contestant]:
    """The bots that a file names, each with those of the games that it plays. Raises `Mendable`."""
    try:
        found = tomllib.loads(path.read_text(encoding="utf-8")).get("bot", [])
    except OSError as error:
        raise Mendable(said.cant_read(file=str(path), why=why(error))) from None
    except (UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        line = where[1] if (where := re.search(r"at (line \d+)", str(error))) else ""  # no words
        raise Mendable(said.no_toml_at(file=str(path), line=line) if line else said.no_toml(file=str(path))) from None
    if not isinstance(found, list) or not found:
        raise Mendable(said.no_bots_named(file=str(path), kinds=", ".join(KINDS)))
    bots = [_contestant(path, bot, games) for bot in found]
    names = [bot.name for bot in bots]
    if len({*names}) < len(names):
        raise Mendable(said.bots_of_one_name(file=str(path)))
    return bots


def _contestant(path: Path, bot: Any, games: Sequence[str]) -> Contestant:
    name = bot.get("name") if isinstance(bot, dict) else None
    if not isinstance(name, str) or not name.strip() or name.startswith("tribes-"):
        raise Mendable(said.bot_needs_name(file=str(path)))
    kinds = [kind for kind in KINDS if isinstance(bot.get(kind), str)]
    if len(kinds) != 1:
        raise Mendable(said.bot_needs_kind(file=str(path), name=name, kinds=", ".join(KINDS)))
    only = bot.get("games", [*games])
    unknown = [game for game in only if game not in rules.games]
    if unknown:
        raise Mendable(said.bot_unknown_game(file=str(path), name=name, game=unknown[0]))
    folders = (str(path.resolve().parent), str(Path.cwd()))
    found = Contestant(name, tuple(game for game in games if game in only), kinds[0], bot[kinds[0]], folders)
    if found.kind != "program":
        found.imported()
    return found

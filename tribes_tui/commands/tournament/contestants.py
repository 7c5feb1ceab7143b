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
import re
import sys
import tomllib
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import rules
from tribes_tui.commands.tournament.in_seats import Player, PolicyPlayer, ProgramPlayer, SpielPlayer
from tribes_tui.errors import Mendable, why
from tribes_tui.words.said import commands as said

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
        if self.kind == "policy":
            return PolicyPlayer(made(game_id), game_id)
        return SpielPlayer(made, game_id, players, seat, seed)

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
        where = re.search(r"at (line \d+)", str(error))  # no words
        line = where[1] if where else ""
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
    kind = kinds[0]
    found = Contestant(name, tuple(game for game in games if game in only), kind, bot[kind], folders)
    if kind != "program":
        found.imported()
    return found

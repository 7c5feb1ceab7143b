"""Which game, or which command, is meant by what a person typed."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import reduce

from rules.core.outside import BROKEN
from rules.core.registry import PACKAGES
from tribes_tui.errors import Mendable
from tribes_tui.words.said import commands as said

NEAR = 0.6
"""How alike, from 0 to 1, two words must be for one to be taken for a slip of the other."""


def either(names: Sequence[str]) -> str:
    """One of several: `a or b or c`."""
    return reduce(lambda one, other: said.either(one=one, other=other), names)


class Ambiguous(Mendable):
    """What was typed may be several games."""


def game_meant(typed: str) -> str:
    """The id of the game: `Indy`, `five-tribes`, `Rise of Tribes`, `rise`, `duel`, `ind`. Raises `Mendable`.

    Its id or title in any spelling, or the beginning of it or of a later word of it, where only one game has such a one. An
    edition of older rules (`tribe@1`) stays as it is.
    """
    name, at, version = typed.partition("@")
    spelled = _spelled(name)
    for game in PACKAGES:
        if spelled == _spelled(game):
            return game + at + version
    matching = [game for game in PACKAGES if spelled and any(tail.startswith(spelled) for tail in _tails(game))]
    if len(matching) == 1:
        return matching[0] + at + version
    if matching:
        raise Ambiguous(said.which_one(typed=repr(typed[:40]), games=either(matching)))
    if name in BROKEN:
        raise Mendable(BROKEN[name])
    fields = {"typed": repr(typed[:40]), "games": ", ".join(PACKAGES)}
    near = _near(spelled, _spellings())
    raise Mendable(said.no_game_but(**fields, near=near) if near else said.no_game(**fields))


def with_command(arguments: list[str], commands: Collection[str]) -> list[str]:
    """The arguments with the command that was left out: `tribes indy` is `tribes play indy`. Raises `Mendable`."""
    at = next((i for i, argument in enumerate(arguments) if not argument.startswith("-")), None)
    if at is None or arguments[at] in commands:
        return arguments
    typed = arguments[at]
    try:
        game = game_meant(typed)
    except Mendable as error:
        near = _near(typed.lower(), {**_spellings(), **{command: command for command in commands}})
        if near:
            raise Mendable(said.no_command_but(typed=repr(typed[:40]), near=near)) from None
        if not isinstance(error, Ambiguous):
            raise Mendable(said.no_command(typed=repr(typed[:40]))) from None
        raise
    return [*arguments[:at], "play", game, *arguments[at + 1 :]]


def _spelled(name: str) -> str:
    """Without case, spaces and signs."""
    return "".join(filter(str.isalnum, name.lower()))


def _tails(game: str) -> list[str]:
    """The game's id from each of its words on: `tribal_duel` is `tribalduel` and `duel`."""
    words = game.split("_")
    return ["".join(words[i:]) for i in range(len(words))]


def _spellings() -> dict[str, str]:
    return {tail: game for game in PACKAGES for tail in _tails(game) if tail not in ("oftribes", "tribes")}


def _near(typed: str, known: dict[str, str]) -> str:
    """What may be meant by a slip, or nothing."""
    from difflib import get_close_matches  # seldom needed

    near = get_close_matches(typed, known, 1, NEAR)
    return known[near[0]] if near else ""

"""What is typed, read: the values of options and arguments, and which game or command is meant; argparse says what is wrong with it."""

from __future__ import annotations

import argparse
import os
import re
from collections.abc import Collection, Mapping, Sequence
from contextlib import suppress
from functools import reduce
from typing import TYPE_CHECKING

from rules import games
from rules.core.registry import BROKEN, PACKAGES
from tribes_tui.errors import Mendable, mending
from tribes_tui.play.deals import NamedDeal, deal_name, read_deal, read_seed
from tribes_tui.words.said import arguments as said_arguments, commands as said

if TYPE_CHECKING:
    from tribes_tui.play.seat import Seat


def count(text: str) -> int:
    """A number of things, of which there is one at least."""
    if not text.isascii() or not text.isdigit() or int(text) < 1:
        raise argparse.ArgumentTypeError(said_arguments.no_number(typed=f"{text!r}"))
    return int(text)


def deals(text: str) -> tuple[int, int]:
    """How many deals, or which: A:B are those from A on, B itself left out."""
    first, colon, last = text.rpartition(":")
    bounds = (int(first or 0), int(last)) if last.isdigit() and (not colon or first.isdigit()) else (0, 0)
    if not text.isascii() or bounds[0] >= bounds[1]:
        raise argparse.ArgumentTypeError(said_arguments.no_deals(typed=f"{text!r}"))
    return bounds


def shares(text: str) -> tuple[float, float]:
    """The two shares of a sequential test."""
    try:
        low, high = (float(part) for part in text.split(","))
    except ValueError:
        low = high = 0.0
    if not 0 <= low < high <= 1:
        raise argparse.ArgumentTypeError(said_arguments.no_shares(typed=f"{text!r}"))
    return low, high


def seat(text: str) -> int:
    """A seat, counted from 0."""
    if not text.isascii() or not text.isdigit() or len(text) > 2:
        raise argparse.ArgumentTypeError(said_arguments.no_seat(typed=f"{text!r}"))
    return int(text)


def size(text: str) -> tuple[int, int]:
    """Columns and rows of a terminal."""
    written = re.fullmatch(r"0*([0-9]{1,3})x0*([0-9]{1,3})", text)
    found = (int(written[1]), int(written[2])) if written else (0, 0)
    if not (80 <= found[0] <= 300 and 24 <= found[1] <= 100):
        raise argparse.ArgumentTypeError(said_arguments.no_size(typed=f"{text!r}"))
    return found


def pace(text: str) -> float:
    """Seconds from one move to the next."""
    try:
        seconds = float(text)
    except ValueError:
        seconds = -1.0
    if not 0 <= seconds <= 60:
        raise argparse.ArgumentTypeError(said_arguments.no_pace(typed=f"{text!r}"))
    return seconds


def seed(text: str) -> int:
    """What a game's cards and dice come from."""
    try:
        return read_seed(text)
    except ValueError as error:
        with suppress(ValueError):
            deal = deal_name(read_deal(text))
            raise argparse.ArgumentTypeError(said_arguments.seed_is_a_deal(deal=deal)) from None
        raise argparse.ArgumentTypeError(said_arguments.no_seed(typed=f"{text[:60]!r}", what=str(error))) from None


def deal(text: str) -> NamedDeal:
    """A deal by the name that a friend gave."""
    try:
        return read_deal(text)
    except ValueError as error:
        raise argparse.ArgumentTypeError(str(error)) from None


# ---- Which game, or which command, is meant ------------------------------------------------------------


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


# ---- From arguments to a game: seats, options, seed ----------------------------------------------------


def chosen_options(texts: Sequence[str]) -> dict[str, str]:
    """The options of `--set a=x --set b=y` (or `--set a=x,b=y`), still as typed. Raises `Mendable`."""
    options: dict[str, str] = {}
    for text in [part for given in texts for part in given.split(",")]:
        name, equals, value = text.partition("=")
        if not equals or not name.strip():
            raise Mendable(said.set_takes(typed=f"{text[:40]!r}"))
        options[name.strip().lower().replace("-", "_")] = value.strip()
    return options


def chosen_levels(text: str) -> list[str]:
    """Levels and other bots, as they are typed one behind the other. Raises `Mendable`."""
    from rules.bots.matches.entrant import entrant

    levels = [level.strip().lower() for level in text.split(",")]
    with mending(ValueError, lambda bad: str(bad)):
        for level in levels:
            entrant(level)
    return levels


def seats_to_play(chosen: argparse.Namespace) -> list[Seat]:
    """Who plays: as written, or you and as many sensible bots as were asked for, else the fewest. Raises `BadSeats`, `BadOption`."""
    game = games[chosen.game]
    if chosen.players is not None:
        game.new_state(chosen.players, 0)
    return _seats(chosen.seats, chosen.players or game.players[0])


def _seats(text: str | None, players: int) -> list[Seat]:
    from tribes_tui.seats.parse import default_seats, parse_seats

    return default_seats(players)[:players] if text is None else parse_seats(text)


def seats_of_deal(chosen: argparse.Namespace) -> list[Seat]:
    """Who plays the deal that was named: as written, or you and bots. Raises `BadSeats`, and `Mendable` where something else was asked
    for that the name already says."""
    deal = chosen.deal
    if chosen.seed is not None or chosen.set or chosen.daily:
        raise Mendable(said.deal_says_all())
    seats = _seats(chosen.seats, deal.players)
    if {len(seats), chosen.players or deal.players} != {deal.players}:
        raise Mendable(said.deal_players(players=deal.players))
    return seats


def seats_to_simulate(game_id: str, text: str | None) -> list[Seat]:
    """Which bots play: as written, or the fewest random ones. Raises as `seats_to_play`, and `Mendable`."""
    from tribes_tui.play.seat import BOT, PROGRAM, Seat
    from tribes_tui.seats.parse import named, parse_seats

    fewest = games[game_id].players[0]
    seats = named([Seat(BOT, "random")] * fewest) if text is None else parse_seats(text)
    if any(seat.is_human for seat in seats):
        raise Mendable(said.simulate_bots_only())
    if any(seat.kind == PROGRAM for seat in seats):
        raise Mendable(said.programs_at_tables())
    return seats


def check_setup(game_id: str, seats: Sequence[Seat], options: Mapping[str, object]) -> None:
    """Raise `BadOption` when the game is not for so many, or has no such options, `BadSeats` where a rival doesn't play it."""
    from tribes_tui.seats.parse import check_rivals

    check_rivals(game_id, seats)
    games[game_id].new_state(len(seats), 0, options)


def first_seed(seed: int | None) -> int:
    """Of many games of bots the first's seed: the one given, or one by chance that is short enough for a column."""
    return int.from_bytes(os.urandom(4)) if seed is None else seed


# ---- What is refused whatever the command --------------------------------------------------------------


EXCLUDING: dict[str, tuple[tuple[str, str], ...]] = {
    "json_lines": (("json_lines", "brief"), ("json_lines", "plain")),
    "at": (
        *(("watch", other) for other in ("at", "copy", "repair", "json_lines", "program")),
        *(("at", other) for other in ("copy", "repair")),
    ),
    "verify": (
        *(("verify", other) for other in ("json", "brief", "pace", "seat", "to", "round")),
        *(("json", other) for other in ("brief", "pace", "seat")),
    ),
    "simulations": (("ms", "simulations"),),
    "merge": tuple(("merge", other) for other in ("game", "seed", "resume", "over", "ms", "simulations")),
}
"""Options that don't go together, by the names of their values: in commands that know the first of them."""
CALLED = {"at": "from"}


def check_pairs(chosen: argparse.Namespace) -> None:
    """Raise `Mendable` for two options of which one would have to be passed over."""
    given = {name for name, value in vars(chosen).items() if value not in (None, False, [], "", 0.0)}
    for one, other in (pair for mark, pairs in EXCLUDING.items() if hasattr(chosen, mark) for pair in pairs):
        if {one, other} <= given:
            first, second = (f"--{CALLED.get(name, name).replace('_', '-')}" for name in (one, other))
            raise Mendable(said.not_together(first=first, second=second))


def check_empty(arguments: Sequence[str]) -> None:
    """Raise `Mendable` for a name, a title, a file that is empty: nothing is called so."""
    for before, argument in zip(("", *arguments), arguments, strict=False):
        if not argument.strip() or (argument.startswith("--") and argument.endswith("=")):
            is_option = before.startswith("-")
            raise Mendable(said.empty_behind(option=before) if is_option else said.empty())

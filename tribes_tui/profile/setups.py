"""Setting up a game: who sat at the last table of each, and by which options."""

import contextlib
import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from saves.place import home, write_whole
from tribes_tui.play.seat import BOT, HUMAN, Seat, seat_from

FILE = "setups.json"


class LastSetup(NamedTuple):
    """Seats and options of a table."""

    seats: tuple[Seat, ...]
    options: Mapping[str, object]


class LastSetups(NamedTuple):
    """The game that was set up last ("": none), and the last setup of each game."""

    game_id: str
    games: Mapping[str, LastSetup]


NONE = LastSetups("", {})


def load(folder: Path | None = None) -> LastSetups:
    """What is kept in `folder` (None: the person's own); whatever makes no sense is left out."""
    try:
        found = json.loads(((folder or home()) / FILE).read_text(encoding="utf-8"))
        games = {str(game_id): _setup(kept) for game_id, kept in found["games"].items()}
        return LastSetups(str(found["last"]), games)
    except (OSError, ValueError, RecursionError, KeyError, TypeError, AttributeError):
        return NONE


def _setup(kept: Mapping[str, Any]) -> LastSetup:
    seats = tuple(seat_from(seat) for seat in kept["seats"])
    if any(seat.kind not in (HUMAN, BOT) for seat in seats):
        raise ValueError("there is no such kind of seat")
    return LastSetup(seats, dict(kept["options"]))


def keep(game_id: str, seats: Sequence[Seat], options: Mapping[str, object], folder: Path | None = None) -> None:
    """Keep a setup as the last one. A disk that takes nothing is no reason not to play."""
    before = load(folder)
    games = {**before.games, game_id: LastSetup(tuple(seats), options)}
    plain = {
        name: {"seats": [seat.plain() for seat in one.seats], "options": dict(one.options)}
        for name, one in games.items()
    }
    with contextlib.suppress(OSError):
        write_whole((folder or home()) / FILE, json.dumps({"last": game_id, "games": plain}, indent=1))

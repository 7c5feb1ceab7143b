"""Setting up a game: who sat at the last table of each, by which options, and how many minutes one takes."""

from __future__ import annotations

import contextlib
import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from statistics import median
from typing import TYPE_CHECKING, Any, NamedTuple

from saves.place import home
from tribes_tui.play.seat import BOT, HUMAN, Seat, seat_from

if TYPE_CHECKING:
    from tribes_tui.profile.statistics import Outcome


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
    path = (folder or home()) / FILE
    with contextlib.suppress(OSError):
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        new = path.with_suffix(".new")
        new.write_text(json.dumps({"last": game_id, "games": plain}, indent=1), encoding="utf-8")
        new.replace(path)


# ---- How many minutes a game takes ---------------------------------------------------------------------


DECISIONS = {
    "tribe": {2: 132, 3: 135, 4: 166},
    "indy": {2: 23, 3: 53, 4: 64, 5: 84, 6: 113},
    "tribal_duel": {2: 80},
    "tribal_rixe": {2: 298, 3: 142, 4: 92},
    "rise_of_tribes": {2: 68, 3: 71, 4: 62},
    "five_tribes": {2: 104, 3: 74, 4: 46},
}
"""Game -> number of players -> how often each of them has more than one choice: the median of five deals, played by the best hint."""
OWN_SECONDS, OTHERS_SECONDS = 8, 1
"""For a decision of a person, and of a bot."""
FEWEST, LONGEST = 3, 180
"""So many games of one's own tell how long one takes; one of more minutes was left and taken up again."""
ROUNDS = 5
"""Of the Rixe, as its decisions were counted."""


def minutes(game_id: str, players: int, options: Mapping[str, object], outcomes: Sequence[Outcome]) -> int | None:
    """About how many minutes a game takes a person; None for a game of which nothing is known. `outcomes`: of one's own games."""
    own = [
        one.minutes for one in outcomes if (one.game, one.seats) == (game_id, players) and 0 < one.minutes <= LONGEST
    ]
    decisions = DECISIONS.get(game_id, {}).get(players, 0)
    if len(own) >= FEWEST:
        found = median(own)
    elif decisions:
        found = decisions * (OWN_SECONDS + OTHERS_SECONDS * (players - 1)) / 60
        found *= int(str(options.get("rounds", ROUNDS))) / ROUNDS
    else:
        return None
    return max(1, round(found)) if found < 10 else 5 * round(found / 5)

"""How many minutes games take, by their length: as one's own took, else by how often they ask.

A game's length is one of its options (`Game.length`): the rounds of a Rixe, elsewhere what the game goes to.
"""

import json
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path

from rules.core.option import Value

FILE = Path(__file__).with_name("lengths.json")
"""Game -> length -> number of players -> how often each of them has more than one choice, the usual length first: the median of 20 deals, played by `medium`
(`python -m tests.bench.people.lengths --keep`)."""
OWN_SECONDS, OTHERS_SECONDS = 8, 1
"""For a decision of a person, and of a bot."""
FEWEST, LONGEST = 3, 180
"""So many games of one's own tell how long one takes; one of more minutes was left and taken up again."""


def length_of(game_id: str, options: Mapping[str, object]) -> Value | None:
    """The length that was chosen; None where it is the usual one, or the game isn't here."""
    import rules  # not before a game is asked about

    return rules.games[game_id].length_of(options) if options and game_id in rules.games else None


def minutes(
    game_id: str, players: int, options: Mapping[str, object], own: Sequence[float] = (), people: int = 1
) -> int | None:
    """About how many minutes a game takes; None for one of which nothing is known, or in which bots alone play. `own`: how many those took that
    somebody has played so, alone against bots."""
    lasted = [one for one in own if 0 < one <= LONGEST]
    if len(lasted) >= FEWEST and people == 1:
        from statistics import median  # seldom needed, and heavy

        return rounded(median(lasted))
    of_lengths = decisions().get(game_id, {})
    counted = of_lengths.get(str(length_of(game_id, options) or next(iter(of_lengths), "")), {}).get(str(players))
    return None if counted is None or not people else minutes_for(counted, players, people)


@cache
def decisions() -> dict[str, dict[str, dict[str, int]]]:
    """What stands in the file."""
    return dict(json.loads(FILE.read_text("utf-8")))


def minutes_for(decisions: float, players: int, people: int = 1) -> int:
    """Of a game in which everybody has so many decisions, so many of them people."""
    return rounded(decisions * (OWN_SECONDS * people + OTHERS_SECONDS * (players - people)) / 60)


def rounded(found: float) -> int:
    """As it is said: whole minutes, of longer games than a quarter of an hour fives."""
    return max(1, round(found)) if found < 15 else 5 * round(found / 5)

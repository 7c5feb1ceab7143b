"""How many minutes a game takes: as one's own took, else by how often bots decide in one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from statistics import median
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tribes_tui.profile.statistics import Outcome

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

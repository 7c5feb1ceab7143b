"""Matches between bots that tell who is stronger, and how surely.

Every deal (a seed) is played once for each seating, so that luck and seats fall on all alike. A share is the part of first
places, ties divided. Intervals come from resampling the deals; Elo is a Bradley-Terry fit of who came before whom.
"""

from __future__ import annotations

import time
from collections.abc import Iterable, Iterator, Mapping, Sequence
from math import log10, sqrt
from typing import Any, NamedTuple

import rules
from rules.bots.bot import Budget
from rules.bots.levels import make
from rules.bots.matches.entrant import entrant
from rules.core.rng import Rng, seeded

DRAWS = 1000
"""How often the deals are drawn anew for an interval."""


class Match(NamedTuple):
    """What is to be played: bots by level, in seatings that go round. Each thinks within `budget`, or within its own
    (`hard@400`, see `entrant`).
    """

    game: str
    levels: tuple[str, ...]
    options: Mapping[str, Any]
    budget: Budget

    def seatings(self) -> list[tuple[str, ...]]:
        """Every rotation of the levels over the seats."""
        return [self.levels[turn:] + self.levels[:turn] for turn in range(len(self.levels))]


class PlayedGame(NamedTuple):
    """One game: its deal, who sat where, the places, the points, and seconds of CPU and decisions of each seat."""

    deal: int
    seats: tuple[str, ...]
    ranking: tuple[int, ...]
    scores: tuple[int, ...]
    seconds: tuple[float, ...]
    decisions: tuple[int, ...]


class Standing(NamedTuple):
    """What came of a level: its share of first places with a 95 % interval, Elo with one, milliseconds of CPU a move."""

    level: str
    share: float
    share_low: float
    share_high: float
    elo: float
    elo_low: float
    elo_high: float
    milliseconds: float
    games: int


def play(match: Match, deal: int, seating: Sequence[str]) -> PlayedGame:
    """One game. The same arguments give the same game when the budget counts simulations."""
    state = rules.games[match.game].new_state(len(seating), deal, match.options)
    entrants = [entrant(word) for word in seating]
    bots = [make(level) for level, _ in entrants]
    budgets = [own or match.budget for _, own in entrants]
    seconds, decisions = [0.0] * len(seating), [0] * len(seating)
    rngs = [Rng(seeded("arena", match.game, deal, seat, level)) for seat, level in enumerate(seating)]
    while (seat := state.current_player) is not None:
        view = state.view(seat)
        began = time.process_time()
        action = bots[seat].choose(view, budgets[seat], rngs[seat])
        seconds[seat] += time.process_time() - began
        decisions[seat] += 1
        state.apply(action)
    return PlayedGame(deal, tuple(seating), state.ranking(), state.scores(), tuple(seconds), tuple(decisions))


def play_deal(match: Match, deal: int) -> list[PlayedGame]:
    """A deal in every seating."""
    return [play(match, deal, seating) for seating in match.seatings()]


# ---- Judging ----------------------------------------------------------------------------------


def standings(games: Sequence[PlayedGame], seed: int = 0) -> list[Standing]:
    """The levels of a match, strongest first."""
    deals: dict[int, list[PlayedGame]] = {}
    for game in games:
        deals.setdefault(game.deal, []).append(game)
    levels = sorted({level for game in games for level in game.seats})
    drawn = [_measures(sample, levels) for sample in _resampled(list(deals.values()), seed)]
    whole = _measures(games, levels)
    found = [_standing(level, whole, drawn, games) for level in levels]
    return sorted(found, key=lambda standing: -standing.share)


def _resampled(deals: list[list[PlayedGame]], seed: int) -> Iterator[list[PlayedGame]]:
    rng = Rng(seeded("resample", seed))
    for _ in range(DRAWS):
        yield [game for _ in deals for game in deals[rng.randrange(len(deals))]]


Measures = dict[str, tuple[float, float]]


def _measures(games: Sequence[PlayedGame], levels: Sequence[str]) -> Measures:
    """Level -> share of first places, Elo."""
    shares = {level: _mean(_first_shares(games, level)) for level in levels}
    ratings = elo(beaten(games), levels)
    return {level: (shares[level], ratings[level]) for level in levels}


def _first_shares(games: Iterable[PlayedGame], level: str) -> Iterator[float]:
    for game in games:
        firsts = [seat for seat, place in enumerate(game.ranking) if place == 1]
        mine = [seat for seat, other in enumerate(game.seats) if other == level]
        yield sum(seat in firsts for seat in mine) / len(firsts) / len(mine)


def first_share(games: Iterable[PlayedGame], level: str) -> float:
    """The share of first places that a seat of this level had in some games."""
    return _mean(_first_shares(games, level))


def _mean(values: Iterable[float]) -> float:
    found = list(values)
    return sum(found) / len(found)


def beaten(games: Iterable[PlayedGame]) -> dict[tuple[str, str], float]:
    """(level, other level) -> how often the first came before the second, equal places counting half."""
    wins: dict[tuple[str, str], float] = {}
    for game in games:
        for a, one in enumerate(game.seats):
            for b, other in enumerate(game.seats):
                if one != other:
                    points = 1.0 if game.ranking[a] < game.ranking[b] else 0.5 * (game.ranking[a] == game.ranking[b])
                    wins[one, other] = wins.get((one, other), 0.0) + points
    return wins


def elo(wins: Mapping[tuple[str, str], float], levels: Sequence[str], rounds: int = 60) -> dict[str, float]:
    """Bradley-Terry ratings on the scale of Elo, their mean 0. Half a win each way keeps them finite."""
    strength = dict.fromkeys(levels, 1.0)
    for _ in range(rounds):
        fresh = {}
        for level in levels:
            won = sum(wins.get((level, other), 0.0) + 0.5 for other in levels if other != level)
            weight = sum(
                (wins.get((level, other), 0.0) + wins.get((other, level), 0.0) + 1.0)
                / (strength[level] + strength[other])
                for other in levels
                if other != level
            )
            fresh[level] = won / weight if weight else 1.0
        scale = sum(fresh.values()) / len(fresh)
        strength = {level: value / scale for level, value in fresh.items()}
    ratings = {level: 400 * log10(value) for level, value in strength.items()}
    middle = sum(ratings.values()) / len(ratings)
    return {level: rating - middle for level, rating in ratings.items()}


def _standing(level: str, whole: Measures, drawn: Sequence[Measures], games: Sequence[PlayedGame]) -> Standing:
    share, rating = whole[level]
    low, high = _interval([measures[level][0] for measures in drawn])
    elo_low, elo_high = _interval([measures[level][1] for measures in drawn])
    seats = [(game, seat) for game in games for seat, other in enumerate(game.seats) if other == level]
    spent = sum(game.seconds[seat] for game, seat in seats)
    decided = sum(game.decisions[seat] for game, seat in seats)
    return Standing(level, share, low, high, rating, elo_low, elo_high, 1000 * spent / max(1, decided), len(games))


def _interval(values: Sequence[float]) -> tuple[float, float]:
    """The middle 95 % of some values."""
    ordered = sorted(values)
    last = len(ordered) - 1
    return ordered[round(0.025 * last)], ordered[round(0.975 * last)]


def wilson(share: float, count: int) -> tuple[float, float]:
    """A 95 % interval (Wilson's) of a share of so many: honest for few, too, and where all were won. 0 to 1 for none."""
    if not count:
        return 0.0, 1.0
    z = 1.96
    middle = (share + z * z / (2 * count)) / (1 + z * z / count)
    width = z * sqrt(share * (1 - share) / count + z * z / (4 * count * count)) / (1 + z * z / count)
    return max(0.0, middle - width), min(1.0, middle + width)

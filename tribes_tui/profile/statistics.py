"""How a person has played so far: counted from the finished games that were kept."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from saves import Summary
from tribes_tui.play.seat import HUMAN


class Outcome(NamedTuple):
    """How a finished game ended for its only person: his place, who shared it, points, and the bots' levels."""

    game: str
    place: int
    shared: bool
    score: int
    levels: tuple[str, ...]
    when: str

    @property
    def is_win(self) -> bool:
        """Whether he won, alone or with others."""
        return self.place == 1


class Tally(NamedTuple):
    """Games, wins, and the best score of some outcomes, with the wins in a row up to now and at best."""

    games: int
    wins: int
    best: int
    row: int
    longest: int


def outcomes(summaries: Iterable[Summary]) -> list[Outcome]:
    """The outcomes of all finished games in which exactly one person sat, oldest first."""
    found = [outcome for summary in summaries if (outcome := outcome_of(summary)) is not None]
    return sorted(found, key=lambda outcome: outcome.when)


def outcome_of(summary: Summary) -> Outcome | None:
    """The outcome of one game; None when it isn't over, has several people or none, or tells too little."""
    people = [i for i, seat in enumerate(summary.seats) if seat.get("kind") == HUMAN]
    result = summary.result
    if not summary.finished or result is None or len(people) != 1:
        return None
    ranking, scores = _numbers(result, "ranking"), _numbers(result, "scores")
    if not len(ranking) == len(scores) == len(summary.seats):
        return None
    me = people[0]
    levels = tuple(sorted(str(seat.get("level", "")) for i, seat in enumerate(summary.seats) if i != me))
    place = ranking[me]
    return Outcome(summary.game, place, ranking.count(place) > 1, scores[me], levels, summary.created)


def tally(found: Iterable[Outcome]) -> Tally:
    """Counts of outcomes in their order."""
    games = wins = row = longest = 0
    best: int | None = None
    for outcome in found:
        games += 1
        wins += outcome.is_win
        row = row + 1 if outcome.is_win else 0
        longest = max(longest, row)
        best = outcome.score if best is None else max(best, outcome.score)
    return Tally(games, wins, best or 0, row, longest)


def told(before: Sequence[Outcome], now: Outcome) -> str:
    """A line about a game that has just ended, after those `before`."""
    if not before:
        return "Your first victory!" if now.is_win else "Your first game: the next will be easier."
    found, earlier = tally([*before, now]), tally(before)
    row = f", {found.row} in a row" if found.row > 1 else ""
    score = "your best score yet!" if now.is_win and now.score > earlier.best else f"best score {found.best}."
    return f"Won {found.wins} of {found.games} so far{row}; {score}"


def _numbers(result: Mapping[str, Any], name: str) -> list[int]:
    value = result.get(name)
    return value if isinstance(value, list) and all(type(number) is int for number in value) else []

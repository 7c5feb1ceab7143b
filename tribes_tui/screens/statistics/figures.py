"""What the plots show of some outcomes."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from itertools import accumulate

from tribes_tui.profile.rating_told import numbers, tone_of
from tribes_tui.profile.statistics import Outcome, by_game, by_level, by_month, by_seats, share
from tribes_tui.screens.statistics.plots import Bar, Month
from tribes_tui.widgets.charts.values import Ridges, Strip
from tribes_tui.words.about import title_of, unit_of
from tribes_tui.words.rivals import bots_of
from tribes_tui.words.said import common, grammar, replay, statistics

LEVELS = ("easy", "medium", "even", "hard", "master")


def shares(found: Sequence[Outcome], game_id: str) -> list[Bar]:
    """A bar a game; for one game a bar for each number of players."""
    if game_id:
        return [
            Bar(statistics.players_of(number=seats), tone_of(game_id), share(some))
            for seats, some in by_seats(found).items()
        ]
    return [Bar(title_of(id), tone_of(id), share(some)) for id, some in by_game(found).items()]


def against(found: Sequence[Outcome]) -> list[Bar]:
    """A line a level, the weakest first; games against bots of several levels last."""
    groups = by_level(found)
    known = [level for level in LEVELS if level in groups]
    return [Bar(bots_of(level), "gain", share(groups[level])) for level in [*known, *sorted(groups.keys() - {*known})]]


def months(found: Sequence[Outcome]) -> list[Month]:
    """All months from the first to the last."""
    groups = by_month(found).items()
    return [Month(month_name(month), len(some), sum(one.is_win for one in some)) for month, some in groups]


def month_name(month: str) -> str:
    """`2026-11` as `Nov`."""
    return grammar.month_short(month=int(month[5:7]))


def month_and_year(month: str, today: date) -> str:
    """`2026-11` as `Nov`, with the year if it is another one: `Nov 2025`."""
    name = month_name(month)
    return name if month[:4] == str(today.year) else f"{name} {month[:4]}"


def over_time(found: Sequence[Outcome], game_id: str) -> Ridges:
    """A strip a game: how many were won up to each game that was played. For one game the points of each."""
    if game_id:
        scores = tuple(float(one.score) for one in found)
        return Ridges(
            (Strip(replay.measured(units=common.units(unit=unit_of(game_id))), 0, scores, tone=tone_of(game_id)),),
            axis=numbers(len(found)),
            axis_name=statistics.game(),
        )
    strips = []
    for seat, id in enumerate(by_game(found)):
        won = tuple(accumulate((float(one.is_win and one.game == id) for one in found), initial=0.0))
        strips.append(Strip(title_of(id), seat, won, str(round(won[-1])), tone=tone_of(id)))
    return Ridges(tuple(strips), axis=numbers(len(found) + 1), axis_name=statistics.game())

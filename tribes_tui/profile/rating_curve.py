"""The curve of a rating, as a chart shows it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from tribes_tui.theme.moods import mood_of
from tribes_tui.widgets.chart_values import Ridges, Strip
from tribes_tui.words.said import rating, statistics

if TYPE_CHECKING:
    from tribes_tui.profile.rating import RatedGame


def tone_of(game_id: str) -> str:
    """The colour of a game, by its name in the theme."""
    return f"{mood_of(game_id)}-accent"


def curve(games: Sequence[RatedGame]) -> Ridges:
    """The rating before the first game that counts, and after each; the lowest has a row of its own. Nothing without any."""
    if not games:
        return Ridges(())
    values = (float(games[0].before.told), *(float(game.after.told) for game in games))
    low, high = min(values), max(values)
    strip = Strip(rating.now_name(), 0, values, str(games[-1].after.told), tone=tone_of(games[0].outcome.game))
    return Ridges((strip,), axis=numbers(len(values)), axis_name=statistics.game(), low=low - (high - low) / 8)


def numbers(count: int) -> tuple[tuple[int, str], ...]:
    """Some ten numbers below an axis of so many."""
    step = max(1, count // 10)
    return tuple((k, str(k)) for k in range(0, count, step))

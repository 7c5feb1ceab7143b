"""`tribes statistics`: how a person has played so far, in lines."""

from __future__ import annotations

import argparse
from datetime import date

from rules import games
from rules.bots.levels import EVEN
from rules.core.registry import PACKAGES
from saves import Store
from tribes_tui.plain.console import Console
from tribes_tui.profile.even import strength_for
from tribes_tui.profile.puzzles import load, streak
from tribes_tui.profile.statistics import Outcome, by_game, by_level, outcomes, tally
from tribes_tui.words import puzzles
from tribes_tui.words.about import is_won_by_points
from tribes_tui.words.bots import even_now
from tribes_tui.words.said import results, statistics
from tribes_tui.words.speech import as_said, lines_of


def run(chosen: argparse.Namespace) -> int:
    """Say the games, the wins, the best score, by game and by the bots' level."""
    if chosen.game is not None:
        games[chosen.game]  # raises for an unknown one
    found = by_game(outcomes(Store().list()))
    told = {game: found[game] for game in found if game in PACKAGES and chosen.game in (None, game)}
    lines = [line for game, played in told.items() for line in _of(games[game].title, played)]
    if lines:
        lines.append(statistics.own())
    puzzled = streak(load(), date.today())
    if puzzled.longest and chosen.game is None:
        lines.append(puzzles.streak(puzzled.days, puzzled.longest))
    Console().say_all(lines_of(as_said(line) for line in lines or [statistics.none()]))
    return 0


def _of(title: str, played: list[Outcome]) -> list[str]:
    whole = tally(played)
    lines = [
        results.game(title=title, wins=whole.wins, games=whole.games, best=whole.best)
        if is_won_by_points(played[0].game)
        else results.game_alone(title=title, wins=whole.wins, games=whole.games),
        results.row(now=whole.row, longest=whole.longest),
    ]
    for level, some in by_level(played).items():
        part = tally(some)
        lines.append(results.against(bots=statistics.bots_of(level=level or "mixed"), wins=part.wins, games=part.games))
        if level == EVEN:
            lines.append(even_now(title, strength_for(played[0].game, played)))
    return lines

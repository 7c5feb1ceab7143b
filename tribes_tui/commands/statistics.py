"""`tribes statistics`: how a person has played so far, in lines or as JSON."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Mapping, Sequence
from datetime import date
from typing import Any

from rules import games
from rules.bots.levels import EVEN
from rules.core.registry import PACKAGES
from saves import Store
from tribes_tui.plain.console import Console
from tribes_tui.profile import rating_told
from tribes_tui.profile.puzzles import load, streak
from tribes_tui.profile.rating import RatedGame, best_of, rated, strength_for
from tribes_tui.profile.statistics import Outcome, by_game, by_level, outcomes, tally
from tribes_tui.words import puzzles
from tribes_tui.words.about import is_won_by_points
from tribes_tui.words.bots import even_now
from tribes_tui.words.said import rating, results, statistics
from tribes_tui.words.speech import as_said, lines_of


def run(chosen: argparse.Namespace) -> int:
    """Say the games, the wins, the best score, the rating, by game and by the bots' level."""
    if chosen.game is not None:
        games[chosen.game]  # raises for an unknown one
    found = by_game(outcomes(Store().list(anew=chosen.rebuild)))
    told = {game: found[game] for game in found if game in PACKAGES and chosen.game in (None, game)}
    if chosen.json:
        sys.stdout.write(json.dumps({"games": [_fields(game, played) for game, played in told.items()]}) + "\n")
    else:
        Console().say_all(lines_of(map(as_said, _lines(told, chosen.game is None) or [statistics.none()])))
    return 0


def _lines(told: Mapping[str, Sequence[Outcome]], is_all: bool) -> list[str]:
    ratings = {game: rated(game, played) for game, played in told.items()}
    lines = [line for game, played in told.items() for line in _of(games[game].title, played, ratings[game])]
    if lines:
        lines += [rating_told.scale() if any(ratings.values()) else rating.none(), statistics.own()]
    puzzled = streak(load(), date.today())
    if puzzled.longest and is_all:
        lines.append(puzzles.streak(puzzled.days, puzzled.longest))
    return lines


def _of(title: str, played: Sequence[Outcome], ratings: Sequence[RatedGame]) -> list[str]:
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
    return [*lines, *(rating_told.sentences(ratings, date.today()) if ratings else ())]


# ---- As JSON --------------------------------------------------------------------------------------------


def _fields(game: str, played: Sequence[Outcome]) -> dict[str, Any]:
    whole, ratings = tally(played), rated(game, played)
    against = {level or "mixed": tally(some) for level, some in by_level(played).items()}
    return {
        "game": game,
        **whole._asdict(),
        "against": {level: {"games": part.games, "wins": part.wins} for level, part in against.items()},
        "rating": _rating(ratings) if ratings else None,
        "uncounted": {one.name: one.uncounted for one in played if one.uncounted},
    }


def _rating(ratings: Sequence[RatedGame]) -> dict[str, Any]:
    """Where it stands, the best, and what each game that counts did to it, oldest first."""
    best = best_of(ratings)
    return {
        **_stands(ratings[-1]),
        "best": None if best is None else _stands(best),
        "games": [{**_stands(one), "change": one.change, "chance": round(one.chance, 3)} for one in ratings],
    }


def _stands(game: RatedGame) -> dict[str, Any]:
    one = game.outcome
    return {
        "points": game.after.told,
        "within": game.after.within,
        "record": one.name,
        "begun": one.when,
        "place": one.place,
    }

"""`tribes statistics`: how a person has played so far; `tribes daily`: the games of the day, how they went, and what bots made of the same deals;
`tribes journey`: how far one has come."""

import argparse
import json
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from datetime import date
from typing import Any, NamedTuple

from rules import games
from rules.bots.levels import EVEN
from rules.core.registry import PACKAGES
from saves import SaveError, Store, Summary
from tribes_tui.commands.screen import check_terminal, show
from tribes_tui.errors import Mendable
from tribes_tui.journey import told
from tribes_tui.journey.progress import Travels, travelled
from tribes_tui.journey.stages import STAGES, STARS, JourneyStage, asked, stage_named
from tribes_tui.plain.console import Console
from tribes_tui.profile import rating_words
from tribes_tui.profile.daily import days_in_a_row, history, seed_of
from tribes_tui.profile.puzzles import load, streak
from tribes_tui.profile.rating import RatedGame, best_of, rated, strength_for
from tribes_tui.profile.statistics import (
    Outcome,
    by_game,
    by_level,
    outcome_of,
    outcomes,
    tally,
)
from tribes_tui.seats.par import Par, Pars
from tribes_tui.words import ending as words
from tribes_tui.words.about import is_won_by_points, title_of, unit_of
from tribes_tui.words.ending import in_a_row
from tribes_tui.words.rivals import bots_of
from tribes_tui.words.said import (
    bots,
    daily,
    journey as said,
    puzzles as said_puzzles,
    rating,
    results,
    statistics,
)
from tribes_tui.words.saves import date_of, result
from tribes_tui.words.spoken import as_said, lines_of


def run_statistics(chosen: argparse.Namespace) -> int:
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
    ratings, puzzled = {game: rated(game, played) for game, played in told.items()}, streak(load(), date.today())
    lines = [line for game, played in told.items() for line in _of(games[game].title, played, ratings[game])]
    scale = rating_words.scale() if any(ratings.values()) else rating.none()
    own = [said_puzzles.streak(days=puzzled.days, longest=puzzled.longest)] if puzzled.longest and is_all else []
    return [*lines, *([scale, statistics.own()] if lines else []), *own]


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
        lines.append(results.against(bots=bots_of(level), wins=part.wins, games=part.games))
        if level == EVEN:
            lines.append(bots.even_now(game=title, strength=strength_for(played[0].game, played), whom="you"))
    return [*lines, *(rating_words.sentences(ratings, date.today()) if ratings else ())]


# ---- As JSON --------------------------------------------------------------------------------------------


def _fields(game: str, played: Sequence[Outcome]) -> dict[str, Any]:
    whole, ratings = tally(played), rated(game, played)
    against = {level or "mixed": tally(some) for level, some in by_level(played).items()}
    return {
        "game": game,
        **whole._asdict(),
        "against": {level: {"games": part.games, "wins": part.wins} for level, part in against.items()},
        "rating": _rating(ratings) if ratings else None,
        "uncounted": {one.name: one.uncounted[0] for one in played if one.uncounted},
    }


def _rating(ratings: Sequence[RatedGame]) -> dict[str, Any]:
    """Where it stands, the best, and what each game that counts did to it, oldest first."""
    return {
        **_stands(ratings[-1]),
        "best": None if (best := best_of(ratings)) is None else _stands(best),
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


# ---- The games of the day ------------------------------------------------------------------------------


class DailyGame(NamedTuple):
    """A game of a day: its record, None while it was not begun, and what bots made of it, by level."""

    day: date
    game: str
    found: Summary | None
    pars: dict[str, Par]


def run_daily(chosen: argparse.Namespace) -> int:
    """Say today's games, then those of the days before."""
    store, today = Store(), date.today()
    known = history([one for one in store.list() if one.is_begun])
    shown = {(day, game): None for day in (today,) for game in PACKAGES} | dict(known)
    rows = [_played(store, day, game, found) for (day, game), found in shown.items()]
    rows.sort(key=lambda row: (-row.day.toordinal(), [*PACKAGES].index(row.game)))
    if chosen.json:
        sys.stdout.write(json.dumps([_fields_of_day(row) for row in rows], indent=1) + "\n")
    else:
        Console().say_all(_lines_of_days(rows, today, days_in_a_row(known, today)))
    return 0


def _played(store: Store, day: date, game: str, found: Summary | None) -> DailyGame:
    """What was kept beside the record when it ended; nothing is worked out here."""
    pars: dict[str, Par] = {}
    if found is not None and found.finished and (outcome := outcome_of(found)) is not None:
        with suppress(SaveError):
            pars = Pars(store).kept(store.read(found.name), outcome.seat)
    return DailyGame(day, game, found, pars)


def _lines_of_days(rows: list[DailyGame], today: date, row: int) -> Iterator[str]:
    yield daily.listing(facts=in_a_row(date_of(today, today), row))
    for one in rows:
        made = words.made(one.pars, unit_of(one.game))
        told = {"day": date_of(one.day, today), "game": title_of(one.game), "result": _result(one.found)}
        yield daily.line_par(**told, made=", ".join(made)) if made else daily.line(**told)
    yield daily.how_to_play()


def _result(found: Summary | None) -> str:
    if found is None:
        return daily.to_play()
    outcome = outcome_of(found)
    if outcome is None:
        return daily.over() if found.finished else daily.at_move(moves=found.moves)
    return result(outcome.game, outcome.seats, outcome.place, outcome.shared, outcome.score)


def _fields_of_day(row: DailyGame) -> dict[str, Any]:
    found, outcome = row.found, None if row.found is None else outcome_of(row.found)
    return {
        "day": row.day.isoformat(),
        "game": row.game,
        "seed": seed_of(row.game, row.day),
        "name": None if found is None else found.name,
        "finished": found is not None and found.finished,
        "place": None if outcome is None else outcome.place,
        "score": None if outcome is None else outcome.score,
        "par": {level: one._asdict() for level, one in row.pars.items()},
    }


# ---- The journey ---------------------------------------------------------------------------------


def run_journey(chosen: argparse.Namespace) -> int:
    """Show the map, say the whole journey, or sit down at a stage."""
    if chosen.stage is not None:
        return _play(chosen)
    if not (chosen.plain or chosen.json or chosen.rebuild):
        check_terminal()
        return show(None, chosen.ascii, opens="journey")
    found = travelled(Store(), anew=chosen.rebuild)
    if chosen.json:
        games = [{"stage": one.stage.name, "record": one.record, "stars": [*one.stars]} for one in found.visits]
        stages = [_fields_of_stage(stage, found) for stage in STAGES]
        whole = {"stars": found.total, "of": STARS, "stages": stages, "games": games}
        sys.stdout.write(json.dumps(whole, indent=1) + "\n")
    else:
        Console(ascii_only=chosen.ascii).say_all(lines_of(map(as_said, told.lines(found))))
    return 0


def _play(chosen: argparse.Namespace) -> int:
    from tribes_tui.commands.play import play
    from tribes_tui.play.deals import new_seed
    from tribes_tui.play.table import Table

    stage, store = stage_named(chosen.stage), Store()
    if stage is None:
        raise Mendable(said.no_stage(typed=repr(chosen.stage[:30]), names=", ".join(one.name for one in STAGES)))
    found = travelled(store)
    if not found.is_open(stage):
        raise Mendable(said.shut(title=told.title(stage), path=told.path_to(stage, found)))
    if not chosen.plain:
        check_terminal()
    chosen.json_lines = False
    table = Table.new(stage.game, stage.seats, stage.options, new_seed(), store, tells_hints=True, stage=stage.name)
    return play(table, chosen)


def _fields_of_stage(stage: JourneyStage, found: Travels) -> dict[str, Any]:
    got = found.of(stage)
    return {
        "name": stage.name,
        "game": stage.game,
        "bots": [*stage.bots],
        "options": dict(stage.options),
        "open": found.is_open(stage),
        "stars": [{"asks": asked(stage.game, star), "got": number in got} for number, star in enumerate(stage.stars)],
    }

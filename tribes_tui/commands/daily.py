"""`tribes daily`: the games of the day, how they went, and what bots made of the same deals."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from datetime import date
from typing import Any, NamedTuple

from rules.core.registry import PACKAGES
from saves import SaveError, Store, Summary
from tribes_tui.plain.console import Console
from tribes_tui.profile.daily import days_in_a_row, history, seed_of
from tribes_tui.profile.statistics import outcome_of
from tribes_tui.seats.par import Par, Pars
from tribes_tui.words import par as words
from tribes_tui.words.about import title_of, unit_of
from tribes_tui.words.daily import in_a_row
from tribes_tui.words.ending import place_of
from tribes_tui.words.said import daily
from tribes_tui.words.saves import date_of


class DailyGame(NamedTuple):
    """A game of a day: its record, None while it was not begun, and what bots made of it, by level."""

    day: date
    game: str
    found: Summary | None
    pars: dict[str, Par]


def run(chosen: argparse.Namespace) -> int:
    """Say today's games, then those of the days before."""
    store, today = Store(), date.today()
    known = history([one for one in store.list() if one.is_begun])
    shown = {(day, game): None for day in (today,) for game in PACKAGES} | dict(known)
    rows = [_played(store, day, game, found) for (day, game), found in shown.items()]
    rows.sort(key=lambda row: (-row.day.toordinal(), [*PACKAGES].index(row.game)))
    if chosen.json:
        sys.stdout.write(json.dumps([_fields(row) for row in rows], indent=1) + "\n")
    else:
        Console().say_all(_lines(rows, today, days_in_a_row(known, today)))
    return 0


def _played(store: Store, day: date, game: str, found: Summary | None) -> DailyGame:
    """What was kept beside the record when it ended; nothing is worked out here."""
    pars: dict[str, Par] = {}
    if found is not None and found.finished and (outcome := outcome_of(found)) is not None:
        try:
            pars = Pars(store).kept(store.read(found.name), outcome.seat)
        except SaveError:
            pars = {}
    return DailyGame(day, game, found, pars)


def _lines(rows: list[DailyGame], today: date, row: int) -> Iterator[str]:
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
    return (
        daily.won(score=outcome.score)
        if outcome.is_win
        else daily.came(place=place_of(outcome.place), score=outcome.score)
    )


def _fields(row: DailyGame) -> dict[str, Any]:
    found = row.found
    outcome = None if found is None else outcome_of(found)
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

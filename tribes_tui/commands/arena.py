"""`tribes arena`: which bots are stronger, and how surely."""

from __future__ import annotations

import argparse
import json
import multiprocessing
import signal
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor

from rules import games
from rules.bots.arena import Match, Played, Standing, play_deal, standings
from rules.bots.bot import Budget
from rules.bots.entrant import entrant
from tribes_tui.commands.progress import Progress
from tribes_tui.commands.setup import chosen_options, first_seed
from tribes_tui.errors import Mendable


def run(chosen: argparse.Namespace) -> int:
    """Play the deals and print the standings."""
    match = _match(chosen)
    first = first_seed(chosen.seed)
    found = _play(match, range(first, first + chosen.deals), chosen.jobs)
    table = standings(found, first)
    if chosen.json:
        result = {"game": match.game, "levels": match.levels, "deals": chosen.deals, "seed": first}
        rows = [standing._asdict() for standing in table]
        sys.stdout.write(json.dumps({**result, "standings": rows, "games": [g._asdict() for g in found]}) + "\n")
    else:
        sys.stdout.writelines(line + "\n" for line in _report(match, chosen.deals, table))
    return 0


def _match(chosen: argparse.Namespace) -> Match:
    """What is to be played. Raises `Mendable`, `UnknownGame`, `BadOption`."""
    levels = tuple(level.strip().lower() for level in chosen.levels.split(","))
    for level in levels:
        _check(level)
    if len(set(levels)) < 2:
        raise Mendable("an arena needs two different levels, e.g. --levels easy,medium or hard@100,hard@400")
    options = chosen_options(chosen.set)
    games[chosen.game].new_state(len(levels), 0, options)
    if chosen.ms is not None and chosen.simulations is not None:
        raise Mendable("give either --ms or --simulations")
    return Match(chosen.game, levels, options, Budget(chosen.ms, chosen.simulations))


def _check(level: str) -> None:
    try:
        entrant(level)
    except ValueError as bad:
        raise Mendable(str(bad)) from None


def _play(match: Match, deals: range, jobs: int) -> list[Played]:
    found: list[Played] = []
    with Progress(len(deals)) as progress:
        for number, rows in enumerate(_dealt(match, deals, jobs), 1):
            found += rows
            progress.show(number)
    return found


def _dealt(match: Match, deals: range, jobs: int) -> Iterator[list[Played]]:
    if jobs == 1:
        yield from (play_deal(match, deal) for deal in deals)
        return
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(jobs, context, signal.signal, (signal.SIGINT, signal.SIG_IGN)) as pool:
        yield from pool.map(play_deal, [match] * len(deals), deals)


def _report(match: Match, deals: int, table: Sequence[Standing]) -> Iterator[str]:
    seats = len(match.levels)
    yield f"{match.game}, {seats} seats, {deals} deals in {seats} seatings each; an equal share is {1 / seats:.3f}"
    width = max(10, *map(len, match.levels))
    yield f"{'level':<{width}} {'share':>6} {'95 %':>14} {'Elo':>6} {'95 %':>14} {'ms a move':>10}"
    for row in table:
        share, rating = f"{row.share_low:.3f}-{row.share_high:.3f}", f"{row.elo_low:+.0f} {row.elo_high:+.0f}"
        yield f"{row.level:<{width}} {row.share:>6.3f} {share:>14} {row.elo:>+6.0f} {rating:>14} {row.milliseconds:>10.2f}"

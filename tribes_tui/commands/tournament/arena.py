"""`tribes arena`: which bots are stronger, and how surely; `tribes simulate`: games between bots."""

import argparse
import json
import shlex
import sys
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import closing
from functools import partial
from itertools import takewhile
from pathlib import Path
from typing import Any, NamedTuple

from rules import games
from rules.bots.bot import Budget
from rules.bots.fingerprint import fingerprint
from rules.bots.matches.arena import Match, Standing, first_share, play_deal, standings
from rules.bots.matches.sequential import Bounds, SequentialVerdict, judge
from tribes_tui.commands.tournament import results
from tribes_tui.commands.tournament.cluster import chosen_engine
from tribes_tui.commands.tournament.engine import Failed, Progress
from tribes_tui.commands.tournament.results import Deals, Keeper, Kept, RunHeader, seed_of
from tribes_tui.commands.values import check_setup, chosen_levels, chosen_options, first_seed, seats_to_simulate
from tribes_tui.errors import Mendable, mending
from tribes_tui.seats.simulation import SimulatedGame, Simulation
from tribes_tui.words.said import commands as said


class ArenaPlan(NamedTuple):
    """What is to be played: the match with the seed of its first deal, which deals, and when it may stop sooner."""

    header: RunHeader
    deals: range
    bounds: Bounds | None

    def verdict(self, found: Deals) -> SequentialVerdict | None:
        """What is decided by the deals up to the first that is missing; None when nothing is asked."""
        if self.bounds is None:
            return None
        level = self.header.match.levels[0]
        there = takewhile(found.__contains__, self.deals)
        return judge([first_share(found[deal], level) for deal in there], self.bounds)

    def counted(self, found: Deals) -> Deals:
        """The deals that count: those asked for, up to the one at which it was decided."""
        verdict = self.verdict(found)
        last = self.deals[: verdict.deals] if verdict is not None and verdict.accepted is not None else self.deals
        return {deal: found[deal] for deal in last if deal in found}


def run_arena(chosen: argparse.Namespace) -> int:
    """Play the deals, or merge what was played, and print the standings; 1 when deals have failed."""
    if chosen.merge:
        header, found = results.merged(chosen.merge)
        _tell(
            chosen, ArenaPlan(header, range(min(found, default=0), max(found, default=0) + 1), _bounds(chosen)), found
        )
        return 0
    plan = _plan(chosen)
    with Keeper(chosen.resume, plan.header) as keeper:
        failed = _play(plan, keeper, chosen)
        _tell(chosen, plan, keeper.deals)
    return 1 if failed else 0


# ---- What is asked for ------------------------------------------------------------------------


def _plan(chosen: argparse.Namespace) -> ArenaPlan:
    """Raises `Mendable`, `UnknownGame`, `BadOption`."""
    match = _match(chosen)
    first, last = chosen.deals
    if first and chosen.seed is None:
        raise Mendable(said.arena_range_needs_seed())
    seed = first_seed(chosen.seed if chosen.seed is not None else seed_of(chosen.resume))
    return ArenaPlan(results.header(match, seed), range(seed + first, seed + last), _bounds(chosen))


def _bounds(chosen: argparse.Namespace) -> Bounds | None:
    return None if chosen.sprt is None else Bounds(*chosen.sprt)


def _match(chosen: argparse.Namespace) -> Match:
    """What is to be played. Raises `Mendable`, `UnknownGame`, `BadOption`."""
    if chosen.game is None:
        raise Mendable(said.arena_needs_game())
    levels = tuple(chosen_levels(chosen.levels))
    if len(set(levels)) < 2:
        raise Mendable(said.arena_needs_levels())
    options = chosen_options(chosen.set)
    games[chosen.game].new_state(len(levels), 0, options)
    if chosen.ms is not None and chosen.simulations is not None:
        raise Mendable(said.arena_ms_or_simulations())
    return Match(chosen.game, levels, options, Budget(chosen.ms, chosen.simulations))


# ---- Playing ----------------------------------------------------------------------------------


def _play(plan: ArenaPlan, keeper: Keeper, chosen: argparse.Namespace) -> int:
    """Play what is missing until it is all there, or decided; how many deals failed."""
    missing = [deal for deal in plan.deals if deal not in keeper.deals]
    if not missing or _is_decided(plan, keeper.deals):
        return 0
    failed = 0
    there = len(plan.deals) - len(missing)
    with (
        Progress(len(plan.deals), there, len(plan.header.match.levels)) as standing,
        closing(chosen_engine(chosen.over, chosen.jobs, standing.say)) as engine,
        closing(engine.play(partial(play_deal, plan.header.match), missing)) as outcomes,
    ):
        standing.begin()
        for deal, outcome in outcomes:
            if isinstance(outcome, Failed):
                failed += 1
                standing.say(said.arena_deal_failed(deal=deal, why=outcome.reason, command=_again(plan, deal)))
                continue
            keeper.add_deal(deal, outcome)
            standing.show(sum(deal in keeper.deals for deal in plan.deals), engine.workers())
            if _is_decided(plan, keeper.deals):
                break
    return failed


def _is_decided(plan: ArenaPlan, found: Deals) -> bool:
    verdict = plan.verdict(found)
    return verdict is not None and verdict.accepted is not None


def _again(plan: ArenaPlan, deal: int) -> str:
    """The command that plays just this deal."""
    match = plan.header.match
    words = ["tribes", "arena", match.game, "--levels", ",".join(match.levels), "--seed", str(deal), "--deals", "1"]
    options = [("--set", f"{name}={value}") for name, value in match.options.items()]
    limits = [("--simulations", match.budget.simulations), ("--ms", match.budget.milliseconds)]
    given = [*options, *((name, str(limit)) for name, limit in limits if limit is not None)]
    return shlex.join([*words, *(word for pair in given for word in pair)])


# ---- Telling ----------------------------------------------------------------------------------


def _tell(chosen: argparse.Namespace, plan: ArenaPlan, found: Deals) -> None:
    match, counted = plan.header.match, plan.counted(found)
    played = [game for deal in sorted(counted) for game in counted[deal]]
    table = standings(played, plan.header.seed) if played else []
    verdict = plan.verdict(found)
    if chosen.json:
        result = {
            "game": match.game,
            "levels": match.levels,
            "deals": len(counted),
            "seed": plan.header.seed,
            "digest": results.digest(counted),
        }
        if verdict is not None:
            result["sprt"] = verdict._asdict()
        rows = [standing._asdict() for standing in table]
        sys.stdout.write(json.dumps({**result, "standings": rows, "games": [g._asdict() for g in played]}) + "\n")
        return
    sys.stdout.writelines(line + "\n" for line in _report(match, len(counted), table))
    if verdict is not None and plan.bounds is not None:
        sys.stdout.write(_decided(match.levels[0], verdict, plan.bounds) + "\n")
    sys.stdout.write(said.arena_digest(digest=results.digest(counted)) + "\n")


def _decided(level: str, verdict: SequentialVerdict, bounds: Bounds) -> str:
    if verdict.accepted is None:
        return said.arena_undecided(
            level=level,
            p0=f"{bounds.p0:g}",
            p1=f"{bounds.p1:g}",
            deals=verdict.deals,
            ratio=f"{verdict.ratio:+.2f}",
            limit=f"{verdict.limit:.2f}",
        )
    return said.arena_decided(
        level=level,
        accepted=f"{verdict.accepted:g}",
        p0=f"{bounds.p0:g}",
        p1=f"{bounds.p1:g}",
        deals=verdict.deals,
        error=f"{bounds.error:.0%}",
    )


def _report(match: Match, deals: int, table: Sequence[Standing]) -> Iterator[str]:
    seats = len(match.levels)
    yield said.arena_head(game=match.game, seats=seats, deals=deals, share=f"{1 / seats:.3f}")
    width = max(10, *map(len, match.levels))
    heads = (said.arena_level(), said.arena_share(), said.arena_interval(), said.arena_elo(), said.arena_ms())
    yield "{0:<{width}} {1:>6} {2:>14} {3:>6} {2:>14} {4:>10}".format(*heads, width=width)
    for row in table:
        share, rating = f"{row.share_low:.3f}-{row.share_high:.3f}", f"{row.elo_low:+.0f} {row.elo_high:+.0f}"
        yield f"{row.level:<{width}} {row.share:>6.3f} {share:>14} {row.elo:>+6.0f} {rating:>14} {row.milliseconds:>10.2f}"


# ---- `tribes simulate` --------------------------------------------------------------------------------


FORMAT = "tribes-simulate-1"


def run_simulate(chosen: argparse.Namespace) -> int:
    """Play the games and print what came of them."""
    seats = seats_to_simulate(chosen.game, chosen.seats)
    options = chosen_options(chosen.set)
    check_setup(chosen.game, seats, options)
    simulation = Simulation(chosen.game, [seat.level for seat in seats], options)
    path = chosen.resume
    first = first_seed(chosen.seed if chosen.seed is not None else seed_of(path))
    seeds = range(first, first + chosen.games)
    began = time.perf_counter()
    of = {
        "game": chosen.game,
        "levels": [*simulation.levels],
        "options": options,
        "seed": first,
        "rules": fingerprint(),
    }
    with Kept(path, {"format": FORMAT, **of}) as file:
        there = _known(path, file, seeds)
        rows = sorted([*there, *_played(simulation, seeds, there, file, chosen)], key=lambda row: row.seed)
    seconds = time.perf_counter() - began
    if not rows:
        raise Mendable(said.simulate_none())
    played = sum(row.decisions for row in rows) - sum(row.decisions for row in there)
    result = {
        "game": chosen.game,
        "seats": [seat.spec() for seat in seats],
        "games": len(rows),
        "seconds": round(seconds, 3),
        "decisions_per_second": round(played / seconds, 1),
    }
    if chosen.json:
        sys.stdout.write(json.dumps({**result, "rows": [row._asdict() for row in rows]}) + "\n")
    else:
        sys.stdout.writelines(line + "\n" for line in _summary(result, rows))
    return 1 if len(rows) < chosen.games else 0


# ---- What is kept in a file -------------------------------------------------------------------


def _known(path: Path | None, file: Kept, seeds: range) -> list[SimulatedGame]:
    """What the file has of these games. Raises `Mendable`."""
    with mending((KeyError, TypeError), lambda _: said.holds_no_results(file=str(path))):
        rows = [
            SimulatedGame(**{**row, "scores": tuple(row["scores"]), "ranking": tuple(row["ranking"])})
            for row in file.rows
        ]
    return [row for row in rows if row.seed in seeds]


# ---- Playing ----------------------------------------------------------------------------------


def _played(
    simulation: Simulation, seeds: range, there: Sequence[SimulatedGame], file: Kept, chosen: argparse.Namespace
) -> list[SimulatedGame]:
    """The games that are not there yet, each kept as it comes."""
    known = {row.seed for row in there}
    missing = [seed for seed in seeds if seed not in known]
    if not missing:
        return []
    rows: list[SimulatedGame] = []
    with (
        Progress(len(missing), seatings=int(chosen.over is not None)) as standing,
        closing(chosen_engine(chosen.over, chosen.jobs, standing.say)) as engine,
        closing(engine.play(simulation.play, missing)) as outcomes,
    ):
        standing.begin()
        for seed, outcome in outcomes:
            if isinstance(outcome, Failed):  # it is told, and left out
                standing.say(said.simulate_failed(seed=seed, why=outcome.reason))
                continue
            rows.append(outcome)
            file.add(outcome._asdict())
            standing.show(len(rows), engine.workers())
    return rows


# ---- Telling ----------------------------------------------------------------------------------


def _summary(result: dict[str, Any], rows: Sequence[SimulatedGame]) -> Iterator[str]:
    yield said.simulate_games(games=result["games"], game=result["game"], seconds=str(result["seconds"]))
    yield said.simulate_speed(speed=f"{result['decisions_per_second']:.0f}")
    yield said.simulate_rounds(spread=_spread([row.rounds for row in rows]))
    yield said.simulate_decisions(spread=_spread([row.decisions for row in rows]))
    for seat, spec in enumerate(result["seats"]):
        firsts = sum(row.ranking[seat] == 1 for row in rows)
        mean = sum(row.scores[seat] for row in rows) / len(rows)
        yield said.simulate_seat(seat=seat, bot=spec, share=f"{firsts / len(rows):.1%}", points=f"{mean:.2f}")
    for end, count in Counter(row.end for row in rows).most_common():
        yield said.simulate_ended(end=end, games=count)


def _spread(values: list[int]) -> str:
    """The 5 %, 50 % and 95 % points and the largest of some numbers."""
    ordered = sorted(values)
    low, middle, high = (ordered[int(share * (len(ordered) - 1))] for share in (0.05, 0.5, 0.95))
    return said.simulate_spread(low=low, middle=middle, high=high, most=ordered[-1])

"""`tribes arena`: which bots are stronger, and how surely."""

from __future__ import annotations

import argparse
import json
import shlex
import sys
from collections.abc import Iterator, Sequence
from contextlib import closing
from functools import partial
from typing import NamedTuple

from rules import games
from rules.bots.arena import Match, Standing, first_share, play_deal, standings
from rules.bots.bot import Budget
from rules.bots.sequential import Bounds, SequentialVerdict, judge
from tribes_tui.commands.tournament import progress, results
from tribes_tui.commands.tournament.cluster import chosen_engine
from tribes_tui.commands.tournament.engine import Failed
from tribes_tui.commands.tournament.results import Deals, Keeper, RunHeader, seed_of
from tribes_tui.commands.values import chosen_levels, chosen_options, first_seed
from tribes_tui.errors import Mendable
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
        shares = []
        for deal in self.deals:
            if deal not in found:
                break
            shares.append(first_share(found[deal], level))
        return judge(shares, self.bounds)

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
        progress.RunProgress(len(plan.deals), there, len(plan.header.match.levels)) as standing,
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
    for name, value in match.options.items():
        words += ["--set", f"{name}={value}"]
    if match.budget.simulations is not None:
        words += ["--simulations", str(match.budget.simulations)]
    if match.budget.milliseconds is not None:
        words += ["--ms", str(match.budget.milliseconds)]
    return shlex.join(words)


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

"""Does `hard` choose better by what it remembers? Asked at decisions of games of two, which says more than who wins them:

    python -m tests.bench.strength.forgetting_choices five_tribes|indy [--deals 100] [--simulations 400] [--longer 10] [--every 1] [--seed 1]

At every decision (`--every N`: every Nth) at which there is something to remember, the search chooses once with its memory and once
without, by the same luck. Where the two moves differ, they are compared on the same draws of what is remembered, by `--longer` times as
many simulations, as a review compares them. The gain is that of the chance to win, with a 95 % interval by drawing deals anew.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from typing import NamedTuple

import rules
from rules import Rng, State
from rules.bots.bot import Budget
from rules.bots.judging.verdict import compared
from rules.bots.mcts.search import SearchBot
from rules.core.rng import seeded
from tests.bench.judgement.foresight import RESAMPLED


class Asked(NamedTuple):
    """Of one deal: decisions at which there was something to remember, those where the moves differ, the sum of the gains."""

    decisions: int
    differ: int
    gain: float


def asked(game_id: str, deal: int, simulations: int, longer: int, every: int = 1) -> Asked:
    """A game between two that remember."""
    state, bots = rules.games[game_id].new_state(2, deal), (SearchBot(), SearchBot())
    luck, decisions, gains = Rng(seeded("forgetting choices", game_id, deal)), 0, list[float]()
    while (player := state.current_player) is not None:
        view = state.view(player)
        if view.memory() and len(view.legal_actions()) > 1:
            decisions += 1
            gain = gained(view, simulations, longer, luck.getrandbits(60)) if decisions % every == 0 else None
            gains += [] if gain is None else [gain]
        state.apply(bots[player].choose(view, Budget(simulations=simulations), luck))
    return Asked(decisions // every, len(gains), sum(gains))


def gained(view: State, simulations: int, longer: int, luck: int) -> float | None:
    """By how much the chance to win is larger with the move chosen by memory than with the one without; None where they are the same."""
    bare = rules.games[view.game.id].load(view.dump())  # memory is lost on the way through a dump
    by_memory, without = (SearchBot().choose(one, Budget(simulations=simulations), Rng(luck)) for one in (view, bare))
    if by_memory == without:
        return None
    return compared(view, by_memory, without, longer * simulations, Rng(luck)).gain


def told(found: Sequence[Asked], every: int = 1) -> str:
    """Deals, decisions, how many differ, and what a decision and all those of one seat in a game gain in points of a hundred."""
    decisions = sum(one.decisions for one in found)
    mean, a_seat, luck = _mean(found), every * decisions / len(found) / 2, Rng(seeded("forgetting choices"))
    again = sorted(_mean([found[luck.randrange(len(found))] for _ in found]) for _ in range(RESAMPLED))
    low, high = again[round(0.025 * (RESAMPLED - 1))], again[round(0.975 * (RESAMPLED - 1))]
    each = f"{100 * mean:+.3f} ({100 * low:+.3f} to {100 * high:+.3f})"
    game = f"{100 * mean * a_seat:+.2f} ({100 * low * a_seat:+.2f} to {100 * high * a_seat:+.2f})"
    return f"{len(found)} | {decisions} | {sum(one.differ for one in found)} | {each} | {game}"


def _mean(found: Sequence[Asked]) -> float:
    return sum(one.gain for one in found) / max(1, sum(one.decisions for one in found))


def main() -> None:
    """Ask, and print a line for STRENGTH.md."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=("five_tribes", "indy"))
    for name, usual in (("deals", 100), ("simulations", 400), ("longer", 10), ("every", 1), ("seed", 1)):
        parser.add_argument(f"--{name}", type=int, default=usual)
    given = parser.parse_args()
    deals = range(given.seed, given.seed + given.deals)
    found = [asked(given.game, deal, given.simulations, given.longer, given.every) for deal in deals]
    print("| game | simulations | deals | decisions | differ | gain a decision | gain a game of one seat |")
    print("|---|---|---|---|---|---|---|")
    print(f"| {rules.games[given.game].title} | {given.simulations} | {told(found, given.every)} |", flush=True)


if __name__ == "__main__":
    main()

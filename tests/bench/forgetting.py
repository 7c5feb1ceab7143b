"""Does `hard` win more games by what it remembers? Games of two against itself without memory, each deal from both seats:

    python -m tests.bench.forgetting five_tribes|indy [--deals 100] [--simulations 50] [--seed 1]

Who forgets is given each view as somebody would see it who has just sat down: its draws heed what lies open and nothing else. Both have
as many simulations; the CPU time of a choice is told, so that equal simulations can be held against equal time.
"""

from __future__ import annotations

import argparse
import time

import rules
from rules.bots.arena import PlayedGame, standings
from rules.bots.bot import Budget
from rules.bots.search import SearchBot
from rules.core.rng import Rng, seeded

KINDS = REMEMBERS, FORGETS = "remembers", "forgets"


def match(game_id: str, deal: int, seats: tuple[str, str], budget: Budget) -> PlayedGame:
    """One game."""
    state, bot = rules.games[game_id].new_state(2, deal), SearchBot()
    rng = Rng(seeded("forgetting", game_id, deal))
    seconds, decisions = [0.0, 0.0], [0, 0]
    while (player := state.current_player) is not None:
        view = state.view(player)
        if seats[player] == FORGETS:
            view = state.game.load(view.dump())
        began = time.process_time()
        action = bot.choose(view, budget, rng)
        seconds[player] += time.process_time() - began
        decisions[player] += 1
        state.apply(action)
    return PlayedGame(deal, seats, state.ranking(), state.scores(), tuple(seconds), tuple(decisions))


def told(game_id: str, deals: range, simulations: int) -> str:
    """A line for STRENGTH.md."""
    budget = Budget(simulations=simulations)
    games = [match(game_id, deal, seats, budget) for deal in deals for seats in (KINDS, KINDS[::-1])]
    found = {one.level: one for one in standings(games)}
    own, other = found[REMEMBERS], found[FORGETS]
    return (
        f"| {rules.games[game_id].title} | {len(deals)} | {simulations} | {own.milliseconds:.1f} ms, {other.milliseconds:.1f} ms "
        f"| {own.share:.3f} ({own.share_low:.3f}–{own.share_high:.3f}) |"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=("five_tribes", "indy"))
    for name, usual in (("deals", 100), ("simulations", 50), ("seed", 1)):
        parser.add_argument(f"--{name}", type=int, default=usual)
    given = parser.parse_args()
    print(
        "| game | deals | simulations | CPU a choice, who remembers and who forgets | part of the wins of who remembers |\n|---|---|---|---|---|"
    )
    print(told(given.game, range(given.seed, given.seed + given.deals), given.simulations), flush=True)


if __name__ == "__main__":
    main()

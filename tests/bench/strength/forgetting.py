"""Does `hard` win more games by what it remembers? Games of two against itself without memory, each deal from both seats:

    python -m tests.bench.strength.forgetting five_tribes|indy [--deals 100] [--simulations 50] [--seed 1] [--by-points]

Who forgets is given each view as somebody would see it who has just sat down: its draws heed what lies open and nothing else. Both have
as many simulations; the CPU time of a choice is told, so that equal simulations can be held against equal time. With `--by-points`, who
forgets also judges positions of Five Tribes by points as they stand: that is `hard` as it was before it remembered and before games taught it.
"""

from __future__ import annotations

import argparse
import time
from typing import cast

import rules
from rules.bots.bot import Budget
from rules.bots.matches.arena import PlayedGame, standings
from rules.bots.mcts.search import SearchBot
from rules.core.rng import Rng, seeded
from rules.five_tribes.position import Position
from tests.bench.judgement.judged_bot import JudgedBot
from tests.bench.judgement.points_judgement import points_values

KINDS = REMEMBERS, FORGETS = "remembers", "forgets"


def match(game_id: str, deal: int, seats: tuple[str, str], budget: Budget, by_points: bool = False) -> PlayedGame:
    """One game."""
    state = rules.games[game_id].new_state(2, deal)
    bots = [searching(seat == FORGETS and by_points) for seat in seats]
    rng = Rng(seeded("forgetting", game_id, deal))
    seconds, decisions = [0.0, 0.0], [0, 0]
    while (player := state.current_player) is not None:
        view = state.view(player)
        if seats[player] == FORGETS:
            view = state.game.load(view.dump())
        began = time.process_time()
        action = bots[player].choose(view, budget, rng)
        seconds[player] += time.process_time() - began
        decisions[player] += 1
        state.apply(action)
    return PlayedGame(deal, seats, state.ranking(), state.scores(), tuple(seconds), tuple(decisions))


def searching(by_points: bool) -> SearchBot:
    """`hard`, or the same with Five Tribes' judgement of before."""
    return JudgedBot(lambda state, _: points_values(cast(Position, state))) if by_points else SearchBot()


def told(game_id: str, deals: range, simulations: int, by_points: bool = False) -> str:
    """A line for STRENGTH.md."""
    budget = Budget(simulations=simulations)
    games = [match(game_id, deal, seats, budget, by_points) for deal in deals for seats in (KINDS, KINDS[::-1])]
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
    parser.add_argument("--by-points", action="store_true")
    given = parser.parse_args()
    if given.by_points and given.game != "five_tribes":
        parser.error("--by-points is for five_tribes")
    print(
        "| game | deals | simulations | CPU a choice, who remembers and who forgets | part of the wins of who remembers |\n|---|---|---|---|---|"
    )
    print(told(given.game, range(given.seed, given.seed + given.deals), given.simulations, given.by_points), flush=True)


if __name__ == "__main__":
    main()

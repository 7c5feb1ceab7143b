"""How often does a review call what Enter alone plays costly? A line for STRENGTH.md:

    python -m tests.bench.strength.entered GAME [--games 4] [--players 2] [--seed 1]

Seat 0 plays where the cursor begins, at every decision; the others follow the rules' hints. Each choice of seat 0 is judged as
`tribes review` does it.
"""

from __future__ import annotations

import argparse
from collections import Counter

import rules
from rules import Rng
from rules.bots.judging.verdict import COSTLY, verdict
from rules.core.rng import seeded
from tests.table.beginning import entered, kind_of
from tribes_tui.seats.reviewing import SIMULATIONS, is_choice
from tribes_tui.table.board import board_of


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=list(rules.games))
    parser.add_argument("--games", type=int, default=4)
    parser.add_argument("--players", type=int)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    game = rules.games[given.game]
    players, board = given.players or game.players[0], board_of(given.game)
    count, marks, costs = SIMULATIONS[given.game], Counter[str](), Counter[str]()
    for seed in range(given.seed, given.seed + given.games):
        state, number = game.new_state(players, seed), 0
        while (player := state.current_player) is not None:
            view, number = state.view(player), number + 1
            action = max(view.legal_actions(), key=view.hint) if player else entered(board, view)[0]
            said = None
            if not player and is_choice(view):
                said = verdict(view, action, count, Rng(seeded("entered", seed, number)))
                marks[said.mark if said else ""] += 1
            if said is not None and said.mark == COSTLY:
                costs[kind_of(view)] += 1
                print(
                    f"  {seed}.{number}: {view.text(action)}, better {view.text(said.other)}: {said.gain:+.2f}",
                    flush=True,
                )
            state.apply(action)
    print(f"| {game.title} | {players} | {given.games} | {marks.total()} | {dict(marks)} | {dict(costs)} |", flush=True)


if __name__ == "__main__":
    main()

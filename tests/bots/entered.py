"""Games in which one seat does what Enter alone chooses, the cursor where it begins; the others are `medium`, or another level.

    python -m tests.bots.entered --games 100 tribal_duel:2 [--against easy]

plays so many games of each table and tells the share of first places, and how often the cursor began on what ends a turn.
"""

from __future__ import annotations

import argparse
from typing import NamedTuple

from textual.geometry import Region

import rules
from rules import Rng, State
from rules.bots.bot import Budget
from rules.bots.levels import make
from rules.core.rng import seeded
from tribes_tui.display.targets import Target, Targets
from tribes_tui.table.board import board_of
from tribes_tui.table.board.contract import GameBoard, Path
from tribes_tui.table.choice.selection import Beginning, ways

OPPONENT = "medium"


class Entered(NamedTuple):
    """What came of a game, or of several."""

    games: int = 0
    first: float = 0
    decisions: int = 0
    ended: int = 0

    def __add__(self, other: object) -> Entered:
        assert isinstance(other, Entered)
        return Entered(*map(sum, zip(self, other, strict=True)))


def chosen(board: GameBoard, view: State, trail: Path) -> tuple[int, Path]:
    """What Enter alone chooses, and the places on which it was pressed; `trail`: those of the decision before."""
    chooser, beginning = ways(board, view), Beginning(board, view)
    targets = Targets(Target(name, Region(0, 0, 1, 1)) for name in chooser.names)
    while chooser.chosen is None:
        picked = chooser.picked
        is_again = bool(picked) and trail[-1 - len(picked) : -1] == picked
        name = beginning.first(chooser, trail if not picked or is_again else (), targets)
        assert name is not None
        assert chooser.pick(name)
    return chooser.chosen, chooser.picked


def play(game_id: str, players: int, seed: int, against: str = OPPONENT) -> Entered:
    """A whole game of which the first seat is played by Enter."""
    state, board = rules.games[game_id].new_state(players, seed), board_of(game_id)
    bots = [make(against) for _ in range(players)]
    rng, trail, found = Rng(seeded("entered", game_id, players, seed)), (), Entered(games=1)
    while (seat := state.current_player) is not None:
        view = state.view(seat)
        if seat:
            state.apply(bots[seat].choose(view, Budget(simulations=20), rng))
            continue
        action, trail = chosen(board, view, trail)
        found += Entered(decisions=1, ended=int(trail[0].partition(":")[0] in board.endings))
        state.apply(action)
    ranking = state.ranking()
    return found + Entered(first=(ranking[0] == 1) / ranking.count(1))


def main() -> None:
    """See above."""
    parser = argparse.ArgumentParser()
    parser.add_argument("tables", nargs="+", metavar="GAME:PLAYERS")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--from", type=int, default=0, dest="first")
    parser.add_argument("--against", default=OPPONENT)
    given = parser.parse_args()
    for table in given.tables:
        game_id, _, players = table.partition(":")
        found = Entered()
        for seed in range(given.first, given.first + given.games):
            found += play(game_id, int(players), seed, given.against)
        print(
            f"{table}: first places {found.first / found.games:.2f} of {found.games}, decisions {found.decisions}, ends {found.ended}"
        )


if __name__ == "__main__":
    main()

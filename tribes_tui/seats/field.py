"""What bots alone make of a deal, game by game and seat by seat: beside it people's results at the same deal are held."""

import json
import sys
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import rules
from rules import Rng
from rules.bots.bot import Budget
from rules.bots.levels import make
from rules.core.rng import seeded
from tribes_tui.seats.par import NICENESS
from tribes_tui.seats.worker import boot, end_worker, private_output, start_worker, step_back


class FieldGames(NamedTuple):
    """`games` games of a deal, between bots of these levels, by seat."""

    game: str
    seed: int
    options: Mapping[str, Any]
    levels: Sequence[str]
    games: int


class FieldGame(NamedTuple):
    """How one of them ended: places and points, by seat."""

    ranking: Sequence[int]
    scores: Sequence[int]


def played(wanted: FieldGames) -> list[FieldGame]:
    """The games; the same arguments give the same ones."""
    game, bots = rules.games[wanted.game], [make(level) for level in wanted.levels]
    found = []
    for number in range(wanted.games):
        state = game.new_state(len(bots), wanted.seed, wanted.options)
        rng = Rng(seeded("field", wanted.game, wanted.seed, *wanted.levels, number))
        while (player := state.current_player) is not None:
            state.apply(bots[player].choose(state.view(player), Budget(), rng))
        found.append(FieldGame(state.ranking(), state.scores()))
    return found


def played_elsewhere(wanted: FieldGames) -> list[FieldGame]:
    """The same by a process of its own, which lets others go first. Raises `OSError`, `ValueError` when it came to nothing."""
    worker = start_worker(boot("field"))
    assert worker.stdin is not None
    assert worker.stdout is not None
    try:
        worker.stdin.write(json.dumps(wanted).encode() + b"\n")
        worker.stdin.flush()
        return [FieldGame(*game) for game in json.loads(worker.stdout.readline())]
    finally:
        end_worker(worker)


def main() -> None:
    """Read which games, write how they ended."""
    out = private_output()
    step_back(NICENESS)
    out.write(json.dumps(played(FieldGames(*json.loads(sys.stdin.readline())))) + "\n")
    out.flush()

"""How well a linear learner foretells the winner from an observation: `python -m tests.bench.rules.foretelling [GAMES] [NUMBER]`.

Games for two between `medium` bots; from each, three positions, seen by both seats. Seven games of ten are learnt from
(logistic regression, its shrinking chosen on a fifth of those), the others are foretold. Prints, for each game, the area
under the curve (AUC; 0.5 is chance) with the whole position as numbers by seat, and with the game's own observation.
Needs numpy (the extra `adapters`).
"""

from __future__ import annotations

import sys
from typing import Any, NamedTuple

import numpy as np

import rules
from rules import Rng, State
from rules.adapters.observed import SHORT, WHOLE, observed
from rules.bots.bot import Budget
from rules.bots.levels import make

GAMES = 1200
POSITIONS = 3
LONGEST = 3000
SHRINKING = (1e-3, 1e-2, 1e-1, 1.0)


class Seen(NamedTuple):
    """What was seen in one way: a row a position and viewer; who won, as 1 or 0; the number of the game."""

    numbers: Any
    won: Any
    game: Any


def play(game_id: str, seed: int) -> tuple[list[State], tuple[int, ...]]:
    """Some positions of a game, and the places at its end."""
    state = rules.games[game_id].new_state(2, seed)
    rng, bots = Rng(seed), [make("medium"), make("medium")]
    kept: list[State] = []
    decisions = 0
    while (seat := state.current_player) is not None and decisions < LONGEST:
        if rng.randrange(1 + decisions // POSITIONS) == 0:  # keeps positions from all over the game
            kept.append(state.clone())
            if len(kept) > POSITIONS:
                del kept[rng.randrange(len(kept))]
        state.apply(bots[seat].choose(state.view(seat), Budget(), rng))
        decisions += 1
    return kept, state.ranking() if state.is_terminal else (1, 1)


def collect(game_id: str, number: int) -> dict[str, Seen]:
    """Play so many games and look at them in both ways."""
    game = rules.games[game_id]
    rows: dict[str, list[Any]] = {SHORT: [], WHOLE: []}
    won, numbers = [], []
    for seed in range(number):
        positions, ranking = play(game_id, seed)
        if ranking[0] == ranking[1]:
            continue
        for state in positions:
            for viewer in range(2):
                for way, found in rows.items():
                    found.append(observed(game, state.view(viewer), way).astype(np.float16))
                won.append(float(ranking[viewer] == 1))
                numbers.append(seed)
    return {way: Seen(_varying(np.array(found)), np.array(won), np.array(numbers)) for way, found in rows.items()}


def _varying(rows: Any) -> Any:
    """The columns that are not always the same, drawn to mean 0 and spread 1."""
    rows = rows[:, rows.max(0) > rows.min(0)].astype(np.float32)
    return (rows - rows.mean(0)) / rows.std(0)


def fit(numbers: Any, won: Any, shrinking: float, rounds: int = 300) -> Any:
    """The weights of a logistic regression, the last one the constant's, by accelerated gradients."""
    rows = np.hstack([numbers, np.ones((len(numbers), 1), np.float32)])
    step = 4 / (np.linalg.norm(rows @ (rows.T @ _probe(rows)) / len(rows)) + 4 * shrinking)
    weights = ahead = np.zeros(rows.shape[1], np.float32)
    for turn in range(rounds):
        chances = 1 / (1 + np.exp(-rows @ ahead))
        fresh = ahead - step * (rows.T @ (chances - won) / len(rows) + shrinking * ahead)
        ahead = fresh + turn / (turn + 3) * (fresh - weights)
        weights = fresh
    return weights


def _probe(rows: Any) -> Any:
    """The direction in which the rows vary most, by a few powers."""
    probe = np.random.default_rng(1).normal(size=len(rows)).astype(np.float32)
    for _ in range(12):
        probe = rows @ (rows.T @ probe)
        probe /= np.linalg.norm(probe)
    return probe


def auc(chances: Any, won: Any) -> float:
    """How often a winner got a better chance than a loser, ties counting half."""
    order = np.argsort(chances, kind="stable")
    ranks = np.empty(len(chances))
    ranks[order] = np.arange(1, len(chances) + 1)
    for chance in np.unique(chances[np.diff(np.sort(chances), append=np.inf) == 0]):
        ranks[chances == chance] = ranks[chances == chance].mean()
    winners = won.sum()
    return float((ranks[won == 1].sum() - winners * (winners + 1) / 2) / (winners * (len(won) - winners)))


def foretold(seen: Seen, seed: int = 1) -> float:
    """The AUC on games that were not learnt from."""
    games = np.unique(seen.game)
    np.random.default_rng(seed).shuffle(games)
    test, tuning = games[: int(len(games) * 0.3)], games[int(len(games) * 0.3) : int(len(games) * 0.44)]
    tested, tuned = np.isin(seen.game, test), np.isin(seen.game, tuning)

    def measured(learnt: Any, on: Any, shrinking: float) -> float:
        weights = fit(seen.numbers[learnt], seen.won[learnt], shrinking)
        return auc(seen.numbers[on] @ weights[:-1], seen.won[on])

    best = max(SHRINKING, key=lambda shrinking: measured(~tested & ~tuned, tuned, shrinking))
    return measured(~tested, tested, best)


def main(game_ids: list[str], number: int) -> None:
    """Print the table."""
    print("| game | positions | whole position: numbers | AUC | observation: numbers | AUC |\n|--|--:|--:|--:|--:|--:|")
    for game_id in game_ids:
        seen = collect(game_id, number)
        game = rules.games[game_id]
        sizes = {way: observed(game, game.new_state(2).view(0), way).size for way in (WHOLE, SHORT)}
        cells = [f"{sizes[way]:,} | {foretold(seen[way]):.3f}" for way in (WHOLE, SHORT)]
        print(f"| `{game_id}` | {len(seen[SHORT].won):,} | {' | '.join(cells)} |", flush=True)


if __name__ == "__main__":
    ids, counts = (
        [word for word in sys.argv[1:] if not word.isdigit()],
        [int(word) for word in sys.argv[1:] if word.isdigit()],
    )
    main(ids or list(rules.games), counts[0] if counts else GAMES)

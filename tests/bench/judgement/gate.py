"""Is a learnt judgement worth its cost? The gate before anything is trained:

    python -m tests.bench.judgement.gate [--games 1000] [--only five_tribes:2,tribe:2]

Games between bots that follow blurred hints, as in `foresight`. At some decisions, taken by chance, the player in turn is judged
as a search judges today (the mean over draws from the view), and seen as a learner sees (the observation). Seven games of ten
are learnt from, a tenth chooses how long, the others are held out. There the mean log likelihood of who wins is measured:

    judgement    today's judgement, a line laid through its log odds
    linear       a logistic regression on the observation
    both         the same on the observation and the judgement
    net          32 hidden units on both

The gate is passed where one of the learners is better than the judgement by more than `CLEARLY`, with the whole of the 95 %
interval of the difference (whole games are drawn anew). Writes the table into `tests/bench/judgement/GATE.md`; rows that were not asked for
stay as they are there, and so does what stands below `## Notes`, which is written by hand. Needs numpy.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from math import atanh
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

import rules
from rules import Rng
from rules.adapters.observed import SHORT, observed
from rules.core.rng import seeded
from tests.bench.judgement.foresight import by_draws, played

TABLE = Path(__file__).with_name("GATE.md")
WHERE = tuple((game_id, seats) for game_id in ("five_tribes", "tribe", "rise_of_tribes") for seats in (4, 2))
"""Where a learnt value was thought to help, and the same games for two."""
CLEARLY = 0.01
POSITIONS, DRAWS = 6, 20
HIDDEN, ROUNDS, BATCH, SHRINKING, EVERY = 32, 500, 2048, 1e-3, 25
RATES = (0.002, 0.0001)
"""How fast is learnt: each is tried, and the tuning games choose. With hundreds of inputs the first steps of a fast learner harm a
judgement that is nearly right; a slow one can mend a little of it."""
RESAMPLED = 400
LEARNERS = ("linear", "both", "net")

HEAD = """# A learnt judgement: the gate

Mean log likelihood of who wins, in games that were not learnt from (nearer to 0 is better), for the player in turn; in brackets the
difference to today's judgement with a 95 % interval. Up to {positions} positions of each game; three games of ten are not learnt
from, two of them are held out for the table. A learnt value is trained only where a learner is better by more than {clearly} with its
whole interval. `python -m tests.bench.judgement.gate` writes this.

| game | seats | games | positions held out | judgement now | linear on the observation | linear on both | net of {hidden} on both | passes |
|---|---|---|---|---|---|---|---|---|
"""

SHUT = """No learner passes: on the observation alone each is worse than today's judgement, and beside it adds nothing that can be
measured. So no value is trained, and `master` stays a search.
"""
PASSED = "Where a learner passes, a value may be trained by self-play, and shipped if it wins games.\n"
NOTES = "\n## Notes\n"
"""Where what was written by hand begins in the file."""


class Seen(NamedTuple):
    """A row a position: the observation, the log odds of the judgement, the part of the win, the number of the game."""

    numbers: Any
    judged: Any
    won: Any
    game: Any

    def at(self, rows: Any) -> Seen:
        """Some of the rows."""
        return Seen(*(column[rows] for column in self))


def collect(game_id: str, players: int, games: int) -> Seen:
    """Play, and look at positions in both ways."""
    rows: list[tuple[Any, float, float, int]] = []
    for seed in range(games):
        rows += _positions(game_id, players, seed)
    numbers, judged, won, game = zip(*rows, strict=True)
    return Seen(np.array(numbers, np.float32), np.array(judged), np.array(won), np.array(game))


def _positions(game_id: str, players: int, seed: int) -> Iterator[tuple[Any, float, float, int]]:
    states, won = played(game_id, players, seed)
    rng = Rng(seeded("gate", game_id, players, seed))
    choices = [state for state in states if len(state.legal_actions()) > 1]
    for _ in range(min(POSITIONS, len(choices))):
        state = choices.pop(rng.randrange(len(choices)))
        player = state.current_player
        assert player is not None
        view = state.view(player)
        judged = 2 * atanh(max(-SURE, min(SURE, by_draws(view, player, DRAWS, rng))))
        yield observed(rules.games[game_id], view, SHORT), judged, won[player], seed


SURE = 0.998
"""No value counts as more certain than this: its log odds would be without an end."""


# ---- Learners -------------------------------------------------------------------------------------------


class Learner:
    """Logistic: a line from the inputs, and `hidden` units beside it; Adam, kept as it was best on the tuning games."""

    def __init__(self, inputs: int, hidden: int, start: Any) -> None:
        rng = np.random.default_rng(1)
        self.weights = {
            "line": start.astype(np.float32),
            "in": rng.normal(0, inputs**-0.5, (inputs, hidden)).astype(np.float32),
            "out": np.zeros(hidden, np.float32),
        }

    def odds(self, rows: Any) -> Any:
        """The log odds of a win, for rows whose last column is 1."""
        return rows @ self.weights["line"] + np.tanh(rows @ self.weights["in"]) @ self.weights["out"]

    def learn(self, rows: Any, won: Any, tuning: Any, tuning_won: Any, rate: float) -> float:
        """Batches drawn by chance; every so often it is looked whether it has become better. How good it was at best."""
        rng = np.random.default_rng(2)
        mean = {name: np.zeros_like(weight) for name, weight in self.weights.items()}
        square = {name: np.zeros_like(weight) for name, weight in self.weights.items()}
        best, kept = likelihood(self.odds(tuning), tuning_won).mean(), dict(self.weights)
        for turn in range(1, ROUNDS + 1):
            batch = rng.integers(len(rows), size=BATCH)
            for name, gradient in self._gradients(rows[batch], won[batch]).items():
                mean[name] = 0.9 * mean[name] + 0.1 * gradient
                square[name] = 0.999 * square[name] + 0.001 * gradient**2
                move = mean[name] / (1 - 0.9**turn) / (np.sqrt(square[name] / (1 - 0.999**turn)) + 1e-8)
                self.weights[name] = self.weights[name] - rate * move
            found = likelihood(self.odds(tuning), tuning_won).mean() if turn % EVERY == 0 else best
            if found > best:
                best, kept = found, dict(self.weights)
        self.weights = kept
        return float(best)

    def _gradients(self, rows: Any, won: Any) -> dict[str, Any]:
        hidden = np.tanh(rows @ self.weights["in"])
        wrong = (_chance(rows @ self.weights["line"] + hidden @ self.weights["out"]) - won) / len(won)
        of_hidden = wrong[:, None] * self.weights["out"] * (1 - hidden**2)
        gradients = {"line": rows.T @ wrong, "in": rows.T @ of_hidden, "out": hidden.T @ wrong}
        return {name: gradient + SHRINKING * self.weights[name] for name, gradient in gradients.items()}


def _chance(odds: Any) -> Any:
    return 1 / (1 + np.exp(-np.clip(odds, -30, 30)))


def likelihood(odds: Any, won: Any) -> Any:
    """The log likelihood of each result; a shared win counts as a part of both."""
    chance = np.clip(_chance(odds), 1e-6, 1 - 1e-6)
    return won * np.log(chance) + (1 - won) * np.log(1 - chance)


def line_through(judged: Any, won: Any) -> tuple[float, float]:
    """Height and slope of the line through the log odds that makes the results likeliest."""
    line, rows = np.array([0.0, 1.0]), np.column_stack([np.ones(len(judged)), judged])
    for _ in range(30):
        chance = _chance(rows @ line)
        weights = chance * (1 - chance)
        line = line + np.linalg.solve(rows.T @ (rows * weights[:, None]) + 1e-6 * np.eye(2), rows.T @ (won - chance))
    return float(line[0]), float(line[1])


# ---- The gate -------------------------------------------------------------------------------------------


class Fitted:
    """A learner with all it needs to judge: which numbers it learnt from, how they were spread, the line through the judgement."""

    def __init__(self, train: Seen, tune: Seen, with_judgement: bool, hidden: int) -> None:
        self._with_judgement = with_judgement
        self.height, self.slope = line_through(train.judged, train.won)
        self._varying = train.numbers.max(0) > train.numbers.min(0)
        numbers = train.numbers[:, self._varying]
        self._middle, self._width = numbers.mean(0), numbers.std(0)
        start = np.zeros(int(self._varying.sum()) + 2)
        start[-2] = float(with_judgement)  # it begins with today's judgement, and may only learn to be better
        given = (self._rows(train), train.won, self._rows(tune), tune.won)
        learners = []
        for rate in RATES:
            one = Learner(len(start), hidden, start)
            learners.append((one.learn(*given, rate), one))
        self._learner = max(learners, key=lambda found: found[0])[1]

    def judgement(self, judged: Any) -> Any:
        """The log odds of a win that today's judgement alone comes to."""
        return self.height + self.slope * judged

    def odds(self, seen: Seen) -> Any:
        """The log odds of a win for each position."""
        return self._learner.odds(self._rows(seen))

    def _rows(self, seen: Seen) -> Any:
        numbers = np.clip((seen.numbers[:, self._varying] - self._middle) / self._width, -6, 6)
        judged = self.judgement(seen.judged) if self._with_judgement else 0 * seen.judged
        return np.column_stack([numbers, judged, np.ones(len(judged))]).astype(np.float32)


def parts(seen: Seen) -> list[Seen]:
    """What is learnt from, what chooses how long, what is held out: seven games of ten, one, two."""
    return [seen.at(np.isin(seen.game % 10, part)) for part in ((0, 1, 2, 3, 4, 5, 6), (7,), (8, 9))]


def held_out(seen: Seen) -> tuple[Any, dict[str, Any]]:
    """The games of the held-out positions, and each judge's log likelihood of them."""
    train, tune, test = parts(seen)
    height, slope = line_through(train.judged, train.won)
    found = {"judgement": likelihood(height + slope * test.judged, test.won)}
    for name, with_judgement, hidden in (("linear", False, 0), ("both", True, 0), ("net", True, HIDDEN)):
        found[name] = likelihood(Fitted(train, tune, with_judgement, hidden).odds(test), test.won)
    return test.game, found


def difference(games: Any, better: Any, than: Any) -> tuple[float, float, float]:
    """The mean difference, and the 95 % interval of it when whole games are drawn anew."""
    rng = np.random.default_rng(1)
    groups = [np.flatnonzero(games == game) for game in np.unique(games)]
    gains = better - than
    drawn = []
    for _ in range(RESAMPLED):
        rows = np.concatenate([groups[i] for i in rng.integers(len(groups), size=len(groups))])
        drawn.append(gains[rows].mean())
    low, high = np.quantile(drawn, [0.025, 0.975])
    return float(gains.mean()), float(low), float(high)


def row(game_id: str, players: int, seen: Seen) -> str:
    """A line of the table."""
    games, found = held_out(seen)
    cells, passes = [], []
    for name in LEARNERS:
        gain, low, high = difference(games, found[name], found["judgement"])
        cells.append(f"{found[name].mean():.3f} ({gain:+.3f}: {low:+.3f} to {high:+.3f})")
        passes += [name] if low > CLEARLY else []
    title = rules.games[game_id].title
    told = ", ".join(passes) or "no"
    return f"| {title} | {players} | {len(np.unique(seen.game))} | {len(games)} | {found['judgement'].mean():.3f} | {' | '.join(cells)} | {told} |"


def row_begins(game_id: str, players: int) -> str:
    """How a line of the table begins."""
    return f"| {rules.games[game_id].title} | {players} |"


def written(lines: Sequence[str]) -> list[str]:
    """The rows of the table with these in the place of older ones, in the order of `WHERE`."""
    rows = [*lines, *TABLE.read_text().splitlines()] if TABLE.exists() else lines
    found = (next((line for line in rows if line.startswith(row_begins(*where))), None) for where in WHERE)
    return [line for line in found if line is not None]


def notes() -> str:
    """What was written by hand below the table, from its heading on."""
    _, heading, text = (TABLE.read_text() if TABLE.exists() else "").partition(NOTES)
    return heading + text


def main(arguments: Sequence[str] | None = None) -> None:
    """Write the table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--only", default=",".join(f"{game_id}:{players}" for game_id, players in WHERE))
    chosen = parser.parse_args(arguments)
    lines = []
    for game_id, players in WHERE:
        if f"{game_id}:{players}" in chosen.only.split(","):
            lines.append(row(game_id, players, collect(game_id, players, chosen.games)))
            print(lines[-1], flush=True)
    rows = written(lines)
    passed = any(not line.endswith("| no |") for line in rows)
    head = HEAD.format(positions=POSITIONS, clearly=CLEARLY, hidden=HIDDEN)
    TABLE.write_text(head + "\n".join(rows) + "\n\n" + (PASSED if passed else SHUT) + notes())


if __name__ == "__main__":
    main()

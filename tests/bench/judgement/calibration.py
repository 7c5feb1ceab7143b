"""What a search says of a position, against what happens: curves for `rules/bots/mcts/chance.py` and `points.py`, a table for STRENGTH.md:

    python -m tests.bench.judgement.calibration GAME [--players 2] [--games 1000] [--positions 5] [--simulations 40] [--seed 1]

Games between bots that follow blurred hints, as in `foresight`. At some decisions, taken by chance, the player in turn asks the
search, and what it expects of its best move is held against the end of the game. Curves are fitted to all games: straight lines between
seven points, which never fall where the value grows. For the table, the games with even seeds are judged by a curve that was fitted to
those with odd seeds, and the other way round: in tenths of what was said, with intervals (95 %) by drawing games anew. Games are kept
in `build/calibration`, and not played twice.
"""

from __future__ import annotations

import argparse
import json
from bisect import bisect_right
from collections.abc import Iterator, Sequence
from math import exp, log
from pathlib import Path

import rules
from rules import Rng
from rules.bots.bot import Budget
from rules.bots.mcts.chance import MOST, ChanceCurve
from rules.bots.mcts.search import SearchBot
from rules.core.rng import seeded
from tests.bench.judgement.foresight import RESAMPLED, auc, ended

FOLDER = Path(__file__).resolve().parents[3] / "build" / "calibration"
Said = tuple[float, float, int | None]
"""What was expected, -1 to 1, that player's part of the win, and how many points they were ahead of the best other in the end; None
where a simulation saw the end of the game, since no curve tells points there."""
Told = tuple[float, float]
"""A chance to win, and the part of the win that came of it."""
Cubic = tuple[float, float, float]
"""Height at 0, slope, and bend: what stands before the third power."""
POINTS = (0.0, 0.04, 0.2, 0.5, 0.8, 0.96, 1.0)
"""Where a curve may bend: at the values that so large a part of all lie below."""
UNSEEN = 0.5
"""Each point of a curve weighs as much as so many games of which half are won: one where all were lost has a height as well."""
STEPS, STRIDE, HIGHEST = 30, 2.0, 30.0
TENTHS = 10


def positions(game_id: str, players: int, seed: int, count: int, simulations: int) -> list[Said]:
    """`count` positions of one game."""
    states, won, ahead = ended(game_id, players, seed)
    rng = Rng(seeded("calibration", game_id, players, seed))
    choices = [state for state in states if len(state.legal_actions()) > 1]
    said: list[Said] = []
    while choices and len(said) < count:
        state = choices.pop(rng.randrange(len(choices)))
        player = state.current_player
        assert player is not None
        bot = SearchBot()
        best = bot.choose(state.view(player), Budget(simulations=simulations), rng)
        tried = [one for one in bot.candidates if one.action == best and one.visits]
        if tried:
            said.append((tried[0].lead, won[player], None if tried[0].ended else ahead[player]))
    return said


def fitted(said: Sequence[Said]) -> ChanceCurve:
    """The curve of the log odds that makes the results likeliest, of those that never fall: where it would, points share a height."""
    values = bends([value for value, _, _ in said])
    sharing = [*range(len(values))]
    while True:
        found = likeliest(values, sharing, said)
        heights = [found[at] for at in sharing]
        falls = {k: heights[k] - heights[k - 1] for k in range(1, len(values)) if heights[k] < heights[k - 1]}
        if not falls:
            return ChanceCurve(values, tuple(round(height, 3) for height in heights))
        joined = sharing[min(falls, key=lambda k: falls[k])]
        sharing = [at - (at >= joined) for at in sharing]


def bends(values: Sequence[float]) -> tuple[float, ...]:
    """The values at the points of a curve."""
    ordered = sorted(values)
    return tuple(sorted({round(ordered[round(part * (len(ordered) - 1))], 3) for part in POINTS}))


def likeliest(values: Sequence[float], sharing: Sequence[int], said: Sequence[Said]) -> list[float]:
    """The likeliest heights of a curve with points at `values`, of which those with one number in `sharing` share one. Newton's method."""
    placed = [(sharing[at], sharing[at], 0.0, 0.5, UNSEEN) for at in range(len(values))]
    for value, won, _ in said:
        right = max(1, min(bisect_right(values, value), len(values) - 1))
        share = max(0.0, min(1.0, (value - values[right - 1]) / (values[right] - values[right - 1])))
        placed.append((sharing[right - 1], sharing[right], share, won, 1.0))
    size = sharing[-1] + 1
    heights = [0.0] * size
    for _ in range(STEPS):
        slopes, bent = [0.0] * size, [[0.0] * size for _ in range(size)]
        for left, right, share, won, weight in placed:
            p = _chance((1 - share) * heights[left] + share * heights[right])
            for i, part in ((left, 1 - share), (right, share)):
                slopes[i] += weight * (won - p) * part
                bent[i][left] += weight * p * (1 - p) * part * (1 - share)
                bent[i][right] += weight * p * (1 - p) * part * share
        steps = [max(-STRIDE, min(STRIDE, step)) for step in solved(bent, slopes)]
        heights = [height + step for height, step in zip(heights, steps, strict=True)]
    return heights


def fitted_points(said: Sequence[Said]) -> Cubic:
    """The curve of the lead in points with the least squares."""
    slopes, bent = [0.0] * 3, [[1e-6 * (i == j) for j in range(3)] for i in range(3)]
    for value, _, ahead in said:
        if ahead is None:
            continue
        x = 1.0, value, value**3
        for i in range(3):
            slopes[i] += ahead * x[i]
            for j in range(3):
                bent[i][j] += x[i] * x[j]
    height, slope, bend = solved(bent, slopes)
    return height, slope, bend


def solved(rows: Sequence[Sequence[float]], right: Sequence[float]) -> list[float]:
    """The solution of as many linear equations as unknowns."""
    table = [[*row, value] for row, value in zip(rows, right, strict=True)]
    for i, pivot in enumerate(table):
        for k, row in enumerate(table):
            if k != i:
                factor = row[i] / pivot[i]
                table[k] = [a - factor * b for a, b in zip(row, pivot, strict=True)]
        pivot = table[i]
    return [row[-1] / row[i] for i, row in enumerate(table)]


def _chance(odds: float) -> float:
    return 1 / (1 + exp(-max(-HIGHEST, min(HIGHEST, odds))))


def chances(said: Sequence[Said], curve: ChanceCurve) -> list[Told]:
    """Chances to win by a curve instead of values, as `chance` tells them."""
    return [(max(1 - MOST, min(MOST, _chance(curve.at(value)))), won) for value, won, _ in said]


def likelihood(said: Sequence[Told]) -> float:
    """The mean log likelihood of the results under chances; a coin's is -0.693."""
    return sum(won * log(p) + (1 - won) * log(1 - p) for p, won in said) / len(said)


def tenths(games: Sequence[Sequence[Told]]) -> Iterator[str]:
    """Lines of the table: of the chances said in each tenth the mean, how often it happened with its interval, how many."""
    rng = Rng(seeded("calibration interval"))
    drawn = [[rng.randrange(len(games)) for _ in games] for _ in range(RESAMPLED)]
    for tenth in range(TENTHS):
        here = _in_tenth(games, tenth)
        if not here:
            continue
        won = [sum(part for _, part in _in_tenth([game], tenth)) for game in games]
        count = [len(_in_tenth([game], tenth)) for game in games]
        shares = sorted(sum(won[i] for i in one) / max(1, sum(count[i] for i in one)) for one in drawn)
        low, high = shares[round(0.025 * (RESAMPLED - 1))], shares[round(0.975 * (RESAMPLED - 1))]
        mean = sum(p for p, _ in here) / len(here)
        yield f"| {mean:.0%} | {_happened(here):.0%} ({low:.0%}–{high:.0%}) | {len(here)} |"


def _in_tenth(games: Sequence[Sequence[Told]], tenth: int) -> list[Told]:
    return [one for game in games for one in game if min(TENTHS - 1, int(one[0] * TENTHS)) == tenth]


def _happened(said: Sequence[Told]) -> float:
    return sum(won for _, won in said) / max(1, len(said))


def collected(game_id: str, players: int, seeds: range, count: int, simulations: int) -> dict[int, list[Said]]:
    """The positions of games by seed, played or read back."""
    path = FOLDER / f"{game_id}-{players}-{count}-{simulations}-wins.jsonl"
    path.parent.mkdir(parents=True, exist_ok=True)
    known: dict[int, list[Said]] = {}
    if path.exists():
        for line in path.read_text().splitlines():
            seed, said = json.loads(line)
            known[seed] = [(value, won, ahead) for value, won, ahead in said]
    with path.open("a") as out:
        for seed in seeds:
            if seed not in known:
                known[seed] = positions(game_id, players, seed, count, simulations)
                out.write(json.dumps([seed, known[seed]]) + "\n")
                out.flush()
    return {seed: known[seed] for seed in seeds}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=list(rules.games))
    parser.add_argument("--players", type=int)
    for name, usual in (("games", 1000), ("positions", 5), ("simulations", 40), ("seed", 1)):
        parser.add_argument(f"--{name}", type=int, default=usual)
    given = parser.parse_args()
    players = given.players or rules.games[given.game].players[0]
    seeds = range(given.seed, given.seed + given.games)
    found = collected(given.game, players, seeds, given.positions, given.simulations)
    whole = [one for said in found.values() for one in said]
    halves = [fitted([one for seed, said in found.items() if seed % 2 == half for one in said]) for half in (0, 1)]
    test = [chances(said, halves[1 - seed % 2]) for seed, said in found.items()]
    flat = [one for game in test for one in game]
    print(f"{given.game}, {players} seats, {len(found)} games, {len(flat)} positions:")
    print(f'    ("{given.game}", {players}): Curve{tuple(fitted(whole))},')
    print("points", *(f"{part:.2f}" for part in fitted_points(whole)))
    print(f"AUC {auc(flat):.3f}, log likelihood {likelihood(flat):.3f}\n")
    print("| said | happened | positions |\n|---|---|---|")
    print(*tenths(test), sep="\n", flush=True)


if __name__ == "__main__":
    main()

"""What a search says of a position, against what happens: curves for `rules/bots/chance.py` and `points.py`, a table for STRENGTH.md:

    python -m tests.bench.calibration GAME [--players 2] [--games 1000] [--positions 5] [--simulations 40] [--seed 1]

Games between bots that follow blurred hints, as in `foresight`. At some decisions, taken by chance, the player in turn asks the
search, and what it expects of its best move is held against the end of the game. Curves are fitted to all games; a chance to win never
falls where the value grows. For the table, the games with even seeds are judged by a curve that was fitted to those with odd seeds, and
the other way round: in tenths of what was said, with intervals (95 %) by drawing games anew. Games are kept in `build/calibration`, and not played twice.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator, Sequence
from math import exp, log
from pathlib import Path

import rules
from rules import Rng
from rules.bots.bot import Budget
from rules.bots.search import SearchBot
from rules.core.rng import seeded
from tests.bench.foresight import RESAMPLED, auc, ended

FOLDER = Path(__file__).resolve().parents[2] / "build" / "calibration"
Said = tuple[float, float, int]
"""What was expected, -1 to 1, that player's part of the win, and how many points they were ahead of the best other in the end."""
Told = tuple[float, float]
"""A chance to win, and the part of the win that came of it."""
Curve = tuple[float, float, float]
"""Height at 0, slope, and bend: what stands before the third power."""
STEPS = 30
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
            said.append((tried[0].lead, won[player], ahead[player]))
    return said


def features(value: float) -> Curve:
    """What a curve is made of: a constant, the value, and its third power."""
    return 1.0, value, value**3


def flattest(value: float) -> Curve:
    """The same for a curve that bends down as far as one may that never falls between -1 and 1."""
    return 1.0, value - value**3 / 3, 0.0


def fitted(said: Sequence[Said]) -> Curve:
    """The curve of the log odds that makes the results likeliest, of those that never fall."""
    height, slope, bend = likeliest([(features(value), won) for value, won, _ in said])
    if slope + 3 * bend < 0:
        height, slope, _ = likeliest([(flattest(value), won) for value, won, _ in said])
        bend = -slope / 3
    return height, slope, bend


def likeliest(points: Sequence[tuple[Curve, float]]) -> Curve:
    """What features are to be multiplied by for the likeliest log odds of the results. Newton's method."""
    curve = (0.0, 0.0, 0.0)
    for _ in range(STEPS):
        slopes, bends = [0.0] * 3, [[1e-6 * (i == j) for j in range(3)] for i in range(3)]
        for x, won in points:
            p = _chance(curve, x)
            for i in range(3):
                slopes[i] += (won - p) * x[i]
                for j in range(3):
                    bends[i][j] += p * (1 - p) * x[i] * x[j]
        step = solved(bends, slopes)
        curve = (curve[0] + step[0], curve[1] + step[1], curve[2] + step[2])
    return curve


def fitted_points(said: Sequence[Said]) -> Curve:
    """The curve of the lead in points with the least squares."""
    slopes, bends = [0.0] * 3, [[1e-6 * (i == j) for j in range(3)] for i in range(3)]
    for value, _, ahead in said:
        x = features(value)
        for i in range(3):
            slopes[i] += ahead * x[i]
            for j in range(3):
                bends[i][j] += x[i] * x[j]
    return solved(bends, slopes)


def solved(rows: Sequence[Sequence[float]], right: Sequence[float]) -> Curve:
    """The solution of three linear equations."""
    table = [[*row, value] for row, value in zip(rows, right, strict=True)]
    for i, pivot in enumerate(table):
        for k, row in enumerate(table):
            if k != i:
                factor = row[i] / pivot[i]
                table[k] = [a - factor * b for a, b in zip(row, pivot, strict=True)]
        pivot = table[i]
    return table[0][3] / table[0][0], table[1][3] / table[1][1], table[2][3] / table[2][2]


def _chance(curve: Curve, x: Curve) -> float:
    return 1 / (1 + exp(-max(-30.0, min(30.0, sum(a * b for a, b in zip(curve, x, strict=True))))))


def chances(said: Sequence[Said], curve: Curve) -> list[Told]:
    """Chances to win by a curve instead of values."""
    return [(_chance(curve, features(value)), won) for value, won, _ in said]


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
    path = FOLDER / f"{game_id}-{players}-{count}-{simulations}-ahead.jsonl"
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
    print("chance", *(f"{part:.3f}" for part in fitted(whole)), "points", *(f"{p:.2f}" for p in fitted_points(whole)))
    print(f"AUC {auc(flat):.3f}, log likelihood {likelihood(flat):.3f}\n")
    print("| said | happened | positions |\n|---|---|---|")
    print(*tenths(test), sep="\n", flush=True)


if __name__ == "__main__":
    main()

"""What a search says of a position, against what happens: a line for `rules/bots/chance.py`, and a table for STRENGTH.md:

    python -m tests.bench.calibration GAME [--players 2] [--games 1000] [--positions 5] [--simulations 40] [--seed 1]

Games between bots that follow blurred hints, as in `foresight`. At some decisions, taken by chance, the player in turn asks the
search, and what it expects of its best move is held against the end of the game. The line through the log odds is fitted to the
games with even seeds; the table shows those with odd seeds, in tenths of what was said, with intervals (95 %) by drawing games
anew. Games are kept in `build/calibration`, and not played twice.
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
from rules.bots.chance import log_odds
from rules.bots.search import SearchBot
from rules.core.rng import seeded
from tests.bench.foresight import RESAMPLED, auc, played

FOLDER = Path(__file__).resolve().parents[2] / "build" / "calibration"
Said = tuple[float, float]
"""What was expected, -1 to 1, and whether that player won."""
STEPS = 30
TENTHS = 10


def positions(game_id: str, players: int, seed: int, count: int, simulations: int) -> list[Said]:
    """`count` positions of one game."""
    states, won = played(game_id, players, seed)
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
            said.append((tried[0].lead, won[player]))
    return said


def fitted(said: Sequence[Said]) -> tuple[float, float]:
    """The line through the log odds that makes the results likeliest: its height at 0, its slope. Newton's method."""
    height, slope = 0.0, 1.0
    points = [(log_odds(value), won) for value, won in said]
    for _ in range(STEPS):
        g0 = g1 = h00 = h01 = h11 = 1e-9
        for x, won in points:
            p = 1 / (1 + exp(-max(-30.0, min(30.0, height + slope * x))))
            g0 += won - p
            g1 += (won - p) * x
            h00 += p * (1 - p)
            h01 += p * (1 - p) * x
            h11 += p * (1 - p) * x * x
        det = h00 * h11 - h01 * h01
        height += (h11 * g0 - h01 * g1) / det
        slope += (h00 * g1 - h01 * g0) / det
    return height, slope


def chances(said: Sequence[Said], line: tuple[float, float]) -> list[Said]:
    """The same with chances to win by a line instead of values."""
    return [(1 / (1 + exp(-(line[0] + line[1] * log_odds(value)))), won) for value, won in said]


def likelihood(said: Sequence[Said]) -> float:
    """The mean log likelihood of the results under chances; a coin's is -0.693."""
    return sum(won * log(p) + (1 - won) * log(1 - p) for p, won in said) / len(said)


def tenths(games: Sequence[Sequence[Said]]) -> Iterator[str]:
    """Lines of the table: of the chances said in each tenth the mean, how often it happened with its interval, how many."""
    rng = Rng(seeded("calibration interval"))
    drawn = [[games[rng.randrange(len(games))] for _ in games] for _ in range(RESAMPLED)]
    for tenth in range(TENTHS):
        here = _in_tenth(games, tenth)
        if not here:
            continue
        shares = sorted(_happened(_in_tenth(sample, tenth)) for sample in drawn)
        low, high = shares[round(0.025 * (RESAMPLED - 1))], shares[round(0.975 * (RESAMPLED - 1))]
        mean = sum(p for p, _ in here) / len(here)
        yield f"| {mean:.0%} | {_happened(here):.0%} ({low:.0%}–{high:.0%}) | {len(here)} |"


def _in_tenth(games: Sequence[Sequence[Said]], tenth: int) -> list[Said]:
    return [one for game in games for one in game if min(TENTHS - 1, int(one[0] * TENTHS)) == tenth]


def _happened(said: Sequence[Said]) -> float:
    return sum(won for _, won in said) / max(1, len(said))


def collected(game_id: str, players: int, seeds: range, count: int, simulations: int) -> dict[int, list[Said]]:
    """The positions of games by seed, played or read back."""
    path = FOLDER / f"{game_id}-{players}-{count}-{simulations}.jsonl"
    path.parent.mkdir(parents=True, exist_ok=True)
    known: dict[int, list[Said]] = {}
    if path.exists():
        for line in path.read_text().splitlines():
            seed, said = json.loads(line)
            known[seed] = [(value, won) for value, won in said]
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
    line = fitted([one for seed, said in found.items() if seed % 2 == 0 for one in said])
    test = [chances(said, line) for seed, said in found.items() if seed % 2]
    flat = [one for game in test for one in game]
    print(f"{given.game}, {players} seats, {len(found)} games, line {line[0]:.3f} {line[1]:.3f}; on {len(test)} games,")
    print(f"{len(flat)} positions: AUC {auc(flat):.3f}, log likelihood {likelihood(flat):.3f}\n")
    print("| said | happened | positions |\n|---|---|---|")
    print(*tenths(test), sep="\n", flush=True)


if __name__ == "__main__":
    main()

"""Does `even` come to win as often as the person? Series of games of two against a bot of fixed strength in the person's place:

    python -m tests.bench.even_series GAME --person easy|medium|hard [--series 100] [--games 20] [--simulations 40] [--seed 1]

Every series begins as for somebody new. The figure is the person's mean part of the win in games 11 to 20, with an interval (95 %)
by drawing the series anew. `hard` and what `even` searches count simulations.
"""

from __future__ import annotations

import argparse

import rules
from rules import Rng
from rules.bots.bot import Budget
from rules.bots.levels import even_at, make
from rules.core.rng import seeded
from tribes_tui.profile.even import MeasuredStrength

FIRST = 10
"""Games to find the strength; the later ones count."""
DRAWN = 1000


def played(game_id: str, person: str, strength: int, seat: int, seed: int, simulations: int) -> float:
    """The part of the win of the person at `seat`."""
    state = rules.games[game_id].new_state(2, seed)
    bots = [make(person if at == seat else even_at(strength)) for at in range(2)]
    rng, budget = Rng(seeded("even", game_id, person, seed)), Budget(simulations=simulations)
    while (player := state.current_player) is not None:
        state.apply(bots[player].choose(state.view(player), budget, rng))
    ranking = state.ranking()
    return (ranking[seat] == 1) / ranking.count(1)


def series(game_id: str, person: str, number: int, games: int, simulations: int) -> tuple[float, int]:
    """The person's mean part of the win in the later games, and the strength in the end."""
    known, won = MeasuredStrength(), list[float]()
    for game in range(1, games + 1):
        part = played(game_id, person, known.level, (number + game) % 2, 1000 * number + game, simulations)
        won.append(part)
        known = known.after(2 - part, 2)
    return sum(won[FIRST:]) / len(won[FIRST:]), known.level


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=list(rules.games))
    parser.add_argument("--person", choices=("easy", "medium", "hard"), required=True)
    for name, usual in (("series", 100), ("games", 20), ("simulations", 40), ("seed", 1)):
        parser.add_argument(f"--{name}", type=int, default=usual)
    given = parser.parse_args()
    numbers = range(given.seed, given.seed + given.series)
    found = [series(given.game, given.person, number, given.games, given.simulations) for number in numbers]
    shares, rng = [share for share, _ in found], Rng(seeded("even interval"))
    drawn = sorted(sum(shares[rng.randrange(len(shares))] for _ in shares) / len(shares) for _ in range(DRAWN))
    low, high = drawn[round(0.025 * (DRAWN - 1))], drawn[round(0.975 * (DRAWN - 1))]
    mean, strength = sum(shares) / len(shares), sum(at for _, at in found) / len(found)
    title = rules.games[given.game].title
    print(
        f"| {title} | {given.person} | {len(found)} | {mean:.3f} ({low:.3f}–{high:.3f}) | {strength:.0f} |", flush=True
    )


if __name__ == "__main__":
    main()

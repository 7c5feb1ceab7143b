"""Does `even` come to win as often as the person? Series of games of two against a bot of fixed strength in the person's place:

    python -m tests.bench.people.even_series GAME --person easy|medium|hard [--series 100] [--games 20] [--simulations 40] [--from 1]
        [--into FILE] [--jobs 1]

Every series begins as for somebody new. The figure is the person's mean part of the win in games 11 to 20, with an interval (95 %)
by drawing the series anew. `hard` and what `even` searches count simulations. With `--into`, each series is added to a file as soon
as it has ended, and those that stand there are not played again: what was broken off goes on, and one file holds all rows (as long as
the steps of `even` stay the same). With compiled rules in front (`make wheel`) it is two to four times as fast.
"""

from __future__ import annotations

import argparse
import multiprocessing
from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import NamedTuple

import rules
from rules import Rng
from rules.bots.bot import Budget
from rules.bots.levels import even_at, make
from rules.core.rng import seeded
from tribes_tui.profile.rating import MeasuredStrength

FIRST = 10
"""Games to find the strength; the later ones count."""
DRAWN = 1000


class Row(NamedTuple):
    """What is asked: who sits in the person's place, and how many games and simulations a decision a series has."""

    game: str
    person: str
    games: int
    simulations: int


class Series(NamedTuple):
    """One series: what the person won of each game, in halves: 2 the whole, 1 where the win was shared, 0 nothing."""

    number: int
    halves: tuple[int, ...]

    @property
    def share(self) -> float:
        """The mean part of the win in the later games."""
        later = self.halves[FIRST:]
        return sum(later) / len(later) / 2

    @property
    def level(self) -> int:
        """The strength of `even` in the end."""
        known = MeasuredStrength()
        for half in self.halves:
            known = after(known, half)
        return known.level


def after(known: MeasuredStrength, halves: int) -> MeasuredStrength:
    """What is known after one more game."""
    return known.after(2 - halves / 2, 2)


def played(row: Row, strength: int, seat: int, seed: int) -> int:
    """What the person at `seat` won in one game, in halves."""
    state = rules.games[row.game].new_state(2, seed)
    bots = [make(row.person if at == seat else even_at(strength)) for at in range(2)]
    rng, budget = Rng(seeded("even", row.game, row.person, seed)), Budget(simulations=row.simulations)
    while (player := state.current_player) is not None:
        state.apply(bots[player].choose(state.view(player), budget, rng))
    ranking = state.ranking()
    return 2 * (ranking[seat] == 1) // ranking.count(1)


def series(row: Row, number: int) -> Series:
    """Play the series of that number."""
    known, halves = MeasuredStrength(), list[int]()
    for game in range(1, row.games + 1):
        halves.append(played(row, known.level, (number + game) % 2, 1000 * number + game))
        known = after(known, halves[-1])
    return Series(number, tuple(halves))


def kept(row: Row, file: Path) -> dict[int, Series]:
    """The series of a row that stand in a file, by number."""
    begin = [str(part) for part in row]
    lines = [line.split() for line in file.read_text().splitlines()] if file.exists() else []
    found = (line[len(begin) :] for line in lines if line[: len(begin)] == begin)
    return {int(number): Series(int(number), tuple(map(int, halves))) for number, halves in found}


def all_of(row: Row, numbers: Sequence[int], file: Path | None = None, jobs: int = 1) -> list[Series]:
    """The series of these numbers: those that the file holds, and the others, played now and added to it."""
    found = kept(row, file) if file else {}
    for one in _fresh(row, [number for number in numbers if number not in found], jobs):
        found[one.number] = one
        if file:
            with file.open("a") as kept_in:
                kept_in.write(" ".join(map(str, (*row, one.number, "".join(map(str, one.halves))))) + "\n")
    return [found[number] for number in numbers]


def _fresh(row: Row, numbers: Sequence[int], jobs: int) -> Iterator[Series]:
    if jobs == 1:
        yield from map(partial(series, row), numbers)
    else:
        with multiprocessing.get_context("spawn").Pool(jobs) as pool:
            yield from pool.imap_unordered(partial(series, row), numbers)


def line(row: Row, found: Sequence[Series]) -> str:
    """The row of the table in STRENGTH.md."""
    shares, rng = [one.share for one in found], Rng(seeded("even interval"))
    drawn = sorted(sum(shares[rng.randrange(len(shares))] for _ in shares) / len(shares) for _ in range(DRAWN))
    low, high = drawn[round(0.025 * (DRAWN - 1))], drawn[round(0.975 * (DRAWN - 1))]
    mean, strength = sum(shares) / len(shares), sum(one.level for one in found) / len(found)
    title = rules.games[row.game].title
    interval = f"{mean:.3f} ({low:.3f}–{high:.3f})"
    return f"| {title} | {row.person} | {len(found)} | {row.simulations} | {interval} | {strength:.0f} |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=list(rules.games))
    parser.add_argument("--person", choices=("easy", "medium", "hard"), required=True)
    for name, usual in (("series", 100), ("games", 20), ("simulations", 40), ("jobs", 1)):
        parser.add_argument(f"--{name}", type=int, default=usual)
    parser.add_argument("--from", type=int, default=1, dest="first")
    parser.add_argument("--into", type=Path)
    given = parser.parse_args()
    row = Row(given.game, given.person, given.games, given.simulations)
    numbers = range(given.first, given.first + given.series)
    print(line(row, all_of(row, numbers, given.into, given.jobs)), flush=True)


if __name__ == "__main__":
    main()

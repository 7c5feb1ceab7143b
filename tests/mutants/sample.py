"""Which of all faults are planted: a sample with a fixed seed, spread over modules by size and over the lines of each."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence

from tests.mutants.source.faults import mutants
from tests.mutants.source.mutant import Mutant
from tests.mutants.subject import Subject


def planned(subject: Subject, count: int, seed: int) -> list[Mutant]:
    """`count` faults for the subject's modules, or all there are, in the order of modules and lines."""
    found = {module: mutants(module, subject.source(module)) for module in sorted(subject.modules)}
    lines = {module: len({mutant.line for mutant in every}) for module, every in found.items()}
    chosen: list[Mutant] = []
    for module, quota in shares(lines, {module: len(every) for module, every in found.items()}, count).items():
        chosen += sorted(spread(found[module], f"{seed} {module}")[:quota], key=lambda mutant: mutant.start)
    return chosen


def shares(sizes: Mapping[str, int], most: Mapping[str, int], count: int) -> dict[str, int]:
    """`count` dealt out in proportion to the sizes, none above its `most`; what is left goes to those with room."""
    dealt = dict.fromkeys(sizes, 0)
    count = min(count, sum(most.values()))
    while count > sum(dealt.values()):
        name = min(
            (name for name in sizes if dealt[name] < most[name]), key=lambda name: (dealt[name] + 0.5) / sizes[name]
        )
        dealt[name] += 1
    return dealt


def spread(every: Sequence[Mutant], seed: str) -> list[Mutant]:
    """All mutants in an order of chance that takes one from each line before it takes a second from any."""
    chance = random.Random(seed)
    by_line: dict[int, list[Mutant]] = {}
    for mutant in every:
        by_line.setdefault(mutant.line, []).append(mutant)
    rounds: dict[int, list[Mutant]] = {}
    for mutants_of_line in by_line.values():
        for number, mutant in enumerate(chance.sample(mutants_of_line, len(mutants_of_line))):
            rounds.setdefault(number, []).append(mutant)
    return [mutant for number in sorted(rounds) for mutant in chance.sample(rounds[number], len(rounds[number]))]

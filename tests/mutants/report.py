"""The report beside the tests, a section for each game, and the explanations of what cannot be caught."""

from __future__ import annotations

import json
import re
from collections import Counter
from dataclasses import dataclass
from pathlib import Path

from tests.mutants.results import CAUGHT, SURVIVED, TIMEOUT, Result
from tests.mutants.source.mutant import Mutant

HERE = Path(__file__).parent
EXPLAINED = HERE / "explained.json"
REPORT = HERE / "REPORT.md"
WANTED = 0.95

HEAD = """# Mutants

What `make mutants` found: single faults planted into the mechanics of each game, and whether a test of that game sees
them. Caught: a test failed. Timeout: a test took ten times as long as without the fault. Explained: nothing can see it;
`explained.json` says why. The share is that of caught and timed out among those not explained.

| game | seed | planted | caught | timeout | survived | explained | share |
|---|--:|--:|--:|--:|--:|--:|--:|
"""

Fingerprint = tuple[str, str, str, str, int]


class Explanations:
    """Why some mutants cannot change behaviour, by fingerprint."""

    def __init__(self, path: Path) -> None:
        entries = json.loads(path.read_text(encoding="utf-8")) if path.exists() else []
        self.why: dict[Fingerprint, str] = {
            (each["module"], each["function"], each["before"], each["after"], each.get("nth", 1)): each["why"]
            for each in entries
        }

    def of(self, mutant: Mutant) -> str | None:
        """The explanation of a mutant."""
        return self.why.get(mutant.fingerprint)

    def without_mutant(self, every: list[Mutant]) -> list[Fingerprint]:
        """Explanations for modules of these mutants that fit none of them: the line has changed or gone."""
        modules = {mutant.module for mutant in every}
        there = {mutant.fingerprint for mutant in every}
        return [mark for mark in self.why if mark[0] in modules and mark not in there]


@dataclass(frozen=True)
class Account:
    """What became of a game's mutants."""

    game: str
    seed: int
    mutants: list[Mutant]
    results: dict[str, Result]
    explanations: Explanations

    def outcome(self, mutant: Mutant) -> str:
        """caught, timeout, survived or explained."""
        outcome = self.results[mutant.id].outcome
        return "explained" if outcome == SURVIVED and self.explanations.of(mutant) else outcome

    @property
    def counts(self) -> Counter[str]:
        """By outcome."""
        return Counter(self.outcome(mutant) for mutant in self.mutants)

    @property
    def share(self) -> float:
        """Caught and timed out, of those not explained."""
        seen = self.counts[CAUGHT] + self.counts[TIMEOUT]
        return seen / max(1, seen + self.counts[SURVIVED])

    @property
    def contradicted(self) -> list[Mutant]:
        """Explained as never seen, and yet seen."""
        return [m for m in self.mutants if self.explanations.of(m) and self.results[m.id].outcome != SURVIVED]

    def row(self) -> str:
        """A line of the table."""
        counts = [self.counts[outcome] for outcome in (CAUGHT, TIMEOUT, SURVIVED, "explained")]
        cells = [self.game, self.seed, len(self.mutants), *counts, f"{self.share:.1%}"]
        return f"| {' | '.join(str(cell) for cell in cells)} |\n"

    def section(self) -> str:
        """The survivors, then those that are explained."""
        text = f"## {self.game}\n"
        planted = Counter(mutant.module for mutant in self.mutants)
        text += f"\nPlanted in {', '.join(f'`{module}` {count}' for module, count in planted.items())}.\n"
        for title, outcome in (("Survivors", SURVIVED), ("Explained", "explained")):
            lines = [self._line(mutant) for mutant in self.mutants if self.outcome(mutant) == outcome]
            text += f"\n{title}:\n\n{''.join(lines)}" if lines else ""
        return text

    def _line(self, mutant: Mutant) -> str:
        why = self.explanations.of(mutant)
        note = f": {why}" if why else "" if self.results[mutant.id].by else " (no test runs this line)"
        place = f"`{mutant.module}.{mutant.function}`, line {mutant.line}"
        return f"- {place}, {mutant.kind}{note}\n\n      - {mutant.before}\n      + {mutant.after}\n\n"


def write(accounts: list[Account], path: Path = REPORT) -> None:
    """Put the games' new rows and sections in the place of their old ones; other games' stay."""
    old = path.read_text(encoding="utf-8") if path.exists() else ""
    rows = {line.split(" | ")[0].removeprefix("| "): line for line in re.findall(r"^\| \w+ \| \d.*\n", old, re.M)}
    sections = {
        text.split("\n")[0].removeprefix("## "): text for text in re.findall(r"^## .*?(?=^## |\Z)", old, re.M | re.S)
    }
    for account in accounts:
        rows[account.game], sections[account.game] = account.row(), account.section()
    table = "".join(rows[game] for game in sorted(rows))
    body = "\n".join(sections[game].rstrip() + "\n" for game in sorted(rows))
    path.write_text(f"{HEAD}{table}\n{body}", encoding="utf-8")

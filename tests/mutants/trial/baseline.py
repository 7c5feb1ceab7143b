"""What each test does without a fault: how long it takes, and which lines of the subject it runs."""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Iterable
from dataclasses import asdict, dataclass
from pathlib import Path

from tests.mutants.source.mutant import Mutant
from tests.mutants.subject import Subject
from tests.mutants.trial.session import Session
from tests.mutants.trial.swap import Live
from tests.mutants.trial.trace import Lines


@dataclass(frozen=True)
class Test:
    """A test: the seconds of processor time it takes, and the lines it runs by real path."""

    name: str
    seconds: float
    lines: dict[str, list[int]]

    __test__ = False


@dataclass(frozen=True)
class Baseline:
    """All tests of a subject, quickest first, and those that fail without any fault."""

    tests: list[Test]
    failing: list[str]

    def of(self, mutant: Mutant, file: str) -> list[Test]:
        """The tests that run a line of the mutant."""
        return [test for test in self.tests if runs(mutant, test.lines.get(file, ()))]

    def write(self, path: Path, digest: str) -> None:
        """Keep it for as long as `digest` is the same."""
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(json.dumps([digest, asdict(self)]), encoding="utf-8")

    @classmethod
    def read(cls, path: Path, digest: str) -> Baseline | None:
        """What was kept, if it still holds."""
        try:
            kept, fields = json.loads(path.read_text(encoding="utf-8"))
        except (OSError, ValueError):
            return None
        return cls([Test(**test) for test in fields["tests"]], fields["failing"]) if kept == digest else None


def runs(mutant: Mutant, lines: Iterable[int]) -> bool:
    """Whether one of the lines is the mutant's."""
    return any(mutant.first <= line <= mutant.last for line in lines)


def digest(subject: Subject) -> str:
    """Changes whenever a baseline may."""
    names = " ".join(sorted(subject.modules))
    return f"{subject.digest_of_sources()} {subject.digest_of_tests()} {names} {sys.version}"


def measure(session: Session, live: Live) -> Baseline:
    """Run all tests for their times, then once more for their lines, the quickest first, as they run for a mutant.

    All functions are swapped for the same functions from the same text before: so a test that the swap itself breaks
    shows here, and not as a mutant that was caught.
    """
    subject = session.subject
    for module in subject.modules:
        live.swap(module, subject.source(module), subject.source(module))
    seconds = {}
    failing = set()
    for name, item in session.items.items():
        live.forget()
        before = time.process_time()
        if not session.passes(item):
            failing.add(name)
        seconds[name] = time.process_time() - before
    lines = Lines(str(Path(subject.root) / path) for path in subject.modules.values())
    tests = []
    for name in sorted(session.items, key=lambda name: seconds[name]):
        live.forget()
        lines.start()
        if not session.passes(session.items[name]):
            failing.add(name)
        tests.append(Test(name, seconds[name], lines.stop()))
    return Baseline(tests, sorted(failing))

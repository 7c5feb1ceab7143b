"""What became of each mutant, kept so that an interrupted run goes on where it stopped."""

from __future__ import annotations

import contextlib
import json
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from tests.mutants.subject import Subject

CAUGHT, TIMEOUT, SURVIVED = "caught", "timeout", "survived"


@dataclass(frozen=True)
class Result:
    """A mutant's end.

    Attributes:
      outcome    caught, timeout or survived
      by         the test that saw it, or the last one that ran; "" where none did
      seconds    of processor time
    """

    id: str
    outcome: str
    by: str
    seconds: float


class Kept:
    """The results of one subject in a file of lines, each with the texts it was got from.

    A survivor is asked again when a test has changed; a mutant once caught is not, as long as the test is there that
    caught it.
    """

    def __init__(self, folder: Path, subject: Subject) -> None:
        self.path = folder / f"{subject.name}.jsonl"
        self.sources, self.tests = subject.digest_of_sources(), subject.digest_of_tests()

    def of_today(self, tests: set[str] | None = None) -> dict[str, Result]:
        """Mutant id -> its result, where it still holds; `tests` are those there are, when that is known."""
        found: dict[str, Result] = {}
        for sources, digest_of_tests, fields in self._entries():
            result = Result(**fields)
            seen = result.outcome != SURVIVED and (tests is None or result.by in {"", *tests})
            if sources == self.sources and (digest_of_tests == self.tests or seen):
                found[result.id] = result
        return found

    def add(self, result: Result) -> None:
        """Keep one more, at once, so that nothing is lost when the run is broken off."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        with self.path.open("a", encoding="utf-8") as file:
            file.write("\n" + json.dumps([self.sources, self.tests, asdict(result)]))

    def clear(self) -> None:
        """Forget all of them."""
        self.path.unlink(missing_ok=True)

    def _entries(self) -> Iterator[tuple[str, str, dict[str, Any]]]:
        """The lines that were written to their end."""
        if self.path.exists():
            for line in self.path.read_text(encoding="utf-8").splitlines():
                with contextlib.suppress(json.JSONDecodeError):
                    yield json.loads(line)

"""Trying one mutant, in a process that ends with it. Its notes end with the name of the test that it came to."""

from __future__ import annotations

import contextlib
import json
import os
import sys
import tempfile
import traceback
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import IO, NoReturn

from tests.mutants.source.mutant import Mutant
from tests.mutants.subject import ROOT, Subject
from tests.mutants.trial import anew, baseline, limits
from tests.mutants.trial.baseline import Baseline, Test
from tests.mutants.trial.session import Session
from tests.mutants.trial.swap import Live, NotSwappable

PASSED, FAILED, NOT_SWAPPABLE, BROKEN = 0, 1, 3, 4
"""How such a process exits: no test saw the fault; one did; it must be imported; this program itself is at fault."""


def blank() -> IO[bytes]:
    """A file for the notes of a process."""
    return tempfile.TemporaryFile(buffering=0)


def text_of(notes: IO[bytes]) -> str:
    """What a process wrote."""
    notes.seek(0)
    return notes.read().decode()


@contextlib.contextmanager
def ending(notes: IO[bytes]) -> Iterator[None]:
    """In a child: what goes wrong outside of tests is noted and ends it; it never returns to its parent's code."""
    try:
        yield
    except BaseException:
        notes.write(traceback.format_exc().encode())
    finally:
        os._exit(BROKEN)


@dataclass(frozen=True)
class Attempts:
    """What an attempt needs; a test may take `grace` seconds besides ten times its usual time."""

    subject: Subject
    session: Session
    live: Live
    baseline: Baseline
    imported: dict[str, list[int]]
    grace: float

    def in_place(self, mutant: Mutant, notes: IO[bytes]) -> NoReturn:
        """Swap the functions, and run the tests that reach the fault until one fails."""
        limits.limit_memory()
        plain = self.subject.source(mutant.module)
        try:
            self.live.swap(mutant.module, plain, mutant.planted(plain))
        except NotSwappable:
            os._exit(NOT_SWAPPABLE)
        self.live.forget()
        for test in self.tests_of(mutant):
            notes.write(test.name.encode() + b"\n")
            limits.limit_time(self.most(test))
            if not self.session.passes(self.session.items[test.name]):
                os._exit(FAILED)
        os._exit(PASSED)

    def anew(self, mutant: Mutant | None, notes: IO[bytes]) -> NoReturn:
        """Become a process that imports the faulty text and runs all tests, those that reach the fault first."""
        first = self.tests_of(mutant) if mutant else []
        reached = {test.name for test in first}
        tests = [*first, *(test for test in self.baseline.tests if test.name not in reached)]
        orders = {
            "subject": json.loads(self.subject.json()),
            "module": mutant.module if mutant else "",
            "text": mutant.planted(self.subject.source(mutant.module)).decode() if mutant else "",
            "tests": [(test.name, self.most(test)) for test in tests],
        }
        with tempfile.TemporaryFile() as told:
            told.write(json.dumps(orders).encode())
            told.seek(0)
            os.dup2(told.fileno(), 0)
            os.dup2(notes.fileno(), anew.NOTES)
            os.set_inheritable(anew.NOTES, True)  # `dup2` doesn't where both are the same
            os.chdir(ROOT)
            os.execv(sys.executable, [sys.executable, "-m", "tests.mutants.trial.anew"])

    def tests_of(self, mutant: Mutant) -> list[Test]:
        """The tests that reach a mutant, quickest first."""
        return self.baseline.of(mutant, self._file(mutant))

    def most(self, test: Test) -> float:
        """The seconds of processor time that a test may take."""
        return limits.TIMES * test.seconds + self.grace

    def ran_at_import(self, mutant: Mutant) -> bool:
        """Whether the fault's lines ran before the first test, so that swapping may come too late."""
        return baseline.runs(mutant, self.imported.get(self._file(mutant), ()))

    def _file(self, mutant: Mutant) -> str:
        return os.path.realpath(Path(self.subject.root) / self.subject.modules[mutant.module])

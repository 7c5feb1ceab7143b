"""Plants a subject's mutants one after the other: `python -m tests.mutants.trial.plant SUBJECT COUNT SEED JOBS GRACE FOLDER`.

One process collects the tests; a fork of it is changed for each mutant and runs the tests that reach the fault, quickest
first, until one fails. What ran while the modules were imported cannot be seen there any more: a mutant in such lines
that no test saw is tried once more in a process that imports everything with the fault (`tests.mutants.trial.anew`).
"""

from __future__ import annotations

import gc
import os
import signal
import sys
from collections.abc import Callable
from dataclasses import dataclass, field
from importlib import import_module
from pathlib import Path
from typing import IO, NoReturn

from tests.mutants.results import CAUGHT, SURVIVED, TIMEOUT, Kept, Result
from tests.mutants.sample import planned
from tests.mutants.source.mutant import Mutant
from tests.mutants.subject import Subject
from tests.mutants.trial import baseline, limits
from tests.mutants.trial.attempts import BROKEN, NOT_SWAPPABLE, PASSED, Attempts, blank, ending, text_of
from tests.mutants.trial.baseline import Baseline
from tests.mutants.trial.session import Session, silence
from tests.mutants.trial.swap import Live
from tests.mutants.trial.trace import Lines

Attempt = Callable[[Mutant, IO[bytes]], NoReturn]


class Broken(Exception):
    """The tests fail without a fault, or a child ended by a fault of this program: the results would mean nothing."""


@dataclass
class Child:
    """A process that tries a mutant; `spent` are the seconds of those before it."""

    mutant: Mutant
    anew: bool
    spent: float = 0.0
    notes: IO[bytes] = field(default_factory=blank)


class Planter:
    """Tries all mutants of a subject in `jobs` processes at once."""

    def __init__(self, subject: Subject, count: int, seed: int, jobs: int, grace: float, folder: Path) -> None:
        self.subject, self.jobs, self.grace, self.folder = subject, jobs, grace, folder
        self.plan = planned(subject, count, seed)
        self.kept = Kept(folder, subject)
        self.children: dict[int, Child] = {}
        self.control = False
        self.out = os.fdopen(silence(), "w", buffering=1)

    def main(self) -> int:
        """Plant; 0 when every mutant of the plan has a result."""
        lines = Lines(str(Path(self.subject.root) / path) for path in self.subject.modules.values())
        lines.start()
        sys.path.insert(0, self.subject.root)
        for module in self.subject.modules:
            import_module(module)
        code = 2

        def work(session: Session) -> None:
            nonlocal code
            imported = lines.stop()
            try:
                self.plant(session, imported)
                code = 0
            except Broken as problem:
                self.say(str(problem))

        if not Session(self.subject, work).run():
            self.say("the tests cannot be collected, or the run was broken off")
        return code

    def say(self, text: str) -> None:
        """Print a line about the subject."""
        print(f"{self.subject.name}: {text}", file=self.out)

    def plant(self, session: Session, imported: dict[str, list[int]]) -> None:
        """Try every mutant that has no result yet."""
        live = Live(self.subject.modules)
        every = self.measured(session, live)
        self.attempts = Attempts(self.subject, session, live, every, imported, self.grace)
        done = self.kept.of_today(set(session.items))
        waiting = [mutant for mutant in self.plan if mutant.id not in done]
        self.say(f"{len(self.plan)} faults, {len(waiting)} to be planted, {len(every.tests)} tests")
        gc.collect()
        gc.freeze()  # a fork copies no page only because the collector looked at it
        try:
            while waiting or self.children:
                while waiting and len(self.children) < self.jobs:
                    self.start(Child(waiting.pop(0), anew=False))
                self.wait()
        finally:
            for number in self.children:
                os.kill(number, signal.SIGKILL)

    def measured(self, session: Session, live: Live) -> Baseline:
        """The baseline as it was kept, or measured in a child, so that this process has run no test."""
        path, digest = self.folder / f"{self.subject.name}.baseline.json", baseline.digest(self.subject)
        found = Baseline.read(path, digest)
        if found is None:
            self.say("runs its tests without a fault")
            with blank() as notes:
                number = os.fork()
                if number == 0:
                    with ending(notes):
                        baseline.measure(session, live).write(path, digest)
                        os._exit(PASSED)
                os.waitpid(number, 0)
                found = Baseline.read(path, digest)
                if found is None:
                    raise Broken(f"the tests ended the process that ran them {text_of(notes)}")
        if found.failing:
            raise Broken(f"fails before any fault is planted: {', '.join(found.failing)}")
        return found

    def start(self, child: Child) -> None:
        """Let a child try its mutant."""
        number = os.fork()
        if number == 0:
            with ending(child.notes):
                attempt: Attempt = self.attempts.anew if child.anew else self.attempts.in_place
                attempt(child.mutant, child.notes)
        self.children[number] = child

    def wait(self) -> None:
        """Wait for one child, and judge its mutant, or have it tried anew."""
        number, status, usage = os.wait4(-1, 0)
        child = self.children.pop(number)
        child.spent += usage.ru_utime + usage.ru_stime
        code = os.waitstatus_to_exitcode(status)
        with child.notes:
            if code == BROKEN:
                raise Broken(text_of(child.notes))
            if -code in limits.BROKEN_OFF:
                raise Broken("broken off")
            late = code == PASSED and self.attempts.ran_at_import(child.mutant)
            if not child.anew and (code == NOT_SWAPPABLE or late):
                self.check_anew()
                self.start(Child(child.mutant, anew=True, spent=child.spent))
            else:
                self.judge(child, code)

    def judge(self, child: Child, code: int) -> None:
        """Keep what became of a mutant."""
        mutant, tests = child.mutant, text_of(child.notes).splitlines()
        outcome = SURVIVED if code == PASSED else TIMEOUT if -code in limits.EXPIRED else CAUGHT
        self.kept.add(Result(mutant.id, outcome, tests[-1] if tests else "", round(child.spent, 3)))
        if outcome == SURVIVED:
            self.say(f"survived: {mutant.id} in {mutant.function}: {mutant.before} -> {mutant.after}")

    def check_anew(self) -> None:
        """Before the first mutant is tried anew: all tests pass in a new process without a fault."""
        if self.control:
            return
        with blank() as notes:
            number = os.fork()
            if number == 0:
                with ending(notes):
                    self.attempts.anew(None, notes)
            if os.waitpid(number, 0)[1]:
                raise Broken(f"the tests fail in a new process without a fault {text_of(notes)}")
        self.control = True


def main(arguments: list[str]) -> int:
    """Plant as the arguments say."""
    subject, count, seed, jobs, grace, folder = arguments
    where = Path(folder)
    return Planter(Subject.from_json(subject), int(count), int(seed), int(jobs), float(grace), where).main()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

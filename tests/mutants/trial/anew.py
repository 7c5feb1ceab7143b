"""Imports a subject with a faulty module and runs all its tests: a new process, told on its standard input what to do.

It writes the name of each test to descriptor 3 before it runs it, and exits with 0 if all pass, else with 1.
"""

from __future__ import annotations

import json
import os
import sys
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from types import CodeType
from typing import NoReturn

from tests.mutants.subject import Subject
from tests.mutants.trial import limits
from tests.mutants.trial.session import Session, silence

TO_IMPORT = 60.0
"""Seconds of processor time for importing and collecting, at most."""

NOTES = 3


class Faulty(MetaPathFinder):
    """Finds one module as always, and gives it another text."""

    def __init__(self, module: str, text: str) -> None:
        self.module, self.text = module, text

    def find_spec(self, fullname: str, path: object = None, target: object = None) -> ModuleSpec | None:
        if fullname != self.module:
            return None
        spec = PathFinder.find_spec(fullname, path)  # type: ignore[arg-type]
        if spec is not None and spec.origin is not None:
            spec.loader = _Loader(self.text, fullname, spec.origin)
        return spec


class _Loader(SourceFileLoader):
    def __init__(self, text: str, fullname: str, path: str) -> None:
        super().__init__(fullname, path)
        self.text = text

    def get_code(self, fullname: str) -> CodeType:
        return compile(self.text, self.path, "exec", dont_inherit=True)


def main() -> NoReturn:
    """Do what the standard input says."""
    orders = json.load(sys.stdin)
    subject = Subject.from_json(json.dumps(orders["subject"]))
    limits.limit_memory()
    limits.limit_time(TO_IMPORT)
    silence()
    sys.path.insert(0, subject.root)
    sys.meta_path.insert(0, Faulty(orders["module"], orders["text"]))

    def work(session: Session) -> None:
        passed = all(_passes(session, name, seconds) for name, seconds in orders["tests"])
        os._exit(0 if passed else 1)  # at once: the last test's limit is not for what comes after it

    Session(subject, work).run()
    sys.exit(1)


def _passes(session: Session, name: str, seconds: float) -> bool:
    os.write(NOTES, name.encode() + b"\n")
    limits.limit_time(seconds)
    item = session.items.get(name)
    return item is not None and session.passes(item)


if __name__ == "__main__":
    main()

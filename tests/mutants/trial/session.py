"""One pytest session that has collected a subject's tests and runs those that it is told to, one by one."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from pathlib import Path

import hypothesis
import pytest

from tests.mutants.subject import Subject

PLUGINS_LEFT_OUT = ("cacheprovider", "xdist", "xdist.looponfail", "faulthandler", "textual-snapshot", "syrupy")


class Session:
    """A plugin that runs `work` in place of all tests."""

    def __init__(self, subject: Subject, work: Callable[[Session], None]) -> None:
        self.subject = subject
        self.work = work
        self.items: dict[str, pytest.Item] = {}
        self.failed = False
        self.worked = False

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Leave out other games' cases."""
        items[:] = [item for item in items if self._counts(item)]

    def _counts(self, item: pytest.Item) -> bool:
        call = getattr(item, "callspec", None)
        return (
            self.subject.game is None or call is None or call.params.get("id", self.subject.game) == self.subject.game
        )

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool | None:
        """Hand over, unless a test file could not be read."""
        if session.testsfailed:
            return None
        self.items = {item.nodeid: item for item in session.items}
        self.work(self)
        self.worked = True
        return True

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Note a failure."""
        self.failed = self.failed or report.failed

    def passes(self, item: pytest.Item) -> bool:
        """Run one test with all its fixtures, as if it were alone."""
        self.failed = False
        try:
            item.config.hook.pytest_runtest_protocol(item=item, nextitem=None)
        except (Exception, pytest.exit.Exception):
            return False
        return not self.failed

    def run(self) -> bool:
        """Collect and work; whether it came to that."""
        hypothesis.settings.register_profile(
            "mutants",
            database=None,
            derandomize=True,
            deadline=None,
            phases=[hypothesis.Phase.explicit, hypothesis.Phase.generate],
        )
        hypothesis.settings.load_profile("mutants")
        os.chdir(self.subject.root)
        arguments = ["-q", "-s", "--assert=plain", "--tb=line", "--no-header"]
        for plugin in PLUGINS_LEFT_OUT:
            arguments += ["-p", f"no:{plugin}"]
        pytest.main([*arguments, *(test for test in self.subject.tests if _holds_tests(test))], plugins=[self])
        return self.worked


def _holds_tests(test: str) -> bool:
    return Path(test).is_dir() or Path(test).name.startswith("test_")


def silence() -> int:
    """Send what is printed to nowhere, and return a descriptor that still prints."""
    sys.stdout.flush()
    printing = os.dup(1)
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 1)
    os.dup2(nowhere, 2)
    return printing

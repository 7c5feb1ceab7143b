"""Which sections and rulings of each game no test is marked for: `python -m tests.rules_coverage`.

Sections are the anchors `{#...}` of a game's rulebook; tests carry `@pytest.mark.rule(game, section)`.
"""

from __future__ import annotations

import contextlib
import io
import re
import sys

import pytest

import rules


class Marks:
    """A pytest plugin that collects the marks, and runs nothing."""

    def __init__(self) -> None:
        self.seen: dict[str, set[str]] = {}

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        for item in items:
            for mark in item.iter_markers("rule"):
                game, section = mark.args
                self.seen.setdefault(game, set()).add(section)


def sections(game: str) -> list[str]:
    """The anchors of a game's rulebook, in order."""
    return re.findall(r"\{#([^}]+)\}", rules.games[game].rulebook())


def missing() -> dict[str, list[str]]:
    """Game -> anchors without a marked test."""
    marks = Marks()
    with contextlib.redirect_stdout(io.StringIO()):
        pytest.main(["--collect-only", "-q", "-m", "", "-p", "no:cacheprovider", "tests/rules"], plugins=[marks])
    return {game: untested(sections(game), marks.seen.get(game, set())) for game in rules.games}


def untested(anchors: list[str], tested: set[str]) -> list[str]:
    """The anchors without a test; a chapter (`3`) has one when all its sections (`3.1` ...) have."""
    found = []
    for anchor in anchors:
        parts = [other for other in anchors if other.startswith(f"{anchor}.")]
        if anchor not in tested and not (parts and all(part in tested for part in parts)):
            found.append(anchor)
    return found


def main() -> int:
    """Print one line a game; exit 1 if anything is missing."""
    gaps = missing()
    for game, absent in gaps.items():
        count = len(sections(game))
        print(f"{game}: {count - len(absent)} of {count} sections and rulings have tests", end="")
        print(f"; without: {', '.join(absent)}" if absent else "")
    return 1 if any(gaps.values()) else 0


if __name__ == "__main__":
    sys.exit(main())

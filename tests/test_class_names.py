"""A name means one thing: no two classes of the project share one."""

from __future__ import annotations

import re
from collections import defaultdict
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PARTS = ("rules", "saves", "tribes_tui")

SHARED = {"Position", "Seat"}
"""The position of each game is the same thing in another game; a seat of a table is written down as an entry of its name."""


def test_no_two_classes_have_one_name() -> None:
    places = defaultdict(list)
    for part in PARTS:
        for path in (ROOT / part).rglob("*.py"):
            for name in re.findall(r"^class ([A-Z]\w*)", path.read_text(encoding="utf-8"), re.MULTILINE):
                places[name].append(str(path.relative_to(ROOT)))
    assert len(places) > 500
    assert {name: found for name, found in places.items() if len(found) > 1 and name not in SHARED} == {}

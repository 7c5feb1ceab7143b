"""What the README of the adapters says to type can be typed."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

import rules
from tests.adapters.tables import NEEDED

for _package in ("numpy", "pyspiel", "pettingzoo"):
    pytest.importorskip(_package, reason=NEEDED)

pytestmark = pytest.mark.peers

README = Path(rules.__file__).parent / "adapters" / "README.md"


def test_its_programs_run() -> None:
    spiel, zoo = re.findall(r"```python\n(.*?)```", README.read_text(encoding="utf-8"), re.DOTALL)
    names: dict[str, Any] = {}
    exec(spiel, names)
    assert names["state"].is_chance_node()
    assert names["game"].num_players() == 4
    exec(zoo, names)
    assert (names["terminated"], names["table"].agents) == (True, [])

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from rules.core import registry
from tests.outside.helpers import declare, package
from tribes_tui.screens.home import choices
from tribes_tui.words import finder as careful


@pytest.fixture(autouse=True)
def oware(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[None]:
    """The seventh game, as if it were installed: for this process and those that it starts."""
    declare(tmp_path / "installed", oware="oware")
    monkeypatch.syspath_prepend(str(package()))
    monkeypatch.syspath_prepend(str(tmp_path / "installed"))
    monkeypatch.setitem(choices.KEYS, "oware", "7")
    monkeypatch.setenv("TRIBES_HOME", str(tmp_path / "home"))
    kept = registry.PACKAGES.pop("oware", None)  # where it is installed
    forget()
    registry.BROKEN.clear()
    registry.add_to(registry.PACKAGES)
    careful.TROUBLES.clear()
    yield
    registry.PACKAGES.pop("oware", None)
    if kept is not None:
        registry.PACKAGES["oware"] = kept
    careful.TROUBLES.clear()
    registry.BROKEN.clear()
    forget()


def forget() -> None:
    """What is loaded of it, from wherever."""
    for name in [name for name in sys.modules if name.partition(".")[0] == "oware"]:
        del sys.modules[name]

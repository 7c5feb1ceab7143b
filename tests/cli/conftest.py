from __future__ import annotations

import io
import os
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.cli.helpers import Ran
from tribes_tui.cli import main


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty home for every test."""
    folder = tmp_path / "tribes home"
    monkeypatch.setenv("TRIBES_HOME", str(folder))
    monkeypatch.setenv("TERM", os.environ.get("TERM", "xterm"))
    return folder


@pytest.fixture
def tribes(capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Callable[..., Ran]:
    """`tribes("play", "indy")`: run a command in this process, its input empty."""

    def run(*arguments: str) -> Ran:
        capfd.readouterr()
        monkeypatch.setattr("sys.stdin", io.StringIO())
        code = main(list(arguments))
        out, err = capfd.readouterr()
        return Ran(code, out, err)

    return run

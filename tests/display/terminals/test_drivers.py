"""Textual's drivers for Windows and for browsers read with our reader, too, and the one for Windows asks for nothing of POSIX."""

from __future__ import annotations

import sys
from types import ModuleType
from typing import Any

import pytest
from textual.drivers.headless_driver import HeadlessDriver
from textual.drivers.linux_driver import LinuxDriver

from tribes_tui.display.job_control import JobDriver
from tribes_tui.display.local import knowing
from tribes_tui.display.reader import Reader


class WindowsDriver(HeadlessDriver):
    """By its name."""


@pytest.mark.parametrize("name", ["win32", "web_driver"])
def test_all_drivers_read_with_one_reader(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    module: Any = ModuleType(f"textual.drivers.{name}")
    monkeypatch.setitem(sys.modules, module.__name__, module)
    monkeypatch.setitem(sys.modules, "tribes_tui.display.job_control", None)
    knowing(WindowsDriver)
    reader = module.XTermParser(debug=True)
    assert isinstance(reader, Reader)
    (key,) = reader.feed("\x1b[57418;129u")
    assert key.key == "right"
    assert [*reader.feed(""), *reader.tick()] == []


def test_on_other_systems_it_does_what_shells_ask_for() -> None:
    assert issubclass(knowing(LinuxDriver), JobDriver)
    assert not issubclass(knowing(HeadlessDriver), JobDriver)

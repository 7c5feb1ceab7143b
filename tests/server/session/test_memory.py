"""Whose memory a host takes: the C library's, where that can be counted and given back; otherwise, or where it is told so, Python's."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from tests.server.hosts import ROOT
from tribes_tui.server.session import memory

PROGRAM = """
import os, sys
from tribes_tui.server.session import memory
memory.take_from_the_system()
before = memory.held()
kept = [bytes(1000) for _ in range(20_000)]
more = memory.held()
del kept
print(sys.getallocatedblocks() == 0, os.environ.get("PYTHONMALLOC"), more - before > 15_000_000, memory.held() - before < 5_000_000)
"""


def told(**variables: str) -> str:
    """What a process says that takes its memory so."""
    environment = {name: value for name, value in os.environ.items() if name != memory.VARIABLE} | variables
    return subprocess.run(
        [sys.executable, "-c", PROGRAM], cwd=ROOT, env=environment, capture_output=True, text=True, timeout=60, check=True
    ).stdout.strip()  # fmt: skip


@pytest.mark.skipif(
    memory._library("mallinfo2", memory._Given) is None, reason="this C library doesn't count what it has given"
)
def test_h2_a_host_starts_anew_once_with_the_systems_memory_and_nothing_it_starts_does() -> None:
    assert told() == "True None True True"


def test_h2_whoever_says_otherwise_is_heard() -> None:
    assert told(PYTHONMALLOC="pymalloc").split()[:2] == ["False", "pymalloc"]


def test_memory_is_counted_and_given_back_where_the_c_library_knows_no_way(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(memory, "_library", lambda *_: None)
    memory.take_from_the_system()
    assert memory.held() > 1_000_000
    memory.give_back()


def test_the_variable_may_be_set_where_the_c_library_knows_no_way(monkeypatch: pytest.MonkeyPatch) -> None:
    """As on macOS and Alpine Linux, where whoever keeps the host has set it."""
    memory._library.cache_clear()
    monkeypatch.setattr("ctypes.CDLL", lambda _: object())
    monkeypatch.setenv(memory.VARIABLE, memory.SYSTEMS_OWN)
    memory.take_from_the_system()
    assert memory.VARIABLE not in os.environ
    memory._library.cache_clear()

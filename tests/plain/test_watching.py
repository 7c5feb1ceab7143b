"""Looking on in lines while a game is played elsewhere."""

from __future__ import annotations

import io
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from saves import Store
from tests.play.helpers import PEOPLE, play
from tribes_tui.plain import conversation as tellers
from tribes_tui.plain.console import Console
from tribes_tui.plain.conversation import Onlooker
from tribes_tui.play.table import Table


@pytest.fixture
def look(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    """`look(table, act, act)`: what an onlooker says who comes first, and looks again after each act."""

    def watch(table: Table, *acts: Callable[[], object]) -> list[str]:
        sink, waiting = io.StringIO(), [*acts]

        def act(seconds: float) -> None:
            if waiting:
                waiting.pop(0)()

        monkeypatch.setattr(tellers.time, "sleep", act)
        following = Store(tmp_path).follow(table.name)
        assert Onlooker(following, Console(io.StringIO(), sink), lambda: bool(waiting)).run() == 0
        return sink.getvalue().splitlines()

    return watch


@pytest.fixture
def table(tmp_path: Path) -> Table:
    return Table.new("toy", PEOPLE[:2], seed=5, store=Store(tmp_path))


def test_moves_are_said_as_they_are_played(look: Any, table: Table) -> None:
    play(table, "think")
    said = look(table, lambda: play(table, "think", "done"), lambda: play(table, "think"))
    assert said[-1] == "nobody is playing it any more"
    assert [line for line in said if line.endswith(": thought")] == ["Ada: thought", "Ben: thought"]


def test_what_is_hidden_stays_hidden(look: Any, table: Table) -> None:
    said = look(table, lambda: play(table, "draw"))
    assert "Ada: drew" in said
    assert not any("card=" in line for line in said)
    assert [line for line in said if line.startswith("hands:")] == ["hands: [[-1, -1], [-1, -1]]"]


def test_what_is_taken_back_is_said(look: Any, table: Table) -> None:
    play(table, "think", "think")
    said = look(table, lambda: table.undo(0), lambda: play(table, "done"))
    assert "moves were taken back:" in said
    assert [line for line in said if line.startswith("thoughts:")] == ["thoughts: 2", "thoughts: 1"]


def test_the_end_is_told_with_its_points(look: Any, table: Table) -> None:
    said = look(table, lambda: play(table, *["done"] * 6))
    assert said[-2].startswith("1. ")
    assert "nobody is playing it any more" not in said

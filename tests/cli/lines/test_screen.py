"""What the commands hand to the screen."""

from __future__ import annotations

import signal
import sys
from collections.abc import Callable
from datetime import date
from types import SimpleNamespace
from typing import Any

import pytest

from saves import Locked, Store
from tests.cli.helpers import Ran, run
from tribes_tui.commands.screen import records_left
from tribes_tui.play.table import Table
from tribes_tui.profile.daily import seed_of, title_of

Tribes = Callable[..., Ran]


@pytest.fixture
def shown(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """A screen that notes what it is shown, and a terminal for it."""
    notes: list[Any] = []

    def run_screen(table: Table | None, ascii_only: bool, lesson: str = "", **more: str) -> int:
        handled = signal.getsignal(signal.SIGTERM) is not signal.SIG_DFL
        about = SimpleNamespace(
            table=table, ascii_only=ascii_only, handled=handled, names=_names_in_use(), lesson=lesson
        )
        notes.append(about)
        return 0

    monkeypatch.setitem(sys.modules, "tribes_tui.app", SimpleNamespace(run=run_screen))
    terminal = SimpleNamespace(isatty=lambda: True)
    monkeypatch.setattr(
        "tribes_tui.commands.screen.sys", SimpleNamespace(stdin=terminal, stdout=terminal, modules=sys.modules)
    )
    monkeypatch.setattr("tribes_tui.commands.screen.terminal_kept_clean", records_left)
    monkeypatch.setenv("TERM", "xterm")
    return notes


def _names_in_use() -> list[str]:
    """The records that are open for playing."""
    names = []
    for summary in Store().list():
        try:
            Store().open(summary.name).close()
        except Locked:
            names.append(summary.name)
    return names


def test_play_lays_a_table_and_shows_it(tribes: Tribes, shown: list[Any]) -> None:
    assert tribes("play", "indy", "--seats", "you,bot:easy,name:Ada", "--seed", "9", "--ascii").code == 0
    (what,) = shown
    assert [seat.spec() for seat in what.table.seats] == ["name:Player 1", "bot:easy", "name:Ada"]
    assert (what.table.seed, what.ascii_only, what.handled) == (9, True, True)
    assert what.names == [what.table.name]
    assert _names_in_use() == []


def test_the_home_screen_begins_without_a_table(tribes: Tribes, shown: list[Any]) -> None:
    assert tribes().code == 0
    assert (shown[0].table, shown[0].ascii_only) == (None, False)
    assert tribes("--ascii").code == 0
    assert shown[1].ascii_only is True


def test_continue_shows_the_game_where_it_was_left(tribes: Tribes, shown: list[Any]) -> None:
    assert run("play", "indy", "--plain", "--seed", "3", "--seats", "name:Ada,name:Ben", text="1\n" * 7).code == 0
    assert tribes("continue").code == 0
    assert shown[0].table.number == 7
    assert shown[0].table.seats[1].name == "Ben"


def test_without_a_seed_every_game_is_another(tribes: Tribes, shown: list[Any]) -> None:
    tribes("play", "indy")
    tribes("play", "indy")
    assert shown[0].table.seed != shown[1].table.seed


def test_learn_begins_the_lesson_of_a_game(tribes: Tribes, shown: list[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tribes_tui.commands.learning.lesson_of", lambda game_id: object())
    assert tribes("learn", "indy").code == 0
    assert (shown[0].table, shown[0].lesson) == (None, "indy")


def test_learn_without_a_lesson_says_what_to_read(tribes: Tribes, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tribes_tui.commands.learning.lesson_of", lambda game_id: None)
    ran = tribes("learn", "indy")
    assert (ran.code, ran.err.count("\n")) == (2, 1)
    assert "tribes rules indy" in ran.err


def test_the_game_of_the_day_has_its_own_seed_and_title(tribes: Tribes, shown: list[Any]) -> None:
    assert tribes("play", "indy", "--daily").code == 0
    assert shown[0].table.seed == seed_of("indy", date.today())
    assert shown[0].table._journal.record.title == title_of(date.today())
    ran = tribes("play", "indy", "--daily", "--seed", "4")
    assert (ran.code, ran.err.count("\n")) == (2, 1)

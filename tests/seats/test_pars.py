"""Par at the end of a game: worked out elsewhere, kept beside the record, ended when nobody waits."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

import rules
from saves import Recording, Store
from tests.seats.test_review import recorded
from tribes_tui.seats import par as module
from tribes_tui.seats.par import HARD, DealAgain, DealtAgain, Par, Pars, deal_of, par, par_elsewhere


def here(deal: DealAgain, level: str, on_start: Callable[[Callable[[], None]], None]) -> Par:
    on_start(lambda: None)
    return par(deal, level, 2)


@pytest.fixture
def game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> tuple[Pars, Recording]:
    monkeypatch.setattr(module, "par_elsewhere", here)
    store = Store(tmp_path)
    return Pars(store), recorded(store)


def test_it_is_kept_and_not_worked_out_twice(game: tuple[Pars, Recording], monkeypatch: pytest.MonkeyPatch) -> None:
    known, recording = game
    again = DealtAgain(known, lambda: recording, 0)
    found = again.quickly()
    assert [*found] == ["easy", "medium"]
    assert found["medium"] == par(deal_of(recording, 0), "medium", 2)
    monkeypatch.setattr(module, "par_elsewhere", None)
    assert again.quickly() == found == known.kept(recording, 0)
    assert known.kept(recording, 1) == {}


def test_what_is_kept_of_another_game_does_not_count(game: tuple[Pars, Recording]) -> None:
    known, recording = game
    DealtAgain(known, lambda: recording, 0).quickly()
    recording.moves.pop()
    assert known.kept(recording, 0) == {}


def test_nobody_waits_for_it_any_more(game: tuple[Pars, Recording], monkeypatch: pytest.MonkeyPatch) -> None:
    known, recording = game
    ended = []

    def long(deal: DealAgain, level: str, on_start: Callable[[Callable[[], None]], None]) -> None:
        again.leave()
        on_start(lambda: ended.append(level))

    monkeypatch.setattr(module, "par_elsewhere", long)
    again = DealtAgain(known, lambda: recording, 0)
    assert again.by("easy") == {}
    assert ended == ["easy"]
    assert again.by("medium") == {}, "not even begun"
    assert ended == ["easy"]


def test_what_was_asked_for_is_still_wished_by_who_comes_back(
    game: tuple[Pars, Recording], monkeypatch: pytest.MonkeyPatch
) -> None:
    known, recording = game
    monkeypatch.setattr(module, "par_elsewhere", lambda deal, level, on_start: None)
    before = DealtAgain(known, lambda: recording, 0)
    before.quickly()
    assert not before.is_wished()
    before.by("hard")
    before.leave()
    assert DealtAgain(known, lambda: recording, 0).is_wished()
    assert not DealtAgain(known, lambda: recording, 1).is_wished()


def test_time_that_runs_out_leaves_fewer_games(game: tuple[Pars, Recording], monkeypatch: pytest.MonkeyPatch) -> None:
    clock = iter(range(0, 1000, 10))  # ten seconds between two looks
    monkeypatch.setattr(module.time, "process_time", lambda: next(clock))
    assert par(deal_of(game[1], 0), "easy", 8, seconds=45).games == 3


@pytest.mark.parametrize("id", list(rules.games))
def test_hard_counts_its_simulations(id: str) -> None:
    level, _, count = HARD[id].partition("@")
    assert level == "hard"
    assert int(count) > 0


@pytest.mark.soak
def test_a_process_of_its_own_says_the_same(tmp_path: Path) -> None:
    deal = deal_of(recorded(Store(tmp_path)), 0)
    assert par_elsewhere(deal, "easy", lambda end: None) == par(deal, "easy")
    assert par_elsewhere(deal, "easy", lambda end: end()) is None

"""One review at a time: the next one waits for its turn, or is left while it waits."""

from __future__ import annotations

import threading
from pathlib import Path

import pytest

from saves import Recording, Store
from tests.seats.test_review import recorded
from tribes_tui.seats import reviewing
from tribes_tui.seats.review import Review, Reviewed
from tribes_tui.seats.reviewing import ReviewedStep, Reviewing, Reviews, look_at


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    def here(recording: Recording, seat: int, jobs: int) -> Reviewing:
        return Reviewing(recording, seat, jobs=0, simulations=4)

    monkeypatch.setattr("tribes_tui.seats.reviewing.Reviewing", here)
    monkeypatch.setattr("rules.bots.judging.luck.MANY", 4)


def never() -> bool:
    return False


def test_a_review_is_made_once(tmp_path: Path) -> None:
    store = Store(tmp_path)
    reviews, recording = Reviews(store), recorded(store)
    told: list[tuple[int, int]] = []
    made = reviews.make(recording, 0, lambda done, total: told.append((done, total)), never)
    assert made is not None
    assert told[0] == (1, len(recording.moves))
    assert told[-1] == (len(recording.moves), len(recording.moves))
    assert reviews.make(recording, 0, lambda done, total: told.clear(), never) == made
    assert told, "it was opened, not made again"


def test_the_second_one_waits_and_may_be_left(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store = Store(tmp_path)
    reviews, recording = Reviews(store), recorded(store)
    has_begun, may_go_on = threading.Event(), threading.Event()

    def slowly(step: ReviewedStep) -> Reviewed:
        has_begun.set()
        assert may_go_on.wait(20)
        return look_at(step)

    monkeypatch.setattr(reviewing, "look_at", slowly)
    made: list[Review | None] = []
    first = threading.Thread(target=lambda: made.append(reviews.make(recording, 0, lambda *_: None, never)))
    first.start()
    assert has_begun.wait(20)
    told: list[tuple[int, int]] = []
    assert reviews.make(recording, 1, lambda done, total: told.append((done, total)), lambda: bool(told)) is None
    assert told == [(0, 0)]
    may_go_on.set()
    first.join(20)
    assert made[0] is not None
    second = reviews.make(recording, 1, lambda *_: None, never)
    assert second is not None
    assert second.seat == 1


def test_one_that_is_stopped_keeps_nothing_half_and_is_made_again_whole(tmp_path: Path) -> None:
    store = Store(tmp_path)
    reviews, recording = Reviews(store), recorded(store)
    told: list[int] = []
    assert reviews.make(recording, 0, lambda done, total: told.append(done), lambda: len(told) > 3) is None
    assert reviews.kept(recording, 0) is None
    assert not [*(store.folder / "beside").glob("*")]
    again = reviews.make(recording, 0, lambda *_: None, never)
    assert again == Reviewing(recording, 0, jobs=0, simulations=4).run() == reviews.kept(recording, 0)

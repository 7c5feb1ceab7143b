"""When a host looks for rubbish everywhere: seldom while people play, and always after as much, however long it has run."""

from __future__ import annotations

import functools
import gc
import time
from collections.abc import Iterator

import pytest

from tribes_tui.server.session import memory
from tribes_tui.server.session.memory import AGAIN, LITTLE, MOST, SPARE, RubbishCollector


@pytest.fixture
def held(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[int]]:
    """What is held, as the test sets it; the process's own collector is afterwards as it was."""
    blocks, thresholds = [100_000_000], gc.get_threshold()
    monkeypatch.setattr(memory, "held", lambda: blocks[0])
    monkeypatch.setattr(gc, "collect", lambda *_: 0)
    yield blocks
    gc.callbacks.remove(memory._keep)
    gc.set_threshold(*thresholds)
    gc.freeze()


@pytest.mark.sampled(1)
@pytest.mark.parametrize(
    ("grown", "idle", "is_due"),
    [
        (0, 9.0, False),
        (LITTLE + 1, 9.0, True),
        (LITTLE + 1, 1.9, False),
        (MOST, 1.9, False),
        (MOST + 1, 0.1, True),
    ],
)
def test_rubbish_is_looked_for_while_nobody_plays_or_when_there_is_much(
    held: list[int], grown: int, idle: float, is_due: bool
) -> None:
    collector = RubbishCollector()
    collector.start()
    held[0] += grown
    assert collector.collect(idle) == is_due


def test_the_more_is_held_the_seldomer_is_looked_while_people_play(held: list[int]) -> None:
    held[0] = 2 * MOST
    collector = RubbishCollector()
    collector.start()
    held[0] += MOST + 1
    assert not collector.collect(0.1)
    held[0] += MOST
    assert collector.collect(0.1)


def test_it_is_due_again_after_as_much_and_not_after_more_and_more(
    held: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    """What was freed counts no more, though the process keeps its memory: else each round would wait for more than the last."""
    collector, settled = RubbishCollector(), held[0]
    collector.start()

    def free(*_: int) -> int:
        held[0] = settled
        return 0

    monkeypatch.setattr(gc, "collect", free)
    for _ in range(5):
        held[0] += MOST - 1
        assert not collector.collect(0.1)
        held[0] += 2
        assert collector.collect(0.1)


def test_after_a_crowd_has_gone_what_was_remembered_for_it_goes_too(
    held: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    """And memory is given back once more when nobody does anything, though less has been freed since."""
    given: list[str] = []
    monkeypatch.setattr(memory, "give_back", lambda: given.append("memory"))
    remembers = functools.lru_cache(maxsize=8)(str)
    collector = RubbishCollector()
    collector.start()
    assert remembers in collector._caches
    remembers(1)
    held[0] += LITTLE
    assert not collector.collect(0.1)
    held[0] -= LITTLE + LITTLE // 10
    assert not collector.collect(0.1)
    assert (given, remembers.cache_info().currsize) == (["memory"], 0)
    held[0] -= LITTLE // 2 + 1
    assert not collector.collect(0.1)
    assert collector.collect(9.0)
    assert given == ["memory"] * 2
    assert not collector.collect(9.0)


def test_what_came_free_by_playing_on_is_given_back_when_nobody_does_anything_but_not_all_the_time(
    held: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    given: list[str] = []
    resident, now = [held[0]], [100.0]
    monkeypatch.setattr(memory, "give_back", lambda: given.append("memory"))
    monkeypatch.setattr(memory, "memory", lambda: resident[0])
    monkeypatch.setattr(time, "monotonic", lambda: now[0])
    collector = RubbishCollector()
    collector.start()
    collector.collect(9.0)
    resident[0] += SPARE + 1
    collector.collect(0.1)
    assert not given
    collector.collect(9.0)
    collector.collect(9.0)
    assert len(given) == 1
    now[0] += AGAIN + 1
    collector.collect(9.0)
    assert len(given) == 2

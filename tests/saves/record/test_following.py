"""Looking on while a record is being played: every entry is seen once, in order; nothing is disturbed."""

from __future__ import annotations

import os
import random
from pathlib import Path

import pytest

from saves import Damaged, NoSuchRecord, Store, Walk, replay
from saves.walk import EVERY
from tests.saves.format.test_migrations import TWO
from tests.saves.play import new, play, steps
from tests.saves.toy import GAMES


def test_what_is_played_is_seen(store: Store) -> None:
    record = new(store)
    following = store.follow(record.name)
    assert following.look() is None
    played = play(record, 3)
    assert following.look() == 0
    assert steps(following.course) == played
    assert following.look() is None
    record.rename("a title")
    assert following.look() == 3
    assert following.course.title == "a title"


def test_what_is_taken_back_is_taken_back(store: Store) -> None:
    record = new(store)
    play(record, 5)
    following = store.follow(record.name)
    record.undo(2, 0)
    record.append(3, 0, "take 2")
    assert following.look() == 2
    assert steps(following.course) == steps(record)
    assert following.course.entries == record.entries


def test_whatever_happens_to_a_game_it_is_followed(store: Store) -> None:
    rng = random.Random(1)
    record = new(store, heap=40_000)
    following = store.follow(record.name)
    known = []
    for _ in range(400):
        for _ in range(rng.randrange(4)):
            if record.moves and rng.random() < 0.2:
                record.undo(rng.randrange(len(record.moves)), 0)
            else:
                record.append(len(record.moves) + 1, 0, f"take {rng.randrange(1, 4)}")
        kept = following.look()
        now = steps(record)
        assert steps(following.course) == now
        assert (kept is None) == (following.course.entries == known)
        if kept is not None:
            known = [*following.course.entries]
    assert following.course.lines == record.lines


def test_half_a_line_is_not_seen_before_it_is_whole(store: Store) -> None:
    record = new(store)
    play(record, 2)
    record.close()
    with store.open(record.name) as again:
        again.append(3, 0, "take 1")
        data = again.path.read_bytes()
        last = len(data) - len(again.lines[-1])
        (store.folder / "index" / f"{again.name}.json").unlink()
        for size in range(last, len(data)):
            again.path.write_bytes(data[:last])
            following = store.follow(record.name)
            with again.path.open("ab") as file:
                file.write(data[last:size])
            assert following.look() is None
            with again.path.open("ab") as file:
                file.write(data[size:])
            assert following.look() == len(again.moves) - 1
            assert steps(following.course) == steps(again)


def test_a_record_that_is_replaced_is_read_anew(store: Store) -> None:
    record = new(store)
    play(record, 4)
    following = store.follow(record.name)
    other = new(store, seed=9)
    play(other, 2)
    other.close()
    record.close()
    other.path.replace(record.path)
    (store.folder / "index" / f"{record.name}.json").unlink()
    assert following.look() == 0
    assert steps(following.course) == steps(other)


def test_one_of_an_older_schema_is_followed_too(tmp_path: Path) -> None:
    record = new(Store(tmp_path))
    following = Store(tmp_path, format=TWO).follow(record.name)
    play(record, 2)
    assert following.look() == 0
    assert steps(following.course) == steps(record)


def test_damage_and_deletion_are_told(store: Store) -> None:
    record = new(store)
    play(record, 4)
    following = store.follow(record.name)
    data = record.path.read_bytes()
    record.path.write_bytes(data + b"5 0 take 1 #0123456789abcdef\n6 1 take 1 #0123456789abcdef\n")
    with pytest.raises(Damaged):
        following.look()
    record.path.unlink()
    with pytest.raises(NoSuchRecord):
        following.look()
    assert len(following.course.moves) == 4


def test_nobody_is_disturbed(store: Store) -> None:
    record = new(store)
    followings = [store.follow(record.name) for _ in range(5)]
    descriptors = len(os.listdir("/proc/self/fd"))  # noqa: PTH208 - how many is all that counts
    for number in range(1, 20):
        record.append(number, 0, "take 1")
        assert [following.look() for following in followings] == [number - 1] * 5
    assert record.unsaved is None
    assert len(os.listdir("/proc/self/fd")) == descriptors  # noqa: PTH208 - as above


def test_a_walk_forgets_what_was_taken_back(store: Store) -> None:
    record = new(store, heap=40_000)
    for number in range(1, 3 * EVERY):
        record.append(number, (number - 1) % 2, "take 1")
    following = store.follow(record.name)
    walk = Walk(following.course, GAMES)
    walk.state(len(walk))
    record.undo(EVERY + 3, 0)
    for number in range(EVERY + 4, 3 * EVERY):
        record.append(number, (number - 1) % 2, "take 2")
    kept = following.look()
    assert kept == EVERY + 3
    walk.changed_after(kept)
    for number in range(len(walk) + 1):
        assert walk.state(number) == replay(record, number, GAMES)

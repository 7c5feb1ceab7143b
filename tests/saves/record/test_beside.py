"""What is kept beside a record: had back whole or not at all, and gone with the record."""

from __future__ import annotations

from pathlib import Path

import pytest

from saves import Record, Store


@pytest.fixture
def record(tmp_path: Path) -> tuple[Store, str]:
    store = Store(tmp_path)
    made: Record = store.create("indy", 1, 2, {}, 1, [{"kind": "you"}, {"kind": "bot"}])
    made.close()
    return store, made.name


def test_what_is_kept_comes_back_however_long_it_is(record: tuple[Store, str]) -> None:
    store, name = record
    long = {"moves": [[number, "é – ", None] for number in range(20_000)]}
    assert store.keep_beside(name, "review-0", long)
    assert store.beside(name, "review-0") == long
    assert store.beside(name, "review-1") == {}
    assert store.keep_beside(name, "review-0", {"moves": []})
    assert store.beside(name, "review-0") == {"moves": []}
    assert [one.name for one in store.list()] == [name]


def test_a_damaged_file_is_nothing(record: tuple[Store, str]) -> None:
    store, name = record
    store.keep_beside(name, "review-0", {"moves": [1, 2, 3] * 20_000})
    (path,) = store.folder.glob("beside/*")
    whole = path.read_bytes()
    for broken in (whole[:-20], whole.replace(b"1", b"2", 1), b"", b"x" * 100):
        path.write_bytes(broken)
        assert store.beside(name, "review-0") == {}


def test_it_goes_with_its_record_and_no_other_s(record: tuple[Store, str]) -> None:
    store, name = record
    other = store.copy(name)
    for one in (name, other):
        store.keep_beside(one, "review-0", {"of": one})
    store.delete(name)
    assert [path.name for path in store.folder.glob("beside/*")] == [f"{other}.review-0.json"]


def test_nothing_is_kept_of_what_does_not_lie_here(tmp_path: Path) -> None:
    store = Store(tmp_path)
    assert not store.keep_beside("elsewhere", "review-0", {"a": 1})
    assert not store.keep_beside("../../etc/x", "review-0", {"a": 1})
    assert store.beside("../../etc/x", "review-0") == {}

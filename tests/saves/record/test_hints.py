"""Hints that were asked for stand in the record, and lists know what else a game had than its moves."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from saves import Damaged, Hint, Record, Store, TooNew, parse, seal_text
from saves.format.course import ASIDES, BACK, HINTED, MIDDLE, OFFERED, SEAT, UNTOLD
from saves.migrations import Format

SEATS = [{"kind": "human", "name": "Ada"}, {"kind": "bot", "level": "easy"}]


@pytest.fixture
def store(tmp_path: Path) -> Store:
    return Store(tmp_path)


def begun(store: Store, tells_hints: bool = True) -> Record:
    return store.create("pebbles", 1, 2, {}, 7, SEATS, tells_hints=tells_hints)


def asides_of(store: Store, record: Record) -> list[str]:
    """As the record, a reader of it, its index, and a reader of all anew know them."""
    record.close()
    found = sorted(record.asides)
    assert sorted(store.read(record.name).asides) == found
    (listed,) = [one for one in store.list() if one.name == record.name]
    (anew,) = [one for one in store.list(anew=True) if one.name == record.name]
    assert [*listed.asides] == [*anew.asides] == found
    return found


def test_a_hint_is_kept_once_a_position_and_read_again(store: Store) -> None:
    record = begun(store)
    record.append(1, 0, "take 1")
    record.append(2, 1, "roll")
    record.hint(0)
    record.hint(0)
    record.append(3, 0, "take 2")
    record.finish({"scores": [1, 0], "ranking": [1, 2]})
    read = store.read(record.name)
    assert read.header.needs == ["hints"]
    assert [entry for entry in read.entries if isinstance(entry, Hint)] == [Hint(2, 0)]
    assert [move.text for move in read.moves] == ["take 1", "roll", "take 2"]
    assert asides_of(store, record) == [HINTED]


@pytest.mark.parametrize(("told", "found"), [(True, [OFFERED]), (False, []), (1, []), ("yes", [])])
def test_an_end_says_that_nothing_was_chosen_but_what_the_cursor_offered(
    store: Store, told: object, found: list[str]
) -> None:
    record = begun(store)
    record.append(1, 0, "take 1")
    record.finish({"scores": [1, 0], "ranking": [1, 2], "offered": told})
    assert asides_of(store, record) == found


def test_a_record_that_tells_of_no_hints_is_as_ever_and_says_so(store: Store) -> None:
    record = begun(store, tells_hints=False)
    assert record.header.needs == []
    record.append(1, 0, "take 1")
    record.hint(0)
    assert len(record.entries) == 1
    text = b"".join(record.lines).decode()
    assert asides_of(store, record) == [UNTOLD]
    with pytest.raises(Damaged, match="doesn't tell of hints"):
        parse(seal_text(f"{text}hint 1 by 0\n").encode())


@pytest.mark.parametrize("line", ["hint 0 by 0", "hint 1 by 2", "hint 1 0"])
def test_a_hint_that_cannot_stand_there(store: Store, line: str) -> None:
    record = begun(store)
    record.append(1, 0, "take 1")
    text = b"".join(record.lines).decode()
    record.close()
    assert parse(seal_text(f"{text}hint 1 by 0\n").encode()).asides == {HINTED}
    with pytest.raises(Damaged, match="1 move before"):
        parse(seal_text(f"{text}{line}\n").encode())


def test_none_follows_the_end(store: Store) -> None:
    record = begun(store)
    record.append(1, 0, "take 1")
    record.finish({"scores": [1, 0]})
    with pytest.raises(ValueError, match="after the end"):
        record.hint(0)
    record.close()


def test_a_program_that_knows_no_hints_refuses_by_name(store: Store) -> None:
    record = begun(store)
    record.close()
    with pytest.raises(TooNew, match="'hints'"):
        parse(b"".join(record.lines), "a game", Format(schema=1, steps={}))


def own_move_back(record: Record) -> None:
    record.append(1, 0, "take 1")
    record.undo(0, 0)


def anothers_move_back(record: Record) -> None:
    record.append(1, 0, "take 1")
    record.append(2, 1, "roll")
    record.undo(0, 0)


def end_back(record: Record) -> None:
    record.append(1, 0, "take 1")
    record.finish({"scores": [1, 0]})
    record.undo(0, 0)


def seat_replaced(record: Record) -> None:
    record.reseat(0, {"kind": "bot", "level": "easy"})


def seat_as_it_was(record: Record) -> None:
    record.reseat(1, SEATS[1])


def seat_after_the_end(record: Record) -> None:
    record.append(1, 0, "take 1")
    record.finish({"scores": [1, 0]})
    record.reseat(1, {"kind": "human"})


@pytest.mark.parametrize(
    ("what", "asides"),
    [
        (own_move_back, []),
        (anothers_move_back, [BACK]),
        (end_back, [BACK]),
        (seat_replaced, [SEAT]),
        (seat_as_it_was, []),
        (seat_after_the_end, []),
    ],
)
def test_what_else_there_was(store: Store, what: Callable[[Record], None], asides: list[str]) -> None:
    record = begun(store)
    what(record)
    assert asides_of(store, record) == asides


def test_a_game_from_the_middle_tells_so_and_not_of_the_hints_before(store: Store) -> None:
    record = begun(store)
    record.append(1, 0, "take 1")
    record.hint(0)
    record.close()
    branch = store.branch(store.read(record.name), 1)
    assert branch.header.needs == []
    assert asides_of(store, branch) == [MIDDLE, UNTOLD]


def test_an_index_that_is_old_or_wrong_is_not_believed(store: Store) -> None:
    record = begun(store)
    record.append(1, 0, "take 1")
    record.hint(0)
    record.close()
    index = store.folder / "index" / f"{record.name}.json"
    known = json.loads(index.read_text().rpartition(" #")[0])
    for fields in ({"asides": ["nothing"]}, {"asides": None}, {"asides": [[]]}):
        index.write_text(seal_text(json.dumps({**known, **fields}) + "\n"))
        assert store.list()[0].asides == [HINTED]
    index.write_text(seal_text(json.dumps({**known, "asides": [], "title": "wrong"}) + "\n"))
    assert (store.list()[0].asides, store.list()[0].title) == ([], "wrong"), "whoever can write there can lie"
    assert (store.list(anew=True)[0].asides, store.list(anew=True)[0].title) == ([HINTED], "")
    assert store.list()[0].asides == [HINTED], "what was read is remembered"
    assert {*ASIDES} >= {*store.list()[0].asides}

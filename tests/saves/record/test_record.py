"""A record: what is written is what is read, and nothing that could not be read is ever written."""

from __future__ import annotations

import os
import stat
from pathlib import Path

import pytest

from saves import Check, Move, Seat, Store, Undo
from saves.errors import Unwritable
from saves.reader import MAX_BYTES
from tests.saves.play import SEATS, new, play, steps


def test_a_game_comes_back_as_it_was_played(store: Store) -> None:
    record = new(store, title="Sunday")
    played = play(record, 12)
    record.close()
    again = store.open(record.name)
    assert steps(again) == played
    assert again.moves[3] == Move(played[3][0], played[3][1], 4)
    assert (again.title, again.seats, again.finished) == ("Sunday", SEATS, False)
    assert again.header == record.header


def test_every_move_can_be_read_by_others_at_once(store: Store) -> None:
    record = new(store)
    for number in range(1, 8):
        record.append(number, (number - 1) % 2, "take 1")
        assert len(store.read(record.name).moves) == number


def test_the_file_is_text_a_line_a_move(store: Store) -> None:
    record = new(store, title="Zoë")
    record.append(1, 0, "take 1")
    header, move, rest = record.path.read_text(encoding="utf-8").split("\n")
    assert "Zoë" in header
    assert move.startswith("1 0 take 1 #")
    assert rest == ""


def test_a_game_goes_on_after_it_was_closed(store: Store) -> None:
    record = new(store)
    record.append(1, 0, "take 1")
    record.close()
    with store.open(record.name) as again:
        again.append(2, 1, "take 2")
    assert steps(store.read(record.name)) == [(0, "take 1"), (1, "take 2")]


def test_an_undo_keeps_the_branch(store: Store) -> None:
    record = new(store)
    for number in range(1, 6):
        record.append(number, (number - 1) % 2, f"take {number % 3 + 1}")
    record.check(5, "0" * 32)
    record.undo(2, 0)
    record.append(3, 0, "roll")
    read = store.read(record.name)
    assert steps(read) == [(0, "take 2"), (1, "take 3"), (0, "roll")]
    assert read.checks == {}
    (branch,) = read.branches()
    assert branch.after == 2
    assert [move.number for move in branch.moves] == [3, 4, 5]
    assert Undo(2, 0) in read.entries
    assert Check(5, "0" * 32) in read.entries


def test_checks_before_the_undo_stay(store: Store) -> None:
    record = new(store)
    record.check(0, "a" * 32)
    record.append(1, 0, "take 1")
    record.check(1, "b" * 32)
    record.append(2, 1, "take 1")
    record.undo(1, 1)
    assert store.read(record.name).checks == {0: "a" * 32, 1: "b" * 32}


def test_the_end_closes_the_game_and_an_undo_opens_it_again(store: Store) -> None:
    record = new(store)
    record.append(1, 0, "take 1")
    record.finish({"scores": [1, 0]})
    with pytest.raises(ValueError, match="after the end"):
        record.append(2, 1, "take 1")
    with pytest.raises(ValueError, match="second time"):
        record.finish({})
    assert store.read(record.name).result == {"scores": [1, 0]}
    record.undo(0, 0)
    record.append(1, 0, "take 2")
    assert not store.read(record.name).finished


def test_seats_and_titles_change_on_the_way(store: Store) -> None:
    record = new(store, title="one")
    record.reseat(0, {"kind": "bot", "level": "hard"})
    record.rename(" two\n\x1b \u202e ")
    read = store.read(record.name)
    assert read.title == "two"
    assert read.seats == [{"kind": "bot", "level": "hard"}, SEATS[1]]
    assert read.header.seats == SEATS
    assert Seat(0, {"kind": "bot", "level": "hard"}) in read.entries


@pytest.mark.parametrize(
    ("number", "seat", "text"),
    [
        (1, 0, "take 1"),
        (3, 0, "take 1"),
        (2, 2, "take 1"),
        (2, -1, "take 1"),
        (2, 0, ""),
        (2, 0, " take 1"),
        (2, 0, "take 1 "),
        (2, 0, "take\n1"),
        (2, 0, "take é"),
        (2, 0, "take \x7f1"),
        (2, 0, "x" * 201),
    ],
)
def test_a_move_that_cannot_stand_changes_nothing(store: Store, number: int, seat: int, text: str) -> None:
    record = new(store)
    record.append(1, 0, "take 1")
    before = record.path.read_bytes()
    with pytest.raises(ValueError):
        record.append(number, seat, text)
    assert record.path.read_bytes() == before
    record.append(2, 1, "x" * 200)
    assert steps(store.read(record.name)) == [(0, "take 1"), (1, "x" * 200)]


def test_undo_check_and_seat_must_fit_the_game(store: Store) -> None:
    record = new(store)
    record.append(1, 0, "take 1")
    for wrong in (
        lambda: record.undo(1, 0),
        lambda: record.undo(-1, 0),
        lambda: record.undo(0, 7),
        lambda: record.check(0, "0" * 32),
        lambda: record.check(1, "not a key"),
        lambda: record.reseat(2, {}),
        lambda: record.finish({"scores": float("nan")}),
        lambda: record.finish({"story": "x" * 65_536}),
    ):
        with pytest.raises(ValueError):
            wrong()
    assert len(record.path.read_bytes().splitlines()) == 2


@pytest.mark.parametrize(
    "changes",
    [
        {"game_id": "../indy"},
        {"version": 0},
        {"players": 0},
        {"players": True},
        {"seats": []},
        {"seats": ["human", "bot"]},
        {"options": {"heap": [1]}},
        {"seed": 1 << 300},
        {"seed": 1.5},
        {"title": 7},
    ],
)
def test_a_header_that_cannot_be_is_refused(store: Store, changes: dict[str, object]) -> None:
    fields: dict[str, object] = {"game_id": "pebbles", "version": 1, "players": 2, "options": {}, "seed": 1}
    with pytest.raises((ValueError, TypeError)):
        store.create(**{**fields, "seats": SEATS, **changes})  # type: ignore[arg-type]
    assert store.list() == []


def test_only_the_owner_may_read(store: Store) -> None:
    record = new(store)
    record.append(1, 0, "take 1")
    assert stat.S_IMODE(record.path.stat().st_mode) == 0o600
    for folder in (store.folder, store.folder / "index", store.folder.parent):
        assert stat.S_IMODE(folder.stat().st_mode) == 0o700
    for entry in (store.folder / "index").iterdir():
        assert stat.S_IMODE(entry.stat().st_mode) == 0o600


def test_a_seed_of_any_size_and_sign_comes_back(store: Store) -> None:
    for seed in (0, -5, 1 << 128, (1 << 256) - 1):
        record = store.create("pebbles", 1, 2, {}, seed, SEATS)
        assert store.read(record.name).header.seed == seed


def test_a_record_never_outgrows_what_can_be_read(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("saves.journal.MAX_BYTES", 1000)
    record = new(store)
    for number in range(1, 6):
        record.append(number, (number - 1) % 2, "x" * 100)
    for number in (6, 7):
        with pytest.raises(Unwritable, match="as large as"):
            record.append(number, number - 6, "x" * 100)
    assert len(record.moves) == 7
    assert record.path.stat().st_size <= 1000
    assert steps(store.read(record.name)) == steps(record)[:5]
    record.path.unlink()
    with pytest.raises(Unwritable, match="as large as"):
        record.flush()
    assert steps(store.read(record.name)) == steps(record)[:5]
    assert MAX_BYTES > 5000 * 300


def test_a_closed_record_takes_nothing_more(store: Store) -> None:
    record = new(store)
    record.append(1, 0, "take 1")
    record.close()
    with store.open(record.name) as again:
        again.append(2, 1, "take 2")
        for act in (lambda: record.append(2, 1, "take 1"), record.flush, lambda: record.rename("x")):
            with pytest.raises(ValueError, match="closed"):
                act()
    assert steps(store.read(record.name)) == [(0, "take 1"), (1, "take 2")]
    assert steps(record) == [(0, "take 1")]
    record.close()


def test_what_a_forked_child_forgets_does_no_harm_to_its_own_files(store: Store, tmp_path: Path) -> None:
    """The child's descriptors get the numbers that the parent's had: the parent's records must not close them."""
    records = [new(store) for _ in range(5)]
    child = os.fork()
    if child == 0:
        try:
            mine = [new(Store(tmp_path / "child")) for _ in range(5)]
            records.clear()
            for record in mine:
                record.append(1, 0, "take 1")
                assert len(Store(tmp_path / "child").read(record.name).moves) == 1
        except BaseException:
            os._exit(7)
        os._exit(0)
    assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 0
    for record in records:
        record.append(1, 0, "take 1")


def test_no_file_is_left_open_in_a_forked_child(store: Store) -> None:
    record = new(store)
    child = os.fork()
    if child == 0:
        try:
            record.append(1, 0, "take 1")
        except Exception:
            os._exit(7)
        os._exit(0)
    assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 7
    record.append(1, 0, "take 2")
    assert steps(store.read(record.name)) == [(0, "take 2")]

"""The table and its record: failing disks, resuming, games that part from their record."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

import rules
from saves import OtherRules, Parted, Record, Store, Unwritable, leave_all, replay
from tests.play.helpers import PEOPLE, play, watch
from tests.play.toy import ToyState
from tribes_tui.play.table import Table


@pytest.fixture
def failing(monkeypatch: pytest.MonkeyPatch) -> list[bool]:
    """A disk that refuses while the list is not empty."""
    refuses: list[bool] = []
    flush = Record.flush

    def flush_or_fail(self: Record) -> None:
        if refuses:
            self.unsaved = "not saved: there is no room left"
            raise Unwritable(self.unsaved, self)
        flush(self)

    monkeypatch.setattr(Record, "flush", flush_or_fail)
    return refuses


def test_when_the_disk_refuses_play_goes_on_and_the_next_move_brings_it_all(
    sit: Any, store: Store, failing: list[bool]
) -> None:
    table = sit(1, bots=1)
    seen = watch(table)
    play(table, "think")
    failing.append(True)
    play(table, "draw", "done", "roll")
    assert table.unsaved == "not saved: there is no room left"
    assert seen.all.numbers == [1, 2, 3, 4]
    assert [move.text for move in store.read(table.name).moves] == ["think"]
    failing.clear()
    play(table, "think")
    assert table.unsaved is None
    assert [move.text for move in store.read(table.name).moves] == ["think", "draw", "done", "roll", "think"]


def test_undo_while_the_disk_refuses_is_kept_in_order_too(sit: Any, store: Store, failing: list[bool]) -> None:
    table = sit(1, bots=1)
    play(table, "think")
    failing.append(True)
    play(table, "show")
    table.undo(0)
    play(table, "roll")
    failing.clear()
    assert table.save() is None
    assert [move.text for move in store.read(table.name).moves] == ["think", "roll"]


def test_closing_tries_once_more(sit: Any, store: Store, failing: list[bool]) -> None:
    table = sit(1, bots=1)
    failing.append(True)
    play(table, "think")
    failing.clear()
    table.close()
    assert len(store.read(table.name).moves) == 1


def test_a_game_whose_record_cannot_be_begun_is_played_and_saved_as_soon_as_it_can_be(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    table = Table.new("toy", PEOPLE[:2], store=Store(tmp_path / "file"))
    assert table.unsaved is not None
    assert "a file stands where a folder should be" in table.unsaved
    play(table, "think")
    (tmp_path / "file").unlink()
    play(table, "think")
    assert table.unsaved is None
    assert len(Store(tmp_path / "file").read(table.name).moves) == 2


def test_a_table_that_could_not_be_saved_can_be_closed_twice(sit: Any, failing: list[bool]) -> None:
    table = sit(1, bots=1)
    failing.append(True)
    play(table, "think")
    table.close()
    table.close()
    assert table.unsaved is not None


def test_a_game_goes_on_in_another_place_with_all_its_moves(
    sit: Any, store: Store, failing: list[bool], tmp_path: Path
) -> None:
    table = sit(1, bots=1)
    play(table, "think")
    failing.append(True)
    play(table, "draw")
    with pytest.raises(Unwritable):
        table.save_elsewhere(Store(tmp_path / "full too"))
    assert (table.unsaved, table.path) == ("not saved: there is no room left", store.folder / f"{table.name}.tribes")
    failing.clear()
    other = Store(tmp_path / "other")
    table.save_elsewhere(other)
    play(table, "roll")
    assert table.unsaved is None
    assert table.path == other.folder / f"{table.name}.tribes"
    assert [move.text for move in other.read(table.name).moves] == ["think", "draw", "roll"]
    assert [move.text for move in store.read(table.name).moves] == ["think"]


def test_in_the_same_place_it_gets_another_name(sit: Any, store: Store) -> None:
    table = sit(1, bots=1)
    play(table, "think")
    before = table.name
    table.save_elsewhere(store)
    play(table, "think")
    assert [len(store.read(name).moves) for name in (before, table.name)] == [1, 2]


def test_how_a_game_was_left_is_told_when_it_goes_on(sit: Any, store: Store) -> None:
    table = sit(1, bots=1)
    play(table, "think", "draw")
    assert table.interruption == ""
    leave_all("SIGHUP")
    again = Table.resume(store.open(table.name))
    assert again.interruption == "Last time the terminal went away."
    again.close()
    assert Table.resume(store.open(table.name)).interruption == ""


def test_a_resumed_game_is_the_same_game(sit: Any, store: Store) -> None:
    table = sit(2, bots=1)
    play(table, "think", "draw", "ask", "no", "done", "show")
    table.close()
    again = Table.resume(store.open(table.name))
    viewers = (None, 0, 1, 2)
    assert [again.view(v) for v in viewers] == [table.view(v) for v in viewers]
    assert [again.history(v) for v in viewers] == [table.history(v) for v in viewers]
    assert again.seats == table.seats
    assert again.number_for(0) == 5
    play(again, "think")
    assert len(store.read(table.name).moves) == 7


def test_resumed_after_an_undo_it_stands_on_the_branch_that_counts(sit: Any, store: Store) -> None:
    table = sit(1, bots=1)
    play(table, "think", "show")
    table.undo(0)
    table.close()
    assert [entry.text for entry in Table.resume(store.open(table.name)).history(0)] == ["think"]


def test_rules_that_play_otherwise_are_found_out_by_the_recorded_hash(
    sit: Any, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = sit(2)
    play(table, *["think"] * 60)
    table.close()
    assert 50 in store.read(table.name).checks

    def other_rules(self: ToyState) -> None:
        self.thoughts += 1

    monkeypatch.setattr(ToyState, "_broken", other_rules)
    with store.open(table.name) as record, pytest.raises(Parted) as caught:
        Table.resume(record)
    assert caught.value.number == 50


def test_a_move_that_cannot_be_played_is_named(sit: Any, store: Store) -> None:
    table = sit(2)
    play(table, "think")
    table.close()
    with store.open(table.name) as record:
        record.append(2, 0, "yes")
    with (
        store.open(table.name) as record,
        pytest.raises(Parted, match=r"move 2 \(yes\) can't be played: you can't yes"),
    ):
        Table.resume(record)
    with store.open(table.name) as record:
        record.undo(1, 0)
        record.append(2, 1, "think")
    with store.open(table.name) as record, pytest.raises(Parted, match="seat 1, who doesn't decide there"):
        Table.resume(record)


def test_a_game_of_other_rules_is_refused(store: Store) -> None:
    with store.create("toy", 2, 2, {}, 1, [{}, {}]) as record, pytest.raises(OtherRules):
        Table.resume(record)


@pytest.mark.parametrize("seed", range(3))
def test_a_whole_game_of_indy_is_recorded_as_it_was_played(store: Store, seed: int) -> None:
    table = Table.new("indy", PEOPLE, seed=seed, store=store)
    chance = random.Random(seed)
    while table.turn is not None:
        table.propose(table.turn, chance.choice(table.view(table.turn).legal_actions()), table.number)
    table.close()
    recording = store.read(table.name)
    assert recording.finished
    final = table.final
    assert final is not None
    assert replay(recording) == final
    assert rules.games["indy"].load(final.dump()) == final

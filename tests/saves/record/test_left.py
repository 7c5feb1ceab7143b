"""How a record was left: the next who opens it, and the list, can say so."""

from __future__ import annotations

import os
import signal
from pathlib import Path

import pytest

from saves import Store, leave_all
from tests.saves.format.test_migrations import TWO
from tests.saves.play import new, play


def dies(root: Path, how: str) -> str:
    """A process plays a game and ends so; the record's name."""
    record = new(Store(root))
    record.close()
    child = os.fork()
    if child == 0:
        opened = Store(root).open(record.name)
        play(opened, 3)
        if how == "killed":
            os.kill(os.getpid(), signal.SIGKILL)
        elif how == "closed":
            opened.close()
        else:
            leave_all(how)
        os._exit(0)
    os.waitpid(child, 0)
    return record.name


@pytest.mark.parametrize(("how", "left"), [("killed", "killed"), ("closed", ""), ("SIGHUP", "SIGHUP")])
def test_how_a_record_was_left_is_known_to_the_next(tmp_path: Path, how: str, left: str) -> None:
    name = dies(tmp_path, how)
    assert Store(tmp_path).newest_unfinished().left == left  # type: ignore[union-attr]
    with Store(tmp_path).open(name) as record:
        assert (record.left, len(record.moves)) == (left, 3)
    with Store(tmp_path).open(name) as record:
        assert record.left == ""


def test_killed_before_the_first_move_counts_too(tmp_path: Path) -> None:
    with new(Store(tmp_path)) as record:
        pass
    child = os.fork()
    if child == 0:
        opened = Store(tmp_path).open(record.name)
        os.kill(os.getpid(), signal.SIGKILL)
        opened.close()
    os.waitpid(child, 0)
    assert Store(tmp_path).open(record.name).left == "killed"


def test_a_new_record_was_never_left(tmp_path: Path) -> None:
    assert new(Store(tmp_path)).left == ""


def test_without_the_index_there_is_nothing_to_say(tmp_path: Path) -> None:
    name = dies(tmp_path, "killed")
    for entry in (tmp_path / "saves" / "index").iterdir():
        entry.unlink()
    assert Store(tmp_path).open(name).left == ""


def test_a_record_brought_to_a_new_schema_was_left_all_the_same(tmp_path: Path) -> None:
    name = dies(tmp_path, "SIGTERM")
    assert Store(tmp_path, format=TWO).open(name).left == "SIGTERM"


def test_a_finished_game_was_not_interrupted(tmp_path: Path) -> None:
    record = new(Store(tmp_path))
    play(record, 100)
    assert record.finished
    assert Store(tmp_path).list()[0].left == ""


def test_after_all_were_left_nothing_more_is_taken(tmp_path: Path) -> None:
    record = new(Store(tmp_path))
    leave_all("SIGTERM")
    with pytest.raises(ValueError):
        record.append(1, 0, "take 1")
    record.close()
    assert Store(tmp_path).open(record.name).left == "SIGTERM"


def test_a_child_does_not_leave_its_parents_records(tmp_path: Path) -> None:
    record = new(Store(tmp_path))
    child = os.fork()
    if child == 0:
        leave_all("SIGHUP")
        os._exit(0)
    os.waitpid(child, 0)
    assert Store(tmp_path).list()[0].left == "killed"  # what it says of one that is open
    record.append(1, 0, "take 1")


def test_whether_somebody_plays_is_seen_without_disturbing_him(tmp_path: Path) -> None:
    store = Store(tmp_path)
    record = new(store)
    assert store.is_played(record.name)
    record.append(1, 0, "take 1")
    record.close()
    assert not store.is_played(record.name)
    assert not store.is_played("nothing")
    assert not store.is_played("../nothing")


def test_a_new_title_does_not_hide_how_a_record_was_left(tmp_path: Path) -> None:
    name = dies(tmp_path, "SIGHUP")
    Store(tmp_path).rename(name, "a title")
    assert Store(tmp_path).list()[0].left == "SIGHUP"
    assert Store(tmp_path).open(name).title == "a title"

"""The store: names, lists, copies, titles, deletions, and where it all lies."""

from __future__ import annotations

import os
import time
from datetime import UTC, datetime
from pathlib import Path

import pytest

import saves
from saves import Locked, NoSuchRecord, Store, Unwritable
from tests.saves.play import SEATS, new, play, steps
from tests.saves.toy import GAMES


def test_home_is_where_the_variable_says(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("TRIBES_HOME", str(tmp_path / "elsewhere"))
    assert saves.home() == tmp_path / "elsewhere"
    record = new(Store())
    assert record.path.parent == tmp_path / "elsewhere" / "saves"
    monkeypatch.setenv("TRIBES_HOME", "")
    assert saves.home().name == "tribes"


def test_without_a_home_it_is_said_what_to_do(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("TRIBES_HOME", raising=False)
    monkeypatch.setattr("platformdirs.user_data_dir", lambda name: "~/.local/share/tribes")
    with pytest.raises(Unwritable, match="set TRIBES_HOME"):
        Store()


@pytest.mark.parametrize("path", ["~nobody-of-this-name/x", "x" * 5000, "a\0b", "", "\ud800", "no\nsuch\x1bfile"])
def test_a_path_that_leads_nowhere_is_no_record(store: Store, path: str) -> None:
    with pytest.raises(saves.SaveError) as caught:
        store.read(path)
    assert str(caught.value).isprintable()


def test_a_folder_that_is_gone_is_where_nothing_lies(store: Store, tmp_path: Path) -> None:
    gone = tmp_path / "gone"
    gone.mkdir()
    before = Path.cwd()
    os.chdir(gone)
    gone.rmdir()
    try:
        with pytest.raises(NoSuchRecord):
            store.read("some/file")
    finally:
        os.chdir(before)


def test_the_list_has_the_newest_first(store: Store) -> None:
    names = []
    for seed in range(1, 4):
        record = new(store, seed, title=f"game {seed}")
        play(record, 3 * seed)
        os.utime(record.path, (1000 * seed, 1000 * seed))
        names.append(record.name)
    found = store.list()
    assert [one.name for one in found] == names[::-1]
    assert [one.moves for one in found] == [9, 6, 3]
    assert found[0].title == "game 3"
    assert (found[0].game, found[0].seats, found[0].problem) == ("pebbles", SEATS, None)
    assert found[0].when == datetime.fromtimestamp(3000, UTC)


def test_the_list_is_the_same_without_the_index(store: Store) -> None:
    for seed in range(1, 4):
        play(new(store, seed, title="x"), 40)
    before = store.list()
    for entry in (store.folder / "index").iterdir():
        entry.unlink()
    assert store.list() == before
    assert all(one.finished for one in before)


def test_the_list_believes_the_file_not_the_index(store: Store) -> None:
    record = new(store)
    play(record, 4)
    record.close()
    text = record.path.read_text().replace('"title":""', '"title":"by hand"')
    record.path.write_text(saves.seal_text(text))
    assert store.list()[0].title == "by hand"


def test_the_newest_unfinished_game_is_the_one_to_continue(store: Store) -> None:
    assert store.newest_unfinished() is None
    first, done = new(store, 1), new(store, 2)
    play(first, 3)
    play(done, 100)
    broken = store.folder / "broken.tribes"
    broken.write_text("rubbish")
    for age, path in enumerate((broken, done.path, first.path)):
        os.utime(path, (9000 - age, 9000 - age))
    found = store.newest_unfinished()
    assert found is not None
    assert found.name == first.name


def test_an_empty_or_missing_folder_is_an_empty_list(store: Store) -> None:
    assert store.list() == []
    store.folder.mkdir(parents=True)
    assert store.list() == []


def test_a_copy_is_a_game_of_its_own(store: Store) -> None:
    record = new(store, title="mine")
    played = play(record, 5)
    copy = store.copy(record.name)
    with store.open(copy) as twin:
        twin.append(6, 1, "take 1")
        assert twin.title == "mine (copy)"
        assert steps(twin)[:5] == played
    assert len(store.read(record.name).moves) == 5


def test_a_copy_of_a_game_without_a_title_is_called_by_no_file(store: Store) -> None:
    with new(store) as record:
        assert store.read(store.copy(record.name)).title == "copy"


def test_a_title_is_changed_and_the_file_keeps_its_name(store: Store) -> None:
    record = new(store)
    record.close()
    store.rename(record.name, "../../etc/passwd\0")
    assert store.list()[0].title == "../../etc/passwd"
    assert store.list()[0].name == record.name


def test_a_game_in_play_is_neither_renamed_nor_deleted(store: Store) -> None:
    record = new(store)
    for act in (lambda: store.rename(record.name, "x"), lambda: store.delete(record.name)):
        with pytest.raises(Locked):
            act()
    record.close()
    store.delete(record.name)
    assert store.list() == []
    assert [*(store.folder / "index").iterdir()] == []
    with pytest.raises(NoSuchRecord):
        store.open(record.name)


def test_a_thousand_games_are_listed_quickly(store: Store) -> None:
    record = new(store)
    play(record, 10)
    lines = record.path.read_bytes()
    for number in range(1000):
        (store.folder / f"g{number}.tribes").write_bytes(lines)
    assert len(store.list()) == 1001
    begin = time.process_time()
    store.list()
    assert time.process_time() - begin < 2


def test_a_branch_is_a_new_game_from_a_move_on(store: Store) -> None:
    record = new(store, title="old")
    played = play(record, 17)
    recording = store.read(record.name)
    branch = store.branch(recording, 7, [{"kind": "bot"}, {"kind": "human"}])
    assert steps(branch) == played[:7]
    assert branch.checks.keys() == {5}
    assert not branch.finished
    assert branch.header.more["from"] == {"record": record.name, "move": 7}
    assert branch.seats == [{"kind": "bot"}, {"kind": "human"}]
    assert saves.replay(branch, games=GAMES).key() == saves.replay(recording, 7, GAMES).key()
    with pytest.raises(ValueError):
        store.branch(recording, 18)


def test_a_branch_gives_the_seats_to_those_who_sat_there_then(store: Store) -> None:
    record = new(store)
    play(record, 5)
    record.reseat(0, {"kind": "bot", "level": "hard"})
    branch = store.branch(store.read(record.name), 2)
    assert branch.seats == branch.header.seats == [*SEATS]
    assert store.branch(store.read(record.name), 5).seats == [{"kind": "bot", "level": "hard"}, SEATS[1]]


def test_a_record_is_read_from_any_path(store: Store, tmp_path: Path) -> None:
    record = new(store)
    play(record, 4)
    mailed = tmp_path / "mailed game.txt"
    mailed.write_bytes(record.path.read_bytes().replace(b"\n", b"\r\n").rstrip())
    for where in (mailed, str(mailed)):
        read = store.read(where)
        assert steps(read) == steps(record)
        assert read.path == mailed


def test_a_pasted_record_is_played_on_in_the_store(store: Store) -> None:
    record = new(store)
    play(record, 4)
    pasted = store.folder / "pasted.tribes"
    pasted.write_bytes(record.path.read_bytes().replace(b"\n", b"\r\n").rstrip())
    with store.open("pasted") as again:
        again.append(5, 0, "take 1")
    assert steps(store.read("pasted")) == [*steps(record), (0, "take 1")]


@pytest.mark.parametrize(
    "name",
    ["", ".", "..", "../x", "/etc/passwd", "a/b", "a\0b", ".hidden", "x" * 201, "x" * 5000, "none", "é\ud800"],
)
def test_names_never_lead_out_of_the_folder(store: Store, name: str) -> None:
    new(store)
    for act in (store.open, store.delete, store.copy, store.repair, lambda name: store.rename(name, "t")):
        with pytest.raises(NoSuchRecord) as caught:
            act(name)
        assert "\n" not in str(caught.value)


def test_links_in_the_folder_are_not_followed(store: Store, tmp_path: Path) -> None:
    record = new(store)
    outside = tmp_path / "outside.tribes"
    outside.write_bytes(record.path.read_bytes())
    (store.folder / "link.tribes").symlink_to(outside)
    for act in (store.open, store.repair, store.read):
        with pytest.raises(saves.NotARecord):
            act("link")
    store.delete("link")
    assert outside.exists()


def test_the_record_moves_to_another_place_when_its_disk_is_lost(store: Store, tmp_path: Path) -> None:
    record = new(store)
    played = play(record, 6)
    elsewhere = Store(tmp_path / "stick")
    with elsewhere.adopt(record) as moved:
        record.close()
        moved.append(7, 0, "take 1")
    assert moved.name == record.name
    assert steps(elsewhere.read(moved.name)) == [*played, (0, "take 1")]
    with store.adopt(moved) as twin:
        assert twin.name != record.name


def test_a_folder_that_cannot_be_made_is_said_in_one_line(tmp_path: Path) -> None:
    (tmp_path / "home").write_text("a file stands here")
    with pytest.raises(Unwritable, match="not saved: a file stands where a folder should be") as caught:
        new(Store(tmp_path / "home"))
    assert caught.value.record is not None
    with pytest.raises(Unwritable):
        caught.value.record.append(1, 0, "take 1")
    (tmp_path / "home").unlink()
    caught.value.record.flush()
    assert steps(Store(tmp_path / "home").read(caught.value.record.name)) == [(0, "take 1")]

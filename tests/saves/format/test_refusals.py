"""What is not a sound record is refused in one clear line, and left as it is."""

from __future__ import annotations

import os
import time
from pathlib import Path

import pytest

from saves import (
    Damaged,
    NoSuchRecord,
    NotARecord,
    SaveError,
    Shortened,
    Store,
    TooLarge,
    TooNew,
    parse,
    seal_text,
)
from tests.saves.play import new, play, steps

HEADER = '{"magic":"tribes record","schema":1,"game":"pebbles","rules":1,"players":2,"seed":1}'


def header(**changes: object) -> str:
    """A sealed header with these fields changed."""
    import json

    return seal_text(json.dumps({**json.loads(HEADER), **changes}))


REFUSED: list[tuple[bytes, type[SaveError], str]] = [
    (b"", NotARecord, "is empty"),
    (b"\n\n\n", NotARecord, "is not a saved game"),
    (b"\x89PNG\r\n\x1a\n" + bytes(range(256)), NotARecord, "is not a saved game"),
    (b'{"some":"json"}\n', NotARecord, "is not a saved game"),
    (b'{"magic":"tribes record of another kind","schema":1}\n', NotARecord, "is not a saved game"),
    (b"[" * 100_000 + b'"tribes record"\n', Damaged, "its header cannot be read"),
    (b'{"magic":"tribes record","x":' + b"[" * 50_000 + b"]" * 50_000 + b"}\n", Damaged, "header"),
    (b'{"magic":"tribes record","schema":' + b"9" * 10_000 + b"}\n", Damaged, "header"),
    (b'{"magic":"tribes record","magic":"tribes record"}\n', Damaged, "header"),
    (b'{"magic":"tribes record","schema":1,"seed":NaN}\n', Damaged, "header"),
    (HEADER.encode() + b"\n", Damaged, "line 1, its header, has no seal"),
    (HEADER.encode() + b" #0123456789abcdef\n", Damaged, "line 1, its header, does not match its seal"),
    (header(schema=2).encode(), TooNew, "newer program"),
    (header(schema=2, by="tribes 9.9").encode(), TooNew, r"tribes 9\.9, schema 2"),
    (header(needs=["teleport"]).encode(), TooNew, "needs 'teleport'"),
    (header(schema=0).encode(), NotARecord, "schema 0"),
    (header(schema=True).encode(), Damaged, "names no schema"),
    (header(schema="1").encode(), Damaged, "names no schema"),
    (header(players=0).encode(), Damaged, "players must be"),
    (header(players=2.0).encode(), Damaged, "players must be"),
    (header(game="in dy").encode(), Damaged, "game must be"),
    (header(seats=[{}]).encode(), Damaged, "seats must be"),
    (header(options=[]).encode(), Damaged, "options must be"),
    (header(needs="x").encode(), Damaged, "needs must be"),
    (header(seed="1").encode(), Damaged, "seed must be"),
    (b"\xff\xfe" + HEADER.encode("utf-16-le"), NotARecord, "is not a saved game"),
    (header().encode() + b"x" * 70_000 + b" #0123456789abcdef\n", Damaged, "longer than any line"),
    (header().encode() + b"1 0 take 1\n", Damaged, "line 2 has no seal; the 0 moves before it are good"),
    (b"x" * (5 << 20), TooLarge, "too large"),
]


@pytest.mark.parametrize(("data", "error", "text"), REFUSED)
def test_it_is_refused_in_one_line_and_untouched(store: Store, data: bytes, error: type[SaveError], text: str) -> None:
    store.folder.mkdir(parents=True)
    path = store.folder / "odd.tribes"
    path.write_bytes(data)
    for act in (store.open, store.read):
        with pytest.raises(error, match=text) as caught:
            act("odd")
        assert type(caught.value) is error
        assert "\n" not in str(caught.value)
        assert len(str(caught.value)) < 300
        assert "odd" in str(caught.value)
    assert path.read_bytes() == data
    (summary,) = store.list()
    assert summary.problem == str(caught.value)
    store.rename("odd", "my game")
    assert store.list()[0].title == "my game"
    assert path.read_bytes() == data
    store.delete("odd")
    assert store.list() == []


BAD_ENTRIES = [
    "2 0 take 1",
    "1 5 take 1",
    "1 0  take 1",
    "01 0 take 1",
    "1 00 take 1",
    "1 0",
    "",
    "hello",
    "CHECK 0 0123456789abcdef",
    "check 1 0123456789abcdef",
    "check 0 xyz",
    "check 00 0123456789abcdef",
    "undo 0 by 0",
    "title untitled",
    'title "a" "b"',
    "seat 2 {}",
    "seat 0 []",
    'seat 0 {"a":1,"a":2}',
    "seat 0 {" + '"a":{' * 5000 + "}" * 5001,
    "end 1 {}",
    'end 0 {"a":NaN}',
    'end 0 {"a":-Infinity}',
    "end 0 {}\u2028",
    "1 0 take\u00a01",
    "1 0 take 1\x00",
]


@pytest.mark.parametrize("entry", BAD_ENTRIES)
def test_a_line_that_is_no_entry_is_damage_even_with_the_right_seal(entry: str) -> None:
    text = seal_text(f'{HEADER}\ntitle "ok"\n{entry}\n1 0 take 1')
    with pytest.raises(Damaged) as caught:
        parse(text.encode())
    assert caught.value.line == 3
    assert caught.value.good is not None
    assert caught.value.good.title == "ok"
    assert "\n" not in str(caught.value)
    assert parse(caught.value.good.text().encode()).title == "ok"


def test_bytes_that_are_not_text_are_damage_even_with_the_right_seal() -> None:
    from saves.format.seal import seal, seal_of

    first = header().encode()
    body = b"1 0 take \xff1"
    with pytest.raises(Damaged, match="line 2 is not text"):
        parse(first + body + b" #" + seal(seal_of(first), body) + b"\n")


def test_unknown_fields_of_the_header_are_kept(store: Store) -> None:
    recording = parse(header(future={"a": [1]}).encode())
    assert recording.header.more == {"future": {"a": [1]}}
    assert parse(store.branch(recording, 0).path.read_bytes()).header.more["future"] == {"a": [1]}


def test_a_damaged_game_gives_its_good_part_and_is_set_aside(store: Store) -> None:
    record = new(store, title="mine")
    played = play(record, 10)
    record.close()
    lines = record.path.read_bytes().splitlines(keepends=True)
    lines[7] = lines[7].replace(b"take", b"tape").replace(b"roll", b"rool")
    broken = b"".join(lines)
    record.path.write_bytes(broken)
    with pytest.raises(Damaged, match="line 8 does not match its seal; the 5 moves before it are good") as caught:
        store.open(record.name)
    assert caught.value.good is not None
    assert steps(caught.value.good) == played[:5]
    assert caught.value.good.name == record.name
    summary = store.list()[0]
    assert (summary.title, summary.moves) == ("mine", 5)
    with store.repair(record.name) as again:
        assert steps(again) == played[:5]
        again.append(6, 1, "take 1")
    (aside,) = (store.folder / "damaged").iterdir()
    assert aside.read_bytes() == broken
    assert len(store.list()) == 1
    assert store.list()[0].problem is None
    with store.open(record.name) as again:
        assert len(again.moves) == 6


def test_repairing_a_sound_game_only_opens_it(store: Store) -> None:
    record = new(store)
    play(record, 10)
    record.close()
    before = record.path.read_bytes()
    store.repair(record.name).close()
    assert record.path.read_bytes() == before
    assert not (store.folder / "damaged").exists()


def test_what_has_no_good_part_cannot_be_repaired_but_copied_and_deleted(store: Store) -> None:
    store.folder.mkdir(parents=True)
    bad = HEADER.encode() + b" #0123456789abcdef\n"
    (store.folder / "bad.tribes").write_bytes(bad)
    with pytest.raises(Damaged):
        store.repair("bad")
    copy = store.copy("bad")
    assert (store.folder / f"{copy}.tribes").read_bytes() == bad
    store.delete("bad")
    assert [one.name for one in store.list()] == [copy]


def test_a_shortened_record_is_noticed(store: Store) -> None:
    record = new(store)
    played = play(record, 10)
    lines = record.path.read_bytes().splitlines(keepends=True)
    record.close()
    for kept in range(1, len(lines)):
        record.path.write_bytes(b"".join(lines[:kept]))
        with pytest.raises(Shortened, match="was cut short") as caught:
            store.open(record.name)
        assert caught.value.good is not None
        assert steps(caught.value.good) == played[: len(caught.value.good.moves)]
        with pytest.raises(Shortened):
            store.read(record.name)
    with store.repair(record.name) as again:
        assert len(again.moves) == 9 or len(again.moves) == 10
    store.open(record.name).close()


def test_a_shortened_record_is_noticed_after_a_crash_too(store: Store) -> None:
    record = new(store)
    play(record, 10)
    lines = record.path.read_bytes().splitlines(keepends=True)
    twin = Store(store.folder.parent)  # the first one is never closed: its program is gone
    del record
    path = next(store.folder.glob("*.tribes"))
    path.write_bytes(b"".join(lines[:-1]))
    with pytest.raises(Shortened, match="its last line is missing"):
        twin.open(path.stem)


def test_an_older_index_is_not_believed(store: Store) -> None:
    record = new(store)
    play(record, 5)
    entry = next((store.folder / "index").iterdir())
    old = entry.read_bytes()
    record.append(6, 1, "take 1")
    record.close()
    for content in (old, b"", b"\0" * 200, b"{}", old[:50], b"[" * 9000):
        entry.write_bytes(content)
        with store.open(record.name) as again:
            assert len(again.moves) == 6
        assert store.list()[0].moves == 6


def test_a_torn_last_line_was_never_acknowledged(store: Store) -> None:
    record = new(store)
    played = play(record, 10)
    record.close()
    whole = record.path.read_bytes()
    line = b"11 0 take 1 #0123456789abcdef\n"
    tails = [line[:length] for length in range(1, len(line))]
    tails += [b"\0" * 30, b"\0" * 4096, b"\0" * 20 + line[20:], b"\xff"]
    for tail in tails:
        record.path.write_bytes(whole + tail)
        read = store.read(record.name)
        assert (steps(read), read.torn) == (played, True)
        with store.open(record.name) as again:
            assert steps(again) == played
            again.rename("x" * (len(tail) % 7))
        assert store.read(record.name).torn is False
        next((store.folder / "index").iterdir()).unlink()


def test_directories_pipes_and_devices_are_refused_without_waiting(store: Store) -> None:
    store.folder.mkdir(parents=True)
    (store.folder / "folder.tribes").mkdir()
    os.mkfifo(store.folder / "pipe.tribes")
    begin = time.monotonic()
    for name in ("folder", "pipe"):
        with pytest.raises(NotARecord) as caught:
            store.open(name)
        assert "\n" not in str(caught.value)
        with pytest.raises(NotARecord):
            store.read(name)
    for path in ("/dev/zero", "/dev/tty", "/", "/dev/null"):
        with pytest.raises(SaveError):
            store.read(path)
    with pytest.raises(NoSuchRecord):
        store.read("/no/such/file\n")
    assert {one.problem is None for one in store.list()} == {False}
    assert time.monotonic() - begin < 1


def test_a_huge_file_is_refused_without_reading_it(store: Store) -> None:
    store.folder.mkdir(parents=True)
    path = store.folder / "huge.tribes"
    with path.open("wb") as file:
        file.write(header().encode())
        file.truncate(100 << 20)
    begin = time.monotonic()
    with pytest.raises(TooLarge, match="100 MB"):
        store.open("huge")
    assert time.monotonic() - begin < 0.1


def test_damage_is_no_reason_to_lose_the_lock_or_a_descriptor(store: Store) -> None:
    store.folder.mkdir(parents=True)
    (store.folder / "odd.tribes").write_bytes(b"odd")
    before = len([*Path("/proc/self/fd").iterdir()])
    for _ in range(20):
        for act in (store.open, store.read, store.repair):
            with pytest.raises(NotARecord):
                act("odd")
    assert len([*Path("/proc/self/fd").iterdir()]) == before

"""Schemas to come, and one before the first: the way from each to the next is pure, on a copy, and proven here."""

from __future__ import annotations

from pathlib import Path

import pytest

import rules
from saves import Damaged, SaveError, Store, TooNew, parse, replay, verify
from saves.format.text import parsed_object, written
from saves.migrations import FORMAT, Format
from tests.saves.faulty import FaultyDisk, always
from tests.saves.play import SEATS, new, play, steps
from tests.saves.toy import GAMES

GOLDEN = Path(__file__).parents[1] / "golden"


def to_two(bodies: list[str]) -> list[str]:
    """Schema 2 as it might be: the title must have a language, and every seat a colour."""
    header = parsed_object(bodies[0])
    header["title_language"] = "en"
    header["seats"] = [{**seat, "colour": number} for number, seat in enumerate(header["seats"])]
    return [written(header), *bodies[1:]]


def to_three(bodies: list[str]) -> list[str]:
    """Schema 3 as it might be: there are no titles among the entries any more, the header has the last one."""
    header = parsed_object(bodies[0])
    for body in bodies[1:]:
        if body.startswith("title "):
            header["title"] = body[7:-1]
    return [written(header), *(body for body in bodies[1:] if not body.startswith("title "))]


TWO = Format(2, {1: to_two})
THREE = Format(3, {1: to_two, 2: to_three})


def test_a_record_of_schema_one_is_played_on_in_schema_two(tmp_path: Path) -> None:
    old = Store(tmp_path)
    record = new(old, title="old")
    played = play(record, 10)
    record.close()
    original = record.path.read_bytes()

    later = Store(tmp_path, format=TWO)
    read = later.read(record.name)
    assert (read.schema, read.file_schema) == (2, 1)
    assert record.path.read_bytes() == original
    assert later.list()[0].problem is None

    with later.open(record.name) as again:
        assert steps(again) == played
        assert again.header.more == {"title_language": "en"}
        assert again.seats == [{**seat, "colour": number} for number, seat in enumerate(SEATS)]
        again.append(11, 0, "take 1")
    assert (later.folder / "older" / f"{record.name}.v1.tribes").read_bytes() == original
    assert b'"schema":2' in record.path.read_bytes().splitlines()[0]
    assert steps(later.read(record.name)) == [*played, (0, "take 1")]
    assert replay(later.read(record.name), 10, GAMES) == replay(parse(original), 10, GAMES)
    with pytest.raises(TooNew, match="schema 2"):
        old.open(record.name)


def test_the_steps_follow_one_another(tmp_path: Path) -> None:
    old = Store(tmp_path)
    record = new(old, title="old")
    played = play(record, 30)
    record.rename("new")
    record.close()
    later = Store(tmp_path, format=THREE)
    for _ in range(2):
        with later.open(record.name) as again:
            assert (again.schema, again.title, steps(again)) == (3, "new", played)
            assert again.header.title == "new"
    assert later.list()[0].title == "new"
    assert verify(later.read(record.name), GAMES).is_terminal


def test_new_records_are_written_in_the_new_schema(tmp_path: Path) -> None:
    record = new(Store(tmp_path, format=TWO))
    assert '"schema":2' in record.path.read_text()
    assert Store(tmp_path, format=TWO).read(record.name).file_schema == 2


def test_a_damaged_old_record_gives_its_good_part_in_the_new_schema(tmp_path: Path) -> None:
    record = new(Store(tmp_path))
    play(record, 10)
    record.close()
    broken = record.path.read_bytes().replace(b"\n9 0", b"\n9 1")
    record.path.write_bytes(broken)
    later = Store(tmp_path, format=TWO)
    with pytest.raises(Damaged) as caught:
        later.open(record.name)
    assert caught.value.good is not None
    assert (len(caught.value.good.moves), caught.value.good.schema) == (8, 2)
    with later.repair(record.name) as again:
        assert len(again.moves) == 8
    assert next((later.folder / "damaged").iterdir()).read_bytes() == broken


@pytest.mark.parametrize("error", [KeyError, ValueError, TypeError, IndexError])
def test_a_step_that_fails_refuses_the_record_and_leaves_it(tmp_path: Path, error: type[Exception]) -> None:
    def fails(bodies: list[str]) -> list[str]:
        raise error("of no use")

    record = new(Store(tmp_path))
    record.close()
    before = record.path.read_bytes()
    with pytest.raises(SaveError, match="cannot be brought to schema 2"):
        Store(tmp_path, format=Format(2, {1: fails})).open(record.name)
    assert record.path.read_bytes() == before


@pytest.mark.parametrize("operation", ["create", "write", "sync", "replace", "sync_folder", "make_folder"])
def test_a_disk_that_fails_leaves_the_old_record(tmp_path: Path, operation: str) -> None:
    record = new(Store(tmp_path))
    played = play(record, 10)
    record.close()
    with pytest.raises(SaveError):
        Store(tmp_path, format=TWO, disk=FaultyDisk(always(operation))).open(record.name)
    assert steps(Store(tmp_path, format=TWO).read(record.name)) == played
    with Store(tmp_path, format=TWO).open(record.name) as again:
        assert steps(again) == played


def test_steps_are_given_a_copy() -> None:
    def spoils(bodies: list[str]) -> list[str]:
        kept = [*bodies]
        bodies.clear()
        return kept

    given = ['{"schema":1}', "1 0 x"]
    assert Format(2, {1: spoils}).migrate(given, 1)[1:] == ["1 0 x"]
    assert given == ['{"schema":1}', "1 0 x"]


@pytest.mark.parametrize("path", sorted(GOLDEN.glob("*.tribes")), ids=lambda path: path.stem)
def test_records_of_every_schema_ever_released_replay(path: Path) -> None:
    recording = parse(path.read_bytes(), path)
    state = verify(recording, GAMES if recording.header.game in GAMES else rules.games)
    assert state.key() == path.with_suffix(".key").read_text().strip()
    assert state.is_terminal is recording.finished


def test_there_is_a_golden_record_of_each_schema() -> None:
    found = {parse(path.read_bytes()).file_schema for path in GOLDEN.glob("*.tribes")}
    assert found == {*range(1, FORMAT.schema + 1)}


def test_there_is_a_golden_record_of_each_version_of_each_game() -> None:
    found = {(one.header.game, one.header.version) for one in (parse(p.read_bytes()) for p in GOLDEN.glob("*.tribes"))}
    assert {(id, version) for id, game in rules.games.items() for version in range(1, game.version + 1)} <= found

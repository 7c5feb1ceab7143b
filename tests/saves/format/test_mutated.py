"""No record, however odd, ends a list or a command: it is refused in one line, or it is as sound as others (R1)."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from saves import Damaged, Parted, Store, parse, seal_text
from saves.files.index import Index
from saves.format.seal import sealed
from tests.saves.mutated import GOLDEN, ODD, check, header
from tests.saves.seen import LOOKS
from tribes_tui.play.replica import Replica
from tribes_tui.play.table import Table

PART = 100
PARTS = 500
"""So many parts of so many records: 50,000 in all."""
SOUND = GOLDEN / "schema1-finished.tribes"


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("TRIBES_HOME", str(tmp_path))
    return tmp_path


@pytest.mark.sampled(2)
@pytest.mark.parametrize("part", range(PARTS))
def test_r1_a_mutated_record_ends_no_list(part: int, home: Path) -> None:
    for seed in range(part * PART, (part + 1) * PART):
        try:
            check(home, seed, LOOKS)
        except Exception as error:
            raise AssertionError(f"seed {seed}") from error


@pytest.mark.parametrize(
    "fields",
    [
        {"needs": [[]]},
        {"needs": [{}]},
        {"needs": "clocks"},
        {"seats": [{"kind": 1}] * 6},
        {"seats": [{"name": None}] * 6},
        {"clock": 5},
        {"clock": {"bank": -1}},
        {"clock": {"bank": 1.5}},
        {"options": {"return_from": []}},
    ],
    ids=str,
)
def test_r1_every_field_of_a_header_is_checked(fields: dict[str, Any]) -> None:
    with pytest.raises(Damaged, match="its header is wrong"):
        parse(header(**fields))


@pytest.mark.parametrize(
    "result",
    [
        {"scores": 1},
        {"scores": [1]},
        {"scores": ["1"] * 6},
        {"scores": [True] * 6},
        {"scores": [10**400] * 6},
        {"ranking": [[]] * 6},
        {"ranking": [7] * 6},
        {"end": []},
        {"key": 1},
        {"story": float("inf")},
    ],
    ids=lambda result: json.dumps(result)[:40],
)
def test_r1_every_field_of_a_result_is_checked(result: dict[str, Any]) -> None:
    lines = (GOLDEN / "indy-rules1.tribes").read_text().splitlines()
    bodies = [line.rpartition(" #")[0] for line in lines if not line.startswith("end ")]
    moves = sum(1 for body in bodies if body[:1].isdigit())
    assert lines[-1].startswith("end ")
    number = lines[-1].split()[1]
    assert moves >= int(number)
    written = json.dumps(result).replace("Infinity", "1e999")
    with pytest.raises(Damaged, match=rf"line {len(bodies) + 1} "):
        parse(seal_text("\n".join([*bodies, f"end {number} {written}"]) + "\n").encode())


def test_a_game_that_cannot_be_set_up_is_refused_in_one_line(home: Path) -> None:
    store = Store(home)
    store.folder.mkdir(parents=True)
    (store.folder / "odd.tribes").write_bytes(header(options={"no such": True}))
    with store.open("odd") as record, pytest.raises(Parted, match="cannot be set up"):
        Table.resume(record)
    with pytest.raises(Parted, match="cannot be set up"):
        Replica("odd", store.read("odd").header)


@pytest.mark.parametrize("name", ["title", "game", "created", "seats", "moves", "finished", "seed", "result"])
def test_r1_what_the_index_says_is_checked_too(name: str, home: Path) -> None:
    """What it can't say is read from the record; the rest of it is believed, as long as it is a list's to show."""
    store = Store(home)
    store.folder.mkdir(parents=True)
    (store.folder / "sound.tribes").write_bytes(SOUND.read_bytes())
    store.open("sound").close()
    (sound,) = store.list()
    known = Index(store._shelf.disk, store.folder / "index").read("sound")
    for odd in ODD:
        line = sealed(b"", json.dumps({**known, name: odd}, separators=(",", ":")))
        (store.folder / "index" / "sound.json").write_bytes(line)
        (listed,) = store.list()
        assert listed == sound or type(getattr(listed, name)) is type(odd)
        for look in LOOKS[:2]:
            look(store, listed, None)

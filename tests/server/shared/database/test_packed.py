"""Values that are packed in memory are what they were, whatever stands in them, and a file of them reads as one that was written plainly."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings, strategies as st

from tribes_tui.server.shared import shared as packed
from tribes_tui.server.shared.files import FileDocuments
from tribes_tui.server.shared.shared import LONG, PackedValues, pack, text_of, unpack

ADA, BOB = f"SHA256:{'A' * 43}", f"SHA256:{'b/+' * 14}b"
TEXTS = st.one_of(st.text(max_size=20), st.sampled_from((ADA, BOB, f"{ADA}x", "\x010\x02", "SHA256:short", "x")))
VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | TEXTS,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(TEXTS, inner, max_size=4),
    max_leaves=30,
)


@settings(max_examples=40)
@given(VALUES)
def test_what_is_packed_is_what_it_was(value: Any) -> None:
    assert unpack(pack(value)) == json.loads(text_of(pack(value))) == value
    assert pack(unpack(pack(value))) == pack(value)


def test_long_values_and_fingerprints_take_little_room() -> None:
    games = {"id": ADA, "against": [[BOB, 1, 2, k] for k in range(40)]}
    assert len(json.dumps(games)) > 4 * LONG
    assert len(pack(games)) < 300
    assert len(pack([ADA, BOB])) < 20


def test_more_fingerprints_than_are_numbered_stay_as_they_are(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(packed, "MOST", len(packed._fingerprints))
    other = f"SHA256:{'z' * 42}9"
    assert other.encode() in pack([other])
    assert unpack(pack([other])) == [other]


@pytest.mark.parametrize("key", ["id", None])
def test_a_file_of_packed_values_reads_as_any_other(tmp_path: Path, key: str | None) -> None:
    values = {ADA: {"id": ADA, "name": "Ädä"}, BOB: {"id": BOB, "name": "x" * 1000}}
    documents = FileDocuments(tmp_path / "people.json", key)
    documents.keep(PackedValues.of(values))
    assert documents.load() == values
    documents.keep(PackedValues.of(values).replaced({BOB: {"id": BOB}}, [ADA]))
    assert documents.load() == {BOB: {"id": BOB}}

"""Fingerprints of layouts stand in saved positions (`seen`), so they mean the same for ever."""

from __future__ import annotations

import pytest

from rules import BadPosition
from rules.core.fields import Fields
from rules.tribal.cards import CODES
from rules.tribal.moves import move_id
from rules.tribal.repetition import PAIRS, UP_TO, ColumnPrints, dump_seen, load_seen, type_bit


def test_numbers_of_pairs_and_columns_never_change() -> None:
    assert PAIRS[move_id(CODES["L4a"], CODES["D5b"])] == 0x0F51_C504_764E_D82F
    assert ColumnPrints()[2 | type_bit(CODES["D9a"]) | type_bit(CODES["L8b"])] == 0x0035_57E5_3806_52F0


def test_pairs_and_columns_have_numbers_of_their_own() -> None:
    keys = [zone | type_bit(2 * kind) for zone in range(4) for kind in range(36)]
    assert len(set(PAIRS)) == 256
    prints = ColumnPrints()
    assert len({prints[key] for key in keys}) == len(keys)
    assert prints == {key: ColumnPrints()[key] for key in keys}, "they are kept as they come up"


def test_a_group_is_what_lies_up_to_its_head() -> None:
    """Of the column L9 M8 T7, the group that M8 heads."""
    column = [CODES[name] for name in ("L9a", "M8a", "T7b")]
    key = 1 | sum(type_bit(card) for card in column)
    assert key & UP_TO[CODES["M8a"] >> 3] == type_bit(column[1]) | type_bit(column[2])


def test_what_was_seen_comes_back() -> None:
    seen = {0, 255, 1 << 59}
    assert dump_seen(seen) == [f"{0:016x}", f"{255:016x}", "0800000000000000"]
    assert load_seen(Fields({"seen": dump_seen(seen)})) == seen
    assert load_seen(Fields({})) == set()


@pytest.mark.parametrize("text", ["xyz", None, ["00"]])
def test_what_is_no_fingerprint_is_refused(text: object) -> None:
    with pytest.raises(BadPosition) as error:
        load_seen(Fields({"seen": ["00", text]}))
    assert error.value.field == "seen[1]"

"""Names are unique, short, printable, and can't be taken for somebody else's."""

from __future__ import annotations

import pytest
from hypothesis import given, settings, strategies as st

from tribes_tui.seats.parse import BOT_NAMES
from tribes_tui.server.host.people import LOOKALIKES, clean_name, skeleton, why_not
from tribes_tui.words.common import BOT_MARK

CONFUSABLE = [
    ("Ada", "ada"), ("Ada", "Аda"), ("Bob", "B0b"), ("Bob", "Воb"), ("Lil", "Iil"), ("Lil", "1il"), ("Ada", "A.da"),
    ("Ada Lo", "AdaLo"), ("Modern", "Modem"), ("Olga", "0lga"), ("Ada", "Ådа"), ("Rene", "René"), ("vvim", "wim"),
    ("Eve", "Ευε"), ("Paula", "Раulа"), ("Tom", "ΤοΜ"), ("Zoe", "ΖΟΕ"), ("Ada", "ＡＤＡ"), ("Fin", "ﬁn"), ("Max", "Μах"),
    ("hon", "հօռ"), ("Ivo", "ǀʋσ"), ("wyf", "աყք"),
    ("Ada", "ꓮꓓꓮ"), ("Ada", "ᎪᎠᎪ"), ("Tom", "ⲦⲞⲘ"), ("Bill", "ꓐꓲꓡꓡ"), ("Ada", "ᴀᴅᴀ"), ("Bob", "Bøb"),
]  # fmt: skip


@pytest.mark.parametrize(("first", "second"), CONFUSABLE)
def test_names_that_look_alike_are_refused(first: str, second: str) -> None:
    assert why_not(first) is None or skeleton(first)
    assert why_not(clean_name(second), [first]) is not None


def test_five_hundred_pairs() -> None:
    """Every sign that looks like a letter, put into names in that letter's place: who comes second is refused."""
    refused = 0
    for sign, letter in LOOKALIKES.items():
        for name in (f"x{letter}q", f"{letter}bc", f"no{letter}", f"mi{letter}ki", f"{letter}{letter}p"):
            other = name.replace(letter, chr(sign))
            assert skeleton(name) == skeleton(other), (name, other)
            assert why_not(clean_name(other), [name]) is not None, (name, other)
            refused += 1
    assert refused >= 500, refused


@pytest.mark.parametrize("name", ["", "a", "x" * 17, "a\x1bb", "-ab", "ab-", "a\u202eb", "a\u200db", "名前", "a[b]", "you",
                                  "b0t", "admin", "Host", "Ada (bot)", "a\x9bb", "😀😀", "ab\u0301\u0302c", "\uffa0\uffa0", "\u1160\u1160", "ㄱ\u3164ㄴ", "ᗅᗞᗅ", "𐊠𐊂𐊫", "ᛖᛁᛖ", "ⵔⵏⵔ", *BOT_NAMES])  # fmt: skip
def test_what_is_no_name(name: str) -> None:
    assert why_not(clean_name(name)) is not None


@pytest.mark.parametrize(
    "name",
    [
        "Ada",
        "Jean-Luc",
        "O'Brien",
        "Ada B.",
        "Żółw",
        "Ольга",
        "Σοφία",
        "Անի",
        "გია",
        "יעל",
        "R2 D2",
        "André",
    ],
)
def test_what_is_a_name(name: str) -> None:
    assert why_not(clean_name(name)) is None


@given(st.text(max_size=20))
@settings(max_examples=50, deadline=None)
def test_a_name_that_is_accepted_only_shows_itself(text: str) -> None:
    name = clean_name(text)
    if why_not(name) is None:
        assert name.isprintable()
        assert BOT_MARK not in name
        assert "[" not in name
        assert why_not(name, [name]) is not None

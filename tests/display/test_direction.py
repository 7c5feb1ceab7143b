"""Names and lines in alphabets of the other direction, beside those of others."""

from __future__ import annotations

import random
import unicodedata

import pytest
from rich.segment import Segment

from tribes_tui.display.display import Display
from tribes_tui.display.looks import AS_THEY_ARE, AS_USUAL, cells_of
from tribes_tui.server.host.people import why_not
from tribes_tui.server.host.table.chat import cleaned

LAST = 0x2069
"""The last sign that turns a text round."""
TURNERS = [
    chr(code) for code in range(LAST + 1) if unicodedata.bidirectional(chr(code)) in
    ("LRE", "RLE", "LRO", "RLO", "PDF", "LRI", "RLI", "FSI", "PDI") or code in (0x200E, 0x200F, 0x061C)
]  # fmt: skip
"""All signs that are there to turn a text round."""


def test_no_sign_after_the_last_one_turns_a_text_round() -> None:
    later = {unicodedata.bidirectional(chr(code)) for code in range(LAST + 1, 0x110000)}
    assert not later & {"LRE", "RLE", "LRO", "RLO", "PDF", "LRI", "RLI", "FSI", "PDI"}


def test_words_are_turned_round_and_nothing_beside_them() -> None:
    assert "".join(cells_of("ab אבג│דה, וז 12")) == "ab גבא│הד, זו 12"
    assert "".join(cells_of("Ada: שלום לך│5")) == "Ada: ךל םולש│5"
    assert "".join(cells_of("日本אב")) == "日本בא"
    assert cells_of("日אב") == ("日", "", "ב", "א")


def test_what_others_wrote_stays_where_it_is() -> None:
    """In a thousand rows of words of both directions: each Latin letter, number and border in its own cell."""
    rng = random.Random(5)
    words = ["אבג", "دعم", "Ada", "17", "│", "(bot)", ", ", "  ", "日本"]
    for _ in range(1000):
        row = "  ".join(rng.choices(words, k=6))
        plain = "".join(sign if unicodedata.bidirectional(sign) not in ("R", "AL") else "x" for sign in row)
        laid = cells_of(row)
        assert len(laid) == len(cells_of(plain))
        assert all(cell == other or other == "x" for cell, other in zip(laid, cells_of(plain), strict=True))


@pytest.mark.parametrize("turner", TURNERS, ids=lambda sign: f"{ord(sign):04x}")
def test_nothing_that_turns_a_text_round_is_said_or_shown_or_in_a_name(turner: str) -> None:
    assert turner not in cleaned(f"hello {turner}there", 80)
    assert turner not in cells_of(f"hello {turner}there")
    assert why_not(f"Ada{turner}x") is not None


@pytest.mark.parametrize(
    "sign", ["\u0300", "\u0489", "\u200b", "\u200d", "\u2060", "\ufeff", "\ufe0f", "\u3164", "\U000e0041"]
)
def test_signs_without_a_cell_of_their_own_pile_up_on_nobody(sign: str) -> None:
    """Of accents in a heap, of joiners and of what shows nothing: a line stays one cell a sign, whatever it is made of."""
    said = cleaned("a" + sign * 50 + "b", 80)
    assert len(cells_of(said)) <= 3 or set(said[1:-1]) <= {"?", "\u3164"}
    assert all(len(cell) <= 1 for cell in cells_of("a" + sign * 50 + "b"))
    assert not any(unicodedata.combining(cell) for cell in cells_of("a" + sign * 50 + "b") if cell)


def test_the_terminal_is_told_before_the_first_such_letter_and_when_it_is_given_back() -> None:
    display = Display(10, 2)
    display.put(0, 0, [Segment("plain")])
    assert AS_THEY_ARE not in display.difference()
    display.put(0, 1, [Segment("אבג")])
    first = display.difference()
    assert first.index(AS_THEY_ARE) < first.index("גבא")
    display.put(0, 0, [Segment("דהו")])
    assert AS_THEY_ARE not in display.difference()
    assert display.leave().endswith(AS_USUAL)
    assert AS_USUAL not in Display(10, 2).leave()

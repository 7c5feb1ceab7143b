"""Large letters: eight rows of pixels each, in tones that flow into one another."""

from __future__ import annotations

from tribes_tui.widgets.drawing.pixels import HEIGHT, LETTERS, can_spell, spell


def test_every_letter_is_eight_rows_of_one_width() -> None:
    for sign, rows in LETTERS.items():
        assert len(rows) == HEIGHT, sign
        assert len({len(row) for row in rows}) == 1, sign
        assert set("".join(rows)) <= {"#", "."}, sign


def test_all_letters_and_digits_exist_and_differ() -> None:
    letters = [LETTERS[sign] for sign in "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"]
    assert len(set(letters)) == 36


def test_words_exist_if_all_their_signs_do() -> None:
    assert can_spell("Ada wins!")
    assert not can_spell("Zoë wins")
    assert not can_spell("  ")
    assert len(spell("Ada wins")) == HEIGHT

"""Wide signs where a text is laid a sign a cell."""

from __future__ import annotations

import random

from rich.cells import cell_len

from tribes_tui.display.glyphs import FILL, filled, shown, whole
from tribes_tui.widgets.drawing.lines import fit, fold, length, words_of

SIGNS = "ab 日本語é👍 "


def test_a_filled_text_is_as_long_as_its_cells() -> None:
    rng = random.Random(3)
    for _ in range(300):
        text = "".join(rng.choices(SIGNS, k=rng.randrange(30)))
        assert len(filled(text)) == cell_len(text)
        assert filled(filled(text)) == filled(text)
        assert shown(filled(text)) == text
        for start in range(6):
            for end in range(start, 12):
                part = whole(filled(text)[start:end])
                assert len(part) == len(filled(text)[start:end])
                assert cell_len(shown(part)) == len(part)


def test_rows_of_a_fold_are_as_wide_as_they_say_and_lose_nothing() -> None:
    rng = random.Random(4)
    for _ in range(300):
        text = "".join(rng.choices(SIGNS, k=rng.randrange(1, 60)))
        room = rng.randrange(2, 14)
        rows = [words_of(row) for row in fold(((text, "ink"),), room)]
        for row in rows:
            assert cell_len(shown(row)) == len(row) <= room
            assert not row.startswith(FILL)
        assert "".join(map(shown, rows)).replace(" ", "") == text.replace(" ", "")
        cut = fit(((filled(text), "ink"),), room)
        assert length(cut) == cell_len(shown(words_of(cut))) <= room

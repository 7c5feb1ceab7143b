"""The check of the display finds faults: each that is planted here makes some sequence of steps fail."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest
from rich.segment import Segment
from rich.style import Style

from tests.display.terminals.test_believed import check
from tribes_tui.display import display, drawing, looks, moves
from tribes_tui.display.display import Display

Plant = Callable[[pytest.MonkeyPatch], None]
Step = tuple[Any, ...]

CASES = 400
TEXTS = ["a", "b c", " " * 30, "─" * 12, "語", "x語y", "e\u0301", "é", "🎲", "\x1b[2J", " " * 7, "words and words"]
LOOKS = [
    None, Style(), Style(bold=True), Style(underline=True, bgcolor="#203040"), Style(color="#ff0000", bgcolor="#14161b"),
    Style(bgcolor="#14161b"), Style(reverse=True, color="red"), Style(color="bright_blue", bold=True, underline=True),
]  # fmt: skip


def steps(rng: random.Random) -> list[Step]:
    """What may happen to a display, drawn by chance (quicker, and more of it, than with hypothesis)."""
    found: list[Step] = [("look",)]
    while len(found) < 14:
        rows = [[Segment(rng.choice(TEXTS), rng.choice(LOOKS)) for _ in range(rng.randrange(4))] for _ in range(6)]
        put = ("put", rng.randrange(-3, 42), rng.randrange(6), rows[0])
        again = ("put", rng.randrange(30), put[2], rows[0])
        frame = ("frame", rows, (rng.randrange(2), 0))
        resize = ("resize", rng.randrange(2, 45), rng.randrange(1, 7))
        look: Step = ("look",)
        kinds: list[list[Step]] = [[put, look], [put, again], [put], [look], [frame], [resize, frame], [("forget",)]]
        found += rng.choices(kinds, weights=(5, 2, 3, 2, 2, 1, 1))[0]
    return found


def a_step_too_far(patch: pytest.MonkeyPatch) -> None:
    right = moves._times
    patch.setattr(moves, "_times", lambda steps, to, fro: right(steps + 1 if steps > 1 else steps, to, fro))


def columns_from_0(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(moves, "absolute", lambda place: f"\x1b[{place[1] + 1};{place[0]}H")


def bold_for_ever(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(looks, "_attributes", lambda before, after: [str(c) for _, c, _ in looks.ATTRIBUTES if after & 1][:1])


def underlined_blanks(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(looks, "SHOWS_ON_BLANKS", 0)


def erases_one_more(patch: pytest.MonkeyPatch) -> None:
    right = drawing.Drawing._erase

    def erase(self: drawing.Drawing, y: int, look: looks.Look, x: int, code: str) -> None:
        right(self, y, look, x, f"\x1b[{int(code[2:-1]) + 1}X" if code.endswith("X") else code)

    patch.setattr(drawing.Drawing, "_erase", erase)


def erases_in_any_colour(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(drawing.Drawing, "_can_erase", lambda self, look: True)
    patch.setattr(drawing.Drawing, "_take", lambda self, look: None if look.is_back_only else take(self, look))


take = drawing.Drawing._take


def half_a_wide_sign(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(
        looks.CellRow, "cut", lambda self, start, end: looks.CellRow(self.signs[start:end], self.looks[start:end])
    )


def accents_have_cells(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(looks, "_of_sign", lambda sign: (sign,))
    patch.setattr(looks, "cells_of", looks.cells_of.__wrapped__)


def knows_the_place_at_the_edge(patch: pytest.MonkeyPatch) -> None:
    right = drawing.Drawing._cells

    def cells_(self: drawing.Drawing, y: int, row: looks.CellRow, start: int, stop: int) -> None:
        right(self, y, row, start, stop)
        if start < stop:
            self.place = (stop, y)

    patch.setattr(drawing.Drawing, "_cells", cells_)


def a_piece_is_lost(patch: pytest.MonkeyPatch) -> None:
    right = drawing.few_pieces
    patch.setattr(display, "few_pieces", lambda changes: dict(list(right(changes).items())[:-1]))


def a_row_is_not_touched(patch: pytest.MonkeyPatch) -> None:
    right = Display.put

    def put(self: Display, x: int, y: int, segments: Any) -> None:
        right(self, x, y, segments)
        if y == 2:
            self._touched.discard(y)

    patch.setattr(Display, "put", put)


def the_same_text_elsewhere_is_taken_for_there(patch: pytest.MonkeyPatch) -> None:
    right = Display.put

    def put(self: Display, x: int, y: int, segments: Any) -> None:
        if 0 <= y < self.height and (last := self._put_last[y]) is not None and last[1] == segments:
            return
        right(self, x, y, segments)

    patch.setattr(Display, "put", put)


def forgets_nothing(patch: pytest.MonkeyPatch) -> None:
    right = Display.forget
    patch.setattr(Display, "forget", lambda self: None if len(self._shown) == self.height else right(self))


def the_pen_stays(patch: pytest.MonkeyPatch) -> None:
    right = looks.Looks.step
    patch.setattr(looks.Looks, "step", lambda self, pen, wanted: (right(self, pen, wanted)[0], pen))


def one_look_for_all_depths(patch: pytest.MonkeyPatch) -> None:
    """Rich keeps the codes of the first depth it was asked for with the style."""
    right, kept = looks.Looks._codes, {}

    def codes(self: looks.Looks, colour: Any, is_front: bool) -> str:
        found: str = kept.setdefault((colour, is_front), right(self, colour, is_front))
        return found

    patch.setattr(looks.Looks, "_codes", codes)


PLANTS: list[Plant] = [
    a_step_too_far, columns_from_0, bold_for_ever, underlined_blanks, erases_one_more, erases_in_any_colour,
    half_a_wide_sign, accents_have_cells, knows_the_place_at_the_edge, a_piece_is_lost,
    a_row_is_not_touched, the_same_text_elsewhere_is_taken_for_there, forgets_nothing, the_pen_stays,
]  # fmt: skip


def a_case_fails(case: int) -> bool:
    rng = random.Random(case)
    depth, erases = rng.choice(("truecolor", "16", "none")), rng.random() < 0.5
    try:
        check(steps(rng), Display(40, 6, depth, erases))
    except (AssertionError, IndexError, ValueError):
        return True
    return False


@pytest.mark.sampled(4)
@pytest.mark.parametrize("plant", PLANTS, ids=lambda plant: plant.__name__)
def test_a_planted_fault_is_found(plant: Plant, monkeypatch: pytest.MonkeyPatch) -> None:
    plant(monkeypatch)
    assert any(a_case_fails(case) for case in range(CASES))


def test_without_a_fault_nothing_is_found() -> None:
    assert not any(a_case_fails(case) for case in range(60))


def test_displays_of_two_depths_keep_their_codes_to_themselves(monkeypatch: pytest.MonkeyPatch) -> None:
    def fronts() -> set[str]:
        return {looks.Looks(depth).of(Style.parse("#ff0000"))[0].front for depth in ("truecolor", "256", "16")}

    assert len(fronts()) == 3
    one_look_for_all_depths(monkeypatch)
    assert len(fronts()) == 1

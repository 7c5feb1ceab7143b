from __future__ import annotations

from textual.geometry import Region

from tribes_tui.sheet.canvas import Canvas


def test_text_is_cut_off_at_every_edge() -> None:
    canvas = Canvas(5, 2)
    assert canvas.text(3, 0, "abcd") == 7
    canvas.text(-2, 1, "xyz")
    canvas.text(0, 2, "below")
    canvas.text(0, -1, "above")
    assert str(canvas) == "   ab\nz    "


def test_text_keeps_to_a_width() -> None:
    canvas = Canvas(8, 1)
    assert canvas.text(1, 0, "abcdef", width=3) == 4
    assert canvas.line(0) == " abc    "


def test_a_wide_character_takes_two_cells_and_a_combining_one_none() -> None:
    canvas = Canvas(6, 1)
    assert canvas.text(0, 0, "明e\u0301x") == 4
    assert canvas.chars[0] == ["明", "", "e", "x", " ", " "]


def test_right_and_centre() -> None:
    canvas = Canvas(9, 2)
    assert canvas.right(9, 0, "end") == 6
    canvas.centre(Region(0, 0, 9, 1), 1, "mid")
    assert str(canvas) == "      end\n   mid   "


def test_a_piece_is_filled_and_says_where_it_is() -> None:
    canvas = Canvas(8, 3)
    region = canvas.piece(1, 0, "CR6", "piece-red", height=3)
    assert region == Region(1, 0, 5, 3)
    assert canvas.line(1) == "  CR6   "
    assert canvas.roles[0] == ["text", *["piece-red"] * 5, "text", "text"]


def test_flags_add_up_and_marks_never_hide_anything() -> None:
    canvas = Canvas(4, 1)
    canvas.text(1, 0, "a")
    canvas.flag(Region(0, 0, 2, 1), "lit")
    canvas.flag(Region(1, 0, 9, 9), "cursor")
    assert canvas.roles[0] == ["text+lit", "text+lit+cursor", "text+cursor", "text+cursor"]
    canvas.mark(1, 0, "x", "mark")
    canvas.mark(2, 0, "<", "mark")
    canvas.mark(9, 0, "<", "mark")
    assert canvas.line(0) == " a< "


def test_twins_are_independent_whichever_is_drawn_on() -> None:
    canvas = Canvas(3, 2)
    canvas.text(0, 0, "abc")
    twin = canvas.twin()
    assert twin.chars[1] is canvas.chars[1]
    twin.text(0, 0, "x")
    canvas.text(0, 1, "y")
    twin.flag(Region(0, 1, 1, 1), "lit")
    assert (canvas.line(0), twin.line(0), twin.line(1)) == ("abc", "xbc", "   ")
    assert canvas.roles[1][0] == "text"


def test_ink_turns_every_text_into_what_the_terminal_can_show() -> None:
    canvas = Canvas(4, 1, lambda text: text.replace("●", "o"))
    canvas.text(0, 0, "●●")
    canvas.mark(3, 0, "●", "mark")
    assert canvas.line(0) == "oo o"

from __future__ import annotations

from dataclasses import replace

import pytest
from textual.geometry import Offset, Region, Size

import rules
from tribes_tui.display.targets import Target
from tribes_tui.sheet.canvas import Canvas
from tribes_tui.sheet.command import Command
from tribes_tui.sheet.layout import SMALLEST, lay_out
from tribes_tui.table.contract import GameBoard
from tribes_tui.table.frame import Look, cursor_place, draw, fold, overlay
from tribes_tui.table.scene import Scene


class TwoCards(GameBoard):
    def header(self, scene: Scene) -> str:
        return "two cards"

    def draw(self, scene: Scene, canvas: Canvas, area: Region) -> list[Target]:
        return [
            Target(name, (canvas.piece(area.x + 5 + 10 * i, area.y + 1, name, "piece-red"),))
            for i, name in enumerate(("one", "two"))
        ]


SCENE = Scene(
    rules.games["indy"].new_state(2).view(0),
    ("you", "Ada"),
    0,
    title="a title",
    prompt="Choose a card.",
    log=tuple(f"line {i}" for i in range(50)),
    keys=(Command("h", "hint", "hint"), Command("u", "undo", "undo")),
)


@pytest.mark.parametrize("size", [(80, 24), (100, 30), (120, 40), (200, 60)])
def test_the_parts_never_overlap_and_the_board_has_what_it_needs(size: tuple[int, int]) -> None:
    for least in (Size(80, 14), Size(80, 19)):
        layout = lay_out(Size(*size), least)
        cells = [(x, y) for part in layout for y in range(part.y, part.bottom) for x in range(part.x, part.right)]
        assert len(cells) == len(set(cells))
        assert layout.body.width >= least.width
        assert layout.body.height >= least.height


def test_the_log_stands_beside_the_board_in_a_wide_window() -> None:
    assert not lay_out(Size(80, 24), Size(80, 14)).log_is_beside
    assert lay_out(Size(120, 40), Size(80, 14)).log_is_beside


@pytest.mark.parametrize("size", [SMALLEST, Size(120, 40)])
def test_everything_is_there(size: Size) -> None:
    drawing = draw(TwoCards(), SCENE, size, str)
    text = str(overlay(drawing, SCENE, Look("one", "about one")))
    for part in ("two cards", "a title", "Choose a card.", "line 49", "about one", "h hint", "u undo"):
        assert part in text


def test_two_keys_that_do_the_same_can_both_be_clicked() -> None:
    keys = (Command("Tab", "walk", "next"), Command("h", "hint", "hint"), Command("yubn", "six ways", "next"))
    drawing = draw(TwoCards(), replace(SCENE, keys=keys), SMALLEST, str)
    last = str(drawing.canvas).splitlines()[SMALLEST.height - 1]
    found = [drawing.footer.at(Offset(last.index(command.key), SMALLEST.height - 1)) for command in keys]
    assert [target.name for target in found if target is not None] == ["next", "hint", "next"]


def test_a_window_that_is_too_small_is_told_kindly() -> None:
    drawing = draw(TwoCards(), SCENE, Size(60, 20), str)
    text = str(overlay(drawing, SCENE, Look()))
    assert "60 x 20" in text
    assert "80 x 24" in text
    assert "Nothing is lost" in text
    assert list(drawing.targets) == []


def test_lit_picked_and_cursor_are_marked_by_more_than_colour() -> None:
    scene = Scene(SCENE.view, SCENE.names, lit=frozenset({"one", "two"}))
    drawing = draw(TwoCards(), scene, SMALLEST, str)
    plain, lit = drawing.canvas, overlay(drawing, scene, Look("one"))
    assert "▸ one ◂" in str(lit)
    assert lit.roles[4][16] == "piece-red+lit"
    assert plain.roles[4][16] == "piece-red"
    picked = overlay(drawing, Scene(SCENE.view, SCENE.names, picked=("two",)), Look())
    assert "✓ two" in str(picked)


def test_a_warning_stands_under_the_prompt() -> None:
    scene = Scene(SCENE.view, SCENE.names, prompt="Choose.", warning="Not saved: the disk is full")
    canvas = draw(TwoCards(), scene, SMALLEST, str).canvas
    assert "Choose." in canvas.line(1)
    assert " Not saved: the disk is full " in canvas.line(2)
    assert "bad" in canvas.roles[2][2]


def test_the_terminals_cursor_stands_on_the_target() -> None:
    drawing = draw(TwoCards(), SCENE, SMALLEST, str)
    assert cursor_place(drawing, Look("two")) == (16, 4)
    assert cursor_place(drawing, Look()) == (1, 1)


def test_the_keys_of_the_footer_can_be_clicked() -> None:
    footer = draw(TwoCards(), SCENE, SMALLEST, str).footer
    assert [target.name for target in footer] == ["hint", "undo"]
    assert all(target.region.y == 23 for target in footer)


def test_keys_that_do_not_fit_are_left_out_whole() -> None:
    keys = tuple(Command(str(i), "a long label", f"k{i}") for i in range(9))
    drawing = draw(TwoCards(), Scene(SCENE.view, SCENE.names, keys=keys), SMALLEST, str)
    assert drawing.canvas.line(23).rstrip().endswith("a long label")


def test_folding() -> None:
    assert fold("one two three four", 20) == ["one two three four"]
    assert fold("one two three four", 12) == ["one two", "  three four"]
    assert all(len(piece) <= 12 for piece in fold("x" * 50, 12))

"""What can be read at the key places: tiles, tracks, row, players, hand; in ASCII, without colours, at every size."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest
from rich.style import Style
from textual.geometry import Size

from rules.five_tribes.components.grid import TILE_TEXT
from rules.five_tribes.components.pieces import (
    COLOURS,
    DJINN_NAMES,
    DJINN_POINTS,
    FACE_KIND,
    FACE_POINTS,
    RESOURCES,
    TILE_LETTERS,
)
from rules.five_tribes.state import FiveTribesState
from tests.games.five_tribes.helpers import SIZES, SMALL, drawn, rich, scene_of, walk
from tests.rules.five_tribes.build import act, bidding, board, table
from tests.table.helpers import NAMES
from tribes_tui.display.glyphs import to_ascii
from tribes_tui.games.five_tribes.pages import score_sheet
from tribes_tui.games.five_tribes.table import FiveTribesBoard
from tribes_tui.sheet.skin import Skin
from tribes_tui.table.frame import Drawing, draw


def tile_text(drawing: Drawing, name: str) -> list[str]:
    """The lines of a tile as drawn."""
    target = drawing.targets.get(f"tile:{name}")
    assert target is not None
    area = target.reach[0]
    return [drawing.canvas.line(y)[area.x : area.right + 1] for y in range(area.y, area.bottom)]


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_meeple_value_tree_palace_and_camel_is_on_its_tile(players: int, size: Size) -> None:
    for state in walk(players, players)[::41]:
        drawing = drawn(state, 0, size)
        for place, name in enumerate(TILE_TEXT):
            check_tile(state, place, tile_text(drawing, name))


def check_tile(state: FiveTribesState, place: int, lines: list[str]) -> None:
    head, body = lines[0], "".join(lines[1:])
    face = state.faces[place]
    assert head.startswith(f"{TILE_LETTERS[FACE_KIND[face]]}{FACE_POINTS[face]}"), lines
    for letter, count in (("t", state.palms[place]), ("p", state.palaces[place])):
        assert (re.search(rf"{letter}{count}(?!\d)", head) is not None) == (count > 0) or count == 0, lines
    if state.owner[place] >= 0:
        assert head.rstrip().endswith(str(state.owner[place])), lines
    for code, count in enumerate(state.meeples[place * 5 : place * 5 + 5]):
        found = re.search(rf"(?<!\d){count}{COLOURS[code]}", body)
        assert (found is not None) == (count > 0), (lines, COLOURS[code], count)


def test_a_crowded_tile_keeps_everything() -> None:
    state = table(board(c3="YYYWWGGGBBRR @1 t12 p1", a1="Y"))
    lines = tile_text(drawn(state, 0), "c3")
    check_tile(state, 14, lines)


def test_where_a_move_can_end_is_written_on_the_tiles_before_and_during_it() -> None:
    state = table(board(a1="YW", c1="RRW", b2="YY"))
    resting = drawn(state, 0, cursor="tile:a1")
    assert "2W+4" in tile_text(resting, "c1")[2]
    assert "3Y+19@" in tile_text(resting, "b2")[2]
    assert "+" not in "".join(tile_text(drawn(state, 0, cursor="tile:c1"), "b2"))
    act(state, "take a1")
    assert "2W+4" in tile_text(drawn(state, 0), "c1")[2]


def test_a_crowded_end_still_says_what_it_brings() -> None:
    state = table(board(a1="YW", c1="YWGBR"))
    lines = tile_text(drawn(state, 0, cursor="tile:a1"), "c1")
    check_tile(state, 2, lines)
    assert re.search(r"2[YW]\+\d+", lines[2]), lines


def test_the_viewer_who_waits_is_shown_no_ends() -> None:
    state = table(board(a1="YW", c1="RRW"))
    assert "+4" not in str(drawn(state, 1, cursor="tile:a1").canvas)


def test_what_a_kill_wins_is_written_on_the_tile() -> None:
    state = table(board(a1="R", b1="R", c1="Y", a2="WW"))
    act(state, "take a1", "drop R east")
    drawing = drawn(state, 0)
    assert "+6" in tile_text(drawing, "c1")[2]
    assert next(iter(drawing.targets)).name == "tile:c1"


def test_the_row_marks_the_reach_of_both_markets() -> None:
    state = walk(3, 1)[0]
    line = drawn(state, 0).canvas.line(3)
    cards = [f"{i}{RESOURCES[card]}" for i, card in enumerate(state.row, 1)]
    assert line.replace(" ", "") == "row" + "".join(cards[:3]) + "│" + "".join(cards[3:6]) + "│" + "".join(cards[6:])


def test_both_tracks_are_shown() -> None:
    state = bidding(3, [2, 0, 1])
    text = str(drawn(state, 2).canvas)
    assert "18 12 8 5 3 1 0 0 0" in text
    assert "to bid 2 0 1" in text
    act(state, "bid 8", "bid 0")
    text = str(drawn(state, 1).canvas)
    assert "·  ·  2 · · · 0 · ·" in text
    act(state, "bid 0")
    assert "next bids 2" in str(drawn(state, 2).canvas)


def test_the_bidder_sees_what_acting_early_is_worth() -> None:
    state = bidding(3, [2, 0, 1])
    assert "best moves now: " in str(drawn(state, 2).canvas)
    assert "best moves now: " not in str(drawn(state, 0).canvas)


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_gold_and_hidden_cards_are_not_drawn(viewer: int | None) -> None:
    for state in walk(2, 4, rich(2, 4))[::31]:
        text = str(drawn(state, viewer).canvas)
        for seat in range(2):
            line = next(
                line for line in text.splitlines() if f"@{seat} {'you' if seat == viewer else NAMES[seat]}" in line
            )
            assert ("?GC" in line) == (seat != viewer)
            assert (f"{state.gold[seat]}GC" in line) == (seat == viewer)


def test_the_djinns_are_shown_with_points_and_cost() -> None:
    state = walk(4, 2)[0]
    text = str(drawn(state, 0).canvas)
    for code in state.djinn_row:
        assert re.search(rf"{DJINN_NAMES[code]} +{DJINN_POINTS[code]} ", text)


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_ascii_has_a_twin_for_every_sign(players: int, size: Size) -> None:
    for state in walk(players, 6, rich(players, 6))[::57]:
        scene, _ = scene_of(state, state.current_player)
        canvas = draw(FiveTribesBoard(), scene, size, to_ascii).canvas
        assert str(canvas).isascii()
        assert "?" not in str(canvas).replace("?GC", "").replace(" ?", "").replace("many fakirs?", "")


def test_without_colours_camels_meeples_and_values_still_differ() -> None:
    skin = Skin(None)
    assert {skin.style(f"piece-{name}") for name in ("teal", "orange", "red", "blue", "azure-lit")} == {Style()}
    state = walk(4, 3)[120]
    for place, name in enumerate(TILE_TEXT):
        check_tile(state, place, tile_text(drawn(state, 0), name))


def test_drawing_the_same_view_again_draws_only_what_the_cursor_changes() -> None:
    state = table(board(a1="YW", c1="RRW", b2="YY"))
    shared = FiveTribesBoard()
    scene, _ = scene_of(state, 0, cursor="tile:a1", board=shared)
    first = str(draw(shared, scene, SMALL, str).canvas)
    draw(shared, replace(scene, cursor="tile:c1"), SMALL, str)
    assert str(draw(shared, scene, SMALL, str).canvas) == first
    other, _ = scene_of(table(board(a1="YWW", c1="RRW", b2="YY")), 0, board=shared)
    assert "1Y 2W" in str(draw(shared, other, SMALL, str).canvas)


def test_the_score_sheet_has_eight_lines_and_a_column_for_each() -> None:
    for players in (2, 3, 4):
        final = walk(players, 9)[-1]
        lines = score_sheet(final, NAMES[:players], None)
        numbers = [line.text.split() for line in lines]
        for i, name in enumerate(("gold", "viziers", "elders", "djinns", "palm", "palaces", "tiles", "merchandise")):
            (row,) = [found for found in numbers if found and found[0] == name]
            assert [int(n) for n in row[-players:]] == [final.sheet(seat)[i] for seat in range(players)]
        (total,) = [found for found in numbers if found and found[0] == "total"]
        assert tuple(int(n) for n in total[1:]) == final.scores()
        assert max(len(line.text) for line in lines) <= 78
        assert len(lines) <= 20


def test_what_an_opponent_carries_is_shown_and_cannot_be_chosen() -> None:
    state = table(board(a1="YW", c1="RRW", b2="YY"))
    act(state, "take a1")
    drawing = drawn(state, 1)
    assert " 1Y " in drawing.canvas.line(21)
    assert "from a1, now on a1" in drawing.canvas.line(21)
    assert "colour:Y" not in drawing.targets

"""The steps of a way on a tile: what the tile is worth stays in view wherever there is room for both."""

from __future__ import annotations

import pytest
from textual.geometry import Region

from tests.widgets.drawing.test_cells import cells
from tribes_tui.display.looks import DEPTHS
from tribes_tui.widgets.drawing.drawn import PlaceState
from tribes_tui.widgets.drawing.lines import AT_REST
from tribes_tui.widgets.tiles.tile_face import Figures, Growth, Rider, Tile, paint_tile

PEOPLE = (Figures("E", 1, "meeple-elder"), Figures("B", 12, "meeple-builder"))
MANY = tuple(Figures(letter, 2, "meeple-elder") for letter in "VEMBA")
USUAL = Tile("c3", 0, 0, ("Sacred place", "Sacred"), "12", figures=PEOPLE, note="3 7")
FULL = USUAL._replace(figures=MANY, rider=Rider("Ada", "seat-1"), growths=(Growth("palm", 3), Growth("palace", 1)))


def shown(tile: Tile, size: tuple[int, int], depth: str, state: PlaceState = AT_REST) -> list[str]:
    """The rows of the tile."""
    grid = cells(*size, depth)
    paint_tile(grid, Region(0, 0, *size), tile, state)
    return [grid.text(y) for y in range(size[1])]


@pytest.mark.parametrize("depth", DEPTHS)
@pytest.mark.parametrize("size", [(8, 3), (11, 4), (14, 5), (20, 9)])
def test_steps_and_worth_are_both_told(size: tuple[int, int], depth: str) -> None:
    rows = shown(USUAL, size, depth)
    assert "12" in rows[0]
    assert any("3 7" in row or "(7)" in row or " 7 " in row for row in rows)
    assert any("B12" in row or row.count("B") > 1 for row in rows)


@pytest.mark.parametrize("depth", DEPTHS)
@pytest.mark.parametrize(("note", "told"), [("2", "2"), ("2 6", "2 6"), ("2 6●", "2 6●"), ("10●", "10●")])
def test_steps_leave_the_name_of_a_large_tile_whole(note: str, told: str, depth: str) -> None:
    """ "Marke 2 6  4" stood on a market to which a way came twice."""
    market = USUAL._replace(titles=("Small market", "Market"), mark="4", longest_mark=1, note=note)
    plate, *_, last = shown(market, (13, 5), depth)
    assert plate.strip("▟▙╭╮ ") == "Market    4", "a step beside it would be one figure with it"
    assert told in last


def test_a_full_tile_keeps_its_name_its_worth_and_everybody() -> None:
    rows = shown(FULL, (8, 3), "truecolor")
    assert rows[0] == "Sacred12", "the figure has a ground of its own"
    assert shown(FULL, (8, 3), "none")[0] == "Sacr… 12", "else a blank before it"
    assert "A2" in rows[2]
    assert "∩a†††⌂" in rows[2]


def test_people_stand_close_together_before_numbers_take_their_place() -> None:
    few = tuple(Figures(letter, number, "meeple-elder") for letter, number in zip("VEMA", (1, 1, 1, 2), strict=True))
    camel = USUAL._replace(figures=few, rider=Rider("Ada", "seat-1"), note="")
    assert shown(camel, (14, 5), "truecolor")[2] == " ▐V▐E▐M▐A▐A▌  "
    assert "V1E1M1A2" in shown(camel, (11, 5), "truecolor")[1]


@pytest.mark.parametrize(
    ("number", "told"), [(1, "for E"), (2, "E or E"), (3, "E E or E"), (4, "EEE or E"), (5, "EEEEE")]
)
def test_whom_one_could_pick_up_does_not_look_like_those_who_stand_there(number: int, told: str) -> None:
    """A newcomer took "VV/MM" beside "V B A" for more meeples."""
    here = Figures("E", 2, "meeple-elder", "2 elders")
    grid = cells(8, 3, "truecolor")
    tile = USUAL._replace(figures=(here,), note="", ends=(here,) * number, either="or", gain="for")
    paint_tile(grid, Region(0, 0, 8, 3), tile, PlaceState())
    assert grid.text(2).strip() == told
    plates = {grid.ground(grid.text(y).index("E"), y) == grid.palette.colour("meeple-elder") for y in (1, 2)}
    assert plates == {True, False}


def test_a_camel_stands_beside_people_where_it_can_so_that_what_the_tile_is_for_stays() -> None:
    tile = USUAL._replace(figures=(Figures("E", 2, "meeple-elder"),), rider=Rider("Ada", "seat-1"), note="")
    market = tile._replace(titles=("Small market", "Market"), mark="6", longest_mark=1, does="1 card")
    assert shown(market, (8, 3), "truecolor") == ["Market 6", "EE  ∩Ada", "  1 card"]
    full = market._replace(figures=(Figures("E", 7, "meeple-elder"),))
    assert shown(full, (8, 3), "truecolor")[0] == shown(full, (8, 3), "none")[0] == "Market 6", (
        "it is never called otherwise"
    )


@pytest.mark.parametrize("depth", DEPTHS)
@pytest.mark.parametrize("note", ["1", "12", "3 7", "4●"])
@pytest.mark.parametrize("number", range(1, 13))
def test_a_step_is_never_taken_for_a_count_of_what_stands_beside_it(number: int, note: str, depth: str) -> None:
    """A newcomer read "†2" as two palms, "⌂ 2 palace" as two palaces: steps are in brackets, and a count has its ×."""
    tile = USUAL._replace(figures=(), note=note, growths=(Growth("palm", number),), rider=None)
    for size in ((8, 3), (11, 4)):
        row = shown(tile, size, depth)[-1]
        last = note.split()[-1]
        assert f"({note})" in row or f"({last})" in row
        sign = {"ascii": "t"}.get(depth, "†")
        rest = row.replace(f"({note})", "").replace(f"({last})", "").strip().replace("×", "x")
        assert rest == sign * number if number <= 3 else rest == f"{sign}x{number}", row


def test_the_cursor_beside_a_small_tile_and_a_dot_for_what_is_new_on_it_cover_nothing() -> None:
    """ "Market 4" once became "►Market4◄", and the dot stood over the sign of a palace."""
    tile = USUAL._replace(titles=("Village",), mark="5", longest_mark=1, does="⌂ palace", figures=PEOPLE[:1], note="")
    for depth in ("truecolor", "ascii"):
        still = shown(tile, (8, 3), depth)
        assert shown(tile, (8, 3), depth, PlaceState(is_cursor=True)) == still
        fresh = shown(tile, (8, 3), depth, PlaceState(fresh=1))
        assert [old for old, new in zip("".join(still), "".join(fresh), strict=True) if old != new] == [" "]


def test_what_a_small_tile_is_for_does_not_stand_behind_a_step() -> None:
    """ "(2) palm" was read as two palms."""
    tile = USUAL._replace(does="† palm", figures=PEOPLE[:1], note="2")
    assert shown(tile, (8, 3), "truecolor")[2].strip() == "(2)"


def test_people_in_two_ranks_leave_room_for_what_the_tile_does_where_they_can() -> None:
    """Newcomers missed "1 card" wherever a second rank stood; close together people leave it room."""
    numbers = (1, 1, 3, 1)
    people = tuple(Figures(letter, n, "meeple-elder") for letter, n in zip("VMBA", numbers, strict=True))
    market = USUAL._replace(figures=people, note="", does="1 card")
    rows = shown(market, (14, 5), "truecolor")
    assert rows[2:4] == [" ▐V▐M▐B▐B▐B▌  ", "  ▄    1 card "]
    assert shown(market._replace(does=""), (14, 5), "truecolor")[2] == " ▐V▌▐M▌       ", (
        "else nobody stands over another"
    )


@pytest.mark.parametrize("does", ["† palm", "2 cards"])
def test_whoever_stands_in_the_second_rank_is_whom_it_leaves_most_room_for_what_the_tile_does(does: str) -> None:
    """Of a tile with E, M, BBB the builders stood below and covered "† palm"."""
    people = tuple(Figures(letter, n, "meeple-elder") for letter, n in zip("EMB", (2, 1, 4), strict=True))
    rows = shown(USUAL._replace(figures=people, note="", does=does), (14, 5), "truecolor")
    assert does in rows[3], rows
    assert all(rows[2].count(one) + rows[4].count(one) == n for one, n in zip("EMB", (2, 1, 4), strict=True)), rows


@pytest.mark.parametrize("size", [(8, 3), (11, 4), (14, 5), (20, 9)])
def test_a_tile_on_which_something_grows_still_says_that_it_gives_one(size: tuple[int, int]) -> None:
    """With a palace on it the village said nothing any more, as if it gave none."""
    village = Tile("b1", 0, 0, ("Village",), "5", figures=PEOPLE[:1], does="⌂ palace")
    assert "⌂ palace" in "\n".join(shown(village, size, "truecolor"))
    for rider in (None, Rider("Ada", "seat-1")):
        for number in (1, 2, 3):
            grown = village._replace(growths=(Growth("palace", number),), rider=rider)
            assert "+⌂" in "\n".join(shown(grown, size, "truecolor")), shown(grown, size, "truecolor")
    beside_a_palm = "\n".join(shown(village._replace(growths=(Growth("palm", 1),)), size, "truecolor"))
    assert ("⌂ palace" if size[0] > 8 else "+⌂") in beside_a_palm
    assert "+⌂ palace" not in beside_a_palm


def test_the_dot_of_a_small_tile_stands_on_the_tile() -> None:
    """Between two tiles it could be either's."""
    fresh = AT_REST._replace(fresh=1)
    for tile in (USUAL, USUAL._replace(does="⌂ palace"), USUAL._replace(rider=Rider("Ada", "seat-1"), does="2 cards")):
        grid = cells(9, 3, "truecolor")
        paint_tile(grid, Region(0, 0, 8, 3), tile._replace(note=""), fresh)
        rows = [grid.text(y) for y in range(3)]
        assert any("•" in row[:8] for row in rows), rows
        assert "Ada" in "".join(rows) or tile.rider is None

"""The base of all pieces: partial repaint, the mouse, what it shows as text, what flies over it."""

from __future__ import annotations

from collections.abc import Hashable, Iterable

from textual.geometry import Offset, Region, Size

from tests.widgets.contract import check
from tests.widgets.mounting import BareApp, alone
from tribes_tui.widgets.drawing.cells import Cells
from tribes_tui.widgets.drawing.drawn import Drawn, Place, PlaceState
from tribes_tui.widgets.drawing.pointing import Asked, Chosen, Dragged, Dropped, Lifted, Pointed
from tribes_tui.widgets.drawing.shapes import plate


class Stones(Drawn):
    """Three stones in a row, a letter each."""

    def __init__(self, letters: str = "abc") -> None:
        super().__init__()
        self.letters = letters
        self.painted: list[str] = []

    def show(self, letters: str) -> None:
        self.letters = letters
        self.changed()

    def names(self) -> Iterable[str]:
        return (f"stone:{k}" for k in range(len(self.letters)))

    def shape(self) -> Hashable:
        return len(self.letters)

    def look(self, name: str) -> Hashable:
        return self.letters[int(name[6:])]

    def lay(self, cells: Cells) -> Iterable[Place]:
        for k in range(len(self.letters)):
            yield Place(f"stone:{k}", Region(6 * k, 1, 5, 1), Region(6 * k, 1, 6, 2))

    def paint(self, cells: Cells, place: Place, state: PlaceState) -> None:
        self.painted.append(place.name)
        x, y, width, _ = place.region
        plate(cells, x, y, width, self.letters[int(place.name[6:])], "#806040", "#ffffff", state)
        cells.put(x + 5, y, "beyond", "#ffffff")


def piece_of(app: object) -> Stones:
    assert isinstance(app, BareApp)
    return app.query_one(Stones)


async def test_it_keeps_the_contract() -> None:
    await check(Stones)


async def test_only_what_looks_otherwise_is_painted_and_only_cells_that_differ_are_refreshed() -> None:
    async with alone(Stones()) as pilot:
        piece, asked = piece_of(pilot.app), []
        piece.refresh = lambda *regions, **options: asked.extend(regions) or piece  # type: ignore[method-assign]
        piece.painted.clear()
        piece.show("axc")
        assert piece.painted == ["stone:1"]
        assert asked == [Region(8, 1, 1, 1)]
        piece.show("axc")
        assert len(asked) == 1


async def test_a_state_repaints_the_places_it_concerns() -> None:
    async with alone(Stones()) as pilot:
        piece = piece_of(pilot.app)
        piece.painted.clear()
        piece.states.cursor = "stone:2"
        piece.changed("stone:1", "stone:2")
        assert piece.painted == ["stone:2"]
        piece.states.legal = frozenset({"stone:0"})
        piece.changed()
        assert piece.painted[1:] == ["stone:0", "stone:1", "stone:2"]
        assert piece.states.of("stone:1").is_faded
        assert piece.states.of("stone:0").is_legal


async def test_nothing_is_painted_outside_the_extent() -> None:
    async with alone(Stones("ab")) as pilot:
        assert piece_of(pilot.app).text().splitlines()[1] == "  a  b  b  b"


async def test_another_shape_size_or_theme_draws_all_anew() -> None:
    async with alone(Stones()) as pilot:
        piece = piece_of(pilot.app)
        piece.painted.clear()
        piece.show("abcd")
        assert len(piece.painted) == 4
        piece.painted.clear()
        await pilot.resize_terminal(60, 20)
        await pilot.pause()
        assert set(piece.painted) == set(piece.places)
        piece.painted.clear()
        pilot.app.theme = "tribes-light"
        await pilot.pause()
        piece.changed()
        assert set(piece.painted) == set(piece.places)
        assert piece.palette.is_dark is False


async def test_a_piece_may_be_filled_before_it_is_seen() -> None:
    piece = Stones()
    piece.show("zz")
    assert piece.places == {}
    assert piece.text() == ""
    async with alone(piece):
        assert list(piece.places) == ["stone:0", "stone:1"]


async def test_a_click_chooses_and_the_right_button_asks() -> None:
    async with alone(Stones()) as pilot:
        await pilot.click(offset=Offset(8, 1))
        await pilot.click(offset=Offset(8, 1), button=3)
        await pilot.click(offset=Offset(30, 10))
        told = [(type(one), one.name) for one in pilot.app.told if not isinstance(one, Pointed)]  # type: ignore[attr-defined]
        assert told == [(Chosen, "stone:1"), (Asked, "stone:1")]


async def test_the_mouse_points_once_a_place() -> None:
    async with alone(Stones()) as pilot:
        for x in (1, 2, 8, 9, 30, 8):
            await pilot.hover(offset=Offset(x, 1))
        names = [one.name for one in pilot.app.told if isinstance(one, Pointed)]  # type: ignore[attr-defined]
        assert names == ["stone:0", "stone:1", "stone:1"]


async def test_a_drag_lifts_and_drops_and_chooses_nothing() -> None:
    async with alone(Stones()) as pilot:
        await pilot.mouse_down(offset=Offset(1, 1))
        await pilot.hover(offset=Offset(8, 1))
        await pilot.mouse_up(offset=Offset(8, 1))
        await pilot.pause()
        told = [one for one in pilot.app.told if not isinstance(one, Pointed)]  # type: ignore[attr-defined]
        assert [type(one) for one in told] == [Lifted, Dragged, Dropped]
        assert {one.name for one in told} == {"stone:0"}
        assert told[1].where == told[2].where == Offset(8, 1)
        await pilot.click(offset=Offset(1, 1))
        assert isinstance(pilot.app.told[-1], Chosen)  # type: ignore[attr-defined]


async def test_where_a_place_lies_on_the_screen() -> None:
    async with alone(Stones()) as pilot:
        piece = piece_of(pilot.app)
        piece.styles.offset = (3, 4)
        await pilot.pause()
        assert piece.region_of("stone:1") == Region(9, 5, 5, 1)
        assert piece.place_at(Offset(7, 1)) == "stone:1"
        assert piece.place_at(Offset(5, 1)) == ""


def lit(piece: Stones) -> set[tuple[int, int]]:
    """The cells with the cursor's ground, which nothing but a plate has while there is no cursor."""
    cells = piece._cells
    assert cells is not None
    amber = piece.palette.cursor
    return {(x, y) for y in range(cells.height) for x in range(cells.width) if cells.ground(x, y) == amber}


async def test_what_flies_over_it_leaves_no_trace() -> None:
    async with alone(Stones()) as pilot:
        piece = piece_of(pilot.app)
        before = piece.text()
        piece.fly(Region(0, 1, 4, 1), Region(2, 0, 4, 1))
        assert lit(piece) == {(0, 1), (1, 1), (2, 1), (3, 1), (2, 0), (3, 0), (4, 0), (5, 0)}
        piece.fly(Region(-2, 1, 4, 1), Region(78, 1, 5, 1), Region(0, 99, 4, 1))
        assert lit(piece) == {(0, 1), (1, 1), (78, 1), (79, 1)}
        piece.fly(Region(10, 0, 4, 1))
        piece.show("abx")
        piece.fly()
        assert piece.text() == before.replace("c", "x", 1)


async def test_rows_are_kept_while_nothing_changes_and_cropped_when_asked() -> None:
    async with alone(Stones()) as pilot:
        piece = piece_of(pilot.app)
        whole = Region(0, 0, *piece.size)
        assert piece.render_lines(whole) is piece.render_lines(whole)
        part = piece.render_lines(Region(1, 1, 4, 1))
        assert [strip.cell_length for strip in part] == [4]
        assert piece.size == Size(80, 24)

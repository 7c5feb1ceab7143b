"""A table of the Duel on the screen, showing whatever position a test wants."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from textual.geometry import Offset, Region
from textual.pilot import Pilot

from rules import State
from tests.table.helpers import Silent, TableApp, laid
from tribes_tui.table.explain import look_at
from tribes_tui.table.look import Look
from tribes_tui.table.screen import TableScreen
from tribes_tui.theme.built_in import OFFERED
from tribes_tui.widgets.drawn import Drawn
from tribes_tui.words.wording import words_of

SMALLEST = (80, 24)
SIZES = (SMALLEST, (100, 30), (120, 40), (160, 50), (200, 60))
ODD_SIZES = ((80, 40), (100, 24), (120, 30), (160, 30), (200, 24), (120, 60), (90, 35), (81, 27))


class DuelApp(TableApp):
    """A table at which nobody plays, at a depth of colour and in a theme."""

    def __init__(self, depth: str, theme: str) -> None:
        super().__init__(laid("pb", game="tribal_duel"), Silent())
        self.depth = depth
        for one in OFFERED:
            self.register_theme(one)
        self.theme = theme


@asynccontextmanager
async def seated(
    state: State,
    size: tuple[int, int] = SMALLEST,
    viewer: int | None = 0,
    picked: tuple[str, ...] = (),
    depth: str = "truecolor",
    theme: str = "tribes-dark",
) -> AsyncIterator[tuple[Pilot[Any], TableScreen]]:
    """The screen with `state` on it, after `viewer` has picked some places."""
    app = DuelApp(depth, theme)
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        show(app.table_screen, state, viewer, *picked)
        await pilot.pause()
        yield pilot, app.table_screen


def show(screen: TableScreen, state: State, viewer: int | None, *picked: str) -> None:
    """Lay another position on it; who looks may be another, too."""
    screen._eye.viewer = viewer
    screen._chronicle.viewer = viewer
    screen._view = state.view(viewer)
    screen.selection.cursor = None
    screen.selection.begin(screen.board, screen._view if screen.is_my_turn else None)
    screen.paint(settle=True)
    pick(screen, *picked)


def pick(screen: TableScreen, *names: str) -> None:
    """Pick these, one after the other, from the beginning."""
    while screen.selection.chooser.step_back():
        continue
    for name in names:
        assert screen.selection.chooser.pick(name), (name, sorted(screen.selection.chooser.lit))
    screen.paint(settle=True)


def text(screen: TableScreen) -> str:
    """What stands on the screen."""
    return "\n".join(strip.text for strip in screen._compositor.render_strips())


def row_of(screen: TableScreen, name: str) -> str:
    """What stands in the uppermost row of a place."""
    spot = region_of(screen, name)
    return text(screen).split("\n")[spot.y][spot.x : spot.right]


def region_of(screen: TableScreen, name: str) -> Region:
    """Where a place lies."""
    target = screen.targets.get(name)
    assert target is not None, (name, [one.name for one in screen.targets])
    return target.region


def line_about(screen: TableScreen, name: str) -> Look:
    """The line about a place."""
    return look_at(screen.board, screen.scene, screen.selection.chooser, words_of("tribal_duel"), name)


def piece_of(screen: TableScreen, name: str) -> Drawn:
    """The piece that has this place."""
    return next(piece for piece in screen.query(Drawn) if piece.display and name in set(piece.names()))


def middle_of(spot: Region) -> Offset:
    """The cell in the middle."""
    return Offset(spot.x + spot.width // 2, spot.y + spot.height // 2)


def check_in_view(screen: TableScreen, name: str) -> None:
    """The place lies whole within its piece, the piece within its container and the window, and a click there finds it."""
    piece, spot = piece_of(screen, name), region_of(screen, name)
    assert spot.area, name
    assert piece.region.contains_region(spot), (name, spot, piece.region)
    for around in piece.ancestors:
        if hasattr(around, "region"):
            assert around.region.contains_region(piece.region), (name, piece.region, around)
    found, where = screen.get_widget_at(*middle_of(spot))
    assert found is piece, (name, found)
    assert piece.place_at(middle_of(spot) - where.offset) == name, name

"""A table of any game on the screen, showing whatever position a test wants."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any

from textual.geometry import Offset, Region
from textual.pilot import Pilot

from rules import State
from tests.table.helpers import NAMES, SMALL, Silent, TableApp, seats, text_of
from tribes_tui.play.table import Table
from tribes_tui.table.screen import TableScreen
from tribes_tui.theme.built_in import OFFERED
from tribes_tui.widgets.drawing.drawn import Drawn

SIZES = (SMALL, (100, 30), (120, 40), (160, 50), (200, 60))
ODD_SIZES = ((80, 40), (100, 24), (120, 30), (160, 30), (200, 24), (120, 60))

text = text_of


class SeatedApp(TableApp):
    """A table at which nobody plays, at a depth of colour and in a theme."""

    def __init__(self, game: str, players: int, depth: str, theme: str, names: Sequence[str]) -> None:
        super().__init__(Table.new(game, seats("p" + "b" * (players - 1), names), {}, 5), Silent())
        self.depth = depth
        for one in OFFERED:
            self.register_theme(one)
        self.theme = theme


@asynccontextmanager
async def seated(
    state: State,
    size: tuple[int, int] = SMALL,
    viewer: int | None = 0,
    picked: Sequence[str] = (),
    depth: str = "truecolor",
    theme: str = "tribes-dark",
    names: Sequence[str] = NAMES,
) -> AsyncIterator[tuple[Pilot[Any], TableScreen]]:
    """The screen with `state` on it, after `viewer` has picked some places; nobody else plays."""
    app = SeatedApp(state.game.id, state.players, depth, theme, names)
    app._begin_batch()  # what the table was dealt is laid, and never drawn
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        show(app.table_screen, state, viewer, *picked)
        app._end_batch()
        await pilot.pause()
        yield pilot, app.table_screen


def show(screen: TableScreen, state: State, viewer: int | None, *picked: str) -> None:
    """Lay another position on it; who looks may be another, too."""
    screen._watcher.viewer = viewer
    screen._chronicle.viewer = viewer
    screen._view = state.view(viewer)
    screen.selection.cursor, screen.selection.notice = None, ""
    is_asked = viewer is not None and screen._view.current_player == viewer
    screen.selection.begin(screen.board, screen._view if is_asked else None)
    screen.paint(settle=True)
    if picked:
        pick(screen, *picked)


def pick(screen: TableScreen, *names: str) -> None:
    """Pick these, one after the other, from the beginning."""
    while screen.selection.chooser.step_back():
        continue
    for name in names:
        assert screen.selection.chooser.pick(name), (name, sorted(screen.selection.chooser.lit))
    screen.paint(settle=True)


def point(screen: TableScreen, name: str) -> None:
    """Put the cursor there."""
    screen.selection.cursor = name
    screen.cursor_moved()


def piece_of(screen: TableScreen, name: str) -> Drawn:
    """The piece that has this place."""
    return next(piece for piece in screen.query(Drawn) if piece.display and name in set(piece.names()))


def middle_of(spot: Region) -> Offset:
    """The cell in the middle."""
    return Offset(spot.x + spot.width // 2, spot.y + spot.height // 2)


def check_in_view(screen: TableScreen, name: str) -> None:
    """The place lies whole within its piece, the piece within the window, and a click there finds it."""
    target = screen.targets.get(name)
    assert target is not None, (name, [one.name for one in screen.targets])
    piece, spot = piece_of(screen, name), target.region
    assert spot.area, name
    assert piece.region.contains_region(spot), (name, spot, piece.region)
    assert Region(0, 0, *screen.size).contains_region(piece.region), (name, piece.region)
    found = screen.get_widget_at(*middle_of(spot))[0]
    assert found is piece, (name, found)
    assert piece.place_at(middle_of(spot) - piece.region.offset) == name

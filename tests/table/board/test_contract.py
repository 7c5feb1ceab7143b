"""What the base offers to boards that indy doesn't need: other directions, previews, keys of their own."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from textual.app import App

from tests.table.helpers import SMALL, Greedy, laid, shown
from tribes_tui.games.indy.table import IndyBoard
from tribes_tui.table.board.scene import Command, Scene
from tribes_tui.table.screen import TableScreen


class Following(IndyBoard):
    """indy with everything on: a preview of the cursor, keys for diagonals, a command of its own."""

    follows_cursor = True
    directions: ClassVar[dict[str, str]] = {"n": "right", "b": "left"}
    told: ClassVar[list[str]] = []

    def point(self, scene: Scene, cursor: str | None) -> None:
        self.table.best.show(f"preview of {scene.cursor}", ())

    def commands(self, scene: Scene) -> Sequence[Command]:
        return (Command("g", "greet", "game:greet"),)

    def command(self, screen: Any, name: str) -> None:
        self.told.append(name)


class FollowingApp(App[None]):
    def __init__(self) -> None:
        super().__init__()
        self.laid = laid("pb", seed=1)

    def on_mount(self) -> None:
        self.push_screen(TableScreen(self.laid, Following(), Greedy(), 0))  # type: ignore[arg-type]


async def test_a_board_that_follows_the_cursor_is_drawn_with_it() -> None:
    app = FollowingApp()
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        screen = app.screen
        assert isinstance(screen, TableScreen)
        first = screen.cursor
        assert f"preview of {first}" in shown(app)
        await pilot.press("n")
        assert screen.cursor != first
        assert f"preview of {screen.cursor}" in shown(app)
        await pilot.press("b")
        assert screen.cursor == first


async def test_a_board_has_keys_of_its_own_in_the_footer() -> None:
    app = FollowingApp()
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        assert "g  greet" in shown(app)
        await pilot.press("g")
        assert Following.told == ["game:greet"]

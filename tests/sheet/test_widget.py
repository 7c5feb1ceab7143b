from __future__ import annotations

import pytest
from textual.app import App, ComposeResult
from textual.geometry import Offset, Region

from tribes_tui.sheet.canvas import Canvas
from tribes_tui.sheet.skin import FLAGS, PIECES, ROLES, Skin
from tribes_tui.sheet.widget import Sheet

COLOURS = {"foreground": "#dddddd", "background": "#101010", "panel": "#303030"}


class SheetApp(App[None]):
    def __init__(self) -> None:
        super().__init__()
        self.refreshed: list[Region] = []
        self.clicks: list[Offset] = []

    def compose(self) -> ComposeResult:
        self.sheet = Sheet(Skin(COLOURS))
        original = self.sheet.refresh

        def refresh(*regions: Region, **more: bool) -> Sheet:
            self.refreshed += regions
            return original(*regions, **more)

        self.sheet.refresh = refresh  # type: ignore[method-assign]
        yield self.sheet

    def on_sheet_clicked(self, event: Sheet.Clicked) -> None:
        self.clicks.append(event.place)


def canvas(text: str = "", role: str = "text") -> Canvas:
    made = Canvas(20, 3)
    made.text(4, 1, text, role)
    return made


async def test_only_the_cells_that_changed_are_painted_again() -> None:
    app = SheetApp()
    async with app.run_test(size=(20, 3)):
        app.sheet.show(canvas("abcdef"))
        app.refreshed.clear()
        app.sheet.show(canvas("abXdYf"))
        assert app.refreshed == [Region(6, 1, 3, 1)]
        assert app.sheet.render_line(1).text == "    abXdYf          "


async def test_a_changed_role_is_a_change() -> None:
    app = SheetApp()
    async with app.run_test(size=(20, 3)):
        app.sheet.show(canvas("abc"))
        app.refreshed.clear()
        app.sheet.show(canvas("abc", "bad"))
        assert app.refreshed == [Region(4, 1, 3, 1)]


async def test_the_same_again_paints_nothing_and_neither_does_a_moving_mouse() -> None:
    app = SheetApp()
    async with app.run_test(size=(20, 3)) as pilot:
        app.sheet.show(canvas("abc"))
        await pilot.pause()
        app.refreshed.clear()
        app.sheet.show(canvas("abc"))
        for x in range(8):
            await pilot.hover(Sheet, offset=(x, 1))
        await pilot.pause()
        assert app.refreshed == []


async def test_a_click_tells_the_cell() -> None:
    app = SheetApp()
    async with app.run_test(size=(20, 3)) as pilot:
        await pilot.click(Sheet, offset=(7, 2))
        assert app.clicks == [Offset(7, 2)]


@pytest.mark.parametrize("colours", [COLOURS, None])
def test_every_flag_changes_the_look_of_every_role(colours: dict[str, str] | None) -> None:
    skin = Skin(colours)
    for role in (*ROLES, *(f"piece-{name}" for name in PIECES)):
        for flag in ("lit", "chosen", "cursor"):
            if colours is None and role == "head":
                continue  # the header is never a target
            assert skin.style(f"{role}+{flag}") != skin.style(role), (role, flag)


def test_the_cursor_is_unlike_everything_else() -> None:
    for skin in (Skin(COLOURS), Skin(None)):
        looks = {str(skin.style(f"text+{flag}")) for flag in FLAGS}
        assert len(looks) == len(FLAGS)
        assert skin.style("text+lit+cursor") != skin.style("text+lit+chosen")


def test_without_colours_there_is_none() -> None:
    skin = Skin(None)
    for role in (*ROLES, *(f"piece-{name}+lit+cursor" for name in PIECES)):
        style = skin.style(role)
        assert style.color is None
        assert style.bgcolor is None

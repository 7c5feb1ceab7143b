"""The screens of fields and the dialogs: readable in every theme, plain without colour, in ASCII nothing else."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from rich.color import ColorType
from textual.screen import Screen
from textual.widgets import Button

from tests.table.helpers import text_of
from tribes_tui.display.local import LocalApp
from tribes_tui.play.records import Offer
from tribes_tui.play.seat import Seat
from tribes_tui.profile.settings import Settings
from tribes_tui.screens.dialogs import OfferScreen, PickGame
from tribes_tui.screens.settings import SettingsScreen
from tribes_tui.screens.setup.screen import SetupScreen
from tribes_tui.server.session.screens.at_table import AwayScreen
from tribes_tui.server.session.screens.forms import HostSettingsScreen, PlanScreen
from tribes_tui.server.session.screens.host_screen import AskScreen
from tribes_tui.server.session.screens.waiting import InvitationDialog
from tribes_tui.table.dialogs import ElsewhereScreen, LeaveDialog, SeatsScreen, WrittenDialog
from tribes_tui.table.history.pages import SayScreen
from tribes_tui.table.play.handover import Handover, HandoverScreen
from tribes_tui.theme.built_in import COLOURED, OFFERED
from tribes_tui.theme.colours import contrast

SMALL, LARGE = (80, 24), (120, 40)
LEAST = 4.5
SHAPES = frozenset(" ▀▄█▌▐▘▝▖▗▚▞▙▛▜▟▁▂▃▅▆▇▔▏▎▍▕─│╭╮╰╯├┤┬┴┼╌═━╱╲░▒▓≈▲►·")
SEATS = [Seat("human", "", "Ada"), Seat("bot", "easy", "Bo")]
SCREENS: dict[str, Callable[[], Screen[Any]]] = {
    "setup": lambda: SetupScreen("rise_of_tribes"),
    "settings": lambda: SettingsScreen(Settings()),
    "pick": lambda: PickGame(),
    "offer": lambda: OfferScreen("it is being played elsewhere", [Offer("watch", "look on")]),
    "seats": lambda: SeatsScreen("indy", SEATS),
    "elsewhere": lambda: ElsewhereScreen(lambda store: None, "the disk is full"),
    "exported": lambda: WrittenDialog(
        "Exported", "", "/home/somebody/.local/share/tribes/exports/tribal_duel-20260101-120000-ab12.svg"
    ),
    "leave": lambda: LeaveDialog("the disk is full"),
    "say": lambda: SayScreen("Choose a card.", ["Your hand: a red horse."], [(1, "take it"), (2, "pass")]),
    "handover": lambda: passed_on(),
    "ask": lambda: AskScreen("welcome", "What should the others call you?", "That name is taken.", ["Bo: hello"]),
    "plan": PlanScreen,
    "invitation": lambda: InvitationDialog("amber-otter-7", "indy"),
    "host settings": lambda: HostSettingsScreen(Settings(), True),
    "since": lambda: AwayScreen(["Bo took a card."], 1),
}


def passed_on() -> HandoverScreen:
    """Between two people; what the table would do is said."""
    told = Handover((1, "Bo"), (0, "Ada"), ["Ada took a card."], "Indy", ["turn 7"], can_undo=True)
    screen = HandoverScreen(told, ask=lambda command: screen.warn(f"The table is asked to {command}."))
    return screen


class ScreenApp(LocalApp[None]):
    """One screen, in a theme and at a depth."""

    def __init__(self, name: str, theme: str = "tribes-dark", depth: str = "truecolor") -> None:
        super().__init__()
        self._shown, self.depth = name, depth
        for one in OFFERED:
            self.register_theme(one)
        self.theme = theme
        self.show_plain_signs(depth == "ascii")

    def on_mount(self) -> None:
        self.push_screen(SCREENS[self._shown]())


def faint(screen: Screen[Any]) -> set[str]:
    """The texts that don't stand out from what they lie on."""
    found = set()
    for strip in screen._compositor.render_strips():
        for segment in strip:
            style = segment.style
            if style is None or SHAPES.issuperset(segment.text):
                continue
            ink, ground = style.color, style.bgcolor
            if ink is None or ground is None or ink.type is ColorType.DEFAULT or ground.type is ColorType.DEFAULT:
                continue
            if contrast(ink.get_truecolor().hex, ground.get_truecolor().hex) < LEAST:
                found.add(segment.text.strip())
    return found


@pytest.mark.sampled(3)
@pytest.mark.parametrize("theme", [one.name for one in COLOURED])
@pytest.mark.parametrize("name", SCREENS)
async def test_every_text_can_be_read(name: str, theme: str) -> None:
    app = ScreenApp(name, theme)
    async with app.run_test(size=LARGE) as pilot:
        await pilot.pause()
        assert faint(app.screen) == set()


@pytest.mark.parametrize("name", SCREENS)
async def test_in_ascii_there_is_nothing_else(name: str) -> None:
    app = ScreenApp(name, depth="ascii")
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        assert text_of(app.screen).isascii()


@pytest.mark.parametrize("name", SCREENS)
async def test_without_colour_the_cursor_is_reversed(name: str) -> None:
    app = ScreenApp(name, depth="none")
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        reversed_texts = {
            segment.text.strip()
            for strip in app.screen._compositor.render_strips()
            for segment in strip
            if segment.style is not None and segment.style.reverse
        }
        assert reversed_texts


@pytest.mark.sampled(2)
@pytest.mark.parametrize("size", [SMALL, LARGE])
@pytest.mark.parametrize("name", SCREENS)
async def test_buttons_and_keys_are_wholly_seen(name: str, size: tuple[int, int]) -> None:
    app = ScreenApp(name)
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        for piece in [*app.screen.query(Button), *app.screen.query("KeyLine")]:
            assert app.screen.find_widget(piece).visible_region == piece.region
            assert piece.region.area

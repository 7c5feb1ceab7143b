"""Every screen in the made-up language, which has accents on all vowels: a word with a plain one was forgotten in the program."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

import rules
from rules.bots.levels import LEVELS
from rules.five_tribes.components.pieces import DJINN_NAMES
from rules.rise_of_tribes.components.tables import VILLAGE_COST
from tests.screens.test_looks import ScreenApp
from tests.shots.__main__ import settled
from tests.shots.screens import SIZES, Look, Screen, all_screens
from tests.table.helpers import text_of
from tests.table.test_enter_line import LONG_NAMES
from tribes_tui.games.five_tribes.pieces.parts import BidTrack
from tribes_tui.games.rise_of_tribes.pieces.actions import ActionBoard
from tribes_tui.widgets.drawing.drawn import Drawn
from tribes_tui.words.language import PROGRAM, speak

SCREENS = {screen.name: screen for screen in all_screens() if not screen.name.startswith("pieces-")}
RULEBOOK = SCREENS.pop("rulebook")
"""Its text is in the language of its file."""
FORGOTTEN = re.compile(r"(?<![\w-])[^\W\d_]*[aeiou][^\W\d_]*(?![\w-])", re.IGNORECASE)
TITLES = {word for title in ("Tribes", *(game.title for game in rules.games.values())) for word in title.split()}
PEOPLE = {"Ash", "Birch", "Cedar", "Hazel", "Juniper", "Ada", "Lena", *LONG_NAMES}
NAMES = {name.casefold() for name in (*TITLES, *PEOPLE, *LEVELS, *VILLAGE_COST, *DJINN_NAMES)}
KEYS = {"Esc", "Enter", "Tab", "Home", "End", "Space", "PgUp"}
NOTATION = {"VEMBA"}
"""Meeples by their letters, where there is room for no more."""


@pytest.fixture(autouse=True)
def _made_up() -> Iterator[None]:
    speak("xx")
    yield
    PROGRAM.language = "en"


def forgotten(text: str) -> set[str]:
    """Words of three letters that are neither marked nor names (whole, or as much of them as there is room for), titles or keys."""
    found = {word for word in FORGOTTEN.findall(text) if len(word) > 2} - KEYS - NOTATION
    return {word for word in found if not any(name.startswith(word.casefold()) for name in NAMES)}


@pytest.mark.sampled(2)
@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("screen", SCREENS.values(), ids=SCREENS.keys())
async def test_nothing_unmarked_stands_on_any_screen(screen: Screen, size: tuple[int, int]) -> None:
    async with screen.open(Look(size)) as pilot:
        await settled(pilot, "truecolor")
        shown = text_of(pilot.app.screen)
    assert "⟦" in shown
    assert "⟦⟧" not in shown
    assert not forgotten(shown), shown


@pytest.mark.sampled(2)
@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("page", ["setup", "settings", "pick", "seats", "plan", "invitation", "host settings"])
async def test_nothing_unmarked_stands_on_any_page(page: str, size: tuple[int, int]) -> None:
    """Of those whose words are all the program's own."""
    app = ScreenApp(page)
    async with app.run_test(size=size) as pilot:
        await settled(pilot, "truecolor")
        shown = text_of(app.screen)
    assert "⟦" in shown
    assert not forgotten(shown), shown


@pytest.mark.parametrize(("game", "piece"), [("rise_of_tribes", ActionBoard), ("five_tribes", BidTrack)])
async def test_what_has_no_room_at_80_columns_ends_with_a_sign(game: str, piece: type[Drawn]) -> None:
    async with SCREENS[game].open(Look(SIZES[0])) as pilot:
        await settled(pilot, "truecolor")
        first = pilot.app.screen.query_one(piece).text().splitlines()[0].rstrip(" ☼◐○")  # behind them the dice in hand
    assert first.endswith(("⟧", "…")), first

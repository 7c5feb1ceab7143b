"""Every screen by mouse alone: what can be pointed at does something when it is clicked, and one can leave."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from textual.geometry import Offset, Region
from textual.pilot import Pilot
from textual.screen import Screen
from textual.widget import Widget
from textual.widgets import Button, DataTable, Input, OptionList, Select, Switch

import rules
from saves import Store
from tests.app.test_app import played
from tests.screens.test_every_binding import AT_HOME, MORE, NOT_HERE, OTHER_WAY, OneScreen, of_home, seen, shown_keys
from tests.screens.test_looks import SCREENS
from tests.screens.test_replay import whole_game
from tests.table.helpers import SMALL, Silent, TableApp
from tests.table.test_every_key import laid as table_of
from tribes_tui.app import TribesApp
from tribes_tui.table.screen import table_screen
from tribes_tui.widgets.drawing.drawn import Drawn

AS_IT_IS = {
    "setup": {"GamesRow/indy"},  # the game that the cursor stood on at home
    "plan": {"GamesRow/tribe"},
    "saves": {"GamesTable/0"},
    "statistics": {"OutcomesTable/0"},  # the second click opens it
    "hint": {"WinBars/move:1"},
    "log": {"Whose/key:0"},
    "replay": {
        *(f"Transport/{name}" for name in ("first", "back", "turn_back", "round_back", "eyes:0")),
        *("row/shaman:R", "row/shaman:G", "row/shaman:B", "seats/seat:0"),  # the left half of a table goes back, too
    },
}
"""Places that say what is so already, when a screen is opened: a replay is at its beginning."""
FIELDS = (Button, Input, Select, Switch)


@pytest.fixture(autouse=True)
def _own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TRIBES_HOME", str(tmp_path / "home"))


def spots(screen: Screen[Any]) -> dict[str, Offset]:
    """What can be pointed at -> a cell of it; only what is in sight, and no field that has the focus already."""
    found: dict[str, Offset] = {}
    for piece, (region, clip) in screen._compositor.visible_widgets.items():
        if not piece.disabled and not (piece is screen.focused and isinstance(piece, Input)):
            for name, place in _parts(piece):
                if part := place.intersection(region.intersection(clip)):
                    found[f"{piece.id or type(piece).__name__}/{name}"] = _middle(part)
    return found


def _parts(piece: Widget) -> Iterator[tuple[str, Region]]:
    """The parts of a widget that are chosen by themselves, and where they lie."""
    if isinstance(piece, Drawn):
        yield from ((name, piece.region_of(name)) for name in piece.places)
    elif isinstance(piece, OptionList):
        inner = piece.scrollable_content_region
        for k, option in enumerate(piece.options):
            if not option.disabled:
                yield str(k), Region(inner.x, inner.y + k - round(piece.scroll_y), inner.width, 1)
    elif isinstance(piece, DataTable):
        inner = piece.scrollable_content_region
        yield from ((str(k), Region(inner.x, inner.y + 1 + k, inner.width, 1)) for k in range(piece.row_count))
    elif isinstance(piece, FIELDS):
        yield "", piece.region


def _middle(region: Region) -> Offset:
    return Offset(region.x + region.width // 2, region.y + region.height // 2)


class Clicks:
    """A screen whose every place is clicked, each from where the screen was opened."""

    def __init__(self, pilot: Pilot[Any], open_it: Callable[[], Any]) -> None:
        self.pilot, self.app, self._open = pilot, pilot.app, open_it
        self._depth, self.has_left = len(pilot.app.screen_stack), False
        self.app.exit = self._exit  # type: ignore[method-assign]  # leaving the app is a thing to choose, too

    def _exit(self, *_: object, **__: object) -> None:
        self.has_left = True

    async def rest(self) -> None:
        """Until what was clicked has been dealt with."""
        for _ in range(3):
            await self.pilot.pause()

    async def begin(self) -> None:
        """The screen as it was opened."""
        while len(self.app.screen_stack) > self._depth:
            self.app.pop_screen()
        self.has_left = False
        self._open()
        await self.rest()

    def idle(self, name: str) -> set[str]:
        """What may do nothing: keys at the end of their own way or without what they belong to, and what is so already."""
        keys = {
            key
            for words, keys in shown_keys(self.app.screen).items()
            if words in NOT_HERE.get(name, ())
            for key in keys
        }
        return {f"KeyLine/key:{key}" for key in keys | set(OTHER_WAY)} | AS_IT_IS.get(name, set())

    async def all(self, screen: str) -> tuple[set[str], set[str]]:
        """(what does nothing when it is clicked, what leaves the screen)."""
        await self.begin()
        here, dead, left = len(self.app.screen_stack), set[str](), set[str]()
        idle = self.idle(screen)
        for name, spot in spots(self.app.screen).items():
            await self.begin()
            before = seen(self.app)
            await self.pilot.click(offset=spot)
            await self.rest()
            if self.has_left or len(self.app.screen_stack) < here:
                left.add(name)
            elif name not in idle and seen(self.app) == before:
                dead.add(name)
        return dead, left


@pytest.mark.sampled(1)
@pytest.mark.parametrize("name", [name for name in (*SCREENS, *MORE) if name not in AT_HOME])
async def test_every_place_of_a_page_or_dialog_can_be_clicked(name: str) -> None:
    app = OneScreen()
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        dead, left = await Clicks(pilot, lambda: app.open(name)).all(name)
        assert dead == set()
        assert left


@pytest.mark.soak
@pytest.mark.parametrize("name", AT_HOME)
async def test_every_place_of_a_screen_of_home_can_be_clicked(name: str) -> None:
    store = Store()
    whole_game(store, "indy", 2, 5)
    await played(store, moves=4)
    app: TribesApp = TribesApp(store=store)
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        dead, left = await Clicks(pilot, lambda: of_home(app, name)).all(name)
        assert dead == set()
        assert left
    app.end_bots()


MOVES = 26
"""After so many moves all kinds of pieces lie on a table."""


def one_of_each_kind(places: dict[str, Offset]) -> dict[str, Offset]:
    """One place of each kind: of `hand:a` and `hand:b` the first."""
    kinds = {name.split(":")[0] if "/key:" not in name else name: name for name in reversed(places)}
    return {name: places[name] for name in places if name in kinds.values()}


@pytest.mark.soak
@pytest.mark.parametrize("game_id", rules.games)
async def test_every_kind_of_place_of_a_table_can_be_clicked(game_id: str) -> None:
    app = TableApp(table_of(game_id, MOVES), Silent())
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        clicks = Clicks(pilot, lambda: app.push_screen(table_screen(table_of(game_id, MOVES), Silent(), pace=0)))
        await clicks.begin()
        dead = set()
        for name, spot in one_of_each_kind(spots(app.screen)).items():
            await clicks.begin()
            before = seen(app), len(app.rules_asked)
            await pilot.click(offset=spot)
            await clicks.rest()
            if (seen(app), len(app.rules_asked)) == before and not clicks.has_left:
                dead.add(name)
        assert dead == set()

"""What is drawn: how each picture's screen is opened, and in which themes, sizes and depths."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from typing import Any, NamedTuple

from textual.pilot import Pilot

import rules
from saves import Store
from tests.shots.crowded import CROWDED, crowded_table
from tests.shots.moments import MOMENTS, Before, moment
from tests.shots.played import games_of_a_year, newest, reviewed
from tests.widgets.page import PAGES, PageApp
from tribes_tui.app import TribesApp, headless
from tribes_tui.app.piloted import shown, temporary_home
from tribes_tui.display.looks import DEPTHS
from tribes_tui.journey.progress import Travels
from tribes_tui.journey.stages import STAGES
from tribes_tui.profile.settings import Settings, save
from tribes_tui.screens.journey.screen import JourneyScreen
from tribes_tui.table.screen import TableScreen

SMALL, LARGE = (80, 24), (120, 40)
SIZES = (SMALL, LARGE)
THEMES = ("dark", "light")
FULL, *FEWER = (*DEPTHS, "ascii")
"""24 bits; 256, 16, none, ascii."""

SEATS = {"indy": "you,bot,bot,bot", "tribe": "you,bot,bot,bot"}
MIDDLE, END = 26, 10**6
"""Moves after which a table is drawn: in the middle of a game, and when it is over."""


class Look(NamedTuple):
    """A terminal that a screen is drawn for."""

    size: tuple[int, int]
    theme: str = "dark"
    depth: str = FULL

    def file(self, name: str) -> str:
        """What the picture of the screen `name` is called, without its ending."""
        shade = "" if self.depth == FULL else f"-{self.depth}"
        return f"{name}-{self.size[0]}x{self.size[1]}-{self.theme}{shade}"


Opener = Callable[[Look], AbstractAsyncContextManager[Pilot[Any]]]
"""Gives the pilot of the screen for a terminal."""


class Screen(NamedTuple):
    """A screen that is drawn, and for which terminals."""

    name: str
    open: Opener
    looks: tuple[Look, ...]


ALL_LOOKS = tuple(Look(size, theme) for theme in THEMES for size in SIZES)
FEW_COLOURS = tuple(Look(SMALL, "dark", depth) for depth in FEWER)
CROWDED_LOOKS = tuple(Look(size) for size in SIZES)
PAGE_LOOKS = tuple(Look(LARGE, theme) for theme in THEMES) + tuple(Look(LARGE, "dark", depth) for depth in FEWER)

APART: dict[str, Callable[[TribesApp], Any]] = {
    "home": lambda app: None,
    "setup": lambda app: app.choose_setup(),
    "saves": lambda app: app.choose_saves(),
    "settings": lambda app: app.choose_settings(),
    "statistics": lambda app: app.choose_statistics(),
    "journey": lambda app: app.push_screen(JourneyScreen(half_way(), "duel-3")),
    "rulebook": lambda app: app.show_rules("indy", "3.7"),
    "replay": lambda app: app.show_replay(app.store.list()[0].name),
    "review": lambda app: app.show_replay(app.store.list()[0].name, True),
    "lesson": lambda app: app.open_lesson("rise_of_tribes"),
}
"""Screens without a table, and how they are opened."""
OF_GAMES = ("saves", "statistics")
"""Those that show games which have been played."""

OVER = {"help": "?", "signs": "i", "log": "l", "words": "v", "seats": "S", "jump": "j", "since": "B"}
"""What is shown over a table, and the key for it."""


def half_way() -> Travels:
    """How far somebody has come after some evenings."""
    stars = ({0, 1, 2}, {0}, {0, 1}, {0, 2}, {0, 1, 2}, {0})
    reached = (*STAGES[:5], *STAGES[6:11], *STAGES[12:14], *STAGES[18:20])
    return Travels({stage.name: frozenset(stars[k % len(stars)]) for k, stage in enumerate(reached)}, ())


def all_screens() -> Iterator[Screen]:
    """Everything that `make shots` draws."""
    for name in APART:
        yield Screen(name, _apart(name), ALL_LOOKS + (FEW_COLOURS if name == "home" else ()))
    for game in rules.games:
        yield Screen(game, _table(game, MIDDLE), ALL_LOOKS + FEW_COLOURS)
        yield Screen(f"{game}-end", _table(game, END), ALL_LOOKS)
    for game in CROWDED:
        yield Screen(f"{game}-crowded", _crowded(game), CROWDED_LOOKS)
    for name, before in MOMENTS.items():
        yield Screen(name, _moment(before), ALL_LOOKS)
    for name, key in OVER.items():
        yield Screen(name, _table("indy", MIDDLE, key), ALL_LOOKS)
    yield Screen("handover", _handover, ALL_LOOKS + FEW_COLOURS)
    for page in PAGES:
        yield Screen(f"pieces-{page}", _page(page), PAGE_LOOKS)


def _table(game: str, moves: int, key: str = "") -> Opener:
    """A table after so many moves, and what a key shows over it."""

    @asynccontextmanager
    async def opened(look: Look) -> AsyncIterator[Pilot[Any]]:
        seats = SEATS.get(game, "you,bot")
        theme = f"tribes-{look.theme}"
        async with headless(game, seats=seats, size=look.size, moves=moves, theme=theme, depth=look.depth) as pilot:
            if key:
                await pilot.press(key)
            yield pilot

    return opened


@asynccontextmanager
async def _handover(look: Look) -> AsyncIterator[Pilot[Any]]:
    """Between two people: one has decided, and what they did may still be taken back."""
    people, theme = "name:Ada,name:Lena", f"tribes-{look.theme}"
    async with headless("tribe", seats=people, size=look.size, moves=MIDDLE, theme=theme, depth=look.depth) as pilot:
        await pilot.press("enter")
        while isinstance(screen := pilot.app.screen, TableScreen) and screen.is_my_turn:
            view = screen.scene.view
            screen.decide(max(view.legal_actions(), key=view.hint))
            await pilot.pause()
        await pilot.press("enter")
        yield pilot


def _crowded(game: str) -> Opener:
    """A table in the fullest position there is."""

    @asynccontextmanager
    async def opened(look: Look) -> AsyncIterator[Pilot[Any]]:
        with temporary_home() as home:
            save(Settings(theme=f"tribes-{look.theme}", motion=False), home)
            async with shown(TribesApp(crowded_table(game)), look.size, look.depth) as pilot:
                yield pilot

    return opened


def _moment(before: Before) -> Opener:
    """The page of something that has just happened."""

    def opened(look: Look) -> AbstractAsyncContextManager[Pilot[Any]]:
        return moment(before, size=look.size, theme=f"tribes-{look.theme}", depth=look.depth)

    return opened


def _apart(name: str) -> Opener:
    """A screen of somebody who has played for a while, where that can be seen."""

    @asynccontextmanager
    async def opened(look: Look) -> AsyncIterator[Pilot[Any]]:
        with temporary_home() as home:
            if name in OF_GAMES:
                games_of_a_year(home)
            elif name == "replay":
                newest(home)
            elif name == "review":
                reviewed(home)
            is_ascii = look.depth == "ascii"
            save(Settings(theme=f"tribes-{look.theme}", motion=name == "settings", ascii=is_ascii), home)
            async with shown(TribesApp(store=Store(home)), look.size, look.depth) as pilot:
                assert isinstance(pilot.app, TribesApp)
                APART[name](pilot.app)
                yield pilot

    return opened


def _page(page: str) -> Opener:
    """Pieces beside each other."""

    @asynccontextmanager
    async def opened(look: Look) -> AsyncIterator[Pilot[Any]]:
        app = PageApp(page, f"tribes-{look.theme}", look.depth)
        async with app.run_test(size=look.size) as pilot:
            yield pilot

    return opened

"""Every key that a screen shows does something there, no key has two meanings in it, and a capital that is shown is typed."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from textual.app import App
from textual.command import Command, CommandList, CommandPalette
from textual.pilot import Pilot
from textual.screen import Screen

from saves import Store
from tests.app.test_app import played, screen_text, until
from tests.screens.test_looks import SCREENS
from tests.screens.test_replay import whole_game
from tests.table.helpers import NAMES, SMALL
from tribes_tui.app import TribesApp
from tribes_tui.display.local import LocalApp
from tribes_tui.journey.progress import Travels
from tribes_tui.journey.stages import STAGES, StarStanding
from tribes_tui.screens.daily import DailyScreen
from tribes_tui.screens.journey.screen import JourneyScreen
from tribes_tui.seats.expected import Expected
from tribes_tui.table.advice.help import ExplainedPlace, HelpScreen, SignsScreen
from tribes_tui.table.advice.hint_screen import HintScreen, Weighed
from tribes_tui.table.advice.keys_page import KeyGroup, KeysScreen, KnownKey
from tribes_tui.table.dialogs import StarsScreen
from tribes_tui.table.history.chronicle import LogLine
from tribes_tui.table.history.pages import LogScreen
from tribes_tui.theme.built_in import OFFERED
from tribes_tui.widgets.screen.named_keys import named_keys
from tribes_tui.widgets.screen.top_screen import KeyLine
from tribes_tui.words.said import home

OTHER_WAY = {
    "up": "down",
    "left": "right",
    "plus": "minus",
    "right": "left",
    "down": "up",
    "1": "2",
    "0": "1",
    "pageup": "pagedown",
}
"""A key that is shown for both ways may do nothing at the end of its own."""
LINES = [LogLine(f"event {i}", i % 2) for i in range(60)]
MORE: dict[str, Callable[[], Screen[Any]]] = {
    "what is this": lambda: HelpScreen([ExplainedPlace("a"), ExplainedPlace("b")], "a", lambda name: [name]),
    "signs": lambda: SignsScreen("indy"),
    "journey": lambda: JourneyScreen(Travels({"indy-1": frozenset({0, 2}), "rixe-1": frozenset({1})}, ())),
    "stars": lambda: StarsScreen(STAGES[0], [StarStanding(False, False, 1)] * 3, "indy"),
    "all keys": lambda: KeysScreen([KeyGroup("Keys", [KnownKey((str(k),), f"does {k}") for k in range(90)])]),
    "hint": lambda: HintScreen(
        "pass",
        [Weighed("pass", Expected("pass", 40, 0.6, 0.1)), Weighed("swap", Expected("swap", 9, 0.5, 0.2))],
        lambda number: None,
    ),
    "log": lambda: LogScreen(LINES, NAMES[:2]),
}
AT_HOME = ("home", "setup", "settings", "saves", "statistics", "daily", "rulebook", "replay")
NOT_HERE = {
    "hint": {"show it"},  # points at the table below it
    "setup": {"rules"},  # asks the app for the rulebook
    "plan": {"rules"},
    "statistics": {"game"},  # there is one
    "replay": {"first"},  # it begins there
    "ask": {"that's it"},  # nothing is written yet
}
"""Words of keys that do nothing on a screen without what it belongs to."""


@pytest.fixture(autouse=True)
def _own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TRIBES_HOME", str(tmp_path / "home"))


class OneScreen(LocalApp[None]):
    """A screen of `MORE` or of the looks, on an empty one."""

    def __init__(self) -> None:
        super().__init__()
        self.depth = "truecolor"
        for one in OFFERED:
            self.register_theme(one)
        self.theme = "tribes-dark"

    def open(self, name: str) -> None:
        """Show it."""
        self.push_screen((SCREENS | MORE)[name]())


def of_home(app: TribesApp, name: str) -> None:
    """Open a screen as its key at home does."""
    opened: dict[str, Callable[[], Any]] = {
        "home": lambda: None,
        "setup": app.choose_setup,
        "settings": app.choose_settings,
        "saves": app.choose_saves,
        "statistics": app.choose_statistics,
        "daily": app.choose_daily,
        "rulebook": lambda: app.show_rules("indy", "3.7"),
        "replay": lambda: app.show_replay(next(one.name for one in app.store.list() if one.finished)),
    }
    opened[name]()


def shown_keys(screen: Screen[Any]) -> dict[str, list[str]]:
    """What a key is said to do -> the keys that do it, as long as no field takes what is typed."""
    found: dict[str, list[str]] = {}
    for key, active in screen.active_bindings.items():
        typed = screen.focused is not None and len(key) == 1 and screen.focused.check_consume_key(key, key)
        if active.binding.show and active.enabled and not typed:
            found.setdefault(active.binding.description, []).append(key)
    return found


def seen(app: App[Any]) -> tuple[object, ...]:
    """All by which a key can show that it did something: texts and their colours, screens, the focus, the theme."""
    drawn = tuple(tuple(strip) for strip in app.screen._compositor.render_strips())
    return len(app.screen_stack), app.screen, drawn, app.screen.focused, app.theme


class Trial:
    """A screen on which keys are tried, each from where it was opened."""

    def __init__(self, pilot: Pilot[Any], name: str, open_it: Callable[[], Any]) -> None:
        self.pilot, self.name, self._open = pilot, name, open_it
        self.app, self._depth, self.has_left = pilot.app, len(pilot.app.screen_stack), False
        self.app.exit = self._leave  # type: ignore[method-assign]  # a key that ends the app did something

    def _leave(self, *_: object, **__: object) -> None:
        self.has_left = True

    async def begin(self) -> None:
        """The screen as it was opened."""
        while len(self.app.screen_stack) > self._depth:
            self.app.pop_screen()
        self._open()
        for _ in range(3):
            await self.pilot.pause()

    async def does(self, key: str) -> bool:
        """Whether a key does something."""
        await self.begin()
        before = seen(self.app)
        await self.pilot.press(key)
        for _ in range(3):
            await self.pilot.pause()
        return self.has_left or seen(self.app) != before

    async def dead_keys(self) -> set[str]:
        """What is shown and does nothing."""
        await self.begin()
        dead = set()
        for words, keys in shown_keys(self.app.screen).items():
            if words in NOT_HERE.get(self.name, ()):
                continue
            if not await self.does(keys[0]) and not await self.does(OTHER_WAY.get(keys[0], keys[0])):
                dead.add(f"{words}: {keys}")
        return dead


@pytest.mark.sampled(1)
@pytest.mark.parametrize("name", [name for name in (*SCREENS, *MORE) if name not in AT_HOME])
async def test_every_key_of_a_page_or_dialog_does_something(name: str) -> None:
    app = OneScreen()
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        assert await Trial(pilot, name, lambda: app.open(name)).dead_keys() == set()


@pytest.mark.soak
@pytest.mark.parametrize("name", AT_HOME)
async def test_every_key_of_a_screen_of_home_does_something(name: str) -> None:
    store = Store()
    whole_game(store, "indy", 2, 5)
    await played(store, moves=4)
    app = TribesApp(store=store)
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        assert await Trial(pilot, name, lambda: of_home(app, name)).dead_keys() == set()
    app.end_bots()


def meanings(screen: Screen[Any]) -> dict[str, set[str]]:
    """A key -> all that it is said to do on a screen: by the screen, by what has the focus, by the app."""
    found: dict[str, set[str]] = {}
    for _, bindings in screen._binding_chain:
        for key, several in bindings.key_to_bindings.items():
            found.setdefault(key, set()).update(one.description for one in several if one.show)
    return {key: said for key, said in found.items() if said}


@pytest.mark.sampled(3)
@pytest.mark.parametrize("name", [name for name in (*SCREENS, *MORE) if name not in AT_HOME])
async def test_no_key_of_a_page_or_dialog_has_two_meanings(name: str) -> None:
    app = OneScreen()
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        app.open(name)
        for _ in range(3):
            await pilot.pause()
        assert {key: said for key, said in meanings(app.screen).items() if len(said) > 1} == {}


@pytest.mark.parametrize("name", ["log", "settings", "setup", "daily"])
async def test_the_palette_lists_what_the_keys_of_a_screen_do(name: str) -> None:
    app = TribesApp() if name in AT_HOME else OneScreen()
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        if isinstance(app, TribesApp):
            of_home(app, name)
        else:
            app.open(name)
        await until(pilot, lambda: len(app.screen_stack) > 1 and bool(app.screen.query(KeyLine)))
        await pilot.pause()
        listed = {one.title.lower() for one in named_keys(app.screen)}
        assert listed >= {said.lower() for said in shown_keys(app.screen)} - {home.help()}


async def test_the_palette_of_home_lists_what_home_offers_and_nothing_of_textuals() -> None:
    app = TribesApp()
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        assert app.home is not None
        await pilot.press("ctrl+p")
        await until(
            pilot, lambda: isinstance(app.screen, CommandPalette) and app.screen.query_one(CommandList).option_count
        )
        lines = app.screen.query_one(CommandList).options
        named = [line.hit.text for line in lines if isinstance(line, Command)]
        assert named == [choice.text for choice in app.home.choices]
        assert len(lines) == len(named) + 2, "in two groups"
        for line, choice in zip((line for line in lines if isinstance(line, Command)), app.home.choices, strict=True):
            assert not choice.about or choice.about[:13] in str(line.prompt), "what each is, beside its name"
        ends = [str(line.prompt).split()[-1] for line in lines if isinstance(line, Command)]
        assert ends == [choice.key for choice in app.home.choices], "the key at the right"


async def test_what_is_chosen_in_the_palette_is_done_on_the_screen_beneath() -> None:
    app = TribesApp()
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        app.choose_daily()
        await until(pilot, lambda: isinstance(app.screen, DailyScreen))
        await pilot.press("ctrl+p")
        await until(pilot, lambda: isinstance(app.screen, CommandPalette))
        await pilot.press(*"back")
        await until(
            pilot,
            lambda: any("Back" in row and row.split()[-1:] == ["Esc"] for row in screen_text(app).splitlines()),
        )
        await pilot.press("down", "enter")
        await until(pilot, lambda: app.screen is app.home)

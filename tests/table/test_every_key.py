"""Every key that the last row of a table offers does something there, and none has two meanings; so at the end of a game."""

from __future__ import annotations

from typing import Any

import pytest
from textual.pilot import Pilot

import rules
from tests.app.test_app import until
from tests.table.helpers import MEDIUM, SMALL, Greedy, TableApp, on_table, seats, shown
from tribes_tui.app.piloted import play_on
from tribes_tui.play.table import Table
from tribes_tui.table.board.scene import Command
from tribes_tui.table.end.screen import EndScreen
from tribes_tui.table.screen import TableScreen

MOVES, END = (0, 9, 26, 60), 10**6
SEATS = {"indy": "pbb", "tribe": "pbb"}
ARROWS = {"←": "left", "↑": "up", "↓": "down", "→": "right"}
PRESSED = {
    "Enter": "enter",
    "Tab": "tab",
    "Esc": "escape",
    ".": "full_stop",
    "?": "question_mark",
    "!": "exclamation_mark",
}
NOT_HERE = {"palette", "next"}
"""What belongs to the app, and what only moves where there are two things to move between."""


def laid(game_id: str, moves: int) -> Table:
    table = Table.new(game_id, seats(SEATS.get(game_id, "pb")), {}, 7)
    play_on(table, moves)
    return table


def letters(command: Command) -> set[str]:
    """The single keys that a cap in the last row names."""
    return {word for word in command.key.split() if len(word) == 1}


def pressed(command: Command) -> str:
    """The first key of a cap, as Textual calls it."""
    first = command.key.split()[0]
    if first.startswith("^"):
        return f"ctrl+{first[1:].lower()}"
    return (
        PRESSED.get(first)
        or ARROWS.get(first[0])
        or (first if len(first) == 1 else first[0] if first.islower() else first)
    )


@pytest.mark.parametrize("game_id", rules.games)
async def test_no_letter_has_two_meanings(game_id: str) -> None:
    for moves in MOVES:
        app = TableApp(laid(game_id, moves), Greedy())
        async with app.run_test(size=MEDIUM) as pilot:
            await until(pilot, lambda app=app: isinstance(app.screen, TableScreen) and bool(app.screen.targets))
            screen = on_table(app)
            meanings: dict[str, set[str]] = {}
            for command in screen.scene.keys:
                for letter in letters(command) if command.name not in NOT_HERE else ():  # what places' keys do
                    meanings.setdefault(letter, set()).add(command.label)
            lit = screen.selection.chooser.lit
            for target in screen.targets:
                for letter in target.key.split() if target.name in lit else ():
                    meanings.setdefault(letter, set()).add(target.name)
            twice = {letter: found for letter, found in meanings.items() if len(found) > 1}
            assert not twice, (moves, twice)


class Attempts:
    """Keys of the last row, each pressed once at a table that goes on."""

    def __init__(self, pilot: Pilot[Any], app: TableApp) -> None:
        self._pilot, self._app, self._has_left = pilot, app, False
        app.exit = self._leave  # type: ignore[method-assign]  # a key that leaves the table did something

    def _leave(self, *_: object, **__: object) -> None:
        self._has_left = True

    def _seen(self) -> tuple[object, ...]:
        app = self._app
        table = app.table_screen
        return app.screen, shown(app), table.cursor, len(app.rules_asked)

    async def dead(self) -> set[str]:
        """What did nothing."""
        found, tried = set[str](), set(NOT_HERE)
        while (command := self._untried(tried)) is not None:
            tried.add(command.name)
            if not await self._does(command):
                found.add(f"{command.key}: {command.label}")
        return found

    def _untried(self, tried: set[str]) -> Command | None:
        return next((one for one in self._app.table_screen.scene.keys if one.name not in tried), None)

    async def _does(self, command: Command) -> bool:
        before = self._seen()
        await self._pilot.press(pressed(command))
        for _ in range(3):
            await self._pilot.pause()
        done = self._has_left or self._seen() != before
        self._has_left = False
        while self._app.screen is not self._app.table_screen:
            self._app.pop_screen()
            await self._pilot.pause()
        return done


@pytest.mark.sampled(1)
@pytest.mark.parametrize("game_id", rules.games)
async def test_every_key_of_the_last_row_does_something(game_id: str) -> None:
    app = TableApp(laid(game_id, 26), Greedy())
    async with app.run_test(size=SMALL) as pilot:
        await until(pilot, lambda: isinstance(app.screen, TableScreen) and bool(app.screen.scene.keys))
        assert await Attempts(pilot, app).dead() == set()


@pytest.mark.sampled(1)
@pytest.mark.parametrize("game_id", rules.games)
async def test_every_key_at_the_end_of_a_game_does_something(game_id: str) -> None:
    app = TableApp(laid(game_id, END), Greedy())
    async with app.run_test(size=SMALL) as pilot:
        await until(pilot, lambda: isinstance(app.screen, EndScreen))
        end = app.screen
        dead = set()
        left: list[object] = []
        app.exit = lambda *args, **_: left.append(args)  # type: ignore[method-assign]
        shown_keys = {
            active.binding.description: key
            for key, active in reversed(end.active_bindings.items())
            if active.binding.show and active.enabled
        }
        for words, key in shown_keys.items():
            while app.screen is not end and app.screen is not app.table_screen:
                app.pop_screen()
                await pilot.pause()
            if app.screen is not end:
                await pilot.press("enter")
                await until(pilot, lambda: isinstance(app.screen, EndScreen))
                end = app.screen
            before = app.screen, shown(app), len(left), len(app.rules_asked)
            await pilot.press(key)
            for _ in range(3):
                await pilot.pause()
            if before == (app.screen, shown(app), len(left), len(app.rules_asked)):
                dead.add(f"{words}: {key}")
        assert shown_keys
        assert dead == set()

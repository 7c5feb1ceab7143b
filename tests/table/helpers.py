"""A small app around one table, scripted bots, and what to look for on the screen."""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import Future
from typing import Any

from textual.app import App
from textual.geometry import Offset, Region
from textual.pilot import Pilot

import rules
from rules import Rng, State
from tribes_tui.play.seat import Seat
from tribes_tui.play.table import Table
from tribes_tui.seats.worker import Answer, view_from
from tribes_tui.table.screen import TableScreen, table_screen

NAMES = ("Ada", "Bo", "Cy", "Di", "Ed", "Flo")
SMALL, MEDIUM = (80, 24), (120, 40)


class Greedy:
    """Answers at once, in the caller's thread: what looks best at a glance."""

    def ask(self, view: dict[str, Any], level: str, seed: int, deadline: float | None = None) -> Future[Answer]:
        state = view_from(view)
        future: Future[Answer] = Future()
        future.set_result(Answer(max(state.legal_actions(), key=state.hint), 0.0, []))
        return future

    def cancel(self) -> None:
        """Nothing is ever under way."""

    def close(self) -> None:
        """Nothing to close."""


class Silent(Greedy):
    """Never answers: bots think for ever."""

    def ask(self, view: dict[str, Any], level: str, seed: int, deadline: float | None = None) -> Future[Answer]:
        return Future()


class TableApp(App[str]):
    """Shows one table, and keeps every frame of it."""

    def __init__(self, table: Table, thinker: Any = None) -> None:
        super().__init__()
        self.laid = table
        self.thinker = thinker or Greedy()
        self.rules_asked: list[str] = []

    def on_mount(self) -> None:
        self.table_screen = table_screen(self.laid, self.thinker, pace=0)
        self.push_screen(self.table_screen)

    def on_table_screen_left(self, message: TableScreen.Left) -> None:
        self.exit(message.where)

    def on_table_screen_rules(self, message: TableScreen.Rules) -> None:
        self.rules_asked.append(message.section)


def seats(spec: str, names: Sequence[str] = NAMES) -> list[Seat]:
    """`pbb`: a person and two bots."""
    return [
        Seat("human", "", name) if kind == "p" else Seat("bot", "easy", name)
        for kind, name in zip(spec, names, strict=False)
    ]


def laid(spec: str = "pb", seed: int = 5, game: str = "indy") -> Table:
    """A table with people (p) and bots (b), not recorded."""
    return Table.new(game, seats(spec), {}, seed)


def indy(position: dict[str, Any]) -> State:
    """A position of indy, with what the tests don't care about filled in."""
    return rules.games["indy"].load({"game": "indy", "players": 2, "current_player": 0, **position})


def random_states(game: str, players: int, seed: int = 1, every: int = 7, **options: str) -> list[State]:
    """States of a random game whose options are these, every few moves, the last one included."""
    state, rng, found, moves = rules.games[game].new_state(players, seed, options), Rng(seed), [], 0
    while not state.is_terminal:
        if moves % every == 0:
            found.append(state.clone())
        state.apply(state.pick(rng))
        moves += 1
    return [*found, state]


def screen_of(app: App[Any]) -> Any:
    """The screen on top."""
    return app.screen


def shown(app: App[Any]) -> str:
    """The text on the screen."""
    return text_of(app.screen)


def text_of(screen: Any) -> str:
    """The text of a screen."""
    return "\n".join(strip.text for strip in screen._compositor.render_strips())


def on_table(app: TableApp) -> TableScreen:
    """The table screen, which must be on top."""
    assert app.screen is app.table_screen, app.screen
    return app.table_screen


async def click_target(pilot: Pilot[Any], screen: TableScreen, name: str) -> None:
    """Click on the middle of a target."""
    target = screen.targets.get(name)
    assert target is not None, (name, [t.name for t in screen.targets])
    await click(pilot, target.region)


async def click(pilot: Pilot[Any], region: Region) -> None:
    """Click on the middle of a region."""
    place = Offset(region.x + region.width // 2, region.y + region.height // 2)
    await pilot.click(offset=place)

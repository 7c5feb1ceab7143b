"""Draws every screen into `screenshots/`: `python -m tests.shots [NAME...]`. The same pictures every time."""

from __future__ import annotations

import asyncio
import os
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import rules
from saves import Store
from tribes_tui.app import TribesApp
from tribes_tui.play.seat import Seat
from tribes_tui.play.table import Table

FOLDER = Path(__file__).resolve().parent.parent / "screenshots"
SIZES = ((80, 24), (120, 40))
THEMES = ("dark", "light")
SEED = 7
MOVES = 26
SEATS = [Seat("human", "", "you"), *[Seat("bot", "medium", name) for name in ("Ada", "Bo", "Cy")]]

Deed = Callable[[TribesApp], Any]


def _nothing(app: TribesApp) -> None:
    """What is laid is shown as it is."""


OTHERS: dict[str, Deed] = {
    "home": _nothing,
    "setup": lambda app: app.choose_setup(),
    "saves": lambda app: app.choose_saves(),
    "settings": lambda app: app.choose_settings(),
    "statistics": lambda app: app.choose_statistics(),
    "rulebook": lambda app: app.show_rules("indy", "3.7"),
    "replay": lambda app: app.show_replay(app.store.list()[0].name),
    "lesson": lambda app: app.open_lesson("rise_of_tribes"),
}
"""Screens that belong to no game, and how they are opened."""

KEYS = {"help": "?", "log": "l", "words": "v", "seats": "S", "jump": "j"}
"""What is shown over a table, and the key for it."""


def laid(game_id: str, store: Store | None = None, moves: int = MOVES) -> Table:
    """A table in the middle of a game: the person's moves are the best hints, as are the others'."""
    count = {"indy": 4, "tribe": 4}.get(game_id, 2)
    table = Table.new(game_id, SEATS[:count], {}, SEED, store)
    for _ in range(100_000):
        turn = table.turn
        if turn is None or (table.number >= moves and turn == 0 and not table.is_concealed):
            break
        view = table.view(turn)
        table.propose(turn, max(view.legal_actions(), key=view.hint), table.number_for(turn))
    return table


async def draw(name: str, theme: str, size: tuple[int, int], table: Table | None, deed: Deed, key: str = "") -> None:
    """One picture."""
    app = TribesApp(table, store=Store(Path(os.environ["TRIBES_HOME"])))
    app.settings = app.settings._replace(motion=False)  # nothing is caught in the middle
    app.theme = f"tribes-{theme}"
    async with app.run_test(size=size) as pilot:
        await pilot.pause(0.3)
        deed(app)
        await pilot.pause(0.2)
        if key:
            await pilot.press(key)
            await pilot.pause(0.2)
        picture = app.export_screenshot(title="Tribes")
    (FOLDER / f"{name}-{size[0]}x{size[1]}-{theme}.svg").write_text(picture, encoding="utf-8")


def main(wanted: list[str]) -> None:
    """All screens (or those named), in both themes and both sizes."""
    FOLDER.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as home:
        os.environ["TRIBES_HOME"] = home
        laid("indy", Store(Path(home)), 10**6).close()
        for theme in THEMES:
            for size in SIZES:
                pictures: dict[str, tuple[Table | None, Deed, str]] = {
                    **{name: (None, deed, "") for name, deed in OTHERS.items()},
                    **{game_id: (laid(game_id), _nothing, "") for game_id in rules.games},
                    **{f"{game_id}-end": (laid(game_id, None, 10**6), _nothing, "") for game_id in rules.games},
                    **{name: (laid("indy"), _nothing, key) for name, key in KEYS.items()},
                }
                for name, (table, deed, key) in pictures.items():
                    if not wanted or name in wanted:
                        asyncio.run(draw(name, theme, size, table, deed, key))


if __name__ == "__main__":
    main(sys.argv[1:])

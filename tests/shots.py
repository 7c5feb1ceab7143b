"""Draws the screens into `screenshots/`: `python -m tests.shots`. The same pictures every time."""

from __future__ import annotations

import asyncio
import os
import tempfile
from pathlib import Path

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


def table(game_id: str) -> Table:
    """A table in the middle of a game: the person's moves are the best hints, as are the others'."""
    count = {"indy": 4}.get(game_id, 2)
    seats = [Seat("human", "", "you"), *[Seat("bot", "medium", name) for name in ("Ada", "Bo", "Cy")]]
    laid = Table.new(game_id, seats[:count], {}, SEED)
    for _ in range(1_000):
        turn = laid.turn
        if turn is None or (laid.number >= MOVES and turn == 0 and not laid.is_concealed):
            break
        view = laid.view(turn)
        laid.propose(turn, max(view.legal_actions(), key=view.hint), laid.number_for(turn))
    return laid


async def draw(name: str, theme: str, size: tuple[int, int], game_id: str | None) -> None:
    """One picture."""
    app = TribesApp(table(game_id) if game_id else None, store=Store(Path(os.environ["TRIBES_HOME"])))
    app.theme = f"tribes-{theme}"
    async with app.run_test(size=size) as pilot:
        await pilot.pause(0.3)
        picture = app.export_screenshot(title="Tribes")
    (FOLDER / f"{name}-{size[0]}x{size[1]}-{theme}.svg").write_text(picture, encoding="utf-8")


def main() -> None:
    """All screens, in both themes and both sizes."""
    FOLDER.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as home:
        os.environ["TRIBES_HOME"] = home
        for theme in THEMES:
            for size in SIZES:
                asyncio.run(draw("home", theme, size, None))
                for game_id in rules.games:
                    asyncio.run(draw(game_id, theme, size, game_id))


if __name__ == "__main__":
    main()

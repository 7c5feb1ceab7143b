"""Draws tables for somebody who has never seen the game, and beside them what is true: `python -m tests.shots.newcomer
--into FOLDER [NAME...]`.

Of every position `FOLDER/NAME.png` is drawn, and `FOLDER/answers/NAME.json` tells what the person in the first seat may
know, read from the rules and not from the screen. What was asked of these pictures, what somebody answered who saw
nothing else, and what was mended since is kept in `NEWCOMER.md` beside this.
"""

from __future__ import annotations

import argparse
import asyncio
import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from tests.shots.__main__ import settled
from tests.shots.png import to_png
from tests.shots.screens import LARGE, SMALL
from tribes_tui.app import TribesApp, headless
from tribes_tui.play.table import Table

YOU = 0
"""The seat whose screen is drawn."""
DARK, LIGHT = "tribes-dark", "tribes-light"
ANSWERS = "answers"


class Asked(NamedTuple):
    """A position, and the terminal that shows it: after `moves` moves of the rules' own hints, and on until it is the
    first seat's turn."""

    name: str
    players: int
    seed: int
    moves: int
    size: tuple[int, int]
    theme: str = DARK
    depth: str = "truecolor"
    options: Mapping[str, object] = {}

    @property
    def game(self) -> str:
        """The game's identifier, which the name begins with."""
        return self.name.rpartition("-")[0]

    @property
    def seats(self) -> str:
        """A person and bots."""
        return "you" + ",bot" * (self.players - 1)


ALL_EVOCATIONS = {"return_from": "all"}
LEADERS = {"leaders": True, "elders": True}
CHOSEN = {"leader_choice": True}
LANDS = {"special_terrain": "all", "leaders": True}

POSITIONS = (
    Asked("indy-01", 2, 9, 10, LARGE),
    Asked("indy-02", 3, 10, 8, SMALL),
    Asked("indy-03", 4, 11, 20, LARGE, LIGHT),
    Asked("indy-04", 5, 12, 43, SMALL, LIGHT),
    Asked("indy-05", 5, 12, 0, LARGE),
    Asked("indy-06", 6, 13, 36, SMALL),
    Asked("indy-07", 6, 13, 42, LARGE),
    Asked("indy-08", 2, 9, 31, SMALL, depth="none"),
    Asked("indy-09", 4, 5, 112, LARGE, depth="none", options=ALL_EVOCATIONS),
    Asked("indy-10", 3, 10, 67, SMALL, LIGHT),
    Asked("indy-11", 6, 13, 54, LARGE, LIGHT),
    Asked("indy-12", 4, 5, 117, SMALL, options=ALL_EVOCATIONS),
    Asked("rise_of_tribes-01", 2, 9, 0, LARGE),
    Asked("rise_of_tribes-02", 2, 9, 13, SMALL),
    Asked("rise_of_tribes-03", 3, 10, 44, LARGE, LIGHT),
    Asked("rise_of_tribes-04", 3, 10, 94, SMALL, LIGHT),
    Asked("rise_of_tribes-05", 4, 11, 52, LARGE),
    Asked("rise_of_tribes-06", 4, 11, 83, SMALL),
    Asked("rise_of_tribes-07", 3, 10, 43, LARGE, depth="none", options=LEADERS),
    Asked("rise_of_tribes-08", 3, 10, 127, SMALL, depth="none", options=LEADERS),
    Asked("rise_of_tribes-09", 4, 11, 45, LARGE, options=LANDS),
    Asked("rise_of_tribes-10", 4, 11, 77, SMALL, options=LANDS),
    Asked("rise_of_tribes-11", 2, 9, 91, LARGE, LIGHT),
    Asked("rise_of_tribes-12", 4, 11, 114, SMALL, LIGHT, options=LANDS),
    Asked("tribe-01", 2, 9, 0, LARGE),
    Asked("tribe-02", 3, 10, 8, SMALL),
    Asked("tribe-03", 4, 11, 41, LARGE, LIGHT),
    Asked("tribe-04", 4, 12, 80, SMALL, LIGHT),
    Asked("tribe-05", 4, 12, 0, LARGE, options=CHOSEN),
    Asked("tribe-06", 2, 13, 55, SMALL),
    Asked("tribe-07", 3, 13, 90, LARGE),
    Asked("tribe-08", 4, 9, 60, SMALL, depth="none"),
    Asked("tribe-09", 4, 5, 112, LARGE, depth="none"),
    Asked("tribe-10", 3, 10, 67, SMALL, LIGHT),
    Asked("tribe-11", 2, 13, 84, LARGE, LIGHT),
    Asked("tribe-12", 4, 5, 130, SMALL, depth="ascii"),
    Asked("tribal_duel-01", 2, 7, 0, LARGE),
    Asked("tribal_duel-02", 2, 7, 26, SMALL),
    Asked("tribal_duel-03", 2, 3, 40, LARGE),
    Asked("tribal_duel-04", 2, 3, 60, SMALL, LIGHT),
    Asked("tribal_duel-05", 2, 5, 60, LARGE),
    Asked("tribal_duel-06", 2, 5, 70, SMALL),
    Asked("tribal_duel-07", 2, 9, 80, LARGE, LIGHT),
    Asked("tribal_duel-08", 2, 9, 50, SMALL, depth="none"),
    Asked("tribal_duel-09", 2, 11, 45, LARGE, depth="none"),
    Asked("tribal_duel-10", 2, 11, 66, SMALL, LIGHT),
    Asked("tribal_duel-11", 2, 13, 30, LARGE, LIGHT),
    Asked("tribal_duel-12", 2, 13, 52, SMALL, depth="ascii"),
    Asked("tribal_rixe-01", 2, 7, 0, LARGE),
    Asked("tribal_rixe-02", 4, 7, 30, SMALL),
    Asked("tribal_rixe-03", 4, 5, 40, LARGE, LIGHT),
    Asked("tribal_rixe-04", 4, 5, 60, SMALL, LIGHT),
    Asked("tribal_rixe-05", 3, 5, 60, LARGE),
    Asked("tribal_rixe-06", 3, 9, 80, SMALL),
    Asked("tribal_rixe-07", 4, 9, 60, LARGE),
    Asked("tribal_rixe-08", 4, 11, 50, SMALL, depth="none"),
    Asked("tribal_rixe-09", 3, 11, 70, LARGE, depth="none"),
    Asked("tribal_rixe-10", 2, 11, 60, SMALL, LIGHT),
    Asked("tribal_rixe-11", 2, 13, 44, LARGE, LIGHT),
    Asked("tribal_rixe-12", 3, 13, 66, SMALL, depth="ascii"),
    Asked("five_tribes-01", 2, 9, 0, LARGE),
    Asked("five_tribes-02", 3, 10, 14, SMALL),
    Asked("five_tribes-03", 4, 11, 44, LARGE, LIGHT),
    Asked("five_tribes-04", 4, 12, 94, SMALL, LIGHT),
    Asked("five_tribes-05", 3, 5, 52, LARGE),
    Asked("five_tribes-06", 2, 7, 40, SMALL),
    Asked("five_tribes-07", 4, 13, 83, LARGE),
    Asked("five_tribes-08", 4, 9, 43, SMALL, depth="none"),
    Asked("five_tribes-09", 2, 5, 127, LARGE, depth="none"),
    Asked("five_tribes-10", 3, 10, 77, SMALL, LIGHT),
    Asked("five_tribes-11", 3, 13, 91, LARGE, LIGHT),
    Asked("five_tribes-12", 2, 11, 114, SMALL, depth="ascii"),
)


async def draw(asked: Asked, folder: Path) -> None:
    """Write the picture of a position, and its answers."""
    terminal: dict[str, Any] = {"size": asked.size, "theme": asked.theme, "depth": asked.depth}
    laid = {"seats": asked.seats, "seed": asked.seed, "options": asked.options, "moves": asked.moves}
    async with headless(asked.game, **laid, **terminal) as pilot:
        app: Any = pilot.app
        assert isinstance(app, TribesApp)
        picture = await settled(pilot, asked.depth)
        table = app.screen.table
    to_png(picture, folder / f"{asked.name}.png")
    (folder / ANSWERS).mkdir(exist_ok=True)
    text = json.dumps(answers(table), indent=1, ensure_ascii=False)
    (folder / ANSWERS / f"{asked.name}.json").write_text(text, encoding="utf-8")


def answers(table: Table) -> dict[str, Any]:
    """What is true of a table, as the first seat may know it."""
    view = table.view(YOU)
    names = [seat.name for seat in table.seats]
    return {
        "seats": names,
        "whose turn": None if view.current_player is None else names[view.current_player],
        "what can be done": [view.text(action) for action in view.legal_actions()],
        "points": dict(zip(names, view.scores(), strict=True)),
        "since your last move": since(table, names),
        "position": view.dump(),
    }


def since(table: Table, names: Sequence[str]) -> list[str]:
    """The moves after your last one and what they brought, your own included."""
    entries = table.history(YOU)
    mine = [index for index, entry in enumerate(entries) if entry.seat == YOU]
    told = []
    for entry in entries[mine[-1] if mine else 0 :]:
        who = "" if entry.seat is None else names[entry.seat]
        told.append(f"{who}: {entry.text} {[(event.kind, event.fields()) for event in entry.events]}")
    return told


def main() -> None:
    known = {asked.name: asked for asked in POSITIONS}
    parser = argparse.ArgumentParser(description="Draws tables for somebody who has never seen the game.")
    parser.add_argument("names", nargs="*", metavar="NAME", help="such as indy-01 (default: all)")
    parser.add_argument("--into", type=Path, required=True, metavar="FOLDER", help="where to")
    given = parser.parse_args()
    unknown = [name for name in given.names if name not in known]
    if unknown:
        parser.error(f"there is no position {unknown[0]!r}: {', '.join(known)}")
    given.into.mkdir(parents=True, exist_ok=True)
    for name in given.names or known:
        asyncio.run(draw(known[name], given.into))


if __name__ == "__main__":
    main()

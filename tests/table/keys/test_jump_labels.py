"""The letters of jump mode hide no figure, whatever lies on the table, and each stands on its own place."""

from __future__ import annotations

import re

import pytest
from textual.geometry import Region

from tests.table.helpers import MEDIUM, SMALL, random_states
from tests.table.seated import piece_of, seated, show
from tribes_tui.table.choice.keys import JUMPS

GAMES = "five_tribes", "indy", "rise_of_tribes", "tribal_duel", "tribal_rixe", "tribe"
MOST = 12
"""Positions a game."""


def figures(rows: list[str]) -> dict[tuple[int, int], str]:
    """Where which figure stands."""
    return {(x, y): sign for y, row in enumerate(rows) for x, sign in enumerate(row) if sign.isdigit()}


def told_by_cards(spot: Region, rows: list[str]) -> set[tuple[tuple[int, int], str]]:
    """Where a market's number of cards stands in place of its name."""
    title = rows[spot.y][spot.x : spot.right]
    return {((spot.x, spot.y), title[0])} if re.match(r"\d cards?\b", title) else set()


@pytest.mark.sampled(1)
@pytest.mark.parametrize("depth", ["truecolor", "ascii"])
@pytest.mark.parametrize("size", [SMALL, MEDIUM], ids=str)
@pytest.mark.parametrize("game", GAMES)
async def test_a_letter_covers_no_figure(game: str, size: tuple[int, int], depth: str) -> None:
    states = [state for state in random_states(game, 2, 4, 5) if not state.is_terminal]
    states = states[:: max(1, len(states) // MOST)]
    async with seated(states[0], size, depth=depth) as (pilot, screen):
        for state in states:
            show(screen, state, state.current_player)
            await pilot.pause()
            lit = [one.name for one in screen.targets if one.region and one.name in screen.selection.chooser.lit]
            before = {name: piece_of(screen, name).text().split("\n") for name in lit}
            screen.selection.jumps = dict(zip(JUMPS, lit, strict=False))
            screen.paint()
            named = set().union(
                *(told_by_cards(piece_of(screen, name).places[name].region, before[name]) for name in lit)
            )
            for letter, name in screen.selection.jumps.items():
                piece = piece_of(screen, name)
                spot = piece.places[name].region
                rows = piece.text().split("\n")
                gone = figures(before[name]).items() - figures(rows).items()
                for (x, y), _ in gone & named:
                    assert rows[y][x + 2 :].startswith("rket"), "it goes by its name for as long"
                assert not gone - named, (name, gone, "\n".join(rows))
                assert any(letter in row[spot.x : spot.right] for row in rows[spot.y : spot.bottom]), (
                    name,
                    letter,
                    spot,
                    "\n".join(rows),
                )


@pytest.mark.parametrize("depth", ["truecolor", "ascii"])
async def test_on_small_tiles_the_letters_stand_on_their_names_and_leave_people_as_they_are(depth: str) -> None:
    states = [state for state in random_states("five_tribes", 2, 4, 5) if not state.is_terminal]
    met = 0
    async with seated(states[0], SMALL, depth=depth) as (pilot, screen):
        for state in states[:: max(1, len(states) // MOST)]:
            show(screen, state, state.current_player)
            await pilot.pause()
            lit = [
                one.name
                for one in screen.targets
                if one.name.startswith("tile:") and one.name in screen.selection.chooser.lit
            ]
            tiles = piece_of(screen, "tile:a1")
            before = tiles.text().split("\n")
            screen.selection.jumps = dict(zip(JUMPS, lit, strict=False))
            screen.paint()
            rows = tiles.text().split("\n")
            for letter, name in screen.selection.jumps.items():
                spot = tiles.places[name].region
                assert rows[spot.y][spot.x : spot.x + 2] == f"{letter} ", (name, letter, rows)
                for y in range(spot.y + 1, spot.bottom):
                    assert rows[y][spot.x : spot.right] == before[y][spot.x : spot.right], (name, rows)
                met += 1
    assert met > 20

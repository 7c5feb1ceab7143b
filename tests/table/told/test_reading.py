"""Everybody can read a table from its screen alone: in each newcomer's position, and in each cell of the matrix of
players, modules, sizes and depths of colour. A cell that is no picture has a name below."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest

import rules
from tests.shots.newcomer.__main__ import POSITIONS, Asked
from tests.table.helpers import text_of
from tests.table.reading import assert_readable, assert_signs
from tribes_tui.app import headless
from tribes_tui.display.looks import DEPTHS
from tribes_tui.table.screen import TableScreen
from tribes_tui.widgets.drawing.drawn import Drawn
from tribes_tui.widgets.tiles.hex_map import HexMap
from tribes_tui.widgets.tiles.tile_grid import TileGrid

GAMES = ("indy", "rise_of_tribes")
SIZES = ((80, 24), (100, 30), (120, 40), (160, 50), (200, 60))
LOOKS = (*DEPTHS, "ascii")
MODULES: dict[str, dict[str, dict[str, Any]]] = {
    "indy": {"row": {}, "all": {"return_from": "all"}},
    "rise_of_tribes": {
        "base": {},
        "elders": {"elders": True},
        "lands": {"special_terrain": "all"},
        "leaders": {"leaders": True},
        "all": {"elders": True, "special_terrain": "all", "leaders": True},
        "symmetric": {"layout": "symmetric"},
    },
}
GAPS: dict[str, str] = {}
"""Cells that show less than all that is asked of a screen, and why: none."""

FACTS: dict[str, tuple[str, ...]] = {
    "indy-02": ("new: Birch swapped red horse 4 for blue character 3; more: b",),
    "indy-04": ("new: Others passed",),
    "indy-06": ("new: Cedar and Juniper exchanged 1 card, others 2",),
    "indy-08": ("A lone best team gets 1.", "asdf  go to"),
    "indy-10": ("new: Ash swapped red horse 4 for red horse 5; Birch passed",),
    "indy-12": ("Worst pays a feather.",),
    "rise_of_tribes-01": ("2 suns: strong  2 moons: weak",),
    "rise_of_tribes-03": ("2 new members", "used this turn", "2 suns: strong"),
    "rise_of_tribes-05": (
        "no sign: blank",
        "you lack 3 wood",
        "with Altar",
        "Since your turn",
    ),
    "rise_of_tribes-02": (
        "b  Ash drew 3 goals and grew by 2 in B",
        "• marks what is new",
        "each brings 1 point a turn",
    ),
    "rise_of_tribes-04": ("Birch: Majority in forests, …", "1) grow 2", "3) 1 hex"),
    "rise_of_tribes-06": (
        "Cedar bids 1: bid more, or drop out.",
        "Walls: costs 2 stone",
        "Attackers lose one first.",
    ),
    "rise_of_tribes-08": ("Or: take a loan.", "e elder", "Complete the tribe     9/20  4", " 5 +2"),
    "rise_of_tribes-09": ("leader: Pathfinder, move farther", "Control all terrains         ready  2"),
    "rise_of_tribes-10": ("put the tiger on G (Great Mountain): Birch and Cedar lose a member", "• new"),
    "rise_of_tribes-11": ("both are blanks", "Ash's village", "Since your turn"),
    "rise_of_tribes-12": (
        "If you move in where only",
        "⌂ village   1    3     2     +1",
        "☼ sun  ◐ moon",
    ),
}
"""Positions of which a newcomer could not tell something or told it wrongly, and the words that tell it."""


class Cell(NamedTuple):
    """One cell of the matrix."""

    game: str
    players: int
    module: str
    size: tuple[int, int]
    depth: str

    def __str__(self) -> str:
        return f"{self.game}-{self.players}-{self.module}-{self.size[0]}x{self.size[1]}-{self.depth}"


def cells() -> Iterator[Cell]:
    """All of them: what differs most goes round fastest, so that an even part of them has something of everything."""
    for game in GAMES:
        for module in MODULES[game]:
            for players in rules.games[game].players:
                if module != "symmetric" or players == 4:
                    yield from (Cell(game, players, module, size, depth) for size in SIZES for depth in LOOKS)


def test_no_gap_is_silent_and_each_module_and_number_of_players_is_there() -> None:
    found = list(cells())
    assert set(GAPS) <= {str(cell) for cell in found}
    assert len(found) == (5 * 2 + 3 * 5 + 1) * len(SIZES) * len(LOOKS)
    for game in GAMES:
        known = {option.name for option in rules.games[game].options if "tribe_" not in option.name}
        played = {name for options in MODULES[game].values() for name in options}
        alone = {option.name for option in rules.games[game].options if option.needs and option.needs[0] != "players"}
        numbers = {"strict_bank", "handicap", "standstill", rules.games[game].length} - played
        assert known - alone - numbers == played, "these change numbers alone"


@pytest.mark.sampled(3)
@pytest.mark.parametrize("cell", cells(), ids=str)
async def test_each_cell_is_a_picture_that_can_be_read(cell: Cell) -> None:
    seats = "you" + ",bot" * (cell.players - 1)
    options = MODULES[cell.game][cell.module]
    async with headless(
        cell.game, seats=seats, seed=11, size=cell.size, options=options, moves=41, depth=cell.depth
    ) as pilot:
        screen = pilot.app.screen
        assert isinstance(screen, TableScreen)
        if str(cell) not in GAPS:
            assert_readable(screen)
        assert cell.depth != "ascii" or all(row.isascii() for row in _rows(screen))


@pytest.mark.sampled(3)
@pytest.mark.parametrize("asked", [one for one in POSITIONS if one.game in GAMES], ids=lambda one: one.name)
async def test_a_newcomer_finds_every_answer_on_the_screen(asked: Asked) -> None:
    laid: dict[str, Any] = {"seed": asked.seed, "options": asked.options, "moves": asked.moves}
    look: dict[str, Any] = {"size": asked.size, "theme": asked.theme, "depth": asked.depth}
    async with headless(asked.game, seats=asked.seats, **laid, **look) as pilot:
        screen = pilot.app.screen
        assert isinstance(screen, TableScreen)
        assert_readable(screen)


@pytest.mark.sampled(3)
@pytest.mark.parametrize("name", FACTS)
async def test_a_position_tells_what_a_newcomer_had_to_ask(name: str) -> None:
    asked = next(one for one in POSITIONS if one.name == name)
    laid: dict[str, Any] = {"seed": asked.seed, "options": asked.options, "moves": asked.moves}
    async with headless(asked.game, seats=asked.seats, size=asked.size, **laid) as pilot:
        shown = text_of(pilot.app.screen)
        for fact in FACTS[name]:
            assert fact in shown, fact


@pytest.mark.varied(3)
@pytest.mark.parametrize("size", [SIZES[0], SIZES[2]], ids=str)
@pytest.mark.parametrize("game", list(rules.games))
async def test_no_piece_but_a_map_covers_more_than_half_of_a_table(game: str, size: tuple[int, int]) -> None:
    async with headless(game, seats="you,bot", seed=11, size=size, moves=20) as pilot:
        for piece in pilot.app.screen.query(Drawn):
            is_map = isinstance(piece, HexMap | TileGrid)
            assert is_map or 2 * piece.size.area <= size[0] * size[1], piece


def test_a_sign_without_its_word_is_seen() -> None:
    with pytest.raises(AssertionError):
        assert_signs("Ash ⌂")
    with pytest.raises(AssertionError):
        assert_signs("a card ☂")
    assert_signs("Ash ⌂, ⌂ village")


def _rows(screen: TableScreen) -> list[str]:
    return [strip.text for strip in screen._compositor.render_strips()]

"""Game over of Tribe, the Duel, the Rixe and Five Tribes: each figure has its source in the final position or in the moves.

The figures are counted here anew, from the position as it is written down and from the notation of the moves; the screen shows
them, the towers, what decided the game and the record at this table in both sizes, for every number of players.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from functools import cache
from itertools import combinations_with_replacement
from typing import Any, NamedTuple

import pytest

import rules
from rules import Event, State
from rules.five_tribes.components.pieces import DJINN_NAMES, DJINN_POINTS, GOODS, RESOURCES, SUIT_VALUES
from tests.table.helpers import MEDIUM, SMALL
from tests.table.test_ending import NAMES, EndApp, over
from tribes_tui.table.board import board_of
from tribes_tui.table.board.scene import Ending, PastGames, Result
from tribes_tui.table.end.pieces import PastGamesBar, Sentences, Sources
from tribes_tui.table.end.screen import EndScreen

PAST = PastGames("Won 3 of 7, best score 221.", (112, 121, 115))
GAMES = [(game, players) for game in ("tribe", "tribal_rixe", "five_tribes") for players in (2, 3, 4)]
GAMES.append(("tribal_duel", 2))


class Over(NamedTuple):
    """A game that is over: its position, also as it is written down; what happened; the moves as (seat, notation)."""

    final: State
    position: dict[str, Any]
    events: list[Event]
    moves: list[tuple[int | None, str]]
    sheet: Ending


@pytest.mark.parametrize("game", rules.games)
def test_what_decided_a_game_is_said_once_and_by_weight(game: str) -> None:
    for seed in range(3):
        final, events, _ = over(game, 2, seed)
        sheet = board_of(game).ending(final, events, NAMES[:2])
        assert sheet is not None
        assert len(set(sheet.decided)) == len(sheet.decided), sheet.decided
        gains = [int(found[1]) for line in sheet.decided if (found := WEIGHT.search(line))]
        assert gains == sorted(gains, reverse=True), sheet.decided


WEIGHT = re.compile(r"(?:gets?|most points:) (\d+)")
"""What a turn of Rise of Tribes, and a challenge of Tribe, brought."""


@cache
def finished(game: str, players: int) -> Over:
    """A game of best hints to its end."""
    final, events, table = over(game, players, 3)
    moves = [(entry.seat, entry.text or "") for entry in table.history(0)]
    sheet = board_of(game).ending(final, events, NAMES[:players])
    assert sheet is not None
    return Over(final, final.dump(), events, moves, sheet)


Count = Callable[[Over, int], int]


# ---- Tribe: the results of the challenges (3.8), and the moves ------------------------------------------


def _of_challenges(key: str) -> Count:
    return lambda game, seat: sum(result[key][seat] for result in game.position["results"])


def _vases_lost(game: Over, seat: int) -> int:
    return sum(
        len(event.public["destroyed"]) for event in game.events if event.kind == "defended" and event.player == seat
    )


TRIBE: dict[str, Count] = {
    "chains": _of_challenges("table"),
    "magical chains": _of_challenges("bonus"),
    "cards left over": lambda game, seat: -_of_challenges("hostile")(game, seat),
    "times closed": lambda game, seat: sum(result["closer"] == seat for result in game.position["results"]),
    "attacks made": lambda game, seat: sum(who == seat and text.startswith("attack") for who, text in game.moves),
    "vases lost": _vases_lost,
}

# ---- Duel: the piles and columns as they lie, and the moves ------------------------------------------------


def _pile(symbol: str) -> Count:
    return lambda game, seat: len(game.position["sacred"][seat][symbol])


DUEL: dict[str, Count] = {
    "djembe": _pile("D"),
    "mask": _pile("M"),
    "lizard": _pile("L"),
    "turtle": _pile("T"),
    "cards left in columns": lambda game, seat: sum(map(len, game.position["columns"][seat])),
    "steals": lambda game, seat: sum(who == seat and text.startswith("steal") for who, text in game.moves),
}

# ---- Rixe: the tallies of the rounds (3 points for going out, 1 for a column) ---------------------------------


RIXE: dict[str, Count] = {
    "going out": lambda game, seat: 3 * sum(seat in one["out"] for one in game.position["rounds_over"]),
    "columns": lambda game, seat: sum(
        one["points"][seat] - 3 * (seat in one["out"]) for one in game.position["rounds_over"]
    ),
    "went out": lambda game, seat: sum(seat in one["out"] for one in game.position["rounds_over"]),
    "best round": lambda game, seat: max(one["points"][seat] for one in game.position["rounds_over"]),
}

# ---- Five Tribes: the score sheet (4.2), from tiles, tableaus and hands -------------------------------------------


def _own(game: Over, seat: int, what: str) -> int:
    return sum(tile[what] for tile in game.position["tiles"] if tile["camel"] == seat)


def _has(game: Over, seat: int, djinn: str) -> bool:
    return djinn in game.position["seats"][seat]["djinns"]


def _viziers(game: Over, seat: int) -> int:
    held = [one["viziers"] for one in game.position["seats"]]
    return held[seat] * (3 if _has(game, seat, "Jafaar") else 1) + 10 * sum(other < held[seat] for other in held)


def _goods(game: Over, seat: int) -> int:
    """Suits of different goods, the largest first; two fakirs are any good with Al-Amin."""
    held = [card for card in game.position["seats"][seat]["resources"] if card != "Fakir"]
    fakirs = len(game.position["seats"][seat]["resources"]) - len(held)
    wild = fakirs // 2 if _has(game, seat, "Al-Amin") else 0
    return max(_suits([*held, *goods]) for goods in combinations_with_replacement(RESOURCES[:GOODS], wild))


def _suits(cards: list[str]) -> int:
    worth = 0
    while cards:
        suit = set(cards)
        worth += SUIT_VALUES[len(suit)]
        for card in suit:
            cards.remove(card)
    return worth


FIVE: dict[str, Count] = {
    "gold": lambda game, seat: game.position["seats"][seat]["gold"],
    "viziers": _viziers,
    "elders": lambda game, seat: game.position["seats"][seat]["elders"] * (4 if _has(game, seat, "Shamhat") else 2),
    "djinns": lambda game, seat: sum(
        DJINN_POINTS[DJINN_NAMES.index(name)] for name in game.position["seats"][seat]["djinns"]
    ),
    "palm trees": lambda game, seat: _own(game, seat, "palms") * (5 if _has(game, seat, "Haurvatat") else 3),
    "palaces": lambda game, seat: 5 * _own(game, seat, "palaces"),
    "tiles": lambda game, seat: _own(game, seat, "points"),
    "goods": _goods,
}

SOURCES = {"tribe": TRIBE, "tribal_duel": DUEL, "tribal_rixe": RIXE, "five_tribes": FIVE}


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_every_figure_has_its_source_and_they_add_up(game: str, players: int) -> None:
    played = finished(game, players)
    assert [source.name for source in played.sheet.sources] == [*SOURCES[game]]
    for source in played.sheet.sources:
        counted = tuple(SOURCES[game][source.name](played, seat) for seat in range(players))
        assert source.values == counted, source.name
    assert played.sheet.adds_up_to(played.final.scores())


@pytest.mark.varied(3)
@pytest.mark.parametrize("size", [SMALL, MEDIUM], ids=str)
@pytest.mark.parametrize(("game", "players"), GAMES)
async def test_figures_towers_what_decided_it_and_the_record_are_shown(
    game: str, players: int, size: tuple[int, int]
) -> None:
    played = finished(game, players)
    result = Result(NAMES[:players], played.final.scores(), played.final.ranking(), 0)
    app = EndApp(EndScreen(played.final.game.title, played.sheet, result, PAST, None))
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        sources = app.screen.query_one(Sources)
        rows = sources.text().splitlines()
        assert sources.region.bottom <= size[1]
        assert rows[1].split()[1:-1] == [result.name(seat) for seat in result.seats]
        for source in played.sheet.sources:
            assert figures_of(rows, source.name) == [source.values[seat] for seat in result.seats]
        assert figures_of(rows, "in all") == [result.scores[seat] for seat in result.seats]
        if app.end._towers.region:
            check_towers(app.end._towers.text(), played, result)
        told = " ".join(app.screen.query_one(Sentences).text().replace("│", " ").split())
        assert played.sheet.decided[0] in told
        record = app.screen.query_one(PastGamesBar)
        assert PAST.told in record.text()
        assert record.region.bottom < size[1]


def check_towers(towers: str, played: Over, result: Result) -> None:
    lost = {k for k, source in enumerate(played.sheet.sources) if source.is_points and min(source.values) < 0}
    assert all(played.sheet.sources[k].name in towers.splitlines()[-1] for k in lost)
    assert all(f"−{-value}" in towers for k in lost for value in played.sheet.sources[k].values if value)
    assert bool(lost) == (played.final.game.id == "tribe")
    names = next(row for row in reversed(towers.splitlines()) if result.name(result.seats[0]) in row)
    for seat in result.seats:
        assert result.name(seat) in names
        shown = played.sheet.picture[0].values if played.sheet.picture else result.scores
        assert re.search(rf"(?<!\d){shown[seat]}(?!\d)", towers)


def figures_of(rows: Sequence[str], name: str) -> list[int]:
    """The numbers of a line of the table."""
    row = next(row for row in rows if re.search(rf"[│█ ] {name}  ", row))
    return [int(found.replace("−", "-")) for found in re.findall(r"[-−]?\d+", row)]

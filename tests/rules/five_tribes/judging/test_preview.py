"""The preview shows just what happens when the move is made."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from rules.five_tribes import GAMES
from rules.five_tribes.components.grid import TILE_TEXT
from rules.five_tribes.evaluation import preview
from rules.five_tribes.state import FiveTribesState
from tests.rules.five_tribes.build import board, table
from tests.rules.five_tribes.sowing.test_sowing_counts import as_text, engine_moves, random_board
from tests.rules.five_tribes.walks import TILES, name


def shown(state: FiveTribesState, tile: str) -> list[preview.MoveEnd]:
    return preview.ends(state.view(0), TILE_TEXT.index(tile))


def made_by_engine(state: FiveTribesState, tile: str) -> set[tuple[int, int, int, bool]]:
    """The (end, colour, taken, control) of every complete move, by making all of them."""
    found = set()
    after = state.clone()
    after.apply(after.read(f"take {tile}"))
    for drops in engine_moves(after):
        twin = after.clone()
        twin.events = []
        for way, colour in drops:
            twin.apply(twin.read(f"drop {colour} {way}"))
        gather = next(event.public for event in twin.events if event.kind == "gather")
        at = [event.kind for event in twin.events].index("gather")
        control = at + 1 < len(twin.events) and twin.events[at + 1].kind == "camel"
        found.add((TILE_TEXT.index(gather["tile"]), "YWGBR".index(gather["colour"]), gather["n"], control))
    return found


@pytest.mark.parametrize("seed", range(4))
def test_ends_are_those_of_all_complete_moves(seed: int) -> None:
    state = table(as_text(random_board(random.Random(seed), 4)))
    for id in state.legal_actions():
        tile = str(GAMES["five_tribes"].actions[id].fields["tile"])
        ends = {(end.tile, end.colour, end.taken, end.control) for end in shown(state, tile)}
        assert ends == made_by_engine(state, tile)


@pytest.mark.parametrize(("tile", "hand"), [("a1", "WWRGY"), ("c3", "YYYWW"), ("f5", "YYWWGG")])
def test_loops_have_all_their_outcomes(tile: str, hand: str) -> None:
    cells = {"b1": "W", "c2": "Y @1", "e5": "YB", tile: hand}
    state = table(board(**cells))
    ends = {(end.tile, end.colour, end.taken, end.control) for end in shown(state, tile)}
    assert ends == made_by_engine(state, tile)
    if tile != "f5":
        assert len(ends) > len({(end, colour) for end, colour, _, _ in ends})


@pytest.mark.parametrize(("tile", "hand"), [("a1", "WWRGY"), ("c3", "YYYWW"), ("f5", "YYWWGG"), ("b2", "WWWWRRB")])
def test_routes_of_loops_lead_where_they_say(tile: str, hand: str) -> None:
    state = table(board(**{"b1": "W", "c2": "Y @1", "e5": "YB", tile: hand}))
    for end in shown(state, tile):
        check_route(state, end)


def check_route(state: FiveTribesState, end: preview.MoveEnd) -> None:
    """Walk the route on a copy: it gathers and controls what the end says."""
    twin = state.clone()
    twin.events = []
    for id in preview.route(state.view(state.actor), end):
        twin.apply(id)
    kinds = [event.kind for event in twin.events]
    gather = twin.events[kinds.index("gather")]
    assert gather.public == {"tile": TILE_TEXT[end.tile], "colour": "YWGBR"[end.colour], "n": end.taken}
    after = twin.events[kinds.index("gather") + 1 :]
    won = bool(after) and after[0].kind == "camel" and after[0].public["tile"] == TILE_TEXT[end.tile]
    assert won == end.control


def positions(seeds: int) -> Iterator[FiveTribesState]:
    """Move stages of random games."""
    rng = random.Random(9)
    for seed in range(seeds):
        state = GAMES["five_tribes"].new_state(2 + seed % 3, seed)
        while not state.is_terminal:
            if state.dump()["stage"] == "move" and rng.random() < 0.15:
                yield state
            state.apply(state.pick(rng))


@pytest.mark.soak
def test_routes_lead_where_they_say() -> None:
    for state in positions(6):
        view = state.view(state.actor)
        for tile in range(30):
            for end in preview.ends(view, tile)[:6]:
                check_route(state, end)


def test_in_the_middle_of_a_move_the_rest_is_shown() -> None:
    state = table(board(a1="YW", b1="", c1="RRW", a3="Y"))
    state.apply(state.read("take a1"))
    assert [str(end) for end in preview.ends(state.view(0))] == ["a3: 2 Y, control, +23", "c1: 2 W, +4"]
    state.apply(state.read("drop Y east"))
    (end,) = preview.ends(state.view(0))
    assert (TILE_TEXT[end.tile], end.taken, end.control, end.tribe) == ("c1", 2, False, "elders")
    assert preview.route(state.view(0), end) == [state.read("drop W east")]


def test_points_are_those_of_the_sheet() -> None:
    """Elders on an oasis that is won: tile 8, two elders 4, tree 3."""
    state = table(board(c2="W", c3="W"), seats=[{"gold": 0}, {}])
    (end,) = shown(state, "c2")
    assert end.points == preview.MoveGain(control=8, tribe=4, tile=3)
    assert end.action(state) == "Oasis"
    before = state.scores()[0]
    for id in preview.route(state, end):
        state.apply(id)
    assert state.scores()[0] - before == end.points.total == 15


def test_builders_merchants_viziers_djinns_and_assassins_in_points() -> None:
    cells = board(c5="B", c4="BY", d3="", a1="G", b1="GY", f5="WW", e4="Y", e3="YY")
    seats = [{"elders": 0, "gold": 3, "resources": ["Fish"]}, {"viziers": 1}]
    state = table(cells, seats=seats, row=["Silk", "Ivory", "Fish"], djinn_row=["Hagis"])
    (builders,) = [end for end in shown(state, "c5") if end.colour == 3]
    assert builders.points == preview.MoveGain(0, 2 * 6, 0)
    (merchants,) = shown(state, "a1")
    assert merchants.points == preview.MoveGain(0, 7 - 1, 0)
    (viziers,) = shown(state, "e4")
    assert viziers.points.tribe == 3 + 10
    state = table(board(d5="W", e5="WY", a1="R", b1="R", c1="B"), djinn_row=["Hagis"])
    (elders,) = shown(state, "d5")
    assert elders.points == preview.MoveGain(0, 4, 10 - 4)
    (assassins,) = shown(state, "a1")
    assert assassins.points.tribe == 6


def test_nothing_is_shown_when_there_is_nothing_to_move() -> None:
    state = table(board(a1="YY", b1="Y", c1="R"))
    assert shown(state, "a1") == []
    assert shown(state, "f5") == []
    assert preview.ends(GAMES["five_tribes"].new_state(2, 1), 3) == []


@pytest.mark.soak
def test_the_best_moves_come_first_and_each_end_once() -> None:
    for state in positions(3):
        best = preview.best(state.view(state.actor), 5)
        worths = [end.worth for end in best]
        assert worths == sorted(worths, reverse=True)
        assert len({end.tile for end in best}) == len(best) <= 5
        everything = [end.worth for tile in range(30) for end in preview.ends(state, tile)]
        assert worths[:1] == ([max(everything)] if everything else [])


def test_a_route_that_is_not_there_is_refused() -> None:
    state = table(board(a1="Y", b1="YB", f5="Y"))
    (end,) = shown(state, "a1")
    with pytest.raises(ValueError, match="no way"):
        preview.route(state, end._replace(tile=29))
    assert [name(tile) for tile in TILES][end.tile] == "b1"

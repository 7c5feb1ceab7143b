"""The engine's small steps allow just the moves that an independent brute force finds (spec section 3.3)."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from rules.five_tribes.mechanics.sowing import any_move, movable
from rules.five_tribes.state import FiveTribesState
from tests.rules.five_tribes.build import table
from tests.rules.five_tribes.walks import TILES, Board, moves, name

rule = pytest.mark.rule


def random_board(rng: random.Random, most: int, colours: str = "YWGBR", share: float = 0.45) -> Board:
    """About so large a share of the tiles with 1 to `most` meeples, the others empty."""
    bag = [c for c in "YWGBR" for _ in range(16) if c in colours]
    rng.shuffle(bag)
    found: Board = {tile: Counter() for tile in TILES}
    for tile in TILES:
        if rng.random() < share:
            for _ in range(min(rng.randint(1, most), len(bag))):
                found[tile][bag.pop()] += 1
    return found


def as_text(board: Board) -> str:
    """The board as the engine reads it."""
    cells = [". " + "".join(c * n for c, n in board[tile].items()) for tile in TILES]
    return "\n".join(" | ".join(cells[row * 6 : row * 6 + 6]) for row in range(5))


def engine_moves(state: FiveTribesState) -> set[tuple[tuple[str, str], ...]]:
    """All complete moves from a state in which a tile has been taken; a dead end fails."""
    found = set()
    stack: list[tuple[FiveTribesState, tuple[tuple[str, str], ...]]] = [(state, ())]
    while stack:
        here, done = stack.pop()
        if here.left == 0:
            found.add(done)
            continue
        legal = here.legal_actions()
        assert legal, f"a dead end after {done}"
        for id in legal:
            fields = here.game.actions[id].fields
            after = here.clone()
            after.apply(id)
            stack.append((after, (*done, (str(fields["direction"]), str(fields["colour"])))))
    return found


def compare(board: Board) -> int:
    """Compare both for every tile of a board; how many moves there are."""
    state = table(as_text(board))
    legal = {state.text(id) for id in state.legal_actions()}
    total = 0
    for tile in TILES:
        expected = set(moves(board, tile)) if board[tile].total() else set()
        assert (f"take {name(tile)}" in legal) == bool(expected)
        assert movable(state, tile[0] * 6 + tile[1]) == bool(expected)
        if expected:
            after = state.clone()
            after.apply(after.read(f"take {name(tile)}"))
            assert engine_moves(after) == expected
            total += len(expected)
    assert any_move(state) == (total > 0)
    return total


@rule("five_tribes", "3.3")
@pytest.mark.parametrize("seed", range(6))
def test_moves_of_random_boards_equal_brute_force(seed: int) -> None:
    rng = random.Random(seed)
    total = compare(random_board(rng, 4, rng.choice(["YWGBR", "YWG", "BR"])))
    assert total > 0


@rule("five_tribes", "3.3")
@rule("five_tribes", "r1")
@pytest.mark.parametrize(
    ("hand", "tile"), [("WWRGY", (0, 0)), ("YYYYY", (2, 3)), ("YWGBR", (0, 1)), ("YYWWBB", (0, 0))]
)
def test_loops_on_sparse_boards_equal_brute_force(hand: str, tile: tuple[int, int]) -> None:
    board: Board = {t: Counter() for t in TILES}
    board[tile] = Counter(hand)
    board[(1, 1)] += Counter("R")
    board[(4, 5)] += Counter("YY")
    board[(4, 4)] += Counter("Y")
    assert compare(board) > 0


@rule("five_tribes", "r1")
@pytest.mark.parametrize("pair", "YWGBR")
def test_a_pair_of_any_colour_can_end_a_loop(pair: str) -> None:
    board: Board = {t: Counter() for t in TILES}
    board[(0, 0)] = Counter("YWGBR" + pair)
    assert compare(board) > 0


@rule("five_tribes", "3.3")
@rule("five_tribes", "r18")
@pytest.mark.parametrize("seed", range(40))
def test_what_is_left_of_nearly_empty_boards_equals_brute_force(seed: int) -> None:
    compare(random_board(random.Random(seed), 3, share=0.12))


@pytest.mark.soak
@rule("five_tribes", "3.3")
@pytest.mark.parametrize("seed", range(100, 160))
def test_moves_of_many_boards_equal_brute_force(seed: int) -> None:
    rng = random.Random(seed)
    compare(random_board(rng, 5, rng.choice(["YWGBR", "YWG", "BR"])))

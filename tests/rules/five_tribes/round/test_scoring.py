"""The score sheet (spec section 4.2)."""

from __future__ import annotations

import random
from functools import cache
from itertools import combinations, pairwise

import pytest

from rules.five_tribes.components.pieces import KINDS, RESOURCE_COUNTS, SUIT_VALUES
from rules.five_tribes.evaluation.gains import AL_AMIN_BIT, card_points
from rules.five_tribes.mechanics.scoring import LINES, merchandise, suits
from tests.rules.five_tribes.build import board, table

rule = pytest.mark.rule


def sheets(players: int, *seats: dict[str, object], **tiles: str) -> list[dict[str, int]]:
    state = table(board(**{"f1": "WW", "e1": "W", **tiles}), players=players, seats=[*seats])
    return [dict(zip(LINES, state.sheet(n), strict=True)) for n in range(players)]


@rule("five_tribes", "4.2")
def test_the_eight_lines() -> None:
    own = {
        "gold": 17,
        "viziers": 2,
        "elders": 3,
        "djinns": ["Leta", "Hagis"],
        "resources": ["Fish", "Fish", "Silk", "Fakir"],
    }
    mine, other = sheets(2, own, {"gold": 0}, a3="@0 t2", a4="@0 p3", f5="@0", b3="t4", b4="p1", c3="@1 t1")
    assert mine == {
        "gold": 17,
        "viziers": 2 + 10,
        "elders": 6,
        "djinns": 14,
        "palm trees": 6,
        "palaces": 15,
        "tiles": 8 + 5 + 15,
        "merchandise": 3 + 1,
    }
    assert other == dict.fromkeys(LINES, 0) | {"palm trees": 3, "tiles": 8}


@rule("five_tribes", "4.2")
@pytest.mark.parametrize(
    ("viziers", "points"),
    [([3, 1, 1, 2], [33, 1, 1, 22]), ([2, 2, 0, 0], [22, 22, 0, 0]), ([1, 1, 1, 1], [1, 1, 1, 1])],
)
def test_ten_for_every_opponent_with_strictly_fewer_viziers(viziers: list[int], points: list[int]) -> None:
    found = sheets(4, *({"viziers": n} for n in viziers))
    assert [sheet["viziers"] for sheet in found] == points


@rule("five_tribes", "1.4")
@rule("five_tribes", "4.2")
def test_djinns_that_count_at_the_end() -> None:
    mine, _ = sheets(2, {"viziers": 2, "djinns": ["Jafaar"]}, {"viziers": 1})
    assert mine["viziers"] == 6 + 10
    mine, _ = sheets(2, {"elders": 3, "djinns": ["Shamhat"]})
    assert mine["elders"] == 12
    mine, _ = sheets(2, {"djinns": ["Haurvatat"]}, a3="@0 t2", b3="t1")
    assert mine["palm trees"] == 10
    hand = ["Fish", "Silk", *["Fakir"] * 5]
    mine, other = sheets(2, {"djinns": ["Al-Amin"], "resources": hand}, {"resources": ["Fish", *["Fakir"] * 4]})
    assert (mine["merchandise"], other["merchandise"]) == (13, 1)


@rule("five_tribes", "4.2")
def test_ties_share_the_victory() -> None:
    state = table(board(f1="WW", e1="W"), players=3, seats=[{"gold": 7}, {"gold": 9}, {"gold": 9}])
    assert state.scores() == (7, 9, 9)
    assert state.ranking() == (3, 1, 1)
    assert state.returns() == (-1.0, 0.5, 0.5)


@rule("five_tribes", "4.2")
def test_all_goods_of_the_box_and_the_steps_of_the_table() -> None:
    assert merchandise(list(RESOURCE_COUNTS), al_amin=False) == 194
    steps = [b - a for a, b in pairwise(SUIT_VALUES)]
    assert steps == [1, 2, 4, 6, 8, 9, 10, 10, 10]
    assert suits([2, 0, 1, 0, 0, 0, 3, 0, 0, 5]) == [3, 2, 1]


@cache
def best_split(hand: tuple[int, ...]) -> int:
    """The best worth of nine counts, by trying every suit."""
    held = [g for g in range(9) if hand[g]]
    best = 0
    for size in range(1, len(held) + 1):
        for suit in combinations(held, size):
            rest = tuple(count - (g in suit) for g, count in enumerate(hand))
            best = max(best, SUIT_VALUES[size] + best_split(rest))
    return best


def best_with_wilds(hand: list[int], wilds: int) -> int:
    """The best worth with each wild standing for any good."""
    if wilds == 0:
        return best_split(tuple(hand))
    return max(best_with_wilds([n + (g == i) for i, n in enumerate(hand)], wilds - 1) for g in range(9))


@rule("five_tribes", "4.2")
@pytest.mark.parametrize("seed", range(12))
def test_the_split_is_the_best_there_is(seed: int) -> None:
    rng = random.Random(seed)
    for _ in range(6):
        hand = [0] * 9
        for _ in range(rng.randint(1, 7)):
            hand[rng.randrange(9)] += 1
        assert merchandise([*hand, 3], al_amin=False) == best_split(tuple(hand))
        fakirs = rng.randint(0, 5)
        assert merchandise([*hand, fakirs], al_amin=True) == best_with_wilds(hand, fakirs // 2)


@pytest.mark.parametrize("al_amin", [False, True])
def test_what_cards_add_to_a_hand_is_what_the_sheet_says(al_amin: bool) -> None:
    draw, state = random.Random(4), table(board(f1="WW", e1="W"), players=2, seats=[{}, {}])
    state.djinns[0] = AL_AMIN_BIT if al_amin else 0
    for _ in range(300):
        hand = [draw.randrange(4) for _ in range(KINDS)]
        more = [draw.randrange(KINDS) for _ in range(draw.randrange(4))]
        state.goods[:KINDS] = hand
        after = [count + more.count(card) for card, count in enumerate(hand)]
        assert card_points(state, 0, more) == merchandise(after, al_amin) - merchandise(hand, al_amin)


@rule("five_tribes", "4.2")
def test_a_wild_card_that_no_suit_lacks_begins_another() -> None:
    assert suits([1] * 9, 1) == [9, 1]
    assert suits([1] * 9, 2) == [9, 2]

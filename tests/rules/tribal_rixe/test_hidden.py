"""Who may know what (section 4), and drawing the rest at random."""

from __future__ import annotations

import random
from collections import Counter
from itertools import pairwise

import pytest

from rules import Rng
from rules.tribal.cards import CODES, NAMES, TYPE_CODES
from rules.tribal.rixe.mechanics import knowledge
from tests.rules.tribal_rixe.layouts import GAME, act, rixe

pytestmark = pytest.mark.rule("tribal_rixe", "4")


def later(seed: int, decisions: int, players: int = 3):
    rng = random.Random(seed)
    state = GAME.new_state(players=players, seed=seed)
    for _ in range(decisions):
        state.apply(state.pick(rng))
    return state


@pytest.mark.parametrize("seed", range(4))
def test_hands_and_stock_are_hidden_and_nothing_else(seed: int) -> None:
    state = later(seed, 60)
    position = state.dump()
    for viewer in (0, 1, 2, None):
        seen = state.view(viewer).dump()
        for player, hand in enumerate(position["hands"]):
            assert seen["hands"][player] == (hand if player == viewer else ["?"] * len(hand))
        assert seen["stock"] == ["?"] * len(position["stock"])
        for name in ("zones", "scores", "collected", "turned", "dry", "lacks", "has_drawn"):
            assert seen[name] == position[name]


def test_the_card_drawn_is_told_to_the_drawer_only() -> None:
    state = rixe([["D4"], ["T6"]], [["D9"], ["D7"]], stock=["M1"])
    state.events = []
    act(state, "draw")
    event = state.events[0]
    assert event.seen_by(0).public == {"card": "M1a"}
    assert event.seen_by(1).public == {}
    assert event.seen_by(None).public == {}


def test_the_card_of_a_new_column_is_told_to_all() -> None:
    state = rixe([["D4"], ["M9"]], [["D9"], ["D8"]], stock=["L1"], dry=1, has_drawn=True)
    state.events = []
    act(state, "end")
    assert [event.seen_by(None).public for event in state.events if event.kind == "dry_lap"] == [{"card": "L1a"}]


def test_drawing_tells_that_nothing_fitted() -> None:
    state = rixe([["D4"], ["T6", ""]], [["D8", "M8"], ["D7", "L4"]], stock=["M1", "M7"])
    act(state, "draw")
    fitting = {"L3", "T3", "D5", "M5", "D9", "M9", "L9", "T9"}
    assert state.dump()["lacks"][0] == [
        {"cards": 2, "types": sorted(fitting, key=TYPE_CODES.__getitem__)},
        {"cards": 1, "types": []},
    ]
    act(state, "end")
    assert state.dump()["lacks"][0] == [{"cards": 3, "types": sorted(fitting, key=TYPE_CODES.__getitem__)}]


def test_a_card_played_is_the_oldest_that_it_can_have_been() -> None:
    state = rixe([["D4"], ["T6"]], [["D8", "M8"], ["D7", "L4"]], stock=["L3"])
    act(state, "draw", "play L3 D4a")
    assert [run["cards"] for run in state.dump()["lacks"][0]] == [2]
    assert "L3" in state.dump()["lacks"][0][0]["types"]


def test_done_tells_that_nothing_fits_the_own_zone() -> None:
    state = rixe([["D4"], ["T6"]], [["D8", "M5"], ["D7", "L4"]], phase="clean")
    act(state, "done")
    assert state.dump()["lacks"][0] == [{"cards": 2, "types": ["L3", "T3"]}]


@pytest.mark.parametrize("seed", range(6))
def test_what_is_known_is_true(seed: int) -> None:
    rng = random.Random(seed)
    state = GAME.new_state(players=2 + seed % 3, seed=seed)
    while not state.is_terminal:
        state.apply(state.pick(rng))
        for hand, lacks in zip(state.hands, state.lacks, strict=True):
            assert len(hand) == len(lacks)
            assert all(older & newer == newer for older, newer in pairwise(lacks))
            dealt = knowledge._match(lacks, hand)
            assert not any(types >> (card >> 1) & 1 for types, card in zip(lacks, dealt, strict=True))


@pytest.mark.parametrize("seed", range(6))
def test_draws_respect_what_is_known(seed: int) -> None:
    state = later(seed, 90, 2 + seed % 3)
    rng = Rng(seed)
    me = state.current_player
    for _ in range(20):
        full = state.view(me).resample(rng)
        assert full.hands[me] == state.hands[me]
        cards = [card for hand in full.hands for card in hand] + full.stock
        assert sorted(cards) == sorted([card for hand in state.hands for card in hand] + state.stock)
        for player, hand in enumerate(full.hands):
            if player != me:
                dealt = knowledge._match(full.lacks[player], hand)
                assert not any(t >> (c >> 1) & 1 for t, c in zip(full.lacks[player], dealt, strict=True))


def test_every_card_that_fits_the_knowledge_may_be_anywhere() -> None:
    state = rixe([["D4"], ["T6"]], [["D8"], ["D7"]], stock=["L3", "D5", "M1", "L1", "T2"])
    view, rng = GAME.load({**state.dump(), "lacks": [[], [{"cards": 1, "types": ["D5"]}]]}).view(0), Rng(1)
    found = {view.resample(rng).dump()["hands"][1][0] for _ in range(2000)}
    unseen = set(view.unseen_cards())
    assert found == {name for name in _names(unseen) if not name.startswith("D5")}


def _names(cards: set[int]) -> set[str]:
    return {NAMES[card] for card in cards}


def test_a_tight_knowledge_is_still_satisfied() -> None:
    """Two places that only two certain cards can fill, of many."""
    everything = (1 << 36) - 1
    excluded = [everything & ~(1 << 3), everything & ~(1 << 5), 0, 0]
    pool = [0, 6, 10, 20, 30, 40]
    dealt, rest = knowledge._deal(excluded, pool, Rng(4))
    assert dealt[:2] == [6, 10]
    assert sorted(dealt + rest) == pool
    assert knowledge._match([0, everything & ~(1 << 5)], [10, 0, 6]) == [0, 10]


def test_mingling_swaps_any_two_cards_that_may_lie_in_either_place() -> None:
    """A D1 or any other card of a hand without limits goes to the stock as well; a limit holds where it is."""
    firsts, seconds = set(), set()
    for seed in range(200):
        cards = [0, 2, 4, 6]
        knowledge._mingle(cards, [0, 0b0101], Rng(seed))
        assert sorted(cards) == [0, 2, 4, 6]
        firsts.add(cards[0])
        seconds.add(cards[1])
    assert firsts == {0, 2, 4, 6}
    assert seconds == {2, 6}


def test_knowledge_that_cannot_be_is_disregarded() -> None:
    everything = (1 << 36) - 1
    dealt, rest = knowledge._deal([everything, 0], [0, 6, 10], Rng(4))
    assert sorted(dealt + rest) == [0, 6, 10]


def test_the_card_turned_up_is_nowhere_else() -> None:
    state = rixe([["D4"], ["M9"]], [["D9"], ["D8"]], stock=["T2", "T3"], phase="new_column", turned="L1a", dry=2)
    card = NAMES.index("L1a")
    assert card not in state.unseen_cards()
    view, rng = state.view(1), Rng(3)
    for _ in range(60):
        full = view.resample(rng)
        assert full.turned == card
        assert card not in [*full.stock, *full.hands[0]]


def test_a_card_that_could_not_be_there_leaves_as_much_knowledge_as_cards() -> None:
    """Only a position written by hand can say that no hand card is an L3, and be wrong."""
    lacks = [[{"cards": 2, "types": ["L3"]}], []]
    state = act(rixe([["D4"], ["T6"]], [["L3", "D9"], ["D7"]], lacks=lacks), "play L3 D4a")
    assert state.dump()["lacks"][0] == [{"cards": 1, "types": ["L3"]}]
    assert GAME.load(state.dump()) == state


def test_every_dealing_that_fits_is_about_equally_likely() -> None:
    """Three cards for two places, of which one cannot hold a D1 and the other no M1: three dealings, where filling place
    after place would choose one of them half of the time."""
    pool, counts = [CODES["D1a"], CODES["M1a"], CODES["L1a"]], Counter[tuple[int, ...]]()
    rng = Rng(5)
    for _ in range(3000):
        dealt, rest = knowledge._deal([1 << (pool[0] >> 1), 1 << (pool[1] >> 1)], pool, rng)
        assert sorted(dealt + rest) == sorted(pool)
        counts[tuple(dealt)] += 1
    one, two, three = pool
    assert set(counts) == {(two, one), (two, three), (three, one)}
    assert all(800 <= count <= 1200 for count in counts.values()), counts


def test_mingling_reaches_the_last_place_too() -> None:
    firsts = Counter[int]()
    for seed in range(400):
        cards = [0, 2, 4, 6]
        knowledge._mingle(cards, [0], Rng(seed))
        firsts[cards[0]] += 1
    assert set(firsts) == {0, 2, 4, 6}
    assert all(70 <= count <= 130 for count in firsts.values()), firsts


def test_dealings_that_no_swap_joins_all_come_up() -> None:
    """Three places that each take one of two cards, in a ring: two dealings, and no swap of two cards leads from one to
    the other."""
    ring = [CODES["D1a"], CODES["M1a"], CODES["L1a"]]
    kinds = [card >> 1 for card in ring]
    excluded = [1 << kinds[2], 1 << kinds[0], 1 << kinds[1]]
    counts = Counter(tuple(knowledge._deal(excluded, ring, Rng(seed))[0]) for seed in range(200))
    one, two, three = ring
    assert set(counts) == {(one, two, three), (two, three, one)}
    assert min(counts.values()) > 40

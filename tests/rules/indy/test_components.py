"""Section 1 and example A: the cards and the ranks."""

from __future__ import annotations

from collections import Counter

import pytest

from rules.indy.components.cards import CARD_OF, CODES, FULL_DECK, VALUE
from rules.indy.mechanics.scoring import best_three, class_of, rank, sum_of
from tests.rules.indy.positions import INDY, position, words


def ranked(text: str) -> int:
    return rank(*(CARD_OF[code] for code in words(text)))


@pytest.mark.rule("indy", "1")
@pytest.mark.rule("indy", "r1")
def test_the_deck() -> None:
    codes = Counter(CODES[card] for card in FULL_DECK)
    assert len(FULL_DECK) == 57
    assert codes["E"] == 3
    assert all(codes[f"{k}{c}{v}"] == 1 for k in "CHO" for c in "RGB" for v in range(1, 7))
    assert sum(VALUE[card] for card in FULL_DECK) == 189


@pytest.mark.rule("indy", "1")
@pytest.mark.rule("indy", "6.A")
@pytest.mark.parametrize(
    ("cards", "kind", "total"),
    [
        ("CR2 HR2 OR5", 1, 9),
        ("CG6 CG3 CG4", 2, 13),
        ("CR1 CR2 HR3", 0, 6),
        ("CR6 HR6 OB3", 0, 15),
        ("HR1 HR2 HR3", 0, 6),
        ("OB1 OB2 OB3", 0, 6),
        ("CR1 CR2 CB3", 0, 6),
        ("CR1 HR2 HR3", 0, 6),
    ],
)
def test_ranks(cards: str, kind: int, total: int) -> None:
    assert (class_of(ranked(cards)), sum_of(ranked(cards))) == (kind, total)


@pytest.mark.rule("indy", "6.A")
def test_the_order_of_ranks() -> None:
    order = [
        ranked("CR4 CR5 CR6"),  # team 15
        ranked("CR3 CR5 CR6"),  # team 14
        ranked("CR1 CR2 CR3"),  # team 6
        ranked("CR5 HR5 OR5"),  # standard 15
        ranked("CR2 HR2 OR2"),  # standard 6
        ranked("CR6 HR6 OB3"),  # wrong 15
    ]
    assert order == sorted(order, reverse=True)
    assert len(set(order)) == 6


@pytest.mark.rule("indy", "r5")
def test_an_eagle_spoils_an_evocation_and_counts_nothing() -> None:
    value = ranked("CR6 HR6 E")
    assert (class_of(value), sum_of(value)) == (0, 12)
    assert class_of(ranked("CR6 CR5 E")) == 0


@pytest.mark.rule("indy", "1")
def test_equal_class_and_sum_tie() -> None:
    assert ranked("CR2 HR3 OR4") == ranked("CB4 HB3 OB2")


@pytest.mark.parametrize(
    ("hand", "rest"), [("CR1 CR2 CR3 OB6", "OB6"), ("CR1 HR1 OR1 CR6", "CR1"), ("E CR1 HR1 OR1", "E")]
)
def test_best_three_of_four(hand: str, rest: str) -> None:
    cards = sorted(CARD_OF[code] for code in words(hand))
    value, kept = best_three(cards)
    assert CODES[kept] == rest
    without = cards[:]
    without.remove(kept)
    assert value == rank(*without)


@pytest.mark.rule("indy", "1")
@pytest.mark.rule("indy", "r2")
def test_two_shamans_of_each_colour() -> None:
    state = INDY.new_state(players=6, seed=3)
    for _ in range(2):
        state.apply(state.read("shaman R"))
    assert [state.text(action) for action in state.legal_actions()] == ["shaman G", "shaman B"]
    assert "taken" in state.why_not(INDY.actions.find("CHOOSE_SHAMAN", s="R")).reason


def test_positions_of_the_tests_are_whole() -> None:
    state = position("DARK", ["CR1 CR2 CR3 CR4", "HR1 HR2 HR3 HR4"])
    assert len(state.deck) == 57 - 8

"""Section 1 and example A: the cards and the ranks."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from rules.indy.components.cards import CARD_OF, CLASS_NAMES, CODES, FULL_DECK, VALUE
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


def named(codes: tuple[str, ...]) -> str:
    """The class of three cards, read from their codes alone."""
    if "E" in codes or len({code[1] for code in codes}) > 1:
        return "wrong"
    return {"CCC": "team", "CHO": "standard"}.get("".join(sorted(code[0] for code in codes)), "wrong")


@pytest.mark.rule("indy", "1")
def test_every_three_cards_have_their_class_and_the_sum_of_their_values() -> None:
    for three in combinations(FULL_DECK, 3):
        codes = tuple(CODES[card] for card in three)
        value = rank(*three)
        assert CLASS_NAMES[class_of(value)] == named(codes)
        assert sum_of(value) == sum(int(code[2]) for code in codes if code != "E")


@pytest.mark.rule("indy", "1")
@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("CR1 CR5 CR6", "CB3 CB4 CB5"),  # teams of 12: neither the highest nor the lowest card decides
        ("CR1 HR6 OR2", "CB3 HB3 OB3"),  # standard 9
        ("CG6 HR1 OB1", "CR2 HG3 OB3"),  # wrong 8
        ("HR2 HG5 E", "OB1 OR2 OG4"),  # wrong 7, with an eagle and without
    ],
)
def test_equal_class_and_sum_tie_whatever_the_values(one: str, other: str) -> None:
    assert ranked(one) == ranked(other)
    assert ranked(" ".join(reversed(words(one)))) == ranked(other)


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

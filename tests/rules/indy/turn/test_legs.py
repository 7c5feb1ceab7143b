"""The two legs of a manche, and what a position is worth once only evocations are to come."""

from __future__ import annotations

import pytest

from rules.indy.components.cards import CARD_OF
from rules.indy.components.phases import EVOCATION
from rules.indy.evaluation.packs import rank_in_sight
from rules.indy.evaluation.values import is_evoking
from rules.indy.mechanics.scoring import class_of, sum_of
from tests.rules.indy.positions import act, position, words

WEAK, STRONG = "CR1 HB2 OG3 CG5", "CB2 CB4 CB5 HG1"
TABLE = "HR1 HR2 OR1 OB1"


def test_the_second_leg_begins_with_the_evocations() -> None:
    state = position("LIGHT", [WEAK, STRONG], table=TABLE[:11], top="OB1")
    first = state.leg
    act(state, "pass")
    assert state.leg == first
    act(state, "pass")
    assert (state.phase, state.leg) == (EVOCATION, first + 1)


def test_while_somebody_is_plucked_a_manche_is_one_leg() -> None:
    hands = [WEAK, STRONG, "CG1 HG3"]
    before = position("LIGHT", hands, table=TABLE[:11], tokens=[5, 4, 0], plate=3)
    evoking = position("EVOCATION", hands, table=TABLE, tokens=[5, 4, 0], plate=3)
    assert before.leg == evoking.leg
    assert not is_evoking(evoking)


@pytest.mark.parametrize(
    ("tokens", "plate", "after"),
    [((4, 4), 0, (3, 4)), ((4, 3), 1, (3, 4)), ((1, 7), 0, (0, 8))],
)
def test_hands_are_worth_the_tokens_they_would_leave(
    tokens: tuple[int, int], plate: int, after: tuple[int, int]
) -> None:
    state = position("EVOCATION", [WEAK, STRONG], table=TABLE, tokens=tokens, plate=plate)
    assert state.values() == pytest.approx([(mine - other) / sum(after) for mine, other in (after, after[::-1])])


@pytest.mark.parametrize(
    ("hand", "table", "kind", "total"),
    [
        (WEAK, TABLE, 0, 10),
        (STRONG, TABLE, 2, 11),
        (STRONG, "CB6 HR2 OR1 OB1", 2, 15),
        ("CB2 CB4 HB5 HG1", "HR1 HR2 OR1 OB1", 0, 11),
        ("CB2 HB4 HG1 E", "HR1 HR2 OR1 OB3", 1, 9),
    ],
)
def test_a_swap_within_a_suit_and_an_eagle_are_in_sight(hand: str, table: str, kind: int, total: int) -> None:
    cards, lying = (sorted(CARD_OF[code] for code in words(text)) for text in (hand, table))
    rank = rank_in_sight(cards, lying)
    assert (class_of(rank), sum_of(rank)) == (kind, total)

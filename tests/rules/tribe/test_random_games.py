"""Random games with what must hold at every step."""

from __future__ import annotations

from collections import Counter

import pytest

from rules import Rng
from rules.tribe.components.cards import COPIES, HAND, NONE, TOTEM, TRIBU, TRIBUS, TYPES, VASES
from rules.tribe.components.phases import DRAW3_DISCARD, MAIN
from rules.tribe.evaluation.hints import hint
from rules.tribe.state import TribeState
from tests.rules.tribe.positions import TRIBE


def check(state: TribeState) -> None:
    """All 96 cards are there, hands have their size, chains are as they may be."""
    cards = [card for pile in (state.draw, state.discard, state.played, *state.hands) for card in pile]
    cards += [card for card in state.actives if card != NONE] + [21] * sum(state.blocked)
    for slot, vases in enumerate(state.vases):
        seat, tribu = divmod(slot, TRIBUS)
        assert (vases is not None) == (tribu in state.orders[seat])
        if vases is None:
            assert state.actives[slot] == NONE
            assert not state.totems[slot]
            continue
        assert len(vases) <= VASES
        assert not state.totems[slot] or len(vases) == VASES
        cards += [TRIBU + tribu, *vases, *[TOTEM] * state.totems[slot]]
    assert Counter(cards) == dict.fromkeys(range(TYPES), COPIES)
    for seat, hand in enumerate(state.hands):
        more = state.phase == MAIN if state.phase != DRAW3_DISCARD else state.left
        assert len(hand) == HAND + (more if seat == state.turn and not state.is_terminal else 0)
        assert hand == sorted(hand)


def play(players: int, seed: int, greedy: bool) -> TribeState:
    state, rng = TRIBE.new_state(players, seed), Rng(seed)
    while not state.is_terminal:
        check(state)
        legal = state.legal_actions()
        state.apply(max(legal, key=lambda action: hint(state, action)) if greedy else state.pick(rng))
    check(state)
    return state


@pytest.mark.varied(3)
@pytest.mark.rule("tribe", "3")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("greedy", [False, True], ids=["random", "greedy"])
def test_games_end_and_lose_no_card(players: int, greedy: bool) -> None:
    for seed in range(2):
        final = play(players, seed, greedy)
        assert max(final.totals) >= 100 or final.number == 12


@pytest.mark.soak
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("greedy", [False, True], ids=["random", "greedy"])
def test_thousands_of_games(players: int, greedy: bool) -> None:
    for seed in range(1000, 2000):
        play(players, seed, greedy)

"""Section 3.7: what those who are not asked see of a window, above all of the last one."""

from __future__ import annotations

import random
from typing import Any

import pytest

from rules import Rng
from rules.indy.state import IndyState
from tests.rules.indy.positions import INDY, act, position, texts

TABLE = "CR5 HB1 OG6 HG1"


def last(hands: list[str], tokens: list[int], **more: Any) -> IndyState:
    """The last window of a manche: those with tokens have evoked and hold one card, the plucked hold two."""
    laid = ["CG6 HG3 OG2", "CB1 HR6 OB6", "CB3 HB5 OB4", "CR3 HR4 OG5"]
    evocations = [cards if tokens[seat] else None for seat, cards in enumerate(laid[: len(hands)])]
    plate = 4 * len(hands) - sum(tokens)
    return position("LAST_EAGLES", hands, table=TABLE, evocations=evocations, tokens=tokens, plate=plate, **more)


def passed(state: IndyState) -> IndyState:
    """The moment after everybody has passed in the window."""
    after = state.clone()
    while after.window:
        act(after, "pass")
    return after


@pytest.mark.rule("indy", "3.7")
@pytest.mark.rule("indy", "4")
@pytest.mark.parametrize("players", INDY.players)
def test_a_window_looks_like_the_moment_after_it_to_whoever_is_not_asked(players: int) -> None:
    compared = 0
    for seed in range(12):
        state, rng = INDY.new_state(players, seed), random.Random(seed)
        while not state.is_terminal:
            after = passed(state)
            if state.window and after.round == state.round and not after.is_terminal:
                for viewer in {-1, *range(players)} - {state.current_player}:
                    compared += 1
                    viewer_or_none = None if viewer < 0 else viewer
                    view = state.view(viewer_or_none)
                    assert view.dump() == after.view(viewer_or_none).dump()
                    assert view.legal_actions() == after.view(viewer_or_none).legal_actions()
                    assert not view.played
            state.apply(0 if state.window and seed % 2 else rng.choice(state.legal_actions()))
    assert compared > 20


@pytest.mark.rule("indy", "3.7")
@pytest.mark.rule("indy", "3.8")
@pytest.mark.rule("indy", "4")
@pytest.mark.parametrize(("dealer", "keeper"), [(0, 1), (1, 1), (2, 3), (3, 3)])
def test_others_see_the_first_who_has_a_card_to_keep(dealer: int, keeper: int) -> None:
    hands = ["E", "CB4 CB2", "HG2", "CG1 CG2"]
    state = last(hands, [8, 0, 8, 0], dealer=dealer, current_player=0)
    for viewer in (None, 1, 2, 3):
        view = state.view(viewer)
        dump = view.dump()
        assert (dump["phase"], dump["turn"], dump["current_player"], dump["window"]) == ("KEEP", keeper, keeper, None)
        assert texts(view) == ([f"keep {card}" for card in sorted(hands[keeper].split())] if viewer == keeper else [])


@pytest.mark.rule("indy", "3.7")
@pytest.mark.rule("indy", "4")
@pytest.mark.parametrize("dealer", [0, 1, 2])
def test_without_a_card_to_keep_others_see_the_dealer_and_the_dealer_sees_the_next(dealer: int) -> None:
    """Whoever is asked: so it tells nothing."""
    for asked in range(3):
        hands = ["HR1", "HR2", "HR3"]
        hands[asked] = "E"
        state = last(hands, [4, 4, 4], dealer=dealer, current_player=asked)
        for viewer in {0, 1, 2} - {asked}:
            view = state.view(viewer)
            assert view.current_player == (dealer if viewer != dealer else (dealer + 1) % 3)
            assert view.dump()["phase"] == "LAST_EAGLES"
            assert view.legal_actions() == []


@pytest.mark.rule("indy", "4")
def test_whether_an_eagle_was_played_in_this_round_of_asking_is_not_in_a_view() -> None:
    windows = [{"played": played} for played in (False, True)]
    states = [last(["HR1", "E", "HR3"], [4, 4, 4], current_player=1, window=window) for window in windows]
    for viewer in (None, 0, 2):
        calm, played = (state.view(viewer) for state in states)
        assert calm == played
        for view in (calm, played):
            full = view.resample(Rng(1))
            assert full.dump()["window"] == {"played": False}


@pytest.mark.rule("indy", "4")
@pytest.mark.parametrize(
    "more",
    [
        {"known": [[], ["CG2"], []]},
        {
            "maybe": [[], ["CG1", "CG2"], []],
            "buried": [[], ["CG1"], []],
            "under": ["CG1"],
        },
    ],
)
def test_who_holds_a_card_that_everybody_knows_of_is_not_given_an_eagle(more: dict[str, Any]) -> None:
    state = last(["HR1", "CG2", "E"], [4, 4, 4], current_player=2, **more)
    view, rng = state.view(0), Rng(3)
    for _ in range(60):
        full = view.resample(rng)
        assert full.view(0) == view
        assert (full.current_player, full.dump()["hands"][2]) == (2, ["E"])

"""Whether the other one surely wins in the turn after this one, and what hinders that."""

from __future__ import annotations

import pytest

from rules import Rng
from rules.tribal.duel.components.actions import END
from rules.tribal.duel.components.phases import ACT
from tests.rules.tribal_duel.layouts import GAME, ONES, act, duel

FULL = [{"D": 9, "M": 9, "L": 8, "T": 9}]


@pytest.mark.parametrize(
    ("mine", "theirs", "more", "end", "hindered_by"),
    [
        (["D8a", "T7a", "M6b"], ["D6a"], {"sacred": ONES}, "empty", ["move M6b T7a"]),
        (["T7a", "L5b"], ["D6a"], {"sacred": ONES}, "empty", ["move L5b D6a"]),
        (["T7a", "D3b", "L2b"], ["D6a"], {"sacred": ONES, "limited_used": True}, "empty", []),
        (["D8a", "D3a"], ["L9a", "M2a"], {"sacred": [{}, *FULL]}, "piles", ["move D8a L9a", "steal L9a empty"]),
        (["D8a T7a", "T7b", "M6b", "D6b"], ["D6a"], {"sacred": ONES, "limited_used": True}, "empty", ["move M6b T7b", "move M6b T7a", "move D6b T7b", "move D6b T7a"]),
    ],
    ids=["covered", "given", "nothing helps", "a pile", "two steps"],
)  # fmt: skip
def test_a_danger_is_seen_with_all_that_hinders_it(
    mine: list[str], theirs: list[str], more: dict[str, object], end: str, hindered_by: list[str]
) -> None:
    state = duel(mine, theirs, **more)
    found = state.view(0).danger()
    assert found is not None
    assert found.end == end
    assert [state.text(one) for one in found.hindered_by] == hindered_by


def test_there_is_none_where_a_card_face_down_or_a_pile_is_in_the_way() -> None:
    assert duel(["T7a"], ["#M2a D6a"], sacred=ONES).view(0).danger() is None
    assert duel(["T7a"], ["D6a"], sacred=[ONES[0], {"D": 1}]).view(0).danger() is None


@pytest.mark.sampled(4)
@pytest.mark.parametrize("seed", range(12))
def test_whatever_lies_hidden_the_danger_comes_true_and_what_hinders_ends_it(seed: int) -> None:
    """By hints, near the end of games: a danger of a view is one of every position that fits it."""
    state, rng, met = GAME.new_state(2, seed), Rng(seed), 0
    for _ in range(600):
        player = state.current_player
        if player is None:
            break
        view = state.view(player)
        found = view.danger() if state.phase == ACT else None
        if found is not None:
            met += 1
            world = view.resample(rng)
            world.apply(END)
            assert world.sure_win() is not None
            for action in found.hindered_by:
                assert state.is_legal(action)
        state.apply(max(state.legal_actions(), key=state.hint))
    assert met or state.is_terminal


def test_one_who_follows_what_hinders_is_in_no_such_danger_any_more() -> None:
    state = duel(["D8a", "T7a", "M6b"], ["D6a"], sacred=ONES)
    found = state.view(0).danger()
    assert found is not None
    state.apply(found.hindered_by[0])
    assert state.view(0).danger() is None
    assert act(duel(["T7a"], ["D6a"], sacred=ONES), "end").sure_win() is not None


OPENING = {"sacred": [{"M": 6, "D": 1}, {"D": 9, "M": 9, "L": 7, "T": 9}], "limited_used": True}


def test_what_lays_the_other_ones_last_cards_open_is_known_before_it_is_done() -> None:
    state = duel(["L8b M7a", "D9a"], ["L9b", "D3a"], **OPENING)
    view = state.view(0)
    assert view.danger() is None
    assert {state.text(one): view.opened(one) for one in view.legal_actions() if view.opened(one)} == {
        "sacred M7a": "piles"
    }
    after = act(state, "sacred M7a").view(0).danger()
    assert after is not None
    assert after.end == "piles"


def test_a_card_of_the_discard_is_part_of_a_sure_win() -> None:
    state = duel(["D4a"], ["M3b"], sacred=[{"D": 9, "M": 9, "L": 9, "T": 8}, {}], discard=["T9a"])
    assert state.text(state.view(0).sure_win() or 0) == "take T9a"
    other = duel(["D4a"], ["M3b"], sacred=[{}, {"D": 9, "M": 9, "L": 9, "T": 8}], discard=["T9a"])
    assert other.view(0).danger() is not None


@pytest.mark.sampled(2)
@pytest.mark.parametrize("seed", range(4))
def test_a_win_that_an_action_opens_is_one_of_every_position_that_fits_the_view(seed: int) -> None:
    state, rng = GAME.new_state(2, seed), Rng(seed)
    for _ in range(200):
        player = state.current_player
        if player is None:
            break
        view = state.view(player)
        for action in view.legal_actions() if state.phase == ACT and state.turn > 20 else ():
            if view.opened(action):
                world = view.resample(rng)
                world.apply(action)
                world.apply(END)
                assert world.sure_win() is not None
        state.apply(max(state.legal_actions(), key=state.hint))


@pytest.mark.parametrize(
    ("mine", "theirs", "more", "ways"),
    [
        (["D8a", "T7a", "M6b"], ["D6a"], {"sacred": ONES}, {"move M6b T7a": "whole"}),
        (["T7a", "L5b"], ["D6a"], {"sacred": ONES}, {"move L5b D6a": "given"}),
        (["D8a", "D3a"], ["L9a", "M2a"], {"sacred": [{}, *FULL]}, {"move D8a L9a": "whole", "steal L9a empty": "stolen"}),
        (["D8a T7a", "T7b", "M6b", "D6b"], ["D6a"], {"sacred": ONES, "limited_used": True}, {"move M6b T7b": "first"}),
    ],
    ids=["covered", "not given back", "not stolen back", "two steps"],
)  # fmt: skip
def test_what_hinders_tells_whether_it_is_only_by_a_ban(
    mine: list[str], theirs: list[str], more: dict[str, object], ways: dict[str, str]
) -> None:
    view = duel(mine, theirs, **more).view(0)
    assert {move: view.hinders(view.read(move)) for move in ways} == ways

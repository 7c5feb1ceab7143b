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

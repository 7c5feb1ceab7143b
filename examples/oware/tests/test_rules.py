"""A test for each rule: a position is loaded, something is done, and what comes of it is compared."""

from typing import Any

import pytest
from oware import OWARE

from rules import BadPosition


def position(**changes: Any) -> dict[str, Any]:
    """The beginning with these changes: fields of `dump`."""
    return OWARE.new_state().dump() | {"moves": 40, "current_player": 0} | changes


def test_the_last_seed_captures_and_so_do_the_houses_before_it() -> None:
    state = OWARE.load(position(houses=[0, 4, 4, 4, 4, 3, 4, 1, 1, 4, 4, 4], stores=[6, 5]))
    state.apply(state.read("f"))
    assert state.scores() == (10, 5)


def test_whoever_can_must_feed() -> None:
    state = OWARE.load(position(houses=[1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0], stores=[23, 23]))
    refusal = state.why_not(OWARE.actions.read("a"))
    assert refusal is not None
    assert refusal.section == "5"


@pytest.mark.parametrize(("seeds", "win"), [(3, 19), (4, 25), (5, 31)])
def test_more_than_half_of_the_seeds_wins_however_many_there_are(seeds: int, win: int) -> None:
    houses = [0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 1]
    for mine in (win - 2, win - 3):
        others = 12 * seeds - mine - sum(houses)
        state = OWARE.load(position(houses=houses, stores=[mine, others], options={"seeds": seeds}))
        state.apply(state.read("f"))
        assert state.scores()[0] == mine + 2
        assert state.is_terminal == (mine + 2 == win)


def test_what_was_saved_before_there_was_an_option_has_its_usual_value() -> None:
    assert OWARE.load(position(options={})).options["seeds"] == 4


def test_what_can_not_be_is_refused() -> None:
    with pytest.raises(BadPosition, match="48 seeds"):
        OWARE.load(position(houses=[9] * 12))

"""A game in which nobody gets on comes to an end (A50), and what may be bid (A49)."""

from __future__ import annotations

import json
from typing import Any

import pytest

import rules
from rules.rise_of_tribes.components.tables import STANDSTILL, STANDSTILL_TOLD
from rules.rise_of_tribes.position import SHARED
from rules.rise_of_tribes.state import RiseState
from tests.rules.rise_of_tribes.table import GAME, do, lay, res, texts

NEVER = {"standstill": "never"}


def near(quiet: int, tribes: Any = (), active: int = 1, **fields: Any) -> RiseState:
    """The last turn of a round, its last decision, after so many rounds without a point; each tribe is in a corner."""
    members = fields.pop("members", {"A": [2], "I": [0, 3]})
    return lay(members, current_player=active, active=active, phase="build", quiet=quiet, tribes=tribes, **fields)


@pytest.mark.rule("rise_of_tribes", "a50")
def test_r5_after_forty_rounds_without_a_point_the_game_is_over() -> None:
    state = do(near(STANDSTILL - 2), "done")
    assert (state.quiet, state.is_terminal, state.active) == (STANDSTILL - 1, False, 0)
    state = do(near(STANDSTILL - 1, [{"vp": 3}, {"vp": 4}]), "done")
    assert (state.quiet, state.current_player, state.winner) == (STANDSTILL, None, 1)
    assert (state.ranking(), state.returns(), state.scores()) == ((2, 1), (-1.0, 1.0), (3, 4))
    assert state.legal_actions() == []
    assert state.events is not None
    assert state.events[-1].public == {"rounds": STANDSTILL, "seats": [1]}
    assert [state.value(seat) for seat in (0, 1)] == [-1.0, 1.0]


@pytest.mark.rule("rise_of_tribes", "a50")
def test_a_round_is_over_when_all_have_had_their_turn() -> None:
    state = do(near(STANDSTILL - 1, active=0), "done")
    assert (state.quiet, state.is_terminal, state.active) == (STANDSTILL - 1, False, 1)
    state = do(near(STANDSTILL - 1, active=0, first_player=1), "done")
    assert state.is_terminal


@pytest.mark.rule("rise_of_tribes", "a50")
def test_a_point_begins_the_count_anew() -> None:
    oxen = {"goals": ["Oxen"], "resources": res(2, 1, 1)}
    state = do(near(STANDSTILL - 1, [oxen], active=0), "complete oxen")
    assert (state.vp, state.active, state.quiet) == ([1, 0], 1, -1)
    assert GAME.load(state.dump()).quiet == -1
    state = do(near(STANDSTILL - 1, [{}, oxen]), "complete oxen")
    assert (state.vp, state.active, state.quiet, state.is_terminal) == ([0, 1], 0, 0, False)


@pytest.mark.rule("rise_of_tribes", "a50")
@pytest.mark.parametrize(
    ("tribes", "villages", "members", "winner"),
    [
        ([{"vp": 2}, {"vp": 1}], {}, {"A": [2], "I": [0, 3]}, 0),
        ([{"vp": 2}, {"vp": 2}], {"I": 1}, {"A": [9], "I": [0, 3]}, 1),
        ([{"vp": 2, "completed": ["Oxen"]}, {"vp": 2}], {}, {"A": [2], "I": [0, 3]}, 0),
        ([{"vp": 2}, {"vp": 2}], {}, {"A": [2], "I": [0, 3]}, 1),
        ([{"vp": 2}, {"vp": 2}], {}, {"A": [3], "I": [0, 3]}, SHARED),
    ],
    ids=["points", "villages", "goals", "members", "shared"],
)
def test_who_wins_a_game_that_stands_still(tribes: Any, villages: Any, members: Any, winner: int) -> None:
    state = do(near(STANDSTILL - 1, tribes, villages=villages, members=members), "done")
    assert state.winner == winner
    assert state.returns() == {0: (1.0, -1.0), 1: (-1.0, 1.0), SHARED: (0.0, 0.0)}[winner]
    again = GAME.load(json.loads(json.dumps(state.dump())))
    assert (again == state, again.winner, again.ranking()) == (True, winner, state.ranking())


@pytest.mark.rule("rise_of_tribes", "a50")
def test_it_is_told_from_the_thirtieth_round_on() -> None:
    for quiet in (STANDSTILL_TOLD - 2, STANDSTILL_TOLD - 1, STANDSTILL - 2):
        state = do(near(quiet), "done")
        assert state.events is not None
        told = [event.public for event in state.events if event.kind == "quiet"]
        assert told == ([{"rounds": quiet + 1, "left": STANDSTILL - quiet - 1}] if quiet + 1 >= STANDSTILL_TOLD else [])


@pytest.mark.rule("rise_of_tribes", "a50")
def test_with_the_option_it_goes_on() -> None:
    state = do(near(STANDSTILL - 1, options=NEVER), "done")
    assert (state.quiet, state.is_terminal) == (STANDSTILL, False)
    assert state.events is not None
    assert not [event for event in state.events if event.kind in ("quiet", "stood_still")]
    assert "standstill" not in GAME.new_state(2, 1).options
    assert GAME.new_state(2, 1, NEVER).options["standstill"] == "never"


@pytest.mark.parametrize(
    ("change", "field"),
    [
        ({"quiet": STANDSTILL + 1}, "quiet"),
        ({"quiet": -2}, "quiet"),
        ({"quiet": "few"}, "quiet"),
        ({"winner": 0}, "winner"),
        ({"winner": None}, "winner"),
        ({"current_player": 0}, "current_player"),
    ],
)
def test_an_end_that_cannot_be_is_refused(change: dict[str, Any], field: str) -> None:
    position = {**do(near(STANDSTILL - 1, [{"vp": 3}, {"vp": 4}]), "done").dump(), **change}
    with pytest.raises(rules.BadPosition) as caught:
        GAME.load(position)
    assert caught.value.field == field


def test_how_long_nobody_got_on_is_a_part_of_the_position() -> None:
    state = near(3)
    assert GAME.load(state.dump()).quiet == 3
    assert GAME.load({**state.dump(), "quiet": 4}).key() != state.key()
    number = GAME.observation_names().index("rounds without a point")
    assert GAME.observation(near(STANDSTILL - 1).view(0))[number] > GAME.observation(near(3).view(0))[number] > 0


# ---- A49 --------------------------------------------------------------------------------------------------


def rich(food: int) -> RiseState:
    """The Chieftain comes to somebody who owns so much."""
    owner = {"resources": res(food=food)}
    return do(lay({"A": [1], "I": [0, 1]}, phase="roll", draws=[0, 0], deck=["Chieftain"], tribes=[owner]), "roll")


@pytest.mark.rule("rise_of_tribes", "a49")
def test_r4_a_bid_is_what_one_owns_and_96_at_most() -> None:
    assert texts(rich(115))[-1] == "bid 96"
    assert texts(rich(7))[-1] == "bid 7"
    with pytest.raises(rules.IllegalAction, match="never more than 96") as caught:
        rich(115).read("Bid  97")
    assert caught.value.section == "a49"
    for number in ("115", "1000000000000"):
        with pytest.raises(rules.IllegalAction, match="never more than 96"):
            rich(115).read(f"bid {number}")
    with pytest.raises(rules.IllegalAction, match="7 at most: you own no more"):
        rich(7).read("bid 8")
    for text in ("bid", "bid x", "bid 0", "bids 97"):
        with pytest.raises(rules.BadNotation):
            rich(115).read(text)

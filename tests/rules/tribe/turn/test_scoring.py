"""Spec 3.8 and 3.9: counting, and the end of the game."""

from __future__ import annotations

from typing import Any

import pytest

from rules.tribe.mechanics.scoring import tally
from rules.tribe.state import TribeState
from tests.rules.tribe.positions import act, event, position

CLOSING = [
    "elder flag_sky lightning war_spear",
    "hunter lightning hunting_bow bear_spirit",
    "scout bear_spirit multi flag_sun",
]
LAST = "warrior calumet_hero flag_sky"
POINTS = (6 + 1 + 3 + 3) + (4 + 3 + 2 + 1) + (5 + 1 + 3 + 2) + (5 + 1 + 1 + 3)
"""What the four chains are worth, the last one completed by lightning."""


def closed(theirs: list[str], hand: str = "", **more: Any) -> TribeState:
    state = position("MAIN", ["lightning", hand], [[*CLOSING, LAST], theirs], **more)
    return act(state, "place lightning warrior")


def worth(*chains: str, **options: Any) -> int:
    state = position("START", ["", ""], [list(chains), []], options=options)
    return tally(state, 0, -1).total


@pytest.mark.rule("tribe", "3.8")
@pytest.mark.rule("tribe", "r25")
@pytest.mark.parametrize(
    ("chain", "points"),
    [
        ("warrior calumet_brave flag_sky lightning", 11),
        ("warrior calumet_brave flag_sky lightning +totem", 26),
        ("warrior calumet_hero multi lightning +totem", 17),
        ("warrior calumet_hero flag_sun multi +totem", 26),
        ("warrior", 5),
        ("warrior calumet_hero", 6),
    ],
)
def test_example_a_what_a_chain_is_worth(chain: str, points: int) -> None:
    assert worth(chain) == points


@pytest.mark.rule("tribe", "3.8")
@pytest.mark.rule("tribe", "r26")
def test_lone_tribus_count_unless_the_option_says_no() -> None:
    assert worth("warrior", "elder flag_sky") == 5 + 7
    assert worth("warrior", "elder flag_sky", lone_scores=False) == 7


@pytest.mark.rule("tribe", "3.8")
def test_the_others_subtract_hands_and_active_cards_and_the_closer_does_not() -> None:
    hand = "flag_sun multi wolf strength elder"
    state = closed(["hunter lightning hunting_bow !totem"], hand, totals=[7, 9])
    ended = event(state, "challenge_ended")
    assert ended["table"] == [POINTS, 9]
    assert ended["bonus"] == [0, 0]
    assert ended["hostile"] == [0, 2 + 3 + 6 + 5]
    assert ended["points"] == [POINTS, 9 - 16]
    assert ended["totals"] == [7 + POINTS, 9 + 9 - 16]
    assert state.dump()["totals"] == ended["totals"]
    counted = {name: ended[name] for name in ("closer", "table", "bonus", "hostile", "points")}
    assert state.dump()["results"] == [counted]


@pytest.mark.rule("tribe", "3.8")
def test_of_the_others_each_subtracts_only_their_own_face_down_cards() -> None:
    spheres = {"calumet_hero": 1, "calumet_brave": 2, "war_spear": 3}
    theirs = ["warrior !calumet_hero", "elder !calumet_brave", "scout !war_spear"]
    hand = "wolf wolf wolf wolf courage", "buffalo buffalo buffalo buffalo courage"
    state = position("MAIN", ["lightning", *hand], [[*CLOSING, LAST], theirs, ["warrior !totem", "scout !multi"]])
    act(state, "place lightning warrior")
    assert event(state, "challenge_ended")["hostile"] == [0, sum(spheres.values()), 5 + 3]


@pytest.mark.rule("tribe", "3.8")
def test_with_a_closer_everything_is_shown() -> None:
    state = closed(["hunter lightning !wolf"], "multi")
    revealed = [entry.fields() for entry in state.events or [] if entry.kind == "revealed"]
    assert len(revealed) == 2
    assert "multi" in revealed[1]["hand"]
    assert revealed[1]["active"] == {"hunter": "wolf"}


@pytest.mark.rule("tribe", "3.8")
def test_without_a_closer_nobody_subtracts_and_nothing_is_shown() -> None:
    state = position("MAIN", ["wolf", "multi multi multi"], [["warrior"], ["elder flag_sky !totem"]], turns=199)
    act(state, "discard wolf")
    ended = event(state, "challenge_ended")
    assert ended["points"] == [5, 7]
    assert ended["hostile"] == [0, 0]
    assert "revealed" not in [entry.kind for entry in state.events or []]


@pytest.mark.rule("tribe", "r27")
def test_a_challenge_may_cost_points_without_a_floor() -> None:
    state = closed([], "multi multi multi totem totem", totals=[0, 4])
    assert state.dump()["totals"][1] == 4 - 19


@pytest.mark.rule("tribe", "3.8")
@pytest.mark.rule("tribe", "r30")
def test_the_next_player_deals_the_next_challenge_and_begins_it() -> None:
    state = closed([], dealer=0)
    after = state.dump()
    assert (after["round"], after["dealer"], after["current_player"], after["turns"]) == (2, 1, 1, 0)
    assert [len(hand) for hand in after["hands"]] == [5, 5]
    assert after["chains"] == [[], []]
    assert len(after["draw_pile"]) == 86


@pytest.mark.rule("tribe", "3.9")
@pytest.mark.rule("tribe", "r3")
def test_a_hundred_ends_the_game_only_after_the_counting() -> None:
    state = position("MAIN", ["wolf", ""], [["warrior"], []], totals=[99, 150])
    act(state, "discard wolf")
    assert not state.is_terminal, "in the middle of a challenge nothing is counted"
    over = closed([], "wolf wolf wolf wolf courage", totals=[100 - POINTS, 99])
    assert over.is_terminal
    assert over.dump()["phase"] == "END"
    assert over.scores() == (100, 99)
    assert over.ranking() == (1, 2)
    assert event(over, "game_ended") == {"why": "100 spheres"}
    again = closed([], "wolf wolf wolf wolf courage", totals=[99 - POINTS, 99])
    assert not again.is_terminal
    assert "game_ended" not in [entry.kind for entry in again.events or []]


@pytest.mark.rule("tribe", "3.9")
def test_the_highest_total_wins_even_if_another_closed() -> None:
    over = closed(["hunter lightning"], "wolf wolf wolf wolf courage", totals=[100 - POINTS, 120])
    assert over.ranking() == (2, 1)


@pytest.mark.rule("tribe", "3.9")
@pytest.mark.rule("tribe", "r31")
def test_of_equal_totals_the_closers_wins_else_both() -> None:
    tied = closed(["hunter"], "wolf wolf wolf wolf courage", totals=[110 - POINTS, 106])
    assert tied.scores() == (110, 110)
    assert tied.ranking() == (1, 2)
    shared = position("MAIN", ["wolf", ""], [["hunter lightning"], ["hunter lightning"]], totals=[100, 100], turns=199)
    act(shared, "discard wolf")
    assert shared.ranking() == (1, 1)
    hands = ["lightning", "wolf wolf wolf wolf courage", "buffalo buffalo buffalo buffalo courage"]
    others = position("MAIN", hands, [[*CLOSING, LAST], ["hunter"], ["shaman"]], totals=[0, 116, 116])
    act(others, "place lightning warrior")
    assert others.scores() == (POINTS, 120, 120)
    assert others.ranking() == (3, 1, 1)


@pytest.mark.rule("tribe", "3.9")
@pytest.mark.rule("tribe", "r32")
def test_twelve_challenges_are_the_limit() -> None:
    state = position(
        "MAIN", ["wolf", ""], [["elder flag_sky"], ["hunter lightning"]], round=12, turns=199, totals=[3, 1]
    )
    act(state, "discard wolf")
    assert state.is_terminal
    assert state.scores() == (10, 8)
    assert event(state, "game_ended") == {"why": "12 challenges"}
    earlier = position("MAIN", ["wolf", ""], [["elder"], ["hunter"]], round=11, turns=199)
    assert not act(earlier, "discard wolf").is_terminal


@pytest.mark.rule("tribe", "3.9")
@pytest.mark.rule("tribe", "r31")
@pytest.mark.parametrize(
    ("totals", "places"),
    [
        ((120, 120, 54), (1, 2, 3)),  # the closer's equal comes after them
        ((110, 110, 120), (2, 2, 1)),  # it counts for the best total only
        ((110, 111, 54), (2, 1, 3)),  # and only against an equal one
        ((110, 54, 110), (1, 3, 2)),
    ],
)
def test_places_after_the_closer_of_the_last_challenge(totals: tuple[int, ...], places: tuple[int, ...]) -> None:
    hands = ["lightning", "wolf wolf wolf wolf courage", "buffalo buffalo buffalo buffalo courage"]
    before = [totals[0] - POINTS, totals[1] - 4, totals[2] - 4]
    state = position("MAIN", hands, [[*CLOSING, LAST], ["hunter"], ["shaman"]], totals=before)
    act(state, "place lightning warrior")
    assert state.scores() == totals
    assert state.ranking() == places


@pytest.mark.rule("tribe", "3.8")
@pytest.mark.rule("tribe", "4")
@pytest.mark.parametrize("closer", [0, 1])
def test_at_the_end_with_a_closer_everybody_sees_all_but_the_draw_pile(closer: int) -> None:
    mine, theirs = [*CLOSING, LAST], ["hunter lightning !wolf"]
    hands, chains = (["lightning", ""], [mine, theirs]) if closer == 0 else (["", "lightning"], [theirs, mine])
    state = position("MAIN", hands, chains, current_player=closer, totals=[100, 100])
    act(state, "place lightning warrior")
    assert state.is_terminal
    full = state.dump()
    for viewer in (None, 0, 1):
        view = state.view(viewer).dump()
        assert view["hands"] == full["hands"]
        assert view["chains"] == full["chains"]
        assert view["draw_pile"] == ["?"] * len(full["draw_pile"])


@pytest.mark.rule("tribe", "3.8")
@pytest.mark.rule("tribe", "4")
def test_at_the_end_without_a_closer_hands_and_face_down_cards_stay_hidden() -> None:
    chains = [["hunter lightning !wolf"], ["elder flag_sky !courage"]]
    state = act(position("MAIN", ["multi", ""], chains, turns=199, totals=[100, 0]), "discard multi")
    assert state.is_terminal
    view = state.view(1).dump()
    assert view["hands"][0] == ["?"] * 5
    assert view["hands"][1] == state.dump()["hands"][1]
    assert [row[0]["active"] for row in view["chains"]] == ["?", "courage"]

"""Every refusal says why, and where the rules say so."""

from __future__ import annotations

import pytest

from rules.five_tribes.state import FiveTribesState
from tests.rules.five_tribes.build import act, bidding, board, refused, table

SPARE = {"f1": "WW", "e1": "W"}


def moving() -> FiveTribesState:
    return table(board(a2="Y", b2="YB", **SPARE), last=False)


def sowing() -> FiveTribesState:
    state = table(board(a1="YGW", b1="Y", d1="GW", **SPARE), last=False)
    act(state, "take a1")
    return state


def killing() -> FiveTribesState:
    seats = [{"viziers": 1}, {"elders": 1, "viziers": 0}]
    state = table(board(c2="R", c3="R", c4="Y", f5="B", **SPARE), seats=seats, last=False)
    act(state, "take c2", "drop R south")
    return state


def building() -> FiveTribesState:
    state = table(board(c5="B", c4="BY", **SPARE), seats=[{"resources": ["Fakir"]}], last=False)
    act(state, "take c5", "drop B north")
    return state


def at_market() -> FiveTribesState:
    mine = {"djinns": ["Enki", "Leta"], "elders": 1}
    state = table(board(a2="Y", a1="YB", **SPARE), seats=[mine], row=["Fish", "Silk"], last=False)
    act(state, "take a2", "drop Y north", "pass")
    return state


def at_sacred_place() -> FiveTribesState:
    state = table(board(f4="Y", f5="YB", a1="WW", b1="W"), seats=[{"elders": 2}], djinn_row=["Leta"], last=False)
    act(state, "take f4", "drop Y south")
    return state


def aiming() -> FiveTribesState:
    state = table(board(a2="Y", b2="YB"), seats=[{"djinns": ["Enki"], "elders": 1}], last=False)
    act(state, "use Enki E")
    return state


def selling() -> FiveTribesState:
    state = table(board(a2="Y", b2="YB", **SPARE), seats=[{"resources": ["Fish", "Silk"]}], last=False)
    act(state, "take a2", "drop Y east")
    return state


CASES = [
    (moving, "bid 3", "not now: first choose the tile whose meeples you move", "3.1"),
    (moving, "drop Y east", "not now: first choose the tile whose meeples you move", "3.3"),
    (moving, "take c3", "there are no meeples on c3", "3.3"),
    (moving, "pass", "you must move while any move is possible", "3.2"),
    (moving, "end", "not now: first choose the tile whose meeples you move", "3.2"),
    (moving, "use Enki E", "you don't have Enki", "1.4"),
    (sowing, "drop R east", "you carry no assassins", "3.3"),
    (sowing, "drop Y north", "there is no tile in that direction", "3.3"),
    (sowing, "drop Y south", "from there the last meeple couldn't land on a tile with one of its tribe", "3.3"),
    (sowing, "take b1", "not now: you are dropping meeples", "3.3"),
    (sowing, "pass", "nothing can be declined: you are dropping meeples", "3.2"),
    (killing, "pass", "a victim within range must be killed", "3.2"),
    (killing, "kill R c4", "there are no assassins on c4", "3.5"),
    (killing, "kill B f5", "f5 is 5 steps away, but your assassins reach only 2", "3.5"),
    (killing, "rob vizier 0", "you can't kill your own viziers and elders", "r33"),
    (killing, "rob vizier 1", "that player has no viziers", "3.5"),
    (killing, "rob elder 3", "there is no seat 3", "3.5"),
    (
        killing,
        "fakirs 0",
        "only builders are helped in this way; for assassins choose the victim, and the fakirs that it needs are spent",
        "3.5",
    ),
    (building, "kill Y c4", "only assassins kill", "3.5"),
    (building, "rob elder 1", "only assassins kill", "3.5"),
    (building, "fakirs 2", "you don't have 2 fakirs", "3.5"),
    (at_market, "card 3", "there is no card 3 in the row", "3.6"),
    (at_market, "buy Leta EE", "djinns are bought at Sacred Places only", "3.6"),
    (at_market, "place", "nothing is placed on the Small Market", "3.6"),
    (at_market, "use Leta EE", "you don't have 2 elders", "1.4"),
    (at_market, "use Leta EF", "you don't have 1 elder and 1 fakir", "1.4"),
    (at_sacred_place, "buy Boaz EE", "Boaz isn't face up", "3.6"),
    (at_sacred_place, "buy Leta EF", "you don't have 1 elder and 1 fakir", "3.6"),
    (at_sacred_place, "card 1", "no cards are sold on the Sacred Place", "3.6"),
    (aiming, "at a1", "Enki can't be used on a1", "1.4"),
    (aiming, "keep Leta", "not now: choose the tile for your djinn", "1.4"),
    (selling, "sell Ivory", "you have no Ivory", "3.7"),
    (selling, "cash", "not now: only sales and djinns are left this turn", "3.7"),
]


@pytest.mark.parametrize(
    ("make", "text", "reason", "section"), CASES, ids=[f"{m.__name__}-{t}" for m, t, _, _ in CASES]
)
def test_reason(make: object, text: str, reason: str, section: str) -> None:
    assert callable(make)
    refusal = refused(make(), text)
    assert (refusal.reason, refusal.section) == (reason, section)


def test_reasons_while_bidding() -> None:
    state = bidding(3, [0, 1, 2], seats=[{"gold": 4, "djinns": ["Kumarbi"], "resources": ["Fakir"]}])
    assert refused(state, "bid 18 FF").reason == "you don't have 2 fakirs"
    assert refused(state, "bid 8 F").reason == "you can't pay 5 gold"
    assert refused(state, "take a1").reason == "not now: this is the bid for turn order"
    act(state, "bid 3")
    assert refused(state, "bid 3 F").reason == "no space for 3 gold is free"


def test_a_poor_player_is_told_the_price() -> None:
    mine = {"djinns": ["Enki"], "elders": 1, "gold": 2}
    state = table(board(a2="Y", a1="YB", **SPARE), seats=[mine], row=["Fish"], last=False)
    act(state, "take a2", "drop Y north", "pass")
    assert refused(state, "card 1").reason == "you can't pay the 3 gold of a Small Market"


def test_the_second_card_and_the_second_victim() -> None:
    state = table(board(c3="Y", c2="YB", **SPARE), row=["Fish", "Silk", "Gold"], last=False)
    act(state, "take c3", "drop Y north", "card 1")
    assert refused(state, "buy Leta EE").reason == "not now: you take the second card of the Large Market now"
    cells = board(c2="R", c3="R", c4="YY", d3="B", **SPARE)
    state = table(cells, seats=[{"djinns": ["Iblis"], "elders": 1}, {"elders": 1}], last=False)
    act(state, "take c2", "drop R south", "use Iblis E", "kill Y c4")
    assert refused(state, "kill B d3").reason == "with Iblis both victims must be in the same place"
    assert refused(state, "rob elder 1").reason == "with Iblis both victims must be in the same place"


def test_the_game_over_and_other_peoples_turns() -> None:
    state = moving()
    view = state.view(1)
    refusal = view.why_not(view.game.actions.read("take a2"))
    assert refusal is not None
    assert refusal.reason == "it is not your turn"

"""What the line of Enter says at each decision, and which ways lead to its actions."""

from __future__ import annotations

from typing import Any, cast

import pytest

from rules.rise_of_tribes.state import RiseState
from tests.games.rise_of_tribes.positions import TILES, at_dice
from tests.games.rise_of_tribes.scenes import GAME, NAMES, chooser_of, scene_of
from tests.rules.rise_of_tribes.table import do, lay, res
from tribes_tui.games.rise_of_tribes.choice.targets import PLAIN
from tribes_tui.games.rise_of_tribes.table import RiseBoard
from tribes_tui.games.rise_of_tribes.words import places, sentences as words
from tribes_tui.table.choice.explain import look_at
from tribes_tui.table.choice.last_moves import ends_turn

BOARD = RiseBoard()


def look(state: RiseState, cursor: str, picked: tuple[str, ...] = (), viewer: int = 0) -> str:
    """The line about what the cursor is on."""
    chooser = chooser_of(state, viewer)
    for name in picked:
        chooser.pick(name)
    return look_at(BOARD, scene_of(state, viewer, picked), chooser, words, cursor).text


def test_a_leader_says_what_they_do_in_the_smallest_window() -> None:
    state = GAME.new_state(2, 1, {"leaders": True})
    seat = state.current_player
    assert seat is not None
    chooser = chooser_of(state, seat)
    looks = [look_at(BOARD, scene_of(state, seat, ()), chooser, words, name) for name in chooser.lit]
    assert len(looks) == 2
    for one in looks:
        forms = [one.text.removeprefix("Enter: "), *one.briefer]
        assert any(": " in form and len(form) <= 71 for form in forms), forms


def moving() -> RiseState:
    return do(at_dice(villages={"A": 0}), "sun move")


def test_a_move_foretells_the_conflict_it_would_cause() -> None:
    line = look(moving(), "hex:E", ("hex:D",))
    assert line == "Enter: move a member from D to E (forest: wood): conflict in E (6 fight, nobody is left)"
    assert "conflict" not in look(moving(), "hex:G", ("hex:D",))


def test_leaving_a_village_alone_is_foretold() -> None:
    state = do(moving(), "move A D")
    assert "your village in A falls" in look(state, "hex:B", ("hex:A",))


def test_growing_foretells_it_too() -> None:
    state = do(at_dice(), "sun grow")
    assert "conflict in E (6 fight" in look(state, "hex:E")
    assert "conflict" not in look(state, "hex:D")


def test_the_bow_says_what_would_come_of_each_shot() -> None:
    bow = [{"completed": ["Bow"]}]
    state = do(at_dice(tribes=bow, hand=["blank"], turn={"actions": ["GROW"]}, row=["Drought"]), "blank lead")
    assert (
        words.prompt(state.view(0), ["you", "Ada", "Bo", "Cy"]) == "The fight in E: whose member does your Bow shoot?"
    )
    assert look(state, "seat:1") == "Enter: shoot one of Bo's members: then Cy keeps 1, and your turn ends"


def test_a_goal_says_its_price_and_then_its_points() -> None:
    state = at_dice(phase="build", hand=[], tribes=[{"goals": ["Oxen"], "resources": res(5, 5, 5)}])
    line = look(state, "goal:Oxen")
    assert line.startswith("Enter: complete Oxen (2 food, ")
    assert line.endswith(" (+1 point)")


def test_gathering_says_how_much() -> None:
    state = do(at_dice(row=[("Plentiful Food", res(6))]), "sun gather")
    assert look(state, "hex:A") == "Enter: gather from A (lake) (+4 food, 2 from the event)"


def test_beside_the_volcano_a_hex_asks_what_it_gives() -> None:
    state = do(at_dice(volcano=1), "sun gather")
    beside = next(name for name in sorted(chooser_of(state, 0).lit) if name == "hex:J")
    chooser = chooser_of(state, 0)
    chooser.pick(beside)
    assert chooser.lit == {"kind:food", "kind:stone"}


def test_an_auction_offers_every_bid_and_says_what_it_is_worth() -> None:
    rich = [{"resources": res(4, 2, 1)}, {"resources": res(1)}]
    state = do(at_dice(phase="roll", hand=[], draws=[0, 0], deck=["Chieftain", "Drought"], tribes=rich), "roll")
    assert {f"bid:{n}" for n in range(1, 8)} | {"drop"} == chooser_of(state, 0).lit
    assert look(state, "bid:5") == "Enter: bid 5 resources: 2 points if nobody bids more"
    assert "1 point if" in look(state, "bid:4")


def test_many_bids_are_chosen_by_tens() -> None:
    rich = [{"resources": res(14, 12, 11)}, {"resources": res(1)}]
    state = do(at_dice(phase="roll", hand=[], draws=[0, 0], deck=["Chieftain", "Drought"], tribes=rich), "roll")
    chooser = chooser_of(state, 0)
    assert chooser.lit == {"drop", "bids:0", "bids:10", "bids:20", "bids:30"}
    chooser.pick("bids:30")
    assert chooser.lit == {f"bid:{n}" for n in range(30, 38)}


def test_the_winning_bid_is_handed_out_kind_and_seat_in_any_order() -> None:
    rich = [{"resources": res(4, 2, 1)}, {}, {}, {}]
    state = do(
        at_dice(phase="roll", hand=[], draws=[0, 0], deck=["Chieftain", "Drought"], tribes=rich), "roll", "bid 2"
    )
    ways = chooser_of(state, 0).ways
    assert ways["kind:food", "seat:2"] == ways["seat:2", "kind:food"]


def test_a_village_asks_about_the_elder_only_while_it_waits() -> None:
    rich = [{"tribe": "Daba", "resources": res(2, 1, 3)}]
    plain = at_dice(phase="build", hand=[], tribes=rich)
    assert ("hex:D",) in chooser_of(plain, 0).ways
    elders = at_dice(phase="build", hand=[], tribes=rich, options={"elders": True})
    assert {("hex:D", "elder"), ("hex:D", "alone")} <= set(chooser_of(elders, 0).ways)


def test_the_abandoned_village_has_its_own_price() -> None:
    rich = [{"tribe": "Kia-Kia", "resources": res(1, 1, 1)}]
    fields: Any = {
        "phase": "roll",
        "hand": [],
        "draws": [0, 0],
        "deck": ["Abandoned Village", "Drought"],
        "tribes": rich,
    }
    state = do(at_dice(**fields), "roll")
    assert look(state, "hex:D") == "Enter: build a village in D (lake): 1 point a turn, for 1 food, 1 wood, 1 stone"
    built = at_dice(phase="build", hand=[], tribes=[{"tribe": "Kia-Kia", "resources": res(1, 4, 1)}])
    assert look(built, "hex:D").endswith("for 1 food, 4 wood, 1 stone, and your turn ends")


def test_the_tiger_says_whom_it_would_cost() -> None:
    fields: Any = {"phase": "roll", "hand": [], "draws": [0, 0], "deck": ["Sabertooth Tiger"], "tiles": {}}
    members = {"C": [1, 1], "A": [1], "F": [0, 0, 1], "B": [0, 0, 0, 1]}
    state = do(lay(members, players=4, **{**fields, "tiles": TILES}), "roll")
    assert look(state, "hex:C") == "Enter: put the tiger on C (mountain): you and Bo lose a member"
    assert look(state, "hex:I").endswith("nobody is there")


def test_a_loan_is_chosen_by_lender_development_and_payment() -> None:
    tribes = [{"elder": "D", "resources": res(1, 1)}, {"completed": ["Oxen", "Cart"]}, {}, {}]
    state = at_dice(tribes=tribes, villages={"D": 0}, options={"elders": True})
    assert ("loan", "seat:1", "lend:Cart", "kind:wood") in chooser_of(state, 0).ways


def test_the_trader_swaps_in_three_steps() -> None:
    state = at_dice(tribes=[{"tribe": "Daba", "power": "Trader", "resources": res(3)}], options={"leaders": True})
    assert ("trade", "give:food", "get:stone") in chooser_of(state, 0).ways


def test_leaders_say_what_they_do() -> None:
    state = GAME.new_state(2, 1, {"leaders": True, "tribe_1": "Kaha", "tribe_2": "Daba"})
    while state.game.actions[state.legal_actions()[0]].kind != "POWER":
        state.apply(state.legal_actions()[0])
    seat = state.current_player or 0
    said = {name: look(state, name, viewer=seat) for name in chooser_of(state, seat).lit}
    assert said in (
        {
            "power:Wayfarers": "Enter: choose Wayfarers: in a MOVE, for 1 wood, any number from an outer hex to another",
            "power:Focused Effort": "Enter: choose Focused Effort: 1 more from each hex where you have 4 or more members",
        },
        {
            "power:Trader": "Enter: choose Trader: at any time, 2 resources of a kind for 1 of another",
            "power:Crafty Builders": "Enter: choose Crafty Builders: villages cost 1 resource less, of your choice",
        },
    )


def test_what_is_not_lit_says_why() -> None:
    line = look(do(at_dice(), "sun gather"), "hex:B")
    assert "(rules" in line


def test_every_button_is_explained_and_none_by_the_name_of_its_place() -> None:
    state = at_dice().view(0)
    assert isinstance(state, RiseState)
    told = {name: places.describe(state, name, NAMES, 0) for name in PLAIN}
    assert not [name for name, words in told.items() if words in ("", name)]


def test_what_ends_the_turn_says_so_before_it_is_chosen() -> None:
    """Stopping, and the last member of the last die; with another die left nothing ends."""
    for hand, is_last in ((["moon"], True), (["moon", "sun"], False)):
        state = do(lay({"E": [2], "I": [0, 3]}, tiles="lfmlfmlfm", phase="actions", hand=hand), "moon grow")
        assert look(state, "done").endswith("your turn ends") == is_last
        assert "your turn ends" not in look(state, "hex:E"), "one more may come"
        state = do(state, "grow E")
        assert look(state, "hex:E").endswith("your turn ends") == is_last


@pytest.mark.parametrize(("food", "is_last"), [(1, True), (3, False)])
def test_a_deal_with_which_the_turn_ends_says_so(food: int, is_last: bool) -> None:
    """Shared Knowledge may bring a goal that can be completed at once: only where none could be does the turn end."""
    tribes = [{"tribe": "Kia-Kia", "resources": res(food), "completed": ["Majority in lakes"]}]
    state = at_dice(phase="build", hand=[], row=["Shared Knowledge"], tribes=tribes)
    state.resources[1:3] = [0 if is_last else 1, 0 if is_last else 1]
    for action in state.view(0).legal_actions():
        if state.game.actions[action].kind == "LEARN":
            assert ends_turn(BOARD, cast(RiseState, state.view(0)), [action]) == is_last
            break
    else:
        raise AssertionError("it can be paid")
    assert not ends_turn(BOARD, cast(RiseState, state.view(0)), [state.read("done")]), "it says so by its name"

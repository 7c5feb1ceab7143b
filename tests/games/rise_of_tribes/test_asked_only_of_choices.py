"""Nobody is asked what has one answer; what one couldn't know before is told; bids and the places of beasts begin where they cost least."""

from __future__ import annotations

from typing import Any

import pytest

from rules.rise_of_tribes import decision
from rules.rise_of_tribes.components import frames
from rules.rise_of_tribes.components.box import HEXES
from rules.rise_of_tribes.mechanics import ground
from rules.rise_of_tribes.state import RiseState
from tests.games.rise_of_tribes.scenes import GAME, MODULES, SMALL, random_states, stage
from tests.games.tribal.helpers import table_at
from tests.rules.rise_of_tribes.table import do, held, lay, res
from tests.rules.rise_of_tribes.test_events import auction
from tests.table.helpers import Silent, TableApp, on_table, shown
from tribes_tui.games.rise_of_tribes.refusals import refusal
from tribes_tui.games.rise_of_tribes.table import RiseBoard


def forced(state: RiseState) -> str:
    """What is played without asking; empty if somebody is asked."""
    view = state.view(state.current_player)
    action = RiseBoard().forced(view, view.legal_actions())
    return "" if action is None else state.text(action)


@pytest.mark.parametrize(("bid", "asks"), [(6, False), (5, True)])
async def test_a_bid_of_all_one_has_goes_to_the_only_other_without_a_question(bid: int, asks: bool) -> None:
    state = do(auction(2), f"bid {bid}", *["drop"] * (bid < 6))  # nobody owns more than six
    app = TableApp(table_at(state, "pb", ("you", "Ada")), Silent())
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        screen = on_table(app)
        assert (decision(screen.view).kind == frames.SHARE) == asks
        assert ("You bid all you own" in shown(app)) != asks
        if asks:
            assert {name.partition(":")[0] for name in screen.scene.lit} == {"kind"}, "there is one to whom it may go"
        else:
            assert held(screen.view, 0) == [0, 0, 0]


async def test_a_bid_is_handed_out_with_one_key_to_one_of_several() -> None:
    app = TableApp(table_at(do(auction(3), "bid 5", "drop"), "pbb", ("you", "Ada", "Bo")), Silent())
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        await pilot.press("enter", "s")
        await pilot.pause()
        assert 0 in held(on_table(app).view, 0), "all there is of what the next village needs least"


async def test_an_auction_says_what_it_wins_and_where_the_bid_goes() -> None:
    app = TableApp(table_at(auction(2), "pb", ("you", "Ada")), Silent())
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        row = shown(app).splitlines()
        assert "The highest bid wins 1 point, or 2 if it is 5 or more." in row[1]
        assert row[-2].rstrip().endswith("if nobody bids more")


@pytest.mark.parametrize(
    ("tribe", "power", "dice", "row", "expected"),
    [
        ("Daba", "Trader", (), [], "roll"),
        ("Indartsu", "Exogamy", (), [], "roll"),
        ("Kia-Kia", "Dreamtime", (), [], ""),
        ("Daba", "Trader", (0, 0), [], "done"),
        ("Daba", "Trader", (0, 0), ["Altar"], ""),
        ("Tunga", "Light in the Dark", (2, 0), [], ""),
    ],
)
def test_the_roll_is_asked_for_only_where_something_else_is_lost_by_it(
    tribe: str, power: str, dice: tuple[int, ...], row: list[str], expected: str
) -> None:
    tribes: list[dict[str, Any]] = [{"tribe": tribe, "power": power, "resources": res(2, 4, 0)}, {}]
    state = lay(
        {"A": [2, 1]}, phase="roll", tribes=tribes, row=row, draws=dice, options=MODULES, deck=["Drought", "Walls"]
    )
    if dice:
        do(state, "roll")
    assert forced(state) == expected


@pytest.mark.soak
def test_what_is_played_without_asking_is_no_choice_that_the_next_decision_has_not() -> None:
    """Whatever else could be done before the roll, or after it, may still be done later in the turn."""
    seen = 0
    for state in (one for seed in range(6) for one in random_states(3, seed, MODULES, every=1)):
        if state.current_player is None or not forced(state) or decision(state).kind != frames.BEFORE_ROLL:
            continue
        others = {state.game.actions[one].kind for one in state.legal_actions()} - {"ROLL"}
        assert others <= {"TRADE", "EXOGAMY", "BUY"}
        seen += 1
    assert seen


async def test_goals_that_one_has_drawn_are_named() -> None:
    tribes = [{"deck": ["Horse", "Bow", "Baskets", "Cart"]}, {}]
    state = lay({"E": [2], "I": [0, 3]}, phase="actions", hand=["sun", "moon"], tribes=tribes)
    app = TableApp(table_at(state, "pb", ("you", "Ada")), Silent())
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        await pilot.press("4")
        await pilot.pause()
        assert "You drew Horse, Bow and Baskets." in shown(app)


def test_the_cursor_lays_the_tiger_where_it_costs_oneself_nobody() -> None:
    members = {"B": [1], "D": [2], "I": [0, 3]}
    state = lay(members, tiles="mmfmlflfl", phase="roll", deck=["Sabertooth Tiger"], draws=(0, 0))
    view = do(state, "roll").view(0)
    assert decision(view).kind == frames.PUT_TIGER
    looks = zip(RiseBoard().glance(view, view.legal_actions()), map(view.text, view.legal_actions()), strict=True)
    assert max(looks)[1] == "place A"


async def test_the_sites_of_the_volcano_have_keys() -> None:
    state = lay({"A": [2], "I": [0, 3]}, phase="roll", deck=["Volcano"], draws=(0, 0))
    state.apply(state.read("roll"))
    app = TableApp(table_at(state, "pb", ("you", "Ada")), Silent())
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        screen = on_table(app)
        sites = {target.name: target.key for target in screen.targets if target.name in screen.scene.lit}
        assert len({*sites.values()}) == len(sites) > 1
        assert f"{min(sites.values())}-{max(sites.values())}  lay it there" in shown(app), "the row of keys has them"
        name, key = sites.popitem()
        await pilot.press(key)
        await pilot.pause()
        assert screen.view.site + 1 == int(name.partition(":")[2])


def test_the_cursor_begins_on_no_land_without_room_or_harvest_for_a_new_tribe() -> None:
    for seed in range(12):
        state = GAME.new_state(4, seed, {"special_terrain": "all"})
        while decision(state).kind != frames.SETTLE:
            state.apply(state.legal_actions()[0])
        view = state.view(state.current_player)
        looks = zip(RiseBoard().glance(view, view.legal_actions()), view.legal_actions(), strict=True)
        h = HEXES.index(view.game.actions[max(looks)[1]].fields["hex"])
        assert h != view.glacier
        assert not ground.is_wild(view, h)


@pytest.mark.parametrize(
    ("fields", "letter", "told"),
    [
        ({"phase": "actions", "hand": ["sun", "moon"]}, "E", "Place a die first: its action asks for a hex"),
        ({"phase": "build"}, "F", "There is a village in F already"),
        ({"phase": "build"}, "I", "You have no member in I"),
    ],
)
async def test_a_hex_that_is_not_asked_for_says_what_is(fields: dict[str, Any], letter: str, told: str) -> None:
    tribes = [{"resources": res(4, 4, 4)}, {}]
    state = lay({"E": [2], "F": [1, 2]}, tribes=tribes, villages={"F": 1}, **fields)
    app = TableApp(table_at(state, "pb", ("you", "Ada")), Silent())
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        await pilot.press(letter)
        await pilot.pause()
        assert told in shown(app).splitlines()[-2]


async def test_what_a_first_hex_begins_is_said_before_it_is_picked() -> None:
    state = do(lay({"E": [2], "I": [0, 3]}, phase="actions", hand=["sun", "moon"]), "sun move")
    async with stage(2, size=SMALL) as staged:
        await staged.show(state, 0)
        assert "Enter move a member from E" in staged.text
    tribes = [{"resources": res(4, 4, 4)}, {}]
    options = {"elders": True}
    async with stage(2, options, SMALL) as staged:
        await staged.show(lay({"E": [2], "I": [0, 3]}, phase="build", tribes=tribes, options=options), 0)
        assert "build a village in E, with your elder or without" in staged.text


@pytest.mark.parametrize("members", [5, 6])
def test_the_cursor_lays_the_last_die_on_no_growth_that_the_limit_takes_again(members: int) -> None:
    tribes = [{"resources": res(4, 4, 4)}]
    state = lay({"E": [members], "I": [0, 3]}, phase="actions", hand=["sun"], turn={"actions": ["LEAD"]}, tribes=tribes)
    view = state.view(0)
    looks = zip(RiseBoard().glance(view, view.legal_actions()), map(view.text, view.legal_actions()), strict=True)
    assert max(looks)[1] == "sun move"


def test_what_is_due_is_paid_without_a_question_where_it_is_all_one_has() -> None:
    options = {"leaders": True}
    for held_wood, asks in ((1, False), (2, True)):
        tribes = [{"tribe": "Indartsu", "power": "Exogamy", "resources": res(1, held_wood, 0)}, {}]
        state = lay({"A": [2, 1]}, phase="actions", hand=["sun", "moon"], tribes=tribes, options=options)
        do(state, "exogamy A")
        assert decision(state).kind == frames.PAY
        assert bool(forced(state)) != asks


def test_the_cursor_sends_nobody_alone_into_the_tar_pit() -> None:
    state = lay({"D": [3], "I": [0, 3]}, tiles={"E": "Tar Pit"}, phase="actions", hand=["sun", "moon"], options=MODULES)
    view = do(state, "sun move").view(0)
    looks = dict(zip(map(view.text, view.legal_actions()), RiseBoard().glance(view, view.legal_actions()), strict=True))
    assert looks["move D E"] < max(looks.values()) - 0.5


def test_a_goal_and_a_tribe_are_refused_by_what_is_asked_now_and_not_by_a_rule_of_something_else() -> None:
    tribes: Any = [{"goals": ["Oxen"]}, {}]
    state = lay({"E": [2], "I": [0, 3]}, phase="actions", hand=["sun", "moon"], tribes=tribes)
    view = state.view(0)
    assert isinstance(view, RiseState)
    for name, told in (
        ("goal:Oxen", "goals are completed when you build, your turn's last step"),
        ("seat:1", "this isn't the moment to choose a tribe"),
    ):
        found = refusal(view, name, ())
        assert found is not None
        assert str(found.reason).startswith(told)

"""How one comes to fifteen is told as it is: what each seat could reach, what a village and each goal lack."""

from __future__ import annotations

import re
from typing import Any, cast

import pytest
from textual.geometry import Size

from rules.rise_of_tribes import decision
from rules.rise_of_tribes.components import frames
from rules.rise_of_tribes.components.box import DEVELOPMENTS, GOAL_VP, GOALS, HEXES
from rules.rise_of_tribes.components.layout import bits
from rules.rise_of_tribes.state import RiseState
from tests.games.rise_of_tribes.positions import at_dice
from tests.games.rise_of_tribes.scenes import MEDIUM, MODULES, SMALL, random_states, stage
from tests.rules.rise_of_tribes.table import do, lay, res
from tribes_tui.games.rise_of_tribes.words import sentences, spoken
from tribes_tui.games.rise_of_tribes.words.figures import progress, ready_points
from tribes_tui.games.rise_of_tribes.words.places import outcome
from tribes_tui.table.board import board_of
from tribes_tui.words.help import facts_of

NAMES = ["you", "Bo", "Cy", "Di"]


def test_what_each_could_reach_counts_points_villages_and_ready_goals() -> None:
    tribes = ({"vp": 6, "goals": ["Oxen"], "resources": res(2, 1, 1)}, {"vp": 11, "goals": ["Occupy any 8 hexes"]})
    told = {
        fact.label: fact.words for fact in facts_of(at_dice(tribes=tribes, villages={"D": 0, "E": 1}).view(0), NAMES)
    }
    assert told["You have"] == "6 points and 1 from goals that are ready; 8 points still to go"
    drawn = "; new goals may add more"
    assert told["Bo's next turn"] == f"begins with 12, and goals in progress may make it 15 points{drawn}"
    assert told["Cy's next turn"] == f"begins with 0 points{drawn}"
    assert told["What scores"] == "each village 1 point when its owner's turn begins, and a goal 1 to 4"
    assert told["Oxen"] == "1 point, ready"
    assert told["A village"] == "costs 2 food, 1 wood, 3 stone; you lack 2 stone"


def test_of_what_is_ready_it_is_said_that_not_all_can_be_paid_for() -> None:
    """A village and each of two goals, but no two of them."""
    own = {"goals": ["Cart", "Mysticism"], "resources": res(2, 2, 3)}
    view = lay({"A": [2], "B": [0, 1]}, tiles="fml", phase="build", hand=[], tribes=[own]).view(0)
    told = {fact.label: fact.words for fact in facts_of(view, NAMES)}
    assert told["You have"].startswith("0 points and 1 from ready goals, not all of which can be paid for")
    assert told["A village"] == "you can pay for one, in A, or for Cart or Mysticism instead"


@pytest.mark.parametrize("stock", [(0, 0, 0), (1, 0, 0), (0, 1, 1), (2, 1, 0)])
async def test_in_a_small_window_every_goal_that_cant_be_paid_for_tells_what_is_lacking_and_no_point_is(
    stock: tuple[int, int, int],
) -> None:
    own = {"goals": ["Cart", "Oxen"], "resources": res(*stock)}
    async with stage(2, size=SMALL) as shown:
        await shown.show(lay({"A": [2], "B": [0, 1]}, tiles="fml", phase="build", hand=[], tribes=[own]), 0)
        for row in (line for line in shown.text.splitlines() if "Cart" in line or "Oxen" in line):
            assert re.search(r"\d[fws], (you )?lack|lacks( \d[fws])+", row) or "lack" not in row
            assert not re.search(r"lacks [^f]*\d (food|wood|stone) +1 point", row), row


@pytest.mark.parametrize("size", [SMALL, MEDIUM], ids=str)
async def test_whoever_wins_as_their_turn_begins_is_named_before(size: Size) -> None:
    async with stage(4, size=size) as shown:
        for points, is_told in ((14, True), (13, False)):
            state = at_dice(tribes=({}, {"vp": points}), villages={"E": 1})
            await shown.show(state, 0)
            assert ("Bo wins next turn unless stopped" in shown.text.splitlines()[0]) is is_told
            view = cast(RiseState, state.view(0))
            assert ("Bo wins next turn unless stopped." in spoken.now(view, NAMES, "")) is is_told


@pytest.mark.parametrize("size", [SMALL, MEDIUM], ids=str)
async def test_that_one_wins_oneself_as_the_next_turn_begins_is_told_before_this_one_ends(size: Size) -> None:
    async with stage(4, size=size) as shown:
        for points, bo, told in (
            (14, 0, "you win next turn unless stopped"),
            (13, 0, ""),
            (14, 14, "Bo wins next turn"),
        ):
            villages = {"D": 0, **({"E": 1} if bo else {})}
            state = at_dice(tribes=({"vp": points}, {"vp": bo}), villages=villages)
            await shown.show(state, 0)
            assert told in shown.text.splitlines()[0]
            assert ("next turn" in shown.text.splitlines()[0]) is bool(told)


def test_a_win_that_came_as_a_turn_began_is_said_to_have_come_from_villages() -> None:
    told = "The winning point came from a village as that turn began."
    state = lay(
        {"A": [0, 2], "I": [2]},
        phase="build",
        active=1,
        current_player=1,
        villages={"I": 0},
        tribes=[{"vp": 14}, {"goals": ["Gather 6 resources"]}],
    )
    state.apply(state.read("done"))
    assert state.winner == 0
    assert sentences.story(state, NAMES)[1] == told
    own = lay({"A": [2], "B": [0, 2]}, phase="build", tribes=[{"vp": 14, "goals": ["Oxen"], "resources": res(4, 4, 4)}])
    own.apply(own.read("complete Oxen"))
    assert own.winner == 0
    assert told not in sentences.story(own, NAMES)


@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("size", [SMALL, MEDIUM], ids=str)
async def test_who_may_win_before_is_named_first(players: int, size: Size) -> None:
    """Cy has won when their next turn begins, but Bo's turn comes before, and a bot's may be under way."""
    members = {"A": [2], **{hex: [0, 1] for hex in "BCDEFG"}, "H": [0, 0, 2]}
    async with stage(players, size=size) as shown:
        for active, vp, told in (
            (0, 2, "Cy wins next turn unless stopped"),
            (0, 12, r"Bo may reach 1[5-9], else Cy wins"),
            (1, 12, r"Bo may reach 1[5-9], else Cy wins"),
            (2, 12, ""),
        ):
            tribes: Any = [{}, {"vp": vp, "goals": ["Occupy any 8 hexes"]}, {"vp": 14}, {}][:players]
            fields: Any = {"tribes": tribes, "villages": {"H": 2}, "players": players}
            tiles = "lfmlfmlfmlfmlf"[: 3 + 3 * players]
            state = lay(members, tiles=tiles, phase="actions", hand=["sun"], current_player=active, **fields)
            await shown.show(state, 0)
            head = shown.text.splitlines()[0]
            assert re.search(told, head), (active, head)
            assert ("win" in head.replace("points win", "")) is bool(told)


def test_what_a_majority_lacks_is_enough_for_it() -> None:
    state = lay(
        {"B": [1, 1], "E": [0, 2], "I": [2]},
        tiles="lmflmflfm",
        phase="build",
        tribes=[{"goals": ["Majority in mountains"]}],
    )
    told = {fact.label: fact.words for fact in facts_of(state.view(0), NAMES)}
    assert told["Majority in mountains"] == "3 points, so far a majority in 1 of 3; nearest: 1 more in B or 3 more in E"


@pytest.mark.parametrize(("held", "others"), [("FGHI", "A"), ("ABC", "I")])
def test_a_majority_that_would_connect_nothing_is_not_called_near(held: str, others: str) -> None:
    """Of five connected: one member more far away makes a majority, but no longer chain."""
    members = {hex: [2] for hex in held} | {others: [1, 1]}
    state = lay(members, tiles="lmflmflfm", phase="build", tribes=[{"goals": ["Majority in 5 connected"]}])
    near = {HEXES[h] for hex in held for h in bits(state.layout.near[HEXES.index(hex)])} - {*held}
    told = {fact.label: fact.words for fact in facts_of(state.view(0), NAMES)}["Connected majorities"]
    named = set(re.findall(r"more in ([A-I])", told))
    assert named
    assert named <= near
    assert (others in near) == (others in named)


def test_no_more_is_promised_of_ready_goals_than_can_be_completed() -> None:
    seen = 0
    for state in random_states(3, 8, MODULES, every=4):
        player = state.current_player
        if player is None or "complete" not in " ".join(state.text(action) for action in state.legal_actions()):
            continue
        points, after = state.vp[player], state.clone()
        promised = ready_points(state, player)
        while not after.is_terminal:
            completing = [
                action for action in after.legal_actions() if after.game.actions[action].kind in ("COMPLETE", "PAY")
            ]
            if not completing or after.current_player != player:
                break
            after.apply(max(completing, key=lambda action: _worth(after, action)))
        assert after.vp[player] - points <= promised or after.is_terminal
        seen += 1
    assert seen


def _worth(state: object, action: int) -> int:
    row = state.game.actions[action]  # type: ignore[attr-defined]  # a position
    return GOAL_VP[GOALS.index(row.fields["goal"])] if row.kind == "COMPLETE" else 9


def test_events_that_were_seen_are_not_to_come() -> None:
    state = do(at_dice(row=["Drought"]), "sun grow")
    told = " ".join(fact.words for fact in facts_of(state.view(0), NAMES) if fact.needs_memory)
    assert "Drought" not in told
    assert "Altar" in told


def test_goals_that_need_the_same_resources_are_promised_together_only_if_all_can_be_paid() -> None:
    tribe = {"goals": ["Horse", "Mysticism"], "resources": res(2, 4, 4)}
    assert ready_points(at_dice(tribes=(tribe,)), 0) == 1
    assert ready_points(at_dice(tribes=({**tribe, "resources": res(3, 4, 4)},)), 0) == 2


def test_stopping_says_what_it_gives_up_and_no_achievement_under_way_is_what_enter_gives_back() -> None:
    board, said, seen = board_of("rise_of_tribes"), set[str](), 0
    for state in (one for seed in range(4) for one in random_states(3, seed, MODULES, every=2, wise=4)):
        player = state.current_player
        if player is None:
            continue
        view, kind = state.view(player), decision(state).kind
        for action in view.legal_actions():
            if view.game.actions[action].kind == "DONE" and kind in (frames.GROW, frames.MOVE, frames.GATHER):
                told = outcome(view, "DONE", view.game.actions[action].fields, NAMES)
                assert re.match(r"[1-9]\d* (more members?|moves?|more hex)", told) or not told, told
                said.update(told.split()[1:2])
        goals = [one for one in view.legal_actions() if view.game.actions[one].kind == "RETURN"]
        begun = [one for one in goals if _is_begun(view, view.game.actions[one].fields["goal"])]
        looks = dict(zip(view.legal_actions(), board.glance(view, view.legal_actions()), strict=True))
        assert all(looks[one] < 0 for one in begun)
        seen += len(begun)
    assert said >= {"more", "moves"}
    assert seen


def _is_begun(view: RiseState, goal: str) -> bool:
    number = GOALS.index(goal)
    return number >= DEVELOPMENTS and progress(view, view.current_player or 0, number)[0] > 0


def test_to_play_well_begins_with_what_one_can_do_for_points_now() -> None:
    """Before it counts what everybody has."""
    own = {"goals": ["Cart"], "resources": res(2, 2, 3)}
    state = lay({"A": [2], "B": [0, 1]}, tiles="fml", phase="build", hand=[], tribes=[own])
    labels = [one.label for one in facts_of(state.view(0), NAMES)]
    assert labels.index("A village") < labels.index("Cart") < labels.index("You have")


def test_what_others_pay_for_a_village_is_good_to_know() -> None:
    """Each tribe has a price of its own: on the table stands whose."""
    tribes: Any = [{"tribe": "Kaha"}, {"tribe": "Daba"}]
    state = lay({"A": [2], "B": [0, 1]}, tiles="lfmlfmlfm", phase="actions", hand=["sun"], tribes=tribes)
    told = {fact.label: fact.words for fact in facts_of(state.view(0), ("you", "Bo"))}
    assert told["Bo"] == "pays 2 food, 1 wood, 3 stone for a village"
    assert told["A village"].startswith("costs 3 food, 2 wood, 1 stone")

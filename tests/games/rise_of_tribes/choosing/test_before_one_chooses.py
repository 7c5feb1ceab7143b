"""What one would want to know before choosing is said before: what a thing does, who loses by it, what is left ready."""

from __future__ import annotations

import re
from typing import Any, cast

import pytest

from rules import Rng
from rules.rise_of_tribes import decision
from rules.rise_of_tribes.components.box import DEVELOPMENTS, GOALS, HEXES, OCCUPY_8, TERRAINS
from rules.rise_of_tribes.components.frames import LOSE
from rules.rise_of_tribes.components.layout import bits
from rules.rise_of_tribes.evaluation.winning import winning_line
from rules.rise_of_tribes.state import RiseState
from tests.bots.entered import chosen
from tests.games.rise_of_tribes.choosing.test_decisions import look
from tests.games.rise_of_tribes.positions import TILES, at_dice
from tests.games.rise_of_tribes.scenes import (
    GAME,
    MEDIUM,
    MODULES,
    NAMES,
    SMALL,
    chooser_of,
    random_states,
    scene_of,
    stage,
)
from tests.rules.rise_of_tribes.table import do, lay, res
from tests.widgets.mounting import alone
from tribes_tui.games.rise_of_tribes.choice.beginning import at_a_glance, looks
from tribes_tui.games.rise_of_tribes.pieces.column import Legend, LegendSign, RiseLegend
from tribes_tui.games.rise_of_tribes.table import RiseBoard
from tribes_tui.games.rise_of_tribes.words import places, sentences as words
from tribes_tui.games.rise_of_tribes.words.figures import progress
from tribes_tui.games.rise_of_tribes.words.news import news
from tribes_tui.games.rise_of_tribes.words.why import reasons
from tribes_tui.table.choice.explain import explanation
from tribes_tui.table.choice.selection import Beginning

BOARD = RiseBoard()
READY: Any = {"phase": "build", "hand": [], "villages": {"D": 0}}


def begins(state: RiseState) -> str:
    """Where the cursor begins."""
    return Beginning(BOARD, state.view(0)).best_first(chooser_of(state, 0))[0]


@pytest.mark.parametrize("stones", [1, 2])
def test_a_ready_development_is_begun_on_and_one_that_is_left_is_named(stones: int) -> None:
    """Also where a village lacks only one resource more: what it helps with lasts."""
    state = at_dice(**READY, tribes=[{"goals": ["Oxen"], "resources": res(2, 1, stones)}])
    assert begins(state) == "goal:Oxen"
    assert look(state, "done") == "Enter: end the turn: you could still complete Oxen"
    several = at_dice(**READY, tribes=[{"goals": ["Oxen", "Mysticism", "Baskets"], "resources": res(4, 4, 4)}])
    done = next(one for one in several.legal_actions() if several.game.actions[one].kind == "DONE")
    brief = places.brief(several.view(0), done, ("you", "Bo"))
    assert brief == "end the turn: you could still complete 3 goals"
    told = look(several, "goal:Oxen")
    assert told == "Enter: complete Oxen (2 food, 1 wood, 1 stone): GATHER from 1 more hex (+1 point)"
    told = look(state, "goal:Oxen")
    assert told.endswith("GATHER from 1 more hex (+1 point; your turn ends)"), "nothing else is left"


def test_whoever_leads_begins_on_an_achievement_that_is_ready_and_not_on_the_end() -> None:
    """Its points shorten the game, in which each village counts less: that spoke against them."""
    members = {h: [1] for h in "ABCDEFGH"}
    leads: Any = [{"goals": ["Occupy any 8 hexes"], "vp": 10}, {"vp": 4}]
    state = lay(members, tiles=TILES[:9], phase="build", tribes=leads, villages=dict.fromkeys("ABCDE", 0))
    assert begins(state) == "goal:Occupy any 8 hexes"


@pytest.mark.parametrize("seed", [8, 14])
def test_no_turn_ends_under_the_cursor_while_an_achievement_is_ready(seed: int) -> None:
    seen = 0
    for state in random_states(4, seed, {}, every=1, wise=6):
        rows = [state.game.actions[action] for action in state.legal_actions()]
        if {row.fields.get("goal") for row in rows if row.kind == "COMPLETE"} & {*GOALS[DEVELOPMENTS:]}:
            view = state.view(state.current_player)
            actions = view.legal_actions()
            found = looks(view, actions, [view.hint(action) for action in actions])
            seen += 1
            assert rows[found.index(max(found))].kind != "DONE", state.text(actions[0])
    assert seen


@pytest.mark.parametrize(("ash", "birch", "shot"), [(1, 2, 2), (2, 1, 1), (3, 1, 1)])
def test_the_bow_shoots_at_the_strongest_and_what_was_foretold_comes_true(ash: int, birch: int, shot: int) -> None:
    """Also in a turn in which nothing else depends on it."""
    tribes: Any = [{"completed": ["Bow"]}, {}, {}]
    state = lay({"A": [4, ash, birch], "I": [1, 1, 1]}, players=3, tiles=TILES[:12], phase="conflict", tribes=tribes)
    told = words.forecast(state, "A", NAMES)
    do(state, "fight A")
    assert begins(state) == f"seat:{shot}"
    do(state, f"shoot p{shot + 1}")
    assert told == f"Ada keeps {state.members_at(0)[0]}"


def moving(members: dict[str, list[int]], **more: Any) -> RiseState:
    """Before members move, with an achievement for eight hexes in progress."""
    goals: Any = [{"goals": ["Occupy any 8 hexes"]}]
    board = lay(members, tiles=TILES[:9], phase="actions", hand=["blank", "moon"], tribes=goals, **more)
    return do(board, "blank move")


def test_the_cursor_goes_on_to_an_achievement_that_takes_two_moves_and_not_to_the_end() -> None:
    """Seven hexes are occupied; only one member can be spared, two hexes from the eighth: another one goes on for it."""
    state = moving({"B": [2], **{h: [1] for h in "ACDEFG"}, "H": [0, 3]})
    assert HEXES.index("H") not in bits(state.layout.near[HEXES.index("B")])
    for _ in range(2):
        assert begins(state) != "done"
        chooser, beginning = chooser_of(state, 0), Beginning(BOARD, state.view(0))
        while chooser.chosen is None:
            assert chooser.pick(beginning.best_first(chooser)[0])
        state.apply(chooser.chosen)
    assert progress(state, 0, OCCUPY_8) == (8, 8)


@pytest.mark.parametrize("goal", ["Oxen", "Cart", "Horse", "Pottery", "Bow", "Mysticism", "Baskets"])
def test_what_a_development_brings_has_room_on_the_line_of_enter(goal: str) -> None:
    others = [one for one in ("Mysticism", "Bow") if one != goal]
    state = at_dice(**READY, tribes=[{"goals": [goal, *others], "resources": res(3, 4, 4)}])
    assert len(look(state, f"goal:{goal}").replace(":", "", 1)) <= SMALL.width


def test_what_a_development_adds_to_an_action_is_named() -> None:
    """And so is what the events add: the number is that of members asked for afterwards."""
    told = look(at_dice(tribes=[{"completed": ["Mysticism"]}]), "offer:sun:LEAD")
    assert told.endswith("draw 4 goals (strong): with Mysticism; drops a blank")
    winter = at_dice(row=["Mild Winter"])
    told = look(winter, "offer:moon:GROW")
    assert told == "Enter: place the moon on GROW: grow 4 (weak): with Mild Winter; drops a blank"
    die = next(one for one in winter.legal_actions() if winter.text(one) == "moon grow")
    assert places.brief(winter.view(0), die, NAMES).endswith(": with Mild Winter")
    winter.apply(winter.read("moon grow"))
    assert words.prompt(winter.view(0), NAMES).startswith("Grow: add up to 4 members")


def test_the_volcano_says_who_loses_what_and_the_cursor_begins_where_one_loses_least() -> None:
    members = {"A": [3, 1], "B": [1], "H": [1, 2]}
    state = lay(members, players=4, phase="roll", hand=[], draws=[2, 2], deck=["Volcano", "Drought"], tiles=TILES)
    do(state, "roll")
    shores = state.layout.shores
    told = {site: BOARD.brief(scene_of(state, 0), action) for site, action in enumerate(state.legal_actions())}
    assert any("you lose 2 members" in one for one in told.values()), told
    first = int(begins(state).removeprefix("site:")) - 1
    mine = [sum(state.members_at(h)[0] for h in bits(shore)) for shore in shores]
    assert mine[first] == min(number for number in mine if number)
    assert all(len(one) <= SMALL.width - 6 for one in told.values())


def losing(members: dict[str, list[int]], village: str) -> RiseState:
    """The first player is asked from which hex two members go."""
    more: Any = {"villages": {village: 0}, "draws": [2, 2], "deck": ["Volcano", "Drought"]}
    state = lay(members, phase="roll", hand=[], tiles=TILES[:9], **more)
    state.apply(state.read("roll"))
    while decision(state).kind != LOSE:
        shore = [site for site, shore in enumerate(state.layout.shores) if {0, 1} <= {*bits(shore)}]
        state.apply(state.read(f"volcano {shore[0] + 1}"))
    return state


@pytest.mark.parametrize(
    ("members", "first"),
    [
        ({"A": [4], "B": [2], "I": [0, 2]}, "A"),
        ({"A": [3], "B": [4], "I": [0, 2]}, "A"),
        ({"A": [4, 3], "B": [3]}, "B"),
    ],
)
def test_the_volcano_takes_first_where_it_costs_least(members: dict[str, list[int]], first: str) -> None:
    """Most members; rather not beside a village; not where a majority goes by it."""
    assert begins(losing(members, "B")) == f"hex:{first}"


def test_nobody_is_grown_where_one_more_is_lost_while_there_is_another_hex() -> None:
    state = lay({"E": [7], "B": [1], "I": [0, 3]}, tiles=TILES[:9], phase="actions", hand=["sun", "moon"])
    view = do(state, "moon grow").view(0)
    actions = view.legal_actions()
    found = looks(view, actions, [float(action == view.read("grow E")) for action in actions])
    assert actions[found.index(max(found))] == view.read("grow B"), "though the rules' hints are for E"


def test_what_the_glacier_does_is_told_before_it_is_laid() -> None:
    state = cast(RiseState, GAME.new_state(3, 4, MODULES))
    while not any("glacier" in words.action(state, action, NAMES).lower() for action in state.legal_actions()):
        state.apply(state.legal_actions()[0])
    seat = state.current_player
    assert seat is not None
    name = min(chooser_of(state, seat).lit)
    assert "gives 1 stone" in look(state, name, viewer=seat)
    told = " ".join(explanation(BOARD, scene_of(state, seat), chooser_of(state, seat), words, name))
    assert "the fifth melts it" in told


def test_after_one_is_picked_it_is_asked_what_comes_next() -> None:
    state = do(at_dice(), "moon move")
    assert BOARD.ask(scene_of(state, 0, ("hex:D",))) == "A member from D: where to?"
    assert not BOARD.ask(scene_of(state, 0))
    rich = at_dice(**READY, tribes=[{"tribe": "Daba", "resources": res(2, 1, 3)}], options={"elders": True})
    assert BOARD.ask(scene_of(rich, 0, ("hex:A",))) == "A village in A: with your elder, or without?"


async def test_the_first_step_goes_from_the_hex_that_one_holds() -> None:
    async with stage(4, size=SMALL) as shown:
        await shown.show(do(at_dice(), "moon move"), 0, ("hex:D",))
        board, targets = shown.screen.board, shown.screen.targets
        lit = shown.screen.selection.chooser.lit
        assert board.walk(targets, "hex:A", "right", lit) == "hex:E"
        assert board.walk(targets, "hex:A", "downright", {"hex:D", "hex:E"}) == "hex:D"


def test_hexes_are_told_together_before_what_they_gave() -> None:
    state = lay({"A": [2], "B": [1]}, tiles="lfmlfmlfm", phase="actions", hand=["sun"])
    state = do(state, "sun gather", "gather A", "gather B")
    told = [one.text for one in news(state.events or (), NAMES, None)]
    assert "gathered from A and B" in told, told
    assert "got 2 food and 2 wood" in told, told


async def test_a_legend_that_is_cut_says_so() -> None:
    lands = [LegendSign("Oasis", "gives to 3"), LegendSign("Glacier", "holds 3, gives 1")]
    for rows, is_cut in ((3, False), (2, True)):
        piece = RiseLegend()
        piece.show(Legend((LegendSign("e", "elder: borrows developments"),), tuple(lands)))
        async with alone(piece, (31, rows)):
            last = piece.text().splitlines()[rows - 1].rstrip()
        assert last.endswith("…") == is_cut, last


async def test_events_and_goals_keep_their_place_from_step_to_step() -> None:
    tribes: Any = [{"goals": ["Oxen", "Bow"], "resources": res(2, 4, 4)}]
    fields: Any = {"tribes": tribes, "row": ["Drought", "Invaders"], "invaders": {"hex": "K", "count": 3}}
    steps = [at_dice(**fields), do(at_dice(**fields), "moon move"), at_dice(**fields, phase="build", hand=[])]
    async with stage(4, size=MEDIUM) as shown:
        found = set()
        for state in steps:
            await shown.show(state, 0)
            found.add((shown.piece("events").region.y, shown.piece("goals").region.y))
    assert len(found) == 1, found


def test_the_last_die_begins_on_move_where_members_would_be_lost_else() -> None:
    """The rules' hints are for LEAD; two too many in C are lost for it."""
    dice = {"LEAD": ["sun", "blank", "moon"], "MOVE": ["moon", "sun", "sun"]}
    fields: Any = {"phase": "actions", "hand": ["moon", "blank"], "dice": dice, "tribes": [{"resources": res(4, 4, 4)}]}
    state = do(lay({"C": [7], "I": [0, 3]}, tiles=TILES[:9], **fields), "blank gather", "gather C")
    view = state.view(0)
    assert max(view.legal_actions(), key=view.hint) == view.read("moon lead")
    assert begins(state) == "offer:moon:MOVE"


def test_what_speaks_for_a_die_never_says_that_the_other_gives_as_much() -> None:
    """Where both give the same, it is said which die is kept by it."""
    seen, kept = 0, set[str]()
    for seed in range(1, 30):
        state = GAME.new_state(2, seed)
        rng = Rng(seed)
        while not state.is_terminal and state.turn < 8:
            view = state.view(state.current_player)
            for action in view.legal_actions():
                if view.game.actions[action].kind == "DIE":
                    for told in reasons(view, action, ["you", "Ada"]):
                        if "with any of your dice" in told:
                            assert len({*view.hand}) == 2
                            kept.add(told)
                        if told.count(" with the ") == 2:
                            one, other = re.findall(r": (\d+)", told)[:2]
                            assert int(one) > int(other), told
                            seen += 1
            state.apply(state.pick(rng))
    assert seen
    assert any(one.endswith("You keep the sun for another action.") for one in kept), kept


def test_what_is_taken_begins_with_what_the_village_lacks_most_and_what_is_paid_with_what_is_to_spare() -> None:
    board = [{"tribe": "Daba", "resources": res(2, 0, 2)}]
    state = lay({"A": [2], "I": [0, 3]}, tiles="lfmlfmlfm", phase="actions", hand=["sun", "moon"], tribes=board)
    rows = [row for row in state.game.actions if row.kind in ("TAKE", "LIGHT")]
    looked = {(row.kind, row.fields["resource"]): at_a_glance(state, 0, row.kind, row.fields) for row in rows}
    assert looked["TAKE", "wood"] == looked["TAKE", "stone"] > looked["TAKE", "food"], (
        "Daba's village: 2 food, 1 wood, 3 stone"
    )
    assert looked["LIGHT", "food"] > looked["LIGHT", "wood"] == looked["LIGHT", "stone"]


def test_the_rules_hints_lead_to_land_that_gives_what_the_village_lacks() -> None:
    """Who has forests and lakes goes to a mountain, and does not leave the only one."""
    board = [{"tribe": "Daba", "resources": res(2, 6, 0)}]
    state = lay(
        {"A": [2], "B": [1], "I": [0, 3]}, tiles="lfmlfmlfm", phase="actions", hand=["sun", "blank"], tribes=board
    )
    land = {HEXES[h]: TERRAINS[tile] for h, tile in enumerate(state.tiles)}
    state = do(state, "sun move")
    best = max(state.legal_actions(), key=state.hint)
    mountain = state.game.actions[best].fields["to"]
    assert land[mountain] == "mountain"
    state.apply(best)
    again = max(state.legal_actions(), key=state.hint)
    assert state.game.actions[again].fields.get("from") != mountain


def test_an_achievement_that_is_ready_is_begun_on_whatever_else_there_is() -> None:
    goals: Any = [{"goals": ["Control all terrain types", "Majority in forests", "Complete the tribe"]}, {}]
    state = lay({"A": [1], "B": [1], "C": [2], "I": [0, 3]}, tiles="lfmlfmlfm", phase="build", tribes=goals)
    assert begins(state) == "goal:Control all terrain types"


@pytest.mark.parametrize("players", [2, 4])
def test_who_leans_on_enter_lays_no_die_on_move_to_stop_at_once(players: int) -> None:
    """But where the turn is won without it."""
    state = cast(RiseState, GAME.new_state(players, 2001))
    trail: tuple[str, ...] = ()
    laid, stopped, number = False, 0, 0
    while not state.is_terminal and number < 60:
        view = state.view(state.current_player)
        if state.current_player:
            action = max(view.legal_actions(), key=view.hint)
        else:
            action, trail = chosen(BOARD, view, trail)
            row, number = view.game.actions[action], number + 1
            stopped += laid and row.kind == "DONE" and not winning_line(view)
            laid = row.kind == "DIE" and row.fields["action"] == "MOVE"
        state.apply(action)
    assert number
    assert not stopped

"""What an action is said to change is what it changes; the best moves; ways that leave little behind."""

from __future__ import annotations

import random

import pytest

from rules.five_tribes.components.actions import KIND
from rules.five_tribes.components.grid import TILE_TEXT
from rules.five_tribes.components.pieces import COLOURS
from rules.five_tribes.evaluation import preview
from rules.five_tribes.evaluation.changes import GOLD, MERCHANDISE, changes, pays_at_once
from rules.five_tribes.mechanics.play import DEEDS
from rules.five_tribes.state import FiveTribesState
from tests.rules.five_tribes.build import GAME, act, board, table

TOLD = ("FAKIRS", "KILL", "ROB", "PLACE", "PICK", "BUY", "AT", "KEEP", "CASH")


def states(seed: int) -> list[FiveTribesState]:
    """The states of a game of mixed moves."""
    rng = random.Random(seed)
    state, found = GAME.new_state(2 + seed % 3, seed), []
    while not state.is_terminal:
        found.append(state.clone())
        legal = state.legal_actions()
        state.apply(rng.choice([rng.choice(legal), max(legal, key=state.hint)]))
    return found


@pytest.mark.parametrize("seed", range(6))
def test_what_is_told_of_a_view_comes_true(seed: int) -> None:
    told = 0
    for state in states(seed):
        me = state.current_player
        assert me is not None
        for action in state.legal_actions()[:12]:
            if GAME.actions[action].kind not in TOLD:
                continue
            said = changes(state.view(me), action)
            if said:
                told += 1
                check(state, action, said, me)
    assert told > 50


def check(state: FiveTribesState, action: int, said: list[list[int]], me: int) -> None:
    after = state.clone()
    before = [state.sheet(seat) for seat in range(state.players)]
    kills_merchant = GAME.actions[action].fields.get("colour") == "G"
    do_it(after, action)
    for seat in range(state.players):
        for line, (now, then) in enumerate(zip(after.sheet(seat), before[seat], strict=True)):
            hidden = line == MERCHANDISE and (seat != me or kills_merchant)
            if not hidden:
                assert said[seat][line] == now - then, (state.text(action), seat, line)


def do_it(state: FiveTribesState, action: int) -> None:
    DEEDS[KIND[action]](state, action)


def test_nothing_is_told_of_what_draws_a_card() -> None:
    state = table(board(a2="Y", b2="YB"), seats=[{"djinns": ["Sloar"], "resources": ["Fakir"]}])
    assert changes(state.view(0), state.read("use Sloar F")) == []
    assert changes(state.view(0), state.read("take a2")) == []


def test_a_djinn_that_draws_is_not_tried_where_the_discards_would_be_shuffled_first() -> None:
    state = table(board(a2="Y", b2="YB"), seats=[{"djinns": ["Sloar"], "resources": ["Fakir"]}])
    view = state.view(0)
    view.pile, view.discard = [], view.pile
    assert view.discard
    assert not pays_at_once(view, view.read("use Sloar F"))


def test_an_opponents_coins_are_told_though_his_gold_is_hidden() -> None:
    state = table(board(a1="R", b1="R", c1="Y", e5="WW"), seats=[{}, {"djinns": ["Nekir"]}])
    act(state, "take a1", "drop R east")
    assert changes(state.view(0), state.read("kill Y c1"))[1][GOLD] == 2


def test_the_ranking_weighs_what_is_left_to_the_next() -> None:
    """Two moves are alike but for what they leave: with the opponent next the one that leaves less is better."""
    for seed in range(6):
        state = GAME.new_state(2, seed)
        while state.dump()["stage"] != "move":
            state.apply(state.legal_actions()[0])
        plans = preview.ranked(state, 6)
        assert [plan.score for plan in plans] == sorted((plan.score for plan in plans), reverse=True)
        assert len({plan.end.tile for plan in plans}) == len(plans)
        best = preview.best(state, 6)
        assert best[0].worth >= plans[0].end.worth
        assert plans[0].score >= next(p.score for p in preview.ranked(state, 99) if p.end.tile == best[0].tile)


def test_a_route_drops_where_it_leaves_least() -> None:
    """From a1 to b2 a red one is dropped on b1 or a2: a bare tile would be bait, the other is no worse for it."""
    state = table(board(a1="RY", a2="GW", b2="Y"))
    (end,) = [end for end in preview.ends(state, 0) if end.tile == 7]
    assert [state.game.actions[a].text for a in preview.route(state, end)][1] == "drop R south"


def test_every_ranked_move_can_be_walked() -> None:
    state = GAME.new_state(3, 4)
    for _ in range(3):
        state.apply(state.legal_actions()[0])
    for plan in preview.ranked(state, 8):
        walked = state.clone()
        walked.events = []
        for action in preview.route(state, plan.end):
            walked.apply(action)
        (gathered,) = [event.public for event in walked.events if event.kind == "gather"]
        colour, name = COLOURS[plan.end.colour], TILE_TEXT[plan.end.tile]
        assert gathered == {"tile": name, "colour": colour, "n": plan.end.taken}

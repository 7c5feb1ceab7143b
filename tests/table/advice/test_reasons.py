"""The why of a hint is told in the facts of the game: whole sentences that hold in the position they are told of."""

from __future__ import annotations

import random
from collections import defaultdict
from typing import cast

import pytest

import rules
from rules.indy.components.cards import CARD_OF
from rules.indy.components.phases import DARK
from rules.indy.state import IndyState
from rules.rise_of_tribes.state import RiseState
from tribes_tui.games.indy import facts as indy_why
from tribes_tui.games.rise_of_tribes.words import why as rise_why
from tribes_tui.table.board import board_of
from tribes_tui.table.board.scene import Scene

NAMES = ["you", "Ada", "Bo", "Chris"]
PLAYERS = {"indy": 4, "tribe": 3}
TOLD = {
    "indy": {"EXCHANGE", "SWAP", "PASS", "EVOKE"},
    "tribe": {"PLACE_DIORAMA", "ATTACK"},
    "tribal_duel": {"MOVE", "SACRED"},
    "tribal_rixe": {"PLAY", "DRAW", "END"},
    "rise_of_tribes": {"GROW", "GATHER", "BUILD"},
    "five_tribes": {"BID", "PICK"},
}
"""Kinds of actions of which there is always something to say in so long a game."""


@pytest.mark.turned(2)
@pytest.mark.parametrize("game_id", rules.games)
def test_reasons_are_whole_sentences_about_the_game(game_id: str) -> None:
    board, rng, told = board_of(game_id), random.Random(1), defaultdict[str, list[str]](list)
    state = rules.games[game_id].new_state(PLAYERS.get(game_id, 2), 3)
    for number in range(200):
        if state.is_terminal:
            break
        view = state.view(state.current_player)
        action = max(view.legal_actions(), key=view.hint)
        if number % 2:
            scene = Scene(view, NAMES[: state.players], state.current_player)
            told[view.game.actions[action].kind] += board.reasons(scene, action)
        state.apply(action if rng.random() < 0.8 else rng.choice(view.legal_actions()))
    assert {kind for kind, said in told.items() if said} >= TOLD[game_id]
    for sentence in (one for said in told.values() for one in said):
        assert sentence[0].isupper()
        assert sentence.endswith(".")
        assert ".." not in sentence


def in_the_dark(*codes: str) -> IndyState:
    """A view of whoever exchanges first, with these cards in hand."""
    state = rules.games["indy"].new_state(3, 1)
    while cast(IndyState, state).phase != DARK:
        state.apply(state.legal_actions()[0])
    view = cast(IndyState, state.view(state.current_player))
    assert view.current_player is not None
    view.hands[view.current_player] = [CARD_OF[code] for code in codes]
    return view


@pytest.mark.parametrize(
    ("text", "fact"),
    [
        ("exchange", "Your best three already make a standard of 15."),
        ("exchange HB2", "Your best three stay a standard of 15 at least."),
        ("exchange CB6", "hope that the new cards make more than a standard of 15"),
    ],
)
def test_what_an_exchange_leaves_of_the_best_three(text: str, fact: str) -> None:
    view = in_the_dark("CB6", "HB2", "HB4", "OB5")
    wanted = text.split()[1:]
    rows = view.game.actions
    action = next(id for id in view.legal_actions() if list(rows[id].fields.get("set", ())) == wanted)
    assert fact in " ".join(indy_why.reasons(view, action, NAMES))


def test_an_exchange_that_is_advised_is_not_argued_against() -> None:
    view = in_the_dark("CG5", "HB2", "OG4", "OB5")
    rows = view.game.actions
    told = {"".join(rows[id].fields["set"]): " ".join(indy_why.reasons(view, id, NAMES)) for id in view.legal_actions()}
    assert told["HB2"] == "Your best three stay a wrong evocation of 14 at least."


def test_a_goal_that_comes_nearer_is_named_with_both_figures() -> None:
    state, rng, found = rules.games["rise_of_tribes"].new_state(2, 3), random.Random(5), set[str]()
    while not state.is_terminal and len(found) < 3:
        view = cast(RiseState, state.view(state.current_player))
        action = max(view.legal_actions(), key=view.hint)
        found.update(one for one in rise_why.reasons(view, action, NAMES[: view.players]) if " instead of " in one)
        state.apply(action if rng.random() < 0.8 else rng.choice(view.legal_actions()))
    for sentence in found:
        goal, figures = sentence.split(": ")
        now, before = int(figures.split()[0]), int(figures.rstrip(".").split()[-1])
        assert now != before, goal
    assert found


SEEDS = range(6)
SILENT = {
    "indy": set[str](),
    "tribe": {"USE_DIORAMA", "ATTACK", "DECLINE", "PROTECT", "PLACE_DIORAMA"},
    "tribal_duel": {"PLACE", "STEAL", "TAKE"},
    "tribal_rixe": set[str](),
    "rise_of_tribes": {"ROLL", "FIGHT"},
    "five_tribes": {"FAKIRS", "AT"},
}
"""Kinds of actions of which nothing certain speaks for some: there is nothing to choose, or the outcome is empty."""


@pytest.mark.turned(2)
@pytest.mark.parametrize("game_id", rules.games)
def test_every_kind_of_action_that_comes_up_has_a_fact_or_is_on_the_list(game_id: str) -> None:
    board, met, told = board_of(game_id), set[str](), set[str]()
    for seed in SEEDS:
        rng, state = random.Random(seed), rules.games[game_id].new_state(PLAYERS.get(game_id, 2), seed)
        for number in range(240):
            if state.is_terminal:
                break
            view = state.view(state.current_player)
            rows, legal = view.game.actions, view.legal_actions()
            for kind, action in {rows[one].kind: one for one in legal}.items():
                if number % 8 and kind in told:
                    continue
                met.add(kind)
                scene = Scene(view, NAMES[: state.players], state.current_player)
                told |= {kind} if list(board.reasons(scene, action)) else set()
            state.apply(max(legal, key=view.hint) if rng.random() < 0.5 else rng.choice(legal))
    assert met - told <= SILENT[game_id], sorted(met - told)

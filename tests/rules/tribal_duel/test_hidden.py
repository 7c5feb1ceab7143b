"""What nobody may know (section 4), and drawing it at random."""

from __future__ import annotations

import json
import random

import pytest

from rules import Rng
from rules.tribal.cards import NAMES
from tests.rules.tribal_duel.layouts import GAME, act, duel

pytestmark = pytest.mark.rule("tribal_duel", "4")


def later(seed: int, decisions: int):
    rng = random.Random(seed)
    state = GAME.new_state(seed=seed)
    for _ in range(decisions):
        if state.is_terminal:
            break
        state.apply(state.pick(rng))
    return state


@pytest.mark.parametrize("seed", range(4))
def test_face_down_cards_and_stock_are_hidden_from_all_and_nothing_else(seed: int) -> None:
    state = later(seed, 150)
    position = state.dump()
    for viewer in (0, 1, None):
        seen = state.view(viewer).dump()
        for zone in (0, 1):
            shown = [["?" if card.startswith("#") else card for card in column] for column in position["columns"][zone]]
            assert seen["columns"][zone] == shown
        assert set(seen["stock"]) <= {"?"}
        for name in ("discard", "sacred", "limited_used", "seen", "no_steal", "no_give", "turned_up"):
            assert seen[name] == position[name]


def test_58_cards_are_unseen_after_the_deal() -> None:
    state = GAME.new_state(seed=1)
    assert len(state.unseen_cards()) == 58
    assert state.view(0).unseen_cards() == state.unseen_cards()


@pytest.mark.parametrize("seed", range(3))
def test_a_resampled_state_has_all_72_cards_and_agrees_with_the_view(seed: int) -> None:
    state = later(seed, 200)
    full = state.view(0).resample(Rng(seed))
    names = json.dumps(full.dump())
    for card in "DMLT":
        for value in range(1, 10):
            for copy in "ab":
                assert names.count(f"{card}{value}{copy}") >= 1
    assert full.view(0).dump() == state.view(0).dump()
    assert full.legal_actions() == state.legal_actions()


def test_every_unseen_card_may_lie_anywhere() -> None:
    state = GAME.new_state(seed=2)
    view, rng = state.view(0), Rng(3)
    unseen = set(state.unseen_cards())
    found: set[int] = set()
    tops: set[int] = set()
    for _ in range(600):
        full = view.resample(rng)
        found.add(full.columns[6][0])
        tops.add(full.stock[-1])
    assert found == tops == unseen


def test_fingerprints_do_not_depend_on_face_down_cards() -> None:
    first = act(duel(["#M1a T5a D4a", "L5b"], ["#T9a M9a"]), "move D4a L5b")
    second = act(duel(["#M2a T5a D4a", "L5b"], ["#T8a M9a"]), "move D4a L5b")
    assert first.dump()["seen"] == second.dump()["seen"] != []


@pytest.mark.parametrize("name", ["M8a", "D1a", "T9b"])
def test_a_card_drawn_or_taken_is_seen_while_it_waits_for_its_place(name: str) -> None:
    card = NAMES.index(name)
    drawn = act(duel(["T9a", ""], ["#M2a D9a", "L2b"], stock=[name, "L1a"]), "draw")
    taken = act(duel(["T9a", ""], ["#M2a D9a", "L2b"], stock=["L1a", "L1b"], discard=[name]), f"take {name}")
    for state in (drawn, taken):
        assert card not in state.unseen_cards()
        full = state.view(1).resample(Rng(1))
        assert full.drawn == card
        assert card not in [*full.columns[7], *full.stock]

"""Why not: the reasons name the moment, the place, the price, and the section."""

from __future__ import annotations

import pytest

import rules
from tests.rules.rise_of_tribes.table import GAME, do, lay, reason, res

MEMBERS = {"A": [3], "B": [1, 1], "I": [0, 3]}


@pytest.mark.parametrize(
    ("text", "words", "section"),
    [
        ("roll", "start of your turn", "2.2"),
        ("grow A", "during your GROW", "2.4"),
        ("move A B", "during your MOVE", "2.4"),
        ("gather A", "during your GATHER", "2.4"),
        ("build A", "when you build", "2.7"),
        ("complete oxen", "when you build", "2.7"),
        ("fight A", "after both actions", "2.6"),
        ("bid 3", "no auction", "2.3"),
        ("place C", "nothing to place", "2"),
        ("volcano 1", "first time", "2.3"),
        ("power trader", "starting members", "1.5"),
        ("wayfare A I", "Wayfarers", "a28"),
        ("evade B", "defeated", "a24"),
        ("bottom 1", "looked at", "a30"),
        ("exogamy B", "power Exogamy", "1.9"),
        ("buy walls", "isn't for sale", "a14"),
        ("loan cart p2 food", "elder isn't", "1.11"),
        ("sun hunt mammoth", "too few", "1.8"),
    ],
)
def test_before_a_die(text: str, words: str, section: str) -> None:
    state = lay(MEMBERS, hand=["sun", "moon"])
    said = reason(state, text)
    assert words in said[0]
    assert said[1] == section
    with pytest.raises(rules.IllegalAction):
        state.apply(GAME.actions.read(text))


def test_in_the_middle_of_things() -> None:
    state = do(lay(MEMBERS, hand=["sun", "moon"]), "sun move")
    assert reason(state, "move A C") == ("C is too far from A", "2.5")
    assert reason(state, "move C B") == ("you have no member in C", "2.4")
    assert reason(state, "move A O") == ("this map has no hex O", "1.4")
    assert reason(state, "shift B") == ("you have no tamed mammoth", "1.8")
    state = lay(MEMBERS, phase="build", tribes=[{"goals": ["Oxen"], "resources": res(1, 1, 1)}])
    assert reason(state, "complete oxen") == ("you can't pay for Oxen", "1.7")
    assert reason(state, "complete cart") == ("you have no such goal in progress", "2.7")
    assert reason(state, "learn food") == ("Shared Knowledge isn't active", "1.8")
    assert reason(state, "altar food") == ("you don't own the Altar", "1.8")


def test_a_seat_that_is_not_in_turn() -> None:
    state = lay(MEMBERS, hand=["sun", "moon"])
    refusal = state.view(1).why_not(state.legal_actions()[0])
    assert refusal is not None
    assert refusal.reason == "it is not your turn"


def test_every_illegal_action_has_a_reason_in_every_kind_of_decision() -> None:
    modules = {"elders": True, "special_terrain": "all", "leaders": True}
    seen: dict[str, rules.State] = {}
    for seed in range(25):
        state = GAME.new_state(2 + seed % 3, seed, modules)
        rng = rules.Rng(seed)
        while not state.is_terminal:
            if rng.randrange(3) == 0:
                seen.setdefault(state.dump()["pending"][-1]["do"], state.clone())
            state.apply(state.pick(rng))
    assert len(seen) > 20
    for state in seen.values():
        legal = state.legal_actions()
        for action in range(0, len(GAME.actions), 3):
            if action not in legal:
                refusal = state.why_not(action)
                assert refusal is not None
                assert len(refusal.reason) > 10
                assert f"{{#{refusal.section}}}" in GAME.rulebook()

"""Every sentence about Rise of Tribes: no gap, no line too long, nothing hidden told."""

from __future__ import annotations

from typing import Any

import pytest

import rules
from rules.rise_of_tribes.components import frames
from tests.rules.rise_of_tribes.table import GAME, do, lay, res
from tribes_tui.games.rise_of_tribes.words import news, sentences as words
from tribes_tui.games.rise_of_tribes.words.actions import SAY
from tribes_tui.games.rise_of_tribes.words.said.prompts import ask
from tribes_tui.games.rise_of_tribes.words.sentences import QUESTIONS
from tribes_tui.games.rise_of_tribes.words.things import key_of
from tribes_tui.table.board import board_of

MODULES: dict[str, Any] = {"elders": True, "special_terrain": "all", "leaders": True}
NAMES = ["you", "Ada", "Chris", "Dee"]


def test_every_kind_of_action_and_decision_has_words() -> None:
    assert {action.kind for action in GAME.actions} == set(SAY)
    decisions = set(range(frames.FIRST_DECISION, len(frames.NAMES)))
    plain = [key_of(frames.NAMES[kind]) for kind in decisions - set(QUESTIONS)]
    assert len({ask(asked=name) for name in plain}) == len(plain)


@pytest.mark.sampled(1)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_whole_games_can_be_told(players: int) -> None:
    names = NAMES[:players]
    kinds: set[str] = set()
    board = board_of("rise_of_tribes")
    for seed in range(4):
        state = GAME.new_state(players, seed, MODULES)
        state.events = []
        rng = rules.Rng(seed)
        while not state.is_terminal:
            view = state.view(0)
            asked = words.prompt(view, names)
            assert asked.endswith((".", "?"))
            assert len(asked) <= 78
            assert f"{{#{board.section(view)}}}" in GAME.rulebook()
            orders = [words.action(view, action, names) for action in view.legal_actions()]
            assert len(set(orders)) == len(orders)
            assert all(order[0].islower() and len(order) <= 76 for order in orders), orders
            if rng.randrange(9) == 0:
                assert all(len(line) <= 78 for line in words.position(view, names))
            state.apply(state.pick(rng))
        for event in state.events:
            kinds.add(event.kind)
            for viewer in (None, 0):
                seen = event.seen_by(viewer)
                assert seen is not None
                line = words.event(seen, names)
                assert line == "" or line[0].isupper() or not line[0].isalpha()
        assert "wins" in words.prompt(state, names) or "win" in words.prompt(state, names)
        assert words.story(state, names)[0].count("point") == 1
    assert kinds - {"begins"} <= set(news.TELLINGS)


def test_prompts_and_orders() -> None:
    state = lay({"A": [3], "B": [0, 1]}, hand=["sun", "moon"], tribes=[{"tribe": "Daba"}])
    view = state.view(0)
    assert words.prompt(view, NAMES) == "Place a die on an action: a sun or a moon."
    assert words.prompt(state.view(1), ["Bo", "you"]) == "Waiting for Bo."
    orders = [words.action(view, action, NAMES) for action in view.legal_actions()]
    assert orders[0] == "place the sun on GROW: grow 4 (strong)"
    assert orders[5] == "place the moon on MOVE: move 2 (weak)"
    do(state, "moon move")
    assert words.prompt(state.view(0), NAMES) == "Move up to 2 members from A: where to? Or stop."
    assert words.action(state, state.read("move A B"), NAMES) == "move a member from A to B (forest: wood)"


def test_conflicts_are_foretold() -> None:
    state = lay({"A": [4, 2], "B": [3, 3], "I": [7]}, phase="conflict")
    told = [words.action(state, action, NAMES) for action in state.legal_actions()]
    assert told[0].endswith("A (lake): you keep 2")
    assert told[1].endswith("B (forest): nobody is left")
    assert told[2].endswith("I (mountain): down to 5")


def test_the_position_tells_everything() -> None:
    state = lay(
        {"A": [3], "B": [1, 2], "I": [0, 1]},
        hand=["sun"],
        turn={"actions": ["LEAD"]},
        villages={"A": 0},
        volcano=1,
        row=["Invaders", ("Walls", res(0, 0, 1))],
        invaders={"hex": "D"},
        tribes=[{"tribe": "Kaha", "vp": 4, "resources": res(1, 0, 2), "goals": ["Oxen"], "items": ["canoe"]}],
    )
    text = "\n".join(words.position(state.view(0), NAMES))
    for part in (
        "You, the Kaha: 4 points, 1 village, 1 food, 2 stone and the Canoe, 16 members",
        "  Goals in progress: Oxen.",
        "A lake (3 of 5): you 3, your village",
        "B forest (3 of 5): you 1, Ada 2",
        "D lake (3 of 5): invaders 3",
        "Event: Walls, 1 stone on it",
        "The volcano lies beside A and D.",
        "GROW: sun moon blank; sun: grow 4",
    ):
        assert part in text


def test_what_was_dreamt_is_told_to_the_dreamer_only() -> None:
    dreamer = {"tribe": "Kia-Kia", "power": "Dreamtime"}
    state = lay({"A": [3], "I": [0, 3]}, phase="roll", tribes=[dreamer], deck=["Drought", "Mammoth"])
    do(state, "dream")
    assert state.events is not None
    told = [event.seen_by(viewer) for event in state.events for viewer in (0, 1) if event.kind == "dreamt"]
    lines = [words.event(event, NAMES) for event in told if event is not None]
    assert lines == ["You dream of Drought and Mammoth.", "You dream of the next 2 events."]
    first = words.action(state.view(0), state.read("bottom 1"), NAMES)
    assert first == "put Drought at the bottom of the deck"
    assert "Drought" not in words.action(state.view(1), state.read("bottom 1"), NAMES)


def test_the_story() -> None:
    state = lay(
        {"A": [3], "I": [0, 3]}, phase="build", tribes=[{"vp": 14, "goals": ["Oxen"], "resources": res(2, 1, 1)}]
    )
    do(state, "complete oxen")
    assert words.story(state, NAMES) == [
        "You win with 15 points in turn 1.",
        "You: 15 points, 1 from goals (Oxen), 14 from villages and events.",
        "Ada: 0 points, 0 from goals, 0 from villages and events.",
    ]

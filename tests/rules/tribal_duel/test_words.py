"""Every action, event and position of a Duel has words that fit a line."""

from __future__ import annotations

import random

import pytest

from rules import Event
from tests.rules.tribal_duel.layouts import GAME, ONES, act, duel
from tribes_tui.games.tribal.duel import words

NAMES = ["you", "Ada"]


def lines(state, seat: int | None = 0) -> list[str]:
    return words.position(state.view(seat), NAMES)


@pytest.mark.parametrize("seed", range(3))
def test_everything_in_random_games_has_words(seed: int) -> None:
    rng = random.Random(seed)
    state = GAME.new_state(seed=seed)
    state.events = []
    while not state.is_terminal:
        player = state.current_player
        view = state.view(player)
        assert words.prompt(view, NAMES).endswith(".")
        assert words.prompt(state.view(1 - player), NAMES) == f"Waiting for {NAMES[player]}."
        said = [words.action(view, action, NAMES) for action in view.legal_actions()]
        assert len(set(said)) == len(said)
        assert all(words.reason(view, action, NAMES) for action in view.legal_actions())
        assert all(len(line) <= 78 for line in words.position(view, NAMES))
        assert f"{{#{words.section(view)}}}" in GAME.rulebook()
        state.apply(state.pick(rng))
    told = [words.event(event, NAMES) for event in state.events]
    assert all(line and line[0].isupper() for line in told)
    assert {event.kind for event in state.events} <= set(words.EVENTS)
    assert all(len(line) <= 78 for line in words.story(state, NAMES))
    assert len(words.saga(state.events, NAMES)) == 2


def test_actions_in_words() -> None:
    state = duel(["#M2a D4a L3b", "T5b", ""], ["L5b", "#D9a D8a"], stock=["T9a"])
    said = {state.text(action): words.action(state, action, NAMES) for action in state.legal_actions()}
    assert said["move D4a L5b"] == "give D4a-L3b onto L5b, Ada's column 1"
    assert said["move D4a T5b"] == "move D4a-L3b onto T5b, your column 2"
    assert said["draw"] == "draw a card"
    assert words.reason(state, state.read("move D4a T5b"), NAMES).endswith(": it turns a card up")
    assert words.reason(state, state.read("move D4a L5b"), NAMES).endswith(": it turns a card up")


def test_reasons() -> None:
    state = duel(["D4a", "T5b", "M6a L5a M4b"], ["L5b"])
    assert words.reason(state, state.read("move D4a L5b"), NAMES).endswith(": it empties the column")
    assert words.reason(state, state.read("move M4b L5b"), NAMES).endswith(": it lays L5a free")


def test_placing_in_words() -> None:
    state = act(duel(["T2a", ""], ["L2b"], stock=["D1a"]), "draw")
    assert words.prompt(state.view(0), NAMES) == "Place D1a: on a column it fits, or on your sacred pile."
    said = [words.action(state, action, NAMES) for action in state.legal_actions()]
    assert said == [
        *("place D1a onto L2b, Ada's column 1", "place D1a onto T2a, your column 1", "put D1a on your sacred pile"),
    ]
    assert "Drawn, to be placed: D1a." in lines(state)


def test_the_log() -> None:
    state = duel(["#M2a D4a", "T5b"], ["L5b", "L1a"], stock=["D8b"])
    state.events = []
    act(state, "move D4a L5b", "steal L1a M2a", "end")
    assert [words.event(event, NAMES) for event in state.events] == [
        "You give D4a onto L5b of Ada's.",
        "M2a is turned up in your column 1.",
        "You steal L1a for your column 1.",
        "You end turn 1.",
    ]
    assert words.event(state.events[0], ["Bo", "you"]) == "Bo gives D4a onto L5b of yours."
    assert words.event(Event("nothing special"), NAMES) == ""


def test_the_position_tells_zones_piles_and_bans() -> None:
    state = act(duel(["D4a", "T5b"], ["L5b", "#D7a M9a"], sacred=ONES), "move D4a L5b", "end")
    text = "\n".join(words.position(state.view(1), ["Bo", "you"]))
    assert "Your sacred piles: D 1, M 1, L 1, T 1." in text
    assert "  2: 1 face down, M9a" in text
    assert "Not to be given back this turn: D4a." in text
    assert text.index("Bo's sacred piles") < text.index("Your sacred piles")
    assert "D7" not in text


def test_the_story() -> None:
    won = act(duel(["D4a"], ["L5b", "L9a"], sacred=ONES), "move D4a L5b")
    story = words.story(won, NAMES)
    assert story[0] == "You win; no columns left, and all four sacred piles begun, after 1 turn."
    drawn = act(duel(["D9a"], ["M9b"], idle=19), "end")
    assert words.story(drawn, NAMES)[0].startswith("A draw; 20 turns passed without progress")
    assert words.prompt(drawn.view(0), NAMES).startswith("The game is over: a draw")

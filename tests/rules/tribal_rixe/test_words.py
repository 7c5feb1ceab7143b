"""Every action, event and position of a Rixe has words that fit a line."""

from __future__ import annotations

import random

import pytest

from tests.rules.tribal_rixe.layouts import EIGHT, GAME, NINE, act, rixe
from tribes_tui.games.tribal.rixe import words
from tribes_tui.games.tribal.rixe.words import news, sentences

NAMES = ["you", "Ada", "Bo", "Chris"]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_everything_in_random_games_has_words(players: int) -> None:
    rng = random.Random(players)
    names = NAMES[:players]
    state = GAME.new_state(players=players, seed=players, options={"rounds": 2})
    state.events = []
    while not state.is_terminal:
        player = state.current_player
        view = state.view(player)
        assert words.prompt(view, names).endswith((".", "?"))
        said = [words.action(view, action, names) for action in view.legal_actions()]
        assert len(set(said)) == len(said)
        for action in view.legal_actions():
            assert all(said.endswith(".") for said in sentences.reasons(view, action))
        assert all(len(line) <= 78 for line in words.position(view, names))
        assert f"{{#{sentences.section(view)}}}" in GAME.rulebook()
        state.apply(state.pick(rng))
    told = {event.kind: words.event(event, names) for event in state.events}
    assert set(told) <= set(news.EVENTS)
    assert all(line[0].isupper() for line in told.values() if line)
    assert len(words.story(state, names)) >= 1 + players
    assert len(words.recap(state.events, names)) == 1 + players


def test_prompts() -> None:
    names = NAMES[:2]
    assert words.prompt(rixe([["D4"], ["L2"]], [["L3", "D9"], []]), names) == "Waiting for you."
    fits = rixe([["D4"], ["L2"]], [["L3", "D9"], []]).view(0)
    assert words.prompt(fits, names) == "Play a card that fits."
    draw = rixe([["D4", NINE], ["L5"]], [["D9"], []], stock=["D1"]).view(0)
    assert words.prompt(draw, names) == "No card fits. Move columns, collect a complete column or draw a card."
    every = rixe([["D4", NINE], ["L5"]], [["L3", "D9"], []], stock=["D1"]).view(0)
    assert words.prompt(every, names) == "Play a card that fits, move columns or collect a complete column."
    end = rixe([["D4"], ["L2"]], [["D9"], []]).view(0)
    assert words.prompt(end, names) == "No card fits. End your turn."
    dry = rixe([["D4"], ["L2"]], [["D9"], []], phase="new_column", turned="T6", dry=2).view(0)
    assert words.prompt(dry, names) == "Nobody could play: you turned up turtle 6. Whose zone does it go in?"


def test_actions_and_reasons() -> None:
    names = NAMES[:2]
    state = rixe([[EIGHT, ""], ["D2 L1"]], [["D9"], ["D7"]])
    said = {state.text(action): words.action(state, action, names) for action in state.legal_actions()}
    assert said["move L1a M2a"] == "move Ada's lizard 1 onto your mask 2"
    assert said["play D9 empty0"] == "play djembe 9 in your free place"
    assert sentences.outcome(state, state.read("move L1a M2a")) == "a complete column"
    assert sentences.outcome(state, state.read("play D9 empty0")) == "your last card"


def test_the_log_hides_what_is_not_the_viewers() -> None:
    names = NAMES[:2]
    state = rixe([["D4"], ["T6"]], [["D9"], ["D7"]], stock=["M1"])
    state.events = []
    act(state, "draw", "end")
    assert words.event(state.events[0].seen_by(0), names) == "You draw mask 1."
    assert words.event(state.events[0].seen_by(1), ["Bo", "you"]) == "Bo draws a card."
    assert words.event(state.events[1], names) == "Your turn ends: no card fits."


def test_the_end_of_a_round_and_of_the_game() -> None:
    names = NAMES[:2]
    state = rixe([[EIGHT], ["L2"]], [["L1"], ["D9"]], round=5, scores=[11, 15], outs=[2, 2])
    state.events = []
    act(state, "play L1 M2a")
    told = [words.event(event, names) for event in state.events]
    assert told == [
        "You play lizard 1 on your mask 2.",
        "You collect a column from 9 to 1: 1 point.",
        "You go out: 3 points.",
        "Round 5 is over: you +4, Ada +0.",
        "The game is over: you 15, Ada 15. On equal points, whoever went out more often comes first.",
    ]
    assert words.story(state, names)[:2] == [
        "You win with 15 points.",
        "On equal points, whoever went out more often comes first.",
    ]


def test_the_position() -> None:
    names = NAMES[:2]
    state = rixe([[NINE, ""], ["D2"]], [["D9a", "D9b", "L3"], ["D7"]], collected=[[], []], scores=[3, 1])
    text = "\n".join(words.position(state.view(0), names))
    assert "L1a (complete)" in text
    assert "  free: 2" in text
    assert "Your hand: L3, D9 x2." in text
    assert "D7" not in text
    assert "Ada: 1 point, 1 card in hand." in text

"""Every action, event and position of a Duel has words that fit a line."""

from __future__ import annotations

import random
import re

import pytest

from rules import Event
from tests.rules.tribal_duel.layouts import GAME, ONES, act, duel
from tribes_tui.games.tribal.duel import words
from tribes_tui.games.tribal.duel.words import news, sentences

NAMES = ["you", "Ada"]
CODE = re.compile(r"\b[DMLT][1-9][ab]?\b")


def lines(state, seat: int | None = 0) -> list[str]:
    return words.position(state.view(seat), NAMES)


@pytest.mark.parametrize("asked", [10, pytest.param(1, marks=pytest.mark.soak)])
@pytest.mark.parametrize("seed", [0, *(pytest.param(one, marks=pytest.mark.soak) for one in (1, 2))])
def test_everything_in_random_games_has_words(seed: int, asked: int) -> None:
    """The prompt in every tenth position: each looks far ahead, for what it warns of."""
    rng, number = random.Random(seed), 0
    state = GAME.new_state(seed=seed)
    state.events = []
    while not state.is_terminal:
        player = state.current_player
        view = state.view(player)
        number += 1
        if number % asked == 0:
            assert words.prompt(view, NAMES).endswith(".")
            assert words.prompt(state.view(1 - player), NAMES) == f"Waiting for {NAMES[player]}."
        said = [words.action(view, action, NAMES) for action in view.legal_actions()]
        assert len(set(said)) == len(said)
        assert not any(CODE.search(line) for line in said)
        assert all(len(line) <= 78 for line in words.position(view, NAMES))
        assert f"{{#{sentences.section(view)}}}" in GAME.rulebook()
        state.apply(state.pick(rng))
    told = [words.event(event, NAMES) for event in state.events]
    assert all(line and line[0].isupper() for line in told)
    assert not any(CODE.search(line) for line in told)
    assert all(news.telling(event) for event in state.events)
    assert all(len(line) <= 78 for line in words.story(state, NAMES))
    assert len(words.recap(state.events, NAMES)) == 2


def test_actions_in_words() -> None:
    state = duel(["#M2a D4a L3b", "T5b", ""], ["L5b", "#D9a D8a"], stock=["T9a"])
    said = {state.text(action): words.action(state, action, NAMES) for action in state.legal_actions()}
    assert said["move D4a L5b"] == "give djembe 4 and lizard 3 to lizard 5 in Ada's column 1"
    assert said["move D4a T5b"] == "move djembe 4 and lizard 3 onto turtle 5 in your column 2"
    assert said["draw"] == "draw a card"
    assert sentences.gain(state, state.read("move D4a T5b"), NAMES) == "turns a card up"
    assert sentences.gain(state, state.read("move D4a L5b"), NAMES) == "turns a card up"


def test_equal_cards_are_told_apart_by_their_column() -> None:
    state = duel(["D4a", "M6a", "D4b"], ["L5b"])
    said = {state.text(action): words.action(state, action, NAMES) for action in state.legal_actions()}
    assert said["move D4a L5b"] == "give djembe 4 from your column 1 to lizard 5 in Ada's column 1"
    assert said["move D4b L5b"] == "give djembe 4 from your column 3 to lizard 5 in Ada's column 1"
    state = duel(["D4a"], ["L5b", "D4b"])
    said = {state.text(action): words.action(state, action, NAMES) for action in state.legal_actions()}
    assert said["move D4a L5b"] == "give djembe 4 from your column 1 to lizard 5 in Ada's column 1"
    assert said["move D4b L5b"] == "move djembe 4 from Ada's column 2 onto lizard 5 in Ada's column 1"


def test_what_is_taken_for_a_pile_is_said_to_be() -> None:
    state = duel(["D4a"], ["L5b", "T3a"], discard=["L1a", "M4a"])
    said = [words.action(state, action, NAMES) for action in state.legal_actions()]
    assert "take lizard 1 from the discard for your sacred pile" in said
    assert "take mask 4 from the discard" in said


def test_what_a_move_leaves_behind() -> None:
    state = duel(["D4a", "T5b", "M6a L5a M4b"], ["L5b"])
    assert sentences.gain(state, state.read("move D4a L5b"), NAMES) == "frees your column 1"
    assert sentences.gain(state, state.read("move M4b L5b"), NAMES) == "uncovers the other lizard 5"


def test_placing_in_words() -> None:
    state = act(duel(["T2a", ""], ["L2b"], stock=["D1a"]), "draw")
    assert words.prompt(state.view(0), NAMES) == "Where does djembe 1 go? On a blue 2 or its sacred pile."
    said = [words.action(state, action, NAMES) for action in state.legal_actions()]
    assert said == [
        "place djembe 1 onto lizard 2 in Ada's column 1",
        "place djembe 1 onto turtle 2 in your column 1",
        "put djembe 1 on your sacred pile",
    ]
    assert "Drawn, to be placed: D1a." in lines(state)


def test_the_log() -> None:
    state = duel(["#M2a D4a", "T5b"], ["L5b", "L1a"], stock=["D8b"])
    state.events = []
    act(state, "move D4a L5b", "steal L1a M2a", "end")
    assert [words.event(event, NAMES) for event in state.events] == [
        "You give djembe 4 to Ada's lizard 5.",
        "Mask 2 is turned up in your column 1.",
        "You steal lizard 1 for your column 1.",
        "You end turn 1.",
    ]
    assert words.event(state.events[0], ["Bo", "you"]) == "Bo gives djembe 4 to your lizard 5."
    assert words.event(Event("nothing special"), NAMES) == ""


def test_the_position_tells_zones_piles_and_bans() -> None:
    state = act(duel(["D4a", "T5b"], ["L5b", "#D7a M9a"], sacred=ONES), "move D4a L5b", "end")
    text = "\n".join(words.position(state.view(1), ["Bo", "you"]))
    assert "Your sacred piles: djembe 1, mask 1, lizard 1, turtle 1." in text
    assert "  2: 1 face down, M9a" in text
    assert "Not to be given back this turn: D4a." in text
    assert text.index("Bo's sacred piles") < text.index("Your sacred piles")
    assert "D7" not in text


def test_the_story() -> None:
    won = act(duel(["D4a"], ["L5b", "L9a"], sacred=ONES), "move D4a L5b")
    story = words.story(won, NAMES)
    assert story[0] == "You win; no cards left in columns, all four sacred piles begun, after 1 turn."
    stuck = act(duel(["D9a", "L8b"], ["M9a"], idle=19, sacred=[{"D": 1}, {}]), "end")
    assert words.story(stuck, NAMES)[0].startswith("You win; 1 sacred card to 0 when the game got stuck, after ")
    drawn = act(duel(["D9a"], ["M9b"], idle=19), "end")
    assert words.story(drawn, NAMES)[0].startswith("A draw; 20 turns without progress")
    assert words.prompt(drawn.view(0), NAMES).startswith("The game is over: a draw")


def test_the_log_is_read_turn_by_turn() -> None:
    told = [Event("cleaned", seat, {"turned_up": 2}) for seat in (0, 1)]
    told += [Event("starter", 0, {"turned_up": [2, 2]}), Event("drawn", 0, {"card": "M4a"})]
    told += [Event("turn_ended", 0, {"turn": 1, "idle": 0}), Event("stolen", 1, {"card": "L8a", "j": 2})]
    told += [Event("turn_ended", 1, {"turn": 2, "idle": 2})]
    stolen = news.TurnSentences(1, ("Ada steals lizard 8 for their column 3.",))
    assert news.latest(told, NAMES, 0) == stolen
    assert news.latest([*told, Event("drawn", 0, {"card": "M3a"})], NAMES, 0).seat == 1
    assert news.latest(told[:-1], NAMES, 1) == stolen
    assert news.latest([], NAMES, 0) == news.TurnSentences(None, ())


def test_refusals_are_spelt_out() -> None:
    from tribes_tui.games.tribal.words import spelt_out

    assert spelt_out("L8a was stolen from you") == "lizard 8 was stolen from you"
    assert spelt_out("no column takes the run") == "no column takes the run"

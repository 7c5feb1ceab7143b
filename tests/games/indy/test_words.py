from __future__ import annotations

import pytest

import rules
from rules import Event
from rules.indy.components.cards import CARD_OF, CODES, EAGLE
from tests.table.helpers import NAMES, indy, random_states
from tribes_tui.games.indy import words
from tribes_tui.games.indy.table import IndyBoard
from tribes_tui.games.indy.words.news import TELLINGS
from tribes_tui.games.indy.words.said import prompts
from tribes_tui.words.common import listed, repeated, sentence
from tribes_tui.words.said import grammar

LIGHT = {
    "phase": "LIGHT",
    "tokens": [4, 3],
    "hands": [["CR3", "HR2", "OB5", "E"], ["CG1", "CG2", "HB3", "OG4"]],
    "table": ["CR6", "HG1", "OR4"],
}
YOU = ("you", "Ada")
ROW = {"LIGHT": LIGHT["table"], "EVOCATION": ["CR6", "HG1", "OR4", "OG2"]}


def test_common_pieces() -> None:
    assert (listed("a"), listed("ab"), listed("abc", "or")) == ("a", "a and b", "a, b or c")
    assert listed(repeated(["ox", "hare", "ox"])) == "ox twice and hare"
    assert repeated("a" * 9) == ["a 9 times"]
    assert (grammar.possessive(name="you"), grammar.possessive(name="Ada"), grammar.possessive(name="Chris")) == (
        "your",
        "Ada's",
        "Chris'",
    )
    assert (sentence("a word"), sentence("Done!"), sentence(" ")) == ("A word.", "Done!", "")


def test_every_action_reads_well_and_no_two_alike() -> None:
    for state in random_states("indy", 3, seed=2, every=5):
        view = state.view(state.current_player)
        texts = [words.action(view, action, NAMES) for action in view.legal_actions()]
        assert len(set(texts)) == len(texts)
        assert all(text and text[0].islower() and len(text) <= 76 for text in texts)


def test_every_state_has_a_prompt_of_one_line() -> None:
    for state in random_states("indy", 4, seed=2, every=3):
        for viewer in (0, 1, None):
            text = words.prompt(state.view(viewer), NAMES)
            assert 0 < len(text) <= 77
            assert text.endswith((".", "?"))


def test_an_eagle_window_prompts_only_the_one_who_is_asked() -> None:
    state = indy({**LIGHT, "turn": 1, "window": {"played": False}})
    assert words.prompt(state.view(0), YOU) == "Before Ada acts: take a card from the row with your eagle, or keep it."
    assert words.prompt(state.view(None), ("Bo", "Ada")) == "Waiting for Ada."
    assert words.action(state.view(0), 0, YOU) == "keep the eagle"
    assert words.outcome(state.view(0), 0, NAMES) == prompts.eagle_waits()


@pytest.mark.parametrize(("phase", "step"), [("LIGHT", "SWAP"), ("EVOCATION", "SWAP"), ("EVOCATION", "EVOKE")])
def test_the_longest_question_has_room_in_the_smallest_window(phase: str, step: str) -> None:
    """Of a player with an eagle, which makes all of them longer."""
    text = words.prompt(indy({**LIGHT, "phase": phase, "step": step, "table": ROW[phase]}).view(0), YOU)
    assert "eagle" in text
    assert len(text) <= 77


def test_every_event_of_a_game_can_be_told_to_everybody() -> None:
    told: set[str] = set()
    for seed in range(8):
        state = rules.games["indy"].new_state(3, seed, {"return_from": "all"})
        state.events = []
        rng = rules.Rng(seed)
        while not state.is_terminal:
            state.apply(state.pick(rng))
        for event in state.events:
            told.add(event.kind)
            for viewer in (0, None):
                seen = event.seen_by(viewer)
                if seen is not None:
                    text = words.event(seen, (*YOU, "Bo"))
                    assert text == "" or (text[0].isupper() and text[-1] in ".!")
                    assert "None" not in text
                    assert "{" not in text
    assert told <= set(TELLINGS)


def test_others_do_not_read_what_is_private() -> None:
    event = Event("exchanged", 0, {"count": 2}, {"given": ["CR1", "CR2"], "drawn": ["HB1", "HB2"]}, (0,))
    own, other = event.seen_by(0), event.seen_by(1)
    assert own is not None
    assert other is not None
    assert words.event(own, YOU) == (
        "You exchange red character 1 and red character 2 for blue horse 1 and blue horse 2 from the deck."
    )
    assert words.event(other, ("Bo", "you")) == "Bo exchanges 2 cards."


def test_unknown_events_are_passed_over() -> None:
    assert words.event(Event("something_new", 0), YOU) == ""


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_positions_as_lines_fit_and_hide_what_is_hidden(viewer: int | None) -> None:
    for state in random_states("indy", 6, seed=3, every=9):
        view = state.view(viewer)
        lines = words.position(view, NAMES)
        assert all(len(line) <= 78 for line in lines)
        hidden = {
            CODES[card]
            for seat, hand in enumerate(state.hands)  # type: ignore[attr-defined]
            for card in hand
            if card not in view.hands[seat]  # type: ignore[attr-defined]
        } - {"E"}
        text = " ".join(lines)
        assert not [code for code in hidden if f" {code}" in text]


def test_the_position_holds_the_arithmetic() -> None:
    lines = words.position(indy(LIGHT).view(0), YOU)
    assert "Your hand: CR3, HR2, OB5, E. Best three: wrong 10." in lines
    assert "Row: 1: CR6, 2: HG1, 3: OR4" in lines


def test_outcomes() -> None:
    view = indy(LIGHT).view(0)
    swap = view.game.actions.find("SWAP", h="OB5", i=2)
    assert words.outcome(view, swap, NAMES) == "standard 9 (now wrong 10)"
    assert words.outcome(view, 0, NAMES) == "wrong 10 now, and the eagle for later"


def test_the_story_names_the_winners_and_how_it_ended() -> None:
    state = random_states("indy", 3, seed=2)[-1]
    story = words.story(state, ("Ada", "Bo", "Cy"))
    winner = ("Ada", "Bo", "Cy")[state.ranking().index(1)]
    assert story[0].startswith(f"{winner} wins after ")
    assert all("None" not in line and "is is" not in line for line in story)


def test_sections_follow_the_phase() -> None:
    assert IndyBoard().section(indy(LIGHT).view(0)) == "3.4"
    assert IndyBoard().section(indy({**LIGHT, "turn": 1, "window": {"played": False}}).view(0)) == "3.7"


def test_the_saga_shows_the_feathers_after_each_round() -> None:
    state = rules.games["indy"].new_state(3, 2)
    state.events = []
    rng = rules.Rng(2)
    while not state.is_terminal:
        state.apply(state.pick(rng))
    lines = words.recap(state.events, ("you", "Ada", "Bo"))
    assert len(lines) == 4
    last = [int(line.split()[-1]) for line in lines[1:]]
    assert sum(count > 0 for count in last) == 1
    assert lines[1].split()[1] in ("3", "4", "5")
    assert all(len(line) <= 78 for line in lines)
    assert words.recap([], ("you", "Ada")) == []


def test_a_card_of_the_row_that_only_an_eagle_may_take_is_asked_about_so() -> None:
    state = indy({**LIGHT, "turn": 1, "window": {"played": False}})
    view = state.view(0)
    lit = words.ask_further(view, CARD_OF["CR6"], "table:1", {EAGLE})
    assert lit == "Should your eagle take the red character 6?"
    assert words.ask_further(view, CARD_OF["CR6"], "table:1", {EAGLE, 0}).startswith("Which of your cards do you swap")


def test_the_lesson_says_who_gets_the_feathers_on_the_plate() -> None:
    """The end counts them with those that the winner kept."""
    from tribes_tui.games.indy.lesson import lesson

    assert any("the winner also gets the feathers on the plate" in step.text for step in lesson().steps)

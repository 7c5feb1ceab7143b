"""Every prompt, action and event of Tribe has words that fit their lines."""

from __future__ import annotations

from typing import Any

import pytest

from rules import Event, Rng
from rules.tribe.components.cards import NAMES as CARDS
from rules.tribe.state import TribeState
from tests.rules.tribe.positions import TRIBE, act, position
from tribes_tui.games.tribe.words import sentences as words
from tribes_tui.games.tribe.words.news import TELLINGS, event as event_words

NAMES = ["you", "Ada", "Bo", "Cy"]


def walk(players: int, seed: int, told: list[Event]) -> list[TribeState]:
    """The states of a random game, every few moves; `told` gets all events."""
    state, rng, found = TRIBE.new_state(players, seed, {"leader_choice": seed % 2 == 1}), Rng(seed), []
    state.events = told
    while not state.is_terminal and state.number < 4:
        found.append(state.clone())
        state.apply(max(state.legal_actions(), key=lambda a: state.hint(a) + 6 * rng.random()))
    return [*found[::3], state]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_everything_fits_its_line(players: int) -> None:
    for seed in (1, 2):
        told: list[Event] = []
        for state in walk(players, seed, told):
            view, names = state.view(0), NAMES[:players]
            assert words.prompt(view, names).endswith((".", ":"))
            assert len(words.prompt(view, names)) <= 78
            assert all(len(line) <= 78 for line in words.position(view, names))
            for id in view.legal_actions():
                assert 5 < len(words.action(view, id, names)) <= 78
                assert len(words.outcome(view, id)) < 110
            assert words.section(view)
        for event in told:
            for viewer in (0, 1):
                seen = event.seen_by(viewer)
                assert seen is not None
                assert (
                    event_words(seen, NAMES[:players]).endswith(".")
                    or event.kind == "dealt"
                    or event_words(seen, NAMES[:players]) == ""
                )
        assert {event.kind for event in told} <= set(TELLINGS)


def test_every_card_has_words() -> None:
    for name in CARDS:
        assert len(words.full(name)) > len(name)


def test_a_vase_is_told_with_the_icon_that_stands_on_it() -> None:
    assert words.full("flag_sky") == "flag of the sky: flag vase, blue, 1 point"
    assert words.full("lightning") == "storm lightning: storm vase, blue, 3 points"
    laid = {"card": "lightning", "chain": "hunter", "complete": False}
    assert event_words(Event("placed", 1, laid), NAMES) == "Ada places the storm lightning on the hunter."
    laid["card"] = "flag_sky"
    assert event_words(Event("placed", 1, laid), NAMES) == "Ada places the flag of the sky on the hunter."


def test_the_defender_reads_what_comes_and_what_each_answer_loses() -> None:
    chains = [["hunter lightning !buffalo"], ["elder flag_sky lightning war_spear !strength"]]
    view = act(position("START", ["", ""], chains), "attack 2 elder from hunter").view(1)
    names = ["Ada", "you"]
    assert words.prompt(view, names) == "Ada attacks your elder with a buffalo: protect it, or let it happen."
    said = [words.outcome(view, id) for id in view.legal_actions()]
    assert said == [
        "you lose the weapon of war and the storm lightning (6 points)",
        "saves the storm lightning, not the weapon of war (3 points)",
    ]


def test_the_counting_is_told_seat_by_seat() -> None:
    state = act(position("MAIN", ["wolf", ""], [["elder flag_sky"], []], turns=199, totals=[1, 2]), "discard wolf")
    ended = [event for event in state.events or [] if event.kind == "challenge_ended"]
    lines = words.counted(ended[0].fields(), ["you", "Ada"])
    assert lines[1].split() == ["you", "7", "0", "0", "7", "8"]
    assert lines[2].split() == ["Ada", "0", "0", "0", "0", "2"]
    assert words.recap(ended, ["you", "Ada"])[1:] == lines


def test_the_story_names_the_winner_and_every_challenge() -> None:
    chains: list[Any] = [["elder flag_sky"], ["hunter lightning"]]
    state = act(position("MAIN", ["wolf", ""], chains, turns=199, totals=[100, 3]), "discard wolf")
    lines = words.story(state, ["you", "Ada"])
    assert lines[0] == "You win after 1 challenge."
    assert "which nobody closed: you +7, Ada +7" in lines[1]

"""Games in the made-up language, in lines and by ear: whatever is said stands in ⟦ ⟧ but names, notation and the rulebooks' own words."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

import rules
from tests.plain.hearing import NAMES, Listener
from tribes_tui.words.language import PROGRAM, speak
from tribes_tui.words.wording import words_of

ASKED = ("again", "news", "choices", "help", "know", "would 1", "hand", "table", "now", "goals", "me", "Ada", "market")
DECISIONS = 90


@pytest.fixture(autouse=True)
def _made_up() -> Iterator[None]:
    speak("xx")
    yield
    PROGRAM.language = "en"


def outside(game: str, text: str) -> set[str]:
    """Words of three letters that stand outside, and are no names and no notation."""
    notation = {word for action in rules.games[game].actions for word in re.findall(r"[a-z]{3,}", action.text.lower())}
    while text != (text := re.sub(r"⟦[^⟦⟧]*⟧", " ", text)):  # a sign that is spoken may stand within
        continue
    found = {*re.findall(r"[^\W\d_]{3,}", text)}
    return {word for word in found if word.lower() not in notation} - {*NAMES}


@pytest.mark.parametrize("game", rules.games)
def test_nothing_is_heard_outside(game: str) -> None:
    heard = Listener(game, min(3, rules.games[game].players[-1]), 3)
    for number, block in enumerate(heard.decisions(13)):
        heard.conversation.steps.back()
        assert not outside(game, " ".join(block)), block
        for line in ASKED if number % 6 == 0 else ():
            heard.conversation.answer(0, line)
            told = heard.taken()
            assert not outside(game, " ".join(told)), (line, told)
            heard.conversation.steps.back()


@pytest.mark.sampled(3)
@pytest.mark.parametrize("game", rules.games)
def test_nothing_is_told_outside(game: str) -> None:
    words, players = words_of(game), min(3, rules.games[game].players[-1])
    names = [*NAMES[:players]]
    state, random = rules.games[game].new_state(players, seed=2), rules.Rng(2)
    for number in range(DECISIONS):
        if state.is_terminal:
            break
        view = state.view(0)
        told = [words.prompt(view, names)]
        if number % 15 == 0:
            told.append(" ".join(words.position(view, names)))  # its lines are folded
        if state.current_player == 0:
            told += [words.action(view, action, names) for action in view.legal_actions()[:20]]
        state.events = []
        state.apply(state.pick(random))
        seen = (event.seen_by(0) for event in state.events)
        told += [words.event(event, names) for event in seen if event is not None]
        for text in told:
            assert not outside(game, text), text

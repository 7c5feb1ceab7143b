"""What one would want to know to play well: told on the page of `?`, in a panel, by ear; never more than a view holds."""

from __future__ import annotations

import random

import pytest

import rules
from tests.app.test_app import until
from tests.plain.hearing import Listener
from tribes_tui.app import headless
from tribes_tui.table.help import HelpScreen
from tribes_tui.words.facts import ROOM, TITLE, facts_of, in_sentences
from tribes_tui.words.finder import room_of
from tribes_tui.words.speech import STUMBLES, as_said

GAMES = [game for game in rules.games if room_of(game, ROOM) is not None]
LONGEST = 110
MOVES = 150


@pytest.mark.parametrize("game_id", GAMES)
def test_facts_are_short_and_can_be_read_aloud_for_everybody(game_id: str) -> None:
    game, rng, heard = rules.games[game_id], random.Random(4), 0
    for players in game.players:
        state, names = game.new_state(players, players), ["you", *(f"Player {seat}" for seat in range(2, players + 1))]
        for _ in range(MOVES):
            if state.is_terminal:
                break
            state.apply(rng.choice(state.legal_actions()))
            if rng.random() < 0.9:
                continue
            for viewer in (0, players - 1, None):
                facts = facts_of(state.view(viewer), names)
                said = [as_said(line) for line in in_sentences(facts)]
                assert len({*facts}) == len(facts), f"a fact twice: {said}"
                assert not [line for line in said if STUMBLES.search(line) or len(line) > LONGEST], said
                heard += len(facts)
    assert heard


@pytest.mark.parametrize("game_id", GAMES)
def test_without_help_with_memory_a_fact_says_only_what_lies_open(game_id: str) -> None:
    game, rng = rules.games[game_id], random.Random(6)
    state = game.new_state(max(game.players), 3)
    names, remembered = [f"Player {seat}" for seat in range(state.players)], 0
    for _ in range(4 * MOVES):
        if state.is_terminal:
            break
        state.apply(rng.choice(state.legal_actions()))
        view = state.view(0)
        everything, open_now = facts_of(view, names), facts_of(view, names, with_memory=False)
        assert open_now == [fact for fact in everything if not fact.needs_memory]
        remembered += len(everything) - len(open_now)
    assert remembered or game_id == "tribal_duel", (
        "in the Duel all that was seen lies open; else something is to be remembered"
    )


@pytest.mark.parametrize("game_id", GAMES)
def test_they_are_heard_when_they_are_asked_for(game_id: str) -> None:
    listener = Listener(game_id, min(4, max(rules.games[game_id].players)), 5)
    for _ in listener.decisions(30):
        facts = facts_of(listener.view(0), listener.names(0))
    for request in ("know", "count"):
        assert " ".join(listener.asked(request)) == " ".join(map(as_said, in_sentences(facts)))
    open_now = [fact for fact in facts if not fact.needs_memory]
    assert " ".join(listener.asked("know memory off")) == " ".join(map(as_said, in_sentences(open_now)))
    assert listener.asked("know") == listener.asked("count")


async def test_the_page_about_things_tells_them_below() -> None:
    async with headless("indy", seats="you,bot:easy", size=(80, 24)) as pilot:
        await pilot.press("enter")
        await until(pilot, lambda: bool(facts_of(pilot.app.screen.view, ["you", "Ash"])))
        await pilot.press("question_mark")
        await pilot.pause()
        screen = pilot.app.screen
        assert isinstance(screen, HelpScreen), "by ?"
        await pilot.press("w")
        await pilot.pause()
        heading = screen.query_one("#facts")
        assert screen.panel.region.contains_region(heading.region)
        assert TITLE in str(heading.render())

"""What one would want to know to play well: told on the page of `?`, in a panel, by ear; never more than a view holds."""

from __future__ import annotations

import random
from itertools import chain
from typing import cast

import pytest

import rules
from rules.indy.components.phases import SHAMANS
from rules.indy.state import IndyState
from tests.app.test_app import until
from tests.plain import STUMBLES
from tests.plain.hearing import Listener
from tribes_tui.app import headless
from tribes_tui.table.advice.help import HelpScreen
from tribes_tui.widgets.drawing.felt import Heading
from tribes_tui.words.finder import room_of
from tribes_tui.words.help import ROOM, facts_of, in_sentences
from tribes_tui.words.said import facts as said
from tribes_tui.words.spoken import as_said

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


@pytest.mark.turned(2)
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
        plain = [fact for fact in everything if not fact.needs_memory]
        assert [fact for fact in open_now if not fact.without_memory] == plain
        assert not [fact for fact in everything if fact.without_memory]
        remembered += len(everything) - len(open_now)
    assert remembered or game_id == "tribal_duel", (
        "in the Duel all that was seen lies open; else something is to be remembered"
    )


@pytest.mark.parametrize("game_id", GAMES)
def test_they_are_heard_when_they_are_asked_for(game_id: str) -> None:
    listener = Listener(game_id, min(4, max(rules.games[game_id].players)), 5)
    for _ in listener.decisions(30):
        facts, open_now = (facts_of(listener.view(0), listener.names(0), memory) for memory in (True, False))
    for request in ("know", "count"):
        assert " ".join(listener.asked(request)) == " ".join(map(as_said, in_sentences(facts)))
    assert " ".join(listener.asked("know memory off")) == " ".join(map(as_said, in_sentences(open_now)))
    assert listener.asked("know") == listener.asked("count")


async def test_the_page_about_things_tells_them_on_a_page_of_their_own() -> None:
    async with headless("indy", seats="you,bot:easy", size=(80, 24)) as pilot:
        await pilot.press("enter")
        await until(pilot, lambda: bool(facts_of(pilot.app.screen.view, ["you", "Ash"])))
        await pilot.press("question_mark")
        await pilot.pause()
        screen = pilot.app.screen
        assert isinstance(screen, HelpScreen), "by ?"
        await pilot.press("w")
        await pilot.pause()
        heading = screen.query_one("#facts Heading", Heading)
        assert screen.panel.region.contains_region(heading.region)
        assert said.title() in heading.text()


@pytest.mark.rule("indy", "3.10")
def test_in_indy_no_card_counts_as_unseen_that_the_viewer_knows_to_lie_somewhere() -> None:
    game, rng, differ = rules.games["indy"], random.Random(8), 0
    names = ("you", "Ada", "Bo", "Cy")
    for seed in range(3):
        state, seen, manche = cast(IndyState, game.new_state(4, seed)), set[int](), 0
        for _ in range(MOVES):
            if state.is_terminal:
                break
            if state.round != manche:  # all cards are shuffled but those in hands, some of which everybody knows
                manche, seen = state.round, {*chain(*state.known, *state.maybe)}
            seen |= _seen(cast(IndyState, state.view(0)))
            state.apply(rng.choice(state.legal_actions()))
            view = cast(IndyState, state.view(0))
            if state.round == manche and not view.is_terminal and view.phase != SHAMANS:
                seen |= _seen(view)
                facts = facts_of(view, names)
                for colour, word in enumerate(("red", "green", "blue")):
                    told = [fact.words for fact in facts if fact.label == f"Unseen {word} cards"]
                    left = [6 - sum(card // 6 == 3 * kind + colour for card in seen) for kind in range(3)]
                    assert told == [_counted(left)]
                    open_now = [
                        fact
                        for fact in facts_of(view, names, False)
                        if fact.label == f"{word.capitalize()} cards not in sight"
                    ]
                    assert len(open_now) == 1
                    differ += open_now[0].words != told[0]
                assert "unseen" not in " ".join(in_sentences(facts_of(view, names, False))).lower()
    assert differ > 20


def _seen(view: IndyState) -> set[int]:
    """The cards that lie open or that the viewer holds, eagles left out."""
    cards = [*view.hands[0], *view.table, *(card for cards in view.evocations for card in cards), view.return_card]
    return {card for card in cards if 0 <= card < 54}


def _counted(left: list[int]) -> str:
    """`4 characters, 1 horse, 6 objects`."""
    kinds = ("character", "horse", "object")
    return ", ".join(f"{number} {kind}{'' if number == 1 else 's'}" for number, kind in zip(left, kinds, strict=True))

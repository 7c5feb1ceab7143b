"""Everything that happened is said once, in its order, in brief and in full, whoever answers how fast: compared with the
record's events."""

from __future__ import annotations

import io
import re
from typing import Any

import pytest

import rules
from rules import Event
from tests.plain.hearing import Listener
from tests.plain.helpers import Input
from tests.plain.transcripts import NearThinker
from tribes_tui.plain.console import Console
from tribes_tui.plain.game import PlainGame
from tribes_tui.play.seat import Seat
from tribes_tui.play.table import Table
from tribes_tui.words.spoken import as_said

UNSAID: dict[str, set[str]] = {
    "tribe": {"dealt"},
    "indy": {"dealt"},
    "tribal_duel": set(),
    "tribal_rixe": {"dealt", "turn_ended"},
    "rise_of_tribes": {"begins", "turn", "conflict", "double"},
    "five_tribes": {"activation"},
}
"""Kinds of events that others' sentences tell: cards dealt to others with the round, turns with what is done in them, a
conflict with its losses."""


COUNTED = ("put the", "moved ", "picked up the meeples")
"""What is told as one where much of it came in a row: moves within a zone, many cards laid, a way over tiles."""
INSTEAD = (("gave ", " groups to "), ("took the ", "took the top discard"))
"""How a clause begins, and what is said instead of it: many gifts are counted; a card that is placed at once is named there."""


def own_words(listener: Listener, events: list[Event]) -> list[Any]:
    return listener.conversation.spoken.news(events, listener.names(0), 0)


def telling(text: str) -> set[str]:
    """The words of a sentence that tell what it is about: like things are counted together, so no numbers."""
    return {word for word in re.findall(r"[\w'-]+", text.lower()) if not word[0].isdigit()}


@pytest.mark.sampled(12)
@pytest.mark.parametrize(("game", "seed"), [(game, seed) for seed in range(20) for game in rules.games])
def test_e3_everything_that_a_listener_may_know_is_said_in_brief(game: str, seed: int) -> None:
    players = rules.games[game].players
    listener = Listener(game, players[seed % len(players)], seed)
    told = 0
    for block in listener.decisions(40):
        events = [event for entry in listener.table.history(0, told) for event in entry.events]
        told = listener.told
        said = telling(" ".join(block)) | {"the", "and"}
        for number, event in enumerate(events):
            goal = [one for one in events[:number] if one.kind == "goal_completed"][-1:]  # points stand with their goal
            without = own_words(listener, goal)
            clauses = [clause for clause in own_words(listener, [*goal, event]) if clause not in without]
            chosen = event.player == 0 and not clauses
            assert clauses or chosen or event.kind in UNSAID[game], event
            for clause in clauses:
                once = clause.text.startswith(COUNTED) or any(
                    clause.text.startswith(begun) and other in " ".join(block) for begun, other in INSTEAD
                )
                assert once or telling(as_said(clause.text)) <= said, (clause, block)
        alone = [clause.text for event in events for clause in own_words(listener, [event])]
        together = [
            clause.text
            for clause in own_words(listener, events)
            if alone.count(clause.text) == 1 and not re.search(r"\d", clause.text)
        ]
        assert together == sorted(together, key=alone.index), "in its order"


@pytest.mark.parametrize("is_brief", [True, False], ids=["brief", "full"])
@pytest.mark.parametrize("seed", [22, 31, 32])
def test_e3_who_answers_at_once_hears_of_every_round(seed: int, is_brief: bool) -> None:
    sink = io.StringIO()
    table = Table.new("indy", [Seat("human", "", "you"), Seat("bot", "easy", "Ash")], seed=seed)
    thinker: Any = NearThinker()
    assert PlainGame(table, thinker, Console(Input("1\n" * 200, False), sink), is_brief).run() == 0
    events = [event for entry in table.history(0, 0) for event in entry.events]
    began = [event.fields()["manche"] for event in events if event.kind == "manche_began"]
    said = re.findall(r"^round (\d+)[.:] ?(?!over)", sink.getvalue(), re.MULTILINE | re.IGNORECASE)
    lines = [line for line in sink.getvalue().splitlines() if "evoked" in line or "evokes" in line or "evoke " in line]
    assert [*dict.fromkeys(map(int, said))] == began
    assert table.is_over
    evoked = [event for event in events if event.kind == "evoked"]
    assert sum(line.lower().count("evoke") for line in lines) >= len(evoked)
    assert sink.getvalue().count("exchange") >= sum(event.kind == "exchanged" for event in events)


@pytest.mark.parametrize("is_brief", [True, False], ids=["brief", "full"])
@pytest.mark.parametrize("people", [1, 2])
def test_e3_at_the_end_nothing_is_said_again(people: int, is_brief: bool) -> None:
    sink = io.StringIO()
    seats = [Seat("human", "", "Ada"), Seat("human", "", "Ben") if people == 2 else Seat("bot", "easy", "Ben")]
    table = Table.new("indy", seats, seed=3)
    thinker: Any = NearThinker()
    assert PlainGame(table, thinker, Console(Input("1\n" * 400, False), sink), is_brief).run() == 0
    events = [event for entry in table.history(None, 0) for event in entry.events]
    rounds = [event.fields()["manche"] for event in events if event.kind == "manche_began"]
    said = re.findall(r"^round (\d+)[.:]", sink.getvalue(), re.MULTILINE | re.IGNORECASE)
    assert table.is_over
    for number in rounds:
        assert 1 <= said.count(str(number)) <= people, "each who decides hears it once"
    assert said[-1] == str(rounds[-1])

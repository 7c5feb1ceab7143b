"""Who is said to have been ahead, or never behind, was so among all seats: whole games of every game, at every number of players."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random
from types import SimpleNamespace

import pytest

import rules
from rules import Event, State
from tribes_tui.games.rise_of_tribes.words.said import ending as rise_ending
from tribes_tui.play.standings import Standings, judged
from tribes_tui.play.turned import led
from tribes_tui.table.board import board_of
from tribes_tui.words.about import round_of
from tribes_tui.words.said import ending, replay as said
from tribes_tui.words.said.common import round_numbered

NAMES = ("you", "Ash", "Birch", "Cedar", "Dan", "Elm")
TABLES = [(game, players) for game in rules.games for players in rules.games[game].players]


class Whole:
    """A game from its beginning to its end: how everybody stood, and the points after each round."""

    def __init__(self, game: str, players: int, seed: int) -> None:
        self.state, self.chance = rules.games[game].new_state(players, seed=seed), Random(seed)
        self.seats, self.actions = list[int](), list[int]()
        self.moves = list[tuple[Event, ...]]()
        self.after = dict[int, tuple[int, ...]]()
        self.found: Standings = judged(self._states(), self.seats, self.moves, self.actions)

    def _states(self) -> Iterator[State]:
        """Good moves, and now and then any, so that the lead changes."""
        state = self.state
        yield state
        while not state.is_terminal:
            view = state.view(state.current_player)
            legal = view.legal_actions()
            action = self.chance.choice(legal) if self.chance.random() < 0.1 else max(legal, key=view.hint)
            self.seats.append(state.current_player or 0)
            self.actions.append(action)
            state.events, now = [], state.round
            state.apply(action)
            self.moves.append(tuple(state.events))
            self.after[now] = state.scores()
            yield state


def behind(points: tuple[int, ...], who: int) -> bool:
    return points[who] < max(points)


@pytest.mark.turned(6)
@pytest.mark.parametrize("seeds", [(0,), pytest.param((1, 2), marks=pytest.mark.soak)], ids=str)
@pytest.mark.parametrize(("game", "players"), TABLES)
def test_who_is_called_ahead_or_never_behind_was_so_among_all(game: str, players: int, seeds: tuple[int, ...]) -> None:
    names = NAMES[:players]
    for seed in seeds:
        whole = Whole(game, players, seed)
        who, at = whole.found.leads_from()
        told, first = led(whole.found, game, names), 1
        if "it was open until" in told:
            assert whole.found.values[whole.found.sure.first][who] <= 0.8
        elif at is None:
            assert "never" not in told
        else:
            first = whole.found.rounds[at]
            when = round_numbered(kind=round_of(game), number=first)
            assert told == said.led(who=names[who], way="later" if at else "start", when=when)
            assert [n for n, points in whole.after.items() if n >= first and behind(points, who)] == []
        events = [event for move in whole.moves for event in move]
        found = board_of(game).ending(whole.state, events, names)
        check_ahead(events, names, found.decided if found is not None else ())


def check_ahead(events: list[Event], names: tuple[str, ...], told: tuple[str, ...]) -> None:
    """Every sentence that says since when somebody was ahead, against the points that were told."""
    totals = [event.fields()["totals"] for event in events if event.kind == "challenge_ended"]
    for who, name in enumerate(names):
        for since in range(1, len(totals) + 1):
            if ending.turned(who=name, when=round_numbered(kind="challenge", number=since)) in told:
                leads = [points[who] > max(points[:who] + points[who + 1 :]) for points in map(list, totals)]
                assert all(leads[since - 1 :])
                assert since == 1 or not leads[since - 2]
        lead = re.compile(re.escape(rise_ending.takes_lead(turn=7, who=name, points=7)).replace("7", r"(\d+)"))
        for turn, _ in (found.groups() for found in map(lead.match, told) if found):
            check_lead(events, len(names), int(turn), who)


def check_lead(events: list[Event], players: int, since: int, who: int) -> None:
    totals, turn = [0] * players, 1
    for event in events:
        turn = event.fields()["turn"] if event.kind == "turn" else turn
        if event.kind == "points" and event.player is not None:
            if turn > since:
                assert all(totals[who] > points for seat, points in enumerate(totals) if seat != who)
            totals[event.player] = event.fields()["total"]
    assert totals[who] > max(totals[:who] + totals[who + 1 :])


def test_of_several_the_second_alone_is_not_whom_the_winner_must_be_ahead_of() -> None:
    """Ash led twice, and came in last; the winner was ahead of who came second all the time."""
    keys = ("challenge", "closer", "points", "totals", "table", "bonus", "hostile")
    challenges = (([24, 32, 20], [24, 32, 20]), ([26, 29, 24], [50, 61, 44]), ([70, 0, 60], [120, 61, 104]))
    events = [
        Event("challenge_ended", None, dict(zip(keys, (n, 0, points, totals, points, [0] * 3, [0] * 3), strict=True)))
        for n, (points, totals) in enumerate(challenges, 1)
    ]
    final = SimpleNamespace(
        scores=lambda: (120, 61, 104), ranking=lambda: (1, 3, 2), options={}, game=rules.games["tribe"]
    )
    found = board_of("tribe").ending(final, events, NAMES[:3])
    assert found is not None
    (told,) = [one for one in found.decided if "ahead on points" in one]
    assert told == "You were ahead on points from challenge 3 on."

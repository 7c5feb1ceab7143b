"""The matches against OpenSpiel's search: both keep to their measure, and nothing is played twice."""

from __future__ import annotations

import sys
from itertools import count, islice
from pathlib import Path
from types import SimpleNamespace
from unittest import mock

import pytest

import rules
from rules.bots.bot import Budget
from rules.bots.matches.arena import PlayedGame
from rules.bots.mcts.search import SearchBot
from tests.bench.strength import search_part

pytest.importorskip("pyspiel", reason="needs OpenSpiel (the extra `adapters`)")

from tests.bench.strength import matches
from tests.bench.strength.openspiel_bot import FEWEST, SpielSearch, dealt, load

pytestmark = pytest.mark.peers

QUICK = matches.Match("indy", "medium", Budget(simulations=3))


def test_their_search_stops_when_its_cpu_time_is_over() -> None:
    game = load("indy", 4)
    state = dealt(game)
    hurried, counted = SpielSearch(game, 1, seconds=0.0), SpielSearch(game, 1, simulations=5)
    assert hurried.step(state) in state.legal_actions()
    assert hurried.simulations == FEWEST
    assert counted.step(state) in state.legal_actions()
    assert counted.simulations == 5


def test_our_search_goes_by_the_clock_that_a_match_gives_it() -> None:
    """A clock on which each look takes a second ends a search of ten seconds soon."""
    ticks = count()
    state = rules.games["indy"].new_state(2, 4)
    bot = SearchBot()
    with mock.patch("rules.bots.mcts.search.time", SimpleNamespace(perf_counter=lambda: float(next(ticks)))):
        bot.choose(state.view(state.current_player), Budget(milliseconds=10_000), rules.Rng(1))
    assert bot.simulations < 200


def test_a_deal_is_played_in_both_seatings_from_the_same_cards(tmp_path: Path) -> None:
    games = matches.play_all(QUICK, range(3, 4), tmp_path)
    assert [game.seats for game in games] == [("medium", matches.THEIRS), (matches.THEIRS, "medium")]
    assert all(sorted(game.ranking)[0] == 1 and sum(game.decisions) > 10 for game in games)
    assert dealt(load("indy", 3)).inner == rules.games["indy"].new_state(2, 3)


def test_what_was_played_is_not_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first = matches.play_all(QUICK, range(1, 2), tmp_path)
    monkeypatch.setattr("rules.bots.matches.arena.DRAWS", 20)
    played = []
    monkeypatch.setattr(matches, "play", lambda match, deal, seats: played.append(deal) or first[0]._replace(deal=deal))
    games = matches.play_all(QUICK, range(1, 3), tmp_path)
    assert played == [2, 2]
    assert games[:2] == first
    assert matches.told(QUICK, games).startswith("indy-medium-3simulations: ")


def test_the_result_counts_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rules.bots.matches.arena.DRAWS", 20)

    def deal(number: int, first: int, second: int) -> list[PlayedGame]:
        """A deal in which the medium bot came to these places, one in each seating."""
        return [
            PlayedGame(number, ("medium", matches.THEIRS), (first, 3 - first), (0, 0), (1.0, 3.0), (5, 5)),
            PlayedGame(number, (matches.THEIRS, "medium"), (3 - second, second), (0, 0), (3.0, 1.0), (5, 5)),
        ]

    told = matches.told(QUICK, [*deal(1, 1, 1), *deal(2, 1, 2), *deal(3, 2, 2), *deal(4, 1, 1)])
    assert "0.625" in told
    assert "4 deals: 2 won, 1 shared, 1 lost" in told


def test_options_reach_the_match(tmp_path: Path) -> None:
    match = matches.Match("tribal_rixe", "medium", Budget(simulations=2), {"rounds": "1"})
    assert match.name == "tribal_rixe-medium-2simulations-rounds=1"
    assert dealt(load(match.game, 1, options=match.options)).inner.options["rounds"] == 1


def test_both_searches_are_measured_on_the_same_positions() -> None:
    pairs = list(islice(search_part.positions("indy"), 2))
    assert len(pairs) == 2
    assert all(ours == theirs.inner and len(ours.legal_actions()) > 1 for ours, theirs in pairs)
    rates = search_part.measure("indy", 1, 0.02)
    assert len(rates.ours) == len(rates.theirs) == 1
    assert min(*rates.ours, *rates.theirs) > 0


def test_without_openspiel_only_ours_is_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "tests.bench.strength.openspiel_bot", None)
    monkeypatch.delattr("tests.bench.strength.openspiel_bot", raising=False)
    rates = search_part.measure("indy", 1, 0.01)
    assert len(rates.ours) == 1
    assert rates.theirs == []

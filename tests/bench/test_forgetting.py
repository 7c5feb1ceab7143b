"""The games against somebody who forgets: who remembers is given the memory, who forgets is not."""

from __future__ import annotations

from typing import Any
from unittest import mock

from rules import State
from rules.bots.bot import Budget
from rules.bots.search import SearchBot
from tests.bench.forgetting import FORGETS, KINDS, REMEMBERS, match, told


def test_who_forgets_is_given_nothing_but_the_view() -> None:
    given: dict[int, list[tuple[State, State]]] = {0: [], 1: []}
    choose = SearchBot.choose

    def spied(bot: SearchBot, view: State, *rest: Any) -> int:
        assert isinstance(view.viewer, int)
        given[view.viewer].append((view, view.game.load(view.dump())))
        return choose(bot, view, *rest)

    with mock.patch.object(SearchBot, "choose", spied):
        game = match("five_tribes", 4, KINDS, Budget(simulations=1))
    assert game.seats == (REMEMBERS, FORGETS)
    assert game.decisions == (len(given[0]), len(given[1]))
    assert any(view.memory() != bare.memory() for view, bare in given[0])
    assert all(view.memory() == bare.memory() for view, bare in given[1])


def test_a_line_tells_the_share_of_both_seats() -> None:
    line = told("indy", range(2, 4), 1)
    assert line.startswith("| indy | 2 | 1 | ")
    assert 0.0 <= float(line.split("|")[5].split()[0]) <= 1.0

"""How everybody stood: the figures are those of the rules, and of a game that goes on nothing hidden is told."""

from __future__ import annotations

from pathlib import Path

import pytest

import rules
from rules.bots.chance import chances
from saves import Recording, Store
from saves.replay import replay
from tribes_tui.play.seat import Seat
from tribes_tui.play.standings import SeatTurn, Standings, standings
from tribes_tui.play.table import Table


def played(folder: Path, game: str, moves: int = 10**6) -> Recording:
    store = Store(folder)
    table = Table.new(game, [Seat("human", "", "you"), Seat("bot", "easy", "Ada")], {}, 3, store)
    while table.turn is not None and table.number < moves:
        view = table.view(table.turn)
        table.propose(table.turn, max(view.legal_actions(), key=view.hint), table.number_for(table.turn))
    name = table.name
    table.close()
    return store.read(name)


@pytest.mark.parametrize("game", list(rules.games))
def test_figures_are_those_of_the_rules_at_every_position(game: str, tmp_path: Path) -> None:
    course = played(tmp_path, game)
    found = standings(course)
    moves = len(course.moves)
    assert len(found.scores) == len(found.values) == len(found.rounds) == moves + 1
    for number in (0, moves // 3, moves):
        state = replay(course, number)
        assert found.scores[number] == state.scores()
        assert sum(found.values[number]) == pytest.approx(1)
        if number < moves:
            assert found.values[number] == chances(game, state.values())
        assert found.rounds[number] == state.round
    firsts = course.result["ranking"].count(1)
    assert found.values[-1] == tuple((place == 1) / firsts for place in course.result["ranking"])
    share = 1 / course.header.players
    assert list(found.lead(1)) == [values[1] - share for values in found.values]


@pytest.mark.parametrize("game", list(rules.games))
def test_turns_follow_each_other_without_a_gap(game: str, tmp_path: Path) -> None:
    course = played(tmp_path, game)
    found = standings(course)
    assert [turn.first for turn in found.turns[1:]] == [turn.last for turn in found.turns[:-1]]
    assert (found.turns[0].first, found.turns[-1].last) == (0, len(course.moves))
    for turn in found.turns:
        assert {course.moves[k].seat for k in range(turn.first, turn.last)} == {turn.seat}


def test_turning_points_are_the_turns_that_change_most_be_it_the_last() -> None:
    up = (0.5, 0.6, 0.6, 0.9, 0.9, 0.6, 0.6, 0.63, 1.0)
    values = tuple((chance, 1 - chance) for chance in up)
    scores = tuple((k, 0) for k in range(9))
    turns = tuple(SeatTurn(k % 2, k, k + 1) for k in range(8))
    found = Standings(scores, values, (1, 1, 1, 1, 2, 2, 2, 2, 2), turns)
    turning = found.turning()
    assert [(one.move, one.seat, one.round, one.who) for one in turning] == [
        (3, 0, 1, 0),
        (5, 0, 2, 0),
        (8, 1, 2, 1),
    ], "also two side by side"
    apart = Standings(scores, values, found.rounds, (*turns[:2], SeatTurn(0, 2, 4), *turns[4:]))
    assert apart.turning()[0][2:5] == (2, 4, 3), "the move of the turn that changed most"
    assert found.turn_of(3) == turns[2]

"""Decisions of which nobody else may know: not from updates, numbers, logs, refusals."""

from __future__ import annotations

from typing import Any

import pytest

from rules import Event, IllegalAction
from tests.play.helpers import play, watch
from tests.play.toy import DONE, NO, SHOW, THINK, YES, ToyState
from tribes_tui.play.seat import NotYourTurn, Stale


def test_a_secret_pass_is_told_to_nobody_else(sit: Any) -> None:
    table = sit(3)
    seen = watch(table)
    play(table, "ask", "no")
    assert seen.ben.kinds == ["asked", "said_no"]
    for other in (seen.ada, seen.cleo, seen.all):
        assert other.kinds == ["asked"]


def test_the_question_itself_does_not_show_in_views(sit: Any) -> None:
    table = sit(3)
    play(table, "ask")
    assert table.turn == 1
    assert table.is_concealed
    assert [table.view(viewer).current_player for viewer in (None, 0, 1, 2)] == [0, 0, 1, 0]


def test_numbers_do_not_count_what_one_does_not_know(sit: Any) -> None:
    table = sit(3)
    seen = watch(table)
    play(table, "ask", "no", "ask", "no", "think")
    assert table.number == 5
    assert [table.number_for(viewer) for viewer in (None, 0, 1, 2)] == [3, 3, 5, 3]
    assert seen.cleo.numbers == [1, 2, 3]
    assert [entry.number for entry in table.history(2)] == [1, 2, 3]
    assert [entry.text for entry in table.history(1)] == ["ask", "no", "ask", "no", "think"]


def test_what_a_concealed_decision_brings_into_the_open_is_told_to_all(sit: Any) -> None:
    table = sit(3)
    seen = watch(table)
    play(table, "ask", "yes")
    assert seen.all.kinds == ["asked", "showed"]
    assert table.number_for(None) == 2


def test_a_changed_view_is_told_even_without_an_event(sit: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    table = sit(3)
    seen = watch(table)
    play(table, "ask")

    def quietly(self: ToyState) -> None:
        self.thoughts += 1

    monkeypatch.setattr(ToyState, "_broken", quietly)
    play(table, "no")
    assert seen.all.numbers == [1, 2]


def test_an_event_for_all_is_told_even_when_no_view_changed(sit: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    table = sit(3)
    seen = watch(table)
    play(table, "ask")

    def loudly(self: ToyState) -> None:
        if self.events is not None:
            self.events.append(Event("coughed", 1))

    monkeypatch.setattr(ToyState, "_broken", loudly)
    play(table, "no")
    assert seen.all.kinds == ["asked", "coughed"]


def test_an_early_answer_does_not_outlive_an_undo(sit: Any) -> None:
    table = sit(3)
    play(table, "ask")
    table.propose(0, DONE, table.number_for(0))
    table.undo(0)
    play(table, "ask", "no")
    assert [entry.text for entry in table.history(0)] == ["ask"]
    assert table.turn == 0


def test_the_player_in_turn_may_answer_early_and_his_move_is_kept(sit: Any) -> None:
    table = sit(3)
    seen = watch(table)
    play(table, "ask")
    assert table.propose(0, DONE, table.number_for(0)) is False
    assert seen.ada.kinds == ["asked"]
    table.propose(1, NO, table.number_for(1))
    assert seen.ada.kinds == ["asked", "was_done"]
    assert table.turn == 1


def test_an_early_answer_is_dropped_when_the_position_changes_before_it(sit: Any) -> None:
    table = sit(3)
    play(table, "ask")
    table.propose(0, SHOW, table.number_for(0))
    table.propose(1, YES, table.number_for(1))
    assert [entry.text for entry in table.history(0)] == ["ask", "yes"]
    assert table.turn == 0


def test_an_early_answer_is_refused_as_it_would_be_in_turn(sit: Any) -> None:
    table = sit(3)
    play(table, "ask")
    with pytest.raises(IllegalAction, match="can't yes now"):
        table.propose(0, YES, table.number_for(0))
    with pytest.raises(Stale):
        table.propose(0, THINK, 0)


def test_others_are_told_that_it_is_not_their_turn_as_always(sit: Any) -> None:
    table = sit(3)
    play(table, "ask")
    with pytest.raises(NotYourTurn) as concealed:
        table.propose(2, THINK, table.number_for(2))
    play(table, "no")
    with pytest.raises(NotYourTurn) as open_turn:
        table.propose(2, THINK, table.number_for(2))
    assert str(concealed.value) == str(open_turn.value)


def test_the_whole_count_is_good_for_a_proposal_too(sit: Any) -> None:
    table = sit(3)
    play(table, "ask", "no")
    assert table.propose(0, THINK, table.number)


def test_whoever_makes_bots_play_hears_of_every_change(sit: Any) -> None:
    table = sit(3)
    turns: list[int | None] = []
    table.follow(lambda: turns.append(table.turn))
    play(table, "ask", "no")
    assert turns == [1, 0]

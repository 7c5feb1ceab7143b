"""What may be taken back, and what it does to the game, the record and those who watch."""

from __future__ import annotations

from typing import Any

import pytest

from saves import Store
from tests.play.helpers import play, watch
from tests.play.toy import ROLL, THINK, ToyState
from tribes_tui.play.seat import CannotUndo
from tribes_tui.play.table import Table


def texts(table: Table, viewer: int | None = 0) -> list[str | None]:
    return [entry.text for entry in table.history(viewer)]


def test_before_the_first_decision_there_is_nothing_to_take_back(sit: Any) -> None:
    assert sit(2).why_not_undo(0) == "you have not decided anything yet"


def test_half_a_move_is_taken_back_step_by_step(sit: Any) -> None:
    table = sit(2)
    start = table.view(0)
    play(table, "think", "think")
    table.undo(0)
    assert texts(table) == ["think"]
    table.undo(0)
    assert table.view(0) == start


@pytest.mark.parametrize("revealing", ["draw", "roll"])
@pytest.mark.parametrize("seats", [(2, 0), (1, 1)])
def test_nothing_is_taken_back_once_something_hidden_came_to_light(
    sit: Any, revealing: str, seats: tuple[int, int]
) -> None:
    """Among people, and alone with bots: a card drawn blind is seen."""
    people, bots = seats
    table = sit(people, bots=bots)
    play(table, "think", revealing)
    assert table.why_not_undo(0) == "something hidden has come to light since"
    with pytest.raises(CannotUndo):
        table.undo(0)
    play(table, "think")
    table.undo(0)
    assert len(texts(table)) == 2
    assert table.why_not_undo(0) == "something hidden has come to light since"


def test_k10_what_one_has_shown_of_ones_own_cards_is_taken_back(sit: Any) -> None:
    """The others have seen the card, and only who takes it back loses by that; what somebody else shows stays."""
    table = sit(2)
    play(table, "show")
    assert table.why_not_undo(0) is None
    hand = table.view(0).hands[0]
    table.undo(0)
    assert table.view(0).hands[0] == [*hand, table.view(0).hands[0][-1]]
    assert not table.view(0).shown


def test_a_turn_that_was_handed_on_can_be_taken_back_until_the_next_decides(sit: Any) -> None:
    table = sit(2)
    play(table, "done")
    assert table.why_not_undo(0) is None
    play(table, "think")
    assert table.why_not_undo(0) == "Ben has decided since"
    assert table.why_not_undo(1) is None


def test_a_bots_decision_does_not_count_among_people_unless_it_reveals_something(sit: Any) -> None:
    table = sit(2, bots=1)
    play(table, "done", "done", "think")
    assert table.why_not_undo(1) is None
    play(table, "show")
    assert table.why_not_undo(1) == "something hidden has come to light since"


def test_against_bots_all_is_taken_back_up_to_what_one_has_seen(sit: Any) -> None:
    table = sit(1, bots=1)
    play(table, "draw")
    start = table.view(0)
    play(table, "show", "done", "draw", "done", "think")
    for _ in range(3):
        table.undo(0)
    assert table.view(0) == start
    assert table.why_not_undo(0) == "something hidden has come to light since"


def test_what_a_bot_shows_of_its_cards_is_seen_too(sit: Any) -> None:
    table = sit(1, bots=1)
    play(table, "done", "show", "done")
    assert table.why_not_undo(0) == "something hidden has come to light since"


def test_against_bots_even_the_end_is_taken_back(sit: Any, store: Store) -> None:
    table = sit(1, bots=1)
    play(table, *["done"] * 6)
    assert table.is_over
    table.undo(0)
    assert not table.is_over
    assert table.turn == 0
    assert store.read(table.name).finished is False


def test_among_people_the_end_stands(sit: Any) -> None:
    table = sit(2)
    play(table, *["done"] * 6)
    assert table.why_not_undo(1) == "the game is over"


def test_what_somebody_did_in_secret_neither_prevents_undo_nor_shows_in_a_refusal(sit: Any) -> None:
    table = sit(3)
    play(table, "think", "ask")
    before = table.why_not_undo(0)
    play(table, "no")
    assert table.why_not_undo(0) == before is None
    table.undo(0)
    assert texts(table) == ["think"]


def test_while_somebody_is_asked_in_secret_undo_is_the_same_as_when_nobody_is(sit: Any) -> None:
    table = sit(3)
    play(table, "ask")
    assert table.is_concealed
    table.undo(0)
    assert table.number == 0


def test_a_bot_takes_nothing_back(sit: Any) -> None:
    table = sit(1, bots=1)
    play(table, "done", "think")
    assert table.why_not_undo(1) == "only people can take moves back"


def test_everybody_hears_of_it_with_his_own_number_and_view(sit: Any) -> None:
    table = sit(3)
    seen = watch(table)
    play(table, "think", "ask", "no")
    table.undo(0)
    assert [seen.all.numbers[-1], seen.ben.numbers[-1]] == [1, 1]
    assert seen.cleo.updates[-1].events[0].kind == "undo"
    assert seen.cleo.updates[-1].text is None
    assert seen.ben.updates[-1].view == table.view(1)


def test_the_record_keeps_the_branch(sit: Any, store: Store) -> None:
    table = sit(1, bots=1)
    play(table, "think", "show")
    table.undo(0)
    play(table, "roll")
    recording = store.read(table.name)
    assert [move.text for move in recording.moves] == ["think", "roll"]
    assert [[move.text for move in branch.moves] for branch in recording.branches()] == [["show"]]


def test_redo_plays_it_again_bots_and_all(sit: Any, store: Store) -> None:
    table = sit(1, bots=1)
    play(table, "done", "draw", "done")
    after = table.view(0)
    table.undo(0)
    assert table.can_redo(0)
    assert not table.can_redo(1)
    table.redo(0)
    assert table.view(0) == after
    assert [move.text for move in store.read(table.name).moves] == ["done", "draw", "done"]
    assert not table.can_redo(0)


def test_a_new_move_forgets_what_was_taken_back(sit: Any) -> None:
    table = sit(1, bots=1)
    play(table, "think")
    table.undo(0)
    play(table, "draw")
    with pytest.raises(CannotUndo, match="nothing to redo"):
        table.redo(0)


def test_the_rule_is_about_what_a_view_learns_not_about_a_games_own_words(
    sit: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Planted fault: a move that shows the top of the deck in the views, without an event, without chance."""

    def peek(self: ToyState) -> None:
        self.shown.append(self.deck.pop(0))

    table = sit(2)
    monkeypatch.setattr(ToyState, "_broken", peek)
    play(table, "think")
    assert table.why_not_undo(0) == "something hidden has come to light since"


def test_chance_counts_as_revealed_even_where_nobody_sees_it(sit: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    def shuffle_unseen(self: ToyState) -> None:
        self._below(6)

    table = sit(2)
    monkeypatch.setattr(ToyState, "_broken", shuffle_unseen)
    play(table, "think")
    assert table.why_not_undo(0) == "something hidden has come to light since"


def test_what_one_does_unseen_with_ones_own_cards_can_be_taken_back(sit: Any) -> None:
    """Nobody else could name the action, but nobody learnt anything either."""
    table = sit(2)
    play(table, f"bury {table.view(0).hands[0][0]}")
    assert table.history(1)[0].text is None
    assert table.why_not_undo(0) is None


def test_what_another_choice_might_have_shown_too_is_still_learnt_by_who_chose(
    sit: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Planted: thinking tells whether the top card is odd, rolling whether it is even, both by the same field."""

    def guess(self: ToyState, action: int) -> None:
        odd = self.deck[0] % 2
        self.thoughts = {THINK: odd, ROLL: 1 - odd}[action]

    table = sit(2)
    monkeypatch.setattr(ToyState, "_do", guess)
    play(table, "think")
    assert table.why_not_undo(0) == "something hidden has come to light since"


def test_taking_back_a_secret_pass_is_as_secret_as_the_pass(sit: Any) -> None:
    table = sit(3)
    seen = watch(table)
    play(table, "ask", "no")
    table.undo(1)
    assert table.turn == 1
    assert table.is_concealed
    assert seen.ben.kinds == ["asked", "said_no", "undo"]
    for other in (seen.ada, seen.cleo, seen.all):
        assert other.kinds == ["asked"]


def test_a_secret_decision_stands_once_anybody_has_seen_the_game_go_on(sit: Any) -> None:
    table = sit(2, bots=1)
    play(table, "done", "done", "ask")  # the bot asks Ada
    play(table, "no", "think")
    assert table.why_not_undo(0) == "the game has gone on since"


def test_k28_what_one_showed_of_ones_own_cards_can_be_taken_back(sit: Any) -> None:
    """Others have learnt something, but nothing that was hidden from who showed it."""
    table = sit(2)
    play(table, "think", "show")
    assert table.why_not_undo(0) is None
    table.undo(0)
    assert texts(table) == ["think"]


def test_what_another_learns_and_the_mover_did_not_know_is_never_taken_back(
    sit: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Planted: thinking gives the neighbour the top card of the deck, unseen by who thinks."""

    def give(self: ToyState) -> None:
        self.hands[1].append(self.deck.pop(0))

    table = sit(2)
    monkeypatch.setattr(ToyState, "_broken", give)
    play(table, "think")
    assert table.why_not_undo(0) == "something hidden has come to light since"

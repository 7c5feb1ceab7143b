"""What a table does with a proposal: check, write, apply, tell."""

from __future__ import annotations

from typing import Any

import pytest

from rules import IllegalAction, State
from saves import Move, Record, Store
from tests.play.helpers import play, watch
from tests.play.toy import ASK, DONE, DRAW, SHOW, THINK, YES, ToyState
from tribes_tui.play.seat import NotYourTurn, Seat, Stale
from tribes_tui.play.table import Table


def test_a_move_is_written_then_applied_then_told(sit: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    table = sit(2)
    order: list[str] = []
    write, apply = Record.write, State.apply

    def write_noted(self: Record, entry: Move) -> None:
        write(self, entry)
        order.append(f"on disk: {entry.text in self.path.read_text()}")

    def apply_noted(self: State, action: int) -> None:
        order.append("applied")
        apply(self, action)

    class Watching:
        viewer = 1

        def updated(self, update: object) -> None:
            order.append("told")

    monkeypatch.setattr(Record, "write", write_noted)
    monkeypatch.setattr(ToyState, "apply", apply_noted)
    table.watch(Watching())
    assert table.propose(0, THINK, 0)
    assert order == ["on disk: True", "applied", "told"]


def test_everybody_gets_his_own_view_and_events(sit: Any) -> None:
    table = sit(2)
    seen = watch(table)
    play(table, "draw")
    drawn = seen.ada.updates[0].events[0].fields()["card"]
    assert seen.ada.updates[0].view.hands[0][-1] == drawn
    for other in (seen.ben, seen.all):
        assert other.updates[0].events[0].fields() == {}
        assert other.updates[0].view.hands[0] == [-1, -1, -1]
        assert other.updates[0].view.rng is None


def test_a_notation_that_holds_a_secret_is_only_for_who_may_know_it(sit: Any) -> None:
    table = sit(2)
    seen = watch(table)
    play(table, "draw", "show")
    assert [update.text for update in seen.ada.updates] == ["draw", "show"]
    assert [update.text for update in seen.ben.updates] == [None, "show"]


def test_a_notation_is_not_hidden_by_what_comes_after_the_move(sit: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    def deal_after(self: ToyState, action: int) -> None:
        self._tell("was_done", 0)
        self._tell("round_began", None)
        self._tell("dealt", 0, {}, {"card": 3})

    table = sit(2)
    monkeypatch.setattr(ToyState, "_do", deal_after)
    play(table, "done")
    assert [entry.text for entry in table.history(1)] == ["done"]


@pytest.mark.parametrize(
    ("seat", "action", "number", "error"),
    [(1, THINK, 0, NotYourTurn), (0, YES, 0, IllegalAction), (0, THINK, 1, Stale), (0, 99, 0, IllegalAction)],
)
def test_a_wrong_proposal_changes_nothing(
    sit: Any, seat: int, action: int, number: int, error: type[Exception]
) -> None:
    table = sit(2)
    seen = watch(table)
    before = table.view(0)
    with pytest.raises(error):
        table.propose(seat, action, number)
    assert table.view(0) == before
    assert table.number == 0
    assert seen.all.updates == []


def test_the_reason_of_an_illegal_action_comes_with_its_section(sit: Any) -> None:
    with pytest.raises(IllegalAction) as caught:
        sit(2).propose(0, YES, 0)
    assert (caught.value.reason, caught.value.section) == ("you can't yes now", "1.2")


def test_a_second_answer_to_the_same_position_is_stale(sit: Any) -> None:
    table = sit(2)
    table.propose(0, THINK, 0)
    with pytest.raises(Stale):
        table.propose(0, THINK, 0)


def test_a_game_ends_with_scores_places_and_the_reason(sit: Any, store: Store) -> None:
    table = sit(2)
    assert (table.scores, table.ranking, table.end, table.final) == (None, None, None, None)
    play(table, *["done"] * 6)
    assert table.is_over
    assert table.turn is None
    assert table.end == "six dones"
    assert table.final is not None
    assert table.scores == table.final.scores()
    assert sorted(table.ranking or ()) == [1, 2]
    table.close()
    result = store.read(table.name).result
    assert result is not None
    assert result["scores"] == list(table.scores or ())
    assert result["end"] == "six dones"


def test_nothing_is_played_after_the_end(sit: Any) -> None:
    table = sit(2)
    play(table, *["done"] * 6)
    with pytest.raises(IllegalAction, match="over"):
        table.propose(0, DONE, table.number)


def test_a_watcher_may_play_from_within_an_update_and_all_see_moves_in_order(sit: Any) -> None:
    table = sit(2)

    class Eager:
        viewer = 0

        def updated(self, update: Any) -> None:
            if update.number < 500:
                table.propose(0, THINK, update.number)

    table.watch(Eager())
    seen = watch(table)
    play(table, "think")
    assert seen.all.numbers == list(range(1, 501))


def test_a_watcher_that_fails_keeps_nobody_else_from_the_news(sit: Any) -> None:
    table = sit(2)

    class Broken:
        viewer = 0

        def updated(self, update: object) -> None:
            raise RuntimeError("a screen broke")

    followed: list[int] = []
    table.watch(Broken())
    table.follow(lambda: followed.append(table.number))
    seen = watch(table)
    with pytest.raises(RuntimeError, match="a screen broke"):
        play(table, "think")
    assert seen.all.numbers == [1]
    assert followed == [1]
    assert table.number == 1


def test_who_unwatches_hears_no_more(sit: Any) -> None:
    table = sit(2)
    seen = watch(table)
    play(table, "think")
    table.unwatch(seen.ben)
    play(table, "think")
    assert (seen.ada.numbers, seen.ben.numbers) == ([1, 2], [1])


def test_rules_that_fail_in_the_middle_leave_the_game_as_it_was(
    sit: Any, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = sit(2)
    play(table, "draw")
    before = table.view(0)

    def broken(self: ToyState) -> None:
        self.hands[0].clear()
        raise ZeroDivisionError

    monkeypatch.setattr(ToyState, "_broken", broken)
    with pytest.raises(ZeroDivisionError):
        table.propose(0, SHOW, 1)
    monkeypatch.undo()
    assert table.view(0) == before
    assert [move.text for move in store.read(table.name).moves] == ["draw"]


def test_history_can_be_asked_from_a_number_on(sit: Any) -> None:
    table = sit(2)
    play(table, "think", "draw", "show")
    assert [(entry.number, entry.text) for entry in table.history(1)] == [(1, "think"), (2, None), (3, "show")]
    assert [entry.number for entry in table.history(1, since=2)] == [3]


def test_a_game_without_a_store_is_played_but_not_recorded() -> None:
    table = Table.new("toy", [Seat("human", "", "Ada"), Seat("bot", "random", "Ash")])
    play(table, "think")
    assert (table.name, table.unsaved, table.number) == ("", None, 1)


def test_a_bot_may_take_a_seat_over_and_give_it_back(sit: Any, store: Store) -> None:
    table = sit(2)
    followed: list[Seat] = []
    table.follow(lambda: followed.append(table.seats[0]))
    bot = Seat("bot", "easy", "Ada")
    table.replace_seat(0, bot)
    assert followed == [bot]
    assert store.read(table.name).seats[0] == {"kind": "bot", "level": "easy", "name": "Ada"}


def test_ask_then_draw_ids_are_what_the_toy_says() -> None:
    """The tests above name actions; a changed table must not turn them into others."""
    from tests.play.toy import GAMES

    assert [GAMES["toy"].actions[i].text for i in (ASK, DRAW, DONE)] == ["ask", "draw", "done"]


def test_a_closed_table_takes_no_moves() -> None:
    table = Table.new("indy", [Seat("bot", "easy", "Ada"), Seat("bot", "easy", "Bo")], {}, 1)
    table.close()
    assert table.turn is not None
    with pytest.raises(Stale, match="closed"):
        table.propose(table.turn, table.view(table.turn).legal_actions()[0], 0)
    assert table.number == 0

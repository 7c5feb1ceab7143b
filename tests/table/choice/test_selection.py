from __future__ import annotations

from textual.geometry import Region

import rules
from rules.tribal.duel.components.phases import CLEAN
from tribes_tui.display.targets import Target, Targets
from tribes_tui.table.board import board_of
from tribes_tui.table.board.contract import any_order
from tribes_tui.table.choice.selection import Chooser, SelectionState, ways

EXCHANGE = {
    ("done",): 0,
    ("a", "done"): 1,
    ("b", "done"): 2,
    **dict.fromkeys(any_order("ab", ("done",)), 3),
}


def test_what_continues_a_path_is_lit() -> None:
    chooser = Chooser({("a", "t1"): 1, ("a", "t2"): 2, ("b", "t1"): 3, ("pass",): 4})
    assert chooser.lit == {"a", "b", "pass"}
    assert chooser.pick("a")
    assert chooser.lit == {"t1", "t2"}
    assert chooser.chosen is None
    assert chooser.pick("t2")
    assert chooser.chosen == 2


def test_what_is_not_lit_cannot_be_picked() -> None:
    chooser = Chooser({("a", "t1"): 1})
    assert not chooser.pick("t1")
    assert chooser.picked == ()


def test_cards_are_picked_in_any_order() -> None:
    for order in ("ab", "ba"):
        chooser = Chooser(EXCHANGE)
        for name in (*order, "done"):
            assert chooser.pick(name)
        assert chooser.chosen == 3


def test_picking_again_puts_back_even_out_of_the_middle() -> None:
    chooser = Chooser(EXCHANGE)
    for name in ("a", "b", "a"):
        assert chooser.pick(name)
    assert chooser.picked == ("b",)


def test_putting_back_what_the_rest_depends_on_puts_the_rest_back_too() -> None:
    chooser = Chooser({("a", "t1", "x"): 1})
    chooser.pick("a")
    chooser.pick("t1")
    assert chooser.pick("a")
    assert chooser.picked == ()


def test_stepping_back() -> None:
    chooser = Chooser(EXCHANGE)
    assert not chooser.step_back()
    chooser.pick("a")
    assert chooser.step_back()
    assert chooser.picked == ()


def test_actions_that_a_target_still_allows() -> None:
    chooser = Chooser(EXCHANGE)
    assert chooser.actions("a") == [1, 3]
    chooser.pick("a")
    assert chooser.actions("done") == [1]


def test_a_path_that_hides_behind_another_is_found() -> None:
    assert Chooser(EXCHANGE).blocked() == []
    assert Chooser({("a",): 1, ("a", "t"): 2}).blocked() == [("a", "t")]


def test_a_name_that_can_only_begin_another_choice_is_picked_instead() -> None:
    chooser = Chooser({("a", "t1"): 1, ("a", "b"): 2, ("b", "t2"): 3, ("c", "t2"): 4, ("pass",): 5})
    chooser.pick("a")
    assert chooser.instead == {"c"}, "b continues what is picked, pass would end it at once"
    assert chooser.pick("c")
    assert chooser.picked == ("c",)
    assert not chooser.pick("pass")


def test_of_several_picked_none_gives_way() -> None:
    chooser = Chooser({("a", "b", "t"): 1, ("c", "t"): 2})
    chooser.pick("a")
    chooser.pick("b")
    assert chooser.instead == frozenset()
    assert not chooser.pick("c")


def test_an_answer_to_a_key_goes_when_something_else_is_asked_and_news_stay() -> None:
    state = rules.games["tribe"].new_state(2, 1)
    view = state.view(state.current_player)
    for role, stays in (("bad", False), ("info", False), ("new", True)):
        selection = SelectionState()
        selection.begin(board_of("tribe"), view, (0, 1))
        (selection.say if stays else selection.answer)("n does nothing here.", role)
        selection.begin(board_of("tribe"), view, (0, 1))
        assert selection.notice, "the same is asked"
        selection.begin(board_of("tribe"), view, (0, 2))
        assert bool(selection.notice) is stays


def test_where_a_hint_is_known_the_cursor_of_a_new_decision_stands_on_it() -> None:
    """A hint that holds for several decisions says one thing, and the cursor no other: step by step, whatever looks best at a glance."""
    state = rules.games["tribal_duel"].new_state(2, 5)
    while state.phase == CLEAN:
        state.apply(state.legal_actions()[-1])
    view = state.view(state.current_player)
    board = board_of("tribal_duel")
    chooser = ways(board, view)
    everywhere = Targets(Target(name, Region(at, 0, 1, 1)) for at, name in enumerate(chooser.names))
    for number, path in enumerate(chooser.ways, 1):
        selection = SelectionState()
        selection.begin(board, view, (0, number), everywhere)
        selection.settle(everywhere, hinted=path)
        assert selection.cursor == path[0]
        if len(path) > 1 and selection.chooser.pick(path[0]) and selection.chooser.picked == path[:1]:
            selection.settle(everywhere, hinted=path)
            assert selection.cursor == path[1]

"""No hint, and no cursor, gives away what a pile takes next, or ends a turn while a card can be laid."""

from __future__ import annotations

from typing import Any

import pytest

from rules.tribal.cards import NAMES
from rules.tribal.duel.components.actions import DRAW, END
from rules.tribal.duel.components.phases import ACT
from tests.app.test_app import until
from tests.bots.entered import chosen
from tests.games.tribal.duel.test_stuck import played
from tests.games.tribal.duel.test_weighed import buried
from tests.games.tribal.helpers import table_at
from tests.rules.tribal_duel.layouts import GAME, ONES, duel
from tests.table.beginning import entered
from tests.table.helpers import SMALL, Silent, TableApp, shown
from tests.table.test_following_a_hint import Set
from tribes_tui.games.tribal.duel import foresight
from tribes_tui.games.tribal.duel.foresight import given, wasted
from tribes_tui.games.tribal.duel.table import DuelBoard
from tribes_tui.games.tribal.duel.words import sentences, spoken
from tribes_tui.table.choice.last_moves import told_of_end
from tribes_tui.table.choice.selection import Beginning, ways

MINE = ["#D9a M5a T4a D3a", "L2a", "M9a"]
THEIRS = ["L6b", "T9a"]


@pytest.mark.parametrize(
    ("mine", "theirs", "more", "moves"),
    [
        (MINE, THEIRS, {"sacred": [{"D": 2}, {}]}, {"move M5a L6b", "end"}),  # djembe 3 on top goes on a pile
        (MINE, THEIRS, {"sacred": [{"D": 1}, {}]}, set()),
        (["#D9a D3a", "M8a", "D2a"], ["T4b", "L9a"], {"sacred": [{"D": 1}, {}]}, {"move D3a T4b", "end"}),  # right behind the 2
        (["#D9a D1a"], ["T2a", "L9a"], {"sacred": [{"D": 1}, {}]}, {"move D1a T2a"}),  # theirs takes it
        (["#D9a D3a"], ["T4a", "L9a"], {"sacred": [{"D": 1}, {"D": 1}]}, set()),
        (["D9a", "#T2a L8a"], ["M9a"], {}, {"end"}),  # a card can be turned up at no cost
        (["D4a"], ["L5b", "L9a"], {"sacred": [ONES[0], {"D": 3}]}, set()),  # it wins
    ],
)  # fmt: skip
def test_what_nobody_advises(mine: list[str], theirs: list[str], more: dict[str, Any], moves: set[str]) -> None:
    view = duel(mine, theirs, **more).view(0)
    assert {view.text(one) for one in wasted(view)} == moves


async def test_a_hint_that_gives_away_what_can_be_laid_is_not_given() -> None:
    state, thinker = duel(MINE, THEIRS, sacred=[{"D": 2}, {}]), Set()
    thinker.action = state.read("move M5a L6b")
    app = TableApp(table_at(state, "pb"), thinker)
    async with app.run_test(size=SMALL) as pilot:
        await until(pilot, lambda: bool(app.table_screen.selection.chooser.lit))
        await pilot.press("h")
        await until(pilot, lambda: "Hint: " in shown(app))
        assert "put djembe 3 on your sacred pile" in shown(app)


def test_the_cursor_is_on_no_card_that_would_be_wasted() -> None:
    view, board = duel(["#D9a D3a", "M8a", "D2a"], ["T4b", "L9a"], sacred=[{"D": 1}, {}]).view(0), DuelBoard()
    chooser = ways(board, view)
    assert "card:D3a" in Beginning(board, view).idle(chooser)


def test_of_two_places_for_a_card_the_cursor_begins_on_that_which_buries_nothing_needed() -> None:
    state = duel(["T4a D3a", "#L9a D3b", "#M9a T2a"], ["L6a"], sacred=[{"T": 3}, {}], limited_used=True)
    view, board = state.view(0), DuelBoard()
    worths = dict(zip(view.legal_actions(), board.glance(view, view.legal_actions()), strict=True))
    assert worths[view.read("move T2a D3b")] > worths[view.read("move T2a D3a")]


def test_what_a_sure_win_begins_with_says_so() -> None:
    state = duel(["L9a D8a L7a D6a L5a", "D3a"], ["T4b", "M9b"], sacred=ONES, stock=["L9b"])
    view, board = state.view(0), DuelBoard()
    begun = view.sure_win()
    assert begun is not None
    assert told_of_end(board, view, ("you", "Ash"), [(begun,)]) == ("the next step of a sure win", False)
    state.apply(begun)
    last = state.view(0)
    won = last.sure_win()
    assert won is not None
    assert told_of_end(board, last, ("you", "Ash"), [(won,)]) == ("you win", False)
    assert told_of_end(board, last, ("you", "Ash"), [(END,)]) == ("", False)


BEGUN = [{"D": 2, "M": 1, "L": 1, "T": 1}, {}]
TEN = ["D9a L8a D7a L6a D5a L4a D3a", "M9a T8a"]


def test_near_a_win_by_clearing_a_whole_column_is_given_though_a_pile_takes_some_of_it_soon() -> None:
    view = duel(TEN, ["L2b"], sacred=BEGUN, limited_used=True, idle=1).view(0)
    board = DuelBoard()
    assert END in wasted(view)
    assert view.text(entered(board, view)[0]).startswith("move D9a")
    fed = duel(TEN, ["L2b"], sacred=[BEGUN[0], {"D": 2}], limited_used=True, idle=1).view(0)
    assert not given(fed, fed.read("move D9a empty1"))


OPENING = duel(
    ["L8b M7a", "D9a"], ["L9b", "D3a"], sacred=[{"M": 6, "D": 1}, {"D": 9, "M": 9, "L": 7, "T": 9}], limited_used=True
)
"""Mask 7 lies on the last card that Ash waits for."""


def test_the_cursor_begins_on_nothing_that_lets_the_other_one_win_and_the_line_says_so() -> None:
    view, board = OPENING.view(0), DuelBoard()
    action, _ = chosen(board, view, ())
    assert not board.lets_win(view, action)
    assert board.lets_win(view, view.read("sacred M7a"))
    assert sentences.lets_win(view, view.read("sacred M7a"), ("you", "Ash")) == "lets Ash complete all piles and win"
    assert not sentences.lets_win(view, action, ("you", "Ash"))


def test_where_every_place_of_a_card_lets_the_other_one_win_it_says_so() -> None:
    ones = [{"D": 1}, ONES[1]]
    view = duel(["T4b", "L9a", "T9a"], ["D3a"], sacred=ones, drawn="M8a", phase="place").view(0)
    places = view.legal_actions()
    assert len(places) > 1
    told = {sentences.lets_win(view, place, ("you", "Ash")) for place in places}
    assert told == {"wherever it goes, Ash can clear all columns next turn"}
    assert not any(spoken.warning(view, place, ("you", "Ash")) for place in places), "to choose otherwise is no help"
    act = OPENING.view(0).read("sacred M7a")
    assert spoken.warning(OPENING.view(0), act, ("you", "Ash"))


@pytest.mark.sampled(1)
@pytest.mark.parametrize("seed", range(4))
def test_by_enter_alone_nothing_is_handed_over_but_where_that_is_proved_better_and_no_sure_win_newly_appears(
    seed: int,
) -> None:
    """Of the other one, who does what hints say."""
    state, board, trail = GAME.new_state(2, seed), DuelBoard(), ()
    while (player := state.current_player) is not None:
        view = state.view(player)
        action = max(view.legal_actions(), key=view.hint)
        if player == 0:
            was_safe = foresight.danger(view) is None and view.phase == ACT
            action, trail = chosen(board, view, trail)
            is_asked = len(view.legal_actions()) > 1 and view.hint(action) <= 0
            if is_asked and action not in foresight.better(view) and action not in board.hindrances(view):
                assert not foresight.handed(view, action) or view.sure_win() == action
        state.apply(action)
        if player == 0 == state.current_player and was_safe and state.phase == ACT and action != DRAW:
            assert foresight.danger(state.view(0)) is None or view.sure_win() == action


def test_a_move_that_buries_what_the_other_one_needs_says_so() -> None:
    view, board = buried(), DuelBoard()
    move = view.read("move D7b T8b")
    assert chosen(board, view, ())[0] == move
    assert sentences.purpose(view, move, ("you", "Ash")) == "buries djembe 9, which Ash needs"


def test_no_card_is_laid_on_the_one_of_the_other_zone_that_could_be_stolen_for_a_pile_next() -> None:
    needed = {"sacred": [{"T": 2}, {}], "limited_used": True, "stock": ["D9a"]}
    view = duel(["#L7a L9a", "L3b M2a"], ["T3a", "D8a"], **needed).view(0)
    buries = view.read("move M2a T3a")
    assert foresight.shut(view, buries)
    assert sentences.purpose(view, buries, ("you", "Ash")) == "but you need turtle 3"
    worths = foresight.glance(view, view.legal_actions())
    assert max(zip(worths, view.legal_actions(), strict=True))[1] != buries
    twin_free = duel(["#L7a L9a", "L3b M2a"], ["T3a", "T3b"], **needed).view(0)
    assert not foresight.shut(twin_free, twin_free.read("move M2a T3a")), "its equal can be stolen as well"


def test_a_card_of_the_discard_is_taken_for_a_place_that_is_named() -> None:
    view = duel(["L9a", "D4a"], ["T9a"], discard=["M8a"], stock=["D9a"]).view(0)
    take = view.read("take M8a")
    assert sentences.gain(view, take, NAMES) == "it goes on a blue 9"
    needed = duel(["L9a"], ["T9a"], discard=["M8a"], sacred=[{"M": 7}, {}], stock=["D9a"]).view(0)
    assert sentences.gain(needed, needed.read("take M8a"), NAMES) == "", "the order names the pile"


def test_nothing_is_left_is_said_only_where_nothing_is() -> None:
    idle = duel(["D4a"], ["L9a D8a", "T9a", "T7a"], stock=["L1b", "T1b"], limited_used=True).view(0)
    assert idle.is_legal(idle.read("move D8a T9a"))
    assert sentences.nothing_left(idle) == "no other card of yours can go on a pile or be turned up"


def test_drawing_says_which_card_it_may_discard_that_begins_a_pile_of_the_other_one() -> None:
    cards: dict[str, Any] = {"sacred": [{"D": 1, "M": 1, "L": 1, "T": 1}, {"D": 0, "M": 1, "L": 1, "T": 1}]}
    view = duel(["D9a"], ["L9a"], stock=["D1b", "D3a"], **cards).view(0)
    assert sentences.draw_risk(view, ("you", "Ash")) == "djembe 1 would help Ash"
    begun = duel(["D9a"], ["L9a"], stock=["D3b", "D3a"], **{**cards, "sacred": ONES}).view(0)
    assert not sentences.draw_risk(begun, ("you", "Ash"))
    ahead = [{"D": 3, "M": 1, "L": 1, "T": 1}, ONES[1]]
    grows = duel(["D9a"], ["L9a"], stock=["D2b", "D9b"], **{**cards, "sacred": ahead}).view(0)
    assert sentences.draw_risk(grows, ("you", "Ash")) == "djembe 2 would help Ash", "any pile"


GIFT = duel(["#M9a D4a T3a", "D9a"], ["T5a", "L9a", "M5b"], sacred=[ONES[0], {"T": 2}], limited_used=True)
"""Djembe 4 goes onto turtle 5 with a turtle 3 on it, which Ash's pile takes next."""


@pytest.mark.parametrize("size", [SMALL, (120, 40)])
async def test_a_give_says_which_card_it_hands_the_other_one(size: tuple[int, int]) -> None:
    view, give = GIFT.view(0), GIFT.read("move D4a T5a")
    assert [NAMES[card] for card in foresight.handed(view, give)] == ["T3a"]
    assert sentences.hands(view, give, ("you", "Bo")) == "but Bo needs turtle 3"
    app = TableApp(table_at(GIFT, "pb"), Silent())
    async with app.run_test(size=size) as pilot:
        await until(pilot, lambda: bool(app.table_screen.selection.chooser.lit))
        app.table_screen.point_at("card:D4a")
        await pilot.pause()
        assert "but Bo needs turtle 3" in shown(app)


def test_who_wins_in_this_turn_is_not_warned_of_what_the_other_one_would_get() -> None:
    """Five presses before a win each of the gives that led there said which card it hands over, and the question spoke of a draw."""
    won = duel(["D4a T3a", "D9a"], ["T5a", "L9a", ""], sacred=[ONES[0], {"T": 2}], limited_used=True).view(0)
    gives = [won.read("move D4a T5a"), won.read("move D9a empty1")]
    assert won.sure_win() in gives
    assert all(not sentences.hands(won, give, ("you", "Bo")) for give in gives), "in whichever order they are given"


def test_by_ear_too_it_is_said_what_is_handed_over_and_what_a_move_lays_free_for_them() -> None:
    names = ("you", "Ash")
    view = GIFT.view(0)
    assert spoken.would(view, view.read("move D4a T5a"), names).startswith("but Ash needs turtle 3")
    free = duel(["L9a"], ["L8b M7a L6a", "D7a"], sacred=[{}, {"M": 6}]).view(0)
    assert spoken.would(free, free.read("move L6a D7a"), names) == "uncovers mask 7 for Ash"
    drawn = duel(["L9a"], ["D4b", "L9b"], sacred=[{}, {"T": 2}], drawn="T3a", phase="place").view(0)
    assert sentences.hands(drawn, drawn.read("place D4b"), names) == "but Ash needs turtle 3"
    assert not any(
        sentences.hands(drawn, one, names) for one in drawn.legal_actions() if one != drawn.read("place D4b")
    )


LUCKY: dict[str, Any] = {"sacred": [{"D": 5, "M": 1, "L": 1, "T": 1}, {}], "idle": 1}
"""Only turtle 5 is left, and no card of Ash's takes it: a djembe 6 drawn goes onto lizard 7, and it onto that."""


def test_where_a_draw_may_win_the_cursor_begins_there_and_the_line_says_with_what() -> None:
    view, board = duel(["T5a"], ["L7a", "M9a"], stock=["D6a", "D2a", "M3a"], **LUCKY).view(0), DuelBoard()
    assert {NAMES[card] for card in foresight.lucky(view)} >= {"D6a"}
    assert entered(board, view)[0] == DRAW
    unseen, winning = len(view.unseen_cards()), len(foresight.lucky(view))
    told = sentences.draw_odds(view, ("you", "Ash"))
    assert f"{winning} of {unseen} unseen" in told
    assert sentences.left_to_do(view) == "you can still draw"
    assert spoken.would(view, DRAW, ("you", "Ash")) == told
    assert spoken.would(view, END, ("you", "Ash")) == "you can still draw"


@pytest.mark.parametrize("seed", range(3))
def test_no_end_of_a_turn_is_without_a_reason_and_none_comes_before_a_draw_that_may_win(seed: int) -> None:
    state, board, ended = GAME.new_state(2, seed), DuelBoard(), 0
    while (player := state.current_player) is not None:
        view = state.view(player)
        if view.phase == ACT and len(view.legal_actions()) > 1 and view.turn % 3 == 0:
            told = sentences.nothing_left(view) or sentences.left_to_do(view)
            assert told or END in foresight.better(view), view.dump()
            ended += 1
            if foresight.lucky(view) and foresight.danger(view) is None:
                assert entered(board, view)[0] != END
        state.apply(max(view.legal_actions(), key=view.hint))
    assert ended


async def test_the_key_of_piles_goes_first_where_the_line_says_that_it_lets_the_other_one_win() -> None:
    """Mask 7 could go onto turtle 8, too: nothing is said of that before the pile is chosen."""
    cards: dict[str, Any] = {"sacred": [{"M": 6, "D": 1}, {"D": 9, "M": 9, "L": 7, "T": 9}], "limited_used": True}
    app = TableApp(table_at(duel(["L8b M7a", "D5a"], ["L9b", "D3a", "T8a"], **cards), "pb"), Silent())
    async with app.run_test(size=SMALL) as pilot:
        await until(pilot, lambda: bool(app.table_screen.selection.chooser.lit))
        app.table_screen.point_at("card:M7a")
        await pilot.press("s")
        await pilot.pause()
        assert (app.laid.number, app.table_screen.cursor) == (0, "pile:0:M")
        assert "lets Bo complete all piles and win" in shown(app)
        await pilot.press("s")
        await pilot.pause()
        assert app.laid.view(0).heights[1] == 7


@pytest.mark.parametrize("is_brief", [False, True])
def test_in_lines_and_by_ear_it_is_said_before_it_is_done_what_lets_the_other_one_win(is_brief: bool) -> None:
    for typed, number in ((["sacred M7a"], 0), (["sacred M7a", "sacred M7a"], 1)):
        table = table_at(OPENING, "pb")
        told = played(table, [*typed, "quit"], is_brief)
        assert told.count("That lets Bo complete all piles and win. Type it again to do it.") == 1
        assert table.number == number


def test_by_ear_one_is_told_what_a_move_is_good_for_and_whom_it_lets_win() -> None:
    names = ("you", "Ash")
    view = OPENING.view(0)
    assert spoken.would(view, view.read("sacred M7a"), names).startswith("lets Ash complete all piles and win")
    view = buried()
    assert spoken.would(view, view.read("move D7b T8b"), names) == "buries djembe 9, which Ash needs"


@pytest.mark.parametrize(
    ("mine", "theirs", "more", "move", "says"),
    [
        (["T7a", "L5b"], ["D6a"], {"sacred": ONES}, "move L5b D6a", "so Ash can't give it back and win"),
        (["D8a", "D3a"], ["L9a", "M2a"], {"sacred": [{}, {"D": 9, "M": 9, "L": 8, "T": 9}]}, "steal L9a empty", "so Ash can't steal it back and win"),
        (["D8a", "T7a", "M6b"], ["D6a"], {"sacred": ONES}, "move M6b T7a", "stops Ash"),
    ],
)  # fmt: skip
def test_what_hinders_says_how(mine: list[str], theirs: list[str], more: dict[str, Any], move: str, says: str) -> None:
    view = duel(mine, theirs, **more).view(0)
    assert sentences.purpose(view, view.read(move), ("you", "Ash")) == says

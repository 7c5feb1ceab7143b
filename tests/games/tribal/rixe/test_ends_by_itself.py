"""A turn ends by itself only where that is right by proof: in whole games, by chance and by hints, each legal move of such a turn is tried. What
moves a whole column leaves others no fewer places."""

from collections import Counter
from collections.abc import Iterator
from typing import cast

import pytest

import rules
from rules import Rng
from rules.tribal.cards import EMPTY, NAMES, RANK, RANKS, SYMBOL
from rules.tribal.moves import MOVES, move_id
from rules.tribal.rixe.components.actions import DONE, DRAW, END, PLAY
from rules.tribal.rixe.components.phases import ACT
from rules.tribal.rixe.state import RixeState
from tests.games.tribal.helpers import table_at
from tests.rules.tribal_rixe.layouts import EIGHT, NINE, rixe
from tests.table.helpers import SMALL, Silent, TableApp, on_table, shown
from tribes_tui.games.tribal.rixe.foresight import opens_nothing, wholes
from tribes_tui.games.tribal.rixe.table import RixeBoard

GAMES, WANTED = 100, 1500
"""Rounds that are played, and how many turns in them at least end by themselves though columns could move."""
ON = 4
"""Moves that are made one after the other where one alone changes nothing."""


def positions(players: int) -> Iterator[RixeState]:
    """What everybody sees at each of their decisions, in rounds of many moves and of few."""
    rng = Rng(players)
    for seed in range(GAMES):
        state = rules.games["tribal_rixe"].new_state(players, seed, {"rounds": 1})
        by_chance = seed % 4
        while state.current_player is not None:
            yield cast(RixeState, state)
            state.apply(state.pick(rng) if rng.randrange(4) < by_chance else max(state.legal_actions(), key=state.hint))


def places(state: RixeState) -> Counter[tuple[int, int]]:
    """What takes cards, and what can be collected: each column's last card by value and colour (a free place has neither)."""
    return Counter((RANK[end], SYMBOL[end] >> 1) for end in state.ends) + Counter(
        (-9, slot) for slot in range(len(state.columns)) if state.is_complete(slot)
    )


def others_can(state: RixeState) -> set[int]:
    """All that is not a move of what the one who decides can do."""
    return {action for action in state.legal_actions() if action >= MOVES}


@pytest.mark.rule("tribal_rixe", "3.2")
@pytest.mark.sampled(1)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_legal_move_of_a_turn_that_ends_by_itself_changes_what_anybody_can_play_collect_or_begin(
    players: int,
) -> None:
    board, rng, ended, tried = RixeBoard(), Rng(1), 0, 0
    for state in positions(players):
        view, legal = cast(RixeState, state.view(state.current_player)), state.legal_actions()
        ends = board.forced(view, legal)
        if ends not in (END, DONE) or wholes(view):
            continue
        assert not any(PLAY <= action < DRAW for action in legal), "nothing can be played or collected"
        moves = [action for action in legal if action < MOVES]
        ended += bool(moves)
        for move in moves:
            after = cast(RixeState, state.clone())
            after.apply(move)
            assert places(after) == places(state), state.game.actions[move].text
            assert others_can(after) == others_can(state)
            tried += 1
            _check_next(state, after, move, ends)
        after = cast(RixeState, state.clone())
        for _ in range(ON):  # neither do several, one after the other
            if further := [action for action in after.legal_actions() if action < MOVES]:
                after.apply(further[rng.randrange(len(further))])
                assert (places(after), others_can(after)) == (places(state), others_can(state))
    assert ended > WANTED, ended
    assert tried > ended


@pytest.mark.sampled(1)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_one_is_asked_where_a_whole_column_can_move_only_if_that_leaves_others_fewer_places_or_one_wants_to(
    players: int,
) -> None:
    board, willing, asked, went_by = RixeBoard(), RixeBoard(), 0, 0
    willing._stops = True
    for state in positions(players):
        view, legal = cast(RixeState, state.view(state.current_player)), state.legal_actions()
        if view.phase != ACT or END not in legal or not (moves := wholes(view)) or not opens_nothing(view):
            continue
        fewer = max(fitting(state) - fitting(state, move) for move in moves)
        is_asked = board.forced(view, legal) is None
        assert is_asked == (fewer > 0 or view.moves > 0), "or who moved columns may want to go on, or to take that back"
        assert willing.forced(view, legal) is None
        asked, went_by = asked + is_asked, went_by + (not is_asked)
    assert asked > 100
    assert went_by > 50, (asked, went_by)


def fitting(state: RixeState, move: int | None = None) -> int:
    """How many cards that nobody sees but their holder fit on an end, or in a free place, now or after a move."""
    after, seat = cast(RixeState, state.clone()), state.current_player
    if move is not None:
        after.apply(move)
    unseen = [*state.stock, *(card for other, hand in enumerate(state.hands) if other != seat for card in hand)]
    ends = Counter((RANK[end], SYMBOL[end] >> 1) if end != EMPTY else (RANKS, 0) for end in after.ends)
    return sum(
        bool(ends[RANK[card] + 1, 1 - (SYMBOL[card] >> 1)] or (RANK[card] == 8 and ends[RANKS, 0])) for card in unseen
    )


async def test_w_has_one_asked_again_wherever_a_whole_column_can_move() -> None:
    """It is offered once such a turn went by."""
    goes_by = rixe([["D4", "L8", "T3"], ["M6"]], [["T2"], ["D8b", "D9"]], has_played=True, stock=["L9"]).view(0)
    fits = rixe([["D4", "L8", "T3"], ["M6"]], [["L3b", "M6b"], ["D8b"]], stock=["L9"])
    app = TableApp(table_at(fits, "pb"), Silent())
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        screen = on_table(app)
        board = cast(RixeBoard, screen.board)
        assert "w" not in {one.key for one in board.commands(screen.scene)}
        assert board.forced(goes_by, goes_by.legal_actions()) == END
        board.told_of_forced(goes_by, END)
        assert "w" in {one.key for one in board.commands(screen.scene)}
        await pilot.press("w")
        assert "You are asked now wherever a whole column can move." in shown(app)
        assert board.forced(goes_by, goes_by.legal_actions()) is None
        await pilot.press("w")
        assert board.forced(goes_by, goes_by.legal_actions()) == END


def _check_next(state: RixeState, after: RixeState, move: int, ends: int) -> None:
    """Whoever comes next sees the same places, can do the same, and can undo the move by one of their own."""
    if ends == DONE:
        return
    kept, moved = cast(RixeState, state.clone()), cast(RixeState, after.clone())
    kept.apply(END)
    moved.apply(END)
    assert kept.current_player == moved.current_player
    if kept.phase != ACT:
        return
    plays = [sorted(_kind(one, action) for action in others_can(one)) for one in (kept, moved)]
    assert plays[0] == plays[1]
    if moved.print != kept.print:
        head = move >> 2
        left = kept.columns[kept.place[head]][kept.columns[kept.place[head]].index(head) - 1]
        back = move_id(head, left)
        assert moved.is_legal(back)
        moved.apply(back)
        assert moved.print == kept.print


def _kind(state: RixeState, action: int) -> tuple[str, str]:
    row = state.game.actions[action]
    onto = row.fields.get("onto", "")
    return row.kind, f"{row.fields.get('card', '')} {RANK[NAMES.index(onto)] if onto in NAMES else onto}"


@pytest.mark.parametrize(
    ("zones", "hand", "ends"),
    [
        ([["T4 D3 L2", "D3b", "L5 M4", "M9"], ["M9b T8", "M2 T1"]], ["D5", "M6"], True),
        ([["D4", "L8", "T3"], ["M6"]], ["T2"], True),
        ([["D4", "", "T3"], ["M6"]], ["T2"], False),
        ([["L9 M8 T7 D6 L5", "T5 M4 L3 M2 L1"], ["M8b"]], ["T9"], False),
        ([[NINE, "M5"], ["L6 M5b"]], ["T9"], False),
        ([[EIGHT, "L2"], ["L1", "M2b L1b"]], ["T9"], False),
    ],
    ids=[
        "parts of columns alone",
        "a column leaves a place to all 9s",
        "a column leaves a place less",
        "a column can be completed",
        "one can be collected",
        "by one move",
    ],
)
def test_it_ends_by_itself_where_only_parts_of_columns_move_and_complete_none(
    zones: list[list[str]], hand: list[str], ends: bool
) -> None:
    """Such as the turn of a newcomer, who had two of those left."""
    view = rixe(zones, [hand, ["D8b"]], has_played=True, stock=["L9"]).view(0)
    assert any(action < MOVES for action in view.legal_actions()) or not ends
    assert (RixeBoard().forced(view, view.legal_actions()) == END) is ends
    assert END in view.legal_actions()


def test_what_is_drawn_for_one_takes_nothing_away() -> None:
    """Each move that was there before is there after it."""
    board, drawn = RixeBoard(), 0
    for state in positions(3):
        legal = state.legal_actions()
        if board.forced(state.view(state.current_player), legal) == DRAW and len(legal) > 1:
            after = state.clone()
            after.apply(DRAW)
            assert {action for action in legal if action < MOVES} <= set(after.legal_actions())
            drawn += 1
    assert drawn

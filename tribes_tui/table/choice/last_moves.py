"""Which moves surely end the game, and for whom: said with the move, before it is made; and which surely win it."""

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from rules import Rng, State
from rules.core.surely import WORLDS, Winners, winners
from tribes_tui.table.board.contract import GameBoard
from tribes_tui.words.said import table as said
from tribes_tui.words.spoken import surely_ends_turn
from tribes_tui.words.wording import once_a_view

FEW = 3
"""The same where it is only about where the cursor begins."""
MOST = 300
"""Moves that are tried from each of these on."""


def told_of_end(
    board: GameBoard, view: State, names: Sequence[str], ways: Sequence[Sequence[int]], hints: bool = True
) -> tuple[str, bool]:
    """`you win`, or that the game ends and who wins, where every one of these ways, each of one action or of several, surely ends it, and
    whether the viewer loses by it; or, where it may be a hint (`hints`), that a sure win begins with it; else empty."""
    try:
        found = {_end(board, view, actions) for actions in ways}
    except Exception:  # another package's rules may do anything: making the move tells of it
        return "", False
    if not found or None in found or not all(end.is_over for end in found if end is not None):
        leads = {end and end.winners for end in found} == {(view.viewer,)}
        begins = hints and (leads or {actions[0] for actions in ways} == {begun_win(view)})
        return said.ends_won_begun() if begins else "", False
    results = {end.winners for end in found if end is not None}
    winners = next(iter(results)) if len(results) == 1 else ()
    if not winners:
        told, loses = board.open_end(view, ways[0][0], names)
        return told or said.ends_won_open(), loses
    if winners == (view.viewer,):
        return said.ends_won(), False
    if len(winners) > 1:
        return said.ends_won_shared(winners=[names[seat] for seat in winners]), view.viewer not in winners
    return said.ends_won_lost(who=names[winners[0]]), True


@once_a_view
def begun_win(view: State) -> int | None:
    """With what a sure win of several steps begins, as far as the rules see one."""
    try:
        return view.sure_win() if view.current_player == view.viewer else None
    except Exception:  # another package's rules may do anything: making the move tells of it
        return None


class _End(NamedTuple):
    """Who wins, whatever is hidden (none: that decides), and whether the game is over then in every case."""

    winners: Winners
    is_over: bool


def _end(board: GameBoard, view: State, actions: Sequence[int]) -> _End | None:
    """What comes of this; None where the game may go on and not end with the viewer's win."""
    viewer, results, is_over = view.viewer, set[Winners](), True
    if viewer is None or view.current_player != viewer:
        return None
    for world in _worlds(view):
        end = played(board, world, viewer, actions)
        won = None if end is None else winners(end)
        if end is None or not (end.is_terminal or won == (viewer,)):
            return None
        is_over = is_over and end.is_terminal
        results.add(won or ())
    return _End(next(iter(results)) if len(results) == 1 else (), is_over)


def last_place(board: GameBoard, view: State, ways: Iterable[Sequence[int]], in_doubt: int) -> int:
    """The best place in which the viewer's turn surely ends the game by one of these ways, however they go on; 1 where it goes on after
    that turn, `in_doubt` where there is too much to try."""
    viewer = view.viewer
    if viewer is None or view.current_player != viewer:
        return 1
    try:
        return min((_place_after(board, view, viewer, actions, in_doubt) for actions in ways), default=1)
    except Exception:  # as above
        return in_doubt


def _place_after(board: GameBoard, view: State, viewer: int, actions: Sequence[int], in_doubt: int) -> int:
    best = view.players
    for world in _worlds(view, FEW):
        after = played(board, world, viewer, actions)
        best = best if after is None else min(best, _best_place(after, viewer, in_doubt))
        if best == 1:
            break
    return best


def _best_place(state: State, viewer: int, in_doubt: int) -> int:
    if state.is_terminal:
        return state.ranking()[viewer]
    if state.current_player != viewer:
        return 1
    best, waiting = state.players, [(state, action) for action in state.legal_actions()]
    for _ in range(MOST):
        before, action = waiting.pop()
        after = before.clone()
        after.apply(action)
        if after.is_terminal:
            best = min(best, after.ranking()[viewer])
        elif after.current_player != viewer:
            return 1
        else:
            waiting += [(after, one) for one in after.legal_actions()]
        if best == 1 or not waiting:
            return best
    return min(best, in_doubt)


def _worlds(view: State, number: int = WORLDS) -> Iterator[State]:
    seed = int(view.key()[:15], 16)
    return (view.resample(Rng(seed + k)) for k in range(number))


def ends_turn(board: GameBoard, view: State, actions: Sequence[int]) -> bool:
    """Whether the line of a choice says that the viewer's turn ends with it: where it surely does, by itself, though more might have been
    asked in it. The line needn't where the question says so of whatever is chosen, or every player knows that but one thing is done."""
    viewer = view.viewer or 0
    return not board.asks_for_last(view) and surely_ends_turn(
        view, actions, lambda world: played(board, world, viewer, actions)
    )


def played(board: GameBoard, state: State, viewer: int, actions: Sequence[int]) -> State | None:
    """After these actions, and what follows without a question, which in a lesson is asked, too; None if they can't be made."""
    left = [*actions]
    while state.current_player == viewer:
        legal = state.legal_actions()
        action = left.pop(0) if left else None if board.is_taught else board.forced(state.view(viewer), legal)
        if action is None:
            break
        if action not in legal:
            return None
        state.apply(action)
    return None if left else state


# ---- Which actions surely win a game at once -----------------------------------------------------


def sure_wins(board: GameBoard, view: State, actions: Sequence[int]) -> frozenset[int]:
    """Those of these actions after which the viewer alone has won, whatever is hidden, and that with which such a win begins as far as
    the rules see one; where all of them are done on purpose only, those, too, after which whatever the viewer does wins."""
    viewer = view.viewer
    if viewer is None or view.current_player != viewer:
        return frozenset()
    try:
        begun, left = begun_win(view), [*actions]
        for world in _worlds(view):
            if not left:
                break
            own = zip(left, [*(world.clone() for _ in left[1:]), world], strict=True)
            left = [action for action, one in own if _wins(played(board, one, viewer, [action]), viewer)]
        if left and all(board.is_deliberate(view, action) for action in left):
            left += [action for action in actions if action not in left and _wins_then(board, view, viewer, action)]
    except Exception:  # another package's rules may do anything: making the move tells of it
        return frozenset()
    return frozenset(left) if begun is None else frozenset({*left, begun})


@once_a_view
def sure_gain(view: State) -> int | None:
    """What brings the viewer on and costs nothing, as far as the rules see any."""
    try:
        return view.sure_gain() if view.current_player == view.viewer else None
    except Exception:  # likewise
        return None


def _wins_then(board: GameBoard, view: State, viewer: int, action: int) -> bool:
    """Whether the viewer, asked once more after this action, wins whatever they do."""
    ends = [played(board, world, viewer, [action]) for world in _worlds(view)]
    return all(
        end is not None
        and end.current_player == viewer
        and all(_wins(played(board, end.clone(), viewer, [one]), viewer) for one in end.legal_actions())
        for end in ends
    )


def _wins(end: State | None, viewer: int) -> bool:
    if end is None or not end.is_terminal:
        return False
    places = end.ranking()
    return places[viewer] == 1 and places.count(1) == 1

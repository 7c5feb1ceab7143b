"""A move that surely ends the game says so, and whether it wins."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

import pytest
from textual.geometry import Region

import rules
from rules import Rng, State
from rules.bots.bot import Budget, Candidate
from rules.bots.heuristic import HintBot
from rules.bots.judging.verdict import verdict
from tests.rules.rise_of_tribes.table import lay, res
from tests.table.helpers import NAMES, SMALL
from tests.widgets.mounting import alone
from tribes_tui.display.targets import Target, Targets
from tribes_tui.seats.expected import expected_of, sparing
from tribes_tui.seats.worker import Answer
from tribes_tui.table.board import board_of
from tribes_tui.table.board.scene import AtCursor, Scene
from tribes_tui.table.choice.explain import look_at
from tribes_tui.table.choice.last_moves import last_place
from tribes_tui.table.choice.selection import Beginning, ways
from tribes_tui.table.frame.enter_line import EnterLine
from tribes_tui.words.wording import words_of

MOST_GAMES, ENOUGH_WINS, CERTAIN, LAST = 40, 4, 100, 10
"""Games that are played, wins after which that is enough, draws of what is hidden that must agree, and a game's last moves."""
SAID = ("you win", "the game ends")
"""How it begins."""


boards = cache(board_of)
"""A board of each game, for all that is asked of it."""


@cache
def played(game: str, seed: int) -> list[tuple[State, int]]:
    """The last positions of a game by the rules' own hints, with what was done there."""
    state, moves = rules.games[game].new_state(3 if game == "indy" else 2, seed), list[tuple[State, int]]()
    rng = Rng(seed)
    while (seat := state.current_player) is not None:
        view = state.view(seat)
        legal = view.legal_actions()
        action = max(legal, key=view.hint) if rng.randrange(8) else legal[rng.randrange(len(legal))]
        moves.append((state.clone(), action))
        state.apply(action)
    return moves[-30:]


def said_at(state: State, action: int) -> str:
    """What Enter's line says comes of it, where the last thing is chosen for this action."""
    look = line_before(state, action)
    return look.gain if look is not None else ""


@cache
def said_in(game: str, seed: int, at: int) -> str:
    """The same of what was done at a place of a game that was played."""
    return said_at(*played(game, seed)[at]).partition(";")[0]


def line_before(state: State, action: int) -> AtCursor | None:
    """Enter's line there."""
    seat = state.current_player
    assert seat is not None
    view = state.view(seat)
    board = boards(view.game.id)
    chooser = ways(board, view)
    names = ["you" if i == seat else name for i, name in enumerate(NAMES[: view.players])]
    if view.game.id == "indy":
        board._ways = chooser.ways  # type: ignore[attr-defined]
    path = next((path for path, one in chooser.ways.items() if one == action), ())
    if not path:
        return None
    chooser.take(path[:-1])
    scene = Scene(view, names, seat, lit=chooser.lit, picked=path[:-1], ways=chooser.names)
    return look_at(board, scene, chooser, words_of(view.game.id), path[-1])


def end_of(end: State, seat: int) -> str:
    """That the game ends, and who wins then, as the seat is told."""
    names = ["you" if i == seat else name for i, name in enumerate(NAMES[: end.players])]
    winners = [names[i] for i, place in enumerate(end.ranking()) if place == 1]
    if winners == ["you"]:
        return "you win"
    *others, last = winners
    who = f"{', '.join(others)} and {last} share the victory" if others else f"{last} wins"
    return f"the game ends, {who}"


def asked_next(state: State, seat: int) -> State:
    """Where something is asked again, or the game is over: what follows a move by itself is made with it."""
    board, then = boards(state.game.id), state.clone()
    while then.current_player == seat:
        action = board.forced(then.view(seat), then.legal_actions())
        if action is None:
            break
        then.apply(action)
    return then


@pytest.mark.turned(2)
@pytest.mark.parametrize("game", sorted(rules.games))
def test_nobody_is_told_that_they_win_before_the_move_with_which_the_game_is_over_and_won(game: str) -> None:
    """Of every action in the last positions of games, those that only lead to a sure win among them."""
    for seed in range(2):
        for state, _ in played(game, seed)[-8:]:
            seat = state.current_player
            assert seat is not None
            for action in state.legal_actions()[:12]:
                told, after = said_at(state, action), state.clone()
                after.apply(action)
                over = asked_next(after, seat)
                assert over.is_terminal or not told.startswith(SAID), (state.view(seat).text(action), told)
                assert not re.match(r"you win\b", told) or end_of(over, seat) == "you win"


@pytest.mark.sampled(2)
@pytest.mark.parametrize("game", sorted(rules.games))
def test_a_move_after_which_the_game_is_over_says_so_and_no_other(game: str) -> None:
    ends = list[str]()
    for seed in range(6):
        for at, (state, action) in zip(range(-30, 0), played(game, seed), strict=True):
            seat, end = state.current_player, state.clone()
            end.apply(action)
            assert seat is not None
            told = said_in(game, seed, at)
            if end.is_terminal:
                ends.append(told)
                assert told in (end_of(end, seat), "the game ends; who wins isn't known yet"), told
            if not end.is_terminal and told.startswith(SAID):
                over = asked_next(end, seat)
                assert over.is_terminal, (state.view(seat).text(action), told)
                assert told != "you win" or end_of(over, seat) == told
    assert len(ends) == 6
    assert any(told.partition(", ")[2].endswith((" wins", " victory")) or told == "you win" for told in ends)


@pytest.mark.turned(2)
@pytest.mark.parametrize("game", sorted(rules.games))
def test_of_a_move_that_surely_wins_a_hint_and_a_review_tell_100_of_100(game: str) -> None:
    """As the line of Enter says that it wins. And no other is advised before it."""
    seen = 0
    for seed in range(MOST_GAMES):
        for at in range(-LAST, 0):
            state, action = played(game, seed)[at]
            seat, legal = state.current_player, state.legal_actions()
            assert seat is not None
            view = state.view(seat)
            told = said_in(game, seed, at)
            if told != "you win" or len(legal) < 2:
                continue
            others = [Candidate(one, 900, 0.9) for one in legal if one != action][:2]
            found = sparing(Answer(others[0].action, 1.0, [*others, Candidate(action, 100, 0.8)]), view)
            chances = {one.action: expected_of(one, game, view.players, "").chance for one in found.candidates}
            assert chances[action] == chances[found.action] == 1.0, (view.text(action), chances)
            judged = verdict(view, action, 60, Rng(seed))
            assert judged is None or judged.expected == 1.0, view.text(action)
            seen += 1
        if seen >= ENOUGH_WINS:
            break
    assert seen >= ENOUGH_WINS


def first_at(view: State) -> tuple[str, str]:
    """Where the cursor begins, and where it would by what looks best."""
    board = boards(view.game.id)
    chooser, beginning = ways(board, view), Beginning(board, view)
    if view.game.id == "indy":
        board._ways = chooser.ways  # type: ignore[attr-defined]
    everywhere = Targets(Target(name, Region(at, 0, 1, 1)) for at, name in enumerate(chooser.names))
    first = beginning.first(chooser, (), everywhere)
    assert first is not None
    return first, beginning.best_first(chooser)[0]


@pytest.mark.parametrize("stock", [(3, 3, 3), (4, 4, 3)])
def test_on_the_last_turn_of_the_rise_the_cursor_begins_on_the_goals_that_win_and_not_on_a_village(
    stock: tuple[int, int, int],
) -> None:
    behind = {"vp": 13, "goals": ["Oxen", "Cart"], "resources": res(*stock)}
    members, fields = {"A": [2, 0], "B": [2, 0], "E": [0, 2]}, {"phase": "build", "hand": []}
    state = lay(members, tiles="fmlfmlfml", villages={"E": 1}, tribes=(behind, {"vp": 14}), **fields)
    first, _ = first_at(state.view(0))
    assert first == "goal:Oxen"
    assert said_at(state, state.read("build A")).startswith("the game ends, Bo wins")
    state.apply(state.read("complete oxen"))
    assert first_at(state.view(0))[0] == "goal:Cart"
    assert said_at(state, state.read("complete cart")).startswith("you win")


@pytest.mark.turned(2)
@pytest.mark.parametrize(
    ("game", "seed", "most"),
    [
        *((game, seed, 12) for seed, game in enumerate(sorted(rules.games))),
        *(pytest.param(game, seed, 30, marks=pytest.mark.soak) for game in sorted(rules.games) for seed in range(6)),
    ],
)
def test_the_cursor_begins_on_no_move_that_surely_loses_the_game_while_another_wins_or_goes_on(
    game: str, seed: int, most: int
) -> None:
    for state, _ in played(game, seed)[-most:]:
        seat = state.current_player
        assert seat is not None
        view, board = state.view(seat), boards(game)
        chooser, (first, _best) = ways(board, view), first_at(view)
        places = {
            name: last_place(
                board,
                view,
                [(one, *board.onward(view, (name,))) for one in chooser.actions(name)],
                1 if name == first else view.players,
            )
            for name in chooser.lit - Beginning(board, view).idle(chooser)
        }
        assert places[first] == min(places.values()), (first, places)


@pytest.mark.parametrize("seed", range(6))
def test_the_winning_move_of_the_duel_says_that_it_wins(seed: int) -> None:
    for state, action in reversed(played("tribal_duel", seed)):
        seat, end = state.current_player, state.clone()
        end.apply(action)
        if end.is_terminal and seat is not None and end.ranking() == (1 + seat, 2 - seat):
            assert said_at(state, action).startswith("you win")


def won_surely(game: str, seed: int) -> Iterator[tuple[State, int]]:
    """The moves of a game between bots by hints with which whoever makes them wins at once, whatever is hidden."""
    state, rng, bot = rules.games[game].new_state(2, seed), Rng(seed), HintBot(lambda _: 0.1)
    while (seat := state.current_player) is not None:
        view = state.view(seat)
        action, before = bot.choose(view, Budget(simulations=1), rng), state.clone()
        state.apply(action)
        if state.is_terminal and all(wins(view.resample(Rng(draw)), action, seat) for draw in range(CERTAIN)):
            yield before, action


def wins(world: State, action: int, seat: int) -> bool:
    """Whether an action ends the game for its player alone."""
    world.apply(action)
    return world.is_terminal and [at for at, place in enumerate(world.ranking()) if place == 1] == [seat]


@pytest.mark.turned(2)
@pytest.mark.parametrize("game", sorted(rules.games))
async def test_before_every_sure_win_by_an_own_move_the_line_of_enter_says_so_in_the_smallest_window(game: str) -> None:
    line, told = EnterLine(), list[str]()
    async with alone(line, SMALL):
        for seed in range(MOST_GAMES):
            for state, action in won_surely(game, seed):
                look = line_before(state, action)
                assert look is not None
                line.show(look.enter, look.line, look.gain, look.role, look.briefer, look.brief_gain)
                told.append(line.text().strip())
                assert look.enter
                assert re.search(r"(: |; |^Enter )you win\b", told[-1]), told[-1]
            if len(told) >= ENOUGH_WINS // 2:
                break
    assert told

"""Finding the puzzles of one game between bots."""

from __future__ import annotations

from rules import Rng, State
from rules.bots.bot import Budget, Candidate
from rules.bots.certain import Race, comes_to_the_same, race
from rules.bots.chance import chance
from rules.bots.levels import make
from rules.bots.search import SearchBot
from rules.bots.tree import sensible
from rules.bots.tuning import tuning_of
from rules.core.rng import seeded
from tests.bench.foresight import played
from tribes_tui.learning.puzzle import Puzzle
from tribes_tui.seats.reviewing import SIMULATIONS
from tribes_tui.seats.worker import sent
from tribes_tui.table.advice.bot_hints import foretold
from tribes_tui.table.board.boards import board_of
from tribes_tui.table.board.scene import Scene
from tribes_tui.words.learning import OTHER, why
from tribes_tui.words.wording import words_of

LOOKED_AT = 24
"""Decisions of a game that are looked at, taken by chance."""
AT_MOST = 2
"""Puzzles of a game."""
FEWEST_MOVES = 3
GAP = 0.05
"""By how much of the chance to win the solution seems better at first sight, and is in the end."""
LONGER = 10
"""The race is so many times as long as a review looks at a decision."""
TRIES, HITS = 40, 4
"""`easy` tries so often, and must not find it more often than that."""


def found_in(game_id: str, players: int, seed: int) -> list[Puzzle]:
    """The puzzles of a game. Which positions are looked at depends on the game alone, each search on its position's name."""
    states, _ = played(game_id, players, seed)
    rng = Rng(seeded("puzzles", game_id, players, seed))
    choices = [(number, state) for number, state in enumerate(states) if _is_choice(state)]
    found: list[Puzzle] = []
    for _ in range(min(LOOKED_AT, len(choices))):
        number, state = choices.pop(rng.randrange(len(choices)))
        name = f"{game_id}-{seed}-{number}"
        puzzle = found_at(state.view(state.current_player), name, Rng(seeded("puzzle", name)))
        if puzzle is not None:
            found.append(puzzle)
        if len(found) == AT_MOST:
            break
    return found


def moves_of(view: State) -> list[int]:
    """The moves that are no obvious nonsense."""
    legal = view.legal_actions()
    hints = dict(zip(legal, view.hints(legal), strict=True))
    return sensible(legal, hints, tuning_of(view.game.id))


def _is_choice(state: State) -> bool:
    legal = state.legal_actions()
    return len(legal) >= FEWEST_MOVES and len(moves_of(state)) >= FEWEST_MOVES


def found_at(view: State, name: str, rng: Rng) -> Puzzle | None:
    """The puzzle of a position, if it is one."""
    best = _promising(view, rng)
    if best is None:
        return None
    others = [move for move in moves_of(view) if move != best.action]
    same = [move for move in others if comes_to_the_same(view, best.action, move, rng)]
    if _easy_hits(view, {best.action, *same}, rng) > HITS or len(others) == len(same):
        return None
    run = race(view, best.action, others, LONGER * SIMULATIONS[view.game.id], rng)
    closest = run.closest()
    if any(move not in same for move in run.left) or closest is None or closest.gain < GAP:
        return None
    return _told(view, name, best, run)


def _promising(view: State, rng: Rng) -> Candidate | None:
    """The best move of a short search, if it seems to be better than the next by enough."""
    bot = SearchBot()
    bot.choose(view, Budget(simulations=SIMULATIONS[view.game.id] // 2), rng)
    tried = [one for one in bot.candidates if one.visits]
    if len(tried) < 2:
        return None
    first, second = (chance(view.game.id, view.players, one.lead) for one in tried[:2])
    return tried[0] if first - second >= GAP else None


def _easy_hits(view: State, solutions: set[int], rng: Rng) -> int:
    """How often `easy` plays one of them."""
    bot = make("easy")
    return sum(bot.choose(view, Budget(), rng) in solutions for _ in range(TRIES))


def _told(view: State, name: str, best: Candidate, run: Race) -> Puzzle:
    game, seat = view.game.id, view.viewer
    closest = run.closest()
    assert closest is not None
    names = tuple("you" if number == seat else OTHER for number in range(view.players))
    words, board = words_of(game), board_of(game)
    scene = Scene(view=view, names=names, viewer=seat)
    solutions = tuple(view.text(move) for move in (best.action, *run.left))
    move, other = (words.action(view, action, names).rstrip(".") for action in (best.action, closest.action))
    sentence = why(move[:1].upper() + move[1:], board.outcome(scene, best.action), closest.gain, other)
    line = tuple(foretold(view, best.line, words, names))
    return Puzzle(name, sent(view), solutions, view.text(closest.action), round(closest.gain, 4), line, sentence)

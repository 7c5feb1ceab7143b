"""Finding the puzzles of one game between bots."""

from __future__ import annotations

from collections.abc import Collection

import rules
from rules import Rng, State
from rules.bots.bot import Budget, Candidate
from rules.bots.judging.certain import race
from rules.bots.levels import make
from rules.bots.mcts.alike import comes_to_the_same
from rules.bots.mcts.chance import chance
from rules.bots.mcts.search import SearchBot
from rules.bots.mcts.tree import sensible
from rules.bots.mcts.tuning import tuning_of
from rules.core.rng import seeded
from tests.bench.judgement.foresight import played
from tribes_tui.learning.puzzle import Puzzle
from tribes_tui.seats.reviewing import SIMULATIONS
from tribes_tui.seats.worker import sent
from tribes_tui.words.wording import goes_on

LOOKED_AT = 24
"""Decisions of a game that are looked at, taken by chance."""
LATE, LAST_ROUND = 0.4, 0.8
"""From so much of a game on: what is decided early is seldom worth much for certain; in the Rixe it is the last round that is."""
OPEN = 0.1
"""A game that is decided for more than all but so much of the chance to win has no puzzles."""
AT_MOST = 2
"""Puzzles of a game."""
FEWEST_MOVES, FEWEST_SENSIBLE = 3, 2
GAP = 0.05
"""By how much of the chance to win the solution seems better at first sight."""
LARGE = 0.08
"""By how much it is in the end."""
LONGER = 10
"""The race is so many times as long as a review looks at a decision."""
TRIES, HITS = 40, 24
"""`easy` tries so often, and must not find it more often than that."""
MOST_SOLUTIONS = 3
"""Of those that come to the same or can't be told apart."""
MASTERS = 4
"""Each so many-th game is one of `master` against itself, by counted simulations."""
FREELY = Budget()
SHORT = 8
"""They think so much less than a review does, and so does the short search by which difficulty is measured."""


def found_in(game_id: str, players: int, seed: int) -> list[Puzzle]:
    """The puzzles of a game. Which positions are looked at depends on the game alone, each search on its position's name."""
    states = masters(game_id, players, seed) if seed % MASTERS == 0 else played(game_id, players, seed)[0]
    rng = Rng(seeded("puzzles", game_id, players, seed))
    late = LAST_ROUND if game_id == "tribal_rixe" else LATE
    choices = [one for one in first_choices(states) if one[0] >= late * len(states) and _is_open(one[1])]
    found: list[Puzzle] = []
    for _ in range(min(LOOKED_AT, len(choices))):
        number, state = choices.pop(rng.randrange(len(choices)))
        name = f"{game_id}-{'m' if seed % MASTERS == 0 else ''}{seed}-{number}"
        puzzle = found_at(state.view(state.current_player), name, Rng(seeded("puzzle", name)))
        if puzzle is not None:
            found.append(puzzle)
        if len(found) == AT_MOST:
            break
    return found


def masters(game_id: str, players: int, seed: int) -> list[State]:
    """The states of a game between those who search, before each decision."""
    state, rng = rules.games[game_id].new_state(players, seed), Rng(seeded("puzzle masters", game_id, players, seed))
    bots = [make("master") for _ in range(players)]
    thought, states = Budget(simulations=SIMULATIONS[game_id] // SHORT), list[State]()
    while (player := state.current_player) is not None:
        states.append(state.clone())
        state.apply(bots[player].choose(state.view(player), thought, rng))
    return states


def first_choices(states: list[State]) -> list[tuple[int, State]]:
    """A turn's start: the first decision of a turn that is a choice, with its number; none that others don't know of."""
    found, has_chosen = list[tuple[int, State]](), False
    for number, state in enumerate(states):
        if not number or states[number - 1].current_player != state.current_player:
            has_chosen = False
        if not has_chosen and not state.is_concealed and _is_choice(state):
            found.append((number, state))
            has_chosen = True
    return found


def moves_of(view: State) -> list[int]:
    """The moves that are no obvious nonsense."""
    legal = view.legal_actions()
    hints = dict(zip(legal, view.hints(legal), strict=True))
    return sensible(legal, hints, tuning_of(view.game.id))


def _is_choice(state: State) -> bool:
    legal, moves = state.legal_actions(), moves_of(state)
    begins = {state.game.actions[move].kind for move in moves} - goes_on(state.game.id)
    return len(legal) >= FEWEST_MOVES and len(moves) >= FEWEST_SENSIBLE and bool(begins)


def _is_open(state: State) -> bool:
    """Whether the mover may still win and lose, as it looks at a glance."""
    player = state.current_player
    assert player is not None
    return OPEN < chance(state.game.id, state.players, state.value(player)) < 1 - OPEN


def found_at(view: State, name: str, rng: Rng) -> Puzzle | None:
    """The puzzle of a position, if it is one."""
    best = _promising(view, rng)
    if best is None:
        return None
    others = [move for move in moves_of(view) if move != best.action]
    same = [move for move in others if comes_to_the_same(view, best.action, move, rng)]
    if _hits(view, {best.action, *same}, "easy", rng) > HITS or len(others) == len(same):
        return None
    run = race(view, best.action, others, LONGER * SIMULATIONS[view.game.id], rng)
    closest, solutions = run.closest(), (best.action, *run.left)
    is_told_apart = len(set(solutions) - set(same)) <= MOST_SOLUTIONS and 3 * len(solutions) <= len(others) + 1
    if closest is None or closest.gain < LARGE or not (is_told_apart or {*run.left} <= {*same}):
        return None
    texts = [tuple(map(view.text, some)) for some in (solutions, best.line)]
    found = shares(view, solutions, name)
    return Puzzle(name, sent(view), texts[0], view.text(closest.action), round(closest.gain, 4), texts[1], found)


def shares(view: State, solutions: Collection[int], name: str) -> tuple[float, ...]:
    """In what share of their tries `easy`, `medium` and a short search find it."""
    rng = Rng(seeded("puzzle solver", name))
    thought = Budget(simulations=max(16, SIMULATIONS[view.game.id] // SHORT))
    tried = (("easy", TRIES, FREELY), ("medium", TRIES, FREELY), ("hard", TRIES // 4, thought))
    return tuple(round(_hits(view, solutions, level, rng, tries, by) / tries, 2) for level, tries, by in tried)


def _promising(view: State, rng: Rng) -> Candidate | None:
    """The best move of a short search, if it seems to be better than the next by enough."""
    bot = SearchBot()
    bot.choose(view, Budget(simulations=SIMULATIONS[view.game.id] // 2), rng)
    tried = [one for one in bot.candidates if one.visits]
    if len(tried) < 2 or tried[0].action not in moves_of(view):
        return None
    first, second = (chance(view.game.id, view.players, one.lead) for one in tried[:2])
    return tried[0] if first - second >= GAP else None


def _hits(
    view: State, solutions: Collection[int], level: str, rng: Rng, tries: int = TRIES, thought: Budget = FREELY
) -> int:
    """How often a level plays one of them."""
    return sum(make(level).choose(view, thought, rng) in solutions for _ in range(tries))

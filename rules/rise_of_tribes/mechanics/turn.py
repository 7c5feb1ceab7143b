"""The course of a turn (spec 2): each step runs by itself, or leaves a decision on the stack; the end of a game that stands still (A50)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from rules.rise_of_tribes.components import actions, packing, tables
from rules.rise_of_tribes.components.box import HEXES, MOVE, SUNS
from rules.rise_of_tribes.components.frames import AFTER_ROLL, BEFORE_ROLL, BUILD, CONFLICTS, DIE, ENTER, EVENTS, TURN
from rules.rise_of_tribes.mechanics import dice, elders, mammoth, terrain, villages
from rules.rise_of_tribes.mechanics.actions import leaders
from rules.rise_of_tribes.mechanics.ground import unoccupied
from rules.rise_of_tribes.position import SHARED, Position, plus


def run_turn(s: Position, player: int, step: int) -> None:
    """The steps of a turn from this one on, and those of the next turns, until one leaves something to do or wins."""
    stack = s.stack
    height = len(stack)
    while len(stack) == height and s.winner < 0:
        run = STEPS[step]
        step = step + 1 if step < LAST_STEP else 0
        stack[-1] = NEXT[step]
        run(s)


def _start(s: Position) -> None:
    s.flags = 0
    s.used = 0
    s.gathered = 0
    s.touched = 0
    s.loan = s.marked = -1
    if s.events is not None:
        s.tell("turn", s.active, turn=s.turn)
    if not s.occupied[s.active]:
        s.stack.append((ENTER, s.active, 0))


def _village_points(s: Position) -> None:
    villages.points(s, s.active)


def _before_roll(s: Position) -> None:
    s.stack.append((BEFORE_ROLL, s.active, 0))


def _roll(s: Position) -> None:
    dice.roll(s)


def _after_roll(s: Position) -> None:
    s.stack.append((AFTER_ROLL, s.active, 0))


def _events(s: Position) -> None:
    if dice.is_double(s):
        s.tell("double", s.active)
        s.stack.append((EVENTS, s.active, 0))


def _die(s: Position) -> None:
    s.stack.append((DIE, s.active, 0))


def _conflicts(s: Position) -> None:
    s.stack.append((CONFLICTS, s.active, 0))


def _tar_pit(s: Position) -> None:
    terrain.tar_pit(s)


def _build(s: Position) -> None:
    s.stack.append((BUILD, s.active, 0))


def _next_player(s: Position) -> None:
    s.active = (s.active + 1) % s.players
    s.turn += 1
    if s.active == s.first:
        end_round(s)


STEPS: Final[tuple[Callable[[Position], None], ...]] = (
    _start,
    _village_points,
    _before_roll,
    _roll,
    _after_roll,
    _events,
    _die,
    _die,
    _conflicts,
    _tar_pit,
    _build,
    _next_player,
)
LAST_STEP: Final = len(STEPS) - 1
NEXT: Final = tuple((TURN, 0, step) for step in range(len(STEPS)))
"""By step: the frame of a turn that goes on with it."""


# ---- Entering again -------------------------------------------------------------------------------


def entry_mask(s: Position) -> int:
    """Where a tribe without members enters: an unoccupied hex if there is one (A5)."""
    return unoccupied(s) or (1 << s.layout.size) - 1


def enter_ids(s: Position, player: int, argument: int) -> list[int]:
    """The hexes where the tribe may enter."""
    return actions.hex_ids(actions.PLACE, entry_mask(s))


def enter(s: Position, player: int, argument: int, action: int) -> None:
    """Two members come to the map; those the supply lacks come from the leader board."""
    s.stack.pop()
    h = action - actions.PLACE
    short = tables.ENTER_MEMBERS - min(tables.ENTER_MEMBERS, s.supply[player])
    s.board = plus(s.board, player, -short)
    s.supply[player] += short
    s.add_members(player, h, tables.ENTER_MEMBERS)
    s.tell("entered", player, hex=HEXES[h])


# ---- Around the roll ------------------------------------------------------------------------------


def before_roll_ids(s: Position, player: int, argument: int) -> list[int]:
    """Roll, or first do something."""
    result = [actions.ROLL]
    if leaders.can_dream(s, player):
        result.append(actions.DREAM)
    leaders.add_free_ids(s, player, result)
    return result


def before_roll(s: Position, player: int, argument: int, action: int) -> None:
    """Go on to the roll, or look at the tiles to come."""
    if action == actions.DREAM:
        leaders.dream(s, player)
    else:
        s.stack.pop()


def after_roll_ids(s: Position, player: int, argument: int) -> list[int]:
    """Light in the Dark; before an event also what a free moment allows."""
    result = [actions.DONE, *leaders.light_ids(s, player)]
    if len(result) > 1 or dice.is_double(s):
        leaders.add_free_ids(s, player, result)
    return result


def after_roll(s: Position, player: int, argument: int, action: int) -> None:
    """Go on, or turn a moon into a sun."""
    if action == actions.DONE:
        s.stack.pop()
    else:
        leaders.light(s, player, action - actions.LIGHT)


# ---- After an action ------------------------------------------------------------------------------


def run_after_action(s: Position, player: int, argument: int) -> None:
    """An action is over: the loan ends, the tamed mammoth is looked at, SUNS put a stone on the Glacier."""
    s.stack.pop()
    elders.end_loan(s)
    act, level = packing.after_action_parts(argument)
    if act == MOVE:
        s.tired = [0] * s.layout.size
        s.entered = 0
        s.routes = ()
    mammoth.check(s)
    if level == SUNS:
        terrain.add_glacier_stone(s)


# ---- A game in which nobody gets on -----------------------------------------------------------------


def end_round(s: Position) -> None:
    """Count a round in which nobody got a point; the last of them ends the game."""
    s.quiet += 1
    left = s.standstill - s.quiet
    if s.standstill == 0 or s.quiet < tables.STANDSTILL_TOLD:
        return
    if left:
        s.tell("quiet", rounds=s.quiet, left=left)
    else:
        s.winner = winner(s)
        s.tell("stood_still", rounds=s.quiet, seats=best(s))


def stands_still(s: Position) -> bool:
    """Whether the game is over because nobody got on."""
    return 0 < s.standstill <= s.quiet


def winner(s: Position) -> int:
    """Who wins a game that stands still."""
    seats = best(s)
    return seats[0] if len(seats) == 1 else SHARED


def best(s: Position) -> list[int]:
    """The seats with the most."""
    places = ranking(s)
    return [seat for seat in range(s.players) if places[seat] == 1]


def ranking(s: Position) -> tuple[int, ...]:
    """Places by points, then villages, then goals completed, then members on the map."""
    order = [
        (
            s.vp[seat],
            villages.count(s, seat),
            s.completed[seat].bit_count(),
            tables.MEMBERS - s.supply[seat] - s.board[seat],
        )
        for seat in range(s.players)
    ]
    return tuple(1 + sum(1 for other in order if other > own) for own in order)

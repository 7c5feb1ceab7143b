"""The dice: the roll, the queues of three, placing a die on an action or on a tile (spec 1.2, 1.3, 2.4)."""

from __future__ import annotations

from typing import Final

from rules.rise_of_tribes.components import actions, packing, tables
from rules.rise_of_tribes.components.box import (
    ACTIONS,
    FACES,
    GROW,
    HUNT_MAMMOTH,
    HUNT_TIGER,
    LEAD,
    LEVEL,
    LEVELS,
    MOVE,
    TAME_MAMMOTH,
    TIGER,
)
from rules.rise_of_tribes.mechanics import elders, mammoth
from rules.rise_of_tribes.mechanics.actions import build, events, gather, leaders, move
from rules.rise_of_tribes.position import Position

START_QUEUE: Final = tables.START_DICE[0] * 9 + tables.START_DICE[1] * 3 + tables.START_DICE[2]
PER_FACE: Final = len(ACTIONS)


def roll(s: Position) -> None:
    """Roll the two dice in hand."""
    faces = tables.DIE_FACES
    s.hand = [faces[s._below(6)], faces[s._below(6)]]
    if s.events is not None:
        s.tell("rolled", s.active, dice=[FACES[face] for face in s.hand])


def is_double(s: Position) -> bool:
    """Whether both dice show the same."""
    return s.hand[0] == s.hand[1]


def queue_after(queue: int, face: int) -> int:
    """The queue with a die pushed in from the left, the rightmost out."""
    return face * 9 + queue // 3


def tile_actions(s: Position, player: int) -> int:
    """The mask of the actions on tiles that a die can be spent on now (A3: each once a turn)."""
    mask = 0
    if TIGER in s.row and s.members[player << 4 | s.tiger]:
        mask |= 1 << HUNT_TIGER
    if mammoth.may_hunt(s, player):
        mask |= 1 << HUNT_MAMMOTH
        if mammoth.may_tame(s, player):
            mask |= 1 << TAME_MAMMOTH
    return mask


def ids(s: Position, player: int, argument: int) -> list[int]:
    """Each different die on each action not taken yet, and what may be done at a free moment."""
    open_actions = 15 | tile_actions(s, player) if max(s.row) >= TIGER else 15
    open_actions &= ~s.used
    result: list[int] = []
    for face in s.hand if len(s.hand) == 1 else sorted(set(s.hand)):
        result += actions.hex_ids(actions.DIE + face * PER_FACE, open_actions)
    leaders.add_free_ids(s, player, result)
    if s.with_elders:
        result += elders.loan_ids(s, player, elders.FOR_ACTIONS)
    return result


def do(s: Position, player: int, argument: int, action: int) -> None:
    """Place a die, and begin what it pays for."""
    s.stack.pop()
    face, act = divmod(action - actions.DIE, PER_FACE)
    s.hand.remove(face)
    s.used |= 1 << act
    if act > LEAD:
        s.tell("die_placed", player, die=FACES[face], action=ACTIONS[act])
        s.stack.append(packing.after_action(player, act))
        _on_tile(s, player, act)
        return
    queue = s.queues[act] = queue_after(s.queues[act], face)
    level = LEVEL[queue]
    if s.events is not None:
        s.tell("die_placed", player, die=FACES[face], action=ACTIONS[act], level=LEVELS[level])
    s.stack.append(packing.after_action(player, act, level))
    _start(s, player, act, level)


def _start(s: Position, player: int, act: int, level: int) -> None:
    if act == GROW:
        move.start_grow(s, player, level)
    elif act == MOVE:
        move.start(s, player, level)
    elif act == LEAD:
        build.start_lead(s, player, level)
    else:
        gather.start(s, player, level)


def _on_tile(s: Position, player: int, act: int) -> None:
    if act == HUNT_TIGER:
        events.hunt_tiger(s, player)
    elif act == HUNT_MAMMOTH:
        mammoth.hunt(s, player)
    else:
        mammoth.tame(s, player)

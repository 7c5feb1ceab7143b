"""The course of a Duel: carrying out a decision, and the ends of cleaning phases and turns (spec 3.1, 3.2, 3.5)."""

from __future__ import annotations

from rules.tribal.cards import NO_CARD
from rules.tribal.duel.components.actions import DONE, DRAW, END, PLACE, SACRED, STEAL, TAKE
from rules.tribal.duel.components.phases import ACT, MOST_IDLE, MOST_TURNS, NO_PROGRESS, TURN_LIMIT
from rules.tribal.duel.mechanics.ends import can_be_won, check_win, finish, leader
from rules.tribal.duel.mechanics.limited import draw, place, steal, take
from rules.tribal.duel.mechanics.moving import move, sacred
from rules.tribal.duel.position import Position


def do(s: Position, action: int) -> None:
    """Carry out a legal action, up to the next decision."""
    player = s.current_player
    assert player is not None
    if action < PLACE + 8:
        s.steps += 1
    if action < SACRED:
        move(s, action, player)
    elif action < STEAL:
        sacred(s, action - SACRED, player)
    elif action < DRAW:
        steal(s, action, player)
    elif action == DRAW:
        draw(s, player)
    elif action < END:
        take(s, action - TAKE, player)
    elif action >= PLACE + 8:
        place(s, action, player)
    # A win comes first, also before what the end of a turn brings.
    if can_be_won(s) and check_win(s, player):
        return
    if action == END:
        _end_turn(s, player)
    elif action == DONE:
        _end_cleaning(s, player)


def _end_cleaning(s: Position, player: int) -> None:
    """The other player cleans; then who turned up fewer cards starts (3.1)."""
    if s.events is not None:
        s.tell("cleaned", player, turned_up=s.turned[player])
    s.steps = 0
    s.seen = set()
    if player == 0:
        s.current_player = 1
        return
    first, second = s.turned
    s.current_player = s.youngest if first == second else int(second < first)
    s.phase = ACT
    s.turn = 1
    s.progress = False
    if s.events is not None:
        s.tell("starter", s.current_player, turned_up=s.turned[:], youngest=s.youngest)


def _end_turn(s: Position, player: int) -> None:
    """What bound in this turn is free again, what happened in it binds in the next; then the game's limits (3.5)."""
    s.idle = 0 if s.progress else s.idle + 1
    s.no_steal, s.stolen = s.stolen, NO_CARD
    s.forbid(s.given)
    s.given = 0
    s.limited = s.progress = False
    s.steps = 0
    s.seen = set()
    if s.events is not None:
        s.tell("turn_ended", player, turn=s.turn, idle=s.idle)
    if s.idle >= MOST_IDLE:
        finish(s, leader(s), NO_PROGRESS)
    elif s.turn >= MOST_TURNS:
        finish(s, leader(s), TURN_LIMIT)
    else:
        s.turn += 1
        s.current_player = 1 - player

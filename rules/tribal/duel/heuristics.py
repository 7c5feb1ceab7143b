"""What a Duel's player should want at a glance: `hint` for actions, `value` for a seat.

Hints are measured against END, which is worth 0: whatever is worth more is done before the turn ends. The scale
is a card put on a sacred pile: 100.
"""

from __future__ import annotations

from math import tanh
from typing import TYPE_CHECKING

from rules.tribal.cards import EMPTY, RANK, SYMBOL
from rules.tribal.duel.actions import (
    DONE,
    DRAW,
    END,
    MOVE_NINE,
    PLACE,
    PLACE_EMPTY,
    PLACE_SACRED,
    SACRED,
    STEAL,
    STEAL_NINE,
    STEAL_SACRED,
    TAKE,
)
from rules.tribal.duel.legal import moved_card, stolen_card
from rules.tribal.duel.phases import COLUMNS
from rules.tribal.moves import MOVES, ONTO

if TYPE_CHECKING:
    from rules.tribal.duel.state import DuelState

WIN = 1000.0
SACRED_CARD = 100.0
TURN_UP = 30.0
"""Turning up an own card; another for each card still under it is worth a little more."""
CLEAR_COLUMN = 16.0
UNCOVER_NEEDED = 45.0
"""Laying free a card that the own pile takes next."""
BURY_NEEDED = 40.0
BLOCK = 14.0
"""Covering a card that the opponent's pile takes next."""
FEED = 50.0
"""Giving the opponent a card that his pile takes next."""
GIVE_CARD = 1.5
KEEP_SOON = 6.0
"""Keeping a card that the own pile takes after the next."""
DRAW_CARD = 5.0
IDLE_MOVE = 3.0
"""What every move costs: time that the opponent, too, may use."""
POINTLESS = -40.0
"""What comes on top where a move has no use in sight."""
ADD_CARD = 8.0
"""What a card stolen or taken into the own columns costs: one more to be rid of."""


def hint(state: DuelState, action: int) -> float:
    """How good a legal action looks for the player who decides."""
    player = state.current_player
    assert player is not None
    if action < SACRED:
        worth = _move(state, action, player)
        return worth if worth > 0 else worth + POINTLESS
    if action < STEAL:
        return SACRED_CARD + _turning(state, action - SACRED)
    if action < DRAW:
        return _steal(state, action, player)
    if action == DRAW:
        return DRAW_CARD
    if action < END:
        return _take(state, action - TAKE, player)
    return _place(state, action, player) if action > DONE else 0.0


def wait(state: DuelState, player: int, card: int) -> int:
    """How many cards must go before this one onto the player's pile; -1 when it is there already."""
    steps = RANK[card] - state.heights[4 * player + SYMBOL[card]]
    return max(-1, steps)


def has_ones(state: DuelState, player: int) -> bool:
    """Whether all four piles are begun, so that empty columns win."""
    return min(state.heights[4 * player : 4 * player + 4]) > 0


def _turning(state: DuelState, head: int) -> float:
    """What it is worth to its owner that a group leaves its column."""
    if not state._is_first(head):
        return 0.0
    hidden = state.hidden[state.place[head]]
    return TURN_UP + hidden if hidden else CLEAR_COLUMN


def _under(state: DuelState, head: int) -> int:
    """The face-up card on which a card lies, EMPTY if there is none."""
    if state._is_first(head):
        return EMPTY
    column = state.columns[state.place[head]]
    return column[column.index(head) - 1]


def _move(state: DuelState, action: int, player: int) -> float:
    head = moved_card(action)
    onto = ONTO[action] if action < MOVES else EMPTY
    zone = state.realm[state.place[head]]
    target = state.realm[state.place[onto]] if onto != EMPTY else action - MOVE_NINE & 1
    if zone != player:
        return _move_theirs(state, head, onto, player)
    worth = _turning(state, head) - IDLE_MOVE
    under = _under(state, head)
    if under != EMPTY and wait(state, player, under) == 0:
        worth += UNCOVER_NEEDED
    if target == player:
        buries = onto != EMPTY and wait(state, player, onto) == 0
        return worth - (BURY_NEEDED if buries else 0.0)
    return worth + _give(state, head, onto, player)


def _give(state: DuelState, head: int, onto: int, player: int) -> float:
    """What giving away a group adds: fewer own cards, a block; less what it does for the opponent."""
    group = state._group(head)
    if len(group) == state.held[player] and has_ones(state, player):
        return WIN
    worth = GIVE_CARD * len(group) + _cover_theirs(state, onto, player)
    if wait(state, 1 - player, group[-1]) == 0:
        worth -= FEED
    for card in group:
        if 0 <= wait(state, player, card) <= 1:
            worth -= KEEP_SOON
    return worth


def _cover_theirs(state: DuelState, onto: int, player: int) -> float:
    return BLOCK if onto != EMPTY and wait(state, 1 - player, onto) == 0 else 0.0


def _move_theirs(state: DuelState, head: int, onto: int, player: int) -> float:
    """A move within the opponent's zone: to lay free what could be stolen, or to block him."""
    worth = _cover_theirs(state, onto, player) - IDLE_MOVE - _turning(state, head) / 2
    under = _under(state, head)
    if under != EMPTY:
        if wait(state, 1 - player, under) == 0:
            worth -= BLOCK
        if not state.limited and wait(state, player, under) == 0 and under != state.no_steal:
            worth += UNCOVER_NEEDED
    if not state.limited and onto != EMPTY and wait(state, player, onto) == 0:
        worth -= BURY_NEEDED
    return worth


def _steal(state: DuelState, action: int, player: int) -> float:
    other = 1 - player
    card = stolen_card(action)
    if state.held[other] == 1 and has_ones(state, other) and state.options["win_if_emptied_by_opponent"]:
        return -WIN
    if action >= STEAL_SACRED:
        return 0.9 * SACRED_CARD
    worth = -ADD_CARD
    if wait(state, other, card) == 0:
        worth += BLOCK
    if wait(state, player, card) == 1:
        worth += KEEP_SOON
    if action < STEAL_NINE and wait(state, player, ONTO[action - STEAL]) == 0:
        worth -= BURY_NEEDED
    return worth


def _take(state: DuelState, card: int, player: int) -> float:
    return 0.8 * SACRED_CARD if wait(state, player, card) == 0 else -ADD_CARD / 2


def _place(state: DuelState, action: int, player: int) -> float:
    card = state.drawn
    if action == PLACE_SACRED:
        return SACRED_CARD
    onto = action - PLACE if action < PLACE_EMPTY else EMPTY
    zone = action - PLACE_EMPTY if onto == EMPTY else state.place[onto] // COLUMNS
    if zone != player:
        feeds = wait(state, 1 - player, card) == 0
        return 2 * GIVE_CARD + _cover_theirs(state, onto, player) - (FEED if feeds else 0.0)
    worth = KEEP_SOON if wait(state, player, card) == 1 else 0.0
    if onto != EMPTY and wait(state, player, onto) == 0:
        worth -= BURY_NEEDED
    return worth


PILED = 0.04
"""A card on a sacred pile. This and the rest: how much a player's chances grow (log odds), fitted to the results of
1,500 games by hints of unlike clearness; how many cards somebody holds says nothing until he has four 1s."""
BEGUN = 0.19
"""A pile that has its 1, on top."""
FACE_DOWN = -0.065
"""A card face down in an own column."""
NEARLY_EMPTY = 0.95
"""What no card held would be worth to a player with four 1s; shared by one more than he holds."""


def prospects(state: DuelState, player: int) -> float:
    """How good a player's chances look on either way to win, as log odds."""
    start = player * COLUMNS
    heights = state.heights[4 * player : 4 * player + 4]
    hidden = sum(state.hidden[start : start + COLUMNS])
    begun = sum(1 for height in heights if height)
    near = NEARLY_EMPTY / (1 + state.held[player]) if begun == 4 else 0.0
    return PILED * sum(heights) + BEGUN * begun + FACE_DOWN * hidden + near


def value(state: DuelState, player: int) -> float:
    """How well a player stands, in (-1, 1): by the chances of the two, twice that of winning less 1."""
    return tanh((prospects(state, player) - prospects(state, 1 - player)) / 2)

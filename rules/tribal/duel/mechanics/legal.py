"""The legal actions of a Duel (spec 3.1, 3.2)."""

from __future__ import annotations

from rules.tribal.cards import ABOVE, BELOW, BIT, EMPTY, LEVEL, NINES, NO_CARD, RANK, SYMBOL
from rules.tribal.duel.components.actions import (
    DONE,
    DRAW,
    END,
    MOVE_NINE,
    PLACE_EMPTY,
    PLACE_SACRED,
    PLACES,
    SACRED,
    STEAL_NINE,
    STEAL_SACRED,
    STEALS,
    TAKE,
    moved_card,
    stolen_card,
)
from rules.tribal.duel.components.phases import ACT, CLEAN, COLUMNS, MOST_STEPS
from rules.tribal.duel.mechanics.bans import without_held
from rules.tribal.duel.position import Position
from rules.tribal.moves import FITTING
from rules.tribal.repetition import PAIRS


def list_legal(s: Position) -> list[int]:
    """The legal actions of the player who decides, ascending."""
    if s.phase == ACT:
        return list_turn(s)
    if s.phase == CLEAN:
        return list_cleaning(s)
    return list_places(s)


def list_turn(s: Position) -> list[int]:
    """What the player in turn may do (3.2), ascending."""
    player = s.current_player
    assert player is not None
    if s.steps >= MOST_STEPS:
        return [END]
    own = player * COLUMNS
    other = COLUMNS - own
    own_ends = s.ends[own : own + COLUMNS]
    other_ends = s.ends[other : other + COLUMNS]
    mine = s.up[player]
    theirs = s.up[1 - player]
    given = without_held(s, player) if s.no_give else mine
    heights, tips, piles = s.heights, s.tips, 4 * player
    may_steal, is_mine, is_theirs = not s.limited, False, False
    found: list[int] = []
    sacred: list[int] = []
    stolen: list[int] = []
    # Onto own ends go own groups only, onto the opponent's ends those of both zones; what is an end there may be stolen.
    for end in own_ends:
        level = BELOW[end]
        heads = mine[level]
        if heads:
            found += FITTING[end][heads]
        elif end == EMPTY:
            is_mine = True
        if may_steal:
            heads = tips[level] & theirs[level]
            if heads:
                stolen += STEALS[end][heads]
        if RANK[end] == heights[piles + SYMBOL[end]]:
            sacred.append(SACRED + end)
    for end in other_ends:
        level = BELOW[end]
        heads = given[level] | theirs[level]
        if heads:
            found += FITTING[end][heads]
        elif end == EMPTY:
            is_theirs = True
        if may_steal and RANK[end] == heights[piles + SYMBOL[end]]:
            stolen.append(STEAL_SACRED + end)
    if s.seen:
        found = _without_seen(s, found)
    # Moves of 9s recreate nothing, as they turn a card up or change zones; the ban is on these, too.
    if is_mine or is_theirs:
        _add_nines(s, found, player, given, is_mine, is_theirs)
    found += sacred
    found.sort()
    if may_steal:
        if is_mine:
            stolen += [STEAL_NINE + end - NINES for end in other_ends if NINES <= end < EMPTY]
        if s.no_steal != NO_CARD:
            stolen = [action for action in stolen if stolen_card(action) != s.no_steal]
        stolen.sort()
        found += stolen
        if s.stock:
            found.append(DRAW)
        if s.discard:
            _add_takes(s, found, player, is_mine or is_theirs)
    found.append(END)
    return found


def _without_seen(s: Position, moves: list[int]) -> list[int]:
    """Those of these moves that recreate no position seen in this turn (3.5.1). What lies on no card that it fits leads to none:
    there is one pair more then than in any of these."""
    now, seen, ties = s.print, s.seen, s.ties
    return [move for move in moves if not ties[move >> 2] or now ^ PAIRS[move] ^ ties[move >> 2] not in seen]


def _add_nines(s: Position, found: list[int], player: int, given: list[int], is_mine: bool, is_theirs: bool) -> None:
    """Groups headed by a 9 to empty columns; within a zone only from on top of face-down cards. `is_mine`, `is_theirs`: which zones
    have one."""
    place, realm, hidden = s.place, s.realm, s.hidden
    for card in range(NINES, NINES + 8):
        column = place[card]
        if column < 0:
            continue
        action = MOVE_NINE + 2 * (card - NINES)
        if realm[column] == player:
            if is_mine and hidden[column]:
                found.append(action + player)
            if is_theirs and given[LEVEL[card]] & BIT[card]:
                found.append(action + 1 - player)
        elif is_theirs and hidden[column]:
            found.append(action + 1 - player)


def _add_takes(s: Position, found: list[int], player: int, has_empty: bool) -> None:
    """Cards of the discard that have a place; of two copies the first."""
    tips, heights, own = s.tips, s.heights, 4 * player
    last = NO_CARD
    for card in s.discard:
        is_second_copy = card & 1 and last == card - 1
        if not is_second_copy and (
            tips[ABOVE[card]] or card >> 3 == heights[own + (card >> 1 & 3)] or (card >= NINES and has_empty)
        ):
            found.append(TAKE + card)
        last = card


def has_place(s: Position, card: int, player: int) -> bool:
    """Whether a card that is not on the table could be placed by `player` now."""
    if s.tips[ABOVE[card]] or RANK[card] == s.heights[4 * player + SYMBOL[card]]:
        return True
    return card >= NINES and EMPTY in s.ends


def list_places(s: Position) -> list[int]:
    """Where the card drawn or taken may be placed (3.2), ascending."""
    player = s.current_player
    assert player is not None
    card = s.drawn
    found = [*PLACES[card][s.tips[ABOVE[card]]]]
    if card >= NINES:
        found += [PLACE_EMPTY + zone for zone in (0, 1) if s.has_empty(zone)]
    if RANK[card] == s.heights[4 * player + SYMBOL[card]]:
        found.append(PLACE_SACRED)
    return found


def list_cleaning(s: Position) -> list[int]:
    """What the player who cleans may do (3.1), ascending."""
    player = s.current_player
    assert player is not None
    if s.steps >= MOST_STEPS:
        return [DONE]
    found = _list_cleaning_moves(s, player)
    if not any(s.is_first(moved_card(move)) for move in found):
        found.append(DONE)
    found.sort()
    return found


def _list_cleaning_moves(s: Position, player: int) -> list[int]:
    """What a player may do in their own zone, DONE apart."""
    own_ends = s.ends[player * COLUMNS : player * COLUMNS + COLUMNS]
    mine = s.up[player]
    found: list[int] = []
    for end in own_ends:
        found += FITTING[end][mine[BELOW[end]]]
    found = _without_seen(s, found)
    if EMPTY in own_ends:
        for card in range(NINES, NINES + 8):
            column = s.place[card]
            if column >= 0 and s.realm[column] == player and s.hidden[column]:
                found.append(MOVE_NINE + 2 * (card - NINES) + player)
    if s.options["clean_sacred"]:
        heights = s.heights[4 * player : 4 * player + 4]
        found += [SACRED + end for end in own_ends if RANK[end] == heights[SYMBOL[end]]]
    return found

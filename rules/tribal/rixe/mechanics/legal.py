"""The legal actions of a Rixe (spec 3.1, 3.2, 3.4)."""

from __future__ import annotations

from rules.tribal.cards import ABOVE, BELOW, EMPTY, NINES
from rules.tribal.moves import FITTING, ONTO
from rules.tribal.repetition import COLUMN_PRINTS, UP_TO
from rules.tribal.rixe.components.actions import (
    COLLECT,
    DONE,
    DRAW,
    END,
    FITTING_TYPES,
    NEW_COLUMN,
    NINE_TYPES,
    PLAY,
    PLAY_NINE,
    PLAY_ONTO,
    PLAYS,
)
from rules.tribal.rixe.components.phases import ACT, CLEAN, MOST_MOVES
from rules.tribal.rixe.position import Position


def list_legal(s: Position) -> list[int]:
    """The legal actions of the player who decides, ascending."""
    if s.phase == ACT:
        return list_turn(s)
    if s.phase == CLEAN:
        return list_cleaning(s)
    return list_zones(s)


def list_turn(s: Position) -> list[int]:
    """What the player in turn may do (3.2), ascending."""
    player = s.current_player
    assert player is not None
    ends = s.ends
    found = _plays(s, player)
    if not found:
        found.append(DRAW if may_draw(s) else END)
    tips = s.tips
    if tips[0] or tips[1]:
        for slot, end in enumerate(ends):
            if end < 8 and s.is_complete(slot):
                found.append(COLLECT + end)
    if s.moves < MOST_MOVES:
        up = s.up[0]
        moves: list[int] = []
        for end in ends:
            moves += FITTING[end][up[BELOW[end]]]
        found += _without_seen(s, moves)
    found.sort()
    return found


def may_draw(s: Position) -> bool:
    """Whether the player in turn may draw, provided that no hand card fits."""
    return bool(s.stock) and not s.has_drawn and not s.has_played


def _plays(s: Position, player: int) -> list[int]:
    """The PLAYs anywhere on the table."""
    tips = s.tips
    found: list[int] = []
    last = -1
    hand = s.hands[player]
    for card in hand:
        if card >> 1 != last:
            last = card >> 1
            found += PLAYS[card][tips[ABOVE[card]]]
    if hand and hand[-1] >= NINES and EMPTY in s.ends:
        _add_plays_of_nines(s, found, hand)
    return found


def _add_plays_of_nines(s: Position, found: list[int], hand: list[int]) -> None:
    kinds = sorted({card >> 1 for card in hand if card >= NINES})
    empty = sorted({s.zones[slot] for slot, end in enumerate(s.ends) if end == EMPTY})
    for kind in kinds:
        for zone in empty:
            found.append(PLAY_NINE + 4 * (kind - NINE_TYPES) + zone)


def _without_seen(s: Position, moves: list[int]) -> list[int]:
    """Those of these moves that recreate no position seen in this turn or phase (3.6).

    Copies being alike, a move can also recreate the very position in which it is made: when what it leaves behind is
    what it goes onto. Else the two columns' prints are all that a move changes of the layout's.
    """
    now, seen, keys, prints, place = s.print, s.seen, s.keys, s.prints, s.place
    found = []
    for move in moves:
        source = place[move >> 2]
        target = place[ONTO[move]]
        key, goal = keys[source], keys[target]
        group = key & UP_TO[move >> 5]
        rest = key ^ group
        if rest == goal:
            continue
        if seen:
            parted = now - prints[source] - prints[target]
            if parted + COLUMN_PRINTS[rest] + COLUMN_PRINTS[goal | group] in seen:
                continue
        found.append(move)
    return found


def list_cleaning(s: Position) -> list[int]:
    """What the player who cleans may do (3.1), ascending."""
    player = s.current_player
    assert player is not None
    zones, place = s.zones, s.place
    found = [play for play in _plays(s, player) if _zone_of_play(s, play) == player]
    if not found:
        found.append(DONE)
    if s.moves < MOST_MOVES:
        moves: list[int] = []
        up = s.up[0]
        for slot in s.slots_of(player):
            end = s.ends[slot]
            moves += [move for move in FITTING[end][up[BELOW[end]]] if zones[place[move >> 2]] == player]
        found += _without_seen(s, moves)
    found.sort()
    return found


def _zone_of_play(s: Position, play: int) -> int:
    """The zone into which a PLAY goes."""
    return play & 3 if play >= PLAY_NINE else s.zones[s.place[PLAY_ONTO[play - PLAY]]]


def fitting_types(s: Position, zone: int = -1) -> int:
    """The types (bits) that fit somewhere on the table, or in one zone."""
    fitting = 0
    for slot, end in enumerate(s.ends):
        if zone < 0 or s.zones[slot] == zone:
            fitting |= FITTING_TYPES[end]
    return fitting


def list_zones(s: Position) -> list[int]:
    """Where the card turned up after a dry lap may be laid (3.4), ascending."""
    return [NEW_COLUMN + zone for zone in range(s.players)]

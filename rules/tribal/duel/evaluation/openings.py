"""What lies open for a player's sacred piles: cards that go there at once, one after the other."""

from __future__ import annotations

from rules.tribal.cards import ABOVE, RANK, SYMBOL, fits
from rules.tribal.duel.components.actions import SACRED
from rules.tribal.duel.components.phases import ACT, COLUMNS
from rules.tribal.duel.position import Position

NOTHING: list[int] = []


def goes_up(s: Position, player: int, given: list[int] = NOTHING, number: int = -1) -> list[int]:
    """How many cards of each of a player's columns can go on their piles at once, without a card that is stolen, drawn or turned up; in the
    end how many of `given`, were they laid on column `number`."""
    start = player * COLUMNS
    heights = s.heights[4 * player : 4 * player + 4]
    found = [0] * (COLUMNS + 1)
    went = True
    while went:
        went = False
        for place in range(COLUMNS, -1, -1):
            is_given = place == COLUMNS
            if not is_given and start + place == number and found[COLUMNS] < len(given):
                continue
            column = given if is_given else s.columns[start + place]
            top = len(column) - found[place]
            low = 0 if is_given else s.hidden[start + place]
            while top > low and RANK[column[top - 1]] == heights[SYMBOL[column[top - 1]]]:
                top -= 1
                heights[SYMBOL[column[top]]] += 1
                found[place] += 1
                went = True
    return found


def sure_gain(s: Position) -> int | None:
    """A card that goes on a pile for nothing: it lays free none that the other one's pile takes next, and nothing that would turn a card up
    has it for its only place. One that turns a card up comes first."""
    player = s.current_player
    if player is None or s.phase != ACT:
        return None
    found, start = None, player * COLUMNS
    for number in range(start, start + COLUMNS):
        card = s.ends[number]
        if RANK[card] != s.heights[4 * player + SYMBOL[card]] or not s.is_legal(SACRED + card):
            continue
        if _lays_free(s, number, player) or _is_only_place(s, card, start):
            continue
        if s.is_first(card) and s.hidden[number]:
            return SACRED + card
        found = SACRED + card if found is None else found
    return found


def _lays_free(s: Position, number: int, player: int) -> bool:
    """Whether the card below a column's end is one that the other's pile takes next, and the player's doesn't."""
    column = s.columns[number]
    if len(column) - s.hidden[number] < 2:
        return False
    rank, symbol = RANK[column[-2]], SYMBOL[column[-2]]
    return s.heights[4 * (1 - player) + symbol] == rank != s.heights[4 * player + symbol]


def _is_only_place(s: Position, card: int, start: int) -> bool:
    """Whether a group of the own zone that lies on a card face down fits on this card alone."""
    for number in range(start, start + COLUMNS):
        hidden = s.hidden[number]
        if not hidden or s.ends[number] == card:
            continue
        head = s.columns[number][hidden]
        if fits(head, card) and s.tips[ABOVE[head]] & (s.tips[ABOVE[head]] - 1) == 0:
            return True
    return False

"""The event row, its tokens, the deck and the discard pile (spec 2.3)."""

from __future__ import annotations

from rules.rise_of_tribes.components.box import DISCOVERY, EVENTS, KINDS, SET_ASIDE, VOLCANO
from rules.rise_of_tribes.mechanics.ground import others
from rules.rise_of_tribes.position import Position


def fill(s: Position, slot: int, kind: int, count: int) -> None:
    """Put tokens from the bank on a tile, as far as the bank has them."""
    got = min(count, s.bank[kind])
    s.bank[kind] -= got
    s.tokens[3 * slot + kind] += got


def tokens_on(s: Position, slot: int) -> int:
    """All tokens on a tile."""
    start = 3 * slot
    return s.tokens[start] + s.tokens[start + 1] + s.tokens[start + 2]


def take_away(s: Position, slot: int) -> int:
    """Take a tile out of the row, its tokens go to the bank; the tile."""
    tile = s.row[slot]
    s.row[slot] = -1
    for kind in range(3):
        s.bank[kind] += s.tokens[3 * slot + kind]
        s.tokens[3 * slot + kind] = 0
    return tile


def leave(s: Position, slot: int) -> None:
    """A tile leaves the row for the discard pile."""
    tile = take_away(s, slot)
    s.discard = [*s.discard, tile]
    s.tell("event_left", None, tile=EVENTS[tile])


def leave_if_empty(s: Position, slot: int) -> None:
    """A tile that lives on its tokens leaves with the last one."""
    if not tokens_on(s, slot):
        leave(s, slot)


def give_back(s: Position, slot: int) -> None:
    """A tile goes back into the deck; an empty deck takes the discards along (A44)."""
    tile = take_away(s, slot)
    if not s.deck:
        s.deck, s.discard = s.discard, []
    s.deck = [*s.deck, tile]
    shuffle_deck(s)
    s.tell("event_returned", None, tile=EVENTS[tile])


def shuffle_deck(s: Position) -> None:
    """Shuffle the deck: nobody knows a tile of it any more."""
    s.deck = s.deck[:]
    s._shuffle(s.deck)
    s.seen = [0] * len(s.deck)


def let_in_set_aside(s: Position) -> None:
    """The first village of the game stands: Chieftain and Abandoned Village join the deck."""
    s.set_aside = 0
    s.deck = [*s.deck, *SET_ASIDE]
    shuffle_deck(s)
    s.tell("events_added", None, tiles=[EVENTS[tile] for tile in SET_ASIDE])


def draw(s: Position) -> int:
    """The top tile; an empty deck is made of the discards first. -1: there is none."""
    if not s.deck:
        s.deck, s.discard = s.discard, []
        shuffle_deck(s)
    if not s.deck:
        return -1
    tile = s.deck[0]
    s.deck = s.deck[1:]
    s.seen = s.seen[1:]
    return tile


def place(s: Position, tile: int) -> int:
    """Put a tile in the leftmost empty space of the row; the space."""
    slot = s.row.index(-1)
    s.row[slot] = tile
    s.oldest = slot if s.row[1 - slot] < 0 else 1 - slot
    s.tell("event_drawn", s.active, tile=EVENTS[tile], returns=tile == VOLCANO)
    return slot


def discovers(s: Position, player: int, h: int) -> bool:
    """Whether a member who is about to enter `h` makes a discovery: opponents there, none of the player's own at that
    moment, and no discovery there before in this MOVE (A18)."""
    if DISCOVERY not in s.row or s.entered >> h & 1 or s.members[player << 4 | h]:
        return False
    return bool(others(s, player) >> h & 1)


def find(s: Position, player: int, kind: int) -> None:
    """Take one token from the tile."""
    slot = s.row.index(DISCOVERY)
    s.tokens[3 * slot + kind] -= 1
    s.resources[3 * player + kind] += 1
    s.tell("resources", player, resource=KINDS[kind], count=1, tile="Discovery")
    leave_if_empty(s, slot)

"""How good a Duel's actions look at a glance.

Hints are measured against END, which is worth 0: whatever is worth more is done before the turn ends. The scale
is a card put on a sacred pile: 100.
"""

from __future__ import annotations

from rules.tribal.cards import EMPTY, RANK, SYMBOL
from rules.tribal.duel.components.actions import (
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
    moved_card,
    stolen_card,
)
from rules.tribal.duel.components.phases import COLUMNS, LONG_IDLE
from rules.tribal.duel.evaluation.openings import goes_up
from rules.tribal.duel.evaluation.stuck import is_stuck
from rules.tribal.duel.position import Position
from rules.tribal.moves import MOVES, ONTO

WIN = 1000.0
SACRED_CARD = 100.0
TURN_UP = 30.0
"""Turning up an own card; another for each card still under it is worth a little more."""
CLEAR_COLUMN = 16.0
"""Leaving a free column. By a give it is worth something only once the end is near: until then whole columns only go to and fro."""
UNCOVER_NEEDED = 45.0
"""Laying free a card that the own pile takes next."""
BURY_NEEDED = 40.0
BURY_DEEPER = 6.0
"""Laying more on a column in which such a card lies below others."""
BLOCK = 14.0
"""Covering a card that the opponent's pile takes next."""
FEED = 50.0
"""Giving the opponent a card that goes on their pile at once, by itself or after others that lie free in their zone."""
FEED_MORE = 20.0
"""Each more that goes there with it."""
EXPOSE = 8.0
"""Laying free an own card that the opponent's pile takes next: they may steal it."""
GIVE_CARD = 1.5
"""A card less in the own columns, once the end is near."""
KEEP_SOON = 6.0
"""Keeping a card that the own pile takes after the next."""
KEEP_NEXT = 6.0
"""Keeping one that it takes next."""
DRAW_CARD = 5.0
IDLE_MOVE = 3.0
"""What every move costs: time that the opponent, too, may use."""
POINTLESS = -40.0
"""What comes on top where a move has no use in sight."""
ADD_CARD = 8.0
"""What a card stolen or taken into the own columns costs: one more to be rid of."""


def hint(s: Position, action: int) -> float:
    """How good a legal action looks for the player who decides."""
    return _hint(s, action, is_near_end(s))


def hints(s: Position, actions: list[int]) -> list[float]:
    """The same of several, for which it is seen once whether the end is near."""
    is_end = is_near_end(s)
    return [_hint(s, action, is_end) for action in actions]


def _hint(s: Position, action: int, is_end: bool) -> float:
    player = s.current_player
    assert player is not None
    if action < SACRED:
        worth = _move(s, action, player, is_end)
        return worth if worth > 0 else worth + POINTLESS
    if _wins_by_a_pile(s, action, player):
        return WIN
    if action < STEAL:
        return SACRED_CARD + _turning(s, action - SACRED)
    if action < DRAW:
        return _steal(s, action, player)
    if action == DRAW:
        return DRAW_CARD
    if action < END:
        return _take(s, action - TAKE, player)
    return _place(s, action, player) if action > DONE else 0.0


def advance(s: Position, action: int) -> int:
    """1: a card comes onto the player's sacred pile or is turned up; -1: cards change places within a zone, for no use in sight,
    a card that the pile takes goes elsewhere, or nothing counts any more but the cards on piles."""
    player = s.current_player
    assert player is not None
    if action != END and s.idle and is_stuck(s):
        return -1
    if action < SACRED:
        head = moved_card(action)
        zone = s.realm[s.place[head]]
        if zone == player and s.is_first(head) and s.hidden[s.place[head]]:
            return 0 if parts(s, action, player) else 1
        if zone == player and s.idle >= LONG_IDLE and _gives_in_vain(s, action, player):
            return -1
        stays = zone == (s.realm[s.place[ONTO[action]]] if action < MOVES else action - MOVE_NINE & 1)
        return -1 if (stays or not is_near_end(s)) and hint(s, action) < 0 else 0
    if action < STEAL or STEAL_SACRED <= action < DRAW or action == PLACE_SACRED:
        return 1
    if STEAL <= action < STEAL_SACRED or action > DONE:
        return -int(wait(s, player, stolen_card(action) if action < DRAW else s.drawn) == 0)
    return int(TAKE <= action < END and wait(s, player, action - TAKE) == 0)


def feeds(s: Position, action: int, player: int) -> bool:
    """Whether a move gives cards away of which the other one can lay some on piles at once."""
    onto = ONTO[action] if action < MOVES else EMPTY
    goal = s.realm[s.place[onto]] if onto != EMPTY else action - MOVE_NINE & 1
    return goal != player and _feeding(s, s.group(moved_card(action)), onto, goal) > 0


def parts(s: Position, action: int, player: int) -> bool:
    """The same, or whether it gives cards away of which the own piles take some soon."""
    goal = s.realm[s.place[ONTO[action]]] if action < MOVES else action - MOVE_NINE & 1
    is_missed = goal != player and any(0 <= wait(s, player, card) <= 1 for card in s.group(moved_card(action)))
    return is_missed or feeds(s, action, player)


def _gives_in_vain(s: Position, action: int, player: int) -> bool:
    """Whether it changes nothing that cards go to and fro where nobody has got further for long: cards on piles decide, and who gives can't
    win without columns, or is ahead of somebody who can't."""
    ahead = s.sacred_total(player) - s.sacred_total(1 - player)
    if s.progress or not ahead or (has_ones(s, player) and (ahead < 0 or has_ones(s, 1 - player))):
        return False
    return hint(s, action) < TURN_UP


def wait(s: Position, player: int, card: int) -> int:
    """How many cards must go before this one onto the player's pile; -1 when it is there already."""
    steps = RANK[card] - s.heights[4 * player + SYMBOL[card]]
    return steps if steps > -1 else -1


def has_ones(s: Position, player: int) -> bool:
    """Whether all four piles are begun, so that empty columns win."""
    return 0 not in s.heights[4 * player : 4 * player + 4]


def is_near_end(s: Position) -> bool:
    """Whether somebody can win by empty columns before long: all four piles begun, nothing face down."""
    return any(
        has_ones(s, player) and not any(s.hidden[player * COLUMNS : player * COLUMNS + COLUMNS]) for player in (0, 1)
    )


def _wins_by_a_pile(s: Position, action: int, player: int) -> bool:
    """Whether a card put on a sacred pile is the last that it takes, or leaves no column where all four are begun (3.3)."""
    if action < STEAL:
        card, left = action - SACRED, s.held[player] - 1
    elif STEAL_SACRED <= action < DRAW or action == PLACE_SACRED:
        card, left = stolen_card(action) if action < DRAW else s.drawn, s.held[player]
    else:
        return False
    heights = s.heights[4 * player : 4 * player + 4]
    heights[SYMBOL[card]] += 1
    return sum(heights) >= s.goal or (left == 0 and min(heights) > 0)


def _turning(s: Position, head: int) -> float:
    """What it is worth to its owner that a group leaves its column."""
    if not s.is_first(head):
        return 0.0
    hidden = s.hidden[s.place[head]]
    return TURN_UP + hidden if hidden else CLEAR_COLUMN


def _under(s: Position, head: int) -> int:
    """The face-up card on which a card lies, EMPTY if there is none."""
    number = s.place[head]
    column = s.columns[number]
    under = len(column) - 2 - RANK[head] + RANK[s.ends[number]]
    return column[under] if under >= s.hidden[number] else EMPTY


def _move(s: Position, action: int, player: int, is_end: bool) -> float:
    head = moved_card(action)
    onto = ONTO[action] if action < MOVES else EMPTY
    zone = s.realm[s.place[head]]
    target = s.realm[s.place[onto]] if onto != EMPTY else action - MOVE_NINE & 1
    if zone != player:
        return _move_theirs(s, head, onto, player)
    worth = _turning(s, head) - IDLE_MOVE
    under = _under(s, head)
    if under != EMPTY and wait(s, player, under) == 0:
        worth += UNCOVER_NEEDED
    elif under != EMPTY and wait(s, 1 - player, under) == 0:
        worth -= EXPOSE
    if target == player:
        return worth - _burying(s, onto, player)
    return worth + _give(s, head, onto, player, is_end)


def _burying(s: Position, onto: int, player: int) -> float:
    """What it costs a player that cards are laid onto this one, for those in its column that their pile takes next."""
    if onto == EMPTY:
        return 0.0
    if wait(s, player, onto) == 0:
        return BURY_NEEDED
    number, heights = s.place[onto], s.heights
    for card in s.columns[number][s.hidden[number] :]:
        if RANK[card] == heights[4 * player + SYMBOL[card]]:
            return BURY_DEEPER
    return 0.0


def _give(s: Position, head: int, onto: int, player: int, is_end: bool) -> float:
    """What giving away a group adds: fewer own cards, a block; less what it does for the opponent."""
    group = s.group(head)
    if len(group) == s.held[player] and has_ones(s, player):
        return WIN
    worth = _cover_theirs(s, onto, player)
    if is_end:
        worth += GIVE_CARD * len(group)
    elif s.is_first(head) and not s.hidden[s.place[head]]:
        worth -= CLEAR_COLUMN
    worth -= _feeding(s, group, onto, 1 - player)
    heights = s.heights
    for card in group:
        steps = RANK[card] - heights[4 * player + SYMBOL[card]]
        if steps == 0:
            worth -= KEEP_NEXT
        elif steps == 1:
            worth -= KEEP_SOON
    return worth


def _feeding(s: Position, group: list[int], onto: int, other: int) -> float:
    """What it costs to give cards of which the other one can lay some on piles at once."""
    steps = wait(s, other, group[-1])
    if steps < 0 or (steps > 0 and not _begins(s, other)):
        return 0.0
    fed = goes_up(s, other, group, s.place[onto] if onto != EMPTY else -1)[COLUMNS]
    return FEED + FEED_MORE * (fed - 1) if fed else 0.0


def _begins(s: Position, player: int) -> bool:
    """Whether the end of any column of a player goes on their piles."""
    heights = s.heights
    for end in s.ends[player * COLUMNS : player * COLUMNS + COLUMNS]:
        if end != EMPTY and RANK[end] == heights[4 * player + SYMBOL[end]]:
            return True
    return False


def _cover_theirs(s: Position, onto: int, player: int) -> float:
    return BLOCK if onto != EMPTY and wait(s, 1 - player, onto) == 0 else 0.0


def _move_theirs(s: Position, head: int, onto: int, player: int) -> float:
    """A move within the opponent's zone: to lay free what could be stolen, or to block them."""
    worth = _cover_theirs(s, onto, player) - IDLE_MOVE - _turning(s, head) / 2
    under = _under(s, head)
    if under != EMPTY:
        if wait(s, 1 - player, under) == 0:
            worth -= BLOCK
        if not s.limited and wait(s, player, under) == 0 and under != s.no_steal:
            worth += UNCOVER_NEEDED
    if not s.limited and onto != EMPTY and wait(s, player, onto) == 0:
        worth -= BURY_NEEDED
    return worth


def _steal(s: Position, action: int, player: int) -> float:
    other = 1 - player
    card = stolen_card(action)
    if s.held[other] == 1 and has_ones(s, other) and s.options["win_if_emptied_by_opponent"]:
        return -WIN
    if action >= STEAL_SACRED:
        return 0.9 * SACRED_CARD
    worth = -ADD_CARD
    if wait(s, other, card) == 0:
        worth += BLOCK
    if wait(s, player, card) == 1:
        worth += KEEP_SOON
    if action < STEAL_NINE and wait(s, player, ONTO[action - STEAL]) == 0:
        worth -= BURY_NEEDED
    return worth


def _take(s: Position, card: int, player: int) -> float:
    return 0.8 * SACRED_CARD if wait(s, player, card) == 0 else -ADD_CARD / 2


def _place(s: Position, action: int, player: int) -> float:
    card = s.drawn
    if action == PLACE_SACRED:
        return SACRED_CARD
    onto = action - PLACE if action < PLACE_EMPTY else EMPTY
    zone = action - PLACE_EMPTY if onto == EMPTY else s.place[onto] // COLUMNS
    if zone != player:
        return 2 * GIVE_CARD + _cover_theirs(s, onto, player) - _feeding(s, [card], onto, 1 - player)
    worth = KEEP_SOON if wait(s, player, card) == 1 else 0.0
    return worth - _burying(s, onto, player)

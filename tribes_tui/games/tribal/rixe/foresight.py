"""What moves on the table are good for, which ones the cursor proposes, and whether drawing is all that is left.

Where nothing else is left, a move after which fewer of the cards that one doesn't see fit somewhere is of use: it is counted how many.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Literal

from rules import Rng
from rules.tribal.cards import BELOW, CARDS, EMPTY, NINES, RANK
from rules.tribal.moves import MOVES, ONTO, move_id
from rules.tribal.rixe.components.actions import DRAW, NINE_TYPES, PLAY, PLAY_NINE, PLAY_ONTO
from rules.tribal.rixe.components.phases import ACT, CLEAN, COMPLETE
from rules.tribal.rixe.evaluation.hints import (
    COMPLETE_COLUMN,
    MAKE_ROOM,
    PLAY_CARD,
    SHUT,
    STEP,
    finishes,
    kinds_in_hand,
)
from rules.tribal.rixe.mechanics.legal import fitting_types
from rules.tribal.rixe.state import RixeState

Aim = Literal["complete", "begin", "room", "shut", ""]


def glance(view: RixeState, actions: list[int]) -> Sequence[float]:
    """The rules' hints; cards that can be played and moves that complete a column come before other moves on the table, and no end or draw before
    moves of use; such as only hinder others are of use where one of them may soon be out, and the one that hinders most is the first. Among places
    for a card the one that brings no column from 9 nearer to completion for others is the first."""
    hinders_now = any(len(hand) <= FEW for seat, hand in enumerate(view.hands) if seat != view.current_player)

    def rank(action: int) -> int:
        if action < MOVES:
            purpose = aim(view, action)
            return RANKS[purpose] if purpose != "shut" or hinders_now else -1
        return 2 if action < DRAW else 0

    hints = zip(actions, view.hints(actions), strict=True)
    return [
        rank(action) * ABOVE + hint - feeds(view, action) / COMPLETE + hinders(view, action) / CARDS
        for action, hint in hints
    ]


def hinders(view: RixeState, action: int) -> int:
    """How many cards that the viewer doesn't see fit nowhere after a move, less those that fit only then; where it frees a place, all 9s do.
    0 where something else can be done, where it hinders nobody, and where it makes a long column ready for others: to complete, or to move."""
    if action >= MOVES or view.phase == CLEAN or view.hint(action) != SHUT:
        return 0
    if sum(len(view.columns[view.place[card]]) for card in (ONTO[action], action >> 2)) >= NEAR:
        return 0
    return max(0, _fewer_fit(view, action))


def _fewer_fit(view: RixeState, action: int) -> int:
    after: RixeState = view.resample(Rng(0))  # which cards the others hold has no part in it
    after.apply(action)
    before, then = fitting_types(view), fitting_types(after)
    return sum((before >> (card >> 1) & 1) - (then >> (card >> 1) & 1) for card in view.unseen_cards())


def feeds(view: RixeState, action: int) -> int:
    """How long a column from 9 is that a card would lengthen and its player not complete in this turn: 0 for any other action."""
    if not PLAY <= action < PLAY_NINE or view.hint(action) >= PLAY_CARD + COMPLETE_COLUMN - STEP:
        return 0
    column = view.columns[view.place[PLAY_ONTO[action - PLAY]]]
    return len(column) if column[0] >= NINES else 0


def aim(view: RixeState, action: int) -> Aim:
    """What a move is for: completing a column now, or as the first of the fewest steps that do, room for a 9 in hand, even where it takes
    another card's place, fewer cards that fit for the others; empty for nothing in sight."""
    worth = view.hint(action) if action < MOVES else 0.0
    if worth >= COMPLETE_COLUMN - STEP and view.is_complete(view.place[action >> 2]):
        return ""
    if worth >= COMPLETE_COLUMN:
        return "complete"
    if worth >= COMPLETE_COLUMN - STEP:
        return "begin" if completion(view, action) else ""
    if action < MOVES and worth in (MAKE_ROOM, MAKE_ROOM - MAKE_ROOM):
        return "room"
    return "shut" if hinders(view, action) else ""


def completion(view: RixeState, by: int | None = None) -> Sequence[int]:
    """The fewest actions that complete a column in this turn; only those that begin with `by`, where it is given. None are empty."""
    fewest: Sequence[int] = ()
    for plan in sorted(_plans(view), key=len):
        if fewest and len(plan) > len(fewest):
            break
        if not fewest and _holds(view, plan):
            fewest = plan
        if fewest and by in (None, plan[0]) and (plan is fewest or _holds(view, plan)):
            return plan
    return ()


def completes_then(view: RixeState, by: int) -> bool:
    """Whether the viewer can complete a column in this turn once a card that was turned up has begun one."""
    after: RixeState = view.resample(Rng(0))  # what the others hold has no part in it
    after.apply(by)
    seat = view.current_player
    return after.phase == ACT and after.current_player == seat and bool(completion(after.view(seat)))


def _plans(view: RixeState) -> Iterator[tuple[int, ...]]:
    """For each first step that may complete a column from 9 the fewest actions, as the cards lie: what a card takes with it is known, and what
    comes next never lies below it."""
    hand = view.hands[view.current_player or 0]
    held = {card >> 1: card for card in reversed(hand)}  # of two alike the first is played
    found: dict[int, tuple[int, ...] | None] = {}

    def firsts(end: int) -> Iterator[tuple[int, ...]]:
        """The fewest by each card that fits there, those in hand first."""
        level = BELOW[end]
        for kind in (2 * level, 2 * level + 1):
            if (card := held.get(kind)) is not None and (rest := fewest(card)) is not None:
                yield PLAY + 4 * kind + (end & 3), *rest
        for head in range(4 * level, 4 * level + 4):
            slot = view.place[head]
            if slot >= 0 and not view.is_complete(slot) and (rest := fewest(view.ends[slot])) is not None:
                yield move_id(head, end), *rest

    def fewest(end: int) -> tuple[int, ...] | None:
        if end not in found:
            found[end] = min(firsts(end), key=len, default=None) if RANK[end] else ()
        return found[end]

    for column in view.columns:
        if column and column[0] >= NINES and len(column) < COMPLETE:
            yield from firsts(column[-1])
    for kind, card in held.items():
        if card >= NINES and EMPTY in view.ends and (rest := fewest(card)) is not None:
            zone = view.zones[view.ends.index(EMPTY)]
            yield PLAY_NINE + 4 * (kind - NINE_TYPES) + zone, *rest


def _holds(view: RixeState, plan: Sequence[int]) -> bool:
    """Whether nothing forbids it: a layout that was there already, or that the last card in hand ends the round."""
    state: RixeState = view.resample(Rng(0))  # what the others hold has no part in it
    for number, action in enumerate(plan, 1):
        if state.phase != ACT or state.current_player != view.current_player or not state.is_legal(action):
            return False
        if number < len(plan):
            state.apply(action)
    return True


def can_only_draw(view: RixeState) -> bool:
    """Whether nothing on the table takes a card of the viewer's, and no move of theirs would be of use; in another's turn, as it lies now."""
    seat = view.viewer
    if seat is None or seat < 0 or view.phase != ACT or kinds_in_hand(view, seat) & fitting_types(view):
        return False
    return view.current_player != seat or opens_nothing(view)


FEW = 2
"""Cards in a hand that may soon be empty."""
NEAR = 5
"""Cards of a column that helps others: to complete it from a 9, or to move it onto one."""
ABOVE = 1000.0
"""More than any hint."""
RANKS: Mapping[Aim, int] = {"complete": 2, "begin": 2, "room": 1, "shut": 1, "": -1}
"""Where moves stand among what can be done: 2 with cards to play, 1 before what ends a turn, -1 behind it."""


def changes_nothing(view: RixeState) -> bool:
    """Whether nothing can be played or collected, now or after moves, and no move leaves others less: what moves as a part of a column leaves
    an end behind like the one that it covers, and whoever comes next may move it back. A whole column leaves a free place, where all 9s fit: in
    a turn that matters only where fewer of the cards that one doesn't see fit somewhere then."""
    return opens_nothing(view) and not any(view.phase == CLEAN or _fewer_fit(view, move) > 0 for move in wholes(view))


def opens_nothing(view: RixeState) -> bool:
    """Whether no moves, one after the other, lead to anything but drawing: they can free a place, which only a 9 needs, or complete a column."""
    legal, hand = view.legal_actions(), view.hands[view.current_player or 0]
    if any(PLAY <= action < DRAW for action in legal) or (hand and hand[-1] >= NINES and wholes(view)):
        return False
    columns = (column for column in view.columns if column and column[0] >= NINES)
    return legal[0] >= MOVES or not any(finishes(view, column[-1], 0) for column in columns)


def wholes(view: RixeState) -> Sequence[int]:
    """The moves of whole columns; no part of one that moves makes such a move possible, or impossible."""
    moves = (action for action in view.legal_actions() if action < MOVES)
    return [action for action in moves if view.columns[view.place[action >> 2]][0] == action >> 2]

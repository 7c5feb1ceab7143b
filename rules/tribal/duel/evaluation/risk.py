"""With which of the cards that nobody has seen somebody would win: whoever is in turn by drawing one, the other one in the turn after this."""

from collections.abc import Iterator
from typing import NamedTuple

from rules.core.rng import Rng
from rules.tribal.duel.components.actions import DRAW, END, SACRED, STEAL, moved_card
from rules.tribal.duel.components.phases import ACT, COLUMNS, PLACING
from rules.tribal.duel.evaluation.hints import hint
from rules.tribal.duel.evaluation.winning import is_near, is_open, winning_line
from rules.tribal.duel.mechanics.knowledge import unseen_cards
from rules.tribal.duel.position import Position

MOST_POSITIONS = 100
"""Positions that are looked at, whatever the number of cards: a table asks while somebody plays."""
A_CARD = 25
"""Of them for one card at the most."""
MOST_TRIED = 10
"""Actions of which it is tried whether they hinder it."""


class Risk(NamedTuple):
    """That the other one, should this turn end now, surely wins with `cards` of `of` that they may draw or turn up, and how (`end`); with more
    perhaps. `hindered_by`: after which actions it takes another way."""

    cards: int
    of: int
    end: str
    hindered_by: list[int]


def risk(view: Position) -> Risk | None:
    """Such a risk to whoever is in turn; None where none is seen."""
    player = view.current_player
    if player is None or view.phase != ACT:
        return None
    start = view if view.viewer is None else view.resample(Rng(0))
    ended = start.clone()
    ended.apply(END)
    if ended.current_player != 1 - player or not is_near(ended, 1 - player):
        return None
    unseen, lines, left, found, end = unseen_cards(ended), dict[int, list[int]](), MOST_POSITIONS, 0, ""
    for card in dict.fromkeys(one & ~1 for one in unseen):
        copy = card if card in unseen else card + 1
        for world in _with(ended, copy):
            left -= 1
            line, number = winning_line(world, min(A_CARD, left))
            left -= number
            if line:
                found += (card in unseen) + (card + 1 in unseen)
                lines[copy] = line
                end = end or _after(world, line).end
                break
        if left <= 0:
            break
    return Risk(found, len(unseen), end, _hindrances(start, lines)) if found else None


def lucky(view: Position) -> list[int]:
    """The unseen cards with which whoever is in turn, were one drawn now, would surely win in this turn; with more perhaps."""
    player = view.current_player
    if player is None or view.phase != ACT or view.limited or not view.stock or not is_near(view, player):
        return []
    start = view if view.viewer is None else view.resample(Rng(0))
    unseen, found, left = unseen_cards(start), list[int](), MOST_POSITIONS
    for card in dict.fromkeys(one & ~1 for one in unseen):
        copies = [one for one in (card, card + 1) if one in unseen]
        for world in _drawn(start, copies[0]):
            line, number = winning_line(world, min(A_CARD, left))
            left -= number
            found += copies if line else []
        if left <= 0:
            break
    return found


def _drawn(start: Position, card: int) -> Iterator[Position]:
    """Once this card is drawn, where it has a place."""
    if start.stock:
        world = start.clone()
        _put(world, world.stock, len(world.stock) - 1, card)
        world.apply(DRAW)
        if world.phase == PLACING:
            yield world


def _with(ended: Position, card: int) -> Iterator[Position]:
    """The next turn once the one in it has drawn this card, or turned it up where it is their last one face down."""
    player = ended.current_player or 0
    own = range(player * COLUMNS, player * COLUMNS + COLUMNS)
    down = [number for number in own if ended.hidden[number]]
    yield from _drawn(ended, card)
    if sum(ended.hidden[number] for number in down) != 1:
        return
    for action in ended.legal_actions():
        if action < STEAL and not is_open(ended, action) and ended.place[_head(action)] == down[0]:
            world = ended.clone()
            _put(world, world.columns[down[0]], 0, card)
            world.apply(action)
            if world.current_player == player and world.phase == ACT:
                yield world


def _head(action: int) -> int:
    return moved_card(action) if action < SACRED else action - SACRED


def _put(s: Position, where: list[int], at: int, card: int) -> None:
    """Change an unseen card and the one that lies there, which nobody has seen either."""
    before = where[at]
    for pile in (s.stock, *s.columns):
        for k in range(len(pile)):
            if pile[k] == card:
                pile[k] = before
    where[at] = card


def _after(state: Position, line: list[int]) -> Position:
    """Once as much of this is done as can be."""
    after = state.clone()
    for action in line:
        if after.current_player is None or not after.is_legal(action):
            break
        after.apply(action)
    return after


def _hindrances(start: Position, lines: dict[int, list[int]]) -> list[int]:
    """After which actions at least one of these ways is shut."""
    found, player = list[int](), start.current_player or 0
    tried = sorted((one for one in start.legal_actions() if one < DRAW), key=lambda one: -hint(start, one))
    for action in tried[:MOST_TRIED]:
        after = start.clone()
        after.apply(action)
        if after.current_player != player or after.phase != ACT:
            continue
        ended = _after(after, [END])
        if ended.current_player is None:
            continue
        for card, line in lines.items():
            if all(_after(world, line).winner != 1 - player for world in _with(ended, card)):
                found.append(action)
                break
    return found

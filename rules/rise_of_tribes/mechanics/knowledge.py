"""What is hidden: the order of the event deck and of the goal decks. What each player knows of it.

Everybody knows which tiles and goals are in a deck, which goals were put back under it and in which LEAD;
only the owner knows their order within one LEAD (A42). The Dreamtime player knows tiles looked at.
"""

from __future__ import annotations

from rules.core.rng import RandomSource, shuffle
from rules.rise_of_tribes.components.box import DREAMTIME, EVENTS, MAMMOTH, SET_ASIDE, goals_in_game
from rules.rise_of_tribes.position import Position

HIDDEN = -1


def mask(s: Position, viewer: int) -> None:
    """Hide what `viewer` does not know. Returned goals whose order is unknown are put in a fixed order."""
    dreamer = viewer >= 0 and s.power[viewer] == DREAMTIME
    s.deck = [tile if dreamer and seen else HIDDEN for tile, seen in zip(s.deck, s.seen, strict=True)]
    for player, deck in enumerate(s.goal_decks):
        top = len(deck) - sum(s.returned[player])
        seen = [HIDDEN] * top + deck[top:]
        if player != viewer:
            for start, end in runs(s, player):
                seen[start:end] = sorted(seen[start:end])
        s.goal_decks[player] = seen


def runs(s: Position, player: int) -> list[tuple[int, int]]:
    """Where in the goal deck the goals returned in each LEAD lie."""
    start = len(s.goal_decks[player]) - sum(s.returned[player])
    result = []
    for length in s.returned[player]:
        result.append((start, start + length))
        start += length
    return result


def unmask(s: Position, rng: RandomSource) -> None:
    """Fill the hidden places with a draw from everything that fits."""
    unknown = tiles_unknown(s)
    shuffle(unknown, rng)
    s.deck = [unknown.pop() if tile == HIDDEN else tile for tile in s.deck]
    for player, deck in enumerate(s.goal_decks):
        hidden = goals_unknown(s, player)
        shuffle(hidden, rng)
        full = [hidden.pop() if goal == HIDDEN else goal for goal in deck]
        if player != s.viewer:
            for start, end in runs(s, player):
                run = full[start:end]
                shuffle(run, rng)
                full[start:end] = run
        s.goal_decks[player] = full


def tiles_unknown(s: Position) -> list[int]:
    """The tiles that must be in the hidden places of the event deck."""
    away = {*s.row, *s.discard, *s.deck}
    away |= {3 + item for item in range(3) if s.item_owner[item] >= 0}
    if s.set_aside:
        away |= set(SET_ASIDE)
    if s.tamer >= 0:
        away.add(MAMMOTH)
    return [tile for tile in range(len(EVENTS)) if tile not in away]


def goals_unknown(s: Position, player: int) -> list[int]:
    """The goals that must be in the hidden places of a goal deck."""
    away = s.goals[player] | s.completed[player]
    deck = s.goal_decks[player]
    return [goal for goal in goals_in_game(s.players) if not away >> goal & 1 and goal not in deck]

"""What events and conflicts ask for."""

from __future__ import annotations

from rules.rise_of_tribes.components import tables
from rules.rise_of_tribes.components.box import TILE_KIND, TRIBE_COST
from rules.rise_of_tribes.components.layout import bits
from rules.rise_of_tribes.evaluation.judgements.needs import crowd
from rules.rise_of_tribes.mechanics import bank
from rules.rise_of_tribes.position import Position


def place(s: Position, player: int, h: int) -> float:
    """Where own members stand nothing bad should come; a start wants different terrain around."""
    own = s.members[player << 4 | h]
    hurt = s.population[h] - 2 * own
    around = {TILE_KIND[s.tiles[x]] for x in bits(s.layout.near[h] | 1 << h)}
    return 0.5 * hurt + 0.3 * len(around) + 0.05 * s.layout.near[h].bit_count()


def lose(s: Position, player: int, h: int) -> float:
    """Lose where it costs least."""
    return crowd(s, player, h, -1) - crowd(s, player, h, 0)


def bid(s: Position, player: int, offset: int) -> float:
    """A point for a few resources: five and more bring two."""
    worth = 3.0 if offset + 1 >= tables.CHIEFTAIN_HIGH_BID else 1.8
    spare = bank.total(s, player) - sum(TRIBE_COST[s.tribe[player]])
    return worth - 0.45 * (offset + 1) - (0.0 if spare > offset else 0.8)


def fight(s: Position, player: int, h: int) -> float:
    """Won fights first."""
    own = s.members[player << 4 | h]
    return 0.1 * (2 * own - s.population[h])


def cunning(s: Position, player: int, h: int) -> float:
    """Only a fight that is won and clears the hex."""
    own = s.members[player << 4 | h]
    rivals = s.population[h] - own
    gain = 0.3 * rivals + (1.5 if s.village[h] not in (-1, player) else 0.0)
    return gain - 0.3 if own > rivals else -1.0


def ambush(s: Position, player: int, h: int) -> float:
    """Enough to win, and no more."""
    own = s.members[player << 4 | h]
    return 0.4 if own <= s.population[h] - own else -0.2


def evade(s: Position, player: int, h: int) -> float:
    """A member saved."""
    return 0.5

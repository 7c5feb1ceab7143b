"""Judging the decisions between the move and the sale: tribe, tile, djinns."""

from __future__ import annotations

from rules.five_tribes.components.actions import AT, BUY, FAKIRS, KEEP, KILL, PICK, POWERS, PRICES_OF_A_DJINN, ROB, USE
from rules.five_tribes.components.grid import tiles_in
from rules.five_tribes.components.pieces import (
    ANUN_NAK,
    BOURAQ,
    ECHIDNA,
    ENKI,
    FACE_KIND,
    FAKIR,
    HAGIS,
    IBLIS,
    KANDICHA,
    KINDS,
    LAMIA,
    LARGE_MARKET,
    LETA,
    SIBITTIS,
    SLOAR,
    UTUG,
    WHITE,
    YELLOW,
)
from rules.five_tribes.components.stages import MOVE, TILE
from rules.five_tribes.evaluation.gains import control_points, fakir_points, vizier_points
from rules.five_tribes.evaluation.outlook import ELDER_PROMISE, FAKIR_WORTH, card_worth, djinn_worth
from rules.five_tribes.mechanics.powers import power_ids, targets
from rules.five_tribes.mechanics.scoring import elder_worth, palm_worth
from rules.five_tribes.mechanics.tile_actions import PRICE
from rules.five_tribes.mechanics.tribes import fakirs_needed
from rules.five_tribes.position import Position


def cost(s: Position, elders: int, fakirs: int) -> float:
    """Elders and fakirs given away, in points."""
    return elders * (elder_worth(s.djinns[s.actor]) + ELDER_PROMISE) + _given(s, fakirs)


def _given(s: Position, fakirs: int) -> float:
    """Fakirs given away, in points: what they promise, and what they are worth to Al-Amin."""
    return fakirs * FAKIR_WORTH + fakir_points(s, s.actor, fakirs)


def fakirs(s: Position, action: int) -> float:
    """Builders with so many fakirs."""
    count = action - FAKIRS
    rate = s.blues[s.final] * (2 if s.doubled >> ECHIDNA & 1 else 1)
    return (s.taken + count) * rate - _given(s, count) - _missed(s, count)


def _missed(s: Position, count: int) -> float:
    """What so many fakirs would yet have brought by the best power that they can pay: once in this turn, and in each that is surely left."""
    held, turns = s.goods[s.actor * KINDS + FAKIR], min(s.camels) + 1
    if not count or held - count >= turns:
        return 0.0
    worths = [use(s, id) for id in power_ids(s) if POWERS[id - USE][0] != ECHIDNA and POWERS[id - USE][1] == 0]
    best = max(worths, default=0.0)
    return max(0.0, best) * (min(held, turns) - (held - count))


def kill(s: Position, action: int) -> float:
    """A tile won by its last meeple's death; Kandicha's captures; fakirs spent."""
    tile, colour = divmod(action - KILL, 5)
    worth = 0.0
    left = s.size[tile] - (2 if s.doubled >> IBLIS & 1 and s.killed == 0 else 1)
    if left <= 0 and s.owner[tile] < 0 and s.camels[s.actor]:
        worth += control_points(s, s.actor, tile)
    if s.djinns[s.actor] >> KANDICHA & 1:
        worth += (2.0, 2.7, 2.0, float(s.blues[tile]), 0.0)[colour]
    if s.killed == 0:
        worth -= _given(s, fakirs_needed(s, tile))
    return worth


def rob(s: Position, action: int) -> float:
    """A vizier or an elder less in front of an opponent, and mine with Kandicha."""
    seat, what = divmod(action - ROB, 2)
    mine = 2.7 if s.djinns[s.actor] >> KANDICHA & 1 else 0.0
    if what == WHITE:
        return (elder_worth(s.djinns[seat]) + ELDER_PROMISE) / (s.players - 1) + mine
    s.viziers[seat] -= 1
    lost = vizier_points(s, seat, 1)
    s.viziers[seat] += 1
    ahead = 10.0 if s.viziers[seat] == s.viziers[s.actor] else 0.0
    return ahead + lost / (s.players - 1) + mine * (what == YELLOW)


def decline(s: Position, action: int) -> float:
    """Doing nothing."""
    return 0.0


def place(s: Position, action: int) -> float:
    """The tree or palace here: its points if the tile is mine, a loss if it is somebody else's."""
    tile = s.final if s.stage == TILE else s.origin
    palace = s.power == BOURAQ if s.stage != TILE else FACE_KIND[s.faces[tile]] == 0
    return placed(s, tile, palace)


def placed(s: Position, tile: int, palace: bool) -> float:
    """A tree or palace on a tile, seen by the actor."""
    points = 5.0 if palace else float(palm_worth(s.djinns[s.actor]))
    if s.owner[tile] == s.actor:
        return points
    return 0.0 if s.owner[tile] < 0 else -points / (s.players - 1)


def pick(s: Position, action: int) -> float:
    """A card of a market, less the price (a large market's is shared by two cards)."""
    kind = FACE_KIND[s.faces[s.final]]
    worth = card_worth(s, s.actor, s.row[action - PICK])
    if s.stage != TILE:
        return worth
    return worth - (PRICE[kind] / 2 if kind == LARGE_MARKET else PRICE[kind])


def buy(s: Position, action: int) -> float:
    """A djinn, less his price."""
    djinn, way = divmod(action - BUY, 2)
    return djinn_worth(s, s.actor, djinn) - cost(s, *PRICES_OF_A_DJINN[way])


def keep(s: Position, action: int) -> float:
    """A djinn of Sibittis'."""
    return djinn_worth(s, s.actor, action - KEEP)


def use(s: Position, action: int) -> float:
    """A power, less its price; not before the move when it can wait."""
    djinn, elders, given = POWERS[action - USE]
    worth = _power(s, djinn) - cost(s, elders, given)
    if s.stage == MOVE and djinn != ANUN_NAK:
        return worth - 100.0
    return worth


def _power(s: Position, djinn: int) -> float:
    if djinn in (LETA, UTUG):
        return max(control_points(s, s.actor, tile) for tile in tiles_in(targets(s, djinn)))
    if djinn in (BOURAQ, ENKI):
        return max(placed(s, tile, djinn == BOURAQ) for tile in tiles_in(targets(s, djinn)))
    if djinn in (HAGIS, LAMIA):
        return (5.0 if djinn == HAGIS else palm_worth(s.djinns[s.actor])) * _misplaced(s)
    if djinn == ECHIDNA:
        return float(s.taken * s.blues[s.final]) if s.final >= 0 else 0.0
    return {SIBITTIS: 9.0, SLOAR: 3.5, IBLIS: 5.0}.get(djinn, 0.5)


def _misplaced(s: Position) -> float:
    """Whether placing here would miss one's own tiles."""
    tile = s.final if s.stage == TILE else s.origin
    return 0.0 if s.owner[tile] == s.actor else 1.0


def at(s: Position, action: int) -> float:
    """A tile for the djinn at work."""
    tile = action - AT
    if s.power in (LETA, UTUG):
        return float(control_points(s, s.actor, tile))
    if s.power == ANUN_NAK:
        return 0.1 * control_points(s, s.actor, tile)
    return placed(s, tile, s.power in (BOURAQ, HAGIS))

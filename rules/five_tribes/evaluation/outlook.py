"""What things are worth before they are points: figures that the heuristics share."""

from __future__ import annotations

from rules.five_tribes.components.grid import TILES
from rules.five_tribes.components.pieces import (
    AL_AMIN,
    ANUN_NAK,
    BAAL,
    BLUE,
    BOAZ,
    BOURAQ,
    DJINN_POINTS,
    ECHIDNA,
    ENKI,
    FAKIR,
    GREEN,
    HAGIS,
    HAURVATAT,
    IBLIS,
    JAFAAR,
    KANDICHA,
    KINDS,
    KUMARBI,
    LAMIA,
    LETA,
    MARID,
    MONKIR,
    NEKIR,
    SHAMHAT,
    SIBITTIS,
    SLOAR,
    UTUG,
    WHITE,
    YELLOW,
)
from rules.five_tribes.evaluation.gains import card_points, gain
from rules.five_tribes.position import Position

FAKIR_WORTH = 1.7
"""A fakir in hand."""
ELDER_PROMISE = 0.7
"""An elder beyond its points: it may buy a djinn or a power."""
GOOD_PROMISE = 2.5
"""A good beyond what it adds now: the suit may grow."""

LONG_GAME = 8
"""Rounds after which a djinn's power is worth no more than its points."""
POWER_EACH_ROUND: dict[int, float] = {
    ANUN_NAK: 0.3,
    BAAL: 0.5,
    BOAZ: 0.3,
    BOURAQ: 0.7,
    ECHIDNA: 0.6,
    ENKI: 0.6,
    HAGIS: 0.4,
    IBLIS: 0.6,
    KANDICHA: 0.5,
    KUMARBI: 0.8,
    LAMIA: 0.4,
    LETA: 1.0,
    MARID: 0.9,
    MONKIR: 0.5,
    NEKIR: 0.6,
    SIBITTIS: 1.0,
    SLOAR: 0.8,
    UTUG: 1.2,
}
"""What a power brings in a round, all costs paid."""


def djinn_worth(s: Position, player: int, djinn: int) -> float:
    """A djinn's points and what he will bring to this player."""
    rounds = max(0, LONG_GAME - s.number)
    return DJINN_POINTS[djinn] + POWER_EACH_ROUND.get(djinn, 0.0) * rounds + _at_the_end(s, player, djinn)


def _at_the_end(s: Position, player: int, djinn: int) -> float:
    if djinn == JAFAAR:
        return 2.0 * s.viziers[player]
    if djinn == SHAMHAT:
        return 2.0 * s.elders[player]
    if djinn == HAURVATAT:
        return 2.0 * sum(s.palms[tile] for tile in range(TILES) if s.owner[tile] == player)
    if djinn == AL_AMIN:
        return 1.5 * s.goods[player * KINDS + FAKIR]
    return 0.0


def card_worth(s: Position, player: int, card: int) -> float:
    """What one more card is worth to a hand."""
    if card == FAKIR:
        return FAKIR_WORTH + card_points(s, player, [card])
    return card_points(s, player, [card]) + GOOD_PROMISE


def prospect(s: Position, player: int, tile: int, colour: int, count: int) -> float:
    """What meeples picked up at the end of a move are worth beyond their points."""
    if colour == WHITE:
        return count * ELDER_PROMISE
    if colour == YELLOW:
        return count * 0.5
    if colour == GREEN:
        cards = s.row[:count]
        fakirs = cards.count(FAKIR)
        return fakirs * FAKIR_WORTH + (len(cards) - fakirs) * GOOD_PROMISE
    if colour == BLUE:
        return builders_prospect(s, player, tile)
    return 1.0


def builders_prospect(s: Position, player: int, tile: int) -> float:
    """Fakirs beside the builders, where there is much blue."""
    return s.goods[player * KINDS + FAKIR] * max(0.0, s.blues[tile] - FAKIR_WORTH)


def end_worth(s: Position, player: int, tile: int, colour: int, count: int, control: bool) -> float:
    """What the end of a move is worth: its points, with what they promise for later."""
    return gain(s, player, tile, colour, count, control).total + prospect(s, player, tile, colour, count)

"""How well a Rixe's players stand."""

from __future__ import annotations

from math import sqrt, tanh

from rules.tribal.cards import CARDS
from rules.tribal.rixe.components.phases import HAND, OUT_POINTS, SLOTS
from rules.tribal.rixe.position import Position

DECK_LEFT = {players: CARDS - players * (HAND + slots) for players, slots in SLOTS.items()}
"""The stock after the deal."""

SWING = {2: 4.0, 3: 3.25, 4: 2.9}
"""By how many points the lead over the best other seat changes in a round: the standard deviation for each number of
players, over 80 games by hints."""

STILL_OPEN = 0.15
"""What is uncertain when the stock is empty, as a part of a round."""


def lead(s: Position, player: int) -> float:
    """Points ahead of the best other seat, with what everybody may expect for going out.

    How many cards somebody holds says little about it (in games by hints the chance falls with the root of their number):
    what counts is whether they fit, and nobody knows that of others.
    """
    chances = [1.0 / sqrt(len(hand) + 0.5) for hand in s.hands]
    total = sum(chances)
    expected = [points + OUT_POINTS * chance / total for points, chance in zip(s.points, chances, strict=True)]
    return expected[player] - max(other for seat, other in enumerate(expected) if seat != player)


def value(s: Position, player: int) -> float:
    """How well a player stands, in (-1, 1): about the chance that their lead will last, given how much is still to come."""
    whole = DECK_LEFT[s.players]
    rounds_left = int(s.options["rounds"]) - s.number + len(s.stock) / whole + STILL_OPEN
    return tanh(lead(s, player) / (1.25 * SWING[s.players] * sqrt(max(rounds_left, STILL_OPEN))))

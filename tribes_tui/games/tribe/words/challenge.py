"""The end of a challenge in words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rules.tribe.components.cards import CARD_OF, CHALLENGES, SPHERES
from rules.tribe.components.cards import GOAL as HUNDRED
from tribes_tui.games.tribe.words.cards import card
from tribes_tui.words.common import does, listed, sentence

GOAL = "100 wins"
CHAINS, MAGICAL, CLOSED = "chains", "magical", "closed it"
LONGEST = 77
"""Letters of the sentence in the smallest window."""
PLACES = ("first", "second", "third", "fourth")
WHY = {"exhausted": "no vase or totem is left in the piles", "turn limit": "the limit of turns is reached"}


def sentence_of(fields: Mapping[str, Any], names: Sequence[str]) -> str:
    """What happened, and to whom."""
    number = fields["challenge"]
    if fields["closer"] is None:
        return f"Challenge {number} is over: {WHY[fields['why']]}. Nobody closed it, so nobody pays."
    name = names[fields["closer"]]
    closed = f"{does(name, 'close')} challenge {number}. All others pay for"
    forms = [sentence(f"{closed} {what}") for what in ("cards in hand and face down", "what they hold")]
    return next((form for form in forms if len(form) <= LONGEST), forms[-1])


def sum_of(before: int, table: int, bonus: int, hostile: int, total: int) -> str:
    """How the points came about."""
    magic = f", +{bonus} magical" if bonus else ""
    paid = f", −{hostile} left over" if hostile else ""
    return f"{_number(before)} before, +{table} on the table{magic}{paid}: {_number(total)}."


def left_over(hand: Sequence[str], hidden: Sequence[str]) -> str:
    """The cards that cost something."""
    parts = []
    if hand:
        parts.append(f"In hand: {_cards(hand)}.")
    if hidden:
        parts.append(f"Face down: {_cards(hidden)}.")
    return " ".join(parts)


def _cards(names: Sequence[str]) -> str:
    return listed([f"{card(name)} {SPHERES[CARD_OF[name]]}" for name in names])


def _number(points: int) -> str:
    return f"−{-points}" if points < 0 else str(points)


def standings(totals: Sequence[tuple[str, int]]) -> str:
    """What is missing to a hundred."""
    return f"To go to {HUNDRED}: {', '.join(f'{name} {max(0, HUNDRED - total)}' for name, total in totals)}."


def onward(fields: Mapping[str, Any], names: Sequence[str]) -> str:
    """What comes next."""
    if max(fields["totals"]) >= HUNDRED or fields["challenge"] >= CHALLENGES:
        return "the end of the game"
    return f"challenge {fields['challenge'] + 1}: five cards for everybody"

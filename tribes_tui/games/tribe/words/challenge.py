"""The end of a challenge in words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rules.tribe.components.cards import CARD_OF, CHALLENGES, GOAL, SPHERES
from tribes_tui.games.tribe.words.cards import card
from tribes_tui.games.tribe.words.said import ends as said

LONGEST = 77
"""Letters of the sentence in the smallest window."""


def sentence_of(fields: Mapping[str, Any], names: Sequence[str]) -> str:
    """What happened, and to whom."""
    number = fields["challenge"]
    if fields["closer"] is None:
        return said.nobody_closed(number=number, why=fields["why"])
    who = names[fields["closer"]]
    whole = said.closed(number=number, who=who)
    return whole if len(whole) <= LONGEST else said.closed_brief(number=number, who=who)


def sum_of(before: int, table: int, bonus: int, hostile: int, total: int) -> str:
    """How the points came about."""
    parts = [said.sum_before(points=_number(before)), said.sum_laid(points=table)]
    parts += [said.sum_magic(points=bonus)] if bonus else []
    parts += [said.sum_paid(points=hostile)] if hostile else []
    return said.sum(parts=", ".join(parts), total=_number(total))


def left_over(hand: Sequence[str], hidden: Sequence[str]) -> str:
    """The cards that cost something."""
    parts = []
    if hand:
        parts.append(said.left_in_hand(cards=_cards(hand)))
    if hidden:
        parts.append(said.left_face_down(cards=_cards(hidden)))
    return " ".join(parts)


def _cards(names: Sequence[str]) -> list[str]:
    return [said.cost(card=card(name), number=SPHERES[CARD_OF[name]]) for name in names]


def _number(points: int) -> str:
    return f"−{-points}" if points < 0 else str(points)


def standings(totals: Sequence[tuple[str, int]]) -> str:
    """What is missing to a hundred."""
    missing = [said.missing(who=name, points=max(0, GOAL - total)) for name, total in totals]
    return said.to_go(goal=GOAL, missing=", ".join(missing))


def onward(fields: Mapping[str, Any]) -> str:
    """What comes next."""
    if max(fields["totals"]) >= GOAL or fields["challenge"] >= CHALLENGES:
        return said.onward_end()
    return said.onward(number=fields["challenge"] + 1)

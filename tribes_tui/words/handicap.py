"""What is said of a handicap: whose it is, and what it is."""

from __future__ import annotations

from collections.abc import Sequence

import rules
from rules import State
from rules.core.handicap import HANDICAP, handicap_of
from tribes_tui.words.said import handicap as said


def facts(view: State, names: Sequence[str]) -> list[str]:
    """For the first line of a table; nothing where there is none."""
    amount, seat = handicap_of(view.options)
    return [said.fact(amount=amount, name=names[seat])] if amount else []


def sentences(view: State, names: Sequence[str]) -> list[str]:
    """Who has it and what it means; nothing where there is none."""
    from tribes_tui.words.options import words_for

    amount, seat = handicap_of(view.options)
    if not amount:
        return []
    option = next(one for one in rules.games[view.game.id].options if one.name == HANDICAP)
    meaning = words_for(view.game.id, option).values[amount][1]
    return [said.has(who=names[seat]), meaning]


def of_seat(view: State, names: Sequence[str], seat: int) -> list[str]:
    """The same, where it is that seat's."""
    return sentences(view, names) if handicap_of(view.options)[1] == seat else []

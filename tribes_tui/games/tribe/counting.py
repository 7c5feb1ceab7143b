"""The story of the points of Tribe: a challenge seat by seat, and where everybody stands on the way to 100."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rules.tribe.components.cards import GOAL
from tribes_tui.games.tribe.words.sentences import counted
from tribes_tui.sheet.line import Line
from tribes_tui.words.common import does, sentence

BAR = 40


def counting(fields: Mapping[str, Any], names: Sequence[str]) -> list[Line]:
    """The page of a challenge that has ended: why, the counting as a table, the way to 100, how to read it."""
    closer = fields["closer"]
    head, *rows = counted(fields, names)
    lines = [Line(sentence(_why(fields, names)), "new"), Line(""), Line(head, "info")]
    lines += [Line(row, "good" if seat == closer else "text") for seat, row in enumerate(rows)]
    lines += [Line(""), Line("")]
    for seat, name in enumerate(names):
        lines.append(Line(_bar(name, fields["totals"][seat], fields["points"][seat], max(map(len, names))), "text"))
    lines += [Line(""), *[Line(text, "dim") for text in _explained(fields, names)]]
    return lines


def _why(fields: Mapping[str, Any], names: Sequence[str]) -> str:
    number = f"challenge {fields['challenge']}"
    if fields["why"] == "closed":
        return f"{does(names[fields['closer']], 'close')} {number}"
    return f"{number} ends without a closer: " + (
        "no vase is left in the piles" if fields["why"] == "exhausted" else "the limit of turns is reached"
    )


def _bar(name: str, total: int, points: int, width: int) -> str:
    """A seat's way to 100; what this challenge brought is shaded."""
    before = max(0, min(BAR, (total - max(0, points)) * BAR // GOAL))
    now = max(before, min(BAR, total * BAR // GOAL))
    return f"{name:<{width}}  {'█' * before}{'▒' * (now - before)}{'·' * (BAR - now)}  {total}"


def _explained(fields: Mapping[str, Any], names: Sequence[str]) -> list[str]:
    lines = ["table: the spheres of all cards in the chains; magic: 10 for each Magical Protected chain."]
    if fields["closer"] is None:
        return [*lines, "Nobody closed: no hostile spheres."]
    return [*lines, f"hostile: spheres in hand and face down, for all but {names[fields['closer']]}."]

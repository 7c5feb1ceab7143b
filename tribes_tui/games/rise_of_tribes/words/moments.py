"""Rise of Tribes' moments in words: a conflict, its rounds, and what came of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from tribes_tui.games.rise_of_tribes.words import things
from tribes_tui.games.rise_of_tribes.words.news import event
from tribes_tui.games.rise_of_tribes.words.said import moments as said
from tribes_tui.games.rise_of_tribes.words.said.actions import keeps
from tribes_tui.words.common import capital

if TYPE_CHECKING:
    from rules import Event

Names = Sequence[str]


def side(seat: int | None, names: Names) -> str:
    """Who fights, as it stands on a plate."""
    return said.invaders_plate() if seat is None else capital(names[seat])


def sentence_of(rounds: Mapping[str, Any], names: Names) -> str:
    """What happened and to whom: `Conflict in G: you and Ada are driven out, Cy keeps 2.`"""
    rows = [*zip(rounds["tribes"], rounds["left"], strict=True)]
    gone = [things.side(seat, names) for seat, left in rows if not left]
    parts = (
        [said.driven_out(number=len(gone), who=gone[0], names=[said.named(name=name) for name in gone])] if gone else []
    )
    parts += [keeps(who=things.side(seat, names), number=left) for seat, left in rows if left]
    return said.conflict(hex=rounds["hex"], parts=", ".join(parts))


def steps(before: Sequence[Event], rounds: Mapping[str, Any], after: Sequence[Event], names: Names) -> list[str]:
    """What happened, step by step."""
    rows = [*zip(rounds["tribes"], rounds["lost"], rounds["left"], strict=True)]
    sides = [
        said.rounds_side(name=things.side(seat, names), before=lost + left, after=left) for seat, lost, left in rows
    ]
    return [
        *([event(one, names) for one in before] or [said.no_help()]),
        said.rounds(times=rounds["rounds"], sides=", ".join(sides)),
        said.holds(who=next((things.side(seat, names) for seat, _, left in rows if left), things.NOBODY)),
        *(event(one, names) for one in after),
    ]


# ---- An eruption ---------------------------------------------------------------------------------


def eruption_rule(face: str) -> tuple[str, ...]:
    """What a double does, the stone, and what the others would do."""
    return said.rule(face=face), said.stone(), said.rule_otherwise(face=face)


def loss(number: int) -> tuple[str, ...]:
    """How many members a tribe has lost so far."""
    return (said.loss(members=number), said.loss_short(members=number)) if number else ("",)


def had(there: Mapping[str, int]) -> tuple[str, ...]:
    """Whom a tribe had beside the volcano: hex -> members."""
    return said.had(places=_places(there)), said.had(places=sum(there.values()))


def kept(there: Mapping[str, int], pending: int) -> tuple[str, ...]:
    """Whom it has there now; `pending` more are to be lost."""
    if pending:
        return (said.to_lose(number=pending),)
    number = sum(there.values())
    return said.kept(number=number, places=_places(there)), said.kept_short(number=number)


def _places(there: Mapping[str, int]) -> str:
    return ", ".join(said.had_place(number=number, hex=place) for place, number in there.items() if number)

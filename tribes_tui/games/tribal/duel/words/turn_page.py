"""The page about the opponent's turn in words."""

from __future__ import annotations

from collections.abc import Sequence

from tribes_tui.games.tribal.duel.words.said import table as said

LONGEST = 77
"""Letters of a headline in the smallest window."""


def headline(name: str, turn: int, sacred: int, to_pile: int, stolen: int, given: int) -> str:
    """What a turn came to: `Ash's turn 4: 3 cards on sacred piles, 1 of them stolen from you, 5 cards given to you.` `to_pile`: how
    many of the sacred ones were stolen; `stolen`: for columns."""
    forms = [
        [
            *([piles(number=sacred, stolen=to_pile)] if sacred else []),
            *([steal(number=stolen)] if stolen else []),
            *([said.given_to_you(number=given)] if given else []),
        ]
        for piles, steal in ((said.on_piles, said.stolen_from_you), (said.on_piles_brief, said.stolen_from_you_brief))
    ]
    if not forms[0]:
        return said.turn_came_to_nothing(who=name, turn=turn)
    told = [said.turn_came_to(who=name, turn=turn, did=did) for did in forms]
    return next((form for form in told if len(form) <= LONGEST), told[-1])


def why_banned(has_steal: bool, has_give: bool) -> list[str]:
    """The rule behind the bans; none without one."""
    kind = "both" if has_steal and has_give else "steal" if has_steal else "give"
    return [said.why_banned(kind=kind)] if has_steal or has_give else []


def completed(name: str, piles: Sequence[str]) -> str:
    """That sacred piles have come to their end."""
    return said.complete(who=name, number=len(piles), piles=piles)


def change(to_clear: tuple[int, int], down: tuple[int, int]) -> str:
    """Cards to clear and face down, before and after: `25 → 17 to clear, 9 face down`."""
    (before, left), (covered, still) = to_clear, down
    return said.now(
        before=before, left=left, is_other=before != left, covered=covered, down=still, more_up=covered != still
    )


def pile(name: str, before: int, after: int) -> str:
    """A sacred pile in a few words."""
    return said.pile(symbol=name, before=before, height=after, has_grown=before != after)

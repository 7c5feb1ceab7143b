"""What the end of a challenge shows: made of its event, and of the cards that were revealed before it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

from rules.tribe.components.cards import CARD_OF, CHALLENGES, GOAL, SPHERES
from tribes_tui.games.tribe.pieces.story import BarPart, ChallengeStory, Story
from tribes_tui.games.tribe.words.cards import card
from tribes_tui.games.tribe.words.said import ends as said
from tribes_tui.table.board.pages import Moment
from tribes_tui.words.common import capital

if TYPE_CHECKING:
    from rules import Event


LONGEST = 77
"""Letters of the sentence in the smallest window."""


def challenge_ends(events: Sequence[Event], names: Sequence[str], viewer: int | None) -> list[Moment]:
    """A moment for each challenge that ended."""
    found: list[Moment] = []
    left: dict[int | None, Mapping[str, Any]] = {}
    for event in events:
        if event.kind == "revealed":
            left[event.player] = event.fields()
        elif event.kind == "challenge_ended":
            found.append(_moment(event.fields(), left, names, viewer))
            left = {}
    return found


def _moment(
    fields: Mapping[str, Any], left: Mapping[int | None, Mapping[str, Any]], names: Sequence[str], viewer: int | None
) -> Moment:
    seats = sorted(range(len(names)), key=lambda seat: -fields["totals"][seat])
    stories = [_story(seat, place, fields, left, names, viewer) for place, seat in enumerate(seats)]
    told = standings([(names[seat], fields["totals"][seat]) for seat in seats])
    sentence = sentence_of(fields, names)
    text = [sentence, *(f"{one.name}: {one.sum} {one.cards}".rstrip() for one in stories), told]
    return Moment(sentence, partial(ChallengeStory, stories, said.goal(number=GOAL), told), onward(fields), text)


def _story(
    seat: int,
    place: int,
    fields: Mapping[str, Any],
    left: Mapping[int | None, Mapping[str, Any]],
    names: Sequence[str],
    viewer: int | None,
) -> Story:
    table, bonus, hostile = (fields[key][seat] for key in ("table", "bonus", "hostile"))
    total = fields["totals"][seat]
    before = total - fields["points"][seat]
    parts = (BarPart(said.part_chains(), table), *((BarPart(said.part_magic(), bonus),) if bonus else ()))
    return Story(
        seat,
        capital(names[seat]),
        said.closed_it() if seat == fields["closer"] else said.place(place=place + 1),
        before,
        parts,
        hostile,
        total,
        sum_of(before, table, bonus, hostile, total),
        left_over(left.get(seat, {})) if hostile else "",
        seat == viewer,
    )


# ---- In words ----


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


def left_over(revealed: Mapping[str, Any]) -> str:
    """The cards that cost something, of those that were left in a hand and face down."""
    piles = ((said.left_in_hand, revealed.get("hand", ())), (said.left_face_down, revealed.get("active", {}).values()))
    told = [(say, [_cost(name) for name in pile if SPHERES[CARD_OF[name]]]) for say, pile in piles]
    return " ".join(say(cards=cards) for say, cards in told if cards)


def _cost(name: str) -> str:
    return said.cost(card=card(name), number=SPHERES[CARD_OF[name]])


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

"""What the end of a challenge shows: made of its event, and of the cards that were revealed before it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

from rules.tribe.components.cards import CARD_OF, GOAL, SPHERES
from tribes_tui.games.tribe.pieces.story import BarPart, ChallengeStory, Story
from tribes_tui.games.tribe.words import challenge as words
from tribes_tui.games.tribe.words.said import ends as said
from tribes_tui.table.moment import Moment
from tribes_tui.words.common import capital

if TYPE_CHECKING:
    from rules import Event


class Left:
    """The cards of a seat that were left in its hand and face down when a challenge ended."""

    def __init__(self, event: Event | None) -> None:
        fields = event.fields() if event is not None else {}
        self.hand: list[str] = list(fields.get("hand", ()))
        self.hidden: list[str] = list(fields.get("active", {}).values())

    @property
    def costly(self) -> tuple[list[str], list[str]]:
        """Those with spheres."""
        return [one for one in self.hand if _spheres(one)], [one for one in self.hidden if _spheres(one)]


def _spheres(name: str) -> int:
    return SPHERES[CARD_OF[name]]


def challenge_ends(events: Sequence[Event], names: Sequence[str], viewer: int | None) -> list[Moment]:
    """A moment for each challenge that ended."""
    found: list[Moment] = []
    left: dict[int | None, Left] = {}
    for event in events:
        if event.kind == "revealed":
            left[event.player] = Left(event)
        elif event.kind == "challenge_ended":
            found.append(_moment(event.fields(), left, names, viewer))
            left = {}
    return found


def _moment(
    fields: Mapping[str, Any], left: Mapping[int | None, Left], names: Sequence[str], viewer: int | None
) -> Moment:
    seats = sorted(range(len(names)), key=lambda seat: -fields["totals"][seat])
    stories = [_story(seat, place, fields, left, names, viewer) for place, seat in enumerate(seats)]
    told = words.standings([(names[seat], fields["totals"][seat]) for seat in seats])
    sentence = words.sentence_of(fields, names)
    text = [sentence, *(f"{one.name}: {one.sum} {one.cards}".rstrip() for one in stories), told]
    return Moment(sentence, partial(ChallengeStory, stories, said.goal(number=GOAL), told), words.onward(fields), text)


def _story(
    seat: int,
    place: int,
    fields: Mapping[str, Any],
    left: Mapping[int | None, Left],
    names: Sequence[str],
    viewer: int | None,
) -> Story:
    table, bonus, hostile = (fields[key][seat] for key in ("table", "bonus", "hostile"))
    total = fields["totals"][seat]
    before = total - fields["points"][seat]
    parts = (BarPart(said.part_chains(), table), *((BarPart(said.part_magic(), bonus),) if bonus else ()))
    hand, hidden = left.get(seat, Left(None)).costly if hostile else ([], [])
    return Story(
        seat,
        capital(names[seat]),
        said.closed_it() if seat == fields["closer"] else said.place(place=place + 1),
        before,
        parts,
        hostile,
        total,
        words.sum_of(before, table, bonus, hostile, total),
        words.left_over(hand, hidden),
        seat == viewer,
    )

"""Moments of Rise of Tribes: the conflicts in which the viewer had a part, read from what happened."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import partial
from typing import Any, NamedTuple

from rules import Event
from rules.rise_of_tribes.components.box import HEXES, TERRAINS, TILE_KIND, TILES, WILD_LAND
from rules.rise_of_tribes.state import RiseState
from tribes_tui.games.rise_of_tribes.island import BEAST, tone_of
from tribes_tui.games.rise_of_tribes.pieces.conflict import ConflictPicture, Fight, SideCount
from tribes_tui.games.rise_of_tribes.words import moments as words
from tribes_tui.games.rise_of_tribes.words.board import letters_of
from tribes_tui.table.moment import Moment

AFTER = ("trimmed", "village_lost", "evaded")
BEFORE = ("shot", "walls")


class Clash(NamedTuple):
    """What happened in one conflict: before its rounds, the rounds, after them."""

    before: list[Event]
    rounds: Mapping[str, Any]
    after: list[Event]


def clashes(events: Iterable[Event]) -> list[Clash]:
    """The conflicts with rounds, in their order. One where a single tribe is only trimmed has none."""
    found: list[Clash] = []
    before: list[Event] = []
    for event in events:
        fields = event.fields()
        if event.kind == "conflict":
            before = []
        elif event.kind in BEFORE:
            before.append(event)
        elif event.kind == "rounds":
            found.append(Clash(before, fields, []))
            before = []
        elif event.kind in AFTER and found and (event.kind == "evaded" or fields.get("hex") == found[-1].rounds["hex"]):
            found[-1].after.append(event)
    return found


def moments(view: RiseState, events: Iterable[Event], names: Sequence[str], viewer: int | None) -> list[Moment]:
    """A page for each conflict in which the viewer lost somebody or held out."""
    return [_moment(view, clash, names) for clash in clashes(events) if viewer in clash.rounds["tribes"]]


def _moment(view: RiseState, clash: Clash, names: Sequence[str]) -> Moment:
    fight = fight_of(view, clash, names)
    sentence = words.sentence_of(clash.rounds, names)
    return Moment(sentence, partial(ConflictPicture, fight), words.ONWARD, [sentence, *fight.steps])


def fight_of(view: RiseState, clash: Clash, names: Sequence[str]) -> Fight:
    """The conflict as it is shown."""
    tile = view.tiles[HEXES.index(clash.rounds["hex"])]
    terrain = "wild" if tile == WILD_LAND else TERRAINS[TILE_KIND[tile]]
    letters = letters_of(names)
    rows = zip(clash.rounds["tribes"], clash.rounds["lost"], clash.rounds["left"], strict=True)
    sides = tuple(
        SideCount(
            words.side(seat, names),
            "I" if seat is None else letters[seat],
            BEAST if seat is None else tone_of(seat),
            lost + left,
            left,
        )
        for seat, lost, left in rows
    )
    before, after = sum(side.before for side in sides), sum(side.left for side in sides)
    headings = words.headings(TILES[tile], before, clash.rounds["rounds"], after)
    steps = words.steps(clash.before, clash.rounds, clash.after, names)
    return Fight(terrain, headings, sides, tuple(steps), words.OUT)

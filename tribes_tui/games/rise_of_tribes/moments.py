"""Moments of Rise of Tribes: eruptions and conflicts in which the viewer had a part, read from what happened."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import partial
from typing import Any, NamedTuple

from rules import Event
from rules.rise_of_tribes.components.box import HEXES, TERRAINS, TILE_KIND, TILES, WILD_LAND
from rules.rise_of_tribes.components.tables import MEMBERS
from rules.rise_of_tribes.state import RiseState
from tribes_tui.games.rise_of_tribes.island import BEAST, tone_of
from tribes_tui.games.rise_of_tribes.pieces.conflict import ConflictPicture, Fight, Remaining, SideCount
from tribes_tui.games.rise_of_tribes.pieces.eruption import Eruption, EruptionPicture, Struck
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


class Outbreak(NamedTuple):
    """An eruption: the face of the double; by seat the hexes where members were lost, and stones gained."""

    face: str
    lost: dict[int, list[str]]
    stones: dict[int, int]

    @property
    def seats(self) -> set[int]:
        """Who was beside the volcano, as far as is known."""
        return {*self.lost, *self.stones}


def eruptions(events: Iterable[Event]) -> list[Outbreak]:
    """The eruptions with what they have done so far, up to the tile's return to the deck."""
    found: list[Outbreak] = []
    is_on = False
    for event in events:
        fields, seat = event.fields(), event.player
        if event.kind == "eruption":
            found.append(Outbreak(fields["double"], {}, {}))
            is_on = True
        elif event.kind == "event_returned":
            is_on = False
        elif is_on and seat is not None and event.kind == "member_lost":
            found[-1].lost.setdefault(seat, []).append(fields["hex"])
        elif is_on and seat is not None and event.kind == "resources" and fields["resource"] == "stone":
            found[-1].stones[seat] = found[-1].stones.get(seat, 0) + fields["count"]
    return found


def _erupted(view: RiseState, outbreak: Outbreak, names: Sequence[str]) -> Moment:
    tribes = tuple(
        Struck(
            words.side(seat, names),
            tone_of(seat),
            words.struck(outbreak.lost.get(seat, [])) or ("" if seat in outbreak.seats else words.NOBODY_THERE),
            words.gained(outbreak.stones.get(seat, 0)),
        )
        for seat in range(view.players)
    )
    sentence = words.eruption_sentence(outbreak.face)
    told = Eruption(outbreak.face, words.eruption_rule(outbreak.face), tribes, words.WHO_IS_STRUCK)
    lines = [f"{one.who}: {one.lost} {one.gained}".rstrip() for one in tribes]
    return Moment(sentence, partial(EruptionPicture, told), words.ONWARD, [sentence, *told.rule, *lines])


def moments(view: RiseState, events: Iterable[Event], names: Sequence[str], viewer: int | None) -> list[Moment]:
    """A page for each eruption and each conflict in which the viewer had a part."""
    told = [*events]
    found = [_erupted(view, eruption, names) for eruption in eruptions(told) if viewer in eruption.seats]
    return found + [_moment(view, clash, names) for clash in clashes(told) if viewer in clash.rounds["tribes"]]


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
    remaining = tuple(_remaining(view, seat, names) for seat in clash.rounds["tribes"] if seat is not None)
    return Fight(terrain, headings, sides, tuple(steps), words.OUT, words.REMAINING, remaining)


def _remaining(view: RiseState, seat: int, names: Sequence[str]) -> Remaining:
    """The members of a tribe that are on the map in this position."""
    there = MEMBERS - view.supply[seat] - view.board[seat]
    return Remaining(words.side(seat, names), tone_of(seat), words.remaining(there, MEMBERS), there / MEMBERS)

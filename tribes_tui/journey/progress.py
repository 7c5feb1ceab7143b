"""How far somebody has come, worked out of the records of their games and of nothing else.

A game counts for a stage when it was begun as one, on the map or by its name, and played to its end, killed in the middle and continued or
not; of an older record, which doesn't tell, when it is set up as the stage is. With a hint, with others' moves taken back, or with a deal
that was known, it gives the first star alone; where a seat changed hands, or the game begins in the middle of another, none. What a game
gave is kept beside its record, and worked out again where it isn't, or where the stage has come to ask for something else.
"""

from collections.abc import Iterable, Mapping, Sequence
from itertools import chain
from typing import Any, NamedTuple

from rules import Event
from saves import Course, SaveError, Store, Summary
from saves.format.course import MIDDLE, OFFERED, SEAT
from saves.replay import advance, start
from tribes_tui.journey.stages import REGIONS, STAGES, JourneyStage, Region, Tale, got, region_of, stage_of, standings
from tribes_tui.play.seat import HUMAN

BESIDE = "journey"
"""The kind of what is kept beside a record."""
WITHOUT = {SEAT, MIDDLE}
"""What a game must not have had to give any star."""


class StageGame(NamedTuple):
    """A game that was played at a stage: its record, and the stars that it gave."""

    stage: JourneyStage
    record: str
    stars: tuple[bool, ...]


class Travels(NamedTuple):
    """The stars of each stage, by its name; the visits, oldest first."""

    stars: Mapping[str, frozenset[int]]
    visits: Sequence[StageGame]

    def of(self, stage: JourneyStage) -> frozenset[int]:
        """The numbers of the stars of a stage that were got, from 0."""
        return self.stars.get(stage.name, frozenset())

    def of_region(self, region: Region) -> int:
        """How many stars were got there."""
        return sum(len(self.of(stage)) for stage in region.stages)

    @property
    def total(self) -> int:
        """How many there are in all."""
        return sum(map(len, self.stars.values()))

    def is_reached(self, region: Region) -> bool:
        """Whether the path to a region is open."""
        return self.total >= region.needs

    def is_open(self, stage: JourneyStage) -> bool:
        """Whether the path to a stage is open."""
        region = region_of(stage)
        return bool(self.of(stage)) or (self.is_reached(region) and self.of_region(region) >= stage.needs)

    @property
    def open_stages(self) -> list[JourneyStage]:
        """All those."""
        return [stage for stage in STAGES if self.is_open(stage)]

    @property
    def next_stage(self) -> JourneyStage:
        """Where the journey goes on: the first open stage where nobody has been, else the first without all its stars, else the last."""
        found = self.open_stages
        fresh = (stage for stage in found if not self.of(stage))
        unfinished = (stage for stage in found if len(self.of(stage)) < len(stage.stars))
        return next(chain(fresh, unfinished), STAGES[-1])


def progress_of(visits: Iterable[StageGame]) -> Travels:
    """What these games come to."""
    stars: dict[str, frozenset[int]] = {}
    found = [*visits]
    for visit in found:
        new = frozenset(number for number, is_got in enumerate(visit.stars) if is_got)
        stars[visit.stage.name] = stars.get(visit.stage.name, frozenset()) | new
    return Travels(stars, found)


NOWHERE = progress_of(())


# ---- From the records ----------------------------------------------------------------------------------


def travelled(store: Store, anew: bool = False) -> Travels:
    """How far the games of a store have come; `anew`: whatever is kept beside them is worked out again. Raises `SaveError`."""
    visits, dealt = list[StageGame](), set[tuple[object, ...]]()
    for summary in sorted(store.list(anew=anew), key=lambda one: (one.created, one.name)):
        if not summary.is_begun:
            continue
        deal = (summary.game, len(summary.seats), summary.seed, repr(sorted(summary.options.items())))
        visit = visited(store, summary, deal in dealt, anew)
        if visit is not None:
            visits.append(visit)
        dealt.add(deal)
    return progress_of(visits)


def visited(store: Store, summary: Summary, is_known: bool = False, anew: bool = False) -> StageGame | None:
    """What a recorded game gave, None if it is no stage's or isn't over; `is_known`: its deal was played before."""
    stage = stage_of(STAGES, summary)
    if stage is None or not summary.finished or WITHOUT & {*summary.asides}:
        return None
    stars = _stars(store, summary, stage, anew)
    if stars is None:
        return None
    is_helped = is_known or bool({*summary.asides} - {OFFERED})
    return StageGame(stage, summary.name, stars[:1] + (False,) * (len(stars) - 1) if is_helped else stars)


def _stars(store: Store, summary: Summary, stage: JourneyStage, anew: bool) -> tuple[bool, ...] | None:
    asks = repr(stage.stars)
    kept = {} if anew else store.beside(summary.name, BESIDE)
    if (kept.get("asks"), kept.get("moves")) == (asks, summary.moves):
        return tuple(map(bool, kept["stars"]))
    try:
        stars = got(standings(stage, tale_of_record(store.read(summary.name), person_in(summary.seats))))
    except SaveError:
        return None
    store.keep_beside(summary.name, BESIDE, {"asks": asks, "moves": summary.moves, "stars": [*stars]})
    return stars


def person_in(seats: Sequence[Mapping[str, Any]]) -> int:
    """The seat of a stage's person."""
    return next(number for number, one in enumerate(seats) if one.get("kind", HUMAN) == HUMAN)


def tale_of_record(course: Course, seat: int) -> Tale:
    """What happened in a recorded game, as that seat saw it. Raises `SaveError`."""
    state, seen = start(course), list[Event]()
    for move in course.moves:
        state.events = []
        advance(course, state, move)
        seen += [event for one in state.events if (event := one.seen_by(seat)) is not None]
    return Tale(seat, seen, state)


def unfinished(store: Store) -> dict[str, str]:
    """The stages at which somebody got up in the middle, by name: the record of the newest game of each. Raises `SaveError`."""
    found = dict[str, str]()
    for summary in sorted(store.list(), key=lambda one: one.when):
        stage = stage_of(STAGES, summary) if summary.is_begun and not summary.finished else None
        if stage is not None:
            found[stage.name] = summary.name
    return found


# ---- What a game has opened ----------------------------------------------------------------------------


class Arrival(NamedTuple):
    """What a game that has just ended gave: its visit, the stars of the stage after it, those that are new, the stages that it opened, and the
    regions."""

    visit: StageGame
    stars: frozenset[int]
    new: frozenset[int]
    opens: tuple[JourneyStage, ...]
    reaches: tuple[Region, ...]


def arrival(found: Travels, record: str) -> Arrival | None:
    """What the last game gave; None if it was none of a stage."""
    at = next((number for number, visit in enumerate(found.visits) if visit.record == record), None)
    if at is None:
        return None
    before, after, visit = progress_of(found.visits[:at]), progress_of(found.visits[: at + 1]), found.visits[at]
    known = {stage.name for stage in before.open_stages}
    known.add(visit.stage.name)
    opens = tuple(stage for stage in after.open_stages if stage.name not in known)
    reaches = tuple(one for one in REGIONS if after.is_reached(one) and not before.is_reached(one))
    stars = after.of(visit.stage)
    return Arrival(visit, stars, stars - before.of(visit.stage), opens, reaches)

"""The journey in sentences: its stages, its stars, how they stand at a table, and what a game gave."""

from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import suppress
from typing import NamedTuple

import rules
from rules.bots.rivals import rival_of
from saves import SaveError, Store
from saves.format.course import ASIDES, BACK, HINTED, OFFERED
from tribes_tui.journey.progress import Arrival, StageGame, Travels, arrival, person_in, tale_of_record, travelled
from tribes_tui.journey.stages import (
    REGIONS,
    STARS,
    JourneyStage,
    Region,
    Star,
    StarStanding,
    asked,
    feats_of,
    region_of,
    stage_named,
    standings,
    stands,
    tale_of,
)
from tribes_tui.play.seat import ShownTable
from tribes_tui.words.about import title_of
from tribes_tui.words.options import words_for
from tribes_tui.words.rivals import about
from tribes_tui.words.said import journey as said

GOT, OPEN, LOST = "★", "☆", "×"
"""A star that one has, whatever happens; one that is still open; one that can't be got any more."""
KNOWN = "deal"
"""What bars a star where the deal was played before."""
SOON = 1.5
"""What a star asks for at most may grow by so much from where it is soon lost."""


def bots_in(stage: JourneyStage) -> list[str]:
    """Who sits there: rivals by their names, other bots counted by level."""
    found = Counter(stage.bots)
    return [
        rival.name if (rival := rival_of(level)) else said.bots(level=level, number=found[level]) for level in found
    ]


def title(stage: JourneyStage) -> str:
    """What it is called."""
    return said.title(stage=stage.name)


def with_whom(stage: JourneyStage) -> str:
    """Who sits there, as a part of a sentence."""
    return said.bots_with(who=bots_in(stage))


def rivals_in(stage: JourneyStage) -> list[str]:
    """What each of its rivals is like, a sentence each."""
    return [about(rival) for level in stage.bots if (rival := rival_of(level))]


def by_options(stage: JourneyStage) -> str:
    """By which other rules than usual it goes; "" if by none."""
    known = {option.name: option for option in rules.games[stage.game].options}
    found = list[str]()
    for name, value in stage.options.items():
        words = words_for(stage.game, known[name])
        found.append(said.option(option=words.title.lower(), value=words.values[value][0].lower()))
    return said.by_options(options=found) if found else ""


def star_lines(stage: JourneyStage, got: frozenset[int]) -> list[str]:
    """What each star asks for, and whether one has it."""
    return [
        said.star(number=number + 1, asked=asked(stage.game, star), is_got=number in got)
        for number, star in enumerate(stage.stars)
    ]


def path_to(stage: JourneyStage, found: Travels) -> str:
    """Whether it is open, or what opens it."""
    region = region_of(stage)
    if not found.is_reached(region) and not found.of(stage):
        return said.reached(is_reached=False, more=region.needs - found.total)
    more = max(0, stage.needs - found.of_region(region))
    return said.path(is_open=found.is_open(stage), more=more, game=title_of(stage.game))


def signs_of(stage: JourneyStage, got: frozenset[int]) -> str:
    """Its stars as signs."""
    return "".join(GOT if number in got else OPEN for number in range(len(stage.stars)))


# ---- At a table ----------------------------------------------------------------------------------------


def way_of(stage: JourneyStage, star: Star, found: StarStanding) -> str:
    """How a star stands, in a word: met, lost, late, kept (as long as nothing more happens), open; or the help that bars it."""
    if found.barred_by:
        return found.barred_by
    if found.now is None:
        return "late"
    if found.is_settled:
        return "met" if found.is_met else "lost"
    return "kept" if feats_of(stage.game)[star.feat].is_most else "open"


def stars_now(stage: JourneyStage, found: Sequence[StarStanding]) -> list[str]:
    """What each star asks for, and how it stands at the table."""
    return [
        said.star_now(
            number=number,
            asked=asked(stage.game, star),
            way=way_of(stage, star, one),
            stands="" if one.now is None else stands(stage.game, star, one.now),
        )
        for number, (star, one) in enumerate(zip(stage.stars, found, strict=True), 1)
    ]


class StarFacts(NamedTuple):
    """What a table's first line says of the stars: all as signs; how one of them stands, from long to short; the same of others."""

    signs: str = ""
    one: tuple[str, ...] = ()
    others: tuple[str, ...] = ()


def facts(stage: JourneyStage, found: Sequence[StarStanding]) -> StarFacts:
    """For the first line of a table. Those that are counted and not settled: the first star, without which none counts, then those
    that are soon lost."""
    ways = [way_of(stage, star, one) for star, one in zip(stage.stars, found, strict=True)]
    counted = [at for at, way in enumerate(ways) if way in ("kept", "open") and found[at].now is not None]
    counted.sort(
        key=lambda at: (
            at > 0,
            not (ways[at] == "kept" and SOON * (found[at].now or 0) >= max(1, stage.stars[at].number)),
        )
    )
    forms = [_forms(stage, at, found[at].now or 0) for at in counted]
    return StarFacts("".join(map(sign_of, ways)), forms[0] if forms else (), tuple(whole for whole, *_ in forms[1:]))


def _forms(stage: JourneyStage, at: int, now: int) -> tuple[str, ...]:
    """How a star that is counted stands, from long to short."""
    star, number = stage.stars[at], at + 1
    say = said.fact_most if feats_of(stage.game)[star.feat].is_most else said.fact
    return (
        say(number=number, stands=stands(stage.game, star, now), of=star.number),
        said.fact_briefest(number=number, now=now, of=star.number, most=feats_of(stage.game)[star.feat].is_most),
    )


def asked_briefly(stage: JourneyStage, star: int) -> str:
    """What a star of a stage, by its number from 0, asks for, as a part of a sentence."""
    return asked(stage.game, stage.stars[star]).removesuffix(".")


def sign_of(way: str) -> str:
    """The sign of a star that stands so."""
    return {"met": GOT, "lost": LOST, HINTED: LOST, BACK: LOST, KNOWN: LOST}.get(way, OPEN)


def at_start(name: str) -> str:
    """What is said in lines when the game of a stage begins; "" for none."""
    stage = stage_named(name)
    if stage is None:
        return ""
    return said.at_start(title=title(stage), asked=" ".join(asked(stage.game, star) for star in stage.stars))


def here(table: ShownTable, seat: int | None) -> tuple[JourneyStage, list[StarStanding]] | None:
    """The stage that is played at a table that was told of it, and how its stars stand for whoever sits there; None where none is."""
    stage = stage_named(getattr(table, "stage", ""))
    if stage is None or seat is None or not table.seats[seat].is_human:
        return None
    first, *others = standings(stage, tale_of(table, seat))
    help_taken = next((aside for aside in (HINTED, BACK) if aside in getattr(table, "asides", ())), "")
    help_taken = help_taken or (KNOWN if getattr(table, "knows_deal", False) else "")
    return stage, [first, *(one._replace(barred_by=help_taken) for one in others)]


# ---- When it is over -----------------------------------------------------------------------------------


class AfterGame(NamedTuple):
    """What a game that has just ended gave: the stage, how many stars, each star with the sign of whether it was got, why one
    that was met doesn't count, what that opens."""

    title: str
    stars: str
    each: Sequence[tuple[str, str]]
    why: str
    opens: Sequence[str]
    onward: str = ""
    """The name of the stage where the journey goes on: the first in its region that it opened, else where it was."""
    is_missed: bool = False
    """Whether the game was won without the first star, and so the stage wasn't."""

    @property
    def news(self) -> list[str]:
        """All but the stars one by one."""
        return [said.over(title=self.title, stars=self.stars), *self.opens]

    @property
    def sentences(self) -> list[str]:
        """All of it, as it is heard."""
        return [self.news[0], *(text for _, text in self.each), *filter(None, [self.why]), *self.opens]


def after_game(record: str, store: Store) -> AfterGame | None:
    """What it gave, and what that opens; None if it was none of a stage."""
    with suppress(SaveError):
        found = arrival(travelled(store), record)
        if found is not None:
            visit = found.visit
            each, why, is_missed = stars_after(visit, store)
            gave = said.over_stars(
                missed=is_missed,
                got=sum(visit.stars),
                number=len(found.new),
                all=len(visit.stars),
                stars=len(found.stars),
            )
            inside = [one.name for one in found.opens if one.game == visit.stage.game]
            onward = next(iter(inside), visit.stage.name)
            return AfterGame(title(visit.stage), gave, each, why, what_opens(found), onward, is_missed)
    return None


def stars_after(visit: StageGame, store: Store) -> tuple[list[tuple[str, str]], str, bool]:
    """Each star of a game that is over: the sign of whether it was got, or met but doesn't count; how many there were; why one that was met
    doesn't count, "" if all do; whether the game was won without the first. Raises `SaveError`."""
    course, stage = store.read(visit.record), visit.stage
    tale = tale_of_record(course, person_in(course.header.seats))
    found = standings(stage, tale)
    why = (
        next((aside for aside in ASIDES if aside in course.asides and aside != OFFERED), "deal")
        if found[0].is_met
        else "alone"
    )
    is_less = visit.stars != tuple(one.is_met for one in found)
    each = [
        (
            GOT if is_got else OPEN if one.is_met else LOST,
            said.star_after(
                asked=asked(stage.game, star),
                way="got" if is_got else "met" if one.is_met else "lost",
                stands="none" if star.feat == "win" else stands(stage.game, star, one.now or 0),
            ),
        )
        for star, one, is_got in zip(stage.stars, found, visit.stars, strict=True)
    ]
    is_missed = not found[0].is_met and tale.view.ranking()[tale.seat] == 1
    return each, said.not_counted(why=why) if is_less else "", is_missed


def what_opens(found: Arrival) -> list[str]:
    """The paths, the regions."""
    lines = list[str]()
    if found.reaches:
        lines.append(said.reaches(games=[title_of(region.game) for region in found.reaches]))
    inside = [title(one) for one in found.opens if region_of(one) not in found.reaches]
    if inside:
        lines.append(said.opens(number=len(inside), titles=inside))
    return lines


# ---- All of it -----------------------------------------------------------------------------------------


def lines(found: Travels) -> Iterator[str]:
    """The whole journey, as it is heard."""
    yield said.in_all(got=found.total, all=STARS)
    for region in REGIONS:
        yield from _region_lines(region, found)
    yield said.how_stars()
    yield said.help_costs()
    yield said.not_locked()
    going_on = found.next_stage
    yield said.where_next(name=going_on.name, title=title(going_on))
    yield said.how_to_play()


def _region_lines(region: Region, found: Travels) -> Iterator[str]:
    all_stars = sum(len(stage.stars) for stage in region.stages)
    yield said.region(
        game=title_of(region.game), got=found.of_region(region), all=all_stars, land=said.land(game=region.game)
    )
    if not found.is_reached(region):
        yield said.reached(is_reached=False, more=region.needs - found.total)
    for stage in region.stages:
        told = said.line(name=stage.name, title=title(stage), bots=with_whom(stage))
        is_shut = found.is_reached(region) and not found.is_open(stage)
        parts = (told, by_options(stage), path_to(stage, found) if is_shut else "", *star_lines(stage, found.of(stage)))
        yield " ".join(filter(None, parts))

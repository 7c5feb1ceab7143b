"""The stages of the journey, in their order. What was measured of each stands in `STAGES.md`; `python -m tests.bench.stages` measures it anew.

A stage is known by its name, and records by how they were set up: another game, other bots, or other options make another stage of it,
which nobody has been to. What its stars ask for may change: they are counted anew.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from tribes_tui.journey.feat import Star
from tribes_tui.journey.stage import JourneyStage

NEEDS = (0, 1, 2, 4, 6, 9)
"""So many stars of a region open its first stage, its second, and so on."""


class Region(NamedTuple):
    """A land of the map: its game, its stages, and how many stars of the whole journey open the path to it."""

    game: str
    stages: tuple[JourneyStage, ...]
    needs: int


Planned = tuple[tuple[str, ...], tuple[Star, ...], Mapping[str, Any]]


def _stage(bots: str, *stars: Star, **options: Any) -> Planned:
    return tuple(bots.split(",")), stars, options


def _region(game: str, name: str, needs: int, *planned: Planned) -> Region:
    stages = (
        JourneyStage(f"{name}-{number + 1}", game, bots, stars, NEEDS[number], options, is_lesson=number == 0)
        for number, (bots, stars, options) in enumerate(planned)
    )
    return Region(game, tuple(stages), needs)


WIN = Star("win")


REGIONS = (
    _region(
        "indy",
        "indy",
        0,
        _stage("easy,easy", WIN, Star("eagles", 2), Star("lost", 1)),
        _stage("talon", WIN, Star("lost", 1), Star("swaps", 5)),
        _stage("boulder", WIN, Star("eagles", 2), Star("lost", 0, 4)),
        _stage("easy,talon,boulder", Star("lost", 0, 4), WIN, Star("eagles", 5)),
        _stage("colt,magpie", WIN, Star("lost", 2), Star("kept", 1), return_from="all"),
        _stage("hard,magpie", WIN, Star("eagles", 3), Star("lost", 2)),
    ),
    _region(
        "tribal_rixe",
        "rixe",
        0,
        _stage("easy", WIN, Star("out"), Star("collected", 5), rounds=1),
        _stage("easy,easy", WIN, Star("drew", 15), Star("out", 2), rounds=2),
        _stage("burrow", WIN, Star("new", 5), Star("lead", 7), rounds=2),
        _stage("spark", Star("out", 2), WIN, Star("drew", 45), rounds=3),
        _stage("thorn,honey", WIN, Star("moved", 5), Star("collected", 3), rounds=1),
        _stage("hard,spark", WIN, Star("out", 2), Star("lead", 4), rounds=3),
    ),
    _region(
        "tribal_duel",
        "duel",
        5,
        _stage("easy", Star("sacred", 10), WIN, Star("turns", 15)),
        _stage("gale", WIN, Star("drawn", 6), Star("turns", 13)),
        _stage("shell", WIN, Star("sacred", 16), Star("stolen", 8)),
        _stage("squirrel", Star("bare"), Star("turns", 13), Star("lead", 5)),
        _stage("viper", WIN, Star("score", 26), Star("drawn", 6), clean_sacred=True),
        _stage("hard", Star("score", 24), Star("stolen", 6), WIN),
    ),
    _region(
        "tribe",
        "tribe",
        5,
        _stage("easy", Star("felled", 2), WIN, Star("lost", 0)),
        _stage("palisade,acorn", WIN, Star("closed", 2), Star("took", 8)),
        _stage("acorn", WIN, Star("complete", 12), Star("took", 4)),
        _stage("flint", Star("lost", 0), WIN, Star("felled", 2)),
        _stage("brook,flint", WIN, Star("attacks", 10), Star("lost", 0), leader_choice=True, lone_scores=False),
        _stage("hard", WIN, Star("closed", 2), Star("lead", 40)),
    ),
    _region(
        "five_tribes",
        "five",
        12,
        _stage("easy", Star("djinns", 2), WIN, Star("camels", 10)),
        _stage("lantern,easy", WIN, Star("palms", 3), Star("djinns", 3)),
        _stage("minaret,lantern", WIN, Star("paid", 10), Star("kills", 2)),
        _stage("saffron", Star("djinns", 3), WIN, Star("palaces", 4)),
        _stage("scimitar,simoom", WIN, Star("camels", 5), Star("djinns", 2)),
        _stage("hard,scimitar,saffron", Star("place", 2), Star("camels", 5), WIN),
    ),
    _region(
        "rise_of_tribes",
        "rise",
        12,
        _stage("easy,easy", WIN, Star("villages", 3), Star("goals", 4)),
        _stage("berry", WIN, Star("taken", 8), Star("suns", 7)),
        _stage("hearth", WIN, Star("lost", 0), Star("grown", 14)),
        _stage("tusk", Star("villages", 4), WIN, Star("conflicts", 1)),
        _stage(
            "hare", WIN, Star("goals", 4), Star("taken", 8), special_terrain="mixed", elders=True, layout="symmetric"
        ),
        _stage("hard", Star("score", 13), Star("suns", 7), WIN),
    ),
)
"""Two of them can always be reached at once, the easier games first."""
STAGES = tuple(stage for region in REGIONS for stage in region.stages)
STARS = sum(len(stage.stars) for stage in STAGES)
"""How many stars there are in all."""
_REGION_OF = {stage.name: region for region in REGIONS for stage in region.stages}
_BY_NAME = {stage.name: stage for stage in STAGES}


def region_of(stage: JourneyStage) -> Region:
    """Where a stage lies."""
    return _REGION_OF[stage.name]


def stage_named(name: str) -> JourneyStage | None:
    """The stage of that name; None if there is none."""
    return _BY_NAME.get(name)

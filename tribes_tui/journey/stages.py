"""The stages of the journey, in their order. What was measured of each stands in `STAGES.md`; `python -m tests.bench.people.stages` measures it anew.

A stage is known by its name, and records by how they were set up: another game, other bots, or other options make another stage of it,
which nobody has been to. What its stars ask for may change: they are counted anew.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import takewhile
from typing import Any, NamedTuple

import rules
from rules import Event, State
from rules.bots.rival import count
from saves import Summary
from tribes_tui.play.seat import BOT, HUMAN, Seat, ShownTable
from tribes_tui.seats.parse import named
from tribes_tui.words.finder import is_outside, room_of
from tribes_tui.words.said import journey as said

NO_ROUND = ("", "")


class Tale(NamedTuple):
    """A game as one seat has seen it so far: the events, and how it stands."""

    seat: int
    events: Sequence[Event]
    view: State

    @property
    def is_over(self) -> bool:
        """Whether the game is over."""
        return self.view.is_terminal

    def of(self, kind: str) -> Iterator[Event]:
        """The events of a kind, whoever brought them about."""
        return (event for event in self.events if event.kind == kind)

    def before(self, rounds: int, mark: tuple[str, str]) -> "Tale":
        """As it was when this round began."""
        kind, field = mark

        earlier = takewhile(lambda event: event.kind != kind or event.fields()[field] < rounds, self.events)
        return self._replace(events=[*earlier])


class Feat(NamedTuple):
    """How it is counted; whether a star asks for so many at most, else at least; whether it is known only when the game is over."""

    count: Callable[[Tale], int]
    is_most: bool = False
    is_late: bool = False


def happened(*features: str) -> Callable[[Tale], int]:
    """How often a seat brought about one of these (`rules.bots.rival` tells how a feature is written)."""
    return lambda tale: count(features, tale.events, tale.seat)


# ---- Those of every game -------------------------------------------------------------------------------


def _place(tale: Tale) -> int:
    return tale.view.ranking()[tale.seat]


def _lead(tale: Tale) -> int:
    scores = tale.view.scores()
    return scores[tale.seat] - max(score for seat, score in enumerate(scores) if seat != tale.seat)


COMMON: Mapping[str, Feat] = {
    "win": Feat(lambda tale: int(_place(tale) == 1), is_late=True),
    "place": Feat(_place, is_most=True, is_late=True),
    "lead": Feat(lambda tale: _lead(tale) if _place(tale) == 1 else 0, is_late=True),
    "score": Feat(lambda tale: tale.view.scores()[tale.seat], is_late=True),
}


# ---- A star --------------------------------------------------------------------------------------------


class Star(NamedTuple):
    """What one star is given for: a feat, how many of it, and before which round (0: in the whole game)."""

    feat: str
    number: int = 1
    rounds: int = 0


class StarStanding(NamedTuple):
    """How a star stands in a game: whether it would be given if the game ended so, whether that can't change any more, how many there
    are so far (None: not known before the end), and the help that bars it, if any did (`saves.format.course.ASIDES`)."""

    is_met: bool
    is_settled: bool
    now: int | None
    barred_by: str = ""


def standing(game_id: str, star: Star, tale: Tale) -> StarStanding:
    """How it stands now."""
    feat = feats_of(game_id)[star.feat]
    if feat.is_late and not tale.is_over:
        return StarStanding(False, False, None)
    seen = tale.before(star.rounds, _room(game_id).ROUND) if star.rounds else tale
    now, is_past = feat.count(seen), len(seen.events) < len(tale.events)
    is_met = now <= star.number if feat.is_most else now >= star.number
    return StarStanding(is_met, tale.is_over or is_past or is_met != feat.is_most, now)


def feats_of(game_id: str) -> Mapping[str, Feat]:
    """All that stars of a game may ask for."""
    return {**COMMON, **_room(game_id).FEATS}


def asked(game_id: str, star: Star) -> str:
    """What a star asks for, as a sentence."""
    if star.feat in COMMON:
        return said.asked(feat=star.feat, number=star.number)
    return str(_room(game_id).asked(feat=star.feat, number=star.number, rounds=star.rounds))


def stands(game_id: str, star: Star, now: int) -> str:
    """How many there are now, in few words."""
    if star.feat in COMMON:
        return said.stands(feat=star.feat, now=now)
    return str(_room(game_id).stands(feat=star.feat, now=now))


def _room(game_id: str) -> Any:
    """A game's own feats. No stage is one of another package's game."""
    room = None if is_outside(game_id) else room_of(game_id, "feats")
    if room is None:
        raise KeyError(game_id)
    return room


# ---- What stars are given for --------------------------------------------------------------------


class JourneyStage(NamedTuple):
    """A stage is a data set: `bots` are the levels or rivals who sit there besides; `options` those that aren't as usual.

    The first star is what it takes to have been there; the others count in games that have it, one by one or together.
    `needs`: so many stars of its region open it. `is_lesson`: the game's lesson leads into it.
    """

    name: str
    game: str
    bots: tuple[str, ...]
    stars: tuple[Star, ...]
    needs: int = 0
    options: Mapping[str, Any] = {}
    is_lesson: bool = False

    @property
    def seats(self) -> list[Seat]:
        """Who sits there, the person first."""
        return named([Seat(HUMAN, "", "you"), *(Seat(BOT, level) for level in self.bots)])

    def is_set_up(self, game: str, levels: Sequence[str], options: Mapping[str, Any]) -> bool:
        """Whether a game of one person against these bots is this stage, however it was begun."""
        return (game, sorted(levels)) == (self.game, sorted(self.bots)) and _filled(game, options) == _filled(
            game, self.options
        )


def _filled(game: str, options: Mapping[str, Any]) -> dict[str, Any]:
    """All options, those that are left out as usual."""
    return {option.name: options.get(option.name, option.default) for option in rules.games[game].options}


def stage_at(
    stages: Sequence[JourneyStage], game: str, seats: Sequence[Mapping[str, Any]], options: Mapping[str, Any]
) -> JourneyStage | None:
    """The stage that a game with these seats, as records keep them, is; None for any other game."""
    kinds = [str(seat.get("kind", HUMAN)) for seat in seats]
    if kinds.count(HUMAN) != 1 or kinds.count(BOT) != len(kinds) - 1:
        return None
    levels = [str(seat.get("level", "")) for seat in seats if seat.get("kind") == BOT]
    return next((one for one in stages if one.is_set_up(game, levels, options)), None)


def stage_of(stages: Sequence[JourneyStage], summary: Summary) -> JourneyStage | None:
    """The stage as which a recorded game was begun; an older record tells only by how it was set up."""
    if summary.game not in rules.games or summary.problem is not None:
        return None
    if summary.stage is not None:
        stages = [one for one in stages if one.name == summary.stage]
    return stage_at(stages, summary.game, summary.seats, summary.options)


# ---- How it stands at a table --------------------------------------------------------------------------


def tale_of(table: ShownTable, seat: int) -> Tale:
    """What has happened at a table, as somebody there has seen it."""
    events = [event for entry in table.history(seat) for event in entry.events]
    final = table.final
    return Tale(seat, events, table.view(seat) if final is None else final)


def standings(stage: JourneyStage, tale: Tale) -> list[StarStanding]:
    """How each star stands."""
    return [standing(stage.game, star, tale) for star in stage.stars]


def got(found: Sequence[StarStanding]) -> tuple[bool, ...]:
    """Which stars a game that is over gives."""
    return tuple(one.is_met and found[0].is_met for one in found)


# ---- The stages ----------------------------------------------------------------------------------


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

"""Which games count for a rating: those that one person played to the end against bots that were measured, without help.

How strong the bots are stands in `pins.json`, by version, game and number of seats, as they were measured; `python -m tests.bench.people.pins`
writes it anew, and `rules/bots/STRENGTH.md` tells what it stands on. A game that doesn't count is named by why: one of
`saves.format.course.ASIDES`, or of the words here.
"""

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from rules.bots.levels import MIDDLE, strength_of
from rules.bots.pinned import PINNED, policy_of
from rules.bots.rivals import rival_of, rivals_of
from rules.core.option import handicap_of
from saves import SaveError, Store, Summary
from saves.format.course import ASIDES, MIDDLE as FROM_MIDDLE, UNTOLD
from tribes_tui.play.seat import BOT, HUMAN, PROGRAM, Seat
from tribes_tui.profile.lengths import length_of
from tribes_tui.words.common import semicolon
from tribes_tui.words.said import rating as said

if TYPE_CHECKING:
    from tribes_tui.play.table import Table


MEDIUM = 1000.0
"""Where `medium` stands, in every game with every number of seats."""
KNOTS = ((0, "easy"), (25, "even 25"), (MIDDLE, "medium"), (100, "hard"))
"""Strength of `even` -> who was measured there."""


class Pins(NamedTuple):
    """Of a game with so many seats: where each level stands, and for each place how much luck decides who gets it: by so many points more
    somebody has e times the chance of another."""

    levels: Mapping[str, float]
    scales: Sequence[float]

    def of(self, level: str) -> float | None:
        """Where a level stands, `even 37` too; None where it wasn't measured."""
        strength = strength_of(level)
        if strength is None and level not in self.levels:
            rival = rival_of(level)
            strength = None if rival is None else rival.strength
        return self.levels.get(level) if strength is None else self._between(strength)

    def _between(self, strength: int) -> float:
        for (low, weaker), (high, stronger) in pairwise(KNOTS):
            if strength <= high:
                share = (strength - low) / (high - low)
                return self.levels[weaker] + share * (self.levels[stronger] - self.levels[weaker])
        return self.levels["hard"]

    def strength_at(self, points: float) -> int:
        """How strong `even` is to play against somebody with so many points."""
        for (low, weaker), (high, stronger) in pairwise(KNOTS):
            below, above = self.levels[weaker], self.levels[stronger]
            if points < above and above > below:
                return round(max(0.0, low + (high - low) * (points - below) / (above - below)))
        return KNOTS[-1][0]

    def scale(self, place: int) -> float:
        """Of a place, from 1; of the later ones that of the last that was measured."""
        return self.scales[min(place, len(self.scales)) - 1]


def pins_of(game_id: str, seats: int, policies: Sequence[str]) -> Pins | None:
    """Those of bots of these versions; None where they weren't measured."""
    for one in _sets():
        if {*policies} <= {*one["policies"]}:
            found = one["games"].get(game_id, {}).get(str(seats))
            return None if found is None else Pins(found["levels"], found["scales"])
    others = _without_rivals(game_id, policies)
    return pins_of(game_id, seats, others) if others != [*policies] else None


def _without_rivals(game_id: str, policies: Sequence[str]) -> list[str]:
    """Rivals as they are were measured against the bots as they are, which stand for them."""
    rivals = {rival.policy for rival in rivals_of(game_id)}
    others = [policy for policy in policies if policy not in rivals]
    return others if len(others) == len(policies) else [*PINNED, *others]


def newest_pins(game_id: str, seats: int) -> Pins | None:
    """Those of the bots as they are."""
    return pins_of(game_id, seats, [*PINNED])


@cache
def _sets() -> list[dict[str, Any]]:
    """The newest first."""
    return [*json.loads(Path(__file__).with_name("pins.json").read_text("utf-8"))["sets"]]


# ---- Which games count ---------------------------------------------------------------------------------


PEOPLE, OUTSIDE, UNMEASURED, HANDICAP, LENGTH, KNOWN_DEAL = "people", "program", "bots", "handicap", "length", "deal"
"""Not exactly one person, somebody's own program, bots that weren't measured in this game, a handicap, another length than usual, a
deal that was played before."""


class Dealt(NamedTuple):
    """What makes two games the same deal."""

    game: str
    seats: int
    seed: int
    options: tuple[tuple[str, Any], ...]


def dealt(game_id: str, seats: int, seed: int, options: Mapping[str, Any]) -> Dealt:
    """The deal of a game."""
    return Dealt(game_id, seats, seed, tuple(sorted(options.items())))


def dealt_in(summary: Summary) -> Dealt:
    """That of a recorded one."""
    return dealt(summary.game, len(summary.seats), summary.seed, summary.options)


def why_uncounted(summary: Summary) -> tuple[str, ...]:
    """All for which a recorded game, finished or not, doesn't count; nothing when it does, as far as it tells alone."""
    is_continued = FROM_MIDDLE in summary.asides  # which says all
    asides = [aside for aside in ASIDES if aside in summary.asides and not (aside == UNTOLD and is_continued)]
    seats = [
        (str(seat.get("kind", HUMAN)), str(seat.get("level", "")), str(seat.get("policy", "")))
        for seat in summary.seats
    ]
    older = [aside for aside in (FROM_MIDDLE, UNTOLD) if aside in asides]
    at_table = [*_of_table(summary.game, seats, summary.options)]
    if older and UNMEASURED in at_table:  # such a record doesn't tell which bots these were
        at_table.remove(UNMEASURED)
    people = [one for one in at_table if one == PEOPLE]
    return tuple(dict.fromkeys([*people, *older, *at_table, *asides]))


def why_not_planned(game_id: str, seats: Sequence[Seat], options: Mapping[str, Any]) -> tuple[str, ...]:
    """All for which a game that is to be begun so wouldn't count."""
    return (*_of_table(game_id, [(seat.kind, seat.level, policy_of(seat.level)) for seat in seats], options),)


def why_not_here(mine: Summary, summaries: Iterable[Summary]) -> tuple[str, ...]:
    """All for which a game doesn't count, beside all others that were played."""
    return with_deal(why_uncounted(mine), is_known(mine, summaries))


def with_deal(whys: tuple[str, ...], is_known: bool) -> tuple[str, ...]:
    """These reasons, and that the deal was played before; a game that begins in the middle of another has its deal of course."""
    return (*whys, KNOWN_DEAL) if is_known and FROM_MIDDLE not in whys else whys


def is_known(mine: Summary, summaries: Iterable[Summary]) -> bool:
    """Whether its deal was played before."""
    earlier = (one for one in summaries if (one.created, one.name) < (mine.created, mine.name) and one.is_begun)
    return dealt_in(mine) in map(dealt_in, earlier)


def counting(whys: Sequence[str]) -> str:
    """Whether a game counts (`whys`: all for which it doesn't); nothing where several people play, or none."""
    if PEOPLE in whys:
        return ""
    return said.counts_not(reasons=[said.because(why=why) for why in whys]) if whys else said.counts()


def counting_briefly(whys: Sequence[str]) -> tuple[str, str]:
    """Why it doesn't, in few words: each, or how many there are."""
    if not whys or PEOPLE in whys:
        return "", ""
    each = said.counts_not_short(reasons=_briefly(whys))
    return each, said.counts_not_several(number=len(whys)) if len(whys) > 1 else each


def _briefly(whys: Sequence[str]) -> str:
    return semicolon().join(said.because_short(why=why) for why in whys)


def first_of(whys: Sequence[str]) -> str:
    """Of several reasons the first, and how many more there are."""
    return said.counts_not_first(reason=said.because_short(why=whys[0]), more=len(whys) - 1) if len(whys) > 1 else ""


NONE_YET, FEW = 1, 3
"""Who has begun fewer games sits at their first table; or at one of their first."""


def sit_down(table: "Table", store: Store) -> None:
    """Have a table know that its game counts, and say so first to whoever has a rating, and to all why it doesn't; and which stage of the
    journey is played."""
    if not table.name or table.unsaved or table.is_over:
        return
    with suppress(SaveError):
        summaries = store.list()
        mine = next((one for one in summaries if one.name == table.name), None)
        if mine is not None:
            whys = why_not_here(mine, summaries)
            begun = sum(one.is_begun for one in summaries if one is not mine)
            table.is_first, table.is_early = begun < NONE_YET, begun < FEW
            table.counts = not whys
            has_rating = any(one.finished and not why_uncounted(one) for one in summaries if one is not mine)
            told = counting(()) if has_rating and not whys else ""
            if whys and PEOPLE not in whys:
                told = said.counts_not_sentence(reasons=_briefly(whys) if whys[1:] else said.because(why=whys[0]))
            table.stage, table.knows_deal = _stage_of(mine), is_known(mine, summaries)
            table.interruption = " ".join(filter(None, (table.interruption, told)))


def _stage_of(summary: Summary) -> str:
    """The name of the journey's stage as which a game was begun; newer records say so where it is none."""
    if summary.stage == "":
        return ""
    from tribes_tui.journey.stages import STAGES, stage_of

    stage = stage_of(STAGES, summary)
    return "" if stage is None else stage.name


def _of_table(game_id: str, seats: Sequence[tuple[str, str, str]], options: Mapping[str, Any]) -> Iterator[str]:
    """All at a table for which a game doesn't count; of each seat its kind, level and policy."""
    kinds = [kind for kind, _, _ in seats]
    if kinds.count(HUMAN) != 1:
        yield PEOPLE
    if PROGRAM in kinds:
        yield OUTSIDE
    bots = [(level, policy) for kind, level, policy in seats if kind == BOT]
    pins = pins_of(game_id, len(seats), [policy for _, policy in bots])
    if pins is None or any(pins.of(level) is None for level, _ in bots):
        yield UNMEASURED
    yield from why_unlike(game_id, options)


def why_unlike(game_id: str, options: Mapping[str, Any]) -> list[str]:
    """For which options a game tells something else of who came where than others do."""
    has_other_length = length_of(game_id, options) is not None
    return [HANDICAP] * bool(handicap_of(options)[0]) + [LENGTH] * has_other_length

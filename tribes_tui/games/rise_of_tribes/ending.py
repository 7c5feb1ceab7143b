"""How a game of Rise of Tribes ended: what gave everybody's points, who led when, and the goals."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from rules import Event, State
from rules.core.option import head_starts
from rules.rise_of_tribes.components.box import GOALS
from tribes_tui.games.rise_of_tribes.words import things
from tribes_tui.games.rise_of_tribes.words.said import ending as said
from tribes_tui.table.board.scene import Ending, Source
from tribes_tui.words.said import ending as said_ending, handicap

GOAL, LOST, AT_FIRST = "goals", "points-lost", "at-first"
KINDS = (
    *(GOAL, "villages", "elder", "invaders", "altar", "chieftain"),
    *("tiger-hunted", "mammoth-hunted", "mammoth-tamed", LOST, AT_FIRST),
)
"""What may be a source: each has a colour of its own in every game, and none that of a seat."""
TONES = (
    *("goods-rare", "meeple-merchant", "meeple-builder", "meeple-assassin", "goods-scarce", "goods-common"),
    *("fire", "goods-fakir", "tone-action", "tone-turtle", "stone"),
)


class TurnGain(NamedTuple):
    """Points that somebody got (lost, if negative): in which turn of the game, for what, and what everybody has then."""

    turn: int
    seat: int
    points: int
    why: str
    totals: tuple[int, ...]


def gains(events: Sequence[Event], begun_with: Sequence[int]) -> Iterator[TurnGain]:
    """All of them in their order, after the points that each seat has begun with."""
    totals, turn = [*begun_with], 1
    for event in events:
        if event.kind == "turn":
            turn = event.public["turn"]
        elif event.kind == "points" and event.player is not None:
            totals[event.player] = event.public["total"]
            yield TurnGain(turn, event.player, event.public["points"], event.public["why"], tuple(totals))


def ending(final: State, events: Sequence[Event], names: Sequence[str]) -> Ending:
    """From the final position and what everybody has seen."""
    begun_with = head_starts(final.options, len(names))
    found = list(gains(events, begun_with))
    turns = max((event.public["turn"] for event in events if event.kind == "turn"), default=0)
    return Ending(
        "rise",
        said_ending.over_after(number=turns, kind="turn"),
        "points",
        tuple(_sources(found, begun_with)),
        (*_decided(found, names), *_completed(found, names)),
    )


def _sources(found: Sequence[TurnGain], begun_with: Sequence[int]) -> Iterator[Source]:
    """A source for the goals, one for each other thing that gave points, one for what was lost, and one for a head start."""
    seats, kinds = len(begun_with), dict[str, list[int]]()
    for gain in found:
        kind = LOST if gain.points < 0 else GOAL if gain.why in GOALS else things.key_of(gain.why)
        kinds.setdefault(kind, [0] * seats)[gain.seat] += gain.points
    for kind in sorted(kinds, key=lambda kind: (kind == LOST, -sum(kinds[kind]))):
        yield Source(said.source(kind=kind), tuple(kinds[kind]), tone=TONES[KINDS.index(kind)])
    if any(begun_with):
        yield Source(handicap.from_the_start(), tuple(begun_with), tone=TONES[KINDS.index(AT_FIRST)])
    goals = [sum(gain.seat == seat and gain.why in GOALS for gain in found) for seat in range(seats)]
    yield Source(said.goals_reached(), tuple(goals), False)


def _decided(found: Sequence[TurnGain], names: Sequence[str]) -> Iterator[str]:
    """When the lead was taken for good, unless that ended the game; that villages did, which nobody chose then."""
    led = _last_lead(found)
    if led is not None and led[0] < found[-1].turn:
        turn, winner, points = led
        yield said.takes_lead(turn=turn, who=names[winner], points=points)
    for gain in found[-1:]:
        if gain.why == "villages" and gain.totals[gain.seat] == max(gain.totals):
            yield said.last_points(who=names[gain.seat], number=gain.points)


def _completed(found: Sequence[TurnGain], names: Sequence[str]) -> Iterator[str]:
    """The goals of each seat."""
    for seat, name in enumerate(names):
        goals = [things.goal(gain.why) for gain in found if gain.seat == seat and gain.why in GOALS]
        yield said.completed(who=name, goals=goals) if goals else said.completed_none(who=name)


def _last_lead(found: Sequence[TurnGain]) -> tuple[int, int, int] | None:
    """The turn from which the winner led alone to the end, who that is, and with how many points: by a gain, or another's loss."""
    if not found:
        return None
    winner = found[-1].totals.index(max(found[-1].totals))
    taken: TurnGain | None = None
    for gain in found:
        others = [total for seat, total in enumerate(gain.totals) if seat != winner]
        if gain.totals[winner] <= max(others, default=-1):
            taken = None
        elif taken is None:
            taken = gain
    return None if taken is None else (taken.turn, winner, taken.totals[winner])

"""How a Rixe ended: what going out and what columns gave, who led from when, and the best round."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, cast

from rules.core.handicap import head_starts
from rules.tribal.rixe.components.phases import OUT_POINTS
from rules.tribal.rixe.state import RixeState
from tribes_tui.games.tribal.rixe.words.news import columns_of
from tribes_tui.games.tribal.rixe.words.said import end as said
from tribes_tui.table.board.pages import Ending, Source
from tribes_tui.words.common import often
from tribes_tui.words.ending import after_rounds
from tribes_tui.words.said import handicap

if TYPE_CHECKING:
    from rules import Event, State


def ending(final: State, events: Sequence[Event], names: Sequence[str]) -> Ending:
    """From the final position: its tallies tell all rounds."""
    state = cast(RixeState, final)
    out = tuple(OUT_POINTS * times for times in state.outs)
    columns = tuple(columns_of(state, seat) for seat in range(state.players))
    begun_with = tuple(head_starts(state.options, state.players))
    is_tie = state.points.count(max(state.points)) > state.ranking().count(1)
    best = tuple(max((gained[seat] for gained, _ in state.tallies), default=0) for seat in range(state.players))
    return Ending(
        "rixe",
        after_rounds(len(state.tallies), "round"),
        "points",
        (
            Source(said.going_out(), out),
            Source(said.columns(), columns),
            *([Source(handicap.from_the_start(), begun_with)] if any(begun_with) else []),
            Source(said.rounds_out(), tuple(state.outs), False),
            Source(said.best_round(), best, False),
        ),
        tuple(_decided(state, names)),
        won_by=said.won_by_outs(points=max(state.points)) if is_tie else "",
        picture=(Source(said.rounds_out(), tuple(state.outs)),) if is_tie else (),
    )


def totals(state: RixeState) -> list[tuple[int, ...]]:
    """What everybody had after each round."""
    found, now = [], head_starts(state.options, state.players)
    for gained, _ in state.tallies:
        now = [held + more for held, more in zip(now, gained, strict=True)]
        found.append(tuple(now))
    return found


def _decided(state: RixeState, names: Sequence[str]) -> Iterator[str]:
    """How a tie was decided, where the difference came from, when the lead was taken for good, the largest gain of a round."""
    ranking = state.ranking()
    winners = [seat for seat, place in enumerate(ranking) if place == 1]
    best = max(state.points)
    if sum(points == best for points in state.points) > len(winners):
        yield said.tie()
    if len(winners) > 1:
        yield said.shared() if best else said.no_points()
    if len(winners) == 1 and len(state.tallies) > 1:
        yield from _difference(state, ranking, winners[0], names)
    lead = _lead_from(state, winners[0]) if len(winners) == 1 else None
    if lead is not None and len(state.tallies) > 1:
        yield said.lead(who=names[winners[0]], round=lead)
    if len(state.tallies) == 1 and best:
        yield from _only_round(state, names)
    most = max((max(gained) for gained, _ in state.tallies), default=0)
    is_once = [points for gained, _ in state.tallies for points in gained].count(most) == 1
    for number, (gained, _) in enumerate(state.tallies, 1):
        who = [names[seat] for seat, points in enumerate(gained) if points == most]
        if who and is_once and len(state.tallies) > 1:
            yield said.most(who=who[0], round=number, points=most)
    outs = max(state.outs)
    foremost = [names[seat] for seat, times in enumerate(state.outs) if times == outs]
    if outs > 1 and len(foremost) == 1:
        yield said.out_most(who=foremost[0], often=often(outs))


def _difference(state: RixeState, ranking: Sequence[int], winner: int, names: Sequence[str]) -> Iterator[str]:
    """What the winner had more of than the one behind them, for going out and for columns."""
    other = min((seat for seat in range(state.players) if seat != winner), key=lambda seat: ranking[seat])
    out = OUT_POINTS * (state.outs[winner] - state.outs[other])
    columns = columns_of(state, winner) - columns_of(state, other)
    if state.points[winner] > state.points[other]:
        yield said.difference(
            who=names[winner],
            other=names[other],
            points=state.points[winner] - state.points[other],
            by="both" if out > 0 < columns else "out" if out > columns else "columns",
            mine=state.outs[winner] if out > columns else columns_of(state, winner),
            theirs=state.outs[other] if out > columns else columns_of(state, other),
        )


def _only_round(state: RixeState, names: Sequence[str]) -> Iterator[str]:
    """Who went out, and who collected columns."""
    out = [names[seat] for seat, times in enumerate(state.outs) if times]
    if out:
        yield said.were_out(number=len(out), who=out[0], names=out, points=OUT_POINTS)
    for seat, name in enumerate(names):
        columns = columns_of(state, seat)
        if columns:
            yield said.collected(who=name, columns=columns)


def _lead_from(state: RixeState, winner: int) -> int | None:
    """The round from whose end on the winner led alone."""
    found: int | None = None
    for number, held in enumerate(totals(state), 1):
        others = max(points for seat, points in enumerate(held) if seat != winner)
        if held[winner] <= others:
            found = None
        elif found is None:
            found = number
    return found

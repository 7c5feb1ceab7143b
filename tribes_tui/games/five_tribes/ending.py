"""How a game of Five Tribes ended: the score sheet as towers, and what decided it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, cast

from rules.five_tribes.state import FiveTribesState
from tribes_tui.games.five_tribes.words.end import why_it_ended
from tribes_tui.games.five_tribes.words.things import SHEET
from tribes_tui.table.ending import Ending, Source
from tribes_tui.words.common import do, does, sentence
from tribes_tui.words.ending import after_rounds

if TYPE_CHECKING:
    from rules import Event, State

TONES = (
    "tone-djembe",
    "meeple-vizier",
    "meeple-elder",
    "seat-4",
    "palm",
    "goods-common",
    "goods-fakir",
    "goods-scarce",
)
"""The colours of the sheet's lines: those that its things have on the table."""
LEADS = 2
"""So many lines of the sheet in which the winner leads most are told."""


def ending(final: State, events: Sequence[Event], names: Sequence[str]) -> Ending:
    """From the final position."""
    state = cast(FiveTribesState, final)
    sheets = [state.sheet(seat) for seat in range(state.players)]
    sources = [Source(line, tuple(sheet[k] for sheet in sheets), tone=TONES[k]) for k, line in enumerate(SHEET)]
    decided = (*_decided(state, sheets, names), why_it_ended(state, names), *_paid(events, names))
    return Ending("five", after_rounds(state.number, "round"), "points", tuple(sources), decided)


def _paid(events: Sequence[Event], names: Sequence[str]) -> Iterator[str]:
    """Who paid most for early turns."""
    paid = [
        sum(event.public["paid"] for event in events if event.kind == "bid" and event.player == seat)
        for seat in range(len(names))
    ]
    if max(paid) and paid.count(max(paid)) == 1:
        yield sentence(f"{names[paid.index(max(paid))]} paid the most for early turns: {max(paid)} gold")


def _decided(state: FiveTribesState, sheets: Sequence[Sequence[int]], names: Sequence[str]) -> Iterator[str]:
    """Where the winner was ahead of the next and where behind."""
    ranking = state.ranking()
    first = [seat for seat, place in enumerate(ranking) if place == 1]
    rest = sorted((seat for seat in range(state.players) if ranking[seat] > 1), key=lambda seat: ranking[seat])
    if len(first) > 1:
        yield sentence(f"{do([names[seat] for seat in first], 'share')} the victory: the rules know no tie-breaker")
    if not rest:
        return
    winner, second = first[0], rest[0]
    ahead = {line: mine - other for line, mine, other in zip(SHEET, sheets[winner], sheets[second], strict=True)}
    for line in sorted(SHEET, key=lambda line: -ahead[line])[:LEADS]:
        if ahead[line] > 0:
            yield sentence(f"{does(names[winner], 'lead')} {names[second]} by {ahead[line]} in {line}")
    worst = min(SHEET, key=lambda line: ahead[line])
    if ahead[worst] < 0:
        yield sentence(f"{does(names[second], 'lead')} {names[winner]} by {-ahead[worst]} in {worst}")

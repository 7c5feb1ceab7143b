"""How a game of Five Tribes ended: the score sheet as towers, and what decided it."""

from collections.abc import Iterator, Sequence

from rules import Event
from rules.five_tribes.state import FiveTribesState
from tribes_tui.games.five_tribes.words.said import end as said
from tribes_tui.games.five_tribes.words.things import sheet_lines
from tribes_tui.table.board.scene import Ending, Source

TONES = (
    "tone-djembe",
    "meeple-vizier",
    "meeple-elder",
    "value-blue",
    "palm",
    "goods-common",
    "goods-fakir",
    "goods-scarce",
)
"""The colours of the sheet's lines: those that its things have on the table."""
LEADS, TELLING = 2, 4
"""So many lines of the sheet in which the winner leads most are told; the second where it is at least this part of the whole lead."""
DEAR = 10
"""Gold that is paid for early turns from which it is told."""


def ending(final: FiveTribesState, events: Sequence[Event], names: Sequence[str]) -> Ending:
    """From the final position."""
    sheets = [final.sheet(seat) for seat in range(final.players)]
    sources = [Source(line, tuple(sheet[k] for sheet in sheets), tone=TONES[k]) for k, line in enumerate(sheet_lines())]
    decided = (*_decided(final, sheets, names), *_paid(events, names))
    heading = said.over_after(rounds=final.number, why="camels" if 0 in final.camels else "no move")  # no words
    return Ending("five", heading, "points", tuple(sources), decided)


def _paid(events: Sequence[Event], names: Sequence[str]) -> Iterator[str]:
    """Who paid most for early turns."""
    paid = [
        sum(event.public["paid"] for event in events if event.kind == "bid" and event.player == seat)
        for seat in range(len(names))
    ]
    if max(paid) >= DEAR and paid.count(max(paid)) == 1:
        yield said.paid(who=names[paid.index(max(paid))], gold=max(paid))


def _decided(state: FiveTribesState, sheets: Sequence[Sequence[int]], names: Sequence[str]) -> Iterator[str]:
    """Where the winner was ahead of the next, the most first; then where behind."""
    ranking = state.ranking()
    first = [seat for seat, place in enumerate(ranking) if place == 1]
    rest = sorted((seat for seat in range(state.players) if ranking[seat] > 1), key=lambda seat: ranking[seat])
    if len(first) > 1:
        yield said.share(winners=[names[seat] for seat in first])
    if not rest:
        return
    winner, second = names[first[0]], names[rest[0]]
    ahead = [mine - other for mine, other in zip(sheets[first[0]], sheets[rest[0]], strict=True)]
    *others, behind = sorted(zip(ahead, sheet_lines(), strict=True), key=lambda one: -one[0])
    for place, (by, line) in enumerate(others[:LEADS]):
        if by > 0 and (not place or by * TELLING >= sum(ahead)):
            yield said.lead(who=winner, other=second, points=by, line=line)
    if behind[0] < 0:
        yield said.lead_in_vain(who=second, other=winner, points=-behind[0], line=behind[1])

"""What the end of a round shows: made of its event, and of the evocations that were laid before it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from rules.indy.components.cards import CARD_OF
from tribes_tui.games.indy import words
from tribes_tui.games.indy.reckoning import Laid, Reckoning
from tribes_tui.games.indy.words.said import log
from tribes_tui.table.board.pages import Moment
from tribes_tui.words.common import capital

if TYPE_CHECKING:
    from rules import Event

Evocations = Mapping[int, tuple[int, ...]]
"""Seat -> the three cards that it laid."""


def cards_of(event: Event) -> tuple[int, ...]:
    """The cards of an evocation that is told."""
    return tuple(CARD_OF[code] for code in event.public["cards"])


def round_end(event: Event, evocations: Evocations, names: Sequence[str], returned: int | None = None) -> Moment:
    """The moment for the event `resolved`; `returned` is who came back to the game in this round."""
    fields: Mapping[str, Any] = event.public
    lost = set() if fields["spared"] else set(fields["losers"])
    won = {seat for seat in (fields["winner"], returned) if seat is not None}
    laid = [_laid(seat, fields, evocations, lost, won, names) for seat in range(len(names))]
    taken = int(fields["winner"] is not None) + int(returned is not None)
    plate = fields["plate"] + taken - len(lost), fields["plate"]
    notes, place = words.round_notes(fields, names, returned), words.round_place(fields, names)
    return Moment(
        words.round_sentence(fields, names),
        lambda: Reckoning(laid, plate, notes, place),
        log.next_round(),
        [words.event(event, names), *notes, *filter(None, (place,))],
    )


def _laid(
    seat: int, fields: Mapping[str, Any], evocations: Evocations, lost: set[int], won: set[int], names: Sequence[str]
) -> Laid:
    rank, after = fields["ranks"][seat], fields["tokens"][seat]
    before = after + (seat in lost) - (seat in won)
    cards = evocations.get(seat, ()) if rank is not None else ()
    return Laid(seat, capital(names[seat]), cards, rank or 0, before, after)

"""What the end of a round shows: made of its event, and of the card and the columns that were told before it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from rules import Event
from rules.tribal.cards import CODES
from rules.tribal.rixe.components.phases import HAND
from rules.tribal.rixe.state import RixeState
from tribes_tui.games.tribal.rixe.pieces.round_end import RoundPicture, RoundView, SeatRound
from tribes_tui.games.tribal.rixe.words import news as words
from tribes_tui.games.tribal.rixe.words.said import end as said
from tribes_tui.games.tribal.table_parts import face
from tribes_tui.table.board.pages import Moment
from tribes_tui.words.common import capital


def round_ends(view: RixeState, events: Sequence[Event], names: Sequence[str]) -> list[Moment]:
    """A page for each round that is over."""
    found: list[Moment] = []
    since: list[Event] = []
    for event in events:
        if event.kind == "round_over":
            found.append(_moment(view, event, since, names))
            since = []
        else:
            since.append(event)
    return found


def _moment(view: RixeState, over: Event, since: Sequence[Event], names: Sequence[str]) -> Moment:
    number, rounds = over.public["round"], view.options["rounds"]
    last, columns = _last_card(over.public["out"], since), _columns(since)
    seats = _seats(view, number, over.public["scores"], names)
    sentence = words.sentence(over.public["out"], last, len(columns), names)
    completed = [cards for cards in columns if last and cards[-1] == last]
    column = next(iter((*completed, *columns)), ())
    shown = RoundView(
        number,
        rounds,
        face(CODES[last]) if last else None,
        tuple(face(CODES[card]) for card in column),
        bool(completed),
        bool(over.public["out"]),
        len(columns),
        seats,
        words.left(number, rounds),
    )
    lines = [words.line(seat.name, seat.for_out(-1), seat.for_columns(-1), seat.total) for seat in seats]
    onward = words.onward(number, rounds, HAND)
    return Moment(
        sentence,
        partial(RoundPicture, shown),
        onward,
        [sentence, *lines],
        (said.round_is_over(round=number, rounds=rounds),),
    )


def _last_card(out: Sequence[int], since: Sequence[Event]) -> str:
    """The card by which somebody went out in a turn; empty if it was in cleaning, or not told any more."""
    if not any(event.kind == "went_out" for event in since):
        return ""
    played = [event for event in since if event.kind == "played" and event.player in out]
    return str(played[-1].public["card"]) if played else ""


def _columns(since: Sequence[Event]) -> list[tuple[str, ...]]:
    """The columns that were collected by going out: after the last card was laid."""
    if not any(event.kind == "went_out" for event in since):
        return []
    laid = max((k for k, event in enumerate(since) if event.kind == "played"), default=0)
    return [tuple(event.public["cards"]) for event in since[laid:] if event.kind == "collected"]


def _seats(view: RixeState, number: int, scores: Sequence[int], names: Sequence[str]) -> tuple[SeatRound, ...]:
    """Everybody's points by rounds, whoever leads first."""
    tallies = view.tallies[:number]
    ranks = [1 + sum(other > mine for other in scores) for mine in scores]
    order = sorted(range(len(scores)), key=lambda seat: (ranks[seat], seat))
    return tuple(
        SeatRound(
            seat,
            capital(names[seat]),
            words.place(ranks[seat], len(scores), ranks.count(ranks[seat])),
            tuple(gained[seat] for gained, _ in tallies),
            tuple(bool(out >> seat & 1) for _, out in tallies),
            scores[seat],
        )
        for seat in order
    )

"""How a round of the Rixe ended, and how a game: what going out and what columns gave, who led from when, and the best round."""

from collections.abc import Iterator, Sequence
from functools import partial

from rules import Event
from rules.core.option import head_starts
from rules.tribal.cards import CODES
from rules.tribal.rixe.components.phases import HAND, OUT_POINTS
from rules.tribal.rixe.state import RixeState
from tribes_tui.games.tribal.rixe.pieces.round_end import RoundPicture, RoundView, SeatRound
from tribes_tui.games.tribal.rixe.words import news as words
from tribes_tui.games.tribal.rixe.words.news import columns_of
from tribes_tui.games.tribal.rixe.words.said import end as said
from tribes_tui.games.tribal.table_parts import face
from tribes_tui.table.board.scene import Ending, Moment, Source
from tribes_tui.words.common import capital
from tribes_tui.words.said import ending as said_ending, handicap


def ending(final: RixeState, events: Sequence[Event], names: Sequence[str]) -> Ending:
    """From the final position: its tallies tell all rounds."""
    out = tuple(OUT_POINTS * times for times in final.outs)
    columns = tuple(columns_of(final, seat) for seat in range(final.players))
    begun_with = tuple(head_starts(final.options, final.players))
    is_tie = words.is_tie(final.points, final.outs, max(final.points))
    has_rounds = len(final.tallies) > 1
    best = tuple(max((gained[seat] for gained, _ in final.tallies), default=0) for seat in range(final.players))
    return Ending(
        "rixe",
        said_ending.over_after(number=len(final.tallies), kind="round"),
        "points",
        (
            Source(said.going_out(), out),
            Source(said.columns(), columns),
            *([Source(handicap.from_the_start(), begun_with)] if any(begun_with) else []),
            *([Source(said.rounds_out(), tuple(final.outs), False)] if has_rounds else []),
            *([Source(said.best_round(), best, False)] if has_rounds else []),
        ),
        tuple(_decided(final, names)),
        won_by=said.won_by_outs(points=max(final.points)) if is_tie else "",
        picture=(Source(said.rounds_out(), tuple(final.outs)),) if is_tie else (),
    )


def totals(state: RixeState) -> list[tuple[int, ...]]:
    """What everybody had after each round."""
    found, now = [], head_starts(state.options, state.players)
    for gained, _ in state.tallies:
        now = [held + more for held, more in zip(now, gained, strict=True)]
        found.append(tuple(now))
    return found


def _decided(state: RixeState, names: Sequence[str]) -> Iterator[str]:
    """How a tie was decided, where the difference came from, when the lead was taken for good."""
    ranking = state.ranking()
    winners = [seat for seat, place in enumerate(ranking) if place == 1]
    yield from filter(None, (words.tie(state.points, state.outs),))
    if len(winners) > 1:
        yield said.shared() if max(state.points) else said.no_points()
        return
    yield from _difference(state, ranking, winners[0], names)
    before = [
        number
        for number, held in enumerate(totals(state))
        if held.index(max(held)) != winners[0] or held.count(max(held)) > 1
    ]
    since = before[-1] + 2 if before else 1
    if 1 < len(state.tallies) >= since:
        yield said.lead(who=names[winners[0]], round=since)


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
    number, rounds, scores = over.public["round"], view.options["rounds"], over.public["scores"]
    laid = max((k for k, event in enumerate(since) if event.kind == "played"), default=-1)
    is_turn = laid >= 0 and any(event.kind == "went_out" for event in since)  # not in cleaning, and told whole
    last = str(since[laid].public["card"]) if is_turn and since[laid].player in over.public["out"] else ""
    columns = [tuple(event.public["cards"]) for event in since[laid:] if event.kind == "collected" and is_turn]
    seats = _seats(view, number, scores, names)
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
        said.left(number=rounds - number, points=OUT_POINTS) if number < rounds else words.tie(scores, view.outs),
    )
    lines = [words.line(seat.name, seat.for_out(-1), seat.for_columns(-1), seat.total) for seat in seats]
    onward = said.onward(number=number + 1, cards=HAND) if number < rounds else said.onward_end()
    return Moment(
        sentence,
        partial(RoundPicture, shown),
        onward,
        [sentence, *lines],
        (said.round_is_over(round=number, rounds=rounds),),
    )


def _place(ranks: Sequence[int], rank: int, is_final: bool) -> str:
    """A place in a word or two; in the end nothing more is to be won."""
    is_shared = ranks.count(rank) > 1
    if is_final:
        return said.final_place(place=rank, is_shared=is_shared)
    return said.place(place=0 if ranks.count(rank) == len(ranks) else rank, is_shared=is_shared)


def _seats(view: RixeState, number: int, scores: Sequence[int], names: Sequence[str]) -> tuple[SeatRound, ...]:
    """Everybody's points by rounds, whoever leads first."""
    tallies = view.tallies[:number]
    is_final = view.is_terminal and number == len(view.tallies)
    ranks = [*view.ranking()] if is_final else [1 + sum(other > mine for other in scores) for mine in scores]
    order = sorted(range(len(scores)), key=lambda seat: (ranks[seat], seat))
    return tuple(
        SeatRound(
            seat,
            capital(names[seat]),
            _place(ranks, ranks[seat], is_final),
            tuple(gained[seat] for gained, _ in tallies),
            tuple(bool(out >> seat & 1) for _, out in tallies),
            scores[seat],
        )
        for seat in order
    )

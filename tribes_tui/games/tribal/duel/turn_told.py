"""The opponent's turn as a page: what they did, what it changed for both, what may not go straight back now."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import partial
from typing import TYPE_CHECKING

from rules.tribal.cards import CODES, SYMBOL_NAMES, SYMBOLS, card
from rules.tribal.duel.components.phases import COLUMNS
from tribes_tui.games.tribal.duel.pieces.turn_page import Deed, PileChange, PlayerSide, TurnPage, TurnView
from tribes_tui.games.tribal.duel.words import board, log
from tribes_tui.games.tribal.duel.words import turn as words
from tribes_tui.games.tribal.duel.words.said import table as said
from tribes_tui.games.tribal.duel.words.turn import ON_PILES
from tribes_tui.games.tribal.faces import EMBLEMS, face
from tribes_tui.games.tribal.words.said import symbol as symbol_said
from tribes_tui.table.board.pages import Moment
from tribes_tui.words.common import capital

if TYPE_CHECKING:
    from rules import Event
    from rules.tribal.duel.state import DuelState

STEALS = ("stolen", "stolen_to_pile")
TOP = 9


def turns_told(view: DuelState, events: Sequence[Event], names: Sequence[str], viewer: int | None) -> list[Moment]:
    """A page about the opponent's last turn, if it touched the viewer's cards or ended a sacred pile."""
    ends = [k for k, event in enumerate(events) if event.kind == "turn_ended"]
    if viewer is None or not ends or events[ends[-1]].player == viewer or view.current_player != viewer:
        return []
    starts = [k for k, event in enumerate(events[: ends[-1]]) if event.kind in ("turn_ended", "starter")]
    told = events[starts[-1] + 1 if starts else 0 : ends[-1] + 1]
    other = 1 - viewer
    counted = Counter(event.kind for event in told)
    given, stolen, to_pile = _given(told, viewer), counted["stolen"], counted["stolen_to_pile"]
    done = [one.name for one in _piles(view, other, told) if one.after == TOP > one.before]
    if len(events) > ends[-1] + 1 or not (given or stolen or to_pile or done):
        return []
    sacred = sum(counted[kind] for kind in ON_PILES)
    headline = words.headline(names[other], told[-1].public["turn"], sacred, to_pile, stolen, given)
    sides = tuple(_side(view, seat, told, names) for seat in (other, viewer))
    has_steal, given_back = view.no_steal >= 0, board.given_back(view)
    kind = ("both" if given_back else "steal") if has_steal else "give"
    rule = [said.why_banned(kind=kind)] if has_steal or given_back else []
    complete = [said.complete(who=names[other], number=len(done), piles=done)] if done else []
    reasons = (*complete, *board.bans(view), *rule)
    banned = [*given_back, *([view.no_steal] if has_steal else [])]
    shown = TurnView(tuple(_deeds(told, names)), sides, reasons, tuple(face(code) for code in banned))
    lines = [headline, *(deed.words for deed in shown.deeds), *reasons]
    return [Moment(headline, partial(TurnPage, shown), said.onward(), lines)]


def _given(told: Sequence[Event], viewer: int) -> int:
    moved = (event.public for event in told if event.kind == "moved")
    return sum(len(fields["cards"]) for fields in moved if fields["to_z"] == viewer != fields["z"])


def _deeds(told: Sequence[Event], names: Sequence[str]) -> Iterator[Deed]:
    """Each event with its first card, but for the end of the turn."""
    for event in told[:-1]:
        said = log.event(event, names)
        fields = event.fields()
        cards = fields.get("cards") or [fields["card"]] if "card" in fields or "cards" in fields else []
        if said:
            yield Deed(said, face(CODES[cards[0]]) if cards else None)


def _side(view: DuelState, seat: int, told: Sequence[Event], names: Sequence[str]) -> PlayerSide:
    held, hidden = view.held[seat], sum(view.hidden[seat * COLUMNS : seat * COLUMNS + COLUMNS])
    return PlayerSide(
        seat,
        capital(names[seat]),
        (held - more_held(told, seat), held),
        (hidden + sum(event.kind == "turned_up" and event.public["z"] == seat for event in told), hidden),
        tuple(_piles(view, seat, told)),
    )


def more_held(told: Sequence[Event], seat: int) -> int:
    """By how many cards a seat's columns have grown."""
    grown = 0
    for event in told:
        fields = event.public
        if event.kind == "moved":
            grown += len(fields["cards"]) * ((fields["to_z"] == seat) - (fields["z"] == seat))
        elif event.kind == "placed":
            grown += fields["z"] == seat
        elif event.kind == "sacred":
            grown -= event.player == seat
        elif event.kind in STEALS:
            grown += (event.player == seat) * (event.kind == "stolen") - (event.player != seat)
    return grown


def _piles(view: DuelState, seat: int, told: Sequence[Event]) -> Iterator[PileChange]:
    """The four piles, each with its height before and after the turn."""
    laid = Counter(str(event.public["card"])[0] for event in told if event.kind in ON_PILES and event.player == seat)
    for symbol, (letter, name) in enumerate(zip(SYMBOLS, SYMBOL_NAMES, strict=True)):
        height = view.heights[4 * seat + symbol]
        top = face(card(symbol, height, 0)) if height else None
        yield PileChange(symbol_said(symbol=name), EMBLEMS[symbol], height - laid[letter], height, top)

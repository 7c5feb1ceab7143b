"""A whole turn in one sentence: what it came to, where there is no room for every move."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, NamedTuple

from tribes_tui.games.tribal.duel.words.said import log as said
from tribes_tui.games.tribal.duel.words.things import card
from tribes_tui.table.scene import RECENT_MOVES

if TYPE_CHECKING:
    from rules import Event

ON_PILES = frozenset(("sacred", "stolen_to_pile", "placed_on_pile"))
BEFORE = frozenset(("turn_ended", "starter"))
"""What comes right before a turn."""


class Sum(NamedTuple):
    """What one player did: cards on piles, those of them that were stolen, the cards stolen for columns, drawn and discarded, drawn
    otherwise, or taken; cards given; other moves; cards turned up."""

    on_piles: int
    stolen_for_pile: Sequence[str]
    stolen: Sequence[str]
    wasted: Sequence[str]
    drawn: Sequence[str]
    taken: Sequence[str]
    given: int
    moves: int
    turned_up: int


def last_turn(events: Sequence[Event], player: int) -> Sequence[Event]:
    """The events of the last turn that somebody ended, its end included; none where its beginning isn't among them."""
    ends = [k for k, event in enumerate(events) if event.kind == "turn_ended" and event.player == player]
    start = _start(events[: ends[-1]]) if ends else -1
    return events[start : ends[-1] + 1] if start >= 0 else ()


def present_turn(events: Sequence[Event]) -> Sequence[Event]:
    """The events of the turn that is going on; none where its beginning isn't among them."""
    start = _start(events)
    return events[start:] if start >= 0 else ()


def _start(events: Sequence[Event]) -> int:
    """Where the turn that these end with begins; -1 if that is earlier. A position from which a game was begun may lie in
    the middle of a turn: that begins with it."""
    is_whole = len(events) < RECENT_MOVES
    return max((k + 1 for k, event in enumerate(events) if event.kind in BEFORE), default=0 if is_whole else -1)


def is_first(events: Sequence[Event], turn: Sequence[Event]) -> bool:
    """Whether this turn of theirs came right after the cleaning."""
    start = next((k for k, event in enumerate(events) if turn and event is turn[0]), 0)
    return start > 0 and events[start - 1].kind == "starter"


def cleaned(events: Sequence[Event], player: int) -> int | None:
    """How many cards somebody turned up while cleaning; None where that isn't among these events."""
    ends = [event for event in events if event.kind == "cleaned" and event.player == player]
    return int(ends[-1].public["turned_up"]) if ends else None


def summed(events: Sequence[Event]) -> Sum:
    """The events of one turn as numbers and cards."""
    moved = [event.public for event in events if event.kind == "moved"]
    given = [fields for fields in moved if fields["z"] != fields["to_z"]]
    return Sum(
        sum(event.kind in ON_PILES for event in events),
        _cards(events, "stolen_to_pile"),
        _cards(events, "stolen"),
        _cards(events, "discarded"),
        _cards(events, "drawn"),
        _cards(events, "taken"),
        sum(len(fields["cards"]) for fields in given),
        len(moved) - len(given),
        sum(event.kind == "turned_up" for event in events),
    )


def _cards(events: Sequence[Event], *kinds: str) -> list[str]:
    return [card(event.public["card"]) for event in events if event.kind in kinds]


def turn_texts(name: str, other: str, turn: Sum, cleaned: int | None = None) -> tuple[str, ...]:
    """A turn of `name` in one sentence, and the same in fewer words: `Ash's turn: 3 cards on sacred piles, mask 3 stolen,
    5 cards given to you, 12 other moves.` `cleaned`: the cards turned up in the cleaning right before it, which come first
    where there is room for both."""
    full, brief = [*_in_full(other, turn)], [*_in_brief(turn)]
    if not full:
        return ()
    alone = said.turn_of(who=name, parts=full), said.turn_of(who=name, parts=brief)
    if cleaned is None:
        return alone
    both = f"{said.cleaning_of(who=name, cleaned=cleaned)} {alone[0]}"
    return both, said.cleaning_of_and_turn(who=name, cleaned=cleaned, parts=brief), *alone


def _in_full(other: str, turn: Sum) -> Iterator[str]:
    if turn.stolen_for_pile:
        yield said.stolen_for_pile(number=turn.on_piles, cards=turn.stolen_for_pile, who=other)
    elif turn.on_piles:
        yield said.on_piles(number=turn.on_piles)
    if turn.stolen:
        yield said.stolen_from(cards=turn.stolen, who=other)
    if turn.given:
        yield said.given_to(number=turn.given, who=other)
    yield from _one_card(turn)
    if turn.moves:
        yield said.other_moves(number=turn.moves)
    if turn.turned_up:
        yield said.up(number=turn.turned_up)


def _in_brief(turn: Sum) -> Iterator[str]:
    if turn.stolen_for_pile:
        yield said.stolen_for_pile_brief(number=turn.on_piles, cards=turn.stolen_for_pile)
    elif turn.on_piles:
        yield said.on_piles_brief(number=turn.on_piles)
    if turn.stolen:
        yield said.stolen_from_brief(cards=turn.stolen)
    if turn.given:
        yield said.given_to_brief(number=turn.given)
    yield from _one_card(turn)
    if turn.moves:
        yield said.other_moves_brief(number=turn.moves)
    if turn.turned_up:
        yield said.up_brief(number=turn.turned_up)


def _one_card(turn: Sum) -> Iterator[str]:
    """What was drawn or taken."""
    if turn.wasted:
        yield said.drawn_and_discarded(cards=turn.wasted)
    if turn.drawn:
        yield said.drawn(cards=turn.drawn)
    if turn.taken:
        yield said.taken(cards=turn.taken)

"""Words that stand on the pieces of Tribe's table, and what is asked once something is picked."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from typing import TYPE_CHECKING, NamedTuple

from rules.tribe.components.cards import DIORAMAS, GOAL, NONE, TRIBU_NAMES, TRIBUS, need
from rules.tribe.components.phases import DEFEND, MAIN, START
from tribes_tui.games.tribe.faces import short
from tribes_tui.games.tribe.words.cards import card_words
from tribes_tui.words.common import count, listed

if TYPE_CHECKING:
    from rules.tribe.state import TribeState

NEW_CHAIN = "new chain"
BLOCKED = ", blocked"
GUIDE = "A chain is a character and three vases, in this order:", "Characters and the vases they need:"
NEEDS, THEN = "needs", "then"
LAY, HERE = ("lay", "here"), ("here",)
"""In the place where a card may come to lie, and where a totem may."""
STEPS = ("take or turn up a card", "lay one card")
BRIEF_STEPS = ("take", "lay")
ANSWER_STEPS = ("take", "lay", "others answer")


class SeatTitle(NamedTuple):
    """A seat in words: its points; what it has laid; its leader; complete chains of those that close the challenge."""

    points: str
    laid: str
    leader: str
    chains: str


def titles(points: int, laid: int | None, leader: str, done: int, wanted: int) -> Iterator[SeatTitle]:
    """The same from long to short. What the figures are is said by the first line, and by the viewer's own seat.
    `laid`: points on the table; None: they are among the points already."""
    if not leader:
        yield SeatTitle(f"{points} points ", "", "", "no leader yet")
        return
    more = ("",) * 4 if laid is None else (f"+ {laid} on the table", f"+{laid} on table", f"+{laid} laid", f"+{laid}")
    yield SeatTitle(f"{points} points ", more[0], f", leader {leader}", f"{done} of {wanted} complete")
    yield SeatTitle(f"{points} points ", more[1], f", leader {leader}", f"{done}/{wanted} complete")
    yield SeatTitle(f"{points} ", more[2], f", leader {leader}", f"{done}/{wanted} complete")
    yield SeatTitle(f"{points} ", more[2], f", {leader}", f"{done}/{wanted} chains")
    yield SeatTitle(f"{points} ", more[3], f", {leader}", f"{done}/{wanted} chains")
    yield SeatTitle(f"{points} ", more[3], f", {leader}", f"{done}/{wanted}")


def chain_of(character: str, vases: Sequence[str]) -> str:
    """Which vases a character's chain has, from the first to the last."""
    return f"{character} {' '.join(vases)}"


def discards(number: int) -> str:
    """Above the uppermost."""
    return count(number, "discard") if number else "discards"


def alone(in_turn: bool) -> tuple[str, ...]:
    """Of a character without a vase that isn't its owner's leader; the same in a word or two."""
    if in_turn:
        return "alone: needs a vase this turn", "needs a vase this turn", "alone now", "alone"
    return "alone: needs a vase", "alone"


def gain(spheres: int) -> str:
    """What a totem brings more, on it or in its place."""
    return f"+{spheres}"


def facts(state: TribeState) -> tuple[str, ...]:
    """Challenge, what wins the game, what ends the challenge, turn."""
    return (
        f"challenge {state.number}",
        f"{GOAL} points win",
        f"{need(state.players)} complete chains end it",
        f"turn {state.done + 1}",
    )


def steps(state: TribeState) -> tuple[tuple[str, ...], int | None, tuple[str, ...]]:
    """The steps of a turn, the present one, and the same in a word each."""
    if state.phase == DEFEND:
        return ANSWER_STEPS, 2, ANSWER_STEPS
    if state.current_player is None or state.phase not in (START, MAIN):
        return STEPS, 1 if state.current_player is not None and state.phase != 0 else None, BRIEF_STEPS
    return STEPS, int(state.phase == MAIN), BRIEF_STEPS


def pick(card: str) -> str:
    """What choosing a card of the hand does: its place is chosen after it. `card` is the card with all about it."""
    return f"pick the {card}"


def swap(state: TribeState, slot: int) -> str:
    """What choosing a face-down card does in the middle of a turn: the card of the hand is chosen after it."""
    return f"swap the {card_words(state.actives[slot])} beside your {TRIBU_NAMES[slot % TRIBUS]} for one in hand"


USES = {
    "chain": "lay it",
    "new": "begin a chain",
    "hide": "hide it beside a chain",
    "swap": "swap it for a hidden one",
    "seat": "block a player",
    "played": "play it (p)",
    "discards": "discard it (x)",
}
"""What can be done with a picked card, by the kind of place."""


def ask_use(state: TribeState, card: int, places: Collection[str]) -> str:
    """What is to be done with the picked card of the hand, for which these places are lit: `The draw 3: play it (p) or
    discard it (x)?`"""
    kinds = {_use(state, name) for name in places}
    return f"The {short(card)}: {listed((told for kind, told in USES.items() if kind in kinds), 'or')}?"


def _use(state: TribeState, name: str) -> str:
    """What a place is for, to a card of the hand: beside a chain it is hidden, or swapped for the one that lies there."""
    kind = name.partition(":")[0]
    if kind != "active":
        return kind
    return "hide" if state.actives[slot_of(name)] == NONE else "swap"


def ask_chain(state: TribeState, slot: int) -> str:
    """What the picked face-down card is for."""
    card = state.actives[slot]
    if state.phase == MAIN:
        return f"Which card of your hand goes there instead of the {card_words(card)}?"
    if card < DIORAMAS:
        return f"On which of your chains shall the {card_words(card)} go?"
    return f"At which chain do you send the {card_words(card)}? × marks what it may destroy."


def slot_of(name: str) -> int:
    """The slot of a place for a face-down card."""
    _, seat, tribu = name.split(":")
    return int(seat) * TRIBUS + int(tribu)

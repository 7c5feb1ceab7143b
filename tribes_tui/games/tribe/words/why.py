"""What speaks for an action of Tribe besides what it leads to at once: the facts of the chains, the hand, the piles."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from rules.tribe.components.cards import (
    CARD_OF,
    DIORAMAS,
    SEQUENCE,
    SPHERES,
    TOTEM,
    TRIBU_NAMES,
    TRIBUS,
    VASES,
    need,
)
from rules.tribe.mechanics.legal import fits
from rules.tribe.mechanics.scoring import complete_chains, hostile_points
from rules.tribe.state import TribeState
from tribes_tui.games.tribe.words.cards import card_words, icon, icon_of
from tribes_tui.words.common import count, does, listed, sentence

Names = Sequence[str]
Fields = Mapping[str, Any]

HIDDEN = {
    "wolf": "In a later turn, instead of taking a card, it can destroy the last vase of another player's chain.",
    "buffalo": "In a later turn, instead of taking a card, it can destroy the last two vases of another player's chain.",
    "courage": "There it waits for an attack on any of your chains, and saves two vases.",
    "strength": "There it waits for an attack on any of your chains, and saves one vase.",
}
"""What a card does that lies face down; a vase or a totem is turned up from there."""
TURNED_UP = "In a later turn, instead of taking a card, it can be laid from there on any of your chains that it fits."


def reasons(state: TribeState, id: int, names: Names) -> Iterator[str]:
    """Sentences; none for what `outcome` tells already."""
    row = state.game.actions[id]
    say = REASONS.get(row.kind)
    if say is not None and state.current_player is not None:
        yield from say(state, state.current_player, row.fields, names)


def _fitting(state: TribeState, seat: int, card: int) -> str:
    """Which chains a card fits: `fits your elder and your scout`, `fits none of your chains now`."""
    found = [f"your {TRIBU_NAMES[slot % TRIBUS]}" for slot in state.slots(seat) if fits(state, card, slot)]
    return f"fits {listed(found)}" if found else "fits none of your chains now"


def _next_wanted(state: TribeState, seat: int) -> list[str]:
    """What the chains of a seat need next, each once."""
    slots = [slot for slot in state.slots(seat) if len(state.vases[slot] or ()) < VASES]
    wanted = [icon(SEQUENCE[slot % TRIBUS][len(state.vases[slot] or ())]) for slot in slots]
    return list(dict.fromkeys(wanted))


def _draw(state: TribeState, seat: int, fields: Fields, names: Names) -> Iterator[str]:
    if state.discard:
        top = state.discard[-1]
        yield f"The top discard, the {card_words(top)}, {_fitting(state, seat, top)}."
    wanted = _next_wanted(state, seat)
    if wanted:
        yield f"Your chains need next: {listed(wanted)}."


def _take(state: TribeState, seat: int, fields: Fields, names: Names) -> Iterator[str]:
    top = state.discard[-1]
    yield f"It {_fitting(state, seat, top)}; on the table it counts {count(SPHERES[top], 'sphere')}."


def _swap(state: TribeState, seat: int, fields: Fields, names: Names) -> Iterator[str]:
    back = state.actives[seat * TRIBUS + TRIBU_NAMES.index(fields["c"])]
    if 0 <= back < DIORAMAS or back == TOTEM:
        yield f"The {card_words(back)} comes back to your hand, where it {_fitting(state, seat, back)}."
    yield HIDDEN.get(fields["x"], TURNED_UP)


def _discard(state: TribeState, seat: int, fields: Fields, names: Names) -> Iterator[str]:
    number = CARD_OF[fields["x"]]
    if number < DIORAMAS:
        yield f"It {_fitting(state, seat, number)}."
    left, cost = hostile_points(state, seat), SPHERES[number]
    if cost:
        yield f"Should another player close the challenge, the cards left to you cost {left - cost} instead of {left}."


def _found(state: TribeState, seat: int, fields: Fields, names: Names) -> Iterator[str]:
    wanted = SEQUENCE[TRIBU_NAMES.index(fields["x"])]
    held = {icon(number) for number in wanted} & {icon_of(card) for card in state.hands[seat]}
    said = f"you hold {listed(sorted(held))}" if held else "you hold none of them"
    yield f"It needs {listed([icon(number) for number in wanted], 'then')}: {said}."


def _hide(state: TribeState, seat: int, fields: Fields, names: Names) -> Iterator[str]:
    yield HIDDEN.get(fields["x"], TURNED_UP)


def _draw_three(state: TribeState, seat: int, fields: Fields, names: Names) -> Iterator[str]:
    yield f"You draw three, and choose among {count(len(state.hands[seat]) + 2, 'card')} which three to discard."


def _block(state: TribeState, seat: int, fields: Fields, names: Names) -> Iterator[str]:
    other = fields["q"]
    done = f"{complete_chains(state, other)} of {need(state.players)} complete chains"
    yield sentence(f"{does(names[other], 'have', 'has')} {done}, and would miss the next turn")


def _leader(state: TribeState, seat: int, fields: Fields, names: Names) -> Iterator[str]:
    wanted = [icon(number) for number in SEQUENCE[TRIBU_NAMES.index(fields["x"])]]
    yield f"Your {fields['x']} may then stay without a vase; it needs {listed(wanted, 'then')}."


Reasons = Callable[[TribeState, int, Fields, Names], Iterator[str]]
REASONS: dict[str, Reasons] = {
    "DRAW_PILE": _draw,
    "DRAW_DISCARD": _take,
    "SWAP": _swap,
    "DISCARD": _discard,
    "DRAW3_DISCARD": _discard,
    "PLACE_TRIBU": _found,
    "ACTIVATE": _hide,
    "PLAY_DRAW3": _draw_three,
    "PLAY_BLOCK": _block,
    "CHOOSE_LEADER": _leader,
}
"""The kinds of actions whose `outcome` is empty."""

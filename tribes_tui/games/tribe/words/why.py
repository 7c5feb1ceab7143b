"""What speaks for an action of Tribe besides what it leads to at once: the facts of the chains, the hand, the piles."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from rules.tribe.components.cards import (
    CARD_OF,
    DIORAMAS,
    ICON,
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
from tribes_tui.games.tribe.words.said import why as said
from tribes_tui.games.tribe.words.sentences import chain_name, wanted
from tribes_tui.games.tribe.words.things import card_words, icons

Names = Sequence[str]
Fields = Mapping[str, Any]


def reasons(state: TribeState, id: int, names: Names) -> Iterator[str]:
    """Sentences; none for what `outcome` tells already."""
    row = state.game.actions[id]
    say = REASONS.get(row.kind)
    if say is not None and state.current_player is not None:
        yield from say(state, state.current_player, row.fields, names)


def _fitting(state: TribeState, seat: int, card: int) -> dict[str, Any]:
    """Which chains a card fits: `fits your elder and your scout`, `fits none of your chains now`."""
    found = [said.your_chain(chain=chain_name(slot)) for slot in state.slots(seat) if fits(state, card, slot)]
    return {"number": len(found), "chains": found}


def _next_wanted(state: TribeState, seat: int) -> list[int]:
    """The icons that the chains of a seat need next, each once."""
    slots = [slot for slot in state.slots(seat) if len(state.vases[slot] or ()) < VASES]
    return list(dict.fromkeys(SEQUENCE[slot % TRIBUS][len(state.vases[slot] or ())] for slot in slots))


def _draw(state: TribeState, seat: int, fields: Fields, names: Names) -> Iterator[str]:
    if state.discard:
        yield said.top(card=card_words(state.discard[-1]), **_fitting(state, seat, state.discard[-1]))
    needed = _next_wanted(state, seat)
    if needed:
        yield said.need_next(icons=icons(needed))


def _take(state: TribeState, seat: int, fields: Fields, names: Names) -> Iterator[str]:
    top = state.discard[-1]
    yield said.take(spheres=SPHERES[top], **_fitting(state, seat, top))


def _swap(state: TribeState, seat: int, fields: Fields, names: Names) -> Iterator[str]:
    back = state.actives[seat * TRIBUS + TRIBU_NAMES.index(fields["c"])]
    if 0 <= back < DIORAMAS or back == TOTEM:
        yield said.swap(card=card_words(back), **_fitting(state, seat, back))
    yield said.hidden(name=fields["x"])


def _discard(state: TribeState, seat: int, fields: Fields, names: Names) -> Iterator[str]:
    number = CARD_OF[fields["x"]]
    if number < DIORAMAS:
        yield said.discard(**_fitting(state, seat, number))
    before, cost = hostile_points(state, seat), SPHERES[number]
    if cost:
        yield said.cheaper(before=before, after=before - cost)


def _found(state: TribeState, seat: int, fields: Fields, names: Names) -> Iterator[str]:
    tribu = TRIBU_NAMES.index(fields["x"])
    held = {*SEQUENCE[tribu]} & {ICON[card] for card in state.hands[seat]}
    yield said.found(icons=wanted(tribu), number=len(held), held=sorted(icons(held)))


def _hide(state: TribeState, seat: int, fields: Fields, names: Names) -> Iterator[str]:
    yield said.hidden(name=fields["x"])


def _draw_three(state: TribeState, seat: int, fields: Fields, names: Names) -> Iterator[str]:
    yield said.draw_three(number=len(state.hands[seat]) + 2)


def _block(state: TribeState, seat: int, fields: Fields, names: Names) -> Iterator[str]:
    other = fields["q"]
    yield said.block(who=names[other], done=complete_chains(state, other), wanted=need(state.players))


def _leader(state: TribeState, seat: int, fields: Fields, names: Names) -> Iterator[str]:
    tribu = TRIBU_NAMES.index(fields["x"])
    yield said.leader(card=chain_name(tribu), icons=wanted(tribu))


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

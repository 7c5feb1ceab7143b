"""Positions for the tests of indy, said in as few words as they need."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import rules
from rules.indy.components.cards import CODES, EAGLE, FULL_DECK
from rules.indy.state import IndyState

INDY = rules.games["indy"]


def words(text: str) -> list[str]:
    """`"CR1 HB2"` as a list of codes."""
    return text.split()


def position(
    phase: str,
    hands: Sequence[str],
    *,
    table: str = "",
    evocations: Sequence[str | None] = (),
    top: str = "",
    tokens: Sequence[int] | None = None,
    **more: Any,
) -> IndyState:
    """A state: hands, table and evocations as texts, `top` the next cards of the deck; red shamans first."""
    players = len(hands)
    laid = [words(text) if text else None for text in (evocations or [None] * players)]
    used = [card for text in (*hands, table, top) for card in words(text)] + more.get("under", [])
    used += [card for cards in laid if cards for card in cards]
    if more.get("return_card"):
        used.append(more["return_card"])
    rest = [CODES[card] for card in FULL_DECK]
    for card in used:
        rest.remove(card)
    rest.sort(key=lambda code: code == CODES[EAGLE])  # eagles at the bottom, out of the way
    given = {
        "game": "indy",
        "players": players,
        "current_player": 0,
        "phase": phase,
        "hands": [words(hand) for hand in hands],
        "table": words(table),
        "evocations": laid,
        "deck": words(top) + rest,
        "shamans": [*"RGBRGB"][:players],
        "tokens": list(tokens or [4] * players),
        "rng": 1,
        **more,
    }
    state = INDY.load(given)
    assert isinstance(state, IndyState)
    state.events = []
    return state


def texts(state: IndyState) -> list[str]:
    """The legal actions in notation."""
    return [state.text(action) for action in state.legal_actions()]


def act(state: IndyState, *actions: str) -> IndyState:
    """Play actions written in notation."""
    for text in actions:
        state.apply(state.read(text))
    return state


def event(state: IndyState, kind: str) -> dict[str, Any]:
    """The fields of the last event of that kind."""
    assert state.events is not None
    return [event for event in state.events if event.kind == kind][-1].fields()


def resolve(evocations: Sequence[str], tokens: Sequence[int], plate: int) -> IndyState:
    """Lay these evocations, one a seat, and let the manche be resolved; kept cards are low ones nobody uses."""
    spare = [code for code in words("HG1 HG2 HG3 OG1 OG2 OG3") if not any(code in laid for laid in evocations)]
    hands = [f"{laid} {spare[seat]}" if seat == 0 else spare[seat] for seat, laid in enumerate(evocations)]
    laid_before = [None, *evocations[1:]]
    players = len(hands)
    state = position(
        "EVOCATION",
        hands,
        table="HB5 HB6 HR5 OG6",
        evocations=laid_before,
        tokens=tokens,
        plate=plate,
        step="EVOKE",
        dealer=1 if players > 1 else 0,
    )
    return act(state, f"evoke keeping {spare[0]}")

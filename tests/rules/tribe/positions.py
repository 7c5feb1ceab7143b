"""Positions for the tests of Tribe, said in as few words as they need."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rules.tribe import GAMES
from rules.tribe.components.cards import COPIES, NAMES
from rules.tribe.state import TribeState

TRIBE = GAMES["tribe"]
FILLER = ["draw3", "strength", "courage", "block"]


def chain(text: str) -> dict[str, Any]:
    """`"elder flag_sky lightning +totem !wolf"`: a Tribù, its vases, a Totem, a face-down card."""
    tribu, *rest = text.split()
    return {
        "tribu": tribu,
        "dioramas": [word for word in rest if word[0] not in "+!"],
        "totem": "+totem" in rest,
        "active": next((word[1:] for word in rest if word[0] == "!"), None),
    }


def position(
    phase: str,
    hands: Sequence[str],
    chains: Sequence[Sequence[str]] = (),
    *,
    discard: str = "",
    played: str = "",
    top: str = "",
    draw: str | None = None,
    **more: Any,
) -> TribeState:
    """A state: hands and chains as texts, hands filled up with cards that matter little.

    Discards are written top first; `top` are the next cards of the draw pile, the rest lies below them; `draw` is the
    whole pile: all other cards are then put away, after loading, into the pile of played cards, where no loaded position
    has any but Azione cards. Piles as small as that take four players and most of the chains that can be laid.
    """
    players = len(hands)
    turn = more.get("turn", more.get("current_player", 0))
    laid = [[chain(text) for text in row] for row in (chains or [[]] * players)]
    rest = [name for name in NAMES for _ in range(COPIES)]
    full: list[list[str]] = [hand.split() for hand in hands]
    for row in laid:
        for entry in row:
            _use(rest, [entry["tribu"], *entry["dioramas"], *(["totem"] if entry["totem"] else [])])
            _use(rest, [entry["active"]] if entry["active"] else [])
    for cards in (*full, discard.split(), played.split(), top.split(), (draw or "").split()):
        _use(rest, cards)
    _use(rest, ["block"] * sum(more.get("blocked", [])))
    for seat, hand in enumerate(full):
        size = 5 + (seat == turn) * {"MAIN": 1, "DRAW3_DISCARD": more.get("to_discard", 0)}.get(phase, 0)
        while len(hand) < size:
            filler = next(name for name in [*FILLER, *reversed(rest)] if name in rest)
            rest.remove(filler)
            hand.append(filler)
    given = {
        "game": "tribe",
        "players": players,
        "current_player": 0,
        "phase": phase,
        "hands": full,
        "chains": laid,
        "discard_pile": discard.split(),
        "played_pile": played.split(),
        "draw_pile": (draw if draw is not None else top).split() + rest,
        "rng": 1,
        **more,
    }
    state = TRIBE.load(given)
    if draw is not None:
        state.played, state.draw = state.draw[: len(rest)] + state.played, state.draw[len(rest) :]
    state.events = []
    return state


def _use(rest: list[str], cards: Sequence[str]) -> None:
    for card in cards:
        rest.remove(card)


def texts(state: TribeState) -> list[str]:
    """The legal actions in notation."""
    return [state.text(action) for action in state.legal_actions()]


def kinds(state: TribeState, kind: str) -> list[str]:
    """The legal actions of one kind in notation."""
    table = state.game.actions
    return [table[action].text for action in state.legal_actions() if table[action].kind == kind]


def act(state: TribeState, *actions: str) -> TribeState:
    """Play actions written in notation."""
    for text in actions:
        state.apply(state.read(text))
    return state


def event(state: TribeState, kind: str) -> dict[str, Any]:
    """The fields of the last event of that kind."""
    assert state.events is not None
    return [event for event in state.events if event.kind == kind][-1].fields()


def shown_chain(state: TribeState, seat: int, tribu: str) -> dict[str, Any] | None:
    """A chain as the dump has it; None when there is none."""
    rows: list[dict[str, Any]] = state.dump()["chains"][seat]
    return next((row for row in rows if row["tribu"] == tribu), None)


def refused(state: TribeState, text: str) -> str:
    """The section that forbids an action."""
    refusal = state.why_not(state.game.actions.read(text))
    assert refusal is not None, f"{text} is legal"
    return refusal.section

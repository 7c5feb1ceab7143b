"""The position of a state as plain JSON types; `notation.load` reads it back."""

from __future__ import annotations

from typing import Any

from rules.tribe.components.cards import NAMES, TRIBU_NAMES, TRIBUS, name, names
from rules.tribe.components.phases import DEFEND, END, MAIN, PHASES
from rules.tribe.components.tally import Tally
from rules.tribe.position import Position


def fields(state: Position) -> dict[str, Any]:
    """The game's own fields. Piles are listed top first."""
    seats = range(state.players)
    return {
        "phase": PHASES[state.phase],
        "turn": None if state.phase == END else state.turn,
        "dealer": state.dealer,
        "turns": state.done,
        "leaders": [TRIBU_NAMES[leader] if leader >= 0 else None for leader in state.leaders],
        "totals": state.totals[:],
        "blocked": [bool(mark) for mark in state.blocked],
        "hands": [names(hand) for hand in state.hands],
        "chains": [[_chain(state, slot) for slot in state.slots(seat)] for seat in seats],
        "lone": [TRIBU_NAMES[tribu] for tribu in range(TRIBUS) if state.lone >> tribu & 1],
        "swapped": state.swapped and state.phase == MAIN,
        "attack": _attack(state) if state.phase == DEFEND else None,
        "to_discard": state.left,
        "draw_pile": names(state.draw[::-1]),
        "discard_pile": names(state.discard[::-1]),
        "played_pile": names(state.played[::-1]),
        "closer": state.closer if state.closer >= 0 else None,
        "results": [_result(closer, counting) for closer, counting in state.results],
        "shown": [[{"card": NAMES[e % 32], "turn": e // 32} for e in state.shown[seat]] for seat in seats],
        "refill": None if state.stock is None else {"cards": names(list(state.stock)), "draws": state.draws[:]},
    }


def _result(closer: int, counting: tuple[Tally, ...]) -> dict[str, Any]:
    return {
        "closer": closer if closer >= 0 else None,
        "table": [tally.table for tally in counting],
        "bonus": [tally.bonus for tally in counting],
        "hostile": [tally.hostile for tally in counting],
        "points": [tally.total for tally in counting],
    }


def _chain(state: Position, slot: int) -> dict[str, Any]:
    return {
        "tribu": TRIBU_NAMES[slot % TRIBUS],
        "dioramas": names(list(state.vases[slot] or ())),
        "totem": bool(state.totems[slot]),
        "active": name(state.actives[slot]),
        "changed": state.changed[slot],
    }


def _attack(state: Position) -> dict[str, Any]:
    assert state.attack is not None
    source, target = state.attack
    return {
        "from": TRIBU_NAMES[source % TRIBUS],
        "target": target // TRIBUS,
        "chain": TRIBU_NAMES[target % TRIBUS],
    }

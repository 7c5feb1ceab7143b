"""A state as plain JSON: `dump`. Its schema is `schema.json`; reading it back is `load`."""

from __future__ import annotations

from typing import Any

from rules.rise_of_tribes.components import frames
from rules.rise_of_tribes.components.box import (
    ACTIONS,
    EVENTS,
    FACES,
    GOALS,
    HEXES,
    ITEMS,
    KINDS,
    POWERS,
    TILES,
    TRIBES,
)
from rules.rise_of_tribes.components.layout import bits
from rules.rise_of_tribes.mechanics.knowledge import HIDDEN, runs
from rules.rise_of_tribes.position import SHARED, Position, decision


def hex_name(h: int) -> str | None:
    """A hex's letter; None for nowhere."""
    return HEXES[h] if h >= 0 else None


def seat(player: int) -> int | None:
    """A seat; None for nobody."""
    return player if player >= 0 else None


def dump(s: Position) -> dict[str, Any]:
    """Everything, in the order a person would look for it."""
    return {
        "phase": phase(s),
        "active": s.active,
        "first_player": s.first,
        **({"quiet": s.quiet} if s.rules_version > 2 else {}),
        "winner": seat(s.winner) if s.winner != SHARED else None,
        "hexes": [_hex(s, h) for h in range(s.layout.size)],
        "tribes": [_tribe(s, player) for player in range(s.players)],
        "dice": {ACTIONS[act]: queue(s.queues[act]) for act in range(4)},
        "hand": [FACES[face] for face in s.hand],
        "events": _events(s),
        "volcano": s.site + 1 if s.site >= 0 else None,
        "tiger": hex_name(s.tiger),
        "mammoth": {"hex": HEXES[s.mammoth], "tamer": seat(s.tamer)} if s.mammoth >= 0 else None,
        "invaders": {"hex": HEXES[s.invaders_hex], "count": s.invaders} if s.invaders_hex >= 0 else None,
        "glacier": _glacier(s),
        "turn": _turn(s),
        "auction": {"bid": s.bid, "bidder": seat(s.bidder), "dropped": [*bits(s.dropped)]} if _bidding(s) else None,
        "pending": [_frame(f) for f in s.stack],
    }


def phase(s: Position) -> str:
    """The phase a person would name."""
    if s.winner >= 0:
        return "over"
    if any(kind == frames.SETUP for kind, _, _ in s.stack) or decision(s).kind == frames.LAY_GLACIER:
        return "setup"
    return frames.PHASES[frames.TURN_STEPS[min(s.stack[0][2], len(frames.TURN_STEPS) - 1)]]


def queue(code: int) -> list[str]:
    """Three dice on an action, left to right."""
    return [FACES[code // 9], FACES[code // 3 % 3], FACES[code % 3]]


def _hex(s: Position, h: int) -> dict[str, Any]:
    q, r = s.layout.coordinates[h]
    return {
        "hex": HEXES[h],
        "q": q,
        "r": r,
        "tile": TILES[s.tiles[h]],
        "members": [s.members[player << 4 | h] for player in range(s.players)],
        "village": seat(s.village[h]),
    }


def _tribe(s: Position, player: int) -> dict[str, Any]:
    power = s.power[player]
    return {
        "tribe": TRIBES[s.tribe[player]],
        "power": POWERS[power] if power >= 0 else None,
        "vp": s.vp[player],
        "resources": {kind: s.resources[3 * player + i] for i, kind in enumerate(KINDS)},
        "supply": s.supply[player],
        "board": s.board[player],
        "hidden_village": bool(s.hidden[player]),
        "elder": hex_name(s.elder[player]),
        "items": [ITEMS[item] for item in range(3) if s.item_owner[item] == player],
        "goals": [GOALS[goal] for goal in bits(s.goals[player])],
        "completed": [GOALS[goal] for goal in bits(s.completed[player])],
        "deck": _goal_deck(s, player),
        "returned": [sorted(GOALS[g] for g in s.goal_decks[player][a:b]) for a, b in runs(s, player)],
    }


def _goal_deck(s: Position, player: int) -> list[str]:
    deck = s.goal_decks[player]
    if s.viewer is not None and s.viewer != player:
        return ["?"] * len(deck)
    return ["?" if goal == HIDDEN else GOALS[goal] for goal in deck]


def _events(s: Position) -> dict[str, Any]:
    return {
        "row": [_space(s, slot) for slot in range(2)],
        "oldest": s.oldest + 1,
        "deck": ["?" if tile == HIDDEN else EVENTS[tile] for tile in s.deck],
        "seen": [bool(seen) for seen in s.seen],
        "discard": [EVENTS[tile] for tile in s.discard],
        "set_aside": bool(s.set_aside),
    }


def _space(s: Position, slot: int) -> dict[str, Any] | None:
    if s.row[slot] < 0:
        return None
    return {
        "tile": EVENTS[s.row[slot]],
        "tokens": {kind: s.tokens[3 * slot + i] for i, kind in enumerate(KINDS)},
    }


def _glacier(s: Position) -> dict[str, Any] | None:
    if s.glacier < 0 and s.melted < 0:
        return None
    return {"hex": HEXES[max(s.glacier, s.melted)], "stones": s.ice_stones, "melted": s.melted >= 0}


def _turn(s: Position) -> dict[str, Any]:
    return {
        "actions": [ACTIONS[act] for act in bits(s.used)],
        "used": [name for i, name in enumerate(frames.FLAGS) if s.flags >> i & 1],
        "altar": s.flags // frames.ALTAR_USE,
        "gathered": s.gathered,
        "moved": {HEXES[h]: count for h, count in enumerate(s.tired) if count},
        "entered": [HEXES[h] for h in bits(s.entered)],
        "touched": [HEXES[h] for h in bits(s.touched)],
        "loan": GOALS[s.loan] if s.loan >= 0 else None,
        "marked": hex_name(s.marked),
    }


def _bidding(s: Position) -> bool:
    return any(kind in (frames.AUCTION, frames.SHARE) for kind, _, _ in s.stack)


def _frame(f: frames.Frame) -> dict[str, Any]:
    kind, player, argument = f
    return {"do": frames.NAMES[kind], "player": player, "detail": argument}

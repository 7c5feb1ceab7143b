"""Reading a position of Tribe, dumped or written by hand."""

from __future__ import annotations

from collections import Counter
from typing import Any

from rules.core.fields import Fields
from rules.core.game import HEADER, Game
from rules.tribe.components.cards import (
    BUFFALO,
    CAN_BE_ACTIVE,
    CARD_OF,
    CHALLENGES,
    DIORAMAS,
    FULL_DECK,
    HIDDEN,
    LEADERS,
    NAMES,
    NONE,
    TOTEM,
    TRIBU_NAMES,
    TRIBUS,
    TURNS_EACH,
    VASES,
    WOLF,
)
from rules.tribe.components.phases import DEFEND, END, LEADERS as CHOOSING, PHASES
from rules.tribe.components.tally import Tally
from rules.tribe.mechanics.legal import can_be_attacked, fits
from rules.tribe.notation.check import check, placed
from rules.tribe.position import Position

OWN_FIELDS = (
    *("phase", "turn", "dealer", "turns", "leaders", "totals", "blocked", "hands", "chains", "lone", "swapped"),
    *("attack", "to_discard", "draw_pile", "discard_pile", "played_pile", "closer", "results", "shown", "refill"),
)
WORDS = [*NAMES, "?"]
MOST = 10**6


def fill(state: Position, fields: Fields) -> None:
    """Put a dumped position into a fresh one; what can be derived may be left out. Raises `BadPosition`."""
    players = state.players
    fields.only((*HEADER, *OWN_FIELDS))
    _read_course(state, fields)
    for seat, chains in enumerate(fields.items("chains", players, [[]] * players)):
        _read_chains(state, seat, Fields({f"chains[{seat}]": chains}).nested_list(f"chains[{seat}]"))
    _read_hands(state, fields)
    state.discard = _cards(fields, "discard_pile")[::-1]
    state.played = _cards(fields, "played_pile")[::-1]
    _read_moment(state, fields)
    _read_knowledge(state, fields)
    _read_draw_pile(state, fields)
    check(state, fields)


def _read_course(state: Position, fields: Fields) -> None:
    players, last = state.players, state.players - 1
    state.number = fields.integer("round", 1, CHALLENGES, 1)
    state.phase = PHASES.index(fields.word("phase", PHASES, "START"))
    state.dealer = fields.integer("dealer", 0, last, 0)
    state.done = fields.integer("turns", 0, TURNS_EACH * players, 0)
    state.leaders = _leaders(state, fields)
    state.totals = fields.integers("totals", -MOST, MOST, players, [0] * players)
    state.blocked = [int(mark) for mark in _flags(fields, "blocked", players)]
    closer = fields.raw("closer", None)
    state.closer = -1 if closer is None else fields.integer("closer", 0, last)
    state.results = [_result(entry, players) for entry in _list(fields, "results")]
    if state.phase == END:
        state.turn = state.dealer
        return
    state.current_player = fields.integer("current_player", 0, last)
    given = fields.raw("turn", None)
    state.turn = state.current_player if given is None else fields.integer("turn", 0, last)
    if state.phase == DEFEND and given is None:
        raise fields.fail("turn", "must name the attacker")
    if (state.turn == state.current_player) == (state.phase == DEFEND):
        raise fields.fail("turn", "is another seat than current_player in DEFEND, and only there")


def _list(fields: Fields, name: str) -> list[Fields]:
    return fields.nested_list(name) if fields.has(name) else []


def _result(entry: Fields, players: int) -> tuple[int, tuple[Tally, ...]]:
    """A challenge's counting; with the points alone, all of them lie on the table."""
    closer = entry.raw("closer", None)
    number = -1 if closer is None else entry.integer("closer", 0, players - 1)
    points = entry.integers("points", -MOST, MOST, players)
    table = entry.integers("table", -MOST, MOST, players, points)
    bonus = entry.integers("bonus", 0, MOST, players, [0] * players)
    hostile = entry.integers("hostile", 0, MOST, players, [0] * players)
    return number, tuple(Tally(*row) for row in zip(table, bonus, hostile, points, strict=True))


def _flags(fields: Fields, name: str, players: int) -> list[bool]:
    flags = fields.items(name, players, [False] * players)
    for number, flag in enumerate(flags):
        if not isinstance(flag, bool):
            raise fields.fail(f"{name}[{number}]", "must be true or false")
    return flags


def _leaders(state: Position, fields: Fields) -> list[int]:
    players = state.players
    usual = [None] * players if state.phase == CHOOSING else [TRIBU_NAMES[leader] for leader in LEADERS[:players]]
    given = fields.items("leaders", players, usual)
    known = [TRIBU_NAMES[leader] for leader in LEADERS]
    for seat, leader in enumerate(given):
        if leader is not None and leader not in known:
            raise fields.fail(f"leaders[{seat}]", f"must be one of {', '.join(known)}, or null")
    leaders = [-1 if leader is None else TRIBU_NAMES.index(leader) for leader in given]
    chosen = [leader for leader in leaders if leader >= 0]
    if len(set(chosen)) < len(chosen):
        raise fields.fail("leaders", "must be different ones")
    if state.phase != CHOOSING and len(chosen) < players:
        raise fields.fail("leaders", "everybody has a leader by now")
    return leaders


def _cards(fields: Fields, name: str, default: Any = ()) -> list[int]:
    return [HIDDEN if word == "?" else CARD_OF[word] for word in fields.words(name, WORDS, default=default)]


def _read_chains(state: Position, seat: int, chains: list[Fields]) -> None:
    for chain in chains:
        chain.only(("tribu", "dioramas", "totem", "active", "changed"))
        tribu = TRIBU_NAMES.index(chain.word("tribu", TRIBU_NAMES))
        slot = seat * TRIBUS + tribu
        if state.vases[slot] is not None:
            raise chain.fail("tribu", "no player has the same character twice")
        state.orders[seat] = [*state.orders[seat], tribu]
        state.vases[slot] = ()
        for place, card in enumerate(_cards(chain, "dioramas")):
            if not 0 <= card < TOTEM or not fits(state, card, slot):
                raise chain.fail(f"dioramas[{place}]", "does not fit there")
            state.vases[slot] = (*(state.vases[slot] or ()), card)
        state.totems[slot] = int(chain.flag("totem", False))
        if state.totems[slot] and len(state.vases[slot] or ()) < VASES:
            raise chain.fail("totem", "needs a complete chain")
        given = chain.raw("active", None)
        card = NONE if given is None else HIDDEN if given == "?" else CARD_OF[chain.word("active", NAMES)]
        if card >= 0 and not CAN_BE_ACTIVE[card]:
            raise chain.fail("active", "must be a vase, a totem, an event or a protection")
        state.actives[slot] = card
        state.changed[slot] = chain.integer("changed", 0, MOST, 0)


def _read_hands(state: Position, fields: Fields) -> None:
    players = state.players
    lists = fields.items("hands", players, [[]] * players)
    inner = Fields({f"hands[{seat}]": cards for seat, cards in enumerate(lists)})
    for seat in range(players):
        cards = _cards(inner, f"hands[{seat}]")
        state.hands[seat] = sorted(cards) if HIDDEN not in cards else cards


def _read_moment(state: Position, fields: Fields) -> None:
    """What belongs to the turn under way."""
    state.swapped = fields.flag("swapped", False)
    state.left = fields.integer("to_discard", 0, 3, 0)
    first = state.turn * TRIBUS
    bare = [TRIBU_NAMES[t] for t in range(TRIBUS) if state.vases[first + t] == () and state.phase != END]
    for name in fields.words("lone", TRIBU_NAMES, default=bare):
        state.lone |= 1 << TRIBU_NAMES.index(name)
    if state.phase == DEFEND:
        _read_attack(state, fields.nested("attack"))
    elif fields.raw("attack", None) is not None:
        raise fields.fail("attack", "must be null but in DEFEND")


def _read_attack(state: Position, attack: Fields) -> None:
    attack.only(("from", "target", "chain"))
    source = state.turn * TRIBUS + TRIBU_NAMES.index(attack.word("from", TRIBU_NAMES))
    target = attack.integer("target", 0, state.players - 1)
    slot = target * TRIBUS + TRIBU_NAMES.index(attack.word("chain", TRIBU_NAMES))
    if state.actives[source] not in (WOLF, BUFFALO):
        raise attack.fail("from", "must be a chain of the attacker with a wolf or a buffalo")
    if target != state.current_player or not can_be_attacked(state, slot):
        raise attack.fail("chain", "must be a chain of current_player with a vase and without a totem")
    state.attack = (source, slot)


def _read_knowledge(state: Position, fields: Fields) -> None:
    players = state.players
    for seat, entries in enumerate(fields.items("shown", players, [[]] * players)):
        inner = Fields({f"shown[{seat}]": entries}).nested_list(f"shown[{seat}]")
        cards = [
            CARD_OF[entry.word("card", NAMES[:DIORAMAS])] + 32 * entry.integer("turn", 0, MOST, 0) for entry in inner
        ]
        state.shown[seat] = tuple(cards)
    if fields.raw("refill", None) is not None:
        refill = fields.nested("refill")
        state.stock = tuple(sorted(_cards(refill, "cards")))
        state.draws = refill.integers("draws", 0, MOST, players)


def _read_draw_pile(state: Position, fields: Fields) -> None:
    """The draw pile; all cards that lie nowhere else, shuffled from the position's generator, when it isn't given."""
    if fields.has("draw_pile") or state.phase == CHOOSING:
        state.draw = _cards(fields, "draw_pile")[::-1]
        return
    rest = Counter(FULL_DECK)
    rest.subtract(card for card in placed(state) if card != HIDDEN)
    state.draw = [card for card in sorted(rest) for _ in range(max(0, rest[card]))]
    state.rng, state.script = Game._load_rng(fields, is_view=False)
    state._shuffle(state.draw)


assert BUFFALO == WOLF + 1

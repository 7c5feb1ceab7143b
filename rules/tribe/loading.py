"""Reading a position of Tribe, dumped or written by hand."""

from __future__ import annotations

from collections import Counter
from typing import Any

from rules.core.errors import BadPosition
from rules.core.fields import Fields
from rules.core.game import HEADER, Game
from rules.tribe.components import (
    BLOCK,
    BUFFALO,
    CAN_BE_ACTIVE,
    CARD_OF,
    CHALLENGES,
    COPIES,
    FULL_DECK,
    HAND,
    HIDDEN,
    LEADERS,
    MULTI,
    NAMES,
    NONE,
    TOTEM,
    TRIBU,
    TRIBU_NAMES,
    TRIBUS,
    TURNS_EACH,
    VASES,
    WOLF,
)
from rules.tribe.legal import can_be_attacked, fits
from rules.tribe.phases import DEFEND, DRAW3_DISCARD, END, MAIN, PHASES, START
from rules.tribe.phases import LEADERS as CHOOSING
from rules.tribe.scoring import Tally
from rules.tribe.state import TribeState

OWN_FIELDS = (
    *("phase", "turn", "dealer", "turns", "leaders", "totals", "blocked", "hands", "chains", "lone", "swapped"),
    *("attack", "to_discard", "draw_pile", "discard_pile", "played_pile", "closer", "results", "shown", "refill"),
)
WORDS = [*NAMES, "?"]
MOST = 10**6


def read(fields: Fields, players: int, options: dict[str, Any]) -> TribeState:
    """The state of a position; what can be derived may be left out. Raises `BadPosition`."""
    fields.only((*HEADER, *OWN_FIELDS))
    state = TribeState(players, options, None)
    _read_course(state, fields)
    for seat, chains in enumerate(fields.items("chains", players, [[]] * players)):
        _read_chains(state, seat, Fields({f"chains[{seat}]": chains}).nested_list(f"chains[{seat}]"))
    _read_hands(state, fields)
    state.discard = _cards(fields, "discard_pile")[::-1]
    state.played = _cards(fields, "played_pile")[::-1]
    _read_moment(state, fields)
    _read_knowledge(state, fields)
    _read_draw_pile(state, fields)
    _check(state, fields)
    return state


def _read_course(state: TribeState, fields: Fields) -> None:
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


def _leaders(state: TribeState, fields: Fields) -> list[int]:
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


def _read_chains(state: TribeState, seat: int, chains: list[Fields]) -> None:
    for chain in chains:
        chain.only(("tribu", "dioramas", "totem", "active", "changed"))
        tribu = TRIBU_NAMES.index(chain.word("tribu", TRIBU_NAMES))
        slot = seat * TRIBUS + tribu
        if state.vases[slot] is not None:
            raise chain.fail("tribu", "no player has the same Tribù twice")
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
            raise chain.fail("active", "must be a Diorama, an Evento or a Protezione")
        state.actives[slot] = card
        state.changed[slot] = chain.integer("changed", 0, MOST, 0)


def _read_hands(state: TribeState, fields: Fields) -> None:
    players = state.players
    lists = fields.items("hands", players, [[]] * players)
    inner = Fields({f"hands[{seat}]": cards for seat, cards in enumerate(lists)})
    for seat in range(players):
        cards = _cards(inner, f"hands[{seat}]")
        state.hands[seat] = sorted(cards) if HIDDEN not in cards else cards


def _read_moment(state: TribeState, fields: Fields) -> None:
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


def _read_attack(state: TribeState, attack: Fields) -> None:
    attack.only(("from", "target", "chain"))
    source = state.turn * TRIBUS + TRIBU_NAMES.index(attack.word("from", TRIBU_NAMES))
    target = attack.integer("target", 0, state.players - 1)
    slot = target * TRIBUS + TRIBU_NAMES.index(attack.word("chain", TRIBU_NAMES))
    if state.actives[source] not in (WOLF, BUFFALO):
        raise attack.fail("from", "must be a chain of the attacker with a wolf or a buffalo")
    if target != state.current_player or not can_be_attacked(state, slot):
        raise attack.fail("chain", "must be a chain of current_player with a vase and without a Totem")
    state.attack = (source, slot)


def _read_knowledge(state: TribeState, fields: Fields) -> None:
    players = state.players
    for seat, entries in enumerate(fields.items("shown", players, [[]] * players)):
        inner = Fields({f"shown[{seat}]": entries}).nested_list(f"shown[{seat}]")
        cards = [CARD_OF[entry.word("card", NAMES)] + 32 * entry.integer("turn", 0, MOST, 0) for entry in inner]
        state.shown[seat] = tuple(cards)
    if fields.raw("refill", None) is not None:
        refill = fields.nested("refill")
        state.stock = tuple(sorted(_cards(refill, "cards")))
        state.draws = refill.integers("draws", 0, MOST, players)


def _placed(state: TribeState) -> list[int]:
    """All cards that lie somewhere."""
    cards = [card for pile in (state.draw, state.discard, state.played, *state.hands) for card in pile]
    cards += [card for card in state.actives if card != NONE]
    cards += [BLOCK] * sum(state.blocked)
    for slot, vases in enumerate(state.vases):
        if vases is not None:
            cards += [TRIBU + slot % TRIBUS, *vases, *[TOTEM] * state.totems[slot]]
    return cards


def _read_draw_pile(state: TribeState, fields: Fields) -> None:
    """The draw pile; all cards that lie nowhere else, shuffled from the position's generator, when it isn't given."""
    if fields.has("draw_pile") or state.phase == CHOOSING:
        state.draw = _cards(fields, "draw_pile")[::-1]
        return
    rest = Counter(FULL_DECK)
    rest.subtract(card for card in _placed(state) if card != HIDDEN)
    state.draw = [card for card in sorted(rest) for _ in range(max(0, rest[card]))]
    state.rng, state.script = Game._load_rng(fields, is_view=False)
    state._shuffle(state.draw)


def _check(state: TribeState, fields: Fields) -> None:
    placed = _placed(state)
    for card, count in Counter(placed).items():
        if card != HIDDEN and count > COPIES:
            raise BadPosition("hands", f"{NAMES[card]} is there {count} times")
    if state.phase == CHOOSING:
        if placed:
            raise fields.fail("hands", "no cards are dealt before the leaders are chosen")
        return
    if len(placed) != len(FULL_DECK):
        raise fields.fail("draw_pile", f"all cards together must be {len(FULL_DECK)}, not {len(placed)}")
    for seat, hand in enumerate(state.hands):
        size = HAND + _extra(state, seat)
        if len(hand) != size and state.phase != END:
            raise fields.fail(f"hands[{seat}]", f"must have {size} cards now, not {len(hand)}")
    if (state.left > 0) != (state.phase == DRAW3_DISCARD):
        raise fields.fail("to_discard", "is 1 to 3 in DRAW3_DISCARD, and 0 elsewhere")
    if any(vases is not None and vases.count(MULTI) > 1 for vases in state.vases):
        raise fields.fail("chains", "a chain has one multi at the most")


def _extra(state: TribeState, seat: int) -> int:
    """How many cards more than five a seat holds now."""
    if seat != state.turn or state.phase in (START, DEFEND):
        return 0
    return state.left if state.phase == DRAW3_DISCARD else int(state.phase == MAIN)


assert BUFFALO == WOLF + 1

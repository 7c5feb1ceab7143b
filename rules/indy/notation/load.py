"""Positions from plain JSON types, as `dump` gives them or as somebody writes them by hand; most fields may be left out."""

from __future__ import annotations

from collections import Counter
from typing import Any

from rules.core.fields import Fields
from rules.core.game import HEADER, Game
from rules.indy.components.cards import (
    CARD_OF,
    CODES,
    COLOURS,
    EAGLE,
    FULL_DECK,
    HIDDEN,
)
from rules.indy.components.phases import (
    END,
    LAST_EAGLES,
    MANCHES,
    PHASES,
    SHAMANS,
    STEP_NAMES,
)
from rules.indy.notation.check import all_cards, check
from rules.indy.position import Position

OWN_FIELDS = (
    *("phase", "step", "dealer", "turn", "window", "shamans", "tokens", "plate", "plucked", "returned"),
    *("return_card", "hands", "table", "evocations", "deck", "under", "known", "maybe", "buried", "eagles_under"),
)
NAMES = [*CODES, "?"]


def load(state: Position, fields: Fields) -> None:
    """Read indy's own fields into a fresh position of the same number of players.

    Raises `BadPosition`, which names the field, for whatever cannot be.
    """
    fields.only((*HEADER, *OWN_FIELDS))
    _read_course(state, fields)
    _read_players(state, fields)
    _read_cards(state, fields)
    check(state, fields)


def _read_course(state: Position, fields: Fields) -> None:
    """Where in the game we are: phase, step, seats in turn, window."""
    seats = state.players - 1
    state.manche = fields.integer("round", 1, MANCHES, 1)
    state.phase = PHASES.index(fields.word("phase", PHASES))
    if state.phase in STEP_NAMES:
        steps = STEP_NAMES[state.phase]
        state.step = steps.index(fields.word("step", steps, steps[0]))
    state.dealer = fields.integer("dealer", 0, seats, 0)
    if state.phase == END:
        state.turn = state.dealer
        return
    state.current_player = fields.integer("current_player", 0, seats)
    turn = fields.raw("turn", None)
    state.turn = state.current_player if turn is None else fields.integer("turn", 0, seats)
    if fields.raw("window", None) is not None:
        state.window = True
        state.played = fields.nested("window").flag("played", False)
    if state.phase == LAST_EAGLES:
        state.turn = state.dealer
        state.window = state.window or not fields.has("viewer")
    elif state.window == (state.turn == state.current_player):
        raise fields.fail("turn", "is another seat than current_player in an eagle window, and only there")


def _read_players(state: Position, fields: Fields) -> None:
    """Shamans, tokens, plate, who is plucked, who has returned."""
    players = state.players
    shamans = fields.items("shamans", players, [None] * players if state.phase == SHAMANS else _some_shamans(players))
    for seat, colour in enumerate(shamans):
        if colour is not None and colour not in tuple(COLOURS):
            raise fields.fail(f"shamans[{seat}]", "must be R, G, B or null")
    state.shamans = [HIDDEN if colour is None else COLOURS.index(colour) for colour in shamans]
    every = state.feathers * players
    state.tokens = fields.integers("tokens", 0, every, players)
    state.plate = fields.integer("plate", 0, every, every - sum(state.tokens))
    if sum(state.tokens) + state.plate != every:
        raise fields.fail("plate", f"tokens and plate together must be {every}")
    returned = fields.raw("returned", None)
    state.returned = HIDDEN if returned is None else fields.integer("returned", 0, players - 1)
    without = [tokens == 0 or seat == state.returned for seat, tokens in enumerate(state.tokens)]
    plucked = fields.items("plucked", players, without)
    state.plucked = sum(1 << seat for seat, flag in enumerate(plucked) if flag is True)


def _some_shamans(players: int) -> list[str]:
    return [COLOURS[seat % 3] for seat in range(players)]


def _cards(fields: Fields, name: str, default: Any) -> list[int]:
    return [HIDDEN if word == "?" else CARD_OF[word] for word in fields.words(name, NAMES, default=default)]


def _card_lists(fields: Fields, name: str, players: int) -> list[list[int]]:
    lists = fields.items(name, players, [None] * players)
    inner = Fields({f"{name}[{i}]": cards or [] for i, cards in enumerate(lists)})
    return [_cards(inner, f"{name}[{i}]", []) for i in range(players)]


def _read_cards(state: Position, fields: Fields) -> None:
    players = state.players
    state.hands = [sorted(hand) for hand in _card_lists(fields, "hands", players)]
    if fields.has("viewer"):  # hidden cards stand behind the known ones
        state.hands = [[c for c in hand if c >= 0] + [c for c in hand if c < 0] for hand in state.hands]
    state.table = _cards(fields, "table", [])
    state.evocations = _card_lists(fields, "evocations", players)
    given = fields.raw("return_card", None)
    state.return_card = HIDDEN if given is None else CARD_OF[fields.word("return_card", CODES)]
    state.known = _card_lists(fields, "known", players)
    state.maybe = _card_lists(fields, "maybe", players)
    state.buried = _card_lists(fields, "buried", players)
    state.under = _cards(fields, "under", [])
    state.eagles_under = fields.integer("eagles_under", 0, 3, state.under.count(EAGLE))
    if fields.has("deck"):
        state.deck = _cards(fields, "deck", [])[::-1]
    elif state.phase != SHAMANS:
        state.deck = _rest(state)
        _shuffle_rest(state, fields)


def _rest(state: Position) -> list[int]:
    missing = Counter(FULL_DECK)
    missing.subtract(all_cards(state))
    return [card for card in sorted(missing) for _ in range(max(0, missing[card]))]


def _shuffle_rest(state: Position, fields: Fields) -> None:
    """A deck that is not given is all other cards, shuffled from the position's generator."""
    state.rng, state.script = Game._load_rng(fields, is_view=False)
    state._shuffle(state.deck)

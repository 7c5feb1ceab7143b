"""What a view shows, as the numbers of `indy-v1`."""

from __future__ import annotations

from typing import Final

from rules.core.observation import Around, KeptParts, Sheet, around_of
from rules.indy.components.cards import CODES, COLOUR, COLOURS, DECK, EAGLE, EAGLES, HIDDEN, KIND, VALUE, VALUES
from rules.indy.components.phases import PHASES
from rules.indy.position import Position

MOST: Final = 6
LABELS: Final = ("you", "+1", "+2", "+3", "+4", "+5")
PLAYERS: Final = ("2", "3", "4", "5", "6")
KNOWN: Final = [label + ", cards known in hand" for label in LABELS]
EVOKED: Final = [label + ", evoked" for label in LABELS]
SUITS: Final = [f"{kind}{colour}" for kind in "CHO" for colour in COLOURS]
BITS: Final = [bin(mask).count("1") for mask in range(1 << 1 + max(*KIND, *COLOUR, *VALUE))]
"""Mask -> how many of its bits are set."""

TOKENS: Final = 12
HAND: Final = 6

TABLES: Final = KeptParts(len(PLAYERS) * 4)
MOMENTS: Final = KeptParts(len(PHASES) * 8)
TURNS: Final = KeptParts(7**4)
SEATS: Final = KeptParts((TOKENS + 1) * 2 * 4 * (HAND + 1))
NO_CARDS: Final = KeptParts(1)
NO_EVOCATION: Final = KeptParts(1)


def write(s: Position, sheet: Sheet, viewer: int) -> None:
    """Put what a seat may know on a sheet: the moment, its cards, the row, each seat. No window is open that it doesn't see."""
    around = around_of(viewer, s.players)
    _moment(s, sheet, around, viewer)
    sheet.bits("your hand", CODES, _mask(s.hands[viewer]) if viewer >= 0 else 0)
    sheet.bits("row", CODES, _mask(s.table))
    for place in range(MOST):
        if sheet.part(LABELS[place], place < s.players):
            seat = around.at(place)
            # The whole truth holds others' hands, too: of these, only what everybody knows.
            _seat(s, sheet, seat, place, s.known[seat] if s.viewer is None and seat != viewer else s.hands[seat])


def _moment(s: Position, sheet: Sheet, around: Around, viewer: int) -> None:
    from_all = s.options["return_from"] == "all"
    number = ((s.players - 2) * 2 + (viewer < 0)) * 2 + from_all
    if not sheet.known(TABLES, number):
        sheet.one_of("players", PLAYERS, s.players - 2)
        sheet.amount("spectator", viewer < 0, 1)
        sheet.amount("return from all evocations", from_all, 1)
        sheet.keep(TABLES, number)
    number = ((s.phase * 2 + s.step) * 2 + s.window) * 2 + s.played
    if not sheet.known(MOMENTS, number):
        sheet.one_of("phase", PHASES, s.phase)
        sheet.amount("second step", s.step, 1)
        sheet.amount("eagle window", s.window, 1)
        sheet.amount("eagle played", s.played, 1)
        sheet.keep(MOMENTS, number)
    sheet.amount("manche", s.manche, 20)
    sheet.amount("plate", s.plate, 24)
    sheet.amount("eagles under the deck", s.eagles_under, EAGLES)
    sheet.amount("deck", len(s.deck), DECK)
    dealer, turn = around.place(s.dealer), around.place(s.turn)
    decides, returned = around.place(s.current_player), around.place(s.returned)
    number = (
        ((dealer * 7 + turn) * 7 + decides) * 7 + returned + 400
    )  # each is -1 at least, and 7**3 + 7**2 + 7 + 1 == 400
    if not sheet.known(TURNS, number):
        sheet.one_of("dealer", LABELS, dealer)
        sheet.one_of("in turn", LABELS, turn)
        sheet.one_of("decides", LABELS, decides)
        sheet.one_of("returned", LABELS, returned)
        sheet.keep(TURNS, number)


def _seat(s: Position, sheet: Sheet, seat: int, place: int, hand: list[int]) -> None:
    tokens, plucked, shaman, held = s.tokens[seat], s.plucked >> seat & 1, s.shamans[seat], len(s.hands[seat])
    number = ((tokens * 2 + plucked) * 4 + shaman + 1) * 7 + held if tokens <= TOKENS and held <= HAND else -1
    if not sheet.known(SEATS, number):
        sheet.amount(", tokens", tokens, TOKENS)
        sheet.amount(", plucked", plucked, 1)
        sheet.one_of(", shaman", COLOURS, shaman)
        sheet.amount(", cards in hand", held, HAND)
        sheet.keep(SEATS, number)
    sheet.about(KNOWN[place])
    none = -1 if hand else 0
    if not sheet.known(NO_CARDS, none):
        _suits(hand, sheet)
        sheet.keep(NO_CARDS, none)
    laid = s.evocations[seat]
    sheet.about(EVOKED[place])
    none = -1 if laid else 0
    if not sheet.known(NO_EVOCATION, none):
        _suits(laid, sheet)
        _pattern(laid, sheet)
        sheet.keep(NO_EVOCATION, none)


def _suits(cards: list[int], sheet: Sheet) -> None:
    """Those of the cards that are known."""
    counts, eagles, values = [0] * len(SUITS), 0, 0
    for card in cards:
        if card == EAGLE:
            eagles += 1
        if card != HIDDEN:
            values += VALUE[card]
            if card != EAGLE:
                counts[card // VALUES] += 1
    sheet.counts("", SUITS, counts, 3)
    sheet.amount(": eagles", eagles, EAGLES)
    sheet.amount(": values", values, 18)


def _pattern(cards: list[int], sheet: Sheet) -> None:
    """What makes an evocation strong: one kind of each, one colour, one value."""
    kinds = colours = values = 0
    for card in cards:
        kinds |= 1 << KIND[card]
        colours |= 1 << COLOUR[card]
        values |= 1 << VALUE[card]
    sheet.amount(": different kinds", BITS[kinds], 3)
    sheet.amount(": different colours", BITS[colours], 3)
    sheet.amount(": different values", BITS[values], 3)


def _mask(cards: list[int]) -> int:
    """A bit for each of the cards that are known."""
    mask = 0
    for card in cards:
        if card != HIDDEN:
            mask |= 1 << card
    return mask

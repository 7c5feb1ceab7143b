"""What a view shows, as the numbers of `indy-v1`."""

from __future__ import annotations

from rules.core.observation import Around, Sheet
from rules.indy.components.cards import CARDS, CODES, COLOUR, COLOURS, DECK, EAGLE, EAGLES, HIDDEN, KIND, VALUE, VALUES
from rules.indy.components.phases import PHASES
from rules.indy.position import Position

MOST = 6
LABELS = ("you", "+1", "+2", "+3", "+4", "+5")
KNOWN = [label + ", cards known in hand" for label in LABELS]
EVOKED = [label + ", evoked" for label in LABELS]
SUITS = [f"{kind}{colour}" for kind in "CHO" for colour in COLOURS]
BITS = [bin(mask).count("1") for mask in range(1 << 1 + max(*KIND, *COLOUR, *VALUE))]
"""Mask -> how many of its bits are set."""


def write(s: Position, sheet: Sheet) -> None:
    """Put a view on a sheet: the moment, the viewer's cards, the row, each seat."""
    around = Around(s.viewer or 0, s.players)
    _moment(s, sheet, around)
    sheet.counts(
        "your hand", CODES, _counted(s.hands[around.viewer] if s.viewer is not None and s.viewer >= 0 else []), 1
    )
    sheet.counts("row", CODES, _counted(s.table), 1)
    for place in range(MOST):
        if sheet.part(LABELS[place], place < s.players):
            _seat(s, sheet, around.at(place), place)


def _moment(s: Position, sheet: Sheet, around: Around) -> None:
    sheet.one_of("players", ("2", "3", "4", "5", "6"), s.players - 2)
    sheet.number("spectator", (s.viewer or 0) < 0, 1)
    sheet.number("return from all evocations", s.options["return_from"] == "all", 1)
    sheet.one_of("phase", PHASES, s.phase)
    sheet.number("second step", s.step, 1)
    sheet.number("eagle window", s.window, 1)
    sheet.number("eagle played", s.played, 1)
    sheet.number("manche", s.manche, 20)
    sheet.number("plate", s.plate, 24)
    sheet.number("eagles under the deck", s.eagles_under, EAGLES)
    sheet.number("deck", len(s.deck), DECK)
    sheet.one_of("dealer", LABELS, around.place(s.dealer))
    sheet.one_of("in turn", LABELS, around.place(s.turn))
    sheet.one_of("decides", LABELS, around.place(s.current_player))
    sheet.one_of("returned", LABELS, around.place(s.returned))


def _seat(s: Position, sheet: Sheet, seat: int, place: int) -> None:
    sheet.number(", tokens", s.tokens[seat], 12)
    sheet.number(", plucked", s.plucked >> seat & 1, 1)
    sheet.one_of(", shaman", COLOURS, s.shamans[seat])
    sheet.number(", cards in hand", len(s.hands[seat]), 6)
    sheet.about(KNOWN[place])
    _suits(s.hands[seat], sheet)
    laid = s.evocations[seat]
    sheet.about(EVOKED[place])
    _suits(laid, sheet)
    _pattern(laid, sheet)


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
    sheet.number(": eagles", eagles, EAGLES)
    sheet.number(": values", values, 18)


def _pattern(cards: list[int], sheet: Sheet) -> None:
    """What makes an evocation strong: one kind of each, one colour, one value."""
    kinds = colours = values = 0
    for card in cards:
        kinds |= 1 << KIND[card]
        colours |= 1 << COLOUR[card]
        values |= 1 << VALUE[card]
    sheet.number(": different kinds", BITS[kinds], 3)
    sheet.number(": different colours", BITS[colours], 3)
    sheet.number(": different values", BITS[values], 3)


def _counted(cards: list[int]) -> list[int]:
    counts = [0] * CARDS
    for card in cards:
        if card != HIDDEN:
            counts[card] += 1
    return counts

"""What a view shows, as the numbers of `indy-v1`."""

from __future__ import annotations

from rules.core.observation import Around, Sheet
from rules.indy.components.cards import CARDS, CODES, COLOUR, COLOURS, DECK, EAGLE, EAGLES, HIDDEN, KIND, VALUE, VALUES
from rules.indy.components.phases import PHASES
from rules.indy.position import Position

MOST = 6
LABELS = ("you", "+1", "+2", "+3", "+4", "+5")
SUITS = [f"{kind}{colour}" for kind in "CHO" for colour in COLOURS]


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
            _seat(s, sheet, around.at(place), LABELS[place])


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
    for name, seat in (
        ("dealer", s.dealer),
        ("in turn", s.turn),
        ("decides", -1 if s.current_player is None else s.current_player),
        ("returned", s.returned),
    ):
        sheet.one_of(name, LABELS, around.place(seat))


def _seat(s: Position, sheet: Sheet, seat: int, label: str) -> None:
    sheet.number(", tokens", s.tokens[seat], 12)
    sheet.number(", plucked", s.plucked >> seat & 1, 1)
    sheet.one_of(", shaman", COLOURS, s.shamans[seat])
    sheet.number(", cards in hand", len(s.hands[seat]), 6)
    known = [card for card in s.hands[seat] if card != HIDDEN]
    sheet.about(label + ", cards known in hand")
    _suits(known, sheet)
    laid = s.evocations[seat]
    sheet.about(label + ", evoked")
    _suits(laid, sheet)
    _pattern(laid, sheet)


def _suits(cards: list[int], sheet: Sheet) -> None:
    counts = [0] * len(SUITS)
    for card in cards:
        if card != EAGLE:
            counts[card // VALUES] += 1
    sheet.counts("", SUITS, counts, 3)
    sheet.number(": eagles", cards.count(EAGLE), EAGLES)
    sheet.number(": values", sum(VALUE[card] for card in cards), 18)


def _pattern(cards: list[int], sheet: Sheet) -> None:
    """What makes an evocation strong: one kind of each, one colour, one value."""
    sheet.number(": different kinds", len({KIND[card] for card in cards}), 3)
    sheet.number(": different colours", len({COLOUR[card] for card in cards}), 3)
    sheet.number(": different values", len({VALUE[card] for card in cards}), 3)


def _counted(cards: list[int]) -> list[int]:
    counts = [0] * CARDS
    for card in cards:
        if card != HIDDEN:
            counts[card] += 1
    return counts

"""What a view shows, as the numbers of `tribal_rixe-v1`."""

from __future__ import annotations

from rules.core.observation import Around, Sheet
from rules.tribal.cards import CARDS, EMPTY, RANK, RANKS, SYMBOL, SYMBOL_NAMES, TYPE_NAMES, TYPES, UNKNOWN
from rules.tribal.rixe.components.phases import COMPLETE, MOST_MOVES, PHASES
from rules.tribal.rixe.position import Position

MOST = 4
LABELS = ("you", "+1", "+2", "+3")


def write(s: Position, sheet: Sheet) -> None:
    """Put a view on a sheet: the moment, the viewer's hand, the table, each seat with its zone and what it cannot hold."""
    around = Around(s.viewer or 0, s.players)
    _moment(s, sheet, around)
    hand = s.hands[around.viewer] if (s.viewer or 0) >= 0 else []
    sheet.counts("your hand", TYPE_NAMES, _types(hand), 2)
    table = [0] * TYPES
    for column in s.columns:
        for card in column:
            table[card >> 1] += 1
    sheet.counts("on the table", TYPE_NAMES, table, 2)
    for place in range(MOST):
        if sheet.part(LABELS[place], place < s.players):
            _seat(s, sheet, around.at(place))


def _moment(s: Position, sheet: Sheet, around: Around) -> None:
    sheet.one_of("players", ("2", "3", "4"), s.players - 2)
    sheet.number("spectator", (s.viewer or 0) < 0, 1)
    sheet.one_of("phase", PHASES, s.phase)
    sheet.one_of("decides", LABELS, around.place(s.current_player))
    sheet.one_of("ties count from", LABELS, around.place(s.youngest))
    sheet.number("rounds", s.options["rounds"], 10)
    sheet.number("rounds left", s.options["rounds"] - s.number, 10)
    sheet.number("stock", len(s.stock), CARDS)
    sheet.number("turns without a card", s.dry, 4)
    sheet.number("moves", s.moves, MOST_MOVES)
    sheet.number("has played", s.has_played, 1)
    sheet.number("has drawn", s.has_drawn, 1)
    sheet.number("layouts left", len(s.seen), MOST_MOVES)
    known = 0 <= s.turned < CARDS
    sheet.one_of("turned up", SYMBOL_NAMES, SYMBOL[s.turned] if known else -1)
    sheet.number("turned up: value", RANK[s.turned] + 1 if known else 0, RANKS)


def _seat(s: Position, sheet: Sheet, seat: int) -> None:
    slots = s.slots_of(seat)
    ends, empty, cards, longest = [0] * TYPES, 0, 0, 0
    for slot in slots:
        end, length = s.ends[slot], len(s.columns[slot])
        if end == EMPTY:
            empty += 1
        else:
            ends[end >> 1] += 1
        cards += length
        longest = max(longest, length)
    sheet.number(", points", s.points[seat], 20)
    sheet.number(", rounds gone out", s.outs[seat], 5)
    sheet.number(", cards in hand", len(s.hands[seat]), 14)
    sheet.number(", collected", len(s.collected[seat]), 2 * COMPLETE)
    sheet.number(", cleaned", s.cleaned[seat], 7)
    sheet.number(", columns", len(slots), 8)
    sheet.number(", empty columns", empty, 4)
    sheet.number(", cards in columns", cards, 36)
    sheet.number(", longest column", longest, COMPLETE)
    sheet.counts(", ends", TYPE_NAMES, ends, 2)
    lacks = s.lacks[seat]
    without = [0] * TYPES
    for types in lacks:
        for kind in range(TYPES):
            without[kind] += types >> kind & 1
    sheet.counts(", share of the hand that is none of", TYPE_NAMES, without, max(1, len(lacks)))


def _types(cards: list[int]) -> list[int]:
    counts = [0] * TYPES
    for card in cards:
        if card not in (EMPTY, UNKNOWN):
            counts[card >> 1] += 1
    return counts

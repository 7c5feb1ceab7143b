"""What a view shows, as the numbers of `tribal_rixe-v1`."""

from __future__ import annotations

from typing import Final

from rules.core.observation import Around, Kept, Sheet
from rules.tribal.cards import CARDS, EMPTY, TYPE_NAMES, TYPES
from rules.tribal.rixe.components.phases import COMPLETE, MOST_MOVES, PHASES
from rules.tribal.rixe.position import Position
from rules.tribal.sheets import put_card, put_cards, put_open

MOST: Final = 4
LABELS: Final = ("you", "+1", "+2", "+3")
PLAYERS: Final = ("2", "3", "4")

MOMENTS: Final = Kept(len(PLAYERS) * 2 * len(PHASES) * 25)
FLAGS: Final = Kept(4 * (MOST_MOVES + 1))
NO_TYPES: Final = Kept(1)


def write(s: Position, sheet: Sheet, viewer: int) -> None:
    """Put what a seat may know on a sheet: the moment, its hand, the table, each seat with its zone and what it cannot hold."""
    around = Around(viewer, s.players)
    _moment(s, sheet, around, viewer)
    put_cards("your hand", s.hands[viewer] if viewer >= 0 else [], sheet)
    put_open("on the table", s.up[0], sheet)
    for place in range(MOST):
        if sheet.part(LABELS[place], place < s.players):
            _seat(s, sheet, around.at(place))


def _moment(s: Position, sheet: Sheet, around: Around, viewer: int) -> None:
    decides, first = around.place(s.current_player), around.place(s.youngest)
    number = ((s.players - 2) * 2 + (viewer < 0)) * len(PHASES) + s.phase
    number = (number * 5 + decides) * 5 + first + 6  # each is -1 at least: 5 + 1
    if not sheet.known(MOMENTS, number):
        sheet.one_of("players", PLAYERS, s.players - 2)
        sheet.amount("spectator", viewer < 0, 1)
        sheet.one_of("phase", PHASES, s.phase)
        sheet.one_of("decides", LABELS, decides)
        sheet.one_of("ties count from", LABELS, first)
        sheet.keep(MOMENTS, number)
    rounds: int = s.options["rounds"]
    sheet.amount("rounds", rounds, 10)
    sheet.amount("rounds left", rounds - s.number, 10)
    sheet.amount("stock", len(s.stock), CARDS)
    sheet.amount("turns without a card", s.dry, 4)
    number = (s.moves * 2 + s.has_played) * 2 + s.has_drawn
    if not sheet.known(FLAGS, number):
        sheet.amount("moves", s.moves, MOST_MOVES)
        sheet.amount("has played", s.has_played, 1)
        sheet.amount("has drawn", s.has_drawn, 1)
        sheet.keep(FLAGS, number)
    sheet.amount("layouts left", len(s.seen), MOST_MOVES)
    sheet.about("turned up")
    put_card(s.turned, sheet)
    sheet.about("")


def _seat(s: Position, sheet: Sheet, seat: int) -> None:
    count = empty = cards = longest = 0
    tips = [0] * TYPES
    for slot, owner in enumerate(s.zones):
        if owner == seat:
            end, length = s.ends[slot], len(s.columns[slot])
            count += 1
            if end == EMPTY:
                empty += 1
            else:
                tips[end >> 1] += 1
            cards += length
            longest = max(longest, length)
    sheet.amount(", points", s.points[seat], 20)
    sheet.amount(", rounds gone out", s.outs[seat], 5)
    sheet.amount(", cards in hand", len(s.hands[seat]), 14)
    sheet.amount(", collected", len(s.collected[seat]), 2 * COMPLETE)
    sheet.amount(", cleaned", s.cleaned[seat], 7)
    sheet.amount(", columns", count, 8)
    sheet.amount(", empty columns", empty, 4)
    sheet.amount(", cards in columns", cards, 36)
    sheet.amount(", longest column", longest, COMPLETE)
    sheet.counts(", ends", TYPE_NAMES, tips, 2)
    lacks = s.lacks[seat]
    anything = 0
    for types in lacks:
        anything |= types
    none = -1 if anything else 0
    if not sheet.known(NO_TYPES, none):
        sheet.counts(", share of the hand that is none of", TYPE_NAMES, _without(lacks), max(1, len(lacks)))
        sheet.keep(NO_TYPES, none)


def _without(lacks: list[int]) -> list[int]:
    """Of each type, how many of these lack it: their bits are added up, all types at once."""
    ones = twos = fours = eights = sixteens = thirty_twos = 0
    for types in lacks:
        ones, carry = ones ^ types, ones & types
        twos, carry = twos ^ carry, twos & carry
        fours, carry = fours ^ carry, fours & carry
        eights, carry = eights ^ carry, eights & carry
        sixteens, carry = sixteens ^ carry, sixteens & carry
        thirty_twos ^= carry
    return [
        (ones >> kind & 1)
        + (twos >> kind & 1) * 2
        + (fours >> kind & 1) * 4
        + (eights >> kind & 1) * 8
        + (sixteens >> kind & 1) * 16
        + (thirty_twos >> kind & 1) * 32
        for kind in range(TYPES)
    ]

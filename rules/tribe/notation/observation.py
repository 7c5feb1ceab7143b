"""What a view shows, as the numbers of `tribe-v1`."""

from __future__ import annotations

from typing import Final

from rules.core.observation import Around, KeptParts, Sheet, around_of
from rules.tribe.components.cards import (
    BONUS,
    BUFFALO,
    COPIES,
    COURAGE,
    HIDDEN,
    NAMES,
    NONE,
    STRENGTH,
    TOTEM,
    TRIBU_NAMES,
    TRIBUS,
    TYPES,
    VASES,
    WOLF,
    need,
)
from rules.tribe.components.phases import END, PHASES
from rules.tribe.mechanics import scoring
from rules.tribe.position import Position

MOST: Final = 4
LABELS: Final = ("you", "+1", "+2", "+3")
PLAYERS: Final = ("2", "3", "4")
CHAINS: Final = [[f"{label}, {tribu}" for tribu in TRIBU_NAMES] for label in LABELS]
FACE_DOWN: Final = ("vase", "totem", "wolf", "buffalo", "courage", "strength", "unseen")

PLACES: Final = {TOTEM: 1, WOLF: 2, BUFFALO: 3, COURAGE: 4, STRENGTH: 5}
"""Card -> its place among `FACE_DOWN`."""

UNSEEN: Final = 6
HAND: Final = 10
SPHERES: Final = 20

MOMENTS: Final = KeptParts(len(PLAYERS) * 8 * len(PHASES))
LONE: Final = KeptParts(4 * 2 << TRIBUS)
TURNS: Final = KeptParts(5**4)
ATTACKS: Final = KeptParts((MOST * TRIBUS + 1) ** 2)
SEATS: Final = KeptParts(2 * 6 * (HAND + 1) * 2 * (TRIBUS + 1))
CHAIN: Final = KeptParts((VASES + 2) * (SPHERES + 1) * 4 * (len(FACE_DOWN) + 1))
NO_CARDS: Final = KeptParts(1)


def write(s: Position, sheet: Sheet, viewer: int) -> None:
    """Put what a seat may know on a sheet: the moment, its cards, each seat with its five possible chains."""
    around = around_of(viewer, s.players)
    _moment(s, sheet, around, viewer)
    _cards("your hand", s.hands[viewer] if viewer >= 0 else [], sheet)
    _cards("discard", s.discard, sheet)
    for place in range(MOST):
        if sheet.part(LABELS[place], place < s.players):
            _seat(s, sheet, around.at(place), place, viewer)


def _moment(s: Position, sheet: Sheet, around: Around, viewer: int) -> None:
    leaders, lone_scores = bool(s.options["leader_choice"]), bool(s.options["lone_scores"])
    number = ((((s.players - 2) * 2 + (viewer < 0)) * 2 + leaders) * 2 + lone_scores) * len(PHASES) + s.phase
    if not sheet.known(MOMENTS, number):
        sheet.one_of("players", PLAYERS, s.players - 2)
        sheet.amount("spectator", viewer < 0, 1)
        sheet.amount("leaders chosen", leaders, 1)
        sheet.amount("lone Tribù score", lone_scores, 1)
        sheet.one_of("phase", PHASES, s.phase)
        sheet.keep(MOMENTS, number)
    sheet.amount("challenge", s.number, 12)
    sheet.amount("turns taken", s.done, 40)
    number = (s.left * 2 + s.swapped << TRIBUS) + s.lone
    if not sheet.known(LONE, number):
        sheet.amount("still to discard", s.left, 3)
        sheet.amount("swapped", s.swapped, 1)
        sheet.bits("lone when the turn began", TRIBU_NAMES, s.lone)
        sheet.keep(LONE, number)
    sheet.amount("draw pile", len(s.draw), TYPES * COPIES)
    sheet.amount("played pile", len(s.played), TYPES * COPIES)
    sheet.amount("refilled", s.stock is not None, 1)
    dealer, turn = around.place(s.dealer), around.place(s.turn)
    decides, closer = around.place(s.current_player), around.place(s.closer)
    number = ((dealer * 5 + turn) * 5 + decides) * 5 + closer + 156  # each is -1 at least: 5**3 + 5**2 + 5 + 1
    if not sheet.known(TURNS, number):
        sheet.one_of("dealer", LABELS, dealer)
        sheet.one_of("in turn", LABELS, turn)
        sheet.one_of("decides", LABELS, decides)
        sheet.one_of("closer", LABELS, closer)
        sheet.keep(TURNS, number)
    source, target = s.attack if s.attack is not None else (-1, -1)
    source, target = _relative(source, around), _relative(target, around)
    number = (source + 1) * (MOST * TRIBUS + 1) + target + 1
    if not sheet.known(ATTACKS, number):
        sheet.one_of("attacking seat", LABELS, source // TRIBUS if source >= 0 else -1)
        sheet.one_of("attacking chain", TRIBU_NAMES, source % TRIBUS if source >= 0 else -1)
        sheet.one_of("attacked seat", LABELS, target // TRIBUS if target >= 0 else -1)
        sheet.one_of("attacked chain", TRIBU_NAMES, target % TRIBUS if target >= 0 else -1)
        sheet.keep(ATTACKS, number)


def _relative(slot: int, around: Around) -> int:
    """A slot as the viewer counts its seat."""
    return around.place(slot // TRIBUS) * TRIBUS + slot % TRIBUS if slot >= 0 else -1


def _seat(s: Position, sheet: Sheet, seat: int, place: int, viewer: int) -> None:
    begin, complete, bonus, on_table = seat * TRIBUS, 0, 0, 0
    spheres = [0] * TRIBUS
    for tribu in range(TRIBUS):
        vases = s.vases[begin + tribu]
        if vases is not None:
            spheres[tribu] = scoring.chain_spheres(s, begin + tribu)
            on_table += spheres[tribu]
            if len(vases) == VASES:
                complete += 1
                if scoring.is_magical(vases, s.totems[begin + tribu]):
                    bonus += BONUS
    sheet.amount(", total", s.totals[seat], s.goal)
    sheet.amount(", spheres on the table", on_table, 50)
    sheet.amount(", bonus", bonus, 50)
    wanted, held = need(s.players), len(s.hands[seat])
    blocked, leader = s.blocked[seat], s.leaders[seat]
    number = (((wanted - 3) * 6 + complete) * (HAND + 1) + held) * 2 + blocked if held <= HAND else -1
    number = number * (TRIBUS + 1) + leader + 1 if number >= 0 else -1
    if not sheet.known(SEATS, number):
        sheet.amount(", complete chains", complete, wanted)
        sheet.amount(", cards in hand", held, HAND)
        sheet.amount(", blocked", blocked, 1)
        sheet.one_of(", leader", TRIBU_NAMES, leader)
        sheet.keep(SEATS, number)
    _cards(", taken openly", [card % 32 for card in s.shown[seat]], sheet)
    hides = s.viewer is None and seat != viewer and not (s.phase == END and s.closer >= 0)
    attacking = s.attack[0] if s.attack is not None else -1
    for tribu in range(TRIBUS):
        if sheet.named:
            sheet.about(CHAINS[place][tribu])
        active = s.actives[begin + tribu]
        hidden = hides and active != NONE and begin + tribu != attacking
        _chain(s, sheet, begin + tribu, spheres[tribu], HIDDEN if hidden else active)


def _chain(s: Position, sheet: Sheet, slot: int, spheres: int, active: int) -> None:
    vases, down, totem = s.vases[slot], _face_down(active), s.totems[slot]
    laid, one_coloured = 0, False
    if vases is not None:
        laid, one_coloured = len(vases) + 1, scoring.is_one_coloured(vases)
    number = ((laid * (SPHERES + 1) + min(spheres, SPHERES)) * 2 + totem) * 2 + one_coloured
    number = number * (len(FACE_DOWN) + 1) + down + 1
    if not sheet.known(CHAIN, number):
        sheet.amount(", laid", laid > 0, 1)
        sheet.amount(", vases", max(0, laid - 1), VASES)
        sheet.amount(", spheres", spheres, SPHERES)
        sheet.amount(", totem", totem, 1)
        sheet.amount(", one colour", one_coloured, 1)
        sheet.one_of(", face down", FACE_DOWN, down)
        sheet.keep(CHAIN, number)


def _face_down(card: int) -> int:
    if card == NONE:
        return -1
    if card == HIDDEN:
        return UNSEEN
    if card < TOTEM:
        return 0
    return PLACES[card]


def _cards(name: str, cards: list[int], sheet: Sheet) -> None:
    """How many there are of each type of card."""
    none = -1 if cards else 0
    if not sheet.known(NO_CARDS, none):
        counts = [0] * TYPES
        for card in cards:
            if card != HIDDEN:
                counts[card] += 1
        sheet.counts(name, NAMES, counts, COPIES)
        sheet.keep(NO_CARDS, none)

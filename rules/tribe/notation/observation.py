"""What a view shows, as the numbers of `tribe-v1`."""

from __future__ import annotations

from rules.core.observation import Around, Sheet
from rules.tribe.components.cards import (
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
from rules.tribe.components.phases import PHASES
from rules.tribe.mechanics import scoring
from rules.tribe.position import Position

MOST = 4
LABELS = ("you", "+1", "+2", "+3")
CHAINS = [[f"{label}, {tribu}" for tribu in TRIBU_NAMES] for label in LABELS]
FACE_DOWN = ("vase", "totem", "wolf", "buffalo", "courage", "strength", "unseen")

PLACES = {TOTEM: 1, WOLF: 2, BUFFALO: 3, COURAGE: 4, STRENGTH: 5}
"""Card -> its place among `FACE_DOWN`."""


def write(s: Position, sheet: Sheet) -> None:
    """Put a view on a sheet: the moment, the viewer's cards, each seat with its five possible chains."""
    around = Around(s.viewer or 0, s.players)
    _moment(s, sheet, around)
    spectator = (s.viewer or 0) < 0
    sheet.counts("your hand", NAMES, _counted([] if spectator else s.hands[around.viewer]), COPIES)
    sheet.counts("discard", NAMES, _counted(s.discard), COPIES)
    for place in range(MOST):
        if sheet.part(LABELS[place], place < s.players):
            _seat(s, sheet, around.at(place), place)


def _moment(s: Position, sheet: Sheet, around: Around) -> None:
    sheet.one_of("players", ("2", "3", "4"), s.players - 2)
    sheet.number("spectator", (s.viewer or 0) < 0, 1)
    sheet.number("leaders chosen", s.options["leader_choice"], 1)
    sheet.number("lone Tribù score", s.options["lone_scores"], 1)
    sheet.one_of("phase", PHASES, s.phase)
    sheet.number("challenge", s.number, 12)
    sheet.number("turns taken", s.done, 40)
    sheet.number("still to discard", s.left, 3)
    sheet.number("swapped", s.swapped, 1)
    sheet.bits("lone when the turn began", TRIBU_NAMES, s.lone)
    sheet.number("draw pile", len(s.draw), TYPES * COPIES)
    sheet.number("played pile", len(s.played), TYPES * COPIES)
    sheet.number("refilled", s.stock is not None, 1)
    sheet.one_of("dealer", LABELS, around.place(s.dealer))
    sheet.one_of("in turn", LABELS, around.place(s.turn))
    sheet.one_of("decides", LABELS, around.place(s.current_player))
    sheet.one_of("closer", LABELS, around.place(s.closer))
    source, target = s.attack if s.attack is not None else (-1, -1)
    sheet.one_of("attacking seat", LABELS, around.place(source // TRIBUS) if source >= 0 else -1)
    sheet.one_of("attacking chain", TRIBU_NAMES, source % TRIBUS if source >= 0 else -1)
    sheet.one_of("attacked seat", LABELS, around.place(target // TRIBUS) if target >= 0 else -1)
    sheet.one_of("attacked chain", TRIBU_NAMES, target % TRIBUS if target >= 0 else -1)


def _seat(s: Position, sheet: Sheet, seat: int, place: int) -> None:
    spheres, bonus = scoring.table_points(s, seat)
    sheet.number(", total", s.totals[seat], s.goal)
    sheet.number(", spheres on the table", spheres, 50)
    sheet.number(", bonus", bonus, 50)
    sheet.number(", complete chains", scoring.complete_chains(s, seat), need(s.players))
    sheet.number(", cards in hand", len(s.hands[seat]), 10)
    sheet.number(", blocked", s.blocked[seat], 1)
    sheet.one_of(", leader", TRIBU_NAMES, s.leaders[seat])
    sheet.counts(", taken openly", NAMES, _counted([card % 32 for card in s.shown[seat]]), COPIES)
    for tribu in range(TRIBUS):
        sheet.about(CHAINS[place][tribu])
        _chain(s, sheet, seat * TRIBUS + tribu)


def _chain(s: Position, sheet: Sheet, slot: int) -> None:
    vases = s.vases[slot]
    sheet.number(", laid", vases is not None, 1)
    sheet.number(", vases", len(vases or ()), VASES)
    sheet.number(", spheres", scoring.chain_spheres(s, slot), 20)
    sheet.number(", totem", s.totems[slot], 1)
    sheet.number(", one colour", vases is not None and scoring.is_one_coloured(vases), 1)
    sheet.one_of(", face down", FACE_DOWN, _face_down(s.actives[slot]))


def _face_down(card: int) -> int:
    if card == NONE:
        return -1
    if card == HIDDEN:
        return 6
    if card < TOTEM:
        return 0
    return PLACES[card]


def _counted(cards: list[int]) -> list[int]:
    counts = [0] * TYPES
    for card in cards:
        if card != HIDDEN:
            counts[card] += 1
    return counts

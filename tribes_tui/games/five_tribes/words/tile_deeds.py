"""What a tile can do for whoever ends a move there: what nobody can pay for is not promised."""

from rules.five_tribes.components.actions import PRICES_OF_A_DJINN
from rules.five_tribes.components.pieces import (
    COLOURS,
    ECHIDNA,
    FACE_KIND,
    FAKIR,
    KANDICHA,
    KINDS,
    LARGE_MARKET,
    NEKIR,
    OASIS,
    SACRED,
    SMALL_MARKET,
    VILLAGE,
)
from rules.five_tribes.evaluation.gains import control_points
from rules.five_tribes.evaluation.preview import MoveEnd
from rules.five_tribes.mechanics.tile_actions import PRICE
from rules.five_tribes.state import FiveTribesState as S
from tribes_tui.games.five_tribes.words.things import SCENES

NOTHING = "no-"
"""Before the kind of a tile that can do nothing for whoever ends a move there."""


def does(view: S, end: MoveEnd) -> str:
    """What the tile can do once the move has ended there: its kind, a small market where one card is left of a large one; `no-` before it
    where the supply is empty or nothing there can be paid for."""
    kind = FACE_KIND[view.faces[end.tile]]
    name, cards = SCENES[kind], len(view.row) - end.taken * (COLOURS[end.colour] == "G")
    had = {
        SACRED: bool(view.djinn_row) and _pays_a_djinn(view, end),
        OASIS: view.palms_left > 0,
        VILLAGE: view.palaces_left > 0,
    }
    if not had.get(kind, kind not in PRICE or (cards > 0 and _most_gold(view, end) >= PRICE[kind])):
        return NOTHING + name
    return SCENES[SMALL_MARKET] if kind == LARGE_MARKET and cards == 1 else name


def _pays_a_djinn(view: S, end: MoveEnd) -> bool:
    """With the elders and fakirs that the move may bring."""
    if not _is_known(view, end):
        return True
    elders = view.elders[view.actor] + end.taken * (COLOURS[end.colour] == "W")
    found = view.row[: end.taken] if COLOURS[end.colour] == "G" else []
    fakirs = view.goods[view.actor * KINDS + FAKIR] + found.count(FAKIR)
    return any(elders >= price[0] and fakirs >= price[1] for price in PRICES_OF_A_DJINN)


def _most_gold(view: S, end: MoveEnd) -> int:
    """The most gold that there can be when the tile acts."""
    if not _is_known(view, end):
        return max(PRICE.values())
    earned = end.points.control - (control_points(view, view.actor, end.tile) if end.control else 0)
    if COLOURS[end.colour] == "B":
        fakirs, djinns = view.goods[view.actor * KINDS + FAKIR], view.doubled | view.djinns[view.actor]
        earned += (end.taken + fakirs) * view.blues[end.tile] * (2 if djinns >> ECHIDNA & 1 else 1)
    return view.gold[view.actor] + earned


def _is_known(view: S, end: MoveEnd) -> bool:
    """Whether all that may be paid with then is known: of others it is hidden, and kills may bring some by a djinn."""
    by_kills = view.djinns[view.actor] & (1 << KANDICHA | 1 << NEKIR) if COLOURS[end.colour] == "R" else 0
    return view.viewer in (None, view.actor) and view.gold[view.actor] >= 0 and not by_kills

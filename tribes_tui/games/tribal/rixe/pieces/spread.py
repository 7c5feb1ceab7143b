"""A position of the Rixe, spread over the pieces of its table."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, cast

from rules.core.handicap import head_starts
from rules.tribal.cards import EMPTY, NAMES, SYMBOL, TYPE_NAMES, UNKNOWN
from rules.tribal.rixe.components.phases import CLEAN, COMPLETE, OVER
from tribes_tui.games.tribal.rixe.pieces.hand import FITS, LIFTED, NOWHERE, HandCard
from tribes_tui.games.tribal.rixe.pieces.stock import Score, StockView
from tribes_tui.games.tribal.rixe.pieces.zone import ZoneColumn, ZoneView
from tribes_tui.games.tribal.rixe.words import sentences
from tribes_tui.games.tribal.rixe.words.said import table as said
from tribes_tui.games.tribal.table_parts import face
from tribes_tui.widgets.column_values import Stack
from tribes_tui.words.common import capital
from tribes_tui.words.facts import facts_of

if TYPE_CHECKING:
    from rules.tribal.rixe.state import RixeState
    from tribes_tui.games.tribal.rixe.pieces.layout import RixeTable
    from tribes_tui.table.scene import Scene


def card_name(card: int) -> str:
    """The place that a card on the table is: `card:D4a`."""
    return f"card:{NAMES[card]}"


def spread(table: RixeTable, scene: Scene) -> None:
    """Give every piece what it shows."""
    state = cast("RixeState", scene.view)
    order = order_of(state, scene.viewer)
    most = max(len(state.slots_of(seat)) for seat in order), max(len(column) for column in state.columns)
    for k, zone in enumerate(table.zones):
        zone.display = k < len(order)
        if k < len(order):
            zone.fill(zone_view(state, scene, order[k]), most, scene.lit, scene.cursor)
    table.hand.show(hand(state, scene), sentences.hand_title(state, scene.viewer))
    table.stock.show(stock(state, scene.viewer is not None and state.current_player == scene.viewer))
    table.points.show([score(state, scene, seat) for seat in order], max(state.options["rounds"], state.number))
    table.legend.show(sentences.worth(), (said.orange(), "", said.blue(), ""))
    table.lay_out(most[1], len(sorted_hand(state, scene.viewer)))
    known = facts_of(state, scene.names, scene.memory)
    table.facts.show(known)
    table.known.show(known)
    beside, below = table.logs
    beside.show(scene.told)
    below.show([entry for entry in scene.told if entry.seat is None or entry.seat != scene.viewer])  # its rows are few


def order_of(state: RixeState, viewer: int | None) -> list[int]:
    """The seats from left to right: the viewer first, then clockwise."""
    return [((viewer or 0) + k) % state.players for k in range(state.players)]


def zone_view(state: RixeState, scene: Scene, seat: int) -> ZoneView:
    """A zone with its columns."""
    return ZoneView(
        seat,
        capital(scene.names[seat]),
        seat == state.current_player,
        seat == scene.viewer,
        sentences.zone_facts(state, seat),
        tuple(_slots(state, seat)),
        lifted(state, scene.picked),
    )


def _slots(state: RixeState, seat: int) -> Iterable[ZoneColumn]:
    """The columns; of the free places of a zone the first has the zone's name for all of them."""
    has_free = False
    for slot in state.slots_of(seat):
        cards = state.columns[slot]
        if state.ends[slot] == EMPTY:
            yield ZoneColumn(Stack(name=f"column:{slot}" if has_free else f"empty:{seat}", word=said.free()))
            has_free = True
        else:
            stack = Stack(tuple(face(card) for card in cards), tuple(card_name(card) for card in cards))
            yield ZoneColumn(stack, f"column:{slot}" if len(cards) == COMPLETE else "")


def lifted(state: RixeState, picked: Sequence[str]) -> frozenset[str]:
    """The cards on the table that go with the card picked."""
    heads = [NAMES.index(name[5:]) for name in picked if name.startswith("card:")]
    return frozenset(card_name(card) for head in heads if state.place[head] >= 0 for card in state.group(head))


# ---- The hand


def sorted_hand(state: RixeState, viewer: int | None) -> list[int]:
    """The viewer's cards: orange first, in each colour from 9 down."""
    cards = [] if viewer is None else [card for card in state.hands[viewer] if card < UNKNOWN]
    return sorted(cards, key=lambda card: (SYMBOL[card] >> 1, -(card >> 3), card))


def hand_names(cards: Sequence[int]) -> list[str]:
    """The places of cards: `hand:L3`, and `hand:L3+` for a second one of the kind."""
    kinds = [TYPE_NAMES[card >> 1] for card in cards]
    return [f"hand:{kind}{'+' if kind in kinds[:k] else ''}" for k, kind in enumerate(kinds)]


def hand(state: RixeState, scene: Scene) -> list[HandCard]:
    """The cards with what can be done with them now."""
    cards = sorted_hand(state, scene.viewer)
    is_asked = state.current_player == scene.viewer and state.phase != OVER
    found = []
    for card, name in zip(cards, hand_names(cards), strict=True):
        use = LIFTED if name in scene.picked else _use(scene, name) if is_asked else ""
        found.append(HandCard(name, face(card), use))
    return found


def _use(scene: Scene, name: str) -> str:
    """Whether a card fits somewhere, as far as that is asked now."""
    return FITS if name in scene.ways else NOWHERE


# ---- Beside it


def stock(state: RixeState, is_asked: bool) -> StockView:
    """What lies there, and what the plates say: nothing in others' turns."""
    ending = said.done() if state.phase == CLEAN else said.end()
    return StockView(
        len(state.stock),
        said.stock(number=len(state.stock)),
        face(state.turned) if state.turned >= 0 else None,
        said.turned() if state.turned >= 0 else "",
        said.draw() if is_asked else "",
        ending if is_asked else "",
        sentences.dry_words(state),
    )


def score(state: RixeState, scene: Scene, seat: int) -> Score:
    """A seat's points by rounds, with those of the present one so far."""
    gains = [gained[seat] for gained, _ in state.tallies]
    if state.phase != OVER:
        gains.append(len(state.collected[seat]) // COMPLETE)
    is_acting = seat == state.current_player
    start = head_starts(state.options, state.players)[seat]
    return Score(seat, capital(scene.names[seat]), is_acting, tuple(gains), state.points[seat], start)

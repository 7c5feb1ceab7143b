"""What can be pointed at on the table, in words; the whole position as plain lines, cards by their codes, slots counted from 1."""

from collections.abc import Callable

from rules.tribal.cards import EMPTY, NAMES
from rules.tribal.rixe.components.phases import CHOOSING_ZONE, CLEAN, COMPLETE, OVER
from rules.tribal.rixe.state import RixeState
from tribes_tui.games.tribal.rixe.words.said import places as said
from tribes_tui.games.tribal.words import (
    LINE,
    Names,
    card_place,
    card_words,
    coloured,
    column,
    end_button,
    said as tribal,
    types_line,
    unseen_words,
    zone_lines,
)
from tribes_tui.words.folding import fold
from tribes_tui.words.language import Noun
from tribes_tui.words.said import common


def phase_name(state: RixeState) -> str:
    """The phase in a word or two."""
    return said.phase(phase={CLEAN: "clean", CHOOSING_ZONE: "zone", OVER: "over"}.get(state.phase, "turns"))


def position(state: RixeState, names: Names) -> list[str]:
    """The whole state as plain lines of at most 78 columns."""
    hand = types_line(state.hands[state.viewer]) if state.viewer is not None and state.viewer >= 0 else None
    lines = [
        said.position(
            round=state.number,
            rounds=state.options["rounds"],
            phase=phase_name(state),
            stock=len(state.stock),
            dry=state.dry,
            players=state.players,
        ),
        tribal.legend(),
        *([said.turned_up(card=NAMES[state.turned])] if state.turned >= 0 else []),
        *(
            line
            for seat, name in enumerate(names)
            for line in (
                seat_line(state, seat, name),
                *zone_lines(_column(state, slot) for slot in state.slots_of(seat)),
            )
        ),
        *([] if hand is None else [said.hand(cards=hand) if hand else said.hand_empty()]),
    ]
    return [piece for line in lines for piece in fold(line, LINE)]


def seat_line(state: RixeState, seat: int, name: str) -> str:
    """Everything public about a seat in one line."""
    outs, collected = state.outs[seat], len(state.collected[seat]) // COMPLETE
    parts = [
        said.points(number=state.points[seat]),
        said.held(number=len(state.hands[seat])),
        *([said.out(often=common.often(times=outs))] if outs else []),
        *([said.collected(number=collected)] if collected else []),
    ]
    return said.seat(who=name, told=", ".join(parts))


def _column(state: RixeState, slot: int) -> str | None:
    if not state.columns[slot]:
        return None
    cards = column(state.columns[slot])
    return said.complete_column(cards=cards) if state.is_complete(slot) else cards


def place(state: RixeState, name: str, names: Names) -> str:
    """What a target of the table is: `orange djembe 4, in Ada's column 2`."""
    kind, _, which = name.partition(":")
    return PLACES[kind](state, which.rstrip("+"), names)


def _column_of(state: RixeState, number: int, names: Names) -> Noun:
    zone, place = state.zone_and_slot(number)
    return tribal.column(who=names[zone], number=place + 1)


def _card_place(state: RixeState, which: str, names: Names) -> str:
    card = NAMES.index(which)
    return card_place(which, _column_of(state, state.place[card], names), len(state.group(card)) - 1)


def _column_place(state: RixeState, which: str, names: Names) -> str:
    number = int(which)
    column = _column_of(state, number, names)
    if state.ends[number] == EMPTY:
        return said.column_free(column=column)
    if state.is_complete(number):
        return said.column_complete(column=column)
    return said.column(column=column, number=len(state.columns[number]))


PLACES: dict[str, Callable[[RixeState, str, Names], str]] = {
    "card": _card_place,
    "hand": lambda state, which, names: said.in_hand(card=coloured(which)),
    "column": _column_place,
    "collect": lambda state, which, names: said.complete(),
    "empty": lambda state, which, names: said.free(who=names[int(which)]),
    "zone": lambda state, which, names: seat_line(state, int(which), names[int(which)]),
    "stock": lambda state, which, names: said.stock(number=len(state.stock), unseen=unseen_words(state.unseen_cards())),
    "turned": lambda state, which, names: said.turned(card=card_words(NAMES[state.turned])),
    "end": lambda state, which, names: end_button(state.viewer in (None, state.current_player), state.phase == CLEAN),
}

"""The Tribal Duel for people who listen: answers to what they ask."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, cast

from rules.tribal.cards import EMPTY, NAMES
from rules.tribal.duel.components.phases import CLEAN, COLUMNS, MOST_IDLE, MOST_STEPS, PLACING
from rules.tribal.duel.state import DuelState
from tribes_tui.games.tribal.duel.idle import idle_turns
from tribes_tui.games.tribal.duel.words.end import piles
from tribes_tui.games.tribal.duel.words.said import places
from tribes_tui.games.tribal.duel.words.said import spoken as said
from tribes_tui.games.tribal.duel.words.things import card
from tribes_tui.games.tribal.duel.words.things import column as column_of
from tribes_tui.games.tribal.words import column_named, me, of_each, unseen_words
from tribes_tui.games.tribal.words import said as tribal
from tribes_tui.games.tribal.words.columns import beside, ends_of
from tribes_tui.words.later import Later
from tribes_tui.words.spoken import Request

if TYPE_CHECKING:
    from rules import State

Names = Sequence[str]


def column(state: DuelState, index: int, names: Names) -> str:
    """A column from its head to its end, face-down cards first."""
    owner, number = divmod(index, COLUMNS)
    which = column_of(owner, number, names)
    if state.ends[index] == EMPTY:
        return tribal.free_column_is(column=which)
    hidden = state.hidden[index]
    shown = [card(NAMES[code]) for code in state.columns[index][hidden:]]
    parts = [said.face_down(number=hidden)] if hidden else []
    return said.column(column=which, cards=", ".join([*parts, *shown]))


def place(view: State, names: Names, text: str) -> list[str]:
    """A column: `column 3` is yours, `Bo's column 3` theirs; with the columns beside it."""
    state = cast(DuelState, view)
    named = column_named(text, names, me(state))
    if named is None or not 0 <= named[1] < COLUMNS:
        return []
    owner, number = named
    return [column(state, owner * COLUMNS + number, names), beside(_ends(state, owner), number)]


def _ends(state: DuelState, owner: int) -> list[int]:
    return state.ends[owner * COLUMNS : owner * COLUMNS + COLUMNS]


def seat(view: State, names: Names, seat: int) -> list[str]:
    """A player's sacred piles and columns."""
    state = cast(DuelState, view)
    own = range(seat * COLUMNS, seat * COLUMNS + COLUMNS)
    filled = [index for index in own if state.ends[index] != EMPTY]
    free = [str(index % COLUMNS + 1) for index in own if state.ends[index] == EMPTY]
    lines = [places.piles(who=names[seat], piles=piles(state, seat))]
    lines += [column(state, index, names) for index in filled]
    return lines + ([said.free_columns(numbers=free)] if free else [])


def table(view: State, names: Names, rest: str) -> list[str]:
    """Both zones, yours first."""
    own = me(view)
    return [*seat(view, names, own), *seat(view, names, 1 - own)]


def members(view: State, names: Names, rest: str) -> list[str]:
    """Your zone."""
    return seat(view, names, me(view))


def ends(view: State, names: Names, rest: str) -> list[str]:
    """The last card of every column."""
    state = cast(DuelState, view)
    return [ends_of(names[owner], _ends(state, owner)) for owner in (me(state), 1 - me(state))]


def hand(view: State, names: Names, rest: str) -> list[str]:
    """The card that has been drawn, if there is one."""
    state = cast(DuelState, view)
    return [said.no_hand() if state.drawn < 0 else said.drawn(card=card(NAMES[state.drawn]))]


def market(view: State, names: Names, rest: str) -> list[str]:
    """Stock and discard."""
    state = cast(DuelState, view)
    lying, number = [card(NAMES[code]) for code in state.discard], len(state.stock)
    return [said.stock(number=number, cards=lying) if lying else said.stock_empty(number=number)]


def unseen(view: State, names: Names, rest: str) -> list[str]:
    """The cards that nobody has seen yet."""
    state = cast(DuelState, view)
    cards = state.unseen_cards()
    return [said.unseen(number=len(cards), cards=unseen_words(cards))]


def leads(view: State, names: Names, rest: str) -> list[str]:
    """Sacred cards, and what is left in columns."""
    state = cast(DuelState, view)
    lines = []
    for seat in (0, 1):
        down = sum(state.hidden[seat * COLUMNS : seat * COLUMNS + COLUMNS])
        sacred, left = state.sacred_total(seat), state.held[seat]
        lines.append(said.leads(who=names[seat], sacred=sacred, left=left, down=down))
    return lines


def bans(view: State, names: Names, rest: str) -> list[str]:
    """What may not be stolen or given back in this turn."""
    state = cast(DuelState, view)
    lines = []
    if state.no_steal >= 0:
        lines.append(places.not_stolen_back(card=card(NAMES[state.no_steal])))
    if state.no_give:
        lines.append(places.not_given_back(cards=_cards(state.no_give)))
    if state.stolen >= 0:
        lines.append(said.stolen_now(card=card(NAMES[state.stolen])))
    if state.given:
        lines.append(said.given_now(cards=_cards(state.given)))
    return lines or [said.nothing_banned()]


def _cards(bits: int) -> list[str]:
    return [card(NAMES[code]) for code in range(EMPTY) if bits >> code & 1]


def now(view: State, names: Names, rest: str) -> list[str]:
    """Turn, what has been done in it, how long without progress."""
    state = cast(DuelState, view)
    steps, is_cleaning = {"steps": state.steps, "most": MOST_STEPS}, state.phase == CLEAN
    lines = [said.decisions_cleaning(**steps) if is_cleaning else said.decisions(turn=state.round, **steps)]
    if not is_cleaning:
        lines.append(said.once(used=state.limited))
    lines.append(said.idle(idle=idle_turns(state), most=MOST_IDLE))
    if is_cleaning:
        lines.append(said.turned_up(numbers=of_each(names, state.turned)))
    if state.phase == PLACING:
        lines.append(said.to_place())
    if state.progress:
        lines.append(said.progress())
    return lines


def goals(view: State, names: Names, rest: str) -> list[str]:
    """What wins."""
    return [said.goal(), said.goal_idle(most=MOST_IDLE), said.goal_fits(), tribal.goal_fits_orange()]


REQUESTS = (
    Request(("hand", "h"), Later(said.about_hand), hand),
    Request(("table", "t"), Later(said.about_table), table),
    Request(("ends", "e"), Later(tribal.about_ends), ends),
    Request(("zone", "where are my members", "members", "m"), Later(tribal.about_zone), members),  # no words
    Request(("market", "piles", "stock"), Later(said.about_market), market),
    Request(("unseen", "u"), Later(said.about_unseen), unseen),
    Request(("bans",), Later(said.about_bans), bans),
    Request(("who leads", "leads", "score", "l"), Later(said.about_leads), leads),  # no words
    Request(("goals", "g"), Later(said.about_goals), goals),
    Request(("now", "turn"), Later(said.about_now), now),
)

"""The Tribal Duel for people who listen: answers to what they ask."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, cast

from rules.tribal.cards import EMPTY, NAMES
from rules.tribal.duel.components.phases import CLEAN, COLUMNS, MOST_IDLE, MOST_STEPS, PLACING
from rules.tribal.duel.state import DuelState
from tribes_tui.games.tribal.duel.words.end import piles
from tribes_tui.games.tribal.duel.words.things import card, spelt_out
from tribes_tui.games.tribal.words import THINGS as THINGS
from tribes_tui.games.tribal.words import column_named, unseen_words
from tribes_tui.words.common import capital, count, does, listed, sentence, whose
from tribes_tui.words.spoken import Request

if TYPE_CHECKING:
    from rules import State

Names = Sequence[str]


def _me(state: DuelState) -> int:
    return max(state.viewer or 0, 0)


def column(state: DuelState, index: int, names: Names) -> str:
    """A column from its head to its end, face-down cards first."""
    owner, number = divmod(index, COLUMNS)
    name = f"{capital(whose(names[owner]))} column {number + 1}"
    if state.ends[index] == EMPTY:
        return f"{name} is free."
    hidden = state.hidden[index]
    shown = [card(NAMES[code]) for code in state.columns[index][hidden:]]
    parts = [f"{count(hidden, 'card')} face down"] if hidden else []
    return f"{name}: {', '.join([*parts, *shown])}."


def place(view: State, names: Names, text: str) -> list[str]:
    """A column: `column 3` is yours, `Bo's column 3` theirs; with the columns beside it."""
    state = cast(DuelState, view)
    named = column_named(text, names, _me(state))
    if named is None or not 0 <= named[1] < COLUMNS:
        return []
    owner, number = named
    at = owner * COLUMNS + number
    beside = [f"column {i % COLUMNS + 1} ends with {_end(state, i)}" for i in (at - 1, at + 1) if i // COLUMNS == owner]
    return [column(state, at, names), f"Beside it {listed(beside)}."]


def _end(state: DuelState, index: int) -> str:
    return "nothing, it is free" if state.ends[index] == EMPTY else card(NAMES[state.ends[index]])


def around(view: State, names: Names, text: str) -> list[str]:
    """The ends of both zones beside a column."""
    return place(view, names, text)


def seat(view: State, names: Names, seat: int) -> list[str]:
    """A player's sacred piles and columns."""
    state = cast(DuelState, view)
    own = range(seat * COLUMNS, seat * COLUMNS + COLUMNS)
    filled = [index for index in own if state.ends[index] != EMPTY]
    free = [str(index % COLUMNS + 1) for index in own if state.ends[index] == EMPTY]
    lines = [f"{capital(whose(names[seat]))} sacred piles: {piles(state, seat)}."]
    lines += [column(state, index, names) for index in filled]
    return lines + ([f"Free columns: {listed(free)}."] if free else [])


def table(view: State, names: Names, rest: str) -> list[str]:
    """Both zones, yours first."""
    me = _me(cast(DuelState, view))
    return [*seat(view, names, me), *seat(view, names, 1 - me)]


def members(view: State, names: Names, rest: str) -> list[str]:
    """Your zone."""
    return seat(view, names, _me(cast(DuelState, view)))


def ends(view: State, names: Names, rest: str) -> list[str]:
    """The last card of every column."""
    state = cast(DuelState, view)
    lines = []
    for owner in (_me(state), 1 - _me(state)):
        said = [f"{number + 1} {_end(state, owner * COLUMNS + number)}" for number in range(COLUMNS)]
        lines.append(f"The ends of {whose(names[owner])} columns: {', '.join(said)}.")
    return lines


def hand(view: State, names: Names, rest: str) -> list[str]:
    """The card that has been drawn, if there is one."""
    state = cast(DuelState, view)
    if state.drawn < 0:
        return ["There are no hands in this game, and no card has been drawn."]
    return [f"The {card(NAMES[state.drawn])} has been drawn and has to be placed."]


def market(view: State, names: Names, rest: str) -> list[str]:
    """Stock and discard."""
    state = cast(DuelState, view)
    lying = listed(card(NAMES[code]) for code in state.discard) or "empty"
    return [f"The stock has {count(len(state.stock), 'card')}. The discard: {lying}."]


def unseen(view: State, names: Names, rest: str) -> list[str]:
    """The cards that nobody has seen yet."""
    state = cast(DuelState, view)
    cards = state.unseen_cards()
    return [f"{capital(count(len(cards), 'card'))} unseen: {unseen_words(cards)}."]


def leads(view: State, names: Names, rest: str) -> list[str]:
    """Sacred cards, and what is left in columns."""
    state = cast(DuelState, view)
    lines = []
    for seat in (0, 1):
        sacred, left = state.sacred_total(seat), state.held[seat]
        down = sum(state.hidden[seat * COLUMNS : seat * COLUMNS + COLUMNS])
        lines.append(
            sentence(
                f"{does(names[seat], 'have', 'has')} {count(sacred, 'sacred card')}, "
                f"and {count(left, 'card')} in columns, {down} of them face down"
            )
        )
    return lines


def bans(view: State, names: Names, rest: str) -> list[str]:
    """What may not be stolen or given back in this turn."""
    state = cast(DuelState, view)
    lines = []
    if state.no_steal >= 0:
        lines.append(f"Not to be stolen back this turn: {card(NAMES[state.no_steal])}.")
    banned = [card(NAMES[code]) for code in range(EMPTY) if state.no_give >> code & 1]
    if banned:
        lines.append(f"Not to be given back this turn: {listed(banned)}.")
    if state.stolen >= 0:
        lines.append(f"Stolen in this turn: {card(NAMES[state.stolen])}.")
    given = [card(NAMES[code]) for code in range(EMPTY) if state.given >> code & 1]
    if given:
        lines.append(f"Given in this turn: {listed(given)}.")
    return lines or ["Nothing is banned in this turn."]


def now(view: State, names: Names, rest: str) -> list[str]:
    """Turn, what has been done in it, how long without progress."""
    state = cast(DuelState, view)
    title = "The cleaning phase" if state.phase == CLEAN else f"Turn {state.round}"
    lines = [f"{title}. {capital(count(state.steps, 'decision'))} in it so far, of {MOST_STEPS} at most."]
    if state.phase != CLEAN:
        lines.append(f"Drawing, taking or stealing, once a turn, is {'used' if state.limited else 'not used yet'}.")
    lines.append(f"Turns without progress: {state.idle} of {MOST_IDLE}.")
    if state.phase == CLEAN:
        lines.append(
            f"Cards turned up so far: {listed(f'{name} {n}' for name, n in zip(names, state.turned, strict=True))}."
        )
    if state.phase == PLACING:
        lines.append("A card has to be placed.")
    if state.progress:
        lines.append("There was progress in this turn.")
    return lines


def goals(view: State, names: Names, rest: str) -> list[str]:
    """What wins."""
    return [
        "Complete all four sacred piles, or clear all your columns with all four piles begun.",
        f"After {MOST_IDLE} turns in which no card is drawn, turned up or put on a pile, most cards on piles win.",
        spelt_out("A card goes on one that is one higher and of the other colour. A 9 goes to a free column."),
        "Djembe and mask are orange, lizard and turtle are blue.",
    ]


REQUESTS = (
    Request(("hand", "h"), "the card that was drawn", hand),
    Request(("table", "t"), "both zones", table),
    Request(("ends", "e"), "the last card of every column", ends),
    Request(("zone", "where are my members", "members", "m"), "your zone", members),
    Request(("market", "piles", "stock"), "stock and discard", market),
    Request(("unseen", "u"), "the cards nobody has seen", unseen),
    Request(("bans",), "what may not be stolen or given back", bans),
    Request(("who leads", "leads", "score", "l"), "sacred cards and cards left", leads),
    Request(("goals", "g"), "what wins, and what fits", goals),
    Request(("now", "turn"), "turn, limited action, progress", now),
)

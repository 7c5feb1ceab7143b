"""The Tribal Rixe for people who listen: answers to what they ask."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import TYPE_CHECKING, cast

from rules.tribal.cards import EMPTY, NAMES, TYPE_NAMES
from rules.tribal.cards import members as members_of
from rules.tribal.rixe.components.phases import CLEAN, COMPLETE, MOST_MOVES, OUT_POINTS
from rules.tribal.rixe.state import RixeState
from tribes_tui.games.tribal.rixe.words.position import phase_name
from tribes_tui.games.tribal.words import card_words, column_named
from tribes_tui.games.tribal.words import things as things
from tribes_tui.words.common import capital, count, listed, often, repeated, whose
from tribes_tui.words.spoken import Request

if TYPE_CHECKING:
    from rules import State

Names = Sequence[str]


def _me(state: RixeState) -> int:
    return max(state.viewer or 0, 0)


def column(state: RixeState, zone: int, number: int, names: Names) -> str:
    """A column from its head to its end."""
    slot = state.slots_of(zone)[number]
    name = f"{capital(whose(names[zone]))} column {number + 1}"
    if state.ends[slot] == EMPTY:
        return f"{name} is free."
    shown = [card_words(NAMES[code]) for code in state.columns[slot]]
    done = ", complete" if state.is_complete(slot) else ""
    return f"{name}: {', '.join(shown)}{done}."


def place(view: State, names: Names, text: str) -> list[str]:
    """A column: `column 3` is yours, `Bo's column 3` theirs; with the ends beside it."""
    state = cast(RixeState, view)
    named = column_named(text, names, _me(state))
    if named is None or not 0 <= named[1] < len(state.slots_of(named[0])):
        return []
    zone, at = named
    slots = state.slots_of(zone)
    beside = [f"column {i + 1} ends with {_end(state, slots[i])}" for i in (at - 1, at + 1) if 0 <= i < len(slots)]
    return [column(state, zone, at, names), f"Beside it {listed(beside)}."]


def _end(state: RixeState, slot: int) -> str:
    return "nothing, it is free" if state.ends[slot] == EMPTY else card_words(NAMES[state.ends[slot]])


def seat(view: State, names: Names, seat: int) -> list[str]:
    """A player: points, cards, zone, and what everybody knows of the hand."""
    state = cast(RixeState, view)
    parts = [count(state.points[seat], "point"), f"{count(len(state.hands[seat]), 'card')} in hand"]
    parts.append(f"{often(state.outs[seat])} out of cards")
    if state.collected[seat]:
        parts.append(f"{count(len(state.collected[seat]) // COMPLETE, 'column')} collected this round")
    if state.cleaned[seat]:
        parts.append(f"{count(state.cleaned[seat], 'card')} played in cleaning")
    lines = [f"{capital(names[seat])}: {', '.join(parts)}."]
    slots = state.slots_of(seat)
    lines += [column(state, seat, i, names) for i, slot in enumerate(slots) if state.ends[slot] != EMPTY]
    free = [str(i + 1) for i, slot in enumerate(slots) if state.ends[slot] == EMPTY]
    if not free:
        return lines
    return [*lines, f"Free place: {free[0]}." if len(free) == 1 else f"Free places: {listed(free)}."]


def lacks(view: State, names: Names, rest: str) -> list[str]:
    """Which types a hand cannot hold, as everybody knows who saw its owner draw or stop."""
    state = cast(RixeState, view)
    lines = []
    for seat, name in enumerate(names):
        for types, group in groupby(state.lacks[seat]):
            cards = count(len([*group]), "card")
            missing = listed(card_words(TYPE_NAMES[kind] + "a") for kind in members_of(types))
            lines.append(
                f"{capital(whose(name))} hand: {cards}, none of which is {missing}."
                if missing
                else f"{capital(whose(name))} hand: {cards} more, of which nothing is known."
            )
    return lines or ["There are no cards in any hand."]


def hand(view: State, names: Names, rest: str) -> list[str]:
    """Your cards."""
    state = cast(RixeState, view)
    held = state.hands[state.viewer] if state.viewer is not None and state.viewer >= 0 else []
    cards = [card_words(NAMES[code]) for code in held]
    return [f"You hold {count(len(cards), 'card')}: {listed(repeated(cards))}."] if cards else ["Your hand is empty."]


def table(view: State, names: Names, rest: str) -> list[str]:
    """All zones, yours first."""
    state = cast(RixeState, view)
    order = [(_me(state) + i) % state.players for i in range(state.players)]
    return [line for player in order for line in seat(view, names, player)]


def members(view: State, names: Names, rest: str) -> list[str]:
    """Your zone."""
    return seat(view, names, _me(cast(RixeState, view)))


def ends(view: State, names: Names, rest: str) -> list[str]:
    """The last card of every column."""
    state = cast(RixeState, view)
    lines = []
    for zone, name in enumerate(names):
        said = [f"{i + 1} {_end(state, slot)}" for i, slot in enumerate(state.slots_of(zone))]
        lines.append(f"The ends of {whose(name)} columns: {', '.join(said)}.")
    return lines


def market(view: State, names: Names, rest: str) -> list[str]:
    """The stock, and what was turned up."""
    state = cast(RixeState, view)
    lines = [f"The stock has {count(len(state.stock), 'card')}."]
    if state.turned >= 0:
        lines.append(f"Turned up: the {card_words(NAMES[state.turned])}.")
    return lines


def collected(view: State, names: Names, rest: str) -> list[str]:
    """Who has collected which cards in this round."""
    state = cast(RixeState, view)
    lines = []
    for seat, name in enumerate(names):
        if state.collected[seat]:
            cards = listed(card_words(NAMES[code]) for code in state.collected[seat])
            lines.append(f"{capital(name)}: {cards}.")
    return lines or ["Nobody has collected a column in this round."]


def leads(view: State, names: Names, rest: str) -> list[str]:
    """Points, and the rounds before."""
    state = cast(RixeState, view)
    order = sorted(range(state.players), key=lambda seat: -state.points[seat])
    lines = [f"Points: {', '.join(f'{names[seat]} {state.points[seat]}' for seat in order)}."]
    for number, (gained, out) in enumerate(state.tallies, 1):
        points = listed(f"{name} {points}" for name, points in zip(names, gained, strict=True))
        went = listed(name for seat, name in enumerate(names) if out >> seat & 1)
        lines.append(f"Round {number}: {points}. Out of cards: {went or 'nobody'}.")
    return lines


def goals(view: State, names: Names, rest: str) -> list[str]:
    """What brings points, and what fits."""
    return [
        f"An empty hand ends the round and brings {OUT_POINTS} points. A column from 9 to 1 brings 1 point.",
        "A card goes on one that is one higher and of the other colour. A 9 goes to a free place.",
        "Djembe and mask are orange, lizard and turtle are blue.",
    ]


def now(view: State, names: Names, rest: str) -> list[str]:
    """Round, phase, dry turns, what has been done in this turn."""
    state = cast(RixeState, view)
    lines = [f"Round {state.number} of {state.options['rounds']}, {phase_name(state)}."]
    lines.append(f"Turns in a row without a card laid: {state.dry}; after {state.players} a new column starts.")
    lines.append(
        f"Moves {'in this cleaning' if state.phase == CLEAN else 'in this turn'}: {state.moves} of {MOST_MOVES}."
    )
    done = [text for text, so in (("played", state.has_played), ("drawn", state.has_drawn)) if so]
    return [*lines, f"A card has been {listed(done)} in this turn."] if done else lines


REQUESTS = (
    Request(("hand", "h"), "your cards", hand),
    Request(("table", "t"), "all zones", table),
    Request(("ends", "e"), "the last card of every column", ends),
    Request(("zone", "where are my members", "members", "m"), "your zone", members),
    Request(("market", "stock"), "the stock", market),
    Request(("collected",), "columns collected in this round", collected),
    Request(("known", "k"), "what is known of the other hands", lacks),
    Request(("who leads", "leads", "score", "l"), "points and rounds", leads),
    Request(("goals", "g"), "what brings points, and what fits", goals),
    Request(("now", "turn"), "round, phase, dry turns", now),
)

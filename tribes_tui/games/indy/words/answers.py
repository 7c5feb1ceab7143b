"""indy for people who listen: answers to what they ask."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, cast

from rules.indy.components.cards import CODES, COLOURS, DECK, HIDDEN
from rules.indy.components.phases import EVOCATION, RETURN, STEP_SWAP
from rules.indy.mechanics.scoring import rank
from rules.indy.state import IndyState
from tribes_tui.games.indy.foresight import best_rank
from tribes_tui.games.indy.words.cards import COLOUR_WORDS, card, points
from tribes_tui.games.indy.words.positions import phase_name
from tribes_tui.words.common import capital, count, does, listed, repeated, sentence, whose
from tribes_tui.words.spoken import Request

if TYPE_CHECKING:
    from rules import State

Names = Sequence[str]


def _cards(cards: Sequence[int]) -> str:
    return listed(repeated(card("?" if lying == HIDDEN else CODES[lying]) for lying in cards))


def hand(view: State, names: Names, rest: str) -> list[str]:
    """Your cards, and what the best three of them make."""
    state = cast(IndyState, view)
    held = state.hands[state.viewer] if state.viewer is not None and state.viewer >= 0 else []
    if not held:
        return ["Your hand is empty."]
    made = best_rank(held)
    best = f" The best three make {points(made)}." if made is not None else ""
    return [f"You hold {_cards(held)}.{best}"]


def row(view: State, names: Names, rest: str) -> list[str]:
    """The cards of the row by their places; of one place with its neighbours."""
    state = cast(IndyState, view)
    if not state.table:
        return ["No row lies there yet."]
    if rest:
        return place(view, names, rest) or [f"There are {count(len(state.table), 'place')} in the row."]
    lying = [f"{card(CODES[number])} on place {i}" for i, number in enumerate(state.table, 1)]
    return [f"The row: {', '.join(lying)}."]


def place(view: State, names: Names, text: str) -> list[str]:
    """A place of the row: `place 2`, `2`."""
    state = cast(IndyState, view)
    number = text.lower().removeprefix("place").strip()
    if not (number.isascii() and number.isdigit()) or not 1 <= int(number[:3]) <= len(state.table):
        return []
    at = int(number) - 1
    beside = [
        f"on its {side} the {card(CODES[state.table[i]])}"
        for side, i in (("left", at - 1), ("right", at + 1))
        if 0 <= i < len(state.table)
    ]
    return [f"Place {number}: the {card(CODES[state.table[at]])}; {listed(beside)}."]


def seat(view: State, names: Names, seat: int) -> list[str]:
    """A player: feathers, shaman, cards, evocation, what everybody knows."""
    state = cast(IndyState, view)
    parts = [count(state.tokens[seat], "feather")]
    if state.shamans[seat] >= 0:
        parts.append(f"a {COLOUR_WORDS[COLOURS[state.shamans[seat]]]} shaman")
    if state.plucked >> seat & 1:
        parts.append("plucked" if state.returned != seat else "back in the game")
    parts.append(f"{count(len(state.hands[seat]), 'card')} in hand")
    lines = [f"{capital(names[seat])}: {', '.join(parts)}."]
    known = [number for number in state.hands[seat] if number != HIDDEN]
    if known and seat != state.viewer:
        lines.append(f"In {whose(names[seat])} hand, as everybody knows: {_cards(known)}.")
    if state.maybe[seat] and seat != state.viewer:
        lines.append(f"Held or put under the deck: {_cards(state.maybe[seat])}.")
    if state.evocations[seat]:
        laid = state.evocations[seat]
        lines.append(sentence(f"{whose(names[seat])} evocation: {_cards(laid)}, {points(rank(*laid))}"))
    if state.returned == seat and state.return_card != HIDDEN:
        lines.append(f"Beside the shaman lies the {card(CODES[state.return_card])}.")
    return lines


def table(view: State, names: Names, rest: str) -> list[str]:
    """The row, the plate, everybody."""
    state = cast(IndyState, view)
    first = max(state.viewer or 0, 0)
    order = [(first + i) % state.players for i in range(state.players)]
    return [*row(view, names, ""), *[line for player in order for line in seat(view, names, player)]]


def leads(view: State, names: Names, rest: str) -> list[str]:
    """Feathers by player, and the plate."""
    state = cast(IndyState, view)
    order = sorted(range(state.players), key=lambda seat: -state.tokens[seat])
    parts = [f"{names[seat]} {state.tokens[seat]}" for seat in order]
    return [f"Feathers: {', '.join(parts)}. On the plate: {count(state.plate, 'feather')}."]


def now(view: State, names: Names, rest: str) -> list[str]:
    """Round, phase, dealer, whose turn, the deck."""
    state = cast(IndyState, view)
    lines = [f"Round {state.manche}, {phase_name(state)}. {capital(does(names[state.dealer], 'deal'))}."]
    lines.append(f"It is {whose(names[state.turn])} turn. The deck has {count(len(state.deck) or DECK, 'card')}.")
    under = len(state.under) + state.eagles_under
    if under:
        lines.append(
            f"Under the deck: {count(len(state.under), 'card')}. Eagles seen going there: {state.eagles_under}."
        )
    if state.phase in (EVOCATION, RETURN):
        lines.append("A swap comes first." if state.step == STEP_SWAP else "The swap is over.")
    if state.window:
        lines.append("You are asked about your eagle, out of turn.")
    return lines


def goals(view: State, names: Names, rest: str) -> list[str]:
    """What a round is about."""
    return [
        "The worst evocation of a round costs a feather. The best one, if it is a team that nobody else has, wins one from the plate.",
        "The last with feathers wins.",
    ]


def members(view: State, names: Names, rest: str) -> list[str]:
    """Yourself."""
    state = cast(IndyState, view)
    return seat(view, names, max(state.viewer or 0, 0))


THINGS = (*map(card, CODES), *(f"{colour} shaman" for colour in COLOUR_WORDS.values()))
REQUESTS = (
    Request(("hand", "h"), "your cards and what they make", hand),
    Request(("row", "market", "r"), "the open cards. Row 2 is one place", row, True),
    Request(("table", "t"), "the row and all players", table),
    Request(("me", "where are my members", "members", "m"), "your feathers, your shaman", members),
    Request(("who leads", "leads", "score", "l"), "feathers", leads),
    Request(("goals", "g"), "what a round is about", goals),
    Request(("now", "turn"), "round, phase, deck", now),
)

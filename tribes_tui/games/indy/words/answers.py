"""indy for people who listen: answers to what they ask."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, cast

from rules.indy.components.cards import CODES, COLOURS, DECK, HIDDEN
from rules.indy.components.phases import EVOCATION, RETURN, STEP_SWAP
from rules.indy.mechanics.scoring import rank
from rules.indy.state import IndyState
from tribes_tui.games.indy.foresight import best_rank
from tribes_tui.games.indy.words.cards import card, numbered, points
from tribes_tui.games.indy.words.positions import phase_name
from tribes_tui.games.indy.words.said import cards as said_cards
from tribes_tui.games.indy.words.said import spoken as said
from tribes_tui.games.indy.words.said import table as said_table
from tribes_tui.words.common import repeated
from tribes_tui.words.later import Later
from tribes_tui.words.spoken import Request

if TYPE_CHECKING:
    from rules import State

Names = Sequence[str]


def _listed(cards: Sequence[int]) -> list[str]:
    return repeated(numbered(cards))


def hand(view: State, names: Names, rest: str) -> list[str]:
    """Your cards, and what the best three of them make."""
    state = cast(IndyState, view)
    held = state.hands[state.viewer] if state.viewer is not None and state.viewer >= 0 else []
    made = best_rank(held)
    if made is not None:
        return [said.hand_best(cards=_listed(held), made=points(made))]
    return [said.hand(number=len(held), cards=_listed(held))]


def row(view: State, names: Names, rest: str) -> list[str]:
    """The cards of the row by their places; of one place with its neighbours."""
    state = cast(IndyState, view)
    if not state.table:
        return [said.no_row()]
    if rest:
        return place(view, names, rest) or [said.places(number=len(state.table))]
    lying = [said.on_place(card=card(CODES[number]), place=i) for i, number in enumerate(state.table, 1)]
    return [said.row(cards=", ".join(lying))]


def place(view: State, names: Names, text: str) -> list[str]:
    """A place of the row: `place 2`, `2`."""
    state = cast(IndyState, view)
    number = text.lower().removeprefix("place").strip()
    if not (number.isascii() and number.isdigit()) or not 1 <= int(number[:3]) <= len(state.table):
        return []
    at, lying = int(number), numbered(state.table)
    if at == 1:
        return [said.place_first(place=number, card=lying[0], right=lying[1])]
    if at == len(lying):
        return [said.place_last(place=number, card=lying[-1], left=lying[-2])]
    return [said.place(place=number, card=lying[at - 1], left=lying[at - 2], right=lying[at])]


def seat(view: State, names: Names, seat: int) -> list[str]:
    """A player: feathers, shaman, cards, evocation, what everybody knows."""
    state, name = cast(IndyState, view), names[seat]
    parts = [said_cards.feathers(number=state.tokens[seat])]
    if state.shamans[seat] >= 0:
        parts.append(said_cards.shaman(colour=COLOURS[state.shamans[seat]]).form("a"))
    if state.plucked >> seat & 1:
        parts.append(said_table.plucked() if state.returned != seat else said_table.is_back())
    parts.append(said.in_hand(number=len(state.hands[seat])))
    lines = [said.player(who=name, parts=", ".join(parts))]
    known = [number for number in state.hands[seat] if number != HIDDEN]
    if known and seat != state.viewer:
        lines.append(said.known(name=name, cards=_listed(known)))
    if state.maybe[seat] and seat != state.viewer:
        lines.append(said.maybe(cards=_listed(state.maybe[seat])))
    if state.evocations[seat]:
        laid = state.evocations[seat]
        lines.append(said.laid(who=name, cards=_listed(laid), made=points(rank(*laid))))
    if state.returned == seat and state.return_card != HIDDEN:
        lines.append(said.beside_shaman(card=card(CODES[state.return_card])))
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
    players = ", ".join(said.has(who=names[seat], number=state.tokens[seat]) for seat in order)
    return [said.leads(players=players, feathers=said_cards.feathers(number=state.plate))]


def now(view: State, names: Names, rest: str) -> list[str]:
    """Round, phase, dealer, whose turn, the deck."""
    state = cast(IndyState, view)
    lines = [said.now(who=names[state.dealer], number=state.manche, phase=phase_name(state))]
    lines.append(said.turn(who=names[state.turn], cards=said_cards.cards(number=len(state.deck) or DECK)))
    if len(state.under) + state.eagles_under:
        lines.append(said.under(cards=said_cards.cards(number=len(state.under)), eagles=state.eagles_under))
    if state.phase in (EVOCATION, RETURN):
        lines.append(said.swap_first() if state.step == STEP_SWAP else said.swap_over())
    if state.window:
        lines.append(said.about_eagle())
    return lines


def goals(view: State, names: Names, rest: str) -> list[str]:
    """What a round is about."""
    return [said.goals(), said.goals_win()]


def members(view: State, names: Names, rest: str) -> list[str]:
    """Yourself."""
    state = cast(IndyState, view)
    return seat(view, names, max(state.viewer or 0, 0))


def things() -> list[str]:
    """The names of all cards and shamans."""
    return [*map(card, CODES), *(said_cards.shaman(colour=colour) for colour in COLOURS)]


REQUESTS = (
    Request(("hand", "h"), Later(said.about_hand), hand),
    Request(("row", "market", "r"), Later(said.about_row), row, True),
    Request(("table", "t"), Later(said.about_table), table),
    Request(("me", "where are my members", "members", "m"), Later(said.about_me), members),  # no words
    Request(("who leads", "leads", "score", "l"), Later(said.about_leads), leads),  # no words
    Request(("goals", "g"), Later(said.about_goals), goals),
    Request(("now", "turn"), Later(said.about_now), now),
)

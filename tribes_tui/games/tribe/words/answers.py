"""Tribe for people who listen: answers to what they ask."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, cast

from rules.tribe.components.cards import HIDDEN, NAMES, NONE, SEQUENCE, TRIBU_NAMES, TRIBUS, VASES, need
from rules.tribe.components.cards import name as name_of
from rules.tribe.components.phases import DEFEND, DRAW3_DISCARD, LEADERS, MAIN, START
from rules.tribe.mechanics.scoring import chain_spheres, complete_chains, table_points
from rules.tribe.state import TribeState
from tribes_tui.games.tribe.words.cards import card, icon
from tribes_tui.games.tribe.words.hand import standing, use_of
from tribes_tui.games.tribe.words.sentences import full
from tribes_tui.words.common import YOU, capital, count, does, listed, repeated, sentence, whose
from tribes_tui.words.spoken import Request

if TYPE_CHECKING:
    from rules import State

Names = Sequence[str]


def _card(number: int) -> str:
    return card(name_of(number) or "nothing")


def hand(view: State, names: Names, rest: str) -> list[str]:
    """Each card of the viewer with what it is and what may become of it."""
    state = cast(TribeState, view)
    seat = state.viewer
    if seat is None or seat < 0:
        return ["You hold no cards."]
    cards = state.hands[seat]
    if not cards:
        return ["Your hand is empty."]
    first = f"You hold {count(len(cards), 'card')}: {listed(repeated(_card(number) for number in cards))}."
    if not rest:
        return [first]
    return [
        first,
        *[f"{capital(full(name_of(number) or ''))}; {use_of(state, seat, number).words}." for number in cards],
    ]


def chain(state: TribeState, slot: int, names: Names) -> str:
    """A chain: whose, its vases in order, what it wants, what lies face down there."""
    seat, tribu = divmod(slot, TRIBUS)
    vases = state.vases[slot] or ()
    parts = [f"{capital(whose(names[seat]))} {TRIBU_NAMES[tribu]}, {count(chain_spheres(state, slot), 'sphere')}"]
    parts.append(f"has {listed(_card(vase) for vase in vases) or 'no vase yet'}")
    if len(vases) < VASES:
        parts.append(f"needs {listed([icon(i) for i in SEQUENCE[tribu][len(vases) :]], 'then')}")
    else:
        parts.append("complete, protected by a totem" if state.totems[slot] else "complete")
    if state.actives[slot] != NONE:
        number = state.actives[slot]
        parts.append(
            "a card lies face down beside it" if number == HIDDEN else f"the {_card(number)} lies face down beside it"
        )
    return f"{', '.join(parts)}."


def seat(view: State, names: Names, seat: int) -> list[str]:
    """A player: points, spheres, leader, hand, chains."""
    state = cast(TribeState, view)
    spheres, bonus = table_points(state, seat)
    name = names[seat]
    leader = f"the leader is the {TRIBU_NAMES[state.leaders[seat]]}" if state.leaders[seat] >= 0 else "no leader yet"
    lines = [
        f"{capital(name)}: {count(state.totals[seat], 'point')} so far, {count(spheres, 'sphere')} on the table, "
        f"{leader}, {count(len(state.hands[seat]), 'card')} in hand."
    ]
    if bonus:
        lines.append(f"Magical chains: {count(bonus, 'point')} more.")
    if state.blocked[seat]:
        lines.append(sentence(f"{does(name, 'skip')} a turn, being blocked"))
    if state.shown[seat] and seat != state.viewer:
        taken = listed(repeated(_card(c % 32) for c in state.shown[seat]))
        lines.append(sentence(f"{name} took, in hand or face down now, {taken}"))
    chains = count(len(state.orders[seat]), "chain") if state.orders[seat] else "no chain yet"
    done = f"; {complete_chains(state, seat)} of {need(state.players)} complete" if state.orders[seat] else ""
    lines.append(sentence(f"{does(name, 'have', 'has')} {chains}{done}"))
    return lines + [chain(state, slot, names) for slot in state.slots(seat)]


def table(view: State, names: Names, rest: str) -> list[str]:
    """Everybody, you first."""
    state = cast(TribeState, view)
    first = max(state.viewer or 0, 0)
    order = [(first + i) % state.players for i in range(state.players)]
    return [line for player in order for line in seat(view, names, player)]


def place(view: State, names: Names, text: str) -> list[str]:
    """The chains of a character: `scout`; or one player's: `Bo's scout`."""
    state = cast(TribeState, view)
    words = text.lower().replace("'s", "").split()
    tribus = [tribu for tribu, name in enumerate(TRIBU_NAMES) if words and words[-1] in (name, name + "s")]
    if not tribus or len(words) > 2:
        return []
    owners = [seat for seat, name in enumerate(names) if len(words) == 1 or words[0] in (name.lower(), "my", "your")]
    if len(words) == 2 and words[0] in ("my", "your"):
        owners = [seat for seat in owners if names[seat] == YOU]
    slots = [seat * TRIBUS + tribus[0] for seat in owners if tribus[0] in state.orders[seat]]
    return [chain(state, slot, names) for slot in slots]


def piles(view: State, names: Names, rest: str) -> list[str]:
    """The draw pile, the discards, what was played."""
    state = cast(TribeState, view)
    top = f"{_card(state.discard[-1])} on top" if state.discard else "none"
    return [
        f"The draw pile has {count(len(state.draw), 'card')}. Discards: {len(state.discard)}, {top}.",
        f"Played action cards, out until the next challenge: {len(state.played)}.",
    ]


def discards(view: State, names: Names, rest: str) -> list[str]:
    """All discards from the top, and what was played."""
    state = cast(TribeState, view)
    lines = [f"Discards from the top: {', '.join(_card(number) for number in reversed(state.discard)) or 'none'}."]
    return [*lines, f"Played: {', '.join(_card(number) for number in reversed(state.played)) or 'none'}."]


def leads(view: State, names: Names, rest: str) -> list[str]:
    """Points of the challenges before, and what the table would give now."""
    state = cast(TribeState, view)
    order = sorted(range(state.players), key=lambda seat: -state.totals[seat])
    lines = [
        f"Points so far: {listed(f'{names[seat]} {state.totals[seat]}' for seat in order)}.",
        f"On the table: {listed(f'{names[seat]} {sum(table_points(state, seat))}' for seat in order)}.",
    ]
    for number, (closer, tallies) in enumerate(state.results, 1):
        points = listed(f"{name} {tally.total}" for name, tally in zip(names, tallies, strict=True))
        lines.append(f"Challenge {number}, closed by {names[closer] if closer >= 0 else 'nobody'}: {points}.")
    return lines


def goals(view: State, names: Names, rest: str) -> list[str]:
    """What closes a challenge, and what it would bring."""
    state = cast(TribeState, view)
    lines = [
        f"{need(state.players)} complete chains close the challenge. With 100 points after one, the highest total wins the game."
    ]
    return lines + ([next(standing(state, state.viewer))] if state.viewer is not None and state.viewer >= 0 else [])


PHASES = {
    START: "The turn begins: a card is taken, or one that lies face down is used.",
    MAIN: "A card of the hand is laid, hidden, played or discarded.",
    DEFEND: "An attack is to be answered.",
    DRAW3_DISCARD: "Cards are discarded for draw three.",
    LEADERS: "Leaders are chosen.",
}
"""The step of a turn."""


def now(view: State, names: Names, rest: str) -> list[str]:
    """Which challenge and turn, who deals, whose turn, what is attacked."""
    state = cast(TribeState, view)
    lines = [
        f"Challenge {state.number}, turn {state.done + 1}. {capital(does(names[state.dealer], 'deal'))}. "
        f"It is {whose(names[state.turn])} turn."
    ]
    lines += [PHASES[state.phase]] if state.phase in PHASES else []
    if state.attack is not None:
        source, slot = state.attack
        target = f"{whose(names[slot // TRIBUS])} {TRIBU_NAMES[slot % TRIBUS]}"
        lines.append(f"The {_card(state.actives[source])} of {names[source // TRIBUS]} comes at {target}.")
    if state.left:
        lines.append(f"Still to discard: {count(state.left, 'card')}.")
    if state.swapped:
        lines.append("The swap of this turn is used.")
    leader = state.leaders[state.turn]  # may stay alone
    lone = [TRIBU_NAMES[tribu] for tribu in range(TRIBUS) if state.lone >> tribu & 1 and tribu != leader]
    if lone:
        lines.append(f"Alone, in need of a vase this turn: {listed(lone)}.")
    return lines


def members(view: State, names: Names, rest: str) -> list[str]:
    """Your chains."""
    state = cast(TribeState, view)
    own = state.slots(max(state.viewer or 0, 0))
    return [chain(state, slot, names) for slot in own] or ["You have no chain yet."]


THINGS = (*map(card, NAMES),)
REQUESTS = (
    Request(("hand", "h"), "your cards. Hand all says what each is", hand, True),
    Request(("table", "t"), "all players with their chains", table),
    Request(("chains", "where are my members", "members", "m"), "your chains", members),
    Request(("piles", "market", "p"), "draw pile and discards", piles),
    Request(("discards", "d"), "all discards", discards),
    Request(("who leads", "leads", "score", "l"), "points so far", leads),
    Request(("goals", "g"), "what closes the challenge, and what you would get", goals),
    Request(("now", "turn"), "challenge, turn, what is going on", now),
)

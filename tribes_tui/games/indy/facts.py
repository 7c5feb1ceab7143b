"""What one would want to know to play indy well: what is lacking, what can still come, who comes after, what is to be beaten."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, cast

from rules.indy.components.cards import CODES, COLOURS, EAGLE, EAGLES, HIDDEN, KINDS, SUIT
from rules.indy.components.phases import DARK, EVOCATION, LIGHT, SHAMANS
from rules.indy.mechanics.scoring import rank
from rules.indy.mechanics.seats import from_dealer, is_plucked
from rules.indy.state import IndyState
from tribes_tui.games.indy.words.cards import COLOUR_WORDS, KIND_WORDS, card, points
from tribes_tui.words.common import count, do, listed, whose
from tribes_tui.words.facts import Fact

if TYPE_CHECKING:
    from rules import State

Names = Sequence[str]
TURNS = {
    DARK: ("Still to exchange", "exchange"),
    LIGHT: ("Still to swap", "swap"),
    EVOCATION: ("Still to evoke", "evoke"),
}


def facts(view: State, names: Names) -> list[Fact]:
    """The most useful first."""
    state = cast(IndyState, view)
    if state.phase == SHAMANS:
        return []
    return [
        *_to_beat(state, names),
        *_lacking(state),
        *_later(state, names),
        *_at_stake(state),
        *_unseen(state),
        *_remembered(state, names),
    ]


def _own(state: IndyState) -> list[int]:
    """The viewer's cards; empty for somebody who watches."""
    return state.hands[state.viewer] if state.viewer is not None and state.viewer >= 0 else []


def _to_beat(state: IndyState, names: Names) -> Iterator[Fact]:
    """The worst and the best evocation that lie there."""
    laid = {seat: rank(*cards) for seat, cards in enumerate(state.evocations) if cards}
    if not laid:
        return
    for label, value in (("Worst so far", min(laid.values())), ("Best so far", max(laid.values()))):
        yield Fact(label, f"{listed(names[seat] for seat in laid if laid[seat] == value)}, {points(value)}")


def _in_sight(state: IndyState) -> Counter[int]:
    """How many of each kind and colour (see `SUIT`) the viewer holds or sees lie open; eagles by themselves."""
    open_cards = [
        *_own(state),
        *state.table,
        *(card for cards in state.evocations for card in cards),
        state.return_card,
    ]
    return Counter(card // SUIT for card in open_cards if card != HIDDEN)


def _lacking(state: IndyState) -> Iterator[Fact]:
    """The one card that a hand of four lacks for a team or a standard evocation."""
    hand = _own(state)
    if len(hand) != 4 or state.evocations[cast(int, state.viewer)]:
        return
    held, sight = {card // SUIT for card in hand if card != EAGLE}, _in_sight(state)
    characters = Counter(card // SUIT for card in hand if card // SUIT < len(COLOURS))
    if characters and max(characters.values()) > 2:
        return
    for colour, letter in enumerate(COLOURS):
        suits = [kind * len(COLOURS) + colour for kind in range(len(KINDS))]
        missing = [suit for suit in suits if suit not in held]
        if characters[colour] == 2:
            yield Fact("One short of a team", _wanted(state, letter, 0, sight[colour]))
        if len(missing) == 1:
            yield Fact("One short of a standard", _wanted(state, letter, missing[0] // len(COLOURS), sight[missing[0]]))


def _wanted(state: IndyState, letter: str, kind: int, in_sight: int) -> str:
    """`a red character: 1 on the table, 3 of 6 unseen`."""
    suit = kind * len(COLOURS) + COLOURS.index(letter)
    there = sum(card // SUIT == suit for card in state.table)
    lies = f"{there} on the table, " if there else ""
    what = f"{COLOUR_WORDS[letter]} {KIND_WORDS[KINDS[kind]]}"
    return f"{'an' if what[0] in 'aeiou' else 'a'} {what}, {lies}{SUIT - in_sight} of {SUIT} unseen"


def _later(state: IndyState, names: Names) -> Iterator[Fact]:
    """Who comes after whoever is in turn, in what the round has now."""
    if state.phase not in TURNS:
        return
    label, verb = TURNS[state.phase]
    order = from_dealer(state)
    later = [
        names[seat]
        for seat in order[order.index(state.turn) + 1 :]
        if state.phase != EVOCATION or not (is_plucked(state, seat) or state.evocations[seat])
    ]
    after = "you" if state.turn == state.viewer else names[state.turn]
    yield Fact(label, f"{do(later, verb)} after {after}" if later else f"nobody after {after}")


def _at_stake(state: IndyState) -> Iterator[Fact]:
    """Whether a team would win something; what a plucked viewer needs to return."""
    won = (
        f"{count(state.plate, 'feather')}: the best team alone takes one"
        if state.plate
        else "empty, so a team wins nothing"
    )
    yield Fact("The plate", won)
    viewer = state.viewer
    if viewer is None or viewer < 0 or not is_plucked(state, viewer) or state.returned >= 0:
        return
    colour = state.shamans[viewer]
    ground = [
        *state.table,
        *(card for cards in state.evocations for card in cards if state.options["return_from"] == "all"),
    ]
    lying, held = (sum(card // SUIT == colour for card in cards) for cards in (ground, _own(state)))
    what = f"{COLOUR_WORDS[COLOURS[colour]]} characters"
    yield Fact(
        "To return", f"you need one of your own and two on the ground, {what}: you hold {held}, {lying} lie there"
    )


def _unseen(state: IndyState) -> Iterator[Fact]:
    """What the deck and hidden hands can still have, by colour."""
    sight = _in_sight(state)
    for colour, letter in enumerate(COLOURS):
        left = [count(SUIT - sight[kind * len(COLOURS) + colour], KIND_WORDS[of]) for kind, of in enumerate(KINDS)]
        yield Fact(f"Unseen {COLOUR_WORDS[letter]}", ", ".join(left))


def _remembered(state: IndyState, names: Names) -> Iterator[Fact]:
    """What was seen in this round, and lies open no more."""
    viewer = state.viewer if state.viewer is not None else -1
    for seat in range(state.players):
        known = [number for number in state.known[seat] if seat != viewer]
        if known:
            yield Fact(f"In {whose(names[seat])} hand", f"{_cards(known)}, taken from the table", True)
        if state.maybe[seat] and seat != viewer:
            yield Fact(f"{names[seat]}", f"holds or has put under the deck {_cards(state.maybe[seat])}", True)
    if viewer >= 0 and state.buried[viewer]:
        yield Fact("You put under the deck", _cards(state.buried[viewer]), True)
    if state.eagles_under:
        yield Fact("Eagles", f"{state.eagles_under} of {EAGLES} seen going under the deck", True)


def _cards(numbers: Sequence[int]) -> str:
    return listed(card(CODES[number]) for number in numbers)

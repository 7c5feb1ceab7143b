"""What one would want to know to play indy well: what is lacking, what can still come, what is to be beaten; what speaks for an action."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from itertools import chain
from typing import cast

from rules.indy.components.cards import CARD_OF, CODES, COLOURS, EAGLE, EAGLES, HIDDEN, KINDS, SUIT, VALUE
from rules.indy.components.phases import DARK, EVOCATION, LIGHT, SHAMANS
from rules.indy.mechanics.scoring import rank
from rules.indy.mechanics.seats import from_dealer, is_plucked
from rules.indy.state import IndyState
from tribes_tui.games.indy.foresight import after, best_rank, is_settled, lay_after, towards_return
from tribes_tui.games.indy.words.said import cards as said_cards, why as said
from tribes_tui.games.indy.words.sentences import PAIR, Names, card, numbered, points
from tribes_tui.words.common import YOU, listed
from tribes_tui.words.help import UsefulFact

TURNS = {DARK: said.still_to_exchange, LIGHT: said.still_to_swap, EVOCATION: said.still_to_evoke}
SEEN = (True, False)
"""With the help of memory: cards of which nothing is known; without it: those that don't lie open now."""


def facts(view: IndyState, names: Names) -> list[UsefulFact]:
    """The most useful first."""
    if view.phase == SHAMANS:
        return []
    return [
        *_to_beat(view, names),
        *_lacking(view),
        *_later(view, names),
        *_at_stake(view),
        *_unseen(view),
        *_remembered(view, names),
    ]


def _own(state: IndyState) -> list[int]:
    """The viewer's cards; empty for somebody who watches."""
    return state.hands[state.viewer] if state.viewer is not None and state.viewer >= 0 else []


def _to_beat(state: IndyState, names: Names) -> Iterator[UsefulFact]:
    """The worst and the best evocation that lie there."""
    laid = {seat: rank(*cards) for seat, cards in enumerate(state.evocations) if cards}
    if not laid:
        return
    worst, best = min(laid.values()), max(laid.values())
    if len(laid) == 1:
        (seat,) = laid
        yield UsefulFact(said.laid_so_far(), said.laid_by(names=[names[seat]], made=points(worst)))
        return
    for label, value in ((said.worst_so_far, worst), *(((said.best_so_far, best),) if best != worst else ())):
        by = [names[seat] for seat in laid if laid[seat] == value]
        yield UsefulFact(label(), said.laid_by(names=by, made=points(value)))


def _in_sight(state: IndyState, with_memory: bool) -> Counter[int]:
    """How many of each kind and colour (see `SUIT`) the viewer holds or sees lie open; eagles by themselves.

    `with_memory`: also those that were seen in this round, and lie under the deck or in a known hand since (3.10).
    """
    cards = {*_own(state), *state.table, *chain.from_iterable(state.evocations), state.return_card}
    if with_memory:
        own = state.buried[state.viewer] if state.viewer is not None and state.viewer >= 0 else []
        cards.update(own, chain.from_iterable(state.known), chain.from_iterable(state.maybe))
    return Counter(card // SUIT for card in cards if card != HIDDEN)


def _lacking(state: IndyState) -> Iterator[UsefulFact]:
    """The one card that a hand of four lacks for a team or a standard evocation, while there is a way to get it."""
    hand = _own(state)
    if (
        len(hand) != 4
        or not (state.phase in (DARK, LIGHT) or EAGLE in hand)
        or state.evocations[cast(int, state.viewer)]
    ):
        return
    for is_team, letter, kind in _short_of(hand):
        if not _may_come(state, kind * len(COLOURS) + COLOURS.index(letter)):
            continue
        yield from _wanted(state, said.short_of_team() if is_team else said.short_of_standard(), letter, kind)


def _may_come(state: IndyState, suit: int) -> bool:
    """Whether a card of that colour and kind may still come to a hand that has none: from the deck, with an eagle, or by the one swap for any card,
    in one's own turn for what lies there."""
    hand, order = _own(state), from_dealer(state)
    later = order.index(cast(int, state.viewer)) - order.index(state.turn)
    is_lying = any(card // SUIT == suit for card in state.table)
    return state.phase == DARK or EAGLE in hand or later > 0 or (later == 0 and is_lying)


def _short_of(hand: Sequence[int]) -> Iterator[tuple[bool, str, int]]:
    """The cards by colour and kind that these cards lack for a team, or else a standard; nothing once they hold a team."""
    held = {card // SUIT for card in hand if card != EAGLE}
    characters = Counter(card // SUIT for card in hand if card // SUIT < len(COLOURS))
    if characters and max(characters.values()) > 2:
        return
    for colour, letter in enumerate(COLOURS):
        suits = [kind * len(COLOURS) + colour for kind in range(len(KINDS))]
        missing = [suit for suit in suits if suit not in held]
        if characters[colour] == 2:
            yield True, letter, 0
        if len(missing) == 1:
            yield False, letter, missing[0] // len(COLOURS)


def _wanted(state: IndyState, label: str, letter: str, kind: int) -> Iterator[UsefulFact]:
    """`a red character, 1 on the table, 3 of 6 unseen`."""
    suit = kind * len(COLOURS) + COLOURS.index(letter)
    there, card = (
        sum(card // SUIT == suit for card in state.table),
        said_cards.any_card(kind=KINDS[kind], colour=letter),
    )
    for memory in SEEN:
        left = SUIT - _in_sight(state, memory)[suit]
        lacking = said.lacking(is_remembered=memory, lying=there, card=card, left=left)
        yield UsefulFact(label, lacking, memory, not memory)


def _later(state: IndyState, names: Names) -> Iterator[UsefulFact]:
    """Who comes after whoever is in turn, in what the round has now."""
    if state.phase not in TURNS:
        return
    order = from_dealer(state)
    later = [
        names[seat]
        for seat in order[order.index(state.turn) + 1 :]
        if state.phase != EVOCATION or not (is_plucked(state, seat) or state.evocations[seat])
    ]
    after = YOU if state.turn == state.viewer else names[state.turn]
    told = said.after(who=after, names=later) if later else said.after_nobody(who=after)
    yield UsefulFact(TURNS[state.phase](), told)


def _at_stake(state: IndyState) -> Iterator[UsefulFact]:
    """What a plucked viewer needs to return."""
    viewer = state.viewer
    if viewer is None or viewer < 0 or not is_plucked(state, viewer) or state.returned >= 0:
        return
    (held, lying), from_all = towards_return(state, viewer), state.options["return_from"] == "all"
    colour = COLOURS[state.shamans[viewer]]
    yield UsefulFact(said.to_return(), said.to_return_way(colour=colour, held=held, lying=lying, from_all=from_all))


def _unseen(state: IndyState) -> Iterator[UsefulFact]:
    """What the deck and hidden hands can still have, by colour; without memory, what doesn't lie open."""
    for memory in SEEN:
        sight = _in_sight(state, memory)
        for colour, letter in enumerate(COLOURS):
            characters, horses, objects = (SUIT - sight[kind * len(COLOURS) + colour] for kind in range(len(KINDS)))
            left = said.unseen_cards(characters=characters, horses=horses, objects=objects)
            yield UsefulFact(said.unseen(is_remembered=memory, colour=letter), left, memory, not memory)


def _remembered(state: IndyState, names: Names) -> Iterator[UsefulFact]:
    """What was seen in this round, and lies open no more."""
    viewer = state.viewer if state.viewer is not None else -1
    for seat in range(state.players):
        known = [number for number in state.known[seat] if seat != viewer]
        if known:
            yield UsefulFact(said.in_hand(name=names[seat]), said.in_hand_from_row(cards=numbered(known)), True)
        if state.maybe[seat] and seat != viewer:
            yield UsefulFact(names[seat], said.maybe(cards=numbered(state.maybe[seat])), True)
    if viewer >= 0 and state.buried[viewer]:
        yield UsefulFact(said.buried(), listed(numbered(state.buried[viewer])), True)
    if state.eagles_under:
        yield UsefulFact(said.eagles(), said.eagles_seen(number=state.eagles_under, all=EAGLES), True)


CHANGES = ("SWAP", "PLAY_EAGLE")


def reasons(view: IndyState, id: int, names: Names) -> Sequence[str]:
    """Sentences; none where the cards in hand say nothing for or against it."""
    state, kind = view, view.game.actions[id].kind
    player = state.current_player
    if player is None or (kind not in ("CHOOSE_SHAMAN", "RETURN", "KEEP") and best_rank(state.hands[player]) is None):
        return ()
    found = REASONS[kind](state, id, player, names)
    return [found] if isinstance(found, str) else found


def _now(state: IndyState, player: int) -> int:
    """What the best three of the cards in hand make."""
    return best_rank(state.hands[player]) or 0


def _keep(state: IndyState, id: int, player: int, names: Names) -> Sequence[str]:
    """What the card that is kept is worth beside the other one, if that is less."""
    hand, kept = state.hands[player], CARD_OF[state.game.actions[id].fields["card"]]
    other = next((card for card in hand if card != kept), kept)
    if EAGLE in (kept, other):
        return [said.keep_eagle()]
    return [said.keep(value=VALUE[kept], other=VALUE[other])] if VALUE[kept] >= VALUE[other] else []


def _exchange(state: IndyState, id: int, player: int, names: Names) -> str:
    given = [CARD_OF[code] for code in state.game.actions[id].fields["set"]]
    kept, now = sorted((Counter(state.hands[player]) - Counter(given)).elements()), _now(state, player)
    if not given:
        return said.already(now=points(now))
    if best_rank(kept) == now:
        return said.stay_least(now=points(now))
    return said.gives_up(now=points(now), cards=[card(CODES[lying]) for lying in kept])


def _change(state: IndyState, id: int, player: int, names: Names) -> Sequence[str]:
    made, now = best_rank(after(state, state.hands[player], id)), _now(state, player)
    if made is None or made < now:
        return ()
    return (said.stay(now=points(now)) if made == now else said.become(made=points(made), now=points(now)),)


def _pass(state: IndyState, id: int, player: int, names: Names) -> Sequence[str]:
    """Whether anything that one could take instead would be better."""
    legal = [action for action in state.legal_actions() if state.game.actions[action].kind in CHANGES]
    made, now = [best_rank(after(state, state.hands[player], action)) or 0 for action in legal], _now(state, player)
    return [said.nothing_better(now=points(now))] if made and max(made) <= now else []


def _evoke(state: IndyState, id: int, player: int, names: Names) -> Sequence[str]:
    """What is laid, and the weakest that lies on the table so far."""
    laid = rank(*after(state, state.hands[player], id))
    others = {seat: rank(*three) for seat, three in enumerate(state.evocations) if three and seat != player}
    weakest = min(others, key=lambda seat: others[seat], default=player)
    made = points(others.get(weakest, laid))
    is_below, so_far = others.get(weakest, laid) < laid, lay_after(state, player)
    worst = said.worst(is_below=is_below, so_far=so_far, name=names[weakest], made=made)
    same = [said.all_the_same()] if is_settled(state, player) else []
    return [said.lays(made=points(laid)), *([worst] if others else []), *same]


REASONS: dict[str, Callable[[IndyState, int, int, Names], str | Sequence[str]]] = {
    "CHOOSE_SHAMAN": lambda state, id, player, names: (
        said.shaman(colour=state.game.actions[id].fields["s"], from_all=state.options["return_from"] == "all")
        if state.players > PAIR
        else ()
    ),
    "RETURN": lambda *_: said.come_back(),
    "KEEP": _keep,
    "EXCHANGE": _exchange,
    **dict.fromkeys(CHANGES, _change),
    "PASS": _pass,
    "EVOKE": _evoke,
}

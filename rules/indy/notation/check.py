"""What a position that was read must fulfil; each check names the field that cannot be so, and why."""

from __future__ import annotations

from collections import Counter

from rules.core.fields import Fields
from rules.indy.components.cards import CODES, EAGLE, EAGLES, FULL_DECK, HIDDEN, SHAMANS_PER_COLOUR, codes
from rules.indy.components.phases import DARK, END, EVOCATION, KEEP, LAST_EAGLES, LIGHT, PHASES, RETURN, SHAMANS
from rules.indy.mechanics.seats import from_dealer, is_plucked, keeper
from rules.indy.position import Position

MOST_EXCHANGED = 2
"""Cards that a player puts under the deck in DARK."""
TABLE_SIZE = {SHAMANS: 0, DARK: 0, LIGHT: 3, EVOCATION: 4, RETURN: 4, LAST_EAGLES: 4, KEEP: 4}


def check(state: Position, fields: Fields) -> None:
    """Raise `BadPosition` if the position cannot come about, as far as playing on depends on it."""
    _check_cards(state, fields)
    _check_known(state, fields)
    if state.phase == END:
        return
    _check_shamans(state, fields)
    _check_plucked(state, fields)
    _check_table(state, fields)
    for seat in range(state.players):
        _check_hand(state, fields, seat)
    _check_turn(state, fields)
    _check_window(state, fields)


def all_cards(state: Position) -> list[int]:
    """All cards of the position, hidden ones too, wherever they are."""
    piles = (state.deck, state.under, state.table, *state.hands, *state.evocations)
    cards = [card for pile in piles for card in pile]
    return [*cards, state.return_card] if state.return_card >= 0 else cards


def _check_cards(state: Position, fields: Fields) -> None:
    """Every card is there once, and only a view hides any."""
    cards = all_cards(state)
    if state.phase == SHAMANS:
        if cards:
            raise fields.fail("hands", "no cards are dealt before the shamans are chosen")
        return
    if HIDDEN in cards:
        if not fields.has("viewer"):
            raise fields.fail("hands", "only a view hides cards")
        cards += _buried(state)  # which a view shows there, but not in `under`
    for card, count in Counter(cards).items():
        if card != HIDDEN and count > FULL_DECK.count(card):
            raise fields.fail("hands", f"{CODES[card]} is there {count} times")
    exchanged = from_dealer(state).index(state.turn) if state.phase == DARK else state.players
    if len(state.under) > MOST_EXCHANGED * exchanged + EAGLES:
        raise fields.fail(
            "under", f"by now at most {MOST_EXCHANGED * exchanged} cards were exchanged, and {EAGLES} eagles played"
        )
    if len(all_cards(state)) != len(FULL_DECK):
        raise fields.fail("deck", f"all cards together must be {len(FULL_DECK)}, not {len(all_cards(state))}")


def _buried(state: Position) -> list[int]:
    """The cards under the deck whose way there is told."""
    return [card for cards in state.buried for card in cards] + [EAGLE] * state.eagles_under


def _check_known(state: Position, fields: Fields) -> None:
    """What is told of cards fits where they are."""
    for seat, hand in enumerate(state.hands):
        if Counter(state.known[seat]) - Counter(hand):
            raise fields.fail(f"known[{seat}]", "has a card that is not in this hand")
        held = Counter(hand) + Counter(state.buried[seat])
        if not fields.has("viewer") and Counter(state.maybe[seat]) - held:
            raise fields.fail(f"maybe[{seat}]", "has a card that this seat neither holds nor buried")
    buried = _buried(state)
    if fields.has("viewer"):
        if len(buried) > len(state.under):
            raise fields.fail("buried", f"has more cards than the {len(state.under)} under the deck")
    elif missing := Counter(buried) - Counter(state.under):
        raise fields.fail("buried", f"has cards that are not under the deck: {' '.join(codes(sorted(missing)))}")


def _check_shamans(state: Position, fields: Fields) -> None:
    """No colour is taken too often, and all have chosen but, in SHAMANS, those from the player in turn on."""
    if any(state.shamans.count(colour) > SHAMANS_PER_COLOUR for colour in range(3)):
        raise fields.fail("shamans", f"there are {SHAMANS_PER_COLOUR} shamans of each colour")
    if state.phase != SHAMANS:
        if HIDDEN in state.shamans:
            raise fields.fail("shamans", "every player has a shaman by now")
        return
    order = from_dealer(state)
    chosen = order.index(state.turn)
    if any((state.shamans[seat] == HIDDEN) != (place >= chosen) for place, seat in enumerate(order)):
        raise fields.fail("shamans", "those before the player in turn have one, from the dealer on, and nobody else")


def _check_plucked(state: Position, fields: Fields) -> None:
    """Who had no feather when the manche began has none now, unless they returned."""
    back = state.returned
    if (back >= 0) != (state.return_card >= 0):
        raise fields.fail("return_card", "is there if somebody has returned, and only then")
    if back >= 0 and (state.phase not in (LAST_EAGLES, KEEP) or state.tokens[back] == 0):
        raise fields.fail("returned", "is a player with a token, in LAST_EAGLES or KEEP")
    for seat, tokens in enumerate(state.tokens):
        if is_plucked(state, seat) != (tokens == 0 or seat == back):
            raise fields.fail(f"plucked[{seat}]", "is true for who has no token or has returned, and only for them")


def _check_table(state: Position, fields: Fields) -> None:
    if len(state.table) != TABLE_SIZE[state.phase]:
        raise fields.fail("table", f"has {TABLE_SIZE[state.phase]} cards in phase {PHASES[state.phase]}")
    if EAGLE in state.table:
        raise fields.fail("table", "an eagle never stays on the table")


def _check_hand(state: Position, fields: Fields, seat: int) -> None:
    """A seat has all its cards in hand, or laid as it may by now."""
    hand, laid = state.hands[seat], len(state.evocations[seat])
    plucked = is_plucked(state, seat)
    full = 0 if state.phase == SHAMANS else 2 if plucked else 4
    side = 1 if seat == state.returned else 0
    kept = plucked and state.phase == KEEP and len(hand) == 1
    if laid not in (0, 3) or (laid and plucked):
        raise fields.fail(f"evocations[{seat}]", "must be three cards of a player who is not plucked, or null")
    if laid and state.phase < EVOCATION:
        raise fields.fail(f"evocations[{seat}]", "cannot be laid before EVOCATION")
    if len(hand) + laid + side != full and not kept:
        raise fields.fail(f"hands[{seat}]", f"must have {full - laid - side} cards now")
    if state.phase > EVOCATION and not plucked and not laid:
        raise fields.fail(f"evocations[{seat}]", "has to be laid before this phase")


def _check_turn(state: Position, fields: Fields) -> None:
    """Whoever is in turn has something to decide in this phase."""
    seat, phase = state.turn, state.phase
    if phase == EVOCATION and (is_plucked(state, seat) or state.evocations[seat]):
        raise fields.fail("turn", "is a player in EVOCATION who is not plucked and has not evoked")
    if phase == RETURN and not is_plucked(state, seat):
        raise fields.fail("turn", "is a plucked player in RETURN")
    if phase == KEEP and len(state.hands[seat]) != 2:
        raise fields.fail("turn", "is a player in KEEP who holds two cards")


def _check_window(state: Position, fields: Fields) -> None:
    """A window is open only where there is a row, and whoever is asked holds an eagle."""
    if state.window:
        if state.phase in (SHAMANS, DARK, KEEP):
            raise fields.fail("window", f"cannot be open in phase {PHASES[state.phase]}")
        asked = state.current_player
        assert asked is not None
        if EAGLE not in state.hands[asked]:
            raise fields.fail("current_player", "is asked for an eagle, so must hold one")
    elif state.phase == LAST_EAGLES:  # a view of somebody who is not asked: another holds an eagle
        if (all_cards(state) + _buried(state)).count(EAGLE) >= EAGLES:
            raise fields.fail("phase", "is LAST_EAGLES for others only while they can hold an eagle")
        if keeper(state) is not None:
            raise fields.fail("phase", "is KEEP for whoever is not asked while somebody has a card to keep")

"""What may be done now (spec 2 and 3.2 to 3.8). All lists are ascending."""

from __future__ import annotations

from rules.indy.components import actions
from rules.indy.components.cards import EAGLE, SHAMANS_PER_COLOUR, SUIT
from rules.indy.components.phases import DARK, EVOCATION, KEEP, LIGHT, SHAMANS, STEP_SWAP
from rules.indy.position import Position


def list_legal(state: Position) -> list[int]:
    """The legal ids of `current_player`, phase by phase."""
    player = state.current_player
    assert player is not None
    hand = state.hands[player]
    if state.window:
        return [actions.PASS, *_eagles(state, hand)]
    phase = state.phase
    if phase == DARK:
        return _exchanges(hand)
    if phase == LIGHT:
        return _light(state, hand)
    if phase == SHAMANS:
        free = [colour for colour in range(3) if state.shamans.count(colour) < SHAMANS_PER_COLOUR]
        return [actions.CHOOSE_SHAMAN + colour for colour in free]
    if phase == KEEP:
        return [actions.KEEP + card for card in dict.fromkeys(hand)]
    if state.step == STEP_SWAP:
        return [actions.PASS, *_eagles(state, hand), *_same_suit_swaps(hand, state.table)]
    if phase == EVOCATION:
        return [*_eagles(state, hand), *[actions.EVOKE + card for card in dict.fromkeys(hand)]]
    return [actions.PASS, *_eagles(state, hand), *_returns(state, player, hand)]


def _eagles(state: Position, hand: list[int]) -> list[int]:
    if hand[-1] != EAGLE:
        return []
    return list(range(actions.PLAY_EAGLE, actions.PLAY_EAGLE + len(state.table)))


def _exchanges(hand: list[int]) -> list[int]:
    """Exchanging 0, 1 or 2 cards of a sorted hand (spec 3.2)."""
    two_eagles = hand[-2] == EAGLE  # in DARK everybody holds two cards or four
    cards = list(dict.fromkeys(hand)) if two_eagles else hand  # only eagles are alike
    legal = [actions.EXCHANGE]
    for card in cards:
        legal.append(actions.EXCHANGE_ONE + card)
    for i, low in enumerate(cards):
        base = actions.EXCHANGE_PAIR[low]
        for high in cards[i + 1 :]:
            legal.append(base + high)
    if two_eagles:
        legal.append(actions.EXCHANGE_TWO_EAGLES)
    return legal


def _light(state: Position, hand: list[int]) -> list[int]:
    """In LIGHT any card but an eagle is swapped with any of the row (spec 3.4)."""
    legal = [actions.PASS, *_eagles(state, hand)]
    swaps = actions.SWAPS[len(state.table)]
    for card in hand:
        if card != EAGLE:
            legal += swaps[card]
    return legal


def _same_suit_swaps(hand: list[int], table: list[int]) -> list[int]:
    """Later a card is swapped only for one of the same kind and colour (spec 3.5)."""
    legal = []
    for card in hand:
        if card != EAGLE:
            suit = card // SUIT
            for place, lying in enumerate(table):
                if lying // SUIT == suit:
                    legal.append(actions.SWAP + card * actions.POSITIONS + place)
    return legal


def _returns(state: Position, player: int, hand: list[int]) -> list[int]:
    """Returning with a character of the own shaman's colour (spec 3.6); after one has returned nobody comes to this."""
    if state.plate == 0 or not may_return(state, state.shamans[player]):
        return []
    low = state.shamans[player] * SUIT
    return [actions.RETURN + card for card in dict.fromkeys(hand) if low <= card < low + SUIT]


def may_return(state: Position, colour: int) -> bool:
    """Whether two characters of that colour lie face up among the ground cards (spec 3.6)."""
    low = colour * SUIT  # a colour's characters are the suit of the same number
    return sum(1 for card in _ground(state) if low <= card < low + SUIT) >= 2


def _ground(state: Position) -> list[int]:
    """The ground cards that a plucked player may use (spec 3.6, ruling 23)."""
    if state.options["return_from"] == "row":
        return state.table
    return state.table + [card for laid in state.evocations for card in laid]

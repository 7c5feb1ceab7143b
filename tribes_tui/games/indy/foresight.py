"""What the viewer's cards make now, and would make after a choice: certain consequences, from what the viewer sees."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from rules.indy.components import actions as ids
from rules.indy.components.cards import CARD_OF, COLOURS, EAGLE, HIDDEN, SUIT, VALUE, is_character
from rules.indy.components.phases import EVOCATION, LIGHT
from rules.indy.evaluation.hints import settled_worth
from rules.indy.mechanics.scoring import best_three, class_of, outcome, rank
from rules.indy.mechanics.seats import is_plucked
from rules.indy.state import IndyState

HAIR = 1e-6
"""So little decides what is else as good."""
ALL_SPARE = 16
"""More than any card counts that is left over."""


def own_hand(state: IndyState, viewer: int | None) -> list[int]:
    """The viewer's cards; to whom watches everything, those of whoever is to act. Empty if any is hidden."""
    seat = viewer if viewer is not None else state.current_player
    hand = state.hands[seat] if seat is not None else []
    return [] if HIDDEN in hand else hand


def best_rank(hand: Sequence[int]) -> int | None:
    """The rank of the best three of three or four open cards, else None."""
    if len(hand) not in (3, 4) or HIDDEN in hand:
        return None
    return best_three(list(hand))[0] if len(hand) == 4 else rank(*hand)


def best_cards(hand: Sequence[int]) -> list[int]:
    """Those three cards; of fewer than three none."""
    if best_rank(hand) is None:
        return []
    cards = list(hand)
    if len(cards) == 4:
        cards.remove(best_three(cards)[1])
    return cards


def made_cards(hand: Sequence[int]) -> list[int]:
    """The same where they make a team or a standard evocation, else none."""
    return best_cards(hand) if class_of(best_rank(hand) or 0) else []


def after(state: IndyState, hand: Sequence[int], action: int) -> list[int]:
    """The hand after a swap or an eagle; after an evocation the three laid cards. Empty for everything else."""
    row = state.game.actions[action]
    if row.kind == "EVOKE":
        return _without(hand, CARD_OF[row.fields["k"]])
    if ids.PLAY_EAGLE <= action < ids.SWAP:
        given, place = EAGLE, action - ids.PLAY_EAGLE
    elif ids.SWAP <= action < ids.EVOKE:
        given, place = divmod(action - ids.SWAP, ids.POSITIONS)
    else:
        return []
    if given not in hand or place >= len(state.table):
        return []
    return [*_without(hand, given), state.table[place]]


def wanted(state: IndyState) -> frozenset[tuple[int, int | None]]:
    """What an eagle of the viewer might make of their cards, with the round: all ranks up to the best that looks better than keeping the eagle, so
    that who lets one pass is asked again for more only; None for the card that is kept once they have evoked. In one's own turn whatever
    lies there: it was seen."""
    hand, takes = own_hand(state, state.viewer), [ids.PLAY_EAGLE + place for place in range(len(state.table))]
    if state.window and state.is_legal(ids.PASS):
        keeping = state.hint(ids.PASS)
        takes = [take for take in takes if state.is_legal(take) and state.hint(take) > keeping]
    made = [best_rank(after(state, hand, take)) for take in takes]
    most = max((one for one in made if one is not None), default=-1)
    return frozenset((state.manche, one) for one in (*range(most + 1), *([None] if None in made else [])))


def betters_class(state: IndyState, eagle: int) -> bool:
    """Whether an eagle makes an evocation of a better class and looks best: out of turn, or in one's own, when nothing is evoked after it."""
    hand = own_hand(state, state.viewer)
    now, made = best_rank(hand), best_rank(after(state, hand, eagle))
    if now is None or made is None or class_of(made) <= class_of(now):
        return False
    if state.window:
        return state.is_legal(ids.PASS) and state.hint(eagle) > state.hint(ids.PASS)
    return state.phase == EVOCATION and state.hint(eagle) >= max(state.hints(state.legal_actions()))


def glance(state: IndyState, actions: list[int]) -> list[float]:
    """How good actions look: once the row lies, by the points of the best three that they leave, then by how much of a class is left to hope for, then by the card beside them, for nothing but an eagle betters their class later; before, by the
    rules' hints; and so where whatever is laid comes to the same: then the card counts that is kept."""
    hints, hand = state.hints(actions), own_hand(state, state.viewer)
    now = best_rank(hand) if state.phase in (LIGHT, EVOCATION) and not state.window else None
    player = state.current_player
    if (
        now is not None and player is not None and is_settled(state, player)
    ):  # of what is as good to keep the higher card
        kept = (VALUE[action - ids.EVOKE] if ids.EVOKE <= action < ids.RETURN else 0 for action in actions)
        return [hint + HAIR * value for hint, value in zip(hints, kept, strict=True)]
    found = []
    for action, hint in zip(actions, hints, strict=True):
        left = after(state, hand, action)
        made = None if now is None else best_rank(left or hand)
        more = (
            hint / 100 if len(left) == 3 else HAIR * (ALL_SPARE * _promise(left) + _spare(left)) if made != now else 0.0
        )
        found.append(hint if made is None else made + more)
    return found


def _promise(hand: Sequence[int]) -> int:
    """How much of a team or a standard the cards hold: of one colour so many characters, or different kinds."""
    suits = Counter(card // SUIT for card in hand if card != EAGLE)
    colours = range(len(COLOURS))
    return max(max(suits[colour], sum(suit % len(COLOURS) == colour for suit in suits)) for colour in colours)


def _spare(hand: Sequence[int]) -> int:
    """What the card is worth that the best three of four leave over; a character is for teams, too."""
    over = best_three(list(hand))[1] if len(hand) > 3 else EAGLE
    return VALUE[over] * (1 + is_character(over))


def is_settled(state: IndyState, player: int) -> bool:
    """Whether it comes to the same for everybody, whatever the last to evoke lays: a tie may make others pay, too."""
    hand = state.hands[player]
    is_asked = state.phase == EVOCATION and state.step and not state.window and state.current_player == player
    if not is_asked or HIDDEN in hand or settled_worth(state, player, hand) is None:
        return False
    ranks = {seat: rank(*cards) for seat, cards in enumerate(state.evocations) if cards}
    laid = ({**ranks, player: rank(*_without(hand, kept))} for kept in hand)
    return len({repr(outcome(each, state.tokens, state.plate)) for each in laid}) == 1


def towards_return(state: IndyState, seat: int) -> tuple[int, int]:
    """How many characters of their shaman's colour a plucked player holds, and how many lie where two are needed (3.6)."""
    ground = state.table[:]
    if state.options["return_from"] == "all":
        ground += [card for cards in state.evocations for card in cards]
    held, lying = (sum(card // SUIT == state.shamans[seat] for card in cards) for cards in (state.hands[seat], ground))
    return held, lying


def _without(hand: Sequence[int], card: int) -> list[int]:
    left = Counter(hand)
    left[card] -= 1
    return sorted(left.elements()) if left[card] >= 0 else []


def can_better(state: IndyState, worst: int) -> bool:
    """Whether the viewer is asked, and a card that they may take now, or three that they may lay, beat that rank."""
    if state.viewer is None or state.current_player != state.viewer:
        return False
    hand = own_hand(state, state.viewer)
    made = (best_rank(after(state, hand, action)) for action in state.legal_actions())
    return any(one is not None and one > worst for one in made)


def lay_after(state: IndyState, viewer: int | None) -> bool:
    """Whether others than the viewer are still to evoke."""
    others = (seat for seat in range(state.players) if seat != viewer and not is_plucked(state, seat))
    return state.phase == EVOCATION and not all(state.evocations[seat] for seat in others)

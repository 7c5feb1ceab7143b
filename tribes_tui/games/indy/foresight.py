"""What the viewer's cards make now, and would make after a choice: certain consequences, from what the viewer sees."""

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import cache
from typing import cast

from rules import Rng
from rules.indy.components import actions as ids
from rules.indy.components.cards import CARD_OF, COLOURS, EAGLE, HIDDEN, SUIT, VALUE, is_character
from rules.indy.components.phases import DARK, EVOCATION, LIGHT
from rules.indy.evaluation.hints import settled_worth
from rules.indy.evaluation.prospects import EAGLE_WORTH, WORTH
from rules.indy.mechanics.scoring import best_three, class_of, outcome, rank
from rules.indy.mechanics.seats import from_dealer, is_plucked
from rules.indy.state import IndyState

HAIR = 1e-6
"""So little decides what is else as good."""
CHARACTER = 1.99
"""A character that is kept counts nearly twice: it is for teams, too."""
MOST_KEPT = 16
"""More than any card counts that is kept."""

WORLDS = 24
"""So many hands that the other may hold are looked at."""
GIVEN = 0.4
"""How much what the other makes of the row counts beside what one makes oneself."""
IDLE = 0.02
"""What a swap costs that makes no more of a wrong evocation while others may yet take what it leaves: about a point of a sum."""


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


def kept_worth(card: int) -> float:
    """What decides between cards to keep that are else as good; an eagle, in any round to come, before all others."""
    return MOST_KEPT if card == EAGLE else VALUE[card] * (CHARACTER if is_character(card) else 1)


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


def is_worth_an_eagle(state: IndyState, eagle: int) -> bool:
    """Whether an eagle makes more of the hand and looks best, though it is of no use any more afterwards: out of turn, or in one's own evocation,
    when nothing is evoked after it. As long as it may be kept for another round, only for a team or a standard, or once all others have laid."""
    hand = own_hand(state, state.viewer)
    now, made = best_rank(hand), best_rank(after(state, hand, eagle))
    if now is None or made is None or made <= now or not (state.window or state.phase == EVOCATION):
        return False
    stakes, legal = Stakes(state, cast(int, state.current_player)), state.legal_actions()
    may_wait = stakes.goes_on == 1 and not stakes.is_last and hand.count(EAGLE) == 1
    looks = dict(zip(legal, glance(state, legal), strict=True))
    return bool(class_of(made) or not may_wait) and looks[eagle] >= max(looks.values())


class Stakes:
    """What evocations of a player are worth in this round: what they pay or take, where all others have laid theirs; else what their rank promises."""

    def __init__(self, state: IndyState, player: int) -> None:
        self._state, self._player = state, player
        others = [seat for seat in range(state.players) if seat != player and not is_plucked(state, seat)]
        self._ranks = {seat: rank(*state.evocations[seat]) for seat in others if state.evocations[seat]}
        self.is_last = len(self._ranks) == len(others)
        self.worst = min(self._ranks.values(), default=0)
        self.whose = [seat for seat, made in self._ranks.items() if made == self.worst]
        """The worst that others have laid, and who has."""
        rich = [seat for seat in others if state.tokens[seat]]
        self.goes_on = 1.0 if len(rich) > 1 else 1 - 0.5 * sum(state.tokens[seat] == 1 for seat in (player, *rich))
        """About how likely there is a round after this one, in which an eagle is of use."""

    def of(self, made: int) -> float:
        """What three cards of that rank are worth, as `WORTH`; where it is certain, by the feathers that they win and lose."""
        if not self.is_last:
            return WORTH[made]
        state, seats = self._state, self._state.players
        winner, losers, spared = outcome({**self._ranks, self._player: made}, state.tokens, state.plate)
        gains = [int(seat == winner) - int(seat in losers and not spared) for seat in range(seats)]
        return gains[self._player] - (sum(gains) - gains[self._player]) / (seats - 1)

    def with_kept(self, made: int, kept: int) -> float:
        """The same with the card that is kept: an eagle is worth something in the rounds to come, another decides between what is as good."""
        return self.of(made) + (EAGLE_WORTH * self.goes_on if kept == EAGLE else HAIR * kept_worth(kept))

    def best(self, hand: Sequence[int], row: Iterable[int] = ()) -> float:
        """Of four cards, whichever is kept; an eagle among them may yet take one of the row."""
        found = [self.with_kept(rank(*_without(hand, kept)), kept) for kept in {*hand}]
        return max(*found, *(self.best([*_without(hand, EAGLE), card]) for card in row if EAGLE in hand))


class HandsOfOthers:
    """What a row offers to those who are still to evoke, by all that the viewer may know of their cards."""

    def __init__(self, state: IndyState, player: int) -> None:
        order, view = from_dealer(state), state if state.viewer is not None else state.view(player)
        free = order[order.index(player) + 1 :] if state.phase == LIGHT else []
        seats = [seat for seat in order if not (seat == player or is_plucked(state, seat) or state.evocations[seat])]
        worlds = [view.resample(Rng(seed)) for seed in range(WORLDS if seats else 0)]
        self._hands = [(world.hands[seat], seat in free) for world in worlds for seat in seats]
        self._share = 1 / max(1, len(worlds) * (state.players - 1))
        self._with = cache(self._made)

    def gain(self, row: Iterable[int]) -> float:
        """What they make with it on average, as `WORTH`, of which each other player counts a share."""
        made: list[float] = [max(one) for one in zip(*map(self._with, (HIDDEN, *row)), strict=True)]
        return self._share * sum(made)

    def _made(self, card: int) -> list[float]:
        """What each hand makes with this card, if it may take it; without one of the row, as it is."""
        return [max(WORTH[best_rank(made) or 0] for made in _takings(*hand, card)) for hand in self._hands]


def _takings(hand: Sequence[int], is_free: bool, card: int) -> list[Sequence[int]]:
    """The hand, and what a swap for this card may make of it: for any, or for one of the same kind and colour; or an eagle."""
    given = {one for one in hand if is_free or one == EAGLE or one // SUIT == card // SUIT} if card != HIDDEN else ()
    return [hand, *([*_without(hand, one), card] for one in given)]


def glance(state: IndyState, actions: list[int]) -> list[float]:
    """How good actions look: once the row lies, by what the cards that they leave can win or lose in this round, and the row that they leave to
    others; of as good ones by how much of a class is left to hope for, then by the card that is kept. Before (see `_with_partners`), and once
    one has evoked, by the rules' hints."""
    hints, hand, player = state.hints(actions), own_hand(state, state.viewer), state.current_player
    if player is not None and len(hand) == 4 and state.phase == DARK:
        return _with_partners([state.game.actions[action].fields.get("set", ()) for action in actions], hints)
    if player is None or len(hand) != 4 or state.phase not in (LIGHT, EVOCATION):
        return hints
    stakes, found, rivals = Stakes(state, player), list[float](), None
    gives = state.phase == LIGHT or not stakes.is_last
    if state.players == 2 and not (state.window or state.step):  # of several only the worst pays
        rivals = HandsOfOthers(state, player)
    for action in actions:
        left = after(state, hand, action) or hand
        if len(left) == 3:
            [kept] = (Counter(hand) - Counter(left)).elements()
            found.append(stakes.with_kept(rank(*left), kept))
            continue
        row = () if state.window else (Counter(state.table) + Counter(hand) - Counter(left)).elements()
        lying = [*row]
        given = rivals.gain(lying) - rivals.gain(state.table) if rivals and EAGLE not in lying else 0
        is_idle = (
            action >= ids.SWAP and gives and not made_cards(left) and (best_rank(left) or 0) <= (best_rank(hand) or 0)
        )
        cost = GIVEN * max(0, given) + IDLE * is_idle
        found.append(stakes.best(left, lying) + HAIR * MOST_KEPT * _promise(left) - cost)
    return found


def _with_partners(exchanged: Sequence[Sequence[str]], hints: Sequence[float]) -> list[float]:
    """In the dark, where the cursor begins on one card: of as good ones first that which the best two that can go have in them."""
    pairs = [(cards, hint) for cards, hint in zip(exchanged, hints, strict=True) if len(cards) == 2]
    best = max((hint for _, hint in pairs), default=0.0)
    return [
        hint - HAIR * (best - max((pair for both, pair in pairs if cards[0] in both), default=best))
        if len(cards) == 1
        else hint
        for cards, hint in zip(exchanged, hints, strict=True)
    ]


def _promise(hand: Sequence[int]) -> int:
    """How much of a team or a standard the cards hold: of one colour so many characters, or different kinds."""
    suits = Counter(card // SUIT for card in hand if card != EAGLE)
    colours = range(len(COLOURS))
    return max(max(suits[colour], sum(suit % len(COLOURS) == colour for suit in suits)) for colour in colours)


def made_by(state: IndyState, action: int) -> int | None:
    """What an action of the player in turn makes of four cards, or leaves them; None where it is about something else."""
    hand = state.hands[cast(int, state.current_player)]
    made = best_rank(hand if action == ids.PASS else after(state, hand, action))
    return made if len(hand) == 4 else None


WhyLess = tuple[str, int, int, Sequence[int]]
NOTHING_MORE: WhyLess = "", 0, 0, ()


def why_less(state: IndyState, action: int) -> WhyLess:
    """Why an action may be as good that makes less than the hand does, or than another would: all others have laid, and it is `enough`, or one
    `pays` whatever one lays; the `eagle` is kept, or makes what the swap is for, `then`. With what it makes, with the eagle if that is the
    reason; the worst that others have laid, and their seats. `NOTHING_MORE` where nothing makes more, or nothing certain speaks for it."""
    player, made = cast(int, state.current_player), made_by(state, action)
    most = max((made_by(state, one) or 0 for one in (*state.legal_actions(), ids.PASS)), default=0)
    if made is None or made >= most:
        return NOTHING_MORE
    hand, stakes = state.hands[player], Stakes(state, player)
    left, found, reason = after(state, hand, action), made, ""
    is_sure = hand.count(EAGLE) <= (state.phase == EVOCATION and bool(state.step) and not state.window)
    if stakes.is_last and made > stakes.worst:
        reason = "enough"  # no words
    elif stakes.is_last and most < stakes.worst and is_sure:
        reason = "pays"  # no words
    elif len(left) == 4:
        row = (Counter(state.table) + Counter(hand) - Counter(left)).elements()
        found = max((best_rank([*_without(left, EAGLE), card]) or 0 for card in row if EAGLE in left), default=0)
        reason = "then" if found >= most else ""  # no words
    elif EAGLE in Counter(hand) - Counter(left):
        reason = "eagle"  # no words
    return (reason, found, stakes.worst, stakes.whose) if reason else NOTHING_MORE


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


def is_safe(state: IndyState, viewer: int | None, made: int) -> bool:
    """Whether a viewer with an evocation of that rank surely pays nothing: nobody lays after them, and another's is below it."""
    laid = [rank(*cards) for seat, cards in enumerate(state.evocations) if cards and seat != viewer]
    return bool(laid) and not lay_after(state, viewer) and made > min(laid)


def lay_after(state: IndyState, viewer: int | None) -> bool:
    """Whether others than the viewer are still to evoke."""
    others = (seat for seat in range(state.players) if seat != viewer and not is_plucked(state, seat))
    return state.phase == EVOCATION and not all(state.evocations[seat] for seat in others)

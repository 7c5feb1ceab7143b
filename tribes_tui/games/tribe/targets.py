"""Which targets choose which action of Tribe, and where the cursor begins: on what a sensible person would do, what is dear kept for later."""

from collections import Counter
from collections.abc import Iterator

from rules.tribe.components import actions as ids
from rules.tribe.components.cards import (
    ACTIVABLE,
    BLOCK,
    DIORAMAS,
    DRAW3,
    ICON,
    LEADERS,
    MULTI,
    NONE,
    POWER,
    SEQUENCE,
    SHIELD,
    SPHERES,
    TOTEM,
    TRIBU,
    TRIBUS,
    VASES,
    need,
)
from rules.tribe.components.phases import MAIN
from rules.tribe.evaluation.hints import striking
from rules.tribe.evaluation.unseen import cards_to_close
from rules.tribe.evaluation.worth import NEVER, arming, placing
from rules.tribe.mechanics.legal import fits
from rules.tribe.state import TribeState
from tribes_tui.table.board.contract import Path

DECLINE = "decline"


def paths(state: TribeState, action: int) -> list[Path]:
    """The paths of targets that choose `action`; the viewer's own chains are those of the seat that decides."""
    seat = state.current_player or 0
    if action < ids.SWAP:
        return _starting(seat, action)
    if action < ids.DISCARD:
        chain, kept = divmod(action - ids.SWAP, ids.KEPT)
        place, is_used = f"active:{seat}:{chain}", ACTIVABLE[kept] in _otherwise_used(state)
        ways = ((hand, place) for hand in _held(state, ACTIVABLE[kept]))
        return [way for one in ways for way in ([one] * is_used + [one[::-1]])]
    if action < ids.DECLINE:
        card, place = _laid(seat, action)
        if place == "discards":
            return [*_discarded(state, card)]
        is_used = card in _otherwise_used(state)  # else the card alone is a discard, and begins no other way
        return [(hand, place) if is_used else (place, hand) for hand in _held(state, card)]
    if action < ids.DRAW3_DISCARD:
        return [(answer_name(action),)]
    if action < ids.CHOOSE_LEADER:
        return [*_discarded(state, action - ids.DRAW3_DISCARD)]
    return [(f"leader:{LEADERS[action - ids.CHOOSE_LEADER]}",)]


def _discarded(state: TribeState, card: int) -> Iterator[Path]:
    """A card and the discards; where it is good for nothing else, the card alone: nothing is asked that has one sensible answer."""
    is_alone = card not in _otherwise_used(state)
    for hand in _held(state, card):
        yield (hand,) if is_alone else (hand, "discards")


def thrown_alone(state: TribeState) -> list[str]:
    """The places of the cards that are good for nothing but to be discarded."""
    seat = state.current_player
    used = _otherwise_used(state)
    return [] if seat is None else [f"hand:{i}" for i, card in enumerate(state.hands[seat]) if card not in used]


def _otherwise_used(state: TribeState) -> set[int]:
    """The cards of the hand that go somewhere else, but for vases that no chain will need: of those only the place is chosen first."""
    used = {_laid(0, action)[0] for action in state.legal_actions() if ids.PLACE_TRIBU <= action < ids.DECLINE}
    return {card for card in used if not fits_none(state, state.turn, card)}


def _starting(seat: int, action: int) -> list[Path]:
    """What is done instead of taking a card begins with the face-down card."""
    if action < ids.USE_DIORAMA:
        return [("draw",)] if action == ids.DRAW_PILE else [("discards",)]
    if action < ids.ATTACK:
        chain, target = divmod(action - ids.USE_DIORAMA, TRIBUS)
        return [(f"active:{seat}:{chain}", f"chain:{seat}:{target}")]
    chain, slot = divmod(action - ids.ATTACK, ids.SEATS * TRIBUS)
    return [(f"active:{seat}:{chain}", "chain:{}:{}".format(*divmod(slot, TRIBUS)))]


def started(active: str, chain: str) -> int:
    """The action that uses a face-down card for a chain: the own one or another's."""
    _, own, source = active.split(":")
    _, seat, target = chain.split(":")
    if own == seat:
        return ids.USE_DIORAMA + int(source) * TRIBUS + int(target)
    return ids.ATTACK + (int(source) * ids.SEATS + int(seat)) * TRIBUS + int(target)


def _laid(seat: int, action: int) -> tuple[int, str]:
    """The card of the hand and the place where it goes, for what ends a turn."""
    if action < ids.PLACE_TRIBU:
        return action - ids.DISCARD, "discards"
    if action < ids.PLACE_DIORAMA:
        return TRIBU + action - ids.PLACE_TRIBU, "new"
    if action < ids.ACTIVATE:
        card, target = divmod(action - ids.PLACE_DIORAMA, TRIBUS)
        return card, f"chain:{seat}:{target}"
    if action < ids.PLAY_DRAW3:
        kept, chain = divmod(action - ids.ACTIVATE, TRIBUS)
        return ACTIVABLE[kept], f"active:{seat}:{chain}"
    return (DRAW3, "played") if action == ids.PLAY_DRAW3 else (BLOCK, f"seat:{action - ids.PLAY_BLOCK}")


def answer_name(action: int) -> str:
    """The place of an answer to an attack."""
    return DECLINE if action == ids.DECLINE else f"protect:{action - ids.PROTECT}"


def _held(state: TribeState, card: int) -> list[str]:
    """The places in the deciding hand that show this card."""
    hand = state.hands[state.current_player or 0]
    return [f"hand:{i}" for i, held in enumerate(hand) if held == card]


HAIR = 0.1
"""By so much something comes behind another."""


def glance(state: TribeState, actions: list[int]) -> list[float]:
    """As the rules' hints; but a multi comes behind another vase for the same chain; what lies face down, using which ends the turn, and
    a discard behind drawing when a vase of the hand is as good; a leader, or a character whose first vase is in hand, begins a chain before
    anything is discarded or a vase hidden; one who can't be laid any more is discarded before a vase, a vase that one in the hand needs
    late, a vase that a chain will need and what may strike a chain after all that the hand can do without, a character who begins a chain that
    is still missing to close later, what is dear later still, and a swap that is hardly better comes last, of such swaps the best first. A vase that fits no chain is
    rather discarded than hidden, one that will fit rather hidden; nothing is hidden before a vase is laid that fits a chain; of attacks
    those come first that keep others from closing."""
    hints = dict(zip(actions, state.hints(actions), strict=True))
    draw = hints.get(ids.DRAW_PILE)
    found = {action: _later(state, action, hint, draw) for action, hint in hints.items()}
    discards = [found[action] for action in actions if ids.DISCARD <= action < ids.PLACE_TRIBU]
    put_by = [found[action] for action in actions if _hidden(action) < DIORAMAS]
    for action in actions:
        if ids.PLACE_TRIBU <= action < ids.PLACE_DIORAMA and hints[action] > NEVER:
            found[action] = max(found[action], max(discards + put_by) + HAIR)
        if ids.SWAP <= action < ids.DISCARD and not is_better_swap(state, action):
            given = ACTIVABLE[(action - ids.SWAP) % ids.KEPT]
            last = min([found[action], *(worth - HAIR for worth in discards)])
            found[action] = last + arming(state, given) * HAIR * HAIR
        elif ids.SWAP <= action < ids.DISCARD and may_strike(state, action):
            found[action] = max(found[action], max(discards) + HAIR)
    for action in actions:
        card, discard = _hidden(action), ids.DISCARD + _hidden(action)
        if (
            card < DIORAMAS
            and discard in found
            and not any(fits(state, card, slot) for slot in state.slots(state.turn))
        ):
            if will_fit(state, state.turn, card):
                found[discard] = min(found[discard], found[action] - HAIR)
            else:
                found[action] = min(found[action], found[discard] - HAIR)
    laid = max((found[action] for action in actions if ids.PLACE_DIORAMA <= action < ids.ACTIVATE), default=NEVER)
    if laid > 0:
        for action in actions:
            if _hidden(action) != NO_CARD:
                found[action] = min(found[action], laid - HAIR)
    cheap = [found[action] for action in actions if is_cheap(state, thrown(action))]
    for action in actions:
        if cheap and thrown(action) != NONE and not is_cheap(state, thrown(action)):
            found[action] = min(found[action], min(cheap) - HAIR)
    spare = [
        found[action] for action in actions if is_spare(state, thrown(action)) and not _closes_for_next(state, action)
    ]
    for action in actions:
        card = thrown(action)
        is_kept = 0 <= card < MULTI or (best_strike(state, card) > 0 and not is_surplus(state, card))
        if spare and is_kept and not is_spare(state, card):
            found[action] = min(found[action], max(spare) - HAIR)
    return [*found.values()]


DEAR = (MULTI, TOTEM, *SHIELD)


def is_cheap(state: TribeState, card: int) -> bool:
    """Whether a card of the hand is parted with before what is dear: neither that, nor a character who can begin a chain that is missing to
    close, the first vase in hand."""
    is_begun = missing(state, card) > 0 and _has_first(state, state.turn, card - TRIBU)
    return card != NONE and not is_dear(state, card) and not is_begun


def is_dear(state: TribeState, card: int) -> bool:
    """Whether every chain can use a card of the hand, and it isn't one too many."""
    return card in DEAR and not is_surplus(state, card)


def is_surplus(state: TribeState, card: int) -> bool:
    """Whether the hand has more feathers, or more wolves and buffaloes, than can soon be hidden, and of these none is weaker."""
    strengths = next((kind for kind in (SHIELD, POWER) if card in kind), {})
    seat = state.turn
    held = [strengths[one] for one in state.hands[seat] if one in strengths]
    places = sum(state.actives[slot] == NONE for slot in state.slots(seat))
    return len(held) > max(1, places) and strengths[card] == min(held)


def best_strike(state: TribeState, card: int) -> float:
    """What the best attack with a wolf or a buffalo would be worth; 0 for another card, and where there is nothing to attack."""
    if card not in POWER:
        return 0.0
    others = (slot for seat in range(state.players) if seat != state.turn for slot in state.slots(seat))
    return max(
        (striking(state, POWER[card], slot) for slot in others if state.vases[slot] and not state.totems[slot]),
        default=0.0,
    )


def is_parted_with(state: TribeState, card: int) -> bool:
    """Whether a card is discarded that is dear, though the hand has another that is cheap."""
    return is_dear(state, card) and any(is_cheap(state, held) for held in state.hands[state.turn])


def thrown(action: int) -> int:
    """The card that is discarded, `NONE` where none is."""
    if ids.DISCARD <= action < ids.PLACE_TRIBU:
        return action - ids.DISCARD
    return action - ids.DRAW3_DISCARD if ids.DRAW3_DISCARD <= action < ids.CHOOSE_LEADER else NONE


def _hidden(action: int) -> int:
    """The card that is hidden, `HIDDEN` where none is."""
    return int(ACTIVABLE[(action - ids.ACTIVATE) // TRIBUS]) if ids.ACTIVATE <= action < ids.PLAY_DRAW3 else NO_CARD


NO_CARD = 99


def will_fit(state: TribeState, seat: int, card: int) -> bool:
    """Whether a vase or totem that fits none of a seat's chains now will: once one has more vases, or a character in hand begins one."""
    chains = [(slot % TRIBUS, len(state.vases[slot] or ())) for slot in state.slots(seat)]
    if card == TOTEM:
        return any(count < VASES for _, count in chains)
    held = (one - TRIBU for one in state.hands[seat] if TRIBU <= one < TRIBU + TRIBUS)
    begun = [tribu for tribu in held if state.vases[seat * TRIBUS + tribu] is None]
    if card == MULTI:
        return bool(begun)
    chains += [(tribu, -1) for tribu in begun]
    return any(ICON[card] in SEQUENCE[tribu][count + 1 :] for tribu, count in chains)


def fits_none(state: TribeState, seat: int, card: int) -> bool:
    """Whether a vase fits none of a seat's chains, nor will."""
    return card < DIORAMAS and not (
        any(fits(state, card, slot) for slot in state.slots(seat)) or will_fit(state, seat, card)
    )


def vases_wanted(state: TribeState, seat: int) -> Counter[int]:
    """How many vases of each icon a seat's chains still need, now or later, and those that its leader or a character of
    its hand may begin."""
    begun = {card - TRIBU for card in state.hands[seat] if TRIBU <= card < TRIBU + TRIBUS}
    leader = state.leaders[seat]
    begun |= {leader} if leader >= 0 else set()
    chains = {slot % TRIBUS: len(state.vases[slot] or ()) for slot in state.slots(seat)}
    return Counter(icon for tribu in begun | {*chains} for icon in SEQUENCE[tribu][chains.get(tribu, 0) :])


def is_useless(state: TribeState, seat: int, card: int) -> bool:
    """Whether a card of a seat's hand does nothing now, nor will: a vase no chain will need, or more like it than will be needed; a
    character that is there already."""
    hand = state.hands[seat]
    if TRIBU <= card < TRIBU + TRIBUS:
        return state.vases[seat * TRIBUS + card - TRIBU] is not None or hand.count(card) > 1
    return 0 <= card < MULTI and hand.count(card) > vases_wanted(state, seat)[ICON[card]]


def is_spare(state: TribeState, card: int) -> bool:
    """Whether the hand of the seat in turn can do without a card: it is useless, or others with its icon are as many as will be needed."""
    seat = state.turn
    alike = sum(ICON[held] == ICON[card] for held in state.hands[seat] if 0 <= held < MULTI)
    return is_useless(state, seat, card) or (0 <= card < MULTI and alike > vases_wanted(state, seat)[ICON[card]])


def _closes_for_next(state: TribeState, discard: int) -> bool:
    """Whether the next player would close the challenge with what is discarded."""
    following = (state.turn + 1) % state.players
    slots = [slot for slot in state.slots(following) if len(state.vases[slot] or ()) == VASES - 1]
    is_near = cards_to_close(state, following) == 1 and not state.blocked[following]
    return is_near and any(fits(state, thrown(discard), slot) for slot in slots)


CLEARLY, STRIKES = 1.0, 5.0
"""By so much a card is worth more face down than the one there, for a swap to be a good idea; so much an attack is worth, for it to take
the place of feathers where others lie."""


def is_better_swap(state: TribeState, action: int) -> bool:
    """Whether what would lie face down is clearly worth more there than what does."""
    tribu, kept = divmod(action - ids.SWAP, ids.KEPT)
    lying = state.actives[state.turn * TRIBUS + tribu]
    return may_strike(state, action) or arming(state, ACTIVABLE[kept]) > arming(state, lying) + CLEARLY


def may_strike(state: TribeState, swap: int) -> bool:
    """Whether a wolf or a buffalo comes down for feathers beside which others lie, and has a chain to attack that is worth it."""
    tribu, kept = divmod(swap - ids.SWAP, ids.KEPT)
    first = state.turn * TRIBUS
    shields = sum(other in SHIELD for other in state.actives[first : first + TRIBUS])
    return state.actives[first + tribu] in SHIELD and shields > 1 and best_strike(state, ACTIVABLE[kept]) >= STRIKES


def only_discards(state: TribeState) -> bool:
    """Whether one can but discard, though a swap may come first."""
    return bool(state.phase == MAIN) and all(ids.SWAP <= action < ids.PLACE_TRIBU for action in state.legal_actions())


SURPLUS = 0.4
"""What it is worth to discard a card that is one too many: less than one that is of no use."""


def _later(state: TribeState, action: int, hint: float, draw: float | None) -> float:
    if ids.DISCARD <= action < ids.PLACE_TRIBU or ids.DRAW3_DISCARD <= action < ids.CHOOSE_LEADER:
        card = action - (ids.DISCARD if action < ids.PLACE_TRIBU else ids.DRAW3_DISCARD)
        return (
            hint - _awaited(state, card) - missing(state, card) + _dead(state, card) + SURPLUS * is_surplus(state, card)
        )
    if ids.PLACE_DIORAMA <= action < ids.ACTIVATE:
        card, tribu = divmod(action - ids.PLACE_DIORAMA, TRIBUS)
        others = [*_in_hand(state, tribu)] if card == MULTI else []
        return min(hint, max(others) - HAIR) if others else hint
    if ids.ATTACK <= action < ids.SWAP:
        return hint + _urgency(state, action)
    if action == ids.DRAW_DISCARD and draw is not None:
        if begins(state, state.turn, state.discard[-1]):
            return max(hint, draw + HAIR)
        return hint if _is_wanted(state, state.discard[-1]) else min(hint, draw - HAIR)
    if ids.USE_DIORAMA <= action < ids.ATTACK and draw is not None:
        lying, tribu = divmod(action - ids.USE_DIORAMA, TRIBUS)
        worth = placing(state, state.turn, state.actives[state.turn * TRIBUS + lying], tribu)
        best = max((gain for own in range(TRIBUS) for gain in _in_hand(state, own)), default=worth - 2)
        return min(hint, draw - HAIR) if best >= worth - 1 else hint
    return hint


def begins(state: TribeState, seat: int, card: int) -> bool:
    """Whether a vase is the first that a character of the hand needs, who may begin a chain, where no card of the hand is of use now."""
    held = (one - TRIBU for one in state.hands[seat] if TRIBU <= one < TRIBU + TRIBUS)
    waiting = (tribu for tribu in held if state.vases[seat * TRIBUS + tribu] is None)
    is_first = card < MULTI and any(ICON[card] == SEQUENCE[tribu][0] for tribu in waiting)
    return is_first and not any(is_of_use(state, seat, one) for one in state.hands[seat])


URGENT = 3.0
"""How much more an attack is worth on a player who closes with one card."""


def _urgency(state: TribeState, attack: int) -> float:
    """How much an attack keeps somebody else from closing."""
    return URGENT * (cards_to_close(state, (attack - ids.ATTACK) % (ids.SEATS * TRIBUS) // TRIBUS) == 1)


def _dead(state: TribeState, card: int) -> float:
    """How little a character is good for whose chain lies there already, or of whom the hand has another: it only costs its spheres."""
    if not TRIBU <= card < TRIBU + TRIBUS:
        return 0.0
    is_laid = state.vases[state.turn * TRIBUS + card - TRIBU] is not None
    return SPHERES[card] * HAIR if is_laid or state.hands[state.turn].count(card) > 1 else 0.0


def missing(state: TribeState, card: int) -> float:
    """How much a character is missed who can still begin a chain, while there are too few to close."""
    seat = state.turn
    if not TRIBU <= card < TRIBU + TRIBUS or len([*state.slots(seat)]) >= need(state.players):
        return 0.0
    return 1.0 if state.vases[seat * TRIBUS + card - TRIBU] is None and state.hands[seat].count(card) == 1 else 0.0


def _awaited(state: TribeState, card: int) -> float:
    """How much a vase of the hand is waited for: by a character there, with whom a chain may begin."""
    begins = (one - TRIBU for one in state.hands[state.turn] if TRIBU <= one < TRIBU + TRIBUS)
    free = (tribu for tribu in begins if state.vases[state.turn * TRIBUS + tribu] is None)
    is_needed = card < MULTI and any(ICON[card] in SEQUENCE[tribu] for tribu in free)
    return 1.0 + SPHERES[card] * HAIR if is_needed else 0.0


def _is_wanted(state: TribeState, card: int) -> bool:
    """Whether some chain of the player in turn takes the card now, and no card of the hand would do as well there."""
    fitting = [slot % TRIBUS for slot in state.slots(state.turn) if fits(state, card, slot)]
    worth = ((placing(state, state.turn, card, tribu), max(_in_hand(state, tribu), default=0.0)) for tribu in fitting)
    return any(taken > held + 1 for taken, held in worth)


def _in_hand(state: TribeState, tribu: int) -> Iterator[float]:
    """What each vase of the hand but the multi, or a totem, would bring on a chain of the player in turn."""
    slot = state.turn * TRIBUS + tribu
    if state.vases[slot] is not None:
        for card in {card for card in state.hands[state.turn] if card < DIORAMAS and card != MULTI}:
            if fits(state, card, slot):
                yield placing(state, state.turn, card, tribu)


def is_of_use(state: TribeState, seat: int, card: int) -> bool:
    """Whether a card of the hand does something now that is worth a thought."""
    slots = [*state.slots(seat)]
    if card < DIORAMAS:
        return any(fits(state, card, slot) for slot in slots)
    if TRIBU <= card < TRIBU + TRIBUS:
        return state.vases[seat * TRIBUS + card - TRIBU] is None and (
            card - TRIBU == state.leaders[seat] or _has_first(state, seat, card - TRIBU)
        )
    if card == BLOCK:
        return can_block(state, seat)
    return card == DRAW3 or (card in ACTIVABLE and any(state.actives[slot] == NONE for slot in slots))


def can_block(state: TribeState, seat: int) -> bool:
    """Whether another player has a chain, and isn't blocked."""
    return any(state.orders[other] and not state.blocked[other] for other in range(state.players) if other != seat)


def _has_first(state: TribeState, seat: int, tribu: int) -> bool:
    """Whether the hand holds a vase with which this character's chain goes on."""
    return any(card == MULTI or (card < MULTI and ICON[card] == SEQUENCE[tribu][0]) for card in state.hands[seat])


WORTH_A_TURN, WORTH_AN_IDLE_ONE = 5.0, 2.0
"""By so much an attack looks better than drawing, for it to be a good idea; where no card of the hand is of use now, less is enough."""


def is_worth_a_turn(state: TribeState, attack: int) -> bool:
    """Whether an attack looks clearly better than what else begins the turn, which it costs."""
    legal = state.legal_actions()
    hints = dict(zip(legal, state.hints(legal), strict=True))
    others = [hints[action] for action in legal if action < ids.ATTACK or action >= ids.SWAP]
    is_busy = any(is_of_use(state, state.turn, card) for card in state.hands[state.turn])
    return hints[attack] + _urgency(state, attack) >= max(others, default=NEVER) + (
        WORTH_A_TURN if is_busy else WORTH_AN_IDLE_ONE
    )

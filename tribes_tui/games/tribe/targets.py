"""Which targets choose which action of Tribe, and where the cursor begins: on what a sensible person would do, what is dear kept for later."""

from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

from rules.tribe.components import actions as ids
from rules.tribe.components.cards import (
    BLOCK,
    CARD_OF,
    DIORAMAS,
    DRAW3,
    ICON,
    MULTI,
    NONE,
    POWER,
    SEQUENCE,
    SHIELD,
    SPHERES,
    TOTEM,
    TRIBU,
    TRIBU_NAMES,
    TRIBUS,
    VASES,
    need,
)
from rules.tribe.components.phases import DRAW3_DISCARD, MAIN
from rules.tribe.evaluation.hints import striking
from rules.tribe.evaluation.unseen import cards_to_close
from rules.tribe.evaluation.worth import NEVER, arming, placing
from rules.tribe.mechanics.legal import fits
from rules.tribe.state import TribeState
from tribes_tui.table.board.contract import Path


class Act(NamedTuple):
    """An action taken apart: its card, beside which of one's chains it lies or comes to lie, whom it is about, which chain."""

    kind: str
    card: int
    beside: int
    seat: int
    chain: int


def _acts() -> Iterator[Act]:
    cards = {"PLAY_DRAW3": DRAW3, "PLAY_BLOCK": BLOCK}
    for row in ids.TABLE:
        beside, chain = (TRIBU_NAMES.index(row.fields[key]) if key in row.fields else NONE for key in "ct")
        card = CARD_OF[row.fields["x"]] if "x" in row.fields else cards.get(row.kind, NONE)
        yield Act(row.kind, card, beside, row.fields.get("q", NONE), chain)


ACTS = (*_acts(),)


def laid(state: TribeState, id: int) -> int:
    """The vase or totem that an action lays on a chain; `NONE` where it lays none."""
    one = ACTS[id]
    lying = state.actives[state.turn * TRIBUS + one.beside] if one.kind == "USE_DIORAMA" else NONE
    return one.card if one.kind == "PLACE_DIORAMA" else lying


PATHS: dict[str, Path] = {
    "DRAW_PILE": ("draw",),
    "DRAW_DISCARD": ("discards",),
    "USE_DIORAMA": ("active:{own}:{beside}", "chain:{own}:{chain}"),
    "ATTACK": ("active:{own}:{beside}", "chain:{seat}:{chain}"),
    "SWAP": ("active:{own}:{beside}",),
    "DISCARD": ("discards",),
    "PLACE_TRIBU": ("new",),
    "PLACE_DIORAMA": ("chain:{own}:{chain}",),
    "ACTIVATE": ("active:{own}:{beside}",),
    "PLAY_DRAW3": ("played",),
    "PLAY_BLOCK": ("seat:{seat}",),
    "DECLINE": ("decline",),
    "PROTECT": ("protect:{beside}",),
    "DRAW3_DISCARD": ("discards",),
    "CHOOSE_LEADER": ("leader:{tribu}",),
}
"""Kind of action -> its places, in order; those that take a card of the hand have its place, too."""
THROWN = "DISCARD", "DRAW3_DISCARD"


def paths(state: TribeState, action: int) -> list[Path]:
    """The paths of targets that choose `action`; the viewer's own chains are those of the seat that decides. Where nothing is asked but what to
    discard, a card is chosen alone."""
    one, seat = ACTS[action], state.current_player or 0
    places = answer_path(action, seat)
    if one.card == NONE or one.kind == "CHOOSE_LEADER":
        return [places]
    hands = [(f"hand:{i}",) for i, held in enumerate(state.hands[seat]) if held == one.card]
    if one.kind == "SWAP":
        return [way for hand in hands for way in ([hand + places] * (not asks_discards(state)) + [places + hand])]
    return [hand if one.kind in THROWN and asks_discards(state) else hand + places for hand in hands]


def answer_path(action: int, own: int = 0) -> Path:
    """The places of an action, without a card of the hand."""
    one = ACTS[action]
    told = {**one._asdict(), "own": own, "tribu": one.card - TRIBU}
    return tuple(form.format(**told) for form in PATHS[one.kind])


def asks_discards(state: TribeState) -> bool:
    """Whether nothing is asked but what to discard: then each card is chosen alone."""
    return bool(state.phase == DRAW3_DISCARD) or only_discards(state)


def suffices(state: TribeState, action: int) -> bool:
    """Whether nothing else that is sensible can be done with the card of the hand, or the face-down card, that an action uses: a vase is placed
    rather than hidden, and only what has no use at all is discarded so."""
    one, legal = ACTS[action], state.legal_actions()
    if one.kind in ("USE_DIORAMA", "ATTACK"):
        ends = (other for other in legal if ids.USE_DIORAMA <= other < ids.SWAP)
        return [other for other in ends if ACTS[other].beside == one.beside] == [action]
    used = [other for other in legal if ids.PLACE_TRIBU <= other < ids.DECLINE and ACTS[other].card == one.card]
    placed = [other for other in used if ACTS[other].kind != "ACTIVATE" or one.card >= DIORAMAS]
    if one.kind != "DISCARD":
        return (placed or used) == [action]
    is_there, fits_nothing = TRIBU <= one.card < TRIBU + TRIBUS, fits_none(state, state.turn, one.card)
    return not placed and (is_there or is_surplus(state, one.card) or (fits_nothing and one.card not in DEAR))


def leaves_now(state: TribeState, seat: int, tribu: int) -> bool:
    """Whether a character of the seat in turn leaves when the turn ends, unless a vase comes."""
    return bool(state.lone >> tribu & 1) and not state.vases[seat * TRIBUS + tribu] and tribu != state.leaders[seat]


def has_first(state: TribeState, seat: int, tribu: int, with_multi: bool = True) -> bool:
    """Whether the hand holds a vase with which this character's chain begins, or a multi in its place."""
    hand = state.hands[seat]
    own = any(card < MULTI and ICON[card] == SEQUENCE[tribu][0] for card in hand)
    return own or (with_multi and MULTI in hand)


HAIR = 0.1
"""By so much something comes behind another."""


def glance(state: TribeState, actions: list[int]) -> list[float]:
    """As the rules' hints; but a multi comes behind another vase for the same chain; what lies face down, using which ends the turn, and
    a discard behind drawing when a vase of the hand is as good; a leader, or a character whose first vase is in hand, begins a chain before
    anything is discarded or a vase hidden; one who can't be laid any more is discarded before a vase, a vase that one in the hand needs
    late, a vase that a chain will need and what may strike a chain after all that the hand can do without, a character who begins a chain that
    is still missing to close later, what is dear later still, and a swap comes last, as it was worth nothing that could be measured, the best first. A vase that fits no chain is
    rather discarded than hidden, one that will fit rather hidden; nothing is hidden before a vase is laid that fits a chain; of attacks
    those come first that keep others from closing."""
    hints = dict(zip(actions, state.hints(actions), strict=True))
    draw = hints.get(ids.DRAW_PILE)
    found = {action: _later(state, action, hint, draw) for action, hint in hints.items()}
    kinds = {kind: [action for action in actions if ACTS[action].kind == kind] for kind in PATHS}
    discards = [found[action] for action in kinds["DISCARD"]]
    put_by = [found[action] for action in kinds["ACTIVATE"] if ACTS[action].card < DIORAMAS]

    def behind(action: int, worth: float) -> None:
        found[action] = min(found[action], worth - HAIR)

    for action in kinds["PLACE_TRIBU"]:
        if hints[action] > NEVER:
            found[action] = max(found[action], max(discards + put_by) + HAIR)
    for action in kinds["SWAP"]:
        behind(action, min(discards, default=found[action] + HAIR))
        found[action] += arming(state, ACTS[action].card) * HAIR * HAIR
    for action in kinds["ACTIVATE"]:
        card, discard = ACTS[action].card, ids.DISCARD + ACTS[action].card
        if card < DIORAMAS and discard in found and fits_none(state, state.turn, card):
            behind(action, found[discard])
        elif card < DIORAMAS and discard in found and not fits_now(state, state.turn, card):
            behind(discard, found[action])
    if (laid := max((found[action] for action in kinds["PLACE_DIORAMA"]), default=NEVER)) > 0:
        for action in kinds["ACTIVATE"]:
            behind(action, laid)
    thrown = {action: ACTS[action].card for kind in THROWN for action in kinds[kind]}
    cheap = [found[action] for action, card in thrown.items() if is_cheap(state, card)]
    for action, card in thrown.items():
        if cheap and not is_cheap(state, card):
            behind(action, min(cheap))
    spare = [
        found[action] for action, card in thrown.items() if is_spare(state, card) and not _closes_for_next(state, card)
    ]
    for action, card in thrown.items():
        is_kept = 0 <= card < MULTI or (best_strike(state, card) > 0 and not is_surplus(state, card))
        if spare and is_kept and not is_spare(state, card):
            behind(action, max(spare))
    return [*found.values()]


DEAR = (MULTI, TOTEM, *SHIELD)


def is_cheap(state: TribeState, card: int) -> bool:
    """Whether a card of the hand is parted with before what is dear: neither that, nor a character who can begin a chain that is missing to
    close, the first vase in hand."""
    is_begun = missing(state, card) > 0 and has_first(state, state.turn, card - TRIBU)
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
    return ACTS[action].card if ACTS[action].kind in THROWN else NONE


def fits_now(state: TribeState, seat: int, card: int) -> bool:
    """Whether a vase or totem fits one of a seat's chains."""
    return any(fits(state, card, slot) for slot in state.slots(seat))


def will_fit(state: TribeState, seat: int, card: int) -> bool:
    """Whether a vase or totem that fits none of a seat's chains now will: once one has more vases, or a character in hand begins one."""
    chains, begun = (
        [(slot % TRIBUS, len(state.vases[slot] or ())) for slot in state.slots(seat)],
        can_begin(state, seat),
    )
    if card in (TOTEM, MULTI):
        return bool(begun) if card == MULTI else any(count < VASES for _, count in chains)
    return any(ICON[card] in SEQUENCE[tribu][count + 1 :] for tribu, count in (*chains, *((one, -1) for one in begun)))


def fits_none(state: TribeState, seat: int, card: int) -> bool:
    """Whether a vase fits none of a seat's chains, nor will."""
    return card < DIORAMAS and not (fits_now(state, seat, card) or will_fit(state, seat, card))


def vases_wanted(state: TribeState, seat: int) -> Counter[int]:
    """How many vases of each icon a seat's chains still need, now or later, and those that its leader or a character of
    its hand may begin."""
    chains = {slot % TRIBUS: len(state.vases[slot] or ()) for slot in state.slots(seat)}
    begun = {*chains, *can_begin(state, seat), state.leaders[seat]} - {-1}
    return Counter(icon for tribu in begun for icon in SEQUENCE[tribu][chains.get(tribu, 0) :])


def is_useless(state: TribeState, seat: int, card: int) -> bool:
    """Whether a card of a seat's hand does nothing now, nor will: a vase no chain will need, or more like it than will be needed; a
    character that is there already."""
    number = state.hands[seat].count(card)
    if TRIBU <= card < TRIBU + TRIBUS:
        return state.vases[seat * TRIBUS + card - TRIBU] is not None or number > 1
    return 0 <= card < MULTI and number > vases_wanted(state, seat)[ICON[card]]


def is_spare(state: TribeState, card: int) -> bool:
    """Whether the hand of the seat in turn can do without a card: it is useless, or others with its icon are as many as will be needed."""
    seat = state.turn
    alike = sum(ICON[held] == ICON[card] for held in state.hands[seat] if 0 <= held < MULTI)
    return is_useless(state, seat, card) or (0 <= card < MULTI and alike > vases_wanted(state, seat)[ICON[card]])


def _closes_for_next(state: TribeState, card: int) -> bool:
    """Whether the next player would close the challenge with what is discarded."""
    following = (state.turn + 1) % state.players
    slots = [slot for slot in state.slots(following) if len(state.vases[slot] or ()) == VASES - 1]
    is_near = cards_to_close(state, following) == 1 and not state.blocked[following]
    return is_near and any(fits(state, card, slot) for slot in slots)


def only_discards(state: TribeState) -> bool:
    """Whether one can but discard, though a swap may come first."""
    return bool(state.phase == MAIN) and all(ids.SWAP <= action < ids.PLACE_TRIBU for action in state.legal_actions())


SURPLUS = 0.4
"""What it is worth to discard a card that is one too many: less than one that is of no use."""


def _later(state: TribeState, action: int, hint: float, draw: float | None) -> float:
    one, seat = ACTS[action], state.turn
    if one.kind in THROWN:
        kept = _awaited(state, one.card) + missing(state, one.card)
        return hint - kept + _dead(state, one.card) + SURPLUS * is_surplus(state, one.card)
    if one.kind == "PLACE_DIORAMA" and one.card == MULTI:
        return min([hint, *(max(others) - HAIR for others in [[*_in_hand(state, one.chain)]] if others)])
    if one.kind == "ATTACK":
        return hint + _urgency(state, action)
    if draw is None:
        return hint
    if one.kind == "DRAW_DISCARD":
        if begins(state, seat, state.discard[-1]):
            return max(hint, draw + HAIR)
        return hint if _is_wanted(state, state.discard[-1]) else min(hint, draw - HAIR)
    if one.kind == "USE_DIORAMA":
        worth = placing(state, seat, state.actives[seat * TRIBUS + one.beside], one.chain)
        best = max((gain for own in range(TRIBUS) for gain in _in_hand(state, own)), default=worth - 2)
        return min(hint, draw - HAIR) if best >= worth - 1 else hint
    return hint


def can_begin(state: TribeState, seat: int) -> list[int]:
    """The characters of the hand who have no chain yet."""
    held = (card - TRIBU for card in state.hands[seat] if TRIBU <= card < TRIBU + TRIBUS)
    return [tribu for tribu in held if state.vases[seat * TRIBUS + tribu] is None]


def begins(state: TribeState, seat: int, card: int) -> bool:
    """Whether a vase is the first that a character of the hand needs, who may begin a chain, where no card of the hand is of use now."""
    is_first = card < MULTI and any(ICON[card] == SEQUENCE[tribu][0] for tribu in can_begin(state, seat))
    return is_first and not any(is_of_use(state, seat, one) for one in state.hands[seat])


URGENT = 3.0
"""How much more an attack is worth on a player who closes with one card."""


def _urgency(state: TribeState, attack: int) -> float:
    """How much an attack keeps somebody else from closing."""
    return URGENT * (cards_to_close(state, ACTS[attack].seat) == 1)


def _dead(state: TribeState, card: int) -> float:
    """How little a character is good for whose chain lies there already, or of whom the hand has another: it only costs its spheres."""
    return SPHERES[card] * HAIR * (card >= TRIBU and is_useless(state, state.turn, card))


def missing(state: TribeState, card: int) -> float:
    """How much a character is missed who can still begin a chain, while there are too few to close."""
    is_wanted = TRIBU <= card < TRIBU + TRIBUS and len(state.orders[state.turn]) < need(state.players)
    return float(is_wanted and not is_useless(state, state.turn, card))


def _awaited(state: TribeState, card: int) -> float:
    """How much a vase of the hand is waited for: by a character there, with whom a chain may begin."""
    is_needed = card < MULTI and any(ICON[card] in SEQUENCE[tribu] for tribu in can_begin(state, state.turn))
    return (1.0 + SPHERES[card] * HAIR) * is_needed


def _is_wanted(state: TribeState, card: int) -> bool:
    """Whether some chain of the player in turn takes the card now, and no card of the hand would do as well there."""
    fitting = [slot % TRIBUS for slot in state.slots(state.turn) if fits(state, card, slot)]
    worth = ((placing(state, state.turn, card, tribu), max(_in_hand(state, tribu), default=0.0)) for tribu in fitting)
    return any(taken > held + 1 for taken, held in worth)


def _in_hand(state: TribeState, tribu: int) -> Iterator[float]:
    """What each vase of the hand but the multi, or a totem, would bring on a chain of the player in turn."""
    slot, hand = state.turn * TRIBUS + tribu, {*state.hands[state.turn]} - {MULTI}
    return (placing(state, state.turn, card, tribu) for card in hand if card < DIORAMAS and fits(state, card, slot))


def is_of_use(state: TribeState, seat: int, card: int) -> bool:
    """Whether a card of the hand does something now that is worth a thought."""
    if card < DIORAMAS:
        return fits_now(state, seat, card)
    if card < TRIBU + TRIBUS:
        tribu = card - TRIBU
        may_stay = tribu == state.leaders[seat] or has_first(state, seat, tribu)
        return state.vases[seat * TRIBUS + tribu] is None and may_stay
    if card == BLOCK:
        return can_block(state, seat)
    return card == DRAW3 or any(state.actives[slot] == NONE for slot in state.slots(seat))


def can_block(state: TribeState, seat: int) -> bool:
    """Whether another player has a chain, and isn't blocked."""
    return any(state.orders[other] and not state.blocked[other] for other in range(state.players) if other != seat)


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

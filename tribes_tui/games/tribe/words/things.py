"""What the cards of Tribe are called in sentences, and what an action would lead to, in a few words."""

from collections.abc import Callable, Iterable, Sequence

from rules.tribe.components import actions as ids
from rules.tribe.components.cards import (
    BONUS,
    DIORAMAS,
    ICON,
    ICONS,
    MULTI,
    POWER,
    SEQUENCE,
    SHIELD,
    SPHERES,
    TOTEM,
    TRIBUS,
    VASES,
    name as card_name,
    need,
)
from rules.tribe.evaluation.unseen import that_begin, that_close, that_fit
from rules.tribe.mechanics.scoring import complete_chains, is_one_coloured
from rules.tribe.state import TribeState
from tribes_tui.games.tribe.words.said import cards as said, orders as said_orders
from tribes_tui.words.language import Noun

Names = Sequence[str]


def named(card: int) -> str:
    """A card's number as the notation has it; "" for a hidden one."""
    return card_name(card) or ""


def card(name: str) -> Noun:
    """A card in words."""
    return said.card(name=name)


def card_words(number: int) -> Noun:
    """A card's number in words."""
    return said.card(name=named(number))


def face_words(number: int) -> Noun:
    """A card in a word or two, as it stands on its piece: a vase by its icon."""
    is_vase = number < DIORAMAS and number != MULTI and ICON[number] >= 0
    return said.face(name=ICONS[ICON[number]] if is_vase else named(number))


def foot_words(number: int) -> str:
    """Below a vase's picture: what tells it from others of its icon; empty for other cards."""
    return said.foot(name=named(number))


def icon(number: int) -> Noun:
    """An icon in words."""
    return said.face(name=ICONS[number])


def icons(numbers: Iterable[int]) -> list[Noun]:
    """Several."""
    return [icon(number) for number in numbers]


def outcome_of(state: TribeState, id: int, is_brief: bool = False) -> str:
    """What an attack destroys, in fewer words or whole, what each answer saves, what a vase brings; empty if there is nothing to say."""
    seat = state.current_player
    if seat is None:
        return ""
    if id == ids.DRAW_PILE:
        return _drawn(state, seat)
    if ids.USE_DIORAMA <= id < ids.ATTACK:
        chain, target = divmod(id - ids.USE_DIORAMA, TRIBUS)
        return _laid(state, seat * TRIBUS + target, state.actives[seat * TRIBUS + chain])
    if ids.ATTACK <= id < ids.SWAP:
        chain, slot = divmod(id - ids.ATTACK, ids.SEATS * TRIBUS)
        return _attacked(state, slot, POWER.get(state.actives[seat * TRIBUS + chain], 0), is_brief)
    if ids.PLACE_DIORAMA <= id < ids.ACTIVATE:
        card, tribu = divmod(id - ids.PLACE_DIORAMA, TRIBUS)
        return _laid(state, seat * TRIBUS + tribu, card)
    if ids.DECLINE <= id < ids.DRAW3_DISCARD:
        return defended(state, id)
    if ids.ACTIVATE <= id < ids.PLAY_DRAW3:
        return said_orders.both_leave() if _leaves_now(state, seat, (id - ids.ACTIVATE) % TRIBUS) else ""
    if ids.PLACE_TRIBU <= id < ids.PLACE_DIORAMA:
        return _begun(state, seat, id - ids.PLACE_TRIBU)
    return ""


def _drawn(state: TribeState, seat: int) -> str:
    """How many of the cards that may come are waited for: with which the challenge is closed, else which a chain takes."""
    closing = that_close(state, seat)
    waited = closing or that_fit(state, seat)
    if waited is None:
        return ""
    if closing:
        return said_orders.draw_closes(number=waited.number, most=waited.most)
    return said_orders.draw_fits(number=waited.number, most=waited.most, begin=that_begin(state, seat))


def _leaves_now(state: TribeState, seat: int, tribu: int) -> bool:
    """Whether a character of the seat in turn leaves when the turn ends, as no vase can come any more."""
    return bool(state.lone >> tribu & 1) and not state.vases[seat * TRIBUS + tribu] and tribu != state.leaders[seat]


def _begun(state: TribeState, seat: int, tribu: int) -> str:
    """What a character needs that is no leader, where the hand has no vase for it."""
    first, hand = SEQUENCE[tribu][0], state.hands[seat]
    if tribu == state.leaders[seat] or any(card == MULTI or (card < MULTI and ICON[card] == first) for card in hand):
        return ""
    return said_orders.needs_soon(icon=icon(first))


def defended(state: TribeState, id: int, say: Callable[[int], Noun] = card_words) -> str:
    """What an answer to the attack would save and lose; `say` puts a card in words."""
    if state.attack is None:
        return ""
    lost, saved = losses(state, id)
    cards, number = [say(card) for card in lost], spheres_of(lost)
    if not lost:
        return said_orders.saves_all()
    if saved:
        return said_orders.loses_saving(saved=[say(card) for card in saved], cards=cards, number=number)
    alone = _is_left_alone(state, state.attack[1], len(lost))
    return said_orders.loses(left_alone=alone, cards=cards, number=number)


def losses(state: TribeState, id: int) -> tuple[list[int], list[int]]:
    """The vases that an answer to the attack would lose, the last first, and those that it would save."""
    assert state.attack is not None
    source, slot = state.attack
    vases = state.vases[slot] or ()
    hit = list(reversed(vases[max(0, len(vases) - POWER.get(state.actives[source], 0)) :]))
    shield = SHIELD.get(state.actives[slot // TRIBUS * TRIBUS + id - ids.PROTECT], 0) if id > ids.DECLINE else 0
    destroyed = max(0, len(hit) - shield)
    return hit[:destroyed], hit[destroyed:]


def _attacked(state: TribeState, slot: int, power: int, is_brief: bool) -> str:
    """What an attack takes if nobody protects; which vases, one sees."""
    vases = state.vases[slot] or ()
    lost = vases[max(0, len(vases) - power) :]
    alone = _is_left_alone(state, slot, len(lost))
    if is_brief:
        return said_orders.destroys_brief(left_alone=alone, number=spheres_of(lost))
    return said_orders.destroys(left_alone=alone, is_open=not state.discard, number=spheres_of(lost))


def _is_left_alone(state: TribeState, slot: int, lost: int) -> bool:
    """Whether a character keeps no vase, and so may have to leave: a leader stays (spec 3.7)."""
    seat, tribu = divmod(slot, TRIBUS)
    return lost == len(state.vases[slot] or ()) and tribu != state.leaders[seat]


def signed(number: int) -> str:
    """A number with its sign where it is less than none."""
    return f"−{-number}" if number < 0 else str(number)


def spheres_of(cards: Iterable[int]) -> int:
    """All spheres on some cards."""
    return sum(SPHERES[card] for card in cards)


def _laid(state: TribeState, slot: int, card: int) -> str:
    if state.vases[slot] is None or card < 0:
        return ""
    return said_orders.gain(
        end=_end(state, slot, card), number=SPHERES[card], bonus=BONUS, totem=SPHERES[TOTEM] + BONUS
    )


def _end(state: TribeState, slot: int, card: int) -> str:
    """What becomes of a chain on which a card is laid."""
    vases = state.vases[slot] or ()
    if card == TOTEM:
        return "magic" if is_one_coloured(vases) else "safe"
    is_mixed = not is_one_coloured((*vases, card))
    if len(vases) + 1 < VASES:
        return "mixed" if is_mixed else "begun"
    if complete_chains(state, slot // TRIBUS) + 1 >= need(state.players):
        return "closes"
    return "mixed-complete" if is_mixed else "one-colour"

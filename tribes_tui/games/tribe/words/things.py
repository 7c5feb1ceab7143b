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
    TRIBU,
    TRIBUS,
    VASES,
    name as card_name,
    need,
)
from rules.tribe.evaluation.unseen import that_begin, that_close, that_fit
from rules.tribe.mechanics.scoring import complete_chains, is_one_coloured
from rules.tribe.state import TribeState
from tribes_tui.games.tribe.targets import ACTS, has_first, laid, leaves_now
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


def short_words(number: int) -> Noun:
    """A card in a sentence that has little room: a vase by its icon, feathers as everywhere."""
    return face_words(number) if number < MULTI else card_words(number)


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
    seat, one = state.current_player, ACTS[id]
    if seat is None:
        return ""
    if one.kind == "ATTACK":
        power = POWER.get(state.actives[seat * TRIBUS + one.beside], 0)
        return _attacked(state, one.seat * TRIBUS + one.chain, power, is_brief)
    if one.kind in ("USE_DIORAMA", "PLACE_DIORAMA"):
        return _gain(state, seat * TRIBUS + one.chain, laid(state, id))
    if one.kind == "ACTIVATE":
        return said_orders.both_leave() if leaves_now(state, seat, one.beside) else ""
    tell = {"DRAW_PILE": _drawn, "DECLINE": defended, "PROTECT": defended, "PLACE_TRIBU": _begun}.get(one.kind)
    return tell(state, id) if tell else ""


def _drawn(state: TribeState, id: int) -> str:
    """How many of the cards that may come are waited for: with which the challenge is closed, else which a chain takes."""
    if closing := that_close(state, state.turn):
        return said_orders.draw_closes(number=closing.number, most=closing.most)
    waited, begin = that_fit(state, state.turn), that_begin(state, state.turn)
    return said_orders.draw_fits(number=waited.number, most=waited.most, begin=begin) if waited else ""


def _begun(state: TribeState, id: int) -> str:
    """What a character needs who is no leader, and whether the hand has it."""
    seat, tribu = state.turn, ACTS[id].card - TRIBU
    held = "held" if has_first(state, seat, tribu, with_multi=False) else "multi"
    why = "leader" if tribu == state.leaders[seat] else held if has_first(state, seat, tribu) else "leaves"
    return said_orders.needs_soon(why=why, icon=icon(SEQUENCE[tribu][0]))


def defended(state: TribeState, id: int, say: Callable[[int], Noun] = card_words) -> str:
    """What an answer to the attack would save and lose; `say` puts a card in words."""
    if state.attack is None:
        return ""
    lost, saved = losses(state, id)
    cards, number = [say(card) for card in lost], spheres_of(lost)
    if lost and saved:
        return said_orders.loses_saving(saved=[say(card) for card in saved], cards=cards, number=number)
    alone = _is_left_alone(state, state.attack[1], len(lost))
    return said_orders.loses(left_alone=alone, cards=cards, number=number) if lost else said_orders.saves_all()


def losses(state: TribeState, id: int) -> tuple[list[int], list[int]]:
    """The vases that an answer to the attack would lose, the last first, and those that it would save."""
    assert state.attack is not None
    source, slot = state.attack
    hit = [*reversed(state.vases[slot] or ())][: POWER.get(state.actives[source], 0)]
    shield = SHIELD.get(state.actives[slot // TRIBUS * TRIBUS + id - ids.PROTECT], 0) if id > ids.DECLINE else 0
    destroyed = max(0, len(hit) - shield)
    return hit[:destroyed], hit[destroyed:]


def _attacked(state: TribeState, slot: int, power: int, is_brief: bool) -> str:
    """What an attack takes if nobody protects; which vases, one sees."""
    lost = [*reversed(state.vases[slot] or ())][:power]
    alone = _is_left_alone(state, slot, len(lost))
    if is_brief:
        return said_orders.destroys_brief(left_alone=alone, number=spheres_of(lost))
    return said_orders.destroys(left_alone=alone, is_open=not state.discard, number=spheres_of(lost))


def _is_left_alone(state: TribeState, slot: int, lost: int) -> bool:
    """Whether a character keeps no vase, and so may have to leave: a leader stays (spec 3.7)."""
    seat, tribu = divmod(slot, TRIBUS)
    return lost == len(state.vases[slot] or ()) and tribu != state.leaders[seat]


def from_viewer(state: TribeState) -> list[int]:
    """The seats, the viewer's first."""
    return [(max(state.viewer or 0, 0) + place) % state.players for place in range(state.players)]


def spheres_of(cards: Iterable[int]) -> int:
    """All spheres on some cards."""
    return sum(SPHERES[card] for card in cards)


def _gain(state: TribeState, slot: int, card: int) -> str:
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
    return "closes" if closes(state, slot, card) else "mixed-complete" if is_mixed else "one-colour"


def closes(state: TribeState, slot: int, card: int) -> bool:
    """Whether a vase closes the challenge on a chain that it fits."""
    is_last = card != TOTEM and len(state.vases[slot] or ()) == VASES - 1
    return is_last and complete_chains(state, slot // TRIBUS) + 1 >= need(state.players)

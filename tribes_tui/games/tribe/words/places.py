"""Words on Tribe's table: what its places are, what stands on its pieces and is asked of them, what may become of the cards in a hand."""

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from typing import Any, NamedTuple

from rules.tribe.components import actions as ids
from rules.tribe.components.cards import (
    BLOCK,
    BUFFALO,
    DIORAMAS,
    DRAW3,
    GOAL,
    HIDDEN,
    MULTI,
    NAMES,
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
    WOLF,
    need,
)
from rules.tribe.components.phases import DEFEND, DRAW3_DISCARD, LEADERS, MAIN, START
from rules.tribe.evaluation.unseen import cards_to_close, expected_totals
from rules.tribe.mechanics.legal import fits
from rules.tribe.mechanics.scoring import chain_spheres, complete_chains, hostile_points, table_points
from rules.tribe.state import TribeState
from tribes_tui.games.tribe.closing import best_other, close_feared, least_to_close, total_at_a_close
from tribes_tui.games.tribe.targets import ACTS, can_block, fits_none, fits_now, laid, leaves_now, thrown, will_fit
from tribes_tui.games.tribe.words.said import board as said, ends, orders, table as table_words
from tribes_tui.games.tribe.words.sentences import chain_name, chain_told, full, seat_told
from tribes_tui.games.tribe.words.things import card, card_words, closes, face_words, icons, outcome_of, short_words
from tribes_tui.words.common import figure
from tribes_tui.words.language import Noun


def seat_points(points: int, laid: int | None = None) -> tuple[str, str]:
    """A seat's points and, behind a +, what its chains count now: `46+25 points`; without the word."""
    told = figure(points) + (f"+{laid}" if laid else "")
    return said.so_many_points(number=abs(points) + (laid or 0), figure=told), told


def titles(state: TribeState, seat: int) -> Sequence[tuple[str, str, str]]:
    """What stands beside a seat's name and at the other end, from long to short: points; complete chains and cards till it closes; the
    leader."""
    leader, done, left = state.leaders[seat], complete_chains(state, seat), cards_to_close(state, seat)
    in_full, alone = seat_points(state.totals[seat], None if state.is_terminal else sum(table_points(state, seat)))
    if leader < 0:
        return [(in_full, table_words.no_leader(), "")]
    full = said.complete(done=done, wanted=need(state.players), left=left)
    brief, least = (say(left=left) if left else full for say in (said.complete_brief, said.complete_least))
    told = said.leader(card=card(TRIBU_NAMES[leader]))
    return (
        (in_full, full, told),
        (in_full, brief, told),
        (in_full, full, ""),
        (in_full, brief, ""),
        (alone, brief, ""),
        (alone, least, ""),
    )


ALONE = {
    "may-stay": (said.may_stay, said.may_stay_brief),
    "now": (said.alone_now, said.alone_now_short, said.alone_now_brief, said.alone_now_briefer, said.alone_now_least),
    "soon": (said.alone, said.alone_short, said.alone_brief),
}  # no words
"""Of a character without a vase: its owner's leader, another in whose owner's turn it leaves, any other; the same in ever fewer words."""


def facts(state: TribeState) -> tuple[str, ...]:
    """Challenge, what wins the game unless that is an option, which is told anyway, what ends the challenge."""
    return (
        said.challenge(number=state.number),
        *([said.goal(number=state.goal)] if state.goal == GOAL else []),
        said.ends(number=need(state.players)),
    )


def steps(state: TribeState, viewer: int | None) -> tuple[tuple[str, ...], int | None, tuple[str, ...]]:
    """The steps of a turn, the present one, and the same in a word each."""
    in_full, in_brief = (said.step_take(), said.step_lay()), (said.step_take_brief(), said.lay())
    if state.phase == DEFEND:
        answer = said.step_answer_own() if state.current_player == viewer else said.step_answer()
        return (*in_brief, answer), 2, (*in_brief, answer)
    at = None if state.current_player is None or state.phase == LEADERS else int(state.phase != START)
    return in_full, at, in_brief


def swap(state: TribeState, slot: int) -> str:
    """What choosing a face-down card, or a place for one, does in the middle of a turn: the card of the hand is chosen after it."""
    card, chain = state.actives[slot], chain_name(slot)
    return said.hide_there(chain=chain) if card == NONE else said.swap(card=card_words(card), chain=chain)


USES = ("chain", "new", "hide", "seat", "played", "discards", "swap")
"""What can be done with a picked card, by the kind of place."""

LONGEST_QUESTION = 60
"""Letters of a question, as `VOICE.md` has it."""


def ask_use(state: TribeState, card: int, places: Collection[str]) -> str:
    """What is to be done with the picked card of the hand, for which these places are lit: `The draw 3: play it (p) or
    discard it (x)?`"""
    free = {True: "hide", False: "swap"}  # beside a chain it is hidden, or swapped for what lies there
    found = ((name.partition(":")[0], name) for name in places)
    kinds = {free[state.actives[slot_of(name)] == NONE] if kind == "active" else kind for kind, name in found}
    uses = [kind for kind in USES if kind in kinds]
    forms = [
        said.ask_use(card=told, uses=[said.use(use=kind) for kind in uses])
        for told in (card_words(card), short_words(card))
    ]
    return next((form for form in forms if len(form) <= LONGEST_QUESTION), forms[-1])


def ask_chain(state: TribeState, slot: int) -> str:
    """What the picked face-down card is for."""
    number, hide = state.actives[slot], said.ask_hide(chain=chain_name(slot))
    ask = said.ask_swap if state.phase == MAIN else said.ask_chain if number < DIORAMAS else said.ask_target
    return hide if number == NONE else ask(card=card_words(number))


def number_of(name: str) -> int:
    """The number of a place in the hand."""
    return int(name.partition(":")[2])


def slot_of(name: str) -> int:
    """The slot of a place for a face-down card."""
    _, seat, tribu = name.split(":")
    return int(seat) * TRIBUS + int(tribu)


class Use(NamedTuple):
    """What may become of a card: in full, in nine letters or few more where that is more, and whether a chain can use it."""

    words: str
    brief: str = ""
    is_good: bool = False


def use_of(state: TribeState, seat: int, card: int) -> Use:
    """On which chain it goes, or what else it is for, only in brief where it may be hidden; of the cards of a draw 3, that it goes."""
    if state.is_terminal:
        return Use("")
    if state.phase == DRAW3_DISCARD and state.current_player == seat:
        return Use(said.use_discard())
    if card < DIORAMAS:
        return _of_vase(state, seat, card)
    if card < TRIBU + TRIBUS:
        is_twice = state.vases[seat * TRIBUS + card - TRIBU] is not None
        return Use(said.use_twice(), said.use_twice_brief()) if is_twice else Use(said.use_new(), is_good=True)
    if card in (DRAW3, BLOCK):
        nobody = Use(said.use_nobody(), said.use_nobody_brief())
        block = Use(said.use_block(), said.use_block_brief()) if can_block(state, seat) else nobody
        return Use(said.use_play()) if card == DRAW3 else block
    if any(state.actives[slot] == NONE for slot in state.slots(seat)):
        return Use("", said.use_event() if card in (WOLF, BUFFALO) else said.use_protection())
    if not state.slots(seat):
        return Use(said.use_no_chain(), said.use_no_chain_brief())
    return Use(said.use_no_place() if state.swapped and state.turn == seat else said.use_swap())


def use_beside(state: TribeState, seat: int, card: int, picked: Sequence[str]) -> Use:
    """What may become of a card where the place beside a chain was picked, which it goes to; else see `use_of`."""
    if state.phase != MAIN or not picked or not picked[0].startswith("active:"):
        return use_of(state, seat, card)
    is_free = state.actives[slot_of(picked[0])] == NONE
    return Use(said.hide() if is_free else said.use_swap())


def _of_vase(state: TribeState, seat: int, card: int) -> Use:
    slots = [slot for slot in state.slots(seat) if fits(state, card, slot)]
    if not slots and will_fit(state, seat, card):
        return Use(said.use_later(), said.use_later_brief())
    if not slots:
        return Use(said.use_none(), said.use_none_brief())
    if any(closes(state, slot, card) for slot in slots):
        return Use(said.use_closes(), is_good=True)
    number, chain = len(slots), chain_name(slots[0])
    if number > 1:
        return Use(said.use_chains(number=number), said.use_chains_brief(number=number), True)
    return Use(said.use_chain(chain=chain), said.use_chain_brief(chain=chain), True)


def picked(state: TribeState, seat: int, card: int) -> str:
    """What picking a card of the hand does, of which there is more to say than what it is: a vase or totem that fits none of the seat's
    chains now, and why it doesn't; a character that the seat has, or that is its leader; what can only be discarded. Empty for any other
    card."""
    told, wanted = card_words(card), needed(state, state.slots(seat))
    if card == TRIBU + state.leaders[seat] >= TRIBU:
        return said.pick_leader(card=told, icons=icons(SEQUENCE[card - TRIBU]))
    if card >= DIORAMAS or fits_now(state, seat, card):
        return ""
    if card in (TOTEM, MULTI) or not wanted:
        special = {TOTEM: said.pick_unfit_totem, MULTI: said.pick_unfit_multi if wanted else said.pick_unfit_no_chain}
        return special.get(card, said.pick_unfit_no_chain)(card=told)
    whole = said.pick_unfit(card=told, icon=face_words(card), needed=wanted)
    return whole if len(whole) <= LONGEST else said.pick_unfit_brief(card=told, icon=face_words(card))


def needed(state: TribeState, slots: Iterable[int]) -> list[Noun]:
    """The icons that chains need next."""
    counts = ((slot % TRIBUS, len(state.vases[slot] or ())) for slot in slots)
    return icons(dict.fromkeys(SEQUENCE[tribu][count] for tribu, count in counts if count < VASES))


def leaving(state: TribeState, id: int) -> str:
    """Who leaves at the end of the turn: with what they count; empty where nobody does."""
    leave = gone(state, id)
    chains, lost = [chain_name(slot) for slot in leave], sum(chain_spheres(state, slot) for slot in leave)
    return said.leaving(chains=chains, number=len(leave), lost=lost) if leave else ""


def gone(state: TribeState, id: int) -> list[int]:
    """The chains of those who leave at the end of the turn, as they got no vase in it, where an action ends it."""
    seat, one, card = state.turn, ACTS[id], laid(state, id)
    if one.kind in ("DRAW_PILE", "DRAW_DISCARD", "SWAP") or id >= ids.DECLINE:
        return []
    if card != NONE and closes(state, seat * TRIBUS + one.chain, card):
        return []
    alone = (slot for slot in state.slots(seat) if leaves_now(state, seat, slot % TRIBUS))
    return [slot for slot in alone if card == NONE or slot % TRIBUS != one.chain]


NEAR = 2
"""So few cards from closing, a player is told of beside one's own close, also where that wins."""


def standing(state: TribeState, seat: int, names: Sequence[str]) -> Iterator[str]:
    """What the challenge would bring to a seat now, as one says it; then with how many points in all that is, in ever fewer words, and
    who wins by it; nothing once all is counted."""
    if state.is_terminal:
        return
    table, bonus = table_points(state, seat)
    hostile = hostile_points(state, seat)
    closing, other = table + bonus + least_to_close(state, seat), table + bonus - hostile
    is_near = least_to_close(state, seat) > 0
    own = at_least(closing, is_near)
    yield said.standing(magic=bonus, other=so_many_points(other), own=own, table=table, hostile=hostile)
    totals, total = expected_totals(state, seat, 0), state.totals[seat] + closing
    rival = best_other(totals, seat)
    most = max(state.totals[one] + sum(table_points(state, one)) for one in range(state.players) if one != seat)
    then = "short" if max(total, totals[rival]) < state.goal else "wins" if total >= max(most, state.goal) else "may"
    feared, left = close_feared(state, seat), state.totals[seat] + other
    means = "other" if not feared else "wins" if feared.is_won(left) else "loses" if feared.is_lost(left) else "other"
    hidden = sum(SPHERES[state.actives[slot]] for slot in state.slots(seat) if state.actives[slot] >= 0)
    is_near_too = any(cards_to_close(state, one) <= NEAR for one in range(state.players) if one != seat)
    is_moot = then == "wins" and means == "other" and not is_near_too  # nobody but the seat is near closing
    means = "moot" if is_moot else means
    where = "none" if is_moot or not hostile else "hand" if not hidden else "hidden" if hidden == hostile else "both"
    brief: dict[str, Any] = {
        "means": means,
        "danger": names[feared.seat] if feared else "",
        "then": then,
        "all": figure(left),
        "who": names[rival],
        "most": figure(round(totals[rival])),
    }
    whole = at_least(total, is_near)
    least = f"{figure(total)}+" if is_near else figure(total) if then == "may" else whole
    yield said.standing_long(where=where, hostile=hostile, total=whole, **brief)
    yield said.standing_brief(total=whole, **brief)
    yield said.standing_least(figure=least, **brief)


def at_least(points: int, is_near: bool) -> str:
    """So many points, or more where the card that closes the challenge may bring more than the cheapest."""
    return said.at_least(points=so_many_points(points)) if is_near else so_many_points(points)


def so_many_points(number: int) -> str:
    """With a sign where it is less than none: `−3 points`."""
    return said.so_many_points(number=abs(number), figure=figure(number))


LONGEST = 71
"""Letters of a line beside the key of Enter in the smallest window."""


def place(state: TribeState, name: str, names: Sequence[str], viewer: int | None) -> str:
    """A target of the table: `your elder (9 spheres): flag of the sky; wants ...`."""
    kind, *rest = name.split(":")
    if kind != "hand" or viewer is None:
        return PLACES[kind](state, [*map(int, rest)], names) if kind in PLACES else ""
    number = state.hands[viewer][int(rest[0])]
    told = card_words(number) if number == HIDDEN else full(NAMES[number])
    return said.once_hidden(card=told) if number in (*POWER, *SHIELD) else told


def purposes(state: TribeState, name: str, picked: Sequence[str], names: Sequence[str], id: int) -> list[str]:
    """What choosing a chain does with the face-down card that is picked, or picking that card, in ever fewer words."""
    kind, seat, _ = name.split(":")
    lying = card_words(state.actives[slot_of(name if kind == "active" else picked[0])])
    if kind == "active":
        return [said.choose_use(card=lying)]
    chain, outcome = chain_name(slot_of(name)), outcome_of(state, id)
    who, short = names[int(seat)], face_words(state.actives[slot_of(picked[0])])
    if int(seat) == state.current_player:
        forms = [said.put(card=one, chain=chain, outcome=outcome) for one in (lying, short)]
    else:
        forms = [
            said.send(card=lying, who=who, chain=chain, outcome=outcome),
            said.send_brief(who=who, chain=chain, outcome=outcome),
            said.send_brief(who=who, chain=chain, outcome=outcome_of(state, id, is_brief=True)),
        ]
    return [one for one in forms if len(one) <= LONGEST] or forms[-1:]


def laid_in_short(state: TribeState, id: int) -> str:
    """What is laid or swapped, by the word on its card: `lay the calumet on the shaman: +1 sphere`; empty for anything else."""
    one, outcome = ACTS[id], outcome_of(state, id)
    if one.kind == "SWAP":
        lying = short_words(state.actives[state.turn * TRIBUS + one.beside])
        return orders.swap_brief(given=lying, card=short_words(one.card))
    if one.kind == "PLACE_TRIBU" and outcome:
        return orders.leads_to(order=orders.found_brief(card=card_words(one.card)), outcome=outcome)
    if one.kind == "ACTIVATE":
        order = orders.hide(card=short_words(one.card), chain=chain_name(one.beside))
        return orders.leads_to(order=order, outcome=outcome or hidden_for(id))
    is_laid = one.kind == "PLACE_DIORAMA"
    return said.put(card=face_words(one.card), chain=chain_name(one.chain), outcome=outcome) if is_laid else ""


def hidden_for(id: int) -> str:
    """What an action that hides a card is good for; empty for any other."""
    return orders.hidden_for(name=NAMES[ACTS[id].card]) if ACTS[id].kind == "ACTIVATE" else ""


def thrown_for(state: TribeState, id: int, names: Sequence[str]) -> str:
    """Why a card is discarded: that it wins the game even if another player closes next, that one has such a character, which vase is needed
    instead by a chain that stays; empty for anything else."""
    card = thrown(id)
    if card == NONE:
        return ""
    feared = close_feared(state, state.turn)
    if feared is not None and feared.is_won(total_at_a_close(state, id)):
        return orders.wins_anyway(who=names[feared.seat])
    if TRIBU <= card < TRIBU + TRIBUS and state.vases[state.turn * TRIBUS + card - TRIBU] is not None:
        return said.use_twice()
    leave = gone(state, ids.DISCARD)
    stay = [slot for slot in state.slots(state.turn) if slot not in leave]
    open_chains = [slot for slot in stay if len(state.vases[slot] or ()) < VASES]
    wanted = needed(state, open_chains) if fits_none(state, state.turn, card) else []
    number, chain = len(open_chains), chain_name([*open_chains, 0][0])
    return orders.needed_next(number=number, chain=chain, icons=wanted) if wanted else ""


def _active(state: TribeState, slot: int, names: Sequence[str]) -> str:
    number, who, chain = state.actives[slot], names[slot // TRIBUS], chain_name(slot)
    if number >= 0:
        return said.own_hidden(who=who, chain=chain, card=full(NAMES[number]))
    return (said.hidden_place if number == NONE else said.hidden_card)(who=who, chain=chain)


PLACES: dict[str, Callable[[TribeState, Sequence[int], Sequence[str]], str]] = {
    "chain": lambda state, at, names: chain_told(state, at[0] * TRIBUS + at[1], names),
    "active": lambda state, at, names: _active(state, at[0] * TRIBUS + at[1], names),
    "seat": lambda state, at, names: seat_told(state, at[0], names),
    "leader": lambda state, at, names: said.leader(card=full(TRIBU_NAMES[at[0]])),
    "protect": lambda state, at, names: said.place_protect(chain=chain_name(at[0])),
    "draw": lambda state, at, names: said.draw_pile(number=len(state.draw)),
    "discards": lambda state, at, names: said.discard_pile(
        number=len(state.discard), card=card_words(state.discard[-1] if state.discard else NONE)
    ),
    "played": lambda state, at, names: said.played_cards(
        number=len(state.played), cards=[card(NAMES[number]) for number in state.played]
    ),
    "new": lambda state, at, names: said.place_new(),
    "decline": lambda state, at, names: ends.let_it_happen(),
}

"""Rise of Tribes' prompts: what the viewer may do now, for every decision."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING

from rules.rise_of_tribes.components import frames, packing, tables
from rules.rise_of_tribes.components.box import (
    ACTIONS,
    FACES,
    GOALS,
    HEXES,
    HUNT_MAMMOTH,
    HUNT_TIGER,
    MYSTICISM,
    TAME_MAMMOTH,
)
from rules.rise_of_tribes.components.layout import bits
from rules.rise_of_tribes.mechanics import ground
from rules.rise_of_tribes.mechanics.elders import can_use
from tribes_tui.games.rise_of_tribes.words import things
from tribes_tui.games.rise_of_tribes.words.said import prompts as said

if TYPE_CHECKING:
    from rules.rise_of_tribes.state import RiseState

Names = Sequence[str]

PROMPTS: dict[int, Callable[[], str]] = {
    frames.CHOOSE_POWER: said.choose_power,
    frames.LAY_GLACIER: said.lay_glacier,
    frames.ENTER: said.enter,
    frames.BEFORE_ROLL: said.before_roll,
    frames.DREAM: said.dream,
    frames.AFTER_ROLL: said.after_roll,
    frames.WAYFARE: said.wayfare,
    frames.PUT_TIGER: said.put_tiger,
    frames.PUT_MAMMOTH: said.put_mammoth,
    frames.PUT_INVADERS: said.put_invaders,
    frames.ABANDONED_VILLAGE: said.abandoned_village,
    frames.SAVE: said.save,
}


def _prompt_die(state: RiseState, argument: int, names: Names) -> str:
    faces = [FACES[face] for face in state.hand]
    acts = {state.game.actions[action].fields.get("action", "") for action in state.legal_actions()}
    where = [said.an_action()]
    where += [said.the_tiger()] if ACTIONS[HUNT_TIGER] in acts else []
    where += [said.the_mammoth()] if acts & {ACTIONS[HUNT_MAMMOTH], ACTIONS[TAME_MAMMOTH]} else []
    if len(faces) == 1:
        return said.die_last(where=where, die=things.face(faces[0]))
    if faces[0] == faces[1]:
        return said.die_both(where=where, face=faces[0])
    return said.die(where=where, dice=[things.face(face) for face in faces])


def _prompt_settle(state: RiseState, argument: int, names: Names) -> str:
    place, part = packing.settle_parts(argument)
    counts = tables.START_MEMBERS[place]
    return said.settle_beside(members=counts[part]) if part else said.settle(members=counts[0])


def _prompt_conflicts(state: RiseState, argument: int, names: Names) -> str:
    crowded = [HEXES[h] for h in bits(ground.overcrowded(state))]
    if not crowded and state.marked < 0:
        return said.no_conflict()
    where = crowded or [HEXES[state.marked]]
    return said.conflict(hex=where[0]) if len(where) == 1 else said.conflict_several(hexes=where)


def _prompt_auction(state: RiseState, argument: int, names: Names) -> str:
    return said.auction() if state.bidder < 0 else said.auction_bid(who=names[state.bidder], bid=state.bid)


def _prompt_lose(state: RiseState, argument: int, names: Names) -> str:
    number, why = packing.lose_parts(argument)
    return said.lose_altar() if why == frames.LOSE_TO_ALTAR else said.lose(members=number)


def _prompt_lead(state: RiseState, argument: int, names: Names) -> str:
    returnable, _, cards = packing.lead_parts(argument)
    returnable = min(returnable, state.goals[state.active].bit_count())
    if not can_use(state, state.active, MYSTICISM):
        return said.lead(goals=returnable, cards=cards)
    helps, more = things.goal(GOALS[MYSTICISM]), tables.MYSTICISM_CARDS
    return said.lead_more(goals=returnable, cards=cards, development=helps, more=more)


def _prompt_take(state: RiseState, argument: int, names: Names) -> str:
    left, source, _ = packing.take_parts(argument)
    if source == frames.FOUND:
        return said.take_found()
    if source == frames.BOUNTY:
        return said.take_bounty()
    return said.take_wild(resources=left) if source == frames.WILD else said.take(resources=left)


def _prompt_pay(state: RiseState, argument: int, names: Names) -> str:
    left, receiver = packing.pay_parts(argument)
    return said.pay(resources=left) if receiver == frames.BANK else said.pay_to(resources=left, name=names[receiver])


def _prompt_victim(state: RiseState, argument: int, names: Names) -> str:
    h, target = packing.victim_parts(argument)
    return said.intimidate(a=HEXES[h], b=HEXES[target]) if target >= 0 else said.exogamy(hex=HEXES[h])


def _prompt_evade(state: RiseState, argument: int, names: Names) -> str:
    h, left = packing.evade_parts(argument)
    return said.evade(hex=HEXES[h], members=left)


def _prompt_build(state: RiseState, argument: int, names: Names) -> str:
    kinds = {state.game.actions[action].kind for action in state.legal_actions()}
    asked = [said.a_village()] if kinds & {"BUILD", "BUILD_ELDER"} else []
    asked += [said.a_goal()] if "COMPLETE" in kinds else []
    return said.build(things=[*asked, said.the_end()])


def _prompt_volcano(state: RiseState, argument: int, names: Names) -> str:
    own = any(shore & state.occupied[state.active] for shore in state.layout.shores)
    return said.volcano_own() if own else said.volcano()


ASKED: dict[tuple[str, str], Callable[[str], str]] = {
    ("hex", "hex"): lambda last: said.asked_move(last=last),
    ("hex", "elder"): lambda last: said.asked_elder(last=last),
    ("hex", "kind"): lambda last: said.asked_volcano(last=last),
    ("wayfare", "hex"): lambda last: said.asked_wayfare(),
    ("shift", "hex"): lambda last: said.asked_shift(),
    ("exogamy", "hex"): lambda last: said.asked_exogamy(),
    ("cunning", "hex"): lambda last: said.asked_cunning(),
    ("ambush", "hex"): lambda last: said.asked_ambush(),
    ("intimidate", "hex"): lambda last: said.asked_intimidate(),
    ("learn", "kind"): lambda last: said.asked_learn(),
    ("altar", "altar"): lambda last: said.asked_altar(),
    ("trade", "give"): lambda last: said.asked_give(),
    ("trade", "get"): lambda last: said.asked_get(last=things.kind(last)),
    ("loan", "seat"): lambda last: said.asked_lender(),
    ("loan", "lend"): lambda last: said.asked_lend(),
    ("loan", "kind"): lambda last: said.asked_pay(last=things.goal(last)),
    ("bids", "bid"): lambda last: said.asked_bid(),
    ("kind", "seat"): lambda last: said.asked_receiver(last=things.kind(last)),
    ("seat", "kind"): lambda last: said.asked_kind(last=last),
}
"""What is asked once something is picked, by the kind of what was picked first and of what may be picked next."""
ONWARD: dict[str, Callable[..., str]] = {"wayfare": said.asked_wayfare_to, "intimidate": said.asked_intimidate_to}


def asked(picked: Sequence[str], lit: Iterable[str], names: Names) -> str:
    """What is asked now that something is picked; empty where nothing is."""
    if not picked:
        return ""
    first, (kind, _, last) = picked[0].partition(":")[0], picked[-1].partition(":")
    if kind == "hex" and first in ONWARD:
        return ONWARD[first](last=last)
    wanted = next(
        (ASKED[first, one] for one in {name.partition(":")[0] for name in lit} if (first, one) in ASKED), None
    )
    return wanted(names[int(last)] if kind == "seat" else last) if wanted else ""


BESIDES: dict[str, Callable[[], str]] = {
    "DREAM": said.besides_dream,
    "LIGHT": said.besides_light,
    "TRADE": said.besides_trade,
    "LOAN": said.besides_loan,
    "LEARN": said.besides_learn,
    "ALTAR": said.besides_altar,
    "EXOGAMY": said.besides_exogamy,
    "WAYFARE": said.besides_wayfare,
    "SHIFT": said.besides_shift,
    "GROW_BOARD": said.besides_board,
    "CUNNING": said.besides_cunning,
    "INTIMIDATE": said.besides_intimidate,
    "AMBUSH": said.besides_ambush,
    "BUILD_HIDDEN": said.besides_hidden,
}
"""What may be done besides what is asked, by kinds of actions: in the words of its button, as short as can be."""
BEFORE_BUYING = ("DREAM", "LIGHT")
"""What stands before the wares that may be bought."""


def besides(state: RiseState, question: str) -> str:
    """The question, and behind it what else may be done: ` Or: swap, a loan.`"""
    rows = [state.game.actions[action] for action in state.legal_actions()]
    kinds = {row.kind for row in rows}
    found = [say() for kind, say in BESIDES.items() if kind in kinds]
    wares = [things.item(row.fields["item"]) for row in rows if row.kind == "BUY"]
    if wares:
        found.insert(sum(kind in kinds for kind in BEFORE_BUYING), said.besides_buy(items=wares))
    return said.besides(asked=question, things=", ".join(found)) if found else question


SPECIAL_PROMPTS: dict[int, Callable[[RiseState, int, Names], str]] = {
    frames.TAKE: _prompt_take,
    frames.PAY: _prompt_pay,
    frames.VICTIM: _prompt_victim,
    frames.BOW: lambda state, argument, names: said.bow(hex=HEXES[argument]),
    frames.DIE: _prompt_die,
    frames.SETTLE: _prompt_settle,
    frames.PUT_VOLCANO: _prompt_volcano,
    frames.GROW: lambda state, argument, names: said.grow(members=packing.grow_parts(argument)[0]),
    frames.MOVE: lambda state, argument, names: said.move(members=packing.move_parts(argument)[0]),
    frames.GATHER: lambda state, argument, names: said.gather(hexes=packing.gather_parts(argument)[0]),
    frames.LEAD: _prompt_lead,
    frames.LOSE: _prompt_lose,
    frames.AUCTION: _prompt_auction,
    frames.SHARE: lambda state, argument, names: said.share(resources=argument),
    frames.CONFLICTS: _prompt_conflicts,
    frames.BUILD: _prompt_build,
    frames.EVADE: _prompt_evade,
}

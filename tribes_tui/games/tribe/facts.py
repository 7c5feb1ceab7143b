"""What one would want to know to play Tribe well: what a closing would cost, what is still to come; what speaks for an action."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

from rules.tribe.components.actions import DISCARD
from rules.tribe.components.cards import (
    BUFFALO,
    CARD_OF,
    COPIES,
    COURAGE,
    DIORAMAS,
    HIDDEN,
    ICON,
    MULTI,
    NONE,
    SEQUENCE,
    SPHERES,
    STRENGTH,
    TOTEM,
    TRIBU_NAMES,
    TRIBUS,
    WOLF,
    need,
)
from rules.tribe.components.phases import LEADERS
from rules.tribe.evaluation.unseen import cards_to_close, expected_totals, own_cards, that_close, unseen
from rules.tribe.mechanics.legal import fits
from rules.tribe.mechanics.scoring import complete_chains, hostile_points, table_points
from rules.tribe.state import TribeState
from tribes_tui.games.tribe.closing import best_other, close_feared
from tribes_tui.games.tribe.targets import begins
from tribes_tui.games.tribe.words.places import gone, needed, so_many_points
from tribes_tui.games.tribe.words.said import why as said
from tribes_tui.games.tribe.words.sentences import chain_name, wanted
from tribes_tui.games.tribe.words.things import Names, card, card_words, face_words, from_viewer, icons
from tribes_tui.words.help import UsefulFact

SHOWN = 32
"""What the cards in `shown` are counted modulo."""
WATCHED = (
    ("multi", (MULTI,)),
    ("totem", (TOTEM,)),
    ("feathers", (COURAGE, STRENGTH)),
    ("event", (WOLF, BUFFALO)),
)


def facts(view: TribeState, names: Names) -> list[UsefulFact]:
    """The most useful first."""
    if view.phase == LEADERS:
        return []
    own = None if view.viewer is None or view.viewer < 0 else that_close(view, view.viewer)
    return [
        *([] if own is None else [UsefulFact(said.you_close(), said.you_close_so(number=own.number, most=own.most))]),
        *_costs(view, names),
        _out(view),
        *_held(view, names),
    ]


def _costs(state: TribeState, names: Names) -> Iterator[UsefulFact]:
    """What another's closing would bring to the others now: with what an unseen card has on average."""
    totals, gains = expected_totals(state, NONE, 0), list[str]()
    for seat in from_viewer(state)[1:]:
        if sum(table_points(state, seat)):  # else they have nothing that one could spoil
            say = said.if_not_about if HIDDEN in own_cards(state, seat) else said.if_not_gain
            gains.append(say(points=so_many_points(round(totals[seat] - state.totals[seat])), who=names[seat]))
    if gains:
        yield UsefulFact(said.if_not(), said.if_not_so(gains=gains))


def _out(state: TribeState) -> UsefulFact:
    """How many of the cards that matter most may still come."""
    left = unseen(state)
    told = [
        said.not_seen_so(kind=kind, number=sum(left[card] for card in cards), most=COPIES * len(cards))
        for kind, cards in WATCHED
    ]
    return UsefulFact(said.not_seen(), ", ".join(told))


def _held(state: TribeState, names: Names) -> Iterator[UsefulFact]:
    """What others were seen to take, and still hold in hand or face down."""
    for seat in from_viewer(state):
        if state.shown[seat] and seat != state.viewer:
            cards = [card_words(entry % SHOWN) for entry in state.shown[seat]]
            yield UsefulFact(said.took(who=names[seat]), said.took_so(cards=cards), True)


Fields = Mapping[str, Any]


def reasons(state: TribeState, id: int, names: Names) -> Iterator[str]:
    """Sentences; none for what `outcome` tells already, or what would speak against the action."""
    row = state.game.actions[id]
    if row.kind in REASONS and state.current_player is not None:
        yield from REASONS[row.kind](state, state.current_player, row.fields, names)


def _fitting(state: TribeState, seat: int, card: int) -> dict[str, Any]:
    """Which chains a card fits: `fits your elder and your scout`, `fits none of your chains now`."""
    found = [said.your_chain(chain=chain_name(slot)) for slot in state.slots(seat) if fits(state, card, slot)]
    return {"number": len(found), "chains": found}


def _draw(state: TribeState, seat: int, fields: Fields, names: Names) -> Iterator[str]:
    fitting = _fitting(state, seat, state.discard[-1]) if state.discard else {"number": 1}
    if not fitting["number"] and not begins(state, seat, state.discard[-1]):
        yield said.top(card=card_words(state.discard[-1]), **fitting)
    if icons_needed := needed(state, state.slots(seat)):
        yield said.need_next(icons=icons_needed)


def _take(state: TribeState, seat: int, fields: Fields, names: Names) -> Iterator[str]:
    top = state.discard[-1]
    chains = ((slot % TRIBUS, len(state.vases[slot] or ())) for slot in state.slots(seat))
    later = [chain_name(tribu) for tribu, count in chains if ICON[top] in SEQUENCE[tribu][count + 1 :]]
    if _fitting(state, seat, top)["number"]:
        yield said.take(spheres=SPHERES[top], **_fitting(state, seat, top))
    elif later:
        yield said.later(chains=later, number=len(later), icon=face_words(top))


def _swap(state: TribeState, seat: int, fields: Fields, names: Names) -> Iterator[str]:
    back = state.actives[seat * TRIBUS + TRIBU_NAMES.index(fields["c"])]
    if (0 <= back < DIORAMAS or back == TOTEM) and _fitting(state, seat, back)["number"]:
        yield said.swap(card=card_words(back), **_fitting(state, seat, back))
    yield said.hidden(name=fields["x"])


def _discard(state: TribeState, seat: int, fields: Fields, names: Names) -> Iterator[str]:
    number = CARD_OF[fields["x"]]
    if number < DIORAMAS and not _fitting(state, seat, number)["number"]:
        yield said.discard(**_fitting(state, seat, number))
    if cost := SPHERES[number]:
        before = hostile_points(state, seat)
        yield said.cheaper(before=before, after=before - cost)


def _found(state: TribeState, seat: int, fields: Fields, names: Names) -> Iterator[str]:
    tribu = TRIBU_NAMES.index(fields["x"])
    held = {*SEQUENCE[tribu]} & {ICON[card] for card in state.hands[seat]}
    yield said.found(icons=wanted(tribu), number=len(held), held=sorted(icons(held)))

    yield from _laid(state, seat, seat * TRIBUS + tribu, CARD_OF[fields["x"]], names)


def _place(state: TribeState, seat: int, fields: Fields, names: Names) -> Iterator[str]:
    card = CARD_OF[fields["x"]] if "x" in fields else state.actives[seat * TRIBUS + TRIBU_NAMES.index(fields["c"])]
    yield from _laid(state, seat, seat * TRIBUS + TRIBU_NAMES.index(fields["t"]), card, names)


def _laid(state: TribeState, seat: int, slot: int, card: int, names: Names) -> Iterator[str]:
    """Whom a card keeps from leaving; what its closing brings; else how near that comes, and, where another may close next, that it costs nothing
    any more."""
    before, feared = state.vases[slot], close_feared(state, seat)
    vases = () if before is None else before if card == TOTEM else (*before, card)
    left = _left(state, seat, slot, vases)
    if not left:
        totals = expected_totals(state, seat, SPHERES[card])
        other = best_other(totals, seat)
        yield said.closes(own=round(totals[seat]), who=names[other], most=round(totals[other]))
        return
    if slot in gone(state, DISCARD) and vases:
        yield said.saves(chain=chain_name(slot))
    elif left < cards_to_close(state, seat):
        other = min(set(range(state.players)) - {seat}, key=lambda one: cards_to_close(state, one))
        yield said.comes_near(left=left, who=names[other], other=cards_to_close(state, other))
    if feared:
        yield said.counts_now(who=names[feared.seat], spheres=SPHERES[card])


def _left(state: TribeState, seat: int, slot: int, vases: tuple[int, ...]) -> int:
    """How many cards a seat needs to close once a chain has these vases."""
    then = state.clone()
    then.vases[slot] = vases
    return cards_to_close(then, seat)


def _block(state: TribeState, other: int, names: Names) -> str:
    return said.block(who=names[other], done=complete_chains(state, other), wanted=need(state.players))


Reasons = Callable[[TribeState, int, Fields, Names], Iterable[str]]
REASONS: dict[str, Reasons] = {
    "DRAW_PILE": _draw,
    "DRAW_DISCARD": _take,
    "SWAP": _swap,
    "DISCARD": _discard,
    "DRAW3_DISCARD": _discard,
    "PLACE_TRIBU": _found,
    "PLACE_DIORAMA": _place,
    "USE_DIORAMA": _place,
    "ACTIVATE": lambda state, seat, fields, names: [said.hidden(name=fields["x"])],
    "PLAY_DRAW3": lambda state, seat, fields, names: [said.draw_three(number=len(state.hands[seat]) + 2)],
    "PLAY_BLOCK": lambda state, seat, fields, names: [_block(state, fields["q"], names)],
    "CHOOSE_LEADER": lambda state, seat, fields, names: [
        said.leader(card=card(fields["x"]), icons=wanted(TRIBU_NAMES.index(fields["x"])))
    ],
}
"""What speaks for the kinds of actions, beside their `outcome`."""

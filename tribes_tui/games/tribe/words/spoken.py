"""Tribe for people who listen: what happened, the question, the choices, answers to what they ask."""

import re
from collections.abc import Sequence
from functools import partial
from itertools import islice

from rules import Event
from rules.tribe.components.cards import HIDDEN, ICONS, NAMES, NONE, TRIBU_NAMES, TRIBUS, VASES, need
from rules.tribe.components.phases import DEFEND, DRAW3_DISCARD, LEADERS, MAIN, START
from rules.tribe.evaluation.unseen import cards_to_close
from rules.tribe.mechanics.scoring import chain_spheres, complete_chains, table_points
from rules.tribe.state import TribeState
from tribes_tui.games.tribe.words.news import heard
from tribes_tui.games.tribe.words.places import standing, use_of
from tribes_tui.games.tribe.words.said import asked as said, cards, table as table_words
from tribes_tui.games.tribe.words.sentences import (
    action,
    chain_name,
    closed,
    full,
    prompt as question,
    top_words,
    wanted,
)
from tribes_tui.games.tribe.words.things import Names, card, card_words, from_viewer, outcome_of
from tribes_tui.words.common import YOU, listed, repeated
from tribes_tui.words.language import Later
from tribes_tui.words.spoken import Clause, Request, SpokenChoice


def hand(state: TribeState, names: Names, rest: str) -> list[str]:
    """Each card of the viewer with what it is and what may become of it."""
    seat = state.viewer
    if seat is None or seat < 0:
        return [said.no_hand()]
    cards = state.hands[seat]
    first = said.hold(number=len(cards), cards=repeated(map(card_words, cards)))
    return [first, *(_each(state, seat, number) for number in cards)] if rest else [first]


def _each(state: TribeState, seat: int, number: int) -> str:
    use = use_of(state, seat, number).words
    return said.each(card=full(NAMES[number]), use=use) if use else said.each_unused(card=full(NAMES[number]))


def chain(state: TribeState, slot: int, names: Names) -> str:
    """A chain: whose, its vases in order, what it wants, what lies face down there."""
    seat, tribu = divmod(slot, TRIBUS)
    vases, number = state.vases[slot] or (), state.actives[slot]
    whole = said.complete_safe if state.totems[slot] else said.complete
    parts = [
        said.has(number=len(vases), vases=[*map(card_words, vases)]),
        said.needs(icons=wanted(tribu, len(vases))) if len(vases) < VASES else whole(),
        *([] if number == NONE else [said.hidden() if number == HIDDEN else said.own_hidden(card=card_words(number))]),
    ]
    return said.chain(
        who=names[seat], chain=chain_name(slot), number=chain_spheres(state, slot), facts=", ".join(parts)
    )


def seat(state: TribeState, names: Names, seat: int) -> list[str]:
    """A player: points, spheres, leader, hand, chains."""
    spheres, bonus = table_points(state, seat)
    who, leader, shown = names[seat], state.leaders[seat], state.shown[seat] if seat != state.viewer else ()
    done, number = complete_chains(state, seat), len(state.orders[seat])
    return [
        said.seat(
            who=who,
            total=said.points(number=state.totals[seat]),
            laid=said.spheres(number=spheres),
            leader=said.leader(card=chain_name(leader)) if leader >= 0 else table_words.no_leader(),
            cards=said.cards(number=len(state.hands[seat])),
        ),
        *([said.magical(number=bonus)] if bonus else []),
        *([said.skips(who=who)] if state.blocked[seat] else []),
        *([said.took(name=who, cards=repeated(card_words(card % 32) for card in shown))] if shown else []),
        said.chains(who=who, number=number, done=done, wanted=need(state.players), left=cards_to_close(state, seat)),
        *(chain(state, slot, names) for slot in state.slots(seat)),
    ]


def table(state: TribeState, names: Names, rest: str) -> list[str]:
    """Everybody, you first."""
    return [line for player in from_viewer(state) for line in seat(state, names, player)]


def place(state: TribeState, names: Names, text: str) -> list[str]:
    """The chains of a character: `scout`; or one player's: `Bo's scout`."""
    words = text.lower().replace("'s", "").split()
    tribus = [
        tribu for tribu, name in enumerate(TRIBU_NAMES) if words and words[-1] in (name, f"{name}s", card(name).lower())
    ]
    if not tribus or len(words) > 2:
        return []
    is_own, is_any = words[0] in ("my", "your"), len(words) == 1
    said_so = ((seat, name == YOU if is_own else words[0] == name.lower()) for seat, name in enumerate(names))
    owners = [seat for seat, is_said in said_so if is_any or is_said]
    slots = [seat * TRIBUS + tribus[0] for seat in owners if tribus[0] in state.orders[seat]]
    return [chain(state, slot, names) for slot in slots]


def piles(state: TribeState, names: Names, rest: str) -> list[str]:
    """The draw pile, the discards, what was played."""
    return [
        said.piles(number=len(state.draw), discards=len(state.discard), top=top_words(state)),
        said.played(number=len(state.played)),
    ]


def discards(state: TribeState, names: Names, rest: str) -> list[str]:
    """All discards from the top, and what was played."""
    piles = (state.discard, said.from_top), (state.played, said.played_cards)
    return [say(cards=", ".join(map(card_words, reversed(pile))) or "none") for pile, say in piles]


def leads(state: TribeState, names: Names, rest: str) -> list[str]:
    """Points of the challenges before, and what the table would give now."""
    order = sorted(range(state.players), key=lambda seat: -state.totals[seat])
    who = [names[seat] for seat in order]
    return [
        said.so_far(scores=_scores(who, [state.totals[seat] for seat in order])),
        said.laid(scores=_scores(who, [sum(table_points(state, seat)) for seat in order])),
        *(
            closed(number, closer, names, listed(_scores(names, [tally.total for tally in tallies])))
            for number, (closer, tallies) in enumerate(state.results, 1)
        ),
    ]


def _scores(names: Names, points: Sequence[int]) -> list[str]:
    return [table_words.score(who=name, points=number) for name, number in zip(names, points, strict=True)]


def goals(state: TribeState, names: Names, rest: str) -> list[str]:
    """What closes a challenge, and what it would bring."""
    own = islice(standing(state, state.viewer, names), 1) if state.viewer is not None and state.viewer >= 0 else ()
    return [said.goals(wanted=need(state.players), goal=state.goal), *own]


STEPS = {START: "start", MAIN: "main", DEFEND: "defence", DRAW3_DISCARD: "draw-three", LEADERS: "leaders"}
"""The steps of a turn."""


def now(state: TribeState, names: Names, rest: str) -> list[str]:
    """Which challenge and turn, who deals, whose turn, what is attacked."""
    dealer, turn_of = names[state.dealer], names[state.turn]
    leader = state.leaders[state.turn]  # may stay alone
    lone = [chain_name(tribu) for tribu in range(TRIBUS) if state.lone >> tribu & 1 and tribu != leader]
    return [
        said.now(challenge=state.number, turn=state.done + 1, dealer=dealer, turn_of=turn_of),
        *([said.step(step=STEPS[state.phase])] if state.phase in STEPS else []),
        *([_attack(state, *state.attack, names)] if state.attack is not None else []),
        *([said.to_discard(number=state.left)] if state.left else []),
        *([said.swap_used()] if state.swapped else []),
        *([said.alone(chains=lone)] if lone else []),
    ]


def _attack(state: TribeState, source: int, slot: int, names: Names) -> str:
    who, target = names[source // TRIBUS], names[slot // TRIBUS]
    return said.comes(card=card_words(state.actives[source]), who=who, target=target, chain=chain_name(slot))


def members(state: TribeState, names: Names, rest: str) -> list[str]:
    """Your chains."""
    return [chain(state, slot, names) for slot in state.slots(max(state.viewer or 0, 0))] or [said.none_yet()]


THINGS = tuple(Later(partial(card, name)) for name in NAMES)
REQUESTS = (
    Request(("hand", "h"), Later(said.hand_about), hand, True, said.hand_about_typed),
    Request(("table", "t"), Later(said.table_about), table, typed=said.table_about_typed),
    Request(
        ("chains", "where are my members", "members", "m"),  # no words
        Later(said.chains_about),
        members,
        typed=said.chains_about_typed,
    ),
    Request(("piles", "market", "p"), Later(said.piles_about), piles, typed=said.piles_about_typed),
    Request(("discards", "d"), Later(said.discards_about), discards, typed=said.discards_about_typed),
    Request(
        ("who leads", "leads", "score", "l"),  # no words
        Later(said.leads_about),
        leads,
        typed=said.leads_about_typed,
    ),
    Request(("goals", "g"), Later(said.goals_about), goals, typed=said.goals_about_typed),
    Request(("now", "turn"), Later(said.now_about), now, typed=said.now_about_typed),
)


__all__ = ["REQUESTS", "THINGS", "choice", "news", "place", "question", "seat", "spelt", "would"]

CODE = re.compile(rf"\b(?:{'|'.join((*NAMES, *ICONS))})\b")
"""The notation's names of cards: in English some are words."""

CHOSEN = frozenset(
    ("leader_chosen", "took", "used", "attacked", "swapped", "discarded", "founded", "placed", "activated", "blocked")
) | {"played_draw3"}
"""What the one who chose it needs not hear."""


def news(events: Sequence[Event], names: Names, viewer: int | None) -> list[Clause]:
    """A clause for each thing that happened; nothing of what the viewer just chose."""
    placed = {(one.player, one.fields()["card"]) for one in events if one.kind == "placed"}
    told = (
        heard(event, names, event.kind == "took" and (event.player, event.fields()["card"]) in placed)
        for event in events
        if event.player != viewer or event.kind not in CHOSEN
    )
    return [clause for clause in told if clause is not None]


def choice(state: TribeState, id: int, names: Names) -> SpokenChoice:
    """An action; those of one card are a group."""
    row, order = state.game.actions[id], action(state, id, names)
    if row.kind in ("DISCARD", "PLACE_TRIBU", "PLACE_DIORAMA", "ACTIVATE", "SWAP"):
        what = card(row.fields["x"])
        return SpokenChoice(order, said.card(card=what), said.card_ask(card=what), order)
    if row.kind in ("USE_DIORAMA", "ATTACK"):
        chain = card(row.fields["c"])
        return SpokenChoice(order, said.lying(chain=chain), said.lying_ask(chain=chain), order)
    return SpokenChoice(order)


def would(view: TribeState, id: int, names: Names) -> str:
    """What it would make or destroy."""
    return outcome_of(view, id)


def spelt(text: str) -> str:
    """A sentence of the rules, with the codes of the notation spelt out."""
    return CODE.sub(lambda found: _word(found[0]), text)


def _word(code: str) -> str:
    if code in ICONS:
        return cards.face(name=code)
    return card(code) if code in NAMES else code

"""Tribe in words: prompts, actions, the position and the end. A chain is called by its character."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, cast

from rules import Event, State
from rules.tribe.components import actions as ids
from rules.tribe.components.cards import (
    BONUS,
    CARD_OF,
    COLOUR,
    HIDDEN,
    ICON,
    NONE,
    SEQUENCE,
    SPHERES,
    TOTEM,
    TRIBU_NAMES,
    TRIBUS,
    VASES,
    need,
)
from rules.tribe.components.phases import DEFEND, DRAW3_DISCARD, LEADERS, MAIN, START
from rules.tribe.evaluation.unseen import cards_to_close
from rules.tribe.mechanics.scoring import chain_spheres, complete_chains, is_magical, is_one_coloured, table_points
from rules.tribe.state import TribeState
from tribes_tui.games.tribe.words.said import ends, orders, table
from tribes_tui.games.tribe.words.things import Names, card, card_words, icon, icons, outcome_of
from tribes_tui.words.common import filled, semicolon
from tribes_tui.words.folding import fold
from tribes_tui.words.language import Noun
from tribes_tui.words.said.common import waiting

COLOURS = {"R": "red", "B": "blue", "*": "both"}  # no words
WIDTH = 78
PROMPT = 76
"""Letters that the row of the prompt holds in the smallest window."""


def full(name: str) -> str:
    """A card with everything about it: `flag of the sky: flag vase, blue, 1 sphere`."""
    number = CARD_OF[name]
    told: dict[str, Any] = {"card": card(name), "number": SPHERES[number]}
    if name in TRIBU_NAMES:
        return table.character(icons=wanted(TRIBU_NAMES.index(name)), **told)
    if COLOUR[number] not in COLOURS:
        return table.other(card=card(name), name=name)
    if number == TOTEM:
        return table.totem(more=SPHERES[number] + BONUS, **told)
    carried = icon(ICON[number]) if ICON[number] >= 0 else ""
    return table.vase(name=name, icon=carried, colour=COLOURS[COLOUR[number]], **told)


def wanted(tribu: int, since: int = 0) -> list[Noun]:
    """The icons that a character needs, from the first or a later one on."""
    return icons(SEQUENCE[tribu][since:])


# ---- What may be done now -------------------------------------------------------------------------


def prompt(state: TribeState, names: Names) -> str:
    """What the viewer may do now, or whom we wait for."""
    player = state.current_player
    if player is None:
        winners = _winners(state, names)
        return orders.over(number=len(winners), who=winners[0], winners=winners)
    if state.viewer != player:
        return (orders.waiting if state.phase == DEFEND else waiting)(name=names[player])
    if state.phase == DEFEND:
        return _attack_prompt(state, names)
    if state.phase in (DRAW3_DISCARD, LEADERS):
        return orders.discard_three(number=state.left) if state.phase == DRAW3_DISCARD else orders.choose_leader()
    if state.phase == START:
        ways = [way for way, ends in WAYS.items() if _may(state, *ends)]
        return orders.start(ways=[orders.way(way=way) for way in ways if way != "attack" or "use" not in ways])
    uses = [orders.use(use=use) for use, ends in USES.items() if _may(state, *ends)]
    return (orders.main_swap if _may(state, ids.SWAP, ids.DISCARD) else orders.main)(uses=uses)


def _may(state: TribeState, first: int, end: int) -> bool:
    """Whether an action from `first` up to `end` is legal."""
    return any(first <= action < end for action in state.legal_actions())


WAYS = {
    "draw": (ids.DRAW_PILE, ids.DRAW_DISCARD),
    "take": (ids.DRAW_DISCARD, ids.USE_DIORAMA),
    "use": (ids.USE_DIORAMA, ids.ATTACK),
    "attack": (ids.ATTACK, ids.SWAP),
}
"""How a turn may begin: the actions from one to another; an attack is named where that is all a face-down card can do."""
USES = {
    "lay": (ids.PLACE_TRIBU, ids.ACTIVATE),
    "hide": (ids.ACTIVATE, ids.PLAY_DRAW3),
    "play": (ids.PLAY_DRAW3, ids.DECLINE),
    "discard": (ids.DISCARD, ids.PLACE_TRIBU),
}
"""What may be done with a card of the hand."""


def _attack_prompt(state: TribeState, names: Names) -> str:
    assert state.attack is not None
    source, slot = state.attack
    told: dict[str, Any] = {
        "card": card_words(state.actives[source]),
        "chain": chain_name(slot),
        "can_protect": _may(state, ids.DECLINE + 1, ids.DRAW3_DISCARD),
    }
    whole = orders.defend(who=names[source // TRIBUS], **told)
    return whole if len(whole) <= PROMPT else orders.defend_brief(**told)


def _winners(state: TribeState, names: Names) -> list[str]:
    return [names[seat] for seat, place in enumerate(state.ranking()) if place == 1]


def chain_name(slot: int) -> Noun:
    """The character of a chain."""
    return card(TRIBU_NAMES[slot % TRIBUS])


# ---- An action --------------------------------------------------------------------------------


ORDERS: Mapping[str, Callable[..., str]] = {
    "DRAW_PILE": orders.draw,
    "DRAW_DISCARD": orders.take,
    "USE_DIORAMA": orders.use_vase,
    "ATTACK": orders.attack,
    "SWAP": orders.swap,
    "DISCARD": orders.discard,
    "PLACE_TRIBU": orders.found,
    "PLACE_DIORAMA": orders.place,
    "ACTIVATE": orders.hide,
    "PLAY_DRAW3": orders.play,
    "PLAY_BLOCK": orders.block,
    "DECLINE": ends.let_it_happen,
    "PROTECT": orders.protect,
    "DRAW3_DISCARD": orders.discard,
    "CHOOSE_LEADER": orders.lead,
}


def action(state: TribeState, id: int, names: Names) -> str:
    """An action in words, as an order: `lay the flag of the sky on the elder`."""
    row = state.game.actions[id]
    fields, say = row.fields, ORDERS[row.kind]
    if row.kind == "DRAW_DISCARD" and not state.discard:
        return orders.take_any()

    def card_of() -> Noun:
        if "x" in fields:
            return card(fields["x"])
        if "c" in fields:
            return _lying(state, fields["c"])
        return card_words(state.discard[-1])

    made: dict[str, Callable[[], str]] = {
        "card": card_of,
        "given": lambda: _lying(state, fields["c"]),
        "chain": lambda: card(fields["c" if "c" in fields else "t"]),
        "to": lambda: card(fields["t"]),
        "who": lambda: names[fields["q"]] if fields["q"] < len(names) else orders.seat(number=fields["q"] + 1),
    }
    return filled(say, made)


def _lying(state: TribeState, chain: str) -> Noun:
    """The card beside one's own chain."""
    player = state.current_player
    number = NONE if player is None else state.actives[player * TRIBUS + TRIBU_NAMES.index(chain)]
    return card("hidden") if number < 0 else card_words(number)


def outcome(view: State, id: int) -> str:
    """What an attack or a defence would cost, what a placement would make; empty if there is nothing to say."""
    return outcome_of(cast(TribeState, view), id)


# ---- The whole position -----------------------------------------------------------------------


def position(state: TribeState, names: Names) -> list[str]:
    """The whole state as plain lines of at most 78 columns."""
    most = 100 * state.players
    lines = [
        table.header(challenge=state.number, turn=state.done + 1, most=most, wanted=need(state.players)),
        table.piles(draw=len(state.draw), discards=len(state.discard), top=top_words(state), played=len(state.played)),
    ]
    for seat in range(state.players):
        lines.append(seat_line(state, seat, names))
        lines += [f"  {chain_line(state, slot)}" for slot in state.slots(seat)]
    for who, hand, seat in zip(names, state.hands, range(state.players), strict=False):
        if seat == state.viewer or (state.viewer is None and HIDDEN not in hand):
            lines.append(table.hand(who=who, number=len(hand), cards=[*map(card_words, hand)]))
    return [piece for line in lines for piece in fold(line, WIDTH)]


def top_words(state: TribeState) -> Noun:
    """The uppermost discard."""
    return card_words(state.discard[-1]) if state.discard else Noun("", {})


def seat_line(state: TribeState, seat: int, names: Names) -> str:
    """A seat in one line: total, what lies on the table, leader, hand, Block."""
    return table.seat_line(who=names[seat], facts=_seat_facts(state, seat))


def seat_told(state: TribeState, seat: int, names: Names) -> str:
    """The same where no sentence ends."""
    return table.seat(who=names[seat], facts=_seat_facts(state, seat))


def _seat_facts(state: TribeState, seat: int) -> str:
    leader, (spheres, bonus) = state.leaders[seat], table_points(state, seat)
    parts = [
        *([table.blocked()] if state.blocked[seat] else []),
        table.total(number=state.totals[seat]),
        *([] if state.is_terminal else [table.laid(number=spheres + bonus, bonus=bonus)]),
        table.complete(done=complete_chains(state, seat), wanted=need(state.players), left=cards_to_close(state, seat)),
        table.leader(card=card(TRIBU_NAMES[leader])) if leader >= 0 else table.no_leader(),
        table.in_hand(number=len(state.hands[seat])),
    ]
    return ", ".join(parts)


def chain_line(state: TribeState, slot: int) -> str:
    """A chain in one line: its vases, what it wants next, its totem, its face-down card."""
    return table.chain(chain=chain_name(slot), counts=_counts(state, slot), facts=_chain_facts(state, slot))


def chain_told(state: TribeState, slot: int, names: Names) -> str:
    """The same with its owner, where no sentence ends."""
    who, chain = names[slot // TRIBUS], chain_name(slot)
    return table.chain_owned(who=who, chain=chain, counts=_counts(state, slot), facts=_chain_facts(state, slot))


def _chain_facts(state: TribeState, slot: int) -> str:
    vases, hidden, is_safe = state.vases[slot] or (), state.actives[slot], state.totems[slot]
    whole = {True: "magical" if is_safe else "one-colour", False: "safe" if is_safe else ""}
    parts = [
        *([table.vases(vases=[*map(card_words, vases)])] if vases else []),
        table.needs(icons=wanted(slot % TRIBUS, len(vases)))
        if len(vases) < VASES
        else table.whole(state=whole[is_one_coloured(vases)], number=SPHERES[TOTEM], bonus=BONUS),
        *(
            []
            if hidden == NONE
            else [table.hidden() if hidden == HIDDEN else table.own_hidden(card=card_words(hidden))]
        ),
    ]
    return semicolon().join(parts)


def _counts(state: TribeState, slot: int) -> str:
    """What a chain counts, with what it counts for magic."""
    bonus = BONUS * is_magical(state.vases[slot] or (), state.totems[slot])
    return table.counts(number=chain_spheres(state, slot) + bonus, bonus=bonus)


# ---- The end ----------------------------------------------------------------------------------


def story(state: TribeState, names: Names) -> list[str]:
    """Who won and how the points came about, challenge by challenge."""
    winners = _winners(state, names)
    lines = [table.won(tied=len(winners), who=winners[0], winners=winners, number=len(state.results))]
    for number, (closer, tallies) in enumerate(state.results, 1):
        points = (f"{tally.total:+d}" for tally in tallies)
        scores = (table.score(who=name, points=point) for name, point in zip(names, points, strict=True))
        lines.append(closed(number, closer, names, ", ".join(scores)))
    return [piece for line in lines for piece in fold(line, WIDTH)]


def closed(number: int, closer: int, names: Names, points: str) -> str:
    """A challenge that is over: who closed it, and what everybody got."""
    return table.closed(number=number, who=names[closer] if closer >= 0 else "nobody", points=points)


def recap(events: Iterable[Event], names: Names) -> list[str]:
    """The last challenge seat by seat: table, bonus, hostile, total."""
    ended = [event.fields() for event in events if event.kind == "challenge_ended"]
    return [line for fields in ended[-3:] for line in ["", *counted(fields, names)]]


def counted(fields: Mapping[str, Any], names: Names) -> list[str]:
    """The counting of a challenge as a table, from its `challenge_ended` event; all lines are equally long."""
    heads, first = [say() for say in COLUMNS], max(8, *(len(name) for name in names)) + 13
    widths = [max(4, len(head)) for head in heads]
    lines = [_row(table.column_challenge(number=fields["challenge"]).ljust(first), heads, widths)]
    for seat, name in enumerate(names):
        figures = [str(-fields[key][seat] if key == "hostile" else fields[key][seat]) for key in FIGURES]
        mark = table.closes() if seat == fields["closer"] else ""
        lines.append(f"{_row(name.rjust(first), figures, widths)} {mark}".rstrip())
    widest = max(len(line) for line in lines)
    return [line.ljust(widest) for line in lines]  # a page that centres lines keeps the columns


def _row(first: str, cells: Sequence[str], widths: Sequence[int]) -> str:
    return f"{first} {'  '.join(cell.rjust(width) for cell, width in zip(cells, widths, strict=True))}"


FIGURES = ("table", "bonus", "hostile", "points", "totals")
COLUMNS = (table.column_table, table.column_magic, table.column_hostile, table.column_sum, table.column_total)


def section(view: State) -> str:
    """The section of the rulebook that speaks of what happens now."""
    sections = {LEADERS: "2", START: "3.1", MAIN: "3.2", DEFEND: "3.4", DRAW3_DISCARD: "3.5"}
    return sections.get(cast(TribeState, view).phase, "3.9")

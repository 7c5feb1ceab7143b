"""Rise of Tribes for people who listen: the question, the choices, answers to what they ask; what happened stands in `news`."""

from functools import partial

from rules import Rng
from rules.rise_of_tribes import decision
from rules.rise_of_tribes.components.box import (
    ACTIONS,
    EVENTS,
    FACES,
    GOALS,
    HEXES,
    ITEMS,
    KINDS,
    KNOWLEDGE,
    POWERS,
    TILES,
    TRIBE_COST,
)
from rules.rise_of_tribes.components.frames import KNOWLEDGE_USED
from rules.rise_of_tribes.components.layout import STEPS, bits
from rules.rise_of_tribes.mechanics import ground
from rules.rise_of_tribes.notation.dump import phase
from rules.rise_of_tribes.state import RiseState
from tribes_tui.games.rise_of_tribes.words import actions, board as board_words, figures, things
from tribes_tui.games.rise_of_tribes.words.news import news
from tribes_tui.games.rise_of_tribes.words.places import hex_notes, outcome
from tribes_tui.games.rise_of_tribes.words.said import (
    actions as said,
    answers as said_answers,
    board,
    position,
    things as said_things,
)
from tribes_tui.games.rise_of_tribes.words.sentences import (
    goals_of,
    held,
    on_hex,
    on_turn,
    prompt as question,
    tribe_lines,
    warnings,
)
from tribes_tui.games.rise_of_tribes.words.things import Names, Say
from tribes_tui.words.common import listed, semicolon
from tribes_tui.words.language import Later
from tribes_tui.words.spoken import Request, SpokenChoice

__all__ = ["REQUESTS", "THINGS", "choice", "leaves_open", "news", "place", "question", "seat", "spelt", "would"]

GROUPS: dict[str, tuple[Say, Say]] = {
    "MOVE": (said.move_from, said.ask_from),
    "DIE": (said.group_die, said.ask_die),
    "INTIMIDATE": (said.intimidate_from, said.ask_from),
    "WAYFARE": (said.wayfare_from, said.ask_from),
    "TRADE": (said.trade_give, said.ask_trade),
    "GIVE": (said.give_any, said.ask_give),
    "LOAN": (said.loan_each, said.ask_loan),
    "BID": (said.bid_any, said.ask_bid),
    "BUILD": (said.build_any, said.ask_build),
}
"""Kinds of which there may be many: what the group is called, and what is asked next."""


def choice(state: RiseState, id: int, names: Names) -> SpokenChoice:
    """An action; moves from one hex are a group, and what else there may be many of."""
    told = actions.spoken(state, id, names)
    if state.game.actions[id].kind not in GROUPS:
        return SpokenChoice(told)
    group, ask = GROUPS[state.game.actions[id].kind]
    return SpokenChoice(told, actions.spoken(state, id, names, group), actions.spoken(state, id, names, ask), told)


def would(state: RiseState, id: int, names: Names) -> str:
    """What it would bring or cost, which conflicts it would make."""
    row = state.game.actions[id]
    if row.kind == "FIGHT":
        return actions.forecast(state, row.fields["hex"], names)
    return outcome(state, row.kind, row.fields, names)


def leaves_open(state: RiseState, id: int) -> bool:
    """Whether a goal is drawn by an action that could be completed at once, if it is one of some."""
    seat, then = state.active, state.resample(Rng(0))
    deck = [*then.goal_decks[seat]]
    then.apply(id)
    return then.goal_decks[seat] != deck and any(figures.is_ready(then, seat, goal) for goal in deck)


def spelt(text: str) -> str:
    """A sentence of the rules, with the codes of the notation spelt out."""
    return text


DIRECTIONS = (
    said_answers.east,
    said_answers.west,
    said_answers.south_east,
    said_answers.north_west,
    said_answers.north_east,
    said_answers.south_west,
)
"""Beside `STEPS`."""


def _me(state: RiseState) -> int:
    return max(state.viewer or 0, 0)


# ---- Places -------------------------------------------------------------------------------------------


def hex_facts(state: RiseState, h: int, names: Names) -> str:
    """A hex: its letter, its terrain, who is there, how many may be."""
    land = said_things.land_spoken(land=things.key_of(TILES[state.tiles[h]]))
    there = listed(on_hex(state, h, names, is_heard=True)) or said_answers.nobody()
    return position.hex_heard(hex=HEXES[h], land=land, there=there, limit=ground.limit(state, h))


def near(state: RiseState, h: int) -> list[tuple[str, int]]:
    """The hexes beside a hex, by direction."""
    places = {place: other for other, place in enumerate(state.layout.coordinates)}
    q, r = state.layout.coordinates[h]
    beside = [(way, places.get((q + dq, r + dr))) for way, (dq, dr) in zip(DIRECTIONS, STEPS, strict=True)]
    return [(way(), other) for way, other in beside if other is not None]


def _letter(text: str) -> str:
    """Of a hex that somebody names, as `e` or `hex e`."""
    return text.upper().removeprefix("HEX ").strip()  # no words


def place(state: RiseState, names: Names, text: str) -> list[str]:
    """A hex by its letter, with its neighbours by direction."""
    letter = _letter(text)
    if len(letter) != 1 or letter not in HEXES[: state.layout.size]:
        return []
    h = HEXES.index(letter)
    notes = [*hex_notes(state, h)]
    ways = [said_answers.beside_way(way=way, hex=HEXES[other]) for way, other in near(state, h)]
    noted = [said_answers.notes(notes=", ".join(notes))] if notes else []
    return [hex_facts(state, h, names), *noted, said_answers.beside(hexes=", ".join(ways))]


def around(state: RiseState, names: Names, rest: str) -> list[str]:
    """The neighbours of a hex with all that is there."""
    if not place(state, names, rest):
        return [said_answers.around_what()]
    h = HEXES.index(_letter(rest))
    return [said_answers.around(way=way, hex=hex_facts(state, other, names)) for way, other in near(state, h)]


def hexes(state: RiseState, names: Names, rest: str) -> list[str]:
    """Every hex."""
    return [hex_facts(state, h, names) for h in range(state.layout.size)]


def row(state: RiseState, names: Names, rest: str) -> list[str]:
    """A row of the map, from west to east."""
    rows = sorted({r for _, r in state.layout.coordinates})
    if not rest.isdigit() or not 1 <= int(rest[:3]) <= len(rows):
        return [said_answers.rows(rows=len(rows))]
    r = rows[int(rest) - 1]
    return [hex_facts(state, h, names) for h, place in enumerate(state.layout.coordinates) if place[1] == r]


def members(state: RiseState, names: Names, rest: str) -> list[str]:
    """Where your members are."""
    me = _me(state)
    own = {HEXES[h]: state.members_at(h)[me] for h in range(state.layout.size) if state.members_at(h)[me]}
    places = ", ".join(said.grow_next(number=number, hex=letter) for letter, number in own.items())
    ambush = [said_answers.in_ambush(number=state.board[me])] if state.board[me] else []
    return [said_answers.your_members(hexes=len(own), places=places, supply=state.supply[me]), *ambush]


def conflicts(state: RiseState, names: Names, rest: str) -> list[str]:
    """The conflicts that would come now."""
    coming = figures.fights(state).items()
    lines = [
        said_answers.fight(hex=HEXES[h], verdict=board_words.crowd(state, h, counts, names)) for h, counts in coming
    ]
    lines += [said_answers.stirred(hex=HEXES[state.marked])] if state.marked >= 0 else []
    return lines or [said_answers.no_fight()]


# ---- Players ------------------------------------------------------------------------------------------


def seat(state: RiseState, names: Names, seat: int) -> list[str]:
    """A player: tribe, points, villages, resources, supply, and what else there is."""
    return [*tribe_lines(state, seat, names), said_answers.in_deck(number=len(state.goal_decks[seat]))]


def hand(state: RiseState, names: Names, rest: str) -> list[str]:
    """What you have: resources, goals, and the dice to place."""
    me = _me(state)
    dice = [said_answers.to_place(dice=things.faces([FACES[face] for face in state.hand]))] if state.hand else []
    goals = goals_of(state.goals[me])
    return [said_answers.you_have(held=held(state, me)), *dice, said_answers.your_goals(number=len(goals), goals=goals)]


def table(state: RiseState, names: Names, rest: str) -> list[str]:
    """Everybody, then the map."""
    order = [(_me(state) + i) % state.players for i in range(state.players)]
    return [*[line for player in order for line in seat(state, names, player)], *hexes(state, names, "")]


def leads(state: RiseState, names: Names, rest: str) -> list[str]:
    """Points."""
    order = sorted(range(state.players), key=lambda seat: -state.vp[seat])
    held = ", ".join(said_answers.leads_each(name=names[seat], points=state.vp[seat]) for seat in order)
    return [said_answers.leads(names=held, most=state.goal), *warnings(state, names)]


def goals(state: RiseState, names: Names, rest: str) -> list[str]:
    """Your goals with what they ask, and how near they are; what a village costs."""
    me = _me(state)
    lines = [said_answers.goal(goal=board_words.goal_now(state, me, goal)) for goal in bits(state.goals[me])]
    return [*lines, said_answers.village_costs(cost=actions.cost(TRIBE_COST[state.tribe[me]]), most=state.goal)]


# ---- Dice, events, the turn ---------------------------------------------------------------------------


def dice(state: RiseState, names: Names, rest: str) -> list[str]:
    """The dice on the four actions, and what yours would make of them."""
    lines = []
    for act in range(4):
        told = [", ".join(things.faces(figures.dice_on(state, act)))]
        for face in sorted(set(state.hand)):
            gain = board_words.gain_words(state, max(state.active, 0), act, figures.level_with(state, act, face))
            told.append(said_answers.with_die(die=things.face(FACES[face]), gain=gain))
        title, is_used = said_things.act_title(act=things.key_of(ACTIONS[act])), act in bits(state.used)
        lines.append(said_answers.action(action=title, dice=semicolon().join(told), used=is_used))
    return lines


def events(state: RiseState, names: Names, rest: str) -> list[str]:
    """The active events, and the volcano."""
    active = [
        said_answers.event(event=board_words.event_help(state, slot, names))
        for slot in range(2)
        if state.row[slot] >= 0
    ]
    lines = [
        *(active or [position.no_events()]),
        said_answers.older(first=state.oldest == 0) if len(active) > 1 else "",
        said_answers.volcano(site=state.site + 1, hexes=[HEXES[h] for h in bits(state.lava)])
        if state.site >= 0
        else "",
        said_answers.set_aside() if state.set_aside else "",
        said_answers.deck(tiles=len(state.deck), discarded=len(state.discard)),
    ]
    return [line for line in lines if line]


def now(state: RiseState, names: Names, rest: str) -> list[str]:
    """Turn, phase, who began, what is used, the auction."""
    part, used = said_answers.phase(phase=things.key_of(phase(state))), bits(state.used)
    lines = [
        said_answers.now(turn=state.turn, who=names[on_turn(state)], phase=part, first=names[state.first]),
        *warnings(state, names),
        said_answers.used(actions=[said_things.act_spoken(act=things.key_of(ACTIONS[act])) for act in used])
        if state.used
        else "",
        said_answers.done(event=things.event(EVENTS[KNOWLEDGE])) if state.flags & KNOWLEDGE_USED else "",
        said_answers.gathered(resources=state.gathered) if state.gathered else "",
        said_answers.borrowed(development=things.goal(GOALS[state.loan])) if state.loan >= 0 else "",
        said_answers.touched(hexes=[HEXES[h] for h in bits(state.touched)]) if state.touched else "",
        said_answers.highest(bid=state.bid, name=names[state.bidder]) if state.bidder >= 0 else "",
        said_answers.dropped(names=[names[p] for p in bits(state.dropped)]) if state.dropped else "",
        said_answers.over() if decision(state).kind < 0 else "",
    ]
    return [line for line in lines if line]


THINGS = (
    *HEXES,
    *KINDS,
    *FACES,
    *ITEMS,
    *GOALS,
    *EVENTS,
    *POWERS,
    *(Later(partial(board.site, number=number)) for number in range(1, 10)),
)


REQUESTS = (
    Request(("hand", "resources", "h"), Later(said_answers.ask_hand), hand, False, said_answers.ask_hand_typed),
    Request(("table", "t"), Later(said_answers.ask_table), table, False, said_answers.ask_table_typed),
    Request(("hexes", "map"), Later(said_answers.ask_hexes), hexes, False, said_answers.ask_hexes_typed),
    Request(("row", "r"), Later(said_answers.ask_row), row, True, said_answers.ask_row_typed),
    Request(("around",), Later(said_answers.ask_around), around, True, said_answers.ask_around_typed),
    Request(
        ("where are my members", "members", "m"),  # no words
        Later(said_answers.ask_members),
        members,
        False,
        said_answers.ask_members_typed,
    ),
    Request(("conflicts",), Later(said_answers.ask_conflicts), conflicts, False, said_answers.ask_conflicts_typed),
    Request(
        ("who leads", "leads", "score", "l"),  # no words
        Later(said_answers.ask_leads),
        leads,
        False,
        said_answers.ask_leads_typed,
    ),
    Request(("goals", "g"), Later(said_answers.ask_goals), goals, False, said_answers.ask_goals_typed),
    Request(("dice", "market", "d"), Later(said_answers.ask_dice), dice, False, said_answers.ask_dice_typed),
    Request(("events",), Later(said_answers.ask_events), events, False, said_answers.ask_events_typed),
    Request(("now", "turn"), Later(said_answers.ask_now), now, False, said_answers.ask_now_typed),
)

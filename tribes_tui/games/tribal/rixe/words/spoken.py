"""The Tribal Rixe for people who listen: what happened, the question, the choices, answers to what they ask."""

from collections.abc import Sequence
from itertools import groupby

from rules import Event
from rules.tribal.cards import EMPTY, NAMES, TYPE_NAMES, members as members_of
from rules.tribal.rixe.components.actions import COLLECT, PLAY
from rules.tribal.rixe.components.phases import CLEAN, COMPLETE, MOST_MOVES, OUT_POINTS
from rules.tribal.rixe.state import RixeState
from tribes_tui.games.tribal.rixe.words.news import HEARD, HEARD_ALONE, heard_played, put_down
from tribes_tui.games.tribal.rixe.words.places import phase_name
from tribes_tui.games.tribal.rixe.words.said import orders as said_orders, places, spoken as said, table as said_table
from tribes_tui.games.tribal.rixe.words.sentences import action, on_table, outcome, prompt as question
from tribes_tui.games.tribal.words import (
    THINGS as THINGS,
    Names,
    beside,
    card_words,
    column_named,
    ends_of,
    me,
    of_each,
    said as tribal,
    spelt_out as spelt,
)
from tribes_tui.words.common import repeated
from tribes_tui.words.language import Later
from tribes_tui.words.said import common
from tribes_tui.words.spoken import Clause, Request, SpokenChoice


def column(state: RixeState, zone: int, number: int, names: Names) -> str:
    """A column from its head to its end."""
    slot = state.slots_of(zone)[number]
    which = tribal.column(who=names[zone], number=number + 1)
    if state.ends[slot] == EMPTY:
        return tribal.free_column_is(column=which)
    say = said.column_complete if state.is_complete(slot) else said.column
    return say(column=which, cards=", ".join(card_words(NAMES[code]) for code in state.columns[slot]))


def place(state: RixeState, names: Names, text: str) -> list[str]:
    """A column: `column 3` is yours, `Bo's column 3` theirs; with the ends beside it."""
    named = column_named(text, names, me(state))
    if named is None or not 0 <= named[1] < len(state.slots_of(named[0])):
        return []
    zone, at = named
    return [column(state, zone, at, names), beside(_ends(state, zone), at)]


def _ends(state: RixeState, zone: int) -> list[int]:
    return [state.ends[slot] for slot in state.slots_of(zone)]


def seat(state: RixeState, names: Names, seat: int) -> list[str]:
    """A player: points, cards, zone, and what everybody knows of the hand."""
    slots, collected = state.slots_of(seat), len(state.collected[seat]) // COMPLETE
    parts = [
        places.points(number=state.points[seat]),
        places.held(number=len(state.hands[seat])),
        said.out_of_cards(often=common.often(times=state.outs[seat])),
        *([places.collected(number=collected)] if collected else []),
        *([said.played(number=state.cleaned[seat])] if state.cleaned[seat] else []),
    ]
    free = [str(i + 1) for i, slot in enumerate(slots) if state.ends[slot] == EMPTY]
    return [
        places.seat(who=names[seat], told=", ".join(parts)),
        *(column(state, seat, i, names) for i, slot in enumerate(slots) if state.ends[slot] != EMPTY),
        *([said.free_places(number=len(free), numbers=free)] if free else []),
    ]


def lacks(state: RixeState, names: Names, rest: str) -> list[str]:
    """Which types a hand cannot hold, as everybody knows who saw its owner draw or stop."""
    lines = []
    for seat, name in enumerate(names):
        for types, group in groupby(state.lacks[seat]):
            number, kinds = len([*group]), [card_words(TYPE_NAMES[kind]) for kind in members_of(types)]
            lines.append(
                said.lacks(who=name, number=number, kinds=kinds)
                if kinds
                else said.lacks_nothing(who=name, number=number)
            )
    return lines or [said.no_cards()]


def hand(state: RixeState, names: Names, rest: str) -> list[str]:
    """Your cards."""
    held = state.hands[state.viewer] if state.viewer is not None and state.viewer >= 0 else []
    cards = repeated(card_words(NAMES[code]) for code in held)
    return [said.holds(number=len(held), cards=cards) if cards else said.hand_empty()]


def collected(state: RixeState, names: Names, rest: str) -> list[str]:
    """Who has collected which cards in this round."""
    lines = []
    for seat, name in enumerate(names):
        cards = [card_words(NAMES[code]) for code in state.collected[seat]]
        if cards:
            lines.append(said.collected(name=name, cards=cards))
    return lines or [said.nobody_collected()]


def leads(state: RixeState, names: Names, rest: str) -> list[str]:
    """Points, and the rounds before."""
    order = sorted(range(state.players), key=lambda seat: -state.points[seat])
    points = of_each([names[seat] for seat in order], [state.points[seat] for seat in order])
    lines = [said.leads(points=", ".join(points))]
    for number, (gained, out) in enumerate(state.tallies, 1):
        went = [name for seat, name in enumerate(names) if out >> seat & 1]
        lines.append(said.round(number=number, points=of_each(names, gained), outs=len(went), names=went))
    return lines


def now(state: RixeState, names: Names, rest: str) -> list[str]:
    """Round, phase, dry turns, what has been done in this turn; moves once there were any."""
    say = said.moves_cleaning if state.phase == CLEAN else said.moves
    lines = [
        said.now(round=state.number, rounds=state.options["rounds"], phase=phase_name(state)),
        said.dry(dry=state.dry, players=state.players, begins=bool(state.stock)),
        *([say(number=state.moves, most=MOST_MOVES)] if state.moves else []),
    ]
    done = [what for what, so in (("played", state.has_played), ("drawn", state.has_drawn)) if so]
    return [*lines, said.done(what="both" if len(done) > 1 else done[0])] if done else lines


REQUESTS = (
    Request(("hand", "h"), Later(said.about_hand), hand, typed=said.about_hand_typed),
    Request(
        ("table", "t"),
        Later(said.about_table),
        lambda state, names, _: [
            line for k in range(state.players) for line in seat(state, names, (me(state) + k) % state.players)
        ],
        typed=said.about_table_typed,
    ),
    Request(
        ("ends", "e"),
        Later(tribal.about_ends),
        lambda state, names, _: [ends_of(name, _ends(state, zone)) for zone, name in enumerate(names)],
        typed=tribal.about_ends_typed,
    ),
    Request(
        ("zone", "where are my members", "members", "m"),  # no words
        Later(tribal.about_zone),
        lambda state, names, _: seat(state, names, me(state)),
        typed=tribal.about_zone_typed,
    ),
    Request(
        ("market", "stock"),
        Later(said.about_market),
        lambda state, *_: [
            said.stock(number=len(state.stock)),
            *([said.turned_up(card=card_words(NAMES[state.turned]))] if state.turned >= 0 else []),
        ],
        typed=said.about_market_typed,
    ),
    Request(("collected",), Later(said.about_collected), collected, typed=said.about_collected_typed),
    Request(("known", "k"), Later(said.about_known), lacks, typed=said.about_known_typed),
    Request(
        ("who leads", "leads", "score", "l"),  # no words
        Later(said.about_leads),
        leads,
        typed=said.about_leads_typed,
    ),
    Request(
        ("goals", "g"),
        Later(said.about_goals),
        lambda *_: [said.goal(points=OUT_POINTS), said_table.fitting(), tribal.goal_fits_orange()],
        typed=said.about_goals_typed,
    ),
    Request(("now", "turn"), Later(said.about_now), now, typed=said.about_now_typed),
)


__all__ = ["REQUESTS", "THINGS", "choice", "leaves_open", "news", "place", "question", "seat", "spelt", "would"]


CHOSEN = frozenset(("moved", "played", "new_column", "turn_ended", "cleaned"))
"""What the one who chose it needs not hear."""

# ---- What happened ------------------------------------------------------------------------------------


def news(events: Sequence[Event], names: Names, viewer: int | None) -> list[Clause]:
    """A clause for each thing; cards that one player put down in a row are told together."""
    found: list[Clause] = []
    put: list[str] = []
    who = -1
    for event in events:
        if event.player == viewer and event.kind in CHOSEN:
            continue
        if event.kind == "played" and event.player is not None:
            if event.player != who:
                found += _put(who, put, names)
            who = event.player
            put.append(heard_played(event.fields(), names, event.player))
            continue
        if event.kind in HEARD and event.player is not None:
            text, weight = HEARD[event.kind](event.fields(), names[event.player])
            found += [*_put(who, put, names), *([Clause(event.player, text, weight)] if text else [])]
        elif event.kind in HEARD_ALONE:
            found += [*_put(who, put, names), Clause(None, *HEARD_ALONE[event.kind](event.fields(), names))]
    return [*found, *_put(who, put, names)]


def _put(who: int, put: list[str], names: Names) -> list[Clause]:
    """What was put down; the list is emptied."""
    if not put:
        return []
    text = put_down(put, names[who])
    put.clear()
    return [Clause(who, text, 1)]


# ---- What may be done ---------------------------------------------------------------------------------


def choice(state: RixeState, id: int, names: Names) -> SpokenChoice:
    """An action; where one card may go is a group."""
    row = state.game.actions[id]
    told = action(state, id, names)
    if row.kind == "PLAY":
        card = card_words(row.fields["card"])
        return SpokenChoice(told, said_orders.put_card(card=card), said_orders.put_card_where(card=card), told)
    if row.kind == "MOVE":
        what = on_table(state, row.fields["card"], names)
        return SpokenChoice(told, said_orders.move_card(card=what), said_orders.move_card_where(card=what), told)
    if row.kind == "COLLECT":
        return SpokenChoice(told, said_orders.collect_one(), said_orders.collect_one_which(), told)
    return SpokenChoice(told)


def leaves_open(view: RixeState, id: int) -> bool:
    """Whether more than a turn ends with an action: the round, with the last card of a hand."""
    return PLAY <= id < COLLECT and len(view.hands[view.viewer or 0]) == 1


def would(view: RixeState, id: int, names: Names) -> str:
    """What it certainly makes."""
    return outcome(view, id)

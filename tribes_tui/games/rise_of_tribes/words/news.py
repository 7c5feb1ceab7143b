"""What happened in Rise of Tribes: a line of the log, clauses for people who listen, like things counted together, and in ever fewer words for a small window."""

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from itertools import groupby
from typing import Any, NamedTuple

from rules import Event
from rules.rise_of_tribes.components.box import ACTIONS, EVENTS, GOALS, HUNT_TIGER, LEAD, SET_ASIDE
from tribes_tui.games.rise_of_tribes.words import things
from tribes_tui.games.rise_of_tribes.words.deeds import ALTAR, deeds
from tribes_tui.games.rise_of_tribes.words.said import (
    actions as said_actions,
    deeds as said_deeds,
    events as said_events,
    log as said,
    news as said_news,
    things as said_things,
)
from tribes_tui.games.rise_of_tribes.words.things import Fields, Names, Say, side
from tribes_tui.words.common import YOU, capital, listed, semicolon
from tribes_tui.words.said.common import taken_back
from tribes_tui.words.said.speech import did
from tribes_tui.words.spoken import Clause


class RiseTelling(NamedTuple):
    """The messages of an event of one kind; None where it is not told so.

    log  a line of the log
    did  heard behind a name; `was`, heard as a clause of its own; `weight` as of `Clause`
    """

    log: Say | None = None
    did: Say | None = None
    was: Say | None = None
    weight: int = 1


TELLINGS = {
    "turn": RiseTelling(said.turn),
    "settled": RiseTelling(said.settled, said.settled_did),
    "entered": RiseTelling(said.entered, said.entered_did, weight=2),
    "power_chosen": RiseTelling(said.power_chosen, said.power_chosen_did),
    "glacier_laid": RiseTelling(said.glacier_laid, said.glacier_laid_did),
    "rolled": RiseTelling(said.rolled, said.rolled_did),
    "lit": RiseTelling(said.lit, said.lit_did, weight=0),
    "lit-for": RiseTelling(said_deeds.lit),
    "double": RiseTelling(said.double),
    "spaces_full": RiseTelling(said.spaces_full, was=said.spaces_full_was, weight=0),
    "dreamt": RiseTelling(said.dreamt, said.dreamt_did),
    "dreamt-without": RiseTelling(said.dreamt_unseen, said.dreamt_unseen_did),
    "put_at_bottom": RiseTelling(said.put_at_bottom, said.put_at_bottom_unseen_did, weight=0),
    "put_at_bottom-without": RiseTelling(said.put_at_bottom_unseen, said.put_at_bottom_unseen_did, weight=0),
    "event_drawn": RiseTelling(said.event_drawn, was=said.event_drawn_was, weight=2),
    "event_left": RiseTelling(said.event_left, was=said.event_left_was),
    "event_returned": RiseTelling(said.event_returned, was=said.event_returned_was, weight=0),
    "events_added": RiseTelling(said.events_added, was=said.events_added_was, weight=0),
    "volcano_laid": RiseTelling(said.volcano_laid, said.volcano_laid_did),
    "eruption": RiseTelling(said.eruption, was=said.eruption_was, weight=2),
    "tiger": RiseTelling(said.tiger, was=said.tiger_was),
    "mammoth": RiseTelling(said.mammoth, was=said.mammoth_was),
    "mammoth_shifted": RiseTelling(said.mammoth_shifted, said.mammoth_shifted_did),
    "mammoth_lost": RiseTelling(said.mammoth_lost, said.mammoth_lost_did, weight=2),
    "invaders": RiseTelling(said.invaders, was=said.invaders_was),
    "bid": RiseTelling(said.bid, said.bid_did, weight=2),
    "dropped": RiseTelling(said.dropped, said.dropped_did, weight=0),
    "bought": RiseTelling(said.bought, said.bought_did),
    "bought-for": RiseTelling(said_deeds.bought),
    "altar-for": RiseTelling(said_deeds.altar),
    "traded": RiseTelling(said.traded, said.traded_did, weight=0),
    "loan": RiseTelling(said.loan, said.loan_did),
    "die_placed": RiseTelling(said.die_placed, said.die_placed_did, weight=0),
    "grown": RiseTelling(said.grown),
    "moved": RiseTelling(said.moved),
    "gathered": RiseTelling(said.gathered),
    "plentiful": RiseTelling(said.plentiful),
    "resources": RiseTelling(said.got_from),
    "resources-without": RiseTelling(said.got),
    "resources-lost": RiseTelling(said.paid, weight=0),
    "paid": RiseTelling(said.given),
    "paid-without": RiseTelling(said.paid, weight=0),
    "goal_drawn": RiseTelling(said.goal_drawn),
    "goal_returned": RiseTelling(said.goal_returned, said.goal_returned_did, weight=0),
    "goal_completed": RiseTelling(said.goal_completed, said.goal_completed_did, weight=2),
    "goal_completed-won": RiseTelling(said_deeds.won, said_deeds.won_did, weight=2),
    "goal_completed-for": RiseTelling(said_deeds.won_for),
    "learned": RiseTelling(said.learned, said.learned_did),
    "member_lost": RiseTelling(said.member_lost, weight=2),
    "conflict": RiseTelling(said.conflict),
    "marked": RiseTelling(said.marked, said.marked_did),
    "driven": RiseTelling(said.driven, said.driven_did, weight=2),
    "converted": RiseTelling(said.converted, said.converted_did, weight=2),
    "ambush": RiseTelling(said.ambush, said.ambush_did),
    "shot": RiseTelling(said.shot, said.shot_did, weight=2),
    "walls": RiseTelling(said.walls, said.walls_did, weight=2),
    "rounds": RiseTelling(said.rounds, was=said.rounds_was, weight=2),
    "evaded": RiseTelling(said.evaded, said.evaded_did),
    "trimmed": RiseTelling(said.trimmed, said.trimmed_did, weight=2),
    "glacier_stone": RiseTelling(said.glacier_stone, was=said.glacier_stone_was, weight=0),
    "glacier_melted": RiseTelling(said.glacier_melted, was=said.glacier_melted_was),
    "village_built": RiseTelling(said.village_built, said.village_built_did, weight=2),
    "village_built-for": RiseTelling(said_deeds.built),
    "village_lost": RiseTelling(said.village_lost, said.village_lost_did, weight=2),
    "elder_came": RiseTelling(said.elder_came, said.elder_came_did),
    "elder_left": RiseTelling(said.elder_left, said.elder_left_did),
    "points": RiseTelling(said.scored, said.scored_did, weight=2),
    "points-lost": RiseTelling(said.lost_points, said.lost_points_did, weight=2),
    "won": RiseTelling(said.won, said.won_did, weight=2),
    "quiet": RiseTelling(said.quiet, was=said.quiet_was, weight=2),
    "stood_still": RiseTelling(said.stood_still, was=said.stood_still, weight=2),
    "undo": RiseTelling(taken_back, was=said.undone, weight=2),
}
"""The kind of an event, with what it lacks, -> how it is told."""
LACKING = {"dreamt": "tiles", "put_at_bottom": "tile", "resources": "tile", "paid": "to"}
"""Kinds that are told otherwise where a field isn't there."""
CHOSEN = frozenset(
    ("settled", "entered", "power_chosen", "glacier_laid", "put_at_bottom", "volcano_laid", "bid", "dropped", "bought")
) | frozenset(
    ("traded", "loan", "die_placed", "grown", "moved", "gathered", "paid", "goal_returned", "learned", "marked")
)
"""What the one who chose it needs not hear."""
HARVEST = ("gathered", "resources", "plentiful")
"""What a GATHER tells."""


# ---- An event ---------------------------------------------------------------------------------------


def telling(event: Event) -> RiseTelling:
    """How an event is told."""
    fields, kind = event.fields(), event.kind
    if fields.get("points", fields.get("count", 0)) < 0:
        kind += "-lost"
    elif fields.get("goods"):
        kind += "-for"
    elif kind == "goal_completed" and "points" in fields:
        kind += "-won"
    elif kind in LACKING and fields.get(LACKING[kind]) is None:
        kind += "-without"
    return TELLINGS.get(kind, RiseTelling())


def tell(say: Say | None, who: int | None, fields: Fields, names: Names) -> str:
    """A message of the fields of an event, of whoever did it."""
    made: dict[str, Callable[[], Any]] = {
        "who": lambda: names[fields["seats"][0]] if "seats" in fields else "" if who is None else names[who],
        "name": lambda: names[fields["lender"] if "lender" in fields else fields["to"]],
        "victim": lambda: side(fields["victim"], names),
        "winners": lambda: [names[seat] for seat in fields["seats"]],
        "losses": lambda: [
            said.rounds_loss(name=side(tribe, names), lost=lost)
            for tribe, lost in zip(fields["tribes"], fields["lost"], strict=True)
        ],
        "hex": lambda: fields["hex"] or "hidden",
        "a": lambda: fields["from"],
        "b": lambda: fields["to"],
        "does": lambda: said_events.line(tile=things.key_of(fields["tile"])),
        "kind": lambda: fields["resource"],
        "goods": lambda: counted(said_things.goods, fields.get("goods", [fields]), "resource"),
        "members": lambda: fields.get("members", fields.get("count")),
        "number": lambda: len(fields["seats"]) if "seats" in fields else fields["count"],
        "events": lambda: fields["count"],
        "invaders": lambda: fields["count"],
        "points": lambda: abs(fields["points"]),
        "deed": lambda: scored_for(fields["why"]),
        "heard": lambda: said_things.act_spoken(act=things.key_of(fields["action"])),
        "level": lambda: "spent" if ACTIONS.index(fields["action"]) > LEAD else fields.get("level", "normal").lower(),
        "most": lambda: fields["rounds"] + fields["left"],
    }
    return things.tell(say, fields, made)


def event(event: Event, names: Names) -> str:
    """One log line, empty if it is not worth one."""
    return tell(telling(event).log, event.player, event.fields(), names)


def recap(events: Iterable[Event], names: Names) -> list[str]:
    """Nothing: the story tells how the points came about."""
    return []


def scored_for(why: str) -> str:
    """What points are for, behind "for": `villages`, `the goal Cart`."""
    return said.deed_goal(goal=things.goal(why)) if why in GOALS else said.deed(why=things.key_of(why))


# ---- What is heard ----------------------------------------------------------------------------------


def news(events: Sequence[Event], names: Names, viewer: int | None) -> list[Clause]:
    """A clause for each kind of thing that a player did in a row; nothing of what the viewer just chose."""
    heard = _gathers_first(
        [event for event in _with_points(events) if event.player != viewer or event.kind not in CHOSEN]
    )
    found: list[Clause] = []
    for (kind, who), group in groupby(heard, lambda event: (event.kind, event.player)):
        if who is None or kind not in TOGETHER:
            found += [_borne(_clause(event, names), kind, names, viewer) for event in group]
            continue
        alike: dict[int | None, list[Event]] = {}
        for event in group:
            alike.setdefault(event.fields()["to"] if kind == "paid" else None, []).append(event)
        for run in alike.values():
            fields = [event.fields() for event in run]
            brief = said_news.moved_heard(who=names[who], hexes=_each("to", fields)) if kind == "moved" else ""
            weight = max(telling(event).weight for event in run)
            clause = Clause(who, TOGETHER[kind](fields, names, names[who]), weight, brief)
            found.append(_borne(clause, kind, names, viewer))
    return [clause for clause in found if clause.text]


def _borne(clause: Clause, kind: str, names: Names, viewer: int | None) -> Clause:
    """What the viewer has lost is no deed of theirs, and weighs most."""
    if clause.who is None or clause.who != viewer or kind not in LOST:
        return clause
    return Clause(None, did(who=names[clause.who], done=[clause.text]), MOST_WEIGHT)


def _clause(event: Event, names: Names) -> Clause:
    told = telling(event)
    if event.player is None or told.was:
        return Clause(None, tell(told.was, event.player, event.fields(), names), told.weight)
    return Clause(event.player, tell(told.did, event.player, event.fields(), names), told.weight)


def _with_points(events: Sequence[Event]) -> list[Event]:
    """The same; a goal that is completed stands with the points it brings."""
    found, completed = list[Event](), dict[tuple[int | None, str], int]()
    for event in events:
        fields = event.fields()
        number = completed.pop((event.player, fields["why"]), None) if event.kind == "points" else None
        if number is not None:
            found[number] = Event("goal_completed", event.player, {**fields, **found[number].fields()})
            continue
        if event.kind == "goal_completed":
            completed[event.player, fields["goal"]] = len(found)
        found.append(event)
    return found


def _gathers_first(events: Sequence[Event]) -> list[Event]:
    """Where a tribe gathers from one hex after the other, all the hexes stand before what they and an event gave."""
    found: list[Event] = []
    got = [Event("resources", one.player, one.fields()) if one.kind == "plentiful" else one for one in events]
    for (who, is_harvest), group in groupby(got, lambda event: (event.player, event.kind in HARVEST)):
        run = list(group)
        if (
            is_harvest
            and who is not None
            and run[0].kind == "gathered"
            and all(event.kind != "resources" or event.fields()["count"] > 0 for event in run)
        ):
            run.sort(key=lambda event: HARVEST.index(event.kind))
        found += run
    return found


# ---- What is counted together -----------------------------------------------------------------------


def counted(part: Say, fields: Iterable[Fields], *same: str) -> list[str]:
    """Those in which some fields are the same at once, with how much there is of them: `2 from A to B`."""
    much = Counter[tuple[Any, ...]]()
    for one in fields:
        much[tuple(one[name] for name in same)] += abs(one.get("count", 1))
    return [tell(part, None, {**dict(zip(same, what, strict=True)), "count": n}, ()) for what, n in much.items()]


def _resources(fields: Sequence[Fields], who: str) -> str:
    """`got 3 food and paid 2 wood`."""
    got, paid = ([one for one in fields if (one["count"] > 0) == is_gain] for is_gain in (True, False))
    told = [said.got_did(who=who, goods=counted(said_things.goods, got, "resource"))] if got else []
    return listed(
        [*told, *([said.paid_did(who=who, goods=counted(said_things.goods, paid, "resource"))] if paid else [])]
    )


def _drawn(fields: Sequence[Fields], who: str) -> str:
    goals = [things.goal(one["goal"]) for one in fields if one.get("goal")]
    return said.goal_drawn_did(who=who, goals=goals) if goals else said.goal_drawn_unseen(who=who, goals=len(fields))


def _paid(fields: Sequence[Fields], names: Names, who: str) -> str:
    """`gave 2 stone to you`, `paid 1 food and 1 wood`."""
    told, to = counted(said_things.goods, fields, "resource"), fields[0]["to"]
    return said.paid_did(who=who, goods=told) if to is None else said.given_did(who=who, goods=told, name=names[to])


TOGETHER: dict[str, Callable[[Sequence[Fields], Names, str], str]] = {
    "grown": lambda fields, names, who: said.grown_did(who=who, places=counted(said.grown_place, fields, "hex")),
    "moved": lambda fields, names, who: said.moved_did(who=who, ways=counted(said.moved_way, fields, "from", "to")),
    "gathered": lambda fields, names, who: said.gathered_did(who=who, hexes=[one["hex"] for one in fields]),
    "resources": lambda fields, names, who: _resources(fields, who),
    "paid": _paid,
    "goal_drawn": lambda fields, names, who: _drawn(fields, who),
    "member_lost": lambda fields, names, who: said.member_lost_did(
        who=who, places=counted(said.member_lost_place, fields, "hex")
    ),
}
"""Kinds of which several in a row are told at once."""


Doings = dict[tuple[int, str], list[Fields]]
"""(seat, kind of event) -> the fields of each of those events."""

AUCTION_WON, GAVE = "auction_won", "gave"
"""The last bid, with what it won; what it gave the viewer."""
TO_VOLCANO, TO_TIGER, HUNTED, LEFT = "lost_to_volcano", "lost_to_tiger", "hunted", "village_left"
"""Members that an event took, or the hunt of the tiger; a village whose last member moved away."""
TAKERS = {"eruption": TO_VOLCANO, "tiger": TO_TIGER}
"""Kinds of events after which members are lost -> how that is told."""
CALM = frozenset({"turn", "rolled", "die_placed", "conflict"})
"""Kinds after which it is no more they who take members."""
GIFT = "gift"
"""Resources with which a tribe begins."""
VERBS = (
    *(
        "event_drawn",
        "settled",
        GIFT,
        "entered",
        "goal_drawn",
        "grown",
        "moved",
        "gathered",
        "bought",
        "goal_completed",
    ),
    *(
        "village_built",
        "village_lost",
        LEFT,
        TO_VOLCANO,
        TO_TIGER,
        HUNTED,
        "member_lost",
        "trimmed",
        "fought",
        "bid",
        AUCTION_WON,
        GAVE,
        ALTAR,
        "points",
    ),
)
"""Kinds of events that are told. Who fought is told by the event `rounds`."""
ALIKE = {"trimmed": "member_lost"}
"""Kinds that are told as another one."""
WEIGHTY = (
    "entered",
    "bought",
    "goal_completed",
    "event_drawn",
    "village_built",
    "village_lost",
    LEFT,
    TO_VOLCANO,
    TO_TIGER,
    HUNTED,
    "member_lost",
    "fought",
    "bid",
    AUCTION_WON,
    GAVE,
    ALTAR,
    "points",
)
"""Those that are told when there is no room for all."""


MOST_WEIGHT = 3
LOST = "village_lost", LEFT, TO_VOLCANO, TO_TIGER, HUNTED, "member_lost", "trimmed"
"""What somebody has lost is told to them before all else."""
BEASTS = "tiger", "mammoth", "invaders"
"""Of each the last is told: where they are now, and how many."""


def _comes(event: Event, viewer: int | None, held: Collection[str]) -> bool:
    """Whether somebody else moves to where the viewer is."""
    return event.kind == "moved" and event.player != viewer and event.fields()["to"] in held


def by_own_double(events: Sequence[Event], names: Names, viewer: int | None) -> tuple[Sequence[Event], str]:
    """All but what others did in the viewer's own turn as a double let them; and that: `your double (Abandoned Village): Ash built a
    village in D`."""
    begun = [number for number, event in enumerate(events) if event.kind == "turn" and event.player == viewer]
    since = events[begun[-1] :] if begun else ()
    tiles = [things.event(event.fields()["tile"]) for event in since if event.kind == "event_drawn"]
    doings = _doings(since, viewer) if tiles else {}
    if not doings:
        return events, ""
    seats = dict.fromkeys(seat for seat, _ in doings)
    did = [said_news.at_length(who=names[one], things=_deeds_of(doings, one, names[one], WEIGHTY)) for one in seats]
    rest = [one for one in since if one.player in (None, viewer)]
    return (*events[: begun[-1]], *rest), said_news.own_double(tiles=tiles, did=listed(did))


def short_news(
    events: Sequence[Event], names: Names, viewer: int | None, held: Collection[str] = ()
) -> tuple[str, ...]:
    """With places and numbers, of all, or of what weighs most: `Ash grew by 2 in B`; first of all what the viewer lost, and who came to hexes
    that they hold."""
    all_done = _doings([one for one in events if not _comes(one, viewer, held)], viewer)
    borne = [one for one in all_done if one[1] in TAKERS.values() and (one[0], "event_drawn") not in all_done]
    taken = [
        said_news.at_length(who=names[seat], things=[_told(kind, all_done[seat, kind], "")]) for seat, kind in borne
    ]
    doings = {did: fields for did, fields in all_done.items() if did not in borne}
    seats = sorted({seat for seat, _ in doings}, key=[seat for seat, _ in doings].index)
    at_length, at_less = (
        [said_news.at_length(who=names[seat], things=_deeds_of(doings, seat, names[seat], kinds)) for seat in seats]
        for kinds in (VERBS, WEIGHTY)
    )
    suffered = [(kind, event.fields()) for kind, event in _with_takers(events) if event.player == viewer]
    lost = [_told(kind, found, YOU) for kind in LOST if (found := [fields for one, fields in suffered if one == kind])]
    mine = [said_news.at_length(who=names[viewer], things=lost)] if lost and viewer is not None else []
    comes = [(one.player, one.fields()) for one in events if _comes(one, viewer, held)]
    for who in dict.fromkeys(seat for seat, _ in comes if seat is not None):
        mine.append(said_news.came(who=names[who], hexes=_each("to", [one for seat, one in comes if seat == who])))
    left = [
        event
        for event in events
        if event.kind == "event_left" and EVENTS.index(event.fields()["tile"]) not in SET_ASIDE
    ]
    came = {event.kind: event for event in events if event.kind in BEASTS}
    if "tiger" in came and any(
        kind == TO_TIGER and event.fields()["hex"] == came["tiger"].fields()["hex"]
        for kind, event in _with_takers(events)
    ):
        del came["tiger"]
    over = [tell(telling(event).was, None, event.fields(), names) for event in (*came.values(), *left)]
    if any(event.kind == "dropped" and event.player == viewer and event.fields()["forced"] for event in events):
        at_length, at_less = [said_news.outbid(), *at_length], [said_news.outbid(), *at_less]
    told = [[*mine, *form, *over, *taken] for form in (at_length, at_less)] + [mine]
    return tuple(dict.fromkeys(capital(semicolon().join(form)) for form in told if form))


def _deeds_of(doings: Doings, seat: int, name: str, kinds: Collection[str]) -> list[str]:
    """What a seat did of these kinds, with places and numbers; if it did nothing of them, what else, in bare words."""
    did = {kind: fields for (doer, kind), fields in doings.items() if doer == seat}
    if "points" in did:
        did["points"] = did.pop("points")  # behind what brought them
    told = [_told(kind, fields, name) for kind, fields in did.items() if kind in kinds]
    return told or [
        said_news.briefly(kind=things.key_of(kind), number=1)
        for kind in dict.fromkeys(ALIKE.get(kind, kind) for kind in did)
    ]


def _doings(events: Sequence[Event], viewer: int | None) -> Doings:
    """What others did, by seat and kind, in the order in which it began."""
    found: Doings = {}
    begun = False
    for kind, event in _with_takers([deed.event for deed in deeds(events)]):
        fields = event.fields()
        begun = begun or event.kind == "turn"
        if event.kind == "rounds":
            for seat in fields["tribes"]:
                if seat is not None and seat != viewer:
                    found.setdefault((seat, "fought"), []).append(fields)
        elif kind == "resources" and event.player is not None and (event.player, "settled") in found and not begun:
            found.setdefault((event.player, GIFT), []).append(fields)
        elif (
            kind == "points"
            and fields["why"] == "chieftain"
            and (event.player, "bid") in found
            and event.player is not None
        ):
            found[event.player, AUCTION_WON] = [{**found.pop((event.player, "bid"))[-1], **fields}]
        elif kind == "paid" and viewer is not None and fields["to"] == viewer and event.player is not None:
            found.setdefault((event.player, GAVE), []).append(fields)
        elif kind in VERBS and event.player is not None and event.player != viewer:
            found.setdefault((event.player, kind), []).append(fields)
            if kind == "goal_completed" and "points" in fields:
                found.setdefault((event.player, "points"), []).append(fields)
    return found


def _with_takers(events: Iterable[Event]) -> Iterator[tuple[str, Event]]:
    """Events with how they are told: who took members, where an event or a hunt did; that a village was left."""
    taker, left = "", None
    for event in events:
        fields = event.fields()
        is_hunt = event.kind == "die_placed" and fields["action"] == ACTIONS[HUNT_TIGER]
        taker = HUNTED if is_hunt else TAKERS.get(event.kind, "" if event.kind in CALM else taker)
        left = fields["from"] if event.kind == "moved" else left if event.kind == "village_lost" else None
        told = {"member_lost": taker, "village_lost": LEFT if left == fields.get("hex") else ""}.get(event.kind)
        yield told or event.kind, event


def _told(kind: str, fields: Sequence[Fields], who: str) -> str:
    """With places and numbers."""
    if kind in TOLD:
        return TOLD[kind](fields)
    hexes = _each("hex", fields)
    if hexes:
        return said_news.somewhere(did=said_news.briefly(kind=things.key_of(kind), number=len(hexes)), hexes=hexes)
    return tell(telling(Event(kind, 0, fields[0])).did, 0, fields[0], (who,))


def _scored(fields: Sequence[Fields]) -> str:
    """How much; beside what it completed, how much of it villages bring."""
    points, of_villages = (
        sum(one["points"] for one in fields),
        sum(one["points"] for one in fields if one["why"] == "villages"),
    )
    if 0 < of_villages < points:
        return said_news.scored_mixed(points=points, villages=of_villages)
    return said_news.scored(points=points)


def _lost(fields: Sequence[Fields]) -> str:
    return said_news.lost(places=counted(said_actions.grow_next, fields, "hex"))


TOLD: dict[str, Callable[[Sequence[Fields]], str]] = {
    "grown": lambda fields: said_news.grown(places=counted(said.grown_place, fields, "hex")),
    "moved": lambda fields: said_news.moved(who="", hexes=_each("to", fields)),
    GIFT: lambda fields: said_news.gift(goods=counted(said_things.goods, fields, "resource")),
    "goal_drawn": lambda fields: said_news.drew(goals=len(fields)),
    "event_drawn": lambda fields: said_news.rolled(tiles=[things.event(one["tile"]) for one in fields]),
    ALTAR: lambda fields: said_news.altar(
        goods=counted(said_things.goods, fields[0]["goods"], "resource"), points=fields[0]["points"]
    ),
    "bought": lambda fields: said_news.bought(items=[things.item(one["item"]) for one in fields]),
    "goal_completed": lambda fields: said_news.completed(goals=[things.goal(one["goal"]) for one in fields]),
    "bid": lambda fields: said_news.bid(resources=fields[-1]["resources"]),
    AUCTION_WON: lambda fields: said_news.auction_won(resources=fields[0]["resources"], points=fields[0]["points"]),
    GAVE: lambda fields: said_news.gave(goods=counted(said_things.goods, fields, "resource")),
    "points": lambda fields: _scored(fields),
    "member_lost": _lost,
    "trimmed": _lost,
    HUNTED: lambda fields: said_news.lost_hunting(places=counted(said_actions.grow_next, fields, "hex")),
    TO_VOLCANO: lambda fields: said_news.lost_to_volcano(places=counted(said_actions.grow_next, fields, "hex")),
    TO_TIGER: lambda fields: said_news.lost_to_tiger(places=counted(said_actions.grow_next, fields, "hex")),
}
"""Of the others it is told in which hexes."""


def _each(name: str, fields: Sequence[Fields]) -> list[str]:
    """Each hex once."""
    return [*dict.fromkeys(one[name] for one in fields if one[name])]

"""Rise of Tribes for people who listen: what happened, like things counted together."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import groupby
from typing import TYPE_CHECKING, Any

from tribes_tui.games.rise_of_tribes.words import things
from tribes_tui.games.rise_of_tribes.words.log import (
    goods_of,
    is_spent,
    level_of,
    losses,
    quiet,
    scored_for,
    stood_still,
)
from tribes_tui.games.rise_of_tribes.words.said import log as said
from tribes_tui.games.rise_of_tribes.words.said.things import act_spoken
from tribes_tui.words.common import listed
from tribes_tui.words.spoken import Clause

if TYPE_CHECKING:
    from rules import Event

Names = Sequence[str]
Fields = Mapping[str, Any]

CHOSEN = frozenset(
    ("settled", "entered", "power_chosen", "glacier_laid", "put_at_bottom", "volcano_laid", "bid", "dropped", "bought")
) | frozenset(
    ("traded", "loan", "die_placed", "grown", "moved", "gathered", "paid", "goal_returned", "learned", "marked")
)
"""What the one who chose it needs not hear."""
HARVEST = ("gathered", "resources", "plentiful")
"""What a GATHER tells."""


def news(events: Sequence[Event], names: Names, viewer: int | None) -> list[Clause]:
    """A clause for each kind of thing that a player did in a row; nothing of what the viewer just chose."""
    heard = _gathers_first([event for event in events if event.player != viewer or event.kind not in CHOSEN])
    found: list[Clause] = []
    for (kind, who), group in groupby(heard, lambda event: (event.kind, event.player)):
        fields = [event.fields() for event in group]
        if kind in MANY and who is not None:
            text, weight = MANY[kind](fields)
            found.append(Clause(who, text, weight))
        elif kind == "paid" and who is not None:
            found += [Clause(who, *one) for one in _paid(fields, names)]
        elif kind in DID and who is not None:
            found += [Clause(who, *DID[kind](one, names)) for one in fields]
        elif kind in WAS:
            found += [Clause(None, *WAS[kind](one, names)) for one in fields]
    return [clause for clause in found if clause.text]


def _gathers_first(events: Sequence[Event]) -> list[Event]:
    """Where a tribe gathers from one hex after the other, all the hexes stand before what they gave."""
    found: list[Event] = []
    for (who, is_harvest), group in groupby(events, lambda event: (event.player, event.kind in HARVEST)):
        run = list(group)
        if is_harvest and who is not None and run[0].kind == "gathered" and all(_is_gain(event) for event in run):
            run.sort(key=lambda event: HARVEST.index(event.kind))
        found += run
    return found


def _is_gain(event: Event) -> bool:
    return event.kind != "resources" or event.fields()["count"] > 0


# ---- What is counted together -------------------------------------------------------------------------


def grown(fields: Sequence[Fields]) -> str:
    """`grew by 4 in E`."""
    places = Counter(one["hex"] for one in fields)
    return said.grown_did(
        places=[
            said.grown_hidden_place(number=number) if place is None else said.grown_place(number=number, hex=place)
            for place, number in places.items()
        ]
    )


def _moved(fields: Sequence[Fields]) -> tuple[str, int]:
    """`moved 2 from A to B and 1 from C to D`."""
    ways = Counter((one["from"], one["to"]) for one in fields)
    return said.moved_did(ways=[said.moved_way(number=number, a=a, b=b) for (a, b), number in ways.items()]), 1


def _resources(fields: Sequence[Fields]) -> tuple[str, int]:
    """`got 3 food and paid 2 wood`."""
    got, lost = Counter[str](), Counter[str]()
    for one in fields:
        (got if one["count"] > 0 else lost)[one["resource"]] += abs(one["count"])
    plus, minus = ([things.goods(kind, number) for kind, number in counted.items()] for counted in (got, lost))
    parts = [*([said.got_did(goods=plus)] if plus else []), *([said.spent_did(goods=minus)] if minus else [])]
    return listed(parts), 1 if plus else 0


def _drawn(fields: Sequence[Fields]) -> tuple[str, int]:
    goals = [things.goal(one["goal"]) for one in fields if one.get("goal")]
    return said.goal_drawn_did(goals=goals) if goals else said.goal_drawn_unseen(goals=len(fields)), 1


def _lost(fields: Sequence[Fields]) -> tuple[str, int]:
    places = Counter(one["hex"] for one in fields)
    told = [said.member_lost_place(members=number, hex=place) for place, number in places.items()]
    return said.member_lost_did(places=told), 2


def _paid(fields: Sequence[Fields], names: Names) -> Iterator[tuple[str, int]]:
    """`gave 2 stone to you`, `paid 1 food and 1 wood`: all that one receiver got."""
    for to in dict.fromkeys(one["to"] for one in fields):
        counted = Counter(one["resource"] for one in fields if one["to"] == to)
        goods = listed(things.goods(kind, number) for kind, number in counted.items())
        yield (said.paid_did(goods=goods), 0) if to is None else (said.given_did(goods=goods, name=names[to]), 1)


Many = Callable[[Sequence[Fields]], tuple[str, int]]
MANY: dict[str, Many] = {
    "grown": lambda fields: (grown(fields), 1),
    "moved": _moved,
    "gathered": lambda fields: (said.gathered_did(hexes=[one["hex"] for one in fields]), 1),
    "resources": _resources,
    "goal_drawn": _drawn,
    "member_lost": _lost,
}

# ---- What one does ------------------------------------------------------------------------------------


def _die(f: Fields, names: Names) -> tuple[str, int]:
    die = things.face(f["die"])
    if is_spent(f):
        return said.die_spent_did(die=die, deed=things.act(f["action"])), 0
    return said.die_placed_did(die=die, action=act_spoken(act=things.key_of(f["action"])), level=level_of(f)), 0


def _points(f: Fields, names: Names) -> tuple[str, int]:
    say = said.scored_did if f["points"] >= 0 else said.lost_points_did
    return say(points=abs(f["points"]), deed=scored_for(f["why"]), total=f["total"]), 2


def _shot(f: Fields, names: Names) -> tuple[str, int]:
    if f["victim"] is None:
        return said.shot_invader_did(hex=f["hex"]), 2
    return said.shot_did(victim=names[f["victim"]], hex=f["hex"]), 2


def _dreamt(f: Fields, names: Names) -> tuple[str, int]:
    return said.dreamt_did(tiles=things.events(f["tiles"])) if "tiles" in f else said.dreamt_unseen_did(), 1


def _built(f: Fields, names: Names) -> tuple[str, int]:
    return said.hidden_built_did() if f["hex"] is None else said.village_built_did(hex=f["hex"]), 2


def _village_lost(f: Fields, names: Names) -> tuple[str, int]:
    return said.hidden_lost_did() if f["hex"] is None else said.village_lost_did(hex=f["hex"]), 2


Say = Callable[[Fields, Names], tuple[str, int]]
DID: dict[str, Say] = {
    "settled": lambda f, names: (said.settled_did(members=f["members"], hex=f["hex"]), 1),
    "entered": lambda f, names: (said.entered_did(hex=f["hex"]), 2),
    "power_chosen": lambda f, names: (said.power_chosen_did(power=things.power(f["power"])), 1),
    "glacier_laid": lambda f, names: (said.glacier_laid_did(hex=f["hex"]), 1),
    "rolled": lambda f, names: (said.rolled_did(dice=things.faces(f["dice"])), 1),
    "lit": lambda f, names: (said.lit_did(), 0),
    "dreamt": _dreamt,
    "put_at_bottom": lambda f, names: (said.put_at_bottom_unseen_did(), 0),
    "volcano_laid": lambda f, names: (said.volcano_laid_did(site=f["site"]), 1),
    "mammoth_shifted": lambda f, names: (said.mammoth_shifted_did(hex=f["hex"]), 1),
    "mammoth_lost": lambda f, names: (said.mammoth_lost_did(), 2),
    "bid": lambda f, names: (said.bid_did(resources=f["resources"]), 2),
    "dropped": lambda f, names: (said.dropped_did(forced=f["forced"]), 0),
    "bought": lambda f, names: (said.bought_did(item=things.item(f["item"])), 1),
    "traded": lambda f, names: (said.traded_did(give=things.kind(f["give"]), get=things.kind(f["get"])), 0),
    "loan": lambda f, names: (said.loan_did(development=things.goal(f["development"]), name=names[f["lender"]]), 1),
    "die_placed": _die,
    "plentiful": lambda f, names: (said.plentiful_did(goods=goods_of(f)), 0),
    "goal_returned": lambda f, names: (said.goal_returned_did(), 0),
    "goal_completed": lambda f, names: (said.goal_completed_did(goal=things.goal(f["goal"])), 2),
    "learned": lambda f, names: (said.learned_did(), 1),
    "marked": lambda f, names: (said.marked_did(hex=f["hex"]), 1),
    "driven": lambda f, names: (said.driven_did(victim=names[f["victim"]], a=f["from"], b=f["to"]), 2),
    "converted": lambda f, names: (said.converted_did(victim=names[f["victim"]], hex=f["hex"]), 2),
    "ambush": lambda f, names: (said.ambush_did(hex=f["hex"]), 1),
    "shot": _shot,
    "walls": lambda f, names: (said.walls_did(hex=f["hex"]), 2),
    "evaded": lambda f, names: (said.evaded_did(hex=f["hex"]), 1),
    "trimmed": lambda f, names: (said.trimmed_did(members=f["count"], hex=f["hex"]), 2),
    "village_built": _built,
    "village_lost": _village_lost,
    "elder_came": lambda f, names: (said.elder_came_did(hex=f["hex"]), 1),
    "elder_left": lambda f, names: (said.elder_left_did(), 1),
    "points": _points,
    "won": lambda f, names: (said.won_did(points=f["points"]), 2),
}

# ---- What comes about ---------------------------------------------------------------------------------

WAS: dict[str, Say] = {
    "double": lambda f, names: (said.double_did(), 0),
    "event_drawn": lambda f, names: (said.event_drawn_did(tile=things.event(f["tile"])), 2),
    "event_left": lambda f, names: (said.event_left_did(tile=things.event(f["tile"])), 1),
    "event_returned": lambda f, names: (said.event_returned_did(tile=things.event(f["tile"])), 0),
    "events_added": lambda f, names: (said.events_added_did(tiles=things.events(f["tiles"])), 0),
    "eruption": lambda f, names: (said.eruption_did(), 2),
    "tiger": lambda f, names: (said.tiger_did(hex=f["hex"]), 1),
    "mammoth": lambda f, names: (said.mammoth_did(hex=f["hex"]), 1),
    "invaders": lambda f, names: (said.invaders_did(hex=f["hex"], invaders=f["count"]), 1),
    "rounds": lambda f, names: (said.rounds_did(hex=f["hex"], losses=losses(f, names)), 2),
    "glacier_stone": lambda f, names: (said.glacier_stone_did(hex=f["hex"], stones=f["stones"]), 0),
    "glacier_melted": lambda f, names: (said.glacier_melted_did(hex=f["hex"]), 1),
    "quiet": lambda f, names: (said.quiet_did(rounds=quiet(f)[0], most=quiet(f)[1]), 2),
    "stood_still": lambda f, names: (stood_still(f["rounds"], [names[seat] for seat in f["seats"]]), 2),
    "undo": lambda f, names: (said.undone_did(), 2),
}

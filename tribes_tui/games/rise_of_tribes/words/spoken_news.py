"""Rise of Tribes for people who listen: what happened, like things counted together."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from itertools import groupby
from typing import TYPE_CHECKING, Any

from tribes_tui.games.rise_of_tribes.words.log import no_point, stood_still
from tribes_tui.games.rise_of_tribes.words.points import scored_for
from tribes_tui.words.common import count, listed, whose
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


def _grown(fields: Sequence[Fields]) -> tuple[str, int]:
    """`grew by 4 in E`."""
    places = Counter(one["hex"] for one in fields)
    said = [f"{number} {'in ambush' if place is None else f'in {place}'}" for place, number in places.items()]
    return f"grew by {listed(said)}", 1


def _moved(fields: Sequence[Fields]) -> tuple[str, int]:
    """`moved 2 from A to B and 1 from C to D`."""
    ways = Counter((one["from"], one["to"]) for one in fields)
    return f"moved {listed(f'{number} from {a} to {b}' for (a, b), number in ways.items())}", 1


def _gathered(fields: Sequence[Fields]) -> tuple[str, int]:
    return f"gathered from {listed(one['hex'] for one in fields)}", 1


def _resources(fields: Sequence[Fields]) -> tuple[str, int]:
    """`got 3 food and paid 2 wood`."""
    got, lost = Counter[str](), Counter[str]()
    for one in fields:
        (got if one["count"] > 0 else lost)[one["resource"]] += abs(one["count"])
    plus, minus = ([f"{number} {kind}" for kind, number in counted.items()] for counted in (got, lost))
    parts = ([f"got {listed(plus)}"] if plus else []) + ([f"paid {listed(minus)}"] if minus else [])
    return listed(parts), 1 if plus else 0


def _drawn(fields: Sequence[Fields]) -> tuple[str, int]:
    return f"drew {listed(one['goal'] for one in fields if one.get('goal')) or count(len(fields), 'goal')}", 1


def _lost(fields: Sequence[Fields]) -> tuple[str, int]:
    places = Counter(one["hex"] for one in fields)
    said = [f"{count(number, 'member')} in {place}" for place, number in places.items()]
    return f"lost {listed(said)}", 2


Many = Callable[[Sequence[Fields]], tuple[str, int]]
MANY: dict[str, Many] = {
    "grown": _grown,
    "moved": _moved,
    "gathered": _gathered,
    "resources": _resources,
    "goal_drawn": _drawn,
    "member_lost": _lost,
}

# ---- What one does ------------------------------------------------------------------------------------


def _die(f: Fields, names: Names) -> tuple[str, int]:
    level = {"SUNS": ", two suns", "MOONS": ", two moons"}.get(f.get("level", ""), "")
    return f"placed a {f['die']} on {f['action'].lower()}{level}", 0


def _points(f: Fields, names: Names) -> tuple[str, int]:
    verb = "scored" if f["points"] >= 0 else "lost"
    return f"{verb} {count(abs(f['points']), 'point')} for {scored_for(f['why'])}, {f['total']} in all", 2


def _village(f: Fields) -> str:
    return "a hidden village" if f["hex"] is None else f"a village in {f['hex']}"


def _paid(f: Fields, names: Names) -> tuple[str, int]:
    return (f"paid 1 {f['resource']}", 0) if f["to"] is None else (f"gave 1 {f['resource']} to {names[f['to']]}", 1)


def _shot(f: Fields, names: Names) -> tuple[str, int]:
    target = "an invader" if f["victim"] is None else f"one of {whose(names[f['victim']])} members"
    return f"shot {target} in {f['hex']}", 2


def _dreamt(f: Fields, names: Names) -> tuple[str, int]:
    return f"dreamt of {listed(f['tiles']) if 'tiles' in f else 'the next events'}", 1


Say = Callable[[Fields, Names], tuple[str, int]]
DID: dict[str, Say] = {
    "settled": lambda f, names: (f"settled {count(f['members'], 'member')} in {f['hex']}", 1),
    "entered": lambda f, names: (f"came back in {f['hex']}", 2),
    "power_chosen": lambda f, names: (f"chose {f['power']}", 1),
    "glacier_laid": lambda f, names: (f"laid the glacier on {f['hex']}", 1),
    "rolled": lambda f, names: (f"rolled {listed(f['dice'])}", 1),
    "lit": lambda f, names: ("turned a moon into a sun", 0),
    "dreamt": _dreamt,
    "put_at_bottom": lambda f, names: ("put an event at the bottom", 0),
    "volcano_laid": lambda f, names: (f"laid the volcano on site {f['site']}", 1),
    "mammoth_shifted": lambda f, names: (f"led the mammoth to {f['hex']}", 1),
    "mammoth_lost": lambda f, names: ("lost the mammoth", 2),
    "bid": lambda f, names: (f"bid {count(f['resources'], 'resource')}", 1),
    "dropped": lambda f, names: ("dropped out", 0),
    "bought": lambda f, names: (f"bought the {f['item'].capitalize()}", 1),
    "traded": lambda f, names: (f"swapped 2 {f['give']} for 1 {f['get']}", 0),
    "loan": lambda f, names: (f"borrowed {f['development']} from {names[f['lender']]}", 1),
    "die_placed": _die,
    "plentiful": lambda f, names: (f"got {f['count']} {f['resource']} more from the event", 0),
    "paid": _paid,
    "goal_returned": lambda f, names: ("put back a goal", 0),
    "goal_completed": lambda f, names: (f"completed {f['goal']}", 2),
    "learned": lambda f, names: ("paid for Shared Knowledge", 1),
    "marked": lambda f, names: (f"stirred up a conflict in {f['hex']}", 1),
    "driven": lambda f, names: (f"drove one of {whose(names[f['victim']])} members from {f['from']} to {f['to']}", 2),
    "converted": lambda f, names: (f"won over one of {whose(names[f['victim']])} members in {f['hex']}", 2),
    "ambush": lambda f, names: (f"added a member from ambush in {f['hex']}", 1),
    "shot": _shot,
    "walls": lambda f, names: (f"removed an attacker in {f['hex']} by the walls", 2),
    "evaded": lambda f, names: (f"saved a defeated member to {f['hex']}", 1),
    "trimmed": lambda f, names: (f"lost {count(f['count'], 'member')} over the limit of {f['hex']}", 2),
    "village_built": lambda f, names: (f"built {_village(f)}", 2),
    "village_lost": lambda f, names: (f"lost {_village(f)}", 2),
    "elder_came": lambda f, names: (f"brought an elder to {f['hex']}", 1),
    "elder_left": lambda f, names: ("lost the elder", 1),
    "points": _points,
    "won": lambda f, names: (f"won with {count(f['points'], 'point')}", 2),
}

# ---- What comes about ---------------------------------------------------------------------------------


def _rounds(f: Fields, names: Names) -> tuple[str, int]:
    sides = zip(f["tribes"], f["lost"], strict=True)
    losses = [f"{'the invaders' if tribe is None else names[tribe]} {lost}" for tribe, lost in sides]
    return f"conflict in {f['hex']}. Lost: {listed(losses)}", 2


WAS: dict[str, Say] = {
    "double": lambda f, names: ("a double", 0),
    "event_drawn": lambda f, names: (f"an event: {f['tile']}", 2),
    "event_left": lambda f, names: (f"{f['tile']} is over", 1),
    "event_returned": lambda f, names: (f"{f['tile']} goes back into the deck", 0),
    "events_added": lambda f, names: (f"{listed(f['tiles'])} join the events", 0),
    "eruption": lambda f, names: ("the volcano erupts", 2),
    "tiger": lambda f, names: (f"the tiger prowls in {f['hex']}", 1),
    "mammoth": lambda f, names: (f"a mammoth comes to {f['hex']}", 1),
    "invaders": lambda f, names: (f"{count(f['count'], 'invader')} in {f['hex']}", 1),
    "rounds": _rounds,
    "glacier_stone": lambda f, names: (f"the glacier in {f['hex']} now holds {count(f['stones'], 'stone')}", 0),
    "glacier_melted": lambda f, names: (f"the glacier in {f['hex']} melts", 1),
    "quiet": lambda f, names: (no_point(f["rounds"], f["rounds"] + f["left"]), 2),
    "stood_still": lambda f, names: (stood_still(f["rounds"], [names[seat] for seat in f["seats"]]), 2),
    "undo": lambda f, names: ("the last move was taken back", 2),
}

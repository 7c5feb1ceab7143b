"""Rise of Tribes' log: one line for what happened."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from rules.rise_of_tribes.components.box import ACTIONS, GOALS, LEAD
from tribes_tui.games.rise_of_tribes.words import things
from tribes_tui.games.rise_of_tribes.words.said import log as said
from tribes_tui.words.common import taken_back

if TYPE_CHECKING:
    from rules import Event

Names = Sequence[str]
Fields = Mapping[str, Any]
Say = Callable[[str, Fields, Names], str]


def event(event: Event, names: Names) -> str:
    """One log line, empty if it is not worth one."""
    say = LINES.get(event.kind)
    return say("" if event.player is None else names[event.player], event.fields(), names) if say else ""


def is_spent(fields: Fields) -> bool:
    """Whether a die was spent on a beast."""
    return ACTIONS.index(fields["action"]) > LEAD


def level_of(fields: Fields) -> str:
    """What the dice on an action make of it, as messages choose by it."""
    level: str = fields.get("level", "NORMAL")
    return level.lower()


def goods_of(fields: Fields) -> str:
    """What was got or paid."""
    return things.goods(fields["resource"], abs(fields.get("count", 1)))


def scored_for(why: str) -> str:
    """What points are for, behind "for": `villages`, `the goal Cart`."""
    return said.deed_goal(goal=things.goal(why)) if why in GOALS else said.deed(why=things.key_of(why))


def quiet(fields: Fields) -> tuple[int, int]:
    """For how many rounds nobody has got a point, and after how many that ends the game."""
    return fields["rounds"], fields["rounds"] + fields["left"]


def stood_still(rounds: int, winners: Names) -> str:
    """Who wins a game that nobody got on in."""
    if len(winners) > 1:
        return said.stood_still_together(rounds=rounds, winners=winners)
    return said.stood_still(rounds=rounds, who=winners[0])


def losses(fields: Fields, names: Names) -> list[str]:
    """What each side of a conflict lost."""
    sides = zip(fields["tribes"], fields["lost"], strict=True)
    return [
        said.rounds_invaders(lost=lost) if tribe is None else said.rounds_loss(name=names[tribe], lost=lost)
        for tribe, lost in sides
    ]


def _die(who: str, f: Fields, names: Names) -> str:
    die, action = things.face(f["die"]), things.act(f["action"])
    if is_spent(f):
        return said.die_spent(who=who, die=die, deed=action)
    return said.die_placed(who=who, die=die, action=action, level=level_of(f))


def _points(who: str, f: Fields, names: Names) -> str:
    say = said.scored if f["points"] >= 0 else said.lost_points
    return say(who=who, points=abs(f["points"]), deed=scored_for(f["why"]), total=f["total"])


def _resources(who: str, f: Fields, names: Names) -> str:
    if "tile" in f:
        return said.got_from(who=who, goods=goods_of(f), tile=things.event(f["tile"]))
    return (said.got if f["count"] > 0 else said.spent)(who=who, goods=goods_of(f))


def _paid(who: str, f: Fields, names: Names) -> str:
    if f["to"] is None:
        return said.paid(who=who, goods=goods_of(f))
    return said.given(who=who, goods=goods_of(f), name=names[f["to"]])


def _grown(who: str, f: Fields, names: Names) -> str:
    return said.grown_hidden(who=who) if f["hex"] is None else said.grown(who=who, hex=f["hex"])


def _built(who: str, f: Fields, names: Names) -> str:
    return said.hidden_built(who=who) if f["hex"] is None else said.village_built(who=who, hex=f["hex"])


def _lost(who: str, f: Fields, names: Names) -> str:
    return said.hidden_lost(who=who) if f["hex"] is None else said.village_lost(who=who, hex=f["hex"])


def _shot(who: str, f: Fields, names: Names) -> str:
    if f["victim"] is None:
        return said.shot_invader(who=who, hex=f["hex"])
    return said.shot(who=who, victim=names[f["victim"]], hex=f["hex"])


def _dreamt(who: str, f: Fields, names: Names) -> str:
    if "tiles" in f:
        return said.dreamt(who=who, tiles=things.events(f["tiles"]))
    return said.dreamt_unseen(who=who, events=f["count"])


def _put_at_bottom(who: str, f: Fields, names: Names) -> str:
    return (
        said.put_at_bottom(who=who, tile=things.event(f["tile"])) if "tile" in f else said.put_at_bottom_unseen(who=who)
    )


LINES: dict[str, Say] = {
    "turn": lambda who, f, names: said.turn(who=who, turn=f["turn"]),
    "settled": lambda who, f, names: said.settled(who=who, members=f["members"], hex=f["hex"]),
    "entered": lambda who, f, names: said.entered(who=who, hex=f["hex"]),
    "power_chosen": lambda who, f, names: said.power_chosen(who=who, power=things.power(f["power"])),
    "glacier_laid": lambda who, f, names: said.glacier_laid(who=who, hex=f["hex"]),
    "rolled": lambda who, f, names: said.rolled(who=who, dice=things.faces(f["dice"])),
    "lit": lambda who, f, names: said.lit(who=who),
    "double": lambda who, f, names: said.double(),
    "dreamt": _dreamt,
    "put_at_bottom": _put_at_bottom,
    "event_drawn": lambda who, f, names: said.event_drawn(tile=things.event(f["tile"])),
    "event_left": lambda who, f, names: said.event_left(tile=things.event(f["tile"])),
    "event_returned": lambda who, f, names: said.event_returned(tile=things.event(f["tile"])),
    "events_added": lambda who, f, names: said.events_added(tiles=things.events(f["tiles"])),
    "volcano_laid": lambda who, f, names: said.volcano_laid(who=who, site=f["site"]),
    "eruption": lambda who, f, names: said.eruption(double=f["double"]),
    "tiger": lambda who, f, names: said.tiger(hex=f["hex"]),
    "mammoth": lambda who, f, names: said.mammoth(hex=f["hex"]),
    "mammoth_shifted": lambda who, f, names: said.mammoth_shifted(who=who, hex=f["hex"]),
    "mammoth_lost": lambda who, f, names: said.mammoth_lost(who=who),
    "invaders": lambda who, f, names: said.invaders(hex=f["hex"], invaders=f["count"]),
    "bid": lambda who, f, names: said.bid(who=who, resources=f["resources"]),
    "dropped": lambda who, f, names: said.dropped(who=who, forced=f["forced"]),
    "bought": lambda who, f, names: said.bought(who=who, item=things.item(f["item"])),
    "traded": lambda who, f, names: said.traded(who=who, give=things.kind(f["give"]), get=things.kind(f["get"])),
    "loan": lambda who, f, names: said.loan(
        who=who, development=things.goal(f["development"]), name=names[f["lender"]]
    ),
    "die_placed": _die,
    "grown": _grown,
    "moved": lambda who, f, names: said.moved(who=who, a=f["from"], b=f["to"]),
    "gathered": lambda who, f, names: said.gathered(who=who, hex=f["hex"]),
    "plentiful": lambda who, f, names: said.plentiful(who=who, goods=goods_of(f)),
    "resources": _resources,
    "paid": _paid,
    "goal_drawn": lambda who, f, names: said.goal_drawn(who=who, goal=things.goal(f["goal"])),
    "goal_returned": lambda who, f, names: said.goal_returned(who=who, goal=things.goal(f["goal"])),
    "goal_completed": lambda who, f, names: said.goal_completed(who=who, goal=things.goal(f["goal"])),
    "learned": lambda who, f, names: said.learned(who=who),
    "member_lost": lambda who, f, names: said.member_lost(who=who, hex=f["hex"]),
    "conflict": lambda who, f, names: said.conflict(hex=f["hex"]),
    "marked": lambda who, f, names: said.marked(who=who, hex=f["hex"]),
    "driven": lambda who, f, names: said.driven(who=who, victim=names[f["victim"]], a=f["from"], b=f["to"]),
    "converted": lambda who, f, names: said.converted(who=who, victim=names[f["victim"]], hex=f["hex"]),
    "ambush": lambda who, f, names: said.ambush(who=who, hex=f["hex"]),
    "shot": _shot,
    "walls": lambda who, f, names: said.walls(who=who, hex=f["hex"]),
    "rounds": lambda who, f, names: said.rounds(hex=f["hex"], losses=losses(f, names)),
    "evaded": lambda who, f, names: said.evaded(who=who, hex=f["hex"]),
    "trimmed": lambda who, f, names: said.trimmed(who=who, members=f["count"], hex=f["hex"]),
    "glacier_stone": lambda who, f, names: said.glacier_stone(hex=f["hex"], stones=f["stones"]),
    "glacier_melted": lambda who, f, names: said.glacier_melted(hex=f["hex"]),
    "village_built": _built,
    "village_lost": _lost,
    "elder_came": lambda who, f, names: said.elder_came(who=who, hex=f["hex"]),
    "elder_left": lambda who, f, names: said.elder_left(who=who),
    "points": _points,
    "won": lambda who, f, names: said.won(who=who, points=f["points"]),
    "quiet": lambda who, f, names: said.quiet(rounds=quiet(f)[0], most=quiet(f)[1]),
    "stood_still": lambda who, f, names: stood_still(f["rounds"], [names[seat] for seat in f["seats"]]),
    "undo": lambda who, f, names: taken_back(who),
}


def recap(events: Iterable[Event], names: Names) -> list[str]:
    """Nothing: the story tells how the points came about."""
    return []

"""Rise of Tribes' log: one line for what happened."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from tribes_tui.games.rise_of_tribes.words.points import scored_for
from tribes_tui.words.common import count, does, listed, sentence, taken_back, whose

if TYPE_CHECKING:
    from rules import Event

Names = Sequence[str]
Say = Callable[[str, Mapping[str, Any], Names], str]


def event(event: Event, names: Names) -> str:
    """One log line, empty if it is not worth one."""
    say = LINES.get(event.kind)
    if say is None:
        return ""
    name = "" if event.player is None else names[event.player]
    return sentence(say(name, event.fields(), names))


def _die(name: str, f: Mapping[str, Any], names: Names) -> str:
    level = {"SUNS": ": strong, two suns", "MOONS": ": weak, two moons"}.get(f.get("level", ""), "")
    if f["action"] in ("GROW", "MOVE", "GATHER", "LEAD"):
        return f"{does(name, 'place')} a {f['die']} on {f['action']}{level}"
    return f"{does(name, 'spend')} a {f['die']} to {f['action'].lower().replace(' ', ' the ')}"


def _points(name: str, f: Mapping[str, Any], names: Names) -> str:
    verb = does(name, "score") if f["points"] >= 0 else does(name, "lose")
    return f"{verb} {count(abs(f['points']), 'point')} for {scored_for(f['why'])}: {f['total']} in all"


def _resources(name: str, f: Mapping[str, Any], names: Names) -> str:
    verb = does(name, "get") if f["count"] > 0 else does(name, "pay")
    tile = f" from {f['tile']}" if "tile" in f else ""
    return f"{verb} {abs(f['count'])} {f['resource']}{tile}"


def _paid(name: str, f: Mapping[str, Any], names: Names) -> str:
    if f["to"] is None:
        return f"{does(name, 'pay')} 1 {f['resource']}"
    return f"{does(name, 'give')} 1 {f['resource']} to {names[f['to']]}"


def _grown(name: str, f: Mapping[str, Any], names: Names) -> str:
    if f["hex"] is None:
        return f"{does(name, 'grow')} a member in ambush"
    return f"{does(name, 'grow')} a member in {f['hex']}"


def no_point(rounds: int, most: int) -> str:
    """That nobody got a point for so many rounds, and after how many that ends the game."""
    return f"no point for {rounds} rounds: the game ends after {most}"


def stood_still(rounds: int, winners: Names) -> str:
    """Who wins a game that nobody got on in."""
    return f"{rounds} rounds without a point end the game: {win(winners)}"


def win(winners: Names) -> str:
    """One wins, or several share it."""
    return does(winners[0], "win") if len(winners) == 1 else f"{listed(winners)} win together"


def _rounds(name: str, f: Mapping[str, Any], names: Names) -> str:
    sides = zip(f["tribes"], f["lost"], strict=True)
    losses = [f"{'the invaders' if tribe is None else names[tribe]} {lost}" for tribe, lost in sides]
    return f"losses in {f['hex']}: {listed(losses)}"


def _village(verb: str) -> Say:
    def say(name: str, f: Mapping[str, Any], names: Names) -> str:
        what = "a hidden village" if f["hex"] is None else f"a village in {f['hex']}"
        return f"{does(name, verb)} {what}"

    return say


def _shot(name: str, f: Mapping[str, Any], names: Names) -> str:
    target = "an invader" if f["victim"] is None else f"one of {whose(names[f['victim']])} members"
    return f"{whose(name)} Bow shoots {target} in {f['hex']}"


def _dreamt(name: str, f: Mapping[str, Any], names: Names) -> str:
    tiles = f" {listed(f['tiles'])}" if "tiles" in f else f" the next {count(f['count'], 'event')}"
    return f"{does(name, 'dream')} of{tiles}"


def _bottom(name: str, f: Mapping[str, Any], names: Names) -> str:
    return f"{does(name, 'put')} {f.get('tile', 'one of them')} at the bottom"


def _invaders(name: str, f: Mapping[str, Any], names: Names) -> str:
    return f"invaders in {f['hex']}: {f['count']}"


LINES: dict[str, Say] = {
    "turn": lambda name, f, names: f"turn {f['turn']}: {whose(name)} turn",
    "settled": lambda name, f, names: f"{does(name, 'settle')} {count(f['members'], 'member')} in {f['hex']}",
    "entered": lambda name, f, names: f"{does(name, 'come')} back in {f['hex']}",
    "power_chosen": lambda name, f, names: f"{does(name, 'choose')} {f['power']}",
    "glacier_laid": lambda name, f, names: f"{does(name, 'lay')} the Glacier on {f['hex']}",
    "rolled": lambda name, f, names: f"{does(name, 'roll')} {listed(f['dice'])}",
    "lit": lambda name, f, names: f"{does(name, 'turn')} a moon into a sun",
    "double": lambda name, f, names: "a double is rolled",
    "dreamt": _dreamt,
    "put_at_bottom": _bottom,
    "event_drawn": lambda name, f, names: f"event: {f['tile']}",
    "event_left": lambda name, f, names: f"{f['tile']} is over",
    "event_returned": lambda name, f, names: f"{f['tile']} goes back into the deck",
    "events_added": lambda name, f, names: f"{listed(f['tiles'])} join the event deck",
    "volcano_laid": lambda name, f, names: f"{does(name, 'lay')} the volcano on site {f['site']}",
    "eruption": lambda name, f, names: f"the volcano erupts, a double of {f['double']}s",
    "tiger": lambda name, f, names: f"the tiger prowls in {f['hex']}",
    "mammoth": lambda name, f, names: f"a mammoth comes to {f['hex']}",
    "mammoth_shifted": lambda name, f, names: f"{whose(name)} mammoth goes to {f['hex']}",
    "mammoth_lost": lambda name, f, names: f"{whose(name)} mammoth runs away",
    "invaders": _invaders,
    "bid": lambda name, f, names: f"{does(name, 'bid')} {count(f['resources'], 'resource')}",
    "dropped": lambda name, f, names: f"{does(name, 'drop')} out",
    "bought": lambda name, f, names: f"{does(name, 'buy')} the {f['item'].capitalize()}",
    "traded": lambda name, f, names: f"{does(name, 'swap')} 2 {f['give']} for 1 {f['get']}",
    "loan": lambda name, f, names: f"{does(name, 'borrow')} {f['development']} from {names[f['lender']]}",
    "die_placed": _die,
    "grown": _grown,
    "moved": lambda name, f, names: f"{does(name, 'move')} a member from {f['from']} to {f['to']}",
    "gathered": lambda name, f, names: f"{does(name, 'gather')} from {f['hex']}",
    "plentiful": lambda name, f, names: f"{does(name, 'get')} {f['count']} {f['resource']} extra from the event",
    "resources": _resources,
    "paid": _paid,
    "goal_drawn": lambda name, f, names: f"{does(name, 'draw')} {f['goal']}",
    "goal_returned": lambda name, f, names: f"{does(name, 'put')} back {f['goal']}",
    "goal_completed": lambda name, f, names: f"{does(name, 'complete')} {f['goal']}",
    "learned": lambda name, f, names: f"{does(name, 'pay')} for Shared Knowledge",
    "member_lost": lambda name, f, names: f"{does(name, 'lose')} a member in {f['hex']}",
    "conflict": lambda name, f, names: f"conflict in {f['hex']}",
    "marked": lambda name, f, names: f"{does(name, 'stir')} up a conflict in {f['hex']}",
    "driven": lambda name, f, names: (
        f"{does(name, 'drive')} one of {whose(names[f['victim']])} members from {f['from']} to {f['to']}"
    ),
    "converted": lambda name, f, names: (
        f"{does(name, 'win')} over one of {whose(names[f['victim']])} members in {f['hex']}"
    ),
    "ambush": lambda name, f, names: f"{whose(name)} ambush adds a member in {f['hex']}",
    "shot": _shot,
    "walls": lambda name, f, names: f"{whose(name)} Walls remove an attacker in {f['hex']}",
    "rounds": _rounds,
    "evaded": lambda name, f, names: f"one of {whose(name)} defeated members slips away to {f['hex']}",
    "trimmed": lambda name, f, names: (
        f"{does(name, 'lose')} {count(f['count'], 'member')} over the limit of {f['hex']}"
    ),
    "glacier_stone": lambda name, f, names: f"the Glacier in {f['hex']} now holds {count(f['stones'], 'stone')}",
    "glacier_melted": lambda name, f, names: f"the Glacier in {f['hex']} melts",
    "village_built": _village("build"),
    "village_lost": _village("lose"),
    "elder_came": lambda name, f, names: f"{whose(name)} elder comes to {f['hex']}",
    "elder_left": lambda name, f, names: f"{whose(name)} elder has to leave",
    "points": _points,
    "won": lambda name, f, names: f"{does(name, 'win')} with {count(f['points'], 'point')}",
    "quiet": lambda name, f, names: no_point(f["rounds"], f["rounds"] + f["left"]),
    "stood_still": lambda name, f, names: stood_still(f["rounds"], [names[seat] for seat in f["seats"]]),
    "undo": lambda name, f, names: taken_back(name),
}


def recap(events: Iterable[Event], names: Names) -> list[str]:
    """Nothing: the story tells how the points came about."""
    return []

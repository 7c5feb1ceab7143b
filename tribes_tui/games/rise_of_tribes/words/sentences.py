"""Rise of Tribes in words: prompts, the whole position, the story. Orders stand in `actions`, the log's lines in `news`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any, cast

from rules.rise_of_tribes import decision
from rules.rise_of_tribes.components import frames, tables
from rules.rise_of_tribes.components.box import (
    ACTIONS,
    EVENTS,
    FACES,
    GOAL_VP,
    GOALS,
    HEXES,
    ITEMS,
    LEVEL,
    POWERS,
    TILES,
    TRIBES,
)
from rules.rise_of_tribes.components.layout import bits
from rules.rise_of_tribes.mechanics import ground, standstill, villages
from rules.rise_of_tribes.mechanics.dice import queue_after
from rules.rise_of_tribes.notation.dump import phase as phase
from rules.rise_of_tribes.state import RiseState
from tribes_tui.games.rise_of_tribes.words import things
from tribes_tui.games.rise_of_tribes.words.actions import action, cost, forecast, shore, worth
from tribes_tui.games.rise_of_tribes.words.news import event
from tribes_tui.games.rise_of_tribes.words.prompts import PROMPTS, SPECIAL_PROMPTS, besides
from tribes_tui.games.rise_of_tribes.words.said import position as said
from tribes_tui.games.rise_of_tribes.words.said.log import quiet, quiet_fact, stood_still
from tribes_tui.words.common import waiting
from tribes_tui.words.folding import fold

if TYPE_CHECKING:
    from rules import State

Names = Sequence[str]
LINE = 78
"""Columns of a line of the position."""

# ---- What may be done now -------------------------------------------------------------------------


def prompt(view: State, names: Names) -> str:
    """What the viewer may do now, or whom we wait for."""
    state = cast(RiseState, view)
    player = state.current_player
    if player is None:
        first = winners(state, names)
        return said.over_together(winners=first) if len(first) > 1 else said.over(who=first[0])
    if state.viewer != player:
        return waiting(names[player])
    kind, _, argument = decision(state)
    special = SPECIAL_PROMPTS.get(kind)
    return besides(state, special(state, argument, names) if special else PROMPTS[kind]())


def facts(state: RiseState) -> list[str]:
    """Where in the game we are; that it ends soon comes first, where there is little room."""
    soon = [quiet_fact(rounds=state.quiet, most=state.standstill)] if is_ending(state) else []
    return [*soon, said.turn(turn=state.turn), said.to_win(points=tables.WIN_VP)]


def is_ending(state: RiseState) -> bool:
    """Whether the game ends soon because nobody gets on."""
    return state.standstill > state.quiet >= tables.STANDSTILL_TOLD


def warnings(state: RiseState) -> list[str]:
    """That it does."""
    return [quiet(rounds=state.quiet, most=state.standstill)] if is_ending(state) else []


def winners(state: RiseState, names: Names) -> list[str]:
    """Who is first, at the end."""
    return [names[seat] for seat, place in enumerate(state.ranking()) if place == 1]


# ---- The whole position ---------------------------------------------------------------------------


def position(view: State, names: Names) -> list[str]:
    """The whole view as plain lines of at most 78 columns."""
    state = cast(RiseState, view)
    lines = [said.head(turn=state.turn, who=names[state.active])]
    lines += [said.action(action=things.act(ACTIONS[act]), dice=queue_words(state, act)) for act in range(4)]
    if state.hand:
        lines.append(said.to_place(dice=[things.face(FACES[face]) for face in state.hand]))
    lines += [_event_line(state, slot) for slot in range(2) if state.row[slot] >= 0] or [said.no_events()]
    lines += [line for player in range(state.players) for line in tribe_lines(state, player, names)]
    lines += [hex_line(state, h, names) for h in range(state.layout.size)]
    if state.site >= 0:
        lines.append(said.volcano(hexes=shore(state, state.site)))
    return [piece for line in lines for piece in fold(line, LINE, "    ")]


def queue_words(state: RiseState, act: int) -> str:
    """The three dice on an action, and what each face would make of it now."""
    code = state.queues[act]
    dice = " ".join(things.face(FACES[die]) for die in (code // 9, code // 3 % 3, code % 3))
    offers = [
        said.offer(die=things.face(FACES[face]), worth=worth(state, act, LEVEL[queue_after(code, face)]))
        for face in sorted(set(state.hand))
    ]
    return said.queue(dice=dice, offers=", ".join(offers)) if offers else dice


def _event_line(state: RiseState, slot: int) -> str:
    tile, tokens = things.event(EVENTS[state.row[slot]]), cost(state.tokens[3 * slot : 3 * slot + 3])
    return said.event_tokens(tile=tile, tokens=tokens) if tokens else said.event(tile=tile)


def held_words(state: RiseState, player: int) -> str:
    """The resources of a tribe."""
    return cost(state.resources[3 * player : 3 * player + 3]) or said.nothing()


def tribe_lines(state: RiseState, player: int, names: Names) -> list[str]:
    """Everything about a tribe off the map."""
    told: dict[str, Any] = {
        "name": names[player],
        "tribe": TRIBES[state.tribe[player]],
        "held": held_words(state, player),
        "supply": state.supply[player],
        "points": state.vp[player],
        "villages": villages.count(state, player),
    }
    if state.power[player] >= 0:
        lines = [said.tribe_led(power=things.power(POWERS[state.power[player]]), **told)]
    else:
        lines = [said.tribe(**told)]
    extras = [*_extras(state, player)]
    lines += [f"  {said.has(things=extras)}"] if extras else []
    for say, mask in ((said.wants, state.goals[player]), (said.has_done, state.completed[player])):
        if mask:
            lines.append(f"  {say(goals=[things.goal(GOALS[goal]) for goal in bits(mask)])}")
    return lines


def _extras(state: RiseState, player: int) -> Iterator[str]:
    """What else belongs to a tribe."""
    yield from (things.item(ITEMS[item]).form("the") for item in range(3) if state.item_owner[item] == player)
    if state.hidden[player]:
        yield said.hidden_village()
    if state.tamer == player:
        yield said.mammoth_in(hex=HEXES[state.mammoth])
    if state.board[player]:
        yield said.in_ambush(members=state.board[player])


def hex_line(state: RiseState, h: int, names: Names) -> str:
    """A hex and everything on it."""
    told: dict[str, Any] = {
        "hex": HEXES[h],
        "land": things.land(TILES[state.tiles[h]]),
        "there": ", ".join(_there(state, h, names)) or said.empty(),
    }
    if not state.population[h]:
        return said.hex(**told)
    return said.hex_crowd(population=state.population[h], limit=ground.limit(state, h), **told)


def _there(state: RiseState, h: int, names: Names) -> Iterator[str]:
    """All that is on a hex."""
    yield from (said.there_members(name=names[p], number=n) for p, n in enumerate(state.members_at(h)) if n)
    if state.invaders_hex == h:
        yield said.there_invaders(number=state.invaders)
    if state.village[h] >= 0:
        yield said.there_village(who=names[state.village[h]])
    yield from (said.there_elder(who=names[p]) for p in range(state.players) if state.elder[p] == h)
    if state.tiger == h:
        yield said.there_tiger()
    if state.mammoth == h:
        yield said.there_mammoth()
    if h in (state.glacier, state.melted):
        yield (said.there_glacier if h == state.glacier else said.there_melted)(stones=state.ice_stones)


# ---- The end --------------------------------------------------------------------------------------


def story(state: State, names: Names) -> list[str]:
    """Who won and how the points came about."""
    end = cast(RiseState, state)
    first = winners(end, names)
    if standstill.stands_still(end):
        lines = [stood_still(rounds=end.quiet, winners=first, who=first[0], number=len(first)), said.most()]
    elif len(first) > 1:
        lines = [said.won_together(winners=first, points=max(end.vp), turn=end.turn)]
    else:
        lines = [said.won(who=first[0], points=max(end.vp), turn=end.turn)]
    for player in sorted(range(end.players), key=end.ranking().__getitem__):
        done = [*bits(end.completed[player])]
        goals = sum(GOAL_VP[goal] for goal in done)
        told: dict[str, Any] = {
            "name": names[player],
            "points": end.vp[player],
            "goals": goals,
            "rest": end.vp[player] - goals,
        }
        goal_names = [things.goal(GOALS[goal]) for goal in done]
        lines.append(said.from_goals_named(names=goal_names, **told) if done else said.from_goals(**told))
    return lines


SECTIONS = {
    frames.CHOOSE_POWER: "1.9",
    frames.LAY_GLACIER: "1.10",
    frames.SETTLE: "1.5",
    frames.ENTER: "2.0",
    frames.BEFORE_ROLL: "2.2",
    frames.AFTER_ROLL: "2.2",
    frames.CONFLICTS: "2.6",
    frames.BOW: "2.6",
    frames.EVADE: "a24",
    frames.BUILD: "2.7",
    frames.AUCTION: "2.3",
    frames.SHARE: "2.3",
    frames.LOSE: "2.3",
    frames.PUT_VOLCANO: "2.3",
    frames.ABANDONED_VILLAGE: "a21",
    frames.PUT_TIGER: "1.8",
    frames.PUT_MAMMOTH: "1.8",
    frames.PUT_INVADERS: "1.8",
}


def section(view: State) -> str:
    """The section of the rulebook that speaks of what happens now."""
    state = cast(RiseState, view)
    return SECTIONS.get(decision(state).kind, "2.4") if state.winner < 0 else "2"


__all__ = ["action", "event", "forecast", "position", "prompt", "section", "story"]

"""Rise of Tribes in words: prompts, the whole position, the story. Orders stand in `actions`, the log's lines in `news`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, cast

from rules.rise_of_tribes.components import tables
from rules.rise_of_tribes.components.box import (
    ACTIONS,
    EVENTS,
    FACES,
    GOAL_VP,
    GOALS,
    HEXES,
    ITEMS,
    POWERS,
    TILES,
    TRIBES,
)
from rules.rise_of_tribes.components.layout import bits
from rules.rise_of_tribes.mechanics import ground, standstill, villages
from rules.rise_of_tribes.state import RiseState
from tribes_tui.games.rise_of_tribes.figures import dice_on, is_ending, level_with, shore
from tribes_tui.games.rise_of_tribes.words import things
from tribes_tui.games.rise_of_tribes.words.actions import action, cost, forecast
from tribes_tui.games.rise_of_tribes.words.board import gain_words
from tribes_tui.games.rise_of_tribes.words.news import event
from tribes_tui.games.rise_of_tribes.words.prompts import besides, question
from tribes_tui.games.rise_of_tribes.words.said import position as said
from tribes_tui.games.rise_of_tribes.words.said.actions import gain_worth
from tribes_tui.games.rise_of_tribes.words.said.log import quiet, quiet_fact, stood_still
from tribes_tui.games.rise_of_tribes.words.things import Names
from tribes_tui.words.common import listed, waiting
from tribes_tui.words.folding import fold

if TYPE_CHECKING:
    from rules import State

LINE = 78
"""Columns of a line of the position."""

# ---- What may be done now -------------------------------------------------------------------------


def prompt(view: State, names: Names) -> str:
    """What the viewer may do now, or whom we wait for."""
    state = cast(RiseState, view)
    player = state.current_player
    if player is None:
        return said.over(**_first(state, names))
    if state.viewer != player:
        return waiting(names[player])
    return besides(state, question(state, names))


def facts(state: RiseState) -> list[str]:
    """Where in the game we are; that it ends soon comes first, where there is little room."""
    soon = [quiet_fact(rounds=state.quiet, most=state.standstill)] if is_ending(state) else []
    return [*soon, said.turn(turn=state.turn), said.to_win(points=tables.WIN_VP)]


def warnings(state: RiseState) -> list[str]:
    """That it does."""
    return [quiet(rounds=state.quiet, most=state.standstill)] if is_ending(state) else []


# ---- The whole position ---------------------------------------------------------------------------


def position(view: State, names: Names) -> list[str]:
    """The whole view as plain lines of at most 78 columns."""
    state = cast(RiseState, view)
    lines = [said.head(turn=state.turn, who=names[state.active])]
    lines += [said.action(action=things.act(ACTIONS[act]), dice=queue_words(state, act)) for act in range(4)]
    if state.hand:
        lines.append(said.to_place(dice=things.faces([FACES[face] for face in state.hand])))
    lines += [_event_line(state, slot) for slot in range(2) if state.row[slot] >= 0] or [said.no_events()]
    for player in range(state.players):
        first, *more = tribe_lines(state, player, names)
        lines += [first, *(f"  {line}" for line in more)]
    lines += [hex_line(state, h, names) for h in range(state.layout.size)]
    if state.site >= 0:
        lines.append(said.volcano(hexes=shore(state, state.site)))
    return [piece for line in lines for piece in fold(line, LINE, "    ")]


def queue_words(state: RiseState, act: int) -> str:
    """The three dice on an action, and what each face would make of it now."""
    offers = []
    for face in sorted(set(state.hand)):
        worth = gain_words(state, max(0, state.current_player or 0), act, level_with(state, act, face), gain_worth)
        offers.append(said.offer(die=things.face(FACES[face]), worth=worth))
    dice = " ".join(things.faces(dice_on(state, act)))
    return said.queue(dice=dice, offers=", ".join(offers)) if offers else dice


def _event_line(state: RiseState, slot: int) -> str:
    tile, tokens = things.event(EVENTS[state.row[slot]]), cost(state.tokens[3 * slot : 3 * slot + 3])
    return said.event_tokens(tile=tile, tokens=tokens) if tokens else said.event(tile=tile)


# ---- A tribe --------------------------------------------------------------------------------------


def held_words(state: RiseState, player: int) -> str:
    """The resources of a tribe."""
    return cost(state.resources[3 * player : 3 * player + 3]) or said.nothing()


def tribe_lines(state: RiseState, player: int, names: Names) -> list[str]:
    """Everything about a tribe off the map: points, villages, what it has, its leader, its goals."""
    power = state.power[player]
    leader = things.power(POWERS[power]) if power >= 0 else "none"
    lines = [
        said.tribe(
            name=names[player],
            tribe=TRIBES[state.tribe[player]],
            power=leader,
            points=state.vp[player],
            villages=villages.count(state, player),
            held=held(state, player),
            supply=state.supply[player],
        ),
        said.leader(power=leader, help=things.power_help(POWERS[power])) if power >= 0 else "",
        said.wanted(goals=goals_of(state.goals[player])) if state.goals[player] else "",
        said.done(goals=goals_of(state.completed[player])) if state.completed[player] else "",
    ]
    return [line for line in lines if line]


def held(state: RiseState, player: int) -> str:
    """All that a tribe has off the map, and what it has there besides members and villages: one list."""
    own = state.resources[3 * player : 3 * player + 3]
    return listed([*things.goods_of(own), *_belongings(state, player)]) or said.nothing()


def goals_of(mask: int) -> list[str]:
    """Of a set of goals their names."""
    return [things.goal(GOALS[goal]) for goal in bits(mask)]


def _belongings(state: RiseState, player: int) -> Iterator[str]:
    """What a tribe has besides resources, members and villages."""
    yield from (things.item(ITEMS[item]).form("the") for item in range(3) if state.item_owner[item] == player)
    if state.hidden[player]:
        yield said.own_hidden()
    if state.tamer == player:
        yield said.own_mammoth(hex=HEXES[state.mammoth])
    if state.elder[player] >= 0:
        yield said.own_elder(hex=HEXES[state.elder[player]])
    if state.board[player]:
        yield said.own_ambush(members=state.board[player])


# ---- A hex ----------------------------------------------------------------------------------------


def hex_line(state: RiseState, h: int, names: Names) -> str:
    """A hex and everything on it."""
    there = ", ".join(on_hex(state, h, names, is_heard=False)) or said.empty()
    limit, land = ground.limit(state, h), things.land(TILES[state.tiles[h]])
    return said.hex(hex=HEXES[h], land=land, there=there, population=state.population[h], limit=limit)


def on_hex(state: RiseState, h: int, names: Names, is_heard: bool) -> Iterator[str]:
    """All that is on a hex; `is_heard`: as one says it."""
    yield from (said.members(who=names[p], members=n, heard=is_heard) for p, n in enumerate(state.members_at(h)) if n)
    if state.invaders_hex == h:
        yield said.invaders(invaders=state.invaders, heard=is_heard)
    if state.village[h] >= 0:
        yield said.village(who=names[state.village[h]])
    yield from (said.elder(who=names[p]) for p in range(state.players) if state.elder[p] == h)
    if state.tiger == h:
        yield said.tiger()
    if state.mammoth == h:
        yield said.mammoth(name=names[state.tamer] if state.tamer >= 0 and is_heard else things.NOBODY)
    if h in (state.glacier, state.melted):
        yield said.glacier(stones=state.ice_stones, melted=h == state.melted, heard=is_heard)


# ---- The end --------------------------------------------------------------------------------------


def story(state: State, names: Names) -> list[str]:
    """Who won and how the points came about."""
    end = cast(RiseState, state)
    first = _first(end, names)
    if standstill.stands_still(end):
        lines = [stood_still(rounds=end.quiet, **first), said.most()]
    else:
        lines = [said.won(points=max(end.vp), turn=end.turn, **first)]
    for player in sorted(range(end.players), key=end.ranking().__getitem__):
        done = goals_of(end.completed[player])
        goals = sum(GOAL_VP[goal] for goal in bits(end.completed[player]))
        told = {"points": end.vp[player], "goals": goals, "rest": end.vp[player] - goals, "number": len(done)}
        lines.append(said.from_goals(name=names[player], names=done, **told))
    return lines


def _first(state: RiseState, names: Names) -> dict[str, Any]:
    """Who is first at the end: how many they are, all of them, the only one."""
    winners = [names[seat] for seat, place in enumerate(state.ranking()) if place == 1]
    return {"number": len(winners), "winners": winners, "who": winners[0]}


__all__ = ["action", "event", "forecast", "position", "prompt", "story"]

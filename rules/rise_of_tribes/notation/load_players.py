"""Reading the tribes of a position: points, resources, goals, decks."""

from __future__ import annotations

from rules.core.fields import Fields
from rules.rise_of_tribes.components import tables
from rules.rise_of_tribes.components.box import (
    GOALS,
    HEXES,
    HIDDEN_VILLAGE,
    ITEMS,
    KINDS,
    POWERS,
    TRIBES,
    goals_in_game,
)
from rules.rise_of_tribes.mechanics.knowledge import HIDDEN
from rules.rise_of_tribes.position import Position

FIELDS = (
    *("tribe", "power", "vp", "resources", "supply", "board", "hidden_village", "elder", "items", "goals"),
    *("completed", "deck", "returned"),
)


def read(s: Position, fields: Fields) -> None:
    """Read the field `tribes`."""
    given = fields.nested_list("tribes", s.players)
    named = [tribe.raw("tribe", None) for tribe in given]
    unnamed = [name for name in TRIBES if name not in named]
    for player, tribe in enumerate(given):
        tribe.only(FIELDS)
        s.tribe[player] = TRIBES.index(tribe.word("tribe", TRIBES, unnamed[player]))
        _read_tribe(s, tribe, player)
        _read_things(s, tribe, player)
        _read_goals(s, tribe, player)
    if len(set(s.tribe)) < s.players:
        raise fields.fail("tribes", "no two players have the same tribe")
    if sum(mask.bit_count() for mask in s.villages) + sum(s.hidden) > tables.VILLAGES:
        raise fields.fail("hexes", f"there are only {tables.VILLAGES} villages")


def _read_tribe(s: Position, tribe: Fields, player: int) -> None:
    if tribe.raw("power", None) is not None:
        power = POWERS.index(tribe.word("power", POWERS))
        if power // 2 != s.tribe[player]:
            raise tribe.fail("power", f"{POWERS[power]} is not a power of the {TRIBES[s.tribe[player]]}")
        s.set_power(player, power)
    s.vp[player] = tribe.integer("vp", 0, 99, 0)
    if tribe.has("resources"):
        resources = tribe.nested("resources")
        resources.only(KINDS)
        for i, kind in enumerate(KINDS):
            s.resources[3 * player + i] = resources.integer(kind, 0, 10_000, 0)


def _read_things(s: Position, tribe: Fields, player: int) -> None:
    """Members off the map, the hidden village, the elder, items."""
    s.board[player] = tribe.integer("board", 0, tables.MEMBERS, 0)
    s.supply[player] -= s.board[player]
    if s.supply[player] < 0 or tribe.integer("supply", 0, tables.MEMBERS, s.supply[player]) != s.supply[player]:
        raise tribe.fail("supply", f"all members together are {tables.MEMBERS}")
    s.hidden[player] = int(tribe.flag("hidden_village", False))
    if s.hidden[player] and s.power[player] != HIDDEN_VILLAGE:
        raise tribe.fail("hidden_village", "needs the power Hidden Village")
    if tribe.raw("elder", None) is not None:
        s.elder[player] = HEXES.index(tribe.word("elder", HEXES[: s.layout.size]))
        if s.village[s.elder[player]] != player:
            raise tribe.fail("elder", "must stand on a village of its own")
    for name in tribe.words("items", ITEMS, default=[]):
        if s.item_owner[ITEMS.index(name)] >= 0:
            raise tribe.fail("items", f"there is only one {name}")
        s.item_owner[ITEMS.index(name)] = player


def _read_goals(s: Position, tribe: Fields, player: int) -> None:
    goals = _codes(tribe, "goals", GOALS)
    completed = _codes(tribe, "completed", GOALS)
    s.goals[player] = sum(1 << goal for goal in goals)
    s.completed[player] = sum(1 << goal for goal in completed)
    known = goals_in_game(s.players)
    for name, listed in (("goals", goals), ("completed", goals + completed)):
        if len(set(listed)) < len(listed) or not set(listed) <= set(known):
            raise tribe.fail(name, "each goal of this game is there once, in progress or completed")
    rest = [goal for goal in known if goal not in goals + completed]
    deck = _codes(tribe, "deck", (*GOALS, "?")) if tribe.has("deck") else _usual_deck(s, tribe, rest)
    _read_returned(s, tribe, player, deck)
    shown = [goal for goal in deck if goal != HIDDEN]
    if not set(shown) <= set(rest) or len(set(shown)) < len(shown) or len(deck) > len(rest):
        raise tribe.fail("deck", "must hold only goals neither in progress nor completed, each once")
    if HIDDEN in deck and not tribe_is_seen(s):
        raise tribe.fail("deck", "only a view hides goals")
    s.goal_decks[player] = deck


def _usual_deck(s: Position, tribe: Fields, rest: list[int]) -> list[int]:
    """A deck that is not given: the other goals, shuffled, above those put back."""
    names = [name for run in tribe.items("returned", default=[]) if isinstance(run, list) for name in run]
    back = [GOALS.index(name) for name in names if name in GOALS]
    deck = [goal for goal in rest if goal not in back]
    if s.rng is not None:
        s._shuffle(deck)
    return deck + back


def tribe_is_seen(s: Position) -> bool:
    """Whether the position is a view: it has no generator."""
    return s.rng is None


def _codes(tribe: Fields, name: str, names: tuple[str, ...]) -> list[int]:
    return [HIDDEN if word == "?" else GOALS.index(word) for word in tribe.words(name, names, default=[])]


def _read_returned(s: Position, tribe: Fields, player: int, deck: list[int]) -> None:
    """The runs of goals put back; where a view hides their order they are put in a fixed one."""
    inner = tribe.items("returned", default=[])
    end = len(deck) - sum(len(run) if isinstance(run, list) else 0 for run in inner)
    for i, run in enumerate(inner):
        codes = sorted(
            GOALS.index(word) for word in Fields({"run": run}, tribe.path(f"returned[{i}]")).words("run", GOALS)
        )
        place = slice(end, end + len(codes))
        if end >= 0 and tribe_is_seen(s) and set(deck[place]) == {HIDDEN}:
            deck[place] = codes
        if end < 0 or not codes or sorted(deck[place]) != codes:
            raise tribe.fail("returned", "must name the goals at the bottom of the deck, run by run")
        s.returned[player].append(len(codes))
        end += len(codes)

"""Rise of Tribes for people who listen: the question and the choices; what happened stands in `spoken_news`."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, cast

from rules.rise_of_tribes import decision
from rules.rise_of_tribes.components.box import ACTIONS, FACES, GOAL_VP, GOALS, HEXES, LEAD, TILES
from rules.rise_of_tribes.components.layout import bits
from rules.rise_of_tribes.state import RiseState
from tribes_tui.games.rise_of_tribes.words.answers import REQUESTS as REQUESTS
from tribes_tui.games.rise_of_tribes.words.answers import THINGS as THINGS
from tribes_tui.games.rise_of_tribes.words.answers import place as place
from tribes_tui.games.rise_of_tribes.words.answers import seat as seat
from tribes_tui.games.rise_of_tribes.words.board import gain_words, level_with
from tribes_tui.games.rise_of_tribes.words.places import OUTCOMES
from tribes_tui.games.rise_of_tribes.words.sentences import DONE, action, completing, to_put
from tribes_tui.games.rise_of_tribes.words.sentences import prompt as question
from tribes_tui.games.rise_of_tribes.words.spoken_news import news
from tribes_tui.words.common import count, listed
from tribes_tui.words.spoken import SpokenChoice

if TYPE_CHECKING:
    from rules import State

__all__ = ["REQUESTS", "THINGS", "choice", "news", "place", "question", "seat", "spelt", "would"]

Names = Sequence[str]
Fields = Mapping[str, Any]
Say = Callable[[RiseState, Fields, Names], str]


def _hex(state: RiseState, letter: str) -> str:
    """A hex with its terrain: `E, a lake`."""
    h = HEXES.index(letter)
    return f"{letter}, {TILES[state.tiles[h]].lower()}" if h < state.layout.size else letter


def _die(state: RiseState, fields: Fields, names: Names) -> str:
    act = ACTIONS.index(fields["action"])
    if act > LEAD or state.current_player is None:
        verb, _, beast = fields["action"].lower().partition(" ")
        return f"spend the {fields['die']} to {verb} the {beast}"
    worth = gain_words(state, state.current_player, act, level_with(state, act, FACES.index(fields["die"])))
    return f"place the {fields['die']} on {fields['action'].lower()}: {worth}"


def _complete(state: RiseState, fields: Fields, names: Names) -> str:
    return f"{completing(fields['goal'])}, {count(GOAL_VP[GOALS.index(fields['goal'])], 'point')}"


def _site(state: RiseState, fields: Fields, names: Names) -> str:
    shores = [HEXES[h] for h in bits(state.layout.shores[fields["site"] - 1])]
    return f"lay the volcano on site {fields['site']}, beside {listed(shores)}"


def _done(state: RiseState, fields: Fields, names: Names) -> str:
    return DONE[decision(state).kind]


def _victim(state: RiseState, fields: Fields, names: Names) -> str:
    return f"choose a member of {names[fields['player']]}" if fields["player"] < len(names) else "choose nobody"


def _fight(state: RiseState, fields: Fields, names: Names) -> str:
    return f"resolve the conflict in {_hex(state, fields['hex'])}"


SPOKEN: dict[str, Say] = {
    "DIE": _die,
    "COMPLETE": _complete,
    "SITE": _site,
    "FIGHT": _fight,
    "DONE": _done,
    "VICTIM": _victim,
    "FAR": lambda s, f, names: "send one more that has not moved",
    "GROW_BOARD": lambda s, f, names: "grow a member in ambush, on your board",
    "SHIFT": lambda s, f, names: f"let the mammoth follow to {f['hex']}",
    "AMBUSH": lambda s, f, names: f"bring one more from the ambush into {f['hex']}",
    "EVADE": lambda s, f, names: f"let a defeated member slip away to {f['hex']}",
    "GROW": lambda s, f, names: f"grow a member in {_hex(s, f['hex'])}",
    "MOVE": lambda s, f, names: f"move a member from {f['from']} to {_hex(s, f['to'])}",
    "WAYFARE": lambda s, f, names: f"pay 1 wood for wayfarers from {f['from']} to {_hex(s, f['to'])}",
    "GATHER": lambda s, f, names: f"gather from {_hex(s, f['hex'])}",
    "LOSE": lambda s, f, names: f"lose a member in {_hex(s, f['hex'])}",
    "PLACE": lambda s, f, names: f"{to_put(s)} {_hex(s, f['hex'])}",
    "BUILD": lambda s, f, names: f"build a village in {_hex(s, f['hex'])}",
    "BUILD_ELDER": lambda s, f, names: f"build a village in {_hex(s, f['hex'])}, where your elder comes",
    "CUNNING": lambda s, f, names: f"pay 1 resource for a conflict in {_hex(s, f['hex'])}",
    "EXOGAMY": lambda s, f, names: f"pay 2 resources to another player and win a member over in {_hex(s, f['hex'])}",
}
"""Actions whose words for the eye have signs that aren't read aloud."""


def words(state: RiseState, id: int, names: Names) -> str:
    """An action as one says it."""
    row = state.game.actions[id]
    say = SPOKEN.get(row.kind)
    return say(state, row.fields, names) if say else action(state, id, names)


GROUPS: dict[str, tuple[Callable[[Fields], str], Callable[[Fields], str]]] = {
    "MOVE": (lambda f: f"move a member from {f['from']}", lambda f: f"From {f['from']}: where to?"),
    "DIE": (lambda f: f"place the {f['die']}", lambda f: f"The {f['die']}: on which action?"),
    "INTIMIDATE": (lambda f: f"drive a member from {f['from']}", lambda f: f"From {f['from']}: where to?"),
    "WAYFARE": (lambda f: f"send wayfarers from {f['from']}", lambda f: f"From {f['from']}: where to?"),
    "TRADE": (lambda f: f"swap 2 {f['give']}", lambda f: f"2 {f['give']}: for what?"),
    "GIVE": (lambda f: f"give {f['resource']}", lambda f: f"The {f['resource']}: to whom?"),
    "LOAN": (
        lambda f: f"borrow {f['development']}",
        lambda f: f"For {f['development']}: what do you give, and to whom?",
    ),
    "BID": (lambda f: "bid", lambda f: "How much do you bid?"),
    "BUILD": (lambda f: "build a village", lambda f: "Where do you build?"),
}
"""Kinds of which there may be many: what the group is called, and what is asked next."""


def choice(view: State, id: int, names: Names) -> SpokenChoice:
    """An action; moves from one hex are a group, and what else there may be many of."""
    state = cast(RiseState, view)
    row = state.game.actions[id]
    said = words(state, id, names)
    if row.kind not in GROUPS:
        return SpokenChoice(said)
    group, ask = GROUPS[row.kind]
    return SpokenChoice(said, group(row.fields), ask(row.fields), said)


def would(view: State, id: int, names: Names) -> str:
    """What it would bring or cost, which conflicts it would make."""
    state = cast(RiseState, view)
    row = state.game.actions[id]
    if row.kind == "FIGHT":
        return action(view, id, names).partition(": ")[2]
    made = OUTCOMES.get(row.kind)
    return made(state, row.fields, names) if made else ""


def spelt(text: str) -> str:
    """A sentence of the rules, with the codes of the notation spelt out."""
    return text

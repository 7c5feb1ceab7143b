"""Why an action is not legal now, in one line, with the section that says so."""

from __future__ import annotations

from rules.core.action import Action
from rules.core.state import Refusal
from rules.rise_of_tribes.components import frames
from rules.rise_of_tribes.components.box import HEXES
from rules.rise_of_tribes.notation.reasons import of_actions, of_building, of_events
from rules.rise_of_tribes.position import Position, decision

WHEN: dict[str, tuple[tuple[int, ...], str, str]] = {
    "ROLL": ((frames.BEFORE_ROLL,), "the dice are rolled at the start of your turn", "2.2"),
    "DREAM": ((frames.BEFORE_ROLL,), "Dreamtime is for the start of your turn, before the roll", "1.9"),
    "BOTTOM": ((frames.DREAM,), "you have not just looked at two event tiles", "a30"),
    "LIGHT": ((frames.AFTER_ROLL,), "a moon can be lit only right after the roll", "1.9"),
    "DIE": ((frames.DIE,), "this is not the moment to place a die", "2.4"),
    "GROW": ((frames.GROW,), "members grow during your GROW action", "2.4"),
    "GROW_BOARD": ((frames.GROW,), "members grow during your GROW action", "2.4"),
    "MOVE": ((frames.MOVE,), "members move during your MOVE action", "2.4"),
    "WAYFARE": ((frames.MOVE,), "the Wayfarers travel during your MOVE action", "a28"),
    "FAR": ((frames.WAYFARE,), "no Wayfarers are on their way", "a28"),
    "FAR_MOVED": ((frames.WAYFARE,), "no Wayfarers are on their way", "a28"),
    "SHIFT": ((frames.MOVE,), "the tamed mammoth is shifted during your MOVE action", "1.8"),
    "GATHER": ((frames.GATHER,), "resources are gathered during your GATHER action", "2.4"),
    "GATHER_STONE": ((frames.GATHER,), "resources are gathered during your GATHER action", "2.4"),
    "RETURN": ((frames.LEAD,), "goals go back under the deck during your LEAD action, before drawing", "2.4"),
    "TAKE": ((frames.TAKE,), "there is no resource of choice to take", "2"),
    "PAY": ((frames.PAY,), "there is nothing to pay of your own choice", "2"),
    "SAVE": ((frames.SAVE,), "only Crafty Builders save a resource, when they build", "1.9"),
    "VICTIM": ((frames.VICTIM,), "no opposing member is to be chosen", "1.9"),
    "PLACE": (
        (frames.LAY_GLACIER, frames.SETTLE, frames.ENTER, frames.PUT_TIGER, frames.PUT_MAMMOTH, frames.PUT_INVADERS),
        "there is nothing to place now",
        "2",
    ),
    "LOSE": ((frames.LOSE,), "you have no member to lose now", "2.3"),
    "SITE": ((frames.PUT_VOLCANO,), "the volcano is laid when its tile is revealed for the first time", "2.3"),
    "DROP": ((frames.AUCTION,), "there is no auction", "2.3"),
    "BID": ((frames.AUCTION,), "there is no auction", "2.3"),
    "GIVE": ((frames.SHARE,), "there is no winning bid to hand out", "2.3"),
    "FIGHT": ((frames.CONFLICTS,), "conflicts are resolved in phase 4, after both actions", "2.6"),
    "BOW": ((frames.BOW,), "the Bow shoots only at the start of a conflict in which you attack", "2.6"),
    "BOW_INVADERS": ((frames.BOW,), "the Bow shoots only at the start of a conflict in which you attack", "2.6"),
    "CUNNING": ((frames.CONFLICTS,), "Cunning is for your conflict phase", "a25"),
    "INTIMIDATE": ((frames.CONFLICTS,), "Intimidate is for your turn, before the first conflict", "a25"),
    "AMBUSH": ((frames.CONFLICTS,), "an ambush is for your conflict phase", "a29"),
    "EVADE": ((frames.EVADE,), "you have no defeated member to save", "a24"),
    "BUILD": ((frames.BUILD, frames.ABANDONED_VILLAGE), "villages are built in phase 5, building", "2.7"),
    "BUILD_ELDER": ((frames.BUILD, frames.ABANDONED_VILLAGE), "villages are built in phase 5, building", "2.7"),
    "BUILD_HIDDEN": ((frames.BUILD,), "the hidden village is built in phase 5, building", "a32"),
    "COMPLETE": ((frames.BUILD,), "goals are completed in phase 5, building", "2.7"),
    "LEARN": ((frames.BUILD,), "Shared Knowledge is used in phase 5, building", "1.8"),
    "ALTAR": ((frames.BUILD,), "the Altar is used in phase 5, building", "1.8"),
    "POWER": ((frames.CHOOSE_POWER,), "leaders are chosen when the starting members are placed", "1.5"),
    "BUY": (frames.FREE_MOMENTS, "items are bought at a free moment of your own turn", "2.4"),
    "TRADE": ((), "only the Trader swaps resources, and not in the middle of a payment", "a33"),
    "EXOGAMY": (frames.FREE_MOMENTS, "Exogamy is for a free moment of your own turn", "a27"),
    "LOAN": ((frames.DIE, frames.CONFLICTS), "a loan is declared before an action or a conflict", "a34"),
}
"""Kind -> the decisions at which it can be legal, and why not at others."""


def refusal(s: Position, action: int) -> Refusal:
    """The reason why `action`, illegal now, is so."""
    row = s.game.actions[action]
    kind = decision(s).kind
    if row.kind == "DONE":
        return done(s, kind)
    where, reason, section = WHEN[row.kind]
    if kind not in where:
        return Refusal(reason, section)
    return specific(s, row)


def done(s: Position, kind: int) -> Refusal:
    """Why this cannot be left out."""
    if kind == frames.DIE:
        return Refusal("both dice must be placed", "2.4")
    if kind == frames.CONFLICTS:
        return Refusal("every conflict must be resolved", "2.6")
    return Refusal("you must choose here", "2")


def specific(s: Position, row: Action) -> Refusal:
    """Why this action, and not the others of its kind."""
    player = s.current_player
    assert player is not None
    h = row.fields.get("hex", row.fields.get("from"))
    if isinstance(h, str) and h in HEXES and HEXES.index(h) >= s.layout.size:
        return Refusal(f"this map has no hex {h}", "1.4")
    why = WHY.get(row.kind)
    return why(s, player, row) if why else Refusal("that is not among the choices here", "2")


WHY = {**of_actions.WHY, **of_events.WHY, **of_building.WHY}
"""Kind -> what forbids such an action at its moment."""

"""Why an action is not legal now, in one line, with the section that says so."""

from __future__ import annotations

from rules.core.action import Action
from rules.core.state import Refusal, refusal_of
from rules.rise_of_tribes.components import frames
from rules.rise_of_tribes.components.box import HEXES
from rules.rise_of_tribes.notation.reasons import of_actions, of_building, of_events
from rules.rise_of_tribes.position import Position, decision

WHEN: dict[str, tuple[tuple[int, ...], Refusal]] = {
    "ROLL": (
        (frames.BEFORE_ROLL,),
        refusal_of("rise_of_tribes", "2.2", "when-roll", "the dice are rolled at the start of your turn"),
    ),
    "DREAM": (
        (frames.BEFORE_ROLL,),
        refusal_of("rise_of_tribes", "1.9", "when-dream", "Dreamtime is for the start of your turn, before the roll"),
    ),
    "BOTTOM": (
        (frames.DREAM,),
        refusal_of("rise_of_tribes", "a30", "no-dream", "you haven't just looked at two event tiles"),
    ),
    "LIGHT": (
        (frames.AFTER_ROLL,),
        refusal_of("rise_of_tribes", "1.9", "when-light", "a moon can be lit only right after the roll"),
    ),
    "DIE": ((frames.DIE,), refusal_of("rise_of_tribes", "2.4", "when-die", "this isn't the moment to place a die")),
    "GROW": ((frames.GROW,), refusal_of("rise_of_tribes", "2.4", "when-grow", "members grow during your GROW action")),
    "GROW_BOARD": (
        (frames.GROW,),
        refusal_of("rise_of_tribes", "2.4", "when-grow", "members grow during your GROW action"),
    ),
    "MOVE": ((frames.MOVE,), refusal_of("rise_of_tribes", "2.4", "when-move", "members move during your MOVE action")),
    "WAYFARE": (
        (frames.MOVE,),
        refusal_of("rise_of_tribes", "a28", "when-wayfare", "the Wayfarers travel during your MOVE action"),
    ),
    "FAR": ((frames.WAYFARE,), refusal_of("rise_of_tribes", "a28", "no-wayfarers", "no Wayfarers are on their way")),
    "FAR_MOVED": (
        (frames.WAYFARE,),
        refusal_of("rise_of_tribes", "a28", "no-wayfarers", "no Wayfarers are on their way"),
    ),
    "SHIFT": (
        (frames.MOVE,),
        refusal_of("rise_of_tribes", "1.8", "when-shift", "the tamed mammoth is shifted during your MOVE action"),
    ),
    "GATHER": (
        (frames.GATHER,),
        refusal_of("rise_of_tribes", "2.4", "when-gather", "resources are gathered during your GATHER action"),
    ),
    "GATHER_STONE": (
        (frames.GATHER,),
        refusal_of("rise_of_tribes", "2.4", "when-gather", "resources are gathered during your GATHER action"),
    ),
    "RETURN": (
        (frames.LEAD,),
        refusal_of(
            "rise_of_tribes",
            "2.4",
            "when-return",
            "goals go back under the deck during your LEAD action, before drawing",
        ),
    ),
    "TAKE": (
        (frames.TAKE,),
        refusal_of("rise_of_tribes", "2", "no-choice-to-take", "there is no resource to choose"),
    ),
    "PAY": (
        (frames.PAY,),
        refusal_of("rise_of_tribes", "2", "nothing-to-pay", "there is nothing to pay of your own choice"),
    ),
    "SAVE": (
        (frames.SAVE,),
        refusal_of(
            "rise_of_tribes", "1.9", "only-crafty-builders", "only Crafty Builders save a resource, when they build"
        ),
    ),
    "VICTIM": (
        (frames.VICTIM,),
        refusal_of("rise_of_tribes", "1.9", "no-victim", "there is no opposing member to choose"),
    ),
    "PLACE": (
        (frames.LAY_GLACIER, frames.SETTLE, frames.ENTER, frames.PUT_TIGER, frames.PUT_MAMMOTH, frames.PUT_INVADERS),
        refusal_of("rise_of_tribes", "2", "nothing-to-place", "there is nothing to place now"),
    ),
    "LOSE": ((frames.LOSE,), refusal_of("rise_of_tribes", "2.3", "nobody-to-lose", "you have no member to lose now")),
    "SITE": (
        (frames.PUT_VOLCANO,),
        refusal_of(
            "rise_of_tribes", "2.3", "when-volcano", "the volcano is laid when its tile is revealed for the first time"
        ),
    ),
    "DROP": ((frames.AUCTION,), refusal_of("rise_of_tribes", "2.3", "no-auction", "there is no auction")),
    "BID": ((frames.AUCTION,), refusal_of("rise_of_tribes", "2.3", "no-auction", "there is no auction")),
    "GIVE": (
        (frames.SHARE,),
        refusal_of("rise_of_tribes", "2.3", "no-winning-bid", "there is no winning bid to hand out"),
    ),
    "FIGHT": (
        (frames.CONFLICTS,),
        refusal_of("rise_of_tribes", "2.6", "when-conflicts", "conflicts are resolved after both actions"),
    ),
    "BOW": (
        (frames.BOW,),
        refusal_of(
            "rise_of_tribes", "2.6", "when-bow", "the Bow shoots only at the start of a conflict in which you attack"
        ),
    ),
    "BOW_INVADERS": (
        (frames.BOW,),
        refusal_of(
            "rise_of_tribes", "2.6", "when-bow", "the Bow shoots only at the start of a conflict in which you attack"
        ),
    ),
    "CUNNING": (
        (frames.CONFLICTS,),
        refusal_of("rise_of_tribes", "a25", "when-cunning", "Cunning is for your conflict phase"),
    ),
    "INTIMIDATE": (
        (frames.CONFLICTS,),
        refusal_of(
            "rise_of_tribes", "a25", "when-intimidate", "Intimidate is for your turn, before the first conflict"
        ),
    ),
    "AMBUSH": (
        (frames.CONFLICTS,),
        refusal_of("rise_of_tribes", "a29", "when-ambush", "an ambush is for your conflict phase"),
    ),
    "EVADE": (
        (frames.EVADE,),
        refusal_of("rise_of_tribes", "a24", "nobody-defeated", "you have no defeated member to save"),
    ),
    "BUILD": (
        (frames.BUILD, frames.ABANDONED_VILLAGE),
        refusal_of("rise_of_tribes", "2.7", "when-build", "villages are built when you build, your turn's last step"),
    ),
    "BUILD_ELDER": (
        (frames.BUILD, frames.ABANDONED_VILLAGE),
        refusal_of("rise_of_tribes", "2.7", "when-build", "villages are built when you build, your turn's last step"),
    ),
    "BUILD_HIDDEN": (
        (frames.BUILD,),
        refusal_of(
            "rise_of_tribes", "a32", "when-hidden", "the hidden village is built when you build, your turn's last step"
        ),
    ),
    "COMPLETE": (
        (frames.BUILD,),
        refusal_of(
            "rise_of_tribes", "2.7", "when-complete", "goals are completed when you build, your turn's last step"
        ),
    ),
    "LEARN": (
        (frames.BUILD,),
        refusal_of(
            "rise_of_tribes", "1.8", "when-learn", "Shared Knowledge is used when you build, your turn's last step"
        ),
    ),
    "ALTAR": (
        (frames.BUILD,),
        refusal_of("rise_of_tribes", "1.8", "when-altar", "the Altar is used when you build, your turn's last step"),
    ),
    "POWER": (
        (frames.CHOOSE_POWER,),
        refusal_of("rise_of_tribes", "1.5", "when-leader", "leaders are chosen when the starting members are placed"),
    ),
    "BUY": (
        frames.FREE_MOMENTS,
        refusal_of("rise_of_tribes", "2.4", "when-buy", "items are bought at a free moment of your own turn"),
    ),
    "TRADE": (
        (),
        refusal_of(
            "rise_of_tribes",
            "a33",
            "only-trader",
            "only the Trader swaps resources, and not in the middle of a payment",
        ),
    ),
    "EXOGAMY": (
        frames.FREE_MOMENTS,
        refusal_of("rise_of_tribes", "a27", "when-exogamy", "Exogamy is for a free moment of your own turn"),
    ),
    "LOAN": (
        (frames.DIE, frames.CONFLICTS),
        refusal_of("rise_of_tribes", "a34", "when-loan", "a loan is declared before an action or a conflict"),
    ),
}
"""Kind -> the decisions at which it can be legal, and why not at others."""


def refusal(s: Position, action: int) -> Refusal:
    """The reason why `action`, illegal now, is so."""
    row = s.game.actions[action]
    kind = decision(s).kind
    if row.kind == "DONE":
        return done(s, kind)
    where, otherwise = WHEN[row.kind]
    if kind not in where:
        return otherwise
    return specific(s, row)


def done(s: Position, kind: int) -> Refusal:
    """Why this cannot be left out."""
    if kind == frames.DIE:
        return refusal_of("rise_of_tribes", "2.4", "both-dice", "both dice must be placed")
    if kind == frames.CONFLICTS:
        return refusal_of("rise_of_tribes", "2.6", "every-conflict", "every conflict must be resolved")
    return refusal_of("rise_of_tribes", "2", "must-choose", "you must choose here")


def specific(s: Position, row: Action) -> Refusal:
    """Why this action, and not the others of its kind."""
    player = s.current_player
    assert player is not None
    h = row.fields.get("hex", row.fields.get("from"))
    if isinstance(h, str) and h in HEXES and HEXES.index(h) >= s.layout.size:
        return refusal_of("rise_of_tribes", "1.4", "no-hex", "this map has no hex {hex}", hex=h)
    why = WHY.get(row.kind)
    return (
        why(s, player, row)
        if why
        else refusal_of("rise_of_tribes", "2", "no-such-choice", "that isn't among the choices here")
    )


WHY = {**of_actions.WHY, **of_events.WHY, **of_building.WHY}
"""Kind -> what forbids such an action at its moment."""

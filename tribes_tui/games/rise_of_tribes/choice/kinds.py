"""The kinds of decisions and of actions: which step of the turn they belong to, and which section of the rulebook speaks of them."""

from rules.rise_of_tribes.components import frames

DEALS = ("LIGHT", "LEARN", "ALTAR", "BUY", "TRADE", "EXOGAMY", "LOAN")
"""Kinds of actions by which resources or members are given for something else."""
LOST_LATER = {frames.BEFORE_ROLL: {"DREAM"}, frames.AFTER_ROLL: {"LIGHT", "BUY"}}
"""What can't be done any more once it goes on."""
GOALS_CHOSEN = (frames.LEAD, frames.BUILD)
"""Decisions at which goals may be chosen: all of them are shown."""
STEP_OF = {
    **dict.fromkeys((frames.BEFORE_ROLL, frames.DREAM, frames.AFTER_ROLL), 0),
    **dict.fromkeys((frames.PUT_TIGER, frames.PUT_MAMMOTH, frames.PUT_INVADERS, frames.PUT_VOLCANO), 0),
    **dict.fromkeys((frames.AUCTION, frames.SHARE, frames.ABANDONED_VILLAGE), 0),
    **dict.fromkeys((frames.DIE, frames.GROW, frames.MOVE, frames.WAYFARE, frames.GATHER, frames.LEAD), 1),
    **dict.fromkeys((frames.CONFLICTS, frames.BOW, frames.EVADE), 2),
    frames.BUILD: 3,
}
"""Which step of the turn a decision belongs to; others belong to that of the turn's next step."""
STEP_OF_PHASE = {"village points": 0, "roll": 0, "events": 0, "actions": 1, "conflict": 2, "build": 3}  # no words

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
"""The section of the rulebook that speaks of a decision; of others it is 2.4."""
RULES = {
    "GROW": ("2.4", "GROW"),
    "GROW_BOARD": ("2.4", "GROW"),
    "MOVE": ("2.4", "MOVE"),
    "SHIFT": ("1.8", ""),
    "GATHER": ("2.4", "GATHER"),
    "GATHER_STONE": ("2.4", "GATHER"),
    "RETURN": ("2.4", "LEAD"),
    "PLACE": ("2.0", ""),
}
"""See `GameBoard.rules`."""

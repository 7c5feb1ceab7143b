"""The lesson of Rise of Tribes: settle, roll, grow, move, gather, build, complete a goal."""

from tribes_tui.games.rise_of_tribes.words.said import lesson as said
from tribes_tui.learning.lesson import Lesson, Step


def lesson() -> Lesson:
    """A game against Bo."""
    return Lesson(
        "rise_of_tribes",
        1,
        ("Bo",),
        (
            Step(
                said.settle(),
                said.settle_text(),
                ("place E",),  # no words
                ("place B",),  # no words
                "1.5",
                about=("hex:E",),
            ),
            Step(
                said.dice(),
                said.dice_text(),
                ("sun lead",),  # no words
                section="2.4",
                about=("in-hand:0", "in-hand:1", "action:GROW", "action:MOVE", "action:GATHER", "action:LEAD"),
            ),
            Step(
                said.grow(),
                said.grow_text(),
                ("blank grow", "grow E", "grow E", "grow E"),  # no words
                ("volcano 4", "sun lead", "sun grow", "grow B", "grow B", "done"),  # no words
                "2.4",
                about=("action:GROW", "hex:E"),
            ),
            Step(
                said.event(),
                said.event_text(),
                ("moon grow",),  # no words
                section="2.3",
                about=("volcano", "action:GROW"),
            ),
            Step(
                said.crowd(),
                said.crowd_text(),
                ("grow E", "grow E", "grow E"),  # no words
                section="2.4",
                about=("hex:E",),
            ),
            Step(
                said.move(),
                said.move_text(),
                ("blank move", "move E C"),  # no words
                section="2.5",
                about=("action:MOVE", "hex:E", "hex:C"),
            ),
            Step(
                said.spread(),
                said.spread_text(),
                ("move E D", "move E F", "move E G"),  # no words
                ("blank grow", *["grow B"] * 3, "moon move", *(f"move B {to}" for to in "ACDE")),  # no words
                "2.5",
                about=("hex:E", "hex:D", "hex:F", "hex:G"),
            ),
            Step(
                said.sharing(),
                said.sharing_text(),
                ("blank gather",),  # no words
                section="2.6",
                about=("hex:C", "hex:D", "hex:E", "action:GATHER"),
            ),
            Step(
                said.gather(),
                said.gather_text(),
                ("gather C", "gather E"),  # no words
                section="2.4",
                about=("hex:C", "hex:E"),
            ),
            Step(
                said.goals(),
                said.goals_text(),
                ("blank lead",),  # no words
                ("moon gather", "gather A", "gather B", "blank grow", "grow C", "grow D", "grow A"),  # no words
                "1.7",
                about=("action:LEAD", "goals"),
            ),
            Step(
                said.cost(),
                said.cost_text(),
                ("blank gather", "gather E", "gather F"),  # no words
                section="1.6",
                about=("village", "action:GATHER", "hex:E", "hex:F"),
            ),
            Step(
                said.majority(),
                said.majority_text(),
                ("moon grow", "grow C", "grow C", "grow D"),  # no words
                section="1.7",
                about=("action:GROW", "hex:C", "hex:D"),
            ),
            Step(
                said.build(),
                said.build_text(),
                ("build E",),  # no words
                ("sun lead", "blank gather", "gather A", "gather B", "build A"),  # no words
                "2.7",
                about=("village", "hex:E"),
            ),
            Step(
                said.income(),
                said.income_text(),
                ("blank gather", "gather C", "gather F"),  # no words
                section="2.1",
                about=("seat:0", "goals", "action:GATHER", "hex:C", "hex:F"),
            ),
            Step(
                said.ready(),
                said.ready_text(),
                ("moon move", "move E D", "move E H", "complete majority-in-mountains"),  # no words
                section="2.7",
                about=("action:MOVE", "hex:E", "hex:D", "hex:H", "goals"),
            ),
        ),
    )

"""The lesson of Tribal Rixe: laying, moving, and how a column is completed."""

from __future__ import annotations

from tribes_tui.learning.lesson import Lesson, Step

LESSON = Lesson(
    "tribal_rixe",
    2,
    ("Bo",),
    (
        Step(
            "Welcome to the Rixe. Columns run from 9 down to 1, the two colours in turn. Whoever completes one collects it. Who is "
            "out of cards ends the round; the more columns then, the more points."
        ),
        Step(
            "First everybody cleans their own zone. The turtle 2 of your hand is blue and fits on the orange mask 3.",
            "play T2 M3b",
            "3.1",
        ),
        Step("Nothing else fits here.", "done", "3.1"),
        Step(move="move D6a L7b"),
        Step(move="play M9 empty1"),
        Step(move="done"),
        Step("In your turns you may lay on every zone. The mask 7 goes on Bo's turtle 8.", "play M7 T8a", "3.2"),
        Step("The lizard 6 goes on top of it.", "play L6 M7b", "3.2"),
        Step("Columns move as well: your mask 5 goes on the lizard 6 and leaves a free place.", "move M5b L6a", "3.2"),
        Step("A free place takes a 9 of yours.", "play L9 empty0", "3.2"),
        Step("The whole run from the turtle 8 fits on the djembe 9.", "move T8a D9b", "3.2"),
        Step("Another 9 into the free place that Bo's column left.", "play T9 empty1", "3.2"),
        Step("Two cards are left in your hand. End the turn.", "end", "3.2"),
        Step(move="play T4 M5b"),
        Step(move="move M3b T4a"),
        Step(move="play M1 T2b"),
        Step(move="collect M1a"),
        Step(
            "Bo laid the missing cards on your long column, from 9 to 1, and collected it. So think twice before you leave a column "
            "that is nearly done.",
            section="3.2",
        ),
        Step(move="play M8 L9b"),
        Step(move="move L7a M8a"),
        Step(move="end"),
        Step("With nothing that fits, draw a card.", "draw", "3.2"),
        Step("The turtle 5 fits on Bo's djembe 6.", "play T5 D6a", "3.2"),
        Step("End your turn. A round is over when somebody has no card left, and there are five rounds.", "end", "3.3"),
    ),
)

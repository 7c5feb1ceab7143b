"""The lesson of Tribal Rixe: laying, moving, and how a column is completed."""

from __future__ import annotations

from tribes_tui.learning.lesson import Lesson, Step

LESSON = Lesson(
    "tribal_rixe",
    2,
    ("Bo",),
    (
        Step(
            "What it is about",
            "Columns run from 9 down to 1, orange and blue in turn. Collecting a complete one brings a point; whoever is first "
            "out of cards gets three.",
        ),
        Step(
            "Cleaning",
            "First everybody cleans their own zone. The turtle 2 of your hand is blue and fits on the orange mask 3.",
            ("play T2 M3b",),
            section="3.1",
            about=("hand:T2", "card:M3b"),
        ),
        Step(
            "Nothing else fits",
            "End your cleaning. When all have, whoever laid the fewest cards begins; on a tie the first one clockwise from the youngest.",
            ("done",),
            ("move D6a L7b", "play M9 empty1", "done"),
            "3.1",
            about=("end",),
        ),
        Step(
            "All zones are yours",
            "In your turns you may play on every zone. The mask 7 goes on Bo's turtle 8, and the lizard 6 on top of it.",
            ("play M7 T8a", "play L6 M7b"),
            section="3.2",
            about=("hand:M7", "hand:L6", "card:T8a"),
        ),
        Step(
            "Columns move",
            "Your mask 5 goes on the lizard 6 and leaves a free place.",
            ("move M5b L6a",),
            section="3.2",
            about=("card:M5b", "card:L6a"),
        ),
        Step(
            "A free place",
            "It takes a 9 of your hand.",
            ("play L9 empty0",),
            section="3.2",
            about=("hand:L9", "empty:0"),
        ),
        Step(
            "A group",
            "The turtle 8 fits on the djembe 9, and all that lies on it comes along. The place that it leaves takes your "
            "turtle 9.",
            ("move T8a D9b", "play T9 empty1"),
            section="1",
            about=("card:T8a", "card:D9b"),
        ),
        Step(
            "End the turn",
            "Two cards are left in your hand, and neither fits.",
            ("end",),
            ("play T4 M5b", "move M3b T4a", "play M1 T2b", "collect M1a"),
            "3.2",
            about=("hand:D3", "hand:M2", "end"),
        ),
        Step(
            "Complete columns",
            "Bo laid the turtle 4, moved your mask 3 there, laid the mask 1, and collected the column. Leave none like it.",
            then=("play M8 L9b", "move L7a M8a", "end"),
            section="3.2",
            about=("column:3",),
        ),
        Step(
            "Draw",
            "If you laid no card in your turn and none fits, draw one. After a lap without a card laid, one of the stock "
            "starts a new column.",
            ("draw",),
            section="3.2",
            about=("stock",),
        ),
        Step(
            "A drawn card",
            "If it fits, you play it at once: the turtle 5 goes on Bo's djembe 6.",
            ("play T5 D6a",),
            section="3.2",
            about=("hand:T5", "card:D6a"),
        ),
        Step(
            "How a round ends",
            "End your turn. A round is over when somebody has no card left: 3 points. After five rounds the most points win.",
            ("end",),
            section="3.3",
            about=("hand:D3", "hand:M2", "end"),
        ),
    ),
    widths=(76,),
)

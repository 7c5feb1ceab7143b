"""The lesson of Tribal Duel: cleaning, giving, the piles, a steal."""

from __future__ import annotations

from tribes_tui.learning.lesson import Lesson, Step

LESSON = Lesson(
    "tribal_duel",
    3,
    ("Bo",),
    (
        Step(
            "Welcome to the Duel, a patience for two. You win when your seven columns are gone, or when your sacred piles are full. "
            "Columns run downwards in value, and the two colours take turns."
        ),
        Step(
            "First both clean up: move cards within your own columns. The djembe 5 is orange, the lizard 6 is blue and one higher.",
            "move D5a L6a",
            "3.1",
        ),
        Step(
            "A hidden card came up, and there is the next move: the mask 8 goes on the lizard 9.", "move M8a L9a", "3.1"
        ),
        Step("Nothing more fits. Cleaning is over for you.", "done", "3.1"),
        Step(move="move D8b L9b"),
        Step(move="done"),
        Step(move="sacred T1a"),
        Step(move="sacred D1a"),
        Step(move="steal T2a sacred"),
        Step(move="move M9b empty1"),
        Step(move="sacred D2a"),
        Step(move="end"),
        Step(
            "Bo began, and stole your turtle 2 for a sacred pile. Piles grow from 1 to 9, one for each tribe. A card or a run may also be "
            "given away, to the other side.",
            section="3.2",
        ),
        Step(
            "Give the lizard 6 with the djembe 5 to Bo: it fits on the djembe 7, and another of your hidden cards comes up.",
            "move L6a D7a",
            "3.2",
        ),
        Step("The mask 2 goes on the lizard 3, in your own zone.", "move M2b L3a", "3.2"),
        Step("Another gift, the second lizard 6: for Bo's other djembe 7.", "move L6b D7b", "3.2"),
        Step("And one more: the mask 8 on the turtle 9.", "move M8b T9a", "3.2"),
        Step("A run of two moves as one: the lizard 3 and the mask 2 go on the mask 4.", "move L3a M4b", "3.2"),
        Step("A one! It begins your pile of masks.", "sacred M1b", "3.2"),
        Step("The mask 2 follows it.", "sacred M2b", "3.2"),
        Step(
            "Once in a turn you may draw, take a discard, or steal: the open end of one of Bo's columns. Their mask 3 is just what your "
            "pile wants.",
            "steal M3b sacred",
            "3.2",
        ),
        Step(
            "What you gave in this turn you may not take back in it, and what was stolen from you can't be stolen back at "
            "once. End the turn.",
            "end",
            "3.4",
        ),
        Step("That is the Duel: empty your columns, and look at what the other one needs.", section="3.3"),
    ),
)

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
            "First both clean up: move cards within your own columns. D5a is orange, L6a is blue and one higher.",
            "move D5a L6a",
            "3.1",
        ),
        Step("A hidden card came up, and there is the next move: M8a goes on L9a.", "move M8a L9a", "3.1"),
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
            "Bo began, and stole your T2a for a sacred pile. Piles grow from 1 to 9, one for each tribe. A card or a run may also be "
            "given away, to the other side.",
            section="3.2",
        ),
        Step(
            "Give L6a with D5a to Bo: it fits on D7a, and another of your hidden cards comes up.", "move L6a D7a", "3.2"
        ),
        Step("M2b goes on L3a, in your own zone.", "move M2b L3a", "3.2"),
        Step("Another gift, for Bo's D7b.", "move L6b D7b", "3.2"),
        Step("And one more: M8b on T9a.", "move M8b T9a", "3.2"),
        Step("A run of two moves as one: L3a and M2b go on M4b.", "move L3a M4b", "3.2"),
        Step("A one! It begins your pile of masks.", "sacred M1b", "3.2"),
        Step("M2b follows it.", "sacred M2b", "3.2"),
        Step(
            "Once in a turn you may draw, take a discard, or steal: the open end of one of Bo's columns. His M3b is just what your "
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

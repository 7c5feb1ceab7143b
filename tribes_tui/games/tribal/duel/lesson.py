"""The lesson of Tribal Duel: cleaning, giving, the piles, a steal."""

from __future__ import annotations

from tribes_tui.learning.lesson import Lesson, Step

LESSON = Lesson(
    "tribal_duel",
    3,
    ("Bo",),
    (
        Step(
            "What it is about",
            "A patience for two. You win with no columns left and your four sacred piles begun, or with all four complete. "
            "In columns values fall by one, and the colours take turns. Every card is there twice.", about=("pile:0:D", "pile:0:M", "pile:0:L", "pile:0:T"),),
        Step(
            "Cleaning",
            "First both clean their own zones: move cards between your columns. The djembe 5 is orange, the lizard 6"
            " is blue and one higher.",
            ("move D5a L6a",),
            section="3.1", about=("card:D5a", "card:L6a"),),
        Step(
            "Cards come up",
            "A card that lay face down came up, and there is the next move: the mask 8 goes on the lizard 9.",
            ("move M8a L9a",),
            section="3.1", about=("card:M8a", "card:L9a"),),
        Step(
            "Nothing more fits",
            "No move turns up another card: end your cleaning.",
            ("done",),
            (
                "move D8b L9b", "done", "sacred T1a", "sacred D1a", "steal T2a sacred", "move M9b empty1", "sacred D2a",
                "end",
            ),
            "3.1", about=("end",),),
        Step(
            "Sacred piles",
            "Bo turned up fewer cards and began, and stole your turtle 2 for a sacred pile. Piles grow from 1 to 9, one "
            "for each symbol.",
            section="3.2", about=("pile:1:T",),),
        Step(
            "Give",
            "Cards that you can't use may go to the other zone. Give the lizard 6 with the djembe 5 to Bo: they fit on the "
            "djembe 7, and another of your cards comes up.",
            ("move L6a D7a",),
            section="3.2", about=("card:L6a", "card:D5a", "card:D7a"),),
        Step(
            "As often as you like",
            "You move and give as often as you like: the mask 2 on your lizard 3, the second lizard 6 on Bo's other "
            "djembe 7, then the mask 8 on the turtle 9.",
            ("move M2b L3a", "move L6b D7b", "move M8b T9a"),
            section="3.2", about=("card:M2b", "card:L3a", "card:D7b", "card:M8b", "card:T9a"),),
        Step(
            "A group",
            "Cards that lie on each other move as one: the lizard 3 and the mask 2 go on the mask 4. You may move cards within "
            "Bo's zone, too.",
            ("move L3a M4b",),
            section="1", about=("card:L3a", "card:M2b", "card:M4b"),),
        Step(
            "Your first pile",
            "A one! It begins your pile of masks, and the mask 2 follows it.",
            ("sacred M1b", "sacred M2b"),
            section="3.2", about=("card:M1b", "pile:0:M"),),
        Step(
            "The limited action",
            "Once a turn you may draw, take a discard, or steal the end of one of Bo's columns. What you draw or take is placed "
            "if it fits. Steal Bo's mask 3.",
            ("steal M3b sacred",),
            section="3.2", about=("card:M3b", "pile:0:M"),),
        Step(
            "Not straight back",
            "A card stolen for a column can't be stolen straight back, nor can a whole column that was given be given straight "
            "back. Bo may put a 9 in a free column of yours. End the turn.",
            ("end",),
            section="3.4", about=("end",),),
        Step(
            "How one wins",
            "Clear all your columns with all four piles begun, or complete the piles. After twenty turns in which no card "
            "is drawn, turned up or put on a pile, most cards on piles win.",
            section="3.3",
        ),
    ),
)  # fmt: skip

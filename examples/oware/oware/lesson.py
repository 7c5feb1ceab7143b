"""The lesson of Oware."""

from tribes_tui.learning.lesson import Lesson, Step


def lesson() -> Lesson:
    """Five moves of a game from a fixed seed, the last of which captures."""
    steps = (
        Step("The goal", "There are 48 seeds. Whoever captures more than half of them, 25 or more, wins.", section="1"),
        Step(
            "Sowing",
            "Your houses are below, a to f. Sow house a: its four seeds go one by one into b, c, d and e.",
            moves=("a",),
            then=("c",),
            section="2",
            about=("house:0:0",),
        ),
        Step(
            "Around the corner",
            "Behind f the seeds go on into your opponent's houses, from their a to their f. Sow f.",
            moves=("f",),
            then=("a",),
            section="2",
            about=("house:0:5",),
        ),
        Step(
            "Capturing",
            "If your last seed makes two or three in a house of your opponent's, you capture them, and those in the houses before it that "
            "hold two or three as well. Under the cursor the table says where the last seed falls. Sow d.",
            moves=("d",),
            section="4",
            about=("house:0:3",),
        ),
        Step(
            "Feeding, and the end",
            "If your opponent has no seeds, you must give them some if you can. If you can't, or after sixty moves without a capture, "
            "each takes what lies on their own side.",
            section="6",
        ),
    )
    return Lesson("oware", 2, ("Bo",), steps)

"""The lesson of Rise of Tribes: settle, roll, grow, move, gather, build."""

from __future__ import annotations

from tribes_tui.learning.lesson import Lesson, Step

LESSON = Lesson(
    "rise_of_tribes",
    1,
    ("Bo",),
    (
        Step(
            "Welcome to Rise of Tribes. You grow, move, gather, lead and build; villages and goals bring points, and 15 of "
            "them win at once."
        ),
        Step("Settle your first members by the lake E, in the middle of the map.", "place E", "1.5"),
        Step(move="place B"),
        Step(
            "You rolled a blank and a sun. Each action has a row of three dice; your die pushes one out. Two suns in a row make an "
            "action strong, two moons make it weak.",
            section="2.4",
        ),
        Step("Put the sun on LEAD: with two suns you draw three goals.", "sun lead", "2.4"),
        Step("The blank on GROW: three new members, laid one by one.", "blank grow", "2.4"),
        Step("Grow in E.", "grow E", "2.4"),
        Step("Again.", "grow E", "2.4"),
        Step("And once more. Five of a hex's five places are taken then.", "grow E", "2.4"),
        Step(move="volcano 4"),
        Step(move="sun lead"),
        Step(move="sun grow"),
        Step(move="grow B"),
        Step(move="grow B"),
        Step(move="done"),
        Step(
            "Bo rolled a double: that brings an event, here a volcano. Your dice: a moon on GROW.", "moon grow", "2.3"
        ),
        Step("Three more members in E: too many for the hex, but they move on in a moment.", "grow E", "2.4"),
        Step("The second.", "grow E", "2.4"),
        Step("The third.", "grow E", "2.4"),
        Step("The blank on MOVE: four steps, for one member or for several.", "blank move", "2.5"),
        Step("One member to the mountain C: there is stone.", "move E C", "2.5"),
        Step("One to D.", "move E D", "2.5"),
        Step("One to the forest F: there is wood.", "move E F", "2.5"),
        Step(
            "And one to G. The turn ends: five or more members of several tribes in one hex would fight now.",
            "move E G",
            "2.6",
        ),
        Step(move="blank grow"),
        Step(move="grow B"),
        Step(move="grow B"),
        Step(move="grow B"),
        Step(move="moon move"),
        Step(move="move B A"),
        Step(move="move B C"),
        Step(move="move B D"),
        Step(move="move B E"),
        Step("Now gather: a blank lets you gather in two hexes.", "blank gather", "2.4"),
        Step("Stone from C.", "gather C", "2.4"),
        Step("And food from the lake E.", "gather E", "2.4"),
        Step("The other die on LEAD, for more goals.", "blank lead", "2.4"),
        Step(move="moon gather"),
        Step(move="gather A"),
        Step(move="gather B"),
        Step(move="blank grow"),
        Step(move="grow C"),
        Step(move="grow D"),
        Step(move="grow A"),
        Step("Gather once more: food and wood are what your village wants.", "blank gather", "2.4"),
        Step("From the lake.", "gather E", "2.4"),
        Step("And from the forest.", "gather F", "2.4"),
        Step("The moon on GROW.", "moon grow", "2.4"),
        Step("One in C.", "grow C", "2.4"),
        Step("Another in C.", "grow C", "2.4"),
        Step("One in D.", "grow D", "2.4"),
        Step(
            "You hold what a village costs. Build it in E: it brings a point in every turn from now on.",
            "build E",
            "2.7",
        ),
        Step(
            "That is the way: grow, spread, gather, build, and fulfil your goals before the others do.", section="1.7"
        ),
    ),
)

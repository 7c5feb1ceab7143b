"""The lesson of Rise of Tribes: settle, roll, grow, move, gather, build."""

from __future__ import annotations

from tribes_tui.learning.lesson import Lesson, Step

LESSON = Lesson(
    "rise_of_tribes",
    1,
    ("Bo",),
    (
        Step(
            "What it is about",
            "Your tribe grows, moves, gathers, leads and builds. Villages and goals bring points; the first to have 15 wins "
            "at once.",
        ),
        Step(
            "Settle",
            "Your first two members begin in E, a lake in the middle of the map.",
            ("place E",),
            ("place B",),
            "1.5",
            about=("hex:E",),
        ),
        Step(
            "Dice make actions strong",
            "You rolled a blank and a sun: place each on a different action. It pushes one of the three dice there out. Two suns "
            "in the row make an action strong, two moons make it weak.",
            section="2.4",
            about=("action:GROW", "action:MOVE", "action:GATHER", "action:LEAD"),
        ),
        Step(
            "Lead",
            "The sun goes on LEAD: with two suns you draw three goals.",
            ("sun lead",),
            section="2.4",
            about=("action:LEAD",),
        ),
        Step(
            "Grow",
            "The blank goes on GROW. Let three new members grow in E, one by one or all here at once: a hex holds five "
            "without a conflict.",
            ("blank grow", "grow E", "grow E", "grow E"),
            ("volcano 4", "sun lead", "sun grow", "grow B", "grow B", "done"),
            "2.4",
            about=("action:GROW", "hex:E"),
        ),
        Step(
            "An event",
            "Bo rolled a double. That brought an event, the volcano: it lies beside the map now. Hexes next to it can give "
            "stone; when it erupts, members there may be lost.",
            section="2.3",
            about=("volcano",),
        ),
        Step(
            "Too many for a hex",
            "Your moon goes on GROW again, and three more members into E. That is more than five, but they will move on.",
            ("moon grow", "grow E", "grow E", "grow E"),
            section="2.4",
            about=("action:GROW", "hex:E"),
        ),
        Step(
            "Move",
            "The blank goes on MOVE: up to four members may go to a hex beside theirs, each once. First one to the mountain "
            "C, where there is stone.",
            ("blank move", "move E C"),
            section="2.5",
            about=("action:MOVE", "hex:E", "hex:C"),
        ),
        Step(
            "Spread over the map",
            "Three more leave E: to D, to the forest F, where there is wood, and to G.",
            ("move E D", "move E F", "move E G"),
            ("blank grow", "grow B", "grow B", "grow B", "moon move", "move B A", "move B C", "move B D", "move B E"),
            "2.5",
            about=("hex:E", "hex:D", "hex:F", "hex:G"),
        ),
        Step(
            "Sharing a hex",
            "Bo's members came to C, D and E, where yours are. Tribes may share a hex; they fight only if more than five "
            "members stand there after a turn's actions.",
            section="2.6",
            about=("hex:C", "hex:D", "hex:E"),
        ),
        Step(
            "Gather",
            "The blank goes on GATHER: two hexes give two each of what their land has. Stone from C, food from the lake E.",
            ("blank gather", "gather C", "gather E"),
            section="2.4",
            about=("action:GATHER", "hex:C", "hex:E"),
        ),
        Step(
            "Goals bring points",
            "Each goal asks for something and brings points when you complete it. Draw three more: two suns still lie beside your blank on LEAD.",
            ("blank lead",),
            ("moon gather", "gather A", "gather B", "blank grow", "grow C", "grow D", "grow A"),
            "1.7",
            about=("action:LEAD",),
        ),
        Step(
            "What a village costs",
            "Each tribe pays another price for a village. Yours needs food and wood besides stone: gather them from the "
            "lake E and the forest F.",
            ("blank gather", "gather E", "gather F"),
            section="1.6",
            about=("village", "action:GATHER", "hex:E", "hex:F"),
        ),
        Step(
            "A majority",
            "Some goals ask for it: more members in a hex than all others have. The moon goes on GROW: two to C, where you "
            "have it then, and one to D.",
            ("moon grow", "grow C", "grow C", "grow D"),
            section="1.7",
            about=("action:GROW", "hex:C", "hex:D"),
        ),
        Step(
            "Build",
            "You hold what a village costs. Build it in E: it brings a point at the beginning of each of your turns, as long "
            "as a member of yours is there.",
            ("build E",),
            section="2.7",
            about=("village", "hex:E"),
        ),
        Step(
            "How one wins",
            "Villages bring a point each turn; completed goals bring one to four, once. Grow, spread, gather and build, and be "
            "the first to have 15 points.",
            section="1.7",
            about=("goals",),
        ),
    ),
)

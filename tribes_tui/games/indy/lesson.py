"""The lesson of indy: two rounds, one won by the sum, one by the class with an eagle's help."""

from __future__ import annotations

from tribes_tui.learning.lesson import Lesson, Step

LESSON = Lesson(
    "indy",
    3,
    ("Bo",),
    (
        Step(
            "What it is about",
            "In each round you lay three cards, an evocation. The worst evocation costs its shaman a feather. You win "
            "when nobody else has a feather.",
            then=("shaman R",),
        ),
        Step(
            "Your shaman",
            "Each player takes a shaman. Its colour matters only once you have lost all feathers, and only among three or more.",
            ("shaman G",),
            ("exchange HR1 HG1",),
            "2",
            about=("shaman:G", "shaman:R", "shaman:B"),
        ),
        Step(
            "What beats what",
            "A team, three characters of one colour, beats a standard: a character, a horse and an object of one "
            "colour. A standard beats the rest, called wrong. In one class the higher sum wins.",
            section="1",
            about=("legend", "hand:a", "hand:b", "hand:c", "hand:d"),
        ),
        Step(
            "In the dark",
            "You may exchange one or two cards for unseen ones. Your green character 3 fits nothing: give it away.",
            ("exchange CG3",),
            ("swap HB5 1",),
            "3.2",
            about=("hand:b",),
        ),
        Step(
            "In the light",
            "Three cards lie open: the row. You may swap one of yours for one of them. The blue horse 5 makes a standard with "
            "your blue character and object: give your red character 4 for it.",
            ("swap CR4 1",),
            ("swap OG3 2", "evoke keeping HG2"),
            "3.4",
            about=("hand:a", "table:1", "table:2", "table:3"),
        ),
        Step(
            "Before you evoke",
            "A fourth card is up. From now on you swap only for the same kind and colour. Blue object 2 is worse than your "
            "blue object 6: pass.",
            ("pass",),
            section="3.5",
            about=("pass", "table:3", "hand:d"),
        ),
        Step(
            "Evoke",
            "You must, however bad the cards. Keep the red horse 6, which your standard does not need, for the next round, "
            "and lay the others.",
            ("evoke keeping HR6",),
            section="3.5",
            about=("hand:b", "hand:a", "hand:c", "hand:d"),
        ),
        Step(
            "Who pays",
            "You and Bo both laid a standard, so the sum decides: Bo's 12 is below your 13. Bo's feather lies on the plate.",
            section="3.9",
            about=("seat:1", "seat:0", "plate"),
        ),
        Step(
            "Two at once",
            "A new round: you kept one card and got three. One red horse is enough, and green fits nothing: exchange red "
            "horse 4 and green horse 6.",
            ("exchange HR4 HG6",),
            ("exchange HG2 OG1",),
            "3.2",
            about=("hand:a", "hand:c"),
        ),
        Step(
            "An eagle",
            "You drew an eagle. Even when others are in turn, it takes a card of the row for you, and a new one comes there. "
            "It works only once. Take the red object 3.",
            ("eagle 2",),
            section="3.7",
            about=("table:2", "hand:d"),
        ),
        Step(
            "Still your turn",
            "An eagle does not use up your turn. Swap green object 3 for the red character 6 that has come.",
            ("swap OG3 2",),
            ("swap OR5 1",),
            "3.4",
            about=("table:2", "hand:d"),
        ),
        Step(
            "The same kind and colour",
            "The red object 5 in the row is better than your two: swap red object 1 for it, and keep the 3.",
            ("swap OR1 1",),
            section="3.5",
            about=("table:1", "hand:c"),
        ),
        Step(
            "A standard",
            "Character, horse and object, all red: a standard of 17. Keep the red object 3, which it does not need.",
            ("evoke keeping OR3",),
            ("swap HG4 4", "evoke keeping CR3"),
            "3.5",
            about=("hand:c", "hand:a", "hand:b", "hand:d"),
        ),
        Step(
            "The class comes first",
            "Bo's sum is 17, too, but wrong: Bo pays again, and would with any sum. When the best is a team, and nobody "
            "has the same, its shaman takes a feather from the plate.",
            section="3.9",
            about=("seat:0", "seat:1"),
        ),
        Step(
            "The last feather",
            "Between two, who loses the last feather loses the game. Among more they are plucked: they play on, with "
            "two cards a round.",
            section="3.6",
            about=("seat:0", "seat:1"),
        ),
        Step(
            "Back again",
            "When all have evoked, one who is plucked may return: they lay a character of their shaman's colour while two more "
            "such characters lie in the row, and get a feather from the plate.",
            section="3.6",
            about=("seat:0", "seat:1"),
        ),
    ),
    widths=(30, 25, 38),
)

"""The lesson of indy: two rounds, the first lost, the second won with an eagle."""

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
            "Each player takes a shaman. The colour matters only after the last feather, and only among three or more.",
            ("shaman G",),
            ("exchange HR1 HG1",),
            "2",
            about=("shaman:R", "shaman:G", "shaman:B"),
        ),
        Step(
            "What beats what",
            "A team, three characters of one colour, beats a standard: a character, a horse and an object of one "
            "colour. A standard beats the rest, called wrong. In one class the higher sum wins.",
            section="1",
            about=("hand:a", "hand:b", "hand:c", "hand:d"),
        ),
        Step(
            "In the dark",
            "You may exchange one or two cards for unseen ones. Your green character 3 fits nothing: give it away.",
            ("exchange CG3",),
            ("swap HG2 1",),
            "3.2",
            about=("hand:b",),
        ),
        Step(
            "In the light",
            "Three cards lie open: the row. You may swap one of yours for one of them. No evocation is near, so raise the "
            "sum: red character 4 for green object 6.",
            ("swap CR4 2",),
            ("pass", "evoke keeping HB5"),
            "3.4",
            about=("table:1", "table:2", "table:3", "hand:a"),
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
            "You must, however bad the cards. Keep your worst card, the blue character 2, for the next round, and lay the others.",
            ("evoke keeping CB2",),
            section="3.5",
            about=("hand:a", "hand:b", "hand:c", "hand:d"),
        ),
        Step(
            "Why you paid",
            "Your sum, 18, was higher, but wrong. Bo's 9 was a standard: the class counts first. Your feather lies on "
            "the plate.",
            section="3.9",
            about=("seat:0", "seat:1", "plate"),
        ),
        Step(
            "Two at once",
            "A new round: you kept one card and got three. Your blue character 2 and green horse 5 fit nothing: exchange both.",
            ("exchange CB2 HG5",),
            ("exchange HB5 OR5",),
            "3.2",
            about=("hand:a", "hand:c"),
        ),
        Step(
            "An eagle",
            "You drew an eagle. While the row lies there it may take a card of it, even when others are in turn. Take the "
            "red horse 6: a new card fills its place.",
            ("eagle 3",),
            section="3.7",
            about=("table:3", "hand:d"),
        ),
        Step(
            "Still your turn",
            "An eagle does not use up your turn. Now swap green object 3 for the red character in the row.",
            ("swap OG3 3",),
            ("swap CR3 1",),
            "3.4",
            about=("table:3", "hand:d"),
        ),
        Step(
            "The same kind and colour",
            "The red object 3 in the row is better than your red object 1: swap.",
            ("swap OR1 2",),
            section="3.5",
            about=("table:2", "hand:d"),
        ),
        Step(
            "A standard",
            "Character, horse and object, all red: a standard of 15. Keep the red horse 5, which it does not need.",
            ("evoke keeping HR5",),
            ("pass", "evoke keeping OG1"),
            "3.5",
            about=("hand:b", "hand:a", "hand:c", "hand:d"),
        ),
        Step(
            "The best team",
            "This time Bo pays. When the best evocation is a team, and nobody else's is as good, its shaman takes a feather "
            "from the plate.",
            section="3.9",
            about=("seat:0", "seat:1"),
        ),
        Step(
            "Plucked, and back again",
            "Between two, who loses the last feather loses the game. Among more they are plucked: two cards each round, "
            "and back with a character of their shaman's colour while two more lie in the row.",
            section="3.6",
            about=("seat:0", "seat:1"),
        ),
    ),
    widths=(25, 38),
)

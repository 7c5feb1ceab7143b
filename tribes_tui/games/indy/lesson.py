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
            "In each round everybody lays three cards, an evocation. The worst one costs a feather. Who still has feathers "
            "when nobody else has any wins.",
            then=("shaman R",),
        ),
        Step(
            "Your shaman",
            "Everybody takes a shaman. Its colour matters only when you have lost all feathers.",
            ("shaman G",),
            ("exchange HR1 HG1",),
            "2",
            about=("shaman:R", "shaman:G", "shaman:B"),
        ),
        Step(
            "What beats what",
            "A card has a kind (character, horse, object), a colour and a value. Three characters of one colour are a "
            "team, the best. One of each kind in one colour is a standard. Anything else is wrong.",
            section="1",
            about=("legend", "hand:a", "hand:b", "hand:c", "hand:d"),
        ),
        Step(
            "In the dark",
            "You may exchange one or two cards unseen. The green character 3 fits nothing here: away with it.",
            ("exchange CG3",),
            ("swap HG2 1",),
            "3.2",
            about=("hand:b",),
        ),
        Step(
            "In the light",
            "Three cards lie open. Swap one of yours for one of them. With nothing of one colour, at least the sum should "
            "be high: your red character 4 for the green object 6.",
            ("swap CR4 2",),
            ("pass", "evoke keeping HB5"),
            "3.4",
            about=("table:1", "table:2", "table:3", "hand:a"),
        ),
        Step(
            "Before you evoke",
            "Now a swap is allowed only for a card of the same kind and colour. The blue object 2 is worse than your blue "
            "object 6: pass.",
            ("pass",),
            section="3.5",
            about=("pass", "table:3", "hand:d"),
        ),
        Step(
            "Evoke",
            "You must: keep the worst card, the blue character 2, and lay the other three.",
            ("evoke keeping CB2",),
            section="3.5",
            about=("hand:a", "hand:b", "hand:c", "hand:d"),
        ),
        Step(
            "Why you paid",
            "Your 18 was the highest sum, but wrong. Bo's standard of 9 beats it: the class counts first. You paid a "
            "feather to the plate, and kept the blue character 2.",
            section="3.9",
            about=("seat:0", "seat:1", "plate"),
        ),
        Step(
            "Two at once",
            "A new round begins. Your blue character 2 and green horse 5 fit nothing: exchange both.",
            ("exchange CB2 HG5",),
            ("exchange HB5 OR5",),
            "3.2",
            about=("hand:a", "hand:c"),
        ),
        Step(
            "An eagle",
            "You drew an eagle. It takes a card of the row at any moment, also when others are in turn. Here it fetches "
            "the red horse 6, and another card comes up in its place.",
            ("eagle 3",),
            section="3.7",
            about=("table:3", "hand:d"),
        ),
        Step(
            "Still your turn",
            "After an eagle you still swap: the green object 3 for a red character.",
            ("swap OG3 3",),
            ("swap CR3 1",),
            "3.4",
            about=("table:3", "hand:d"),
        ),
        Step(
            "The same kind and colour",
            "The red object 3 of the row is better than your red object 1. Swap.",
            ("swap OR1 2",),
            section="3.5",
            about=("table:2", "hand:d"),
        ),
        Step(
            "A standard",
            "Character, horse, object, all red: a standard of 15. Keep the red horse 5.",
            ("evoke keeping HR5",),
            ("pass", "evoke keeping OG1"),
            "3.5",
            about=("hand:b", "hand:a", "hand:c", "hand:d"),
        ),
        Step(
            "Plucked, and back again",
            "This time Bo pays. The best evocation, if it is a team and nobody has the same, takes a feather from the plate. "
            "Between two the first without feathers ends the game; among more they are plucked: they play on with two cards, "
            "and return with a character of their shaman's colour while two more lie in the row.",
            section="3.6",
            about=("seat:0", "seat:1"),
        ),
    ),
    widths=(38,),
)

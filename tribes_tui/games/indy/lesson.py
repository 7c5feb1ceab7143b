"""The lesson of indy: two rounds, the first lost, the second won with an eagle."""

from __future__ import annotations

from tribes_tui.learning.lesson import Lesson, Step

LESSON = Lesson(
    "indy",
    3,
    ("Bo",),
    (
        Step(
            "Welcome to indy. In each round everybody lays three cards, an evocation. The worst one costs a feather. "
            "Who still has feathers at the end wins."
        ),
        Step(move="shaman R"),
        Step("Everybody takes a shaman. Its colour matters only when you have lost all feathers.", "shaman G", "2"),
        Step(move="exchange HR1 HG1"),
        Step(
            "A card has a kind (character, horse, object), a colour and a value. Three characters of one colour are a team, "
            "the best. One of each kind in one colour is standard. Anything else is wrong.",
            section="1",
        ),
        Step(
            "In the dark you may exchange one or two cards unseen. The green character 3 fits nothing here: away with it.",
            "exchange CG3",
            "3.2",
        ),
        Step(move="swap HG2 1"),
        Step(
            "In the light three cards lie open. Swap one of yours for one of them. With nothing of one colour, at least "
            "the sum should be high: your red character 4 for the green object 6.",
            "swap CR4 2",
            "3.4",
        ),
        Step(move="pass"),
        Step(move="evoke keeping HB5"),
        Step(
            "Now a swap is allowed only for a card of the same kind and colour. Your blue object 6 for the blue object 2 would be foolish: pass.",
            "pass",
            "3.5",
        ),
        Step(
            "You must evoke: keep the worst card, the blue character 2, and lay the other three.",
            "evoke keeping CB2",
            "3.5",
        ),
        Step(
            "Your 18 was the highest sum, but wrong. Bo's standard 9 beats it: the class counts first. You paid a feather to "
            "the plate, and kept the blue character 2.",
            section="3.9",
        ),
        Step("A new round. Two cards that don't match: exchange both.", "exchange CB2 HG5", "3.2"),
        Step(move="exchange HB5 OR5"),
        Step(
            "An eagle! It takes a card from the table at any moment, also when others are in turn. Here it fetches the red horse 6, and "
            "another card comes up in its place.",
            "eagle 3",
            "3.7",
        ),
        Step("After the eagle you still have your turn: a red character for your red horse.", "swap OG3 3", "3.4"),
        Step(move="swap CR3 1"),
        Step(
            "The red object 3 is of the same kind and colour as your red object 1, and better. Swap.",
            "swap OR1 2",
            "3.5",
        ),
        Step("Character, horse, object, all red: standard 15. Keep the second horse.", "evoke keeping HR5", "3.5"),
        Step(move="pass"),
        Step(move="evoke keeping OG1"),
        Step(
            "This time Bo pays. That is all of indy. A player without feathers is plucked: they play on with two cards and "
            "may come back with a character of their shaman's colour.",
            section="3.6",
        ),
    ),
)

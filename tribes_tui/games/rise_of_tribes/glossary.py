"""The words of Rise of Tribes, and the signs on its table."""

from __future__ import annotations

from tribes_tui.words.glossary import Word
from tribes_tui.words.help import Sign

WORDS = (
    Word("hex", "A place on the map: a lake, a forest or a mountain.", "hexes", never=("hexagon",)),
    Word("member", "One of the twenty people of a tribe."),
    Word("tribe", "A player's people; each pays another price for a village."),
    Word(
        "village",
        "It brings a point at the beginning of each of its owner's turns; without a member of theirs it falls.",
        never=("hut",),
    ),
    Word("resource", "Food, wood or stone."),
    Word("population", "The members and invaders in a hex; more than five of them are too many."),
    Word("goal", "A card, a development or an achievement, with points for whoever completes it."),
    Word("development", "A goal that costs resources and helps for the rest of the game."),
    Word(
        "achievement",
        "A goal that costs nothing but asks for hexes, members or a rich harvest.",
        never=("accomplishment",),
    ),
    Word("victory point", "Fifteen win at once."),
    Word("die", "It shows a sun, a moon or a blank.", "dice"),
    Word("action", "GROW, MOVE, GATHER or LEAD; the three dice on it say how strong it is."),
    Word("event", "A tile that a double brings while one of the two spaces is free."),
    Word("double", "Two equal dice: the events there act, and a free space draws another."),
    Word(
        "conflict",
        "In a hex with more than five members and invaders, each side loses one at a time until one side is left.",
        never=("battle",),
    ),
    Word("volcano", "It erupts over the hexes beside it, which can give stone.", "volcanoes"),
    Word(
        "invader",
        "It belongs to nobody; where it stands nobody gathers or builds, and who beats the last one wins two points.",
    ),
    Word(
        "mammoth",
        "A die and four members there hunt it for three food and a point; or, for three food, tame it for three points.",
        never=("elephant",),
    ),
    Word("tiger", "It comes to mountains and takes members; a die and a member there hunt it for a point."),
    Word("leader", "A module: each tribe has two of them, each with a power, and plays with one."),
    Word(
        "elder",
        "A module: it lives in a village; once a turn, for a resource, its tribe may use a development of another.",
    ),
    Word(
        "glacier",
        "A module: ice on a mountain, with room for three and no village; the fifth stone on it melts it.",
        never=("ice field",),
    ),
)

SIGNS = (
    Sign("☼", "a sun: two on an action make it strong", "die-sun"),
    Sign("◐", "a moon: two on an action make it weak", "die-moon"),
    Sign("+2", "at the end of a goal: the points that it wins", "gain"),
    Sign("sun → 4", "what an action would give with that die: green if strong, red if weak", "gain"),
    Sign("A●●●", "members of a tribe, with the first letter of its player"),
    Sign("A6", "six of its members: more than five are counted"),
    Sign("A⌂", "a village, and whose"),
    Sign("6 of 5", "too many in a hex: after the actions they fight, or one tribe alone loses some", "danger"),
    Sign("+1", "a Great Lake, Forest or Mountain: 1 more when gathered from"),
    Sign("A B C", "the names of the hexes, in reading order", "soft"),
    Sign("site 1", "where a volcano may come to lie", "soft"),
)

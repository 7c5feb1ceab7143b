"""The lesson of Tribe: a first chain, and a buffalo that ruins another one."""

from __future__ import annotations

from tribes_tui.learning.lesson import Lesson, Step

LESSON = Lesson(
    "tribe",
    1,
    ("Bo",),
    (
        Step(
            "What it is about",
            "You lay chains: a character and its three vases. Each sphere on them is a point. Four complete chains close "
            "a challenge (three if four play), and points are counted. Once somebody has 100, the highest total wins.",
            then=("draw",),
        ),
        Step(
            "A turn begins",
            "You first take a card, then lay, play or discard one. Nothing has been discarded yet, so a card was drawn for you: the spirit of the bear.",
            section="3.1",
            about=("hand:2",),
        ),
        Step(
            "A new chain",
            "Lay your shaman. It needs a weapon, a spirit and a calumet, in this order. It must get its first vase by the end of your "
            "next turn, or it leaves: only the character of your leader may stay alone.",
            ("found shaman",),
            ("draw", "discard hunting_bow"),
            "3.7",
            about=("hand:2", "new"),
        ),
        Step(
            "From the discard",
            "Instead of drawing you may take the top discard, if it is a vase or a totem. Take the hunting bow: a weapon to spare, for "
            "another chain.",
            ("take",),
            section="3.1",
            about=("discards", "chain:0:3"),
        ),
        Step(
            "The first vase",
            "Spear or bow, both are weapons. Lay the spear: it has three spheres, the bow two, and it is red like your bear.",
            ("place war_spear shaman",),
            ("draw", "discard calumet_brave"),
            "3.3",
            about=("hand:0", "hand:1", "chain:0:3"),
        ),
        Step(
            "One colour is magic",
            "Draw, then lay the bear: like the spear it is red. When the three vases of a chain are of one colour, a totem laid on top "
            "makes it magical: it counts ten more, besides the totem's five.",
            ("draw", "place bear_spirit shaman"),
            ("draw", "found shaman"),
            "3.8",
            about=("draw", "hand:1", "chain:0:3"),
        ),
        Step(
            "A complete chain",
            "Take the calumet, your third vase, and lay it: the chain is complete. It is blue, though: no magic this time.",
            ("take", "place calumet_brave shaman"),
            ("draw", "place hunting_bow shaman"),
            "3.2",
            about=("discards", "chain:0:3"),
        ),
        Step(
            "Face down",
            "Draw, and hide the buffalo beside your chain: Bo sees only its back. Hidden feathers would save vases of any "
            "of your chains. Each chain has one such place, and once a turn you may swap what lies there.",
            ("draw", "activate buffalo shaman"),
            ("draw", "place multi shaman"),
            "3.2",
            about=("draw", "chain:0:3", "hand:2"),
        ),
        Step(
            "Attack",
            "Bo laid a multi, which stands for any icon, but only once in a chain. Use your buffalo instead of taking a card: it "
            "destroys the last two vases of another player's chain, if that has no totem.",
            ("attack 2 shaman from shaman",),
            ("decline",),
            "3.4",
            about=("active:0:3", "chain:1:3"),
        ),
        Step(
            "What is lost, what is safe",
            "Bo had no feathers. Now Bo's shaman is alone: unless it gets a vase, it leaves at the end of Bo's next turn, as it isn't "
            "Bo's leader. A totem is laid on a complete chain only: from then on nobody can attack it.",
            section="3.7",
            about=("chain:1:3", "chain:0:3"),
        ),
        Step(
            "Other cards",
            "A wolf is hidden like a buffalo, and destroys one vase. Feathers of strength save one vase, those of courage two. A block "
            "makes a player miss a turn. With draw three you draw three cards, then discard three.",
            section="3.4",
            about=("hand:2", "hand:3", "hand:4"),
        ),
        Step(
            "What it costs to be late",
            "Everybody counts the spheres of all their chains, complete or not. But all who didn't close subtract the spheres of "
            "the cards in their hand and face down. Above your hand stands what you would get now.",
            section="3.8",
            about=("chain:0:3",),
        ),
    ),
    spared=("standing", "aside", "log", "facts-0", "facts-1"),
)

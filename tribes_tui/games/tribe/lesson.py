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
            "You lay chains: a character and its three vases. Each sphere on them is a point; once somebody has "
            "100 after a challenge, the most win. Four complete chains close a challenge, three if four play.",
            then=("draw",),
        ),
        Step(
            "A turn begins",
            "First one takes a card. Nothing has been discarded yet, so one was drawn for you.",
            section="3.1",
            about=("hand:2",),
        ),
        Step(
            "A new chain",
            "Lay your shaman. It wants a weapon, a spirit and a calumet, in this order. It must get a vase in your next "
            "turn, or it goes.",
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
            "Spear or bow, both are weapons. Lay the spear: it brings three spheres, the bow two, and it is red like your bear.",
            ("place war_spear shaman",),
            ("draw", "discard calumet_brave"),
            "3.3",
            about=("hand:0", "hand:1", "chain:0:3"),
        ),
        Step(
            "One colour is magic",
            "Draw; then lay the bear: like the spear it is red. If all three vases of a chain are of one colour, a totem on top makes "
            "the chain magical, and it counts ten more.",
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
            "Draw, and lay the buffalo face down at your chain; Bo sees only its back. Feathers there would protect you. "
            "After taking a card you may swap in another.",
            ("draw", "activate buffalo shaman"),
            ("draw", "place multi shaman"),
            "3.2",
            about=("draw", "chain:0:3", "hand:2"),
        ),
        Step(
            "Attack",
            "Bo laid a multi, which is any icon, once in a chain. Use your buffalo instead of taking a card: it destroys the "
            "last two vases of a chain without a totem.",
            ("attack 2 shaman from shaman",),
            ("decline",),
            "3.4",
            about=("active:0:3", "chain:1:3"),
        ),
        Step(
            "What is lost, what is safe",
            "Bo had no feathers. Bo's shaman is alone: without a new vase in Bo's next turn it goes, unless it were "
            "that of Bo's leader. A complete chain that is crowned with a totem is safe.",
            section="3.7",
            about=("chain:1:3", "chain:0:3"),
        ),
        Step(
            "What it costs to be late",
            "Who closes a challenge counts all chains. All others subtract the spheres of their hand and of what lies face "
            "down at their chains. Above your hand stands what that would be now.",
            section="3.8",
            about=("chain:0:3",),
        ),
    ),
)

"""The lesson of Tribe: a first chain, and a buffalo that ruins another one."""

from __future__ import annotations

from tribes_tui.learning.lesson import Lesson, Step

LESSON = Lesson(
    "tribe",
    1,
    ("Bo",),
    (
        Step(
            "Welcome to Tribe. You lay chains: a character and its three vases. Their magical spheres count; who has 100 after a "
            "challenge wins. Four complete chains close a challenge."
        ),
        Step("A turn begins with taking a card. Draw one.", "draw", "3.1"),
        Step(
            "Lay your shaman: a new chain. It wants a weapon, a spirit and a calumet, in this order. You hold the first "
            "two already: it must get a vase in your next turn, or it goes.",
            "found shaman",
            "3.7",
        ),
        Step(move="draw"),
        Step(move="discard hunting_bow"),
        Step("The top discard may be taken when it is a vase or a totem. A bow is a weapon: take it.", "take", "3.1"),
        Step(
            "Spear or bow, both are weapons. The spear brings three spheres, and it is red.",
            "place war_spear shaman",
            "3.3",
        ),
        Step(move="draw"),
        Step(move="discard calumet_brave"),
        Step("Draw again.", "draw", "3.1"),
        Step(
            "Now the spirit. Bear and spear are both red: three vases of one colour may become magic.",
            "place bear_spirit shaman",
            "3.8",
        ),
        Step(move="draw"),
        Step(move="found shaman"),
        Step("There is a calumet, your third vase.", "take", "3.1"),
        Step(
            "Lay it: the chain is complete. It is blue, though: no magic this time.",
            "place calumet_brave shaman",
            "3.2",
        ),
        Step(move="draw"),
        Step(move="place hunting_bow shaman"),
        Step("Draw.", "draw", "3.1"),
        Step(
            "Lay the buffalo face down at your chain. Bo sees that a card lies there, but not which. Feathers would protect "
            "you in the same way.",
            "activate buffalo shaman",
            "3.2",
        ),
        Step(move="draw"),
        Step(move="place multi shaman"),
        Step(
            "Instead of taking a card, use one that lies face down: the buffalo destroys the last two vases of a chain "
            "without a Totem.",
            "attack 2 shaman from shaman",
            "3.4",
        ),
        Step(move="decline"),
        Step(
            "Bo had no feathers. His shaman stands alone: without a new vase in his next turn it goes, unless it were his "
            "leader's. Crown your chains with a Totem, and they are safe for good.",
            section="3.7",
        ),
    ),
)

"""The lesson of Tribe: a first chain, a buffalo that ruins another one, and what makes one's own safe."""

from tribes_tui.games.tribe.words.said import lesson as said
from tribes_tui.learning.lesson import Lesson, Step


def lesson() -> Lesson:
    """In the language of its reader."""
    return Lesson(
        "tribe",
        1,
        ("Bo",),
        (
            Step(said.about_title(), said.about(), then=("draw",)),
            Step(
                said.turn_title(),
                said.turn(),
                moves=("found shaman",),  # no words
                then=("draw", "discard hunting_bow"),  # no words
                section="3.1",
                about=("hand:2", "new"),
                also="3.7",
            ),
            Step(
                said.discards_title(), said.discards(), moves=("take",), section="3.1", about=("discards", "chain:0:3")
            ),
            Step(
                said.first_vase_title(),
                said.first_vase(),
                moves=("place war_spear shaman",),  # no words
                then=("draw", "discard calumet_brave"),  # no words
                section="3.3",
                about=("hand:0", "hand:1", "chain:0:3", "seat:0"),
            ),
            Step(
                said.one_colour_title(),
                said.one_colour(),
                moves=("draw", "place bear_spirit shaman"),  # no words
                then=("draw", "found shaman"),  # no words
                section="3.8",
                about=("discards", "draw", "hand:1", "chain:0:3"),
            ),
            Step(
                said.complete_title(),
                said.complete(),
                moves=("take", "place calumet_brave shaman"),  # no words
                then=("draw", "place hunting_bow shaman"),  # no words
                section="3.2",
                about=("discards", "chain:0:3"),
            ),
            Step(
                said.face_down_title(),
                said.face_down(),
                moves=("draw", "activate buffalo shaman"),  # no words
                then=("draw", "place multi shaman"),  # no words
                section="3.2",
                about=("draw", "chain:0:3", "hand:2"),
            ),
            Step(
                said.attack_title(),
                said.attack(),
                moves=("attack 2 shaman from shaman",),  # no words
                then=("decline", "draw", "discard flag_sun"),  # no words
                section="3.4",
                about=("active:0:3", "chain:1:3"),
            ),
            Step(
                said.feathers_title(),
                said.feathers(),
                moves=("draw", "activate courage shaman"),  # no words
                then=("draw", "discard scout"),  # no words
                section="3.4",
                about=("draw", "chain:0:3", "hand:2", "hand:3", "hand:4"),
                also="3.7",
            ),
            Step(
                said.draw3_title(),
                said.draw3(),
                moves=("draw", "draw3", "drop shaman", "drop calumet_brave", "drop draw3"),  # no words
                then=("draw", "discard eagle_spirit"),  # no words
                section="3.5",
                about=("draw", "hand", "played", "discards"),
                also="3.8",
            ),
            Step(
                said.totem_title(),
                said.totem(),
                moves=("draw", "place totem shaman"),  # no words
                section="3.8",
                about=("draw", "hand", "chain:0:3"),
                also="3.4",
            ),
        ),
    )

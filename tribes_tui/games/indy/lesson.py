"""The lesson of indy: two rounds, one won by the sum, one by the class with an eagle's help."""

from tribes_tui.games.indy.words.said import lesson as said
from tribes_tui.learning.lesson import Lesson, Step

SEED = 3
BO = ("Bo",)


def lesson() -> Lesson:
    """In the language of whoever asks."""
    return Lesson(
        "indy",
        SEED,
        BO,
        (
            Step(
                said.goal(),
                said.goal_text(),
                then=("shaman R", "shaman G", "exchange HR1 HG1"),  # no words
            ),
            Step(
                said.classes(),
                said.classes_text(),
                section="1",
                about=("legend", "hand:a", "hand:b", "hand:c", "hand:d"),
            ),
            Step(
                said.dark(),
                said.dark_text(),
                ("exchange CG3",),  # no words
                ("swap HB5 1",),  # no words
                "3.2",
                about=("hand:b",),
            ),
            Step(
                said.light(),
                said.light_text(),
                ("swap CR4 1",),  # no words
                ("swap OG3 2", "evoke keeping HG2"),  # no words
                "3.4",
                about=("hand:a", "hand:b", "hand:d", "table:1"),
            ),
            Step(
                said.same(),
                said.same_text(),
                ("pass",),
                section="3.5",
                about=("pass", "table:3", "hand:d"),
            ),
            Step(
                said.evoke(),
                said.evoke_text(),
                ("evoke keeping HR6",),  # no words
                section="3.5",
                about=("hand:b", "hand:a", "hand:c", "hand:d"),
            ),
            Step(
                said.two(),
                said.two_text(),
                ("exchange HR4 HG6",),  # no words
                ("exchange HG2 OG1",),  # no words
                "3.2",
                about=("hand:a", "hand:c"),
                also="3.9",
            ),
            Step(
                said.eagle(),
                said.eagle_text(),
                ("eagle 2",),  # no words
                section="3.7",
                about=("table:2", "hand:d"),
            ),
            Step(
                said.still(),
                said.still_text(),
                ("swap OG3 2",),  # no words
                ("swap OR5 1",),  # no words
                "3.4",
                about=("table:2", "hand:d"),
            ),
            Step(
                said.again(),
                said.again_text(),
                ("swap OR1 1",),  # no words
                section="3.5",
                about=("table:1", "hand:c"),
            ),
            Step(
                said.standard(),
                said.standard_text(),
                ("evoke keeping OR3",),  # no words
                ("swap HG4 4", "evoke keeping CR3"),  # no words
                "3.5",
                about=("hand:c", "hand:a", "hand:b", "hand:d"),
            ),
            Step(
                said.class_first(),
                said.class_first_text(),
                section="3.9",
                about=("seat:0", "seat:1", "plate", "legend"),
            ),
            Step(
                said.last_feather(),
                said.last_feather_text(),
                section="3.6",
                about=("seat:0", "seat:1"),
            ),
            Step(
                said.back(),
                said.back_text(),
                section="3.6",
                about=("seat:0", "seat:1"),
            ),
        ),
    )

"""The lesson of Tribal Rixe: laying, moving, and how a column is completed."""

from tribes_tui.games.tribal.rixe.words.said import lesson as said
from tribes_tui.learning.lesson import Lesson, Step


def lesson() -> Lesson:
    """In the language of whoever asks."""
    steps = (
        Step(said.goal(), said.goal_text()),
        Step(
            said.cleaning(),
            said.cleaning_text(),
            moves=("play T2 M3b",),  # no words
            section="3.1",
            about=("hand:T2", "card:M3b"),  # no words
        ),
        Step(
            said.nothing_else(),
            said.nothing_else_text(),
            moves=("done",),
            then=("move D6a L7b", "play M9 empty1", "done"),  # no words
            section="3.1",
            about=("end",),
        ),
        Step(
            said.zones(),
            said.zones_text(),
            moves=("play M7 T8a", "play L6 M7b"),  # no words
            section="3.2",
            about=("hand:M7", "hand:L6", "card:T8a"),
        ),
        Step(
            said.moving(),
            said.moving_text(),
            moves=("move M5b L6a",),  # no words
            section="3.2",
            about=("card:M5b", "card:L6a"),  # no words
        ),  # no words
        Step(
            said.free_place(),
            said.free_place_text(),
            moves=("play L9 empty0",),  # no words
            section="3.2",
            about=("hand:L9", "empty:0"),
        ),
        Step(
            said.group(),
            said.group_text(),
            moves=("move T8a D9b", "play T9 empty1"),  # no words
            section="1",
            about=("card:T8a", "card:D9b"),
        ),
        Step(
            said.end_turn(),
            said.end_turn_text(),
            moves=("end",),
            then=("play T4 M5b", "play M1 T2b", "play M8 L9b", "end"),  # no words
            section="3.2",
            about=("hand:D3", "hand:M2", "end"),
        ),
        Step(
            said.complete(),
            said.complete_text(),
            moves=("move M3b T4a", "collect M1a"),  # no words
            section="3.2",
            about=("column:3",),
        ),
        Step(
            said.tail(),
            said.tail_text(),
            moves=("move M8a T9b", "move L7a M8a"),  # no words
            section="3.2",
            about=("card:M8a", "card:L7a"),  # no words
        ),
        Step(said.before(), said.before_text(), section="3.2", about=("end",)),
        Step(said.draw(), said.draw_text(), moves=("draw",), section="3.2", about=("stock",), also="3.4"),
        Step(
            said.drawn(),
            said.drawn_text(),
            moves=("play T5 D6a",),  # no words
            section="3.2",
            about=("hand:T5", "card:D6a"),  # no words
        ),  # no words
        Step(
            said.end(),
            said.end_text(),
            moves=("end",),
            then=("draw", "play M4 T5a", "end"),  # no words
            section="3.3",
            about=("hand:D3", "hand:M2", "end"),
            also="3.5",
        ),
    )
    return Lesson("tribal_rixe", 2, ("Bo",), steps)

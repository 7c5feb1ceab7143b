"""The lesson of Tribal Duel: a short game from cleaning to a win, with piles, a steal, a draw and a give."""

from tribes_tui.games.tribal.duel.words.said import lesson as said
from tribes_tui.learning.lesson import Lesson, Step


def lesson() -> Lesson:
    """In the language of whoever asks."""
    steps = (
        Step(said.goal(), said.goal_text(), about=tuple(f"pile:0:{symbol}" for symbol in "DMLT")),  # no words
        Step(
            said.cleaning(),
            said.cleaning_text(),
            moves=("move L3b D4b",),  # no words
            section="3.1",
            about=("card:L3b", "card:D4b"),  # no words
        ),
        Step(
            said.cleaned(),
            said.cleaned_text(),
            moves=("done",),
            then=("move T8b D9b", "move L7a D8a", "move T8a D9a", "done"),  # no words
            section="3.1",
            about=("end",),
        ),
        Step(
            said.first_pile(),
            said.first_pile_text(),
            moves=("sacred L1b", "sacred D1a", "sacred T1a", "sacred T2a"),  # no words
            section="3.2",
            about=("card:L1b", "card:D1a", "card:T1a", "card:T2a", "pile:0:D", "pile:0:L", "pile:0:T"),
        ),
        Step(
            said.once(),
            said.once_text(),
            moves=("steal T3a sacred", "sacred T4a"),  # no words
            section="3.2",
            about=("card:T3a", "card:T4a", "pile:0:T", "stock"),
        ),
        Step(
            said.turn_end(),
            said.turn_end_text(),
            moves=("end",),
            then=("move T3b M4b", "draw", "place D3a", "end"),  # no words
            section="3.2",
            about=("end",),
        ),
        Step(
            said.watch(),
            said.watch_text(),
            moves=("steal L2b sacred", "sacred L3b"),  # no words
            section="3.2",
            about=("card:T3b", "card:L2b", "pile:0:L"),
        ),
        Step(
            said.ahead(),
            said.ahead_text(),
            moves=("end",),
            then=("move D9a empty0", "end"),  # no words
            section="3.3",
            about=("end",),
        ),
        Step(
            said.not_back(),
            said.not_back_text(),
            moves=("draw",),
            section="3.4",
            about=("card:D9a", "card:T8a", "stock"),
        ),
        Step(
            said.drawn(),
            said.drawn_text(),
            moves=("place sacred", "sacred D3b"),  # no words
            section="3.2",
            about=("drawn", "pile:0:D", "card:D3b"),
        ),
        Step(
            said.group(),
            said.group_text(),
            moves=("move D8b L9b",),  # no words
            section="1",
            about=("card:D8b", "card:L9b"),  # no words
        ),
        Step(
            said.give(),
            said.give_text(),
            moves=("move L9b empty1",),  # no words
            section="3.2",
            about=("card:L9b", "card:D8b", "empty:1"),
        ),
        Step(
            said.last(),
            said.last_text(),
            moves=("sacred T5a", "sacred D4b"),  # no words
            section="3.3",
            about=("card:T5a", "card:D4b", "pile:0:T", "pile:0:D"),
        ),
        Step(said.end(), said.end_text(), section="3.3", also="3.5"),
    )
    return Lesson("tribal_duel", 21867, ("Bo",), steps, {"sacred": 12})

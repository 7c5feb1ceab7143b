"""The lesson of Tribal Duel: cleaning, giving, the piles, a steal."""

from tribes_tui.games.tribal.duel.words.said import lesson as said
from tribes_tui.learning.lesson import Lesson, Step


def lesson() -> Lesson:
    """In the language of whoever asks."""
    steps = (
        Step(said.goal(), said.goal_text(), about=("pile:0:D", "pile:0:M", "pile:0:L", "pile:0:T")),
        Step(
            said.cleaning(),
            said.cleaning_text(),
            moves=("move D5a L6a",),  # no words
            section="3.1",
            about=("card:D5a", "card:L6a"),
        ),
        Step(
            said.up(),
            said.up_text(),
            moves=("move M8a L9a",),  # no words
            section="3.1",
            about=("card:M8a", "card:L9a"),  # no words
        ),  # no words
        Step(
            said.nothing_more(),
            said.nothing_more_text(),
            moves=("done",),
            then=(
                "move D8b L9b",  # no words
                "done",
                "sacred T1a",  # no words
                "sacred D1a",  # no words
                "steal T2a sacred",  # no words
                "move M9b empty1",  # no words
                "sacred D2a",  # no words
                "end",
            ),
            section="3.1",
            about=("end",),
        ),
        Step(said.piles(), said.piles_text(), section="3.2", about=("pile:1:T",)),
        Step(
            said.give(),
            said.give_text(),
            moves=("move L6a D7a",),  # no words
            section="3.2",
            about=("card:L6a", "card:D5a", "card:D7a"),
        ),
        Step(
            said.often(),
            said.often_text(),
            moves=("move M2b L3a", "move L6b D7b", "move M8b T9a"),  # no words
            section="3.2",
            about=("card:M2b", "card:L3a", "card:D7b", "card:M8b", "card:T9a"),
        ),
        Step(
            said.group(),
            said.group_text(),
            moves=("move L3a M4b",),  # no words
            section="1",
            about=("card:L3a", "card:M2b", "card:M4b"),
        ),
        Step(
            said.first_pile(),
            said.first_pile_text(),
            moves=("sacred M1b", "sacred M2b"),  # no words
            section="3.2",
            about=("card:M1b", "pile:0:M"),
        ),
        Step(
            said.once(),
            said.once_text(),
            moves=("steal M3b sacred",),  # no words
            section="3.2",
            about=("card:M3b", "pile:0:M"),  # no words
        ),  # no words
        Step(
            said.more(),
            said.more_text(),
            moves=("move L3a D4a", "sacred M4b", "sacred M5a"),  # no words
            section="3.2",
            about=("card:L3a", "card:D4a", "card:M4b", "card:M5a", "pile:0:M"),
        ),
        Step(
            said.last(),
            said.last_text(),
            moves=("move L8a M9b", "move L7a D8a", "move L9a empty0"),  # no words
            section="3.2",
        ),
        Step(said.not_back(), said.not_back_text(), moves=("end",), section="3.4", about=("end",)),
        Step(said.end(), said.end_text(), section="3.3", also="3.5"),
    )
    return Lesson("tribal_duel", 3, ("Bo",), steps)

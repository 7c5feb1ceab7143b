"""What is said around a table that is no move: passing the keyboard, seats, saving elsewhere, leaving, offers."""

from __future__ import annotations

from tribes_tui.words.common import sentence

# ---- Passing the keyboard

PASS = "Pass the keyboard"
SHOW = "show my cards"
LAST_NEWS = "What everybody saw last:"
HERE = "I am here"
TAKE_BACK, BOT_PLAYS, WHAT_ALL_SEE = "take back", "a bot plays", "what all see"
"""What keys do between two people."""


def your_turn(name: str) -> str:
    """Who takes the keyboard."""
    return f"{name}, it is your turn at the keyboard."


def look_away(name: str) -> str:
    """What is done now, and why nothing is to be seen."""
    return f"Give {name} the keyboard. The table is covered: nobody sees another's cards."


def i_am(name: str) -> str:
    """On the button."""
    return f"I am {name}: {SHOW}"


def at_one_keyboard(people: int) -> str:
    """How many people play here."""
    return f"{people} people at one keyboard"


# ---- A decision out of turn

BOT_PLAYS = "A bot plays for you."
GO_ON = "go on"


def calls(name: str, does: bool) -> str:
    """Beside the number by which somebody calls."""
    return f"{name} ✓" if does else name


def after_all_asked(name: str, is_called: bool) -> str:
    """What Enter does then; `name`: who has the keyboard after it, empty for nobody."""
    takes = f"{name} takes the keyboard" if name else "the game goes on"
    return takes if is_called else f"nobody's: {takes}"


# ---- Seats

SEATS = "Who sits where"
SEATS_ABOUT = "A bot may take a seat while a person is away, and give it back."
SEATS_DONE = "Go on like this"
PERSON = "a person"

# ---- Saving elsewhere, leaving, offers

ELSEWHERE = "Save in another folder"
ANOTHER = "Another folder: type its name, then Enter"
SAVE_THERE = "save there"

LEAVE = "Not saved"
NOT_SAVED = "not saved: "
"""How an error of the disk begins."""
LEAVE_ABOUT = "What is not saved of this game is lost when you leave."
SAVE_FIRST, STAY, LEAVE_NOW = "Save in another folder", "Stay at the table", "Leave all the same"

OFFER = "This game can't simply be played on"
AS_IT_IS = "Leave it as it is"

# ---- Choosing a game, the table in words, exports

WHICH_GAME = "Which game?"
IN_WORDS = "the table in words"
CHOICES = "What you can do"
EXPORTED = "Exported"
EXPORTED_ABOUT = "The game so far as text, and the table as a picture:"
CLOSE = "Back to the table"


def not_kept(why: str) -> str:
    """An export that failed."""
    return f"It can't be kept: {why}."


def lost(unsaved: str) -> str:
    """After leaving a game that could not be saved; `unsaved` may begin with that, which need not be said twice."""
    return f"What was not saved of that game is lost: {unsaved.removeprefix(NOT_SAVED)}."


def why_leave(unsaved: str) -> str:
    """Below the title that says that the game is not saved: why, and what that means."""
    return f"{sentence(unsaved.removeprefix(NOT_SAVED))} {LEAVE_ABOUT}"


SAVED = "The game is saved: continue it whenever you like."
"""At home, after leaving a table."""


def saved_elsewhere(path: str) -> str:
    """After leaving a table whose record is in another folder."""
    return f"Saved in {path}: tribes saves --add FILE brings it home."

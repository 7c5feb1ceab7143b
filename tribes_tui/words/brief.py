"""What a game played by ear says around the game's own sentences."""

from __future__ import annotations

from collections.abc import Sequence

from tribes_tui.words.common import capital, count, listed, spelt
from tribes_tui.words.help import even_is, lead

BRIEF_ON = "Brief: what is new and the question. Type help for what can be asked."
NOTHING_NEW = "Nothing has happened since your last decision."
NO_QUESTION_YET = "Nothing has been asked yet."
NOT_SAVED = "This game is not being saved."
SAVED = "Everything is saved."
LEAVING = "The game is saved. To go on, give the command: tribes continue."
OVER = "The game is saved."
NOT_KEPT = "You have not moved: this game is not kept."
STILL_UNSAVED = "The last moves are still not saved."
NO_HINT = "There is no hint now."
ALLOWED = "That is allowed now."
WHY_NOT_WHAT = "Why not what? Say why not, and then an action."
NO_SECTION = "The rulebook has no such section. Say rules for its headings."
HOW_TO_ANSWER = "Answer with a number, or with the words of a choice. Say choices to hear them."
HELP_FIRST = "You can ask:"
BACK_WORDS = ("back", "b")


def choices(words: Sequence[str]) -> str:
    """How many there are; a single one is named."""
    return f"1 choice: {words[0]}." if len(words) == 1 else f"{count(len(words), 'choice')}."


def numbered(number: int, words: str) -> str:
    """A choice on the list."""
    return f"{number}: {words}."


def several(number: int) -> str:
    """Behind a group of choices."""
    return f"{number} ways"


def number_from(most: int) -> str:
    """A number was typed that is none of the list."""
    return f"no: choose a number from 1 to {most}"


def unknown(nearest: Sequence[str], words: Sequence[str] = ()) -> str:
    """Something was typed that means nothing here; `words`: these of it, where others do."""
    more = f"Did you mean {listed(nearest, 'or')}?" if nearest else "Say help."
    return f"no: I don't know {listed(words, 'or') or 'that'}. {more}"


def several_mean(words: Sequence[str]) -> str:
    """What was typed fits several choices."""
    return f"no: that may be {listed(words, 'or')}. Say more, or a number."


def the(name: str) -> str:
    """A thing within a sentence: names of their own have no article."""
    return name if name[:1].isupper() or (name[-1:].isdigit() and len(name) < 3) else f"the {name}"


def may_be_done(words: Sequence[str]) -> str:
    """What may be done with a thing that was named."""
    return f"You may {listed(words, 'or')}."


def not_held(name: str) -> str:
    """A card was named that isn't held; what is held is said next."""
    return f"no: you don't hold {the(name)}."


def not_there(name: str) -> str:
    """A thing was named that is nowhere to be seen."""
    return f"no: there is no {name} there."


def of_no_use(name: str) -> str:
    """A thing was named that is there, and in none of the choices."""
    return f"no: nothing can be done with {the(name)} now."


def not_so(name: str, words: Sequence[str]) -> str:
    """A thing was named that is in some choices, but not in such a one."""
    return f"no: not so. With {the(name)} you may {listed(words, 'or')}."


def would(words: str, outcome: str) -> str:
    """What a choice would do; its words are an order."""
    return f"You would {words}: {outcome}." if outcome else f"You would {words}. More can't be said before."


def group_would(words: str, number: int) -> str:
    """What choosing a group would do."""
    return f"Then you choose among {number} ways: {words}."


def why_not(reason: str, section: str) -> str:
    """Why an action is not allowed."""
    reason = capital(reason.removeprefix("not now: "))
    return f"Not now. {reason}. See section {section}." if section else f"Not now. {reason}."


def hint(words: str, outcome: str) -> str:
    """What a bot would do."""
    return f"A bot in your place chooses: {words}: {outcome}." if outcome else f"A bot in your place chooses: {words}."


def expects(chance: float, ahead: float | None, players: int) -> str:
    """What a bot expects of the move that it chooses: `chance` to win, from 0 to 1, and how many points ahead."""
    wins = f"It expects to win {round(100 * chance)} games of 100{even_is(players)}"
    return f"{wins}." if ahead is None else f"{wins}, and {lead(ahead)}."


def from_seed(seed: str) -> str:
    """What a game was dealt from; letters and digits one by one, as they are read out."""
    return f"The seed of this game: {spelt(seed)}."


def your_turn(name: str) -> str:
    """Before a question, where several people play."""
    return f"{name} decides."


# ---- Lessons ------------------------------------------------------------------------------------------

ENTER = "Press Enter to go on."
FORWARD = "no: a lesson only goes forward."
LESSON_SAYS = "the lesson says what to do"
LESSON_OVER = "That was the lesson."


def step(number: int, count: int, title: str) -> str:
    """Which step it is, and what it is about."""
    return f"Step {number} of {count}: {title}."


def see_section(section: str) -> str:
    """Where the rulebook says it."""
    return f"The rulebook says it in section {section}."


def now_do(words: str) -> str:
    """What the lesson asks for."""
    return f"Now {words}. Enter does it."


def not_now(words: str) -> str:
    """Another action was chosen."""
    return f"no: that would be allowed, but the lesson asks you to {words}."


HELP = {
    "choices": "what you can do, with numbers",
    "would 2": "what choice 2 would do",
    "why not": "why something is not allowed. Say what, by its first word or as it is written",
    "news": "all that happened since your last decision",
    "again": "the question once more",
    "back": "from the second step of a question to the first",
    "a place or a name": "all about that place or that player",
    "rules": "the headings of the rulebook. Rules 3.1 reads that section",
    "know": "what one would want to know to play well. Know memory off leaves out what one would have to remember",
    "hint": "what a bot would do in your place. Asked again, how far the next best is behind",
    "undo": "take back your last decision. Redo plays it again",
    "full": "hear the whole position before every question. Brief leads back",
    "seed": "what the game was dealt from, to be passed on",
    "save": "make sure that all is on the disk. Save and a folder keeps the game there",
    "quit": "leave the game, which is saved",
}
"""What every game answers."""

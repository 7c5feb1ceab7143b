"""What a lesson and the learning mode say around what a game teaches."""

from __future__ import annotations

from tribes_tui.words.refusals import where

TITLE = "A lesson in {game}"
OVER_TITLE = "That was the lesson"
OVER = (
    "{skip} begins a first game of your own: learning mode asks once more before a move, with the rule behind it. Or play on "
    "here, the others play by themselves now: {hint} gives a hint, {leave} leaves."
)
ON = "go on"
STAY = "In a lesson everybody keeps their seat."
FIRST = "This is the first step."
FIRST_GAME = "first game"
BEFORE, SKIP = "step before", "skip this"
PICK = "learn a game by playing it"
"""Above the games, where one of them is to be chosen."""
COACH = "Learning mode"
DO_IT = "do it"


def no_lesson(game: str) -> str:
    """Of a game without one."""
    return f"There is no lesson for {game} yet."


def title_of(game: str) -> str:
    """In the frame of the box."""
    return TITLE.format(game=game)


def place_of(number: int, count: int) -> str:
    """How far one is: steps from 1."""
    return f"{number} of {count}"


def over(skip: str, hint: str, leave: str) -> str:
    """After the last step, with the keys for a first game, for a hint, and for leaving."""
    return OVER.format(skip=skip, hint=hint, leave=leave)


def read(choose: str) -> str:
    """The prompt of a step that is only told; `choose` is the key that goes on."""
    return f"Read, and press {choose}."


def goes_on(choose: str) -> str:
    """Below a step that is only told."""
    return f"{choose} goes on."


def confirm(choose: str, back: str) -> str:
    """Below a move that is asked about once more, with the keys for either."""
    return f"{choose} does it, {back} lets go of it."


def taught(text: str, section: str) -> str:
    """A step's words, and where the rulebook says it."""
    return f"{text} ({where(section)})" if section else text


def now(action: str) -> str:
    """What is to be done."""
    return f"Now {action}."


def do_it(action: str) -> str:
    """The prompt while it is asked."""
    return f"{action[0].upper()}{action[1:]}?"


def about_to(action: str) -> str:
    """What the learning mode asks to confirm."""
    return f"You are about to {action}."


def rule(section: str, heading: str, text: str) -> str:
    """The rule behind it."""
    return f"Rule {section}, {heading}: {text}" if text else f"Rule {section}, {heading}."


def asked_again(left: int) -> str:
    """How often this kind of move will be confirmed."""
    if not left:
        return "From now on it is not asked again."
    times = "once more" if left == 1 else f"{left} more times"
    return f"This kind of move is confirmed {times}."

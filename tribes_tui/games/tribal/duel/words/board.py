"""What stands on the table of a Duel besides cards: short words, each with what it counts."""

from __future__ import annotations

from collections.abc import Sequence

from rules.tribal.cards import EMPTY, NAMES
from rules.tribal.duel.components.phases import CLEAN, MOST_IDLE, OVER, PLACING
from rules.tribal.duel.state import DuelState
from tribes_tui.games.tribal.duel.words.things import card
from tribes_tui.words.common import YOU, count, listed, whose

SHARED = "Shared by both"
STOCK, DISCARD, DRAWN = "stock", "discard", "to place"
WHAT_HAPPENED = "What happened"
UNSEEN = "Cards that nobody has seen yet"
NO_DISCARD = "nothing yet"
GOALS = (
    "Won with no columns left and all four piles begun, or all four complete.",
    "Won with no columns left and all four piles begun.",
    "Won with no columns left, all piles begun.",
)
"""What it is all about, in ever fewer words."""
MOST_BESIDE_GOAL = 4
"""Discards that leave room for the goal beside them in every window; with more it takes the place of the rule of columns."""
BEGINS = "Whoever turns up fewer cards while cleaning begins."
PILES = "Sacred piles →"
STARTS = "starts", "at 1"
FREE = "free"
RULE = "Orange on blue on orange, one lower; a 9 in a free column."
AT_FIRST = (
    "Orange (djembe, mask) goes on blue (lizard, turtle), and blue on orange.",
    "Each card is one lower than the one it lies on; a free column takes a 9.",
)
"""The rule of columns at length, as long as nobody has done anything yet."""
LIT = "▂"
"""The green foot of a card that can be moved; without colours its letters are underlined."""
NEXT, THEIRS, BANNED = "↑", "!", "×"
"""Marks of cards: next on the left player's sacred piles, on the right player's, not to go straight back."""
DOWN, FRESH = "▒", "•"
"""Cards face down where they are one row with their number; what has just changed."""

CLEANING_STEPS = ("clean up your zone",), ("clean",)
STEPS = ("move as you like", "one card: draw, take or steal", "end"), ("move", "one card", "end")
PLACING_STEPS = ("move", "place the card", "end"), ("move", "place", "end")
"""The steps in full, and in a word each."""
BUTTONS = {"end": "end turn", "done": "done with cleaning"}


def facts(state: DuelState) -> Sequence[str]:
    """The turn; how many turns without progress, one after the other, would end the game; what nobody has seen."""
    unseen = f"{count(len(state.unseen_cards()), 'card')} unseen"
    if state.phase == CLEAN:
        return "cleaning", unseen
    return f"turn {max(1, state.turn)}, {count(MOST_IDLE - state.idle, 'idle turn')} left", unseen


def to_clear(number: int) -> str:
    """How many cards somebody has to get rid of."""
    return f"{count(number, 'card')} to clear"


def down(number: int) -> tuple[str, str]:
    """How many of them lie face down, the longer form first."""
    return f"{number} of them face down", f"{number} face down"


def briefly(number: int) -> tuple[str, str]:
    """The same where there is little room, the longer one first."""
    return f"{number} to clear", f"{number} left"


def limited(state: DuelState) -> str:
    """Whether this turn's one card is still to be had; while cleaning, what it decides."""
    if state.phase == OVER:
        return ""
    if state.phase == CLEAN:
        return BEGINS
    if state.phase == PLACING:
        return f"The {card(NAMES[state.drawn])} goes to a lit place."
    if state.limited:
        return "This turn's draw, take or steal is used."
    if not state.stock:
        return "Once a turn: take a discard or steal theirs."
    return "Once a turn: draw (d), take a discard or steal theirs."


def marks_legend(left: str, right: str) -> tuple[tuple[str, str, str], ...]:
    """The marks of cards, what they mean, and the same in fewer words; empty where a mark isn't explained so.

    In few words it is the bans themselves, which begin with it, that say what × is.
    """
    other = "theirs" if left == YOU else whose(right)
    them = "them" if left == YOU else right
    return (
        (LIT, "can move", ""),
        (NEXT, f"next on {whose(left)} piles", f"next for {left}"),
        (THEIRS, f"on {other}", f"for {them}"),
        (BANNED, "not back now", ""),
        (DOWN, "", "face down"),
        (FRESH, "new", "new"),
    )


def earlier(number: int) -> str:
    """Before the last sentences of a turn: so many more came before them."""
    return f"· {number} more before · "


def besides(number: int) -> str:
    """Before the theft of a turn, where nothing else of it has room: so many more things were done."""
    return f"· {number} more · "


def bans(state: DuelState) -> list[str]:
    """What may not go straight back in this turn, and why."""
    found = []
    if state.no_steal >= 0:
        found.append(f"{BANNED} {card(NAMES[state.no_steal])}: stolen last turn, not to be stolen back now")
    given = given_back(state)
    if given:
        spelt = listed(card(NAMES[code]) for code in given[:2]) if len(given) < 3 else count(len(given), "card")
        found.append(f"{BANNED} {spelt}: given last turn, not to be given back now")
    return found


def given_back(state: DuelState) -> list[int]:
    """The cards that may not be given back in this turn, the highest first."""
    return [code for code in reversed(range(EMPTY)) if state.no_give >> code & 1]


def latest_title(name: str, is_over: bool, is_cleaning: bool) -> str:
    """Above what somebody did: in cleaning, in their last turn, or in the one that is going on."""
    owner = whose(name)
    when = "cleaning" if is_cleaning else "last turn" if is_over else "turn"
    return f"{owner[0].upper()}{owner[1:]} {when}"

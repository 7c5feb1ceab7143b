"""What stands on the table of a Duel besides cards: short words, each with what it counts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from rules.tribal.cards import EMPTY, NAMES
from rules.tribal.duel.components.phases import CLEAN, LONG_IDLE, MOST_IDLE, OVER, PLACING
from tribes_tui.games.tribal.duel.words.things import card
from tribes_tui.words.common import YOU, count, listed, whose

if TYPE_CHECKING:
    from rules.tribal.duel.state import DuelState

SHARED = "Shared by both"
STOCK, DISCARD, DRAWN = "stock", "discard", "to place"
WHAT_HAPPENED = "What happened"
NOT_SEEN = "Not seen yet"
NO_DISCARD = "nothing yet"
GOALS = (
    "To win: no columns left and all four piles begun, or all four complete.",
    "To win: no columns and four piles begun, or four complete.",
    "Win: no columns, four piles begun; or four complete.",
    "Win: no columns, 4 piles begun; or 4 complete.",
)
"""What it is all about, in ever fewer words."""
MOST_BESIDE_GOAL = 4
"""Discards that leave room for the goal beside them in every window; with more it takes the place of the rule of columns."""
BEGINS = "Whoever turns up fewer cards while cleaning begins."
PILES = "Sacred piles →"
STARTS = "the 1", "first"
"""What an empty pile says below its symbol."""
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
ONCE = (
    ("DRAW", "draw (d)", "draw"),
    ("TAKE", "take a lit discard", "take a discard"),
    ("STEAL", "steal a lit end of theirs", "steal an end"),
)
"""The ways to this turn's one card: the kind of action, and it in words and in fewer."""
PASS = "pass until the end"
BUTTONS = {"end": "end turn", "done": "end cleaning"}


def facts(state: DuelState) -> Sequence[str]:
    """The turn, with how many before it brought no progress, if any: so many in a row end the game; what nobody has seen."""
    unseen = f"{count(len(state.unseen_cards()), 'card')} unseen"
    if state.phase == CLEAN:
        return "cleaning", unseen
    idle = f", {state.idle} of {MOST_IDLE} without progress" if state.idle else ""
    return f"turn {max(1, state.turn)}{idle}", unseen


def to_clear(number: int) -> str:
    """How many cards somebody has to get rid of."""
    return f"{count(number, 'card')} to clear"


def down(number: int) -> tuple[str, str]:
    """How many of them lie face down, the longer form first."""
    return f"{number or 'none'} of them face down", f"{number or 'none'} face down"


def briefly(number: int) -> tuple[str, str]:
    """The same where there is little room, the longer one first."""
    return f"{number} to clear", f"{number} left"


def limited(state: DuelState) -> tuple[str, ...]:
    """What the viewer may do of what is done once in a turn; while cleaning, what it decides. In ever fewer words."""
    if state.phase == OVER:
        return ()
    if state.phase == CLEAN:
        return (BEGINS,)
    if state.current_player != state.viewer:
        return ()
    if state.phase == PLACING:
        return (f"The {card(NAMES[state.drawn])} goes to a lit place.",)
    if state.limited:
        return ("This turn's draw, take or steal is used.",)
    kinds = {state.game.actions[id].kind.removesuffix("_SACRED") for id in state.legal_actions()}
    ways = [way for kind, *way in ONCE if kind in kinds]
    if not ways:
        return ("There is nothing to draw, take or steal now.",)
    return tuple(f"Once a turn: {listed(texts, 'or')}." for texts in zip(*ways, strict=True))


def besides(state: DuelState, names: Sequence[str], has_goals: bool) -> tuple[str, ...]:
    """What stands beside the button, in ever fewer words: the rule of columns, or how one wins where that has no other place
    (`has_goals`); once nobody gets any further, how long that still goes on, and what counts then."""
    is_going = state.phase == OVER or not (state.idle or state.is_stuck())
    if is_going or (has_goals and state.idle < LONG_IDLE and not state.is_stuck()):
        return GOALS if has_goals else (RULE,)
    piled = ", ".join(f"{name} {state.sacred_total(seat)}" for seat, name in enumerate(names))
    return (
        f"After {count(MOST_IDLE - state.idle, 'more turn')} without progress most cards on piles win: {piled}.",
        f"After {MOST_IDLE} turns without progress piles decide: {piled}.",
        f"After {MOST_IDLE} turns without progress piles decide.",
    )


class Mark(NamedTuple):
    """A sign on the table, and what it means."""

    sign: str
    meaning: str


def marks_legend(left: str, right: str) -> tuple[tuple[Mark, ...], ...]:
    """The marks of cards and what they mean, in ever fewer words.

    The first form is for tables where each card face down has a row. Where × has no room, the bans, which begin with it,
    say what it is.
    """
    other = "theirs" if left == YOU else whose(right)
    lit, new, banned, down = (
        Mark(LIT, "can move"),
        Mark(FRESH, "new"),
        Mark(BANNED, "not back now"),
        Mark(DOWN, "hidden"),
    )
    piles = Mark(NEXT, f"next on {whose(left)} piles"), Mark(THEIRS, f"on {other}")
    brief = Mark(NEXT, f"{whose(left)} pile"), Mark(THEIRS, other)
    sides = Mark(NEXT, "left pile"), Mark(THEIRS, "right")
    return (
        (lit, *piles, banned, new),
        (lit, *piles, banned, down, new),
        (lit, *brief, banned, down, new),
        (Mark(LIT, "can go"), *brief, down, new),
        (Mark(LIT, "can go"), *sides, down, new),
        (Mark(LIT, "can go"), Mark(NEXT, "left pile"), Mark(THEIRS, "right"), down),
    )


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

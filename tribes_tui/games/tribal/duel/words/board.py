"""What stands on the table of a Duel besides cards: short words, each with what it counts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from rules.tribal.cards import EMPTY, NAMES
from rules.tribal.duel.components.phases import CLEAN, LONG_IDLE, MOST_IDLE, OVER, PLACING
from tribes_tui.games.tribal.duel.idle import idle_turns
from tribes_tui.games.tribal.duel.words.said import table as said
from tribes_tui.games.tribal.duel.words.things import card
from tribes_tui.games.tribal.words import of_each
from tribes_tui.words.common import YOU, listed, whose

if TYPE_CHECKING:
    from rules.tribal.duel.state import DuelState

MOST_BESIDE_GOAL = 4
"""Discards that leave room for the goal beside them in every window; with more it takes the place of the rule of columns."""
LIT = "▂"
"""The green foot of a card that can be moved; without colours its letters are underlined."""
NEXT, THEIRS, BANNED = "↑", "!", "×"
"""Marks of cards: next on the left player's sacred piles, on the right player's, not to go straight back."""
DOWN, FRESH = "▒", "•"
"""Cards face down where they are one row with their number; what has just changed."""

CLEANING_STEPS, STEPS, PLACING_STEPS = ("clean",), ("move", "once", "end"), ("move", "place", "end")
ONCE = (
    ("DRAW", said.draw, said.draw_brief),
    ("TAKE", said.take, said.take_brief),
    ("STEAL", said.steal, said.steal_brief),
)
"""The ways to this turn's one card: the kind of action, and it in words and in fewer."""


def goals() -> tuple[str, ...]:
    """What it is all about, in ever fewer words."""
    return said.goal(), said.goal_brief(), said.goal_briefer(), said.goal_briefest()


def starts() -> tuple[str, str]:
    """What an empty pile says below its symbol."""
    return said.first_one(), said.first_one_below()


def steps(state: DuelState) -> tuple[Sequence[str], int | None, Sequence[str]]:
    """The steps, the present one, the same in a word each. Cleaning is one; in a turn the one card may be had at any time,
    moving goes on until the end."""
    names = PLACING_STEPS if state.drawn >= 0 else {CLEAN: CLEANING_STEPS, OVER: ()}.get(state.phase, STEPS)
    at = None if state.phase == OVER else int(state.drawn >= 0)
    return [said.step(step=name) for name in names], at, [said.step_brief(step=name) for name in names]


def facts(state: DuelState) -> Sequence[str]:
    """The turn, with how many before it brought no progress, if any: so many in a row end the game; what nobody has seen."""
    idle, unseen = idle_turns(state), said.unseen(number=len(state.unseen_cards()))
    turn = {"turn": max(1, state.turn)}
    in_turn = said.in_turn_idle(**turn, idle=idle, most=MOST_IDLE) if idle else said.in_turn(**turn)
    return said.in_cleaning() if state.phase == CLEAN else in_turn, unseen


def limited(state: DuelState, names: Sequence[str]) -> tuple[str, ...]:
    """What the viewer may do of what is done once in a turn; while cleaning, how long that goes on, what it decides and how many
    cards everybody has turned up. In ever fewer words."""
    if state.phase == CLEAN:
        turned = of_each(names, state.turned)
        return said.cleaning(turned=turned), said.cleaning_brief(turned=turned), said.cleaning_briefer(turned=turned)
    if state.phase == OVER or state.current_player != state.viewer:
        return ()
    if state.phase == PLACING:
        return (said.lit_place(card=card(NAMES[state.drawn])),)
    kinds = {state.game.actions[id].kind.removesuffix("_SACRED") for id in state.legal_actions()}
    ways = [forms for kind, *forms in ONCE if kind in kinds]
    if state.limited or not ways:
        return (said.once_used() if state.limited else said.once_nothing(),)
    return tuple(said.once(ways=[say() for say in form]) for form in zip(*ways, strict=True))


def besides(state: DuelState, names: Sequence[str], has_goals: bool) -> tuple[str, ...]:
    """What stands beside the button, in ever fewer words: the rule of columns, or how one wins where that has no other place
    (`has_goals`); once nobody gets any further, how long that still goes on, and what counts then."""
    idle = idle_turns(state)
    is_going = state.phase == OVER or not (idle or state.is_stuck())
    if is_going or (has_goals and idle < LONG_IDLE and not state.is_stuck()):
        return goals() if has_goals else (said.column_rule(),)
    piled = ", ".join(of_each(names, [state.sacred_total(seat) for seat in range(len(names))]))
    return (
        said.idle(left=MOST_IDLE - idle, piled=piled),
        said.idle_brief(most=MOST_IDLE, piled=piled),
        said.idle_briefer(most=MOST_IDLE),
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
    other = said.theirs() if left == YOU else whose(right)
    lit, brief_lit = Mark(LIT, said.can_move()), Mark(LIT, said.can_move_brief())
    new, banned = Mark(FRESH, said.new()), Mark(BANNED, said.banned())
    hidden = Mark(DOWN, said.face_down())
    piles = Mark(NEXT, said.next_on(who=left)), Mark(THEIRS, said.on_other(other=other))
    brief = Mark(NEXT, said.next_on_brief(who=left)), Mark(THEIRS, other)
    sides = brief if left == YOU else (Mark(NEXT, said.next_on_side()), Mark(THEIRS, said.on_other_side()))
    return (
        (lit, *piles, banned, new),
        (lit, *piles, banned, hidden, new),
        (lit, *brief, banned, hidden, new),
        (brief_lit, *brief, hidden, new),
        (brief_lit, *sides, hidden, new),
        (brief_lit, *sides, hidden),
    )


def bans(state: DuelState, is_brief: bool = False) -> list[str]:
    """What may not go straight back in this turn, and why; a sentence each, or one for all."""
    stolen, given = state.no_steal, given_back(state)
    few = listed(card(NAMES[code]) for code in given) if len(given) < 3 else said.some_cards(number=len(given))
    if is_brief and given and stolen >= 0:
        return [said.ban_both(card=card(NAMES[stolen]), cards=few)]
    found = [said.ban_steal(card=card(NAMES[stolen]))] if stolen >= 0 else []
    return found + ([said.ban_give(cards=few)] if given else [])


def given_back(state: DuelState) -> list[int]:
    """The cards that may not be given back in this turn, the highest first."""
    return [code for code in reversed(range(EMPTY)) if state.no_give >> code & 1]

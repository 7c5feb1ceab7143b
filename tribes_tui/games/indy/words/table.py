"""The words that stand on the table of indy."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rules.indy.components.cards import COLOURS
from rules.indy.components.phases import DARK, END, EVOCATION, KEEP, LAST_EAGLES, LIGHT, RETURN, SHAMANS
from rules.indy.mechanics.scoring import rank
from tribes_tui.games.indy.foresight import best_rank, towards_return
from tribes_tui.games.indy.words.cards import COLOUR_WORDS, Names, capital, spelt, verdict
from tribes_tui.words.common import count, does, listed, whose

if TYPE_CHECKING:
    from rules.indy.state import IndyState

LOG_TITLE = "What happened"
ROW_TITLE = "The row"
CARD_LEGEND = ("r red  g green  b blue", "char  character", "hors  horse", "obje  object")
"""Of the cards of an evocation where there is neither room for their words nor colour."""
SHORT_KINDS = ("char.", "character, obj. object")
ROOMY_SEATS = (2, 4)
"""So many seats have room for these words in the smallest window."""
ROW_TITLES = {SHAMANS: "The shamans: which colour is yours?"}
HAND_TITLE = "Your hand"
NO_HAND_TITLE = "Hands are hidden"
BEST_TITLE = "Your best three"
WATCH = "watch the rest fast"
"""For who is plucked."""
NOBODY = "nobody this time"
"""On a shelf without an evocation."""
WORST, WIN, PLUCKED = "Worst pays a feather.", "Last with feathers wins.", "No feathers: may return."
BEST = "Best team takes one."
OUT, PAIR = "No feathers: you lose.", 2
"""Between two nobody returns."""
EAGLE_STAKE = "Eagle: works only once."
EVOKED_TITLE = "You evoked"
RETURN_TITLE = "Plucked"
SHAMAN_TITLE = "Your shaman"
SHAMAN_NOTE = (
    "Without feathers you are",
    "plucked. A character in",
    "your shaman's colour may",
    "then bring you back.",
)
SHAMAN_OF_TWO = ("Between two the colour", "changes nothing: the", "first without feathers", "loses.")
OPENS_AT_LIGHT = ("turned up", "after the", "dark")
OPENS_AT_EVOKE = ("turned up", "after the", "light")
NOTHING_LAID = "The worst evocation pays a feather, the best team takes one."
NOTHING_TO_TAKE = "The worst evocation pays a feather; there is none to take yet."
WORST_SO_FAR, WORST_OF_ALL = "is the worst so far", "is the worst"
STEPS = ("exchange in the dark", "swap in the light", "evoke", "return", "reckon")
BRIEF_STEPS = ("dark", "light", "evoke", "return", "reckon")
STEP_OF = {DARK: 0, LIGHT: 1, EVOCATION: 2, LAST_EAGLES: 2, RETURN: 3, KEEP: 3, END: 4}
RETURN_STEP = 3


def you_drew(codes: Sequence[str]) -> str:
    """What came up in the dark."""
    return f"you drew {spelt(codes)}"


def hand_title(name: str) -> str:
    """`Your hand`, `Ada's hand`."""
    return f"{capital(whose(name))} hand"


def stake(feathers: int, players: int) -> tuple[str, ...]:
    """What a round is about, the most pressing first: as many as there is room for; `feathers`: one's own."""
    none = PLUCKED if players > PAIR else OUT
    return (WORST, none, WIN, BEST) if feathers == 1 else (WORST, WIN, none, BEST)


def counts_now(state: IndyState, names: Names, viewer: int | None) -> str:
    """How one scores, and what counts now, in a line of at most 77 columns: once evocations are laid, how one's own stands to the worst of them."""
    laid = {seat: rank(*cards) for seat, cards in enumerate(state.evocations) if cards}
    if state.phase in (SHAMANS, END):
        return ""
    if not laid:
        return NOTHING_LAID if state.plate else NOTHING_TO_TAKE
    low = min(laid.values())
    others = [names[seat] for seat in laid if laid[seat] == low and seat != viewer]
    whose_low = whose(listed(others)) if len(others) < 2 else f"{len(others)} shamans'"
    own = laid.get(viewer) or best_rank(state.hands[viewer]) if viewer is not None and viewer >= 0 else None
    worst, pay = (WORST_SO_FAR, "would pay") if state.phase == EVOCATION else (WORST_OF_ALL, "pays")
    if own is None or viewer is None or state.plucked >> viewer & 1:
        return f"{capital(whose_low)} {verdict(low)} {worst} and {pay} a feather."
    mine = f"Your {verdict(own)}"
    if own > low:
        return f"{mine} is safe: {whose_low} {verdict(low)} is below it."
    if own < low:
        return f"{mine} is below {whose_low} {verdict(low)}: so far you pay."
    if others:
        return f"{mine} {worst}, like {whose_low}: each {pay} a feather."
    return f"{mine} {worst} and {pay} a feather."


def facts(state: IndyState, names: Names) -> tuple[str, ...]:
    """The round, and who deals."""
    if state.phase == SHAMANS:
        return ("before round 1",)
    return f"round {state.manche}", capital(does(names[state.dealer], "deal"))


def steps(state: IndyState) -> tuple[list[str], int | None, list[str]]:
    """The steps of a round, the present one, and the same in a word each; the return only while somebody is plucked."""
    if state.phase == SHAMANS:
        return [], None, []
    return _steps(state, STEP_OF[state.phase])


def reckoning_steps(state: IndyState) -> tuple[list[str], int, list[str]]:
    """The same when a round is over."""
    return _steps(state, STEP_OF[END])


def _steps(state: IndyState, now: int) -> tuple[list[str], int, list[str]]:
    left_out = () if state.plucked else (RETURN_STEP,)
    numbers = [i for i in range(len(STEPS)) if i not in left_out]
    return [STEPS[i] for i in numbers], numbers.index(now), [BRIEF_STEPS[i] for i in numbers]


def round_over(number: int) -> str:
    """Which round has just been reckoned."""
    return f"round {number} is over"


def seat_status(state: IndyState, seat: int) -> str:
    """`plucked`, `back in the game`, or nothing."""
    if not state.plucked >> seat & 1:
        return ""
    return "back in the game" if state.returned == seat else "plucked"


def status_note(state: IndyState, seat: int) -> str:
    """What the status means for them; nothing at the end."""
    if state.phase == END:
        return ""
    if state.returned == seat:
        return f"{count(state.tokens[seat], 'feather')}, four cards from the next round on"
    colour = COLOUR_WORDS[COLOURS[state.shamans[seat]]]
    where = "in the row or in an evocation" if _returns_from_all(state) else "in the row"
    return f"can return with a {colour} character and two more {where}"


def _returns_from_all(state: IndyState) -> bool:
    return bool(state.options.get("return_from") == "all")


def return_note(state: IndyState, seat: int) -> tuple[str, ...]:
    """For the plucked viewer: how to come back, and what there is of it."""
    colour = COLOUR_WORDS[COLOURS[state.shamans[seat]]]
    where = ("lie in the row or in", "evocations.") if _returns_from_all(state) else ("lie in the row.",)
    held, lying = towards_return(state, seat)
    now = f"Held: {held}, lying there: {lying}."
    return "You have no feathers.", f"Return: lay a {colour}", "character while two more", *where, now

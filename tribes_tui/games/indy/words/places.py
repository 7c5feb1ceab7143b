"""Words that stand on the table of indy, and what can be pointed at there."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, cast

from rules.indy.components.cards import CODES, COLOURS, DECK, HIDDEN
from rules.indy.components.phases import DARK, END, EVOCATION, KEEP, LAST_EAGLES, LIGHT, RETURN, SHAMANS
from rules.indy.mechanics.scoring import rank
from rules.indy.state import IndyState
from tribes_tui.games.indy.foresight import best_rank, can_better, is_settled, lay_after, own_hand, towards_return
from tribes_tui.games.indy.words.said import cards as said_cards, prompts, table as said
from tribes_tui.games.indy.words.sentences import PAIR, Names, card as card_words, seat_line, verdict
from tribes_tui.words.common import listed
from tribes_tui.words.folding import fold

if TYPE_CHECKING:
    from tribes_tui.table.board.scene import Scene

ROOMY_SEATS = (2, 4)
"""So many seats have room for the words of cards in the smallest window."""
NARROWEST = 24
"""Columns of the panel about one's cards in the smallest window."""
STEPS = ("dark", "light", "evoke", "return", "resolve")
STEP_OF = {DARK: 0, LIGHT: 1, EVOCATION: 2, LAST_EAGLES: 2, RETURN: 3, KEEP: 3, END: 4}
RETURN_STEP = 3


def stake(
    players: int, rivals: int, with_worst: bool, with_sum: bool, is_last: bool, has_eagle: bool, room: int
) -> list[str]:
    """What a round is about, what matters most first, each whole where there is room for it: what it means to lose the last feather where so
    many rivals have some, what an eagle does, who pays, if that stands nowhere else, what the sum is for."""
    after_last = said.lose if players == PAIR else said.may_end if rivals == 1 else said.may_return
    told, found = (
        (
            (is_last, after_last),
            (has_eagle, said.eagle_once),
            (with_worst, said.worst_pays),
            (with_sum, said.equal_sum),
        ),
        list[str](),
    )
    for is_told, say in told:
        lines = say().splitlines() if is_told else []
        found += lines if len(found) + len(lines) <= room else []
    return found


def prize(state: IndyState) -> str:
    """Who takes a feather from the plate in this round."""
    say = said.plate_prize if state.plate else said.plate_prize_none
    return "" if state.phase in (SHAMANS, END) else say()


LONGEST = 77
"""Columns of the line that tells what counts now."""


def counts_now(state: IndyState, names: Names, viewer: int | None, made: int | None = None) -> str:
    """How one scores, and what counts now, in a line: once evocations are laid, how one's own stands to the worst of them; `made`: what it
    would be after the choice that is looked at. Who has the worst is named where there is room."""
    laid = {seat: rank(*cards) for seat, cards in enumerate(state.evocations) if cards}
    others = [names[seat] for seat in laid if laid[seat] == min(laid.values()) and seat != viewer]
    named = _counts_now(
        state, names, viewer, made, laid, (1, listed(others), len(others) > 1) if others else (0, "", False)
    )
    if len(named) <= LONGEST or not others:
        return named
    return _counts_now(state, names, viewer, made, laid, (len(others), others[0], len(others) > 1))


def _counts_now(
    state: IndyState,
    names: Names,
    viewer: int | None,
    made: int | None,
    laid: Mapping[int, int],
    worst_of: tuple[int, str, bool],
) -> str:
    if state.phase in (SHAMANS, END):
        return ""
    if not laid:
        return said.nothing_laid_last() if state.players == PAIR and min(state.tokens) == 1 else said.nothing_laid()
    low, so_far, is_seated = min(laid.values()), lay_after(state, viewer), viewer is not None and viewer >= 0
    own = (laid.get(cast(int, viewer)) or made or best_rank(state.hands[cast(int, viewer)])) if is_seated else None
    number, who, several = worst_of
    worst: dict[str, Any] = {"so_far": so_far, "number": number, "who": who, "rank": verdict(low)}
    if so_far and len(laid) == 1 and (own is None or viewer in laid):
        return said.only(who=names[next(iter(laid))], rank=verdict(low))
    if own is None or state.plucked >> cast(int, viewer) & 1:
        return said.worst(**worst, several=several)
    is_last = state.tokens[cast(int, viewer)] == 1
    is_worse = made is not None and viewer not in laid and made < (best_rank(state.hands[cast(int, viewer)]) or 0)
    if is_worse and own <= low and not (is_settled(state, cast(int, viewer)) or so_far):
        if own == low:
            return said.below_these_even(rank=verdict(own), number=number, who=who)
        return said.below_these(rank=verdict(own), number=number, who=who, worst=verdict(low))
    if own == low:
        return said.own_worst(**worst, is_last=is_last)
    if own > low:
        return said.safe(rank=verdict(own), number=number, who=who, worst=verdict(low))
    if viewer not in laid and is_settled(state, cast(int, viewer)):
        return said.beats_all(number=number, who=who, worst=verdict(low), ends=is_last and state.players == PAIR)
    ends = "so-far" if so_far else "unless" if can_better(state, low) else "last" if is_last else "settled"
    return said.below(ends=ends, rank=verdict(own), number=number, who=who, worst=verdict(low))


def facts(state: IndyState, names: Names) -> tuple[str, ...]:
    """The round, and who goes first."""
    if state.phase == SHAMANS:
        return (said.round_before(),)
    return said.round(number=state.manche), said.goes_first(who=names[state.dealer])


def steps(state: IndyState) -> tuple[list[str], int | None]:
    """The steps of a round and the present one; the return only while somebody is plucked."""
    return ([], None) if state.phase == SHAMANS else _steps(bool(state.plucked), STEP_OF[state.phase])


def reckoning_steps(fields: Mapping[str, Any]) -> tuple[list[str], int]:
    """The same when a round is over, by its event `resolved`."""
    return _steps(None in fields["ranks"], STEP_OF[END])


def _steps(has_plucked: bool, now: int) -> tuple[list[str], int]:
    names = [name for i, name in enumerate(STEPS) if has_plucked or i != RETURN_STEP]
    return [said.step(step=one) for one in names], names.index(STEPS[now])


def seat_status(state: IndyState, seat: int) -> str:
    """`plucked`, `back in the game`, or nothing."""
    status = said.is_back() if state.returned == seat else said.plucked()
    return status if state.plucked >> seat & 1 else ""


def status_note(state: IndyState, seat: int) -> str:
    """What the status means for them; nothing at the end."""
    if state.phase == END or state.returned == seat:
        feathers = said_cards.feathers(number=state.tokens[seat])
        return "" if state.phase == END else said.back_note(feathers=feathers)
    return said.return_note(colour=COLOURS[state.shamans[seat]], from_all=state.options["return_from"] == "all")


def return_note(state: IndyState, seat: int) -> Sequence[str]:
    """For the plucked viewer: how to come back, and what there is of it."""
    (held, lying), from_all = towards_return(state, seat), state.options["return_from"] == "all"
    how = said.return_how(colour=COLOURS[state.shamans[seat]], from_all=from_all)
    return *fold(how, NARROWEST, ""), said.return_now(held=held, lying=lying, from_all=from_all)


SLOTS = "abcd"


def describe(scene: Scene, name: str) -> str:
    """What a target of this table is."""
    state = cast(IndyState, scene.view)
    kind, _, place = name.partition(":")
    return PLACES[kind](state, scene, place) if kind in PLACES else name


def _card(card: int) -> str:
    return said_cards.hidden_card().form("a") if card == HIDDEN else card_words(CODES[card])


def _seat(state: IndyState, scene: Scene, seat: int) -> str:
    """How somebody stands; of the viewer also what their shaman is for."""
    line = seat_line(state, seat, scene.names[seat])
    if seat != scene.viewer or state.phase in (SHAMANS, END) or state.players == PAIR:
        return line
    return f"{line}. {said.your_shaman_about().removesuffix('.')}"


PLACES: dict[str, Callable[[IndyState, Scene, str], str]] = {
    "hand": lambda state, scene, place: said.in_hand(card=_card(own_hand(state, scene.viewer)[SLOTS.index(place)])),
    "table": lambda state, scene, place: said.in_row(card=_card(state.table[int(place) - 1]), place=place),
    "seat": lambda state, scene, place: _seat(state, scene, int(place)),
    "plate": lambda state, scene, place: (said.about_plate if state.players > PAIR else said.about_plate_pair)(
        feathers=said_cards.feathers(number=state.plate)
    ),
    "shaman": lambda state, scene, place: (
        said.about_shaman(colour=place) if state.players > PAIR else said_cards.shaman(colour=place).form("a")
    ),
    "deck": lambda state, scene, place: said.about_deck(
        cards=said_cards.cards(number=len(state.deck) + len(state.under) or DECK)
    ),
    "pass": lambda state, scene, place: prompts.pass_turn(),
    "done": lambda state, scene, place: said.answer_done(),
    "eagle": lambda state, scene, place: said.answer_eagle(),
}

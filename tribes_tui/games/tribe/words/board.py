"""Words that stand on the pieces of Tribe's table, and what is asked once something is picked."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from typing import TYPE_CHECKING, NamedTuple

from rules.tribe.components.cards import DIORAMAS, GOAL, NONE, TRIBUS, need
from rules.tribe.components.phases import DEFEND, LEADERS, MAIN, START
from tribes_tui.games.tribe.words.cards import card, card_words, face_words
from tribes_tui.games.tribe.words.said import board as said
from tribes_tui.games.tribe.words.sentences import chain_name

if TYPE_CHECKING:
    from rules.tribe.state import TribeState


class SeatTitle(NamedTuple):
    """A seat in words: its points; what it has laid; complete chains of those that close the challenge; its leader."""

    points: str
    laid: str
    chains: str
    leader: str


def titles(points: int, laid: int | None, leader: str, done: int, wanted: int) -> Iterator[SeatTitle]:
    """The same from long to short. What the figures are is said by the first line, and by the viewer's own seat.
    `laid`: points on the table; None: they are among the points already. `leader`: a character, "" as long as there is none."""
    in_full, alone = said.points(number=points), str(points)
    if not leader:
        yield SeatTitle(in_full, "", said.no_leader(), "")
        return
    more = [""] * 3
    if laid is not None:
        more = [said.laid(number=laid), said.laid_brief(number=laid), f"+{laid}"]
    chains, who = said.complete_least(done=done, wanted=wanted), card(leader)
    leads = said.leader(card=who)
    yield SeatTitle(in_full, more[0], said.complete(done=done, wanted=wanted), leads)
    yield SeatTitle(in_full, more[1], said.complete_brief(done=done, wanted=wanted), leads)
    yield SeatTitle(alone, more[1], said.complete_brief(done=done, wanted=wanted), leads)
    yield SeatTitle(alone, more[1], chains, leads)
    yield SeatTitle(alone, more[2], chains, leads)
    yield SeatTitle(alone, more[2], f"{done}/{wanted}", leads)
    yield SeatTitle(alone, more[2], f"{done}/{wanted}", who)


def alone(in_turn: bool) -> tuple[str, ...]:
    """Of a character without a vase that isn't its owner's leader; the same in a word or two."""
    if in_turn:
        return said.alone_now(), said.alone_now_brief(), said.alone_now_briefer(), said.alone_now_least()
    return said.alone(), said.alone_brief()


def facts(state: TribeState) -> tuple[str, ...]:
    """Challenge, what wins the game, what ends the challenge, turn."""
    return (
        said.challenge(number=state.number),
        said.goal(number=GOAL),
        said.ends(number=need(state.players)),
        said.turn(number=state.done + 1),
    )


def steps(state: TribeState) -> tuple[tuple[str, ...], int | None, tuple[str, ...]]:
    """The steps of a turn, the present one, and the same in a word each."""
    in_full, in_brief = (said.step_take(), said.step_lay()), (said.step_take_brief(), said.lay())
    if state.phase == DEFEND:
        return (*in_brief, said.step_answer()), 2, (*in_brief, said.step_answer())
    if state.current_player is None or state.phase == LEADERS:
        return in_full, None, in_brief
    return in_full, int(state.phase != START), in_brief


def swap(state: TribeState, slot: int) -> str:
    """What choosing a face-down card does in the middle of a turn: the card of the hand is chosen after it."""
    return said.swap(card=card_words(state.actives[slot]), chain=chain_name(slot))


USES = ("chain", "new", "hide", "swap", "seat", "played", "discards")
"""What can be done with a picked card, by the kind of place."""

LONGEST_QUESTION = 60
"""Letters of a question, as `VOICE.md` has it."""


def ask_use(state: TribeState, card: int, places: Collection[str]) -> str:
    """What is to be done with the picked card of the hand, for which these places are lit: `The draw 3: play it (p) or
    discard it (x)?`"""
    kinds = {_use(state, name) for name in places}
    uses = [kind for kind in USES if kind in kinds]
    forms = [
        said.ask_use(card=told, uses=[say(use=kind) for kind in uses])
        for told in (card_words(card), face_words(card))
        for say in (said.use, said.use_brief)
    ]
    return next((form for form in forms if len(form) <= LONGEST_QUESTION), forms[-1])


def _use(state: TribeState, name: str) -> str:
    """What a place is for, to a card of the hand: beside a chain it is hidden, or swapped for the one that lies there."""
    kind = name.partition(":")[0]
    if kind != "active":
        return kind
    return "hide" if state.actives[slot_of(name)] == NONE else "swap"


def ask_chain(state: TribeState, slot: int) -> str:
    """What the picked face-down card is for."""
    number = state.actives[slot]
    ask = said.ask_swap if state.phase == MAIN else said.ask_chain if number < DIORAMAS else said.ask_target
    return ask(card=card_words(number))


def slot_of(name: str) -> int:
    """The slot of a place for a face-down card."""
    _, seat, tribu = name.split(":")
    return int(seat) * TRIBUS + int(tribu)


def chain_of(character: str, vases: Sequence[str]) -> str:
    """Which vases a character's chain has, from the first to the last."""
    return said.chain_of(character=character, vases=" ".join(vases))

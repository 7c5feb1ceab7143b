"""What one would want to know to play the Rixe well: what scores, who threatens, colours, which cards are still to come, what the hands cannot hold."""

from __future__ import annotations

from collections.abc import Iterator

from rules.tribal.cards import COLOUR_NAMES, NINES, RANK, SYMBOL, TYPE_NAMES, members as members_of
from rules.tribal.rixe.components.phases import ACT, COMPLETE, OUT_POINTS
from rules.tribal.rixe.state import RixeState
from tribes_tui.games.tribal.rixe.foresight import aim
from tribes_tui.games.tribal.rixe.words.said import table as said
from tribes_tui.games.tribal.rixe.words.sentences import on_table
from tribes_tui.games.tribal.words import Names, card_words, said as tribal, unseen_facts
from tribes_tui.games.tribal.words.said import unseen_of
from tribes_tui.words.help import UsefulFact

MOST_LACKED = 6
"""Kinds of cards that a sentence names at the most."""


def facts(view: RixeState, names: Names) -> list[UsefulFact]:
    """The most useful first."""
    return [
        *_scores(view, names),
        *_threat(view, names),
        *unseen_facts(view.unseen_cards(), True, unseen_of),
        *_lacking(view, names),
        UsefulFact(said.orange_symbols(), said.orange_symbols_are()),
        UsefulFact(said.blue_symbols(), said.blue_symbols_are()),
    ]


def _scores(state: RixeState, names: Names) -> Iterator[UsefulFact]:
    """What the viewer can collect or complete now, else the longest column from 9 and what it needs."""
    if state.phase != ACT:
        return
    if state.viewer == state.current_player:
        legal = state.legal_actions()
        if any(state.game.actions[one].kind == "COLLECT" for one in legal):
            yield UsefulFact(said.scores(), said.scores_collect())
            return
        moves = [one for one in legal if aim(state, one) in ("complete", "begin")]
        if moves:
            fields = state.game.actions[max(moves, key=state.hint)].fields
            card, onto = (on_table(state, fields[which], names) for which in ("card", "onto"))
            yield UsefulFact(said.scores(), said.scores_move(card=card, onto=onto))
            return
    from_nine = [slot for slot, column in enumerate(state.columns) if column and column[0] >= NINES]
    if from_nine:
        slot = max(from_nine, key=lambda one: len(state.columns[one]))
        zone, number = state.zone_and_slot(slot)
        end, length = state.columns[slot][-1], len(state.columns[slot])
        column, colour = tribal.column(who=names[zone], number=number + 1), COLOUR_NAMES[SYMBOL[end] < 2]
        if length < COMPLETE:
            told = said.scores_nearest(column=column, length=length, colour=colour, value=RANK[end])
            yield UsefulFact(said.scores(), told)


def _threat(state: RixeState, names: Names) -> Iterator[UsefulFact]:
    """Which of the others is nearest to going out."""
    others = [seat for seat in range(state.players) if seat != state.viewer]
    if state.phase == ACT and others:
        seat = min(others, key=lambda one: len(state.hands[one]))
        told = said.threat_out(who=names[seat], cards=len(state.hands[seat]), points=OUT_POINTS)
        yield UsefulFact(said.threat(), told)


def _lacking(state: RixeState, names: Names) -> Iterator[UsefulFact]:
    """What nobody else's hand can hold, as it would have been laid."""
    for seat, name in enumerate(names):
        lacked = {kind for types in state.lacks[seat] for kind in members_of(types)}
        for types in state.lacks[seat]:
            lacked &= set(members_of(types))
        if seat != state.viewer and 0 < len(lacked) <= MOST_LACKED:
            cards = [card_words(TYPE_NAMES[kind]) for kind in sorted(lacked)]
            yield UsefulFact(said.their_hand(who=name), said.lacks(cards=cards), needs_memory=True)

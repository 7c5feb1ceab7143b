"""What one would want to know to play the Rixe well: what scores, who threatens, which cards are still to come, what the hands cannot hold."""

from collections.abc import Iterator

from rules.tribal.cards import COLOUR_NAMES, NINES, RANK, SYMBOL, TYPE_NAMES, members as members_of
from rules.tribal.rixe.components.actions import COLLECT, DRAW, PLAY, PLAY_NINE
from rules.tribal.rixe.components.phases import ACT, COMPLETE, OUT_POINTS
from rules.tribal.rixe.state import RixeState
from tribes_tui.games.tribal.rixe.foresight import NEAR, completion
from tribes_tui.games.tribal.rixe.words.said import table as said
from tribes_tui.games.tribal.rixe.words.sentences import on_table
from tribes_tui.games.tribal.words import Names, card_words, said as tribal, unseen_facts
from tribes_tui.games.tribal.words.said import unseen_of
from tribes_tui.words.help import UsefulFact

FEW = 3
"""Cards in a hand that may be gone in a turn."""
MOST_LACKED = 6
"""Kinds of cards that a sentence names at the most."""


def facts(view: RixeState, names: Names) -> list[UsefulFact]:
    """The most useful first."""
    return [
        *_scores(view, names),
        *_threat(view, names),
        *_dry(view),
        *unseen_facts(view.unseen_cards(), True, unseen_of),
        *_lacking(view, names),
    ]


def _scores(state: RixeState, names: Names) -> Iterator[UsefulFact]:
    """How the viewer can score in this turn, in so many steps; else the longest column from 9, where it is long, and what it needs."""
    if state.phase == ACT and state.viewer == state.current_player and (told := _scores_now(state, names)):
        yield UsefulFact(said.scores(), told)
        return
    from_nine = [slot for slot, column in enumerate(state.columns) if column and column[0] >= NINES]
    slot = max(from_nine, key=lambda one: len(state.columns[one]), default=-1)
    if state.phase == ACT and slot >= 0 and NEAR <= (length := len(state.columns[slot])) < COMPLETE:
        zone, number = state.zone_and_slot(slot)
        end = state.columns[slot][-1]
        column, colour = tribal.column(who=names[zone], number=number + 1), COLOUR_NAMES[SYMBOL[end] < 2]
        told = said.longest_needs(column=column, length=length, colour=colour, value=RANK[end])
        yield UsefulFact(said.longest(), told)


def _scores_now(state: RixeState, names: Names) -> str:
    """Going out, else collecting, else the fewest steps that complete a column, and the first of them."""
    legal, seat = state.legal_actions(), state.current_player or 0
    complete = sum(COLLECT <= action < DRAW for action in legal)
    if len(state.hands[seat]) == 1 and any(PLAY <= action < COLLECT for action in legal):
        return said.scores_out(points=OUT_POINTS)
    if complete:
        return said.scores_collect(number=complete)
    plan = completion(state)
    if not plan:
        return ""
    fields = state.game.actions[plan[0]].fields
    card = card_words(fields["card"]).form("the") if plan[0] >= PLAY else on_table(state, fields["card"], names)
    if plan[0] >= PLAY_NINE:
        return said.scores_from_free(steps=len(plan), card=card)
    return said.scores_complete(steps=len(plan), card=card, onto=on_table(state, fields["onto"], names))


def _threat(state: RixeState, names: Names) -> Iterator[UsefulFact]:
    """Which of the others are nearest to going out, where few cards are left and no more than the viewer has."""
    held = {seat: len(state.hands[seat]) for seat in range(state.players) if seat != state.viewer}
    least = min(held.values())
    most = FEW if state.viewer is None else min(FEW, len(state.hands[state.viewer]))
    if state.phase == ACT and least <= most:
        nearest = [names[seat] for seat in held if held[seat] == least]
        told = said.threat_out(who=nearest, number=len(nearest), cards=least, points=OUT_POINTS)
        yield UsefulFact(said.threat(), told)


def _dry(state: RixeState) -> Iterator[UsefulFact]:
    """What turns without a card played bring, once there are any; else what comes of a stock that is soon empty."""
    left = state.players - state.dry
    if state.phase == ACT and state.dry and left:
        say = said.dry_column if state.stock else said.dry_end
        yield UsefulFact(said.dry(turns=left), say())
    elif state.phase == ACT and len(state.stock) <= state.players:
        yield UsefulFact(said.no_stock(), said.no_stock_means())


def _lacking(state: RixeState, names: Names) -> Iterator[UsefulFact]:
    """What nobody else's hand can hold, as it would have been laid."""
    for seat, name in enumerate(names):
        lacked = {kind for types in state.lacks[seat] for kind in members_of(types)}
        for types in state.lacks[seat]:
            lacked &= set(members_of(types))
        if seat != state.viewer and 0 < len(lacked) <= MOST_LACKED:
            cards = [card_words(TYPE_NAMES[kind]) for kind in sorted(lacked)]
            yield UsefulFact(said.their_hand(who=name), said.lacks(cards=cards), needs_memory=True)

"""What a person may take back: the rule, apart from the table that carries it out.

A person's decision may be taken back, with all that followed, when nothing hidden was revealed to any person since, but for what was
their own and they showed themselves (`tribes_tui.play.reveal` says what that means): whoever has seen a card doesn't choose anew.
Where several people sit, no other of them may have decided since, and the end stands.
What another person did in secret (`State.is_concealed`) and this one doesn't know of is no decision
in this sense: a refusal would tell them of it. For the same reason a secret decision may be taken back only
while nobody has seen the game go on.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice
from typing import TYPE_CHECKING

from tribes_tui.play.reveal import revealed
from tribes_tui.words.said import playing as said

if TYPE_CHECKING:
    from tribes_tui.play.past import Past, Played
    from tribes_tui.play.seat import Seat


def last_decision(moves: Sequence[Played], seat: int, decisions: int = 1) -> int | None:
    """The index of the move with which the last so many of `seat` begin, None if there are fewer."""
    own = (i for i in range(len(moves) - 1, -1, -1) if moves[i].seat == seat)
    return next(islice(own, decisions - 1, None), None)


def why_not_undo(past: Past, seats: Sequence[Seat], seat: int, over: bool, decisions: int = 1) -> str | None:
    """None if `seat` may take back its last so many decisions now, else the reason in one line."""
    if not seats[seat].is_human:
        return said.only_people_undo()
    since = last_decision(past.moves, seat, decisions)
    if since is None:
        return said.nothing_decided()
    people = [i for i, other in enumerate(seats) if other.is_human]
    refusal = _among_people(past, seats, seat, since, over) if len(people) > 1 else None
    if refusal is None and revealed(past.state_at(since), past.moves[since:], people, seat):
        return said.come_to_light()
    return refusal


def _among_people(past: Past, seats: Sequence[Seat], seat: int, since: int, over: bool) -> str | None:
    """Why the moves from `since` on stand because of other people, None if they needn't."""
    if over:
        return said.over()
    later = [played for played in past.moves[since:] if seat not in played.unseen_by]
    for played in later:
        if played.seat != seat and seats[played.seat].is_human:
            name = seats[played.seat].name
            return said.has_decided(name=name) if name else said.another_has_decided()
    secret = past.moves[since].unseen_by
    return said.gone_on() if any(not secret <= played.unseen_by for played in later) else None

"""What a person may take back: the rule, apart from the table that carries it out.

A person's decision may be taken back, with all that followed, when nothing hidden was revealed to any person since, but for what was
their own and they showed themselves (`tribes_tui.play.undo` says what that means): whoever has seen a card doesn't choose anew.
Where several people sit, no other of them may have decided since, and the end stands.
What another person did in secret (`State.is_concealed`) and this one doesn't know of is no decision
in this sense: a refusal would tell them of it. For the same reason a secret decision may be taken back only
while nobody has seen the game go on.
"""

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Any

from rules import Rng, RulesError, State
from tribes_tui.play.past import Past, Played
from tribes_tui.play.seat import Seat
from tribes_tui.words.said import playing as said


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
    if refusal is None:
        if revealed(past, since, people, seat):
            return said.come_to_light()
    return refusal


def _among_people(past: Past, seats: Sequence[Seat], seat: int, since: int, over: bool) -> str | None:
    """Why the moves from `since` on stand because of other people, None if they needn't."""
    if over:
        from tribes_tui.words.said import told

        return told.game_over()
    later = [played for played in past.moves[since:] if seat not in played.unseen_by]
    for played in later:
        if played.seat != seat and seats[played.seat].is_human:
            name = seats[played.seat].name
            return said.has_decided(name=name) if name else said.another_has_decided()
    secret = past.moves[since].unseen_by
    return said.gone_on() if any(not secret <= played.unseen_by for played in later) else None


# ---- What came to light -------------------------------------------------------------------------
#
# A viewer learnt nothing from a move if every state that fits what they knew before could have given them
# the view they have after it: their own move leads there in each of them, or, when somebody else moved, some
# legal action does (they don't know another's choice beforehand, and may be shown it). Such states are
# drawn with `resample`; one that cannot lead to the view proves that something came to light.
#
# What others learn from a move of who takes back is no harm when the mover knew it: a card from the own hand, laid open. So
# it is when the mover learnt nothing, and all that has changed in another's view stands in the mover's or in everybody's.


SAMPLES, SAMPLES_ALONE = 24, 4
"""How many states are drawn. Each is as likely as the truth, so a rare coincidence can't hide much; who plays with bots alone would only
cheat themselves, and asks at every turn."""


def revealed(past: Past, since: int, viewers: Sequence[int], taker: int) -> bool:
    """Whether the moves from `since` on drew chance or showed one of `viewers` what was hidden, more than `taker` gave away."""
    verdicts, state = past.verdicts_for((taker, *viewers)), None
    for number, played in enumerate(past.moves[since:], since):
        if number not in verdicts:
            state = past.state_at(number) if state is None else state
            verdicts[number] = _came_to_light(state, played, viewers, taker)
        elif state is not None:
            state.apply(played.action)
        if verdicts[number]:
            return True
    return False


def _came_to_light(state: State, played: Played, viewers: Sequence[int], taker: int) -> bool:
    """The same of a single move; it is made in `state`."""
    is_own = played.seat == taker
    samples = SAMPLES if len(viewers) > 1 else SAMPLES_ALONE
    others = [viewer for viewer in viewers if viewer not in played.unseen_by and not (is_own and viewer == taker)]
    before = {viewer: state.view(viewer) for viewer in ((taker, *others) if is_own else others)}
    chance = state.rng, state.script and state.script.copy()
    state.apply(played.action)
    if (state.rng, state.script) != chance:
        return True
    if is_own and _learnt(before[taker], state, played, taker, samples):
        return True
    return any(
        _learnt(before[viewer], state, played, viewer, samples)
        for viewer in others
        if not (is_own and _gave(before[viewer], state, taker, viewer))
    )


def _gave(view: State, after: State, mover: int, viewer: int) -> bool:
    """Whether all that a move changed in a viewer's view can be read in the mover's, or in a spectator's."""
    known = [after.view(who).dump() for who in (mover, None)]
    return _is_known(view.dump(), after.view(viewer).dump(), known)


def _is_known(before: Any, after: Any, known: Sequence[Any]) -> bool:
    """Whether a part of a view is as it was, or as it is in one of those that are `known`."""
    if after == before or after in known:
        return True
    same = [part for part in known if type(part) is type(after)]
    if isinstance(after, dict):
        was = before if isinstance(before, dict) else {}
        return all(_is_known(was.get(key), part, [one.get(key) for one in same]) for key, part in after.items())
    if isinstance(after, list) and isinstance(before, list) and len(before) == len(after):
        fitting = [part for part in same if len(part) == len(after)]
        return all(_is_known(before[k], part, [one[k] for one in fitting]) for k, part in enumerate(after))
    return False


def _learnt(view: State, after: State, played: Played, viewer: int, samples: int) -> bool:
    known = after.view(viewer).dump()

    def worlds(seed: int) -> Iterator[tuple[State, int]]:
        """A state that fits the view, and what may have been done in it: what was done before anything else."""
        yield view.resample(Rng(seed)), played.action
        for other in () if played.seat == viewer else view.resample(Rng(seed)).legal_actions():
            if other != played.action:
                yield view.resample(Rng(seed)), other

    seeds = range(len(known), len(known) + samples)
    return not all(any(_gives(*world, viewer, known) for world in worlds(seed)) for seed in seeds)


def _gives(world: State, action: int, viewer: int, known: dict[str, Any]) -> bool:
    try:
        world.apply(action)
    except RulesError:
        return False
    world.become_view(viewer)
    return world.dump() == known

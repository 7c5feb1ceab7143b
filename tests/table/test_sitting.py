"""Who is handed the keyboard, and that a question nobody may notice shows by nothing that others see."""

from __future__ import annotations

from typing import Any

from rules import State
from rules.indy.components import actions as ids
from tests.table.helpers import laid
from tribes_tui.games.indy.table import IndyBoard
from tribes_tui.play.table import Table
from tribes_tui.table.play.sitting import Asking, Sitting, StepKind

BOARD = IndyBoard()


def sit(table: Table) -> Sitting:
    return Sitting(table, BOARD)


def play_to(table: Table, sitting: Sitting, wanted: StepKind, most: int = 400) -> list[StepKind]:
    """Play the first legal action for everybody until something is wanted; the steps on the way."""
    steps: list[StepKind] = []
    for _ in range(most):
        step = sitting.next()
        steps.append(step.kind)
        if step.kind is wanted:
            return steps
        if step.kind is StepKind.CALL:
            sitting.called([])
        elif step.kind is StepKind.HAND_OVER:
            sitting.at_keyboard = step.seat
        else:
            move(table, sitting)
    raise AssertionError(f"never came to {wanted}: {steps[-20:]}")


def move(table: Table, sitting: Sitting, action: int | None = None) -> None:
    seat = table.turn
    assert seat is not None
    before = table.view(seat)
    action = before.legal_actions()[0] if action is None else action
    table.propose(seat, action, table.number_for(seat))
    if table.seats[seat].is_human:
        sitting.decided(before, action)


def eagle_seat(table: Table) -> tuple[int, State]:
    seat = table.turn
    assert seat is not None
    return seat, table.view(seat)


def test_one_person_never_passes_the_keyboard() -> None:
    table = laid("pbb", seed=3)
    sitting = sit(table)
    assert sitting.at_keyboard == 0
    steps = play_to(table, sitting, StepKind.OVER, 3000)
    assert not {StepKind.HAND_OVER, StepKind.CALL, StepKind.NOTHING} & set(steps)


def test_one_person_is_asked_about_his_eagle_only_when_the_table_has_changed() -> None:
    for asking, some in ((Asking.ALWAYS, True), (Asking.CHANGED, True), (Asking.NEVER, False)):
        table = laid("pbb", seed=3)
        sitting = sit(table)
        sitting.asking[0] = asking
        asked: list[Any] = []
        silent = 0
        while (step := sitting.next()).kind is not StepKind.OVER:
            if table.is_concealed and table.turn == 0:
                silent += step.kind is StepKind.SILENCE
                if step.kind is StepKind.ASK:
                    asked.append(BOARD.question(table.view(0)))
            move(table, sitting)
        assert bool(asked) == some
        if asking is Asking.CHANGED:
            assert len(asked) == len(set(asked))
        assert (silent == 0) == (asking is Asking.ALWAYS)


def test_nobody_is_asked_about_an_eagle_that_would_better_nothing_or_twice_about_a_card_that_lay_there() -> None:
    """One person: only for a card of the row that is worth the eagle, by the rules' hints, and that was not left lying before, in their
    own turn neither. Several: whoever has evoked only at the end."""
    asked = 0
    for seed in range(12):
        table, left = laid("pbb", seed), set[Any]()
        sitting = sit(table)
        while (step := sitting.next()).kind is not StepKind.OVER and table.number < 300:
            view: Any = table.view(0)
            if step == (StepKind.ASK, 0):
                lying = BOARD.question(view)
                if table.is_concealed:
                    asked += 1
                    assert max(view.legal_actions(), key=view.hint) != ids.PASS
                    assert lying - left
                left |= lying
            assert not (view.evocations[0] and BOARD.may_call(view, 0, False))
            move(table, sitting, ids.PASS if step.seat == 0 and view.is_legal(ids.PASS) else None)
    assert asked
    assert not BOARD.can_call(table.view(0)) or not table.is_over


def test_calling_asks_once_whatever_was_said_about_asking() -> None:
    table = laid("pbb", seed=3)
    sitting = sit(table)
    sitting.asking[0] = Asking.NEVER
    play_to(table, sitting, StepKind.SILENCE)
    assert sitting.arm(0)
    assert sitting.next().kind is StepKind.ASK
    move(table, sitting, 0)
    play_to(table, sitting, StepKind.SILENCE)
    assert sitting.arm(0)
    assert not sitting.arm(0)
    assert sitting.next().kind is StepKind.SILENCE


def test_several_people_pass_the_keyboard_whenever_another_decides() -> None:
    table = laid("ppp")
    sitting = sit(table)
    assert sitting.at_keyboard is None
    first = sitting.next()
    assert first.kind is StepKind.HAND_OVER
    assert first.seat == table.turn
    sitting.at_keyboard = first.seat
    assert sitting.next().kind is StepKind.ASK
    move(table, sitting)
    assert sitting.next() == (StepKind.HAND_OVER, table.turn)


def test_calls_are_offered_at_the_same_public_moments_whoever_holds_an_eagle() -> None:
    """The moments follow from what a spectator sees: hiding who holds eagles changes none of them."""
    for seed in range(6):
        table = laid("ppp", seed)
        sitting = sit(table)
        public: list[tuple[Any, ...]] = []
        while (step := sitting.next()).kind is not StepKind.OVER and table.view(None).round < 6:
            if step.kind is StepKind.CALL:
                view: Any = sitting.call_view
                public.append((view.manche, view.phase, tuple(view.table)))
                sitting.called([])
            elif step.kind is StepKind.HAND_OVER:
                sitting.at_keyboard = step.seat
            else:
                assert step.kind is not StepKind.ASK or not table.is_concealed
                move(table, sitting)
        ends = [moment for moment in public if public.count(moment) > 1]
        manches = {manche for manche, *_ in public}
        assert len(manches) >= 3
        for manche in sorted(manches)[:-1]:
            offered = [moment for moment in public if moment[0] == manche]
            assert len(offered) >= 3, offered  # three cards, four cards, the end of the manche
        assert all(public.count(moment) <= 2 for moment in ends)


def test_who_does_not_call_has_passed_and_nobody_is_handed_the_keyboard_for_it() -> None:
    table = laid("ppp", seed=3)
    sitting = sit(table)
    steps = play_to(table, sitting, StepKind.SILENCE)
    assert steps[-2] is StepKind.CALL
    seat = table.turn
    assert seat != sitting.at_keyboard or sitting.next().kind is StepKind.SILENCE
    move(table, sitting, 0)
    assert table.turn != seat or not table.is_concealed


def test_who_calls_is_handed_the_keyboard_and_asked() -> None:
    table = laid("ppp", seed=3)
    sitting = sit(table)
    play_to(table, sitting, StepKind.CALL)
    for _ in range(40):
        if table.is_concealed:
            break
        sitting.called([])
        play_to(table, sitting, StepKind.CALL)
    seat = table.turn
    assert seat is not None
    sitting.called([seat])
    assert sitting.next() == (StepKind.HAND_OVER, seat)
    sitting.at_keyboard = seat
    assert sitting.next() == (StepKind.ASK, seat)
    move(table, sitting, 0)
    assert sitting.next().kind in (StepKind.SILENCE, StepKind.HAND_OVER)


def test_who_calls_without_an_eagle_is_handed_the_keyboard_all_the_same() -> None:
    table = laid("ppp", seed=3)
    sitting = sit(table)
    play_to(table, sitting, StepKind.CALL)
    without = next(seat for seat in sitting.people if not BOARD.can_call(table.view(seat)))
    sitting.called([without])
    sitting.at_keyboard = None
    while (step := sitting.next()).kind is StepKind.SILENCE:
        move(table, sitting, 0)
    assert step == (StepKind.HAND_OVER, without)
    sitting.at_keyboard = without
    assert sitting.next() == (StepKind.NOTHING, without)
    sitting.nothing_done(without)
    assert sitting.next().kind is not StepKind.NOTHING


def test_a_played_eagle_gives_everybody_another_moment() -> None:
    for seed in range(40):
        table = laid("ppp", seed)
        sitting = sit(table)
        play_to(table, sitting, StepKind.CALL)
        if not table.is_concealed:
            continue
        seat, view = eagle_seat(table)
        sitting.called([seat])
        sitting.at_keyboard = seat
        move(table, sitting, view.legal_actions()[1])
        assert sitting.next().kind is StepKind.CALL
        return
    raise AssertionError("no seed had an eagle in a first hand")


def test_with_everybody_against_it_nobody_is_asked() -> None:
    table = laid("ppp", seed=3)
    sitting = sit(table)
    sitting.asking = dict.fromkeys(range(3), Asking.NEVER)
    assert StepKind.CALL not in play_to(table, sitting, StepKind.OVER, 5000)


def test_always_asks_before_every_turn() -> None:
    counts = {}
    for asking in (Asking.CHANGED, Asking.ALWAYS):
        table = laid("ppp", seed=3)
        sitting = sit(table)
        sitting.asking[1] = asking
        counts[asking] = play_to(table, sitting, StepKind.OVER, 9000).count(StepKind.CALL)
    assert counts[Asking.ALWAYS] > counts[Asking.CHANGED]


def test_bots_wait_while_people_are_asked_who_calls() -> None:
    held: list[int] = []
    table = laid("ppb", seed=3)
    sitting = Sitting(table, BOARD, lambda: held.append(table.number))
    play_to(table, sitting, StepKind.CALL)
    assert held == [table.number]

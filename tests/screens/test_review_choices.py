"""A choice that takes several moves is judged and told as one; what another did is told where their last move says nothing."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from rules.bots.judging.luck import Luck
from rules.bots.judging.verdict import COSTLY, GOOD, Verdict
from saves import Recording, Store
from saves.replay import start
from tests.seats.test_review import recorded
from tribes_tui.plain.review import PRAISED, Telling, begins_of
from tribes_tui.play.standings import standings
from tribes_tui.play.table import Table
from tribes_tui.play.turned import what_happened
from tribes_tui.seats.parse import parse_seats
from tribes_tui.seats.review import Review, Reviewed, joined
from tribes_tui.words.said import review as said
from tribes_tui.words.wording import choice_of, goes_on


def played(folder: Path, game: str) -> Recording:
    """A game in which both seats do what looks best: its walks are walked to a sensible end."""
    store = Store(folder)
    table = Table.new(game, parse_seats("you,bot:random"), {}, 3, store)
    rng = random.Random(3)
    while (seat := table.turn) is not None:
        view = table.view(seat)
        legal = view.legal_actions()
        table.propose(
            seat, max(legal, key=view.hint) if rng.random() < 0.8 else rng.choice(legal), table.number_for(seat)
        )
    table.close()
    return store.read(table.name)


def reviewed(recording: Recording, verdicts: dict[int, Verdict], kinds: dict[int, int]) -> Review:
    moves = [
        Reviewed(move.number, move.seat, kinds[move.number], Luck(), verdicts.get(move.number))
        for move in recording.moves
    ]
    return Review(0, tuple(moves))


def test_of_many_choices_that_were_the_best_those_by_most_stand_out() -> None:
    """ "✓ best" twelve times in twenty rows says little."""
    recording = recorded(Store())
    state, actions, verdicts = start(recording), {}, {}
    for move in recording.moves:
        actions[move.number], legal = state.read(move.text), state.legal_actions()
        if move.seat == 0 and len(legal) > 1 and len(verdicts) < 9:
            other, gain = next(one for one in legal if one != actions[move.number]), 0.05 + 0.01 * len(verdicts)
            verdicts[move.number] = Verdict(actions[move.number], other, gain, gain - 0.02, gain + 0.02, 0.6)
        state.apply(actions[move.number])
    telling = Telling(recording, reviewed(recording, verdicts, actions))
    assert [telling.review.moves[number - 1].verdict.mark for number in verdicts] == [GOOD] * 9  # type: ignore[union-attr]
    praised = [row.number for row in telling.rows() if not row.moment and row.brief == said.judged(mark=GOOD)]
    turning = {telling._number_of(one) for one in telling.turned}
    assert praised == [number for number in [*verdicts][-PRAISED:] if number not in turning]


def test_a_walk_has_one_row_that_says_where_it_went_and_costs_what_its_drops_cost_together(tmp_path: Path) -> None:
    recording = played(tmp_path, "five_tribes")
    state = start(recording)
    actions, legal, kinds = {}, {}, []
    for move in recording.moves:
        actions[move.number], legal[move.number] = state.read(move.text), state.legal_actions()
        kinds.append(state.game.actions[actions[move.number]].kind)
        state.apply(actions[move.number])
    take = (
        next(k for k in range(1, len(kinds)) if kinds[k : k + 3] == ["TAKE", "DROP", "DROP"] and own(recording, k)) + 1
    )
    other = {n: next((one for one in legal[n] if one != actions[n]), actions[n]) for n in (take, take + 1)}
    low = Verdict(actions[take], other[take], -0.06, -0.08, -0.04, 0.6)
    lower = Verdict(actions[take + 1], other[take + 1], -0.07, -0.09, -0.05, 0.6)
    telling = Telling(recording, reviewed(recording, {take: low, take + 1: lower}, actions))
    (row,) = (one for one in telling.rows() if one.number in (take, take + 1))
    made, other_side = row.sides
    assert (made.chance, other_side.chance) == (47, 60), "what could be expected after it, and with the other"
    assert row.brief.startswith(said.judged(mark="costly"))
    assert telling.review.marked()[0].verdict.mark == COSTLY  # type: ignore[union-attr]  # it is marked
    assert " to " in row.what
    assert "drop" not in row.what.partition(";")[0]
    assert " to " in other_side.what


def test_two_ways_to_one_end_are_told_apart(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    recording = recorded(Store(tmp_path), "five_tribes")
    state, actions, number = start(recording), {}, 0
    for move in recording.moves:
        actions[move.number] = state.read(move.text)
        if (
            move.seat == 0
            and len(state.legal_actions()) > 1
            and state.game.actions[actions[move.number]].kind == "DROP"
        ):
            number = number or move.number
            other = next(one for one in state.legal_actions() if one != actions[move.number])
            found = Verdict(actions[move.number], other, -0.2, -0.22, -0.18, 0.5)
            break
        state.apply(actions[move.number])
    actions |= {move.number: actions.get(move.number, actions[number]) for move in recording.moves}
    monkeypatch.setattr(Telling, "_played", lambda self, number: "the same")
    monkeypatch.setattr(Telling, "_choice", lambda self, number, action: "the same")
    played, other = Telling(recording, reviewed(recording, {}, actions))._both(number, found)
    assert played.startswith("the same; on the way drop ")
    assert other.startswith("the same; on the way drop ")
    assert played != other


def test_others_bear_their_names_in_a_choice(tmp_path: Path) -> None:
    """An assassin's victim was called `seat 1`."""
    choice, seen = choice_of("five_tribes"), 0
    assert choice is not None
    state = start(played(tmp_path, "five_tribes"))
    state.events = None
    rng = random.Random(3)
    while not state.is_terminal and seen < 30:
        seat = state.current_player
        assert seat is not None
        view, legal = state.view(seat), state.legal_actions()
        for action in legal:
            if state.game.actions[action].kind == "TAKE":
                told = choice(view, [action], ("Ada", "Bo"))
                assert "seat" not in told
                seen += ("Bo", "Ada")[seat] in told
        state.apply(max(legal, key=view.hint) if rng.random() < 0.8 else rng.choice(legal))
    assert seen


def own(recording: Recording, index: int) -> bool:
    return recording.moves[index].seat == 0


def test_choices_are_joined_only_within_one_seats_moves_that_say_that_they_go_on(tmp_path: Path) -> None:
    recording = recorded(Store(tmp_path), "five_tribes")
    state, kinds, actions = start(recording), {}, {}
    for move in recording.moves:
        actions[move.number] = state.read(move.text)
        kinds[move.number] = state.game.actions[actions[move.number]].kind
        state.apply(actions[move.number])
    review = reviewed(recording, {}, actions)
    begins = begins_of(recording, review)
    assert {kinds[number] for number, begun in enumerate(begins, 1) if begun != number} <= goes_on("five_tribes")
    assert "DROP" not in {kinds[begun] for begun in begins}
    assert joined(review, begins) == review, "nothing is marked"


@pytest.mark.turned(2)
@pytest.mark.parametrize("game", ["five_tribes", "rise_of_tribes", "tribal_rixe", "tribal_duel", "tribe", "indy"])
def test_what_goes_on_are_kinds_of_actions_and_every_turn_of_a_game_is_told(game: str, tmp_path: Path) -> None:
    recording = recorded(Store(tmp_path), game)
    assert goes_on(game) <= {row.kind for row in start(recording).game.actions}
    found = standings(recording)
    for turn in found.turns[-20:]:
        told = what_happened(found, game, ["you", "Ada"], 0, turn)
        assert told
        assert not told.startswith("Round")


def test_what_chance_did_most_has_a_row_and_a_fall_that_nothing_explains_is_named(tmp_path: Path) -> None:
    recording = recorded(Store(tmp_path), "indy")
    state, actions = start(recording), {}
    for move in recording.moves:
        actions[move.number] = state.read(move.text)
        state.apply(actions[move.number])
    review = reviewed(recording, {}, actions)
    quiet = Telling(recording, review)
    told = {row.number for row in quiet.rows()}
    lucky = next(move.number for move in recording.moves if move.seat == 0 and move.number not in told)
    moves = [move._replace(luck=Luck(-0.2, 0.01)) if move.number == lucky else move for move in review.moves]
    telling = Telling(recording, review._replace(moves=tuple(moves)))
    (row,) = (row for row in telling.rows() if row.number == lucky)
    assert row.brief == said.luck(gain="−20")
    assert f"luck hurt once: in move {lucky} (−20 of 100)" in telling.answers()[2][0]
    own_turns = [one for one in quiet.turned if one.turning.seat == 0]
    assert own_turns
    hidden = [one for one in own_turns if not one.is_luck and not one.turning.is_part]
    assert any(line.startswith("What lay hidden: ") for line in quiet.more()) == bool(hidden)
    for one in own_turns:
        (own,) = (row for row in quiet.rows() if row.number == one.turning.move)
        kind = "part" if one.turning.is_part else "luck"
        why = (
            said.own_turn_hidden() if one in hidden else said.what_turned(who="you", name="", kind=kind, when=one.when)
        )
        assert own.note.endswith(why), "one answer"

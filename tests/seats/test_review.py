"""A whole game is reviewed, kept and told; cancelled at once; the same in one process and in two."""

from __future__ import annotations

import threading
from functools import cache
from pathlib import Path

import pytest

import rules
from rules import Rng
from rules.bots.judging.luck import Luck
from rules.bots.judging.verdict import Verdict
from saves import Recording, Store
from tribes_tui.play.table import Table
from tribes_tui.seats import reviewing, reviewing as move_review
from tribes_tui.seats.parse import parse_seats
from tribes_tui.seats.review import Review, Reviewed, joined, review_from
from tribes_tui.seats.reviewing import ReviewError, Reviewing, keep, kept, look_at, looked_at, steps


def recorded(store: Store, game: str = "indy", seed: int = 1) -> Recording:
    """A game at random between a person and a bot, played to its end."""
    table = Table.new(game, parse_seats("you,bot:random"), {}, seed, store)
    rng = Rng(seed)
    while (seat := table.turn) is not None:
        table.propose(seat, table.view(seat).pick(rng), table.number_for(seat))
    table.close()
    return store.read(table.name)


@cache
def made(folder: Path) -> tuple[Store, Recording, Review]:
    store = Store(folder)
    recording = recorded(store)
    review = Reviewing(recording, 0, jobs=0, simulations=16).run()
    assert review is not None
    return store, recording, review


@pytest.fixture(scope="module")
def game(tmp_path_factory: pytest.TempPathFactory) -> tuple[Store, Recording, Review]:
    return made(tmp_path_factory.mktemp("home"))


def test_every_move_is_looked_at_and_only_choices_of_the_seat_are_judged(game: tuple[Store, Recording, Review]) -> None:
    _, recording, review = game
    assert [move.number for move in review.moves] == [move.number for move in recording.moves]
    assert {move.mover for move in review.moves if move.verdict is not None} == {0}
    assert 0 < review.choices <= sum(step.simulations > 0 for step in steps(recording, 0))
    assert len(review.marked()) <= review.choices


def test_the_judges_see_what_the_seat_saw_and_no_more(game: tuple[Store, Recording, Review]) -> None:
    _, recording, _ = game
    for step in steps(recording, 0):
        for view in (step.before["view"], step.after["view"]):
            assert view["viewer"] == 0
            assert view["rng"] is None


def test_a_review_is_kept_beside_its_record_and_goes_with_it(game: tuple[Store, Recording, Review]) -> None:
    store, recording, review = game
    assert kept(store, recording, 0) is None
    keep(store, recording, review)
    assert kept(store, recording, 0) == review
    assert kept(store, recording, 1) is None
    copy = store.copy(recording.name)
    other = store.read(copy)
    assert kept(store, other, 0) is None
    keep(store, other, review)
    store.delete(copy)
    assert not [*store.folder.glob(f"beside/{copy}*")]


def test_a_review_of_other_moves_or_made_otherwise_is_not_opened(
    game: tuple[Store, Recording, Review], monkeypatch: pytest.MonkeyPatch
) -> None:
    store, recording, review = game
    keep(store, recording, review)
    monkeypatch.setattr(reviewing, "VERSION", reviewing.VERSION + 1)
    assert kept(store, recording, 0) is None


def test_a_cancelled_review_is_none(game: tuple[Store, Recording, Review]) -> None:
    made = Reviewing(game[1], 0, jobs=0, simulations=4)
    assert made.run(is_cancelled=lambda: made.done > 0) is None
    assert made.done == 1


def test_nothing_is_kept_of_a_file_from_elsewhere(game: tuple[Store, Recording, Review], tmp_path: Path) -> None:
    store, recording, review = game
    away = tmp_path / f"{recording.name}.tribes"
    away.write_text(recording.text(), encoding="utf-8")
    other = store.read(away)
    (store.folder / "beside" / f"{recording.name}.review-0.json").unlink(missing_ok=True)
    keep(store, other, review)
    assert kept(store, other, 0) is kept(store, recording, 0) is None


@pytest.mark.soak
def test_a_process_that_fails_says_so_in_a_line() -> None:
    with pytest.raises(ReviewError, match="a move couldn't be judged: TypeError"):
        list(looked_at([("nonsense",)], 1, lambda: False))


@pytest.mark.soak
def test_two_processes_say_what_one_says_and_end_at_once_when_cancelled(game: tuple[Store, Recording, Review]) -> None:
    assert Reviewing(game[1], 0, jobs=2, simulations=16).run() == game[2]
    endless = Reviewing(game[1], 0, jobs=2, simulations=1_000_000)
    is_over = threading.Event()
    threading.Timer(2.0, is_over.set).start()
    assert endless.run(is_cancelled=is_over.is_set) is None


def test_a_step_gives_the_same_whenever_it_is_asked(game: tuple[Store, Recording, Review]) -> None:
    step = next(step for step in steps(game[1], 0, 16) if step.simulations)
    assert look_at(step) == look_at(step) == game[2].moves[step.number - 1]


# ---- What a review says ---------------------------------------------------------------------


NONE = Luck()


def move(number: int, mover: int, luck: Luck = NONE, judged: Verdict | None = None) -> Reviewed:
    return Reviewed(number, mover, 7, luck, judged)


def drama() -> Review:
    """A blunder at move 5, a trifle at move 7, luck at move 10."""
    blunder = Verdict(7, 8, -0.2, -0.25, -0.15, 0.6)
    trifle = Verdict(7, 8, -0.02, -0.1, 0.06, 0.5)
    moves = [move(n, n % 2 == 0) for n in range(1, 21)]
    moves[4] = move(5, 0, judged=blunder)
    moves[6] = move(7, 0, judged=trifle)
    moves[9] = move(10, 1, Luck(0.1, 0.01))
    return Review(0, tuple(moves))


def test_a_choice_of_several_moves_is_counted_once_and_costs_no_more_than_could_be_expected() -> None:
    costly, better, even = (Verdict(7, 8, gain, gain, gain, 0.8) for gain in (-0.7, -0.5, 0.0))
    review = Review(0, tuple(move(n, 0, judged=one) for n, one in enumerate((better, costly, even, even, even), 1)))
    assert review.choices == 5
    found = joined(review, [1, 1, 1, 4, 4])
    assert [one.number for one in found.moves if one.verdict is not None] == [2, 4]
    assert found.choices == 2, "what is counted is what is shown"
    (marked,) = found.marked()
    assert marked.verdict is not None
    assert marked.verdict.gain == -marked.verdict.expected == -0.8, "no more than could be expected"


def test_luck_and_skill_are_told_apart() -> None:
    review = drama()
    assert [one.number for one in review.marked()] == [one.number for one in review.worse()] == [5]
    assert [one.number for one in review.moves if one.lucky] == [10]
    assert move(1, 0, Luck(0.25, 0.2)).lucky == 0, "it isn't sure"
    assert move(1, 0, Luck(-0.03, 0.001)).lucky == 0, "nor much"
    assert move(1, 0, Luck(-0.3, 0.01)).lucky == -1


def test_what_is_broken_is_no_review() -> None:
    review = drama()
    assert review_from(review.fields()) == review
    assert review_from({}) is review_from({**review.fields(), "moves": [[1]]}) is None


@pytest.mark.parametrize("id", list(rules.games))
def test_every_game_has_its_measure(id: str) -> None:
    assert move_review.SIMULATIONS[id] >= 100

"""How everybody stood: the figures are those of the rules, and of a game that goes on nothing hidden is told."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import pairwise
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

import rules
from rules import Event
from rules.bots.mcts.chance import chances
from rules.tribal.duel.state import DuelState
from saves import Parted, Recording, Store
from saves.replay import replay
from tribes_tui.play.judgement import Steadied
from tribes_tui.play.seat import Seat
from tribes_tui.play.standings import SeatTurn, Standings, standings
from tribes_tui.play.table import Table
from tribes_tui.play.turned import led, turned
from tribes_tui.words.said import replay as said

STUCK = 7
"""The seed of a Duel between hints that ends without progress."""


def played(folder: Path, game: str, moves: int = 10**6, seed: int = 3) -> Recording:
    store = Store(folder)
    table = Table.new(game, [Seat("human", "", "you"), Seat("bot", "easy", "Ada")], {}, seed, store)
    while table.turn is not None and table.number < moves:
        view = table.view(table.turn)
        table.propose(table.turn, max(view.legal_actions(), key=view.hint), table.number_for(table.turn))
    name = table.name
    table.close()
    return store.read(name)


@cache
def whole(game: str) -> tuple[Recording, Standings]:
    """A whole game and its figures, once for all tests that look at them."""
    with TemporaryDirectory() as folder:
        course = played(Path(folder), game)
    return course, standings(course)


@pytest.mark.turned(2)
@pytest.mark.parametrize("game", list(rules.games))
def test_on_the_way_points_are_those_that_the_table_shows(game: str) -> None:
    """The line of a game of Tribe was level all through a challenge, and jumped at its end."""
    _, found = whole(game)
    assert found.tallies[-1] == found.scores[-1], "in the end they are the result"
    assert (found.tallies != found.scores) == (game == "tribe")
    if game == "tribe":
        changes = sum(before != after for before, after in pairwise(found.tallies))
        assert changes > 5 * sum(before != after for before, after in pairwise(found.scores))


@pytest.mark.parametrize("game", list(rules.games))
def test_figures_are_those_of_the_rules_at_every_position(game: str) -> None:
    course, found = whole(game)
    moves = len(course.moves)
    assert len(found.scores) == len(found.values) == len(found.rounds) == moves + 1
    for number in (0, moves // 3, moves):
        state = replay(course, number)
        assert found.scores[number] == state.scores()
        assert sum(found.values[number]) == pytest.approx(1)
        if number == 0:
            assert found.values[number] == chances(game, state.values())
        assert found.rounds[number] == state.round
    firsts = course.result["ranking"].count(1)
    assert found.values[-1] == tuple((place == 1) / firsts for place in course.result["ranking"])
    share = 1 / course.header.players
    assert list(found.lead(1)) == [values[1] - share for values in found.values]


@pytest.mark.parametrize("game", list(rules.games))
def test_turns_follow_each_other_without_a_gap(game: str) -> None:
    course, found = whole(game)
    assert [turn.first for turn in found.turns[1:]] == [turn.last for turn in found.turns[:-1]]
    assert (found.turns[0].first, found.turns[-1].last) == (0, len(course.moves))
    for turn in found.turns:
        assert {course.moves[k].seat for k in range(turn.first, turn.last)} == {turn.seat}


def test_turning_points_are_the_turns_in_which_the_winner_gained_what_was_never_lost_again() -> None:
    up = (0.4, 0.6, 0.6, 0.9, 0.9, 0.55, 0.55, 0.6, 1.0)
    values = tuple((chance, 1 - chance) for chance in up)
    scores = tuple((k, 0) for k in range(9))
    turns = tuple(SeatTurn(k % 2, k, k + 1) for k in range(8))
    found = Standings(scores, values, (1, 1, 1, 1, 2, 2, 2, 2, 2), turns)
    turning = found.turning()
    assert [(one.move, one.seat, one.round, one.who) for one in turning] == [(8, 1, 2, 0), (1, 0, 1, 0)], (
        "the largest first; neither what was lost again, nor the loss, nor so little that it may be an error"
    )
    again = found._replace(values=(*values[:7], (1.0, 0.0), (1.0, 0.0)))
    assert [(one.first, one.last, one.move) for one in again.turning()][:1] == [(6, 8, 7)], "what is sure is no news"
    assert found.turn_of(3) == turns[2]


def test_where_a_part_is_reckoned_up_its_result_is_what_decided_and_not_a_deed_in_it() -> None:
    paid = {"winner": None, "losers": [1], "spared": False, "ranks": [44, 9], "tokens": [2, 1], "plate": 1}
    events = (
        (Event("swapped", 0, {}),),
        (Event("evoked", 1, {}), Event("resolved", None, paid)),
        (Event("swapped", 0, {}),),
        (Event("resolved", None, paid),),
    )
    values = ((0.5, 0.5), (0.9, 0.1), (0.7, 0.3), (0.6, 0.4), (1.0, 0.0))
    turns = (SeatTurn(0, 0, 1), SeatTurn(1, 1, 2), SeatTurn(0, 2, 3), SeatTurn(1, 3, 4))
    found = Standings(((2, 2),) * 5, values, (1, 1, 2, 2, 2), turns, events)
    assert [(one.first, one.last, one.move, one.is_part) for one in found.turning()] == [
        (2, 4, 4, True),
        (0, 2, 2, True),
    ]


def test_how_a_game_went_that_turned_nowhere_is_told_by_who_was_never_behind() -> None:
    up = (0.5, 0.45, 0.52, 0.6, 0.69, 0.78, 0.87, 0.95, 1.0)
    turns = tuple(SeatTurn(k % 2, k, k + 1) for k in range(8))
    values = tuple((chance, 1 - chance) for chance in up)
    found = Standings(((0, 0),) * 9, values, (1, 1, 2, 2, 3, 3, 4, 4, 4), turns)
    assert not turned(found, "tribal_duel", ("you", "Ada"), 0)
    assert led(found, "tribal_duel", ("you", "Ada")) == said.led(who="you", way="later", when="turn 2")
    always = found._replace(values=((0.5, 0.5), (0.5, 0.5), *found.values[2:]))
    assert led(always, "tribal_duel", ("you", "Ada")) == said.led(who="you", way="start", when="")


@pytest.mark.parametrize(("game", "seed"), [("tribal_duel", STUCK), ("five_tribes", 3), ("tribe", 4), ("indy", 3)])
def test_the_end_itself_is_no_reason_for_it(game: str, seed: int, tmp_path: Path) -> None:
    """Who was ahead where nothing could change any more is known; that the game is over, and what hands show then, is not told."""
    course = played(tmp_path, game, seed=seed)
    found = standings(course)
    told = [one for one in turned(found, game, ("you", "Ada"), 0) if one.turning.last == len(course.moves)]
    assert not told or game in ("tribe", "indy"), [one.text for one in told]
    for one in turned(found, game, ("you", "Ada"), 0):
        assert "game is over" not in one.what
        assert " shows " not in one.what


def test_a_duel_that_comes_no_further_is_told_as_won_by_whoever_leads(tmp_path: Path) -> None:
    course = played(tmp_path, "tribal_duel", seed=STUCK)
    found, dry = standings(course), [number for number in range(len(course.moves)) if _idle(course, number) >= 6]
    first = course.result["ranking"].index(1)
    assert len(dry) >= 12
    assert all(found.values[number][first] > 0.93 for number in dry)
    assert found.values[dry[-1]][first] > 0.95


def _idle(course: Recording, number: int) -> int:
    state = replay(course, number)
    assert isinstance(state, DuelState)
    return state.idle


def test_where_all_ways_to_the_end_can_be_looked_at_it_is_known_who_wins(tmp_path: Path) -> None:
    course = played(tmp_path, "indy", seed=3)
    moves = len(course.moves)
    state = replay(course, moves - 1)
    assert standings(course).values[moves - 1] == standings(course).values[moves] != chances("indy", state.values())


def test_of_the_move_before_a_reckoning_only_the_reckoning_is_told_where_the_move_changed_nothing() -> None:
    paid = {"winner": None, "losers": [2], "spared": False, "ranks": [42, 44, 9], "tokens": [2, 2, 1], "plate": 1}
    values = ((0.3, 0.3, 0.4), (0.4, 0.4, 0.2))
    for kind, private in (("kept", {"kept": "CR1", "dropped": "CR2"}), ("eagle_held", {})):
        events = ((Event(kind, 1, {}, private, (1,)), Event("resolved", None, paid)),)
        found = Standings(((2, 2, 2), (2, 2, 1)), values, (1, 1), (SeatTurn(1, 0, 1),), events)
        (one,) = turned(found, "indy", ("you", "Ash", "Birch"), None)
        assert one.what.startswith("Birch pays a feather for the worst evocation"), one.what


class Played:
    """A game in which one thing only can be done: two seats in turn, and how likely the first is to win seems after each move."""

    is_terminal, round, events = False, 1, None

    def __init__(self, seems: Sequence[float], number: int = 0) -> None:
        self.seems, self.number = seems, number

    @property
    def current_player(self) -> int:
        return self.number % 2

    def clone(self) -> Played:
        return Played(self.seems, self.number)

    def view(self, seat: int) -> Played:
        return self

    def legal_actions(self) -> list[int]:
        return [0]

    def hint(self, action: int) -> float:
        return 0.0

    def apply(self, action: int) -> None:
        self.number += 1


@pytest.mark.parametrize(
    ("seems", "steadied"),
    [
        ((0.5, 0.7, 0.5, 0.7, 0.5, 0.7, 0.5), (0.5, 0.5, 0.5, 0.5, 0.5)),
        ((0.5, 0.5, 0.8, 0.8, 0.8, 0.2, 0.2, 0.2), (0.5, 0.5, 0.8, 0.8, 0.8, 0.2)),
        ((0.5, 0.9, 0.6, 0.6, 0.6), (0.5, 0.6, 0.6)),
    ],
)
def test_what_the_next_turn_takes_back_has_changed_nothing(
    seems: tuple[float, ...], steadied: tuple[float, ...]
) -> None:
    """Whose turn it was, and a bid for what follows, are no turning points; a change that stays is told as it is."""
    found = Steadied(
        lambda state: (state.seems[state.number], 1 - state.seems[state.number]), [k % 2 for k in range(len(seems))]
    )
    for number in range(len(steadied)):
        found.add(Played(seems, number))
    assert [first for first, _ in found.values] == pytest.approx(steadied)


def test_in_a_turn_of_several_moves_the_line_goes_one_way() -> None:
    _, found = whole("rise_of_tribes")
    for turn in found.turns:
        steps = [found.change(0, move - 1, move) for move in range(turn.first + 1, turn.last + 1)]
        assert min(steps) >= -1e-9 or max(steps) <= 1e-9


def test_a_record_that_the_rules_do_not_play_is_told_as_such(tmp_path: Path) -> None:
    """Nobody else reads its moves first."""
    course = played(tmp_path, "indy", moves=2)
    course.moves[1:] = [course.moves[1]._replace(text="pass by")]
    with pytest.raises(Parted, match="pass by"):
        standings(course)


def test_what_a_turn_brought_is_told_without_its_bid() -> None:
    """The bid comes before the turn, and the move promised what it brings."""
    bid = Event("bid", 0, {"space": 1, "paid": 1, "fakirs": 0})
    events = ((bid,), (Event("gather", 0, {"colour": "W", "n": 2, "tile": "e4"}),), (Event("no_move", 1, {}),))
    values, turns = ((0.5, 0.5), (0.5, 0.5), (0.9, 0.1), (1.0, 0.0)), (SeatTurn(0, 0, 2), SeatTurn(1, 2, 3))
    found = Standings(((50, 50), (49, 50), (77, 50), (77, 50)), values, (1, 1, 1, 1), turns, events)
    (told, *_) = turned(found, "five_tribes", ("you", "Ada"), 0)
    assert "That brought you 28 points." in told.what


def test_points_that_went_the_other_way_are_no_reason() -> None:
    """What raised your chances was told as a turn that brought Ash 22 points."""
    events = ((Event("gather", 1, {"colour": "W", "n": 2, "tile": "e4"}),), (Event("no_move", 0, {}),))
    values, turns = ((0.5, 0.5), (0.9, 0.1), (1.0, 0.0)), (SeatTurn(1, 0, 1), SeatTurn(0, 1, 2))
    found = Standings(((50, 50), (50, 72), (90, 72)), values, (1, 1, 1), turns, events)
    (told, *_) = turned(found, "five_tribes", ("you", "Ash"), 0)
    assert told.what.startswith("Ash picked up")
    assert "22" not in told.what

"""What decided a game: a reckoning, or a turn that explains it; chance is called so, and nobody is blamed for what they had to do."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest

import rules
from rules import Event
from saves import Recording, Store
from saves.replay import start
from tests.play.test_standings import played
from tests.screens.test_where_it_turned import games
from tribes_tui.play.standings import ENDS, HELD, LEAST_SWING, SeatTurn, Standings, Turning, standings
from tribes_tui.play.turned import Turned, chances_told, farthest, is_chance, turned
from tribes_tui.words.about import round_of
from tribes_tui.words.said import replay as said
from tribes_tui.words.said.common import round_numbered, rounds_numbered

NAMES = ("you", "Ash")
GAMES = list(rules.games)
GAMES_PLAYED = Path(__file__).parent / "games"
PARTED = {"indy", "tribe", "tribal_rixe"}
"""Games that are reckoned up in parts."""


@pytest.fixture(scope="module")
def courses(tmp_path_factory: pytest.TempPathFactory) -> list[tuple[Recording, Standings]]:
    folder: Path = tmp_path_factory.mktemp("decided")
    found = [played(folder, game, seed=seed) for game in GAMES for seed in (3, 6)]
    return [(one, standings(one)) for one in found]


def decided(courses: list[tuple[Recording, Standings]]) -> Iterator[tuple[Recording, Standings, Turned]]:
    for course, found in courses:
        for one in turned(found, course.header.game, NAMES, None):
            yield course, found, one


def test_what_decided_is_what_the_winner_gained_and_never_lost_again(
    courses: list[tuple[Recording, Standings]],
) -> None:
    seen = 0
    for _, found, one in decided(courses):
        turn, last = one.turning, len(found.values) - 1
        assert found.values[last][turn.who] == max(found.values[last])
        gain = found.change(turn.who, turn.first, turn.last)
        assert gain >= LEAST_SWING
        ends = [other.last for other in found.turns if other.last >= turn.last] if not turn.is_part else [last]
        assert min(found.change(turn.who, turn.first, at) for at in ends) >= HELD * gain - 1e-9
        seen += 1
    assert seen > 12


def test_when_the_chances_were_farthest_from_the_end_is_told_where_that_was_a_change(
    courses: list[tuple[Recording, Standings]],
) -> None:
    """What brought the winner forward is numbered; that it had looked otherwise is told below, in the figures of the graph."""
    seen = {True: 0, False: 0}
    for course, found in courses:
        for who in (None, 0, 1):
            seat = found.values[-1].index(max(found.values[-1])) if who is None else who
            ends = [found.values[turn.last][seat] for turn in found.turns]
            has_won = found.has_won(seat)
            least = (min if has_won else max)(ends)
            told = farthest(found, course.header.game, NAMES, who)
            assert bool(told) == (abs(least - found.values[0][seat]) >= LEAST_SWING)
            if told:
                assert told.endswith(f", {round(100 * least)}%.")
                assert ("lowest" in told) == has_won
                seen[has_won] += 1
    assert min(seen.values()) > 1


def test_whoever_lost_among_several_reads_what_they_lost_by(tmp_path: Path) -> None:
    """In a review of who came third the turns were those of the winner: 1 before, and 1 after."""
    falls = 0
    for course in games(tmp_path, are_all=False):
        found, seats = standings(course), range(course.header.players)
        for seat in seats:
            marks = found.turning(seat)
            assert len(seats) == 2 or all(one.who == seat for one in marks)
            if found.has_won(seat) or len(seats) == 2:
                continue
            for one in marks:
                assert one.who == seat
                ends = [turn.last for turn in found.turns if turn.last >= one.last]
                assert max(found.change(seat, one.first, at) for at in ends if one.last == at or not one.is_part) <= 0
                assert found.change(seat, one.first, one.last) <= -LEAST_SWING
                falls += 1
    assert falls


def test_where_a_part_is_reckoned_up_only_that_is_told(courses: list[tuple[Recording, Standings]]) -> None:
    seen = 0
    for course, found, one in decided(courses):
        game, turn = course.header.game, one.turning
        assert turn.is_part == (game in PARTED)
        if not turn.is_part:
            continue
        seen += 1
        (end,) = (event for event in found.events[turn.move - 1] if event.kind in ENDS)
        points = end.fields().get(ENDS[end.kind] or "none")
        for got in points or ():
            assert f"{got}".replace("-", "−") in one.what
        assert points is None or " feather" not in one.what
        assert (said.in_all(points=[])[:6] in one.what) == (turn.last == len(found.events) and points is not None)
        assert not any(deed in one.what for deed in ("played", "swapped", "kept", "placed")), one.what
    assert seen > 5


def test_what_is_told_of_a_turn_was_done_in_it_by_whom_it_names(courses: list[tuple[Recording, Standings]]) -> None:
    """Told of the turn alone, as if the game had nothing else, it is the same."""
    for course, found, one in decided(courses):
        turn, game = one.turning, course.header.game
        if turn.is_part:
            continue
        told = found.turn_of(turn.move)
        empty = tuple(events if told.first <= at < told.last else () for at, events in enumerate(found.events))
        alone = turned(found._replace(events=empty), game, NAMES, None)
        assert one.what in [other.what for other in alone]
        assert one.when == round_numbered(kind=round_of(game), number=turn.round)
        assert NAMES[turn.seat].lower() in one.what.lower()


def test_the_largest_rise_that_lasted_is_told_first_and_no_cliff_is_left_out(
    courses: list[tuple[Recording, Standings]],
) -> None:
    """That no single turn decided a game stood above a graph that fell from 50 to 0 within two turns."""
    for course, found in courses:
        who, last = found.values[-1].index(max(found.values[-1])), len(found.values) - 1
        parts = [at for at, events in enumerate(found.events, 1) if any(one.kind in ENDS for one in events)]
        ends = [0, *parts[:-1], last] if parts else [0, *(turn.last for turn in found.turns)]
        lasting = [
            (held, first, end)
            for first, end in pairwise(ends)
            if (held := min(found.change(who, first, at) for at in ends if at >= end)) >= LEAST_SWING
            and held >= HELD * found.change(who, first, end)
        ]
        told = found.turning()
        if not lasting:
            assert all(found.rounds[one.first] < found.rounds[one.last] for one in told), "many small ones, if any"
            continue
        largest = min(found.change(who, told[0].first, at) for at in ends if at >= told[0].last)
        assert largest >= max(lasting)[0] - 1e-9, course.header.game
        for held, first, end in sorted(lasting)[-len(told) :]:
            named = [one for one in told if one.first <= first and end <= one.last]
            assert named or all(held <= found.change(who, one.first, one.last) + 1e-9 for one in told)


def test_turns_in_none_of_which_much_came_are_one_rise_of_all_their_rounds() -> None:
    up = (0.5, 0.5, 0.5, 0.61, 0.61, 0.61, 0.68, 0.75, 0.82, *[0.82] * 23, 0.9)
    turns = tuple(SeatTurn(k % 2, k, k + 1) for k in range(len(up) - 1))
    values = tuple((chance, 1 - chance) for chance in up)
    event = Event("activation", 0, {})
    found = Standings(((0, 0),) * len(up), values, (*range(1, len(up)), len(up) - 1), turns, ((event,),) * len(turns))
    first, second = found.turning()
    assert [(one.first, one.last) for one in (first, second)] == [(5, 8), (2, 3)]
    (told, *_) = turned(found, "rise_of_tribes", NAMES, 0)
    assert told.when == rounds_numbered(kind="turn", first=6, last=8)
    assert told.told.endswith("rose from 61% to 82%.")


def test_the_steepest_turn_is_told_though_it_was_made_good() -> None:
    """The cliff of a graph had no mark; a spike that the next turn takes back needs none."""
    chances = (0.5, 0.5, 0.05, 0.1, 0.15, 0.3, 0.35, 0.0)
    turns = tuple(SeatTurn(k % 2, k, k + 1) for k in range(len(chances) - 1))
    found = Standings(((0, 0),) * 8, tuple((one, 1 - one) for one in chances), (*range(1, 8), 7), turns)
    assert [(one.first, one.last) for one in found.turning(0)] == [(1, 2), (6, 7)]
    spike = (0.5, 0.5, 0.05, 0.45, 0.45, 0.45, 0.35, 0.0)
    found = found._replace(values=tuple((one, 1 - one) for one in spike))
    assert [(one.first, one.last) for one in found.turning(0)] == [(6, 7)]


@pytest.mark.parametrize(
    ("game", "told"),
    [
        ("lost_by_a_roll", "Turn 13, Ash's great turn: your chances fell from 60% to 0%. Ash completed Majority in"),
        ("won_after_the_volcano", "Turn 18, your turn: your chances rose from 89% to 100%. You completed Pottery for"),
    ],
)
def test_a_turn_is_told_of_to_whom_its_dice_came_and_to_its_end(game: str, told: str) -> None:
    """The next one rolls as a turn ends; others answer within it."""
    record = Store(GAMES_PLAYED).read(GAMES_PLAYED / f"{game}.tribes")
    found = turned(standings(record), record.header.game, ("you", "Ash", "Birch")[: record.header.players], 0)
    assert any(one.text.startswith(told) for one in found), [one.text for one in found]


def test_a_part_says_how_far_chances_went_the_other_way() -> None:
    """They fell from 44 to 0 in the round in which they were said to be highest."""
    turns = SeatTurn(0, 0, 1), SeatTurn(1, 1, 2), SeatTurn(0, 2, 3)
    found = Standings(((0, 0),) * 4, ((0.44, 0.56), (0.6, 0.4), (0.76, 0.24), (0.0, 1.0)), (1,) * 4, turns)
    told = chances_told(found, NAMES, 0, Turning(1, 1, 0, 3, 3, 1, True))
    assert told.endswith("rose from 44% to 76% and fell to 0%.")


def test_a_turn_has_points_or_a_choice_or_is_called_luck(courses: list[tuple[Recording, Standings]]) -> None:
    seen = 0
    for course, found, one in decided(courses):
        turn, game = one.turning, course.header.game
        if turn.is_part or turn.move == len(found.events):
            continue
        numbers = range(found.turn_of(turn.move).first + 1, found.turn_of(turn.move).last + 1)
        points = found.gained(turn.who, numbers[0] - 1, numbers[-1])
        assert points > 0 or {*numbers} - found.forced or one.is_luck, one.what
        brought = [e for n in numbers for e in found.events[n - 1] if is_chance(e, game)]
        assert one.is_luck <= bool(brought)
        assert one.is_luck == (said.by_luck_whose(told="", who=NAMES[turn.seat]).strip(" .") in one.what)
        seen += 1
    assert seen


def test_luck_is_told_as_that_of_whoever_had_it(tmp_path: Path) -> None:
    """Of a turn whose gain came with a card that was drawn, and could but be laid."""
    course = played(tmp_path, "tribal_duel", seed=3)
    found, seen = standings(course), 0
    for turn in found.turns:
        drawn = {e.kind for at in range(turn.first, turn.last) for e in found.events[at] if e.player == turn.seat}
        if "drawn" not in drawn or turn.last == len(course.moves):
            continue
        values = tuple((1.0, 0.0) if at >= turn.last else (0.5, 0.5) for at in range(len(found.values)))
        values = values if turn.seat == 0 else tuple((b, a) for a, b in values)
        bare = found._replace(values=values, turns=found.turns[: found.turns.index(turn) + 1])
        (one,) = bare.turning()
        (told,) = turned(bare._replace(lucky=frozenset({one.move})), "tribal_duel", NAMES, None)
        assert told.is_luck
        assert told.what.endswith(said.by_luck_whose(told="", who=NAMES[turn.seat]).strip())
        assert " drew " in told.what
        (told,) = turned(bare, "tribal_duel", NAMES, None)
        assert " drew " not in told.what, "what chance brought is told only where it is the reason"
        seen += 1
    assert seen


def test_forced_are_the_moves_that_were_the_only_ones(courses: list[tuple[Recording, Standings]]) -> None:
    for course, found in courses:
        state = start(course)
        for number, move in enumerate(course.moves, 1):
            assert (number in found.forced) == (len(state.legal_actions()) == 1)
            state.apply(state.read(move.text))


def test_no_turn_is_told_as_another_one_nor_says_a_thing_twice(courses: list[tuple[Recording, Standings]]) -> None:
    told: dict[int, list[str]] = {}
    marks: dict[int, list[Turning]] = {}
    for course, _, one in decided(courses):
        told.setdefault(id(course), []).append(one.what)
        marks.setdefault(id(course), []).append(one.turning)
        assert not one.what.lower().startswith(one.when.lower()), one.text
        sentences = one.what.split(". ")
        assert len({*sentences}) == len(sentences), one.what
        assert " passed" not in one.what
        assert "completed" not in one.what or "for the goal" not in one.what, one.what
    for texts in told.values():
        assert len({*texts}) == len(texts)
    for turns in marks.values():
        spans = sorted((one.first, one.last) for one in turns)
        assert all(before[1] <= after[0] for before, after in pairwise(spans))


def test_chances_that_rose_in_anothers_turn_too_say_since_when() -> None:
    turns = SeatTurn(0, 0, 1), SeatTurn(1, 1, 2), SeatTurn(0, 2, 3)
    found = Standings(((0, 0),) * 4, ((0.5, 0.5), (0.43, 0.57), (1.0, 0.0), (1.0, 0.0)), (1,) * 4, turns)
    told = [chances_told(found, ("you", "Ash"), 0, Turning(1, 0, first, 3, 3, 0)) for first in (1, 2)]
    assert told == [
        "With all cards open, your chances of winning rose from 43% to 100%, from Ash's turn on.",
        "With all cards open, your chances of winning went from 100% to 100%.",
    ]
    of_another = chances_told(found, ("you", "Ash"), 0, Turning(1, 1, 1, 2, 2, 0))
    assert of_another == "With all cards open, your chances of winning rose from 43% to 100% in Ash's turn."
    assert found.turning(0)[0].seat == 1, "the last turn didn't win what the one before had given away"


def test_a_great_turn_is_called_so_after_whose_it_was_and_no_loss_is(
    courses: list[tuple[Recording, Standings]],
) -> None:
    """What a rival did well stood under "What lost it", and what harmed them under "What won it"."""
    seen = {True: 0, False: 0}
    for _, found, one in decided(courses):
        turn, (when, *_) = one.turning, one.text.split(":")
        is_great = "great turn" in when
        if is_great or not one.is_over:
            assert ("your" if turn.seat == 0 else "Ash's") in when
        if is_great:
            assert found.change(turn.seat, turn.first, turn.last) >= LEAST_SWING
            assert not one.is_luck
            told = found.turn_of(turn.move)
            assert not {*range(told.first + 1, told.last + 1)} <= found.forced
        seen[is_great] += 1
    assert min(seen.values()) > 3

"""What decided a game: it happened in the stretch that it explains, chance is called so, and nobody is blamed for what they had to do."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

import rules
from rules import Event
from saves import Recording
from saves.replay import start
from tests.play.test_standings import played
from tribes_tui.play.standings import Standings, standings
from tribes_tui.play.turned import ENDS, SURE, Turned, _all_of, is_chance, turned, what_happened
from tribes_tui.table.end.graph import ridges
from tribes_tui.words.about import round_of
from tribes_tui.words.said import replay as said
from tribes_tui.words.said.common import round_numbered
from tribes_tui.words.wording import words_of

NAMES = ("you", "Ash")
GAMES = list(rules.games)
LUCK, NO_CHOICE = (say(told="").strip(" .") for say in (said.by_luck, said.no_choice))
LEFT_ONLY = said.left_only(deed="", told="").strip()
THEN, BEFORE = said.after_that(told="").strip(), said.after_that_before(told="").strip()


@pytest.fixture(scope="module")
def courses(tmp_path_factory: pytest.TempPathFactory) -> list[tuple[Recording, Standings]]:
    folder: Path = tmp_path_factory.mktemp("decided")
    found = [played(folder, game, seed=seed) for game in GAMES for seed in (3, 6)]
    return [(one, standings(one)) for one in found]


def decided(courses: list[tuple[Recording, Standings]]) -> Iterator[tuple[Recording, Standings, Turned]]:
    for course, found in courses:
        for one in turned(found, course.header.game, NAMES, None):
            yield course, found, one


def follows(told: str) -> bool:
    """Whether it is told, too, what the winner did next."""
    return THEN in told or BEFORE in told


def of_itself(told: str) -> str:
    """What happened in the turn, without that."""
    return told.partition(f" {THEN}")[0].rpartition(f"{BEFORE} ")[2]


def came_next(found: Standings, game: str, one: Turned) -> bool:
    """Whether it is told of the turn behind one whose choice changed nothing."""
    after = next((turn for turn in found.turns if turn.first >= one.turning.last), None)
    return one.turning.move in found.idle and one.what == (after and _all_of(found, game, NAMES, None, after))


def test_of_a_choice_that_changed_nothing_what_came_next_is_told(courses: list[tuple[Recording, Standings]]) -> None:
    """As if no choice had changed anything: no deed is told of the turn it stands for, where luck and loss explain nothing."""
    seen = 0
    for course, found in courses:
        idle = found._replace(idle=frozenset(one.move for one in found.turning()))
        told = turned(idle, course.header.game, NAMES, None)
        next_told = [one for one in told if came_next(idle, course.header.game, one)]
        for one in next_told:
            after = next(turn for turn in found.turns if turn.first >= one.turning.last)
            assert one.when == round_numbered(kind=round_of(course.header.game), number=found.rounds[after.first])
        seen += len(next_told)
        assert not any(came_next(found._replace(idle=frozenset()), course.header.game, one) for one in told)
    assert seen > 3


def test_what_is_told_of_a_turn_happened_in_it(courses: list[tuple[Recording, Standings]]) -> None:
    """Told of the stretch alone, as if the game had nothing else, it is the same; only what follows a sure loss is marked as later."""
    seen = 0
    for course, found, one in decided(courses):
        first, last = one.turning.first, one.turning.last
        if came_next(found, course.header.game, one):
            continue
        empty = tuple(events if first <= at < last else () for at, events in enumerate(found.events))
        alone = next(
            other
            for other in turned(found._replace(events=empty), course.header.game, NAMES, None)
            if other.turning.first == first
        )
        all_of = _all_of(found, course.header.game, NAMES, None, one.turning)  # where another turn is told alike
        assert of_itself(one.what) in (of_itself(alone.what), all_of)
        assert follows(one.what) <= (max(found.values[last]) >= SURE)
        seen += 1
    assert seen > 25


def deed_of(one: Turned) -> str:
    """The first sentence of what is told."""
    return one.what.removeprefix(f"{NO_CHOICE} ").partition(". ")[0].rstrip(".")


def test_the_turn_that_is_named_is_that_of_the_deed_named_first(courses: list[tuple[Recording, Standings]]) -> None:
    """Without what happened in the turns of that number it isn't told; and whoever it names did it, in a turn of theirs of that number."""
    seen, moved = 0, 0
    found_by = [(course.header.game, found, person) for course, found in courses for person in (0, 1)]
    told_to = (
        (game, found, one) for game, found, person in found_by for one in turned(found, game, NAMES, None, person)
    )
    for game, found, one in told_to:
        turns = [turn for turn in found.turns if named(game, found.rounds[turn.first]) == one.when]
        rest = [() if any(t.first <= at < t.last for t in turns) else told for at, told in enumerate(found.events)]
        without = turned(found._replace(events=tuple(rest)), game, NAMES, None)
        assert deed_of(one) not in [deed_of(other) for other in without], one.text
        doer = next(
            (seat for seat, name in enumerate(NAMES) if deed_of(one).lower().startswith(f"{name.lower()} ")), None
        )
        assert doer in (None, one.seat), one.text
        assert doer is None or any(turn.seat == doer for turn in turns), one.text
        seen, moved = seen + 1, moved + (named(game, one.turning.round) != one.when)
    assert seen > 25
    assert moved > 1


def test_the_number_in_the_graph_has_the_colour_of_who_did_what_is_told_first(
    courses: list[tuple[Recording, Standings]],
) -> None:
    other = 0
    for course, found in courses:
        told = turned(found, course.header.game, NAMES, None)
        plot = ridges(found, NAMES, (), "", turned=told)
        assert [moment.seat for moment in plot.moments] == [one.seat for one in told]
        other += sum(one.seat != one.turning.seat for one in told)
    assert other


def named(game: str, number: int) -> str:
    """How a round of a game is named."""
    return round_numbered(kind=round_of(game), number=number)


def test_of_what_made_another_gain_it_is_told_that_it_did_not_help(courses: list[tuple[Recording, Standings]]) -> None:
    seen = 0
    for _, found, one in decided(courses):
        seat, who = one.turning.seat, one.who
        lost = who != seat and found.change(seat, one.turning.first, one.turning.last) < 0
        is_told = one.what.endswith(said.no_help(who=NAMES[seat]))
        assert is_told <= lost, one.what
        assert (is_told or follows(one.what)) >= lost or max(found.values[one.turning.last]) >= SURE, one.what
        seen += is_told
    assert seen


def test_chance_is_called_luck_and_what_had_to_be_done_no_choice(courses: list[tuple[Recording, Standings]]) -> None:
    lucky = 0
    for course, found, one in decided(courses):
        turn, game = one.turning, course.header.game
        numbers = range(turn.first + 1, turn.last + 1)
        free = {*numbers} - found.forced - found.idle
        own = [event for n in free for event in found.events[n - 1] if event.player == turn.seat]
        chosen = [event for event in own if not is_chance(event, game)]
        is_end = any(event.kind in ENDS for n in numbers for event in found.events[n - 1])
        brought = [e for n in numbers for e in found.events[n - 1] if is_chance(e, game)]
        if not chosen and brought and not is_end:
            assert LUCK in one.what, one.what
        if LUCK in one.what:
            assert brought, one.what
            lucky += 1
        if {*numbers} <= found.forced and not is_end:
            assert any(why in one.what for why in (LUCK, NO_CHOICE, LEFT_ONLY)), one.what
        if NO_CHOICE in one.what or LEFT_ONLY in one.what:
            assert turn.first + 1 in found.forced, one.what
    assert lucky >= 3


def test_forced_are_the_moves_that_were_the_only_ones(courses: list[tuple[Recording, Standings]]) -> None:
    for course, found in courses:
        state = start(course)
        for number, move in enumerate(course.moves, 1):
            assert (number in found.forced) == (len(state.legal_actions()) == 1)
            state.apply(state.read(move.text))


def test_no_turn_is_told_as_another_one_nor_says_a_thing_twice(courses: list[tuple[Recording, Standings]]) -> None:
    told: dict[int, list[str]] = {}
    for course, _, one in decided(courses):
        told.setdefault(id(course), []).append(one.what)
        part = one.when.split()
        assert not one.what.lower().startswith(" ".join(part).lower()), one.text
        sentences = one.what.split(". ")
        assert len({*sentences}) == len(sentences), one.what
        assert " passed" not in one.what
        assert "completed" not in one.what or "for the goal" not in one.what, one.what
    for texts in told.values():
        assert len({*texts}) == len(texts)


def logged(game: str, events: Sequence[Sequence[Event]]) -> bool:
    """Whether anything of it has a line in the log: which shaman two take has none."""
    return any(words_of(game).event(event, NAMES) for made in events for event in made)


def test_no_turn_in_which_nothing_happened_is_named_without_what_it_let_be(
    courses: list[tuple[Recording, Standings]],
) -> None:
    for course, found in courses:
        game = course.header.game
        for turn, before in zip(found.turns[1:], found.turns, strict=False):
            events = tuple(() if turn.first <= at < turn.last else told for at, told in enumerate(found.events))
            idle = found._replace(events=events)
            told = what_happened(idle, game, NAMES, None, turn)
            assert not told.endswith(" turn ends.") or not logged(game, found.events[: before.last])


def test_nothing_that_had_to_be_done_and_came_of_no_choice_or_chance_is_named(
    courses: list[tuple[Recording, Standings]],
) -> None:
    """Where all of a game was forced and nothing in it by chance, no turn decided it."""
    seen = 0
    for course, found in courses:
        assert not any(NO_CHOICE in one.what for one in turned(found, course.header.game, NAMES, None))
        moves = frozenset(range(1, len(found.values)))
        bound = found._replace(forced=moves, events=tuple(() for _ in found.events))
        assert not bound.turning()
        free = bound._replace(forced=frozenset())
        seen += len(free.turning())
    assert seen

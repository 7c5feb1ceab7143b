"""The rating: what counts, what a game does to it, that its interval holds, and that it is the same however it is worked out."""

from __future__ import annotations

import json
import subprocess
import sys
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest

import rules
from rules.bots.pinned import PINNED, policy_of
from saves import Summary
from tests.bench.people import pins as fitting
from tests.profile.a_month import by_bots, by_chance, coverage, months, outcome, pins
from tribes_tui.profile.counting import (
    HANDICAP,
    KNOWN_DEAL,
    LENGTH,
    MEDIUM,
    OUTSIDE,
    PEOPLE,
    UNMEASURED,
    counting,
    counting_briefly,
    pins_of,
    why_not_here,
    why_not_planned,
    why_uncounted,
)
from tribes_tui.profile.rating import (
    LEAST,
    SETTLED,
    SPREAD,
    PlaceMatch,
    Rating,
    after_game,
    best_of,
    bot_at,
    matches,
    rated,
)
from tribes_tui.profile.statistics import Outcome, outcomes
from tribes_tui.seats.parse import parse_seats

YOU = {"kind": "human", "level": "", "name": "you"}
ASH = {"kind": "bot", "level": "medium", "name": "Ash", "policy": policy_of("medium")}
GAMES = [*rules.games]


def summary(name: str = "a", **changes: Any) -> Summary:
    """A game that counts, unless something is changed."""
    seed = int.from_bytes(name.encode())
    base = Summary(
        name, "", "indy", [YOU, ASH], 9, True, "2026-11-20T10:00:00Z", datetime.now(UTC), Path(name), None, seed
    )
    return base._replace(**{"result": {"scores": [8, 0], "ranking": [1, 2]}, **changes})


def indy(place: int, level: str = "medium") -> Outcome:
    return outcome("indy", 0, (place, 3 - place), ["", level])


# ---- What counts --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("changes", "why"),
    [
        ({}, ""),
        ({"asides": ["hinted"]}, "hinted"),
        ({"asides": ["back", "seat"]}, "back seat"),
        ({"asides": ["middle", "untold"]}, "middle"),
        ({"asides": ["untold"], "seats": [YOU, {"kind": "bot", "level": "medium"}]}, "untold"),
        ({"asides": ["untold"], "seats": [YOU, YOU]}, f"{PEOPLE} untold"),
        ({"seats": [YOU, YOU]}, PEOPLE),
        ({"seats": [YOU, {"kind": "program", "level": "easy"}]}, OUTSIDE),
        ({"seats": [YOU, {**ASH, "policy": "tribes-medium-v1"}]}, UNMEASURED),
        ({"seats": [YOU, {"kind": "bot", "level": "medium"}]}, UNMEASURED),
        ({"seats": [YOU, {**ASH, "level": "else"}]}, UNMEASURED),
        ({"seats": [YOU, {**ASH, "level": "even 37"}]}, ""),
        ({"game": "oware"}, UNMEASURED),
        ({"asides": ["hinted"], "options": {"handicap": 1}}, f"{HANDICAP} hinted"),
        ({"options": {"handicap": 1}}, HANDICAP),
        ({"game": "tribal_rixe", "options": {"rounds": 3}}, LENGTH),
        ({"game": "rise_of_tribes", "options": {"leaders": True, "handicap": 0}}, ""),
    ],
)
def test_why_a_game_does_not_count(changes: dict[str, Any], why: str) -> None:
    whys = tuple(why.split())
    assert why_uncounted(summary(**changes)) == whys
    (one,) = outcomes([summary(**changes)]) or [None]
    assert one is None or one.uncounted == whys
    assert len(rated(summary(**changes).game, [one] if one else [])) == (not why)


def test_it_is_known_before_the_game_begins() -> None:
    def told(spec: str, game: str = "indy", **options: object) -> str:
        return " ".join(why_not_planned(game, parse_seats(spec), options))

    assert told("you,bot:medium,bot:even,bot:hard") == ""
    assert told("you,name:Ada") == told("bot:easy,bot:easy") == PEOPLE
    assert told("you,bot:easy", handicap=1) == HANDICAP
    assert told("you,bot:easy", "tribal_rixe", rounds=1) == LENGTH
    assert told("you,bot:easy", "tribal_rixe", rounds=1, handicap=1) == f"{HANDICAP} {LENGTH}"


def test_all_for_which_a_game_does_not_count_is_said() -> None:
    whys = (HANDICAP, LENGTH, KNOWN_DEAL)
    told = "This game doesn't count for your rating: somebody has a handicap, its length isn't the usual one and you know this deal."
    assert counting(whys) == told
    assert counting_briefly(whys) == (
        "Not rated: there is a handicap; not the usual length; you know this deal",
        "Not rated, for 3 reasons",
    )
    assert counting((PEOPLE, "hinted")) == "", "where several play, nobody asks"


def test_a_deal_counts_once_whether_or_not_it_was_played_to_the_end() -> None:
    first = summary("a", seed=5, created="2026-11-20T10:00:00Z")
    again = summary("b", seed=5, created="2026-11-21T10:00:00Z")
    assert [one.uncounted for one in outcomes([again, first])] == [(), (KNOWN_DEAL,)]
    assert [one.uncounted for one in outcomes([again, first._replace(finished=False, result=None)])] == [(KNOWN_DEAL,)]
    assert [one.uncounted for one in outcomes([again, first._replace(seats=[YOU, ASH, ASH])])][-1] == ()
    assert why_not_here(again, [first, again]) == (KNOWN_DEAL,)
    assert why_not_here(first, [first, again]) == ()
    assert why_not_here(again, [first._replace(untouched=True)]) == (), "nobody has played it"


# ---- What a game does ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("places", "told"),
    [
        ((1, 2), [PlaceMatch(1, (1,), 1.0)]),
        ((2, 1), [PlaceMatch(1, (1,), 0.0)]),
        ((1, 1), [PlaceMatch(1, (1,), 0.5)]),
        ((2, 1, 3), [PlaceMatch(1, (1, 2), 0.0), PlaceMatch(2, (2,), 1.0)]),
        ((3, 1, 2), [PlaceMatch(1, (1, 2), 0.0), PlaceMatch(2, (2,), 0.0)]),
        ((2, 1, 2, 2), [PlaceMatch(1, (1, 2, 3), 0.0)]),
        ((3, 1, 1), [PlaceMatch(1, (1, 2), 0.0)]),
        ((1, 2, 2), [PlaceMatch(1, (1, 2), 1.0)]),
        ((2, 1, 2, 4), [PlaceMatch(1, (1, 2, 3), 0.0)]),
    ],
)
def test_a_place_is_a_match_against_all_who_come_later(places: tuple[int, ...], told: list[PlaceMatch]) -> None:
    assert [*matches(places, 0)] == told


def test_a_win_adds_more_where_it_was_less_to_be_expected() -> None:
    (easy,), (hard,), (lost,) = (rated("indy", [game]) for game in (indy(1, "easy"), indy(1, "hard"), indy(2)))
    assert 0 < easy.change < hard.change
    assert lost.change < 0
    assert hard.chance < 0.5 < easy.chance
    assert easy.before == lost.before
    assert (easy.before.told, easy.before.unsure) == (MEDIUM, SPREAD)
    assert easy.after.unsure < SPREAD
    draw = rated("indy", [outcome("indy", 0, (1, 1), ["", "medium"])])[0]
    assert draw.change == 0


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("unsure", [SPREAD, 200.0, 60.0])
def test_a_place_with_more_luck_moves_nobody_more(game: str, unsure: float) -> None:
    """Second of three equals brought 66 points, and a win 80: the place that says less had the longer step."""
    if 3 not in rules.games[game].players:
        return
    found = pins(game, 3)
    standings = [Rating(MEDIUM, unsure), *[bot_at(found, "medium")] * 2]
    first, second, third = (
        after_game(standings, places, 0, found).told - MEDIUM for places in ((1, 2, 3), (2, 1, 3), (3, 1, 2))
    )
    assert first > 0 > third
    assert abs(second) < first / 2
    assert abs(first + second + third) <= 20, "who is as good as the others stays where they stand"


def test_only_the_same_game_counts_and_it_is_never_too_sure() -> None:
    assert rated("tribe", [indy(1)]) == []
    games = rated("indy", [indy(1 + number % 2) for number in range(1000)])
    assert games[-1].after.unsure == LEAST


def test_the_best_is_the_highest_of_those_that_are_settled() -> None:
    games = rated("indy", [indy(1)] * 4 + [indy(2)] * 17 + [indy(1)] * 4)
    best = best_of(games)
    assert best is not None
    assert best.after.told == max(one.after.told for one in games[SETTLED - 1 :])
    assert best.after.told < games[2].after.told
    assert best_of(games[: SETTLED - 1]) is None


# ---- That it is right ---------------------------------------------------------------------------------


@pytest.mark.soak
def test_a_month_of_somebody_of_fixed_strength() -> None:
    """A share of the soak: 36 series."""
    found = [
        months(game, pins(game, 2).levels[level], range(2)).within
        for game in GAMES
        for level in ("easy", "medium", "hard")
    ]
    assert sum(found) / len(found) > 0.93


@pytest.mark.soak
@pytest.mark.parametrize("game", GAMES)
def test_the_rating_is_within_its_interval_in_95_of_100_series(game: str) -> None:
    found = {level: months(game, pins(game, 2).levels[level], range(200)) for level in ("easy", "medium", "hard")}
    print(game, found)
    assert min(one.within for one in found.values()) >= 0.95
    assert max(abs(one.wrong_by) for one in found.values()) < 10


@pytest.mark.soak
def test_it_holds_for_games_as_bots_really_play_them() -> None:
    """Somebody between `easy` and `medium`, at tables of either: 600 real games of each kind, drawn anew."""
    found = []
    for game in GAMES:
        counts = rules.games[game].players
        points = sum(pins(game, count).levels["even 25"] for count in counts) / len(counts)
        ends = [rated(game, by_bots(game, "even 25", ("easy", "medium"), number))[-1] for number in range(10)]
        found.append(coverage(ends, points).within)
    assert sum(found) / len(found) > 0.93


# ---- That it is the same everywhere -------------------------------------------------------------------


def test_it_does_not_hang_on_the_order_in_which_records_are_found() -> None:
    won, lost = {"scores": [8, 0], "ranking": [1, 2]}, {"scores": [0, 8], "ranking": [2, 1]}
    found = [
        summary(f"{n:02}", created=f"2026-11-{1 + n // 3:02}T10:00:00Z", result=(won, lost)[n % 3 > 0])
        for n in range(40)
    ]
    told = [one.after for one in rated("indy", outcomes(found))]
    assert [one.after for one in rated("indy", outcomes(found[::-1]))] == told
    assert len(told) == 40


PROGRAM = """
from tests.profile.a_month import by_chance
from tribes_tui.profile.rating import rated
print([tuple(one.after) for one in rated("tribe", by_chance("tribe", 900.0, 1))])
"""


def test_another_process_with_other_hashes_finds_the_same() -> None:
    here = [tuple(one.after) for one in rated("tribe", by_chance("tribe", 900.0, 1))]
    env = {"PYTHONHASHSEED": "77", "PATH": "", "TRIBES_HOME": "/nowhere"}
    root = Path(__file__).parents[2]
    ran = subprocess.run([sys.executable, "-c", PROGRAM], capture_output=True, text=True, cwd=root, env=env, check=True)
    assert ran.stdout.strip() == str(here)
    assert all(points == round(points, 2) and unsure == round(unsure, 2) for points, unsure in here)


def test_openskill_written_in_python_finds_the_same_as_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a machine without a compiled package has."""
    from importlib.machinery import SourceFileLoader
    from importlib.util import module_from_spec, spec_from_loader

    from openskill.models.weng_lin import plackett_luce

    loader = SourceFileLoader("plain_openskill", str(Path(plackett_luce.__file__).parent / "plackett_luce.py"))
    spec = spec_from_loader(loader.name, loader)
    assert spec is not None
    plain = module_from_spec(spec)
    monkeypatch.setitem(sys.modules, loader.name, plain)
    loader.exec_module(plain)
    told = [one.after for one in rated("tribe", by_chance("tribe", 900.0, 2))]
    monkeypatch.setattr("openskill.models.PlackettLuce", plain.PlackettLuce)
    assert [one.after for one in rated("tribe", by_chance("tribe", 900.0, 2))] == told


# ---- The pins -----------------------------------------------------------------------------------------


def test_the_bots_as_they_are_are_pinned_in_every_game() -> None:
    """When a policy gets its next version: measure its places and shares anew, then `python -m tests.bench.people.pins`."""
    for game in rules.games.values():
        for seats in game.players:
            found = pins_of(game.id, seats, [*PINNED])
            assert found is not None
            assert [*found.levels.values()] == sorted(found.levels.values()), "weakest first"
            assert found.of("even") == found.of("even 50") == found.of("medium") == MEDIUM
            assert found.of("even 0") == found.of("easy")
            assert found.of("even 100") == found.of("hard")
            assert found.of("none") is None
            assert found.strength_at(-10_000) == 0
            assert found.strength_at(10_000) == 100
            for strength in (10, 25, 40, 50):
                assert found.strength_at(found.of(f"even {strength}") or 0) == strength
    assert pins_of("indy", 2, ["tribes-medium-v1"]) is None
    assert pins_of("oware", 2, [*PINNED]) is None


@pytest.mark.soak
def test_the_file_is_what_was_measured() -> None:
    newest = json.loads(fitting.FILE.read_text())["sets"][0]
    assert newest["policies"] == [*PINNED]
    played = fitting.known()
    for game in ("indy", "tribal_duel"):  # all six take ten seconds
        assert newest["games"][game] == fitting.of_game(game, played)


def test_more_of_the_first_places_are_more_points() -> None:
    assert fitting.ahead_by(0.5, 40, 2) == pytest.approx(0)
    assert fitting.ahead_by(1.0, 40, 2) > fitting.ahead_by(0.9, 40, 2) > 0 > fitting.ahead_by(0.2, 40, 3)
    assert fitting.shares()["hard", "tribe", 2] == (0.719, 32)
    assert fitting.shares()["master", "five_tribes", 4] == (0.417, 96)

"""The rating in lines, by ear and as JSON, and whether a game counts: before it begins, while it is played, at its end."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from saves import Store
from tests.cli.helpers import Ran, run
from tests.plain import STUMBLES
from tests.profile.rated_games import begun, ended, play
from tribes_tui.words.said import rating
from tribes_tui.words.spoken import LONGEST

FIRST = "1\n" * 4000
"""Always the first choice, to the end of the game."""


def at(folder: Path) -> Store:
    """Whose clock goes on by a day a game."""
    days = iter(range(20_000, 30_000))
    return Store(folder, clock=lambda: next(days) * 86_400.0)


def heard(folder: Path, *arguments: str, text: str) -> list[str]:
    ran = run(*arguments, text=text, env={"TRIBES_HOME": str(folder)})
    assert (ran.code, ran.err) == (0, "")
    return ran.out.splitlines()


@pytest.fixture
def told(tribes: Callable[..., Ran], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Callable[..., list[str]]:
    """The lines of a command that reads nothing, of the games in the test's folder."""
    monkeypatch.setenv("TRIBES_HOME", str(tmp_path))

    def lines(*arguments: str) -> list[str]:
        ran = tribes(*arguments)
        assert (ran.code, ran.err) == (0, "")
        return ran.out.splitlines()

    return lines


def test_statistics_tell_where_it_stands_and_why(tmp_path: Path, told: Callable[..., list[str]]) -> None:
    play(at(tmp_path), 24)
    lines = told("statistics", "indy")
    text = " ".join(lines)
    assert "after 24 games that count." in text
    assert "Down by " in text
    assert "you came second. A player with the rating you had before wins" in text
    assert "Your best was " in text
    assert "Every 3 games it was " in text
    assert "A medium bot's rating is 1000" in text
    assert all(len(line) <= LONGEST and STUMBLES.search(line) is None for line in lines)


def test_without_a_game_that_counts_they_tell_which_would(tmp_path: Path, told: Callable[..., list[str]]) -> None:
    record = begun(Store(tmp_path))
    record.hint(0)
    ended(record, 1, 2)
    text = " ".join(told("statistics"))
    assert "No game counts for your rating yet. A game counts when you play a new deal of the usual length" in text
    assert "give or take" not in text


def test_as_json_and_rebuilt_it_is_the_same(tmp_path: Path, told: Callable[..., list[str]]) -> None:
    store = at(tmp_path)
    names = play(store, 22)
    record = begun(store, seed=99)
    record.hint(0)
    hinted = ended(record, 1, 2)
    (found,) = json.loads("".join(told("statistics", "--json")))["games"]
    rating = found["rating"]
    assert [one["record"] for one in rating["games"]] == names
    assert (found["game"], found["games"], found["wins"]) == ("indy", 23, 9)
    assert found["uncounted"] == {hinted: "hinted"}
    assert (
        rating["points"]
        == rating["games"][-1]["points"]
        == rating["games"][-2]["points"] + rating["games"][-1]["change"]
    )
    assert rating["best"]["record"] in names[19:]
    for index in (store.folder / "index").iterdir():
        index.unlink()
    assert json.loads("".join(told("statistics", "--json", "--rebuild")))["games"] == [found]


def test_rebuild_does_not_believe_what_is_remembered(tmp_path: Path, told: Callable[..., list[str]]) -> None:
    store = at(tmp_path)
    (name,) = play(store, 1, won_of_three=0)
    index = store._shelf.index
    index.update(name, {"result": {"scores": [8, 0], "ranking": [1, 2]}})
    wins = [
        json.loads("".join(told("statistics", "--json", *more)))["games"][0]["wins"] for more in ([], ["--rebuild"], [])
    ]
    assert wins == [1, 0, 0]


@pytest.mark.soak
@pytest.mark.sampled(1)
@pytest.mark.parametrize("how", ["--plain", "--brief"])
def test_a_game_in_lines_says_after_it_that_it_counts_and_before_it_to_who_has_a_rating(
    tmp_path: Path, how: str, told: Callable[..., list[str]]
) -> None:
    """Nobody is told first of all of a rating that they don't have yet."""
    lines = heard(tmp_path, "play", "indy", how, "--seats", "you,bot:easy", "--seed", "3", text=FIRST)
    assert not any("rating" in line for line in lines[:3])
    assert any(line.startswith("Your rating is ") for line in lines[-6:])
    second = heard(tmp_path, "play", "indy", how, "--seats", "you,bot:easy", "--seed", "4", text=FIRST)
    assert second[0] == "Counts for your rating: your own moves, no hints."
    time.sleep(1.1)  # records tell the second in which they were begun
    again = heard(tmp_path, "play", "indy", how, "--seats", "you,bot:easy", "--seed", "3", text=FIRST)
    assert (
        again[0]
        == again[-1 if how == "--plain" else -2]
        == "This game doesn't count for your rating: you know this deal."
    )
    assert json.loads("".join(told("statistics", "--json")))["games"][0]["rating"]["games"][0]["change"] != 0


@pytest.mark.sampled(1)
@pytest.mark.parametrize("how", ["--plain", "--brief"])
@pytest.mark.parametrize(("word", "why"), [("hint", "hinted"), ("undo", "back")])
def test_it_says_first_that_a_game_counts_no_longer_then(tmp_path: Path, how: str, word: str, why: str) -> None:
    play(at(tmp_path), 3)  # in first games nothing asks first
    text = f"1\n{word}\n{word}\n" + FIRST  # in Five Tribes the bot bids, and nothing hidden is seen
    lines = heard(tmp_path, "play", "five_tribes", how, "--seats", "you,bot:medium", "--seed", "3", text=text)
    assert lines.count(rating.warning_typed(what=why)) == 1
    assert not any("no longer counts" in line for line in lines), "they were told before"
    assert any(line.startswith("This game doesn't count for your rating: ") for line in lines[-3:])


def test_a_game_among_people_says_nothing_of_it(tmp_path: Path) -> None:
    lines = heard(tmp_path, "play", "indy", "--plain", "--seats", "name:Ada,name:Ben", "--seed", "3", text=FIRST)
    assert not any("rating" in line for line in lines)


@pytest.mark.soak
def test_a_game_that_is_gone_on_with_says_it_again(tmp_path: Path) -> None:
    heard(tmp_path, "play", "tribe", "--plain", "--seats", "you,bot:easy", "--seed", "3", text="1\n1\n")
    assert "rating" not in told(tmp_path, "continue", "--plain", text="hint\nhint\n")[0]
    again = told(tmp_path, "continue", "--plain")[0]
    assert again.endswith("This game doesn't count for your rating: a hint was asked for.")


def test_thousands_of_games_are_counted_in_a_moment(tmp_path: Path) -> None:
    from tribes_tui.profile.rating import rated
    from tribes_tui.profile.statistics import outcomes

    play(Store(tmp_path), 300)
    store = Store(tmp_path)
    began = time.process_time()
    assert len(rated("indy", outcomes(store.list()))) == 300
    assert time.process_time() - began < 2

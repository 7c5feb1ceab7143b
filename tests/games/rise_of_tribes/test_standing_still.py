"""A game in which nobody gets on is told so from the thirtieth round on, on the table, in lines, by ear; and how it ended (R5)."""

from __future__ import annotations

import pytest
from textual.geometry import Size

from rules import Event
from tests.games.rise_of_tribes.positions import at_dice
from tests.games.rise_of_tribes.scenes import MEDIUM, SMALL, stage
from tests.rules.rise_of_tribes.table import do, lay
from tribes_tui.games.rise_of_tribes.ending import ending
from tribes_tui.games.rise_of_tribes.glossary import options
from tribes_tui.games.rise_of_tribes.words import news, sentences, spoken

NAMES = ["you", "Bo"]


@pytest.mark.parametrize("size", [SMALL, MEDIUM], ids=str)
async def test_r5_the_table_says_so_at_every_size(size: Size) -> None:
    async with stage(4, None, size) as shown:
        for quiet, is_told in ((29, False), (30, True), (39, True)):
            await shown.show(at_dice(quiet=quiet, round=4 * quiet + 1), 0)
            first = shown.text.splitlines()[0]
            assert (f"no points for {quiet} rounds, over after 40" in first) is is_told, first
            assert "actions" in first
        await shown.show(at_dice(quiet=39, options={"standstill": "never"}), 0)
        assert "no points for" not in shown.text


def test_r5_lines_and_requests_say_so() -> None:
    state = at_dice(quiet=31)
    said = "Nobody has scored for 31 rounds: the game ends after 40."
    assert said in spoken.leads(state, ["you", "a", "b", "c"], "")
    assert said in spoken.now(state, ["you", "a", "b", "c"], "")
    assert said not in spoken.now(at_dice(quiet=29), ["you", "a", "b", "c"], "")


def test_r5_the_log_and_the_ear_say_so() -> None:
    told = Event("quiet", None, {"rounds": 31, "left": 9})
    assert news.event(told, NAMES) == "Nobody has scored for 31 rounds: the game ends after 40."
    (clause,) = news.news([told], NAMES, 0)
    assert (clause.text, clause.weight) == ("nobody has scored for 31 rounds: the game ends after 40", 2)


@pytest.mark.parametrize(
    ("points", "winner", "story"),
    [
        ((3, 4), "Bo wins", "40 rounds without a point end the game: Bo wins."),
        ((4, 3), "you win", "40 rounds without a point end the game: you win."),
        ((4, 4), "you and Bo win together", "40 rounds without a point end the game: you and Bo win together."),
    ],
)
def test_r5_how_it_ended_is_told(points: tuple[int, int], winner: str, story: str) -> None:
    tribes = [{"vp": number} for number in points]
    state = do(lay({"A": [2], "I": [0, 2]}, current_player=1, active=1, phase="build", quiet=39, tribes=tribes), "done")
    assert sentences.prompt(state.view(0), NAMES) == f"The game is over: {winner}."
    assert sentences.story(state, NAMES)[0] == story
    assert state.events is not None
    assert news.event(state.events[-1], NAMES) == story
    (clause,) = news.news(state.events[-1:], NAMES, 0)
    assert clause.text == story
    assert ending(state, state.events, NAMES) is not None


def test_the_option_says_what_it_means() -> None:
    assert set(options()["standstill"].values) == {40, "never"}

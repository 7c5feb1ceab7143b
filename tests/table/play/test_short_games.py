"""A short game is said openly: when it is set up with its minutes, on the table, in lines, in the help, in statistics, in the name of its deal."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

import rules
from saves import Store
from tests.rules.core.test_lengths import TACIT
from tests.screens.test_setup import LARGE, SMALL, SetupApp, go_to, shown
from tribes_tui.app import headless
from tribes_tui.commands.help import options_of
from tribes_tui.games.tribe.challenge_end import onward, standings
from tribes_tui.plain.console import Console
from tribes_tui.plain.game import PlainGame
from tribes_tui.play.deals import FIRST, NamedDeal, deal_name, read_deal
from tribes_tui.play.table import Table
from tribes_tui.profile.statistics import Outcome, at_this_table, tally
from tribes_tui.screens.setup.form import LengthChoice
from tribes_tui.seats.parse import parse_seats
from tribes_tui.seats.thinker import Thinker
from tribes_tui.table.frame import head
from tribes_tui.table.frame.head import Head
from tribes_tui.table.frame.prompt_row import PromptRow
from tribes_tui.table.screen import TableScreen
from tribes_tui.words.options import sentences, words_for

NAMES = ("you", "Bo")
GOALS = {
    "tribe": ("30 points", ""),
    "indy": ("2 feathers each", ""),
    "tribal_duel": ("12 sacred cards", "12"),
    "rise_of_tribes": ("7 points", "7 points"),
    "five_tribes": ("3 camels each", ""),
}
"""Game -> how its shortest game is called, and what its first line or its goal says."""


def shortest(game: str) -> dict[str, object]:
    return {rules.games[game].length: rules.games[game].lengths[-1]}


@pytest.mark.sampled(2)
@pytest.mark.parametrize("game", TACIT)
async def test_the_first_line_of_a_table_says_it(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(head, "READ", 0.01)
    async with headless(game, seats="you,bot", seed=3, size=(120, 40), options=shortest(game)) as pilot:
        screen = pilot.app.screen
        assert isinstance(screen, TableScreen)
        facts = screen.query_one(Head)._standing.facts
        assert f"{GOALS[game][0]} (shortest)" in facts[:2]
        text = "\n".join(strip.text for strip in screen._compositor.render_strips())
        assert GOALS[game][1] in text
        assert text.split("\n")[0].count(str(rules.games[game].lengths[-1])) == 1 or game != "tribe", "told once"
        assert "100" not in facts


@pytest.mark.parametrize("game", TACIT)
def test_what_it_means_is_a_sentence_and_a_usual_game_says_nothing(game: str) -> None:
    meaning, last = sentences(rules.games[game].new_state(2, 3, shortest(game)).view(0), NAMES)
    assert last == "This is a short game (variant)."
    assert meaning.endswith(".")
    assert str(rules.games[game].lengths[-1]) in meaning
    assert sentences(rules.games[game].new_state(2, 3).view(0), NAMES) == []


@pytest.mark.parametrize("size", [SMALL, LARGE])
@pytest.mark.parametrize("game", TACIT)
async def test_of_what_is_said_first_whole_sentences_stand_the_goal_first(game: str, size: tuple[int, int]) -> None:
    async with headless(game, seats="you,bot", seed=3, size=size, options=shortest(game)) as pilot:
        screen = pilot.app.screen
        assert isinstance(screen, TableScreen)
        goal, *more = sentences(screen.scene.view, NAMES)
        row, first = screen.query_one(PromptRow), screen.query_one(Head)
        notice = " ".join((goal, *more, "This game doesn't count for your rating: its length isn't the usual one."))
        for _ in range(20):  # a table that is drawn anew while it begins tells its own
            where = row if row.has_room_for(notice) else first
            where.tell(notice)
            await pilot.pause()
            shown_there = screen._compositor.render_strips()[where.region.y].text
            if goal in shown_there:
                break
        assert goal in shown_there
        assert "…" not in shown_there


def test_in_lines_it_is_said_first_and_by_ear_the_goal_is_its_own() -> None:
    said = io.StringIO()
    table = Table.new("tribal_duel", parse_seats("you,name:Bo"), shortest("tribal_duel"), 3)
    PlainGame(table, Thinker(), Console(io.StringIO("goals\nquit\n"), said), is_brief=True).run()
    assert "This is a short game (variant)." in said.getvalue()
    assert "put 12 cards on piles" in said.getvalue()


@pytest.mark.parametrize("size", [SMALL, LARGE])
@pytest.mark.parametrize("game", rules.games)
async def test_setting_up_offers_it_with_its_minutes(game: str, size: tuple[int, int]) -> None:
    app = SetupApp(game)
    async with app.run_test(size=size) as pilot:
        option = next(one for one in rules.games[game].options if one.name == rules.games[game].length)
        await go_to(pilot, f"option-{option.name}")
        await pilot.press("left", "left")
        choice = app.setup.query_one(LengthChoice)
        for value in choice.values:
            names = [value.label, *choice.briefs[value.value]]
            assert len(names[-1]) <= choice.size.width - 4, "each has room, with the mark at the end"
        names = [choice.chosen.label, *choice.briefs[choice.chosen.value]]
        assert any(f"►{name} " in shown(app) for name in names)
        assert choice.region.right <= app.setup.query_one("#form").region.right
        minutes = [int(value.label.split("about ")[1].split()[0]) for value in choice.values]
        assert minutes == sorted(minutes)
        before = choice.chosen.label
        if len(rules.games[game].players) > 1:
            await pilot.press("plus", "plus")
            await pilot.pause()
            assert app.setup.query_one(LengthChoice).chosen.label != before
        await pilot.press("s")
        await pilot.pause()
    (plan,) = app.plans
    assert plan is not None
    assert plan.options[option.name] == (3 if game == "tribal_rixe" else option.choices[2])


def test_the_help_of_each_game_tells_the_minutes() -> None:
    for game in rules.games:
        told = " ".join(line.strip() for line in options_of(game))
        assert f"minutes with {rules.games[game].lengths[-1]}" in told
    assert "20 to 30 minutes with 100, 12 to 15 minutes with 60, 7 to 10 minutes with 30." in " ".join(
        line.strip() for line in options_of("tribe")
    )


def test_words_stand_for_each_value() -> None:
    for game in rules.games.values():
        option = next(one for one in game.options if one.name == game.length)
        assert all(label and means for label, means in words_for(game.id, option).values.values())


@pytest.mark.parametrize("game", rules.games)
def test_a_deal_of_a_short_game_has_a_name(game: str) -> None:
    deal = NamedDeal(game, 2, shortest(game), FIRST + 5)
    assert read_deal(deal_name(deal)) == deal
    assert len(deal_name(deal._replace(options={})).replace("-", "")) == 8


@pytest.mark.parametrize(
    ("name", "deal"),
    [
        ("A2AA-AAFC-C8", ("tribe", 3, {"handicap": 20})),
        ("MJAA-AAFX-B2", ("rise_of_tribes", 4, {"standstill": "never"})),
        ("F6AA-AAFC-B6", ("tribal_duel", 2, {"win_if_emptied_by_opponent": False})),
        ("NAAA-AAFA-EBB8", ("five_tribes", 2, {"handicap": 40, "handicap_seat": 1})),
        ("FEAA-AAFA-BB", ("indy", 6, {"return_from": "all"})),
        ("HMAA-AAFA-CP", ("tribal_rixe", 3, {"rounds": 3})),
    ],
)
def test_a_name_that_was_given_before_there_were_lengths_means_what_it_meant(
    name: str, deal: tuple[str, int, dict[str, object]]
) -> None:
    assert read_deal(name) == NamedDeal(*deal, FIRST + 5)


def test_a_record_of_a_short_game_goes_on_as_one(tmp_path: Path) -> None:
    store = Store(tmp_path)
    table = Table.new("rise_of_tribes", parse_seats("bot:easy,bot:easy"), shortest("rise_of_tribes"), 3, store)
    PlainGame(table, Thinker(), Console(io.StringIO(), io.StringIO())).run()
    (summary,) = store.list()
    assert summary.options["points"] == 7
    assert summary.result is not None
    assert 7 <= max(summary.result["scores"]) < 10


def test_scores_of_unlike_games_are_not_compared() -> None:
    usual = Outcome("tribe", 1, False, 104, ("easy",), "1")
    short = Outcome("tribe", 1, False, 140, ("easy",), "2", length=60)
    assert tally([usual, short]).best == 104
    assert tally([short]).best == 140
    assert at_this_table([usual, short], short) == [short]


def test_the_end_of_a_challenge_counts_to_what_wins() -> None:
    ends = {"totals": [32, 11], "challenge": 1}
    assert onward({**ends, "goal": 30}) != onward(ends)
    assert standings([("Ada", 32), ("Bo", 11)], 60) == "Still needed for 60: Ada 28, Bo 49."

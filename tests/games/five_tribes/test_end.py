"""The end of a game of Five Tribes: what decided it, at the smallest window with the longest names; shared victories."""

from __future__ import annotations

import re

import pytest

from rules import Event
from rules.five_tribes.evaluation import preview
from rules.five_tribes.state import FiveTribesState
from tests.games.five_tribes.helpers import GAME
from tests.rules.five_tribes.build import act, board, table
from tests.table.test_ending import EndApp, over
from tests.table.test_enter_line import LONG_NAMES
from tribes_tui.games.five_tribes.ending import ending
from tribes_tui.games.five_tribes.pieces.values import end_text
from tribes_tui.games.five_tribes.words.things import sheet_lines
from tribes_tui.table.board.scene import PastGames, Result
from tribes_tui.table.end.screen import EndScreen

PAST = PastGames("Won 3 of 7, best score 221.", (112, 121, 115))


def level() -> FiveTribesState:
    """A game that is over, in which all have the same."""
    position = GAME.new_state(2, 3).dump()
    position["stage"], position["current_player"] = "over", None
    return GAME.load(position)  # type: ignore[return-value]  # it is this game's


@pytest.mark.rule("five_tribes", "4.2")
def test_those_who_are_level_share_the_victory() -> None:
    decided = ending(level(), (), ("you", "Bo")).decided
    assert decided[0] == "You and Bo share the victory: the rules have no tie-breaker."


def test_what_decided_it_is_told_in_the_order_of_its_points_and_of_early_turns_only_what_was_much() -> None:
    final, _, _ = over("five_tribes", 3, 8)
    bids = [Event("bid", seat, {"space": paid, "paid": paid, "fakirs": 0}) for seat, paid in enumerate((1, 3, 9))]
    dear = [Event("bid", 2, {"space": 1, "paid": 1, "fakirs": 0})]
    told = ending(final, bids, ("you", "Bo", "Cy")).decided
    leads = [
        (int(found[1]), "enough" in one) for one in told if (found := re.search(r" led \w+ by (\d+) points?", one))
    ]
    room = 40  # letters of a line in the box of the smallest window
    assert all(len(one) <= room for one in told if " led " in one and "enough" not in one), told
    assert len(leads) == 3
    assert leads == sorted(leads, key=lambda lead: (lead[1], -lead[0])), "who won comes first"
    assert [in_vain for _, in_vain in leads] == [False, False, True]
    assert not any("early turns" in one for one in told)
    assert "Cy paid the most for early turns: 10 gold." in ending(final, bids + dear, ("you", "Bo", "Cy")).decided


@pytest.mark.parametrize("past", [PastGames(), PAST], ids=["first game", "with a record"])
async def test_what_decided_it_is_told_first_with_the_longest_names(past: PastGames) -> None:
    final, events, _ = over("five_tribes", 4, 3)
    sheet = ending(final, events, LONG_NAMES)
    result = Result(LONG_NAMES, final.scores(), final.ranking(), 0)
    app = EndApp(EndScreen("Five Tribes", sheet, result, past, None))
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        text = app.text()
        told = re.split("What (?:won|lost|decided) it|Turning points[^│─]*", text)[1]
        assert sheet.decided[0].split()[0] in told.splitlines()[1]
        assert all(name in text.split("in all")[0] for name in LONG_NAMES), "names stand whole, in steps"
        assert past.told in text


async def test_where_only_a_beginning_has_room_it_says_in_what_the_winner_led() -> None:
    final, events, _ = over("five_tribes", 2, 3)
    names = ("you", "Ash")
    sheet = ending(final, events, names)
    result = Result(names, final.scores(), final.ranking(), 0)
    app = EndApp(EndScreen("Five Tribes", sheet, result, PAST, None))
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        rows = re.split("What (?:won|lost|decided) it|Turning points[^│─]*", app.text())[1].splitlines()[1:3]
        told = " ".join(row.rpartition("││")[2].strip(" │") for row in rows)
        assert "not enough" not in told
        assert any(f" in {line}" in told for line in sheet_lines()), told


@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
async def test_all_boxes_are_as_wide(size: tuple[int, int]) -> None:
    final, events, _ = over("five_tribes", 2, 3)
    names = ("you", "Bo")
    result = Result(names, final.scores(), final.ranking(), 0)
    app = EndApp(EndScreen("Five Tribes", ending(final, events, names), result, PAST, None))
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        lines = [line for line in app.text().splitlines() if "╭─" in line]
        tops = [line.index("╮") - line.index("╭") for line in lines]
        if size == (80, 24):
            assert [line.count("╭─") for line in lines] == [2], (
                "earlier games stand without a frame, the others side by side"
            )
            assert len(lines[0].rstrip()) == size[0]
        else:
            assert len(tops) == 3
            assert len(set(tops)) == 1


@pytest.mark.varied(3)
@pytest.mark.rule("five_tribes", "4.1")
@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
@pytest.mark.parametrize("players", [2, 3, 4])
async def test_why_it_ended_is_read_at_every_size(players: int, size: tuple[int, int]) -> None:
    final, events, _ = over("five_tribes", players, 3)
    names = LONG_NAMES[:players]
    result = Result(names, final.scores(), final.ranking(), 0)
    app = EndApp(EndScreen("Five Tribes", ending(final, events, names), result, PAST, None))
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        why = "the last camel is placed" if events[-1].public["why"] == "camels" else "no move is left"
        assert why in app.text().splitlines()[0]


@pytest.mark.rule("five_tribes", "4.1")
def test_before_it_is_placed_the_last_camel_is_said_to_end_the_game() -> None:
    owned = ("c1", "d1", "c3", "d3", "c4", "d4", "a5", "b5", "c5", "d5")
    for number in (10, 9):
        cells = {"a2": "Y", "b2": "Y", "f1": "WW", "e1": "W", **dict.fromkeys(owned[:number], "@0")}
        state = table(board(**cells), last=False)
        act(state, "take a2")
        told = [end_text(state, end) for end in preview.ends(state) if end.control]
        assert told
        assert all(("last camel (last round)" in line) == (number == 10) for line in told)


def test_a_lead_that_decided_nothing_is_not_told() -> None:
    """One point of gold, beside 30 of djinns; where both are of weight both are told."""
    for gold, told in ((1, ["djinns"]), (20, ["djinns", "gold"])):
        position = level().dump()
        for seat, amount in ((0, 10 + gold), (1, 10)):
            position["seats"][seat]["gold"] = amount
        position["seats"][0]["djinns"] = held = ["Hagis", "Iblis", "Enki"]
        position["djinn_pile"] = [djinn for djinn in position["djinn_pile"] if djinn not in held]
        final = GAME.load(position)
        decided = ending(final, (), ("you", "Bo")).decided  # type: ignore[arg-type]  # it is this game's
        assert [
            re.search(r"you led .* in (\w+)", one.lower())[1] for one in decided if "you led" in one.lower()
        ] == told  # type: ignore[index]

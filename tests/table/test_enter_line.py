"""The line of Enter: what the key does, in as many words as the window has room for, with what is won."""

from __future__ import annotations

import re
from collections.abc import Sequence

import pytest

import rules
from rules import Rng, State
from tests.games.five_tribes.helpers import rich, walk
from tests.games.tribe.scenes import random_positions
from tests.table.helpers import MEDIUM, NAMES, SMALL, TableApp, laid, shown as shown_on
from tests.widgets.mounting import alone
from tribes_tui.seats.parse import LONGEST
from tribes_tui.table.board import board_of
from tribes_tui.table.board.scene import AtCursor, Command, Scene
from tribes_tui.table.choice.explain import look_at
from tribes_tui.table.choice.selection import ways
from tribes_tui.table.frame import head
from tribes_tui.table.frame.enter_line import EnterLine, TableKeys
from tribes_tui.table.frame.head import Head
from tribes_tui.table.frame.prompt_row import PromptRow
from tribes_tui.widgets.drawing.lines import to_clause
from tribes_tui.words.wording import words_of

ROOM = 80 - len(" Enter ")
"""Columns beside the key in the smallest window."""
LONG, BRIEF = (
    "take green character 4 for green character 6: standard 13 (now 15)",
    "take green character 4: standard 13",
)


async def shown(width: int, gain: str = "") -> str:
    """What stands on a line of that width."""
    line = EnterLine()
    async with alone(line, (width, 3)):
        line.show(True, LONG, gain, "info", (BRIEF, "take green character 4"))
        return line.text().strip()


async def test_fewer_words_are_said_where_there_is_less_room() -> None:
    assert await shown(80) == f"Enter {LONG}"
    assert await shown(60) == f"Enter {BRIEF}"
    assert await shown(33) == "Enter take green character 4"
    assert await shown(20) == "Enter take green…"


async def test_what_has_no_room_ends_with_its_last_whole_clause() -> None:
    line = EnterLine()
    async with alone(line, (40, 1)):
        line.show(True, "end on e5: 2 elders, 4 points, your last camel, a palace", "", "info")
        assert line.text().strip() == "Enter end on e5: 2 elders, 4 points, …"


async def test_a_line_never_drops_all_that_follows_from_a_choice_while_some_of_it_has_room() -> None:
    whole = "kill an elder on f3: your last camel, so the last round, 15 points"
    for width, told in (
        (80, whole),
        (70, "kill an elder on f3: your last camel, so the last round, …"),
        (52, "kill an elder on f3: your last camel, …"),
        (34, "kill an elder on f3"),
    ):
        line = EnterLine()
        async with alone(line, (width, 1)):
            line.show(True, whole, "", "info", ("kill an elder on f3",))
            assert line.text().strip() == f"Enter {told}"


NEWS = "Ash begins, with the fewest points."


@pytest.mark.sampled(3)
@pytest.mark.parametrize("size", [SMALL, MEDIUM])
@pytest.mark.parametrize("game", sorted(rules.games))
async def test_news_stand_with_the_question_and_never_hide_what_enter_does(game: str, size: tuple[int, int]) -> None:
    app = TableApp(laid("pb", 5, game))
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        screen = app.table_screen
        line, question = screen.query_one(EnterLine), screen.query_one(PromptRow)
        before = line.text()
        assert before.strip().startswith("Enter ")
        screen.say(NEWS, "new")
        await pilot.pause()
        assert line.text() == before
        board = screen.board
        assert screen.prompt() in question.text()
        assert NEWS in " ".join(re.sub("[│╭╮╰╯─]", "", shown_on(app)).split()) or board.tells_turns
        await pilot.press("right")
        assert NEWS not in question.text()
        assert screen.prompt().split()[0] in question.text()


@pytest.mark.parametrize("game", sorted(rules.games))
async def test_news_without_room_beside_the_question_never_take_its_place(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where the table has no place for them either they stand in the first line until they were read."""
    app = TableApp(laid("pbb", 4, game) if game == "indy" else laid("pb", 5, game))
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        screen = app.table_screen
        question, first = screen.query_one(PromptRow), screen.query_one(Head)
        asked, facts = question.text(), first.text()
        monkeypatch.setattr(type(screen.board), "tell", lambda *_: False)
        screen.is_opening = True  # so that it stands nowhere else
        screen.say(NEWS * 2, "new")
        await pilot.pause()
        assert question.text().split()[:4] == asked.split()[:4]
        assert NEWS in first.text()
        monkeypatch.setattr(head, "READ", 0.01)
        screen.say(NEWS * 3, "new")
        await pilot.pause(0.1)
        assert question.text().split()[:4] == asked.split()[:4]
        assert first.text() == facts


async def test_a_question_that_tells_the_news_itself_is_not_said_twice() -> None:
    app = TableApp(laid("pb", 5, "tribe"))
    async with app.run_test(size=MEDIUM) as pilot:
        await pilot.pause()
        screen = app.table_screen
        screen.say(f"{screen.prompt().split()[0]}.", "new")
        await pilot.pause()
        assert screen.query_one(PromptRow).text().split()[1:3] == screen.prompt().split()[:2]


async def test_what_is_won_is_worth_more_than_long_words() -> None:
    assert await shown(80, "+1 point") == f"Enter {BRIEF} +1 point"
    assert await shown(30, "+1 point") == "Enter take green character 4"


@pytest.mark.parametrize("most", [60, pytest.param(160, marks=pytest.mark.soak)])
@pytest.mark.parametrize("seed", [0, *(pytest.param(one, marks=pytest.mark.soak) for one in range(1, 4))])
@pytest.mark.parametrize(
    "game",
    [
        "five_tribes",
        *(pytest.param(one, marks=pytest.mark.soak) for one in sorted(rules.games) if one != "five_tribes"),
    ],
)
def test_no_line_about_what_can_be_chosen_is_cut_within_a_clause_in_the_smallest_window(
    game: str, seed: int, most: int
) -> None:
    """Along a game half by the rules' own hints, half at random; what is picked first and what next."""
    state, rng = rules.games[game].new_state(2 if game == "tribal_duel" else 2 + seed % 3, seed), Rng(seed)
    for _ in range(most):
        seat = state.current_player
        if seat is None:
            break
        for look in looks(state.view(seat), seat):
            assert look.enter, look
            said = (look.line, *look.briefer)
            gains = [*filter(None, (look.gain, look.brief_gain))] or [""]
            is_whole = any(len(one) + bool(gain) + len(gain) <= ROOM for one in said for gain in gains)
            assert is_whole or re.search("[,;:] …", to_clause(said[-1], ROOM)), look
        state.apply(state.pick(rng) if rng.randrange(2) else max(state.legal_actions(), key=state.hint))


LONG_NAMES = ("Maximilian-Junio", "Bartholomew-Junr", "Constantin-Junio", "Dorothea-Juniora")
"""As long as a name may be."""


@pytest.mark.parametrize("game", ["tribe", "five_tribes"])
def test_no_line_is_cut_with_the_longest_names_where_everything_happens(game: str) -> None:
    """Half sensible, half random games: attacks and face-down cards; djinns, kills and markets."""
    assert {len(name) for name in LONG_NAMES} == {LONGEST}
    found = random_positions(4, 1, 17) if game == "tribe" else walk(4, 1, rich(4, 1))[::17]
    for state in found:
        seat = state.current_player
        for look in looks(state.view(seat), seat, LONG_NAMES) if seat is not None else ():
            assert any(len(one) <= ROOM for one in (look.line, *look.briefer)), look


def looks(view: State, seat: int, called: Sequence[str] = NAMES[:4]) -> list[AtCursor]:
    """At everything that can be chosen, and at everything after one of them is picked."""
    board = board_of(view.game.id)
    names = ["you" if i == seat else name for i, name in enumerate(called[: view.players])]
    chooser, words, found = ways(board, view), words_of(view.game.id), []
    scene = Scene(view, names, seat, ways=chooser.names)
    if view.game.id == "indy":
        board._ways = chooser.ways  # type: ignore[attr-defined]
    for first in (None, min(chooser.lit)):
        if first is not None and (not chooser.pick(first) or chooser.chosen is not None):
            break
        scene = scene._replace(lit=chooser.lit, picked=chooser.picked)
        found += [look_at(board, scene, chooser, words, name) for name in sorted(chooser.lit)]
    return found


async def test_words_as_a_gain_are_joined_by_a_colon_and_numbers_are_not() -> None:
    for gain, there in (("turns a card up", "put it there: turns a card up"), ("+3 points", "put it there +3 points")):
        piece = EnterLine()
        async with alone(piece, (80, 1)):
            piece.show(True, "put it there", gain, "info")
            assert there in piece.text()


async def test_a_hint_is_offered_however_much_has_happened() -> None:
    keys = TableKeys()
    commands = [
        Command("h", "hint", "hint"),
        Command("?", "what", "what"),
        Command("r", "rules", "rules"),
        Command("q", "leave", "leave"),
        Command("b", "what happened", "since"),
    ]
    keys.show(commands, ["Ash lost 3 members over the limit of G and Birch grew by 4", "Ash lost 3, Birch grew"])
    kept = {key.key: key.words for key in keys.fitting(80)}
    assert kept.keys() == {"hint", "what", "rules", "leave", "since"}
    assert kept["since"] == "new: Ash lost 3, Birch grew"

    keys.show(commands, ["; ".join(["You lost 1 in B", "Ash grew, moved, completed a goal, scored, built a village"])])
    kept = {key.key: key.words for key in keys.fitting(68)}
    assert kept.keys() == {"hint", "what", "rules", "leave", "since"}
    assert kept["since"] == "what happened"


async def test_keys_have_their_brief_words_before_one_that_helps_gives_way() -> None:
    keys = TableKeys()
    keys.show(
        [
            Command("1-6", "pick a card", "next", "pick"),
            Command("n", "pass till a choice", "game:pass", "pass"),
            *(
                Command(key, name, name)
                for key, name in zip("h?rlq", ("hint", "what", "rules", "log", "leave"), strict=True)
            ),
        ]
    )
    assert [key.words for key in keys.fitting(120)][:2] == ["pick a card", "pass till a choice"]
    assert [key.words for key in keys.fitting(66)] == ["pick", "pass", "hint", "what", "rules", "log", "leave"]

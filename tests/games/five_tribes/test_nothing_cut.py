"""In the smallest window what there is to say is said in whole clauses: nothing that is written on the table is cut off."""

from __future__ import annotations

import random
import re

import pytest

from tests.games.five_tribes.helpers import GAME, RARE, SMALL, rich, scene_of, walk
from tests.table.helpers import Silent, TableApp, seats, shown
from tests.table.test_enter_line import LONG_NAMES
from tribes_tui.games.five_tribes.pieces.layout import _news, _shortened
from tribes_tui.games.five_tribes.table import FiveTribesBoard
from tribes_tui.games.five_tribes.targets import LONGEST_HERE as LONGEST, describe
from tribes_tui.games.five_tribes.words import sentences
from tribes_tui.games.five_tribes.words.news import TurnSentence
from tribes_tui.games.five_tribes.words.said import table as said
from tribes_tui.play.table import Table
from tribes_tui.table.history.pages import MomentScreen
from tribes_tui.widgets.drawing.lines import words_of

PROMPT = 80 - len(" ► ") - 1
MORE = re.compile(r"(?<! )…(?! \d+ more)")
"""Something cut; how many lines a list has below is none, nor that a seat has more than is listed."""


@pytest.mark.soak
@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_is_asked_and_who_has_what_goes_into_a_line(players: int) -> None:
    shared, asked = FiveTribesBoard(), set()
    for state in [*walk(players, 7), *walk(players, 7, rich(players, 7))]:
        if state.is_terminal:
            continue
        scene, _ = scene_of(state, state.current_player, board=shared)
        question = shared.prompt(scene.view, ()) or sentences.prompt(scene.view, LONG_NAMES)  # type: ignore[arg-type]
        assert len(question) <= PROMPT, question
        asked.add(question.partition(":")[2])
        for seat in range(players):
            assert len(describe(scene, f"seat:{seat}")) <= LONGEST
    assert len(asked) > 5


def test_a_turn_too_long_for_its_line_says_as_many_whole_clauses_as_fit_and_how_many_more() -> None:
    brief = "Bo: a1 → c3, picked up 2 assassins, killed an elder on c3, used Leta, put a camel on c3, spent 2 fakirs."
    first, *others = brief.removesuffix(".").split(", ")
    weights = (1, 2, 1, 2, 1)
    parts = ((", ", first, 3), *((", ", text, weights[k]) for k, text in enumerate(others)))
    turn = TurnSentence(1, brief, brief=brief, parts=parts)
    for room in range(50, 110):
        told = _shortened(turn, (), room, 1)
        assert len(words_of(_news([told])).rstrip()) <= room
        if told != turn:
            clauses, more = told.words.rsplit(" (", 1)
            left = len(turn.words.split(", ")) - len(clauses.split(", "))
            assert [one for one in brief.split(", ") if one in clauses.split(", ")] == clauses.split(", ")
            assert more == f"{left} more thing{'s' * (left > 1)})"
    assert (
        _shortened(turn, (), 84, 1).words
        == "Bo: a1 → c3, killed an elder on c3, used Leta, put a camel on c3 (2 more things)"
    )
    far = (", ", "bought the djinn Haurvatat for 2 elders that came from far away", 2)
    long = (*parts[:2], far, *parts[3:])
    told = _shortened(turn._replace(words="-" * 99, brief="", parts=long), (), 70, 1).words
    assert told == "Bo: a1 → c3, used Leta, put a camel on c3 (3 more things)", (
        "a clause without room keeps no other out"
    )


def test_the_pages_of_moves_say_what_enter_does_in_a_line() -> None:
    assert max(len(said.plays_it()), len(said.before_bids())) <= PROMPT


@pytest.mark.soak
@pytest.mark.parametrize(("players", "seed"), [(2, 1), (3, 2), (4, 3)])
async def test_nothing_on_the_table_is_cut_off_while_a_game_is_played(players: int, seed: int) -> None:
    """Every screen of a game, mostly of what is rare; the pages between, too."""
    table, rng = Table.new("five_tribes", seats("p" + "b" * (players - 1)), {}, seed), random.Random(seed)
    app = TableApp(table, Silent())
    async with app.run_test(size=tuple(SMALL)) as pilot:
        for _ in range(130):
            await pilot.pause()
            cut = [row for row in shown(app).split("\n") if MORE.search(row)]
            assert not cut, cut
            if isinstance(app.screen, MomentScreen):
                await pilot.press("enter")
            elif table.turn is not None:
                view = table.view(table.turn)
                legal = view.legal_actions()
                rare = [action for action in legal if GAME.actions[action].kind in RARE]
                action = rng.choice([max(legal, key=view.hint), rng.choice(legal), rng.choice(rare or legal)])
                table.propose(table.turn, action, table.number_for(table.turn))

"""What both Tribal tables show of points adds up to the scores, one line says how one scores, prompts name what is lit."""

from __future__ import annotations

import re

import pytest

import rules
from rules import Rng, State
from rules.tribal.rixe.components.phases import CLEAN
from tests.rules.tribal_rixe.layouts import rixe
from tests.table.helpers import random_states
from tests.table.seated import SIZES, seated, show, text
from tests.widgets.mounting import alone
from tribes_tui.games.tribal.duel.pieces.panel import Needed
from tribes_tui.games.tribal.rixe.pieces.stock import PointsTable, Stock
from tribes_tui.games.tribal.rixe.refusals import refusal
from tribes_tui.games.tribal.rixe.table import RixeBoard
from tribes_tui.games.tribal.rixe.words import sentences
from tribes_tui.games.tribal.rixe.words.said import table as said
from tribes_tui.profile.keymap import COMMANDS
from tribes_tui.table.board import board_of
from tribes_tui.table.board.scene import Scene
from tribes_tui.table.screen import TableScreen
from tribes_tui.widgets.beside.words import FactsPanel
from tribes_tui.words.help import UsefulFact, facts_of

WORTH = {
    "tribal_duel": (r"\b[Ww]in:? ", r"clear .*(all|yours?|\d)", "begun|piles"),
    "tribal_rixe": ("mpty hand|oing out", r"d: 3|[dt] \+3", "olumn", r"9(?: to |–)1: 1"),
}
STATES = {game: random_states(game, 2, 4, 60)[:6] for game in WORTH}


def rows(screen: TableScreen, spot: object) -> list[str]:
    """What stands in a region."""
    x, y, width, height = spot  # type: ignore[misc]
    return [line[x : x + width] for line in text(screen).split("\n")[y : y + height]]


@pytest.mark.varied(2)
@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("game", WORTH)
async def test_one_line_says_how_one_scores_at_every_size(game: str, size: tuple[int, int]) -> None:
    async with seated(STATES[game][0], size) as (pilot, screen):
        for state in STATES[game]:
            show(screen, state, 0)
            await pilot.pause()
            told = " ".join(" ".join(text(screen).split("\n")).split())
            if game == "tribal_rixe":
                stock = screen.query_one(Stock)
                told += f" {' '.join(stock.text().split())}"  # in the smallest windows it stands there, in a few rows
                assert "other colour" in told or "column: 9 8 7 6 5 4 3 2 1" in told
            wanted = () if "turned up" in told else WORTH[game]
            assert all(re.search(word, told) for word in wanted), told


@pytest.mark.sampled(1)
@pytest.mark.parametrize("size", SIZES, ids=str)
async def test_the_tops_of_sacred_piles_add_up_to_the_scores(size: tuple[int, int]) -> None:
    async with seated(STATES["tribal_duel"][0], size) as (pilot, screen):
        for state in STATES["tribal_duel"]:
            show(screen, state, 0)
            await pilot.pause()
            for seat, score in enumerate(state.scores()):
                piles = [target for target in screen.targets if target.name.startswith(f"pile:{seat}:")]
                shown = [re.findall(r"\d", " ".join(rows(screen, pile.region)).replace("at 1", "")) for pile in piles]
                assert sum(int(digits[0]) for digits in shown if digits) == score, (shown, score)


@pytest.mark.varied(3)
@pytest.mark.parametrize("start", [0, 2])
@pytest.mark.parametrize("size", SIZES, ids=str)
async def test_points_by_rounds_add_up_to_the_scores(size: tuple[int, int], start: int) -> None:
    """Those of the start are told, too."""
    over = [{"points": [3, 1], "out": [0]}, {"points": [1, 4], "out": [1]}]
    state = rixe(
        [["D4"], ["L2"]],
        [["D8"], ["L5"]],
        round=3,
        scores=[4 + start, 5],
        outs=[1, 1],
        rounds_over=over,
        options={"handicap": start, "handicap_seat": 1} if start else {},
    )
    async with seated(state, size) as (_, screen):
        told = " ".join(text(screen).split())
        assert all(re.search(rf"{points} ?(points|pt)", told) for points in state.scores())
        table = screen.query_one(PointsTable)
        if table.display and table.region.area:
            for row, points in zip(rows(screen, table.region)[2:4], state.scores(), strict=True):
                *parts, total = (int(found) for found in re.findall(r"\d+", row))
                assert sum(parts) == total == points, row


KINDS = {"PLAY": "play", "MOVE": "move", "COLLECT": "collect", "DRAW": "draw", "END": "end", "DONE": "done"}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_prompt_of_the_rixe_names_all_that_is_lit(players: int) -> None:
    board, rng, asked = RixeBoard(), Rng(players), 0
    state: State = rules.games["tribal_rixe"].new_state(players, players)
    while not state.is_terminal and asked < 1_200:
        view = state.view(state.current_player)
        kinds = {state.game.actions[action].kind for action in view.legal_actions()} - {"NEW_COLUMN"}
        told = sentences.prompt(view, ["you"] * players).lower()
        for kind, word in KINDS.items():
            if kind != "DONE" or view.phase == CLEAN:  # type: ignore[attr-defined]
                said = told.replace("end your cleaning", "done").replace("column: ", "column: move ")
                assert (kind in kinds) == (word in said) or not kinds, (told, kinds)
        paths = [path for action in view.legal_actions() for path in board.paths(view, action)]
        for first in {path[0] for path in paths if len(path) == 2}:
            goals = {path[1].partition(":")[0] for path in paths if path[0] == first and len(path) == 2}
            said = sentences.ask(view, first)  # type: ignore[arg-type]
            assert ("free place" in said) == ("empty" in goals), (said, goals)
            assert (" on a" in said.lower()) == ("card" in goals), (said, goals)
        asked += 1
        state.apply(state.pick(rng))
    assert asked > 600


@pytest.mark.parametrize("every", [20, pytest.param(5, marks=pytest.mark.soak)])
@pytest.mark.parametrize("game", WORTH)
def test_no_place_and_no_key_of_the_table_takes_the_key_of_a_command(game: str, every: int) -> None:
    """But `e`, which ends a turn where nobody is asked out of turn."""
    taken = {key for command in COMMANDS for key in command.keys} - {"e"}
    for state in random_states(game, 2, 5, every):
        board, viewer = board_of(game), state.current_player or 0
        scene = Scene(state.view(viewer), ("you", "Bo") if viewer == 0 else ("Bo", "you"), viewer)
        names = {
            name for action in scene.view.legal_actions() for path in board.paths(scene.view, action) for name in path
        }
        keys = {board.key_of(name) for name in names} | {command.key for command in board.commands(scene)}
        assert not {key.swapcase() for key in keys if key not in "s"} & taken
        assert not keys & taken


@pytest.mark.varied(2)
@pytest.mark.parametrize("size", [(120, 40), (160, 45), (200, 60)], ids=str)
@pytest.mark.parametrize("game", WORTH)
async def test_in_a_wide_window_what_one_would_want_to_know_stands_on_the_table(
    game: str, size: tuple[int, int]
) -> None:
    async with seated(rules.games[game].new_state(2, 4), size) as (pilot, screen):
        await pilot.pause()
        panels = [panel.region for kind in (FactsPanel, Needed) for panel in screen.query(kind) if panel.region.area]
        told = " ".join(line.strip(" │╭╮╰╯") for panel in panels for line in rows(screen, panel))
        assert max(panel.width for panel in panels) >= 36
        first = facts_of(screen.scene.view, screen.scene.names)[0]
        assert first.words in told or ("You need next" in told and "▼1 unseen" in told), first


async def test_where_not_all_fits_the_last_fact_is_whole_all_the_same() -> None:
    facts = [
        UsefulFact("Turtles", "one two three"),
        UsefulFact("Lizards", "four five six s"),
        UsefulFact("Masks", "seven"),
    ]
    panel = FactsPanel()
    async with alone(panel, (28, 4)):
        panel.show(facts)
        told = panel.text()
        assert "one two three" in told, told
        assert "…" in told
        assert "Lizards" not in told  # nothing of it would be cut but its last letters


def test_what_the_rixes_table_remembers_is_only_in_its_facts() -> None:
    """All else that it shows lies open: without help with memory its facts are those that lie open."""
    view = STATES["tribal_rixe"][3].view(0)
    open_now = facts_of(view, ("you", "Bo"), with_memory=False)
    assert {fact.label for fact in open_now} <= {*("What scores now", "Longest from 9", "Who threatens")}
    assert len(facts_of(view, ("you", "Bo"))) > len(open_now)


def test_k33_a_9_of_the_hand_is_refused_for_what_it_is() -> None:
    for phase in ("turn", "clean"):
        more = {"phase": phase} if phase == "clean" else {}
        view = rixe([["D4"], ["L2"]], [["M8", "T9"], ["D1"]], **more).view(0)
        refused = refusal(view, "hand:T9", ())  # type: ignore[arg-type]
        assert refused is not None
        assert refused.reason == said.no_free()


def test_a_card_alone_is_not_refused_for_what_lies_on_it() -> None:
    view = rixe([["D4", "L5 M4"], ["L2"]], [["M8", "T9"], ["D1"]]).view(0)
    alone, group = (refusal(view, f"card:{name}", ()) for name in ("D4a", "L5a"))  # type: ignore[arg-type]
    assert alone is not None
    assert group is not None
    assert (alone.reason, group.reason) == (said.takes_no_card_alone(), said.takes_no_card_group())

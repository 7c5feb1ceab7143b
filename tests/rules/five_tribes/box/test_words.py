"""Every stage, action and event has words, and they fit a line."""

from __future__ import annotations

import random

import pytest

from rules.five_tribes import GAMES
from rules.five_tribes.components.pieces import DJINN_NAMES
from rules.five_tribes.state import FiveTribesState
from tests.rules.five_tribes.build import GAME, act, board, table
from tribes_tui.games.five_tribes import words
from tribes_tui.games.five_tribes.table import SECTIONS
from tribes_tui.games.five_tribes.words.sentences import sheet
from tribes_tui.games.five_tribes.words.things import djinn, powers

NAMES = ["you", "Ada", "Bo", "Cy"]
KINDS = {
    *(
        "activation",
        "bid",
        "buy",
        "camel",
        "card",
        "draw",
        "drop",
        "earn",
        "end",
        "gather",
        "help",
        "keep",
        "kill",
        "lose",
        "market",
    ),
    *(
        "no_kill",
        "palace",
        "palm",
        "rob",
        "round",
        "sell",
        "take",
        "use",
        "sibittis",
        "keep_djinn",
        "people",
        "no_move",
    ),
    "reshuffle",
}


def walk(seeds: int) -> list[FiveTribesState]:
    """The states of some random games, events recorded."""
    rng = random.Random(5)
    found = []
    for seed in range(seeds):
        state = GAMES["five_tribes"].new_state(2 + seed % 3, seed)
        while not state.is_terminal:
            found.append(state.clone())
            state.apply(state.pick(rng))
        found.append(state)
    return found


def test_prompts_actions_and_positions_fit_their_lines() -> None:
    for number, state in enumerate(walk(9)):
        for viewer in (0, state.current_player) if number % 4 == 0 else ():
            if viewer is None:
                continue
            view = state.view(viewer)
            names = NAMES[: state.players]
            asked = words.prompt(view, names)
            assert asked.endswith((".", "?"))
            assert (asked.startswith("Waiting")) == (not state.is_terminal and state.current_player != viewer)
            for id in view.legal_actions():
                said = words.action(view, id, names)
                assert said
                assert "None" not in said
            lines = words.position(view, names)
            assert max(len(line) for line in lines) <= 78, max(lines, key=len)
            assert SECTIONS[view.stage] in GAME.rulebook()


def test_every_event_of_many_games_has_a_line() -> None:
    rng = random.Random(2)
    seen = set()
    for seed in range(60):
        state = GAMES["five_tribes"].new_state(2 + seed % 3, seed)
        state.events = []
        while not state.is_terminal:
            state.apply(state.pick(rng))
        for event in state.events:
            seen.add(event.kind)
            for viewer in (None, 0, 1):
                known = event.seen_by(viewer)
                assert known is not None
                line = words.event(known, NAMES)
                assert line.endswith((".", ":", "!"))
                assert "you takes" not in line
    assert seen <= KINDS
    assert KINDS - seen <= {"reshuffle", "no_kill"}


def test_hidden_draws_are_not_told_to_the_others() -> None:
    state = table(board(a2="Y", b2="YB"), seats=[{"djinns": ["Sloar"], "resources": ["Fakir"]}], last=False)
    top = state.dump()["pile"][0]
    (draw,) = [event for event in act(state, "use Sloar F") if event.kind == "draw"]
    own, other = draw.seen_by(0), draw.seen_by(1)
    assert own is not None
    assert other is not None
    assert words.event(own, NAMES) == f"You draw {top} (Sloar)."
    assert words.event(other, ["Bo", "you"]) == "Bo draws a hidden card (Sloar)."


def test_sentences() -> None:
    state = table(board(a1="YW", c1="RRW"), seats=[{"elders": 2}])
    view = state.view(0)
    assert words.action(view, state.read("take a1"), NAMES) == "take a vizier and an elder from a1"
    state.apply(state.read("take a1"))
    assert words.prompt(state.view(0), NAMES) == "Drop a meeple on a neighbouring tile. 2 steps to go."
    assert words.action(state.view(0), state.read("drop Y east"), NAMES) == "drop a vizier on b1"


@pytest.mark.parametrize("name", DJINN_NAMES)
def test_every_djinn_is_explained(name: str) -> None:
    text = djinn(name)
    assert text.startswith(f"{name}, ")
    assert powers(name)[0] in text


def test_the_story_has_the_score_sheet() -> None:
    state = table(board(a2="W", b2="W"), seats=[{"gold": 10}, {"gold": 3, "viziers": 1}])
    act(state, "take a2", "drop W east", *(["pass"] if state.row else []))
    assert state.is_terminal
    told = words.story(state, NAMES[:2])
    assert told[0] == "You win with 20 points after 1 round."
    assert told[1] == "No move was left on the board, which ended the game."
    lines = sheet(state, NAMES[:2])
    assert len(lines) == 1 + 8 + 1
    assert lines[1].split() == ["gold", "10", "3"]
    assert lines[2].split() == ["viziers", "0", "11"]
    assert lines[-1].split() == ["total", "20", "14"]
    assert all(line in told for line in lines)

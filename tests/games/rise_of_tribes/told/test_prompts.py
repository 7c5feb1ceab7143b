"""What is asked in Rise of Tribes names all kinds of places that are lit, and none that are not."""

from __future__ import annotations

import re
from typing import Any

import pytest
from textual.geometry import Size

from rules.rise_of_tribes import decision
from rules.rise_of_tribes.components.frames import TAKE
from tests.games.rise_of_tribes.choosing.test_decisions import look
from tests.games.rise_of_tribes.scenes import GAME, MEDIUM, MODULES, NAMES, SMALL, chooser_of, random_states, stage
from tests.rules.rise_of_tribes.table import do, lay, res
from tribes_tui.games.rise_of_tribes.words import spoken
from tribes_tui.games.rise_of_tribes.words.figures import shore
from tribes_tui.games.rise_of_tribes.words.said.prompts import beside
from tribes_tui.games.rise_of_tribes.words.sentences import BESIDES, ROW, position, prompt
from tribes_tui.games.rise_of_tribes.words.things import key_of

NAMED = {
    "power": ("leader",),
    "hex": ("hex", "mountain", "lake", "conflict in", "grow", "move", "gather", "village", "build", "evasion"),
    "site": ("site",),
    "kind": ("resource", "bid", "pay"),
    "seat": ("whose", "hand out"),
    "invaders": ("whose",),
    "roll": ("roll",),
    "offer": ("place",),
    "goal": ("goal",),
    "bottom": ("bottom",),
    "bid": ("bid",),
    "bids": ("bid",),
    "drop": ("drop out",),
    "done": ("stop", "then draw", "go on", "or not", "end your turn", "no more", "hex by hex", "or none"),
    "far": ("send one more",),
    "far-moved": ("send one more",),
    "event": ("buy",),
    "trade": ("swap",),
    "loan": ("take a loan",),
    "exogamy": ("exogamy",),
    "dream": ("dreamtime",),
    "light": ("a sun for a moon",),
    "learn": ("shared knowledge",),
    "altar": ("the altar",),
    "wayfare": ("wayfarers",),
    "shift": ("the mammoth",),
    "board": ("into ambush",),
    "cunning": ("cunning",),
    "intimidate": ("intimidate",),
    "ambush": ("ambush",),
    "hide": ("a hidden village",),
}
"""Kind of place -> the words of which at least one stands in the question where such a place is lit."""
LONGEST = 77
"""What the first row of the smallest window holds."""


@pytest.mark.sampled(3)
@pytest.mark.parametrize("seed", range(24))
def test_every_question_names_all_kinds_of_places_that_are_lit_and_offers_no_other(seed: int) -> None:
    for state in random_states(2 + seed % 3, seed, MODULES, every=1 + seed % 3, wise=seed % 3):
        player = state.current_player
        if player is None:
            continue
        names = ["you" if seat == player else NAMES[seat] for seat in range(state.players)]
        question = prompt(state.view(player), names).lower()
        lit = {name.partition(":")[0] for name in chooser_of(state, player).lit}
        assert not [kind for kind in lit if not any(word in question for word in NAMED[kind])], (question, lit)
        offered = question.partition(" or: ")[2]
        legal = {state.game.actions[action].kind for action in state.legal_actions()}
        others = [beside(kind=key_of(kind), items=[]).lower() for kind in BESIDES if kind not in legal]
        assert not {*others} & {*offered.split(", ")}
        assert len(question) <= LONGEST or question.count(",") > 2, question


def test_behind_what_may_be_bought_no_other_thing_reads_as_if_it_were_bought() -> None:
    mine: Any = [{"resources": res(6, 6, 6)}]
    state = lay(
        {"A": [1, 1], "I": [1]}, tiles="lfmlfmlfm", phase="build", tribes=mine, row=["Altar", "Shared Knowledge"]
    )
    assert prompt(state.view(0), ["you", "Ada"]).endswith(" Or: buy the Altar, use Shared Knowledge.")


@pytest.mark.parametrize(
    ("size", "told"),
    [(SMALL, "Or: buy Walls (*), buy Altar (+)."), (MEDIUM, "Or: buy the Walls (*), buy the Altar (+).")],
)
async def test_what_may_be_bought_is_named_where_the_row_has_room(size: Size, told: str) -> None:
    mine: Any = [{"resources": res(6, 6, 6), "goals": ["Oxen"]}]
    state = lay({"A": [1, 1], "I": [1]}, tiles="lfmlfmlfm", phase="build", tribes=mine, row=["Altar", "Walls"])
    async with stage(2, size=size) as staged:
        await staged.show(state, 0)
        assert told in staged.text.splitlines()[1]


async def test_what_may_be_bought_or_done_besides_has_a_key_which_the_question_and_its_row_name() -> None:
    mine: Any = [{"resources": res(6, 6, 6)}]
    where: Any = {"A": [1, 1], "I": [1]}
    for tile in ("Altar", "Walls", "Dugout Canoe"):
        state = lay(where, tiles="lfmlfmlfm", phase="build", tribes=mine, row=["Shared Knowledge", tile])
        async with stage(2) as staged:
            await staged.show(state, 0)
            assert re.search(r" Or: buy the \w+ \(\*\), use Shared Knowledge \(k\)\.", staged.text), staged.text
            assert re.search(r"\*\) (Altar|Walls|Canoe): costs", staged.piece("events").text())
            assert "k Shared Knowledge" in staged.piece("buttons").text()
            proposed = list[int]()
            staged.screen.propose = lambda seat, action, found=proposed: found.append(action)
            await staged.pilot.press("*")
            assert [state.game.actions[action].kind for action in proposed] == ["BUY"]


def test_no_question_is_longer_than_the_row_of_the_smallest_window() -> None:
    for state in (one for seed in range(9) for one in random_states(2 + seed % 3, seed, MODULES, every=2, wise=3)):
        player = state.current_player
        if player is not None:
            names = ["you" if seat == player else NAMES[seat] for seat in range(state.players)]
            assert len(prompt(state.view(player), names)) <= ROW, prompt(state.view(player), names)


@pytest.mark.parametrize(
    ("double", "told"),
    [
        ([0, 0], "Tribes there: +1 stone."),
        ([4, 4], "Tribes there: −1 member, +1 stone."),
        ([2, 2], "Tribes there: −2 members, +1 stone."),
    ],
)
def test_where_the_volcano_is_laid_it_is_said_what_the_double_just_rolled_does(double: list[int], told: str) -> None:
    """In the question, and at each site: who loses members, and who gains a stone."""
    members = {"A": [3], "I": [0, 3]}
    state = do(lay(members, tiles="lfmlfmlfm", phase="roll", draws=double, deck=["Volcano", "Drought"]), "roll")
    question = prompt(state.view(0), ("you", "Bo"))  # type: ignore[arg-type]
    assert question.endswith(told)
    assert len(question) <= ROW
    sites = [state.game.actions[action].fields["site"] for action in state.legal_actions()]
    beside = next(site for site in sites if "A" in shore(state, site - 1) and "I" not in shore(state, site - 1))
    line = look(state, f"site:{beside}")
    assert ("nobody loses a member; you gain a stone" in line) is ("member" not in told)
    assert ("you lose" in line) is ("member" in told)


def test_what_a_later_tribe_takes_at_first_says_why() -> None:
    state = GAME.new_state(3, 1, {})
    while decision(state).kind != TAKE:
        state.apply(state.legal_actions()[0])
    view = state.view(state.current_player)
    told = prompt(view, ["you" if seat == view.viewer else "Bo" for seat in range(3)])  # type: ignore[arg-type]
    assert told.startswith("You start after others: to make up for it, take ")
    assert len(told) <= ROW


def test_whoever_settles_is_on_turn_before_the_first_one() -> None:
    """Asked aloud and in the whole position."""
    state = GAME.new_state(2, 1, {})
    while state.current_player == state.active:
        state.apply(state.legal_actions()[0])
    names = ["you" if seat == state.current_player else "Ash" for seat in range(2)]
    view = state.view(state.current_player)
    assert "your turn, setup" in " ".join(spoken.now(view, names, ""))  # type: ignore[arg-type]
    assert position(view, names)[0] == "Rise of Tribes, turn 1, your turn."  # type: ignore[arg-type]

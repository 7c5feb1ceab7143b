"""The line that says how one scores and what counts now keeps its word; hints take the plainest of what is even."""

from __future__ import annotations

from typing import Any

import pytest

import rules
from rules import Event
from rules.bots.bot import Candidate
from rules.indy.components.cards import CARD_OF
from rules.indy.components.phases import EVOCATION, SHAMANS
from tests.table.helpers import MEDIUM, SMALL, indy, random_states
from tests.table.seated import point, seated, text
from tribes_tui.games.indy import words
from tribes_tui.games.indy.facts import facts, reasons
from tribes_tui.seats.expected import sparing
from tribes_tui.seats.worker import Answer

NAMES = ("you", "Ash", "Birch", "Cedar")


def best(state: Any) -> int:
    """What the rules' own hints think best: it evokes the best three cards."""
    return max(state.legal_actions(), key=state.hint)


@pytest.mark.parametrize("seed", range(4))
def test_whoever_is_called_safe_pays_nothing_in_that_round(seed: int) -> None:
    state: Any = rules.games["indy"].new_state(4, seed)
    state.events, safe, told = [], {}, 0
    while not state.is_terminal and told < 8:
        if state.phase >= EVOCATION and not state.window:
            line = words.counts_now(state.view(0), NAMES, 0)
            assert line.endswith("."), state.phase
            safe[state.manche] = safe.get(state.manche, False) or " is safe: " in line
        before = state.manche
        state.apply(best(state))
        if state.manche != before:
            over = next(event for event in reversed(state.events) if event.kind == "resolved").public
            if safe.get(before):
                told += 1
                assert 0 not in over["losers"], (seed, before)
    assert told > 2


@pytest.mark.parametrize("size", [SMALL, MEDIUM], ids=str)
async def test_the_line_stands_whole_on_the_table(size: tuple[int, int]) -> None:
    state: Any = rules.games["indy"].new_state(4, 3)
    while state.phase == SHAMANS or not any(state.evocations) or state.current_player != 0 or state.window:
        state.apply(best(state))
    async with seated(state, size) as (_, screen):
        names = screen.scene.names
        assert words.counts_now(state.view(0), names, 0) in text(screen)


EVOKING: dict[str, Any] = {
    "phase": "EVOCATION",
    "step": "EVOKE",
    "players": 3,
    "tokens": [4, 3, 4],
    "plate": 1,
    "shamans": ["R", "G", "B"],
    "hands": [["CR3", "HR2", "OR5", "OG1"], ["OG4"], ["HB6"]],
    "table": ["CR6", "HG1", "OR4", "OG2"],
    "evocations": [None, ["CG1", "CG2", "HB3"], ["CB2", "HB1", "OG3"]],
}


@pytest.mark.parametrize("size", [SMALL, MEDIUM], ids=str)
async def test_the_line_speaks_of_the_evocation_that_is_looked_at(size: tuple[int, int]) -> None:
    """While a worse one is looked at, nobody is told that they are safe."""
    async with seated(indy(EVOKING), size) as (_, screen):
        for kept, told in (
            ("OG1", "Your standard 10 is safe: Bo and Cy's wrong 6 is below it."),
            ("OR5", "These three (wrong 6) would tie with Bo and Cy's: each would pay."),
        ):
            point(screen, f"hand:{'abcd'[EVOKING['hands'][0].index(kept)]}")
            assert told in text(screen)


@pytest.mark.parametrize(
    ("later", "ends"), [(["CG1", "CG2", "HB3"], ": you pay. Keep the best card."), (None, ": so far you pay.")]
)
def test_whoever_evokes_last_is_not_told_of_the_worst_so_far(later: list[str] | None, ends: str) -> None:
    laid = {"hands": [["CR1", "HR2", "OB1", "OG1"], ["OG4", "CR4", "HG4", "CB6"][: 1 if later else 4], ["HB6"]]}
    view = indy({**EVOKING, **laid, "evocations": [None, later, ["CB2", "HB5", "OG3"]]}).view(0)
    line = words.counts_now(view, NAMES, 0)
    assert line.endswith(ends), line
    told = [one for action in view.legal_actions() for one in reasons(view, action, NAMES) if " worst" in one]
    assert told
    assert all((" so far" in one) == (later is None) for one in told)


def test_the_line_fits_the_smallest_window_whoever_looks_on() -> None:
    for state in random_states("indy", 6, seed=5, every=7):
        for viewer in (0, None):
            assert len(words.counts_now(state.view(viewer), ("you", *["Constantine"] * 5), viewer)) <= 77


def test_whoever_alone_has_laid_is_not_called_the_worst() -> None:
    state: Any = rules.games["indy"].new_state(3, 3)
    while sum(map(bool, state.evocations)) != 1:
        state.apply(best(state))
    (seat,) = (seat for seat, cards in enumerate(state.evocations) if cards)
    names = ["Ash", "Birch", "Cedar"]
    for viewer, name in ((seat, "you"), (None, names[seat])):
        seen = [*names[:seat], name, *names[seat + 1 :]]
        line = words.counts_now(state.view(viewer), seen, viewer)
        assert line.startswith(f"Only {name} ha"), line
        assert "worst so far" not in line
        assert "Worst so far" not in [fact.label for fact in facts(state.view(viewer), seen)]


@pytest.mark.parametrize(
    ("position", "is_told"),
    [
        ({"phase": "DARK", "table": []}, True),
        ({"phase": "LIGHT", "table": ["CG6", "HB6", "HR2"]}, False),  # in one's own turn: only the row
        ({"phase": "LIGHT", "table": ["CB6", "HG6", "HR2"]}, True),
        ({"phase": "LIGHT", "table": ["CG6", "HB6", "HR2"], "hands": [["OR1", "CB1", "CB5", "E"], 4 * ["?"]]}, True),
    ],
)
def test_nobody_is_short_of_a_team_for_which_no_card_can_come(position: dict[str, Any], is_told: bool) -> None:
    others = ["OG1", "OG2", "OG3", "OG4"]
    hands = [position.pop("hands", [["OR1", "CB1", "CB5", "OG5"]])[0], others]
    view = indy({"tokens": [4, 4], "hands": hands, **position}).view(0)
    assert ("One short of a team" in [fact.label for fact in facts(view, ("you", "Bo"))]) == is_told


async def test_what_surely_wins_still_says_what_is_laid() -> None:
    pair = {
        "players": 2,
        "tokens": [4, 1],
        "plate": 3,
        "shamans": ["R", "G"],
        "hands": [["CG4", "HG5", "OG6", "HG4"], ["OG4"]],
    }
    async with seated(indy({**EVOKING, **pair, "evocations": [None, ["CG1", "HR3", "HB1"]]}), SMALL) as (_, screen):
        point(screen, "hand:b")
        assert "evoke the other three: standard, 15" in text(screen)
        assert "sure win" not in text(screen), "that is a hint's to say"


async def test_everybodys_name_has_their_colour_on_the_table() -> None:
    async with seated(indy(EVOKING), MEDIUM) as (_, screen):
        spots = [target.region for seat in range(3) if (target := screen.targets.get(f"seat:{seat}"))]
        grounds = {str(screen.get_style_at(spot.x + 3, spot.y).bgcolor) for spot in spots}
        assert len(grounds) == 3, grounds


def test_a_hint_is_what_its_own_figures_say_is_best() -> None:
    """What spends no eagle is never put behind a move of which less is expected."""
    state: Any = rules.games["indy"].new_state(3, 12)
    while not any(state.game.actions[one].kind == "SWAP" for one in state.legal_actions()):
        state.apply(best(state))
    legal = [one for one in state.legal_actions() if state.game.actions[one].kind != "PLAY_EAGLE"]
    for most in legal:
        weighed = [Candidate(one, 60, 0.02 if one == most else 0.0) for one in legal]
        assert sparing(Answer(most, 1.0, weighed), state).action == most


def test_a_feather_lost_in_the_first_round_counts_as_lost_at_the_end() -> None:
    from tribes_tui.games.indy.ending import ending

    state, events = rules.games["indy"].new_state(2, 4), list[Any]()
    state.events = events
    while not state.is_terminal:
        state.apply(best(state))
    told = ending(state, events, ("you", "Ada"))
    assert told.began == (4, 4)
    losses = [sum(a > b for a, b in zip((4, *row), row, strict=False)) for row in told.course]
    assert max(losses) >= 4
    assert told.won_by


def test_the_end_says_that_the_last_worst_was_shared_though_one_of_those_who_paid_wins() -> None:
    """Two evocations of the same rank, and one of them won: why wasn't to be seen."""
    from tribes_tui.games.indy.ending import ending

    state, events = rules.games["indy"].new_state(2, 4), list[Any]()
    state.events = events
    while not state.is_terminal:
        state.apply(best(state))
    *before, last = [number for number, event in enumerate(events) if event.kind == "resolved"]
    shared = f"Round {len(before) + 1}, the last: the worst evocation cost you and Ada a feather each."
    for losers, is_spared in (([0, 1], False), ([0, 1], True), ([1], False)):
        public = {**events[last].public, "losers": losers, "spared": is_spared}
        told = ending(state, [*events[:last], Event("resolved", None, public), *events[last + 1 :]], ("you", "Ada"))
        assert (shared in told.decided) == (losers == [0, 1] and not is_spared)


@pytest.mark.parametrize(
    ("row", "ends"),
    [(["CR6", "HG1", "OR6", "OB2"], ": you pay unless you improve."), (["CB1", "HB1", "OB2", "OB1"], ": you pay.")],
)
def test_that_one_pays_says_whether_one_may_still_do_something_about_it(row: list[str], ends: str) -> None:
    asked = {"step": "SWAP", "hands": [["CR1", "HR1", "OR1", "OG1"], ["OG4"], ["HB6"]], "table": row}
    laid = [None, ["CG1", "HG2", "OG3"], ["CG4", "HG4", "OG5"]]
    view = indy({**EVOKING, **asked, "evocations": laid}).view(0)
    assert words.counts_now(view, NAMES, 0).endswith(ends)


def test_where_several_have_the_worst_each_is_said_to_pay() -> None:
    line = words.counts_now(indy(EVOKING).view(None), ("Ada", "Bo", "Cy"), None)
    assert line == "Bo and Cy's wrong 6 is the worst so far and would cost a feather each."


def test_whoever_pays_with_the_last_feather_reads_that_it_is_the_last() -> None:
    asked = {
        "step": "SWAP",
        "hands": [["CR1", "HR1", "OR1", "OG1"], ["OG4"], ["HB6"]],
        "table": ["CB1", "HB1", "OB2", "OB1"],
    }
    laid = [None, ["CG1", "HG2", "OG3"], ["CG4", "HG4", "OG5"]]
    view = indy({**EVOKING, **asked, "evocations": laid, "tokens": [1, 4, 4], "plate": 3}).view(0)
    assert words.counts_now(view, NAMES, 0).endswith(": you pay your last feather.")
    view.evocations[0] = [CARD_OF[code] for code in ("CR1", "HR1", "OG1")]
    assert words.counts_now(view, NAMES, 0) == "Your wrong 3 is the worst and pays your last feather."


def test_what_being_plucked_means_is_said_beside_the_last_feather_alone() -> None:
    for is_last in (False, True):
        assert ("If plucked, may return." in words.stake(3, 2, False, False, is_last, False, 2)) == is_last
        assert ("If you pay, it may end." in words.stake(3, 1, False, False, is_last, False, 2)) == is_last
        assert ("If you pay, you lose." in words.stake(2, 1, False, False, is_last, False, 2)) == is_last

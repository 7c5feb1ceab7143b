"""A figure that the table promises is what stands on the sheets once it is done."""

from __future__ import annotations

import re

import pytest

from rules.five_tribes.components import stages as st
from rules.five_tribes.components.actions import KIND
from rules.five_tribes.components.grid import TILE_TEXT
from rules.five_tribes.components.pieces import COLOURS, FACE_KIND, FAKIR, KINDS
from rules.five_tribes.evaluation import preview
from rules.five_tribes.evaluation.brought import worth
from rules.five_tribes.evaluation.preview import MoveEnd
from rules.five_tribes.mechanics.play import DEEDS
from rules.five_tribes.mechanics.tile_actions import list_choices
from rules.five_tribes.state import FiveTribesState as S
from tests.games.five_tribes.helpers import GAME, MEDIUM, rich, stage, walk
from tests.rules.five_tribes.build import act, board, table
from tests.table.helpers import NAMES
from tribes_tui.games.five_tribes.foresight import Foresight
from tribes_tui.games.five_tribes.pieces.values import _acts, _brings
from tribes_tui.games.five_tribes.table import FiveTribesBoard
from tribes_tui.games.five_tribes.words.outcomes import of_end, outcome, plans, reasons
from tribes_tui.games.five_tribes.words.things import SCENES

FIGURE = re.compile(r"[+−]\d+")
SUM = re.compile(r"^(-?\d+) points?(?: if you buy [^(]*[^( ])?(?: \((\d+) in gold(?: with (\d+) fakirs?)?\))?$")


def brings(state: S, end: MoveEnd) -> list[str]:
    """All that certainly follows, or may be bought."""
    return [part for parts in _brings(state, end, ()) for part in parts]


def number(text: str) -> int:
    return int(text.replace("−", "-"))


def positions(players: int, seed: int, *stages: int) -> list[S]:
    found = [*walk(players, seed), *walk(players, seed, rich(players, seed))]
    return [state for state in found if state.stage in stages and state.current_player is not None]


def done(state: S, *actions: int) -> S:
    """After these, without what follows from the last."""
    then = state.clone()
    for action in actions:
        DEEDS[KIND[action]](then, action)
    return then


def change(before: S, after: S, seat: int) -> int:
    return worth(after, seat) - worth(before, seat)


@pytest.mark.sampled(1)
@pytest.mark.parametrize(("players", "seed", "every"), [(2, 5, 13), (2, 3, 3), (3, 4, 3), (4, 6, 3)])
def test_the_parts_of_a_compared_move_make_its_sum_and_others_are_told(players: int, seed: int, every: int) -> None:
    """The sum itself is compared with what `apply` leaves in `tests/rules/five_tribes/test_brought.py`."""
    costs = untold = 0
    for state in positions(players, seed, st.MOVE, st.SOW)[::every]:
        view = state.view(state.current_player)
        best = preview.richest(view, 8)
        lines, tells_left, heads = plans(view, best, NAMES)
        assert len({line.index("  = ") for line in lines}) == 1, "alike stands below alike"
        assert max(map(len, (heads, *lines))) <= 74, lines
        assert ("next turn" in heads) == tells_left
        for found, line in zip(best, lines, strict=True):
            end = found.end
            parts, total = line.split("  = ")
            assert end.points.total == number(total.split()[0])
            assert sum(map(number, FIGURE.findall(parts))) == end.points.total
            others = re.findall(rf"(?:others|{'|'.join(name[:3] for name in NAMES)})\S* ([+−]\d+)", total)
            assert not others or sum(map(number, others)) == end.others
            untold += bool(end.others and not others)
            told, lost = (
                of_end(view, end, "whole"),
                re.search(r"and (costs|brings) others (\d+)", of_end(view, end, "whole")),
            )
            assert (int(lost[2]) * (-1 if lost[1] == "costs" else 1) if lost else 0) == end.others, told
            costs += end.others < 0
    assert costs > 30 // every
    assert untold * 8 < costs


@pytest.mark.parametrize(("players", "seed"), [(2, 3), (3, 4), (4, 6)])
def test_what_an_end_is_said_to_bring_for_certain_it_brings(players: int, seed: int) -> None:
    told, lost, board = 0, 0, FiveTribesBoard()
    for state in positions(players, seed, st.SOW)[::3]:
        me = state.actor
        for end in preview.ends(state.view(me)):
            if COLOURS[end.colour] not in "YWB":
                continue
            there, (first, *more) = done(state, *preview.route(state, end)), brings(state, end)
            ways = {
                there.game.actions[one].fields.get("n", end.fakirs): one
                for one in there.legal_actions()
                if there.game.actions[one].kind in ("FAKIRS", "PASS")
            }
            settled = ways[end.fakirs]
            after = done(there, settled)
            points, gold, fakirs = (int(part or 0) for part in SUM.match(first).groups())
            earned = after.gold[me] - there.gold[me] if COLOURS[end.colour] == "B" else 0
            assert (gold, fakirs) == (earned, end.fakirs if earned else 0), brings(state, end)
            assert points == end.points.total, "the sum of the list of moves"
            costs = next((-int(found[1]) for one in more if (found := re.fullmatch(r".* loses? (\d+)", one))), 0)
            if COLOURS[end.colour] == "B" and there.current_player == me:
                glances = dict(
                    zip(there.legal_actions(), board.glance(there.view(me), there.legal_actions()), strict=True)
                )
                assert max(ways.values(), key=lambda one: glances[one]) == settled, "the cursor begins on what was said"
            assert costs == sum(change(there, after, seat) for seat in range(players) if seat != me)
            told, lost = told + 1, lost + (costs < 0)
    assert told > 50
    assert lost


@pytest.mark.parametrize(("players", "seed"), [(2, 3), (4, 6)])
def test_a_kill_that_wins_a_tile_and_builders_tell_what_they_bring(players: int, seed: int) -> None:
    told = dict.fromkeys(("KILL", "FAKIRS"), 0)
    for state in positions(players, seed, st.TRIBE, st.SECOND_KILL):
        for action in state.legal_actions():
            kind, words = state.game.actions[action].kind, outcome(state, action)
            found = re.search(r"(\d+) points", words) if kind == "KILL" else re.search(r"= (\d+) gold", words)
            if kind in told and found:
                then = done(state, action)
                tiles = [sum(one.sheet(state.actor)[4:7]) for one in (then, state)]
                is_kill = kind == "KILL"
                assert int(found[1]) == (
                    tiles[0] - tiles[1] if is_kill else then.gold[state.actor] - state.gold[state.actor]
                )
                told[kind] += 1
    assert all(told.values()), told


def test_echidna_doubles_what_builders_are_said_to_bring() -> None:
    state = table(board(c5="B", c4="BY"), seats=[{"djinns": ["Echidna"], "elders": 2, "resources": ["Fakir"]}, {}])
    act(state, "take c5")
    (end,) = [one for one in preview.ends(state.view(0)) if COLOURS[one.colour] == "B"]
    told = brings(state, end)[0].partition(" (")[2]
    assert told.endswith(" with 1 fakir)"), "what the points reckon with"
    act(state, "drop B north", "use Echidna EE")
    assert outcome(state, state.read("fakirs 1")).endswith(f"= {2 * int(told.split()[0])} gold")


def test_what_speaks_for_a_bid_is_looked_for_once_for_all_bids_of_a_decision(monkeypatch: pytest.MonkeyPatch) -> None:
    looked: list[S] = []
    usual = preview.most_points
    monkeypatch.setattr(preview, "most_points", lambda state, count: looked.append(state) or usual(state, count))
    for number, state in enumerate(positions(3, 4, st.BIDDING)[:6:3], 1):
        view = state.view(state.current_player)
        told = {tuple(reasons(view, action)) for action in view.legal_actions()}
        assert len(told) == 1
        assert all(told)
        assert len(looked) == number


@pytest.mark.sampled(2)
@pytest.mark.parametrize(("players", "seed"), [(2, 3), (3, 4), (4, 6)])
def test_what_is_promised_of_a_tile_can_be_had_there_and_what_can_be_had_is_told(players: int, seed: int) -> None:
    """In Enter's line and where moves are compared: a djinn, cards, a palm or a palace."""
    promise = {"sacred": ("BUY", "a djinn"), "oasis": ("PLACE", " palm"), "village": ("PLACE", " palace")}
    seen, kinds = set[tuple[str, bool]](), GAME.actions
    for state in [*positions(players, seed, st.SOW), *map(poor, positions(players, seed + 1, st.SOW))][::3]:
        view = state.view(state.actor)
        for end in preview.ends(view):
            if COLOURS[end.colour] == "R":  # whom they kill, who moves decides
                continue
            there = done(state, *preview.route(state, end))
            acted = [done(there, one) for one in there.legal_actions() if kinds[one].kind in ("FAKIRS", "PASS")]
            offers = {kinds[one].kind for then in acted for one in list_choices(then)}
            kind, words = promise.get(SCENES[FACE_KIND[state.faces[end.tile]]], ("PICK", "buy a card|buy 2 cards"))
            included = "if you buy " in ", ".join(brings(view, end))
            told, compared = ", ".join(brings(view, end)), of_end(view, end, "whole").partition(". ")[0]
            assert bool(re.search(words, told)) == (kind in offers), told
            assert included == (kind in ("BUY", "PICK") and end.points.tile > 0), "the sum has it already"
            left = (acted or [there])[0]
            is_there = bool(left.djinn_row if kind == "BUY" else left.row) and kind != "PLACE"
            assert bool(re.search(", can't pay" if is_there else ", no ", compared)) != (kind in offers), compared
            seen.add((kind, kind in offers))
    assert len(seen) == 6


def poor(state: S) -> S:
    """The same for somebody with two gold, no elders and no fakirs, when the last palm and the last palace are gone."""
    twin = state.clone()
    twin.gold[twin.actor], twin.elders[twin.actor], twin.goods[twin.actor * KINDS + FAKIR] = 2, 0, 0
    twin.palms_left = twin.palaces_left = 0
    return twin


async def test_below_a_tile_and_beside_it_nothing_is_promised_that_cannot_be_paid() -> None:
    for elders, number in ((0, 0), (2, 1)):
        state = table(board(a1="Y", b1="Y", d5="BY", f5="Y"), djinn_row=["Sloar"], seats=[{"elders": elders}, {}])
        act(state, "take d5")
        tile = TILE_TEXT.index("f5")
        assert bool(_acts(state.view(0), tile, Foresight().ends(state.view(0), -1))) == bool(number)
        async with stage(2, MEDIUM) as shown:
            await shown.show(state, 0)
            assert ("if you buy a djinn" in " ".join(shown.text.split())) == bool(number), shown.text

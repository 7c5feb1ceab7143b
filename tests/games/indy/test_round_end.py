"""The end of a round: the evocations side by side until Enter, with figures that come from its event."""

from __future__ import annotations

import pytest

import rules
from rules import Event, Rng
from rules.indy.components.cards import CODES
from rules.indy.mechanics.scoring import rank
from tests.table.helpers import NAMES, TableApp, laid
from tests.table.seated import text
from tests.widgets.mounting import alone
from tribes_tui.games.indy import words
from tribes_tui.games.indy.reckoning import Laid, Reckoning, _bands
from tribes_tui.games.indy.round_end import cards_of, round_end
from tribes_tui.table.moment import MomentScreen
from tribes_tui.theme.depths import DEPTHS


def rounds(players: int, seed: int) -> list[tuple[Event, dict[int, tuple[int, ...]], list[int], int]]:
    """Of a random game: each reckoning, what was laid, and the feathers and the plate before it."""
    state, rng = rules.games["indy"].new_state(players, seed, {"return_from": "all"}), Rng(seed)
    state.events = []
    found, evoked, before = [], dict[int, tuple[int, ...]](), ([4] * players, 0)
    while not state.is_terminal:
        state.events.clear()
        returned = None
        state.apply(state.pick(rng))
        for event in state.events:
            if event.kind == "evoked":
                evoked[event.player or 0] = cards_of(event)
            if event.kind == "returned":
                returned = event.player
                before[0][event.player or 0] += 1
                before = before[0], before[1] - 1
            if event.kind == "resolved":
                found.append((event, dict(evoked), list(before[0]), before[1]))
                evoked.clear()
                before = list(event.public["tokens"]), event.public["plate"]
        assert returned is None or before[0][returned] > 0
    return found


@pytest.mark.parametrize(("players", "seed"), [(2, 1), (3, 2), (4, 6), (6, 5)])
def test_every_figure_is_that_of_the_game(players: int, seed: int) -> None:
    for event, evoked, tokens, plate in rounds(players, seed):
        moment = round_end(event, evoked, NAMES[:players])
        piece = moment.picture()
        assert isinstance(piece, Reckoning)
        assert [one.before for one in piece._seats_laid] == tokens
        assert [one.after for one in piece._seats_laid] == event.public["tokens"]
        assert piece._plate == (plate, event.public["plate"])
        for one in piece._seats_laid:
            assert bool(one.cards) == (event.public["ranks"][one.seat] is not None)
            if one.cards:
                assert rank(*one.cards) == one.rank == event.public["ranks"][one.seat]
        assert len(moment.sentence) <= 77


@pytest.mark.parametrize("depth", DEPTHS)
@pytest.mark.parametrize("size", [(80, 20), (100, 26), (120, 36), (160, 46), (200, 56)], ids=str)
async def test_all_that_was_laid_is_told_at_every_size(size: tuple[int, int], depth: str) -> None:
    event, evoked, _, _ = next(one for one in rounds(6, 5) if len(one[1]) == 6)
    piece = round_end(event, evoked, NAMES).picture()
    async with alone(piece, size, depth):
        shown = piece.text()
        for name in NAMES:
            assert name in shown
        for word in ("team", "standard", "wrong", "pays"):
            assert word in shown
        for seat, cards in evoked.items():
            for card in cards:
                kind = words.card(CODES[card]).split()[-2:] if CODES[card] != "E" else ["eagle"]
                assert all(part in shown for part in kind), (seat, kind)
        if depth == "ascii":
            assert shown.isascii()


@pytest.mark.parametrize(
    ("counts", "bands"),
    [((1, 2, 2), [1, 1, 1]), ((0, 0, 6), [0, 0, 3]), ((0, 2, 4), [0, 1, 2]), ((3, 3, 0), [2, 1, 0])],
)
def test_an_empty_shelf_leaves_its_room_to_the_fullest(counts: tuple[int, ...], bands: list[int]) -> None:
    assert _bands(counts) == bands


def test_a_feather_won_or_lost_is_said_in_words() -> None:
    assert Laid(0, "Ada", (), 0, 4, 3).feather_change == "pays a feather"
    assert Laid(0, "Ada", (), 0, 4, 5).feather_change == "takes a feather"
    assert Laid(0, "Ada", (), 0, 4, 4).feather_change == ""


async def test_the_moment_comes_after_a_round_and_stays_until_enter() -> None:
    app = TableApp(laid("pb", seed=5))
    async with app.run_test(size=(80, 24)) as pilot:
        for _ in range(40):
            await pilot.pause()
            if isinstance(app.screen, MomentScreen):
                break
            screen = app.table_screen
            lit = sorted(screen.selection.chooser.lit)
            if lit:
                screen.choose("done" if "done" in lit else "pass" if "pass" in lit else lit[0])
        assert isinstance(app.screen, MomentScreen)
        await pilot.pause()
        shown = "\n".join(strip.text for strip in app.screen._compositor.render_strips())
        assert "weakest" in shown or "Nobody pays" in shown
        await pilot.press("x")
        await pilot.pause()
        assert isinstance(app.screen, MomentScreen)
        await pilot.press("enter")
        await pilot.pause()
        assert app.screen is app.table_screen
        assert "round 2" in text(app.table_screen)

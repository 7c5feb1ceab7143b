"""How the game flows: what nothing can be seen of takes no time, a picture is worked out once, each seat has one hue from the first deal to the end."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations
from typing import Any

import pytest

from tests.games.tribal.helpers import table_at
from tests.rules.tribal_rixe.layouts import rixe
from tests.table.helpers import SMALL, Greedy, TableApp, random_states
from tests.table.seated import SIZES, seated, show, text
from tribes_tui.display.colours import to_lab
from tribes_tui.games.tribal.rixe.pieces.stock import PointsTable
from tribes_tui.games.tribal.rixe.pieces.zone import RixeZone
from tribes_tui.games.tribal.rixe.table import RixeBoard
from tribes_tui.games.tribal.rixe.words import sentences
from tribes_tui.theme.palette import palette_for
from tribes_tui.widgets.drawing import Cells, shapes


async def test_draws_and_ends_of_others_take_no_time_and_cards_that_they_play_do(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Half of what one waited for was that somebody draws, or ends their turn: nothing on the table is another then."""
    state = rixe(
        [["D4"], ["M6"], ["M8"]],
        [["L3", "D8", "T1"], ["D9", "D7", "L5", "D6"], ["M9", "D9b", "M7"]],
        stock=["L8", "M4b", "D4b", "D1"],
    )
    app, waits = TableApp(table_at(state, "pbb"), Greedy()), list[tuple[set[str], bool]]()
    async with app.run_test(size=SMALL) as pilot:
        screen = app.table_screen
        await pilot.pause()
        screen.opponents.take_pace(60)  # type: ignore[attr-defined]

        def play_at_once(play: Callable[[], None]) -> None:
            seen = screen._chronicle.entries[-1]
            if seen.seat != screen.viewer:
                waits.append(({event.kind for event in seen.events}, screen.opponents.until_next > 0))
            screen.opponents._play(play)  # type: ignore[attr-defined]

        monkeypatch.setattr(screen.opponents, "_play_in_pace", play_at_once)
        screen.decide(app.laid.view(0).read("play L3 D4a"))
        for _ in range(20):
            await pilot.pause()
    quiet = [waited for kinds, waited in waits if kinds <= {"drew", "turn_ended"}]
    seen = [waited for kinds, waited in waits if "played" in kinds]
    assert quiet, waits
    assert not any(quiet), waits
    assert seen, waits
    assert all(seen), waits


@pytest.mark.parametrize("size", SIZES, ids=str)
async def test_how_large_cards_are_is_found_out_once_a_zone_and_not_for_each_card(
    size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    states = [state for state in random_states("tribal_rixe", 4, 3, 60) if not state.is_terminal]
    asked: list[Any] = []
    real = RixeZone.own_fitting
    async with seated(states[0], size) as (pilot, screen):
        monkeypatch.setattr(RixeZone, "own_fitting", lambda zone: asked.append(zone) or real(zone))
        for state in states:
            asked.clear()
            show(screen, state, state.current_player)
            assert len(asked) <= 2 * state.players * state.players, "the scene may be spread twice"
            await pilot.pause()


async def test_a_seat_has_one_hue_at_the_table_and_beside_it_and_no_card_has_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    painted: list[tuple[str, str]] = []
    real = shapes.pill

    def pill(cells: Cells, x: int, y: int, text: str, face: str, ink: str = "") -> int:
        painted.append((text, face))
        return real(cells, x, y, text, face, ink)

    monkeypatch.setattr(shapes, "pill", pill)
    state = random_states("tribal_rixe", 4, 3, 60)[1]
    async with seated(state, (120, 40)) as (_, screen):
        palette = palette_for(screen)
        for kind in (RixeZone, PointsTable):
            painted.clear()
            for piece in screen.query(kind):
                piece._laid = None
                piece._lay_if_other()
            found = dict(painted)
            assert [found[name] for name in ("Ada", "Bo", "Cy", "Di") if name in found] == [
                palette.seat(seat) for seat, name in enumerate(("Ada", "Bo", "Cy", "Di")) if name in found
            ]
            assert len(found) > 1, kind
        things = [*map(palette.tone, ("djembe", "mask", "lizard", "turtle")), palette.legal, palette.cursor]
        hues = [palette.seat(seat) for seat in range(4)]
        for one, other in [*combinations(hues, 2), *((hue, thing) for hue in hues for thing in things)]:
            apart = sum((a - b) ** 2 for a, b in zip(to_lab(one), to_lab(other), strict=True)) ** 0.5
            assert apart > 0.08, (one, other, apart)


@pytest.mark.parametrize("turns", [1, 2, 3, 9, 12])
def test_how_turns_went_that_ended_by_themselves_has_room_in_the_smallest_window(turns: int) -> None:
    for cards in (["L5"], ["D9"] * turns, ["L5", *["D9"] * turns]):
        told = sentences.none_fitted(turns, cards)
        assert len(told) <= 77, told
        assert "you drew" in told


def test_why_no_card_fitted_is_told_by_the_cards_that_columns_take() -> None:
    took = sentences.taken(rixe([["D4", "T5", ""], ["M6", "L1"]], [["D8"], ["L3"]]))
    assert took == ("4, 9", "3, 5, 9")
    assert (
        sentences.none_fitted(1, ["D1"], took) == "You drew djembe 1: columns took only orange 4, 9 and blue 3, 5, 9."
    )
    assert (
        sentences.none_fitted(1, [], took) == "No card of yours fits: columns take only orange 4, 9 and blue 3, 5, 9."
    )
    assert sentences.took_only("ended", ("", "3")) == "Your turn ends: columns take only blue 3."
    assert sentences.took_only("ended", ("1, 2, 3, 4, 5, 6, 7, 8, 9",) * 2) == ""


def test_who_may_soon_be_out_changes_no_other_word_beside_the_names() -> None:
    """Where `only 2 cards` had no room, everybody's points became pts, and points again."""
    for cards in (["M1", "M2"], ["M1", "M2", "M3"]):
        state = rixe([["D4"], ["M6"]], [["D8", "D9", "T9"], cards])
        told = sentences.zone_facts(state, 1)
        assert told[1:3] == (f"0 points, {len(cards)} cards", f"0 pt, {len(cards)} cards")
        assert told[0].replace("only ", "") == told[1]


async def test_a_move_that_takes_a_cards_only_place_warns_and_what_follows_is_asked() -> None:
    """Right led out of the hand to another's card like one's own, Enter moved it onto its only place, and a card was drawn at once."""
    state = rixe([["T9"], ["L9", "D3a"], ["L4a", "M8"]], [["D3b", "M1"], ["T1"], ["T2"]], stock=["D8", "M9"])
    move = state.read("move D3a L4a")
    assert sentences.shuts_out(state.view(0), move) == "no place for your djembe 3"
    async with seated(state, SMALL, names=("you", "Birch", "Ash")) as (pilot, screen):
        screen.point_at("hand:D3")
        await pilot.press("right", "right")
        assert (screen.cursor or "").partition(":")[0] in ("hand", "stock", "end"), "it stays beside the hand"
        screen.point_at("card:D3a")
        await pilot.pause()
        assert "move Birch's djembe 3 onto Ash's lizard 4: no place for your djembe 3" in text(screen)
    after = state.clone()
    after.apply(move)
    view = after.view(0)
    assert RixeBoard().forced(view, view.legal_actions()) is None, "whoever moved cards draws of their own accord"

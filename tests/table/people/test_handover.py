"""Several people at one keyboard: no frame ever shows a hand to anybody but its owner."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from typing import Any

import pytest
from textual.geometry import Offset
from textual.pilot import Pilot

from tests.table.helpers import MEDIUM, SMALL, TableApp, laid, on_table, shown, text_of
from tribes_tui.games.indy import words
from tribes_tui.games.indy.pieces.rows import CardRow
from tribes_tui.games.indy.table import IndyBoard
from tribes_tui.table.board.scene import AtCursor, Scene
from tribes_tui.table.end.screen import EndScreen
from tribes_tui.table.frame.ground import PieceGround
from tribes_tui.table.history.pages import MomentScreen
from tribes_tui.table.play.handover import HandoverScreen
from tribes_tui.table.play.sitting import Sitting
from tribes_tui.table.screen import TableScreen
from tribes_tui.widgets.drawing.drawn import Drawn
from tribes_tui.widgets.screen.framed_screen import FramedScreen

CODE = re.compile(r"\b([CHO])([RGB])([1-6])\b")
SPELT = re.compile(r"\b(red|green|blue) (character|horse|object) ([1-6])\b")


PASSED: set[str] = set()
"""The screens between two people that were looked at."""


def cards_in(text: str) -> set[str]:
    """The cards that are named, by code or in words."""
    spelt = {kind[0].upper() + colour[0].upper() + value for colour, kind, value in SPELT.findall(text)}
    return spelt | {"".join(found) for found in CODE.findall(text)}


def may_be_seen(app: TableApp, viewer: int | None) -> set[str]:
    """The cards that this viewer (None: everybody) knows of, now or from the log."""
    names = [seat.name for seat in app.laid.seats]
    told = [words.event(event, names) for entry in app.laid.history(viewer) for event in entry.events]
    return cards_in(" ".join([*told, str(app.laid.view(viewer).dump())]))


def watch_frames(app: TableApp, seen: list[str], monkeypatch: Any) -> None:
    """Check every frame that a table shows."""
    shown_by_pieces = PieceGround.show

    def show_pieces(ground: PieceGround, scene: Scene, look: AtCursor) -> Offset:
        screen, viewer = app.screen, scene.viewer
        where = shown_by_pieces(ground, scene, look)
        on_pieces = {text for piece in screen.query(Drawn) for text in told_by(piece)}
        unknown = cards_in(" ".join(on_pieces)) - may_be_seen(app, viewer)
        assert not unknown or app.laid.is_over, (unknown, viewer)
        seen.append(type(screen).__name__)
        return where

    monkeypatch.setattr(PieceGround, "show", show_pieces)


def told_by(piece: Drawn) -> Iterator[str]:
    """The words on a piece, and the cards that lie on it."""
    yield piece.text()
    if isinstance(piece, CardRow):
        yield from (spot.face.words for spot in piece._spots.values() if spot.face is not None)


def is_asking_all(app: TableApp) -> bool:
    return isinstance(app.screen, TableScreen) and app.screen.is_asking_all


async def step(pilot: Pilot[Any], app: TableApp, call: bool) -> None:
    """One thing that a person does: take the keyboard, call or not, decide, pass the keyboard on."""
    await pilot.pause()
    if isinstance(app.screen, FramedScreen):
        unknown = cards_in(text_of(app.screen)) - may_be_seen(app, None)
        assert not unknown or app.laid.is_over, (unknown, type(app.screen).__name__)
        PASSED.add(type(app.screen).__name__)
    if is_asking_all(app):
        PASSED.add("question to all")
        if call:
            await pilot.press("1")
        await pilot.press("enter")
        return
    if isinstance(app.screen, HandoverScreen | MomentScreen):
        await pilot.press("enter")
        return
    screen = app.screen
    assert isinstance(screen, TableScreen)
    if not screen.selection.chooser.lit:
        await pilot.press("enter")
        return
    view = screen.scene.view
    action = max(view.legal_actions(), key=view.hint)
    path = screen.board.paths(view, action)[0]
    for name in path:
        key = screen.targets.get(name).key.split()[0]  # type: ignore[union-attr]
        await pilot.press(key)
    if screen.board.key_only_picks(path[-1]):
        await pilot.press("enter")


async def test_no_frame_shows_anothers_hand(monkeypatch: Any) -> None:
    app = TableApp(laid("pppp", seed=3))
    seen: list[str] = []
    watch_frames(app, seen, monkeypatch)
    async with app.run_test(size=SMALL) as pilot:
        for turn in range(64):
            await step(pilot, app, call=turn % 3 == 0)
            if isinstance(app.screen, EndScreen):
                break
        assert app.laid.number > 15
    assert "TableScreen" in seen
    assert {"HandoverScreen", "question to all"} <= PASSED


async def test_k26_where_nothing_is_hidden_nobody_passes_a_covered_table() -> None:
    """Shamans lie open: one takes theirs after the other, and undo takes back what the one before has done."""
    app = TableApp(laid("ppp", seed=3))
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        screen, first = on_table(app), app.laid.turn
        assert f"{app.laid.seats[first or 0].name}, it's your turn" in shown(app)
        await pilot.press("1", "enter")
        await pilot.pause()
        assert (app.laid.number, screen.viewer) == (1, app.laid.turn)
        assert screen.selection.chooser.lit
        await pilot.press("u")
        await pilot.pause()
        assert (app.laid.number, app.laid.turn, screen.viewer) == (0, first, first)


async def test_k34_nobody_passes_a_covered_table_before_the_first_meeple_moves() -> None:
    """In Five Tribes all know all gold until then."""
    app = TableApp(laid("pppp", seed=3, game="five_tribes"))
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        screen = on_table(app)
        for number in range(5):
            assert app.screen is screen
            assert (app.laid.number, screen.viewer) == (number, app.laid.turn)
            await pilot.press("enter")
            await pilot.pause()
        for _ in range(30):
            await pilot.press("enter")
            await pilot.pause()
            if isinstance(app.screen, HandoverScreen):
                break
        assert isinstance(app.screen, HandoverScreen), "whoever comes after the first turn has something to hide"


async def test_who_drew_unseen_sees_it_before_passing_the_keyboard_on() -> None:
    app = TableApp(laid("pp", seed=3))
    async with app.run_test(size=SMALL) as pilot:
        while "In the dark" not in shown(app):
            await step(pilot, app, call=False)
            await pilot.pause()
        await pilot.press("a", "full_stop")
        await pilot.pause()
        screen = on_table(app)
        assert "pass the keyboard to" in shown(app)
        assert not screen.selection.chooser.lit
        await pilot.press("enter")
        await pilot.pause()
        assert isinstance(app.screen, HandoverScreen)


async def test_who_exchanges_nothing_has_seen_nothing_and_is_asked_nothing_more() -> None:
    """The keyboard goes on at once: nobody asks whether they have seen enough of no card."""
    app = TableApp(laid("pp", seed=3))
    async with app.run_test(size=SMALL) as pilot:
        while "In the dark" not in shown(app):
            await step(pilot, app, call=False)
            await pilot.pause()
        await pilot.press("p")
        await pilot.pause()
        assert isinstance(app.screen, HandoverScreen)


async def test_k26_all_are_asked_on_the_table_itself_and_it_can_be_taken_back() -> None:
    """The names of all but the one to act, no code of a card, nobody's hand; who calls may take that back."""
    app = TableApp(laid("ppp", seed=3))
    async with app.run_test(size=SMALL) as pilot:
        while not is_asking_all(app):
            await step(pilot, app, call=False)
            await pilot.pause()
        screen, text, view = on_table(app), shown(app), app.laid.view(None)
        asked = [command.label for command in screen.call_keys()]
        assert asked == [one.name for seat, one in enumerate(app.laid.seats) if seat != view.current_player]
        assert f"Who plays an eagle before {app.laid.seats[view.current_player or 0].name} acts?" in text
        assert not CODE.search(text)
        await pilot.press("1")
        await pilot.pause()
        assert f"{asked[0]} takes the keyboard" in shown(app)
        await pilot.press("1")
        await pilot.pause()
        assert f"nobody: {app.laid.seats[view.current_player or 0].name} takes the keyboard" in shown(app)
        await pilot.press("enter")
        await pilot.pause()
        assert screen.viewer == app.laid.turn, "and no page between"


async def test_k26_an_enter_that_decides_nothing_is_pressed_only_where_a_hand_has_to_be_covered(
    monkeypatch: Any,
) -> None:
    """A round of two people took some 24 keys that decided nothing: pages about eagles, hand-overs, "seen enough"."""
    app, pressed, asked = TableApp(laid("pp", seed=8)), 0, 0
    async with app.run_test(size=SMALL) as pilot:
        while app.laid.view(None).round == 1:
            await pilot.pause()
            is_table = isinstance(app.screen, TableScreen)
            decides = is_table and bool(on_table(app).selection.chooser.lit)
            asked += is_asking_all(app)
            pressed += not decides and not is_asking_all(app)
            await step(pilot, app, call=False)
    assert asked <= 18
    assert pressed <= 27, (
        "a hand-over and a look at what was drawn for each exchange in the dark, three ends of rounds, a few more"
    )


async def test_k26_who_can_hold_no_eagle_as_far_as_all_can_tell_is_not_asked() -> None:
    """All three eagles were seen going under the deck: nobody is asked, whatever they hold."""
    table = laid("pp", seed=3)
    while not IndyBoard().call_moment(None, table.view(None), False):
        seat = table.turn
        assert seat is not None
        table.propose(seat, table.view(seat).legal_actions()[0], table.number_for(seat))
    sitting, view = Sitting(table, IndyBoard()), table.view(None)
    assert sitting.asked(view) == [seat for seat in (0, 1) if seat != view.current_player]
    view.eagles_under = 3  # type: ignore[attr-defined]
    assert sitting.asked(view) == []


async def test_k26_the_last_question_of_a_round_shows_nothing_of_how_it_ends() -> None:
    app = TableApp(laid("pp", seed=8))
    async with app.run_test(size=MEDIUM) as pilot:
        while not (is_asking_all(app) and on_table(app).sitting.is_last_call):
            await step(pilot, app, call=False)
            await pilot.pause()
        assert app.laid.view(None).round == 2, "nobody holds an eagle: it was reckoned already"
        text = shown(app)
        assert "before the round is resolved" in text
        assert "round 1" in text
        assert "Round 2" not in text
        assert "loses" not in text


async def test_the_end_is_everybodys() -> None:
    app = TableApp(laid("pp", seed=3))
    async with app.run_test(size=SMALL) as pilot:
        while (seat := app.laid.turn) is not None:
            app.laid.propose(seat, app.laid.view(seat).legal_actions()[0], app.laid.number)
        await pilot.pause()
        assert isinstance(app.screen, EndScreen)
        assert " wins" in shown(app)


async def test_sitting_down_to_a_game_in_the_middle_asks_first_who_calls() -> None:
    table = laid("ppp", seed=3)
    while not IndyBoard().call_moment(None, table.view(None), False):
        seat = table.turn
        assert seat is not None
        table.propose(seat, table.view(seat).legal_actions()[0], table.number)
    app = TableApp(table)
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        assert is_asking_all(app)


async def test_the_footer_offers_no_undo_once_another_person_has_decided() -> None:
    table = laid("pp", seed=3)
    while not {0, 1} <= {entry.seat for entry in table.history(table.turn)}:
        seat = table.turn
        assert seat is not None
        table.propose(seat, table.view(seat).legal_actions()[0], table.number_for(seat))
    app = TableApp(table)
    async with app.run_test(size=SMALL) as pilot:
        await step(pilot, app, call=False)
        await pilot.pause()
        assert isinstance(app.screen, TableScreen)
        assert app.screen.viewer == table.turn
        assert "u  undo" not in shown(app)


async def test_k10_undo_is_offered_only_where_it_works() -> None:
    """A drawn card has come to light, so drawing stays; a card that was laid open after it comes back."""
    app = TableApp(laid("pp", game="tribe"))
    async with app.run_test(size=SMALL) as pilot:
        await step(pilot, app, call=False)
        await pilot.press("d")
        await pilot.pause()
        seat = app.laid.turn
        assert seat is not None
        assert "u  undo" not in shown(app)
        await pilot.press("u")
        await pilot.pause()
        assert "No undo: " in shown(app)
        held = app.laid.view(seat).hands[seat]
        discard = next(
            one.id for one in app.laid.game.actions if one.kind == "DISCARD" and app.laid.view(seat).is_legal(one.id)
        )
        assert isinstance(app.screen, TableScreen)
        app.screen.decide(discard)
        await pilot.pause()
        assert app.laid.turn != seat
        assert "u  undo" in shown(app)
        await pilot.press("u")
        await pilot.pause()
        assert (app.laid.turn, app.laid.view(seat).hands[seat]) == (seat, held)


@pytest.mark.parametrize("game", ["tribe", "indy"])
def test_k10_whatever_undo_is_offered_for_is_taken_back(game: str) -> None:
    """Two people at a keyboard, at every position of a game: where the table says it works it does, and only there."""
    table, rng, taken = laid("pp", game=game, seed=4), random.Random(4), 0
    for _ in range(80):
        seat = table.turn
        if seat is None:
            break
        before = table.view(seat).dump()
        table.propose(seat, rng.choice(table.view(seat).legal_actions()), table.number_for(seat))
        if table.is_over or table.why_not_undo(seat) is not None:
            continue
        table.undo(seat)
        assert (table.turn, table.view(seat).dump()) == (seat, before)
        table.redo(seat)
        taken += 1
    assert taken > 10


async def test_k10_a_card_that_one_laid_or_discarded_is_taken_back_though_another_has_seen_it() -> None:
    app = TableApp(laid("pp", game="tribe"))
    async with app.run_test(size=SMALL) as pilot:
        for _ in range(2):
            await step(pilot, app, call=False)
            await pilot.pause()
        number = app.laid.number
        assert "u  undo" in shown(app)
        await pilot.press("u")
        await pilot.pause()
        assert app.laid.number == number - 1
        assert "u  undo" not in shown(app), "the card was drawn by itself"
        await pilot.press("u")
        await pilot.pause()
        assert "No undo: you have not decided anything yet." in shown(app)

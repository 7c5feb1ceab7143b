"""What is this: a card, a tile or a hex is shown alone and large beside what is said of it."""

from __future__ import annotations

from pathlib import Path

import pytest

import rules
from rules.tribe.components.cards import TRIBUS
from tests.rules.tribe.positions import position
from tests.table.helpers import MEDIUM, SMALL, Silent, TableApp, laid, on_table
from tests.table.seated import seated
from tribes_tui.app.piloted import play_on
from tribes_tui.games.tribe.pieces.faces import face
from tribes_tui.table.advice.help import HelpScreen
from tribes_tui.table.frame.ground import ALONE
from tribes_tui.widgets.cards.cards import Card
from tribes_tui.widgets.drawing.drawn import Drawn


@pytest.fixture(autouse=True)
def _own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TRIBES_HOME", str(tmp_path))


@pytest.mark.sampled(2)
@pytest.mark.parametrize("size", [SMALL, MEDIUM])
@pytest.mark.parametrize("game_id", list(rules.games))
async def test_a_thing_is_seen_alone_beside_what_is_said_of_it(game_id: str, size: tuple[int, int]) -> None:
    table = laid("pb", game=game_id)
    play_on(table, 20)
    app = TableApp(table, Silent())
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        screen = on_table(app)
        drawn = [target.name for target in screen.targets if screen.ground.portrait_of(target.name) is not None]
        assert drawn
        screen.selection.cursor = drawn[0]
        await pilot.press("question_mark")
        await pilot.pause()
        await pilot.pause()
        assert isinstance(app.screen, HelpScreen)
        piece = app.screen.query_one("#picture > *", Drawn)
        assert ALONE in piece.places
        assert app.screen.find_widget(piece).visible_region == piece.region
        assert not piece.region.overlaps(app.screen.query_one("#said").region)
        await pilot.press("right", "left", "escape")
        await pilot.pause()
        assert app.screen is screen


async def test_a_seat_and_the_back_of_a_card_have_no_picture() -> None:
    app = TableApp(laid("pb"), Silent())
    async with app.run_test(size=MEDIUM) as pilot:
        await pilot.pause()
        ground = on_table(app).ground
        assert ground.portrait_of("seat:1") is None
        assert ground.portrait_of("deck") is None
        assert ground.portrait_of("nothing") is None


async def test_a_card_of_ones_own_that_lies_face_down_is_seen_itself_and_anothers_is_not() -> None:
    state = position("MAIN", ["", ""], [["scout !wolf"], ["hunter !buffalo"]], leaders=["scout", "hunter"])
    own, others = (slot for slot, card in enumerate(state.actives) if card >= 0)
    async with seated(state, MEDIUM) as (_, screen):
        places = ["active:{}:{}".format(*divmod(slot, TRIBUS)) for slot in (own, others)]
        piece = screen.ground.portrait_of(places[0])
        assert isinstance(piece, Card)
        assert [*piece.pieces.values()] == [face(state.actives[own])]
        assert screen.ground.portrait_of(places[1]) is None

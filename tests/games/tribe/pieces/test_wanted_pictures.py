"""In the place of a vase that is wanted lies its picture, faint, where cards have theirs; its words stay in the frame."""

from __future__ import annotations

import pytest

from tests.rules.tribe.positions import position
from tests.table.helpers import SMALL
from tests.table.seated import seated, text
from tribes_tui.games.tribe.pieces.camp import TribeCamp
from tribes_tui.games.tribe.pieces.faces import GHOSTS
from tribes_tui.widgets.drawing.pictures import PICTURES

HALVES = "▀▄"


@pytest.mark.parametrize(("depth", "has_picture"), [("truecolor", True), ("none", False)])
async def test_what_is_wanted_is_seen(depth: str, has_picture: bool) -> None:
    state = position("START", ["wolf", ""], [["scout bear_spirit"], []], leaders=["scout", "hunter"])
    async with seated(state, (160, 50), depth=depth) as (_, screen):
        told = text(screen)
        lines = screen.query(TribeCamp).first().text().split("\n")[:8]
        wanted = "".join(line[26:32] for line in lines)
        assert any(half in wanted for half in HALVES) == has_picture, lines
        assert not has_picture or "╭ calumet ╮ ╭╌ flag ╌╌╮" in told
        for word in ("calumet", "next", "flag", "then"):
            assert word in told


async def test_there_is_none_where_a_chain_is_words() -> None:
    state = position("START", ["wolf", ""], [["scout bear_spirit"], []], leaders=["scout", "hunter"])
    async with seated(state, SMALL) as (_, screen):
        assert "spirit calumet flag" in text(screen)
    assert all(PICTURES[name] for name in GHOSTS)

"""The picture of the game, on covers and in windows, shows tiles that there are."""

from __future__ import annotations

from rules.five_tribes.components.pieces import FACE_IS_BLUE, FACE_KIND, FACE_POINTS, OASIS
from tribes_tui.games.five_tribes.words.things import SCENES, titles
from tribes_tui.screens.home.windows import CITY
from tribes_tui.words.said import home


def test_every_tile_of_the_picture_is_one_of_the_rules() -> None:
    known = {
        (str(points), word, "blue" if is_blue else "red"): kind
        for kind, points, is_blue in zip(FACE_KIND, FACE_POINTS, FACE_IS_BLUE, strict=True)
        for word in titles(SCENES[kind])
    }
    for points, name, colour, _, sign in CITY:
        tile = str(points), home.on_picture(word=name), colour
        assert tile in known
        assert (sign == "∩") is (known[tile] == OASIS), "palms stand on an oasis alone"

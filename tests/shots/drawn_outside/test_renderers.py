"""Chromium and librsvg draw our SVGs as the cells are: the same signs, shapes and colours in every cell."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.shots.__main__ import settled
from tests.shots.drawn_outside.alphabet import alphabet
from tests.shots.drawn_outside.compare import PIXELS, differing
from tests.shots.drawn_outside.renderers import PROGRAMS, RENDERERS, is_there
from tests.shots.png import to_image
from tests.shots.screens import LARGE, SMALL, Look, all_screens
from tribes_tui.display.picture import ScreenPicture, to_svg

SCREENS = {screen.name: screen for screen in all_screens()}
DRAWN = [
    ("home", Look(SMALL)),
    ("indy", Look(LARGE, "light")),
    ("rise_of_tribes", Look(LARGE)),
    ("pieces-cards", Look(LARGE)),
    ("pieces-map", Look(LARGE, "light")),
    ("pieces-cards", Look(LARGE, "dark", "16")),
    ("pieces-map", Look(LARGE, "dark", "none")),
]


def drawn_by(renderer: str, picture: ScreenPicture, folder: Path) -> list[object]:
    """The cells that a renderer draws otherwise."""
    if not is_there(renderer):
        pytest.skip(f"{' or '.join(PROGRAMS[renderer])} is not installed")
    svg = folder / "picture.svg"
    svg.write_text(to_svg(picture, "picture", PIXELS), encoding="utf-8")
    image = RENDERERS[renderer](svg, to_image(picture, PIXELS).size, folder)
    return [*differing(image, picture)]


@pytest.mark.soak
@pytest.mark.parametrize("renderer", RENDERERS)
def test_every_sign_is_drawn_as_it_is(renderer: str, tmp_path: Path) -> None:
    assert drawn_by(renderer, alphabet(), tmp_path) == []


@pytest.mark.soak
@pytest.mark.parametrize("renderer", RENDERERS)
@pytest.mark.parametrize(("name", "look"), DRAWN, ids=lambda given: given if isinstance(given, str) else given.file(""))
async def test_a_screen_is_drawn_as_its_cells_are(name: str, look: Look, renderer: str, tmp_path: Path) -> None:
    async with SCREENS[name].open(look) as pilot:
        picture = await settled(pilot, look.depth)
    assert drawn_by(renderer, picture, tmp_path) == []


def test_the_comparison_finds_each_kind_of_fault_and_only_it() -> None:
    right = alphabet()
    rows = [list(row) for row in right.rows]
    written = len(rows) - 2  # where words stand
    lost, mistaken, red = [x for x, cell in enumerate(rows[written]) if cell.sign != " "][2:5]
    changes = {
        (1, 0): rows[0][1]._replace(sign="▗"),
        (0, 3): rows[3][0]._replace(back="#203a44"),
        (lost, written): rows[written][lost]._replace(sign=" "),
        (mistaken, written): rows[written][mistaken]._replace(sign="o"),
        (red, written): rows[written][red]._replace(front="#ff0000"),
    }
    for (x, y), cell in changes.items():
        assert cell != rows[y][x]
        rows[y][x] = cell
    found = differing(to_image(ScreenPicture(rows), PIXELS), right)
    assert {(one.column, one.row) for one in found} == set(changes)
    assert differing(to_image(right, PIXELS), right) == []

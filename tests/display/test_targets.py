from __future__ import annotations

import pytest
from textual.geometry import Offset, Region

from tribes_tui.display.targets import Target, Targets


def at(name: str, x: int, y: int, width: int = 5, height: int = 1, key: str = "") -> Target:
    return Target(name, Region(x, y, width, height), key=key)


CARDS = Targets(
    [
        at("t1", 10, 5, key="1"),
        at("t2", 22, 5),
        at("t3", 34, 5),
        at("a", 10, 9, key="a"),
        at("b", 22, 9),
        at("pass", 60, 10),
    ]
)
ALL = [target.name for target in CARDS]


@pytest.mark.parametrize(
    ("start", "direction", "end"),
    [
        ("t1", "right", "t2"),
        ("t2", "left", "t1"),
        ("t1", "left", "t1"),
        ("t1", "down", "a"),
        ("t2", "down", "b"),
        ("b", "up", "t2"),
        ("t3", "down", "b"),
        ("b", "right", "pass"),
        ("pass", "left", "b"),
        ("a", "down", "pass"),
    ],
)
def test_arrows_walk_to_the_nearest_target_in_that_direction(start: str, direction: str, end: str) -> None:
    assert CARDS.walk(start, direction, ALL) == end


def test_arrows_pass_over_what_is_not_lit() -> None:
    assert CARDS.walk("t1", "right", ["t1", "t3"]) == "t3"
    assert CARDS.walk("t1", "right", []) == "t1"


def test_down_goes_to_the_next_row_that_shares_a_column() -> None:
    rows = Targets([at("offer", 16, 0, 16), at("hunt", 0, 2, 23), at("walls", 0, 5, 32)])
    assert rows.walk("offer", "down", ["hunt", "walls"]) == "hunt"
    assert rows.walk("walls", "up", ["offer", "hunt"]) == "hunt"


def test_from_nowhere_the_first_lit_target_is_next() -> None:
    assert CARDS.walk(None, "down", ["b", "t3"]) == "t3"
    assert CARDS.cycle(None, ["b", "t3"], -1) == "b"
    assert CARDS.cycle(None, []) is None


def test_tab_goes_round_in_the_order_of_drawing() -> None:
    names = ["t1"]
    for _ in range(3):
        names.append(CARDS.cycle(names[-1], ["b", "t1", "pass"]) or "")
    assert names == ["t1", "b", "pass", "t1"]
    assert CARDS.cycle("t1", ["b", "t1", "pass"], -1) == "pass"


def test_hexagons_have_six_neighbours() -> None:
    hexes = Targets(
        at(name, x, y, 8, 3)
        for name, x, y in [
            ("m", 20, 10),
            ("w", 12, 10),
            ("e", 28, 10),
            ("nw", 16, 7),
            ("ne", 24, 7),
            ("sw", 16, 13),
            ("se", 24, 13),
        ]
    )
    names = [target.name for target in hexes]
    found = {d: hexes.walk("m", d, names) for d in ("left", "right", "upleft", "upright", "downleft", "downright")}
    assert found == {"left": "w", "right": "e", "upleft": "nw", "upright": "ne", "downleft": "sw", "downright": "se"}
    assert hexes.walk("m", "up", names) in ("nw", "ne")


def test_a_click_finds_the_target_drawn_last() -> None:
    targets = Targets([at("under", 0, 0, 9), at("over", 3, 0, 2)])
    assert targets.at(Offset(4, 0)).name == "over"  # type: ignore[union-attr]
    assert targets.at(Offset(8, 0)).name == "under"  # type: ignore[union-attr]
    assert targets.at(Offset(9, 0)) is None

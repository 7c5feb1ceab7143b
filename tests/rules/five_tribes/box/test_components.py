"""What is in the box (spec sections 1.1 to 1.5)."""

from __future__ import annotations

import pytest

from rules.five_tribes.components import pieces as box
from rules.five_tribes.components.actions import POWERS, TABLE

rule = pytest.mark.rule


@rule("five_tribes", "1.1")
def test_thirty_tiles_with_their_values() -> None:
    assert sum(count for _, _, count in box.FACES) == 30
    blue = [(points, count) for kind, points, count in box.FACES if kind in (box.VILLAGE, box.SACRED)]
    red = [(points, count) for kind, points, count in box.FACES if kind not in (box.VILLAGE, box.SACRED)]
    assert (sum(c for _, c in blue), sum(p * c for p, c in blue)) == (12, 86)
    assert (sum(c for _, c in red), sum(p * c for p, c in red)) == (18, 112)
    assert [face for face, is_blue in enumerate(box.FACE_IS_BLUE) if is_blue] == [0, 1, 2, 3, 4]
    sacred = [points for kind, points, count in box.FACES if kind == box.SACRED for _ in range(count)]
    assert sacred == [6, 6, 6, 6, 10, 12, 15]
    assert {(box.TILE_NAMES[k], p, c) for k, p, c in box.FACES if k not in (box.SACRED,)} == {
        ("Village", 5, 5),
        ("Oasis", 8, 6),
        ("Small Market", 6, 8),
        ("Large Market", 4, 4),
    }


@rule("five_tribes", "1.2")
def test_ninety_meeples() -> None:
    counts = dict(zip(box.COLOURS, box.MEEPLES, strict=True))
    assert counts == {"Y": 16, "W": 20, "G": 18, "B": 18, "R": 18}
    assert dict(zip(box.COLOURS, box.TRIBES, strict=True)) == {
        "Y": "viziers",
        "W": "elders",
        "G": "merchants",
        "B": "builders",
        "R": "assassins",
    }


@rule("five_tribes", "1.3")
def test_fifty_four_resources() -> None:
    counts = dict(zip(box.RESOURCES, box.RESOURCE_COUNTS, strict=True))
    assert sum(counts.values()) == 54
    assert {name for name, n in counts.items() if n == 2} == {"Ivory", "Jewels", "Gold"}
    assert {name for name, n in counts.items() if n == 4} == {"Papyrus", "Silk", "Spice"}
    assert {name for name, n in counts.items() if n == 6} == {"Fish", "Wheat", "Pottery"}
    assert counts["Fakir"] == 18


@rule("five_tribes", "1.4")
def test_twenty_two_djinns_with_points_and_costs() -> None:
    assert len(box.DJINNS) == 22
    points = [vp for _, vp, _ in box.DJINNS]
    assert {vp: points.count(vp) for vp in set(points)} == {4: 4, 5: 1, 6: 10, 8: 5, 10: 2}
    assert sum(points) == 141
    by_cost: dict[str, set[str]] = {}
    for name, _, cost in box.DJINNS:
        by_cost.setdefault(cost, set()).add(name)
    assert by_cost["E/F"] == {"Anun-Nak", "Bouraq", "Enki", "Hagis", "Iblis", "Lamia"}
    assert by_cost["E+E/F"] == {"Echidna", "Leta", "Sibittis", "Utug"}
    assert by_cost["F"] == {"Sloar"}
    assert by_cost["nF"] == {"Kumarbi"}
    assert {name: vp for name, vp, _ in box.DJINNS}["Monkir"] == 6


@rule("five_tribes", "1.4")
def test_each_paid_power_can_be_paid_as_its_card_says() -> None:
    ways: dict[str, list[tuple[int, int]]] = {}
    for djinn, elders, fakirs in POWERS:
        ways.setdefault(box.DJINN_NAMES[djinn], []).append((elders, fakirs))
    assert ways["Hagis"] == [(1, 0), (0, 1)]
    assert ways["Leta"] == [(2, 0), (1, 1)]
    assert ways["Sloar"] == [(0, 1)]
    assert "Kumarbi" not in ways
    assert len(ways) == 11


@rule("five_tribes", "1.5")
def test_the_rest_of_the_box() -> None:
    assert (box.PALMS, box.PALACES) == (12, 10)
    assert box.CAMELS == {2: 11, 3: 8, 4: 8}
    assert box.MARKERS == {2: 2, 3: 1, 4: 1}
    assert box.TRACK == (0, 0, 0, 1, 3, 5, 8, 12, 18)
    assert box.SUIT_VALUES[1:] == (1, 3, 7, 13, 21, 30, 40, 50, 60)


def test_action_ids_are_those_that_records_were_written_with() -> None:
    assert len(TABLE) == 391
    assert [TABLE[i].text for i in (0, 6, 7, 27, 28, 57, 58, 77, 78, 97, 246, 247, 255)] == [
        *("bid 0", "bid 18", "bid 1 F", "bid 18 FFFFFF", "take a1", "take f5", "drop Y north", "drop R west"),
        *("fakirs 0", "kill Y a1", "kill R f5", "rob vizier 0", "pass"),
    ]
    assert [TABLE[i].text for i in (256, 257, 262, 263, 307, 328, 358, 380, 389, 390)] == [
        *("place", "card 1", "card 6", "buy Al-Amin EE", "use Anun-Nak E", "at a1", "keep Al-Amin", "sell Ivory"),
        *("cash", "end"),
    ]
    hagis = TABLE[TABLE.find("USE", djinn="Hagis", elders=0, fakirs=1)]
    assert hagis.text == "use Hagis F"

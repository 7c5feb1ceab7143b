"""A film is, at each moment, the picture that is shown then: as an SVG that moves, and in a terminal that plays an asciicast."""

from __future__ import annotations

import json
from itertools import accumulate
from xml.etree import ElementTree

from tests.display.terminal import Terminal
from tests.display.test_svg import SVG
from tribes_tui.display.picture import Cell, Frame, ScreenPicture, to_cast, to_moving_svg
from tribes_tui.display.picture.shapes import HEIGHT
from tribes_tui.display.picture.svg import drawn_of


def picture(*rows: str, front: str = "#ffffff") -> ScreenPicture:
    return ScreenPicture([[Cell(sign, front, "#102030") for sign in row] for row in rows])


FRAMES = [
    Frame(picture("same", "one.", "▄▄▄▄"), 0.5),
    Frame(picture("same", "two.", "▄▄▄▄"), 1.0),
    Frame(picture("same", "one.", "▀▀▀▀"), 0.25),
    Frame(picture("same", "one.", "▄▄▄▄", front="#ff0000"), 2.0),
]


def rows_at(root: ElementTree.Element, second: float) -> list[tuple[int, str]]:
    """The rows that are to be seen at a time, and what is drawn there."""
    seen = []
    for group in root.findall(f"{SVG}g"):
        y = int(group.get("transform", "").removeprefix("translate(0 ").removesuffix(")")) // HEIGHT
        is_seen = "visible"
        for animation in group.findall(f"{SVG}animate"):
            length = float(animation.get("dur", "").removesuffix("s"))
            times = [float(time) * length for time in animation.get("keyTimes", "").split(";")]
            values = animation.get("values", "").split(";")
            is_seen = [value for time, value in zip(times, values, strict=True) if time <= second + 1e-3][-1]
            group.remove(animation)
        if is_seen == "visible":
            seen.append((y, "".join(ElementTree.tostring(part, encoding="unicode").strip() for part in group)))
    return sorted(seen)


def drawn(row: str) -> str:
    root = ElementTree.fromstring(f'<svg xmlns="{SVG[1:-1]}">{row}</svg>')
    return "".join(ElementTree.tostring(part, encoding="unicode").strip() for part in root)


def test_at_each_time_the_rows_of_its_picture_are_to_be_seen_and_no_others() -> None:
    starts = [0.0, *accumulate(frame.seconds for frame in FRAMES)]
    for start, frame in zip(starts, FRAMES, strict=False):
        expected = [(y, drawn(drawn_of(ScreenPicture([row])))) for y, row in enumerate(frame.picture.rows)]
        assert rows_at(ElementTree.fromstring(to_moving_svg(FRAMES)), start + 0.1) == expected


def test_a_row_is_drawn_once_however_often_it_is_shown() -> None:
    root = ElementTree.fromstring(to_moving_svg(FRAMES, "<indy>"))
    assert root.findtext(f"{SVG}title") == "<indy>"
    assert len(root.findall(f"{SVG}g")) == 8
    assert len(root.findall(f"{SVG}g/{SVG}animate")) == 8
    assert not ElementTree.fromstring(to_moving_svg(FRAMES[:1])).findall(f"{SVG}g/{SVG}animate")


def test_who_plays_a_cast_sees_each_picture_in_its_time() -> None:
    head, *lines = [json.loads(line) for line in to_cast(FRAMES, "indy").splitlines()]
    assert (head["version"], head["width"], head["height"], head["title"]) == (2, 4, 3, "indy")
    assert [line[0] for line in lines] == [0.0, 0.5, 1.5, 1.75, 3.75]
    terminal = Terminal(4, 3)
    for (_, _, text), frame in zip(lines, FRAMES, strict=False):
        terminal.feed(text)
        buffer = terminal.screen.buffer
        for y, row in enumerate(frame.picture.rows):
            assert [buffer[y][x].data for x in range(4)] == [cell.sign for cell in row]
            assert {buffer[y][x].fg for x in range(4)} == {row[0].front.removeprefix("#")}
            assert {buffer[y][x].bg for x in range(4)} == {"102030"}

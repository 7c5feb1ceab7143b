"""Nothing is told by colour alone: pieces have letters, states have marks, and all text stands out from its ground."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from rich.style import Style
from textual.geometry import Size

import rules
from rules import Rng, State
from tests.app.test_app import screen_text, until
from tests.theme.test_looks import contrast
from tribes_tui.app import TribesApp
from tribes_tui.display.glyphs import to_ascii
from tribes_tui.sheet.canvas import Canvas
from tribes_tui.sheet.skin import LAID_OVER, PIECES, ROLES, Skin
from tribes_tui.table.frame import CHOSEN_MARK, CURSOR_MARKS, Look, draw, overlay
from tribes_tui.table.piece_board import PieceBoard
from tribes_tui.table.scene import Scene
from tribes_tui.table.screen import board_of
from tribes_tui.table.selecting import Hand
from tribes_tui.theme.offered import COLOURED as THEMES

SIZES = (Size(80, 24), Size(120, 40))
LEAST = 4.5
WITHOUT_TEXT = {"rule"}
"""Roles of lines, on which nothing is written."""

PAINTED = [game_id for game_id in rules.games if not isinstance(board_of(game_id), PieceBoard)]
"""Games whose tables are painted on a sheet; what holds for pieces is tested with each of them."""

STATES = ("", "+lit", "+chosen", "+cursor")


def colours(theme: object) -> dict[str, str]:
    names = ("foreground", "background", "panel", "accent", "warning", "error", "success")
    return {name: getattr(theme, name) for name in names}


def pair(style: Style) -> tuple[str, str]:
    assert style.color is not None
    assert style.bgcolor is not None
    return style.color.get_truecolor().hex, style.bgcolor.get_truecolor().hex


# ---- Contrast -------------------------------------------------------------------------------------


@pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.name)
@pytest.mark.parametrize("role", [*ROLES, *(f"piece-{name}" for name in PIECES)])
@pytest.mark.parametrize("state", STATES)
def test_every_role_stands_out_from_its_ground(theme: object, role: str, state: str) -> None:
    assert role in WITHOUT_TEXT or contrast(*pair(Skin(colours(theme)).style(role + state))) >= LEAST


# ---- Other eyes, other terminals ------------------------------------------------------------------

Eye = Callable[[tuple[float, float, float]], tuple[float, float, float]]


def matrix(*rows: tuple[float, float, float]) -> Eye:
    return lambda rgb: tuple(sum(a * b for a, b in zip(row, rgb, strict=True)) for row in rows)  # type: ignore[return-value]


EYES: dict[str, Eye] = {
    "all colours": lambda rgb: rgb,
    "grey": matrix(*[(0.2126, 0.7152, 0.0722)] * 3),
    "protanopia": matrix((0.152, 1.053, -0.205), (0.115, 0.786, 0.099), (-0.004, -0.048, 1.052)),
    "deuteranopia": matrix((0.367, 0.861, -0.228), (0.280, 0.673, 0.047), (-0.012, 0.043, 0.969)),
    "tritanopia": matrix((1.256, -0.077, -0.179), (-0.078, 0.931, 0.148), (0.005, 0.691, 0.304)),
}
"""Linear light as other eyes see it (Machado, Oliveira and Fernandes 2009, severity 1)."""


def seen(colour: str, eye: Eye) -> str:
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    linear = [p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts]
    back = [min(1.0, max(0.0, value)) for value in eye((linear[0], linear[1], linear[2]))]
    shown = [12.92 * v if v <= 0.0031308 else 1.055 * v ** (1 / 2.4) - 0.055 for v in back]
    return "#" + "".join(f"{round(255 * v):02x}" for v in shown)


@pytest.mark.parametrize("eye", EYES.values(), ids=list(EYES))
@pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.name)
def test_text_can_be_read_by_other_eyes(theme: object, eye: Eye) -> None:
    skin = Skin(colours(theme))
    for role in [*ROLES, *(f"piece-{name}" for name in PIECES)]:
        for state in STATES:
            front, back = pair(skin.style(role + state))
            readable = contrast(seen(front, eye), seen(back, eye)) >= 4
            assert readable or role in WITHOUT_TEXT, (role, state)


@pytest.mark.parametrize("eye", EYES.values(), ids=list(EYES))
def test_chosen_and_cursor_are_no_piece_in_any_eyes(eye: Eye) -> None:
    grounds = {name: style.bgcolor for name, style in LAID_OVER.items() if style.bgcolor is not None}
    shown = [seen(colour.get_truecolor().hex, eye) for colour in grounds.values()]
    assert len(set(shown)) == len(shown)


def test_without_colours_every_state_has_other_attributes() -> None:
    skin = Skin(None)
    for role in ("text", "piece-red", "dim"):
        looks = [skin.style(role + state) for state in STATES]
        assert len({(s.bold, s.underline, s.reverse, s.dim, s.italic) for s in looks}) == len(looks)
        assert all(style.color is None and style.bgcolor is None for style in looks)


def test_states_have_marks_besides_their_looks() -> None:
    assert len({CHOSEN_MARK, *CURSOR_MARKS}) == 3
    assert {to_ascii(mark) for mark in (CHOSEN_MARK, *CURSOR_MARKS)} <= set("*<>")


# ---- Pieces on every board ------------------------------------------------------------------------


def positions(game_id: str, seed: int) -> Iterator[State]:
    """Positions of a random game, some every few moves."""
    game = rules.games[game_id]
    players = game.players[seed % len(game.players)]
    state, rng = game.new_state(players, seed), Rng(seed)
    for move in range(400):
        if state.is_terminal:
            return
        if move % 9 == 0:
            yield state
        state.apply(state.pick(rng))


def labels(game_id: str, size: Size, ink: Callable[[str], str]) -> Iterator[tuple[str, str]]:
    """(signs, role) of every piece that is drawn in some games."""
    board = board_of(game_id)
    names = ("you", "Ada", "Bo", "Cy", "Di", "Ed")
    for seed in range(3):
        for state in positions(game_id, seed):
            scene = Scene(state.view(0), names[: state.players], 0)
            drawing = draw(board, scene, size, ink)
            yield from runs(drawing.canvas)


def runs(canvas: Canvas) -> Iterator[tuple[str, str]]:
    """(signs, role) of every piece: runs of cells of one role, those of the same columns in the next row with them."""
    open_runs: dict[tuple[int, int, str], str] = {}
    for chars, roles in zip(canvas.chars, canvas.roles, strict=True):
        here: dict[tuple[int, int, str], str] = {}
        start = 0
        for x in range(1, len(chars) + 1):
            if x == len(chars) or roles[x] != roles[start]:
                key = (start, x, roles[start].partition("+")[0])
                here[key] = open_runs.pop(key, "") + "".join(chars[start:x]).strip()
                start = x
        yield from ((text, role) for (_, _, role), text in open_runs.items() if is_piece(role) and text)
        open_runs = here
    yield from ((text, role) for (_, _, role), text in open_runs.items() if is_piece(role) and text)


def is_piece(role: str) -> bool:
    return role.startswith("piece-")


@pytest.mark.parametrize("ink", [str, to_ascii], ids=["signs", "ascii"])
@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("game_id", PAINTED)
def test_no_two_pieces_differ_by_colour_alone(game_id: str, size: Size, ink: Callable[[str], str]) -> None:
    roles: dict[str, set[str]] = {}
    for text, role in labels(game_id, size, ink):
        roles.setdefault(text, set()).add(role)
    assert {text: found for text, found in roles.items() if len(found) > 1} == {}


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("game_id", PAINTED)
def test_lit_and_cursor_show_without_colours_on_every_board(game_id: str, size: Size) -> None:
    board, hand = board_of(game_id), Hand()
    for state in positions(game_id, 1):
        if state.current_player != 0:
            continue
        view = state.view(0)
        hand.begin(board, view)
        scene = Scene(view, ("you", *"ABCDE")[: state.players], 0, lit=hand.chooser.lit)
        drawing = draw(board, scene, size, to_ascii)
        first = drawing.targets.cycle(None, hand.chooser.lit)
        canvas = overlay(drawing, scene, Look(first))
        roles = {flag for row in canvas.roles for role in row for flag in role.split("+")[1:]}
        assert "cursor" in roles
        assert "lit" in roles or len(hand.chooser.lit) == 1
        assert all(char.isascii() for row in canvas.chars for char in row)


@pytest.mark.parametrize("key", ["ctrl+p", "o", "n", "t", "d"])
async def test_with_ascii_there_is_nothing_else_on_any_screen(
    key: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TRIBES_HOME", str(tmp_path))
    app = TribesApp(ascii_only=True)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        home = screen_text(app)
        await pilot.press(key)
        await until(pilot, lambda: app.screen is not app.home)
        app.notify("Nothing was lost — go on …")
        await pilot.pause(0.1)
        assert home.isascii()
        assert screen_text(app).isascii()
        assert {len(line) for line in screen_text(app).splitlines()} == {80}

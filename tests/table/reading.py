"""What somebody who sees nothing but the screen can tell of a table, checked against the game."""

from __future__ import annotations

import re
import unicodedata
from typing import Any

from textual.geometry import Region

from tests.table.helpers import text_of
from tribes_tui.table.screen import TableScreen

MEANINGS = {
    "•": ("new",),
    "⌂": ("village", "palace"),
    "∩": ("camel", "turtle"),
    "☼": ("sun",),
    "◐": ("moon",),
    "▞": ("feather",),
    "×": ("lost", "lose"),
    "□": ("blank",),
    "±": (),
}
"""A sign, and words one of which stands on the same screen while the sign does. Other signs are shapes or punctuation."""
HEX_SIGNS = {"⌂ E": "elder", "⌂ T": "tiger", "E T": "tiger", "T M": "mammoth"}
"""Letters that stand in a row on a small hex, and the word in the legend."""
SHAPES = frozenset("►◄→−…—–·●♦◆★☆■○▲▼▂▁▃▅▆▇█▀▄▌▐▎▏▕▍▋▊▉▔≈▘▝▖▗▚▙▛▜▟─│╭╮╰╯├┤┬┴┼╌═━╱╲░▒▓←↑↓")
"""What things are drawn with, marks of the cursor and of keys, a member of a tribe beside its letter."""
DECIDED = ("►", ">")
WIDE = 120
"""From so many columns on the key of what others did has its place in the last row, whatever else stands there."""


def points_of(screen: TableScreen, seat: int) -> tuple[str, ...]:
    """How the screen may tell what a seat has that wins: the number with its noun, or plucked."""
    view: Any = screen.scene.view
    if view.game.id != "indy":
        return ()
    held = view.tokens[seat]
    return (f"{held} feather", f"{held}▞", f"{held}/", "plucked")


def has_points(screen: TableScreen, seat: int, name: str, text: str) -> bool:
    """Whether they stand there: in a table behind who has them, or with their noun."""
    score = screen.scene.view.scores()[seat]
    in_table = rf"{name[:4].capitalize()}[^\d\n]*\d+ +\d+ +\d+[^\d\n]+{score}\b"
    return any(said in text for said in points_of(screen, seat)) or bool(re.search(in_table, text))


def assert_readable(screen: TableScreen) -> None:
    """Whose turn, what is asked and what Enter does; who has what; what is at stake; what is new; what signs mean."""
    text, scene = text_of(screen), screen.scene
    rows = text.split("\n")
    window = Region(0, 0, *screen.size)
    asked = screen.board.ask(scene) or scene.prompt
    assert any(row.strip().startswith(DECIDED) and asked in row for row in rows[:3]), (asked, rows[1])
    assert rows[-2].strip().startswith("Enter "), rows[-2]
    for name in scene.lit:
        target = screen.targets.get(name)
        assert target is not None, name
        assert target.region, name
        assert window.contains_region(target.region), name
    for seat, name in enumerate(scene.names):
        assert name[:6].capitalize() in text, name
        assert has_points(screen, seat, name, text), name
    assert "15 points win" in text or "feather" in text
    assert_news(screen, text)
    assert_signs(text)


def assert_news(screen: TableScreen, text: str) -> None:
    """What others did is told, or the key that tells it stands in the last row."""
    if not screen.scene.news.events:
        return
    told = ("What happened", "Since your turn", "new: ", "what happened", "marks what is new")
    assert any(words in text for words in told) or screen.size.width < WIDE, f"nothing says what happened\n{text}"
    assert screen.size.width < WIDE or any(words in text for words in told)


def assert_signs(text: str) -> None:
    """No sign without a word on the same screen."""
    for sign, words in MEANINGS.items():
        assert sign not in text or not words or any(word in text for word in words), (sign, words)
    strange = {sign for sign in text if not sign.isascii() and sign not in SHAPES and sign not in MEANINGS}
    assert not {sign for sign in strange if unicodedata.category(sign)[0] != "L"}, strange
    for signs, word in HEX_SIGNS.items():
        assert signs not in text or word in text, (signs, word)

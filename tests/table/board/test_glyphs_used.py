"""Every sign that tables draw is one code point, one cell wide, and not an emoji in disguise."""

from __future__ import annotations

import ast
import unicodedata
from pathlib import Path

import pytest
from rich.cells import cell_len

import tribes_tui

ROOT = Path(tribes_tui.__file__).parent
FOLDERS = ("games", "profile", "screens", "table", "words")
DRAWING = [path for folder in FOLDERS for path in sorted((ROOT / folder).rglob("*.py"))]


def signs_of(path: Path) -> set[str]:
    """The characters beyond ASCII in the strings of a module, docstrings left out."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    docs = {
        ast.get_docstring(node, clean=False)
        for node in ast.walk(tree)
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef)
    }
    texts = [node.value for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str)]
    return {char for text in texts if text not in docs for char in text if not char.isascii()}


@pytest.mark.soak
def test_signs_are_one_cell_wide() -> None:
    for path in DRAWING:
        for sign in signs_of(path):
            assert cell_len(sign) == 1, (path, sign)
            assert unicodedata.east_asian_width(sign) not in "WF", (path, sign)
            assert unicodedata.category(sign) not in ("Mn", "Cf"), (path, sign)

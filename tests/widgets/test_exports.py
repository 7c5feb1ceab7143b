"""The package gives its pieces by name, and loads only those that are asked for."""

from __future__ import annotations

import subprocess
import sys

import pytest
from textual.widget import Widget

from tribes_tui import widgets


@pytest.mark.parametrize("name", widgets.__all__)
def test_every_exported_name_is_there(name: str) -> None:
    found = getattr(widgets, name)
    assert name == "Face" or issubclass(found, Widget)


def test_an_unknown_name_is_an_attribute_error() -> None:
    with pytest.raises(AttributeError, match="Cards"):
        widgets.Cards  # noqa: B018  # it is the asking that fails


def test_a_piece_loads_no_other_piece_and_nothing_of_the_games() -> None:
    code = (
        "import sys; from tribes_tui.widgets import Hand; "
        "print([m for m in sys.modules if m.startswith(('rules', 'saves')) or m.endswith(('hex_map', 'tile_grid'))])"
    )
    found = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert found.stdout.strip() == "[]"

"""A piece loads only what it is made of."""

from __future__ import annotations

import subprocess
import sys


def test_a_piece_loads_no_other_piece_and_nothing_of_the_games() -> None:
    code = (
        "import sys; import tribes_tui.widgets.cards.cards; "
        "print([m for m in sys.modules if m.startswith(('rules', 'saves')) or m.endswith(('hex_map', 'tile_grid'))])"
    )
    found = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert found.stdout.strip() == "[]"

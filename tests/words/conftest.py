"""Whatever a test speaks, the next one begins in English."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tribes_tui.words.language import PROGRAM


@pytest.fixture(autouse=True)
def _english_again() -> Iterator[None]:
    yield
    PROGRAM.language = "en"

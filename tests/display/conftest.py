"""Here terminals are shown what is wrong on purpose: the tests look at them themselves."""

from __future__ import annotations

import pytest


@pytest.fixture
def second_terminal() -> None:
    """Nothing is asked of the terminals of these tests."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

import pytest

from tests.seats.helpers import BOOT
from tribes_tui.seats.thinker import Thinker
from tribes_tui.seats.worker import start_worker


@pytest.fixture
def troubles() -> list[str]:
    return []


@pytest.fixture
def thinker(troubles: list[str]) -> Iterator[Thinker]:
    """A thinker whose worker has the bots of the tests."""
    with Thinker(troubles.append, partial(start_worker, BOOT)) as thinker:
        yield thinker


@pytest.fixture
def until() -> Callable[[Callable[[], bool]], None]:
    from tests.seats.helpers import wait_until

    return wait_until

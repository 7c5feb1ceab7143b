"""The example learns: a policy that is trained through the vector environment beats random opponents."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from typing import Any

import pytest

from tests.adapters.tables import NEEDED

pytest.importorskip("numpy", reason=NEEDED)
pytest.importorskip("gymnasium", reason=NEEDED)

pytestmark = pytest.mark.peers

EXAMPLE = Path(__file__).parents[2] / "examples" / "masked_ppo.py"


@pytest.fixture(scope="module")
def example() -> Any:
    spec = importlib.util.spec_from_file_location("masked_ppo", EXAMPLE)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    import sys

    sys.modules["masked_ppo"] = module
    spec.loader.exec_module(module)
    return module


@pytest.mark.soak
def test_it_runs(example: Any) -> None:
    before, after = example.train("indy", updates=1, number=4, games=8)
    assert 0 <= before <= 1
    assert 0 <= after <= 1


@pytest.mark.soak
def test_it_beats_random(example: Any) -> None:
    """Of 400 games that it has not met, far more than half, and more than before it learnt."""
    before, after = example.train("indy", updates=60)
    assert after > 0.6
    assert after > before + 0.05

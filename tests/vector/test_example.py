"""The example learns: a policy that is trained through the vector environment beats random opponents."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.adapters.tables import NEEDED

pytest.importorskip("numpy", reason=NEEDED)
pytest.importorskip("gymnasium", reason=NEEDED)

pytestmark = pytest.mark.peers

EXAMPLES = Path(__file__).parents[2] / "examples"


def loaded(name: str) -> Any:
    spec = importlib.util.spec_from_file_location(name, EXAMPLES / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    spec.loader.exec_module(module)
    return module


@pytest.fixture(scope="module")
def example() -> Any:
    return loaded("masked_ppo")


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


@pytest.mark.soak
def test_a_kept_library_learns_through_the_same_environment() -> None:
    """sb3-contrib's MaskablePPO, where it is installed: it is no dependency."""
    pytest.importorskip("sb3_contrib", reason="sb3-contrib is not installed")
    before, after = loaded("sb3_maskable_ppo").train("indy", 30_000)
    assert after > 0.6
    assert after > before + 0.05

"""The tests of the rules run on compiled rules: a small share of them where `make wheel` was run, all of them in `make soak`."""

from __future__ import annotations

import shutil
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

from tests.wheel import suite
from tests.wheel.wheels import ROOT, Wheels

SHARE = ["tests/rules/core/test_travelling.py", "tests/rules/core/test_rng.py", "tests/rules/core/test_subclasses.py"]
"""What compiled rules failed once."""

ASKED = """
import sys
sys.path.insert(0, sys.argv[1])
from rules.core import rng
import rules
state = rules.games["indy"].new_state(seed=1)
print(rng.IS_COMPILED, sys.modules[type(state).__module__].__file__.endswith(".py"))
"""


def asked(folder: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    """Whether the rules in a folder are compiled, and whether a state's module is a text."""
    command = [sys.executable, "-S", "-c", ASKED, str(folder)]
    return subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False)


def test_p2_a_share_of_the_tests_runs_on_compiled_rules(wheels: Wheels, tmp_path: Path) -> None:
    assert suite.run(suite.compiled_rules(wheels.compiled, tmp_path / "compiled"), SHARE) == 0


@pytest.mark.soak
def test_p2_the_tests_run_on_compiled_rules(made_wheels: Wheels, tmp_path: Path) -> None:
    assert suite.run(suite.compiled_rules(made_wheels.compiled, tmp_path / "compiled"), ["-n", "2", *suite.TESTS]) == 0


def test_plain_rules_are_not_taken_for_compiled_ones() -> None:
    assert suite.run(ROOT, ["--collect-only", SHARE[0]]) == pytest.ExitCode.USAGE_ERROR


def test_p4_a_switch_runs_the_text_beside_compiled_rules(wheels: Wheels, tmp_path: Path) -> None:
    folder = suite.compiled_rules(wheels.compiled, tmp_path / "compiled")
    assert asked(folder).stdout == "True False\n"
    assert asked(folder, TRIBES_RULES="plain").stdout == "False True\n"


def test_p4_the_switch_looks_at_nothing_but_the_text(tmp_path: Path) -> None:
    """Beside the text lies what stands for a compiled module, and cannot be loaded."""
    shutil.copytree(ROOT / "rules", tmp_path / "rules", ignore=shutil.ignore_patterns("__pycache__"))
    for module in ("core/__init__", "core/rng", "indy/state"):
        (tmp_path / "rules" / f"{module}{EXTENSION_SUFFIXES[0]}").write_bytes(b"not compiled")
    assert "ImportError" in asked(tmp_path).stderr
    assert asked(tmp_path, TRIBES_RULES="plain").stdout == "False True\n"

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


SENT = """
import pickle, sys
sys.path.insert(0, sys.argv[1])
import rules
for game_id in rules.games:
    state = rules.games[game_id].new_state(seed=1)
    for _ in range(20):
        state.apply(state.pick(rules.Rng(state.rng)))
    for value in (state, state.view(0)):
        print(value.key(), pickle.dumps(value).hex())
"""
RECEIVED = """
import pickle, sys
sys.path.insert(0, sys.argv[1])
for line in sys.stdin:
    key, text = line.split()
    value = pickle.loads(bytes.fromhex(text))
    print(value.key() == key, value.legal_actions() == value.game.load(value.dump()).legal_actions())
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


def check_sent(one: Path, other: Path) -> None:
    """What the rules in one folder pickle, those in the other read."""
    command = [sys.executable, "-S", "-c"]
    sent = subprocess.run([*command, SENT, str(one)], cwd=one, capture_output=True, text=True, check=True)
    received = [*command, RECEIVED, str(other)]
    done = subprocess.run(received, cwd=other, input=sent.stdout, capture_output=True, text=True, check=True)
    assert done.stdout == "True True\n" * 12


def test_p1_plain_and_compiled_rules_read_each_others_pickles(wheels: Wheels, tmp_path: Path) -> None:
    folder = suite.compiled_rules(wheels.compiled, tmp_path / "compiled")
    check_sent(ROOT, folder)
    check_sent(folder, ROOT)


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

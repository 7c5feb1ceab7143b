"""Type checkers of others read our types: the rules, installed somewhere else, under a strict checker."""

from __future__ import annotations

import shutil
import subprocess
import sys
import venv
from pathlib import Path

import pytest

import rules
from tests.rules.typing import outside

PROGRAM = Path(outside.__file__)


@pytest.fixture(scope="module")
def elsewhere(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with another Python that has the rules and nothing else, and the program."""
    folder = tmp_path_factory.mktemp("elsewhere")
    venv.create(folder / "env", symlinks=True)
    (site,) = (folder / "env" / "lib").glob("python*/site-packages")
    package = Path(rules.__file__).parent
    shutil.copytree(package, site / "rules", ignore=shutil.ignore_patterns("__pycache__"))
    for compiled in package.parent.glob("*__mypyc.*"):  # where the rules are compiled: what their modules share
        shutil.copy(compiled, site)
    shutil.copy(PROGRAM, folder / "program.py")
    return folder


def run(command: list[str], folder: Path) -> None:
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_program_runs(elsewhere: Path) -> None:
    run([str(elsewhere / "env/bin/python"), "-I", "program.py"], elsewhere)


@pytest.mark.soak
def test_mypy_reads_our_types(elsewhere: Path) -> None:
    python = str(elsewhere / "env/bin/python")
    options = ["--strict", "--config-file=", "--cache-dir=cache", "--python-executable", python]
    run([sys.executable, "-m", "mypy", *options, "program.py"], elsewhere)


@pytest.mark.soak
@pytest.mark.peers
def test_basedpyright_reads_our_types(elsewhere: Path) -> None:
    """Strict, so that a type which is not known is an error."""
    checker = shutil.which("basedpyright", path=str(Path(sys.executable).parent)) or shutil.which("basedpyright")
    if checker is None:
        pytest.skip("needs the extra `types` (basedpyright)")
    (elsewhere / "pyrightconfig.json").write_text('{"typeCheckingMode": "strict", "venvPath": ".", "venv": "env"}')
    run([checker, "program.py"], elsewhere)

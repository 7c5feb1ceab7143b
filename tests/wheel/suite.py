"""`make test-compiled`: the tests of the rules, with compiled rules: `python -m tests.wheel.suite [ARGUMENTS OF PYTEST]`.

The wheel is that of `dist/`, made first unless it is of these rules; of it only `rules` is taken, everything else is the
checkout's. Tests that need plain rules say so by `@pytest.mark.plain(WHY)` and are left out.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

from tests.wheel.wheels import ROOT, built, unpacked

TESTS = (
    *("tests/rules", "tests/adapters", "tests/vector", "tests/bots"),
    *("tests/saves/record/test_games.py", "tests/saves/format/test_migrations.py"),
)
"""What asks the rules, a player of them, or records of games. The rest of the program is the same text for both."""


def compiled_rules(wheel: Path, folder: Path) -> Path:
    """The compiled rules of a wheel in a folder of their own, with nothing else of it that could be imported."""
    shutil.rmtree(folder, ignore_errors=True)
    unpacked(wheel, folder)
    for name in ("saves", "tribes_tui"):
        shutil.rmtree(folder / name)
    return folder


def run(folder: Path, arguments: list[str]) -> int:
    """The tests with the rules in that folder, in this process' children, too; pytest's exit code."""
    environment = {**os.environ, "PYTHONPATH": str(folder), "TRIBES_TESTED": "compiled"}
    environment.pop("TRIBES_RULES", None)
    command = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "-o", f"pythonpath={folder} ."]
    return subprocess.run([*command, *arguments], cwd=ROOT, env=environment, check=False).returncode


def main(arguments: list[str]) -> int:
    """Make the wheel where there is none, and test it."""
    if built() is None and subprocess.run([sys.executable, ".ci/wheel.py"], cwd=ROOT, check=False).returncode:
        return 1
    wheels = built()
    if wheels is None:
        print("test-compiled: there is no compiled wheel to be tested", file=sys.stderr)
        return 1
    folder = compiled_rules(wheels.compiled, ROOT / "build" / "compiled")
    chosen = arguments if any(not argument.startswith("-") for argument in arguments) else [*arguments, *TESTS]
    return run(folder, chosen)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

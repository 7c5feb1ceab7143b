"""Building the wheels: what is missing is said, and nothing but the pure one comes of it."""

from __future__ import annotations

import os
import runpy
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from tests.wheel.wheels import ROOT, text_here


def test_a_missing_compiler_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    why_not_compiled = runpy.run_path(str(ROOT / ".ci" / "wheel.py"))["why_not_compiled"]
    monkeypatch.setenv("CC", "no-such-compiler -O2")
    assert "no-such-compiler;" in why_not_compiled()


@pytest.mark.soak
def test_without_a_compiler_the_pure_wheel_is_built(tmp_path: Path) -> None:
    """In a copy, so that `dist/` here stays as it is."""
    for name in (".ci", *runpy.run_path(str(ROOT / ".ci" / "wheel.py"))["SOURCES"]):
        place = tmp_path / name
        shutil.copytree(ROOT / name, place) if (ROOT / name).is_dir() else shutil.copy(ROOT / name, place)
    subprocess.run(["sh", ".ci/setup", "wheel"], cwd=ROOT, check=True)
    done = subprocess.run(
        [sys.executable, ".ci/wheel.py"],
        cwd=tmp_path,
        env={**os.environ, "CC": "no-such-compiler"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert done.stderr.count("\n") == 1
    assert "only the pure one" in done.stderr
    (wheel,) = (tmp_path / "dist").glob("*.whl")
    assert wheel.name.endswith("-py3-none-any.whl")
    with zipfile.ZipFile(wheel) as archive:
        names = set(archive.namelist())
    assert text_here().keys() <= names
    assert {"rules/indy/rulebook.md", "rules/indy/schema.json"} <= names
    assert {"tribes_tui/server/keeping/tribes.service", "tribes_tui/share/tribes.svg"} <= names
    assert [name for name in names if name.endswith(".dist-info/sboms/tribes.cdx.json")]
    assert not [name for name in names if name.startswith("tests")]
    assert not [name for name in names if name.endswith((".so", ".pyd", ".c"))]

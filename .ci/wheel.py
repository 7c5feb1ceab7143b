"""`make wheel`: the pure wheel and, where a C compiler is found, one with compiled rules, both into `dist/`.

Both come from a fresh copy of the sources, so that nothing left over from earlier builds gets in. They have the same
name and version: an installer takes the compiled one where it fits (system, processor, Python) and else the pure one.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
DIST = ROOT / "dist"
SOURCES = ("rules", "saves", "tribes_tui", "pyproject.toml", "setup.py", "README.md", "LICENSE")
LAST_LINES = 25


def why_not_compiled() -> str | None:
    """What is missing for compiling, None when nothing is."""
    command = (os.environ.get("CC") or str(sysconfig.get_config_var("CC") or "cc")).split()[0]
    if shutil.which(command) is None:
        return f"there is no C compiler ({command}; on Debian and Ubuntu: apt install gcc)"
    if not Path(sysconfig.get_paths()["include"], "Python.h").exists():
        return "Python's C headers are missing (on Debian and Ubuntu: apt install python3-dev)"
    return None


def build(source: Path, is_compiled: bool) -> str | None:
    """Build one wheel of a copy of the sources into `dist/`; None, or the end of what went wrong."""
    environment = {**os.environ, "TRIBES_COMPILED": "1" if is_compiled else "0"}
    command = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--no-build-isolation", "--wheel-dir"]
    done = subprocess.run(
        [*command, str(DIST), "."], cwd=source, env=environment, capture_output=True, text=True, check=False
    )
    return None if done.returncode == 0 else "\n".join((done.stdout + done.stderr).splitlines()[-LAST_LINES:])


def copy_to(folder: Path) -> Path:
    """A copy of everything that goes into a wheel."""
    folder.mkdir()
    for name in SOURCES:
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, folder / name, ignore=shutil.ignore_patterns("__pycache__", "*.so"))
        else:
            shutil.copy(ROOT / name, folder / name)
    return folder


def main() -> int:
    """Build what can be built; 1 when something that should have worked did not."""
    missing = why_not_compiled()
    wanted = [False] if missing else [False, True]
    DIST.mkdir(exist_ok=True)
    for old in DIST.glob("tribes_tui-*.whl"):
        old.unlink()
    with tempfile.TemporaryDirectory(prefix="tribes-wheel-") as place:
        for is_compiled in wanted:
            if is_compiled:
                print("wheel: compiling the rules; this takes some minutes ...", flush=True)
            trouble = build(copy_to(Path(place, "compiled" if is_compiled else "pure")), is_compiled)
            if trouble is not None:
                print(f"{trouble}\nwheel: could not be built", file=sys.stderr)
                return 1
    if missing:
        print(f"wheel: only the pure one: {missing}", file=sys.stderr)
    for wheel in sorted(DIST.glob("tribes_tui-*.whl")):
        print(f"dist/{wheel.name}  {wheel.stat().st_size / 1024:,.0f} KiB")
    return 0


if __name__ == "__main__":
    sys.exit(main())

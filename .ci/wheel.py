"""`make wheel`: the source package, the pure wheel and, where a C compiler is found, one with compiled rules, in `dist/`.

All come from a fresh copy of the sources, so that nothing left over from earlier builds gets in. The wheels have the same
name and version: an installer takes the compiled one where it fits (system, processor, Python) and else the pure one. Two
builds of one commit are the same bytes (`sealed.py`). `--pure` compiles nothing.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))  # when it is run by path, as a test does
import sealed

ROOT = Path(__file__).resolve().parents[1]
DIST = ROOT / "dist"
TEXTS = ("README.md", "LICENSE", "CHANGELOG.md", "CITATION.cff", "CONTRIBUTING.md", "SECURITY.md")
SOURCES = ("rules", "saves", "tribes_tui", "compile_words", "pyproject.toml", "setup.py", "MANIFEST.in", *TEXTS)
SOURCE_PACKAGE = "import sys; from setuptools import build_meta; build_meta.build_sdist(sys.argv[1])"
LAST_LINES = 25


def why_not_compiled() -> str | None:
    """What is missing for compiling, None when nothing is."""
    command = (os.environ.get("CC") or str(sysconfig.get_config_var("CC") or "cc")).split()[0]
    if shutil.which(command) is None:
        return f"there is no C compiler ({command}; on Debian and Ubuntu: apt install gcc)"
    if not Path(sysconfig.get_paths()["include"], "Python.h").exists():
        return "Python's C headers are missing (on Debian and Ubuntu: apt install python3-dev)"
    return None


def build(source: Path, kind: str) -> str | None:
    """Build one package of a copy of the sources into `dist/`; None, or the end of what went wrong."""
    environment = {**os.environ, "TRIBES_COMPILED": "1" if kind == "compiled" else "0", "SOURCE_DATE_EPOCH": moment()}
    wheel = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--no-build-isolation", "--wheel-dir"]
    command = [sys.executable, "-c", SOURCE_PACKAGE, str(DIST)] if kind == "source" else [*wheel, str(DIST), "."]
    done = subprocess.run(command, cwd=source, env=environment, capture_output=True, text=True, check=False)
    return None if done.returncode == 0 else "\n".join((done.stdout + done.stderr).splitlines()[-LAST_LINES:])


def moment() -> str:
    """The time of the build: `SOURCE_DATE_EPOCH`, else that of the last commit, so that it is the same for everybody."""
    given = os.environ.get("SOURCE_DATE_EPOCH")
    if given:
        return given
    asked = subprocess.run(["git", "log", "-1", "--format=%ct"], cwd=ROOT, capture_output=True, text=True, check=False)
    return asked.stdout.strip() or "315532800"


def copy_to(folder: Path) -> Path:
    """A copy of everything that goes into a package."""
    folder.mkdir()
    for name in SOURCES:
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, folder / name, ignore=shutil.ignore_patterns("__pycache__", "*.so", "said"))
        else:
            shutil.copy(ROOT / name, folder / name)
    return folder


def main() -> int:
    """Build what can be built; 1 when something that should have worked did not."""
    is_pure = "--pure" in sys.argv[1:]
    missing = None if is_pure else why_not_compiled()
    wanted = ["source", "pure"] if is_pure or missing else ["source", "pure", "compiled"]
    DIST.mkdir(exist_ok=True)
    for old in [*DIST.glob("tribes_tui-*.whl"), *DIST.glob("tribes_tui-*.tar.gz")]:
        old.unlink()
    with tempfile.TemporaryDirectory(prefix="tribes-wheel-") as place:
        for kind in wanted:
            if kind == "compiled":
                print("wheel: compiling the rules; this takes some minutes ...", flush=True)
            trouble = build(copy_to(Path(place, kind)), kind)
            if trouble is not None:
                print(f"{trouble}\nwheel: could not be built", file=sys.stderr)
                return 1
    if missing:
        print(f"wheel: only the pure one: {missing}", file=sys.stderr)
    os.environ["SOURCE_DATE_EPOCH"] = moment()
    sealed.main(DIST)
    for package in sorted(DIST.glob("tribes_tui-*")):
        print(f"dist/{package.name}  {package.stat().st_size / 1024:,.0f} KiB")
    return 0


if __name__ == "__main__":
    sys.exit(main())

"""The packages of `make packages`: what stands in them, and that they install, play, upgrade and go."""

from __future__ import annotations

import importlib.util
import json
import os
import re
import shutil
import statistics
import subprocess
import sys
import time
import zipfile
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest

from tests.install.__main__ import by_pip, interpreters
from tests.wheel.wheels import DIST, ROOT

PACKAGES = ROOT / ".ci/packages"
ADDRESS = "https://example.com/tribes/tribes"
LICENCE = "MIT License\n\nCopyright (c) 2026 Somebody\n\nAs you like.\n"
AT_MOST = 1.3
"""So many times as long as an installed one may the one file take to start."""


@pytest.fixture
def modules(monkeypatch: pytest.MonkeyPatch) -> dict[str, ModuleType]:
    """`.ci/packages`, by their names; they import each other as scripts do."""
    monkeypatch.syspath_prepend(str(PACKAGES))
    found = {}
    for name in ("built", "debian", "recipes"):
        spec = importlib.util.spec_from_file_location(name, PACKAGES / f"{name}.py")
        assert spec is not None
        assert spec.loader is not None
        found[name] = module = importlib.util.module_from_spec(spec)
        monkeypatch.setitem(sys.modules, name, module)
        spec.loader.exec_module(module)
    return found


def made_up(folder: Path, name: str, *needs: str, **files: str) -> Path:
    """A wheel of that name."""
    path = folder / f"{name.replace('-', '_')}-1.2.3-py3-none-any.whl"
    head = f"Metadata-Version: 2.4\nName: {name}\nVersion: 1.2.3\nSummary: Six games\nLicense-Expression: MIT\nRequires-Python: >=3.11\n"
    inside = f"{name.replace('-', '_')}-1.2.3.dist-info"
    with zipfile.ZipFile(path, "w") as archive:
        archive.writestr(f"{inside}/METADATA", head + "".join(f"Requires-Dist: {one}\n" for one in needs))
        archive.writestr(f"{inside}/licenses/LICENSE", LICENCE)
        archive.writestr(f"{inside}/RECORD", "")
        for file, text in files.items():
            archive.writestr(file.replace("__", "/") + ".py", text)
    return path


def test_recipes_say_what_the_wheel_says_and_the_hashes_of_what_is_published(
    modules: dict[str, ModuleType], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    built, recipes = modules["built"], modules["recipes"]
    needs = (
        "textual<8.3,>=8.2.8",
        "rich<16,>=14.3",
        "openskill<7,>=6.2",
        'filelock<5; sys_platform == "win32"',
        'asyncssh<3; extra == "ssh"',
    )
    game = built.wheel(made_up(tmp_path, "tribes-tui", *needs))
    (tmp_path / "tribes-1.2.3.exe").write_bytes(b"MZ")
    monkeypatch.setattr(recipes, "DIST", tmp_path)
    chosen = {"textual": {"url": "https://example.org/textual.whl", "hashes": {"sha256": "ab" * 32}}}
    monkeypatch.setattr(recipes, "locked", lambda needed: chosen if len(needed) == 3 else {})
    texts = {path.name: path.read_text(encoding="utf-8") for path in recipes.recipes(game, ADDRESS)}
    assert len(texts) == len([*(PACKAGES / "recipes").glob("*.in")]) == 8
    wheel, exe = built.sha256(game.path), built.sha256(tmp_path / "tribes-1.2.3.exe")
    released = f"{ADDRESS}/releases/download/v1.2.3"
    for name, text in texts.items():
        assert "@{" not in text
        assert "1.2.3" in text
        assert not re.search(r"(?m)\s+$", text.replace("\n", "")), name
        for address in re.findall(rf"{ADDRESS}/releases[^\s'\"]*", text):
            assert address.startswith((released, f"{ADDRESS}/releases/download/v$version"))
    for name in ("tribes.rb", "PKGBUILD", ".SRCINFO", "package.nix"):
        assert wheel in texts[name]
        assert f"{released}/{game.path.name}" in texts[name]
    assert 'url "https://example.org/textual.whl"\n    sha256 "' + "ab" * 32 in texts["tribes.rb"]
    assert "'python-textual>=8.2.8' 'python-textual<8.3' 'python-rich>=14.3' 'python-rich<16'" in texts["PKGBUILD"]
    assert "\tdepends = python-textual<8.3\n" in texts[".SRCINFO"]
    assert "[ textual rich openskill ]" in texts["package.nix"]
    scoop = json.loads(texts["tribes.json"])
    assert (scoop["hash"], scoop["url"]) == (exe, f"{released}/tribes-1.2.3.exe#/tribes.exe")
    assert exe.upper() in texts["Tribes.Tribes.installer.yaml"]


@pytest.mark.skipif(shutil.which("dpkg-deb") is None, reason="needs dpkg-deb")
def test_a_debian_package_holds_the_game_what_it_needs_and_everybodys_licence(
    modules: dict[str, ModuleType], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    built, debian = modules["built"], modules["debian"]
    monkeypatch.setattr(debian, "DIST", tmp_path)
    monkeypatch.setenv("DEBFULLNAME", "Ada")
    monkeypatch.setenv("DEBEMAIL", "ada@example.com")
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1790000000")
    game = built.wheel(made_up(tmp_path, "tribes-tui", tribes_tui__cli="def main(): print('played')\n"))
    rich = built.wheel(made_up(tmp_path, "rich", rich____init__=""))
    made = [debian.debian(game, [rich]).read_bytes() for _ in range(2)]
    assert made[0] == made[1], "two builds are the same bytes"
    package = tmp_path / "tribes_1.2.3-1_all.deb"
    fields = subprocess.run(["dpkg-deb", "--field", package], capture_output=True, text=True, check=True).stdout
    for field in (
        "Package: tribes",
        "Version: 1.2.3-1",
        "Depends: python3 (>= 3.11)",
        "Maintainer: Ada <ada@example.com>",
    ):
        assert field in fields.splitlines()
    tree = tmp_path / "tree"
    subprocess.run(["dpkg-deb", "--raw-extract", package, tree], check=True)
    copyright = (tree / "usr/share/doc/tribes/copyright").read_text(encoding="utf-8")
    assert copyright.count("License: MIT-of-") == 2
    assert copyright.count("As you like.") == 2
    assert (tree / "usr/games/tribes").stat().st_mode & 0o777 == 0o755
    for name in (
        "usr/lib/tribes/rich",
        "usr/share/man/man1/tribes.1.gz",
        "usr/share/fish/vendor_completions.d/tribes.fish",
    ):
        assert (tree / name).exists(), name
    sums = subprocess.run(
        ["md5sum", "--check", "--quiet", "DEBIAN/md5sums"], cwd=tree, capture_output=True, text=True, check=False
    )
    assert sums.returncode == 0, sums.stdout


# ---- The real ones, built by `make packages` -------------------------------------------------------


@pytest.fixture(scope="module")
def packages() -> Path:
    """Where they lie."""
    subprocess.run([sys.executable, ".ci/wheel.py", "--pure"], cwd=ROOT, check=True, stdout=subprocess.DEVNULL)
    done = subprocess.run(
        [sys.executable, ".ci/packages", "--repository", ADDRESS], cwd=ROOT, capture_output=True, text=True, check=False
    )
    if "No module named" in done.stderr:
        pytest.skip("needs what `sh .ci/setup release` installs")
    assert done.returncode == 0, done.stderr
    return DIST


def surroundings(folder: Path) -> dict[str, str]:
    kept = {
        name: value
        for name, value in os.environ.items()
        if not name.startswith(("PYTHON", "VIRTUAL_ENV", "TRIBES", "PEX"))
    }
    return {**kept, "HOME": str(folder), "TRIBES_HOME": str(folder / "tribes"), "PEX_ROOT": str(folder / "pex")}


@pytest.mark.soak
def test_one_file_plays_on_every_python_and_starts_as_fast_as_an_installed_game(packages: Path, tmp_path: Path) -> None:
    (file,) = packages.glob("tribes-*.pex")
    for python in interpreters():
        play = [python, file, "play", "indy", "--plain", "--seed", "3"]
        done = subprocess.run(
            play, env=surroundings(tmp_path), input="1\n1\n", capture_output=True, text=True, check=False, cwd="/"
        )
        assert done.returncode == 0, done.stderr
        assert "to decide:" in done.stdout
    (wheel,) = packages.glob("tribes_tui-*-py3-none-any.whl")
    programs = {"installed": by_pip(sys.executable, wheel, tmp_path), "one file": file}
    times: dict[str, list[float]] = {name: [] for name in programs}
    for turn in range(12):
        for name, program in programs.items():
            began = time.perf_counter()
            subprocess.run([program, "--version"], env=surroundings(tmp_path), check=True, stdout=subprocess.DEVNULL)
            times[name] += [time.perf_counter() - began] * (turn > 1)  # laid out and compiled by then
    told = {name: statistics.median(found) for name, found in times.items()}
    sys.stdout.write(f"\nstart: {' '.join(f'{name} {seconds * 1e3:.0f} ms' for name, seconds in told.items())}\n")
    if os.environ.get("TRIBES_TIMES"):
        assert told["one file"] <= AT_MOST * told["installed"]


def root_of(folder: Path) -> Iterator[str]:
    """A command's beginning that runs it in a clean Debian."""
    made = subprocess.run(
        ["debootstrap", "--variant=minbase", "--include=python3", "stable", str(folder)],
        capture_output=True,
        text=True,
        check=False,
    )
    if made.returncode:
        pytest.skip(f"a clean Debian can't be had here: {made.stdout[-300:]}")
    yield from (
        "chroot",
        str(folder),
        "env",
        "-i",
        "HOME=/root",
        "LANG=C.UTF-8",
        "PATH=/usr/sbin:/usr/bin:/sbin:/bin:/usr/games",
    )


@pytest.mark.soak
@pytest.mark.skipif(
    shutil.which("debootstrap") is None or getattr(os, "geteuid", lambda: 1)() != 0,
    reason="needs debootstrap, and root",
)
def test_the_debian_package_installs_plays_upgrades_and_goes(
    packages: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (package,) = packages.glob("tribes_*_all.deb")
    inside = [*root_of(tmp_path / "root")]

    def run(*command: str, typed: str = "") -> str:
        done = subprocess.run([*inside, *command], input=typed, capture_output=True, text=True, check=False)
        assert done.returncode == 0, (command, done.stdout[-500:], done.stderr[-1500:])
        return done.stdout

    shutil.copy(package, tmp_path / "root/tmp/first.deb")
    newer = tmp_path / "newer"
    subprocess.run(["dpkg-deb", "--raw-extract", package, newer], check=True)
    control = newer / "DEBIAN/control"
    control.write_text(re.sub(r"(?m)^Version: .*$", "Version: 99.0-1", control.read_text()), encoding="utf-8")
    subprocess.run(
        ["dpkg-deb", "--build", newer, tmp_path / "root/tmp/second.deb"], check=True, stdout=subprocess.DEVNULL
    )
    run("dpkg", "-i", "/tmp/first.deb")
    assert run("tribes", "--version").startswith("tribes ")
    assert "to decide:" in run("tribes", "play", "indy", "--plain", "--seed", "3", typed="1\n1\n")
    assert "easy" in run("tribes", "simulate", "indy", "--games", "1", "--seats", "bot:easy,bot:easy"), (
        "bots have a process"
    )
    run("dpkg", "-i", "/tmp/second.deb")
    assert "99.0-1" in run("dpkg", "--list", "tribes")
    assert "indy" in run("tribes", "saves"), "what was played is still there"
    run("dpkg", "--purge", "tribes")
    assert run("sh", "-c", "ls /usr/lib/tribes /usr/games/tribes 2>&1 || true").count("No such file") == 2


@pytest.mark.soak
@pytest.mark.skipif(shutil.which("lintian") is None, reason="needs lintian")
def test_lintian_finds_no_error(packages: Path) -> None:
    (package,) = packages.glob("tribes_*_all.deb")
    found = subprocess.run(["lintian", "--fail-on", "error", package], capture_output=True, text=True, check=False)
    assert found.returncode == 0, found.stdout


@pytest.mark.soak
@pytest.mark.parametrize(
    "command",
    [
        ("ruby", "-c", "homebrew/tribes.rb"),
        ("shellcheck", "-s", "bash", "aur/PKGBUILD"),
        ("nix-instantiate", "--parse", "nix/package.nix"),
    ],
)
def test_recipes_are_well_formed_where_that_can_be_asked(packages: Path, command: tuple[str, ...]) -> None:
    if shutil.which(command[0]) is None:
        pytest.skip(f"needs {command[0]}")
    done = subprocess.run(command, cwd=packages / "recipes", capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr

"""Recipes for other systems' installers, into `dist/recipes/`, from the wheel's own metadata: names, versions, addresses, hashes."""

from __future__ import annotations

import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path
from string import Template
from typing import Any

from built import DIST, Wheel, sha256
from packaging.requirements import Requirement

HERE = Path(__file__).parent / "recipes"
FOLDERS = {
    "tribes.rb": "homebrew", "PKGBUILD": "aur", "SRCINFO": "aur", "package.nix": "nix", "tribes.json": "scoop",
    "Tribes.Tribes.yaml": "winget", "Tribes.Tribes.installer.yaml": "winget", "Tribes.Tribes.locale.en-US.yaml": "winget",
}  # fmt: skip


def recipes(game: Wheel, repository: str) -> list[Path]:
    """Write them all; their paths. `repository`: where the project lives, and its releases."""
    exe = DIST / f"tribes-{game.version}.exe"
    releases = f"{repository}/releases/download/v{game.version}"
    facts = {
        "version": game.version, "summary": str(game.about["Summary"]), "homepage": repository, "licence": game.licence,
        "wheel": game.path.name, "wheel_url": f"{releases}/{game.path.name}", "wheel_sha256": sha256(game.path),
        "exe_url": f"{releases}/{exe.name}", "exe_sha256": sha256(exe), "exe_sha256_upper": sha256(exe).upper(),
        "resources": "\n".join(_resources(game)), "arch_needs": " ".join(f"'{one}'" for one in _arch(game)),
        "arch_needs_lines": "\n".join(f"\tdepends = {one}" for one in _arch(game)),
        "nix_needs": " ".join(one.name for one in game.needs),
    }  # fmt: skip
    written = []
    for name, folder in FOLDERS.items():
        path = DIST / "recipes" / folder / (".SRCINFO" if name == "SRCINFO" else name)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(_Recipe((HERE / f"{name}.in").read_text(encoding="utf-8")).substitute(facts), encoding="utf-8")
        written.append(path)
    return written


class _Recipe(Template):
    """`@{name}` stands for a fact: `$` means something in most of these languages."""

    pattern = r"@(?:(?P<escaped>(?!))|(?P<named>(?!))|\{(?P<braced>\w+)\}|(?P<invalid>(?!)))"  # type: ignore[assignment]


def _arch(game: Wheel) -> Iterator[str]:
    """What it needs, as Arch calls it, each bound by itself."""
    yield "python"
    for one in game.needs:
        yield from (
            f"python-{one.name}{bound.operator}{bound.version}"
            for bound in sorted(one.specifier, key=str, reverse=True)
        )


def _resources(game: Wheel) -> Iterator[str]:
    """Homebrew's list of all that is needed: the wheels that are chosen today, from where the index keeps them."""
    for name, found in sorted(locked(game.needs).items()):
        yield f'  resource "{name}" do\n    url "{found["url"]}"\n    sha256 "{found["hashes"]["sha256"]}"\n  end\n'


def locked(needs: list[Requirement]) -> dict[str, Mapping[str, Any]]:
    """Name -> the pure wheel of each package that is needed, with those that they need: `url` and `hashes`."""
    with tempfile.TemporaryDirectory(prefix="tribes-lock-") as place:
        asked, answer = Path(place, "needs.in"), Path(place, "pylock.toml")
        asked.write_text("".join(f"{one}\n" for one in needs), encoding="utf-8")
        uv = [
            sys.executable,
            "-m",
            "uv",
            "pip",
            "compile",
            "--quiet",
            "--universal",
            "--python-version",
            "3.11",
            "--format",
            "pylock.toml",
        ]
        subprocess.run([*uv, "--output-file", str(answer), str(asked)], check=True)
        packages = tomllib.loads(answer.read_text(encoding="utf-8"))["packages"]
    return {one["name"]: next(file for file in one["wheels"] if "none-any.whl" in str(file)) for one in packages}

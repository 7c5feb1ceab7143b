"""`make release VERSION=1.2.3`: write the version and the changelog's heading, or say what is missing for a release.

Commits nothing: look at the difference, commit, tag it `v1.2.3`, and push the tag; the workflow `release` does the rest.
"""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from datetime import date
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
HEADING = "## Unreleased"
NUMBER = re.compile(r"(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)")


def project() -> dict[str, object]:
    """What pyproject.toml says."""
    return tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def asked(*command: str) -> str:
    """What git says; "" when it fails."""
    return subprocess.run(["git", *command], cwd=ROOT, capture_output=True, text=True, check=False).stdout.strip()


def missing(version: str, settings: dict[str, dict[str, object]], changelog: str) -> list[str]:
    """What stands against a release of `version`, a line each."""
    found = []
    if not NUMBER.fullmatch(version):
        return [f"{version!r} is no version: make release VERSION=1.2.3"]
    now = str(settings["project"]["version"])
    if tuple(map(int, version.split("."))) < tuple(map(int, now.split("."))):
        found.append(f"{version} is older than {now}")
    if f"## {version} " in changelog:
        found.append(f"CHANGELOG.md tells of {version} already")
    _, _, rest = changelog.partition(HEADING + "\n")
    if not rest.partition("\n## ")[0].strip():
        found.append(f"CHANGELOG.md has nothing under {HEADING!r}")
    if not settings["tool"]["publishing"]["repository"]:  # type: ignore[index]
        found.append("pyproject.toml doesn't say where the project lives: [tool.publishing] repository")
    return found


def unsettled(version: str) -> list[str]:
    """What stands against it in the checkout."""
    found = []
    if asked("status", "--porcelain"):
        found.append("there are changes that are not committed")
    if asked("tag", "--list", f"v{version}"):
        found.append(f"there is a tag v{version} already")
    for name in ("SECURITY.md", "CITATION.cff", "LICENSE", ".github/workflows/release.yml", ".ci/locked/release.txt"):
        if not (ROOT / name).exists():
            found.append(f"{name} is missing")
    if subprocess.run(["make", "--silent", "check"], cwd=ROOT, capture_output=True, check=False).returncode:
        found.append("make check fails")
    return found


def write(version: str) -> None:
    """Put the version and today where they belong."""
    for name, pattern, new in (
        ("pyproject.toml", r'(?m)^version = ".*"$', f'version = "{version}"'),
        ("CITATION.cff", r"(?m)^version: .*$", f"version: {version}"),
        ("CHANGELOG.md", rf"(?m)^{HEADING}$", f"{HEADING}\n\n## {version} ({date.today().isoformat()})"),
    ):
        path = ROOT / name
        text, count = re.subn(pattern, new, path.read_text(encoding="utf-8"), count=1)
        assert count == 1, name
        path.write_text(text, encoding="utf-8")


def main(version: str) -> int:
    """Write, or refuse; the exit code."""
    changelog = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    found = missing(version, project(), changelog)  # type: ignore[arg-type]
    found += unsettled(version) if NUMBER.fullmatch(version) else []
    for line in found:
        print(f"release: {line}", file=sys.stderr)
    if found:
        return 2
    write(version)
    print(f"release: {version} is written; look, commit, then: git tag v{version} && git push origin v{version}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1] if len(sys.argv) > 1 else ""))

"""A release is refused while something is missing, and packages hold what they should."""

from __future__ import annotations

import json
import os
import re
import runpy
import tarfile
import zipfile
from pathlib import Path
from typing import Any

import pytest

from tests.wheel.wheels import ROOT

CI = ROOT / ".ci"
COMPLETE = {
    "project": {"version": "0.1.0"},
    "tool": {"publishing": {"repository": "https://example.com/tribes/tribes"}},
}
CHANGELOG = "# Changelog\n\n## Unreleased\n\n- New.\n\n## 0.1.0 (2026-01-01)\n"


def refusals(version: str, changelog: str = CHANGELOG, **settings: Any) -> list[str]:
    found: list[str] = runpy.run_path(str(CI / "release.py"))["missing"](version, {**COMPLETE, **settings}, changelog)
    return found


def test_a_release_that_lacks_nothing_is_not_refused() -> None:
    assert refusals("0.2.0") == []


@pytest.mark.parametrize(
    ("found", "said"),
    [
        (refusals("next"), "no version"),
        (refusals("0.0.9"), "older than 0.1.0"),
        (refusals("0.1.0"), "tells of 0.1.0 already"),
        (refusals("0.2.0", "# Changelog\n\n## Unreleased\n\n## 0.1.0 (2026-01-01)\n\n- Old.\n"), "nothing under"),
        (refusals("0.2.0", tool={"publishing": {"repository": ""}}), "where the project lives"),
    ],
)
def test_what_is_missing_is_told(found: list[str], said: str) -> None:
    (line,) = found
    assert said in line


def test_readme_of_an_index_has_no_address_that_leads_nowhere(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("setuptools.setup", lambda **_: None)
    monkeypatch.chdir(ROOT)
    readme = runpy.run_path("setup.py")["readme"]
    for address in ("", "https://example.com/tribes/tribes"):
        targets = re.findall(r"\]\(([^)]*)\)", readme(address))
        assert all(target.startswith("https://") for target in targets)
        assert bool(targets) == bool(address)
    assert "![The home screen](https://example.com/tribes/tribes/raw/HEAD/screenshots/" in readme(address)


def test_sealed_packages_are_the_same_whoever_built_them(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    seal = runpy.run_path(str(CI / "sealed.py"))
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1790000000")
    made = []
    for number, order in enumerate((["rules/a.py", "rules/b.so"], ["rules/b.so", "rules/a.py"])):
        folder = tmp_path / str(number)
        folder.mkdir()
        wheel, source = folder / "tribes_tui-1.0-py3-none-any.whl", folder / "tribes_tui-1.0.tar.gz"
        with zipfile.ZipFile(wheel, "w") as archive:
            for name in order:
                archive.writestr(zipfile.ZipInfo(name, (1990 + number, 1, 1, 0, 0, 0)), name)
            head = "Metadata-Version: 2.4\nName: tribes-tui\nVersion: 1.0\nLicense-Expression: MIT\n"
            archive.writestr("tribes_tui-1.0.dist-info/METADATA", head + "Requires-Dist: textual<9,>=8.2\n")
            archive.writestr("tribes_tui-1.0.dist-info/RECORD", "")
        with tarfile.open(source, "w:gz") as packed:
            for name in order:
                (folder / "file").write_text(name)
                os.utime(folder / "file", (number, number))
                packed.add(folder / "file", name)
        seal["main"](folder)
        made.append((wheel.read_bytes(), source.read_bytes()))
    assert made[0] == made[1]
    with zipfile.ZipFile(wheel) as archive:
        bill = json.loads(archive.read("tribes_tui-1.0.dist-info/sboms/tribes.cdx.json"))
        assert "tribes_tui-1.0.dist-info/sboms/tribes.cdx.json,sha256=" in archive.read(archive.namelist()[-1]).decode()
    assert [part["name"] for part in bill["components"]] == ["textual", "mypyc lib-rt"]


@pytest.mark.soak
def test_the_bill_of_materials_is_valid() -> None:
    validation = pytest.importorskip("cyclonedx.validation.json")
    from cyclonedx.schema import SchemaVersion

    seal = runpy.run_path(str(CI / "sealed.py"))
    head = (
        b"Metadata-Version: 2.4\nName: tribes-tui\nVersion: 1.0\nLicense-Expression: MIT\nRequires-Dist: rich<16,>=14\n"
    )
    bill = seal["bill"]({"x.dist-info/METADATA": head, "rules/a.so": b""}, "x.dist-info", "x.whl")
    assert validation.JsonStrictValidator(SchemaVersion.V1_6).validate_str(json.dumps(bill)) is None


def test_no_lock_names_an_index_and_every_package_has_hashes() -> None:
    for path in (CI / "locked").glob("*.txt"):
        text = path.read_text()
        assert "://" not in text
        assert "--index" not in text
        for package in re.split(r"\n(?=[a-z0-9])", text.partition("make lock\n")[2]):
            assert "--hash=sha256:" in package, package[:60]

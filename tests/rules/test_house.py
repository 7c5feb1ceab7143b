"""The rules' house: which games there are stands in two places, which agree, and no game knows another."""

from __future__ import annotations

import ast
import re
import tomllib
from itertools import permutations
from pathlib import Path

import grimp
import pytest

from rules.core.registry import PACKAGES

ROOT = Path(__file__).resolve().parents[2]
RULES = sorted((ROOT / "rules").rglob("*.py"))


@pytest.fixture(scope="module")
def graph() -> grimp.ImportGraph:
    return grimp.build_graph("rules", exclude_type_checking_imports=False)


def test_the_rooms_are_asked_of_every_game_in_the_registry():
    contracts = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["importlinter"]["contracts"]
    (rooms,) = [
        contract for contract in contracts if "containers" in contract and "evaluation | notation" in contract["layers"]
    ]
    assert sorted(rooms["containers"]) == sorted(PACKAGES.values())


def test_no_game_of_the_registry_imports_another(graph):
    for one, other in permutations(PACKAGES.values(), 2):
        assert not graph.direct_import_exists(importer=one, imported=other, as_packages=True), (one, other)


def test_games_are_listed_nowhere_else_in_what_builds_the_package():
    text = (ROOT / "setup.py").read_text()
    assert not [package for package in PACKAGES.values() if re.search(rf"\b{package.rpartition('.')[2]}\b", text)]
    pyproject = (ROOT / "pyproject.toml").read_text()
    assert all(pyproject.count(f'"{package}"') == 1 for package in ("rules.tribe", "rules.indy", "rules.five_tribes"))


def test_modules_are_found_by_name_in_the_registry_alone():
    """And the check of a game: what its package shows is the client's to try, where that is installed."""
    finders = {path.relative_to(ROOT).as_posix() for path in RULES if "import_module" in path.read_text()}
    assert finders == {"rules/check/__main__.py", "rules/core/registry.py"}


def test_no_import_of_a_game_is_for_types_alone():
    games = [ROOT.joinpath(*package.split(".")) for package in PACKAGES.values()]
    for path in [path for folder in games for path in folder.rglob("*.py")]:
        names = {node.id for node in ast.walk(ast.parse(path.read_text())) if isinstance(node, ast.Name)}
        assert "TYPE_CHECKING" not in names, path

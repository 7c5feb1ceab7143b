"""Nothing in the box goes untested: every ruling, event, development, achievement, power and special tile has a test that names it."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from rules.rise_of_tribes.components.actions import word
from rules.rise_of_tribes.components.box import EVENTS, GOALS, POWERS, SPECIAL

FOLDER = Path(__file__).parent
NOT_BY_NAME = {"test_coverage.py", "test_random.py", "test_medium.py", "test_words.py", "test_load.py"}
"""Files whose tests name things without playing them."""

RULINGS = [f"a{n}" for n in range(1, 49)]


def trees() -> Iterator[tuple[str, ast.Module]]:
    """Every file whose tests play."""
    for path in sorted(FOLDER.rglob("test_*.py")):
        if path.name not in NOT_BY_NAME:
            yield path.name, ast.parse(path.read_text(encoding="utf-8"))


def functions() -> Iterator[tuple[str, ast.FunctionDef]]:
    """Every test function: its file and its tree."""
    for file, tree in trees():
        for node in tree.body:
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                yield file, node


def strings(node: ast.AST) -> set[str]:
    """The texts in a piece of code."""
    return {n.value for n in ast.walk(node) if isinstance(n, ast.Constant) and isinstance(n.value, str)}


@cache
def constants() -> dict[tuple[str, str], set[str]]:
    """(File, name) -> the texts in what a file calls by that name."""
    return {
        (file, target.id): strings(node.value)
        for file, tree in trees()
        for node in tree.body
        if isinstance(node, ast.Assign)
        for target in node.targets
        if isinstance(target, ast.Name)
    }


@cache
def played() -> dict[str, set[str]]:
    """Test that asserts something -> the texts in it, its parameters and the constants it uses; docstrings aside."""
    found = {}
    for file, node in functions():
        nodes = list(ast.walk(node))
        if any(isinstance(n, ast.Assert) for n in nodes):
            names = {n.id for n in nodes if isinstance(n, ast.Name)}
            texts = set().union(*(constants().get((file, name), set()) for name in names))
            found[f"{file}::{node.name}"] = texts | strings(node) - {ast.get_docstring(node, clean=False)}
    return found


@cache
def marked() -> dict[str, set[str]]:
    """Section or ruling -> the tests that are marked with it."""
    found: dict[str, set[str]] = {}
    for file, node in functions():
        for mark in node.decorator_list:
            texts = strings(mark)
            if isinstance(mark, ast.Call) and "rise_of_tribes" in texts:
                for section in texts - {"rise_of_tribes"}:
                    found.setdefault(section, set()).add(f"{file}::{node.name}")
    return found


@pytest.mark.parametrize("ruling", RULINGS)
def test_every_ruling_has_a_marked_test(ruling: str) -> None:
    assert marked().get(ruling), ruling


@pytest.mark.parametrize("name", [*EVENTS, *GOALS, *POWERS, *SPECIAL])
def test_everything_in_the_box_is_played_by_name(name: str) -> None:
    """In a position (by its name) or as an order (in notation)."""
    users = [test for test, texts in played().items() if any(_names(text, name) for text in texts)]
    assert users, name


def _names(text: str, name: str) -> bool:
    return text == name or word(name) in text.split()


def test_the_check_can_fail() -> None:
    assert not [test for test, texts in played().items() if any(_names(text, "Dragon" + "s") for text in texts)]
    assert marked().get("a99") is None

"""What mypyc would compile to something else, found in the text: seen once in a thousand games, or never."""

from __future__ import annotations

import ast

from tests.wheel.wheels import ROOT


def trees() -> list[ast.Module]:
    return [ast.parse(path.read_text(encoding="utf-8")) for path in sorted((ROOT / "rules").rglob("*.py"))]


def clashes(modules: list[ast.Module]) -> list[str]:
    """Calls with a keyword that is also the name of a positional-only parameter: compiled code drops it from `**rest`."""
    functions = [node for tree in modules for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
    only = {node.name: {arg.arg for arg in node.args.posonlyargs} for node in functions if node.args.kwarg}
    found = []
    for call in (node for tree in modules for node in ast.walk(tree) if isinstance(node, ast.Call)):
        name = call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
        found += [f"{name}({word.arg}=)" for word in call.keywords if word.arg in only.get(name, ())]
    return found


def test_no_keyword_is_named_like_a_positional_only_parameter() -> None:
    assert clashes(trees()) == []


def test_such_a_keyword_is_found() -> None:
    text = "def tell(kind, player=None, /, **public): ...\ntell('rob', 1, player=2)\n"
    assert clashes([ast.parse(text)]) == ["tell(player=)"]

"""Every single fault that can be planted into the functions of a module, as a replacement of a piece of its text."""

from __future__ import annotations

import ast
from dataclasses import replace

from tests.mutants.source.mutant import Mutant
from tests.mutants.source.syntax import blocks, header, is_docstring, is_sequence, lines, parts
from tests.mutants.source.text import Text

COMPARE = {
    ast.Lt: ("<=", ">="),
    ast.LtE: ("<", ">"),
    ast.Gt: (">=", "<="),
    ast.GtE: (">", "<"),
    ast.Eq: ("!=",),
    ast.NotEq: ("==",),
    ast.Is: ("is not",),
    ast.IsNot: ("is",),
    ast.In: ("not in",),
    ast.NotIn: ("in",),
}
OPERATE = {
    ast.Add: "-",
    ast.Sub: "+",
    ast.Mult: "+",
    ast.Div: "*",
    ast.FloorDiv: "*",
    ast.Mod: "//",
    ast.Pow: "*",
    ast.BitAnd: "|",
    ast.BitOr: "&",
    ast.BitXor: "|",
    ast.LShift: ">>",
    ast.RShift: "<<",
}
CALLS = {"min": "max", "max": "min", "any": "all", "all": "any"}
FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef, ast.Lambda)


def mutants(module: str, source: bytes) -> list[Mutant]:
    """All faults for a module, in the order of its text."""
    finder = _Finder(module, source)
    finder.look(ast.parse(source), ())
    found: dict[str, Mutant] = {}
    counted: dict[tuple[str, str, str, str, int], int] = {}
    for mutant in sorted(finder.found, key=lambda mutant: (mutant.start, mutant.end, mutant.text)):
        if mutant.id not in found:
            nth = counted[mutant.fingerprint] = counted.get(mutant.fingerprint, 0) + 1
            found[mutant.id] = replace(mutant, nth=nth)
    return list(found.values())


class _Finder:
    """Walks a module and notes its faults; `function` is the path of names to the function around a node."""

    def __init__(self, module: str, source: bytes) -> None:
        self.module = module
        self.source = Text(source)
        self.found: list[Mutant] = []
        self.lines = (1, 1)
        self.function: tuple[str, ...] = ()
        self.scope: ast.AST = ast.Pass()

    def look(self, node: ast.AST, path: tuple[str, ...]) -> None:
        """Look at a node outside of every function."""
        if isinstance(node, FUNCTIONS):
            self._enter(node, path)
            return
        inner = (*path, node.name) if isinstance(node, ast.ClassDef) else path
        for child in ast.iter_child_nodes(node):
            self.look(child, inner)

    def _enter(self, node: ast.AST, path: tuple[str, ...]) -> None:
        name = "<lambda>" if isinstance(node, ast.Lambda) else getattr(node, "name", "")
        outside = self.function, self.scope, self.lines
        self.function, self.scope = (*path, name), node
        if isinstance(node, ast.Lambda):
            if not outside[0]:
                self.lines = lines(node)
            self._expression(node.body)
        else:
            self._block(getattr(node, "body", []))
        self.function, self.scope, self.lines = outside

    def _block(self, statements: list[ast.stmt]) -> None:
        for statement in statements:
            if not isinstance(statement, ast.Assert) and not is_docstring(statement):
                self._statement(statement)

    def _statement(self, node: ast.stmt) -> None:
        """A statement's own faults, then those of its expressions and of the statements in it."""
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            self._enter(node, (*self.function, "<locals>"))
            return
        if isinstance(node, ast.ClassDef):
            return
        own = list(parts(node))
        self.lines = header(node, own)
        if self._can_be_left_out(node):
            start, end = self.source.span(node)
            self._note("left out", start, end, "pass" + "\n" * self.source.data[start:end].count(b"\n"))
        if isinstance(node, ast.AugAssign) and not is_sequence(node.value):
            self._operator(node.op, node.target, node.value, "=")
        if isinstance(node, ast.If | ast.While):
            self._negate(node.test)
        for part in own:
            self.lines = header(node, own)
            self._expression(part)
        for block in blocks(node):
            self._block(block)

    def _can_be_left_out(self, node: ast.stmt) -> bool:
        """Statements whose absence is not seen at once because a name would have no value, or the function none."""
        if isinstance(node, ast.Return):
            body = getattr(self.scope, "body", [])
            return node is not body[-1]
        if isinstance(node, ast.Assign):
            return all(self._keeps_a_value(target) for target in node.targets)
        if isinstance(node, ast.AnnAssign):
            return node.value is not None and self._keeps_a_value(node.target)
        if isinstance(node, ast.Expr):
            return not isinstance(node.value, ast.Yield | ast.YieldFrom) or self._yields() > 1
        return isinstance(node, ast.AugAssign | ast.Delete | ast.Raise | ast.Continue | ast.Break)

    def _keeps_a_value(self, target: ast.expr) -> bool:
        if isinstance(target, ast.Tuple | ast.List):
            return all(self._keeps_a_value(part) for part in target.elts)
        if not isinstance(target, ast.Name):
            return True
        bound = [n for n in ast.walk(self.scope) if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Store)]
        arguments = [n.arg for n in ast.walk(self.scope) if isinstance(n, ast.arg)]
        return [n.id for n in bound].count(target.id) + arguments.count(target.id) > 1

    def _yields(self) -> int:
        return sum(isinstance(node, ast.Yield | ast.YieldFrom) for node in ast.walk(self.scope))

    def _expression(self, node: ast.AST) -> None:
        if isinstance(node, ast.JoinedStr):
            return
        if isinstance(node, ast.Lambda):
            self._enter(node, (*self.function, "<locals>"))
            return
        self._faults_of(node)
        for child in ast.iter_child_nodes(node):
            self._expression(child)

    def _faults_of(self, node: ast.AST) -> None:
        match node:
            case ast.Compare():
                sides = [node.left, *node.comparators]
                for op, left, right in zip(node.ops, sides, sides[1:], strict=False):
                    for other in COMPARE[type(op)]:
                        self._between("compare", left, right, other)
            case ast.BoolOp():
                for left, right in zip(node.values, node.values[1:], strict=False):
                    self._between("logic", left, right, "or" if isinstance(node.op, ast.And) else "and")
            case ast.UnaryOp(op=ast.Not()):
                start, end = self.source.first_token(node)
                self._note("negate", start, end + 1, "")
            case ast.IfExp():
                self._negate(node.test)
            case ast.comprehension():
                for condition in node.ifs:
                    self._negate(condition)
            case ast.BinOp() if not is_sequence(node.left) and not is_sequence(node.right):
                self._operator(node.op, node.left, node.right)
            case ast.Constant(value=bool() as value):
                self._note("constant", *self.source.span(node), str(not value))
            case ast.Constant(value=int() | float() as value):
                for near in (value + 1, value - 1):
                    self._note("constant", *self.source.span(node), str(near) if near >= 0 else f"({near})")
            case ast.Call(func=ast.Name(id=name)) if name in CALLS:
                self._note("call", *self.source.span(node.func), CALLS[name])
            case ast.Call(func=ast.Name(id="range")) if node.args and not isinstance(node.args[0], ast.Starred):
                self._range(node.args[:2][-1])

    def _range(self, stop: ast.expr) -> None:
        if not isinstance(stop, ast.Constant):
            start, end = self.source.span(stop)
            bound = self.source.data[start:end].decode()
            for change in ("+ 1", "- 1"):
                self._note("range", start, end, f"({bound}) {change}")

    def _negate(self, test: ast.expr) -> None:
        """Conditions that are one comparison or one `not` have faults of their own that negate them."""
        if isinstance(test, ast.UnaryOp) and isinstance(test.op, ast.Not):
            return
        if not (isinstance(test, ast.Compare) and len(test.ops) == 1):
            start, end = self.source.span(test)
            self._note("negate", start, end, f"(not ({self.source.data[start:end].decode()}))")

    def _operator(self, op: ast.operator, left: ast.expr, right: ast.expr, assigns: str = "") -> None:
        other = OPERATE.get(type(op))
        if other is not None:
            self._between("operate", left, right, other + assigns)

    def _between(self, kind: str, left: ast.expr, right: ast.expr, text: str) -> None:
        self._note(kind, *self.source.operator(left, right), text)

    def _note(self, kind: str, start: int, end: int, text: str) -> None:
        source, (first, last) = self.source, self.lines
        line, column = source.place(start)
        end_line = source.place(end)[0]
        from_, to = source.starts[line - 1], source.starts[end_line]
        before = source.data[from_:to]
        after = source.data[from_:start] + text.encode() + source.data[end:to]
        short, changed = (" ".join(text_of_lines.decode().split()) for text_of_lines in (before, after))
        name, last = ".".join(self.function), max(last, end_line)
        self.found.append(Mutant(self.module, name, line, column, kind, start, end, text, first, last, short, changed))

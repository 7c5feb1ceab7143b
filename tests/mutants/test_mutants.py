"""The tool itself, on a small package with faults of every kind."""

from __future__ import annotations

import ast
import json
from collections import Counter
from pathlib import Path
from textwrap import dedent

import pytest

from rules.core.registry import PACKAGES
from tests.mutants import __main__ as command, subject as subjects
from tests.mutants.report import Account, Explanations, write
from tests.mutants.results import Kept, Result
from tests.mutants.sample import planned, shares, spread
from tests.mutants.source.faults import mutants
from tests.mutants.source.mutant import Mutant
from tests.mutants.subject import Subject

COUNTING = '''\
from functools import lru_cache


def square(n):
    """Only the table asks for it, while the module is imported."""
    return n * n


TABLE = [square(n) for n in (2, 3)]
NEXT = {"next": lambda n: n + 1}


def larger(a, b):
    return a if a > b else b


@lru_cache
def halves(n):
    def half(m):
        return m / 2

    return half(n)


def emptied(number):
    while number:
        number -= 1
    return "Tribù"


def unasked(a, b):
    return a and b
'''

CHECKS = """\
from sample import counting

HALF = counting.halves(8)  # it is in the cache before any fault is planted


def test_all():
    assert counting.TABLE == [4, 9]
    assert counting.NEXT["next"](1) == 2
    assert counting.larger(1, 2) == counting.larger(2, 1) == 2
    assert counting.halves(8) == 4
    assert counting.emptied(3) == "Tribù"
"""

EQUAL = {
    "module": "sample.counting",
    "function": "larger",
    "before": "return a if a > b else b",
    "after": "return a if a >= b else b",
    "why": "of equals, either is the larger",
}


def found(source: str) -> list[Mutant]:
    return mutants("m", dedent(source).encode())


def changes(source: str) -> set[str]:
    """What each fault makes of its line."""
    return {mutant.after for mutant in found(source)}


@pytest.fixture
def sample(tmp_path: Path) -> Subject:
    for name, text in {"sample/__init__.py": "", "sample/counting.py": COUNTING, "checks/test_all.py": CHECKS}.items():
        path = tmp_path / name
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return Subject("sample", str(tmp_path), {"sample.counting": "sample/counting.py"}, (), ("checks",))


def plant(sample: Subject, *more: str) -> tuple[int, dict[str, str], str]:
    """Plant everything there is: the exit code, what became of each change, the report."""
    root = Path(sample.root)
    options = ["--grace=0.2", f"--report={root}/REPORT.md", f"--explained={root}/explained.json", f"--kept={root}/kept"]
    code = command.run([sample], command.parser().parse_args([*options, *more]))
    results = Kept(root / "kept", sample).of_today()
    outcomes = {mutant.after: results[mutant.id].outcome for mutant in planned(sample, 300, 1)}
    return code, outcomes, (root / "REPORT.md").read_text(encoding="utf-8")


def test_each_fault_of_a_package_has_its_outcome(sample: Subject, capfd: pytest.CaptureFixture[str]) -> None:
    (Path(sample.root) / "explained.json").write_text(json.dumps([EQUAL]), encoding="utf-8")
    code, outcomes, report = plant(sample, "--jobs=2")
    assert outcomes.pop("return n + n") == "caught"  # only a new process sees it: 2 + 2, 3 + 3
    assert outcomes.pop('NEXT = {"next": lambda n: n - 1}') == "caught"
    assert outcomes.pop('NEXT = {"next": lambda n: n + 0}') == "caught"
    assert outcomes.pop('NEXT = {"next": lambda n: n + 2}') == "caught"
    assert outcomes.pop("return m * 2") == "caught"
    assert outcomes.pop("return m / 1") == outcomes.pop("return m / 3") == "caught"
    assert outcomes.pop("return a if a <= b else b") == "caught"
    assert outcomes.pop("return a if a >= b else b") == "survived"
    assert outcomes.pop("number -= 0") == outcomes.pop("number += 1") == outcomes.pop("pass") == "timeout"
    assert outcomes.pop("number -= 2") == "timeout"
    assert outcomes.pop("while (not (number)):") == "survived"
    assert outcomes.pop("return a or b") == "survived"
    assert not outcomes
    assert code == 1
    assert "| sample | 1 | 15 | 8 | 4 | 2 | 1 | 85.7% |" in report
    assert "`sample.counting.unasked`, line 32, logic (no test runs this line)" in report
    assert "+ return a or b\n" in report
    assert "of equals, either is the larger" in report
    capfd.readouterr()

    (Path(sample.root) / "checks/test_all.py").write_text(CHECKS.replace("HALF", "WAS"), encoding="utf-8")
    assert plant(sample)[2] == report
    assert "15 faults, 3 to be planted" in capfd.readouterr().out, "what was caught is not planted again"


def test_tests_that_fail_without_a_fault_are_told(sample: Subject, capfd: pytest.CaptureFixture[str]) -> None:
    (Path(sample.root) / "checks/test_all.py").write_text("def test_wrong():\n    assert False\n", encoding="utf-8")
    options = command.parser().parse_args([f"--kept={sample.root}/kept", f"--report={sample.root}/REPORT.md"])
    assert command.run([sample], options) == 2
    assert "fails before any fault is planted: checks/test_all.py::test_wrong" in capfd.readouterr().out


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("return a < b", {"return a <= b", "return a >= b"}),
        ("return a not in b", {"return a in b"}),
        ("return (a) is not (b)", {"return (a) is (b)"}),
        ("return not a", {"return a"}),
        ("return a and b and c", {"return a or b and c", "return a and b or c"}),
        ("return max(a, b)", {"return min(a, b)"}),
        ("return -7", {"return -8", "return -6"}),
        ("return True", {"return False"}),
        ("return range(a.n)", {"return range((a.n) + 1)", "return range((a.n) - 1)"}),
        ("return a & b", {"return a | b"}),
        ("return [*a] + [1]", {"return [*a] + [2]", "return [*a] + [0]"}),
        ("return f'{a + 1}'", set()),
        ("assert a < b", set()),
        ("'Text.'", set()),
        ("x: Final[1] = a", set()),
        ("a: int = c()", {"pass"}),
        ("a[b] = c()", {"pass"}),
    ],
)
def test_faults_of_a_line(line: str, expected: set[str]) -> None:
    assert changes(f"def f(a, b, c):\n    {line}\n") == expected


def test_every_fault_is_a_program_of_as_many_lines_and_another_one() -> None:
    source = Path(subjects.__file__).read_bytes()
    plain = ast.dump(ast.parse(source))
    every = mutants("m", source)
    assert every
    for mutant in every:
        planted = mutant.planted(source)
        assert planted.count(b"\n") == source.count(b"\n")
        assert ast.dump(ast.parse(planted)) != plain


def test_statements_are_left_out_where_that_is_not_an_error_at_once() -> None:
    source = """
        LIMIT = 3

        def f(a, b=4):
            '''Docstring.'''
            once = a()
            a.call(
                once,
            )
            if b:
                return once
            return once
        """
    left_out = [mutant for mutant in found(source) if mutant.kind == "left out"]
    assert [mutant.before for mutant in left_out] == ["a.call( once, )", "return once"]
    planted = left_out[0].planted(dedent(source).encode())
    assert planted.count(b"\n") == dedent(source).count("\n")
    assert {mutant.kind for mutant in found(source)} == {"left out", "negate"}


def test_names_hold_while_lines_move() -> None:
    source = "class C:\n    def f(self, a):\n        self.x = a\n        a()\n        self.x = a\n"
    first, moved = found(source), found("\n\n" + source)
    assert [mutant.fingerprint for mutant in first] == [mutant.fingerprint for mutant in moved]
    assert first[0].fingerprint == ("m", "C.f", "self.x = a", "pass", 1)
    assert first[-1].fingerprint == ("m", "C.f", "self.x = a", "pass", 2)
    assert first[0].id == "m:3:8 left out pass"


def test_a_sample_is_the_same_for_the_same_seed_and_spread_over_lines(sample: Subject) -> None:
    names = [mutant.id for mutant in planned(sample, 6, 1)]
    assert len(names) == 6
    assert names == [mutant.id for mutant in planned(sample, 6, 1)]
    assert any(names != [mutant.id for mutant in planned(sample, 6, seed)] for seed in (2, 3, 4))
    every = mutants("sample.counting", COUNTING.encode())
    lines = {mutant.line for mutant in every}
    assert {mutant.line for mutant in spread(every, "1")[: len(lines)]} == lines


def test_modules_get_their_share_by_size() -> None:
    assert shares({"a": 30, "b": 10, "c": 0}, {"a": 90, "b": 40, "c": 0}, 8) == {"a": 6, "b": 2, "c": 0}
    assert shares({"a": 30, "b": 10}, {"a": 3, "b": 40}, 8) == {"a": 3, "b": 5}
    assert shares({"a": 30, "b": 10}, {"a": 3, "b": 2}, 8) == {"a": 3, "b": 2}


@pytest.mark.parametrize("game", PACKAGES)
def test_every_game_has_mechanics_and_tests(game: str) -> None:
    subject = Subject.of_game(game)
    assert len(planned(subject, 300, 1)) == 300
    assert all((Path(subject.root) / test).exists() for test in subject.tests)


def test_a_room_for_mechanics_is_all_there_is_to_plant_in(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("one/mechanics/__init__.py", "one/mechanics/turn.py", "one/position.py", "two/duel/mechanics.py"):
        (tmp_path / "rules" / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / "rules" / name).touch()
    for name in ("two/columns.py", "two/cards.py"):
        (tmp_path / "rules" / name).touch()
    monkeypatch.setattr(subjects, "ROOT", tmp_path)
    monkeypatch.setattr(subjects, "PACKAGES", {"one": "rules.one", "duel": "rules.two.duel"})
    assert list(Subject.of_game("one").modules) == ["rules.one.mechanics", "rules.one.mechanics.turn"]
    assert list(Subject.of_game("duel").modules) == ["rules.two.columns", "rules.two.duel.mechanics"]
    assert list(Subject.of_game("one", "pos*").modules) == ["rules.one.position"]
    assert Subject.of_game("one").tests[:2] == ("tests/rules/one", "tests/rules/test_battery.py")
    assert Subject.of_game("duel").tests[:2] == ("tests/rules/duel", "tests/rules/two")


def test_a_report_keeps_the_other_games(tmp_path: Path) -> None:
    path = tmp_path / "REPORT.md"
    nothing = Explanations(tmp_path / "none.json")
    mutant = found("def f(a):\n    return a < 1\n")[0]
    lost, seen = (Result(mutant.id, outcome, "t", 0.1) for outcome in ("survived", "caught"))
    write([Account("tribe", 1, [mutant], {mutant.id: lost}, nothing)], path)
    before = path.read_text(encoding="utf-8")
    write([Account("indy", 1, [mutant], {mutant.id: lost}, nothing)], path)
    write([Account("indy", 1, [], {}, nothing), Account("tribe", 2, [mutant], {mutant.id: seen}, nothing)], path)
    write([Account("tribe", 1, [mutant], {mutant.id: lost}, nothing)], path)
    after = path.read_text(encoding="utf-8")
    assert [row for row in after.splitlines() if row.startswith("| tribe")] == [
        "| tribe | 1 | 1 | 0 | 0 | 1 | 0 | 0.0% |"
    ]
    assert "| indy | 1 | 0 |" in after
    assert before[before.index("## tribe") :] == after[after.index("## tribe") :]


def test_explanations_that_no_longer_hold_are_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "explained.json"
    mutant, other = found("def f(a):\n    return a < b\n")
    gone = {"module": "m", "function": "f", "before": "return a > b", "after": "return a >= b", "why": "?"}
    here = {"module": "m", "function": "f", "before": mutant.before, "after": mutant.after, "why": "?"}
    path.write_text(json.dumps([gone, here]), encoding="utf-8")
    results = {each.id: Result(each.id, "caught", "test_it", 0.1) for each in (mutant, other)}
    account = Account("m", 1, [mutant, other], results, Explanations(path))
    assert account.counts == Counter(caught=2)
    assert command.told(account, [mutant, other]) == 1
    told = capsys.readouterr().out
    assert "an explanation fits no line of m.f: return a > b -> return a >= b" in told
    assert f"explained, yet seen by test_it: {mutant.id}" in told


def test_results_hold_for_the_texts_they_were_got_from(sample: Subject) -> None:
    root = Path(sample.root)
    for result in (Result("a", "caught", "t", 0.1), Result("b", "survived", "t", 0.1), Result("c", "caught", "", 0.1)):
        Kept(root, sample).add(result)
    assert list(Kept(root, sample).of_today()) == ["a", "b", "c"]
    (root / "checks/test_all.py").write_text(CHECKS + "\n", encoding="utf-8")
    assert list(Kept(root, sample).of_today({"t"})) == ["a", "c"]
    assert list(Kept(root, sample).of_today({"another"})) == ["c"]
    (root / "sample/counting.py").write_text(COUNTING + "\n", encoding="utf-8")
    assert list(Kept(root, sample).of_today({"t"})) == []


def test_a_line_that_was_cut_off_is_not_a_result(sample: Subject) -> None:
    kept = Kept(Path(sample.root), sample)
    kept.add(Result("a", "caught", "t", 0.1))
    kept.add(Result("b", "survived", "t", 0.1))
    kept.path.write_text(kept.path.read_text(encoding="utf-8")[:-5], encoding="utf-8")
    kept.add(Result("c", "caught", "t", 0.1))
    assert list(kept.of_today()) == ["a", "c"]

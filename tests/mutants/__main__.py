"""Plants single faults into the mechanics of the games and reports which of them no test sees: `make mutants`.

    make mutants ARGS='--game tribe --count 300'

The report is `tests/mutants/REPORT.md`; a survivor is killed by a test, or explained in `tests/mutants/explained.json` if
it cannot change anything (module, function, before and after as the report has them, and why; `nth` where the same
change stands more than once in a function). Exit code 1: fewer than 95 % caught, or an explanation that does not hold.
Results are kept in `.mutants/`: a run that was broken off goes on, and after a change of tests only the survivors are
planted again.
"""

from __future__ import annotations

import argparse
import os
import statistics
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from rules.core.registry import PACKAGES
from tests.mutants import report
from tests.mutants.report import Account, Explanations
from tests.mutants.results import Kept
from tests.mutants.sample import planned
from tests.mutants.source.faults import mutants
from tests.mutants.source.mutant import Mutant
from tests.mutants.subject import ROOT, Subject


def parser() -> argparse.ArgumentParser:
    """The command line."""
    parser = argparse.ArgumentParser("mutants", description="plant single faults; see which of them no test sees")
    parser.add_argument(
        "--game", action="append", choices=list(PACKAGES), help="a game; may be repeated (default: all)"
    )
    parser.add_argument("--count", type=int, default=300, help="faults a game (default: 300)")
    parser.add_argument("--seed", type=int, default=1, help="another seed chooses other faults (default: 1)")
    parser.add_argument("--jobs", type=int, default=1, help="faults tried at once (default: 1)")
    parser.add_argument(
        "--grace", type=float, default=2.0, help="seconds a test may take besides ten times its usual time"
    )
    parser.add_argument(
        "--modules", help="modules of the package to plant in instead of the mechanics, such as 'evaluation*'"
    )
    parser.add_argument("--fresh", action="store_true", help="plant all of them again, whatever was kept")
    parser.add_argument("--report", type=Path, help="where the report goes (with --modules: .mutants/REPORT.md)")
    parser.add_argument("--explained", type=Path, default=report.EXPLAINED, help="where the explanations are")
    parser.add_argument("--kept", type=Path, default=ROOT / ".mutants", help="where results are kept")
    return parser


def main(arguments: Sequence[str] | None = None) -> int:
    """Plant, report; 0 when enough was caught."""
    options = parser().parse_args(arguments)
    if options.report is None:
        options.report = options.kept / "REPORT.md" if options.modules else report.REPORT
    subjects = [Subject.of_game(game, options.modules) for game in options.game or PACKAGES]
    try:
        return run(subjects, options)
    except KeyboardInterrupt:
        print("broken off; the same command goes on from here")
        return 130


def run(subjects: Sequence[Subject], options: argparse.Namespace) -> int:
    """Plant in each subject, then report on all of them."""
    explanations = Explanations(options.explained)
    code = 0
    for subject in subjects:
        account = planted(subject, options, explanations)
        if account is None:
            return 2
        report.write([account], options.report)
        code = max(code, told(account, [m for name in subject.modules for m in mutants(name, subject.source(name))]))
    return code


def planted(subject: Subject, options: argparse.Namespace, explanations: Explanations) -> Account | None:
    """Plant in one subject, in a process of its own; nothing when that fails."""
    kept = Kept(options.kept, subject)
    if options.fresh:
        kept.clear()
    told = [subject.json(), options.count, options.seed, options.jobs, options.grace, options.kept.resolve()]
    command = [sys.executable, "-m", "tests.mutants.trial.plant", *(str(argument) for argument in told)]
    environment = {**os.environ, "PYTHONHASHSEED": "0"}  # the same order of sets in every run
    if subprocess.run(command, cwd=ROOT, env=environment, check=False).returncode:
        return None
    plan = planned(subject, options.count, options.seed)
    return Account(subject.name, options.seed, plan, kept.of_today(), explanations)


def told(account: Account, every: Sequence[Mutant]) -> int:
    """Print how a game did; 1 when that is not enough."""
    seconds = [account.results[mutant.id].seconds for mutant in account.mutants]
    counts = ", ".join(f"{count} {outcome}" for outcome, count in sorted(account.counts.items()))
    print(f"{account.game}: {counts}; {account.share:.1%} of those not explained are seen", end="")
    print(f"; {statistics.median(seconds or [0]):.2f} s a fault (median), {sum(seconds):.0f} s in all")
    stale = account.explanations.without_mutant(list(every))
    for module, function, before, after, _ in stale:
        print(f"{account.game}: an explanation fits no line of {module}.{function}: {before} -> {after}")
    for mutant in account.contradicted:
        print(f"{account.game}: explained, yet seen by {account.results[mutant.id].by}: {mutant.id}")
    return int(account.share < report.WANTED or bool(stale) or bool(account.contradicted))


if __name__ == "__main__":
    sys.exit(main())

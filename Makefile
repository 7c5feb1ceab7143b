# Everything needs only Python >= 3.11 and make; paths are relative, so the checkout may move or hold spaces.
PY := .venv/bin/python
ARGS ?=

.PHONY: help play test check bench shots snapshots soak wheel rules-coverage mutants format clean

help:
	@echo "make play            start the game"
	@echo "make test            format, lint, types, import rules, and all quick tests"
	@echo "make check           format, lint, types and import rules only"
	@echo "make soak            the slow tests"
	@echo "make bench           our speed beside our peers' (ARGS='rules' for one part)"
	@echo "make wheel           the package: a pure wheel, and one with compiled rules, in dist/"
	@echo "make shots           draw every screen into screenshots/ (ARGS='home indy --into FOLDER --png')"
	@echo "make snapshots       take the screens as they are for the snapshot tests; look at the difference"
	@echo "make rules-coverage  sections and rulings that no test is marked for"
	@echo "make mutants         single faults planted in the rules that no test sees (ARGS='--game tribe --count 300')"
	@echo "make format          format the code"

play:
	@sh .ci/setup play
	@$(PY) -m tribes_tui $(ARGS)

# The tests start hundreds of programs: compiled modules are kept for them, whatever the environment says.
test: check
	PYTHONDONTWRITEBYTECODE= $(PY) -m pytest -n 4 tests

check:
	@sh .ci/setup dev
	$(PY) -m ruff format --check .
	$(PY) -m ruff check .
	$(PY) -m mypy
	.venv/bin/lint-imports

soak:
	@sh .ci/setup dev
	PYTHONDONTWRITEBYTECODE= $(PY) -m pytest -n 2 -m soak tests

bench:
	@sh .ci/setup bench
	$(PY) -m tests.bench $(ARGS)

wheel:
	@sh .ci/setup wheel
	@$(PY) .ci/wheel.py

shots:
	@sh .ci/setup dev
	$(PY) -m tests.shots $(ARGS)

snapshots:
	@sh .ci/setup dev
	TRIBES_SNAPSHOTS=write $(PY) -m pytest -q -n 2 tests/table/test_snapshots.py
	git diff --stat tests/table/snapshots

rules-coverage:
	@sh .ci/setup dev
	$(PY) -m tests.rules_coverage

mutants:
	@sh .ci/setup dev
	$(PY) -m tests.mutants $(ARGS)

format:
	@sh .ci/setup dev
	$(PY) -m ruff format .
	$(PY) -m ruff check --fix .

clean:
	rm -rf .venv build dist *.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis

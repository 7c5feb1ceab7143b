# Everything needs only Python >= 3.11 and make; paths are relative, so the checkout may move or hold spaces.
PY := .venv/bin/python
ARGS ?=

.PHONY: help play test test-compiled check bench dataset puzzles shots snapshots soak wheel packages lock bounds licences release install-tests docs browse casts rules-coverage mutants format clean

help:
	@echo "make play            start the game"
	@echo "make test            format, lint, types, import rules, and all quick tests"
	@echo "make test-compiled   the tests of the rules with compiled rules (ARGS='-n 2 tests/adapters')"
	@echo "make check           format, lint, types and import rules only"
	@echo "make soak            the slow tests"
	@echo "make bench           our speed beside our peers' (ARGS='rules' for one part)"
	@echo "make dataset         games between bots of each level as records, with a card and figures, in build/dataset (ARGS='--games 100')"
	@echo "make wheel           the packages: source, a pure wheel, and one with compiled rules, in dist/"
	@echo "make packages        one file to carry, a Debian package, and recipes for other systems, in dist/"
	@echo "make install-tests   install them by pip, pipx and uv, as one file and as a Debian package, and play"
	@echo "make bounds          the tests with the lowest and the newest of what we depend on"
	@echo "make licences        the licence of every package that comes with the game"
	@echo "make lock            write .ci/locked anew: the packages of development, by their hashes"
	@echo "make release VERSION=1.2.3  the version and the changelog of a release; refuses when something is missing"
	@echo "make docs            the site, in build/site, from what stands in the repository; its links are checked"
	@echo "make browse          the site, page by page in Chromium: axe, widths, keys (ARGS=FOLDER draws each page)"
	@echo "make casts           record the site's moving pictures anew"
	@echo "make puzzles         look for puzzles in games between bots (ARGS='indy --games 60'; ARGS=--check looks at them again)"
	@echo "make shots           draw every screen into screenshots/ (ARGS='home indy --into FOLDER --png')"
	@echo "make snapshots       take the screens as they are for the snapshot tests; look at the difference"
	@echo "make rules-coverage  sections and rulings that no test is marked for"
	@echo "make mutants         single faults planted in the rules that no test sees (ARGS='--game tribe --count 300')"
	@echo "make format          format the code"
	@echo "make clean           take away .venv, build, dist and the caches of the tools"

play:
	@sh .ci/setup play
	@$(PY) -m tribes_tui $(ARGS)

# The tests start hundreds of programs: compiled modules are kept for them, whatever the environment says.
# What failed is tried once more when all is done and, where it passes then, named as unsteady at the end: programs, pipes and
# terminals of a busy machine are among what is tested. UNSTEADY=0 allows nothing.
UNSTEADY ?= 1
test:
	@sh .ci/setup dev
	@# Types are looked at beside the tests: a processor would be idle else. Where many tests are new, as in a fresh checkout, each of
	@# the four workers would compile them for itself: one does it first.
	@mkdir -p build; $(MAKE) --no-print-directory check >build/check.log 2>&1 & checks=$$!; \
		export PYTHONDONTWRITEBYTECODE=; \
		if [ ! -e build/tests-compiled ] || [ $$(find tests -name '*.py' -newer build/tests-compiled | wc -l) -gt 40 ]; then \
			$(PY) -m pytest --collect-only -qq -p no:cacheprovider tests >/dev/null 2>&1; touch build/tests-compiled; \
		fi; \
		$(PY) -m pytest -n 4 --dist worksteal tests; tested=$$?; \
		if [ $$tested = 1 ] && [ $(UNSTEADY) != 0 ]; then \
			echo "What failed, once more; what passes now is unsteady:"; \
			$(PY) -m pytest -n 2 --last-failed --last-failed-no-failures none -rp tests; tested=$$?; \
		fi; \
		wait $$checks; checked=$$?; cat build/check.log; exit $$((tested | checked))

test-compiled:
	@sh .ci/setup dev
	@$(PY) -m tests.wheel.suite $(ARGS)

check:
	@sh .ci/setup dev
	$(PY) -m ruff format --check .
	$(PY) -m ruff check .
	$(PY) -m compile_words check
	$(PY) -m mypy
	.venv/bin/lint-imports
	.venv/bin/zizmor --quiet --offline --no-progress .github
	.venv/bin/check-jsonschema --builtin-schema vendor.github-workflows .github/workflows/*.yml
	.venv/bin/check-jsonschema --builtin-schema vendor.compose-spec tribes_tui/server/keeping/cluster/compose.yaml
	.venv/bin/hadolint tribes_tui/server/keeping/Containerfile tribes_tui/server/keeping/cluster/Containerfile .ci/packages/Containerfile

soak:
	@sh .ci/setup soak
	PYTHONDONTWRITEBYTECODE= $(PY) -m pytest -n 2 -m soak tests
	PYTHONDONTWRITEBYTECODE= TRIBES_THOROUGH=1 $(PY) -m pytest -n 2 -k contract tests

bench:
	@sh .ci/setup bench
	$(PY) -m tests.bench $(ARGS)

dataset:
	@sh .ci/setup dev
	$(PY) -m tests.dataset $(ARGS)

wheel:
	@sh .ci/setup wheel
	@$(PY) .ci/wheel.py

packages: wheel
	@sh .ci/setup release
	@$(PY) .ci/packages $(ARGS)

install-tests: wheel
	@sh .ci/setup release
	$(PY) -m tests.install $(ARGS)
	$(PY) -m pytest -s -m soak tests/install/test_packages.py

bounds:
	@sh .ci/setup release
	@sh .ci/bounds

licences:
	@sh .ci/setup dev
	@$(PY) .ci/licences.py

lock:
	@sh .ci/setup release
	@sh .ci/lock

release:
	@sh .ci/setup release
	@$(PY) .ci/release.py $(VERSION)

docs:
	@sh .ci/setup docs
	$(PY) docs/assemble.py build/site-source
	$(PY) -m sphinx -q -W --keep-going -E -b html build/site-source build/site
	$(PY) docs/check.py build/site

browse: docs
	@sh .ci/setup browser
	$(PY) docs/browse.py build/site $(ARGS)

casts:
	@sh .ci/setup dev
	$(PY) -m docs.record $(ARGS)

puzzles:
	@sh .ci/setup dev
	$(PY) -m tests.puzzles $(ARGS)

shots:
	@sh .ci/setup dev
	$(PY) -m tests.shots $(ARGS)

snapshots:
	@sh .ci/setup dev
	TRIBES_SNAPSHOTS=write $(PY) -m pytest -q -n 2 tests/table/test_snapshots.py tests/screens/test_snapshots.py
	git diff --stat tests/table/snapshots tests/screens/snapshots

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
